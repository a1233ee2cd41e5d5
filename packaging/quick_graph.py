"""Reads of a module what PyInstaller's graph of modules asks for, and no more.

PyInstaller describes every instruction of every module and looks into every expression: a third of a build's
time, for names that are bound and imports, which are statements.
"""

from __future__ import annotations

import dis
from types import CodeType
from typing import TYPE_CHECKING, Any, Final

from PyInstaller.lib.modulegraph import modulegraph

if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator

_BINDS: Final = {
    dis.opmap["STORE_NAME"]: True,
    dis.opmap["STORE_GLOBAL"]: True,
    dis.opmap["DELETE_NAME"]: False,
    dis.opmap["DELETE_GLOBAL"]: False,
}
_PARTS: Final = ("body", "handlers", "orelse", "finalbody", "cases")
"""Where the syntax tree of a statement has other statements, in their order."""

_scan_whole: Final = modulegraph.ModuleGraph._scan_bytecode  # noqa: SLF001 - no other way leads there


def use() -> None:
    """Have PyInstaller read modules so in this process."""
    modulegraph.ModuleGraph._scan_bytecode = _scan_names  # noqa: SLF001 - as above
    modulegraph._Visitor.generic_visit = _visit_statements  # noqa: SLF001 - as above


def _scan_names(graph: Any, module: Any, code: CodeType, is_scanning_imports: bool) -> None:  # noqa: ANN401, FBT001 - PyInstaller's
    """Tell `module` the names that its `code` binds and deletes; without a syntax tree, imports as well."""
    if is_scanning_imports:
        _scan_whole(graph, module, code, is_scanning_imports)
        return
    for name, is_bound in _names(code):
        if is_bound:
            module.add_global_attr(name)
        else:
            module.remove_global_attr_if_found(name)


def _names(code: CodeType) -> Iterator[tuple[str, bool]]:
    """Yield each name of a module or class that `code`, or code within it, binds (True) or deletes."""
    high = 0
    for step, low in zip(code.co_code[::2], code.co_code[1::2], strict=True):
        number = high | low
        high = number << 8 if step == dis.EXTENDED_ARG else 0
        if step in _BINDS:
            yield code.co_names[number], _BINDS[step]
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names(inner)


def _visit_statements(visitor: ast.NodeVisitor, node: ast.AST) -> None:
    """Visit the statements within `node`; nothing is imported within an expression."""
    for part in _PARTS:
        for inner in getattr(node, part, ()):
            visitor.visit(inner)
