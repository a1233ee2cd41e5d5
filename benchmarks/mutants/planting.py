"""What can be planted in a module: one small change of its text at a time, found in its syntax tree."""

from __future__ import annotations

import ast
import re
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

_COMPARISONS: Final[dict[type[ast.cmpop], ast.cmpop]] = {
    ast.Lt: ast.LtE(), ast.LtE: ast.Lt(), ast.Gt: ast.GtE(), ast.GtE: ast.Gt(), ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(), ast.Is: ast.IsNot(), ast.IsNot: ast.Is(), ast.In: ast.NotIn(), ast.NotIn: ast.In(),
}  # fmt: skip

_OPERATORS: Final[dict[type[ast.operator], ast.operator]] = {
    ast.Add: ast.Sub(), ast.Sub: ast.Add(), ast.Mult: ast.FloorDiv(), ast.Div: ast.Mult(),
    ast.FloorDiv: ast.Mult(), ast.Mod: ast.FloorDiv(), ast.Pow: ast.Mult(), ast.LShift: ast.RShift(),
    ast.RShift: ast.LShift(), ast.BitAnd: ast.BitOr(), ast.BitOr: ast.BitAnd(), ast.BitXor: ast.BitOr(),
}  # fmt: skip

_TWINS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}

_UNORDERED: Final = {
    "isinstance", "issubclass", "cast", "translate", "min", "max",
    "bitwise_and", "bitwise_or", "bitwise_xor", "add", "suppress",
    "samestat", "compare_digest", "option", "PlainLabel",
}  # fmt: skip
"""Calls whose arguments are not swapped: it would change nothing, or stop the program at once."""

_WORDS_ONLY: Final = {"tr", "translate", "TypeVar", "NewType", "Struct", "field"}
"""Calls whose strings are sentences or names, which no test should repeat."""

_LOOKS_ONLY: Final = {
    "setContentsMargins", "setSpacing", "setHorizontalSpacing", "setVerticalSpacing", "addSpacing",
    "addStretch", "setStretch", "setColumnStretch", "setRowStretch", "StepGap", "set_margins",
    "set_page_margins", "setSizePolicy",
    "setMinimumHeight", "setMinimumWidth", "setMinimumSize", "setMaximumHeight", "setMaximumWidth",
    "setFixedHeight", "setFixedWidth", "setFixedSize", "resize", "setIconSize", "setStretchFactor",
    "setAlignment", "setAlternatingRowColors", "setShowGrid", "setHighlightSections", "setRenderHint",
    "setDocumentMargin", "setCellPadding", "setCellSpacing", "setMinimumContentsLength",
}  # fmt: skip
"""Calls that say how large things are, how far apart and how ruled: a picture shows it, no test should
repeat it."""

_PLACING: Final = {"addWidget", "addLayout"}
"""Calls whose second argument, where it is the last, is a share of what is left of the room; where the third
is an alignment, so is that."""

_FILLING: Final = {"row_layout", "column_layout", "flow_row", "add_to_layout"}
"""Calls whose arguments are such parts of a row or column, with their shares in pairs."""

_DISTANCES: Final = {"spacing", "margin"}

_SIZE: Final = re.compile(
    r"_?(\w+_)?(WIDTH|HEIGHT|SIZE|WIDE|MARK|ICON|FRAME|FOOT|MARGIN|GAP|LINES|AROUND|DISC|STROKE)"
)
"""Names of constants of the window that are looks too."""

