"""Delivery as its callers meet it."""

from __future__ import annotations

import hashlib
import os
import stat
import threading
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.formats import DamagedFile
from bigdeal_gui.errors.journal import JournalUncertain
from bigdeal_gui.errors.storage import (
    AlreadyExists,
    BadFileName,
    CannotRead,
    CannotWrite,
    FolderMissing,
    ReadBackDiffers,
    StorageError,
)
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.content import Content
from bigdeal_gui.storage.delivery import (
    DeliveredFile,
    Delivery,
    FolderTrial,
    check_targets,
    deliver,
    deliver_file,
)
from bigdeal_gui.storage.recovery import recover_deliveries

if TYPE_CHECKING:
    from pathlib import Path

IS_POSIX = os.name == "posix"

FILES = {"b.dup": b"\x01\x02" * 3000, "a.pbn": b"% PBN\r\n" * 100, "c.empty": b""}


class LinkDisk(disk.PosixDisk):
    """The system's own way here."""


class ClaimDisk(disk.PosixDisk):
    """A stick without second names."""

    way = disk.Way.CLAIM


class RenameDisk(disk.PosixDisk if IS_POSIX else disk.WindowsDisk):  # type: ignore[misc]
    """Windows' way of giving names; elsewhere its refusal to replace comes from `windows_rename`."""

    way = disk.Way.RENAME


WAYS = [LinkDisk, ClaimDisk, RenameDisk] if IS_POSIX else [RenameDisk]


