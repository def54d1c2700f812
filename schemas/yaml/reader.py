"""Text to plain data with places, on libyaml's composer.

Scalars stay text (`no`, `1:30`, `0123`, `4+`), so the field's model decides what they are.
Refused, all at once: equal keys, anchors, aliases, tags, several documents, tabs.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

import yaml

from schemas.problems import InputError, Problem
from schemas.yaml import commas

try:
    from yaml import CBaseLoader as BaseLoader
except ImportError:  # pragma: no cover - a PyYAML built without libyaml is slower, not different
    from yaml import BaseLoader  # type: ignore[assignment]

Path: TypeAlias = tuple[str | int, ...]
MAX_DEPTH = 100
MERGE = "merge keys (<<) are not used here; write the values out"


class Loader(BaseLoader):
    """Composes nodes without asking what each text might stand for."""

    def resolve(self, *_: object) -> str:
        """The tag of a value that has none in the text."""
        return "tag:yaml.org,2002:str"

    def descend_resolver(self, *_: object) -> None:
        """Resolves nothing by path."""

    ascend_resolver = descend_resolver


class Marks(NamedTuple):
    """Line and column, from 1, by path."""

    values: dict[Path, tuple[int, int]]
    keys: dict[Path, tuple[int, int]]


@dataclass(slots=True)
class Document:
    """A file's data, and the composed nodes, which know the place of each value and key."""

    file: str
    text: str
    data: Any
    root: yaml.Node | None
    marks: Marks | None = None
    """Where its values and keys stand, once that was asked."""
    signs: set[int] = field(default_factory=set)
    """Lines with an anchor, alias or merge key: refused, and nothing else there can be judged."""

    @property
    def places(self) -> dict[Path, tuple[int, int]]:
        """Path: line and column, from 1, of the value."""
        return self._marks().values

    @property
    def keys(self) -> dict[Path, tuple[int, int]]:
        """Path: line and column, from 1, of the key."""
        return self._marks().keys

    def _marks(self) -> Marks:
        if self.marks is None:  # a file without faults is hardly ever asked
            self.marks = Marks({}, {})
            if self.root is not None:
                _mark(self.root, (), self.marks, set())
        return self.marks

    def place(self, path: Path) -> tuple[int, int]:
        """Line and column of the value at a path, or of the nearest thing around it."""
        while path and path not in self.places:
            path = path[:-1]
        return self.places.get(path, (1, 1))

    def key_place(self, path: Path) -> tuple[int, int]:
        """Line and column of the key at a path, else of the value."""
        return self.keys.get(path) or self.place(path)


def read_yaml(text: str, file: str) -> Document:
    """Reads one YAML document.

    Raises InputError with every fault: bad syntax (the first one only, the parser stops there),
    equal keys, anchors, aliases, tags, several documents.
    """
    document, problems = parse_yaml(text, file)
    if problems:
        raise InputError(problems)
    return document


def parse_yaml(text: str, file: str) -> tuple[Document, list[Problem]]:
    """What can be read of a YAML document, and the faults beside it.

    Raises InputError where the syntax leaves nothing to read.
    """
    document = Document(file, text, None, _compose(text, file))
    problems: list[Problem] = []
    if document.root is not None:
        refuse = _Refusing(document, problems, has_tags="!" in text)
        document.data = _plain(document.root, 0, refuse, set())
        anchors = _anchors(text, file)
        document.signs.update(problem.line for problem in anchors)
        problems += anchors
    return document, problems


def _compose(text: str, file: str) -> yaml.Node | None:
    loader = Loader(text)
    try:
        return loader.get_single_node()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        at = text[mark.index : mark.index + 1] if mark else ""
        raise InputError.at(file, _syntax(error, at), line, column) from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        column = error.position - text.rfind("\n", 0, error.position)
        message = f"the character U+{error.character:04X} is not allowed; remove it"
        raise InputError.at(file, message, line, column) from None
    except RecursionError:
        raise InputError.at(file, "nested too deep; flatten it", 1, 1) from None
    finally:
        loader.dispose()


def _syntax(error: yaml.MarkedYAMLError, at: str) -> str:
    """What is wrong and what to do; `at` is the character where it was found."""
    problem = str(error.problem or error.context or "this is not YAML")
    if "single document" in str(error.context) or "another document" in problem:
        return "a second document begins here; keep one document in a file"
    if "undefined alias" in problem:
        return "aliases (*name) are not used here; write the value out"
    if at == "\t":
        return "a tab is used here; indent with spaces"
    if "cannot start any token" in problem:
        return f"`{at}` cannot begin a value; put the text in quotes"
    if "nesting depth" in problem:
        return "nested too deep; flatten it"
    if "mapping values are not allowed" in problem:
        return "a colon too many; put the text in quotes if it holds `: `"
    if "could not find expected ':'" in problem:
        return "a colon is missing after the key"
    if "did not find expected" in problem:
        wanted = problem.removeprefix("did not find expected ")
        if opened := _opened(error, "flow"):
            return f"expected {wanted} here: the bracket opened at {opened} is not closed yet"
        return f"expected {wanted} here; look at brackets, quotes and indentation"
    if "end of stream" in problem and (opened := _opened(error, "quoted")):
        return f"the quote opened at {opened} is not closed"
    return f"this is not YAML: {problem}"


