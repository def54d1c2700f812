"""Templates found by name in folders: nothing outside of them is read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from jinja2 import BaseLoader, Environment, TemplateNotFound

from output.own_files import files_within
from schemas.problems import InputError

LARGEST_FILE = 200_000
"""Bytes of a template."""


def templates_within(folder: Path) -> list[Path]:
    """The files of all templates in a folder of looks."""
    return [file for file in files_within(folder / "card") if file.suffix == ".j2"]


class FolderLoader(BaseLoader):
    """The first folder that has a template of a name gives it."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = folders

    def get_source(
        self, environment: Environment, template: str
    ) -> tuple[str, str, Callable[[], bool]]:
        """The text of a template, and its file. InputError where it is no template's text."""
        for folder in self._folders:
            file = folder / template
            if ".." not in file.parts and not template.startswith("/") and file.is_file():
                return _text(file, folder), str(file), lambda: True
        raise TemplateNotFound(template)

    def list_templates(self) -> list[str]:
        """The names of all templates."""
        found = {
            file.relative_to(folder).as_posix()
            for folder in self._folders
            for file in templates_within(folder)
        }
        return sorted(found)


def _text(file: Path, folder: Path) -> str:
    if not file.resolve().is_relative_to(folder.resolve()):
        message = "this link leads out of its folder; put the file itself there"
        raise InputError.at(str(file), message)
    if file.stat().st_size > LARGEST_FILE:
        message = f"a template of more than {LARGEST_FILE // 1000} kB; split or shorten it"
        raise InputError.at(str(file), message)
    try:
        return file.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise InputError.at(str(file), "is not UTF-8 text; save it as UTF-8") from None
    except OSError as error:
        raise InputError.at(str(file), f"cannot be read: {error.strerror or error}") from None
