"""A roster file that is edited: its text, and the roster that the text says."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path
from typing import Any

from builder.roster.choices import ROWS, choices_of, text_of
from builder.roster.edits.ids import give_ids
from builder.roster.history import History
from builder.roster.read import Format, parse_roster
from builder.roster.save import save
from builder.roster.source import STANDARD, RawText, Source, read_source
from builder.roster.text.json_writer import JsonWriter
from builder.roster.text.lines import newline_of
from builder.roster.text.plain import as_text
from builder.roster.text.splice import SpliceError, spliced
from builder.roster.text.tree import Node
from builder.roster.text.yaml_writer import YamlWriter
from schemas.problems import InputError
from schemas.record import record
from schemas.roster import Roster

_BOM = "\ufeff"
_LONE_RETURN = re.compile(r"\r(?!\n)")


@record
class RosterDocument:
    """A roster and its text. What a change of the roster does not touch keeps its bytes.

    `path` is None for standard input. `on_disk` is what the file held when it was read; None:
    there was no file.
    """

    name: str
    path: Path | None
    text: str
    format: Format
    roster: Roster
    tree: Node
    bom: bool = False
    on_disk: bytes | None = None
    gone_ids: frozenset[str] = frozenset()
    """Ids of fighters that were in it and were taken out."""

    @classmethod
    def open(cls, source: Source) -> RosterDocument:
        """The document in a file, or on standard input (`-`).

        Raises InputError with every problem of the file, and for an export, which is no roster.
        """
        raw = read_source(source)
        path = Path(raw.name) if isinstance(source, str | Path) and source != STANDARD else None
        return cls._of(raw, path, raw.data)

    @classmethod
    def new(cls, path: str | Path | None, roster: Roster, header: str = "") -> RosterDocument:
        """A document for a file that is not there yet; its ending says whether it is JSON.

        `header` are lines of comment for the top, which JSON has not.
        """
        path = None if path is None or path == STANDARD else Path(path)
        is_json = path is not None and path.suffix.lower() == ".json"
        text = text_of(roster, "json") if is_json else header + text_of(roster)
        return cls.of_text(text, str(path) if path else "<standard output>", path)

    @classmethod
    def of_text(cls, text: str, name: str, path: Path | None = None) -> RosterDocument:
        """A document of a text that stands in no file yet. Raises InputError as `open` does."""
        return cls._of(
            RawText(name, b"", text.removeprefix(_BOM), text.startswith(_BOM)), path, None
        )

    @classmethod
    def _of(cls, raw: RawText, path: Path | None, on_disk: bytes | None) -> RosterDocument:
        if lone := _LONE_RETURN.search(raw.text):
            line = raw.text.count("\n", 0, lone.start()) + 1
            message = "a lone carriage return; save the file with ordinary line ends"
            raise InputError.at(raw.name, message, line, 1)
        read = parse_roster(raw.text, raw.name)
        if not read.is_whole:
            message = "this is an exported warband; make a roster of it with `muster new --from`"
            raise InputError.at(raw.name, message, 1, 1)
        return cls(
            raw.name, path, raw.text, read.format, read.roster, read.extents(), raw.bom, on_disk
        )

    def replace(self, roster: Roster) -> RosterDocument:
        """The document with another roster in it.

        Entries without an id get theirs first, so that none is taken for another. Raises
        InputError where a text holds what no file can (half a letter), SpliceError where the
        result would not read as the roster, which is a bug.
        """
        if give_ids(roster) is not roster:
            return self._spliced(roster)
        return self._spliced(give_ids(self.roster))._spliced(roster)

    def at(self, path: str | Path) -> RosterDocument:
        """The same document for another file, that is not there yet."""
        return dataclasses.replace(self, name=str(path), path=Path(path), on_disk=None)

    @property
    def data(self) -> bytes:
        """The bytes of the file."""
        return ((_BOM if self.bom else "") + self.text).encode()

    def used_ids(self) -> frozenset[str]:
        """Ids of fighters that this file is known to have had, besides those it has."""
        return self.gone_ids | (History.of(self.path).ids() if self.path else frozenset())

    def save(self, *, force: bool = False) -> None:
        """Writes the file in one step and keeps the version before; nothing if nothing changed.

        `force` writes over a file that is there already. Raises InputError, and leaves
        everything as it was, where that cannot be done or the file changed since it was read.
        """
        if self.path is None or self.data == self.on_disk:
            return
        save(self.path, self.data, expected=self.on_disk, force=force)
        History.of(self.path).note_ids(self.gone_ids | _ids(self.roster))

    def _spliced(self, roster: Roster) -> RosterDocument:
        old, new = choices_of(self.roster), choices_of(roster)
        if old == new:
            return self
        wanted = as_text(new)
        self._refuse_half_letters(wanted)
        text = spliced(self.text, self.tree, self._writer(), old, new)
        message = f"{self.name}: the changed text would not read as the changed roster"
        try:
            read = parse_roster(text, self.name)
        except InputError as error:
            raise SpliceError(message) from error
        if as_text(choices_of(read.roster)) != wanted:
            raise SpliceError(message)
        gone = self.gone_ids | (_ids(self.roster) - _ids(read.roster))
        return dataclasses.replace(
            self, text=text, roster=read.roster, tree=read.extents(), gone_ids=gone
        )

    def _writer(self) -> JsonWriter | YamlWriter:
        if self.format == "json":
            return JsonWriter.like(self.text, self.tree, newline_of(self.text))
        return YamlWriter.like(self.text, self.tree, ROWS)

    def _refuse_half_letters(self, choices: Any) -> None:
        try:
            json.dumps(choices, ensure_ascii=False).encode()
        except UnicodeEncodeError as error:
            code = ord(error.object[error.start])
            message = f"a text holds U+{code:04X}, half a letter, which no file can; leave it out"
            raise InputError.at(self.name, message) from None


def _ids(roster: Roster) -> frozenset[str]:
    return frozenset(fighter.id for fighter in roster.fighters if fighter.id)
