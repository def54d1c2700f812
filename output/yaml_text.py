"""Reads the YAML of layouts, themes and icons: plain mappings whose scalars all stay text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from schemas.problems import InputError

_LOADER: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


def read_yaml(path: Path) -> dict[str, Any]:
    """The mapping in a file. InputError where it cannot be read, or is no mapping."""
    try:
        data = yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER)
    except OSError as error:
        raise InputError.at(str(path), error.strerror or "cannot be read") from None
    except UnicodeDecodeError:
        raise InputError.at(str(path), "is not UTF-8 text; save it as UTF-8") from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        message = f"{error.problem or 'is not valid YAML'}; look at this line and the one above"
        raise InputError.at(str(path), message, line, column) from None
    except yaml.YAMLError:
        raise InputError.at(str(path), "holds characters that YAML does not allow") from None
    if not isinstance(data, dict):
        raise InputError.at(str(path), "holds no mapping of keys to values")
    return data


def over(base: dict[str, Any], data: dict[str, Any]) -> dict[str, Any]:
    """One mapping over another, group by group."""
    found = dict(base)
    for key, value in data.items():
        under = base.get(key)
        if isinstance(under, dict) and isinstance(value, dict):
            value = over(under, value)
        found[key] = value
    return found
