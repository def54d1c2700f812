"""The shapes that no exporter fills: as the front door and the printer fill them."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator
from pydantic import ValidationError

from schemas.answers.head import answer
from schemas.published import json_schema, model_of

SHAPES: dict[str, dict[str, Any]] = {
    "systems": {
        "systems": [
            {
                "id": "tin-men",
                "name": "Tin Men",
                "version": "1.0.0",
                "cost_types": ["points"],
                "samples": [{"id": "border-levy", "name": "Border Levy"}],
            }
        ]
    },
    "show": {
        "system": "tin-men",
        "units": [
            {
                "id": "knight",
                "name": "Knight",
                "cost": {"points": 64, "sr": None},
                "kit": ["plate@front"],
                "options": ["blade"],
            },
            {
                "id": "king",
                "name": "King",
                "cost": {},
                "kit": [],
                "options": [],
                "allowed": False,
                "why": ["There is one already."],
            },
        ],
        "items": [{"id": "blade", "kind": "weapon", "name": "Blade", "cost": {"points": 2.5}}],
    },
    "print-report": {
        "pages": 2,
        "cards": [
            {
                "fighter": "odo",
                "faces": 2,
                "fields": [
                    {
                        "name": "notes",
                        "pt": 6.5,
                        "x_height_mm": 1.21,
                        "step": "continued",
                        "lost_chars": 0,
                    }
                ],
            }
        ],
        "sections": [{"id": "shooting", "pt": 7.5, "pages": [1], "lost_chars": 0}],
        "missing_glyphs": ["U+1F9FF"],
        "overlaps": [],
    },
}


@pytest.mark.parametrize("name", SHAPES)
def test_the_shape_is_what_its_model_and_schema_say(name: str) -> None:
    filled = answer(name, **SHAPES[name])
    assert model_of(name).model_validate(filled).model_dump(exclude_unset=True) == filled
    assert Draft202012Validator(json_schema(name)).is_valid(filled)


@pytest.mark.parametrize("name", SHAPES)
def test_a_key_too_few_or_too_many_is_refused(name: str) -> None:
    model = model_of(name)
    for key in SHAPES[name]:
        less = {other: value for other, value in SHAPES[name].items() if other != key}
        with pytest.raises(ValidationError):
            model.model_validate(answer(name, **less))
    with pytest.raises(ValidationError):
        model.model_validate(answer(name, **SHAPES[name], more=1))
