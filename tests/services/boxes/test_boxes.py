"""Boxes: what goes in comes out when the round is there, and nothing else opens or betrays them."""

from __future__ import annotations

import hashlib
import io
import itertools
import json
import os
import signal
import zipfile
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.seals import NotForThisKey, SealDamaged, WrongRound
from bigdeal_gui.errors.services import Refused, Usage
from bigdeal_gui.errors.storage import AlreadyExists, BadFileName, ReadBackDiffers, StorageError
from bigdeal_gui.errors.tournament import RoundNotSigned
from bigdeal_gui.formats.table import parse_formats, read_boards_file
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import Journal, Kind, State
from bigdeal_gui.journal.store import Store
from bigdeal_gui.model.plans import PLAYABLE_BOARDS, BoardRange
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.seals.age import MAX_SEALED_BYTES, new_identity
from bigdeal_gui.services.boxes.content import STEP_BYTES, box_files, padded_zip
from bigdeal_gui.services.boxes.cover_note import box_check_code, write_cover_note
from bigdeal_gui.services.boxes.lock import (
    lock_files,
    lock_trial_box,
    locked_box,
    unlock_box,
    unlock_box_with_key,
)
from bigdeal_gui.services.boxes.lock_time import LockTime, asked_lock, lock_time, lock_time_of
from bigdeal_gui.services.dealing.crash_recovery import settle_deliveries
from bigdeal_gui.services.dealing.session import SessionOrder, check_orders, deal_sets, several_orders
from bigdeal_gui.services.printing.subject import boards_read
from bigdeal_gui.services.verify_page import unlock_page
from bigdeal_gui.services.work import Work
from bigdeal_gui.tournament.value.drand import Round, read_round

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bigdeal_gui.services.dealing.session import DealtSession

