"""What can be told of a stranger's template without running it: all of it at once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from jinja2 import nodes
from jinja2.meta import find_undeclared_variables

from output.template import allowed
from output.template.allowed import FILTERS_THERE_ARE
from output.template.undefined import hint
from schemas.problems import InputError, Problem

_TESTS = tuple(name for name in allowed.TESTS if name.isalpha())

Names = Mapping[str, Sequence[str]]
"""What a template is given, by name, with what each of it has."""


class _Fault(NamedTuple):
    line: int
    word: str
    message: str


def refuse_unknown(tree: nodes.Template, source: str, file: str, given: Names) -> None:
    """InputError with every filter, test, name and kind of loop of a template that there is not."""
    lines = source.splitlines()
    # Names are looked up by Jinja, which stops at a filter that there is not.
    faults = dict.fromkeys(_unknown_words(tree)) or dict.fromkeys(_unknown_names(tree, given))
    if faults:
        raise InputError(
            [
                Problem(file, fault.line, column_of(fault.word, lines, fault.line), fault.message)
                for fault in faults
            ]
        )


def _unknown_words(tree: nodes.Template) -> Iterator[_Fault]:
    for node in tree.find_all((nodes.Filter, nodes.Test, nodes.For)):
        if isinstance(node, nodes.Filter) and node.name not in FILTERS_THERE_ARE:
            there = (
                f"there is no filter `{node.name}`{hint(node.name, FILTERS_THERE_ARE, 'there are')}"
            )
            yield _Fault(node.lineno, node.name, there)
        elif isinstance(node, nodes.Test) and node.name not in allowed.TESTS:
            there = f"there is no test `{node.name}`{hint(node.name, _TESTS, 'there are')}"
            yield _Fault(node.lineno, node.name, there)
        elif isinstance(node, nodes.For) and node.recursive:
            message = "`recursive` loops are not used here; write a macro that calls itself"
            yield _Fault(node.lineno, "recursive", message)


def _unknown_names(tree: nodes.Template, given: Names) -> Iterator[_Fault]:
    """Names that nothing gives, and what is asked of what is given and it has not."""
    tried = {
        test.node.name
        for test in tree.find_all(nodes.Test)
        if test.name in ("defined", "undefined") and isinstance(test.node, nodes.Name)
    }
    own = {name.name for name in tree.find_all(nodes.Name) if name.ctx != "load"}
    made = {name.name for name in tree.find_all(nodes.Name) if name.ctx == "store"}
    unknown = find_undeclared_variables(tree) - given.keys() - allowed.GLOBALS.keys() - tried - own
    for node in tree.find_all((nodes.Name, nodes.Getattr)):
        if isinstance(node, nodes.Name):
            if node.ctx == "load" and node.name in unknown:
                names = [*given, *own, *allowed.GLOBALS]
                message = f"there is no `{node.name}`{hint(node.name, names, 'there are')}"
                yield _Fault(node.lineno, node.name, message)
        elif isinstance(node, nodes.Getattr) and isinstance(node.node, nodes.Name):
            of = node.node.name
            if of in given and of not in made and node.attr not in given[of]:
                message = f"`{of}` has no `{node.attr}`{hint(node.attr, given[of], 'it has')}"
                yield _Fault(node.lineno, node.attr, message)


def column_of(word: str, lines: Sequence[str], line: int) -> int:
    """Where a word stands in a line, from 1; else where the line begins to say something."""
    text = lines[line - 1] if 0 < line <= len(lines) else ""
    found = re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) if word else None
    return found.start() + 1 if found else len(text) - len(text.lstrip()) + 1
