"""Layouts that are legal YAML but seldom seen: every edit reads back as what was asked for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from builder.roster.document import RosterDocument
from builder.roster.edits import (
    accept,
    duplicate_fighter,
    edit_fighter,
    give_ids,
    give_up,
    hire,
    remove_fighter,
    set_limit,
    set_name,
    set_size,
    set_switch,
    swap,
    take,
    with_fighter,
    withdraw,
)
from schemas.roster import Pick, Roster, RosterFighter

LAYOUTS = {
    "keys behind question marks": """\
%YAML 1.1
---
system: x
fighters:
- ? unit
  : a
  id: a
- "id": b
  'unit': "x
     y"
  notes: long plain
    text over
    lines   # c
...
# end
""",
    "brackets over lines": """\
--- # doc
"system": x
fighters: [
  {id: a, unit: b}, {id: c,
   unit: d},   # two
  # three
  { "id":"e", 'unit':'f', with: [g,h] }   ,
  ]
notes: >+
  folded

  keep


""",
    "dashes on lines of their own": """\
system: x
fighters:
-   id: a
    unit: b
    with:
    - a
    -
      item: b
      as: q
    - item: c
      count: 2
    without:   [ a , b ]
-
  # c
  unit: b
  id: c
  notes: |+
    keep


- id: d
  unit:
    b
  with:


    - a
  name:

# x
""",
    "JSON with comments": """\
{
"system": "x", # c
"fighters": [
 {"id": "a", "unit": "b", "with": []},
 # mid
 {"id": "c", "unit": "b"}
]
}
""",
    "far in, and every map in lines": """\
system: x
fighters:
    - {id: a, unit: b}
    - {id: c, unit: b, with: [a, b]}     # z
    -   {id: d, unit: b}
limit:
    points: 250
switches:
    a: b   # why
    c: d
accepted:
  - code: X
    owner: a
    reason: >
      because

      so
""",
    "empty lines that belong to a text": """\
system: x
fighters:
  - id: a
    unit: b
    notes: |+
      keep

  - id: c
    unit: b

  - id: d
    unit: e
""",
    "nothing in it": "system: x\nname:\nfighters: []\n",
    "one key": "system: x",
    "signs": """\
system: x # é
name: "a\\
  b"
fighters:
- id: a
  unit: b #c#d
  name: it's #1
""",
}
FIELDS: list[dict[str, object]] = [
    {"name": "z"},
    {"name": None},
    {"notes": "a\n b\nc"},
    {"notes": "x"},
    {"notes": None},
    {"unit": "q"},
    {"role": ["a", "b"]},
    {"count": 4},
    {"with_": None},
    {"without": None},
    {"profile": {"a": "4+"}},
]


def results(roster: Roster) -> Iterator[Roster]:
    """The roster after each of many edits."""
    new = RosterFighter(unit="q", name="Big: 1", with_=[Pick(item="a@b")], notes="one\ntwo\n")
    yield hire(roster, new)[0]
    yield set_limit(roster, {"points": 300, "b": 1})
    yield set_size(roster, "large")
    yield set_limit(roster, None)
    yield set_switch(roster, "a", "z")
    yield set_switch(roster, "a", None)
    yield set_switch(roster, "n", "z")
    yield accept(roster, "X", "why\nnot", "a")
    yield accept(roster, "Y", "why", "a")
    yield withdraw(roster, "X", "a")
    yield set_name(roster, None)
    yield roster.model_copy(update={"fighters": []})
    for at, fighter in enumerate(roster.fighters):
        id_ = fighter.id or ""
        yield remove_fighter(roster, id_)
        yield duplicate_fighter(roster, id_)[0]
        for fields in FIELDS:
            yield edit_fighter(roster, id_, **fields)
        for item in ("a", "b", "c"):
            yield with_fighter(roster, at, take(fighter, item))
            yield with_fighter(roster, at, give_up(fighter, item))
            yield with_fighter(roster, at, swap(fighter, item, "zz"))


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_edit_of_an_odd_layout_reads_back(layout: str, newline: str) -> None:
    text = LAYOUTS[layout].replace("\n", newline)
    for whole in (text, text.rstrip("\r\n")):
        document = RosterDocument.of_text(whole, "list.yaml")
        for wanted in results(give_ids(document.roster)):
            after = document.replace(wanted)
            assert after.roster == wanted
            if newline in whole:
                assert after.text.count("\n") == after.text.count(newline)
