"""What a program for Windows says of itself: its names, its version resource and its manifest.

Standard library only: the recipe, the installer's script and the tests read it on any system.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from contents import Entry

MANIFEST: Final = Path(__file__).with_name("program.manifest")
"""What Windows reads before the program runs: which Windows it knows, its paths, its pixels, no elevation."""

LANGUAGE: Final = 0x0409
"""English (United States): what Windows falls back to."""
CODE_PAGE: Final = 1200
"""UTF-16, in which version resources are written."""


_RUNTIME: Final = re.compile(r"(?:.*[\\/])?((?:msvcp|vcruntime)140(?:_\d)?\.dll)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Program:
    """One of the programs: what it is called, whether it has a terminal, and what Explorer shows of it."""

    name: str
    has_terminal: bool
    description: str


def programs(window: str, commands: str) -> tuple[Program, Program]:
    """Return the two files that are carried about; `bigdeal bigdealx` is the third program."""
    # A windowed program has no terminal on Windows, so the commands are a second file.
    return (
        Program(window, has_terminal=False, description="Deals bridge boards"),
        Program(commands, has_terminal=True, description="Deals bridge boards: the commands"),
    )


INSTALLED: Final = (
    *programs("bigdeal-gui", "bigdeal"),
    Program("bigdealx", has_terminal=True, description="Deals bridge boards: Big Deal's command line"),
)
"""The three programs that are installed beside one set of libraries."""


def one_runtime(binaries: Iterable[Entry]) -> list[Entry]:
    """Keep each library of Microsoft's C++ runtime once, at the top, where all others find it.

    Python, Qt and its binding bring one each, and a process loads only one of a name.
    """
    kept: dict[str, Entry] = {}
    # Those at the top already come first: Python's own is loaded before any other.
    for name, source, kind in sorted(binaries, key=lambda one: "\\" in one[0] or "/" in one[0]):
        runtime = _RUNTIME.fullmatch(name)
        target = runtime[1] if runtime else name
        kept.setdefault(target.lower(), (target, source, kind))
    return list(kept.values())


def version_numbers(version: str) -> tuple[int, int, int, int]:
    """Return `version` as the four numbers that Windows compares; what follows them does not count.

    Raises:
        SystemExit: it does not begin with three numbers.
    """
    found = re.match(r"(\d+)\.(\d+)\.(\d+)(?![.\d])", version)
    if found is None:
        raise SystemExit(f"“{version}” is no version with three numbers.")
    first, second, third = map(int, found.groups())
    return first, second, third, 0


def version_texts(program: Program, version: str, copyright_line: str) -> dict[str, str]:
    """Return the texts of the version resource of `program`, in the order in which Windows shows them."""
    return {
        "CompanyName": "bigdeal-gui",
        "FileDescription": program.description,
        "FileVersion": version,
        "InternalName": program.name,
        "LegalCopyright": copyright_line,
        "OriginalFilename": f"{program.name}.exe",
        "ProductName": "bigdeal-gui",
        "ProductVersion": version,
    }
