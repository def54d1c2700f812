"""Reads the YAML of layouts, themes and icons: plain mappings whose scalars all stay text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from schemas.problems import InputError
from schemas.yaml import Document
from schemas.yaml import read_yaml as read_text

LARGEST_FILE = 200_000
"""Bytes of a file; what a theme or card size says takes a few thousand."""


def read_document(path: Path) -> Document:
    """The mapping in a file, and where each of its values stands.

    InputError where it cannot be read, says something that is not YAML, or is no mapping.
    """
    try:
        if not path.is_file() and path.exists():  # a pipe or device may have no end
            raise InputError.at(str(path), "is no file; put a text file there")
        if path.stat().st_size > LARGEST_FILE:
            message = f"has more than {LARGEST_FILE // 1000} kB; this is no theme or card size"
            raise InputError.at(str(path), message)
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        reason = (error.strerror or "cannot be read").lower()
        raise InputError.at(str(path), f"{reason}; look at the file") from None
    except UnicodeDecodeError:
        raise InputError.at(str(path), "is not UTF-8 text; save it as UTF-8") from None
    document = read_text(text, str(path))
    if not isinstance(document.data, dict):
        message = "holds no mapping; write it as `key: value`, a line for each"
        raise InputError.at(str(path), message)
    return document


def read_yaml(path: Path) -> dict[str, Any]:
    """The mapping in a file, as plain data. InputError where there is none."""
    data: dict[str, Any] = read_document(path).data
    return data
