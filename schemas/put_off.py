"""Things of which some fields are there only once somebody asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any


class PutOff:
    """A thing whose `rest`, while it has one, fills in a field that is not there yet."""

    __slots__ = ()

    if not TYPE_CHECKING:  # or no misspelt name of a field would be found

        def __getattr__(self, name: str) -> Any:
            """A field that is not there yet."""
            rest = self.rest if name in type(self).__slots__ and name != "rest" else None
            if rest is None:
                kind = type(self).__name__.lower()
                raise AttributeError(f"a {kind} has no `{name}`", name=name, obj=self)
            rest(self, name)
            return getattr(self, name)