def _opened(error: yaml.MarkedYAMLError, what: str) -> str:
    """`8:9`, line and column where the thing began in which the fault was found."""
    mark = error.context_mark
    is_it = mark is not None and what in str(error.context)
    return f"{mark.line + 1}:{mark.column + 1}" if mark and is_it else ""


@dataclass(slots=True)
class _Refusing:
    """What nodes are refused for, as problems of a document."""

    document: Document
    problems: list[Problem]
    has_tags: bool
    """Whether its text may have any."""

    def tag(self, node: yaml.Node) -> None:
        # Implicit resolution gives standard tags too, so an explicit one is seen in the text alone.
        at = node.start_mark.index
        if self.document.text[at : at + 1] == "!" and node.tag:
            self.node(node, "tags (!name) are not used here; remove it")

    def cut(self, node: yaml.CollectionNode) -> None:
        """Puts texts that a comma has cut in two together again, in the node itself."""
        faults: list[commas.Fault] = []
        if isinstance(node, yaml.SequenceNode):
            node.value = commas.whole_items(node, self.document.text, faults)
        elif isinstance(node, yaml.MappingNode):
            node.value = commas.whole_entries(node, self.document.text, faults)
        for fault in faults:
            self.node(*fault)

    def node(self, node: yaml.Node, message: str) -> None:
        line, column = _place(node)
        self.problems.append(Problem(self.document.file, line, column, message))


def _plain(node: yaml.Node, depth: int, refuse: _Refusing, seen: set[int]) -> Any:
    if id(node) in seen:
        return None  # an alias; reported by its sign
    if depth > MAX_DEPTH:
        refuse.node(node, "nested too deep; flatten it")
        return None
    if refuse.has_tags:
        refuse.tag(node)
    if isinstance(node, yaml.ScalarNode):
        return node.value
    seen.add(id(node))
    assert isinstance(node, yaml.CollectionNode)
    if node.flow_style:
        refuse.cut(node)
    if isinstance(node, yaml.SequenceNode):
        return [_plain(child, depth + 1, refuse, seen) for child in node.value]
    result: dict[str, Any] = {}
    for key_node, value_node in node.value:
        if not isinstance(key_node, yaml.ScalarNode):
            refuse.node(key_node, "a key must be a plain text")
            continue
        key = key_node.value
        if key in result:
            first = next(_place(other)[0] for other, _ in node.value if other.value == key)
            refuse.node(key_node, f"`{key}` is said twice (first in line {first})")
            continue
        if _is_merge(key_node):
            if id(value_node) not in seen:  # else its sign is told
                refuse.node(key_node, MERGE)
            refuse.document.signs.add(_place(node)[0])
            continue
        result[key] = _plain(value_node, depth + 1, refuse, seen)
    return result


def _mark(node: yaml.Node, path: Path, marks: Marks, seen: set[int]) -> None:
    """Notes where everything stands that `_plain` makes something of."""
    marks.values[path] = _place(node)
    if id(node) in seen or len(path) > MAX_DEPTH or isinstance(node, yaml.ScalarNode):
        return
    seen.add(id(node))
    if isinstance(node, yaml.SequenceNode):
        for index, child in enumerate(node.value):
            _mark(child, (*path, index), marks, seen)
        return
    for key_node, value_node in node.value:
        here = (*path, key_node.value) if isinstance(key_node, yaml.ScalarNode) else path
        if here != path and here not in marks.keys and not _is_merge(key_node):
            marks.keys[here] = _place(key_node)
            _mark(value_node, here, marks, seen)


def _place(node: yaml.Node) -> tuple[int, int]:
    mark = node.start_mark
    return mark.line + 1, mark.column + 1


def _is_merge(key: yaml.ScalarNode) -> bool:
    return key.value == "<<" and key.style not in ("'", '"')


def _anchors(text: str, file: str) -> list[Problem]:
    if "&" not in text and "*" not in text:
        return []
    problems = []
    for event in yaml.parse(text, Loader=Loader):
        anchor = getattr(event, "anchor", None)
        mark = event.start_mark
        if anchor and mark:
            kind = "aliases (*name)" if isinstance(event, yaml.AliasEvent) else "anchors (&name)"
            problems.append(
                Problem(
                    file,
                    mark.line + 1,
                    mark.column + 1,
                    f"{kind} are not used here; write the value out",
                )
            )
    return problems
