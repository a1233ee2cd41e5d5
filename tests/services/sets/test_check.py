"""Checking files of boards."""

import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bigdeal_gui.errors.base import ExitCode
from bigdeal_gui.errors.formats import DamagedFile, InvalidBoards, UnknownFormat
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.dealing.session import DealtSession
from bigdeal_gui.services.sets.check import CheckedFile, check_files
from tests.journals import closed

Deal = Callable[..., DealtSession]


def test_a_dealt_set_is_whole_and_known(dealt: Deal, journal: Journal) -> None:
    """Every file of a set reads back, holds the same deals, and names its set."""
    set_made = dealt(boards="11-20")
    report = check_files([file.path for file in set_made.files], journal)
    assert report.exit_code is ExitCode.DONE
    assert [file.numbers for file in report.files] == ["11-20"] * 3
    assert not report.differences
    assert {meeting.hit.code for meeting in report.meetings} == {set_made.set_code}
    assert all(meeting.is_whole and not meeting.is_used for meeting in report.meetings)
    assert report.files[0].set_code == set_made.set_code
    assert journal.sets().total == 1


def test_files_of_one_name_with_other_deals_are_found(dealt: Deal, journal: Journal, folder: Path) -> None:
    """The first board that differs is named, and no card."""
    dealt()
    dealt("wednesday", secret=8)
    (folder / "tuesday.dlm").unlink()
    (folder / "wednesday.dlm").rename(folder / "tuesday.dlm")
    report = check_files([folder / "tuesday.pbn", folder / "tuesday.dlm"], journal)
    assert report.exit_code is ExitCode.CHECK_FAILED
    assert [str(one) for one in report.differences] == [
        "“tuesday.pbn” and “tuesday.dlm” differ first at board 1."
    ]


def test_files_with_the_same_boards_are_told_together(dealt: Deal, journal: Journal, folder: Path) -> None:
    """Whatever they are called; other numbers are other boards, and what cannot be read is by itself."""
    dealt(boards="4", formats="pbn,dlm,bri")
    (folder / "copy.pbn").write_bytes((folder / "tuesday.pbn").read_bytes())
    moved = (folder / "tuesday.pbn").read_text().replace('[Board "1"]', '[Board "17"]')
    (folder / "moved.pbn").write_text(moved)
    (folder / "letter.doc").write_text("hello")
    report = check_files(sorted(folder.iterdir()), journal)
    told = sorted(sorted(file.path.name for file in group) for group in report.alike)
    assert told == [["copy.pbn", "tuesday.bri", "tuesday.dlm", "tuesday.pbn"], ["letter.doc"], ["moved.pbn"]]
    assert "digest" not in repr(report.files[0])


def test_files_of_one_name_with_other_counts_are_found(dealt: Deal, journal: Journal, folder: Path) -> None:
    """A file that lacks the last boards of its set differs from it."""
    dealt(formats="pbn,ber")
    short = (folder / "tuesday.ber").read_bytes()[: 52 * 20]
    (folder / "tuesday.ber").write_bytes(short)
    report = check_files([folder / "tuesday.pbn", folder / "tuesday.ber"], journal)
    assert report.exit_code is ExitCode.CHECK_FAILED
    assert str(report.differences[0]) == "Boards in “tuesday.pbn”: 24. In “tuesday.ber”: 20."
    assert report.differences[0].board is None


def test_files_of_one_name_with_other_numbers_are_found(dealt: Deal, journal: Journal, folder: Path) -> None:
    """The same deals under other board numbers are not the same set."""
    dealt(boards="8", formats="pbn,csv")
    csv = folder / "tuesday.csv"
    # Sixteen boards on, dealer and vulnerability are the same again.
    csv.write_bytes(
        re.sub(rb'"(\d)","(./)', lambda row: b'"%d","%b' % (int(row[1]) + 16, row[2]), csv.read_bytes())
    )
    report = check_files([folder / "tuesday.pbn", folder / "tuesday.csv"], journal)
    assert report.exit_code is ExitCode.CHECK_FAILED


def test_all_kinds_of_damage_are_reported_at_once(dealt: Deal, journal: Journal, folder: Path) -> None:
    """One bad file does not hide the next; the exit code is that of a damaged file."""
    dealt(formats="pbn,ber,csv")
    (folder / "tuesday.ber").write_bytes(b"5" * 52)
    (folder / "double.ber").write_bytes(b"1" * 104)
    (folder / "notes.doc").write_bytes(b"hello")
    names = ["tuesday.pbn", "tuesday.ber", "double.ber", "notes.doc", "missing.pbn"]
    report = check_files([folder / name for name in names], journal)
    errors = [type(file.error) for file in report.files]
    assert errors == [type(None), DamagedFile, InvalidBoards, UnknownFormat, CannotRead]
    assert report.exit_code is ExitCode.DAMAGED
    assert report.files[1].numbers == ""


