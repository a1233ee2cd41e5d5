"""What is fed with damaged data: every reader of files and every parser of words."""

from __future__ import annotations

import hashlib
import io
import json
import shutil
import sqlite3
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from benchmarks.faults import box_targets, tournament_targets
from benchmarks.faults.scratch import new_folder
from benchmarks.faults.target import Target
from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.formats.format import Heading, Profile
from bigdeal_gui.formats.table import FORMATS, parse_formats, read_boards_file
from bigdeal_gui.journal.archive import settle_file_moves
from bigdeal_gui.journal.backup import back_up_journal, restore_backup
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import Journal, Kind, SeenSet, State
from bigdeal_gui.journal.set_code import read_set_code
from bigdeal_gui.journal.sets import Randomness, SetToDeal
from bigdeal_gui.journal.sidecar_files import read_journal_head, read_journal_key
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.diagrams import parse_deal
from bigdeal_gui.model.plans import BoardRange, parse_board_range, parse_board_ranges
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number
from bigdeal_gui.storage import settings
from bigdeal_gui.storage.big_deal_ini import CodePage, decoded_value, ini_bytes, parse_ini
from bigdeal_gui.storage.disk import Way
from bigdeal_gui.storage.manifest import FileRecord, Manifest, parse_manifest, sealed_line
from bigdeal_gui.storage.names import check_file_name
from bigdeal_gui.storage.preset import Preset

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.journal.chain import Row
    from bigdeal_gui.model.deals import Deal

VECTORS: Final = Path(__file__).parents[2] / "tests" / "vectors" / "formats"
SUFFIXES: Final = tuple(dict.fromkeys(row.suffix for row in FORMATS if row.reader))
"""One for each reader."""

STREAMS: Final = {f"{row.name} as a stream": row for row in FORMATS if row.stream}
"""The readers of files of any length."""

JOURNAL: Final = ("journal.sqlite3", "journal.key", "journal.head")
NO_ROW: Final = (KeyError, TypeError, ValueError, AttributeError, RecursionError, sqlite3.Error)
"""What the check of a journal takes for a row that cannot be understood."""

_SMALL_BYTES: Final = 20_000


def names() -> tuple[str, ...]:
    """Return the names of all targets."""
    return (*SUFFIXES, *STREAMS, *_OTHERS)


def target(name: str) -> Target:
    """Return a target, with inputs that it takes for sound."""
    if name in SUFFIXES:
        return Target(name, _files(name), partial(_read_set, name))
    if name in STREAMS:
        return Target(name, _files(STREAMS[name].suffix), partial(_read_stream, STREAMS[name]))
    return _OTHERS[name]()


# -- files of boards --------------------------------------------------------------------------------------


def _files(suffix: str) -> tuple[bytes, ...]:
    """Return files that Big Deal and other programs wrote, the small ones, and files of this program."""
    boards = tuple(Board(number, deal_of_number(number * 10**27 % DEALS)) for number in range(1, 4))
    ours = [
        row.write(
            Heading(BoardRange(1, 3), "bigdeal-gui 1.0", event="Club évent", set_code="K7QM-2PXA"), boards
        )
        for row in FORMATS
        if row.suffix == suffix
    ]
    theirs = [
        path.read_bytes()
        for pattern in (f"*/*{suffix}", f"../foreign/*{suffix}")
        for path in sorted(VECTORS.glob(pattern))
    ]
    return (*ours, *(data for data in theirs if len(data) < _SMALL_BYTES))


def _read_set(suffix: str, data: bytes) -> bool:
    try:
        read = read_boards_file("boards" + suffix, data)
    except AppError as error:
        str(error)
        return False
    for session in read.sessions:
        if not session or len({board.number for board in session}) != len(session):
            raise AssertionError("no boards, or a number twice")
    if sum(map(len, read.sessions)) != len(read.boards):
        raise AssertionError("boards of no session")
    for board in read.boards:
        _is_deal(board.deal)
    return True


def _read_stream(row: Format, data: bytes) -> bool:
    if row.stream is None:
        raise AssertionError("no stream")
    boards = row.stream(io.BytesIO(data), 1)
    try:
        read = sum(_is_deal(board.deal) for board in boards)
    except AppError as error:
        str(error)
        return False
    return read > 0


def _is_deal(deal: Deal) -> bool:
    if sorted(b"".join(deal.hands)) != list(range(52)) or {*map(len, deal.hands)} != {13}:
        raise AssertionError("no deal")
    return True


# -- the program's own small files ------------------------------------------------------------------------


