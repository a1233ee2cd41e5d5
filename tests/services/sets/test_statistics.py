"""Statistics of files: read in any format, refused while boards are still to be played."""

from __future__ import annotations

import errno
import io
import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

from bigdeal_gui.analysis import repeats
from bigdeal_gui.analysis.counts import Group
from bigdeal_gui.errors.formats import DamagedFile, InvalidBoards
from bigdeal_gui.errors.services import NotFinished
from bigdeal_gui.errors.storage import CannotRead, CannotWrite
from bigdeal_gui.formats.format import Heading, Profile
from bigdeal_gui.formats.pbn import stream as pbn_stream
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.library import statistics as statistics_of
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.diagrams import deal_text
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing import sources
from bigdeal_gui.services.sets import contents
from bigdeal_gui.services.sets import statistics as module
from bigdeal_gui.services.sets.statistics import DealFiles, statistics_of_files, statistics_of_sets

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bigdeal_gui.analysis.statistics import Statistics
    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.services.dealing.session import DealtSession

PBN = format_by_name("pbn")
DEALS = first_deals(Seed(bytes(20)), b"elsewhere", 12)


@pytest.mark.parametrize("prefix", ["N:", ""])
def test_one_deal_a_line_is_read(journal: Journal, tmp_path: Path, prefix: str) -> None:
    """With and without the seat that begins, with remarks and empty lines between."""
    lines = [deal_text(deal).replace("N:", prefix) for deal in DEALS]
    path = tmp_path / "all.actual"
    path.write_text("# deals\n\n% more\n; and more\n" + "\n".join(lines) + "\n\n")
    assert statistics_of_files([path], journal).deals == 12


def test_files_count_together(journal: Journal, tmp_path: Path) -> None:
    """The same deals in two files are repeats, and so the figures say."""
    for name in ("one.txt", "two.txt"):
        (tmp_path / name).write_text("\n".join(map(deal_text, DEALS)))
    found = statistics_of_files([tmp_path / "one.txt", tmp_path / "two.txt"], journal)
    assert (found.deals, found.repeated_pairs) == (24, 12)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "line 1"),
        ("# nothing\n", "line 1"),
        ("\nAKQ.JT9\n", "line 2"),
        (deal_text(DEALS[0]).replace("A", "2", 1), "line 1"),
        ("N:ÄKQ... ... ... ...", "line 1"),
    ],
)
def test_lines_that_are_no_deals_are_named(journal: Journal, tmp_path: Path, text: str, place: str) -> None:
    """The error gives the line, and no card."""
    path = tmp_path / "all.txt"
    path.write_text(text, "utf-8")
    with pytest.raises(DamagedFile) as caught:
        statistics_of_files([path], journal)
    assert caught.value.place == place


