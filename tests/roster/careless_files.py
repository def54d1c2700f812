"""Roster files as careless hands write them, and edits of them: for Hypothesis."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import strategies as st

from builder.roster.edits import (
    accept,
    duplicate_fighter,
    edit_fighter,
    give_up,
    hire,
    index_of,
    remove_fighter,
    set_limit,
    set_name,
    set_size,
    set_switch,
    swap,
    take,
    with_fighter,
)
from schemas.roster import Pick, Roster, RosterFighter

WORDS = st.sampled_from(["pistol", "mail@front", "shield", "blade", "great-weapon"])
NAMES = st.one_of(
    st.sampled_from(
        ["Sir Odo", "no", "0123", "4+", "a: b", "x # y", "- z", 'O\'Neil "Red"', "{q}"]
    ),
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12),
)
TEXTS = st.one_of(
    st.sampled_from(["one\ntwo", "one\n\n two\n", "# no comment\nyes", "\n", " a\nb", "a\n\n\n"]),
    NAMES,
)
COMMENTS = st.sampled_from(["# a comment", "#", "# with: [a, b]", "#- unit: x", "# | # ' \""])


@dataclass
class Page:
    """A YAML file being written by a careless hand."""

    draw: st.DrawFn
    lines: list[str]

    def noise(self, *indents: int) -> None:
        """Perhaps a comment or an empty line."""
        for _ in range(self.draw(st.sampled_from([0, 0, 0, 0, 1, 1, 2]))):
            if self.draw(st.booleans()):
                self.lines.append("")
            else:
                self.lines.append(" " * self.draw(st.sampled_from(indents)) + self.draw(COMMENTS))

    def put(self, indent: int, text: str) -> None:
        """A line, perhaps with a comment or blanks behind it."""
        behind = self.draw(st.sampled_from(["", "", "", "  # behind", "   "]))
        self.lines.append(" " * indent + text + behind)

    def entry(self, key: str, value: object, indent: int, first: str = "") -> None:
        """A key and its value, in one of the ways to write it; `first` stands before the key."""
        at = indent - len(first)
        if isinstance(value, list) and self.draw(st.booleans()):
            self.put(at, f"{first}{key}:")
            for item in value:
                self.noise(indent + 2, indent + 4)
                self.put(indent + 2, f"- {item}")
        elif isinstance(value, list) and self.draw(st.integers(0, 3)) == 0:
            self.put(at, f"{first}{key}: [")
            for number, item in enumerate(value, 1):
                is_last = number == len(value) and self.draw(st.booleans())
                self.put(indent + 3, item + ("" if is_last else ","))
            self.put(indent + 1, "]")
        elif isinstance(value, list):
            self.put(at, f"{first}{key}: [{', '.join(value)}]")
        elif key == "notes":
            self.lines.append(
                " " * at + f"{first}{key}: " + self.draw(st.sampled_from(["|", "|-", "|+", ">"]))
            )
            self.lines += [
                " " * (indent + 2) + "Long ago",
                "",
                " " * (indent + 2) + "# not a comment",
            ]
        else:
            self.put(at, f"{first}{key}: {value}")


@st.composite
def yaml_rosters(draw: st.DrawFn) -> str:
    """A roster file in a random style: order of keys, layout, comments, line ends."""
    page = Page(draw, [])
    page.noise(0, 3)
    top = {"format": "musterpress/roster", "version": "1", "system": "core-1e", "name": "'Levy'"}
    for key in draw(st.permutations([*top])):
        page.entry(key, top[key], 0)
        page.noise(0, 2)
    dash = draw(st.sampled_from([0, 2, 4]))
    gap = draw(st.sampled_from([1, 1, 3]))
    count = draw(st.integers(0, 4))
    page.put(0, "fighters:" if count else "fighters: []")
    for number in range(count):
        page.noise(dash, dash + 2, dash + 6)
        fighter(page, number, dash, gap)
    page.noise(0, 1, 4)
    if draw(st.booleans()):
        page.entry("x-own", draw(st.sampled_from(["{a: [1, 2]}", "text", '"q"'])), 0)
        page.noise(0, 2)
    newline = draw(st.sampled_from(["\n", "\n", "\r\n"]))
    return newline.join(page.lines) + draw(st.sampled_from(["", newline, newline * 2]))


def fighter(page: Page, number: int, dash: int, gap: int) -> None:
    """An entry with an id, spread over lines or in braces."""
    draw = page.draw
    keys: dict[str, object] = {"id": f"id-{number}", "unit": "levy"}
    options: dict[str, object] = {
        "name": '"Bob"',
        "count": "5",
        "with": ["pistol", "{item: mail, as: Flak vest, x-own: 1}", "blade"],
        "without": ["shield"],
        "notes": "",
        "x-paint": "red",
        "role": "leader",
    }
    for key in draw(st.lists(st.sampled_from([*options]), unique=True)):
        keys[key] = options[key]
    order = draw(st.permutations([*keys]))
    if draw(st.integers(0, 3)) == 0:
        parts = [
            f"{key}: [{', '.join(value)}]" if isinstance(value, list) else f"{key}: {value or 'x'}"
            for key, value in ((key, keys[key]) for key in order)
        ]
        page.put(dash, "-" + " " * gap + "{" + ", ".join(parts) + "}")
        return
    inside = dash + 1 + gap
    dash_first = "-" + " " * gap
    if draw(st.integers(0, 5)) == 0:
        page.put(dash, "-")
        page.noise(inside, dash)
        dash_first = ""
    for at, key in enumerate(order):
        page.entry(key, keys[key], inside, "" if at else dash_first)
        if at + 1 < len(order):
            page.noise(inside, inside + 2, dash)


Edit = Callable[[Roster], Roster]


@st.composite
def edits(draw: st.DrawFn, roster: Roster) -> tuple[Edit, str | None]:
    """An edit, and the id of the fighter that it touches; None: it touches no entry."""
    if roster.fighters and draw(st.integers(0, 2)):
        id_ = draw(st.sampled_from([fighter.id for fighter in roster.fighters if fighter.id]))
        return draw(fighter_edits(roster, id_)), id_
    new = RosterFighter(
        unit="knight",
        **draw(
            st.fixed_dictionaries(
                {},
                optional={
                    "name": NAMES,
                    "notes": TEXTS,
                    "count": st.integers(2, 9),
                    "with_": st.lists(st.builds(lambda word: Pick(item=word), WORDS), min_size=1),
                },
            )
        ),
    )
    return draw(
        st.sampled_from(
            [
                lambda roster: hire(roster, new)[0],
                lambda roster: set_limit(roster, {"points": 250}),
                lambda roster: set_size(roster, "standard"),
                lambda roster: set_switch(roster, "blast-size", "diameter"),
                lambda roster: accept(roster, "C3-A4", "so we play", "id-0"),
                lambda roster: set_name(roster, new.name),
            ]
        )
    ), None


@st.composite
def fighter_edits(draw: st.DrawFn, roster: Roster, id_: str) -> Edit:
    """An edit of one fighter."""
    word, other, text, name = draw(WORDS), draw(WORDS), draw(TEXTS), draw(NAMES)

    def on(change: Callable[[RosterFighter], RosterFighter]) -> Edit:
        def edit(roster: Roster) -> Roster:
            at = index_of(roster, id_)
            return with_fighter(roster, at, change(roster.fighters[at]))

        return edit

    field = draw(
        st.sampled_from(
            [
                {"name": name},
                {"name": None},
                {"notes": text},
                {"notes": None},
                {"count": 3},
                {"count": None},
                {"role": "boss"},
                {"role": None},
                {"role": ["boss", "medic"]},
                {"with_": None},
                {"without": None},
                {"profile": {"move": '7"'}},
                {"fielded": False},
            ]
        )
    )
    return draw(
        st.sampled_from(
            [
                lambda roster: edit_fighter(roster, id_, **field),
                lambda roster: edit_fighter(roster, id_, **field),
                on(lambda fighter: take(fighter, word)),
                on(lambda fighter: give_up(fighter, word)),
                on(lambda fighter: swap(fighter, word, other)),
                lambda roster: remove_fighter(roster, id_),
                lambda roster: duplicate_fighter(roster, id_)[0],
            ]
        )
    )


@st.composite
def json_rosters(draw: st.DrawFn) -> str:
    """A roster as JSON in a random style: order, indentation, blanks, escapes, line ends."""
    fighters = []
    for number in range(draw(st.integers(0, 3))):
        keys: dict[str, object] = {"id": f"id-{number}", "unit": "levy"}
        options: dict[str, object] = {
            "name": "Bób",
            "count": 5,
            "with": ["pistol", {"item": "mail", "as": "Flak vest", "x-own": 1.50}],
            "notes": "one\ntwo",
            "x-paint": None,
        }
        for key in draw(st.lists(st.sampled_from([*options]), unique=True)):
            keys[key] = options[key]
        fighters.append({key: keys[key] for key in draw(st.permutations([*keys]))})
    top = {"system": "core-1e", "fighters": fighters, "x-own": [True, {}], "version": 1}
    indent = draw(st.sampled_from([None, 1, 4, "\t"]))
    separators = draw(st.sampled_from([None, (",", ":")]))
    data = {key: top[key] for key in draw(st.permutations([*top]))}
    text = json.dumps(data, indent=indent, separators=separators, ensure_ascii=draw(st.booleans()))
    newline = draw(st.sampled_from(["\n", "\r\n"]))
    return text.replace("\n", newline) + draw(st.sampled_from(["", newline]))
