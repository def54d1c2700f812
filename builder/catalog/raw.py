"""Raw data, before the models: values by path."""

from __future__ import annotations

from typing import Any

from schemas.yaml.reader import Path


def value_at(data: Any, path: Path) -> Any:
    """The value at a path that is there."""
    for step in path:
        data = data[step]
    return data


def is_there(data: Any, path: Path) -> bool:
    """Whether a path leads to something."""
    for step in path:
        if isinstance(data, list):
            inside = isinstance(step, int) and step < len(data)
        else:
            inside = isinstance(data, dict) and step in data
        if not inside:
            return False
        data = data[step]
    return True
