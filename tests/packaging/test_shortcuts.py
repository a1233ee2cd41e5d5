"""What PyInstaller's analysis is spared finds what it would have found."""

from __future__ import annotations

import ast
import dis
import inspect
from types import CodeType
from typing import TYPE_CHECKING

import pytest
import shortcuts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from contents import Entry

MANY = "".join(f"name_{number} = {number}\n" for number in range(300))
"""More names than an instruction's one byte can number."""

SOURCES = [
    MANY + "del name_299\nname_299 = name_298",
    "import os.path as path\nfrom sys import *\ndef work():\n    global late\n    late = 1\n    del late",
    "class Deal:\n    boards = [1]\n    del boards\n    def hand(self):\n        return self",
    inspect.getsource(ast),
    inspect.getsource(inspect),
]
"""Modules that bind and unbind, the last two as they are found."""


class Node:
    """A module of PyInstaller's graph."""

    def __init__(self) -> None:
        self.done: list[tuple[str, bool]] = []

    def add_global_attr(self, name: str) -> None:
        """Take down a name that is bound."""
        self.done.append((name, True))

    def remove_global_attr_if_found(self, name: str) -> None:
        """Take down a name that is unbound."""
        self.done.append((name, False))


def by_dis(code: CodeType) -> Iterator[tuple[str, bool]]:
    """Yield what PyInstaller would find: `dis` words every instruction."""
    for one in dis.get_instructions(code):
        if one.opname in {"STORE_NAME", "STORE_GLOBAL", "DELETE_NAME", "DELETE_GLOBAL"}:
            yield one.argval, one.opname.startswith("STORE")
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from by_dis(constant)


@pytest.mark.parametrize("source", SOURCES, ids=["many names", "function", "class", "ast", "inspect"])
def test_the_names_are_those_that_dis_finds(source: str) -> None:
    """Bound and unbound in their order, behind the 256th name and in functions and classes too."""
    code = compile(source, "module.py", "exec")
    node = Node()
    shortcuts.scanning(pytest.fail)(None, node, code, is_scanning_imports=False)
    assert node.done == list(by_dis(code))
    assert node.done


def test_code_without_a_source_goes_the_long_way() -> None:
    """Imports that only the code shows are looked for by PyInstaller itself."""
    asked: list[object] = []
    scan = shortcuts.scanning(lambda *given, **options: asked.extend([*given, options]))
    node, code = Node(), compile("import os", "module.py", "exec")
    scan("graph", node, code, is_scanning_imports=True)
    assert asked == ["graph", node, code, {"is_scanning_imports": True}]
    assert node.done == []


def test_no_import_stands_in_what_is_not_looked_into() -> None:
    """Of all syntax only that is left out which holds no statement."""
    left_out = set(shortcuts.without_imports())
    assert {"Constant", "Name", "Call", "JoinedStr", "Assign", "arguments"} <= left_out
    for source in SOURCES:
        for node in ast.walk(ast.parse(source)):
            if type(node).__name__ in left_out:
                assert not [one for one in ast.walk(node) if isinstance(one, (ast.Import, ast.ImportFrom))]


def test_what_does_not_go_in_is_not_asked_for_its_libraries() -> None:
    """A plugin that is left out brings nothing along; what else is said is passed on."""
    wanted: Entry = ("PySide6/Qt/plugins/platforms/libqxcb.so", "/libqxcb.so", "BINARY")
    unwanted: Entry = ("PySide6/Qt/plugins/platforms/libqvnc.so", "/libqvnc.so", "BINARY")
    find = shortcuts.of_wanted(lambda binaries, packages: [*binaries, (packages, "", "BINARY")])
    assert find([wanted, unwanted], "packages") == [wanted, ("packages", "", "BINARY")]


def test_pyinstaller_still_has_what_is_put_in_its_place() -> None:
    """The ways that are cut short are those of the PyInstaller that is installed."""
    modulegraph = pytest.importorskip("PyInstaller.lib.modulegraph.modulegraph")
    build_main = pytest.importorskip("PyInstaller.building.build_main")
    scan = inspect.signature(modulegraph.ModuleGraph._scan_bytecode)
    assert [*scan.parameters] == ["self", "module", "module_code_object", "is_scanning_imports"]
    visitor = modulegraph._Visitor
    assert visitor.visit_Call is visitor.visit_Expression
    assert next(iter(inspect.signature(build_main.find_binary_dependencies).parameters)) == "binaries"
