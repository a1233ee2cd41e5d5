"""What of the library `holidays` goes into the frozen program: the calendars of exchanges and their needs.

The library knows some 250 countries, which is nine tenths of it, and imports them all as soon as one
calendar is asked for. Some exchanges follow the calendar of a country; those countries stay. The two
packages in `EMPTIED` get an empty `__init__`: the library's own registry finds the module of an exchange by
its name (`holidays.financial_holidays("XLON")`), while `from holidays.financial import …` finds nothing.
"""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LANGUAGE: Final = "en_US"
"""The one language the program asks for; asked for none, the library does without the files."""

EMPTIED: Final = frozenset({"holidays.countries", "holidays.financial"})

_COUNTRIES: Final = "holidays.countries."
_CODE: Final = re.compile(r'^    (?:country|market) = "([A-Z0-9]+)"', re.MULTILINE)
"""The line that gives a calendar its code, after which its file of words is named."""


def exchange_modules(folder: Path) -> list[str]:
    """Return the names of the exchanges' modules of the library in `folder`."""
    return [f"holidays.financial.{path.stem}" for path in sorted((folder / "financial").glob("[a-z]*.py"))]


def countries_needed(folder: Path) -> set[str]:
    """Return the names of the countries' modules that an exchange needs, directly or through another one."""
    found: set[str] = set()
    waiting = exchange_modules(folder)
    while waiting:
        fresh = {
            name for name in _imports(_file(folder, waiting.pop())) if name.startswith(_COUNTRIES)
        } - found
        found |= fresh
        waiting.extend(fresh)
    return found


def countries_left_out(folder: Path) -> list[str]:
    """Return the names of all other countries' modules."""
    all_countries = {f"{_COUNTRIES}{path.stem}" for path in (folder / "countries").glob("[a-z]*.py")}
    return sorted(all_countries - countries_needed(folder))


def word_files(folder: Path) -> list[Path]:
    """Return the files of English names that the calendars that are kept may open."""
    modules = [*exchange_modules(folder), *countries_needed(folder)]
    codes = {code for name in modules for code in _CODE.findall(_file(folder, name).read_text("utf-8"))}
    return sorted(path for path in (folder / "locale" / LANGUAGE).rglob("*.mo") if path.stem in codes)


def _file(folder: Path, module: str) -> Path:
    return folder.parent.joinpath(*module.split(".")).with_suffix(".py")


def _imports(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
