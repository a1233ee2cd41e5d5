"""What sheets are made of: the set's own boards and no others, and its words in the journal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors.formats import DamagedFile
from bigdeal_gui.errors.services import Refused
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.formats.table import read_boards_file
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.dealing.session import DealtSession
from bigdeal_gui.services.printing.public_pack import heading_of_files
from bigdeal_gui.services.printing.subject import (
    Titles,
    boards_read,
    set_described,
    set_heading,
    subject_stem,
)
from bigdeal_gui.services.sets.statistics import refuse_unfinished

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.journal.sets import JournalSet
    from bigdeal_gui.model.boards import Board

Deal = Callable[..., DealtSession]


def newest(journal: Journal) -> JournalSet:
    """Return the set dealt last."""
    return journal.sets().sets[0]


def boards_of(journal: Journal, found: JournalSet) -> tuple[Board, ...]:
    """Return a set's boards."""
    return boards_read(journal, found).boards


@pytest.mark.parametrize("formats", ["pbn", "bri", "bri,dlm", "goedel"])
def test_boards_come_from_the_sets_own_files(
    dealt: Deal, journal: Journal, folder: Path, formats: str
) -> None:
    """Whatever the formats, the boards have the numbers and deals they were dealt with."""
    dealt(boards="11-20", formats=formats)
    name = next(path for path in folder.iterdir() if path.suffix != ".dlm")
    expected = read_boards_file(name.name, name.read_bytes(), 11).boards
    boards = boards_of(journal, newest(journal))
    assert boards == expected
    assert [board.number for board in boards] == list(range(11, 21))


def test_a_file_that_is_gone_or_damaged_is_passed_over(dealt: Deal, journal: Journal, folder: Path) -> None:
    """While another file of the set can be read, it is; else what is wrong with each is told."""
    dealt(boards="8", formats="pbn,dlm,bri")
    expected = boards_of(journal, newest(journal))
    (folder / "tuesday.pbn").unlink()
    (folder / "tuesday.dlm").write_bytes(b"nothing")
    assert boards_of(journal, newest(journal)) == expected
    (folder / "tuesday.bri").write_bytes(b"x")
    with pytest.raises(DamagedFile):
        boards_of(journal, newest(journal))
    (folder / "tuesday.bri").unlink()
    (folder / "tuesday.dlm").unlink()
    with pytest.raises(CannotRead) as caught:
        boards_of(journal, newest(journal))
    said = str(caught.value)
    assert [said.count(f"{folder / 'tuesday'}{end}” could not") for end in (".pbn", ".dlm", ".bri")] == [
        1
    ] * 3


def test_another_sets_boards_are_not_taken(dealt: Deal, journal: Journal, folder: Path) -> None:
    """When the files hold other deals, the same deals in another order, or fewer, nothing is printed."""
    dealt(name="monday", boards="8", formats="bri", secret=8)
    dealt(boards="8", formats="bri")
    found = newest(journal)
    path = folder / "tuesday.bri"
    own = path.read_bytes()
    other = (folder / "monday.bri").read_bytes()
    swapped = own[128:256] + own[:128] + own[256:]
    for data in (other, swapped, own[:-128], own + other[:128]):
        path.write_bytes(data)
        with pytest.raises(Refused, match="no longer contain the boards"):
            boards_of(journal, found)


def test_without_deals_there_are_no_sheets(dealt: Deal, journal: Journal) -> None:
    """A set without files, or of which none is of boards, has nothing to print."""
    dealt(formats="pbn")
    found = newest(journal)
    sealed = replace(found.files[0], path=found.files[0].path.with_suffix(".age"))
    for files in ((), (sealed,)):
        with pytest.raises(Refused, match="contains its deals"):
            boards_of(journal, replace(found, files=files))


def test_headings_say_what_the_journal_knows(dealt: Deal, journal: Journal) -> None:
    """Event and code are the journal's; site, session and section are given."""
    made = dealt(boards="11-20")
    found = newest(journal)
    titles = Titles(site="Hall", section="A", session="2", director="A. Gray")
    heading = set_described(found, titles).heading
    assert (heading.program, heading.event, heading.site) == (PROGRAM, "Tuesday pairs", "Hall")
    assert (heading.section, heading.session, heading.set_code) == ("A", "2", made.set_code)
    assert heading.director == "A. Gray"


def test_several_sets_go_by_the_words_that_their_events_share(dealt: Deal, journal: Journal) -> None:
    """With the session, and without what tells one from another; one alone is named as ever."""
    dealt()
    found, titles = newest(journal), Titles(session="Session 2")
    first, second = (
        set_described(replace(found, event=event), titles) for event in ("Club cup 1 A", "Club cup 2 A")
    )
    day = first.heading.day
    assert subject_stem([first, second], "labels") == f"{day} Club cup Session 2 labels"
    assert subject_stem([first], "labels") == first.stem("labels")
    assert first.stem("labels") == f"{day} Club cup 1 A Session 2 {found.code} labels"


def test_files_of_several_runs_are_named_by_the_first(dealt: Deal, journal: Journal) -> None:
    """Without a set code three runs stand in the name; files say where the first begins and the last ends."""
    dealt(boards="4")
    subject = set_described(newest(journal), Titles())
    runs = tuple(BoardRange(first, first + 1) for first in (1, 5, 11, 21))
    nameless = replace(subject, numbers=runs, heading=replace(subject.heading, set_code=""))
    assert "boards 1-2,5-6,11-12 sheet" in nameless.stem("sheet")
    assert heading_of_files(nameless).boards == BoardRange(1, 22)
    said = heading_of_files(replace(subject, heading=replace(subject.heading, day=None, site="Hall")))
    assert (said.date, said.event, said.site) == ("", subject.heading.event, "Hall")
    assert (said.program, said.set_code) == (PROGRAM, subject.heading.set_code)
    dated = replace(subject.heading, day=date(2026, 1, 6))
    assert heading_of_files(replace(subject, heading=dated)).date == "2026.01.06"


def test_what_somebody_has_to_play_is_not_published(dealt: Deal, journal: Journal) -> None:
    """The reason names it by its code, or by its event where it has none."""
    dealt()
    found = replace(newest(journal), event="Club cup")
    for named, set_ in ((found.code, found), ("Club cup", replace(found, code=""))):
        with pytest.raises(Refused, match=f"Set {named} is dealt"):
            refuse_unfinished(set_described(set_).sets)
    refuse_unfinished(set_described(replace(found, state=State.FINISHED)).sets)


@pytest.mark.parametrize(
    ("text", "day"), [("2026.01.06", date(2026, 1, 6)), ("", None), ("2026.02.30", None), ("soon", None)]
)
def test_days_are_read(dealt: Deal, journal: Journal, text: str, day: date | None) -> None:
    """The day of a set is printed in words where the journal has one."""
    dealt()
    assert set_heading(replace(newest(journal), date=text)).day == day
