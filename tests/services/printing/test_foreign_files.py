"""What follows from files of other programs: records and public packs, with what was odd about them."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.formats.table import read_boards_file
from bigdeal_gui.paper.record_options import RecordOptions
from bigdeal_gui.services.printing.public_pack import make_public_pack
from bigdeal_gui.services.printing.records import SheetKind, SheetsOrder, make_sheets
from bigdeal_gui.services.printing.subject import file_read
from bigdeal_gui.services.sets.statistics import DealFiles, statistics_of_files
from bigdeal_gui.services.work import Work

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.formats.format import SetRead
    from bigdeal_gui.journal.journal import Journal

FOREIGN = Path(__file__).parents[2] / "vectors" / "foreign"
FILES = [
    "game-a-table.pbn",
    "two-sessions.pbn",
    "lesson.pbn",
    "gaps.pbn",
    "table-by-table.lin",
    "vugraph.lin",
]
each_file = pytest.mark.parametrize("name", FILES)


def progress(_done: int, _total: int) -> None:
    """Show nothing."""


@each_file
def test_public_packs(name: str, journal: Journal, tmp_path: Path) -> None:
    """Results, lessons, several sessions and boards with gaps are published as they are written."""
    source = read_boards_file(name, (FOREIGN / name).read_bytes())
    subject = file_read(journal, FOREIGN / name)
    target, work = tmp_path / "pack.zip", Work(lambda: journal, progress=progress)
    made = make_public_pack(target, RecordOptions(), subject, work)
    assert made.notes == tuple(map(str, source.remarks))
    with zipfile.ZipFile(target) as pack:
        read: dict[str, SetRead] = {
            inner: read_boards_file(inner, pack.read(inner))
            for inner in pack.namelist()
            if inner.endswith((".pbn", ".lin", ".csv"))
        }
    assert len(read) == 4
    for found in read.values():
        assert found.boards == source.boards
        assert found.session_lengths == source.session_lengths


@each_file
@pytest.mark.parametrize("suffix", [".pdf", ".html"])
def test_records(name: str, suffix: str, journal: Journal, tmp_path: Path) -> None:
    """A record is printed of each, and tells what was odd."""
    subject = file_read(journal, FOREIGN / name)
    order = SheetsOrder(SheetKind.RECORD, tmp_path / f"record{suffix}")
    made = make_sheets(order, subject, Work(lambda: journal, progress=progress))
    unknown, *odd = made.notes
    assert unknown.startswith("This computer’s journal does not know these boards")
    assert odd == list(map(str, subject.remarks))
    assert made.file.path.stat().st_size


@each_file
@pytest.mark.parametrize("is_long", [False, True])
def test_statistics(name: str, journal: Journal, monkeypatch: pytest.MonkeyPatch, *, is_long: bool) -> None:
    """Figures tell what was odd about each file, a stream all but its sessions."""
    if is_long:
        monkeypatch.setattr("bigdeal_gui.services.sets.contents.LONG_BYTES", 0)
    told: dict[Path, list[str]] = {}
    tell: Callable[..., None] = lambda path, remarks: told.update({path: list(map(str, remarks))})  # noqa: E731
    found = read_boards_file(name, (FOREIGN / name).read_bytes())
    figures = statistics_of_files([FOREIGN / name], journal, DealFiles(tell=tell), although_unfinished=True)
    assert figures.deals == len(found.boards)
    is_stream = is_long and name.endswith(".pbn")
    expected = [str(odd) for odd in found.remarks if not (is_stream and odd.oddity.value == "sessions")]
    assert told == {FOREIGN / name: expected}
