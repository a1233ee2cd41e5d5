"""The dossier on paper: everything is there, in order, tagged, and every page is numbered."""

from __future__ import annotations

import functools
import re
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.paper.dossier import Columns, Dossier, Rows, Section, dossier_pdf
from bigdeal_gui.paper.surface import PaperSize
from tests.paper.tagged import faults, spoken

if TYPE_CHECKING:
    from pathlib import Path

DIGEST = "0123456789abcdef" * 4
ROWS = tuple((f"test {place}", f"{place}.25", "passed") for place in range(150))
DOSSIER = Dossier(
    program="bigdeal-gui 9.9",
    subtitle="Made on a day.",
    verdict="NOT CLEAR",
    reasons=("One thing.", "Another thing."),
    sections=(
        Section("1. First", ("A paragraph.", Rows((("Sum", DIGEST), ("Long label " * 5, "words " * 60))))),
        Section("2. Second", (Columns(("test", "figure", "result"), (3, 1, 1), ROWS, first_figure=1),)),
        Section("3. Third", tuple(f"Paragraph {place}. {'More words. ' * 40}" for place in range(30))),
        Section(
            "4. Fourth", (Columns(("who", "what"), (1, 2), tuple(("who " * 9, "what " * 99) for _ in "12")),)
        ),
    ),
    signers=("By one:", "By two:"),
)


@functools.cache
def made(size: PaperSize = PaperSize.A4) -> bytes:
    """Return the dossier on paper of that size, made once for all that read it."""
    return dossier_pdf(DOSSIER, size)


@pytest.mark.unwatched
@pytest.mark.parametrize("size", PaperSize)
def test_the_pages_are_tagged_without_a_fault(size: PaperSize) -> None:
    """Title, headings, tables with heads, and nothing outside of a part."""
    assert faults(made(size)) == []


def test_all_of_it_is_read_in_order() -> None:
    """TrialVerdict and reasons first, then the sections, the signatures last; the heads of a table once."""
    said = " ".join(str(word) for word in spoken(made()))
    places = [
        said.index(word)
        for word in ("NOT CLEAR", "One thing.", "Another thing.", "1. First", DIGEST, "test 0", "test 149")
    ]
    places += [said.index(word) for word in ("Paragraph 29", "4. Fourth", "Signatures", "By two:")]
    assert places == sorted(places)
    assert said.count("figure") == 1


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler-utils is not installed")
def test_each_page_tells_its_number_and_the_verdict(tmp_path: Path) -> None:
    """Somebody who has one page knows what it is of, and whether another one is missing."""
    (tmp_path / "d.pdf").write_bytes(made())
    done = subprocess.run(
        ["pdftotext", "-layout", tmp_path / "d.pdf", "-"], capture_output=True, text=True, check=True
    )
    pages = done.stdout.split("\f")[:-1]
    assert len(pages) > 4
    for number, page in enumerate(pages, start=1):
        assert f"bigdeal-gui 9.9, dossier: NOT CLEAR. Page {number} of {len(pages)}" in page
    tables = [page for page in pages if re.search(r"^ *test \d", page, re.MULTILINE)]
    assert len(tables) > 2
    assert all(re.search(r"test +figure +result", page) for page in tables)


def test_the_same_dossier_is_the_same_bytes() -> None:
    """Neither clock nor chance is asked by what draws."""
    assert dossier_pdf(DOSSIER) == made()
