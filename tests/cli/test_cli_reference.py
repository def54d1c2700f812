"""docs/cli.md says what the commands say."""

from __future__ import annotations

import difflib
import importlib.util
from pathlib import Path

import pytest

from builder.cli.app import COMMANDS, muster

ROOT = Path(__file__).parents[2]


def test_the_reference_is_what_the_help_says_now() -> None:
    script = ROOT / "scripts" / "write_cli_reference.py"
    spec = importlib.util.spec_from_file_location("write_cli_reference", script)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    written, said = module.TARGET.read_text("utf-8").splitlines(), module.reference().splitlines()
    changed = "\n".join(
        difflib.unified_diff(written, said, "docs/cli.md", "help", lineterm="", n=0)
    )
    run = "docs/cli.md is stale: run .venv/bin/python scripts/write_cli_reference.py"
    assert not changed, f"{run}\n{changed}"


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_help_with_an_example(name: str) -> None:
    command = muster.get_command(None, name)  # type: ignore[arg-type]
    assert command is not None
    assert command.help
    assert "Example:" in command.help
    assert f"muster {name}" in command.help


@pytest.mark.parametrize("name", COMMANDS)
def test_each_option_has_help(name: str) -> None:
    command = muster.get_command(None, name)  # type: ignore[arg-type]
    assert command is not None
    for parameter in command.params:
        if parameter.param_type_name == "option":
            assert getattr(parameter, "help", None), f"{name} {parameter.opts}"
