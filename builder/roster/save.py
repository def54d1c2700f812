"""Saving a roster file, and going back: nothing that was written is lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from builder.roster.history import History
from builder.roster.lock import locked
from builder.roster.whole import reason_of, write_whole
from schemas.problems import InputError


def save(path: Path, data: bytes, *, expected: bytes | None, force: bool = False) -> None:
    """Writes a file in one step, after keeping the version before it.

    `expected` is what the file must still hold; None: it must not be there, unless `force`.
    Raises InputError, with everything left as it was.
    """
    history = History.of(path)
    with _working(history, path):
        now = _read(history.file)
        if now != expected and not (expected is None and force):
            raise InputError.at(str(path), _what_happened(now, expected))
        _write(history.file, data, now, history)
        history.undone.forget()


def undo(path: str | Path) -> None:
    """Puts the version before the last write back; again and again goes further back.

    What the file holds now is kept for `redo`. Raises InputError where no earlier version is.
    """
    path = Path(path)
    history = History.of(path)
    _swap(path, history, history.undone, "nothing to undo; no earlier version of it is kept")


def redo(path: str | Path) -> None:
    """Takes the last `undo` back. Raises InputError where there was none since the last write."""
    path = Path(path)
    history = History.of(path)
    _swap(path, history.undone, history, "nothing to redo")


def _swap(path: Path, source: History, other: History, nothing: str) -> None:
    """Puts the newest version of one pile in the file, and what was there on the other pile."""
    with _working(History.of(path), path):
        now = _read(source.file)
        versions = source.versions()
        while versions and versions[-1].read_bytes() == now:
            versions.pop().unlink()  # the file was brought back to it by hand
        if not versions:
            raise InputError.at(str(path), nothing)
        _write(source.file, versions[-1].read_bytes(), now, other)
        versions[-1].unlink()


def _write(file: Path, data: bytes, now: bytes | None, pile: History) -> None:
    """Writes a file after keeping what it holds now; if that fails, nothing is kept either."""
    kept = None if now is None else pile.keep(now)
    try:
        write_whole(file, data)
    except InputError:
        if kept:
            kept.unlink(missing_ok=True)
        raise


@contextmanager
def _working(history: History, path: Path) -> Iterator[None]:
    """Alone with a file and its history; failures are said in the name that the user knows."""
    try:
        with locked(history.folder, str(path)):
            yield
    except OSError as error:
        raise InputError.at(str(path), f"not written: {reason_of(error)}") from None
    except InputError as error:
        raise InputError.at(str(path), error.problems[0].message) from None


def _read(file: Path) -> bytes | None:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return None


def _what_happened(now: bytes | None, expected: bytes | None) -> str:
    if expected is None:
        return "is there already; choose another name or say --force"
    if now is None:
        return "was taken away since it was read; nothing was written"
    return "was changed by something else since it was read; nothing was written, so try again"