def test_any_number_of_lines_is_read(
    journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no limit, be the lines as this program writes them or not."""
    monkeypatch.setattr(module, "_AT_ONCE", 5)
    path = tmp_path / "all.txt"
    lines = [deal_text(deal) for deal in DEALS]
    lines[7] = lines[7].lower().replace("n:", "N:")
    path.write_text("\n".join(lines))
    assert statistics_of_files([path], journal).deals == 12


def test_damaged_boards_are_refused(journal: Journal, tmp_path: Path) -> None:
    """A known format is read by its own strict reader."""
    path = tmp_path / "set.pbn"
    path.write_text('[Board "1"]\n[Deal "N:A... A... Q... J..."]\n')
    with pytest.raises(InvalidBoards):
        statistics_of_files([path], journal)


@pytest.mark.parametrize("state", [State.DEALT, State.DUPLICATED, State.IN_PLAY])
def test_sets_still_to_be_played_are_refused(
    journal: Journal, dealt: Callable[..., DealtSession], state: State
) -> None:
    """What the journal knows and has not seen finished stays closed, unless somebody answers for it."""
    session = dealt()
    known = journal.set_by_code(session.set_code)
    if state is not State.DEALT:
        journal.change_states({known.id: state})
    path = session.files[0].path
    with pytest.raises(NotFinished) as caught:
        statistics_of_files([path], journal)
    assert (caught.value.state, caught.value.code) == (state.value, session.set_code)
    assert statistics_of_files([path], journal, although_unfinished=True).deals == 24


def test_finished_sets_are_open(journal: Journal, dealt: Callable[..., DealtSession]) -> None:
    """Once the set is marked as finished, its figures can be seen."""
    session = dealt()
    journal.change_states({journal.set_by_code(session.set_code).id: State.FINISHED})
    assert statistics_of_files([session.files[0].path], journal).deals == 24


@pytest.mark.parametrize("formats", ["pbn", "goedel"])
def test_long_files_are_counted_as_streams(
    journal: Journal, dealt: Callable[..., DealtSession], monkeypatch: pytest.MonkeyPatch, formats: str
) -> None:
    """Above a length a file is read piece by piece, to the same figures and the same refusal."""
    path = dealt(formats=formats).files[0].path
    whole = statistics_of_files([path], journal, although_unfinished=True)
    monkeypatch.setattr(contents, "LONG_BYTES", 0)
    monkeypatch.setattr(pbn_stream, "_TEXT_PIECE_BYTES", 2_000)
    assert statistics_of_files([path], journal, although_unfinished=True) == whole
    with pytest.raises(NotFinished):
        statistics_of_files([path], journal)


def test_a_long_file_that_cannot_be_read_is_told(
    journal: Journal, dealt: Callable[..., DealtSession], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that fails in the middle of a stream, or before it, is an error of the storage."""
    path = dealt().files[0].path
    monkeypatch.setattr(contents, "LONG_BYTES", 0)
    fail = OSError(errno.EIO, "the disk fails")

    def fails(*_arguments: object, **_options: object) -> NoReturn:
        raise fail

    monkeypatch.setattr(type(path), "open", fails)
    with pytest.raises(CannotRead):
        statistics_of_files([path], journal)
    monkeypatch.setattr(type(path), "is_file", fails)
    monkeypatch.setattr(module.os.path, "isfile", lambda _path: False)
    assert statistics_of_files([path], journal, although_unfinished=True).deals


def written(path: Path, deals: Sequence[Deal], first: int = 1) -> Path:
    """Write a pbn file of `deals`."""
    path.write_bytes(pbn_of(tuple(deals), first))
    return path


@cache
def pbn_of(deals: tuple[Deal, ...], first: int) -> bytes:
    """Return a pbn file of `deals`."""
    boards = BoardRange(first, first + len(deals) - 1)
    return PBN.write(Heading(boards, "test"), map(Board, boards, deals))


MANY = first_deals(Seed(bytes(20)), b"many", 6_000)


@cache
def figures(count: int = 6_000) -> Statistics:
    """Return the figures of the first deals of MANY."""
    return statistics_of(MANY[:count])


@pytest.mark.unwatched
@pytest.mark.parametrize("library", ["arrays", "lists"])
@pytest.mark.parametrize("pieces", [10_000, 2**20])
def test_a_long_regular_file_has_the_figures_of_its_deals(
    journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library: str, pieces: int
) -> None:
    """In arrays and in lists, in large pieces and in small."""
    if library == "lists":
        monkeypatch.setattr(sources, "find_spec", lambda _name: None)
    monkeypatch.setattr(pbn_stream, "_TEXT_PIECE_BYTES", pieces)
    assert statistics_of_files([written(tmp_path / "long.pbn", MANY, 95)], journal) == figures()


@pytest.mark.unwatched
@pytest.mark.parametrize("pieces", [10_000, 2**24])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'[Board "1500"]', b'[Board "01500"]'),
        (b'[Site ""]\r\n[Date ""]\r\n[Board "1499"]', b'[Board "1499"]'),
        (b'[Board "2000"]', b'{ the last } [Board "2000"]'),
    ],
)
def test_a_long_file_that_ends_otherwise_is_counted_once(
    journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pieces: int, old: bytes, new: bytes
) -> None:
    """What was counted before the file ceased to be regular is not counted again."""
    monkeypatch.setattr(pbn_stream, "_TEXT_PIECE_BYTES", pieces)
    path = written(tmp_path / "long.pbn", MANY[:2_000])
    data = path.read_bytes()
    assert data.count(old) == 1
    path.write_bytes(data.replace(old, new))
    assert statistics_of_files([path], journal) == figures(2_000)


