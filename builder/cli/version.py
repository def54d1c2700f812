"""`muster --version`: the version, and with -v where each of the five packages is."""

from __future__ import annotations

from importlib.machinery import PathFinder
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from builder.cli.lines import say_text

PACKAGES = ("builder", "schemas", "catalogs", "templates", "output")
HOME = Path(__file__).parent.parent.parent


def print_version(verbose: bool) -> int:
    """Prints the version, with `verbose` the five paths too; 2 where a package is hidden, else 0."""
    try:
        number = version("musterpress")
    except PackageNotFoundError:
        number = "(not installed, run from its source)"
    say_text(f"musterpress {number}")
    if verbose:
        for package in PACKAGES:
            say_text(f"  {package:<10}{place(package) or 'not found'}")
    wrong = hidden()
    if wrong:
        say_text(hidden_message(wrong), err=True)
    return 2 if wrong else 0


def place(package: str) -> Path | None:
    """The folder that `import package` takes, without importing it."""
    spec = PathFinder.find_spec(package)
    if spec is None:
        return None
    if spec.origin:
        return Path(spec.origin).parent
    return next((Path(folder) for folder in spec.submodule_search_locations or ()), None)


def hidden() -> dict[str, Path | None]:
    """Our packages that something else of the same name hides: name and what is found instead."""
    found = {package: place(package) for package in PACKAGES}
    return {
        package: where
        for package, where in found.items()
        if where is None or where.resolve() != (HOME / package).resolve()
    }


def hidden_message(wrong: dict[str, Path | None]) -> str:
    """What to do about hidden packages."""
    lines = [
        f"{package}: {where or 'nothing'} is found instead of {HOME / package}"
        for package, where in wrong.items()
    ]
    lines.append(
        "Another package of that name hides ours; install musterpress in an environment of its own."
    )
    return "\n".join(lines)