_LEFT_ALONE: Final = {"__slots__", "__all__", "__match_args__"}
_LOGICAL: Final = (ast.Name, ast.Attribute, ast.Call, ast.NamedExpr)


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of one module.

    `start` and `end` are offsets in bytes; `statement` are the lines on which the changed statement, or
    the head of the changed block, stands. Those of a mutant outside all functions run once, at the import:
    `uses` are the lines in functions that name what is changed there.
    """

    file: str
    scope: str
    before: str
    after: str
    start: int
    end: int
    line: int
    statement: range
    is_at_import: bool
    uses: frozenset[int] = frozenset()
    number: int = 1

    @property
    def place(self) -> str:
        """The file and what in it is changed: without a line's number, which any edit moves."""
        return f"{self.file} {self.scope}".rstrip()

    @property
    def change(self) -> str:
        """What stood there and what stands there now; with a number where the scope has several of them."""
        return self._change_to(self.after)

    @property
    def names(self) -> set[tuple[str, str]]:
        """What a reason may be given for: this change of its place, or any of what stood there."""
        return {(self.place, self.change), (self.place, self._change_to("*"))}

    def _change_to(self, after: str) -> str:
        again = f" (no. {self.number})" if self.number > 1 else ""
        return f"{self.before} → {after}{again}"

    def planted(self, source: bytes) -> bytes:
        """Return the module's bytes with the change."""
        return source[: self.start] + self.after.encode() + source[self.end :]


def mutants_of(file: str, source: bytes) -> list[Mutant]:
    """Return every change of a module, in the order of its text; two that read alike are numbered.

    Raises:
        SyntaxError: it is no Python.
    """
    found = sorted(_Finder(file, source).walk(), key=lambda mutant: (mutant.start, mutant.end))
    seen: Counter[tuple[str, str]] = Counter()
    numbered = []
    for mutant in found:
        alike = mutant.place, mutant.change
        seen[alike] += 1
        numbered.append(replace(mutant, number=seen[alike]))
    return numbered


