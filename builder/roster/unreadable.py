"""A roster that cannot be read; of its own content what is sound can still be looked at.

Else a misspelt key would hide all that is wrong elsewhere until it is mended.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from builder.catalog.own import Own
from schemas.catalog import CatalogData, Homebrew
from schemas.problems import InputError, Problem
from schemas.yaml.places import Places
from schemas.yaml.reader import Document

_NO_SYSTEM = {"id": "?", "name": "?", "version": "0"}


class UnreadableRoster(InputError):
    """A roster with faults, and what it holds all the same: rows expanded, faults and all."""

    def __init__(
        self, problems: list[Problem], document: Document, data: dict[str, Any], places: Places
    ) -> None:
        super().__init__(problems)
        self.document, self.data, self.places = document, data, places

    @property
    def system(self) -> str:
        """The game system that it says; empty where it says none."""
        said = self.data.get("system")
        return said if isinstance(said, str) else ""

    def of_own_content(self, data: CatalogData) -> list[Problem]:
        """What else is wrong with own content that is laid over a catalog, where it is sound."""
        # Rosters that can be read need none of this.
        from builder.catalog.join import Joined
        from builder.catalog.lint.own import check_own
        from builder.catalog.validate import validate

        homebrew = self.data.get("homebrew")
        if not isinstance(homebrew, dict):
            return []
        sections = {
            section: deepcopy(entries)
            for section, entries in homebrew.items()
            if section in Homebrew.model_fields and isinstance(entries, dict)
        }
        places = Places()
        places.put((), self.document, ("homebrew",))
        joined = Joined({"system": dict(_NO_SYSTEM), **sections}, places)
        sound = validate(joined)
        if sound.data is None:
            return []
        content = {section: getattr(sound.data, section) for section in sections}
        raw = {section: joined.data[section] for section in sections if section in joined.data}
        own = Own(self.document.file, Homebrew.model_construct(**content), raw, self.places)
        return check_own(own, data, sound.is_cut)