def _settings() -> Target:
    path = new_folder() / "settings.json"
    full = settings.Settings(
        owner=b"\xffowner",
        machine=("duplimate",),
        folder=Path("/boards"),
        archive_folder=Path("/archive"),
        language="nl",
        presets=(Preset("Tuesday", "Pairs", 1, 24, ("pbn", "dlm")),),
        is_first_run=False,
        unknown=(("later", '{"a": [1, 2.5, null, "x"]}'),),
    )
    settings.save_settings(path, full)
    seeds = (path.read_bytes(), b"{}", b"[" * 900, b'{"x": ' + b"[" * 985 + b"]" * 985 + b"}")

    def take(data: bytes) -> bool:
        for old in path.parent.iterdir():
            old.unlink()
        path.write_bytes(data)
        damage: list[settings.SettingsDamage] = []
        read = settings.load_settings(path, damage.append)
        # What was read can be kept, and is read again as it was.
        try:
            settings.save_settings(path, read)
        except CannotWrite:
            return False
        again = settings.load_settings(path, damage.append)
        if again != read:
            raise AssertionError("settings change by being kept")
        return not damage

    return Target("settings", seeds, take, cost=10)


def _ini() -> Target:
    seeds = (
        ini_bytes(b"Joe Blow, Dealville", b"pbn,dlm", b"", is_windows=True),
        ini_bytes(b"\x82\xe9", b"dup", b"x", is_windows=False),
        b"; nothing\r\nowner=a\r\n\x1a",
    )

    def take(data: bytes) -> bool:
        inis = []
        for is_windows in (False, True):
            try:
                inis.append(parse_ini(data, is_windows=is_windows))
            except AppError as error:
                str(error)
        for ini in inis:
            for value in filter(None, (ini.owner, ini.formats, ini.askformats)):
                for page in CodePage:
                    decoded_value(value, page)
        return bool(inis)

    return Target("bigdeal.ini", seeds, take)


_KEY: Final = b"k" * 32


def _manifest() -> Target:
    records = (
        FileRecord("a.pbn", ".bigdeal-gui-1.part-0", 10, 1, 2, 3, b"d" * 32),
        FileRecord("a.dlm", ".bigdeal-gui-1.part-1", 10, 1, 2, 3, b""),
    )
    seeds = tuple(Manifest(way, records).to_line(b"").rstrip(b"\n") for way in Way)

    def take(data: bytes) -> bool:
        # As it stands, and as it would be read by those who hold the key: only they get so far.
        plain, told = parse_manifest(data, _KEY, 0), parse_manifest(sealed_line(data, _KEY), _KEY, 0)
        return any(found is not None and bool(found.records) for found in (plain, told))

    return Target("manifest", seeds, take)


# -- words ------------------------------------------------------------------------------------------------


def _words() -> Target:
    seeds = (
        b"36", b"11-20", b"1-16,17-32", b"3x7", b"1 - 16 , 3 * 4", b"pbn,dlm,dup", b"K7QM-2PXA", b"k7qm 2pxa",
        b"N:AKQ.AKQ.AKQ.AKQJ JT98.JT98.JT98.T 765.765.765.9876 432.432.432.5432",
        b"W:- ... A.K.Q.J 10.9.8.7", b"Tuesday evening.pbn", "Ünter uns – é.dlm".encode(),
        b"con.pbn", b"a" * 255,
    )  # fmt: skip
    parsers = (
        parse_board_range,
        parse_board_ranges,
        parse_deal,
        parse_formats,
        read_set_code,
        check_file_name,
    )

    def take(data: bytes) -> bool:
        is_taken = False
        for text in {data.decode("utf-8", "surrogateescape"), data.decode("latin-1")}:
            for parse in parsers:
                try:
                    is_taken |= parse(text) is not None
                except AppError as error:
                    str(error)
        return is_taken

    return Target("words", seeds, take, cost=2)


# -- the journal ------------------------------------------------------------------------------------------


def _constant_bytes(count: int) -> bytes:
    return hashlib.shake_128(b"faults").digest(count)


def _constant_clock() -> datetime:
    return datetime(2026, 3, 1, 19, 0, tzinfo=UTC)


def open_at(path: Path) -> Journal:
    """Open or make a journal whose key and clock are always the same."""
    with Journal.opened(path, random_bytes=_constant_bytes, clock=_constant_clock, version="1.0") as journal:
        return journal


