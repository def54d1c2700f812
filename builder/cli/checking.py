"""Many roster files checked, in two processes where that pays."""

from __future__ import annotations

import atexit
import gc
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path

from builder.cli.checked import Checked, Desk, View
from builder.cli.progress import watched
from builder.roster.source import STANDARD
from schemas.record import record

HELPERS = 1
PAYS_FROM: dict[View, int] = {"row": 150, "report": 20, "data": 20}
"""Files from which a second process saves more than its start takes; measured."""
FORK = 4
"""How many times faster a forked one starts."""
PIECE = 8
"""Files that are taken at a time."""

GARBAGE = 500_000
"""New objects after which a helper looks for garbage; a roster leaves hardly any."""

_desk: Desk | None = None
"""The desk of a process that helps; one that is forked finds that of who asked for it."""


@record
class Asked:
    """How files are checked: where own catalogs are, the event file, whether to mend."""

    folders: Sequence[Path] = ()
    event: str | None = None
    repairs: bool = True

    def desk(self) -> Desk:
        """A desk for it. Raises InputError for an event that cannot be used."""
        return Desk.of(self.folders, self.event, self.repairs)


def check_all(files: Sequence[str], asked: Asked, view: View, desk: Desk) -> list[Checked]:
    """What comes of each file, in their order; one that cannot be read stops no other.

    `desk` is one for what was asked.
    """
    done: list[Checked] = []
    is_input_read = STANDARD in (asked.event, *files)
    if not is_input_read and _pays(files, view if asked.repairs else "row"):
        try:
            results = _together(files, asked, view, desk)
            done += watched(results, "checking", len(files))
            return done
        except (BrokenProcessPool, OSError):
            done = []  # the machine has no room for helpers; it goes without
    for file in watched(files, "checking", len(files)):
        done.append(desk.look(file, view))
    return done


def _pays(files: Sequence[str], view: View) -> bool:
    least = PAYS_FROM[view] // FORK if _forks() else PAYS_FROM[view]
    return len(files) >= least and _processors() > 1


def _processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _together(files: Sequence[str], asked: Asked, view: View, desk: Desk) -> Iterator[Checked]:
    """The same with a helper: it begins at the end and we at the front, until we meet."""
    global _desk
    method = "spawn"
    if _forks():
        # A forked helper has from its start what we have: the modules, and by now the catalog.
        yield desk.look(files[0], view)
        method, _desk, files = "fork", desk, files[1:]
    pieces = [files[at : at + PIECE] for at in range(0, len(files), PIECE)]
    pool = ProcessPoolExecutor(
        HELPERS, get_context(method), initializer=_open_desk, initargs=(asked,)
    )
    try:
        futures = [pool.submit(_look, piece, view) for piece in reversed(pieces)]
        for piece, future in zip(pieces, reversed(futures), strict=True):
            if future.cancel():
                yield from (desk.look(file, view) for file in piece)
            else:
                yield from future.result()
    finally:
        pool.shutdown(cancel_futures=True)
        _desk = None


def _forks() -> bool:
    """Whether a process can be forked safely: no other thread holds a lock that stays held."""
    return sys.platform == "linux" and threading.active_count() == 1


def _open_desk(asked: Asked) -> None:
    global _desk
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asked for it hears it, and stops us
    _desk = _desk or asked.desk()
    gc.freeze()  # as in the process that asked: looking for garbage takes a quarter of the time
    gc.set_threshold(GARBAGE)
    atexit.register(gc.freeze)  # freeing what it holds, one by one, takes longer than its start


def _look(files: Sequence[str], view: View) -> list[Checked]:
    assert _desk is not None
    return [_desk.look(file, view) for file in files]
