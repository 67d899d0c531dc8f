"""Changes of Python code that hardly ever leave its meaning as it was."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator

Found = Iterator[tuple[int, int, str]]

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
}  # fmt: skip
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
SILENT = (ast.JoinedStr, ast.Import, ast.ImportFrom)
"""Nothing in these is changed: places in an f-string are not told before Python 3.12."""
UNTOUCHED = {"annotation", "bases", "decorator_list", "returns"}
"""Fields that say what a thing is, not what it does; so do the keywords of a class."""


def changes(source: str) -> Found:
    """Every change of code but of what is told to the log."""
    lines = Lines(source)
    for node in nodes(ast.parse(source)):
        if isinstance(node, ast.Expr):
            if isinstance(node.value, ast.Call) and not tells(node):
                yield *lines.span(node), "pass"
            continue
        for changed in changed_nodes(node):
            words = ast.unparse(ast.fix_missing_locations(changed))
            yield *lines.span(node), words if isinstance(node, ast.stmt) else f"({words})"


def events(source: str) -> Found:
    """Every event that could be missing from the log."""
    lines = Lines(source)
    for node in nodes(ast.parse(source)):
        if isinstance(node, ast.Expr) and tells(node):
            yield *lines.span(node), "pass"


def tells(node: ast.Expr) -> bool:
    """Whether a statement tells the log something."""
    called = node.value.func if isinstance(node.value, ast.Call) else None
    return isinstance(called, ast.Attribute) and called.attr == "emit"


class Lines:
    """Where nodes lie in the text, in characters."""

    def __init__(self, source: str) -> None:
        self._lines = source.splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """First character, and the one after the last."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.lineno, node.col_offset), self._at(node.end_lineno, node.end_col_offset)

    def _at(self, line: int, column: int) -> int:
        before = self._lines[line - 1].encode()[:column].decode()
        return self._starts[line - 1] + len(before)


def nodes(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """What is carried out: no annotations, decorators, words of documentation or imports for types."""
    if isinstance(node, ast.expr | ast.stmt) and not isinstance(node, SILENT):
        yield node
    for child in _children(node):
        if not _for_types(child) and not _guard(child):
            yield from nodes(child)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    left_out = UNTOUCHED | {"keywords"} if isinstance(node, ast.ClassDef) else UNTOUCHED
    fields = [value for name, value in ast.iter_fields(node) if name not in left_out]
    for value in [] if isinstance(node, SILENT) else fields:
        listed = value if isinstance(value, list) else [value]
        yield from (child for child in listed if isinstance(child, ast.AST))


def _for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def _guard(node: ast.AST) -> bool:
    """Whether it is the `strict` of a zip: what it guards against does not happen."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def changed_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """A node with one thing changed, in every way that there is."""
    match node:
        case ast.Compare():
            yield from (_compared(node, place) for place in range(len(node.ops)))
        case ast.BoolOp():
            yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.IfExp(test=ast.Name() | ast.Attribute() | ast.Call()):
            yield ast.IfExp(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)
        case ast.Name(id=name) if name in NAMES:
            yield ast.Name(NAMES[name])
        case ast.BinOp() | ast.AugAssign() | ast.Constant():
            yield from _reckoned(node)


def _compared(node: ast.Compare, place: int) -> ast.Compare:
    """A comparison with one of its signs changed."""
    changed = copy.deepcopy(node)
    changed.ops[place] = COMPARED[type(node.ops[place])]()
    return changed


def _reckoned(node: ast.BinOp | ast.AugAssign | ast.Constant) -> Iterator[ast.AST]:
    match node:
        case ast.BinOp(op=op) if type(op) in RECKONED and not _words(node):
            yield ast.BinOp(node.left, RECKONED[type(op)](), node.right)
        case ast.AugAssign(op=op) if type(op) in RECKONED:
            yield ast.AugAssign(node.target, RECKONED[type(op)](), node.value)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)


def _words(node: ast.BinOp) -> bool:
    """Whether texts or lists are put together: taking them apart is an error that says nothing."""
    kinds = (ast.List, ast.Tuple, ast.JoinedStr, ast.ListComp)
    return any(
        isinstance(side, kinds) or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in (node.left, node.right)
    )
