"""What PyInstaller's analysis finds out the long way, asked directly: the same program comes out, sooner."""

from __future__ import annotations

import ast
import dis
from types import CodeType
from typing import TYPE_CHECKING, Any, Final, Protocol

import contents

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Module(Protocol):
    """What is asked of PyInstaller's node of a module."""

    def add_global_attr(self, name: str) -> None:
        """Take down that the module has something of this `name`."""

    def remove_global_attr_if_found(self, name: str) -> None:
        """Take it back."""


_BOUND: Final = frozenset({dis.opmap["STORE_NAME"], dis.opmap["STORE_GLOBAL"]})
_CHANGED: Final = _BOUND | {dis.opmap["DELETE_NAME"], dis.opmap["DELETE_GLOBAL"]}
_EXTENDED: Final = dis.opmap["EXTENDED_ARG"]


def take() -> None:
    """Let PyInstaller, which has been loaded into this process, go these ways."""
    from PyInstaller.building import build_main  # noqa: PLC0415 - only where it builds
    from PyInstaller.lib.modulegraph.modulegraph import ModuleGraph, _Visitor  # noqa: PLC0415 - as above

    ModuleGraph._scan_bytecode = scanning(ModuleGraph._scan_bytecode)  # noqa: SLF001 - it offers no other way
    for name in without_imports():
        setattr(_Visitor, f"visit_{name}", _Visitor.visit_Expression)
    build_main.find_binary_dependencies = of_wanted(build_main.find_binary_dependencies)


def without_imports() -> list[str]:
    """Return the kinds of syntax in which no import can stand: all expressions, and what is made of them."""
    leaves = (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Expr, ast.Return, ast.Raise, ast.Assert)
    return [kind.__name__ for kind in (*ast.expr.__subclasses__(), *leaves, ast.arguments)]


def scanning(long_way: Callable[..., None]) -> Callable[..., None]:
    """Return a scan of a module's code for the names it binds that asks `dis` about no instruction.

    Where the code is scanned for imports too, because there is no source, `long_way` does it.
    """

    def scan(graph: object, module: Module, code: CodeType, *, is_scanning_imports: bool) -> None:
        if is_scanning_imports:
            long_way(graph, module, code, is_scanning_imports=True)
            return
        for name, is_bound in changed_names(code):
            (module.add_global_attr if is_bound else module.remove_global_attr_if_found)(name)

    return scan


def changed_names(code: CodeType) -> Iterator[tuple[str, bool]]:
    """Yield in their order the names that `code`, or code inside it, binds (true) or unbinds (false)."""
    operations, arguments = code.co_code[::2], code.co_code[1::2]
    if not _CHANGED.isdisjoint(operations):
        extended = 0
        for operation, argument in zip(operations, arguments, strict=True):
            if operation in _CHANGED:
                yield code.co_names[extended | argument], operation in _BOUND
            extended = (extended | argument) << 8 if operation == _EXTENDED else 0
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from changed_names(constant)


def of_wanted(long_way: Callable[..., list[contents.Entry]]) -> Callable[..., list[contents.Entry]]:
    """Return a search for the libraries that others need which leaves out others that do not go in."""

    def find(binaries: list[contents.Entry], *more: Any) -> list[contents.Entry]:  # noqa: ANN401 - PyInstaller's
        return long_way([entry for entry in binaries if contents.is_wanted(entry[0])], *more)

    return find
