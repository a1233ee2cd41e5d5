"""What ARCHITECTURE.md promises: its rooms, its files and the arrows of its trips are those of the code."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

TOP: Final = Path(__file__).parents[1]
PACKAGE: Final = TOP / "bigdeal_gui"
PAGE: Final = (TOP / "ARCHITECTURE.md").read_text("utf-8")

ROOM: Final = re.compile(r"^\| `([a-z_]+(?:/|\.py))` \|", re.MULTILINE)
NAMED: Final = re.compile(r"`((?:[a-z_0-9]+/)*(?:[a-z_0-9]+/|[a-z_0-9]+\.py))`")
SHOWN: Final = re.compile(r"^\| `gui/([a-z]+)/` \| `pages/([a-z]+)(?:/|\.py)` \|", re.MULTILINE)
ARROW: Final = re.compile(r"`([a-z_0-9/]+\.py)`(?=\s+→\s+`([a-z_0-9/]+\.py)`)")
"""In a trip: the first module imports the second. It looks ahead, so that a chain has all its links."""


def layers() -> list[str]:
    """Return the rooms of import-linter's contract, from the top down, as the page writes them."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))
    (contract,) = [c for c in project["tool"]["importlinter"]["contracts"] if c["id"] == "rooms"]
    names = [name.strip(" ()") for layer in contract["layers"] for name in layer.split("|")]
    return [f"{name}/" if (PACKAGE / name).is_dir() else f"{name}.py" for name in names]


def imports_of(path: Path) -> set[str]:
    """Return what a module imports, at run time, late or for types, as dotted names."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            names |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return names


def module(path: str) -> str:
    """Return the dotted name of a module that the page writes as a path."""
    return ".".join(("bigdeal_gui", *Path(path).with_suffix("").parts))


ARROWS: Final = sorted(set(ARROW.findall(PAGE)))


def test_the_table_of_rooms_is_the_contract() -> None:
    """Every room of the contract has its row in the table, and no other."""
    assert sorted(ROOM.findall(PAGE)) == sorted(layers())


@pytest.mark.parametrize("name", sorted(set(NAMED.findall(PAGE))))
def test_every_file_and_folder_named_is_there(name: str) -> None:
    """What the page names in code letters is a place in the package, or beside it."""
    assert (PACKAGE / name).exists() or (TOP / name).exists()


@pytest.mark.parametrize(("user", "used"), ARROWS)
def test_every_arrow_of_a_trip_is_an_import(user: str, used: str) -> None:
    """Where the page draws an arrow between two modules, the first one uses the second."""
    assert module(used) in imports_of(PACKAGE / user)


def test_every_page_of_the_window_has_its_line() -> None:
    """The folders of the window's pages are listed, each with the model that it shows."""
    pages = {path.parent.name for path in (PACKAGE / "gui").glob("*/__init__.py")} - {"parts"}
    assert {page for page, model in SHOWN.findall(PAGE) if page == model} == pages


def test_the_trips_are_read() -> None:
    """The page has arrows to hold, so that the test above guards something."""
    assert len(ARROWS) >= 30
