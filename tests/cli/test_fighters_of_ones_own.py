"""A fighter of one's own from the command line: its values given, refused, taken back, mended."""

from __future__ import annotations

from typing import Any

import pytest

VALUES = (
    *("--set", "apl=3", "--set", "move=6", "--set", "defence=2"),
    *("--set", "hp=11", "--set", "base=32"),
)


@pytest.fixture
def marek(player: Any) -> Any:
    """A player with a roster of MORSDEI, and in it a fighter of their own without values."""
    player.does("new", "morsdei", "-o", "own.yaml")
    player.does("add", "own.yaml", "custom", "--name", "Marek", "--with", "knife")
    return player


def refused(player: Any, *values: str) -> list[str]:
    """What is said of values that nobody can have; the roster must stay as it was."""
    before = player.reads("own.yaml")
    flags = [part for value in values for part in ("--set", value)]
    said = player.is_refused("edit", "own.yaml", "Marek", *flags).splitlines()
    assert player.reads("own.yaml") == before
    return [line.removeprefix("--set ") for line in said]


@pytest.mark.parametrize(
    ("system", "with_", "values"),
    [
        ("morsdei", ("knife",), VALUES),
        (
            "kill-team",
            (),
            tuple(
                part
                for value in ("M=4", "ws=3", "BS=4", "S=3", "T=3", "W=1", "I=3", "A=1", "ld=7")
                for part in ("--set", value)
            ),
        ),
        ("core-1e", ("blade", "leather"), ("--set", "move=5", "--set", "wounds=2")),
        ("double-tap", ("knife", "pistol"), ("--set", "quality=3")),
    ],
)
def test_custom_is_a_fighter_of_ones_own_in_every_game(
    player: Any, system: str, with_: tuple[str, ...], values: tuple[str, ...]
) -> None:
    player.does("new", system, "-o", "own.yaml")
    taken = [part for item in with_ for part in ("--with", item)]
    player.does("add", "own.yaml", "custom", "--name", "Marek", *taken, *values)
    (found,) = player.asks("check", "own.yaml")["files"]
    of_marek = [one["code"] for one in found["findings"] if one["owner"] == "marek"]
    assert [code for code in of_marek if not code.startswith(("D2-A", "C3-A"))] == []
    assert player.asks("explain", "own.yaml")["fighters"][0]["name"] == "Marek"


def test_all_values_that_it_waits_for_are_asked_for_at_once(marek: Any) -> None:
    (found,) = marek.asks("check", "own.yaml")["files"]
    assert found["status"] == "unfinished"
    (one,) = (one for one in found["findings"] if one["severity"] == "error")
    flags = "--set apl=N --set move=N --set defence=N --set hp=N --set base=N"
    assert one["message"] == f"Marek: no APL, Move, Defence, HP or Base yet; give `{flags}`"


def test_with_its_values_it_is_legal(marek: Any) -> None:
    marek.does("edit", "own.yaml", "Marek", *VALUES)
    assert marek.asks("check", "own.yaml")["files"][0]["legal"]


def test_a_value_is_named_as_on_paper_and_in_any_capitals(marek: Any) -> None:
    named = ("APL=3", 'Move=6"', "DEF=2", "Hp = 11", "BASE=32mm")
    marek.does("edit", "own.yaml", "Marek", *(p for value in named for p in ("--set", value)))
    assert 'profile: {apl: 3, move: 6", defence: 2, hp: 11, base: 32mm}' in marek.reads("own.yaml")
    assert marek.asks("check", "own.yaml")["files"][0]["legal"]


def test_inches_may_be_written_as_a_keyboard_writes_them(marek: Any) -> None:
    marek.does("edit", "own.yaml", "Marek", "--set", "move=7”")
    (fighter,) = marek.asks("explain", "own.yaml", "Marek", "move")["fighters"]
    assert fighter["values"][0]["value"] == '7"'


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("apl=fast", "APL cannot be `fast`; write it as 3"),
        ("move=fast", 'Move cannot be `fast`; write it as 3"'),
        ("defence=2.5", "Defence cannot be `2.5`; a whole number is needed"),
        ("defence=1٢", "Defence cannot be `1٢`; a number is needed, in digits from 0 to 9"),
        ("hp=1" + "0" * 20, f"HP cannot be `1{'0' * 20}`; a number is needed, at most 10^15"),
        (
            "hp=1" + "0" * 30,
            f"HP cannot be `1{'0' * 29}…`; a number is needed, of at most 30 digits",
        ),
        ("injured-at=3", "Injured at is worked out from HP, and cannot be stated; leave it out"),
        ("hit=4+", "Hit is a value of things that a fighter has, not of fighters; leave it out"),
        ("mve=6", "morsdei has no characteristic `mve`; did you mean `move`?"),
        ("move", "say ID=VALUE, e.g. move=7"),
        ("=7", "say ID=VALUE, e.g. move=7"),
        ("move=7, hp=3", 'Move cannot be `7, hp=3`; write it as 3"; one --set for each value'),
        ("foo=", "morsdei has no characteristic `foo`; `muster show morsdei` lists them"),
    ],
)
def test_what_no_fighter_can_have_is_refused(marek: Any, value: str, said: str) -> None:
    assert refused(marek, value) == [f"{value}: {said}"]


