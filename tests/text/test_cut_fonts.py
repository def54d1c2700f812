"""The script that cuts the bundled fonts."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
import uharfbuzz as hb

from output.text import Font

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "cut_fonts.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("cut_fonts", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def width(data: bytes, text: str) -> list[tuple[int, int]]:
    """Clusters and advances of a text."""
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(hb.Font(hb.Face(data)), buffer)
    pairs = zip(buffer.glyph_infos, buffer.glyph_positions, strict=True)
    return [(info.cluster, place.x_advance) for info, place in pairs]


def test_a_cut_keeps_kerning_and_ligatures_and_drops_the_rest(
    script: ModuleType, body: Font
) -> None:
    cut = script.cut_font(body.data, frozenset(map(ord, "AVofice ")))
    assert len(cut) < len(body.data) / 4
    assert width(cut, "AV office") == width(body.data, "AV office")
    assert set(hb.Face(cut).unicodes) == set(map(ord, "AVofice "))


def test_the_cut_of_a_cut_font_is_the_same_font(script: ModuleType, body: Font) -> None:
    assert script.cut_font(body.data, None) == body.data


def test_the_japanese_cut_has_name_kanji_but_no_latin(script: ModuleType) -> None:
    kept = script.japanese(47) | script.surnames()
    assert set(map(ord, "髙﨑彅漢ガん、")) <= kept
    assert not set(map(ord, "Aaé→★")) & kept
    assert ord("彁") in script.japanese(84)
    assert ord("彁") not in kept
