"""Files of boards, written and read by the library."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from bigdeal_gui import library
from bigdeal_gui.errors.formats import DamagedFile, FormatCannotHold, UnknownFormat
from bigdeal_gui.errors.model import InvalidPlan
from bigdeal_gui.errors.storage import AlreadyExists, CannotRead
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.services.sets import contents

SEED: Final = "00" * 20
BOARDS: Final = library.boards(SEED, "files", 36)
FOREIGN: Final = Path(__file__).parents[1] / "vectors" / "foreign"


@pytest.mark.parametrize("name", library.FORMAT_NAMES)
def test_every_format_is_written_and_read(name: str, tmp_path: Path) -> None:
    """What is written in a format reads back as the same boards, as a file, as bytes and as a stream."""
    path = tmp_path / f"some{format_by_name(name).suffix}"
    assert library.write_file(path, BOARDS, format_name=name) == path
    assert list(library.read_file(path).boards) == BOARDS
    data = library.format_bytes(BOARDS, name)
    assert path.read_bytes() == data
    assert list(library.read_bytes(data, name).boards) == BOARDS
    stream = library.each_board(path)
    assert list(stream) == BOARDS
    assert stream.remarks == ()


def test_the_ending_tells_the_format(tmp_path: Path) -> None:
    """Without a format's name the path's ending chooses it, in any capitals."""
    path = library.write_file(tmp_path / "some.LIN", BOARDS)
    assert path.read_bytes() == library.format_bytes(BOARDS, "lin")
    for name in ("some.txt", "some"):
        with pytest.raises(UnknownFormat):
            library.write_file(tmp_path / name, BOARDS)
        with pytest.raises(UnknownFormat):
            library.write_deals(tmp_path / name, SEED, "", 1)
    assert [path.name for path in tmp_path.iterdir()] == ["some.LIN"]


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    """A name that is taken is refused, and the file stays as it was."""
    path = tmp_path / "mine.pbn"
    path.write_bytes(b"mine")
    with pytest.raises(AlreadyExists):
        library.write_file(path, BOARDS)
    with pytest.raises(AlreadyExists):
        library.write_deals(path, SEED, "", 5)
    assert path.read_bytes() == b"mine"


def test_boards_that_cannot_be_leave_nothing_behind(tmp_path: Path) -> None:
    """Numbers that do not rise, no boards, and boards without room in the format leave no file."""
    for wrong in ([], BOARDS[::-1], [BOARDS[0], BOARDS[0]]):
        with pytest.raises(ValueError, match=r"one board at least|of the boards in a file rise"):
            library.write_file(tmp_path / "some.pbn", wrong)
    with pytest.raises(FormatCannotHold):
        library.write_file(tmp_path / "some.dup", library.boards(SEED, "", 2, first_board=99))
    with pytest.raises(FormatCannotHold):
        library.write_file(tmp_path / "some.dlm", BOARDS[:3] + BOARDS[5:])
    with pytest.raises(FormatCannotHold):
        library.write_deals(tmp_path / "some.dup", SEED, "", 2, first_board=99)
    with pytest.raises(InvalidPlan):
        library.write_deals(tmp_path / "some.pbn", SEED, "", 0)
    with pytest.raises(ValueError, match="a seed has"):
        library.write_deals(tmp_path / "some.pbn", "00", "", 1)
    with pytest.raises(ValueError, match="Profile"):
        library.format_bytes(BOARDS, "pbn", profile="other")
    assert list(tmp_path.iterdir()) == []


def test_gaps_and_events_are_kept(tmp_path: Path) -> None:
    """Boards with gaps between their numbers, and what the event is called, stand in a PBN."""
    some = BOARDS[:3] + BOARDS[5:7]
    found = library.read_file(library.write_file(tmp_path / "some.pbn", some, event="Cup"))
    assert list(found.boards) == some
    assert found.event == "Cup"


def test_the_profile_of_big_deal_is_its_bytes() -> None:
    """`profile` chooses between the bytes that readers expect and those of Big Deal."""
    standard, big_deals = (
        library.format_bytes(BOARDS, "lin", profile=name) for name in ("standard", "bigdeal")
    )
    assert standard != big_deals
    assert library.read_bytes(big_deals, "lin").boards == library.read_bytes(standard, "lin").boards


@pytest.mark.parametrize("count", [50, 13_500])
@pytest.mark.parametrize("suffix", [".pbn", ".goe", ".dge"])
def test_deals_go_straight_into_a_file(count: int, suffix: str, tmp_path: Path) -> None:
    """`write_deals` writes what `write_file` writes of the same boards, from arrays as well."""
    straight = library.write_deals(tmp_path / f"a{suffix}", SEED, "me", count, first_board=5, event="Cup")
    boards = library.boards(SEED, "me", count, first_board=5)
    assert straight.read_bytes() == library.format_bytes(
        boards, suffix[1:].replace("goe", "goedel"), event="Cup"
    )


def test_what_is_odd_is_told() -> None:
    """A reader's remarks come with the boards, at once and at the end of a stream."""
    path = FOREIGN / "lesson.pbn"
    found = library.read_file(path)
    assert found.remarks
    assert not found.is_for_play
    stream = library.each_board(path)
    assert stream.remarks is None
    assert tuple(stream) == found.boards
    assert stream.remarks == found.remarks


def test_long_files_are_streamed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long PBN is read board by board, and a fault in it is raised where it is met."""
    monkeypatch.setattr(contents, "LONG_BYTES", 1_000)
    path = library.write_file(tmp_path / "long.pbn", BOARDS)
    stream = library.each_board(path)
    assert list(stream) == BOARDS
    assert stream.remarks == ()
    damaged = tmp_path / "damaged.pbn"
    damaged.write_bytes(path.read_bytes().replace(b'[Board "30"]', b'[Board "0"]'))
    met = iter(library.each_board(damaged))
    assert [next(met) for _board in range(29)] == BOARDS[:29]
    with pytest.raises(DamagedFile):
        next(met)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """A missing file, and a folder, are told as such."""
    for path in (tmp_path / "none.pbn", tmp_path):
        with pytest.raises((CannotRead, UnknownFormat)):
            library.read_file(path)
