"""Writes the published JSON Schemas to schemas/json/."""

from __future__ import annotations

import json
from pathlib import Path

from schemas.published import PUBLISHED, json_schema

FOLDER = Path(__file__).resolve().parent.parent / "schemas" / "json"


def texts() -> dict[str, str]:
    """File name: its text, for every published schema."""
    return {
        f"{name}.schema.json": json.dumps(json_schema(name), ensure_ascii=False, indent=2) + "\n"
        for name in PUBLISHED
    }


def main() -> None:
    """Writes every schema, and removes those that are published no more."""
    FOLDER.mkdir(exist_ok=True)
    new = texts()
    for stale in (old for old in FOLDER.glob("*.schema.json") if old.name not in new):
        stale.unlink()
    for name, text in new.items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
