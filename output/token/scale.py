"""The scale at the foot of a page, to hold a ruler against."""

from __future__ import annotations

from output.page.paper import Paper
from output.sheet.pen import Pen

LENGTH_MM = 50
SCALE_MM = 8.5
"""Height of all of it."""


def draw_scale(pen: Pen, x: float, y: float, width: float, paper: Paper) -> None:
    """Fifty millimetres with a tick each, and what to do where they are not."""
    line, ink = y + 6.5, pen.inks.ink
    pen.line(x, line, x + LENGTH_MM, line, ink, 0.25)
    for at in range(LENGTH_MM + 1):
        tall = 2.6 if at % 10 == 0 else 1.9 if at % 5 == 0 else 1.2
        pen.line(x + at, line - tall, x + at, line, ink, 0.15)
        if at % 10 == 0:
            pen.word(str(at), x + at, line - 3.3, "small", anchor="middle" if at else "start")
    left = x + LENGTH_MM + 4
    pen.word("This scale must measure 50 mm.", left, line - 3.3, "table", bold=True)
    pen.word("If it does not, print again at 100 %, not “fit to page”.", left, line, "small")
    right = x + width
    pen.word(f"{paper.name} · cut on the grey line", right, line - 3.3, "small", anchor="end")
