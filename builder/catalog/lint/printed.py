"""Printed values fit the form that their characteristic is printed and read in."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.printed import DASHES, misread, read_printed
from schemas.entries import Entry, Unit
from schemas.tags import Characteristic
from schemas.yaml.reader import Path


def printed(subject: Subject) -> Iterator[Fault]:
    """`4+` for `{}+`, not `4"`; forms that hold one number; nothing printed that is worked out."""
    known = subject.data.characteristics
    for id_, characteristic in known.items():
        path: Path = ("characteristics", id_)
        if characteristic.type == "number" and characteristic.as_.count("{}") != 1:
            yield Fault((*path, "as"), "`as` holds `{}` once, where the number goes")
        elif characteristic.default is not None and not fits(
            characteristic.default, characteristic
        ):
            yield Fault((*path, "default"), misfit(characteristic.default, characteristic))
    for path, entry in subject.every(Entry):
        for key, text in entry.profile.items():
            if key in known and known[key].formula and isinstance(entry, Unit):
                message = f"`{key}` is worked out by its formula; leave it out"
                yield Fault((*path, "profile", key), message)
            elif key in known and not text.startswith("=") and not fits(text, known[key]):
                yield Fault((*path, "profile", key), misfit(text, known[key]))


_NUMBER = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")


def fits(text: str, characteristic: Characteristic) -> bool:
    """Whether a value is written as its characteristic is printed."""
    if characteristic.type == "text" or text.strip() in DASHES:
        return True
    before, _, after = characteristic.as_.partition("{}")
    negative = before.endswith("+") and text.lstrip().startswith(("-", "−"))
    if not text.strip().endswith(after) or not (negative or text.strip().startswith(before)):
        return False
    try:
        read_printed(text, characteristic)
    except ValueError:
        return False
    return True


def misfit(text: str, characteristic: Characteristic) -> str:
    """What is wrong with a value, and how it would be written."""
    numbers = _NUMBER.findall(text)
    if characteristic.whole and any("." in number for number in numbers):
        return f"`{text}` is not a whole number"
    if (why := misread(text, characteristic)).startswith("a number"):
        return f"`{text}` cannot be read; {why}"
    digits = numbers[0] if len(numbers) == 1 else "4"
    form = characteristic.as_
    return f"`{text}` does not fit `{form}`; write it as `{form.replace('{}', digits)}`"