DRAND = Path(__file__).parents[2] / "vectors" / "drand" / "rounds.json"
ROUNDS = {one["round"]: read_round(json.dumps(one)) for one in json.loads(DRAND.read_text("utf-8"))["rounds"]}
UNTIL = LockTime(1000)
ROUND = ROUNDS[1000]
SECRET = bytes(range(20))
NOW = datetime(2027, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def work(journal: Journal) -> Work:
    """Return what a piece of work needs."""
    return Work(lambda: journal)


def order_for(folder: Path, boards: int = 12) -> SessionOrder:
    """Return an order for a locked set."""
    return SessionOrder(
        BoardRange(1, boards), parse_formats("pbn,dlm"), folder, "sim", b"Test Club", event="Sim", lock=UNTIL
    )


def names_in(folder: Path) -> list[str]:
    """Return the names of all files in a folder, hidden ones too."""
    return sorted(path.name for path in folder.iterdir())


def lock_rows(journal: Journal) -> list[dict[str, Any]]:
    """Return what the journal was told of locking."""
    return [json.loads(row.payload) for row in journal.rows() if row.kind == Kind.LOCK]


# -- time ---------------------------------------------------------------------------------------------------


def test_a_box_opens_with_the_first_round_of_its_time() -> None:
    """Never a second early; and not before a time that lies between two rounds."""
    for seconds in range(7):
        until = NOW + timedelta(days=4, seconds=seconds)
        opens = lock_time(until, NOW).opens_at
        assert timedelta(0) <= opens - until < timedelta(seconds=3)


def test_the_round_is_that_of_the_published_rule() -> None:
    """ceil((T - 1692803367) / 3) + 1."""
    until = datetime(2027, 3, 5, 13, 45, tzinfo=UTC)
    lock = lock_time(until, NOW)
    assert lock.round == -((1692803367 - int(until.timestamp())) // 3) + 1
    assert lock.text == "2027-03-05T13:45:00Z"
    assert len({address.split("/")[2] for address in lock.addresses}) == 4
    assert all(address.endswith(f"e971/public/{lock.round}") for address in lock.addresses)


def test_what_is_not_to_be_locked_has_no_time() -> None:
    """What is has that of the clock."""
    assert asked_lock(None, "") is None
    until = datetime.now(UTC) + timedelta(days=1)
    assert asked_lock(until, "") == lock_time(until, datetime.now(UTC))
    with pytest.raises(Usage):
        asked_lock(datetime.now(UTC) - timedelta(days=1), "")


@pytest.mark.parametrize("days", [-1, 0, 5 * 366])
def test_other_times_are_refused(days: int) -> None:
    """What is past opens at once; what is years ahead outlives networks."""
    with pytest.raises(Usage, match="five years"):
        lock_time(NOW + timedelta(days=days), NOW)


# -- content ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 1, 65_000, 65_536, 200_000])
def test_the_length_tells_steps_alone(size: int) -> None:
    """A multiple of 64 KiB, the same bytes each time, and every file comes back."""
    files = {"a.pbn": bytes(size), "b.dlm": b"x"}
    content = padded_zip(files)
    assert len(content) % STEP_BYTES == 0
    assert len(content) < size + 2 * STEP_BYTES
    assert content == padded_zip(files)
    assert box_files(content) == files


def test_any_zip_tool_opens_it() -> None:
    """Stored, sound, and only the padding beside the files."""
    with zipfile.ZipFile(io.BytesIO(padded_zip({"ä.pbn": b"boards"}))) as archive:
        assert archive.testzip() is None
        assert archive.namelist() == ["ä.pbn", "padding"]
        assert {entry.external_attr >> 16 for entry in archive.infolist()} == {0o600}
        assert {entry.create_system for entry in archive.infolist()} == {3}


@pytest.mark.parametrize("names", [["a", "A"], ["padding"], ["a/b"], ["con"]])
def test_names_that_cannot_lie_side_by_side_are_refused(names: Sequence[str]) -> None:
    """On any system of any receiver."""
    with pytest.raises(BadFileName):
        padded_zip(dict.fromkeys(names, b""))


def test_a_box_has_a_largest_size() -> None:
    """As every sealed file has."""
    with pytest.raises(FileTooLarge):
        padded_zip({"a": bytes(MAX_SEALED_BYTES)})


def zipped(names: Sequence[str], method: int = zipfile.ZIP_STORED) -> bytes:
    """Return another program's archive."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", method) as archive:
        for name in names:
            archive.writestr(name, b"content")
    return made.getvalue()


@pytest.mark.parametrize(
    "content",
    [
        b"[Board 1]",
        zipped(["a"]),
        zipped(["padding"]),
        zipped(["a", "padding"], zipfile.ZIP_DEFLATED),
        zipped([str(number) for number in range(1001)] + ["padding"]),
        padded_zip({"a": b"content"}).replace(b"content", b"Content"),
    ],
)
def test_what_was_not_packed_here_is_not_unpacked(content: bytes) -> None:
    """It opens into one file instead."""
    with pytest.raises(Refused, match="single file"):
        box_files(content)


@pytest.mark.parametrize("name", ["../a", "/a", "a\\b", "CON"])
def test_names_in_a_box_are_no_paths(name: str) -> None:
    """Nothing is ever written beside the folder."""
    with pytest.raises(BadFileName):
        box_files(zipped([name, "padding"]))


# -- dealing ------------------------------------------------------------------------------------------------


def test_a_set_is_dealt_into_its_box_alone(journal: Journal, work: Work, folder: Path) -> None:
    """No open copy; the journal says until when; with the round its files are those of an open set."""
    (dealt,) = deal_sets([order_for(folder)], Seed(SECRET), work).sets
    assert names_in(folder) == ["sim.zip.age"]
    assert [file.path.name for file in dealt.files] == ["sim.zip.age"]
    (set_,) = journal.sets().sets
    assert (set_.state, set_.formats, len(set_.files)) == (State.DEALT, ("pbn", "dlm"), 1)
    begun = json.loads(journal.rows(set_.id)[0].payload)
    assert begun["lock"] == {"until": "2023-08-23T15:59:24Z", "round": 1000, "network": "quicknet"}
    assert verify_journal(journal.store).is_sound
    with pytest.raises(Refused, match="only in a locked box"):
        boards_read(journal, set_)
    unlock_box(folder / "sim.zip.age", ROUND, None, work)
    assert [board.number for board in boards_read(journal, set_).boards] == [*range(1, 13)]
    assert names_in(folder) == ["sim.dlm", "sim.pbn", "sim.zip.age"]
    for name in ("sim.dlm", "sim.pbn"):
        read = [board.deal for board in read_boards_file(name, (folder / name).read_bytes()).boards]
        assert read == list(first_deals(Seed(SECRET), b"Test Club", 12))
    assert lock_rows(journal) == [{"unlocked": "sim.zip.age", "round": 1000, "files": ["sim.pbn", "sim.dlm"]}]


def test_boxes_of_4_and_of_36_boards_have_one_length(work: Work, folder: Path, tmp_path: Path) -> None:
    """What the box weighs tells nobody how many boards there are."""
    other = tmp_path / "other"
    other.mkdir()
    deal_sets([order_for(folder, 4)], Seed(SECRET), work)
    deal_sets([order_for(other, 36)], Seed(SECRET[::-1]), work)
    assert (folder / "sim.zip.age").stat().st_size == (other / "sim.zip.age").stat().st_size


def test_several_sets_have_a_box_each(journal: Journal, work: Work, folder: Path) -> None:
    """All of one go are delivered, or none."""
    deal_sets(several_orders(order_for(folder), 3), Seed(SECRET), work)
    assert names_in(folder) == ["sim-1.zip.age", "sim-2.zip.age", "sim-3.zip.age"]
    assert [set_.state for set_ in journal.sets().sets] == [State.DEALT] * 3


def test_a_box_that_the_disk_did_not_keep_fails(
    journal: Journal, work: Work, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is read back, opened and compared card by card before its key is forgotten."""
    real = locked_box

    def of_other_cards(files: dict[str, bytes], until: LockTime, work: Work) -> object:
        swapped = {name: content.replace(b"N:", b"E:") for name, content in files.items()}
        return real(swapped, until, work)

    monkeypatch.setattr("bigdeal_gui.services.dealing.session.locked_box", of_other_cards)
    with pytest.raises(ReadBackDiffers):
        deal_sets([order_for(folder)], Seed(SECRET), work)
    assert names_in(folder) == []
    assert [set_.state for set_ in journal.sets().sets] == [State.FAILED]


def test_a_box_that_reads_back_as_none_differs(work: Work) -> None:
    """Whether its beginning is lost or its end."""
    box = locked_box({"a.pbn": b"N:"}, UNTIL, work)
    for read in (b"", box.sealed[1:], box.sealed[:-1]):
        with pytest.raises(ReadBackDiffers):
            box.require_same(Path("b.zip.age"), read)


def test_sets_too_large_to_play_are_not_locked(work: Work, folder: Path) -> None:
    """A box is made in memory."""
    order = order_for(folder, PLAYABLE_BOARDS + 1)
    with pytest.raises(Refused, match="cannot be locked in a box"):
        deal_sets([order], Seed(SECRET), work)
    pbn = parse_formats("pbn")
    assert check_orders([replace(order, boards=BoardRange(1, PLAYABLE_BOARDS), formats=pbn)], None) == ()


# -- locking and opening files ------------------------------------------------------------------------------


@pytest.fixture
def files(folder: Path) -> list[Path]:
    """Return two files."""
    made = [folder / "a.pbn", folder / "b.txt"]
    for path in made:
        path.write_bytes(path.name.encode() * 10)
    return made


def test_files_are_locked_and_stay(journal: Journal, work: Work, files: list[Path], tmp_path: Path) -> None:
    """Copies go into the box; the journal has names, moment and round."""
    box = tmp_path / "b.zip.age"
    assert lock_files(files, box, UNTIL, work).path == box
    assert all(path.exists() for path in files)
    assert lock_time_of(box.read_bytes()) == UNTIL
    (row,) = lock_rows(journal)
    assert (row["box"], row["files"], row["round"], row["sets"]) == (
        "b.zip.age",
        ["a.pbn", "b.txt"],
        1000,
        [],
    )
    opened = unlock_box(box, ROUND, None, work)
    assert {file.path.name: file.path.read_bytes() for file in opened} == {
        path.name: path.read_bytes() for path in files
    }
    unlock_box(box, ROUND, tmp_path / "all.zip", work)
    assert box_files((tmp_path / "all.zip").read_bytes()) == {path.name: path.read_bytes() for path in files}


def test_a_second_key_opens_the_box_without_a_round(
    journal: Journal, work: Work, files: list[Path], tmp_path: Path
) -> None:
    """Into a file of its own, or as the files that were locked; the journal knows by what it was opened."""
    pair = new_identity()
    box = tmp_path / "a.zip.age"
    lock_files(files, box, replace(UNTIL, or_for=pair.recipient), work)
    with pytest.raises(NotForThisKey):
        unlock_box_with_key(box, new_identity().identity, None, work)
    (whole,) = unlock_box_with_key(box, pair.identity, tmp_path / "whole.zip", work)
    assert box_files(whole.path.read_bytes()) == {path.name: path.read_bytes() for path in files}
    opened = unlock_box_with_key(box, pair.identity, None, work)
    assert [file.path.read_bytes() for file in opened] == [path.read_bytes() for path in files]
    row = lock_rows(journal)[-1]
    assert row == {"unlocked": box.name, "second_key": True, "files": [path.name for path in files]}


def test_a_note_goes_with_a_box(work: Work, files: list[Path], tmp_path: Path) -> None:
    """Text, PDF and the page that opens it, which is written where it is not there or another."""
    box = tmp_path / "a.zip.age"
    lock_files(files, box, UNTIL, work)
    made = []
    for name, page in (("new", None), ("same", unlock_page()), ("other", b"older")):
        folder = tmp_path / name
        folder.mkdir()
        if page is not None:
            (folder / "unlock.html").write_bytes(page)
        try:
            made.append(sorted(file.path.name for file in write_cover_note(box, folder, "en")))
        except AlreadyExists:
            made.append([])
    assert made == [["a.note.pdf", "a.note.txt", "unlock.html"], ["a.note.pdf", "a.note.txt"], []]
    assert box_check_code(box.read_bytes())[:8] in (tmp_path / "new" / "a.note.txt").read_text("utf-8")


def test_the_row_belongs_to_the_set_that_is_locked(
    journal: Journal, work: Work, dealt: Callable[..., DealtSession], tmp_path: Path
) -> None:
    """Where the journal knows a file, its set tells that it was locked."""
    session = dealt()
    lock_files([file.path for file in session.files], tmp_path / "b.zip.age", UNTIL, work)
    (set_,) = journal.sets().sets
    assert lock_rows(journal)[0]["sets"] == [set_.id]
    assert [row.kind for row in journal.rows(set_.id)][-1] == Kind.LOCK


def test_a_trial_box_holds_its_text(work: Work, tmp_path: Path) -> None:
    """And opens like any other."""
    lock_trial_box(tmp_path / "t.zip.age", UNTIL, work)
    (file,) = unlock_box(tmp_path / "t.zip.age", ROUND, None, work)
    assert file.path.name == "trial.txt"
    assert b"It held no boards" in file.path.read_bytes()


@pytest.mark.parametrize(
    ("one", "error"),
    [
        (ROUNDS[1001], WrongRound),
        (Round(1000, ROUNDS[1001].signature, ROUNDS[1001].randomness), RoundNotSigned),
        (Round(1000, ROUND.signature, ROUNDS[1001].randomness), RoundNotSigned),
    ],
)
def test_no_other_round_opens_it(
    work: Work, files: list[Path], tmp_path: Path, one: Round, error: type[Exception]
) -> None:
    """And nothing is written."""
    lock_files(files, tmp_path / "b.zip.age", UNTIL, work)
    before = names_in(tmp_path)
    with pytest.raises(error):
        unlock_box(tmp_path / "b.zip.age", one, tmp_path / "out", work)
    assert names_in(tmp_path) == before


def test_a_damaged_box_is_named_and_nothing_is_written(work: Work, files: list[Path], tmp_path: Path) -> None:
    """In its head, and in what it holds."""
    box = tmp_path / "b.zip.age"
    lock_files(files, box, UNTIL, work)
    sound = box.read_bytes()
    for place in (150, len(sound) // 2, len(sound) - 1):
        damaged = tmp_path / f"{place}.zip.age"
        damaged.write_bytes(sound[:place] + bytes([sound[place] ^ 1]) + sound[place + 1 :])
        with pytest.raises(SealDamaged):
            unlock_box(damaged, ROUND, tmp_path / "out", work)
    assert not (tmp_path / "out").exists()


def test_nothing_is_written_over(work: Work, files: list[Path], folder: Path, tmp_path: Path) -> None:
    """Neither a box nor what comes out of one; files of one name are refused."""
    box = folder / "b.zip.age"
    lock_files(files, box, UNTIL, work)
    with pytest.raises(AlreadyExists):
        lock_files(files, box, UNTIL, work)
    with pytest.raises(AlreadyExists):
        unlock_box(box, ROUND, None, work)
    with pytest.raises(BadFileName):
        lock_files([files[0], files[0]], tmp_path / "c.zip.age", UNTIL, work)
    assert not (tmp_path / "c.zip.age").exists()


def test_a_box_that_reads_back_otherwise_is_taken_back(
    work: Work, files: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether another key opens it or it holds something else."""
    for other in ({"x": b"x"}, None):
        made = locked_box(other or {"a": b"a"}, UNTIL, work)
        twin = locked_box({"a": b"a"}, UNTIL, work)
        mixed = type(made)(made.sealed, twin.content, made.file_key if other else twin.file_key)
        monkeypatch.setattr("bigdeal_gui.services.boxes.lock.locked_box", lambda *_arguments, box=mixed: box)
        with pytest.raises(ReadBackDiffers):
            lock_files(files, tmp_path / "b.zip.age", UNTIL, work)
        assert not (tmp_path / "b.zip.age").exists()


def test_a_journal_that_cannot_write_leaves_no_box(
    work: Work, files: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is not in the journal is not there."""

    def full(*_arguments: object) -> None:
        raise StorageError

    monkeypatch.setattr(Journal, "record", full)
    with pytest.raises(StorageError):
        lock_files(files, tmp_path / "b.zip.age", UNTIL, work)
    assert not (tmp_path / "b.zip.age").exists()


# -- killed -------------------------------------------------------------------------------------------------


def killed_at(at: int, work_of: Callable[[], object]) -> bool:
    """Do some work in a child process that kills itself at its call `at` to the disk; tell whether it did."""
    child = os.fork()
    if child == 0:
        calls = itertools.count(1)

        def killing(call: Callable[..., object]) -> Callable[..., object]:
            def called(*what: object, **more: object) -> object:
                if next(calls) == at:
                    os.kill(os.getpid(), signal.SIGKILL)
                return call(*what, **more)

            return called

        for name in ("open", "write", "fsync", "link", "unlink", "rename", "replace", "close"):
            setattr(os, name, killing(getattr(os, name)))
        Store.adding = killing(Store.adding)  # type: ignore[method-assign]
        code = 1
        try:
            work_of()
            code = 0
        finally:
            os._exit(code)
    status = os.waitpid(child, 0)[1]
    assert status in {0, signal.SIGKILL}
    return status == signal.SIGKILL


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")
def test_killed_between_any_two_calls_a_box_is_whole_or_not_there(journal: Journal, tmp_path: Path) -> None:
    """And never is a card in the open: the folder has the box, hidden parts of it, or nothing."""
    for at in itertools.count(1):
        folder = tmp_path / str(at)
        folder.mkdir()
        order = order_for(folder, 4)
        secret = hashlib.sha256(str(at).encode()).digest()[:20]
        was_killed = killed_at(at, lambda: deal_sets([order], Seed(secret), Work(lambda: journal)))  # noqa: B023 - called at once
        for path in folder.iterdir():
            assert b"[Board" not in path.read_bytes()
            assert not path.name.endswith((".pbn", ".dlm"))
        settle_deliveries(journal, folder)
        state = journal.sets().sets[0].state if journal.sets().sets else State.FAILED
        assert names_in(folder) in ([], ["sim.zip.age"])
        if names_in(folder):
            assert state is State.DEALT
            read = unlock_box(folder / "sim.zip.age", ROUND, None, Work(lambda: journal))
            assert len(read) == 2
        if not was_killed:
            break
    assert at > 15
    assert verify_journal(journal.store).is_sound
