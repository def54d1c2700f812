"""The pen: what it draws is the same whether or not markup is written and read on the way."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest
from PIL import Image

from output.card import CardFace, Layout, card_faces
from output.display import Drawing, Ellipse, Group, Rect, Style
from output.display import Path as Shape
from output.looks import Looks
from output.svg import read_svg, write_svg
from schemas.problems import InputError
from schemas.warband import Fighter
from tests.card.hostile_fighters import hostile_fighter
from tests.card.sample_warbands import (
    battle_mage,
    champion,
    gun_truck,
    hostile,
    levy,
    paladin,
    warband,
)

SHIPPED = '{% include "card/signal.svg.j2" %}'
KINDS = [make() for make in (levy, champion, paladin, battle_mage, gun_truck, hostile)]
FIGHTERS = [*KINDS, *(hostile_fighter(seed) for seed in range(8))]


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    path = tmp_path / "odo.png"
    Image.new("RGB", (300, 200), "#884422").save(path)
    return path


class Printer:
    """Prints with a template of one's own, in a theme that is else the shipped one."""

    def __init__(self, folder: Path, layout: Layout) -> None:
        self.folder, self.layout = folder, layout
        for name in ("card", "themes"):
            (folder / name).mkdir()
        shutil.copy(str(files("templates") / "themes" / "signal.yaml"), folder / "themes/own.yaml")

    def prints(self, template: str, fighter: Fighter, ink: str = "full") -> list[CardFace]:
        """The faces of a fighter, drawn by a template."""
        place = self.folder / "card" / f"own{len(list(self.folder.glob('card/*')))}.svg.j2"
        place.write_text(template, encoding="utf-8")
        name = place.name.split(".")[0]
        (self.folder / "themes" / f"{name}.yaml").write_bytes(
            (self.folder / "themes" / "own.yaml").read_bytes()
        )
        band = warband(fighter)
        return card_faces(
            fighter,
            band.system,
            self.layout,
            warband=band,
            theme=name,
            ink=ink,  # type: ignore[arg-type]
            looks=Looks((self.folder,)),
        )

    def draws(self, template: str) -> Drawing:
        """The first face of a levy, drawn by a template."""
        return self.prints(template, levy())[0].drawing


@pytest.fixture
def own(tmp_path: Path, poker: Layout) -> Printer:
    return Printer(tmp_path, poker)


def told(drawing: Drawing) -> str:
    """All of a drawing, to the millionth; texts say their direction outright."""
    return write_svg(drawing, embed=False)


@pytest.mark.parametrize("ink", ["full", "saver", "black"])
@pytest.mark.parametrize("fighter", FIGHTERS, ids=lambda fighter: fighter.id)
def test_a_face_is_the_same_with_and_without_markup_on_the_way(
    fighter: Fighter, ink: str, own: Printer
) -> None:
    straight = own.prints(SHIPPED, fighter, ink)
    around = own.prints(f"<g>{SHIPPED}</g>", fighter, ink)
    assert len(straight) == len(around)
    for one, other in zip(straight, around, strict=True):
        assert told(one.drawing) == told(other.drawing) == told(read_svg(one.svg, "face"))
        assert "<g>" in other.svg


@pytest.mark.parametrize("ink", ["full", "saver", "black"])
def test_the_shipped_template_needs_no_markup(
    ink: str, own: Printer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Drawing:
        raise AssertionError("markup was read")

    monkeypatch.setattr("output.svg.reader.read_svg", refuse)
    for fighter in KINDS:
        for face in own.prints(SHIPPED, fighter, ink):
            assert face.drawing.items
    with pytest.raises(AssertionError, match="markup was read"):
        own.draws(f"<g>{SHIPPED}</g>")


def test_pictures_are_the_same_with_and_without_markup_on_the_way(
    own: Printer, picture: Path
) -> None:
    for fighter in (levy(picture=picture), paladin(picture=picture)):
        (one,) = own.prints(SHIPPED, fighter)
        (other,) = own.prints(f"<g>{SHIPPED}</g>", fighter)
        assert told(one.drawing) == told(other.drawing)
        assert "<image" in one.svg


def test_markup_is_drawn_where_it_stands(own: Printer) -> None:
    drawing = own.draws(
        '{{ pen.rect(0, 0, 9, 9, "#ff0000") }}<circle r="2"/>{{ pen.line(0, 0, 1, 1, "#00f", 1) }}'
    )
    kinds = [type(item).__name__ for item in drawing.items]
    assert kinds == ["Rect", "Ellipse", "Line"]
    assert (drawing.width_mm, drawing.height_mm) == (63, 88)


def test_the_pen_draws_within_groups_of_a_template(own: Printer) -> None:
    template = '<g transform="translate(3 4)">{{ pen.circle(1, 2, 3, "#FF0000") }}</g>'
    red = Ellipse(1, 2, 3, 3, Style("#FF0000"))
    assert own.draws(template).items == [Group([red], (1, 0, 0, 1, 3, 4))]


def test_the_pen_has_shapes_for_everything(own: Printer) -> None:
    rect, path, polygon, cut = own.draws(
        """{{ pen.rect(1, 2, 3, 4, "red", "#00f", 0.5, 9) }}
        {{ pen.path("M0 0h3v3z", "", "#000000", 0.2) }}
        {{ pen.polygon([(0, 0), (3, 0), (3, 3)], "#000000") }}
        {{ pen.within(0, 0, 2, 2, pen.circle(1, 1, 3, "#000000")) }}"""
    ).items
    assert rect == Rect(1, 2, 3, 4, Style("#FF0000", "#0000FF", 0.5), 1.5, 2)
    assert isinstance(path, Shape)
    assert path.style == Style(None, "#000000", 0.2)
    assert isinstance(polygon, Shape)
    assert polygon.outline == path.outline
    black = Ellipse(1, 1, 3, 3, Style("#000000"))
    assert cut == Group([black], clip=Rect(0, 0, 2, 2, Style()))


def test_what_is_drawn_may_be_kept_and_used_again(own: Printer) -> None:
    drawing = own.draws(
        '{% set a = pen.circle(1, 1, 1, "red") %}{{ pen.line(0,0,1,1,"red",1) }}{{ a ~ a }}'
    )
    assert [type(item).__name__ for item in drawing.items] == ["Line", "Ellipse", "Ellipse"]


@pytest.mark.parametrize(
    ("template", "why"),
    [
        ('{{ pen.rect(0, 0, 9, 9, "rot") }}', "`rot` is not a colour"),
        ('{{ pen.path("L1 1", "red") }}', "a path begins with M"),
        ('{{ pen.within(0, 0, 9, 9, "<circle/>") }}', "no markup"),
        ("<blink/>", "`<blink>` is not in the SVG profile"),
        ("<7>", "not well-formed"),
        ("Levy", "text outside of `<text>`"),
    ],
)
def test_what_cannot_be_drawn_is_told(template: str, why: str, own: Printer) -> None:
    with pytest.raises(InputError, match=why):
        own.draws(template)
