"""Head and foot of a record's pages: the club's own words, and small what is the program's."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.paper.hand_records.frame import FrameLook, RecordFrame
from bigdeal_gui.paper.record_options import JournalRow, RecordHeading, RecordOptions
from bigdeal_gui.paper.surface import Raster
from bigdeal_gui.paper.words import words_of_paper

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Recorder

    Paper = Callable[[float, float], Recorder]

HEADING = RecordHeading(
    "Program 1", "Tuesday pairs", "Town hall", "A", "2", date(2026, 1, 6), "K7QC-M2PX", director="Ann Gray"
)
OWN = RecordOptions(club="The Bridge Club", head="Since 1931", foot="Next game: Friday")
LOOK = FrameLook(13, 8)


def frame(heading: RecordHeading, options: RecordOptions) -> RecordFrame:
    """Return a frame in English."""
    return RecordFrame(heading, options, words_of_paper("en"), LOOK)


def drawn(found: RecordFrame, paper: Recorder) -> list[str]:
    """Return the texts of head and foot, in the order in which they are drawn."""
    found.draw_head(paper, "Boards 1–18")
    found.draw_foot(paper, "Page 1 of 2", "the note")
    return [run.text for run in paper.runs]


def test_a_club_has_its_own_paper(recorder: Paper) -> None:
    """Club, line and director stand at the head, the club's line at the foot, above code and version."""
    page = recorder(190.0, 280.0)
    assert drawn(frame(HEADING, OWN), page) == [
        "The Bridge Club",
        "Session 2 · Section A",
        "Tuesday pairs",
        "Town hall",
        "Boards 1–18",
        "6 January 2026 · Set K7QC-M2PX",
        "Since 1931",
        "Tournament director: Ann Gray",
        "Next game: Friday",
        "Program 1 · Set K7QC-M2PX",
        "the note",
        "Page 1 of 2",
    ]


def test_without_a_club_the_event_is_the_title(recorder: Paper) -> None:
    """Lines that say nothing take no room; a set without event is called what the sheet is."""
    page = recorder(190.0, 280.0)
    bare = frame(RecordHeading("Program 1"), RecordOptions())
    assert drawn(bare, page)[:2] == [words_of_paper("en").title, "Boards 1–18"]
    for own in (OWN, replace(OWN, head="", foot="")):
        assert frame(HEADING, own).head_height > bare.head_height
    assert frame(HEADING, OWN).foot_height > bare.foot_height == frame(HEADING, RecordOptions()).foot_height


@pytest.mark.parametrize("newest", [None, JournalRow(7, bytes(32))], ids=["plain", "witness"])
@pytest.mark.parametrize("options", [RecordOptions(), OWN], ids=["usual", "own"])
def test_head_and_foot_keep_to_their_room(
    recorder: Paper, options: RecordOptions, newest: JournalRow | None
) -> None:
    """Nothing is drawn below the head's height, above the foot's, or off the page; long words are cut."""
    page = recorder(190.0, 280.0)
    found = frame(
        replace(HEADING, event="A very long event " * 20, site="Hall " * 40, newest=newest), options
    )
    found.draw_head(page, "Boards 1–18")
    count = len(page.runs)
    assert all(run.baseline < found.head_height for run in page.runs)
    found.draw_foot(page, "Page 1 of 2")
    assert all(run.baseline > page.height - found.foot_height for run in page.runs[count:])
    for run in page.runs:
        assert run.left >= -0.01
        assert run.left + run.width <= page.width + 0.01
        assert run.baseline < page.height
    lines = {round(run.baseline, 2) for run in page.runs}
    assert min(abs(a - b) for a in lines for b in lines if a != b) > 2


@pytest.mark.parametrize("size", [(400, 400), (900, 100), (10, 300)])
def test_a_logo_stands_beside_the_head(recorder: Paper, size: tuple[int, int]) -> None:
    """It keeps its shape, fits into the head, and no word is drawn over it."""
    page = recorder(190.0, 280.0)
    width, height = size
    logo = Raster(width, height, bytes(3 * width * height))
    found = frame(replace(HEADING, logo=logo), OWN)
    found.draw_head(page, "Boards 1–18")
    ((_page, box, words),) = page.images
    assert words == "The Bridge Club"
    assert box[2] / box[3] == pytest.approx(width / height)
    assert box[2] <= 40.01
    assert 0 <= box[1] < box[1] + box[3] <= found.head_height
    assert all(run.left >= box[2] + 2 for run in page.runs)
    bare = frame(replace(HEADING, logo=logo), RecordOptions())
    assert bare.head_height > frame(HEADING, RecordOptions()).head_height
