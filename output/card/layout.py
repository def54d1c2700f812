"""Layouts: the measures of a card size, in mm and pt."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field, model_validator

from schemas.base import Model
from schemas.yaml.words import one_of

MM_PER_PT = 25.4 / 72

Measure: TypeAlias = Annotated[float, Field(ge=0, le=2000, allow_inf_nan=False)]
"""A length in mm, a size in pt or a share."""
Length: TypeAlias = Annotated[float, Field(ge=0.1, le=2000, allow_inf_nan=False)]
"""A length in mm that is there."""
Points: TypeAlias = Annotated[float, Field(ge=1, le=200, allow_inf_nan=False)]
Share: TypeAlias = Annotated[float, Field(ge=0.3, le=2, allow_inf_nan=False)]
Step: TypeAlias = Annotated[float, Field(ge=0.005, le=1)]
Count: TypeAlias = Annotated[int, Field(ge=1, le=1000)]
Elastic: TypeAlias = tuple[Measure, Measure]
"""A height of `fixed + elastic × k` mm."""


TYPE = (
    "name number cost cost_low role label figure head weapon cell needs trait rules side receipt more"
    " footer"
).split()
"""What there are sizes of type for."""


class Type(Model):
    """Sizes of one role of type."""

    pt: Points = Field(description="Size asked for, pt")
    smallest: Points = Field(description="Smallest size, pt")
    leading: Share = Field(1.2, description="Distance of lines, in sizes")


class Floors(Model):
    """x-heights under which no text goes."""

    text_mm: Measure = Field(description="Any text, mm")
    body_mm: Measure = Field(0.0, description="Sentences, where that is more, mm")
    name_mm: Measure = Field(description="Names, mm")
    figure_mm: Measure = Field(description="Figures of the strip, mm")


class Rung(Model):
    """A stretch of the ladder: which spacing and which sizes of the rules it may take."""

    most: Share = Field(description="Largest k")
    least: Share = Field(description="Smallest k")
    largest: Share = Field(1.0, description="Largest size of the rules, as a share of that asked")
    smallest: Share = Field(1.0, description="Smallest size of the rules, likewise")
    weapon: Share = Field(1.0, description="Size of item names, as a share of that asked")

    @model_validator(mode="after")
    def _goes_down(self) -> Rung:
        for less, more in (("least", "most"), ("smallest", "largest")):
            if getattr(self, less) > getattr(self, more):
                raise ValueError(f"`{less}` is more than `{more}`; the ladder goes down")
        return self


class Ladder(Model):
    """The steps from roomy to dense."""

    step: Step = Field(description="From one step to the next")
    hole: Measure = Field(description="Empty room under what goes on that does not matter, mm")
    roomy: Rung = Field(description="With a scene, if there is room for one")
    normal: Rung = Field(description="Without a scene")
    snug: Rung = Field(description="Rules a little smaller")
    dense: Rung = Field(description="Rules down to their smallest")


class HeaderMeasures(Model):
    """The band at the top."""

    height: Length = Field(description="Height, mm")
    again: Length = Field(description="Height on the faces after the first, mm")
    disc: Length = Field(description="Diameter of the number disc, mm")
    disc_again: Length = Field(description="The same on the faces after the first, mm")
    gap: Measure = Field(description="Between disc, words and cost, mm")
    last_name: Measure = Field(description="Last size of a long name, as a share of its smallest")
    tall: Measure = Field(description="Least height with the cost under the disc, mm")
    pad: Measure = Field(description="Least room over and under the words, mm")
    role_tracking: Measure = Field(description="Room after each letter of a long role line, em")
    most_lines: Count = Field(description="Lines of a name; the rest goes to the text")
    emblem_least: Measure = Field(description="An emblem of which less would show is left out, mm")
    emblem_clear: Measure = Field(description="Between words and emblem, mm")
    portrait: Measure = Field(description="Width of a portrait, as a share of the height")


class StripMeasures(Model):
    """The strip of characteristics."""

    height: Length = Field(description="Height, mm")
    again: Length = Field(description="Height on the faces after the first, mm")
    label: Measure = Field(description="Baseline of the labels from the top, mm")
    figure: Measure = Field(description="Baseline of the figures from the top, mm")
    label_again: Measure = Field(description="The same on the faces after the first, mm")
    figure_again: Measure = Field(description="The same on the faces after the first, mm")
    figure_pt_again: Points = Field(description="Size of figures on the faces after the first, pt")
    inset: Measure = Field(description="How much shorter the lines between cells are, mm")
    cell_pad: Measure = Field(description="Room left and right of a label or figure, mm")
    cell_air: Measure = Field(description="Labels with less room are set closer, mm")
    label_tracking: Measure = Field(description="Room after each letter of such a label, em")
    under: Measure = Field(description="Height of a line of values under a figure, mm")
    most_cells: Count = Field(description="Cells in one strip; more begin another")
    pointer: Measure = Field(1.5, description="Width of a pointer at a changed value, mm")
    most_strips: Count = Field(description="Strips; what has no room in them goes to the text")


class TickMeasures(Model):
    """The row of boxes to tick."""

    height: Elastic = Field(description="Height, mm")
    box: Length = Field(description="Side of a box, mm")
    box_least: Measure = Field(description="The same where that saves a row, mm")
    box_most: Measure = Field(description="The same where it is the card's only row, mm")
    gap: Measure = Field(description="Between boxes, mm")
    gap_least: Measure = Field(description="The same where that saves a row, mm")
    apart: Measure = Field(description="Least room between groups, mm")


class PlanMeasures(Model):
    """The plan of a fighter with four sides."""

    height: Elastic = Field(description="Height, mm")
    width: Measure = Field(description="Width, mm")
    hull: tuple[Measure, Measure] = Field(description="Width and height of the hull, mm")
    beside: Measure = Field(description="Where the words beside it begin, from the margin, mm")


class PanelMeasures(Model):
    """A figure on the warband's colour, others beside it, chances as bars."""

    height: Elastic = Field(description="Height, mm")
    box: Length = Field(description="Width of the box, mm")
    beside: Measure = Field(description="Width of a label and figure beside it, mm")
    gap: Measure = Field(description="Between box, figures and bars, mm")
    bar: Length = Field(description="Height of a bar, mm")
    bar_gap: Measure = Field(description="Between bars, mm")


