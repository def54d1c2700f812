"""The layout of the cards of a print: of the size that was said, or of the game's."""

from __future__ import annotations

from builder.cli.printing.flags import PrintFlags
from output.card.layout import Layout
from output.card.layouts import load_layout
from output.looks import Looks
from schemas.problems import InputError


def card_layout(flags: PrintFlags, card_size: str, looks: Looks) -> Layout:
    """The layout, with large print if that was asked for: then on the size that the game's own
    names for it, unless `--card` says another. InputError where there is no such card."""
    layout = load_layout(card_size if flags.paper.card is None else flags.paper.card, looks)
    if not flags.look.large_print:
        return layout
    from output.card.large import has_room_for_large_print, large_print

    is_said = flags.paper.card is not None or flags.paper.precut is not None
    if layout.large and not is_said:
        layout = load_layout(layout.large, looks)
    if not has_room_for_large_print(layout):
        choice = "choose a larger"
        if layout.large and not flags.paper.precut:
            choice = f"choose {layout.large}, or leave --card out"
        size = f"{layout.width_mm:g} × {layout.height_mm:g} mm"
        message = f"a card of {size} is too small for --large-print; {choice}"
        flag = f"--card {flags.paper.card or card_size}"
        if flags.paper.precut and not flags.paper.card:
            flag = f"--precut {flags.paper.precut}"
        raise InputError.at(flag, message)
    return large_print(layout)
