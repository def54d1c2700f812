"""The choices of a list in force: what it says of each switch, else the default."""

from __future__ import annotations

from collections.abc import Mapping

from builder.catalog.match import Chosen
from builder.catalog.relations import related, relations_of
from schemas.catalog import CatalogData, Homebrew
from schemas.switches import Switch
from schemas.tags import Keyword


def choices_of(switch: Switch, keywords: Mapping[str, Keyword]) -> list[str]:
    """What may be chosen with a switch: its choices, or the keywords of its family."""
    family = (switch.from_ or "").removeprefix("family:")
    members = [id_ for id_, word in keywords.items() if family and word.family == family]
    return [*switch.choices, *members]


def chosen_keywords(data: CatalogData, choices: Mapping[str, str]) -> Chosen:
    """By switch and relation the keywords that are in it to what was chosen; `""`: that itself."""
    chosen = {(key, ""): [choice] for key, choice in choices.items()}
    for key, choice in choices.items():
        switch = data.switches[key]
        for relation in relations_of(switch):
            chosen[key, relation] = related(switch, choice, relation)
    return chosen


def settle(
    data: CatalogData, chosen: dict[str, str], homebrew: Homebrew | None = None
) -> dict[str, str]:
    """Switch to choice: what the roster says, else the default."""
    choices: dict[str, str] = {}
    keywords = {**data.keywords, **(homebrew.keywords if homebrew else {})}
    for key, switch in data.switches.items():
        wanted = chosen.get(key)
        choice = wanted if wanted in choices_of(switch, keywords) else switch.default
        if choice is not None:
            choices[key] = choice
    return choices
