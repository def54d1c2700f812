"""What a fighter must have and nobody wrote down is asked for, all at once, until it is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import build, check, load_catalog
from builder.catalog.catalog import Catalog
from builder.check.witness import witness
from builder.roster.read import parse_roster
from schemas.finding import Finding

GAME = """
system: {id: pond, name: Pond, version: 1.0.0}
characteristics:
  hop: {name: Hop, as: '{}"', needed_by: fighters}
  song: {name: Song, type: text, needed_by: keyword:loud}
  bite: {name: Bite, as: '{}+', of: both, needed_by: [has fangs, kind:weapon]}
keywords: {loud: {name: Loud}}
weapons:
  fangs: {name: Fangs, profile: {bite: 3+}}
  stick: {name: Stick}
  nip: {name: Nip, profile: {bite: =bearer.hop + 1}}
upgrades:
  spring: {name: Spring, effects: [{modify: hop, set: 2}]}
units:
  frog: {name: Frog}
  toad: {name: Toad, keywords: [loud], profile: {hop: 1"}}
"""


@pytest.fixture
def pond(tmp_path: Path) -> Catalog:
    """A game in which units have hardly any values."""
    (tmp_path / "game.yaml").write_text(GAME, encoding="utf-8")
    return load_catalog(tmp_path)


def found(pond: Catalog, fighters: str) -> list[Finding]:
    """What is wrong with fighters."""
    roster = parse_roster(f"system: pond\nfighters: {fighters}", "roster.yaml").roster
    return [one for one in check(build(roster, pond), pond) if one.severity == "error"]


def said(pond: Catalog, fighters: str) -> list[str]:
    """The same in words."""
    return [one.message for one in found(pond, fighters)]


def test_it_is_unfinished_and_nothing_is_offered_in_its_place(pond: Catalog) -> None:
    (one,) = found(pond, "[{unit: frog}]")
    assert (one.code, one.kind, one.owner, one.repairs) == (
        "VALUE-UNSTATED",
        "unfinished",
        "f1",
        (),
    )


def test_each_fighter_is_asked_once_for_all_that_it_lacks(pond: Catalog) -> None:
    assert said(pond, "[{unit: frog, with: [fangs]}, {unit: toad}]") == [
        "Frog: no Hop or Bite yet; give `--set hop=N --set bite=N`",
        "Toad: no Song yet; give `--set song=TEXT`",
    ]


def test_a_thing_is_asked_for_what_it_lacks_as_it_is_printed(pond: Catalog) -> None:
    assert said(pond, "[{unit: frog, profile: {hop: 1}, with: [stick]}]") == [
        "Frog: Stick: no Bite yet; write `profile: {bite: N+}`"
    ]


def test_what_a_thing_has_of_its_bearer_is_asked_of_that_alone(pond: Catalog) -> None:
    assert said(pond, "[{unit: frog, with: [nip]}]") == ["Frog: no Hop yet; give `--set hop=N`"]


def test_what_a_change_gives_is_there(pond: Catalog) -> None:
    assert said(pond, "[{unit: frog, with: [spring]}]") == []


def test_a_dash_is_no_value(pond: Catalog) -> None:
    assert said(pond, "[{unit: toad, profile: {song: –, hop: '-'}}]") == [
        "Toad: no Hop or Song yet; give `--set hop=N --set song=TEXT`"
    ]


def test_a_value_that_cannot_be_read_is_told_as_that_alone(pond: Catalog) -> None:
    (one,) = found(pond, "[{unit: frog, profile: {hop: far}}]")
    assert one.code == "NOT-A-VALUE"


def test_a_unit_that_awaits_its_values_may_be_in_a_warband(pond: Catalog) -> None:
    assert witness(pond, "frog").found
