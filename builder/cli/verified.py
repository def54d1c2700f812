"""`muster verify`: the files, and what they are held against."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from shlex import quote

from builder.cli.outfile import STANDARD
from builder.cli.printing.page_order import backs_file
from builder.cli.progress import watched
from output.page.paper import CARD_PAPER, load_paper
from output.page.sheet import Turned
from output.sizes import read_size
from output.verify.apart import Told, apart
from output.verify.facts import FileFacts
from output.verify.findings import findings
from output.verify.found import Found
from output.verify.measured import Asked, Measured, measure
from output.verify.pairing import holds_backs
from output.verify.read import read_pdf
from output.verify.sizes import Size, card_sizes
from schemas.problems import InputError, Problem

MOST_BYTES = 300_000_000


def read_files(fronts: str, backs: str | None) -> FileFacts:
    """What stands in a file, and in that of its backs where they are apart.

    Raises OSError where one cannot be read, InputError where it is no PDF, or none to be measured.
    """
    if fronts == backs:
        message = "is named twice; say the file of the fronts, then that of their backs"
        raise InputError.at(fronts, message)
    file = _read(fronts)
    if backs is None:
        return file
    behind = _read(backs)
    if holds_backs(file) and not holds_backs(behind):
        ask = f"muster verify {quote(backs)} {quote(fronts)}"
        raise InputError.at(fronts, f"holds the backs; say the file of the fronts first: {ask}")
    return file.with_backs(behind)


def _read(name: str) -> FileFacts:
    def watch(pages: range) -> Iterable[int]:
        return watched(pages, "reading page", len(pages))

    return apart(partial(read_pdf, _bytes(name), name), name, watch)


def measured(file: FileFacts, asked: Asked, name: str) -> tuple[Measured, list[Found]]:
    """What is measured in a file of that name, and what of it is not as it should be.

    Raises InputError where there is too much in it.
    """
    return apart(partial(_measured, file, asked), name)


def _measured(file: FileFacts, asked: Asked, _: Told) -> tuple[Measured, list[Found]]:
    measured = measure(file, asked)
    return measured, findings(measured, asked)


def backs_left_out(fronts: str, backs: str | None) -> str:
    """A remark on a file of backs beside that of the fronts; empty where there is nothing to say."""
    if backs is not None or fronts == STANDARD or not Path(beside := backs_file(fronts)).is_file():
        return ""
    return (
        f"{beside} is not measured; to hold the backs against their fronts: "
        f"muster verify {quote(fronts)} {quote(beside)}"
    )


def _bytes(name: str) -> bytes:
    """The bytes of a file, or of standard input.

    Raises OSError where it cannot be read, InputError where it is larger than can be measured.
    """
    size, data = 0, b""
    if name == STANDARD:
        data = sys.stdin.buffer.read(MOST_BYTES + 1)
    elif (size := Path(name).stat().st_size) <= MOST_BYTES:
        with Path(name).open("rb") as file:  # a device has no size, and may have no end
            data = file.read(MOST_BYTES + 1)
    if max(size, len(data)) > MOST_BYTES:
        message = f"has more than {MOST_BYTES // 1_000_000} MB, which is not measured; split it"
        raise InputError.at(name, message)
    return data


def asked_of(
    paper: str | None,
    card: str | None,
    duplex: Turned | None,
    bleed: float | None,
    margin: float | None,
) -> Asked:
    """What a file is held against. Raises InputError with every name that is unknown."""
    problems: list[Problem] = []
    sizes: dict[str, Size] = {}
    for flag, said, size_of in (("paper", paper, _paper), ("card", card, _card)):
        try:
            if said is not None and not (flag == "paper" and _is_card(said)):
                sizes[flag] = size_of(said)
        except InputError as error:
            problems += [replace(one, file=f"--{flag} {said}") for one in error.problems]
    if problems:
        raise InputError(problems)
    if _is_card(paper):
        over = 2 * (bleed or 0.0)
        held = sizes.get("card")
        if held is None:
            raise InputError.at(f"--paper {paper}", "say the size of the cards too, with --card")
        sizes["paper"] = Size("the card with its bleed", held.width + over, held.height + over)
    return Asked(sizes.get("paper"), sizes.get("card"), duplex, bleed, margin)


def _is_card(paper: str | None) -> bool:
    """Whether pages are as large as their cards."""
    return paper is not None and paper.strip().lower() == CARD_PAPER


def _paper(name: str) -> Size:
    paper = load_paper(name)
    return Size(paper.name, paper.width_mm, paper.height_mm)


def _card(name: str) -> Size:
    """A card size by its name, or any by its measure."""
    measure = read_size(name)
    if measure and min(measure) > 0:
        return Size(name, *measure)
    from output.looks import SHIPPED, found_looks

    looks = found_looks()
    shipped = {size.name: size for size in card_sizes()}
    if looks is SHIPPED and name in shipped:
        return shipped[name]
    from output.card.layouts import load_layout  # which takes longer than measuring

    layout = load_layout(name, looks)
    return Size(name, layout.width_mm, layout.height_mm)
