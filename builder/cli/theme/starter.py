"""A new look: a theme that is like Signal, and a copy of its drawing, under a name of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from shlex import quote
from string import Template

from builder.cli.new_folder import refuse_filled
from builder.roster.slug import slug
from output.card.draw import USUAL
from output.card.shelf import plain
from output.card.themes import THEMES
from output.files import write_files
from output.looks import SHIPPED, shipped
from schemas.problems import InputError
from schemas.record import record

_PARTS = "card/parts/"


@record
class StartedTheme:
    """A look that was made: where, and what it is called."""

    folder: Path
    id: str
    files: int

    def lines(self) -> Iterator[str]:
        """What was made, and what to do next."""
        folder = quote(str(self.folder))
        yield f"{self.folder}: a new theme, {self.id}; {self.files} files, README.md says what is what"
        yield "Next:"
        yield f"  muster theme check {folder} -o {self.id}.png"
        yield f"  muster print core-1e -o {self.id}.pdf --what units --templates {folder} --theme {self.id}"


def start_theme(name: str, output: str | None, force: bool) -> StartedTheme:
    """Writes a new look into a folder; the name may be a path.

    InputError, with nothing written, where it cannot have that name or place.
    """
    folder = Path(name if output is None else output)
    id_ = _id_of(name)
    refuse_filled(folder, force)
    texts = {folder / path: text for path, text in _texts(id_)}
    for path in texts:
        path.parent.mkdir(parents=True, exist_ok=True)
    write_files({path: text.encode() for path, text in texts.items()})
    return StartedTheme(folder, id_, len(texts))


def _texts(id_: str) -> Iterator[tuple[str, str]]:
    said = {"id": id_, "name": re.sub(r"[-_]+", " ", id_).capitalize()}
    start = shipped() / "theme"
    for file, to in (("theme.yaml", f"themes/{id_}.yaml"), ("README.md", "README.md")):
        yield to, Template((start / file).read_text("utf-8")).substitute(said)
    card = shipped() / "card"
    for side in ("", "-back"):
        text = (card / f"{USUAL}{side}.svg.j2").read_text("utf-8")
        yield f"card/{id_}{side}.svg.j2", text.replace(_PARTS, f"card/{id_}/")
    for part in sorted((card / "parts").glob("*.j2")):
        text = part.read_text("utf-8")
        yield f"card/{id_}/{part.name}", text.replace(_PARTS, f"card/{id_}/")


def _id_of(name: str) -> str:
    id_ = slug(Path(name).name or Path(name).resolve().name)
    if not id_:
        message = "no name of a theme can be made of this; use letters a to z, and -o for a folder"
        raise InputError.at(name, message)
    if THEMES.file(plain(id_), SHIPPED):
        raise InputError.at(name, f"a theme `{id_}` comes with musterpress; choose another name")
    return id_