@pytest.mark.parametrize(
    ("state", "is_used"), [(State.DUPLICATED, False), (State.IN_PLAY, True), (State.FINISHED, True)]
)
def test_boards_in_play_are_met_again(
    dealt: Deal, journal: Journal, folder: Path, state: State, *, is_used: bool
) -> None:
    """Renamed, converted or cut files of an old set are recognised by their deals, with session and state."""
    made = dealt(formats="pbn,ber")
    journal.change_states({journal.set_by_code(made.set_code).id: state})
    part = (folder / "tuesday.ber").read_bytes()[52 * 4 : 52 * 8]
    (folder / "new.ber").write_bytes(part)
    report = check_files([folder / "new.ber"], journal)
    (meeting,) = report.meetings
    assert meeting.is_used is is_used
    assert (meeting.hit.code, meeting.hit.event, meeting.hit.state) == (made.set_code, "Tuesday pairs", state)
    assert meeting.hit.boards == ((5, 5), (6, 6), (7, 7), (8, 8))


def test_a_set_of_other_origin_is_known_the_next_time(
    dealt: Deal, journal: Journal, folder: Path, tmp_path: Path
) -> None:
    """The first check of a strange file writes it down; the second meets it, once for all its files."""
    dealt(formats="pbn,csv")
    elsewhere = closed(
        Journal.opened(
            tmp_path / "elsewhere" / "journal.sqlite3",
            random_bytes=lambda count: bytes(range(count)),
            clock=journal.store.now,
            version="test",
        )
    )
    paths = [folder / "tuesday.pbn", folder / "tuesday.csv"]
    assert not check_files(paths, elsewhere).meetings
    assert elsewhere.sets().total == 1
    again = check_files(paths, elsewhere)
    assert [meeting.hit.state for meeting in again.meetings] == [State.SEEN, State.SEEN]
    assert elsewhere.sets().total == 1


def test_a_file_with_gaps_is_read_but_not_written_down(journal: Journal, dealt: Deal, folder: Path) -> None:
    """Boards 1, 2 and 5 are ranges, and no set."""
    dealt(boards="5", formats="csv", secret=9)
    lines = (folder / "tuesday.csv").read_bytes().splitlines(keepends=True)
    (folder / "gaps.csv").write_bytes(b"".join(lines[:2] + lines[4:]))
    report = check_files([folder / "gaps.csv"], journal)
    assert report.files[0].numbers == "1-2, 5"
    assert journal.sets().total == 1


@pytest.mark.parametrize(("count", "end"), [(100, ""), (101, " …")])
def test_of_very_many_ranges_the_first_are_told(count: int, end: str) -> None:
    """Of boards, and of sessions."""
    ranges = tuple(BoardRange(number, number) for number in range(1, 2 * count, 2))
    told = ", ".join(map(str, range(1, 200, 2)))
    for numbers, words in (((ranges,), told), (tuple((one,) for one in ranges), told.replace(",", ";"))):
        file = CheckedFile(Path("a.csv"), contents=cast("Any", SimpleNamespace(numbers=numbers)))
        assert file.numbers == words + end


FOREIGN = Path(__file__).parents[2] / "vectors" / "foreign"


@pytest.mark.parametrize(
    ("name", "numbers", "sessions", "code"),
    [
        ("game-a-table.pbn", "7-8", 1, ExitCode.DONE),
        ("two-sessions.pbn", "1-2; 1-2", 2, ExitCode.CHECK_FAILED),
        ("lesson.pbn", "1-3", 1, ExitCode.CHECK_FAILED),
        ("three-hands.pbn", "2", 1, ExitCode.CHECK_FAILED),
        ("gaps.pbn", "3, 11, 17", 1, ExitCode.DONE),
    ],
)
def test_files_of_other_programs_are_for_play_or_not(
    journal: Journal, name: str, numbers: str, sessions: int, code: ExitCode
) -> None:
    """Sessions are told apart, and boards that are not beyond doubt fail the check."""
    report = check_files([FOREIGN / name], journal)
    (file,) = report.files
    assert (file.numbers, file.sessions, report.exit_code) == (numbers, sessions, code)
    assert bool(file.remarks) == (name != "gaps.pbn")
    assert journal.sets().total == (0 if name in {"two-sessions.pbn", "gaps.pbn"} else 1)
