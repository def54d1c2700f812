"""What is counted, toward which limit, and what is left out of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from builder.catalog.catalog import Catalog
from builder.catalog.examine import check_folder
from schemas.base import Number
from tests.check.kinds.kind_cases import findings, warband_of
from tests.cli.conftest import Player
from tests.pains.rosters import HEAD
from tests.pdf.pdf_reading import texts

TROOPERS = ", ".join(["{unit: trooper, count: 5}"] * 2)


def found(game: Catalog, fighters: str, *codes: str, roster: str = "size: standard") -> list[tuple]:
    """Code, owner, number and limit of each finding of these limits."""
    said = findings(game, f"{roster}\nfighters: [{fighters}]")
    return [(one.code, one.owner, one.have, one.limit) for one in said if one.code in codes]


@pytest.mark.parametrize(
    ("fighters", "have"),
    [
        ("{unit: grot, count: 20}", None),
        ("{unit: grot, count: 21}", 10.5),
        (f"{TROOPERS}, {{unit: grot}}", 10.5),
        ("{unit: trooper, count: 9}, {unit: grot}, {unit: grot}", None),
        ("{unit: trooper, count: 9}, {unit: grot, count: 3}", 10.5),
    ],
)
def test_two_that_count_half_are_one(skerry: Catalog, fighters: str, have: float | None) -> None:
    """Kind: models that count as half each are counted whole, or each is rounded by itself."""
    wanted = [] if have is None else [("team-size", "roster", have, 10)]
    assert found(skerry, fighters, "team-size") == wanted


def test_who_stays_in_the_pool_counts_in_the_pool_alone(islander: Player, skerry: Catalog) -> None:
    """Kind: the pool and the fielded team are counted together toward one limit."""
    resting = "{unit: trooper, count: 8, fielded: no}"
    assert found(skerry, f"{TROOPERS}, {resting}", "fielded", "stable", "team-size", "cap") == []
    assert found(skerry, f"{TROOPERS}, {resting}, {resting}", "fielded", "stable") == [
        ("stable", "roster", 26, 20)
    ]
    thirteen = "{unit: trooper, count: 13}"
    assert found(skerry, thirteen, "fielded", "stable") == [("fielded", "roster", 13, 12)]
    islander.writes(
        "p.yaml",
        f"{HEAD}system: skerry\nfighters: [{{id: a, unit: ogre}}, {{id: b, unit: ogre, fielded: no}}]\n",
    )
    assert islander.asks("cost", "p.yaml")["total"]["points"] == 60
    assert "in the pool, not counted" in islander.does("cost", "p.yaml")
    dearest = "limit: {points: 60}\nfighters: [{unit: ogre}, {unit: ogre, fielded: no}]"
    assert "cap" not in {one.code for one in findings(skerry, dearest)}


LED = (
    "changes: [{modify: 'limit:GUARDS.max', set: 3, if: unit:jarl and role:leader},"
    " {modify: 'limit:GUARDS.min', set: 1, if: unit:jarl and role:leader}]\n"
)


@pytest.mark.parametrize(
    ("leader", "guards", "limit"),
    [
        ("carl", 2, None),
        ("carl", 3, 2),
        ("carl", 0, None),
        ("jarl", 3, None),
        ("jarl", 4, 3),
        ("jarl", 0, 1),
    ],
)
def test_who_leads_decides_how_many_there_may_be(
    islander: Player, invent: Callable[[str], Path], leader: str, guards: int, limit: int | None
) -> None:
    """Kind: a limit hangs on who leads, and stays what it was when another takes the lead."""
    invent(
        "cost_types: {points: {name: Points}}\nroles: {leader: {name: Leader}}\n"
        "units: {carl: {cost: 1}, jarl: {cost: 2}, guard: {cost: 1}}\n"
        f"{LED}limits: [{{id: GUARDS, count: unit:guard, max: 2}}]\n"
    )
    there = f"{{id: g, unit: guard, count: {guards}}}, " if guards else ""
    islander.writes(
        "m.yaml",
        f"{HEAD}system: moor\nfighters: [{there}{{id: carl, unit: carl}}, {{id: jarl, unit: jarl}}]\n",
    )
    other = "jarl" if leader == "carl" else "carl"
    islander.does("edit", "m.yaml", other, "--role", "leader")
    islander.does("edit", "m.yaml", other, "--role", "none")
    islander.does("edit", "m.yaml", leader, "--role", "leader")
    answer = islander.asks("check", "m.yaml", "--no-repairs")["files"][0]["findings"]
    assert [one["limit"] for one in answer] == ([] if limit is None else [limit])


@pytest.mark.parametrize(
    ("fighters", "broken"),
    [
        ("{unit: captain}, {unit: knight}", True),
        ("{unit: knight}, {unit: captain}", True),
        ("{unit: captain}, {unit: knight, fielded: no}", False),
        ("{unit: captain}, {unit: captain}", False),
        ("{unit: knight, count: 3}", False),
    ],
)
def test_of_two_that_exclude_each_other_one_may_be_there(
    skerry: Catalog, fighters: str, broken: bool
) -> None:
    """Kind: two leaders of whom there may be one or the other are accepted together."""
    assert bool(found(skerry, fighters, "rivals")) is broken


def test_who_is_exempt_from_a_limit_is_not_counted_toward_it_and_toward_all_others(
    skerry: Catalog,
) -> None:
    """Kind: a skill exempts a model from a cap, and the model is counted all the same."""
    loner = "{unit: trooper, count: %d, with: [loner]}"
    assert found(skerry, f"{TROOPERS}, {loner % 2}", "team-size", "fielded") == []
    assert found(skerry, f"{TROOPERS}, {loner % 3}", "team-size", "fielded") == [
        ("fielded", "roster", 13, 12)
    ]
    assert found(skerry, f"{TROOPERS}, {{unit: trooper}}", "team-size") == [
        ("team-size", "roster", 11, 10)
    ]


def test_what_a_fighter_carries_is_no_model(islander: Player, skerry: Catalog) -> None:
    """Kind: the command upgrades of a unit are added to its models, and it is over its size."""
    band = ", ".join(["{unit: trooper, count: 5, with: [banner, drum, medal, veteran, sack]}"] * 2)
    assert found(skerry, band, "team-size", "fielded", "line", "lines", "house-size") == [
        ("house-size", "red", 10, 8)
    ]
    assert sum(one.count for one in warband_of(skerry, f"fighters: [{band}]").fighters) == 10
    islander.writes("b.yaml", f"{HEAD}system: skerry\nfighters: [{band}]\n")
    assert "10 cards on 2 pages" in islander.does("print", "b.yaml", "-o", "b.pdf")
    assert "of 2" in texts((islander.folder / "b.pdf").read_bytes())[0]


@pytest.mark.parametrize(
    ("fighters", "broken"),
    [
        ("{id: a, unit: trooper, count: 3}, {id: b, unit: trooper, count: 5}", []),
        ("{id: a, unit: trooper, count: 3}, {id: b, unit: trooper, count: 6}", [("b", 6)]),
        (
            "{id: a, unit: trooper, count: 7}, {id: b, unit: trooper, count: 6}",
            [("a", 7), ("b", 6)],
        ),
    ],
)
def test_two_squads_of_one_unit_may_differ_in_size(
    skerry: Catalog, fighters: str, broken: list[tuple[str, Number]]
) -> None:
    """Kind: two squads of one unit are made to have the same number, or are judged as one."""
    said = found(skerry, fighters, "line")
    assert [(owner, have) for _, owner, have, _ in said] == broken
    squads = "squads: [{id: a, type: team}, {id: b, type: team}]"
    special = ", with: [flamer]"
    put = fighters.replace("id: a,", "id: a, squad: a,").replace("id: b,", "id: b, squad: b,")
    put = put.replace("}", special + "}")
    said = found(skerry, put, "one-special", roster=f"size: standard\n{squads}")
    sizes = [one.count for one in warband_of(skerry, f"fighters: [{fighters}]").fighters]
    assert [(owner, have) for _, owner, have, _ in said] == list(zip("ab", sizes, strict=True))


def test_who_does_not_count_toward_a_budget_does_not_fill_it(
    islander: Player, invent: Callable[[str], Path]
) -> None:
    """Kind: a unit that is outside the budget is added to it, or vanishes from the total too."""
    invent(
        "cost_types: {points: {name: Points}}\nunits: {carl: {cost: 20}, druid: {cost: 30}}\n"
        "wargear: {staff: {cost: 5}}\n"
        "limits: [{id: SUPPLY, sum: points, max: 40}, {id: ALL, sum: points, max: 120}]\n"
        "changes: [{exempt: unit:druid, from: SUPPLY}]\n"
    )

    def judged(carls: int, druids: int) -> tuple[int, dict[str, int]]:
        carl, druid = (
            f"{{unit: carl, count: {carls}}}",
            f"{{unit: druid, count: {druids}, with: [staff]}}",
        )
        islander.writes("m.yaml", f"{HEAD}system: moor\nfighters: [{carl}, {druid}]\n")
        answer = islander.asks("check", "m.yaml", "--no-repairs")["files"][0]
        return answer["total"]["points"], {one["code"]: one["have"] for one in answer["findings"]}

    assert judged(2, 2) == (110, {})
    assert judged(3, 1) == (95, {"SUPPLY": 60})
    assert judged(1, 3) == (125, {"ALL": 125})


@pytest.mark.parametrize("how", ["size", "limit"])
def test_caps_follow_the_size_when_it_is_changed_after_building(islander: Player, how: str) -> None:
    """Kind: the size is changed, and the caps are still those of the size before."""
    islander.writes(
        "s.yaml",
        f"{HEAD}system: skerry\nsize: skirmish\nfighters: [{{unit: captain}}, {{unit: captain}}, {{unit: rower, count: 4}}]\n",
    )

    def caps() -> dict[str, int]:
        answer = islander.asks("check", "s.yaml", "--no-repairs")["files"][0]["findings"]
        return {
            one["code"]: one["limit"]
            for one in answer
            if one["code"] in ("captains", "rowers", "floor", "core")
        }

    first = caps()
    assert first == {"captains": 1, "rowers": 3, "floor": 275}
    ways = {"size": ("--size", "standard"), "limit": ("--limit", "points=600")}
    islander.does("edit", "s.yaml", *ways[how])
    assert caps() == {"floor": 575, "core": 150}
    back = {"size": ("--size", "skirmish"), "limit": ("--limit", "points=300")}
    islander.does("edit", "s.yaml", *back[how])
    assert caps() == first


def test_a_list_has_one_size_and_says_so_when_two_are_written(islander: Player) -> None:
    """Kind: there are two notions of size, and one limit goes by the one, one by the other."""
    text = f"{HEAD}system: skerry\nlimit: {{points: 400}}\nsize: standard\nfighters: [{{unit: wagon, count: 5}}]\n"
    islander.writes("s.yaml", text)
    answer = islander.asks("check", "s.yaml")["files"][0]
    (finding,) = (one for one in answer["findings"] if one["code"] == "SIZE-AND-LIMIT")
    assert finding["message"] == (
        "The roster says the size Standard and a limit of its own; keep one of the two"
    )
    assert answer["limit"] == {"points": 400}
    said = islander.does("export", "s.yaml", "--to", "text")
    assert "50 of 400 points" in said
    assert "Standard\n" not in said
    assert "choose Standard (600)" in [repair["label"] for repair in finding["repairs"]]
    for change in (("--size", "standard"), ("--limit", "400")):
        islander.writes("s.yaml", text)
        islander.does("edit", "s.yaml", *change)
        codes = [one["code"] for one in islander.asks("check", "s.yaml")["files"][0]["findings"]]
        assert "SIZE-AND-LIMIT" not in codes


CONTRADICTIONS = {
    "in one limit": "limits: [{id: A, count: unit:carl, min: 3, max: 2}]",
    "in two limits": "limits: [{id: A, count: unit:carl, min: 3}, {id: B, count: unit:carl, max: 2}]",
    "exactly and more": "limits: [{id: A, count: unit:carl, exactly: 1}, {id: B, count: unit:carl, min: 2}]",
    "of a cost": "limits: [{id: A, sum: points, min: 9}, {id: B, sum: points, max: 8}]",
    "in the short form": "units: {jarl: {cost: 1, min: {warband: 2}, max: {warband: 1}}}",
    "short and long": "units: {jarl: {cost: 1, max: {warband: 1}}}\nlimits: [{id: A, count: unit:jarl, min: 2}]",
    "of a role": "roles: {boss: {max: {warband: 1}}}\nlimits: [{id: A, count: role:boss, min: 2}]",
    "of an item": "wargear: {rope: {cost: 1, max: {warband: 1}}}\nlimits: [{id: A, count: rope, min: 2}]",
    "of a value": "characteristics: {grit: {min: 7, max: 2}}",
    "of places": "units: {ox: {cost: 1, slots: [{names: [a], takes: kind:armour, min: 2, max: 1}]}}\narmour: {mail: {}}",
    "of an offer": "units: {ox: {cost: 1, options: [{take: kind:armour, min: 2, max: 1}]}}\narmour: {mail: {}}",
}


@pytest.mark.parametrize("sections", CONTRADICTIONS.values(), ids=CONTRADICTIONS.keys())
def test_the_linter_refuses_bounds_that_nobody_can_keep(
    invent: Callable[[str], Path], sections: str
) -> None:
    """Kind: at least three and at most two: whatever the player does, it is an error."""
    game = "cost_types: {points: {name: Points}}\n"
    game += sections if "units:" in sections else f"units: {{carl: {{cost: 1}}}}\n{sections}"
    folder = invent(game + "\n")
    errors = [str(one) for one in check_folder(folder) if not one.warning]
    assert len(errors) == 1, errors
    assert (
        "nothing can be both" in errors[0]
        or "both cannot be kept" in errors[0]
        or "keep one" in errors[0]
    )
