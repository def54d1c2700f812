"""What an edit does to the lines of a file."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from builder.roster.document import RosterDocument
from builder.roster.edits import edit_fighter, index_of, with_fighter
from schemas.roster import Roster, RosterFighter

LEVY = """\
# Border Levy, for the club night
format: musterpress/roster   # leave this
version: 1
system: core-1e
name:   'Border Levy'   # our name

fighters:   # all of them
  # the boss
  - id: odo
    name: Sir Odo
    unit: knight    # horse is lame
    with: [pistol, {item: mail, as: Flak vest}]   # good kit
    notes: |   # printed
      Paint the horse.

        And the # lance.
    # he comes back in spring

  - id: bob
    # between two keys
    unit: levy
    count:  5
    with:
      - shield   # bought
      # the second one
      - blade
    x-paint: {coat: red}

  # last but not least
  - {id: flo, unit: levy, with: [bow]}  # in one line

x-own:
  - [1, 2]
# the end"""

Edit = Callable[[Roster], Roster]


def changes(text: str, edit: Edit, name: str = "list.yaml") -> list[str]:
    """The lines that an edit takes away (-), then those that it brings (+)."""
    document = RosterDocument.of_text(text, name)
    wanted = edit(document.roster)
    after = document.replace(wanted)
    assert after.roster == wanted
    lines = [*difflib.ndiff(text.split("\n"), after.text.split("\n"))]
    return [sign + line[2:] for sign in "-+" for line in lines if line[0] == sign]


def on(id_: str, change: Callable[[RosterFighter], RosterFighter]) -> Edit:
    def edit(roster: Roster) -> Roster:
        at = index_of(roster, id_)
        return with_fighter(roster, at, change(roster.fighters[at]))

    return edit


def field(id_: str, **fields: object) -> Edit:
    return lambda roster: edit_fighter(roster, id_, **fields)