class TableMeasures(Model):
    """Items with figures."""

    head: Elastic = Field(description="Height of the heads, mm")
    row: Elastic = Field(description="Height of a row of one line, mm")
    icon: Length = Field(description="Side of an icon, mm")
    icon_gap: Measure = Field(description="Between icon and name, mm")
    column: Length = Field(description="Width of a column, mm")
    name: Measure = Field(description="Least room of names beside the columns, mm")
    band: Measure = Field(description="Width of a column of a range band, mm")
    band_name: Measure = Field(description="Least room of names beside such columns, mm")
    beside: Measure = Field(description="Between a name and what is needed beside it, mm")
    beside_clear: Measure = Field(description="Between that and the first column, mm")
    column_pad: Measure = Field(description="Room left and right of a figure or head, mm")
    most_text_lines: Count = Field(
        description="Lines under a name; a longer text goes to the rules"
    )
    most_name_lines: Count = Field(description="Lines of a name; a longer one is a paragraph")
    under: Measure = Field(description="Elastic room between the lines of a row, mm")
    after: Elastic = Field(description="Room under the last row, mm")


class WordsMeasures(Model):
    """Paragraphs."""

    before: Elastic = Field(description="Room over the first paragraph, mm")
    gap: Measure = Field(description="Room between paragraphs, in lines")
    columns_from: Measure = Field(description="Width between the margins for two columns, mm")
    after: Elastic = Field(description="Room under the last, mm")


class ReceiptMeasures(Model):
    """The receipt and other small print."""

    before: Elastic = Field(description="Room under its line, mm")
    after: Elastic = Field(description="Room under it, mm")
    rule_clear: Measure = Field(description="Elastic room over its line, mm")


class SceneMeasures(Model):
    """Picture or emblem in the room that is left."""

    least: Measure = Field(description="Least height with an emblem, mm")
    picture_least: Measure = Field(description="Least height with a picture, mm")
    emblem: Measure = Field(description="Height of the emblem's ink, as a share of the scene's")
    emblem_wide: Measure = Field(description="Its width at most, as a share of the card's")
    line_clear: Measure = Field(description="Between the emblem and the lines beside it, mm")


class FooterMeasures(Model):
    """The band at the bottom."""

    height: Length = Field(description="Height with one line, mm")
    gap: Measure = Field(description="Least room between left and right, mm")
    clear: Measure = Field(description="Between what hangs from the words and the cut, mm")
    most_lines: Count = Field(description="Lines of each side; more of it goes to the text")


class Layout(Model):
    """A card size: where everything goes and how small it may become."""

    name: str = Field(description="Name, for people")
    large: str = Field("", description="Card size for large print; else the same")
    width_mm: float = Field(description="Width of the cut card, mm", gt=0, le=2000)
    height_mm: float = Field(description="Height of the cut card, mm", gt=0, le=2000)
    bleed_mm: Measure = Field(description="How far backgrounds run past the cut, mm")
    portrait_bleed_mm: Measure = Field(0.0, description="How far a portrait runs past the cut, mm")
    margin_mm: Measure = Field(description="Left and right of all text, mm")
    corner_mm: Measure = Field(description="Corner radius of the cut card, mm")
    clear_mm: Measure = Field(description="No word comes nearer to the cut, mm")
    floors: Floors = Field(description="Smallest x-heights")
    ladder: Ladder = Field(description="Steps from roomy to dense")
    type: dict[Annotated[str, one_of(TYPE)], Type] = Field(description="Sizes by role")
    header: HeaderMeasures = Field(description="Band at the top")
    strip: StripMeasures = Field(description="Characteristics")
    ticks: TickMeasures = Field(description="Boxes to tick")
    plan: PlanMeasures = Field(description="Four sides")
    panel: PanelMeasures = Field(description="Figure, figures beside it, and bars")
    table: TableMeasures = Field(description="Items with figures")
    words: WordsMeasures = Field(description="Paragraphs")
    receipt: ReceiptMeasures = Field(description="Small print")
    scene: SceneMeasures = Field(description="Picture or emblem")
    more: Measure = Field(description="Height of the line that says where it goes on, mm")
    footer: FooterMeasures = Field(description="Band at the bottom")

    __hash__ = object.__hash__
    """Told apart by identity, so that what is made from one can be kept."""

    @property
    def measure_mm(self) -> float:
        """Width between the margins, mm."""
        return self.width_mm - 2 * self.margin_mm

    def bled(self, bleed_mm: float) -> Layout:
        """The layout with all that touches the cut running so far past it, and no less than now."""
        if bleed_mm <= min(self.bleed_mm, self.portrait_bleed_mm):
            return self
        bleed, portrait = (max(own, bleed_mm) for own in (self.bleed_mm, self.portrait_bleed_mm))
        return self.model_copy(update={"bleed_mm": bleed, "portrait_bleed_mm": portrait})

    def size_mm(self, role: str) -> float:
        """The size asked for, in mm."""
        return self.type[role].pt * MM_PER_PT

    def smallest_mm(self, role: str) -> float:
        """The smallest size, in mm."""
        return self.type[role].smallest * MM_PER_PT
