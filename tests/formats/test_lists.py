"""What stands outside the code and lists formats lists those of the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bigdeal_gui.formats.table import BIG_DEALS, FORMATS

TOP = Path(__file__).resolve().parents[2]
DOCS = TOP / "docs"
NAME = re.compile(r"`([a-z0-9]+)`")
READ_BY_VERIFY = re.compile(r"\bREADERS = \{.*?\};", re.DOTALL)


def first_cells(page: str, heading: str) -> set[str]:
    """Return the formats that the first column of the table below `heading` names."""
    _, found, rest = page.partition(f"\n## {heading}\n")
    assert found, heading
    rows = [line for line in rest.partition("\n## ")[0].splitlines() if line.startswith("|")]
    return {name for row in rows for name in NAME.findall(row.split("|")[1])}


def test_the_documents_say_what_each_format_holds() -> None:
    """The page about files has a row for every format."""
    page = (DOCS / "formats.md").read_text("utf-8")
    assert first_cells(page, "What each file contains") == {row.name for row in FORMATS}, (
        "docs/formats.md, “What each file contains”: a row a format of formats/table.py"
    )


def test_the_documents_say_what_each_format_is_for() -> None:
    """The page about files names every format, with its ending, where people choose."""
    page = (DOCS / "formats.md").read_text("utf-8")
    chosen = page.partition("\n## Before play: your machine\n")[2].partition(
        "\n## What each file contains\n"
    )[0]
    lacking = {f"`{word}`" for row in FORMATS for word in (row.name, row.suffix)} - set(
        re.findall(r"`[^`]+`", chosen)
    )
    assert not lacking, "docs/formats.md, “Before play” and “After play”: say for whom the format is"


def test_the_documents_compare_the_profiles_of_each_format() -> None:
    """The page about files says for every format of Big Deal's what the profiles change."""
    page = (DOCS / "formats.md").read_text("utf-8")
    named = first_cells(page, "Two profiles")
    assert {row.name for row in BIG_DEALS} <= named, "docs/formats.md, “Two profiles”: a row a format"
    assert named <= {row.name for row in FORMATS}


@pytest.mark.parametrize(
    ("page", "expected"),
    [
        ("docs/commands.md", [row.name for row in FORMATS]),
        ("docs/bigdealx.md", [row.name for row in BIG_DEALS]),
    ],
)
def test_pages_list_the_formats_in_order(page: str, expected: list[str]) -> None:
    """Where all names are listed, they stand in the table's order and none is missing."""
    text = " ".join((TOP / page).read_text("utf-8").split())
    listed = " ".join(f"`{name}`" for name in expected)
    assert listed in text, f"{page}: list the formats like this: {listed}"


def test_the_page_that_verifies_knows_every_ending() -> None:
    """It reads every file of boards that the program writes."""
    page = (TOP / "resources" / "verify" / "verify.html").read_text("utf-8")
    match = READ_BY_VERIFY.search(page)
    assert match is not None
    known = re.findall(r'"(\.[a-z]+)":', match[0])
    assert sorted(known) == sorted({row.suffix for row in FORMATS if row.holds_boards}), (
        "resources/verify/verify.html: READERS are the endings of formats/table.py"
    )
