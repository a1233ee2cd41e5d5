"""The files of a set: all or none, and the same bytes count as delivered where a set is made again."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from bigdeal_gui.errors.formats import DamagedFile
from bigdeal_gui.errors.storage import AlreadyExists, ReadBackDiffers
from bigdeal_gui.formats.format import Format, Heading, Profile, SetRead
from bigdeal_gui.formats.table import FORMATS, parse_formats
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing.files import SetFiles, commit_together
from bigdeal_gui.storage.delivery import Delivery

ALL = tuple({one.suffix: one for one in FORMATS}.values())


@contextmanager
def set_files(
    folder: Path, formats: Sequence[Format], heading: Heading, *, is_remake: bool = False
) -> Iterator[tuple[Delivery, SetFiles]]:
    """Begin a delivery of one set; made again, files that are there are not announced."""
    names = [f"set{one.suffix}" for one in formats]
    if is_remake:
        names = [name for name in names if not (folder / name).exists()]
    with Delivery(folder, names) as delivery, SetFiles(delivery, "set", formats, heading) as files:
        yield delivery, files


def deliver(
    folder: Path, boards: BoardRange, formats: str = "pbn,dlm", *, secret: int = 1, is_remake: bool = False
) -> list[Deal]:
    """Deliver boards of a fixed seed and return the deals."""
    dealt = first_deals(Seed(bytes([secret] * 20)), b"", len(boards))
    rows = parse_formats(formats)
    with set_files(folder, rows, Heading(boards, "test"), is_remake=is_remake) as (delivery, files):
        files.write(list(map(Board, boards, dealt))[:3])
        files.write(list(map(Board, boards, dealt))[3:])
        (delivered,) = commit_together(delivery, [(files, dealt)])
    assert [file.path.name for file in delivered] == ["set." + one for one in formats.split(",")]
    assert all(file.path.stat().st_size == file.size_bytes for file in delivered)
    return dealt


def test_every_format_holds_what_was_dealt(tmp_path: Path) -> None:
    """Boards 1 to 24 in every format with a file of its own read back as the deals written."""
    boards = BoardRange(1, 24)
    dealt = first_deals(Seed(bytes(20)), b"", len(boards))
    with set_files(tmp_path, ALL, Heading(boards, "test")) as (delivery, files):
        files.write(list(map(Board, boards, dealt)))
        (delivered,) = commit_together(delivery, [(files, dealt)])
    assert len(delivered) == len(ALL)
    for one in ALL:
        if one.reader:
            read = one.read((tmp_path / f"set{one.suffix}").read_bytes())
            assert [board.deal for board in read.boards] == dealt
    assert len(list(tmp_path.iterdir())) == len(ALL)


def test_leaving_without_commit_leaves_nothing(tmp_path: Path) -> None:
    """An error in the block removes all that was written so far."""
    with (
        pytest.raises(RuntimeError, match="power"),
        set_files(tmp_path, ALL, Heading(BoardRange(1, 8), "test")) as (_delivery, files),
    ):
        files.write([])
        raise RuntimeError("power")
    assert not list(tmp_path.iterdir())


def test_the_same_bytes_count_as_delivered(tmp_path: Path) -> None:
    """A set made again over its own files leaves them untouched and adds the missing one."""
    boards = BoardRange(1, 8)
    deliver(tmp_path, boards, "pbn,dlm")
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    deliver(tmp_path, boards, "pbn,dlm,csv", is_remake=True)
    assert {path: path.stat().st_mtime_ns for path in before} == before
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize("change", [b"", b"x", None])
def test_other_bytes_are_an_error(tmp_path: Path, change: bytes | None) -> None:
    """A file that differs, is longer or is shorter stays as it is, and no other file comes."""
    boards = BoardRange(1, 8)
    deliver(tmp_path, boards, "pbn")
    path = tmp_path / "set.pbn"
    data = path.read_bytes()
    changed = data[:-1] if change is None else data + change if change else b"%" + data
    path.write_bytes(changed)
    with pytest.raises(AlreadyExists):
        deliver(tmp_path, boards, "csv,pbn", is_remake=True)
    assert path.read_bytes() == changed
    assert list(tmp_path.iterdir()) == [path]


def test_an_existing_file_is_an_error_for_a_new_set(tmp_path: Path) -> None:
    """Without a given seed even the same bytes are an error."""
    deliver(tmp_path, BoardRange(1, 8), "pbn")
    with pytest.raises(AlreadyExists):
        deliver(tmp_path, BoardRange(1, 8), "pbn")


def test_a_file_that_reads_as_other_cards_is_removed(tmp_path: Path) -> None:
    """What the reader sees is compared card by card with what was dealt."""
    boards = BoardRange(1, 8)
    others = first_deals(Seed(bytes([9] * 20)), b"", 8)
    with (
        pytest.raises(ReadBackDiffers),
        set_files(tmp_path, parse_formats("dlm,pbn"), Heading(boards, "test")) as (delivery, files),
    ):
        files.write(list(map(Board, boards, first_deals(Seed(bytes(20)), b"", 8))))
        commit_together(delivery, [(files, others)])
    assert not list(tmp_path.iterdir())


def test_a_file_that_does_not_read_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that its own reader refuses is not delivered."""

    def refused(row: Format, _data: bytes, _first_board: int) -> SetRead:
        raise DamagedFile(row.name, "line 1", "nothing")

    monkeypatch.setattr(Format, "read", refused)
    with pytest.raises(ReadBackDiffers):
        deliver(tmp_path, BoardRange(1, 8))
    assert not list(tmp_path.iterdir())


def test_doubtful_bytes_of_big_deal_are_kept(tmp_path: Path) -> None:
    """Where no reader can follow Big Deal's own bytes, they are delivered unread in its profile."""
    boards = BoardRange(11, 20)
    dealt = first_deals(Seed(bytes(20)), b"", 10)
    heading = Heading(boards, "test", Profile.BIGDEAL)
    with set_files(tmp_path, parse_formats("dup,borel,pbn"), heading) as (delivery, files):
        files.write(list(map(Board, boards, dealt)))
        (delivered,) = commit_together(delivery, [(files, dealt)])
    assert len(delivered) == 3
