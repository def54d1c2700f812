"""`muster catalog`: for those who write a game down."""

from __future__ import annotations

import click

from builder.cli.answer import say_json
from builder.cli.group import Suggesting
from builder.cli.lines import say_text, short
from builder.cli.options import force_option, json_option


@click.group("catalog", cls=Suggesting, short_help="Make, check and test a game of your own.")
def command() -> None:
    """Make a game of your own: a folder of YAML files that is checked, tested and printed.

    \b
    Example:
      muster catalog new my-game
      muster catalog check my-game
      muster catalog test my-game
    """


@command.command("new", short_help="Begin a game that works at once.")
@click.argument("name", metavar="NAME")
@click.option(
    "-o", "--output", metavar="DIR", help="The folder to make; else it is NAME, here or as a path."
)
@force_option
def new(name: str, output: str | None, force: bool) -> None:
    """Make a folder with a small invented game: commented files that check, test and print at once,
    to be replaced piece by piece.

    The id of the game is NAME in lower case with hyphens, without the folders before it.

    \b
    Example:
      muster catalog new my-game
      muster catalog new tides -o games/tides
    """
    from builder.cli.author.starter import start_game

    say_text("\n".join(start_game(name, output, force).lines()))


@command.command("check", short_help="Find every fault in a game's files.")
@click.argument("folder", metavar="DIR")
@json_option
def check(folder: str, as_json: bool) -> None:
    """Say every error and warning in the files of a catalog, with line, column and what to do; and
    in its `samples/` and `cases/`.

    DIR is the catalog's folder, or the id of a game system. Exit code 0: no errors, 1: errors, 2:
    no such folder, or no game system in it.

    \b
    Example:
      muster catalog check my-game
      muster catalog check core-1e --json
    """
    from builder.cli.author.linting import lint_catalog

    linted = lint_catalog(folder)
    if as_json:
        say_json(linted.answer())
    else:
        unusable = linted.exit_code == 2
        for problem in linted.problems:
            say_text(short(str(problem)), err=unusable)
        say_text(f"{folder}: {linted.summary()}", err=unusable)
    raise click.exceptions.Exit(linted.exit_code)


@command.command("test", short_help="Run a game's cases, and build a warband of each unit.")
@click.argument("folder", metavar="DIR")
@json_option
def test(folder: str, as_json: bool) -> None:
    """Run the cases of a catalog, check its samples, and try to build a legal warband of each size
    and with each unit.

    A case is a small roster in `cases/` and what must come of it. A sample in `samples/` must not be
    illegal, unless it accepts its findings. Where no legal warband is found, limits that are each
    fine may be impossible together: what remains in the way is said. It is a search, and no proof.
    Exit code 0: all is well, 1: something failed, 2: the catalog, a case or a sample cannot be read.

    \b
    Example:
      muster catalog test my-game
      muster catalog test core-1e --json
    """
    from builder.cli.author.testing import try_catalog

    tested = try_catalog(folder)
    if as_json:
        say_json(tested.answer())
    else:
        say_text("\n".join(tested.lines()))
        for problem in tested.problems:
            say_text(short(str(problem)), err=True)
    raise click.exceptions.Exit(tested.exit_code)
