"""What is put into a stranger's template before it is compiled: charges, and the places of its tags."""

from __future__ import annotations

import re

from jinja2 import nodes

from output.svg.parse import with_place

STEP, ITEMS, BOUNDED = "«step", "«items", "«bounded"
"""Filters that no template can write: charge for a stretch, for what is gone through, for a value."""

_BODIES = (nodes.For, nodes.Macro, nodes.CallBlock, nodes.Block)
_TAG = re.compile(r"<([A-Za-z][\w:.-]*)(?=[\s/>])")
_TEMPLATES = (nodes.Include, nodes.Import, nodes.FromImport, nodes.Extends)
_A_TEMPLATE = 200
"""Steps that finding a template and beginning it is charged with."""
_LETTERS_A_STEP = 32


def mark(tree: nodes.Template, source: str, name: str) -> None:
    """Puts charges into each stretch of a template that can be run more than once, and around what
    goes through values; and into each tag its place."""
    for block in [tree, *tree.find_all(_BODIES)]:
        block.body.insert(0, _charge(block.body))  # type: ignore[attr-defined]
    for loop in tree.find_all(nodes.For):
        loop.iter = _filtered(loop.iter, ITEMS)
    for compared in tree.find_all(nodes.Compare):
        compared.expr = _weighed(compared.expr)
        for operand in compared.ops:
            operand.expr = _weighed(operand.expr)
    for held in tree.find_all(nodes.AssignBlock):
        held.filter = _filtered(held.filter, BOUNDED, held.lineno)
    _bound_made(tree)
    lines = source.splitlines()
    for data in tree.find_all(nodes.TemplateData):
        data.data = _placed(data, lines, name)


def _charge(body: list[nodes.Node]) -> nodes.Node:
    line = body[0].lineno if body else 1
    steps = nodes.Const(1 + sum(_weight(node) for node in body), lineno=line)
    return nodes.ExprStmt(_filtered(steps, STEP), lineno=line)


def _weight(node: nodes.Node) -> int:
    """How much there is to do in a node, without what is charged for by itself."""
    if isinstance(node, nodes.TemplateData):
        return 1 + len(node.data) // _LETTERS_A_STEP
    inside = node.iter_child_nodes(exclude=("body",) if isinstance(node, _BODIES) else None)
    own = _A_TEMPLATE if isinstance(node, _TEMPLATES) else 1
    return own + sum(_weight(child) for child in inside)


def _filtered(node: nodes.Node | None, name: str, line: int | None = None) -> nodes.Filter:
    at = line or (node.lineno if node else 1)
    return nodes.Filter(node, name, [], [], None, None, lineno=at)


def _weighed(node: nodes.Expr) -> nodes.Expr:
    return node if isinstance(node, nodes.Const) else _filtered(node, BOUNDED)


def _bound_made(node: nodes.Node) -> None:
    """Bounds every text, list and mapping that is put together in a template."""
    for field, value in node.iter_fields():
        if isinstance(value, nodes.Node):
            _bound_made(value)
            if _is_made(value):
                setattr(node, field, _filtered(value, BOUNDED))
        elif isinstance(value, list):
            for at, inner in enumerate(value):
                if isinstance(inner, nodes.Node):
                    _bound_made(inner)
                    if _is_made(inner):
                        value[at] = _filtered(inner, BOUNDED)


def _is_made(node: nodes.Node) -> bool:
    """Whether it puts values together; a tuple of names that is assigned to does not."""
    if isinstance(node, nodes.Tuple):
        return node.ctx == "load"
    return isinstance(node, nodes.Concat | nodes.List | nodes.Dict)


def _placed(data: nodes.TemplateData, lines: list[str], file: str) -> str:
    """The text of a template with its place in each tag."""
    text = data.data
    used: dict[int, int] = {}

    def put(found: re.Match[str]) -> str:
        line = data.lineno + text.count("\n", 0, found.start())
        shown = lines[line - 1] if line <= len(lines) else ""
        column = shown.find(found[0], used.get(line, 0))
        used[line] = column + 1
        return with_place(found[0], file, line, max(column, 0) + 1)

    return _TAG.sub(put, text)
