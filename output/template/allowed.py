"""What of Jinja a template of a stranger may use: nothing in it grows without bound."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from jinja2.exceptions import SecurityError
from jinja2.filters import FILTERS
from jinja2.runtime import LoopContext, Macro
from jinja2.tests import TESTS as ALL_TESTS
from jinja2.utils import Cycler, Joiner, Namespace

from output.template.meter import LARGEST, TOO_LONG, Meter, Spent

MOST_PLACES = 6

_OF_ONE = (
    "abs capitalize d default e escape float forceescape int lower safe string title trim truncate"
    " upper"
).split()
_OF_MANY = (
    "count dictsort first items last length list map max min reject rejectattr reverse select"
    " selectattr sort unique"
).split()
TESTS = {name: ALL_TESTS[name] for name in ALL_TESTS if name not in ("callable", "escaped")}

_WORDS = frozenset(
    (
        "capitalize casefold count endswith find isalpha isdigit islower isupper lower lstrip"
        " removeprefix removesuffix rstrip split startswith strip title upper"
    ).split()
)
METHODS: dict[type, frozenset[str]] = {
    str: _WORDS,
    dict: frozenset({"get", "items", "keys", "values"}),
    list: frozenset({"count", "index"}),
    tuple: frozenset({"count", "index"}),
    LoopContext: frozenset({"changed", "cycle"}),
    Cycler: frozenset({"next", "reset"}),
}
"""Methods that may be called, by what they are called on."""


class Held(Namespace):
    """A namespace that holds texts, numbers and lists, and no other namespace: printing one that
    held itself, or the same one twice and so on, would never end."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        for value in values.values():
            _refuse_namespace(value)

    def __setitem__(self, name: str, value: Any) -> None:
        _refuse_namespace(value)
        super().__setitem__(name, value)


def _refuse_namespace(value: Any) -> None:
    if isinstance(value, Namespace):
        raise SecurityError("a namespace cannot hold another; hand on what is in it")


GLOBALS: dict[str, Any] = {
    "cycler": Cycler,
    "dict": dict,
    "joiner": Joiner,
    "namespace": Held,
    "range": range,
}
"""Names that are there in every template."""


def filters(meter: Meter) -> dict[str, Callable[..., Any]]:
    """The filters, each charged for what it is given and what it gives."""
    found = {name: _charged(FILTERS[name], meter, many=False) for name in _OF_ONE}
    found |= {name: _charged(FILTERS[name], meter, many=True) for name in _OF_MANY}
    own = (_join, _replace, _round, _sum)
    found |= {of.__name__[1:]: _charged(of, meter, many=of in (_join, _sum)) for of in own}
    return found | {"mm": as_mm}


def as_mm(value: Any) -> str:
    """A length as SVG has it, in thousandths of a millimetre."""
    return f"{value:.3f}"


def may_be_called(called: Any, owners: tuple[type, ...]) -> bool:
    """Whether it is a macro, a method of what a template is given, or one of the few others."""
    if isinstance(called, Macro | Joiner) or any(called is one for one in GLOBALS.values()):
        return True
    if type(called).__name__ == "BlockReference":
        return True
    owner = getattr(called, "__self__", None)
    name = getattr(called, "__name__", "_")
    if isinstance(owner, owners):
        return not name.startswith("_")
    return any(name in names for kind, names in METHODS.items() if isinstance(owner, kind))


def _charged(of: Callable[..., Any], meter: Meter, *, many: bool) -> Callable[..., Any]:
    at = 1 if hasattr(of, "jinja_pass_arg") else 0  # what comes before the value is Jinja's

    @wraps(of)
    def charged(*args: Any, **said: Any) -> Any:
        value = args[at]
        meter.step()
        meter.bounded(value)
        if many:
            value = meter.items(value)
        return meter.bounded(of(*args[:at], value, *args[at + 1 :], **said))

    return charged


def _join(values: Any, between: str = "") -> str:
    parts = [str(value) for value in values]
    _refuse_long(sum(map(len, parts)) + len(between) * len(parts))
    return between.join(parts)


def _replace(value: Any, old: str, new: str) -> str:
    text = str(value)  # markup would escape what is put in
    _refuse_long(len(text) + (text.count(old) if old else len(text) + 1) * len(new))
    return text.replace(old, new)


def _round(value: Any, places: int = 0) -> float:
    if not 0 <= places <= MOST_PLACES:
        raise SecurityError(f"`round` takes 0 to {MOST_PLACES} places")
    return round(float(value), places)


def _sum(values: Any) -> int | float:
    total: int | float = 0
    for value in values:
        if not isinstance(value, int | float):
            raise SecurityError("`sum` adds numbers alone; write `|map(attribute=…)|sum`")
        total += value
    return total


def _refuse_long(letters: int) -> None:
    if letters > LARGEST:
        raise Spent(TOO_LONG)


FILTERS_THERE_ARE = tuple(filters(Meter()))
"""Their names."""
