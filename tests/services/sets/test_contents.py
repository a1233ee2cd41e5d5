"""Long files of boards: read as streams, told of and converted as short ones are."""

import os
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest

from bigdeal_gui.errors.base import AppError, ExitCode
from bigdeal_gui.errors.formats import FormatCannotHold, ReadLimit
from bigdeal_gui.errors.services import BoardsUsed, Refused
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.formats.table import parse_formats, read_boards_file
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.model.plans import PLAYABLE_BOARDS, BoardRange, parse_board_ranges
from bigdeal_gui.services.dealing.session import DealtSession
from bigdeal_gui.services.sets import contents as module
from bigdeal_gui.services.sets.check import CheckedFile, check_files
from bigdeal_gui.services.sets.convert import Conversion, convert_boards
from bigdeal_gui.services.sets.reading import contents_of_set, file_contents

Deal = Callable[..., DealtSession]
FOREIGN = Path(__file__).parents[2] / "vectors" / "foreign"


@pytest.fixture
def _all_are_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONG_BYTES", 0)
    monkeypatch.setattr("bigdeal_gui.services.sets.reading._BOARDS_AT_ONCE", 5)
    monkeypatch.setattr("bigdeal_gui.services.sets.reading._SORTED_AT_ONCE", 5)


def told(file: CheckedFile) -> tuple[object, ...]:
    """Return all that is told of a file."""
    return (
        file.count,
        file.numbers,
        file.lowest,
        file.numbered,
        file.sessions,
        file.is_for_play,
        file.repeated,
        file.event,
        file.set_code,
    )


