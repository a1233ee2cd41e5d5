"""What is read of a module for a build is what PyInstaller reads of it, without what it reads besides."""

from __future__ import annotations

import ast
import inspect
from typing import TYPE_CHECKING, Any

import quick_graph
from PyInstaller.lib.modulegraph import modulegraph

if TYPE_CHECKING:
    import pytest

EVERY_KIND = (
    "\n".join(f"name_{number} = {number}" for number in range(700))
    + """
import one, two.three as three
from . import four
del name_699
def function():
    global kept, gone
    import five
    kept = gone = lambda: [six for six in ()]
    del gone
    for _ in ():
        import seven
    else:
        import eight
class Class:
    import nine
    attribute = nine
    async def method(self):
        async with self:
            import ten
try:
    import eleven
except* ValueError:
    import twelve
try:
    from thirteen import *
except ImportError:
    import fourteen
else:
    import fifteen
finally:
    import sixteen
match one:
    case 1:
        import seventeen
if one:
    while two:
        import eighteen
"""
)


class Graph(modulegraph.ModuleGraph):  # type: ignore[misc]
    """The reading alone, of modules that need not be there."""

    def __init__(self) -> None:
        """Know no module."""


def read(source: str) -> tuple[set[str], list[Any]]:
    """Return the names and the imports that are read of `source`."""
    module = modulegraph.SourceModule("module")
    module._deferred_imports = []
    tree = ast.parse(source)
    Graph()._scan_code(module, compile(tree, "module.py", "exec"), tree)
    return module._global_attr_names, [
        (star, name, names, level, around)
        for star, (name, _module, names, level), around in module._deferred_imports
    ]


def test_it_reads_what_pyinstaller_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names bound and deleted at every depth, and every import with what stands around it, in their order."""
    sources = [EVERY_KIND, *(inspect.getsource(module) for module in (ast, inspect, modulegraph))]
    expected = [read(source) for source in sources]
    monkeypatch.setattr(modulegraph.ModuleGraph, "_scan_bytecode", modulegraph.ModuleGraph._scan_bytecode)
    monkeypatch.setattr(modulegraph._Visitor, "generic_visit", modulegraph._Visitor.generic_visit)
    quick_graph.use()
    assert [read(source) for source in sources] == expected
    names, imports = expected[0]
    assert {"name_698", "kept", "attribute"} <= names
    assert not {"name_699", "gone"} & names
    assert [imports[0][1], imports[-1][1], len(imports)] == ["one", "eighteen", 16]
