"""The findings, worst first: a sign, whose it is and what it says, where it stands, repairs."""

from __future__ import annotations

from collections.abc import Iterator

from output.roster.stamp import colour_of, draw_sign
from output.roster.texts import hanging, told
from output.roster.told import Mend, Told
from output.roster.verdict import Verdict
from output.sheet.laid import Draw, Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import SheetType
from output.text import Span
from schemas.finding import Severity, Status
from schemas.record import record

_INDENT, _SIGN = 5.2, 3.4
_BOX_INDENT, _BOX = 3.6, 2.3
_GAP, _RULE = 0.9, 0.2
_MOST_MENDS = 4
_WORDS: dict[Severity, tuple[str, str]] = {
    "error": ("error", "errors"),
    "warning": ("warning", "warnings"),
    "info": ("remark", "remarks"),
}


@record
class FindingsBlock:
    """What was found; one sentence where nothing was."""

    verdict: Verdict
    told: tuple[Told, ...]
    untried: int = 0
    """Findings that no repair was looked for."""

    def measure(self, width: float, type_: SheetType) -> Laid:
        """A finding breaks between its lines where it is long, never behind its first."""
        if not self.told:
            return Laid(list(self._nothing(width, type_)))
        pieces = list(self._counts(width, type_))
        for finding in self.told:
            pieces += _finding(finding, width, type_)
        if self.untried:
            note = told(f"For {self.untried} of these no repair was looked for.")
            pieces += hanging(type_.set(note, "small", width), quiet=True)
        if self.verdict.status != "legal":
            words = "A roster that is not legal prints all the same; this box goes with it."
            pieces.append(Piece(_GAP, lambda _pen, _x, _y: None))
            pieces += hanging(type_.set(told(words), "body", width))
        return Laid(pieces)

    def _nothing(self, width: float, type_: SheetType) -> Iterator[Piece]:
        text = told(
            "", "No findings.", f" {self.verdict.checked[:1].upper()}{self.verdict.checked[1:]}."
        )
        yield from hanging(type_.set(text, "body", width - _INDENT), _INDENT, _legal_sign)

    def _counts(self, width: float, type_: SheetType) -> Iterator[Piece]:
        text = told(f"{self.verdict.checked.partition(',')[0]}: {counted(self.told)}.")
        yield from hanging(type_.set(text, "body", width))


def counted(found: tuple[Told, ...]) -> str:
    """`2 errors, 1 warning, 1 accepted`."""
    open_ = [one for one in found if one.accepted is None]
    numbers = {word: sum(one.severity == word for one in open_) for word in _WORDS}
    parts = [f"{number} {_WORDS[word][number > 1]}" for word, number in numbers.items() if number]
    if accepted := len(found) - len(open_):
        parts.append(f"{accepted} accepted")
    return ", ".join(parts)


def _finding(finding: Told, width: float, type_: SheetType) -> list[Piece]:
    text = type_.set(told("", finding.owner, finding.message), "body", width - _INDENT, rtl=False)
    pieces = [_rule(width), *hanging(text, _INDENT, _sign_of(finding))]
    pieces[1].keep = True
    small = " · ".join(filter(None, (f"{_word(finding)} {finding.code}", finding.source)))
    pieces += hanging(type_.set(told(small), "small", width - _INDENT), _INDENT, quiet=True)
    if finding.accepted is not None:
        reason = told("", "Accepted: ", finding.accepted)
        pieces += hanging(type_.set(reason, "table", width - _INDENT, rtl=False), _INDENT)
    for mend in finding.mends[:_MOST_MENDS]:
        pieces += _mend(mend, width, type_)
    if (more := len(finding.mends) - _MOST_MENDS) > 0:
        words = told(f"{more} more {'way' if more == 1 else 'ways'}: muster check")
        pieces += hanging(type_.set(words, "small", width - _INDENT), _INDENT, quiet=True)
    return pieces


def _word(finding: Told) -> str:
    return _WORDS[finding.severity][0]


def _mend(mend: Mend, width: float, type_: SheetType) -> list[Piece]:
    """An empty box, the repair, an arrow to the total it leads to."""
    spans = [Span(mend.label)]
    if mend.total:
        spans += [Span(" "), Span("", icon=">"), Span(f" {mend.total}")]
    indent = _INDENT + _BOX_INDENT
    return list(hanging(type_.set(tuple(spans), "body", width - indent, rtl=False), indent, _box))


def _rule(width: float) -> Piece:
    def draw(pen: Pen, x: float, y: float) -> None:
        pen.line(x, y + _GAP / 2, x + width, y + _GAP / 2, pen.inks.hair, _RULE)

    return Piece(_GAP, draw, keep=True)


def _box(pen: Pen, x: float, middle: float) -> None:
    pen.rect(x + _INDENT, middle - _BOX / 2, _BOX, _BOX, "", pen.inks.ink, 0.3, 0.35)


def _legal_sign(pen: Pen, x: float, middle: float) -> None:
    side = _SIGN + 0.4
    draw_sign(pen, "legal", x + 0.3, middle - side / 2, side, colour_of("legal", pen.inks))


def _sign_of(finding: Told) -> Draw:
    """The sign of a severity: no two are told apart by colour alone."""

    def draw(pen: Pen, x: float, middle: float) -> None:
        inks = pen.inks
        left, top = x + 0.3, middle - _SIGN / 2
        if finding.accepted is not None:
            draw_sign(pen, "legal", left, top, _SIGN, inks.quiet)
        elif finding.severity == "error":
            status: Status = "unfinished" if finding.is_open else "illegal"
            draw_sign(pen, status, left, top, _SIGN, colour_of(status, inks))
        elif finding.severity == "warning":
            pen.icon("hazard-sign", left - 0.2, top - 0.2, _SIGN + 0.4, inks.ink)
        else:
            pen.circle(left + _SIGN / 2, middle, _SIGN / 2, "", inks.quiet, 0.3)
            pen.word(
                "i",
                left + _SIGN / 2,
                middle + 0.85,
                "small",
                inks.quiet,
                bold=True,
                anchor="middle",
            )

    return draw
