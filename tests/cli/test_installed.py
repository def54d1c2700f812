"""The installed command in real processes: from a wheel and as an editable install."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="session")
def wheel_muster(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`muster` from a wheel in a fresh environment, with the packages it needs from this one."""
    folder = tmp_path_factory.mktemp("wheel")
    # Where the build backend is at hand the wheel is built offline, else its build fetches it.
    alone = ["--no-isolation"] if find_spec("hatchling") else []
    build = [sys.executable, "-m", "build", "--wheel", *alone, "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True, timeout=300)
    (wheel,) = folder.glob("*.whl")
    home = folder / "environment"
    venv.create(home, with_pip=False, symlinks=os.name != "nt")
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-index"]
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True, capture_output=True, timeout=300)
    (site,) = home.rglob("site-packages")
    # A path in a .pth file brings the packages there, but not our own editable install.
    (site / "needed.pth").write_text(sysconfig.get_path("purelib"))
    return python.with_name("muster.exe" if os.name == "nt" else "muster")


@pytest.fixture
def editable_muster() -> Path:
    """`muster` of the environment that the tests run in."""
    return Path(sysconfig.get_path("scripts")) / "muster"


@pytest.fixture(params=["wheel_muster", "editable_muster"])
def muster_file(request: pytest.FixtureRequest) -> Path:
    """The installed command, both ways."""
    found: Path = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with folders named like ours, and a module with a mistake in it."""
    for name in ("output", "schemas", "catalogs"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise RuntimeError('not this one')")
    return tmp_path


def run(muster: Path, *arguments: str, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """The command run as a process, its output as text."""
    environment = {**os.environ, **more}
    return subprocess.run(
        [str(muster), *arguments],
        cwd=cwd,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_the_wheel_brings_its_own_five_packages(wheel_muster: Path, folder: Path) -> None:
    result = run(wheel_muster, "--version", "-v", cwd=folder)
    assert result.returncode == 0, result.stderr
    assert str(wheel_muster.parent.parent) in result.stdout
    assert str(ROOT / "builder") not in result.stdout


def test_folders_named_like_ours_are_not_taken(muster_file: Path, folder: Path) -> None:
    result = run(muster_file, "--version", "-v", cwd=folder)
    assert result.returncode == 0, result.stderr
    assert str(folder) not in result.stdout


def test_a_warband_is_made_checked_and_printed(
    muster_file: Path, folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    home = str(tmp_path_factory.mktemp("home"))
    at_home = {"HOME": home, "XDG_DATA_HOME": home, "XDG_CACHE_HOME": home}
    for command in (
        ("new", "core-1e", "-o", "levy.yaml", "--name", "Levy", "--limit", "250"),
        ("add", "levy.yaml", "knight", "--name", "Sir Odo", "--role", "army-commander"),
        ("add", "levy.yaml", "spearman", "--count", "3", "--squad", "First lance"),
        ("check", "levy.yaml"),
        ("print", "levy.yaml", "-o", "levy.pdf", "--strict"),
        ("print", "core-1e/border-levy", "-o", "cards/", "--format", "svg"),
        ("export", "levy.yaml", "--to", "json"),
        ("schema", "roster"),
    ):
        result = run(muster_file, *command, cwd=folder, **at_home)
        assert result.returncode == 0, result.stderr
    assert (folder / "levy.pdf").read_bytes().startswith(b"%PDF")


def test_a_bug_is_a_traceback_and_a_mistake_is_not(editable_muster: Path, folder: Path) -> None:
    result = run(editable_muster, "cost", "nowhere.yaml", cwd=folder)
    assert result.returncode == 2
    assert "Traceback" not in result.stderr
    assert result.stderr.startswith("nowhere.yaml: ")


def test_the_version_takes_no_fifth_of_a_second(editable_muster: Path, folder: Path) -> None:
    assert cpu_seconds(editable_muster, "--version", cwd=folder) < 0.2


def cpu_seconds(muster: Path, *arguments: str, cwd: Path) -> float:
    """The least CPU time that three runs of a command took."""
    resource = pytest.importorskip("resource", reason="no CPU times on this system")

    def spent() -> float:
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return float(usage.ru_utime + usage.ru_stime)

    times = []
    for _ in range(3):
        before = spent()
        run(muster, *arguments, cwd=cwd)
        times.append(spent() - before)
    return min(times)


def test_a_wheel_brings_the_game_to_begin_from(wheel_muster: Path, folder: Path) -> None:
    made = run(wheel_muster, "catalog", "new", "tides", cwd=folder)
    assert made.returncode == 0, made.stderr
    template = [one for one in (ROOT / "templates" / "game").rglob("*.yaml") if one.is_file()]
    written = [one for one in (folder / "tides").rglob("*") if one.is_file()]
    assert {one.relative_to(folder / "tides") for one in written} == {
        one.relative_to(ROOT / "templates" / "game") for one in template
    }
    assert written
    for words in (("catalog", "check", "tides"), ("catalog", "test", "tides")):
        result = run(wheel_muster, *words, cwd=folder)
        assert result.returncode == 0, result.stdout + result.stderr