@cache
def sound_journal() -> dict[str, bytes]:
    """Return the files of a journal with five rows, and a backup of it, by name."""
    folder = new_folder()
    boards = BoardRange(1, 4)
    deals = [deal_of_number(number * 10**27 % DEALS) for number in boards]
    journal = open_at(folder / "journal.sqlite3")
    order = SetToDeal(
        b"k" * 16, "K7QM-2PXA", boards, ("pbn",), folder, ("a.pbn",), b"i" * 20, Profile.STANDARD,
        Randomness.SYSTEM, "Tuesday", "2026.03.01",
    )  # fmt: skip
    (set_id,) = journal.begin_sets([(order, journal.fingerprints(deals))])
    (folder / "a.pbn").write_bytes(b"boards")
    journal.sets_delivered({set_id: [folder / "a.pbn"]})
    journal.change_states({set_id: State.FINISHED})
    journal.see_set(SeenSet("b.pbn", BoardRange(1, 1)), deals[3:])
    journal.record(Kind.PRINT, set_id, {"copies": 1})
    back_up_journal(journal.store, folder / "backup")
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def _backup() -> Target:
    folder = new_folder()

    def take(data: bytes) -> bool:
        _empty(folder)
        (folder / "backup").write_bytes(data)
        path = folder / "data" / "journal.sqlite3"
        try:
            restore_backup(folder / "backup", path, clock=_constant_clock, version="1.0")
            journal = open_at(path)
        except AppError as error:
            str(error)
            if path.exists():
                raise AssertionError("a journal was made of it") from None
            return False
        # What was brought back is sound, and can be used.
        verify_journal(journal.store).require_sound()
        _use(journal)
        return True

    return Target("backup", (sound_journal()["backup"],), take, cost=200)


def _database() -> Target:
    folder = new_folder()

    def take(data: bytes) -> bool:
        _empty(folder)
        for name in ("journal.key", "journal.head"):
            (folder / name).write_bytes(sound_journal()[name])
        path = folder / "journal.sqlite3"
        path.write_bytes(data)
        try:
            journal = open_at(path)
            report = verify_journal(journal.store)
        except AppError as error:
            str(error)
            return False
        # A program uses a journal that was tampered with before anybody has it checked.
        _use(journal)
        return report.is_sound

    return Target("journal", (sound_journal()["journal.sqlite3"],), take, cost=200)


def _rows() -> Target:
    """Take rows that bear the journal's seal and say anything: as in a backup made by somebody malicious."""
    folder = new_folder()
    path = folder / "journal.sqlite3"
    move = b'{"to":"/archive","files":[0]}', b'{"begun":6,"to":"/archive","files":[0],"from":["/boards"]}'
    kinds = [kind.value.encode("ascii") for kind in Kind]
    payloads = [row.payload.encode("utf-8") for row in _sound_rows()]
    seeds = tuple(kind + b"\n" + payload for kind in kinds for payload in (*payloads, *move, b"{}"))

    def take(data: bytes) -> bool:
        kind, _, text = data.partition(b"\n")
        try:
            payload = json.loads(text)
        except (ValueError, RecursionError):
            return False
        if kind not in kinds or not isinstance(payload, dict):
            return False
        _empty(folder)
        for name in JOURNAL:
            (folder / name).write_bytes(sound_journal()[name])
        journal = open_at(path)
        try:
            with journal.store.adding() as adding:
                row_kind = Kind(kind.decode("ascii"))
                if row_kind in {Kind.DEAL, Kind.SEEN}:
                    adding.begin(row_kind, payload)
                else:
                    adding.add(row_kind, 1, payload)
        except (*NO_ROW, AppError):
            return False  # a check finds this row as soon as it follows it
        is_sound = verify_journal(journal.store).is_sound
        _use(journal)
        return is_sound

    return Target("rows", seeds, take, cost=200)


def _sound_rows() -> tuple[Row, ...]:
    folder = new_folder()
    for name in JOURNAL:
        (folder / name).write_bytes(sound_journal()[name])
    return open_at(folder / "journal.sqlite3").rows()


def _key_and_head() -> Target:
    path = new_folder() / "journal.sqlite3"
    key, head = path.with_name("journal.key"), path.with_name("journal.head")

    def take(data: bytes) -> bool:
        for file in (key, head):
            file.write_bytes(data)
        is_taken = read_journal_head(path, b"k" * 32) is not None
        with suppress(AppError):
            is_taken |= len(read_journal_key(path)) > 0
        return is_taken

    files = sound_journal()
    return Target("key and count", (files["journal.key"], files["journal.head"]), take, cost=4)


def _use(journal: Journal) -> None:
    """Do what a window does at its start: list, look up, settle."""
    with suppress(AppError):
        settle_file_moves(journal)
        for one in journal.sets().sets:
            journal.rows(one.id)
        journal.set_by_code("K7QM-2PXA")


def _empty(folder: Path) -> None:
    for path in folder.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()


_OTHERS: Final[dict[str, Callable[[], Target]]] = {
    "settings": _settings,
    "bigdeal.ini": _ini,
    "manifest": _manifest,
    "words": _words,
    "backup": _backup,
    "journal": _database,
    "rows": _rows,
    "key and count": _key_and_head,
    **box_targets.TARGETS,
    **tournament_targets.TARGETS,
}
