"""A check-up of files: each is read or named, copies count once, unplayed sets are refused."""

from __future__ import annotations

import hashlib
import math
from typing import TYPE_CHECKING, NoReturn

import pytest

from bigdeal_gui.analysis.check_up.verdict import FALSE_ALARMS
from bigdeal_gui.errors.base import ExitCode
from bigdeal_gui.errors.services import NotFinished, Refused, Usage
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.printing.check_up_sheet import check_up_facts, make_check_up_sheet
from bigdeal_gui.services.sets import check_up as module
from bigdeal_gui.services.sets.check_up import Fate, NeverFinished, check_up
from bigdeal_gui.services.work import Work

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.double_dummy import Table
    from bigdeal_gui.services.dealing.session import DealtSession
    from bigdeal_gui.services.sets.check_up import CheckUpReport

DEALS = first_deals(Seed(bytes(20)), b"check-up", 60)


def write(path: Path, deals: Sequence[Deal], first: int = 1) -> Path:
    """Write a file of boards."""
    boards = [Board(number, deal) for number, deal in enumerate(deals, start=first)]
    heading = Heading(BoardRange(first, first + len(boards) - 1), "test")
    path.write_bytes(format_by_name(path.suffix[1:]).write(heading, boards))
    return path


@pytest.fixture
def work(journal: Journal) -> Work:
    """Work without anybody to tell."""
    return Work(lambda: journal)


def fates(report: CheckUpReport) -> dict[str, Fate]:
    """Return what happened to each file, by its name."""
    return {file.path.name: file.fate for file in report.files}


def test_every_file_is_read_or_named(work: Work, tmp_path: Path) -> None:
    """Of a folder each file has its fate, hidden ones aside; what is unreadable makes the exit code 4."""
    folder = tmp_path / "club"
    folder.mkdir()
    for name, first in (("a.pbn", 0), ("b.lin", 20)):
        write(folder / name, DEALS[first : first + 20])
    below = folder / "below"
    below.mkdir()
    write(below / "c.pbn", DEALS[40:])
    (folder / "notes.txt").write_text("hello")
    (folder / "broken.pbn").write_text("x")
    (folder / ".hidden.pbn").write_text("x")
    (folder / ".git").mkdir()
    (folder / ".git" / "d.pbn").write_text("x")
    told: list[tuple[int, int]] = []
    report = check_up([folder], Work(lambda: work.journal, lambda *done: told.append(done)))
    assert fates(report) == {
        "a.pbn": Fate.COUNTED,
        "b.lin": Fate.COUNTED,
        "c.pbn": Fate.COUNTED,
        "notes.txt": Fate.NO_BOARDS,
        "broken.pbn": Fate.UNREADABLE,
    }
    assert told[-1] == (5, 5)
    assert report.found is not None
    assert (report.found.sets, report.found.boards) == (3, 60)
    assert report.exit_code is ExitCode.DAMAGED
    (broken,) = report.of(Fate.UNREADABLE)
    assert broken.reason
    sums = sorted(hashlib.sha256(file.path.read_bytes()).hexdigest() for file in report.of(Fate.COUNTED))
    assert report.digest == hashlib.sha256("".join(f"{one}\n" for one in sums).encode()).hexdigest()


def test_copies_count_once(work: Work, tmp_path: Path) -> None:
    """Another format, name or place, an extract, a combined file: the verdict is that of the sets alone."""
    write(tmp_path / "a.pbn", DEALS[:20])
    write(tmp_path / "b.pbn", DEALS[20:40])
    alone = check_up([tmp_path], work).found
    write(tmp_path / "a.dup", DEALS[:20])
    write(tmp_path / "other name.pbn", DEALS[:20])
    write(tmp_path / "extract.pbn", DEALS[3:7])
    write(tmp_path / "a-b.pbn", DEALS[:40])
    report = check_up([tmp_path, tmp_path / "a.pbn"], work)
    counted = {name for name, fate in fates(report).items() if fate is Fate.COUNTED}
    assert len(counted) == 2
    assert "b.pbn" in counted
    assert report.found == alone
    assert report.exit_code is ExitCode.DONE


def test_sessions_of_one_file_are_sets(work: Work, tmp_path: Path) -> None:
    """Where numbers begin again another set begins."""
    parts = [write(tmp_path / f"{part}.pbn", DEALS[part : part + 20]).read_bytes() for part in (0, 20)]
    (tmp_path / "two.pbn").write_bytes(b"".join(parts))
    report = check_up([tmp_path / "two.pbn"], work)
    assert report.found is not None
    assert report.found.sets == 2