@pytest.mark.parametrize("name", [path.name for path in sorted(FOREIGN.glob("*.pbn"))])
def test_a_stream_is_told_of_as_a_file_that_is_read_at_once(
    name: str, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counts, numbers, sessions, repeats, event and exit code are the same, whatever other programs wrote."""
    (at_once,) = check_files([FOREIGN / name], journal).files
    code = check_files([FOREIGN / name], journal).exit_code
    monkeypatch.setattr(module, "LONG_BYTES", 0)
    report = check_files([FOREIGN / name], journal)
    (streamed,) = report.files
    assert report.exit_code == code or name == "one-number.pbn"
    if name not in {"sections-named.pbn", "one-number.pbn"}:
        assert told(streamed) == told(at_once)


def test_numbers_of_several_sessions_are_told_together() -> None:
    """The lowest of all, each once, and ranges apart; a file that was not read has none."""
    contents = file_contents(next(FOREIGN.glob("*.pbn")), 1)
    numbers = ((BoardRange(11, 14),), (BoardRange(1, 2), BoardRange(12, 12)))
    file = CheckedFile(Path("a.pbn"), contents=replace(contents, numbers=numbers))
    assert (file.lowest, file.all_numbers) == (1, (1, 2, 11, 12, 13, 14))
    assert (file.numbers, file.sessions) == ("11-14; 1-2, 12", 2)
    none = CheckedFile(Path("a.pbn"))
    assert (none.lowest, none.all_numbers, none.numbers, none.sessions, none.count) == (0, (), "", 0, 0)


@pytest.mark.parametrize(("count", "runs", "is_set"), [(0, 1, True), (1, 1, False), (0, 2, False)])
def test_a_set_is_one_run_that_can_be_played(count: int, runs: int, *, is_set: bool) -> None:
    """As many boards as anybody plays are one still."""
    contents = file_contents(next(FOREIGN.glob("*.pbn")), 1)
    session = tuple(BoardRange(10 * run, 10 * run + 3) for run in range(1, runs + 1))
    given = replace(contents, numbers=(session,), count=PLAYABLE_BOARDS + count)
    assert given.is_set is is_set
    assert not replace(given, numbers=(session, session)).is_set


@pytest.mark.usefixtures("_all_are_long")
def test_long_files_are_known_and_compared(dealt: Deal, journal: Journal, folder: Path) -> None:
    """A long file of a set is known by it, and one of its name with other deals differs."""
    set_made = dealt(formats="pbn,goedel")
    paths = [file.path for file in set_made.files]
    report = check_files(paths, journal)
    assert report.exit_code is ExitCode.DONE
    assert [meeting.hit.code for meeting in report.meetings] == [set_made.set_code] * 2
    assert all(meeting.is_whole for meeting in report.meetings)
    lines = paths[1].read_bytes().splitlines(keepends=True)
    paths[1].write_bytes(b"".join([*lines[:6], lines[7], lines[6], *lines[8:]]))
    report = check_files(paths, journal)
    assert report.exit_code is ExitCode.CHECK_FAILED
    assert [difference.board for difference in report.differences] == [7]
    assert folder


@pytest.mark.usefixtures("_all_are_long")
def test_a_long_set_of_others_is_remembered(dealt: Deal, journal: Journal, folder: Path) -> None:
    """A set that was not dealt here is written into the journal where anybody could play it."""
    dealt()
    text = (folder / "tuesday.pbn").read_bytes()
    strange = folder / "strange.pbn"
    strange.write_bytes(text.replace(b'Deal "N:', b'Deal "E:'))
    assert not check_files([strange], journal).meetings
    (meeting,) = check_files([strange], journal).meetings
    assert meeting.is_whole


def test_more_boards_than_anybody_plays_are_not_remembered(
    dealt: Deal, journal: Journal, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal keeps what may be played."""
    monkeypatch.setattr(module, "PLAYABLE_BOARDS", 23)
    dealt()
    text = (folder / "tuesday.pbn").read_bytes()
    (folder / "strange.pbn").write_bytes(text.replace(b'Deal "N:', b'Deal "E:'))
    for _time in range(2):
        assert not check_files([folder / "strange.pbn"], journal).meetings


@pytest.mark.usefixtures("_all_are_long")
def test_boards_that_come_again_far_apart_are_merged(
    dealt: Deal, journal: Journal, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However far back a board was, the same again counts once, and a deal on two numbers is told."""
    monkeypatch.setattr("bigdeal_gui.formats.reading.RECENT_BOARDS", 1)
    set_made = dealt(boards="6", formats="pbn")
    path = set_made.files[0].path
    text = path.read_bytes()
    games = text.split(b"\r\n\r\n")
    third = games[2].replace(b'[Board "3"]', b'[Board "19"]')
    path.write_bytes(b"\r\n\r\n".join([*games[:6], games[1], games[1], games[4], third, b""]))
    (file,) = check_files([path], journal).files
    assert (file.count, file.numbers, file.sessions) == (7, "1-6, 19", 1)
    assert file.repeated == ((3, 19),)
    assert [(remark.oddity.value, remark.count) for remark in file.remarks] == [("merged", 3)]
    order = Conversion(path, parse_formats("csv"), folder, "copy")
    assert convert_boards(order, journal).count == 7
    path.write_bytes(b"\r\n\r\n".join([*games[:6], games[1], b""]))
    (file,) = check_files([path], journal).files
    assert [(remark.oddity.value, remark.count) for remark in file.remarks] == [("merged", 1)]


@pytest.mark.usefixtures("_all_are_long")
def test_boards_of_other_conditions_are_counted(dealt: Deal, journal: Journal) -> None:
    """Each board of a long file with another board's dealer is counted, and such a file is not for play."""
    (made,) = dealt(boards="6", formats="pbn").files
    text = made.path.read_bytes()
    for board in (b"1", b"2"):
        before, tag, after = text.partition(b'[Board "' + board + b'"]')
        dealer = re.search(rb'\[Dealer "(.)"\]', after)
        assert dealer
        text = before + tag + after.replace(dealer[0], b'[Dealer "W"]', 1)
    made.path.write_bytes(text)
    (file,) = check_files([made.path], journal).files
    assert file.contents is not None
    assert file.contents.other_conditions == 2
    assert not file.is_for_play


def test_very_many_ranges_are_told_in_part() -> None:
    """A file with holes everywhere, or of sessions without end, is not told of in a book."""
    contents = contents_of_set(read_boards_file("gaps.pbn", (FOREIGN / "gaps.pbn").read_bytes()))
    holes = tuple(module.number_ranges(range(1, 300, 2)))
    file = CheckedFile(Path("a.pbn"), contents=replace(contents, numbers=(holes,)))
    assert file.numbers.endswith("195, 197, 199 …")
    file = CheckedFile(Path("a.pbn"), contents=replace(contents, numbers=(holes[:1],) * 101))
    assert file.numbers == "; ".join(["1"] * 100) + " …"
    assert "hidden" in repr(contents)


@pytest.mark.usefixtures("_all_are_long")
@pytest.mark.parametrize("formats", ["pbn,lin,csv,ber,goedel", "dlm"])
def test_long_files_are_converted(dealt: Deal, journal: Journal, folder: Path, formats: str) -> None:
    """The boards of a stream are written as they come, in every format that holds them."""
    set_made = dealt(formats="pbn")
    order = Conversion(set_made.files[0].path, parse_formats(formats), folder, "copy")
    done = convert_boards(order, journal)
    assert (done.count, done.set_code) == (24, set_made.set_code)
    boards = read_boards_file("a.pbn", set_made.files[0].path.read_bytes()).boards
    for file in done.files:
        assert read_boards_file(file.path.name, file.path.read_bytes()).boards == boards


@pytest.mark.usefixtures("_all_are_long")
def test_long_files_are_given_new_numbers(dealt: Deal, journal: Journal, folder: Path) -> None:
    """New numbers go to the boards in the order of the file, and used boards are refused all the same."""
    set_made = dealt(boards="8", formats="goedel")
    order = Conversion(
        set_made.files[0].path, parse_formats("pbn"), folder, "copy", parse_board_ranges("11-14,17-20")
    )
    done = convert_boards(order, journal)
    numbers = [board.number for board in read_boards_file("a.pbn", done.files[0].path.read_bytes()).boards]
    assert numbers == [*range(11, 15), *range(17, 21)]
    with pytest.raises(Refused, match="do not match that"):
        convert_boards(replace(order, plan=parse_board_ranges("7")), journal)
    journal.change_states({journal.set_by_code(set_made.set_code).id: State.IN_PLAY})
    with pytest.raises(BoardsUsed):
        convert_boards(replace(order, name="third"), journal)


@pytest.mark.usefixtures("_all_are_long")
def test_a_long_file_out_of_order_wants_new_numbers(journal: Journal, folder: Path) -> None:
    """A stream cannot be sorted: that is said to be a limit; sessions and conditions are told as ever."""
    games = (FOREIGN / "gaps.pbn").read_text("ascii").split("\n\n")
    path = folder / "back.pbn"
    path.write_text("\n\n".join(reversed(games)), "ascii")
    order = Conversion(path, parse_formats("pbn"), folder, "copy")
    with pytest.raises(ReadLimit, match="order of their numbers"):
        convert_boards(order, journal)
    count = file_contents(path, 1).count
    assert convert_boards(replace(order, plan=parse_board_ranges(str(count))), journal).count == count
    with pytest.raises(Refused, match="2 sessions"):
        convert_boards(replace(order, source=FOREIGN / "two-sessions.pbn"), journal)
    with pytest.raises(FormatCannotHold, match="does not match their number"):
        convert_boards(replace(order, source=FOREIGN / "lesson.pbn", formats=parse_formats("dlm")), journal)


@pytest.mark.usefixtures("_all_are_long")
def test_a_file_that_changes_meanwhile_is_noticed(dealt: Deal) -> None:
    """Boards are never mixed from two states of a file."""
    path = dealt(formats="goedel").files[0].path
    contents = file_contents(path, 1)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(reversed(lines)))
    with pytest.raises(CannotRead, match="it changed while it was read"):
        list(contents.each())


@pytest.mark.usefixtures("_all_are_long")
def test_what_is_no_file_is_told(dealt: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that fails, and a name that became a device meanwhile, are errors of the storage."""
    path = dealt(formats="goedel").files[0].path
    contents = file_contents(path, 1)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fstat", lambda _handle: os.stat_result((0o010600, *[0] * 9)))
        with pytest.raises(CannotRead, match="it is not a file"):
            list(contents.each())
    path.unlink()
    with pytest.raises(CannotRead):
        list(contents.each())
    with pytest.raises(CannotRead):
        file_contents(path, 1)
    with pytest.raises(AppError):
        file_contents(Path("a\0.pbn"), 1)


@pytest.mark.usefixtures("_all_are_long")
def test_reading_can_be_ended(dealt: Deal) -> None:
    """Whoever waits can stop it now and then."""

    class Ended(Exception):
        pass

    def end(_done: int, _all: int) -> NoReturn:
        raise Ended

    with pytest.raises(Ended):
        file_contents(dealt(formats="goedel").files[0].path, 1, pulse=end)
