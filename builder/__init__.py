"""What follows from a roster and a catalog: load, build, check.

The calls are imported when they are first asked for, so that `muster --version` need not wait.
"""

# ruff: noqa: TC004 - what is imported for type checkers alone comes by `__getattr__` when run

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from builder.build import build
    from builder.catalog import load_catalog
    from builder.check import check
    from builder.roster import load_roster

__all__ = ["build", "check", "load_catalog", "load_roster"]

HOMES = {
    "build": "builder.build",
    "check": "builder.check",
    "load_catalog": "builder.catalog",
    "load_roster": "builder.roster",
}
"""Call: the package that defines it."""


class _Front(ModuleType):
    """Two calls share their name with the package that defines them; the call stays in front."""

    def __getattr__(self, name: str) -> Any:
        if name in HOMES:
            return getattr(import_module(HOMES[name]), name)
        raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")

    def __setattr__(self, name: str, value: object) -> None:
        # The import system sets each sub-package as an attribute, which would hide the call.
        if not (name in HOMES and isinstance(value, ModuleType)):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Front
