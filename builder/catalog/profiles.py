"""Further statlines, as of a mount: the characteristics of each, made of those that it `has`."""

from __future__ import annotations

import re
from typing import Any

from schemas.base import words
from schemas.problems import Problem
from schemas.tags import value_id
from schemas.yaml.places import Places
from schemas.yaml.suggest import did_you_mean

_NOT_TAKEN_OVER = ("default", "code", "name", "short")
"""What a characteristic of a profile does not have of the one that it is made of. With a default
every fighter had a mount."""


def expand_profiles(data: dict[str, Any], places: Places) -> list[Problem]:
    """Adds to `characteristics` those of each profile: `mount-move` for the move that a mount has.

    Works on the joined data before it is validated, so that all that is said of a characteristic is
    judged, at its own line, of those made of it too. What is no profile is left to validation.
    Gives what cannot be made, and why.
    """
    known, profiles = data.get("characteristics"), data.get("profiles")
    if not isinstance(known, dict) or not isinstance(profiles, dict):
        return []
    problems: list[Problem] = []
    plain = dict(known)
    for id_, profile in profiles.items():
        has = profile.get("has") if isinstance(profile, dict) else None
        if not isinstance(has, list) or not all(isinstance(name, str) for name in has):
            continue
        for index, name in enumerate(has):
            if fault := _fault(id_, name, has[:index], plain, known):
                problems.append(places.problem(("profiles", id_, "has", index), fault))
            elif isinstance(plain[name], dict):
                made = value_id(id_, name)
                known[made] = _characteristic(id_, profile, name, plain[name], has)
                places.put(("characteristics", made), *places.origins[("characteristics", name)])
    return problems


def _fault(
    id_: str, name: str, before: list[str], plain: dict[str, Any], known: dict[str, Any]
) -> str | None:
    """Why a profile cannot have a characteristic; None: it can."""
    if name not in plain:
        return f"no characteristic `{name}`{did_you_mean(name, plain)}"
    if name in before:
        return f"`{name}` is said twice"
    if value_id(id_, name) in known:
        return f"`{value_id(id_, name)}` is a characteristic already; rename it, or the profile"
    if isinstance(plain[name], dict) and plain[name].get("of") == "item":
        return f"`{name}` is a value of items; a profile has those of fighters"
    return None


def _characteristic(
    id_: str, profile: dict[str, Any], name: str, of: dict[str, Any], has: list[str]
) -> dict[str, Any]:
    made = {key: value for key, value in of.items() if key not in _NOT_TAKEN_OVER}
    whose = profile.get("name", words(id_))
    said = of.get("name", words(name))
    made |= {"name": f"{whose} {said}", "short": f"{whose} {of.get('short', said)}", "profile": id_}
    if isinstance(of.get("formula"), str):
        own = re.compile(r"(?<![\w.-])(?:" + "|".join(map(re.escape, has)) + r")(?![\w-])")
        made["formula"] = own.sub(lambda found: value_id(id_, found.group()), of["formula"])
    return made
