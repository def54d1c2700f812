"""A group of commands that knows what was probably meant."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any

import click


class Suggesting(click.Group):
    """A group in which a slip is a usage error with a did-you-mean."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that was typed."""
        word, known = args[0], self.list_commands(ctx)
        if word not in known and not word.startswith("-"):
            near = get_close_matches(word, known, n=1)
            hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(known)}"
            ctx.fail(f"No command {word!r}; {hint}")
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Runs it; what is missing in the command line is told with an example of how to say it."""
        try:
            return super().invoke(ctx)
        except click.MissingParameter as missing:
            raise _with_example(missing) from None

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order in which they were added."""
        return list(self.commands)


def _with_example(missing: click.MissingParameter) -> click.UsageError:
    """The same with an example from the command's help, which shows what is missing if one does."""
    if missing.ctx is None:
        return missing
    _, _, path = missing.ctx.command_path.partition(" ")
    examples = re.findall(
        rf"^ *(muster {path} .+?)(?:  .*)?$", missing.ctx.command.help or "", re.MULTILINE
    )
    said = missing.param.opts if missing.param else []
    shown = [one for one in examples if set(said) & set(one.split())] or examples
    if not shown:
        return missing
    message = missing.format_message()
    gap = "\n" if "\n" in message else " "
    return click.UsageError(f"{message}{gap}For example: {shown[0]}", missing.ctx)
