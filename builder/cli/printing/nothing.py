"""Parts of a print that have nothing in them: the others are printed without them."""

from __future__ import annotations

from schemas.problems import InputError


class NothingToPrint(InputError):
    """A part of which there is nothing; an error only where there is nothing of any other."""