def test_everything_that_is_wrong_is_said_at_once(marek: Any) -> None:
    said = refused(marek, "apl=fast", "mve=6", "hp=3", "HP=4")
    assert [line.partition(":")[0] for line in said] == ["HP=4", "apl=fast", "mve=6"]


def test_a_value_is_taken_back(marek: Any) -> None:
    marek.does("edit", "own.yaml", "Marek", *VALUES)
    marek.does("edit", "own.yaml", "Marek", "--set", "APL=")
    message = marek.asks("check", "own.yaml")["files"][0]["findings"][0]["message"]
    assert message == "Marek: no APL yet; give `--set apl=N`"


MENDED = [
    ("apl: 9", "M0-02", "Marek: APL would be 9; not beyond 4.", "set APL of Marek to 4"),
    ("hp: 0", "M0-05", "Marek: HP would be 0; not beyond 1.", "set HP of Marek to 1"),
    ("hp: -5", "M0-05", "Marek: HP would be −5; not beyond 1.", "set HP of Marek to 1"),
    ("defence: -1", "M0-04", "Marek: Defence would be −1; not beyond 0.", None),
    ("apl: fast", "NOT-A-VALUE", "Marek: APL cannot be `fast`; write it as 3", None),
    (
        "injured-at: 3",
        "NOT-A-VALUE",
        "Marek: Injured at is worked out from HP, and cannot be stated; leave it out",
        "leave out `injured-at` of Marek",
    ),
    (
        "hit: 4+",
        "NOT-A-VALUE",
        "Marek: Hit is a value of things that a fighter has, not of fighters; leave it out",
        "leave out `hit` of Marek",
    ),
    (
        "deffence: 4",
        "UNKNOWN-ID",
        "Marek: no characteristic `deffence`; did you mean `defence`?",
        "take `defence` for `deffence` of Marek",
    ),
]


@pytest.mark.parametrize(("written", "code", "message", "repair"), MENDED)
def test_what_was_written_by_hand_is_told_with_a_repair(
    player: Any, written: str, code: str, message: str, repair: str | None
) -> None:
    profile = {"apl": "3", "move": "6", "hp": "9", "base": "32"}
    id_, _, text = written.partition(": ")
    profile[id_] = text
    if id_ != "deffence":
        profile.setdefault("defence", "2")
    said = ", ".join(f"{key}: {value}" for key, value in profile.items())
    fighter = f"{{id: m, name: Marek, unit: custom, with: [knife], profile: {{{said}}}}}"
    player.writes("own.yaml", f"system: morsdei\nfighters:\n  - {fighter}\n")
    found = player.asks("check", "own.yaml")["files"][0]["findings"]
    (one,) = (one for one in found if one["code"] == code)
    assert one["message"] == message
    if repair is not None:
        assert one["repairs"][0]["label"] == repair
        player.does("fix", "own.yaml", "--repair", 1)
        found = player.asks("check", "own.yaml")["files"][0]["findings"]
        assert code not in [one["code"] for one in found]


def test_a_fighter_without_a_melee_weapon_is_told_so(player: Any) -> None:
    player.does("new", "morsdei", "-o", "own.yaml")
    player.does("add", "own.yaml", "custom", "--with", "sling", *VALUES)
    found = player.asks("check", "own.yaml")["files"][0]["findings"]
    assert "M0-07" in [one["code"] for one in found]


def test_more_hit_points_than_boxes_can_be_drawn_for_fit_on_a_card(marek: Any) -> None:
    values = [value.replace("hp=11", "hp=1000000000000") for value in VALUES]
    marek.does("edit", "own.yaml", "Marek", *values)
    report = marek.folder / "report.json"
    marek.does("print", "own.yaml", "-o", "own.pdf", "--report", report)
    assert '"faces": 1' in report.read_text(encoding="utf-8")


@pytest.mark.parametrize("format_", ["text", "markdown", "csv"])
def test_an_own_weapon_is_exported_with_its_traits_and_its_mark(player: Any, format_: str) -> None:
    player.writes(
        "own.yaml",
        "system: morsdei\n"
        "fighters: [{unit: captain, with: [hook]}]\n"
        "homebrew:\n"
        "  traits: {reach: {name: Reach}}\n"
        "  weapons:\n"
        "    hook: {name: Hook, class: melee, traits: [reach], "
        "profile: {dice: 4, hit: 4+, damage: 3}}\n",
    )
    said = player.does("export", "own.yaml", "--to", format_)
    assert "damage 3, Reach; own content)" in said
