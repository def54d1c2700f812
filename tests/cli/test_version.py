"""`muster` itself: its version, its help, and what it does when another package hides ours."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from builder.cli import muster
from builder.cli.version import PACKAGES


def test_version_prints_name_and_number() -> None:
    result = CliRunner().invoke(muster, ["--version"])
    assert result.exit_code == 0
    assert result.output.startswith("musterpress ")


def test_verbose_version_prints_where_the_five_packages_are() -> None:
    result = CliRunner().invoke(muster, ["--version", "-v"])
    home = Path(__file__).parents[2]
    for package in PACKAGES:
        assert str(home / package) in result.output


def test_a_package_that_hides_ours_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "schemas").mkdir()
    (tmp_path / "schemas" / "__init__.py").touch()
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    result = CliRunner().invoke(muster, ["--version", "-v"])
    assert result.exit_code == 2
    assert f"schemas: {tmp_path / 'schemas'} is found instead of" in result.stderr


def test_a_folder_without_code_hides_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "output").mkdir()
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    assert CliRunner().invoke(muster, ["--version", "-v"]).exit_code == 0


def test_without_a_command_the_help_is_printed() -> None:
    result = CliRunner().invoke(muster, [])
    assert result.exit_code == 0
    assert "Example:" in result.output


def test_an_unknown_command_is_a_usage_error() -> None:
    result = CliRunner().invoke(muster, ["chekc"])
    assert result.exit_code == 2
    assert "did you mean check?" in result.stderr


def test_a_hidden_package_is_told_in_its_place_by_the_command_that_needs_it(
    tmp_path: Path,
) -> None:
    (tmp_path / "schemas").mkdir()
    (tmp_path / "schemas" / "__init__.py").touch()
    script = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from builder.cli import main; main()"
    )
    for arguments in (["cost", "core-1e/border-levy"], ["--version", "-v"]):
        said = subprocess.run(
            [sys.executable, "-c", script, *arguments],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert said.returncode == 2
        assert "is found instead of" in said.stderr
        assert "Traceback" not in said.stderr
