"""A block of each kind, as a catalog says it, with texts of a length that a test chooses."""

from __future__ import annotations

from typing import Any

from schemas.blocks import KINDS
from schemas.sheet import SheetSection


def blocks(text: str, label: str = "Label") -> dict[str, dict[str, Any]]:
    """A block of each kind; its long texts are `text`, its short ones `label`."""
    return {
        "para": {"text": text},
        "bullets": {"items": [text, label]},
        "steps": {"items": [text, label, text], "start": 3},
        "checklist": {"items": [text, label]},
        "table": {
            "cols": [{"head": label}, {"head": "No.", "align": "r"}, {"head": "Text", "flex": 1}],
            "rows": [[label, "12", text], [label], ["b", "3", "c"]],
        },
        "mods": {"rows": [[text, "+1", "help"], [label, "−1", "harm"], ["c", "½", "flat"]]},
        "strip": {"rows": [[label, *"123456"], ["needs", "2+", "3+", "4+", "5+", "6+", "7+"]]},
        "defs": {"items": [[label, text], ["Friends", "Never."]]},
        "gloss": {"name": label, "tag": "Medic", "icon": "crown", "text": text},
        "callout": {"style": "warn", "label": label, "text": text},
        "timeline": {"stages": [{"title": label, "text": text}, {"title": "End", "family": "win"}]},
        "panels": {
            "panels": [
                {"title": label, "who": "Attacker", "steps": [text, "Roll."]},
                {"title": "Save", "who": "Defender", "steps": ["Save."]},
            ]
        },
        "graph": {
            "nodes": [
                {"id": "a", "x": 0, "w": 80, "title": label, "text": text, "style": "tint"},
                {"id": "b", "x": 100, "w": 80, "title": "Stop", "style": "end"},
            ],
            "edges": [{"from": "a.r:0.2", "to": "b.l", "via": "h"}],
        },
        "cancel": {"rows": [{"save": ["6*"], "hit": ["4+", "5"], "ok": "no", "text": text}]},
        "duel": {
            "an": label,
            "bn": "Halberd",
            "rows": [{"a": [3, 6], "xa": [0], "b": [5], "text": text}],
        },
        "board": {
            "size": [30, 22],
            "zones": [[0, 0, 30, 3, label]],
            "terrain": [[5, 8, 3, 3]],
            "points": [[15, 11, "loot"]],
            "dims": [[7, 15, 15, 15, '8"']],
        },
        "bands": {
            "edges": [9, 18],
            "rows": [
                {"name": label, "att": "2", "bands": [[0, 9, "1"], [9, 18, "-1"]]},
                {"name": "Knife", "text": "in contact"},
            ],
        },
        "discs": {"discs": [[1, label], [3, "flamer"]]},
        "row": {"blocks": [{"kind": "para", "text": text}, label], "w": [2, 1]},
    }


def section(kind: str, text: str, label: str = "Label", **more: Any) -> SheetSection:
    """A section with one block of a kind."""
    assert [*blocks("")] == KINDS
    said = {"kind": kind, **as_read(blocks(text, label)[kind])}
    head = {"id": kind, "title": kind, "blocks": [said]}
    return SheetSection.model_validate({**head, **more})


def as_read(value: Any) -> Any:
    """Numbers as texts, as files are read."""
    if isinstance(value, dict):
        return {key: as_read(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [as_read(inner) for inner in value]
    return str(value)
