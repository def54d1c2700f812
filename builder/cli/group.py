"""A group of commands that knows what was probably meant."""

from __future__ import annotations

from difflib import get_close_matches

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

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order in which they were added."""
        return list(self.commands)