class _Finder:
    """One walk through a module's tree."""

    def __init__(self, file: str, source: bytes) -> None:
        self._file = file
        self._source = source
        self._lines = [0]
        for line in source.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))
        self._scope: list[str] = []
        self._statement: ast.stmt | None = None
        self._in_function = False
        self._tree = ast.parse(source)
        self._uses: dict[str, set[int]] = {}
        for function in ast.walk(self._tree):
            if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
                for node in ast.walk(function):
                    if isinstance(node, ast.Name):
                        self._uses.setdefault(node.id, set()).add(node.lineno)

    def walk(self) -> Iterator[Mutant]:
        yield from self._block(self._tree.body)

    # -- statements ------------------------------------------------------------------------------------

    def _block(self, body: list[ast.stmt]) -> Iterator[Mutant]:
        for statement in body:
            if not _says_nothing(statement):
                outside = self._statement
                self._statement = statement
                yield from self._removed(statement)
                yield from self._inside(statement)
                self._statement = outside

    def _removed(self, statement: ast.stmt) -> Iterator[Mutant]:
        """Yield the changes of a whole statement."""
        match statement:
            case ast.Expr(value=ast.Call(func=function, args=[*args])) if _is_look(function, args):
                return
            case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete() | ast.Raise():
                yield self._mutant(statement, "pass")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) if self._scope[-1:] != ["__init__"]:
                yield self._mutant(statement, "pass")
            case ast.Continue():
                yield self._mutant(statement, "break")
            case ast.Break():
                yield self._mutant(statement, "continue")
            case ast.Return(value=ast.expr() as value) if not _is_none(value):
                yield self._mutant(statement, "return None")
        if isinstance(statement, ast.AugAssign) and type(statement.op) in _OPERATORS:
            other = ast.AugAssign(statement.target, _OPERATORS[type(statement.op)], statement.value)
            yield self._mutant(statement, ast.unparse(other))

    def _inside(self, statement: ast.stmt) -> Iterator[Mutant]:
        """Yield the changes of what a statement is made of, those of its block included."""
        match statement:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from self._function(statement)
            case ast.ClassDef():
                self._scope.append(statement.name)
                yield from self._block(statement.body)
                self._scope.pop()
            case ast.AnnAssign(target=target, value=value):
                if value is not None and not self._is_size(target):
                    yield from self._expression(value)
            case ast.Raise():
                yield from self._expression(statement.exc, with_strings=False)
            case ast.If(test=test, orelse=orelse) if _is_of_windows(test):
                yield from self._block(orelse)
            case _:
                yield from self._children(statement)

    def _is_size(self, target: ast.expr) -> bool:
        return "/gui/" in self._file and _SIZE.fullmatch(_name(target)) is not None

    def _function(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Mutant]:
        for default in (*function.args.defaults, *function.args.kw_defaults):
            yield from self._expression(default)
        was_in_function, self._in_function = self._in_function, True
        self._scope.append(function.name)
        yield from self._block(function.body)
        self._scope.pop()
        self._in_function = was_in_function

    def _children(self, node: ast.AST, *, with_strings: bool = True) -> Iterator[Mutant]:
        for name, value in ast.iter_fields(node):
            if name in {"annotation", "returns", "decorator_list"}:
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.keyword) and (child.arg == "strict" or child.arg in _DISTANCES):
                    continue
                if isinstance(child, ast.stmt):
                    yield from self._block([child])
                elif isinstance(child, ast.expr):
                    if name in {"test", "ifs", "guard"} or (
                        isinstance(node, ast.BoolOp) and name == "values"
                    ):
                        yield from self._negated(child)
                    yield from self._expression(child, with_strings=with_strings)
                elif isinstance(child, ast.AST):
                    yield from self._children(child, with_strings=with_strings)

    # -- expressions -----------------------------------------------------------------------------------

    def _expression(self, node: ast.expr | None, *, with_strings: bool = True) -> Iterator[Mutant]:
        """Yield the changes of `node` and of what is in it.

        What is in an f-string is left alone: Python 3.11 does not know where it stands.
        """
        if node is None or isinstance(node, ast.JoinedStr):
            return
        match node:
            case ast.Compare():
                yield from self._compared(node)
            case ast.BoolOp():
                other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
                yield self._mutant(node, f"({ast.unparse(ast.BoolOp(other, node.values))})")
            case ast.BinOp() if type(node.op) in _OPERATORS:
                swapped = ast.BinOp(node.left, _OPERATORS[type(node.op)], node.right)
                yield self._mutant(node, f"({ast.unparse(swapped)})")
            case ast.UnaryOp(op=ast.Not()):
                yield self._mutant(node, f"({ast.unparse(node.operand)})")
            case ast.UnaryOp(op=ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
                yield self._mutant(node, f"({ast.unparse(operand)})")
            case ast.Constant():
                yield from self._constant(node, with_strings=with_strings)
            case ast.Call():
                yield from self._called(node, with_strings=with_strings)
                return
        yield from self._children(node, with_strings=with_strings)

    def _negated(self, node: ast.expr) -> Iterator[Mutant]:
        if isinstance(node, _LOGICAL):
            yield self._mutant(node, f"({ast.unparse(ast.UnaryOp(ast.Not(), node))})")

    def _compared(self, node: ast.Compare) -> Iterator[Mutant]:
        """Yield one change for each of its signs."""
        for place, sign in enumerate(node.ops):
            signs = [*node.ops[:place], _COMPARISONS[type(sign)], *node.ops[place + 1 :]]
            yield self._mutant(node, f"({ast.unparse(ast.Compare(node.left, signs, node.comparators))})")

    def _constant(self, node: ast.Constant, *, with_strings: bool) -> Iterator[Mutant]:
        match node.value:
            case bool():
                yield self._mutant(node, str(not node.value))
            case int():
                yield self._mutant(node, str(node.value + 1))
                if node.value:
                    yield self._mutant(node, str(node.value - 1))
            case float():
                more = node.value + 1
                yield self._mutant(node, str(2 * node.value if more == node.value else more))
            case bytes():
                yield self._mutant(node, repr(node.value + b"x"))
            case str() if with_strings and " " not in node.value:
                yield self._mutant(node, repr(node.value + "x"))

    def _called(self, node: ast.Call, *, with_strings: bool) -> Iterator[Mutant]:
        name = _name(node.func)
        if name in _LOOKS_ONLY or _is_part(node.func, node.args):
            return
        if isinstance(node.func, ast.Name) and name in _TWINS:
            twin = ast.Call(ast.Name(_TWINS[name]), node.args, node.keywords)
            yield self._mutant(node, ast.unparse(twin))
        if name not in _UNORDERED:
            yield from self._swapped(node)
        if name in _FILLING:
            for part in node.args:
                yield from self._expression(part.elts[0] if isinstance(part, ast.Tuple) else part)
        else:
            yield from self._children(node, with_strings=with_strings and name not in _WORDS_ONLY)

    def _swapped(self, node: ast.Call) -> Iterator[Mutant]:
        """Yield a call for every two arguments beside each other, with the two in the other order."""
        for place, (first, second) in enumerate(zip(node.args, node.args[1:], strict=False)):
            is_starred = isinstance(first, ast.Starred) or isinstance(second, ast.Starred)
            if not is_starred and ast.unparse(first) != ast.unparse(second):
                args = [*node.args[:place], second, first, *node.args[place + 2 :]]
                yield self._mutant(node, ast.unparse(ast.Call(node.func, args, node.keywords)))

    # -- text ------------------------------------------------------------------------------------------

    def _mutant(self, node: ast.stmt | ast.expr, after: str) -> Mutant:
        start, end = self._span(node)
        outer = self._statement
        assert outer is not None  # noqa: S101  # a walk begins with statements
        block = getattr(outer, "body", None)
        last = block[0].lineno - 1 if block else outer.end_lineno or outer.lineno
        return Mutant(
            file=self._file,
            scope=".".join(self._scope),
            before=" ".join(self._source[start:end].decode().split()),
            after=after,
            start=start,
            end=end,
            line=node.lineno,
            statement=range(outer.lineno, max(last, outer.lineno) + 1),
            is_at_import=not self._in_function,
            uses=frozenset() if self._in_function else self._used(outer),
        )

    def _used(self, statement: ast.stmt) -> frozenset[int]:
        """Return the lines in functions that use what `statement` names."""
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                return frozenset(self._uses.get(name, ()))
        return frozenset()

    def _span(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None  # noqa: S101  # what is parsed from text has its place
        assert node.end_col_offset is not None  # noqa: S101  # as above
        return (
            self._lines[node.lineno - 1] + node.col_offset,
            self._lines[node.end_lineno - 1] + node.end_col_offset,
        )


def _says_nothing(statement: ast.stmt) -> bool:
    """Tell whether there is nothing to change: imports, docstrings, what is for the type checker."""
    match statement:
        case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))):
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name in _LEFT_ALONE
    return False


def _is_of_windows(test: ast.expr) -> bool:
    """Tell whether what follows runs on Windows alone, where there are no mutants: they need `os.fork`."""
    return ast.unparse(test) == "sys.platform == 'win32'"


def _is_look(function: ast.expr, args: list[ast.expr]) -> bool:
    """Tell whether a call only says how far apart things are, by itself or by a gap that it adds."""
    is_gap = any(isinstance(arg, ast.Call) and _name(arg.func) in _LOOKS_ONLY for arg in args)
    return _name(function) in _LOOKS_ONLY or (_name(function) in _PLACING and is_gap)


def _is_part(function: ast.expr, args: list[ast.expr]) -> bool:
    """Tell whether a call puts one thing into a row or column, with its share of the room and its place."""
    is_aligned = len(args) == 3 and "AlignmentFlag" in ast.unparse(args[2])
    return _name(function) in _PLACING and (len(args) == 2 or is_aligned)


def _is_none(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is None


def _name(function: ast.expr) -> str:
    """Return the last part of what is called, nothing where it has no name."""
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
