"""How the JSON Schema of a file differs from that of its data: files are written by hand.

All scalars are read as text, so whatever stands in a text field is text (`move: 7`), `null` is
a word like others (what is absent is left out), a yes/no may be written in words, and sections
may be rows under `columns`.
"""

from __future__ import annotations

from typing import Any

_SCALAR = ["string", "number", "boolean"]
_NULL = {"type": "null"}
_YES_NO = {"anyOf": [{"type": "boolean"}, {"enum": ["yes", "no", "on", "off"]}]}
_COLUMNS = {
    "description": "What the cells of each row are; a cell `-` is not given",
    "items": {"type": "string"},
    "type": "array",
}
_ROW = {"description": "A row of cells under `columns`", "items": {}, "type": "array"}


def as_written(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a file with these data: looser scalars, and own content in rows too."""
    result: dict[str, Any] = _loose(schema)
    homebrew = result.get("$defs", {}).get("Homebrew")
    if homebrew:
        homebrew["properties"] = _with_rows(homebrew["properties"])
    return result


def as_catalog_file(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of one file of a catalog's folder: any of its sections, in rows too."""
    return {key: value for key, value in as_written(schema).items() if key != "required"} | {
        "description": "A file of a catalog's folder: one or more of the catalog's sections.",
        "properties": _with_rows(_loose(schema["properties"])),
    }


def _loose(node: Any) -> Any:
    if isinstance(node, list):
        return [_loose(item) for item in node]
    if not isinstance(node, dict):
        return node
    result = {key: _loose(value) for key, value in node.items()}
    if _NULL in result.get("anyOf", []):
        others = [choice for choice in result["anyOf"] if choice != _NULL]
        del result["anyOf"]
        result |= others[0] if len(others) == 1 else {"anyOf": others}
    kind = result.get("type")
    if kind == "string" and not result.keys() & {"enum", "const", "pattern"}:
        result["type"] = _SCALAR
    elif kind == "boolean":
        del result["type"]
        result |= _YES_NO
    return result


def _with_rows(sections: dict[str, Any]) -> dict[str, Any]:
    """Sections that are maps from an id to an entry, with rows beside the entries."""
    return {
        key: section
        | {
            "properties": {"columns": _COLUMNS},
            "additionalProperties": {"anyOf": [section["additionalProperties"], _ROW]},
        }
        if isinstance(section.get("additionalProperties"), dict)
        else section
        for key, section in sections.items()
    }
