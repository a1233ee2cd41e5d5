"""The certificate on paper, read back with poppler's tools."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.paper.certificate import CertificateFacts, CertifiedFile, SetOfDay, certificates_pdf
from bigdeal_gui.paper.pdf.page import pdf
from bigdeal_gui.paper.record_options import JournalRow
from bigdeal_gui.paper.surface import Document, PaperSize
from tests.paper.tagged import faults, spoken
from tests.unspoken import left_in_english, without_words

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.paper.surface import Surface

needs_poppler = pytest.mark.skipif(
    any(shutil.which(name) is None for name in ("pdftotext", "pdffonts", "pdfinfo")),
    reason="poppler-utils is not installed",
)
TRIAL = Document("trial", "test")

FACTS = CertificateFacts(
    code="K7QA-M2PX",
    event="Dienstagspaare Möckmühl – Finał",
    date="2026.01.06",
    boards=BoardRange(1, 24),
    formats="pbn, dlm",
    profile="profile standard",
    state="dealt",
    dealt_at="2026-01-06 18:30:12 +0100 (17:30:12 UTC)",
    dealt_by="bigdeal-gui 0.1.0",
    printed_at="2026-01-06 18:31:00 +0100 (17:31:00 UTC)",
    printed_by="bigdeal-gui 0.1.1",
    known_answers=19,
    identification=bytes(range(20)),
    identification_text=None,
    randomness="from the computer's own alone",
    files=(
        CertifiedFile("tuesday.pbn", 7983, bytes(range(32))),
        CertifiedFile("tuesday.dlm", 5847, bytes(range(32, 64))),
    ),
    same_day=(SetOfDay("K7QA-M2PX", BoardRange(1, 24), "2026-01-06 18:30:12", "dealt"),),
    place=1,
    sets_that_day=1,
    row=JournalRow(17, bytes(range(64, 96))),
    newest=JournalRow(18, bytes(range(96, 128))),
    problems=(),
    notes=(),
)


def read(data: bytes, tmp_path: Path) -> str:
    """Return the text of a PDF as a reader sees it, every run of blanks as one."""
    path = tmp_path / "read.pdf"
    path.write_bytes(data)
    done = subprocess.run(
        ["pdftotext", "-layout", str(path), "-"], check=True, capture_output=True, encoding="utf-8"
    )
    assert done.stderr == ""
    return " ".join(done.stdout.split())


def described(data: bytes, tmp_path: Path, tool: str) -> str:
    """Return what a tool of poppler says of a PDF."""
    path = tmp_path / "described.pdf"
    path.write_bytes(data)
    return subprocess.run([tool, str(path)], check=True, capture_output=True, encoding="utf-8").stdout


@needs_poppler
def test_everything_stands_on_it(tmp_path: Path) -> None:
    """All facts are on the one page, letters beyond ASCII as they are, with a line for the witness."""
    text = read(certificates_pdf([FACTS]), tmp_path)
    for words in (
        "Dealing certificate",
        "Dienstagspaare Möckmühl – Finał",
        "K7QA-M2PX",
        "Set 1 of 1 dealt for this event on this day",
        "1-24 (24 in all)",
        "2026.01.06",
        "2026-01-06 18:30:12 +0100 (17:30:12 UTC)",
        "bigdeal-gui 0.1.0",
        "19 known answers, all correct",
        "from the computer's own alone",
        "00010203 04050607 08090a0b 0c0d0e0f 10111213",
        "tuesday.pbn, 7983 bytes",
        "20212223 24252627 28292a2b 2c2d2e2f 30313233 34353637 38393a3b 3c3d3e3f",
        "Sets started on this computer on the day of dealing: 1",
        "This set: row 17 40414243",
        "Newest: row 18 60616263",
        "all rows intact",
        "Witness: I was present when this set was dealt.",
        "Name Signature Date",
        "bigdeal-gui 0.1.1, printed 2026-01-06 18:31:00 +0100 (17:31:00 UTC), set K7QA-M2PX, page 1 of 1",
    ):
        assert words in text
    assert "RIPEMD-160" not in text


@needs_poppler
def test_other_sets_problems_and_notes_stand_on_it(tmp_path: Path) -> None:
    """A second set of the day, a damaged journal and the identification in the clear cannot be overlooked."""
    facts = replace(
        FACTS,
        event="",
        identification_text="Bridge Club",
        same_day=(SetOfDay("", BoardRange(1, 30), "2026-01-06 18:10:00", "failed"), *FACTS.same_day),
        place=2,
        sets_that_day=3,
        problems=("row 9: was changed", "row 12: is missing"),
        notes=("row 3: the clock had been set back", "row 5: brought back"),
    )
    text = read(certificates_pdf([facts]), tmp_path)
    for words in (
        "No event name",
        "Set 2 of 2 dealt for this event on this day",
        "Set 1 no code, boards 1-30, failed, 2026-01-06 18:10:00",
        "Set 2 (this one) K7QA-M2PX, boards 1-24, dealt, 2026-01-06 18:30:12",
        "Sets started on this computer on the day of dealing: 3",
        "is the RIPEMD-160 of “Bridge Club”",
        "CHANGED SINCE IT WAS WRITTEN: row 9: was changed row 12: is missing",
        "Recorded there row 3: the clock had been set back row 5: brought back",
    ):
        assert words in text
    assert "every row as" not in text


@needs_poppler
def test_it_speaks_the_language_of_the_window(tmp_path: Path) -> None:
    """Nothing but facts is left where every sentence is translated by what is put into it."""
    facts = replace(FACTS, event="", problems=("9",), notes=("3",), identification_text="Club")
    facts = replace(facts, profile="standard", state="4", randomness="5", same_day=(*FACTS.same_day,) * 2)
    with without_words():
        text = read(certificates_pdf([facts]), tmp_path)
    assert (
        left_in_english([text], *(words.encode() for words in ("dealt K7QA", "dealt identification")))
        == set()
    )


@needs_poppler
@pytest.mark.parametrize(("size", "told"), [(PaperSize.A4, "(A4)"), (PaperSize.LETTER, "(letter)")])
def test_fonts_are_inside_and_the_paper_is_right(size: PaperSize, told: str, tmp_path: Path) -> None:
    """Every font is embedded; size, title and creator stand in the description, and no author."""
    data = certificates_pdf([FACTS], size)
    fonts = described(data, tmp_path, "pdffonts").splitlines()[2:]
    assert fonts
    assert all(re.search(r" yes (yes|no) +yes +\d+ +\d+$", line) for line in fonts)
    info = described(data, tmp_path, "pdfinfo")
    assert told in info
    assert re.search(r"^Title: +Dealing certificate K7QA-M2PX$", info, re.MULTILINE)
    assert re.search(r"^Creator: +bigdeal-gui 0.1.1$", info, re.MULTILINE)
    assert re.search(r"^Pages: +1$", info, re.MULTILINE)


@needs_poppler
def test_long_certificates_go_on_over_the_page(tmp_path: Path) -> None:
    """With many sets and files, pages are counted and nothing is lost or cut in two."""
    many = tuple(SetOfDay(f"{one:04}-AAAA", BoardRange(1, 2), "now", "dealt") for one in range(90))
    text = read(certificates_pdf([replace(FACTS, same_day=many, place=90)]), tmp_path)
    for one in many:
        assert one.code in text
    assert "page 1 of 3" in text
    assert "page 3 of 3" in text
    assert text.index("Witness") > text.index("page 2 of 3")


@needs_poppler
def test_several_stand_on_sheets_of_their_own(tmp_path: Path) -> None:
    """One file with a certificate for each set, whose pages are counted for each; the title names all."""
    data = certificates_pdf([FACTS, replace(FACTS, code="BBBB-BBBB")])
    text = read(data, tmp_path)
    assert text.count("page 1 of 1") == 2
    assert text.index("BBBB-BBBB") > text.index("Witness")
    info = described(data, tmp_path, "pdfinfo")
    assert re.search(r"^Title: +Dealing certificate K7QA-M2PX, BBBB-BBBB$", info, re.MULTILINE)
    assert re.search(r"^Pages: +2$", info, re.MULTILINE)


@needs_poppler
def test_long_names_break_and_strange_ones_cannot_forge_lines(tmp_path: Path) -> None:
    """A name without blanks goes on in the next line; a line break in an event is a blank."""
    name = "x" * 180 + ".pbn"
    facts = replace(FACTS, event="Pairs\nSet 1 of 1\x1b", files=(replace(FACTS.files[0], name=name),))
    data = certificates_pdf([facts])
    text = read(data, tmp_path)
    assert "x" * 180 in text.replace(" ", "")
    assert "Pairs Set 1 of 1" in text
    box = subprocess.run(
        ["pdftotext", "-bbox", str(tmp_path / "read.pdf"), "-"], check=True, capture_output=True, text=True
    ).stdout
    right = [float(value) for value in re.findall(r'xMax="([0-9.]+)"', box)]
    assert max(right) <= 595.3 - TRIAL.margin_mm * 72 / 25.4 + 1


def test_certificates_are_read_aloud_row_by_row() -> None:
    """Labels and what is said belong together; what stands at the foot is read once, at the end."""
    data = certificates_pdf([replace(FACTS, same_day=FACTS.same_day * 40)])
    assert faults(data) == []
    lines = spoken(data)
    assert lines[:4] == [
        "Document",
        "  H1: Dealing certificate",
        "  P: Dienstagspaare Möckmühl – Finał",
        "  P: K7QA-M2PX",
    ]
    assert "  P: Day of the event 2026.01.06" in lines
    assert next(line for line in lines if "H2" in line) == "  H2: Files"
    assert [line for line in lines if "page " in line] == lines[-1:]
    assert lines[-1].endswith("page 2 of 2")
    assert lines[-2] == "  P: Witness: I was present when this set was dealt. Name Signature Date"


@pytest.mark.unwatched
def test_a_heading_stays_with_what_it_is_for() -> None:
    """No page ends with a heading: for any number of sets, the section's first row is on its page."""
    from bigdeal_gui.paper.certificate import _Certificate  # noqa: PLC0415

    ends: list[bool] = []

    def look(sheet: Surface) -> None:
        for count in range(1, 60):
            facts = replace(FACTS, same_day=FACTS.same_day * count)
            certificate = _Certificate(sheet, facts)
            pages = certificate._pages(list(certificate._blocks()))
            ends.extend(page[-1].is_heading for page in pages)

    pdf(TRIAL, look)
    assert len(ends) > 60
    assert not any(ends)


def test_measures_are_millimetres() -> None:
    """A sheet knows its room within the margins."""
    sizes: list[tuple[float, float]] = []

    def look(sheet: Surface) -> None:
        sizes.append((sheet.width, sheet.height))

    for size in PaperSize:
        pdf(replace(TRIAL, size=size), look)
    assert sizes[0] == pytest.approx((210 - 2 * TRIAL.margin_mm, 297 - 2 * TRIAL.margin_mm), abs=0.2)
    assert sizes[1] == pytest.approx((215.9 - 2 * TRIAL.margin_mm, 279.4 - 2 * TRIAL.margin_mm), abs=0.2)
