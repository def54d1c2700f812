"""A warband held against an event: what the ways to depart from it look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from builder.build.counting import Thing
from builder.build.rulebook import Rulebook
from builder.build.state import Instance
from builder.catalog import Catalog
from builder.check.broken import Broken, Mend
from builder.check.ready import Checking
from builder.event.read import Setting
from schemas.base import Number
from schemas.event import Event
from schemas.record import record
from schemas.roster import Roster, RosterFighter
from schemas.warband import Fighter, SquadView, Warband


@record
class Held:
    """What is checked, the catalog it is built with, and the event that it is held against."""

    checking: Checking
    catalog: Catalog
    setting: Setting

    @property
    def event(self) -> Event:
        """What the organiser fixes."""
        return self.setting.event

    @property
    def warband(self) -> Warband:
        """The warband that is held against it."""
        return self.checking.warband

    @property
    def roster(self) -> Roster:
        """The choices of the warband."""
        return self.checking.warband.roster

    @property
    def rulebook(self) -> Rulebook:
        """The catalog made ready for the roster."""
        return self.checking.rulebook

    @property
    def of_its_game(self) -> bool:
        """Whether the roster is for the event's game; of another's, sizes mean something else."""
        return self.warband.system.id == self.event.system

    def departs(
        self,
        code: str,
        message: str,
        *mends: Mend,
        about: str = "",
        owner: Fighter | SquadView | None = None,
        cause: Iterable[Thing] = (),
        have: Number | None = None,
        limit: Number | None = None,
    ) -> Broken:
        """A departure of the roster, or of a part of it; the event is its source.

        `about` tells several of one owner apart, and is the same whatever else is changed.
        """
        instance = self.checking.state.warband()
        if owner is not None:
            instance = Instance(owner.id, called(owner), [])
        return Broken(
            code,
            instance,
            "error",
            False,
            False,
            "{said}",
            what=about,
            have=have,
            limit=limit,
            causes=list(cause),
            source=self.event.name,
            more={"said": message},
            mends=mends,
            departs=True,
        )

    def pairs(self) -> Iterator[tuple[Fighter, RosterFighter]]:
        """Each fighter with its entry in the roster."""
        return zip(self.warband.fighters, self.roster.fighters, strict=True)


def called(owner: Fighter | SquadView) -> str:
    """What a message calls it; a fighter with its number where another has the same name."""
    return owner.called if isinstance(owner, Fighter) else owner.name
