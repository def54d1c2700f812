"""`muster schema`: the JSON Schema of a file or answer."""

from __future__ import annotations

import click

from builder.cli.answer import say_json


@click.command("schema", short_help="Print the JSON Schema of a file or answer.")
@click.argument("name", metavar="NAME")
def command(name: str) -> None:
    """Print the JSON Schema of a file or of an answer, for editors and programs.

    NAME is roster, catalog, event or warband for files; systems, show, cost, check, explain,
    verify, print-report, catalog-check, catalog-test, themes or theme-check for answers.

    \b
    Example:
      muster schema roster > roster.schema.json
    """
    from schemas.problems import InputError
    from schemas.published import PUBLISHED, json_schema
    from schemas.yaml.suggest import did_you_mean

    if name not in PUBLISHED:
        hint = did_you_mean(name, PUBLISHED) or f"; there are: {', '.join(PUBLISHED)}"
        raise InputError.at(name, f"no schema of that name{hint}")
    say_json(json_schema(name))
