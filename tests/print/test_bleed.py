"""Bleed: what touches the cut of a card runs on past it, looked at as pixels."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from output import card_faces, load_layout
from output.card import CardFace, Layout
from output.card.back import picture_back, theme_back
from output.card.layouts import known_layouts
from output.card.palette import Ink
from output.card.pictures import PictureStyle
from output.display import Drawing, Picture
from output.picture import load_picture
from tests.card.sample_warbands import levy, paladin, warband
from tests.print.edges import pictured, slivers

THEMES = sorted(
    file.stem for file in (Path(__file__).parents[2] / "templates" / "themes").glob("*.yaml")
)
INKS: tuple[Ink, ...] = ("full", "saver", "black")
SHOWN = PictureStyle(shown=True)


@pytest.fixture(scope="session")
def portrait(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A picture without a white pixel."""
    path = tmp_path_factory.mktemp("pictures") / "noise.png"
    noise = bytes(40 + grey % 150 for grey in random.Random(1).randbytes(200 * 240 * 3))
    Image.frombytes("RGB", (200, 240), noise).save(path)
    return path


def faces(
    layout: Layout, theme: str, ink: Ink, picture: Path | None = None, style: PictureStyle = SHOWN
) -> list[CardFace]:
    """A card with a scene, and one of several faces without; their pictures a scene and a portrait."""
    found = []
    for fighter in (levy(picture=picture), paladin(picture=picture)):
        band = warband(fighter)
        more = {"warband": band, "theme": theme, "ink": ink, "pictures": style}
        found += card_faces(fighter, band.system, layout, **more)  # type: ignore[arg-type]
    return found


def sides(layout: Layout, bleed: float, theme: str, picture: Path) -> dict[str, Drawing]:
    """Everything that stands on a card, in each ink, by what it is."""
    found: dict[str, Drawing] = {}
    loaded = load_picture(picture)
    assert isinstance(loaded, Picture)
    found["picture on the back"] = picture_back(loaded, layout, bleed).drawing
    for ink in INKS:
        band = replace(warband(levy()), name="Border Levy", emblem="oak-leaf")
        found[f"back, {ink}"] = theme_back(band, layout, theme=theme, ink=ink).drawing
        for shown in (None, picture):
            for face in faces(layout, theme, ink, shown):
                found[f"{face.label}, {ink}, {'picture' if shown else 'bare'}"] = face.drawing
    return found


def bare(layout: Layout, bleed: float, theme: str, picture: Path) -> dict[str, object]:
    """What has white in its bleed beside what touches the cut."""
    found = sides(layout, bleed, theme, picture)
    seen = zip(found, pictured(list(found.values()), bleed), strict=True)
    return {name: at for name, drawn in seen if (at := slivers(drawn, bleed))}


@pytest.mark.parametrize("size", [*known_layouts(), "poker-landscape", "41x90"])
def test_what_touches_the_cut_runs_on_through_the_bleed_at_every_size(
    size: str, portrait: Path
) -> None:
    assert bare(load_layout(size).bled(5), 5, "signal", portrait) == {}


@pytest.mark.parametrize("bleed", [0.5, 2, 3.175, 10])
@pytest.mark.parametrize("theme", THEMES)
def test_what_touches_the_cut_runs_on_through_every_bleed_in_every_theme(
    theme: str, bleed: float, portrait: Path
) -> None:
    assert bare(load_layout("poker").bled(bleed), bleed, theme, portrait) == {}


def test_a_design_that_ends_before_the_bleed_does_is_seen_to(portrait: Path) -> None:
    """The measure itself: it sees a design of 1 mm of bleed where 3 are printed."""
    short = load_layout("poker").model_copy(update={"bleed_mm": 1.0})
    made = faces(short, "signal", "full")
    for drawn in pictured([face.drawing for face in made], 3):
        sides = {one.side: one.end - one.start for one in slivers(drawn, 3)}
        assert set(sides) == {"top", "right", "bottom", "left"}
        assert sides["top"] == pytest.approx(63, abs=0.6)


def test_the_portrait_in_the_bleed_is_the_picture_and_no_band_of_colour(portrait: Path) -> None:
    """A picture is drawn larger: it fills the bleed at the left and over the top too."""
    fighter = paladin(picture=portrait)
    band = warband(fighter)
    layout = load_layout("poker").bled(4)
    (front, *_) = card_faces(fighter, band.system, layout, warband=band)
    (drawn,) = pictured([front.drawing], 4)
    corner = drawn.crop((2, 2, 80, 80))
    assert len(corner.getcolors(corner.width * corner.height)) > 1000


def test_a_portrait_without_bleed_is_cropped_as_it_always_was() -> None:
    layout = load_layout("poker")
    assert layout.bled(0) is layout
    assert (layout.bled(7).bleed_mm, layout.bled(7).portrait_bleed_mm) == (7, 7)
    assert layout.bled(2).bleed_mm == layout.bleed_mm


@pytest.mark.parametrize("size", [(200, 240), (900, 200), (100, 600)])
@pytest.mark.parametrize("ink", INKS)
def test_a_picture_that_is_shown_whole_touches_no_cut(
    size: tuple[int, int], ink: Ink, tmp_path: Path
) -> None:
    """Nothing of it is cut off, and no white shows beside it where a knife is off."""
    path = tmp_path / "grey.png"
    Image.new("RGB", size, "#555555").save(path)
    made = faces(load_layout("poker").bled(3), "signal", ink, path, PictureStyle(True, True))
    for drawn in pictured([face.drawing for face in made], 3):
        assert slivers(drawn, 3) == []
