"""Saving a roster file, and going back: nothing that was written is lost."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from builder.roster.history import History
from builder.roster.lock import locked
from builder.roster.whole import reason_of, write_whole
from schemas.problems import InputError

_WRITABLE = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH


def save(path: Path, data: bytes, *, expected: bytes | None, force: bool = False) -> None:
    """Writes a file in one step, after keeping the version before it.

    `expected` is what the file must still hold; None: it is a new one, with a history of its own,
    and must not be there, unless `force`: then what was there can still be brought back.
    Raises InputError, with everything left as it was; a file that is read-only is left too,
    unless `force`.
    """
    history = History.of(path)
    with _working(history, path):
        now = _read(history.file)
        if now != expected and not (expected is None and force):
            raise InputError.at(str(path), _what_happened(now, expected))
        if not force:
            _refuse_read_only(history.file)
        kept = _write(history.file, data, now, history)
        if expected is None:
            with suppress(OSError):  # the file is written
                history.begin_anew(besides=kept)
        history.undone.forget()


def undo(path: str | Path) -> None:
    """Puts the version before the last write back; again and again goes further back.

    What the file holds now is kept for `redo`. Raises InputError where no earlier version is.
    """
    path = Path(path)
    history = History.of(path)
    nothing = "nothing to undo; no earlier version of it is kept"
    if former := history.former():
        nothing += f"; versions of a file that lay here before it are in {former[-1]}"
    _swap(path, history, history.undone, nothing)


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
        _refuse_read_only(source.file)
        _write(source.file, versions[-1].read_bytes(), now, other)
        versions[-1].unlink()


def _write(file: Path, data: bytes, now: bytes | None, pile: History) -> Path | None:
    """Writes a file after keeping what it holds now; if that fails, nothing is kept either.

    Where it is kept comes out; None where there was no file.
    """
    kept = None if now is None else _keep(now, pile)
    try:
        write_whole(file, data)
    except InputError:
        if kept:
            kept.unlink(missing_ok=True)
        raise
    return kept


def _keep(now: bytes, pile: History) -> Path:
    try:
        return pile.keep(now)
    except InputError as error:
        why = error.problems[0].message.removeprefix("not written: ")
        message = f"not written: the version before cannot be kept in {pile.folder}: {why}"
        raise InputError.at(str(pile.file), message) from None


@contextmanager
def _working(history: History, path: Path) -> Iterator[None]:
    """Alone with a file and its history; failures are said in the name that the user knows."""
    try:
        with locked(history.folder, str(path)):
            yield
    except OSError as error:
        raise InputError.at(str(path), _refusal(error, history)) from None
    except InputError as error:
        raise InputError.at(str(path), error.problems[0].message) from None


def _refusal(error: OSError, history: History) -> str:
    """What could not be done: keeping the version before, or writing the file itself."""
    where = history.folder
    if Path(os.fsdecode(error.filename or b"")).is_relative_to(where):
        return f"not written: the version before cannot be kept in {where}: {reason_of(error)}"
    return f"not written: {reason_of(error)}"


def _refuse_read_only(file: Path) -> None:
    """Raises InputError for a file that its owner lets nobody write, or not this user.

    The system would let it be replaced wherever its folder may be written in.
    """
    if file.exists() and not (file.stat().st_mode & _WRITABLE and os.access(file, os.W_OK)):
        message = "not written: the file is read-only; allow writing it first, or change a copy"
        raise InputError.at(str(file), message)


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
