"""Statistics of files: read in any format, refused while boards are still to be played."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, NoReturn

import pytest

from bigdeal_gui.errors import CannotRead, DamagedFile, InvalidBoards, NotFinished
from bigdeal_gui.formats.reading import MAX_FILE_BOARDS
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.model.diagrams import deal_text
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.sets import contents
from bigdeal_gui.services.sets import statistics as module
from bigdeal_gui.services.sets.statistics import statistics_of_files

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bigdeal_gui.services.dealing.session import DealtSession

DEALS = first_deals(Seed(bytes(20)), b"elsewhere", 12)


@pytest.mark.parametrize("prefix", ["N:", ""])
def test_one_deal_a_line_is_read(journal: Journal, tmp_path: Path, prefix: str) -> None:
    """With and without the seat that begins, with remarks and empty lines between."""
    lines = [deal_text(deal).replace("N:", prefix) for deal in DEALS]
    path = tmp_path / "all.actual"
    path.write_text("# deals\n\n" + "\n".join(lines) + "\n\n")
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


def test_too_many_lines_are_refused(
    journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is a bound on what is read."""
    assert MAX_FILE_BOARDS == module.MAX_FILE_BOARDS
    monkeypatch.setattr(module, "MAX_FILE_BOARDS", 5)
    path = tmp_path / "all.txt"
    path.write_text("\n".join(map(deal_text, DEALS)))
    with pytest.raises(DamagedFile, match="more than 5 boards"):
        statistics_of_files([path], journal)


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
        journal.change_state(known.id, state)
    path = session.files[0].path
    with pytest.raises(NotFinished) as caught:
        statistics_of_files([path], journal)
    assert (caught.value.state, caught.value.code) == (state.value, session.set_code)
    assert statistics_of_files([path], journal, although_unfinished=True).deals == 24


def test_finished_sets_are_open(journal: Journal, dealt: Callable[..., DealtSession]) -> None:
    """Once the set is marked as finished, its figures can be seen."""
    session = dealt()
    journal.change_state(journal.set_by_code(session.set_code).id, State.FINISHED)
    assert statistics_of_files([session.files[0].path], journal).deals == 24


@pytest.mark.parametrize("formats", ["pbn", "goedel"])
def test_long_files_are_counted_as_streams(
    journal: Journal, dealt: Callable[..., DealtSession], monkeypatch: pytest.MonkeyPatch, formats: str
) -> None:
    """Above a length a file is read piece by piece, to the same figures and the same refusal."""
    path = dealt(formats=formats).files[0].path
    whole = statistics_of_files([path], journal, although_unfinished=True)
    monkeypatch.setattr(contents, "LONG_BYTES", 0)
    monkeypatch.setattr(module, "_LOOKED_UP_AT_ONCE", 3)
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
    assert statistics_of_files([path], journal, although_unfinished=True).deals
