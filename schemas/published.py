"""The published JSON Schemas: which there are, and each as plain data.

`schemas/json/` holds them as files, written by `scripts/write_schemas.py`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from pydantic import BaseModel

from schemas.written import as_catalog_file, as_written

PUBLISHED = {
    "roster": "schemas.roster:Roster",
    "catalog": "schemas.catalog:CatalogData",
    "event": "schemas.event:Event",
    "warband": "schemas.answers.warband:WarbandExport",
    "systems": "schemas.answers.systems:SystemsAnswer",
    "show": "schemas.answers.show:ShowAnswer",
    "cost": "schemas.answers.cost:CostAnswer",
    "check": "schemas.answers.check:CheckAnswer",
    "explain": "schemas.answers.explain:ExplainAnswer",
    "verify": "schemas.answers.verify:VerifyAnswer",
    "print-report": "schemas.answers.print_report:PrintReport",
    "catalog-check": "schemas.answers.catalog_check:CatalogCheckAnswer",
    "catalog-test": "schemas.answers.catalog_test:CatalogTestAnswer",
    "themes": "schemas.answers.theme_check:ThemesAnswer",
    "theme-check": "schemas.answers.theme_check:ThemeCheckAnswer",
}
"""Name, as `muster schema` takes it: where the model is. Imported only when asked for."""

_AS_WRITTEN = {"roster": as_written, "catalog": as_catalog_file, "event": as_written}
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def model_of(name: str) -> type[BaseModel]:
    """The model of a published file or answer. Raises KeyError for a name not in PUBLISHED."""
    module, _, attribute = PUBLISHED[name].partition(":")
    model: type[BaseModel] = getattr(import_module(module), attribute)
    return model


def json_schema(name: str) -> dict[str, Any]:
    """The JSON Schema of a published file or answer; the same data every time.

    Raises KeyError for a name not in PUBLISHED.
    """
    schema = _tidy(model_of(name).model_json_schema())
    if name in _AS_WRITTEN:
        schema = _AS_WRITTEN[name](schema)
    head = {"$schema": DIALECT, "$id": f"urn:musterpress:{name}:1", "title": f"musterpress/{name}"}
    return head | {key: value for key, value in schema.items() if key not in head}


def _tidy(node: Any) -> Any:
    """Says what the models mean where their schema cannot, and leaves out what says nothing.

    Unions are told apart by which key is there, so by shape a mapping may fit two of them; where
    any key may stay, the reader lets only those beginning with `x-`.
    """
    if isinstance(node, list):
        return [_tidy(item) for item in node]
    if not isinstance(node, dict):
        return node
    result = {
        ("anyOf" if key == "oneOf" else key): _tidy(value)
        for key, value in node.items()
        if not (key == "title" and isinstance(value, str))
        and not (key == "default" and value is None)
    }
    if "properties" in result and result.get("additionalProperties") is True:
        result |= {"additionalProperties": False, "patternProperties": {"^x-": {}}}
    return result