def test_more_boards_than_anybody_plays_are_not_solved(
    work: Work, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many are; and where double dummy is not asked for, any number is looked at."""
    write(tmp_path / "a.pbn", DEALS[:20])
    solved: list[int] = []

    def solve(deals: Sequence[Deal]) -> tuple[Table, ...]:
        solved.append(len(deals))
        return ()

    monkeypatch.setattr(module, "PLAYABLE_BOARDS", 20)
    assert check_up([tmp_path], work, solve=solve).found is not None
    monkeypatch.setattr(module, "PLAYABLE_BOARDS", 19)
    assert check_up([tmp_path], work).found is not None
    with pytest.raises(Refused, match="more than 19 boards"):
        check_up([tmp_path], work, solve=solve)
    assert solved == [20]


def test_repeated_boards_are_told(work: Work, tmp_path: Path) -> None:
    """A board that is in two sets, and is not all of one, was dealt twice; the exit code is 1 before 4."""
    write(tmp_path / "a.pbn", DEALS[:20])
    write(tmp_path / "b.pbn", [*DEALS[20:39], DEALS[0]])
    (tmp_path / "broken.pbn").write_text("x")
    report = check_up([tmp_path], work)
    assert report.found is not None
    assert report.found.kind.value == "repeated"
    assert report.exit_code is ExitCode.CHECK_FAILED


def test_unplayed_sets_are_refused(
    journal: Journal, work: Work, dealt: Callable[..., DealtSession], folder: Path
) -> None:
    """Until they are finished, or somebody answers for it; what was dealt beside them is counted."""
    session = dealt()
    others = dealt(name="other", secret=8)
    with pytest.raises(NotFinished):
        check_up([folder], work)
    for path in others.files:
        path.path.unlink()
    assert check_up([folder], work, although_unfinished=True).known_sets == 1
    set_id = journal.set_by_code(session.set_code).id
    for state in (State.DUPLICATED, State.IN_PLAY, State.FINISHED):
        journal.change_states({set_id: state})
    report = check_up([folder], work)
    assert report.known_sets == 1
    found = journal.set_by_id(set_id)
    assert report.never_finished == (NeverFinished(found.event, found.date[:7], 1),)


def test_nothing_readable_is_no_verdict(work: Work, tmp_path: Path) -> None:
    """An empty folder, a file that is missing: no set, exit code 4."""
    report = check_up([tmp_path / "none.pbn"], work)
    assert report.found is None
    assert fates(report) == {"none.pbn": Fate.UNREADABLE}
    (tmp_path / "empty").mkdir()
    report = check_up([tmp_path / "empty"], work)
    assert report.files == ()
    assert report.exit_code is ExitCode.DAMAGED


def test_standard_input_is_digested_as_it_was_read(work: Work, tmp_path: Path) -> None:
    """What lies on no disk has the SHA-256 of its bytes."""
    data = write(tmp_path / "a.pbn", DEALS[:20]).read_bytes()
    report = check_up([tmp_path / "standard input.pbn"], work, read=lambda _path: data)
    assert report.files[0].sha256 == hashlib.sha256(data).hexdigest()


def test_a_system_that_refuses_is_told(work: Work, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that cannot be listed ends the check-up; a file that cannot be read is named."""

    def walk(_path: Path, onerror: Callable[[OSError], None]) -> NoReturn:
        onerror(PermissionError(13, "no permission", str(tmp_path)))
        raise AssertionError("the error was passed over")

    write(tmp_path / "a.pbn", DEALS[:20])
    data = (tmp_path / "a.pbn").read_bytes()
    folder = tmp_path / "b.pbn"
    folder.mkdir()
    with pytest.raises(CannotRead):
        module._digest(folder, lambda _path: data)
    monkeypatch.setattr(module.os, "walk", walk)
    with pytest.raises(CannotRead):
        check_up([tmp_path], work)


def test_the_sheet_is_one_page_and_an_appendix(work: Work, tmp_path: Path) -> None:
    """It says the verdict, and every figure and file; a name that is no PDF's is refused."""
    for part in range(3):
        write(tmp_path / f"{part}.pbn", DEALS[20 * part : 20 * part + 20])
    report = check_up([tmp_path], work)
    assert report.found is not None
    facts = check_up_facts(report, report.found)
    assert facts.sentence == "As chance alone would deal them."
    assert len(facts.figures) == len(report.found.figures)
    assert len(facts.files) == 3
    assert sum(len(marks) for _name, marks in facts.rows) == len(facts.figures)
    both_ends = math.erfc(facts.band / math.sqrt(2))
    assert both_ends == pytest.approx(FALSE_ALARMS / len(facts.figures))
    made = make_check_up_sheet(report, report.found, tmp_path / "sheet.pdf", work.journal)
    assert made.path.read_bytes().startswith(b"%PDF")
    with pytest.raises(Usage):
        make_check_up_sheet(report, report.found, tmp_path / "sheet.txt", work.journal)
