"""From which loss on something is tested, as the catalog says it of squads and of the warband."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import build, load_catalog
from schemas.losses import LossTrack
from schemas.roster import Roster

GAME = """
system:
  id: tin
  name: Tin
  version: 1.0.0
  losses: {percent: 25, name: Bottle test, text: The leader tests.}
squads:
  lance: {losses: {percent: 50, more: yes, name: Morale}}
  train: {}
units:
  squire: {profile: {}}
"""


@pytest.fixture
def tracks(tmp_path: Path):
    (tmp_path / "tin").mkdir()
    (tmp_path / "tin" / "system.yaml").write_text(GAME, "utf-8")
    catalog = load_catalog("tin", [tmp_path])

    def of(lance: int, train: int = 0, pool: int = 0) -> list[LossTrack]:
        fighters = [
            {"id": name, "unit": "squire", "count": count, "squad": squad, "fielded": fielded}
            for name, count, squad, fielded in (
                ("a", lance, "l", "yes"),
                ("b", train, "t", "yes"),
                ("c", pool, "l", "no"),
            )
            if count
        ]
        squads = [{"id": "l", "type": "lance", "name": "First"}, {"id": "t", "type": "train"}]
        data = {"system": "tin", "squads": squads, "fighters": fighters}
        return build(Roster.model_validate(data), catalog).losses

    return of


@pytest.mark.parametrize(
    ("models", "first"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (10, 6)]
)
def test_more_than_half_is_the_half_rounded_down_and_one(tracks, models: int, first: int) -> None:
    squad, _ = tracks(models)
    assert squad == LossTrack("l", "First", models, first, "Morale", "")


@pytest.mark.parametrize(("models", "first"), [(1, 1), (3, 1), (4, 1), (5, 2), (8, 2), (9, 3)])
def test_a_quarter_of_the_warband_is_rounded_up(tracks, models: int, first: int) -> None:
    *_, whole = tracks(1, models - 1)
    assert whole == LossTrack("", "", models, first, "Bottle test", "The leader tests.")


def test_who_is_not_fielded_is_not_counted(tracks) -> None:
    squad, whole = tracks(4, 0, pool=4)
    assert (squad.models, whole.models) == (4, 4)


def test_a_squad_of_a_type_without_a_test_and_one_without_models_have_no_track(tracks) -> None:
    assert [track.squad for track in tracks(0, 3)] == [""]
    assert tracks(0) == []
