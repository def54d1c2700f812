"""The public API, as somebody uses it who has read the README and nothing else."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SCRIPT = """\
import sys
from builder import build, check, load_catalog, load_roster
from output import card_faces, impose, load_layout, load_sheet, write_pdf

catalog = load_catalog("core-1e")
warband = build(load_roster(sys.argv[1]), catalog)
print(warband.total, [finding.code for finding in check(warband, catalog)])
layout = load_layout("poker")
faces = [face for f in warband.fighters for face in card_faces(f, warband.system, layout)]
write_pdf(impose(faces, load_sheet("a4")), sys.argv[2])
"""
ROSTER = """\
system: core-1e
limit: {points: 40}
fighters:
  - {unit: knight, with: [shield]}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a roster and the script."""
    (tmp_path / "levy.yaml").write_text(ROSTER)
    (tmp_path / "script.py").write_text(SCRIPT)
    return tmp_path


def test_a_strangers_script_of_ten_lines_costs_checks_and_prints(folder: Path) -> None:
    command = [sys.executable, "script.py", "levy.yaml", "levy.pdf"]
    said = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=True)
    assert said.stdout.startswith("{'points': 61} [")
    assert "C3-SHIELD-HEAVY" in said.stdout
    assert (folder / "levy.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.slow
def test_the_script_is_typed(folder: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", str(folder / "script.py")]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert said.returncode == 0, said.stdout


def test_the_script_of_the_readme_runs(folder: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (script,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    (folder / "script.py").write_text(script)
    subprocess.run([sys.executable, "script.py"], cwd=folder, capture_output=True, check=True)
    assert (folder / "levy.pdf").exists()


def test_the_calls_are_functions_whatever_was_imported_before() -> None:
    script = "import builder.build, builder.check; from builder import build, check; "
    shown = subprocess.run(
        [sys.executable, "-c", f"{script} print(callable(build), callable(check))"],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert shown.stdout.strip() == "True True"


def test_asking_for_the_version_imports_nothing_heavy() -> None:
    heavy = "pydantic yaml jinja2 reportlab uharfbuzz cairosvg pypdfium2 PIL".split()
    script = (
        "import sys; from builder.cli import muster; "
        "muster(['--version'], standalone_mode=False); "
        f"print([name for name in {heavy} if name in sys.modules])"
    )
    shown = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True
    )
    assert shown.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("command", "unused"),
    [
        ("cost core-1e/border-levy", "jinja2 reportlab uharfbuzz cairosvg pypdfium2 PIL"),
        ("check core-1e/border-levy", "jinja2 reportlab uharfbuzz cairosvg pypdfium2 PIL"),
        ("print core-1e/border-levy -o x.pdf", "cairosvg pypdfium2"),
    ],
)
def test_a_command_imports_only_what_it_uses(folder: Path, command: str, unused: str) -> None:
    script = (
        "import sys; from builder.cli import muster; "
        f"muster({command.split()}, standalone_mode=False); "
        f"print([name for name in {unused.split()} if name in sys.modules])"
    )
    shown = subprocess.run(
        [sys.executable, "-c", script],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert shown.stdout.splitlines()[-1] == "[]"