@pytest.fixture(autouse=True)
def windows_rename(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `os.rename` refuse existing names, as it does on Windows."""
    rename = os.rename
    one_at_a_time = threading.Lock()

    def refusing(source: str, target: str) -> None:
        with one_at_a_time:
            if os.path.lexists(target):
                raise FileExistsError(17, "File exists")
            rename(source, target)

    monkeypatch.setattr(os, "rename", refusing)


def in_pieces(folder: Path, files: dict[str, bytes] = FILES, **options: object) -> tuple[DeliveredFile, ...]:
    """Deliver `files` in two pieces each."""
    with Delivery(folder, list(files), **options) as delivery:
        for name, content in files.items():
            delivery.write(name, content[:7])
            delivery.write(name, content[7:])
        return delivery.commit()


def content(folder: Path) -> dict[str, bytes]:
    """Return everything that lies in `folder`."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("kind", WAYS)
@pytest.mark.parametrize("key", [b"", b"k" * 32])
def test_a_set_is_delivered_whole_and_leaves_no_trace(tmp_path: Path, kind: type, key: bytes) -> None:
    """Every file has its bytes, the order announced, one name, and can be read by its owner only."""
    delivered = in_pieces(tmp_path, on=kind(), key=key)
    assert content(tmp_path) == FILES
    assert [(one.path.name, one.size_bytes) for one in delivered] == [(n, len(c)) for n, c in FILES.items()]
    for one in delivered:
        assert one.content == Content(hashlib.sha256(FILES[one.path.name]).digest())
        status = one.path.stat()
        assert not IS_POSIX or stat.S_IMODE(status.st_mode) == 0o600
        assert status.st_nlink == 1


def test_a_set_without_files_is_noted_as_one(tmp_path: Path) -> None:
    """Where nothing is to be delivered, that is what is written down, if anybody asks."""
    noted: list[tuple[DeliveredFile, ...]] = []
    for note in (noted.append, None):
        with Delivery(tmp_path, []) as delivery:
            assert delivery.commit(note=note) == ()
    assert noted == [()]
    assert content(tmp_path) == {}


def test_files_are_noted_in_place_and_gone_if_they_cannot_be(tmp_path: Path) -> None:
    """Who writes them down finds them there; a set that cannot be written down is not delivered."""

    def note(files: tuple[DeliveredFile, ...]) -> None:
        assert {one.path.name: one.path.read_bytes() for one in files} == FILES
        raise DamagedFile("journal", "row 1", "it ends")

    with Delivery(tmp_path, list(FILES)) as delivery:
        for name, data in FILES.items():
            delivery.write(name, data)
        with pytest.raises(DamagedFile):
            delivery.commit(note=note)
    assert content(tmp_path) == {}


def test_files_that_may_be_noted_stay_for_the_next_program(tmp_path: Path) -> None:
    """Whether they are written down is not known: nothing is taken back, and who comes next finishes it."""
    key = bytes(32)

    def note(_files: tuple[DeliveredFile, ...]) -> None:
        raise JournalUncertain(tmp_path / "journal", "disk I/O error")

    with Delivery(tmp_path, list(FILES), key=key) as delivery:
        for name, data in FILES.items():
            delivery.write(name, data)
        with pytest.raises(JournalUncertain, match="complete and stay in") as caught:
            delivery.commit(note=note)
    assert all(f"“{name}”" in str(caught.value) for name in FILES)
    (told,) = recover_deliveries(tmp_path, key=key)
    assert {path.name for path in told.finished} == {*FILES}
    assert content(tmp_path) == FILES


@pytest.mark.parametrize("kind", WAYS)
def test_leaving_without_commit_leaves_nothing(tmp_path: Path, kind: type) -> None:
    """Nothing of a set that was cancelled stays, and its hidden files were the owner's alone."""
    with Delivery(tmp_path, list(FILES), on=kind()) as delivery:
        for name in FILES:
            delivery.write(name, b"half")
        hidden = list(tmp_path.iterdir())
        assert len(hidden) == len(FILES) + 1
        assert all(path.name.startswith(".bigdeal-gui-") for path in hidden)
        assert not IS_POSIX or {stat.S_IMODE(path.stat().st_mode) for path in hidden} == {0o600}
    assert content(tmp_path) == {}


def test_a_file_that_has_ended_is_closed_and_stays_as_it_is(tmp_path: Path) -> None:
    """Those ended early and those that `commit` ends are delivered alike; only one is open at a time."""
    with Delivery(tmp_path, list(FILES)) as delivery:
        for name, data in FILES.items():
            delivery.write(name, data)
            if name != "b.dup":
                delivery.end(name)
        assert delivery.names == tuple(FILES)
        delivery.commit()
    assert content(tmp_path) == FILES


@pytest.mark.parametrize("is_early", [False, True])
def test_a_file_that_cannot_be_flushed_leaves_nothing(tmp_path: Path, *, is_early: bool) -> None:
    """A disk that fails at the end of a file, be it ended by itself or by `commit`, gets no set."""

    class FailingDisk(disk.PosixDisk if IS_POSIX else disk.WindowsDisk):  # type: ignore[misc]
        def flush(self, handle: int) -> None:
            if os.fstat(handle).st_size == len(FILES["b.dup"]):
                raise OSError(5, "Input/output error")
            super().flush(handle)

    with pytest.raises(CannotWrite), Delivery(tmp_path, list(FILES), on=FailingDisk()) as delivery:
        for name, data in FILES.items():
            delivery.write(name, data)
            if is_early:
                delivery.end(name)
        delivery.commit()
    assert content(tmp_path) == {}


@pytest.mark.parametrize("kind", WAYS)
@pytest.mark.parametrize("error", [DamagedFile("PBN", "line 1", "empty"), KeyboardInterrupt()])
def test_a_failed_check_removes_every_file_again(tmp_path: Path, kind: type, error: BaseException) -> None:
    """Whatever the check raises comes through, and no file of the set stays."""
    seen = []

    def check(name: str, path: Path) -> None:
        seen.append((name, path.read_bytes()))
        if len(seen) == 2:
            raise error

    with Delivery(tmp_path, list(FILES), on=kind()) as delivery:
        for name, one in FILES.items():
            delivery.write(name, one)
        with pytest.raises(type(error)):
            delivery.commit(check)
        assert content(tmp_path) == {}
        with pytest.raises(RuntimeError):
            delivery.commit(check)
    assert seen == sorted(FILES.items())[:2]


def test_what_was_read_is_compared(tmp_path: Path) -> None:
    """Who compares is given the very bytes that the disk gave back; where they are refused, no file stays."""
    seen: list[bytes] = []

    def refuse(data: bytes) -> None:
        seen.append(data)
        raise DamagedFile("PBN", "line 1", "empty")

    with Delivery(tmp_path, list(FILES)) as delivery:
        for name, one in FILES.items():
            delivery.write(name, one)
        with pytest.raises(DamagedFile):
            delivery.commit(compare={"a.pbn": seen.append, "b.dup": refuse})
    assert seen == [FILES["a.pbn"], FILES["b.dup"]]
    assert content(tmp_path) == {}


@pytest.mark.parametrize("kind", WAYS)
@pytest.mark.parametrize("taken", ["a.pbn", "b.dup", "c.empty"])
def test_a_name_taken_meanwhile_is_left_as_it_is(tmp_path: Path, kind: type, taken: str) -> None:
    """A file that appears while a set is dealt is not replaced, even one that is empty or equal."""
    for theirs in (b"", b"theirs", FILES[taken]):
        with Delivery(tmp_path, list(FILES), on=kind(), key=b"k") as delivery:
            for name, one in FILES.items():
                delivery.write(name, one)
            (tmp_path / taken).write_bytes(theirs)
            with pytest.raises(AlreadyExists) as caught:
                delivery.commit()
        assert caught.value.path == tmp_path / taken
        assert content(tmp_path) == {taken: theirs}
        (tmp_path / taken).unlink()


@pytest.mark.parametrize("kind", WAYS)
def test_a_file_of_the_user_put_in_the_place_of_ours_is_left(tmp_path: Path, kind: type) -> None:
    """Undoing removes only what is provably the delivery's own."""

    def check(name: str, path: Path) -> None:
        if name == "b.dup":
            (tmp_path / "new").write_bytes(b"theirs")
            (tmp_path / "new").replace(tmp_path / "a.pbn")
            path.write_bytes(b"changed in place")
            raise DamagedFile("dup", "offset 0", "test")

    with Delivery(tmp_path, list(FILES), on=kind(), key=b"k") as delivery:
        for name, one in FILES.items():
            delivery.write(name, one)
        with pytest.raises(DamagedFile):
            delivery.commit(check)
    assert content(tmp_path) == {"a.pbn": b"theirs", "b.dup": b"changed in place"}


@pytest.mark.parametrize("kind", WAYS)
@pytest.mark.parametrize("count", [3000, 3001])
@pytest.mark.parametrize("is_compared", [False, True])
def test_a_disk_that_keeps_other_bytes_is_found_out(
    tmp_path: Path, kind: type, count: int, *, is_compared: bool
) -> None:
    """Every byte is compared with what was written, before anybody's check."""

    class LyingDisk(kind):
        def flush_folder(self, folder: Path) -> None:
            super().flush_folder(folder)
            for path in folder.glob("b.dup"):
                old = path.stat()
                path.write_bytes(b"\x01\x03" * count)
                os.utime(path, ns=(old.st_atime_ns, old.st_mtime_ns))

    seen: list[bytes] = []
    with Delivery(tmp_path, list(FILES), on=LyingDisk()) as delivery:
        for name, one in FILES.items():
            delivery.write(name, one)
        with pytest.raises(ReadBackDiffers) as caught:
            delivery.commit(compare={"b.dup": seen.append} if is_compared else {})
    assert not seen
    assert caught.value.path == tmp_path / "b.dup"
    # A file of another size is not provably ours.
    assert content(tmp_path) == ({} if count == 3000 else {"b.dup": b"\x01\x03" * count})


def test_all_files_are_under_way_before_one_is_waited_for(tmp_path: Path) -> None:
    """A disk that is given many files at once needs little longer than for one."""
    events: list[str] = []

    class WatchedDisk(disk.PosixDisk if IS_POSIX else disk.WindowsDisk):  # type: ignore[misc]
        def begin_flush(self, handle: int) -> None:
            events.append("begun")
            super().begin_flush(handle)

        def flush(self, handle: int) -> None:
            events.append("flushed")
            super().flush(handle)

    with Delivery(tmp_path, list(FILES), on=WatchedDisk()) as delivery:
        for name, one in FILES.items():
            delivery.write(name, one)
        events.clear()
        delivery.commit()
    assert events[: len(FILES)] == ["begun"] * len(FILES)
    assert events[len(FILES)] == "flushed"


@pytest.mark.parametrize("kind", WAYS)
def test_a_file_is_on_the_disk_before_it_has_its_name(tmp_path: Path, kind: type) -> None:
    """Every file is flushed while none has its name, so that no crash leaves a name without its bytes."""
    flushed: list[set[str]] = []

    class SlowDisk(kind):
        def flush(self, handle: int) -> None:
            flushed.append({path.name for path in tmp_path.iterdir() if path.stat().st_size} & {*FILES})
            super().flush(handle)

    in_pieces(tmp_path, on=SlowDisk())
    assert content(tmp_path) == FILES
    # So is the list of them, so that what a crash leaves can be told: empty at first, then whole.
    assert flushed == [set()] * (len(FILES) + 2)


def test_a_file_that_cannot_be_read_back_takes_the_set_with_it(tmp_path: Path) -> None:
    """A file that vanished before it was read back is reported by its name."""

    class LosingDisk(LinkDisk if IS_POSIX else RenameDisk):  # type: ignore[misc]
        def flush_folder(self, folder: Path) -> None:
            (folder / "b.dup").unlink(missing_ok=True)

    with pytest.raises(CannotRead) as caught:
        in_pieces(tmp_path, on=LosingDisk())
    assert caught.value.path == tmp_path / "b.dup"
    assert content(tmp_path) == {}


@pytest.mark.parametrize("kind", WAYS)
def test_of_two_deliveries_of_the_same_names_exactly_one_wins(tmp_path: Path, kind: type) -> None:
    """Eight threads deliver equal files under the same names at once: one set stands, whole."""
    start = threading.Barrier(8)
    results: list[str] = []

    def run() -> None:
        with Delivery(tmp_path, list(FILES), on=kind(), key=b"k") as delivery:
            for name, one in FILES.items():
                delivery.write(name, one)
            start.wait()
            try:
                delivery.commit()
                results.append("won")
            except AlreadyExists:
                results.append("lost")

    threads = [threading.Thread(target=run) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(results) == ["lost"] * 7 + ["won"]
    assert content(tmp_path) == FILES


def test_a_delivery_under_way_is_no_interrupted_one(tmp_path: Path) -> None:
    """Another delivery into the same folder leaves the hidden files of the first alone."""
    with Delivery(tmp_path, ["x.pbn"]) as first:
        first.write("x.pbn", b"one")
        in_pieces(tmp_path)
        first.commit()
    assert content(tmp_path) == FILES | {"x.pbn": b"one"}


def test_several_files_are_delivered_in_one_go(tmp_path: Path) -> None:
    """Content by name goes in whole, in its order, once the caller has had a last word on it."""
    asked: list[list[str]] = []
    delivered = deliver(
        tmp_path,
        FILES,
        key=b"k" * 32,
        before=lambda: asked.append([name for name in FILES if (tmp_path / name).exists()]),
    )
    assert asked == [[]]
    assert content(tmp_path) == FILES
    assert [file.path for file in delivered] == [tmp_path / name for name in FILES]


def test_a_last_word_against_it_leaves_nothing(tmp_path: Path) -> None:
    """Where the caller raises before the files get their names, none of them is left."""

    def refuse() -> None:
        raise DamagedFile("no", "line 1", "of no use")

    with pytest.raises(DamagedFile):
        deliver(tmp_path, FILES, before=refuse)
    assert content(tmp_path) == {}


def test_nothing_is_made_for_a_name_that_is_taken(tmp_path: Path) -> None:
    """A single file is made when its name has been tried, and then read back."""
    made: list[str] = []

    def make() -> bytes:
        made.append("made")
        return b"drawn"

    file = deliver_file(tmp_path / "page.pdf", make)
    assert (file.path, file.size_bytes, file.path.read_bytes()) == (tmp_path / "page.pdf", 5, b"drawn")
    with pytest.raises(AlreadyExists):
        deliver_file(tmp_path / "page.pdf", make)
    assert made == ["made"]


def test_a_set_of_no_files_touches_nothing(tmp_path: Path) -> None:
    """Where every file of a set made again is there already, not even the folder is looked at."""
    with Delivery(tmp_path / "absent", []) as delivery:
        delivery.end()
        assert delivery.commit() == ()


@pytest.mark.parametrize("there", ["a.pbn", "A.PBN"])
def test_taken_names_are_refused_before_anything_is_dealt(tmp_path: Path, there: str) -> None:
    """A name that is there, be it in other capitals, is named in the error and left as it is."""
    (tmp_path / there).write_bytes(b"theirs")
    with pytest.raises(AlreadyExists) as caught:
        check_targets(tmp_path, list(FILES))
    assert caught.value.path == tmp_path / there
    assert content(tmp_path) == {there: b"theirs"}


def test_a_link_that_leads_nowhere_takes_its_name(tmp_path: Path) -> None:
    """Nothing is written through a dangling link."""
    (tmp_path / "a.pbn").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(AlreadyExists):
        check_targets(tmp_path, ["a.pbn"])


def test_a_name_taken_after_the_folder_was_listed_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list of names may be old; each name is looked at once more."""
    (tmp_path / "a.pbn").write_bytes(b"theirs")
    monkeypatch.setattr(disk, "names_in", lambda _folder: [])
    with pytest.raises(AlreadyExists):
        check_targets(tmp_path, ["a.pbn"])


def test_good_targets_pass_and_leave_no_trace(tmp_path: Path) -> None:
    """The folder is tried in earnest, and afterwards it is as it was."""
    assert check_targets(tmp_path, list(FILES)) == FolderTrial((), is_private=True)
    assert content(tmp_path) == {}


def test_a_disk_that_keeps_no_rights_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a FAT stick: better rights are asked for, and where they are not kept that is known before."""
    asked: list[int] = []
    monkeypatch.setattr(disk, "_OTHERS_READ", 0o777)  # so that the owner's own are too many
    monkeypatch.setattr(os, "fchmod", lambda _handle, mode: asked.append(mode))
    assert not check_targets(tmp_path, ["a.pbn"]).is_private
    assert asked == [0o600]


def test_rights_that_cannot_be_had_are_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file system that refuses to change them is used; one that does not tell them is believed."""

    def refuse(*_words: object) -> None:
        raise PermissionError

    with monkeypatch.context() as patch:
        patch.setattr(disk, "_OTHERS_READ", 0o777)
        patch.setattr(os, "fchmod", refuse)
        assert not check_targets(tmp_path, ["a.pbn"]).is_private
    with monkeypatch.context() as patch:
        patch.setattr(os, "fstat", refuse)
        is_private = disk.is_private(0)
    assert is_private


def test_bad_names_and_missing_folders_are_refused(tmp_path: Path) -> None:
    """Names first, then the folder; a file in its place is not called missing."""
    (tmp_path / "file").touch()
    with pytest.raises(BadFileName):
        check_targets(tmp_path, ["a.pbn", "A.pbn"])
    with pytest.raises(FolderMissing) as caught:
        check_targets(tmp_path / "absent", ["a.pbn"])
    assert caught.value.path == tmp_path / "absent"
    with pytest.raises(CannotWrite, match="Not a directory"):
        check_targets(tmp_path / "file", ["a.pbn"])


def test_a_path_too_long_for_windows_is_refused_there(tmp_path: Path) -> None:
    """Where the system does not say so itself, the length of the whole path is checked."""

    class ShortPaths(RenameDisk):
        max_path = len(str(tmp_path)) + 10

    check_targets(tmp_path, ["123456789"], on=ShortPaths())
    with pytest.raises(BadFileName):
        check_targets(tmp_path, ["1234567890"], on=ShortPaths())


def test_a_folder_too_deep_is_refused_with_the_systems_word(tmp_path: Path) -> None:
    """A path that the system finds too long is an error before anything is dealt."""
    folder = tmp_path
    limit = os.pathconf(tmp_path, "PC_PATH_MAX")
    while len(str(folder)) + 201 < limit - 120:
        folder = folder / ("d" * 200)
    descriptor = os.open(tmp_path, os.O_RDONLY)
    for _ in range(len(folder.relative_to(tmp_path).parts)):
        os.mkdir("d" * 200, dir_fd=descriptor)
        inner = os.open("d" * 200, os.O_RDONLY, dir_fd=descriptor)
        os.close(descriptor)
        descriptor = inner
    os.close(descriptor)
    with pytest.raises(CannotWrite) as caught:
        check_targets(folder, ["n" * 250])
    assert caught.value.reason == "File name too long"
    assert list(folder.iterdir()) == []


def test_writing_to_a_file_that_was_not_announced_is_a_fault_of_the_program(tmp_path: Path) -> None:
    """Only announced names are written, and only inside the block."""
    with Delivery(tmp_path, ["a.pbn"]) as delivery, pytest.raises(KeyError):
        delivery.write("b.pbn", b"")
    with pytest.raises(RuntimeError):
        delivery.write("a.pbn", b"")


@pytest.mark.parametrize("error_type", [AlreadyExists, CannotWrite, FolderMissing, BadFileName])
def test_errors_of_check_targets_are_storage_errors(error_type: type) -> None:
    """One `except StorageError` is enough for a caller."""
    assert issubclass(error_type, StorageError)


def test_what_is_public_everybody_can_read(tmp_path: Path) -> None:
    """Files for the public can be read by others; one that is gone does no harm."""
    private, public = deliver(tmp_path, {"a": b"1"}), deliver(tmp_path, {"b": b"2"}, is_public=True)
    modes = [stat.S_IMODE(file.path.stat().st_mode) for file in (*private, *public)]
    assert not IS_POSIX or modes == [0o600, 0o644]
    disk.let_others_read(tmp_path / "none")