@pytest.mark.unwatched
@pytest.mark.parametrize("pieces", [10_000, 2**24])
@pytest.mark.parametrize("library", ["arrays", "lists"])
def test_a_deal_that_is_none_is_told_by_its_line(
    journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pieces: int, library: str
) -> None:
    """In the middle of a regular file: the error is that of every reader; letters small are a deal."""
    if library == "lists":
        monkeypatch.setattr(sources, "find_spec", lambda _name: None)
    monkeypatch.setattr(pbn_stream, "_TEXT_PIECE_BYTES", pieces)
    path = written(tmp_path / "long.pbn", MANY[:2_000])
    data = path.read_bytes()
    at = data.index(b'[Deal "N:', len(data) // 2) + 9
    path.write_bytes(data[:at] + data[at : at + 67].lower() + data[at + 67 :])
    assert statistics_of_files([path], journal) == figures(2_000)
    text = data[at : at + 67]
    double = text.replace(text.replace(b".", b"")[:1], text.replace(b".", b"")[1:2], 1)
    path.write_bytes(data[:at] + double + data[at + 67 :])
    with pytest.raises(InvalidBoards):
        statistics_of_files([written(tmp_path / "first.pbn", MANY[:40]), path], journal)


def test_repeats_go_into_a_file_where_memory_ends(
    journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are found all the same; a file that cannot be written, or read, is told."""
    monkeypatch.setattr(repeats, "HELD", 1_000)
    path = written(tmp_path / "long.pbn", [*MANY, *MANY[:5]])
    assert statistics_of_files([path], journal).repeated_pairs == 5

    class Full(io.BytesIO):
        def write(self, _data: object) -> NoReturn:
            raise OSError(errno.ENOSPC, "the disk is full")

    monkeypatch.setattr(module.tempfile, "TemporaryFile", Full)
    with pytest.raises(CannotWrite, match="full"):
        statistics_of_files([path], journal)

    class Lost(io.BytesIO):
        def read(self, _count: int | None = -1) -> NoReturn:
            raise OSError(errno.EIO, "the disk fails")

    monkeypatch.setattr(module.tempfile, "TemporaryFile", Lost)
    with pytest.raises(CannotWrite):
        statistics_of_files([path], journal)


@pytest.mark.parametrize("suffix", [".pbn", ".lin", ".txt", ".zip"])
def test_a_path_where_nobody_may_look_cannot_be_read(journal: Journal, tmp_path: Path, suffix: str) -> None:
    """It is not taken for the file of the repeats, which could not be written."""
    with pytest.raises(CannotRead, match="x" * 300 + suffix):
        statistics_of_files([tmp_path / ("x" * 300 + suffix)], journal)


def test_sets_are_counted_one_by_one(journal: Journal, tmp_path: Path) -> None:
    """A file each, whatever its format and length; boards that come again are told with their sets."""
    sets = [MANY[:36], MANY[36:72], MANY[100:5_500], MANY[36:72], [*MANY[90:99], *MANY[90:92]]]
    paths = [written(tmp_path / f"{place}.pbn", deals) for place, deals in enumerate(sets)]
    lines = tmp_path / "lines.txt"
    lines.write_text("\n".join(map(deal_text, MANY[72:90])))
    found = statistics_of_sets([*paths, lines], journal)
    assert found.found.sizes == {11: 1, 18: 1, 36: 3, 5_400: 1}
    assert (found.found.sets, found.found.tested) == (6, 5)
    assert [(shared.sets, shared.more, shared.boards) for shared in found.shared] == [
        ((1, 3), 0, 36),
        ((4,), 0, 2),
    ]
    assert found.repeated_pairs == 38
    together = statistics_of_files([*paths, lines], journal)
    assert {test.kind.name: test.count for test in found.found.tests if test.kind.group is Group.CARDS} == {
        one.name: one.count for one in together.of(Group.CARDS)
    }


def test_many_sets_with_one_board_are_not_all_named(journal: Journal, tmp_path: Path) -> None:
    """Of ten sets with the same boards six are named, and four counted."""
    paths = [written(tmp_path / f"{place}.pbn", MANY[:20]) for place in range(10)]
    (shared,) = statistics_of_sets(paths, journal).shared
    assert (shared.sets, shared.more, shared.boards) == ((0, 1, 2, 3, 4, 5), 4, 20)


def test_sets_still_to_be_played_are_refused_set_by_set(
    journal: Journal, tmp_path: Path, dealt: Callable[..., DealtSession]
) -> None:
    """One set among others that nobody has finished keeps all closed."""
    path = written(tmp_path / "known.pbn", MANY[:36])
    session = dealt()
    with pytest.raises(NotFinished):
        statistics_of_sets([path, session.files[0].path], journal)
    found = statistics_of_sets([path, session.files[0].path], journal, although_unfinished=True)
    assert found.found.sets == 2
    assert statistics_of_sets([path], journal).found.sets == 1


def test_patterns_are_known_again_and_changed(journal: Journal, tmp_path: Path) -> None:
    """Files of other programs, with other events and letters beyond ASCII, one after another."""
    told: list[str] = []
    paths = []
    kinds = [(event, Profile.STANDARD) for event in ("a", "a", "Mühl", "Mühl")]
    kinds += [("b", Profile.BIGDEAL), ("c", Profile.BIGDEAL), ("a", Profile.STANDARD)]
    for place, (event, profile) in enumerate(kinds):
        boards = BoardRange(1 + place, 36 + place)
        path = tmp_path / f"{place}.pbn"
        some = map(Board, boards, MANY[40 * place :])
        path.write_bytes(PBN.write(Heading(boards, "test", profile, event=event), some))
        paths.append(path)
    found = statistics_of_sets(paths, journal, DealFiles(tell=lambda path, _remarks: told.append(path.name)))
    assert found.found.sizes == {36: 7}
    assert told == ["2.pbn", "3.pbn"]


def test_what_is_no_file_is_told(journal: Journal, tmp_path: Path) -> None:
    """A folder called like a set, or like lines; a name that no system takes."""
    for name in ("folder.pbn", "folder.lines"):
        (tmp_path / name).mkdir()
        with pytest.raises(CannotRead):
            statistics_of_files([tmp_path / name], journal)
    with pytest.raises(CannotRead, match="not a file"):
        statistics_of_files([Path(os.devnull)], journal)
    with pytest.raises(CannotRead):
        statistics_of_files([tmp_path / "none\0.lines"], journal)
    with pytest.raises(CannotRead):
        statistics_of_files([tmp_path / "none\0.pbn"], journal)
