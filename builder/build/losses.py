"""The losses from which on something is tested: of each squad, and of the whole warband."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from builder.build.rulebook import Rulebook
from schemas.base import words
from schemas.losses import Losses, LossTrack
from schemas.warband import Fighter, SquadView


def losses_of(
    fighters: Iterable[Fighter], squads: Iterable[SquadView], rulebook: Rulebook
) -> list[LossTrack]:
    """A track for each squad whose type has one, then for the warband; none where nobody is."""
    return list(_tracks([one for one in fighters if one.fielded], squads, rulebook))


def _tracks(
    fielded: list[Fighter], squads: Iterable[SquadView], rulebook: Rulebook
) -> Iterator[LossTrack]:
    data = rulebook.data
    for squad in squads:
        type_ = data.squads.get(squad.type)
        models = sum(fighter.count for fighter in fielded if fighter.id in squad.fighters)
        if type_ is not None and type_.losses is not None and models:
            yield _track(type_.losses, squad.id, squad.name or words(squad.id), models)
    models = sum(fighter.count for fighter in fielded)
    if data.system.losses is not None and models:
        yield _track(data.system.losses, "", "", models)


def _track(losses: Losses, squad: str, name: str, models: int) -> LossTrack:
    share = losses.percent * models
    first = share // 100 + 1 if losses.more else max(-(-share // 100), 1)
    return LossTrack(squad, name, models, first, losses.name or "", losses.text or "")
