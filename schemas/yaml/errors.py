"""Validation errors as problems at a place of a file, in our own words.

Keyed by Pydantic's error types, which are stable; its English sentences are not looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails
from pydantic_core.core_schema import ErrorType

from schemas.problems import Problem
from schemas.yaml.places import Places
from schemas.yaml.reader import Document, Path
from schemas.yaml.shapes import Spot, keys_of, literals_of, spot_of
from schemas.yaml.suggest import did_you_mean, nearest_to

_NEEDS = {
    "string_type": "a text",
    "bool_type": "yes or no",
    "bool_parsing": "yes or no",
    "int_type": "a whole number",
    "int_parsing": "a whole number",
    "int_from_float": "a whole number",
    "int_parsing_size": "a smaller whole number",
    "float_type": "a number",
    "float_parsing": "a number",
    "finite_number": "a number",
    "tuple_type": "a list (`[a, b]`)",
    "list_type": "a list (`[a, b]`, or lines that begin with `- `)",
    "dict_type": "a mapping (`key: value`)",
    "mapping_type": "a mapping (`key: value`)",
    "model_type": "a mapping (`key: value`)",
    "model_attributes_type": "a mapping (`key: value`)",
    "greater_than_equal": "a number of at least {ge}",
    "greater_than": "a number over {gt}",
    "less_than_equal": "a number of at most {le}",
    "less_than": "a number under {lt}",
    "string_too_short": "a text of at least {min_length} letters",
    "string_too_long": "a text of at most {max_length} letters",
    "too_short": "a list of at least {min_length}",
    "too_long": "a list of at most {max_length}",
}
"""Type of error: what is needed. Several that one value might be are joined with "or"."""
_NATIVE = frozenset(get_args(ErrorType))
"""Pydantic's own types; a message of any other type is ours already."""
MAX_SHOWN = 40
FEW_KEYS = 8


def problems_of(
    error: ValidationError,
    places: Places | Document,
    model: type[BaseModel],
    data: Any = None,
    *,
    own: str | None = None,
) -> list[Problem]:
    """Every fault of a validation, each once, at the line and column of its value or key.

    `data` is what was validated, where it is not simply the document's data. The keys offered by
    a did-you-mean are those of `model` and the models inside it. Unknown keys that begin with
    `own` are no fault.
    """
    if isinstance(places, Document):
        data = places.data if data is None else data
        places = Places.of(places)
    groups: dict[tuple[Path, bool], list[_Fault]] = {}
    for details in error.errors(include_url=False):
        if own and details["type"] == "extra_forbidden" and _last(details).startswith(own):
            continue
        fault = _Fault(details, spot_of(_way(details), model, data))
        groups.setdefault((fault.spot.path, fault.spot.at_key), []).append(fault)
    in_unions = [path for (path, _), group in groups.items() if group[0].spot.in_union]
    problems: list[Problem] = []
    for (path, _), group in groups.items():
        if group[0].spot.in_union and any(_is_below(other, path) for other in in_unions):
            continue  # the member of the union that was meant says better what is wrong
        problems += _say(places, group)
    return problems


class _Fault(NamedTuple):
    details: ErrorDetails
    spot: Spot

    @property
    def kind(self) -> str:
        return self.details["type"]


def _way(details: ErrorDetails) -> tuple[str | int, ...]:
    """The location up to the value or, where a key is too many or too few, to its mapping."""
    loc = details["loc"]
    return loc[:-1] if details["type"] in ("missing", "extra_forbidden") else loc


def _last(details: ErrorDetails) -> str:
    return str(details["loc"][-1]) if details["loc"] else ""


def _is_below(path: Path, other: Path) -> bool:
    return len(path) > len(other) and path[: len(other)] == other


def _say(places: Places, group: list[_Fault]) -> Iterator[Problem]:
    """One problem for all that a value might have been, and one for each other fault."""
    needs: dict[str, None] = {}
    spot = group[0].spot
    meant = {
        nearest_to(_last(fault.details), keys_of(fault.spot.shapes))
        for fault in group
        if fault.kind == "extra_forbidden"
    }
    for fault in group:
        key = _last(fault.details)
        if fault.kind == "missing" and key in meant:
            continue  # it is there, misspelt
        if fault.kind == "missing" and isinstance(fault.details["loc"][-1], int):
            yield places.problem(spot.path, "a list of more values is needed here; add what lacks")
        elif fault.kind == "missing":
            yield places.problem(spot.path, f"`{key}` is missing; add it")
        elif fault.kind == "extra_forbidden":
            message = f"unknown key `{key}`{_known(key, keys_of(fault.spot.shapes))}"
            yield places.problem((*spot.path, key), message, key=True)
        elif need := _need(fault):
            needs[need] = None
        else:
            message = _own_words(fault)
            message += _instead_of(spot.value, message)
            yield places.problem(spot.path, message, key=spot.at_key)
    if needs:
        message = f"{' or '.join(needs)} is needed here"
        message += _instead_of(spot.value, message)
        if isinstance(spot.value, str):
            message += did_you_mean(spot.value, literals_of(spot.shapes)) or _keys_for(needs, spot)
        yield places.problem(spot.path, message, key=spot.at_key)


def _keys_for(needs: Iterable[str], spot: Spot) -> str:
    """The keys of the mapping that is needed, where they are few."""
    keys = keys_of(spot.shapes)
    is_mapping = any(need.startswith("a mapping") for need in needs)
    return f"; its keys: {', '.join(keys)}" if is_mapping and 0 < len(keys) <= FEW_KEYS else ""


def _need(fault: _Fault) -> str:
    if fault.kind == "literal_error":
        return "one of " + ", ".join(f"`{word}`" for word in literals_of(fault.spot.shapes))
    bounds = fault.details.get("ctx", {})
    shown = {key: f"{to:g}" if isinstance(to, float) else to for key, to in bounds.items()}
    return _NEEDS.get(fault.kind, "").format(**shown)


def _own_words(fault: _Fault) -> str:
    if fault.kind == "value_error":
        return str(fault.details["ctx"]["error"])
    if fault.kind in _NATIVE:
        return f"this cannot be read ({fault.kind.replace('_', ' ')})"
    return fault.details["msg"]


def _known(key: str, keys: list[str]) -> str:
    hint = did_you_mean(key, keys)
    if hint or not keys:
        return hint or "; remove it"
    return f"; there are: {', '.join(keys)}"


def _instead_of(value: Any, needed: str) -> str:
    """What there is in place of what is needed; of a list that is too short or long its length."""
    if value is None or value == "":
        return ", and there is nothing"
    if isinstance(value, list) and "a list" in needed:
        return f", not one of {len(value)}"
    if isinstance(value, list | dict):
        what = "a list" if isinstance(value, list) else "a mapping"
        return f", not {what}" if "needed here" in needed else ""
    text = str(value)
    return f", not `{text if len(text) <= MAX_SHOWN else text[:MAX_SHOWN] + '…'}`"
