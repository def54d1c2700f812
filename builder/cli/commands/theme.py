"""`muster theme`: for those who want a look of their own."""

from __future__ import annotations

from pathlib import Path

import click

from builder.cli.answer import say_json
from builder.cli.group import Suggesting
from builder.cli.lines import say_text, short
from builder.cli.options import FOLDER, force_option, json_option

templates_option = click.option(
    "--templates", type=FOLDER, metavar="DIR", help="A folder of your own themes and drawings."
)


@click.group("theme", cls=Suggesting, short_help="Make and check a look of your own.")
def command() -> None:
    """Make a look of your own: colours, fonts and drawings in a folder that cards are printed with.

    \b
    Example:
      muster theme list
      muster theme new grim
      muster theme check grim -o grim.png
    """


@command.command("list", short_help="List the themes that there are.")
@templates_option
@json_option
def list_(templates: Path | None, as_json: bool) -> None:
    """List the themes found: shipped ones and your own, and where yours are.

    \b
    Example:
      muster theme list
      muster theme list --templates grim
    """
    from builder.cli.table import columns
    from builder.cli.theme.listing import list_themes, themes_answer

    themes = list_themes(templates)
    if as_json:
        say_json(themes_answer(themes))
    else:
        say_text(columns((theme.name, theme.title, theme.origin) for theme in themes))


@command.command("new", short_help="Begin a theme that prints at once.")
@click.argument("name", metavar="NAME")
@click.option(
    "-o", "--output", metavar="DIR", help="The folder to make; else it is NAME, here or as a path."
)
@force_option
def new(name: str, output: str | None, force: bool) -> None:
    """Make a folder with a theme that is like Signal, commented, and with a copy of its drawing in
    parts: it prints at once, and README.md says what may be changed.

    \b
    Example:
      muster theme new grim
      muster theme new night-watch -o looks/night-watch
    """
    from builder.cli.theme.starter import start_theme

    say_text("\n".join(start_theme(name, output, force).lines()))


@command.command("check", short_help="Find every fault in a theme and its drawing.")
@click.argument("word", metavar="NAME|DIR")
@click.option(
    "-o", "--output", metavar="OUT", help="Draw sample cards of all games: a .png, .pdf or .svg."
)
@templates_option
@force_option
@json_option
def check(
    word: str, output: str | None, templates: Path | None, force: bool, as_json: bool
) -> None:
    """Say every error and warning in a theme, or in all of a folder: its YAML files, fonts and
    drawings with line and column; then draw cards of all games and say which texts are small,
    faint or overlap.

    Exit code 0: no errors, 1: errors, 2: there is no such theme or folder.

    \b
    Example:
      muster theme check grim
      muster theme check vesper -o vesper.png
    """
    from builder.cli.outfile import STANDARD, refuse_existing, write_out
    from builder.cli.theme.checking import check_theme

    if as_json and output == STANDARD:
        raise click.UsageError("the picture and the answer go to one pipe; name a file with -o")
    if output is not None:
        from builder.cli.theme.drawing import picture_format

        format_ = picture_format(output)
        refuse_existing(output, force)
    checked = check_theme(word, templates)
    if output is not None and checked.drawn:
        from builder.cli.theme.drawing import picture

        write_out(output, picture(checked, format_))
    apart = output == STANDARD
    if as_json:
        say_json(checked.answer())
    else:
        for problem in checked.problems:
            say_text(short(str(problem)), err=apart)
        say_text(f"{word}: {checked.summary()}", err=apart)
        if output is not None and not checked.drawn:
            say_text(f"{output}: not written; mend the errors first", err=True)
    raise click.exceptions.Exit(checked.exit_code)
