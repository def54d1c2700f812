"""What goes wrong with a stranger's template, as a problem with the file and line of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from traceback import walk_tb

from jinja2 import TemplateError, TemplateNotFound, TemplateSyntaxError, UndefinedError

from output.svg.values import BadValue
from output.template.meter import Spent
from output.template.reading import column_of
from output.template.undefined import hint
from schemas.problems import InputError, Problem

ENDING = ".j2"
_OWN = re.compile(r"^_?(\w+)\(\)")
_NAMED = re.compile(r"`([^`]+)`")


@contextmanager
def told(file: str, templates: Sequence[str] = ()) -> Iterator[None]:
    """Turns whatever a template does wrong into an InputError that says where.

    `file` is named where it is not known; `templates` are those that might have been meant.
    """
    try:
        yield
    except InputError:
        raise
    except TemplateSyntaxError as error:
        raise InputError([_syntax(error, file)]) from None
    except Exception as error:  # noqa: BLE001 - a stranger's template: whatever it is, it is told
        where, line = _place(error, file)
        message = _message(error, line, templates)
        raise InputError.at(where, message, line, _column(where, line, message)) from None


def _syntax(error: TemplateSyntaxError, file: str) -> Problem:
    where = error.filename or file
    message = str(error.message or "this is no Jinja template").rstrip(".")
    message = re.sub(r"'([^']*)'", r"`\1`", message[:1].lower() + message[1:])
    if "look" not in message:
        message += "; look at this line and those above"
    return Problem(where, error.lineno, _column(where, error.lineno, message), message)


def _place(error: BaseException, file: str) -> tuple[str, int]:
    """The innermost line of a template that an error passed through."""
    found = file, 0
    for frame, line in walk_tb(error.__traceback__):
        if frame.f_code.co_filename.endswith(ENDING):
            found = frame.f_code.co_filename, line
    return found


def _message(error: Exception, line: int, templates: Sequence[str]) -> str:
    if isinstance(error, TemplateNotFound):
        name = str(error.name)
        return f"there is no template `{name}`{hint(name, templates, 'there are')}"
    if isinstance(error, RecursionError):
        if not line:
            return "this is nested too deep; take it apart"
        return "this calls or includes itself without end; let it end"
    if isinstance(error, Spent | BadValue | UndefinedError | TemplateError):
        return str(error)
    if isinstance(error, ZeroDivisionError):
        return "this divides by zero; ask with `if` before"
    if isinstance(error, SyntaxError):
        return "blocks are nested too deep here; use macros"
    why = _OWN.sub(r"`\1`", str(error)) or type(error).__name__
    return f"this cannot be done: {why}; look at the values"


def _column(file: str, line: int, message: str) -> int:
    """Where in its line stands what a message names; else where the line begins; 0 without one."""
    if not line:
        return 0
    try:
        lines = Path(file).read_text("utf-8").splitlines()
    except (OSError, ValueError):
        return 1
    named = _NAMED.search(message)
    return column_of(named[1] if named else "", lines, line)
