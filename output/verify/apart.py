"""Work on a stranger's PDF in a process of its own: the file may end PDFium, or keep it busy for ever."""

from __future__ import annotations

import faulthandler
import mmap
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from math import ceil
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import process_time
from typing import Any, TypeAlias, TypeVar

from schemas.problems import InputError
from schemas.record import record

T = TypeVar("T")
Told: TypeAlias = Callable[[range], Iterable[int]]
"""Gives out the numbers of pages, and so hears of each when it is begun and done."""


@record
class Bounds:
    """What work may take. `step_s` is to open a file, or for a page: one of ours takes 1/50;
    `megabytes` beside what whoever asks for it holds already."""

    step_s: int = 20
    all_s: int = 200
    megabytes: int = 2048


USUAL = Bounds()
_TOO_MUCH = (0, 3, -signal.SIGTERM, -signal.SIGABRT, -9)
"""How a process ends that has no more memory, or is ended; 3 on Windows."""


def apart(work: Callable[[Told], T], name: str, watch: Told = iter, bounds: Bounds = USUAL) -> T:
    """What comes of work on a file of that name, within bounds of time and memory.

    `watch` is for who wants to say how far it is. InputError also where the file goes beyond the
    bounds, or is so damaged that the process ends.
    """
    context = get_context("fork") if _forks() else get_context("spawn")
    ours, its = context.Pipe(duplex=False)
    worker = context.Process(target=_work, args=(its, work, bounds), daemon=True)
    worker.start()
    its.close()
    what = "what is in it"
    try:
        while isinstance(said := _heard(ours, bounds), range):
            for at in watch(said):
                what = f"page {at + 1}"
                _heard(ours, bounds)
            what = "what is in it"
        result: T = said
        return result
    except EOFError:
        worker.join()
        raise InputError.at(name, _why(what, worker.exitcode or 0, bounds)) from None
    finally:
        worker.kill()
        worker.join()
        ours.close()


def _heard(ours: Connection, bounds: Bounds) -> Any:
    """What the worker says next. Raises what it could not cope with; EOFError where it ended."""
    if not ours.poll(bounds.all_s):
        raise EOFError
    said = ours.recv()
    if isinstance(said, Exception):
        raise said
    return said


def _why(what: str, code: int, bounds: Bounds) -> str:
    if sys.platform != "win32" and code == -signal.SIGXCPU:
        return f"{what} takes more than {bounds.step_s} s to read; write it once more, simpler"
    if code in _TOO_MUCH:
        return f"{what} takes too much time or memory to read; write it once more, simpler"
    return f"{what} is damaged and cannot be read; write it once more"


def _work(its: Connection, work: Callable[[Told], object], bounds: Bounds) -> None:
    """In the process of its own: says which pages there are, when each is done, then what comes of
    them."""
    faulthandler.disable()  # what ends us is said by who waits for it
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who waits for it hears it, and ends us

    def told(pages: range) -> Iterator[int]:
        its.send(pages)
        for at in pages:
            _bound(bounds)
            yield at
            its.send(at)
        _bound(bounds)

    try:
        _bound(bounds)
        its.send(work(told))
    except MemoryError:
        signal.raise_signal(signal.SIGTERM)
    except Exception as error:  # noqa: BLE001 - who waits for it raises it
        its.send(error)


def _bound(bounds: Bounds) -> None:
    """Bounds the time until the next page, and memory, where the system can."""
    if sys.platform == "win32":
        return  # who waits still bounds the time
    import resource

    until, room = ceil(process_time()) + bounds.step_s, _held() + (bounds.megabytes << 20)
    for what, at_first, most in (
        (resource.RLIMIT_CPU, until, bounds.all_s),
        (resource.RLIMIT_AS, room, room),
        (resource.RLIMIT_CORE, 0, 0),
    ):
        _, there = resource.getrlimit(what)  # which may be less, and cannot be raised
        most = most if there == resource.RLIM_INFINITY else min(most, there)
        resource.setrlimit(what, (min(at_first, most), most))


def _held() -> int:
    """Bytes of address space that this process has, as it was forked with; 0 where nobody says."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
    except OSError:
        return 0
    return pages * mmap.PAGESIZE


def _forks() -> bool:
    """Whether a process can be forked safely: no other thread holds a lock that stays held."""
    return sys.platform == "linux" and threading.active_count() == 1
