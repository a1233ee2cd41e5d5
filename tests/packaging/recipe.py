"""PyInstaller's recipe, executed with stand-ins that write down what they are asked for."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import one_file

if TYPE_CHECKING:
    import pytest

TOP = Path(__file__).resolve().parents[2]
for folder in ("macos", "windows"):
    sys.path.append(str(TOP / "packaging" / folder))
SPEC = TOP / "packaging" / "bigdeal.spec"

HOLIDAYS = str(TOP / "tests" / "packaging")
"""A folder in the place of the library of that name."""

FOUND = {
    "win32": [
        ("python311.dll", "C:/python311.dll", "BINARY"),
        ("PySide6\\plugins\\platforms\\qwindows.dll", "C:/qwindows.dll", "BINARY"),
        ("PySide6\\plugins\\imageformats\\qwebp.dll", "C:/qwebp.dll", "BINARY"),
        ("PySide6\\opengl32sw.dll", "C:/opengl32sw.dll", "BINARY"),
        ("PySide6\\Qt6Network.dll", "C:/Qt6Network.dll", "BINARY"),
    ],
    "darwin": [
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "/libqcocoa.dylib", "BINARY"),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.dylib", "/libqopensslbackend.dylib", "BINARY"),
        ("PySide6/Qt/lib/QtDBus.framework/Versions/A/QtDBus", "/QtDBus", "BINARY"),
    ],
}
"""What the analysis finds on each system, wanted and unwanted."""

VERSION_CLASSES = (
    "FixedFileInfo",
    "StringFileInfo",
    "StringStruct",
    "StringTable",
    "VarFileInfo",
    "VarStruct",
    "VSVersionInfo",
)


class Call:
    """A call of one of PyInstaller's classes: its name, its arguments, and what the recipe reads of it."""

    def __init__(self, name: str, system: str, arguments: tuple[Any, ...], options: dict[str, Any]) -> None:
        self.name = name
        self.arguments = arguments
        self.options = options
        self.scripts = [("program", "program.py", "PYSOURCE")]
        self.pure = [("bigdeal_gui", "__init__.py", "PYMODULE")]
        self.binaries = list(FOUND[system]) if name == "Analysis" else []
        self.datas = [(f"resources/{name}", name, "DATA")]


def called(system: str, monkeypatch: pytest.MonkeyPatch, folder: Path) -> dict[str, list[Call]]:
    """Execute the recipe as on `system` and return its calls by the class called, in their order."""
    calls: dict[str, list[Call]] = {}

    def stand_in(name: str) -> Any:  # noqa: ANN401 - the recipe's world is untyped
        def call(*arguments: Any, **options: Any) -> Call:  # noqa: ANN401 - as above
            calls.setdefault(name, []).append(Call(name, system, arguments, options))
            return calls[name][-1]

        return call

    for name, content in {
        "PyInstaller": {},
        "PyInstaller.building": {},
        "PyInstaller.building.utils": {"process_collected_binary": lambda file, *_, **__: file},
        "PyInstaller.utils": {},
        "PyInstaller.utils.hooks": {
            "collect_data_files": lambda *_, **__: [],
            "collect_dynamic_libs": lambda *_, **__: [],
            "collect_submodules": lambda name: [name],
            "get_package_paths": lambda _name: ("", HOLIDAYS),
        },
        "PyInstaller.utils.hooks.qt": {
            "pyside6_library_info": SimpleNamespace(location={"TranslationsPath": str(folder)})
        },
        "PyInstaller.utils.win32": {},
        "PyInstaller.utils.win32.versioninfo": {name: stand_in(name) for name in VERSION_CLASSES},
        "exchanges": {
            "EMPTIED": frozenset(),
            "countries_left_out": lambda _: [],
            "exchange_modules": lambda _: [],
            "word_files": lambda _: [],
        },
        "notices": {"FILE_NAME": "THIRD-PARTY.txt", "text": lambda *_: "notice"},
        "one_file": {"add_files": lambda *_: None, "parts": one_file.parts},
        "reproducible": {
            "START_MODULES": "base_library.zip",
            "in_order": sorted,
            "sort_members": lambda _: None,
        },
    }.items():
        module = ModuleType(name)
        vars(module).update(content)
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "path", list(sys.path))
    world = {name: stand_in(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    paths = {"SPECPATH": str(SPEC.parent), "workpath": str(folder), "DISTPATH": str(folder)}
    exec(compile(SPEC.read_text("utf-8"), str(SPEC), "exec"), {**world, **paths})  # noqa: S102 - it is a script
    return calls
