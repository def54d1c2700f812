"""Event files: what is wrong with them is said at its place, all of it at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from builder.event import Setting, load_event
from schemas.problems import InputError
from schemas.published import json_schema

FOLDER = Path(__file__).parent.parent / "catalog" / "mudlarks"
HEAD = "format: musterpress/event\nversion: 1\nname: River League\nsystem: mudlarks\n"
NEWER = "version 2; this one reads 1"
WHOLE = (
    HEAD
    + """\
limit: {coins: 40}
allow: [own-prices, accepted]
catalog: {version: 1.0.0}
limits:
  - {count: class:missile, max: 1, source: League rules 4}
  - {id: NO-EELS, count: eel, max: 0}
notes: Bring dice.
x-tables: 12
"""
)


def loaded(folder: Path, text: str, name: str = "event.yaml") -> Setting:
    file = folder / name
    file.write_text(text, "utf-8")
    return load_event(file, [FOLDER])


def said(folder: Path, text: str) -> list[str]:
    """The problems of an event file: `line:column: message`."""
    with pytest.raises(InputError) as caught:
        loaded(folder, text)
    return [f"{one.line}:{one.column}: {one.message}" for one in caught.value.problems]


def test_an_event_is_read_with_its_limits_over_the_catalog(tmp_path: Path, mudlarks: Any) -> None:
    setting = loaded(tmp_path, WHOLE)
    assert setting.event.name == "River League"
    assert setting.event.allow == ["own-prices", "accepted"]
    own, added = setting.catalog.data.limits[:-2], setting.catalog.data.limits[-2:]
    assert own == mudlarks.data.limits
    assert [one.id for one in added] == ["EVENT-1", "NO-EELS"]
    assert [one.source for one in added] == ["League rules 4", "River League"]
    assert setting.catalog.hash == mudlarks.hash
    assert setting.catalog.key != mudlarks.key


def test_an_event_may_be_json(tmp_path: Path) -> None:
    text = '{"format": "musterpress/event", "version": 1, "name": "L", "system": "mudlarks"}'
    assert loaded(tmp_path, text, "event.json").event.system == "mudlarks"


def test_an_event_fits_its_published_schema() -> None:
    schema = Draft202012Validator(json_schema("event"))
    schema.validate(yaml.safe_load(WHOLE))
    assert not schema.is_valid(yaml.safe_load(HEAD + "switchs: {}\n"))


def test_everything_wrong_is_said_at_once_at_its_place(tmp_path: Path) -> None:
    text = HEAD + (
        "size: quik\n"
        "limit: {coyns: 40}\n"
        "swiches: {}\n"
        "switches: {tide: high}\n"
        "allow: [own-price]\n"
        "limits:\n"
        "  - {count: eell, max: 0}\n"
        "  - {id: MUD-1, count: eel, max: 0}\n"
        "  - {cuont: eel, max: 0}\n"
        "  - {count: eel, maxx: 0}\n"
        "  - {sum: coinz, max: 3}\n"
    )
    problems = said(tmp_path, text)
    for start, hint in (
        ("5:7: no size `quik`", "`quick`"),
        ("6:9: no cost type or figure of a size `coyns`", "`coins`"),
        ("7:1: unknown key `swiches`", "`switches`"),
        ("8:12: no switch `tide`", ""),
        ("9:9: one of", "`own-prices`"),
        ("11:13: no unit or item `eell`", "`eel`"),
        ("12:", "MUD-1"),
        ("13:6: no key `cuont`", "`count`"),
        ("14:18: unknown key `maxx`", "`max`"),
        ("15:11: no cost type or characteristic `coinz`", "`coins`"),
    ):
        found = [one for one in problems if one.startswith(start)]
        assert len(found) == 1, (start, problems)
        assert hint in found[0]


def test_what_is_doubtful_in_the_catalog_is_not_said_to_an_organiser(tmp_path: Path) -> None:
    assert all("source" not in one for one in said(tmp_path, WHOLE + "what: 1\n"))


def test_limits_that_are_no_list_are_refused(tmp_path: Path) -> None:
    (problem,) = said(tmp_path, HEAD + "limits: {count: eel, max: 0}\n")
    assert problem == "5:9: `limits` is a list: begin each entry with `- `"


def test_an_unknown_game_is_told_at_its_place(tmp_path: Path) -> None:
    (problem,) = said(tmp_path, HEAD.replace("mudlarks", "mudlark"))
    assert problem.startswith("4:9: no game system `mudlark`; did you mean `mudlarks`?")


def test_size_and_limit_at_once_are_refused(tmp_path: Path) -> None:
    (problem,) = said(tmp_path, HEAD + "size: quick\nlimit: {coins: 40}\n")
    assert problem == "6:1: `size` and `limit` at once; keep one"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "1:1: the file is empty; an event begins with `format: musterpress/event`"),
        ("name: x\n", "1:1: this is no event; an event begins with `format: musterpress/event`"),
        (
            HEAD.replace("event", "roster"),
            "1:9: this is `musterpress/roster`, no event; an event says `format: musterpress/event`",
        ),
        (
            HEAD.replace("version: 1", "version: 2"),
            f"2:10: written for a newer Musterpress ({NEWER}); update Musterpress",
        ),
    ],
)
def test_what_is_no_event_is_refused_in_one_sentence(
    tmp_path: Path, text: str, message: str
) -> None:
    assert said(tmp_path, text) == [message]


def test_an_event_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="there is no such file"):
        load_event(tmp_path / "none.yaml")


def test_the_example_of_the_page_is_an_event(tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "events.md"
    example = page.read_text("utf-8").split("```yaml\n")[1].split("```")[0]
    setting = loaded(tmp_path, example)
    assert {one.id for one in setting.catalog.data.limits} >= {"CUP-MAGES", "CUP-GUNS"}
