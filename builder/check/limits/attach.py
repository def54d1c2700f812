"""`attach`: fighters that may join a squad or another fighter."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.counting import Thing
from builder.build.state import Instance, alone
from builder.check.broken import Broken
from builder.check.ready import Checking, Ready, instances
from builder.check.words import described
from schemas.record import record
from schemas.statements import Attach
from schemas.warband import Fighter


@record
class Host:
    """A squad or fighter that others join: who belongs to it, and who has joined it."""

    id: str
    name: str
    members: list[Fighter]
    guests: list[Fighter]


def judge_attach(ready: Ready, checking: Checking) -> Iterator[Broken]:
    """Guests that may not be where they are, hosts with too many, and who joins nobody but must."""
    limit = ready.limit
    assert isinstance(limit, Attach)
    joining = checking.rulebook.matcher(limit.attach)
    guests = [
        fighter
        for instance in instances(ready, checking)
        for fighter in instance.fighters
        if joining.fighter(fighter)
    ]
    for guest in guests:
        if guest.joins is None:
            if limit.must:
                what = described(limit.to, checking.rulebook)
                yield _broken(ready, checking, guest, f"joins none of the {what}", too_few=True)
            continue
        host = host_of(guest.joins, checking)
        if host is not None and (reason := _refusal(guest, host, limit, checking)):
            yield _broken(ready, checking, guest, f"cannot join {host.name}: {reason}")
    yield from _crowded(ready, checking, guests)


def host_of(id_: str, checking: Checking) -> Host | None:
    """The squad or fighter of an id, with its guests; None where there is none."""
    fielded = checking.state.fielded
    guests = [fighter for fighter in fielded if fighter.joins == id_]
    for squad in checking.warband.squads:
        if squad.id == id_:
            members = [f for f in fielded if f.squad == id_ and f.joins != id_]
            return Host(id_, squad.name, members, guests)
    for fighter in fielded:
        if fighter.id == id_:
            return Host(id_, fighter.called, [fighter], guests)
    return None


def _refusal(guest: Fighter, host: Host, limit: Attach, checking: Checking) -> str:
    """Why a guest may not join a host; empty where it may."""
    to = checking.rulebook.matcher(limit.to)
    own = [member for member in host.members if member.joins is None]
    stranger = next((member for member in own if not to.fighter(member)), None)
    if stranger is not None or not own:
        return f"only {described(limit.to, checking.rulebook)} take guests"
    models = sum(member.count for member in own)
    if models < limit.host_min:
        return f"it has {models} of the {limit.host_min} models that a host needs"
    if limit.same is not None:
        family = checking.state.families.get(limit.same, frozenset())
        shared = family.intersection(guest.keywords)
        if not all(shared.intersection(member.keywords) for member in own):
            name = checking.rulebook.names.facets["family"].get(limit.same, limit.same)
            return f"they share no {name.lower()}"
    return ""


def _crowded(ready: Ready, checking: Checking, guests: list[Fighter]) -> Iterator[Broken]:
    limit = ready.limit
    assert isinstance(limit, Attach)
    if limit.max is None:
        return
    for id_ in dict.fromkeys(guest.joins for guest in guests if guest.joins):
        host = host_of(id_, checking)
        here = [guest for guest in guests if guest.joins == id_]
        number = sum(guest.count for guest in here)
        if host is not None and number > limit.max:
            yield Broken(
                code=ready.code,
                instance=Instance(host.id, host.name, here),
                severity=limit.severity,
                too_few=False,
                illegal_too_few=False,
                message=limit.message or "{who}: {have} have joined; at most {limit}.",
                have=number,
                limit=limit.max,
                causes=[Thing(g.id, g.called, g.count, g) for g in here],
                source=checking.rulebook.source(limit.source),
                joins=True,
            )


def _broken(
    ready: Ready, checking: Checking, guest: Fighter, said: str, *, too_few: bool = False
) -> Broken:
    limit = ready.limit
    assert isinstance(limit, Attach)
    return Broken(
        code=ready.code,
        instance=alone(guest),
        severity=limit.severity,
        too_few=too_few,
        illegal_too_few=limit.too_few == "illegal",
        message=limit.message or "{who} {said}.",
        more={"said": said},
        causes=[Thing(guest.id, guest.called, guest.count, guest)],
        source=checking.rulebook.source(limit.source),
        wanted=checking.rulebook.matcher(limit.to),
        joins=True,
        host_min=limit.host_min,
    )
