"""Own content that breaks a rule, or cannot be: what is said of each, in its words."""

from __future__ import annotations

import pytest

from builder import build, check, load_catalog
from builder.build.own import refuse_own
from builder.roster.read import parse_roster
from schemas.problems import InputError

NEAR = "{dice: 3, hit: 4+, damage: 2}"


def roster(system: str, fighter: str, own: str) -> str:
    """A roster of one fighter, with own content."""
    return f"system: {system}\nfighters: [{fighter}]\nhomebrew: {own}\n"


def found(text: str) -> dict[str, str]:
    """What is found of a roster by itself: code and message, the team as a whole left out."""
    read = parse_roster(text, "own.yaml")
    catalog = load_catalog(read.roster.system)
    if read.own is not None:
        refuse_own(read.own, catalog.data)
    findings = check(build(read.roster, catalog), catalog)
    team = ("K4-12", "CHOOSE-SIZE", "COST-UNSTATED", "OWN-CONTENT", "K4-UNSPENT")
    return {one.code: one.message for one in findings if not one.code.startswith(team)}


def refused(text: str) -> list[str]:
    """Why own content cannot be used, by its line and column."""
    with pytest.raises(InputError) as error:
        found(text)
    return [f"{one.line}:{one.column}: {one.message}" for one in error.value.problems]


def weapon(profile: str, more: str = "class: melee") -> str:
    """Own content with one weapon."""
    return f"{{weapons: {{claw: {{name: Claw, {more}, profile: {profile}}}}}}}"


BOLD = """{
  characteristics: {luck: {name: Luck}},
  skills: {bold: {name: Bold, effects: [{modify: luck, add: 1}]}}}"""
RECRUIT = """{unit: custom, role: recruit, with: [quick],
  profile: {M: 4, WS: 2, BS: 2, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 6}}"""
CAPTAIN = "{unit: captain, with: [claw]}"


@pytest.mark.parametrize(
    ("fighter", "own", "said"),
    [
        (
            CAPTAIN,
            weapon("{dice: 3, hit: 7+, damage: 2}"),
            {"M0-08": "Captain: Claw: Hit would be 7+; not beyond 6+."},
        ),
        (
            CAPTAIN,
            weapon("{dice: 0, hit: 1+, damage: -2}"),
            {
                "M0-08": "Captain: Claw: Hit would be 1+; not beyond 2+.",
                "M0-09": "Captain: Claw: Damage would be −2; not beyond 1.",
                "M0-09-NONE": "Captain: Claw: 1 or more Dice are needed",
            },
        ),
        (
            CAPTAIN,
            weapon(NEAR, "class: ranged, traits: [own-range]"),
            {"VALUE-UNSTATED": "Captain: Claw: no Range yet; write `profile: {range: TEXT}`"},
        ),
        (
            "{unit: captain, with: [bold]}",
            BOLD,
            {
                "NO-EFFECT": "Captain: Bold changes Luck, which it has not; "
                "give it `--set luck=N`, or leave Bold out"
            },
        ),
        (
            "{unit: captain, profile: {luck: 1}, with: [bold]}",
            BOLD,
            {},
        ),
        (
            "{unit: elder}",
            "{units: {elder: {name: Elder, like: captain, profile: {apl: 7}}}}",
            {"M0-02": "Elder: APL would be 7; not beyond 4."},
        ),
        (
            "{unit: captain}",
            "{weapons: {longsword: {name: Letter opener, class: melee, profile: " + NEAR + "}}}",
            {
                "HOMEBREW-SHADOWS": "Own `longsword` stands in front of the catalog's; "
                "the roster's figures hold"
            },
        ),
    ],
)
def test_a_fighter_of_morsdei_keeps_to_its_rules(
    fighter: str, own: str, said: dict[str, str]
) -> None:
    assert found(roster("morsdei", fighter, own)) == said


@pytest.mark.parametrize(
    ("fighter", "said"),
    [
        (
            "{unit: trooper, with: [quick, quick]}",
            {"K4-09": "Trooper has learned Quick more than once"},
        ),
        (
            "{unit: recruit, with: [quick]}",
            {"K4-09-RECRUIT": "Recruit is a recruit and learns no skills; has Quick"},
        ),
        (
            RECRUIT,
            {"K4-09-RECRUIT": "Custom fighter is a recruit and learns no skills; has Quick"},
        ),
        ("{unit: trooper, profile: {BS: 1}, with: [eye-wound, haze]}", {}),
        (
            "{unit: trooper, with: [popgun]}",
            {
                "VALUE-UNSTATED": "Trooper: Popgun: no Short range, Long range, Roll at short "
                "range, Roll at long range or Save modifier yet; write `profile: "
                '{close: N", range: N", hit-close: N, hit-far: N, pierce: N}`'
            },
        ),
    ],
)
def test_a_fighter_of_a_kill_team_keeps_to_its_rules(fighter: str, said: dict[str, str]) -> None:
    own = (
        "{skills: {quick: {name: Quick}}, "
        "injuries: {haze: {name: Haze, effects: [{modify: BS, worsen: 5}]}}, "
        "weapons: {popgun: {name: Popgun, class: basic, profile: {S: 2, damage: 1}}}}"
    )
    assert found(roster("kill-team", fighter, own)) == said


@pytest.mark.parametrize(
    ("profile", "said"),
    [
        ("{apl: 1" + "0" * 30 + "}", "cannot be read; a number is needed, of at most 30 digits"),
        ("{apl: 1" + "0" * 20 + "}", "cannot be read; a number is needed, at most 10^15"),
        ("{apl: ٣}", "`٣` cannot be read; a number is needed, in digits from 0 to 9"),
        ("{apl: fast}", "`fast` does not fit `{}`; write it as `4`"),
        ("{apl: 2.5}", "`2.5` is not a whole number"),
        ("{move: 6}", '`6` does not fit `{}"`; write it as `6"`'),
        ("{injured-at: 3}", "`injured-at` is worked out by its formula; leave it out"),
        ("{luck: 3}", "no characteristic `luck`"),
        ("{hit: 3+}", "`hit` is a value of items alone; let it be `of: both`"),
    ],
)
def test_a_value_that_cannot_be_is_refused_at_its_place(profile: str, said: str) -> None:
    own = f"{{units: {{ghost: {{name: Ghost, profile: {profile}}}}}}}"
    (told,) = refused(roster("morsdei", "{unit: ghost}", own))
    assert told.startswith("3:")
    assert said in told


@pytest.mark.parametrize(
    ("own", "said"),
    [
        (weapon(NEAR, "class: melee, traits: [nasty]"), "no trait `nasty`; there are: own-range"),
        (
            "{skills: {bold: {effects: [{modify: luck, add: 1}]}}}",
            "no characteristic or cost type `luck`",
        ),
        (
            "{skills: {bold: {effects: [{modify: keywords, gain: pirate}]}}}",
            "no keyword `pirate`; there are: ash-wardens",
        ),
        ("{units: {a: {like: b}, b: {like: a}}}", "cycle: a is like b is like a"),
        (
            "{units: {captain: {like: captain}}}",
            "give your own another id to be like the catalog's",
        ),
        ("{units: {a: {like: nobody}}}", "no unit `nobody`"),
        ("{limits: [{count: fighters, max: 1}]}", "unknown key `limits`; there are: "),
    ],
)
def test_what_the_game_does_not_know_is_refused_at_its_place(own: str, said: str) -> None:
    (told,) = refused(roster("morsdei", "{unit: captain}", own))
    assert said in told
