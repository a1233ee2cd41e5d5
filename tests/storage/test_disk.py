"""The system calls, with what differs on the systems that the tests do not run on."""

from __future__ import annotations

import errno
import fcntl
import importlib
import os
import stat
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from bigdeal_gui.errors.storage import CannotWrite, FolderMissing
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.delivery import Delivery, check_targets


class FakeLocks(ModuleType):
    """Windows' locks of ranges of bytes, for one process."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.locked: dict[int, tuple[int, int, int]] = {}

    def locking(self, handle: int, mode: int, count: int) -> None:
        """Lock one byte where the file stands; locks end with their handles."""
        assert (mode, count) == (self.LK_NBLCK, 1)
        place = (*self.identity(handle), os.lseek(handle, 0, os.SEEK_CUR))
        others = [one for one, other in self.locked.items() if one != handle and other == place]
        if any(self.identity(one) == place[:2] for one in others):
            raise PermissionError(errno.EACCES, "Permission denied")
        self.locked[handle] = place

    @staticmethod
    def identity(handle: int) -> tuple[int, int]:
        """Return which file is open, or none."""
        try:
            status = os.fstat(handle)
        except OSError:
            return (0, 0)
        return (status.st_dev, status.st_ino)


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> disk.Disk:
    """The disk of Windows, over a rename that refuses existing names and an unlink that refuses open ones."""
    monkeypatch.setitem(sys.modules, "msvcrt", FakeLocks())
    rename = os.rename

    def refusing(source: str, target: str) -> None:
        if os.path.lexists(target):
            raise FileExistsError(errno.EEXIST, "File exists")
        rename(source, target)

    monkeypatch.setattr(os, "rename", refusing)
    unlink = os.unlink

    def unlinking(path: str) -> None:
        for handle in Path("/proc/self/fd").iterdir():
            try:
                is_open = os.path.samestat(handle.stat(), Path(path).stat())
            except FileNotFoundError:
                continue
            if is_open:
                raise PermissionError(errno.EACCES, "The process cannot access the file")
        unlink(path)

    monkeypatch.setattr(os, "unlink", unlinking)
    return disk.system_disk("nt")


def test_on_windows_a_set_is_delivered_and_leaves_no_trace(windows: disk.Disk, tmp_path: Path) -> None:
    """Files are closed before they are renamed or removed, which Windows insists on."""
    names = ["a.pbn", "b.dup"]
    with Delivery(tmp_path, names, on=windows) as delivery:
        for name in names:
            delivery.write(name, name.encode())
        delivery.commit()
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {
        name: name.encode() for name in names
    }
    with pytest.raises(RuntimeError), Delivery(tmp_path, ["c.lin"], on=windows) as delivery:
        delivery.write("c.lin", b"half")
        raise RuntimeError
    assert len(list(tmp_path.iterdir())) == 2


def test_on_windows_a_lock_is_taken_once_and_covers_no_byte_that_is_read(
    windows: disk.Disk, tmp_path: Path
) -> None:
    """A second lock is refused; the file stands at its beginning afterwards."""
    first = disk.create_file(tmp_path / "a")
    second = disk.open_own(tmp_path / "a")
    assert windows.lock(first)
    assert not windows.lock(second)
    assert os.lseek(second, 0, os.SEEK_CUR) == 0
    ((_, _, covered),) = sys.modules["msvcrt"].locked.values()
    assert covered == 2**30
    assert os.fstat(first).st_size == 0
    os.close(first)
    assert windows.lock(second)
    os.close(second)


def test_on_windows_another_deliverys_file_is_not_removed(windows: disk.Disk, tmp_path: Path) -> None:
    """A name that another program has opened since refuses to go, which is right."""
    path = tmp_path / "a"
    ours = disk.create_file(path)
    theirs = os.open(path, os.O_RDONLY)
    windows.discard(ours, path)
    assert path.exists()
    os.close(theirs)


def test_on_windows_long_paths_are_refused(windows: disk.Disk, tmp_path: Path) -> None:
    """Windows itself would say that the file is missing."""
    with pytest.raises(Exception, match="longer than 259"):
        check_targets(tmp_path, ["x" * 255], on=windows)


def test_posix_locks_keep_two_handles_apart(tmp_path: Path) -> None:
    """Two deliveries of one process are as strange to each other as those of two."""
    system = disk.system_disk("posix")
    first = disk.create_file(tmp_path / "a")
    second = disk.open_own(tmp_path / "a")
    assert system.lock(first)
    assert not system.lock(second)
    os.close(first)
    assert system.lock(second)
    os.close(second)


def test_a_disk_that_knows_no_locks_is_delivered_to(tmp_path: Path) -> None:
    """There nothing is undone later either, since it might be alive; any other trouble is a fault."""

    class NoLocks(disk.PosixDisk):
        code = errno.ENOLCK

        def lock(self, handle: int) -> bool:
            raise OSError(self.code, os.strerror(self.code), handle)

    with Delivery(tmp_path, ["a.pbn"], on=NoLocks()) as first:
        with Delivery(tmp_path, ["b.pbn"], on=NoLocks()) as second:
            second.commit()
        first.commit()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.pbn", "b.pbn"]
    NoLocks.code = errno.EIO
    with pytest.raises(CannotWrite):
        check_targets(tmp_path, ["c.pbn"], on=NoLocks())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.pbn", "b.pbn"]


def test_on_a_mac_the_disks_own_cache_is_flushed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There `fsync` stops at the disk's cache; F_FULLFSYNC goes through it."""
    asked = []
    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", lambda handle, command: asked.append((handle, command)))
    monkeypatch.delattr(os, "posix_fadvise")
    handle = disk.create_file(tmp_path / "a")
    disk.PosixDisk().flush(handle)
    assert asked == [(handle, 51)]
    os.close(handle)


def test_what_was_flushed_is_forgotten_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is read back comes from the disk, the whole file of it; a disk that cannot forget is no fault."""
    asked = []

    def refuse(*advice: int) -> None:
        asked.append(advice)
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(os, "posix_fadvise", refuse)
    handle = disk.create_file(tmp_path / "a")
    disk.PosixDisk().flush(handle)
    os.close(handle)
    assert asked == [(handle, 0, 0, os.POSIX_FADV_DONTNEED)]


def test_a_link_in_the_place_of_an_own_file_is_not_followed(tmp_path: Path) -> None:
    """Where it leads is somebody else's."""
    (tmp_path / "link").symlink_to(tmp_path / "theirs")
    with pytest.raises(OSError, match="symbolic links"):
        disk.open_own(tmp_path / "link")
    assert not (tmp_path / "theirs").exists()


def test_what_is_not_there_is_nobody_else_s(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of another user's and what is no file are; Windows tells no owner, so there all are ours."""
    (tmp_path / "file").touch()
    (tmp_path / "link").symlink_to(tmp_path / "file")
    names = ("absent", "file", "link", "")
    assert [disk.is_of_this_user(tmp_path / name) for name in names] == [True, True, False, False]
    monkeypatch.setattr(os, "geteuid", lambda: (tmp_path / "file").lstat().st_uid + 1)
    assert [disk.is_of_this_user(tmp_path / name) for name in names] == [True, False, False, False]
    monkeypatch.setattr(os, "name", "nt")
    found = [disk.is_of_this_user(path) for path in (tmp_path / "file", tmp_path)]
    monkeypatch.undo()
    assert found == [True, False]


def test_drafts_older_than_an_hour_are_removed(tmp_path: Path) -> None:
    """The hour is counted from the new draft, and only drafts of the same file go."""
    hour_ns = 3600 * 10**9
    new, old, older, other = (tmp_path / name for name in (".a.new-9", ".a.new-1", ".a.new-2", ".b.new-2"))
    for path, age_ns in ((new, 0), (old, hour_ns), (older, hour_ns + 1), (other, 2 * hour_ns)):
        path.touch()
        os.utime(path, ns=(10**18, 10**18 - age_ns))
    disk.clear_drafts(new, tmp_path / "a")
    assert [path.exists() for path in (new, old, older, other)] == [True, True, False, True]


@pytest.mark.parametrize(("code", "is_fault"), [(errno.EINVAL, False), (errno.EIO, True)])
def test_folders_that_cannot_be_flushed_are_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, *, is_fault: bool
) -> None:
    """Some network disks know no flushing of folders; a real fault is one."""

    def fail(_handle: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", fail)
    if is_fault:
        with pytest.raises(OSError, match="Input/output error"):
            disk.PosixDisk().flush_folder(tmp_path)
    else:
        disk.PosixDisk().flush_folder(tmp_path)


def test_links_that_fail_for_another_reason_are_faults(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only “this disk has no second names” leads to another way."""
    codes = [errno.EPERM, errno.ENOTSUP, errno.ENOSYS, errno.EIO]

    def fail(_source: object, _target: object) -> None:
        code = codes.pop(0)
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "link", fail)
    for _ in range(3):
        with pytest.raises(disk.LinksUnsupported):
            disk.link_file(tmp_path / "a", tmp_path / "b")
    with pytest.raises(OSError, match="Input/output error") as caught:
        disk.link_file(tmp_path / "a", tmp_path / "b")
    assert not isinstance(caught.value, disk.LinksUnsupported)


def test_bytes_taken_in_pieces_arrive_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system may write less than it was given."""
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: write(handle, data[:3]))
    handle = disk.create_file(tmp_path / "a")
    disk.write_all(handle, b"0123456789")
    os.close(handle)
    assert (tmp_path / "a").read_bytes() == b"0123456789"


def test_own_files_are_replaced_wholly_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The old content stays until the new one is on the disk; links are followed; nothing else is left."""
    system = disk.system_disk()
    real = tmp_path / "real" / "file"
    disk.replace_own(real, b"old", system)
    assert stat.S_IMODE(real.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(real.stat().st_mode) == 0o600
    shown = tmp_path / "shown"
    shown.symlink_to(real)
    (real.parent / f".file.new-{os.getpid()}").write_bytes(b"from a program that died")
    disk.replace_own(shown, b"new", system)
    assert real.read_bytes() == b"new"
    assert shown.is_symlink()
    for call in ("write", "fsync", "replace"):
        with monkeypatch.context() as patch:

            def fail(*_args: object) -> None:
                raise OSError(errno.EIO, "Input/output error")

            patch.setattr(os, call, fail)
            with pytest.raises(OSError, match="Input/output error"):
                disk.replace_own(shown, b"newer", system)
        assert [path.read_bytes() for path in real.parent.iterdir()] == [b"new"]


def test_errors_of_the_system_become_words(tmp_path: Path) -> None:
    """A missing folder is the folder's fault, all else the file's; an error without a word has a name."""
    missing = disk.storage_error(tmp_path / "absent", tmp_path / "absent" / "a", FileNotFoundError())
    assert isinstance(missing, FolderMissing)
    file = tmp_path / "tue.pbn"
    file.touch()
    no_folder = disk.storage_error(file, file / "a", NotADirectoryError(20, "Not a directory"))
    assert isinstance(no_folder, CannotWrite)
    strange = disk.storage_error(tmp_path, tmp_path / "a", OSError())
    assert isinstance(strange, CannotWrite)
    assert str(strange) == f"“{tmp_path / 'a'}” could not be written: OSError."


def test_a_lock_of_ours_is_had_once(tmp_path: Path) -> None:
    """Who comes second has none; once the first has let go, the next has it."""
    path = tmp_path / "own.lock"
    first = disk.lock_own(disk.system_disk(), path)
    assert first is not None
    assert disk.lock_own(disk.system_disk(), path) is None
    os.close(first)
    again = disk.lock_own(disk.system_disk(), path)
    assert again is not None
    os.close(again)


@pytest.mark.parametrize("is_made_anew", [False, True])
def test_a_lock_on_a_file_that_is_gone_is_none(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    is_made_anew: bool,  # noqa: FBT001 - a parameter
) -> None:
    """Whoever removed it, and perhaps made another, does not share the lock of the old one."""
    path = tmp_path / "own.lock"

    handles = []

    def removing(_system: disk.Disk, handle: int, *, otherwise: bool) -> bool:
        assert otherwise
        handles.append(handle)
        path.unlink()
        if is_made_anew:
            path.touch()
        return True

    monkeypatch.setattr(disk, "lock_if_possible", removing)
    assert disk.lock_own(disk.system_disk(), path) is None
    with pytest.raises(OSError, match="Bad file"):
        os.fstat(handles[0])


def test_a_lock_that_fails_leaves_no_handle_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the system says goes on to the caller, and the file is closed."""
    handles = []

    def failing(_system: disk.Disk, handle: int, *, otherwise: bool) -> bool:
        assert otherwise
        handles.append(handle)
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(disk, "lock_if_possible", failing)
    with pytest.raises(OSError, match="Input/output"):
        disk.lock_own(disk.system_disk(), tmp_path / "own.lock")
    with pytest.raises(OSError, match="Bad file"):
        os.fstat(handles[0])


@pytest.mark.skipif(os.name == "nt", reason="the system tells no such rights")
def test_what_is_for_everybody_can_be_read_by_others(tmp_path: Path) -> None:
    """A file of the public's is opened to all users for reading; one that is gone does no harm."""
    path = tmp_path / "cup.commit.json"
    path.write_bytes(b"{}")
    path.chmod(0o600)
    disk.let_others_read(path)
    disk.let_others_read(tmp_path / "gone")
    assert path.stat().st_mode & 0o777 == 0o644


@pytest.mark.skipif(os.name == "nt", reason="the system tells no such rights")
def test_rights_are_mended_but_not_through_a_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is ours becomes ours alone; a link's target, and what is another user's, stays as it is."""
    file, link = tmp_path / "file", tmp_path / "link"
    assert disk.mend_rights(file) is disk.Rights.SOUND
    file.touch()
    file.chmod(0o666)
    link.symlink_to(file)
    assert disk.mend_rights(link) is disk.Rights.OPEN
    assert file.stat().st_mode & 0o777 == 0o666
    assert disk.mend_rights(file) is disk.Rights.MENDED
    assert file.stat().st_mode & 0o777 == 0o600
    assert disk.mend_rights(file) is disk.mend_rights(link) is disk.Rights.SOUND
    file.chmod(0o644)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "chmod", lambda *_, **__: None)
        assert disk.mend_rights(file) is disk.Rights.OPEN
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    assert disk.mend_rights(file) is disk.Rights.FOREIGN


@pytest.mark.skipif(os.name == "nt", reason="the system tells no such rights")
def test_rights_are_not_mended_through_a_link_put_there_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever swaps the folder between the look and the change has nothing else changed."""
    folder, other = tmp_path / "data", tmp_path / "other"
    folder.mkdir(mode=0o777)
    other.mkdir()
    for one in (folder, other):
        one.chmod(0o777)
    user = os.geteuid()

    def swapped() -> int:
        if not folder.is_symlink():
            folder.rename(tmp_path / "aside")
            folder.symlink_to(other)
        return user

    monkeypatch.setattr(os, "geteuid", swapped)
    assert disk.mend_rights(folder) is disk.Rights.OPEN
    assert folder.is_symlink()
    assert other.stat().st_mode & 0o777 == 0o777


@pytest.mark.skipif(os.name == "nt", reason="the system tells no such rights")
def test_a_folder_above_that_others_can_write_in_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The nearest one, but for those in which nobody can remove what is another's, or with an own group."""
    above, here = tmp_path / "above", tmp_path / "above" / "home" / "data"
    here.mkdir(parents=True)
    assert disk.open_parent(here) is None
    for mode, found in ((0o777, above), (0o1777, None), (0o775, None), (0o755, None)):
        above.chmod(mode)
        assert disk.open_parent(here) == found
    above.chmod(0o775)
    groups = {4711: SimpleNamespace(gr_name="club", gr_mem=[])}
    monkeypatch.setattr("grp.getgrgid", groups.__getitem__)
    assert disk._is_own_group(4711) is False
    name = importlib.import_module("pwd").getpwuid(os.geteuid()).pw_name
    groups[4711] = SimpleNamespace(gr_name=name, gr_mem=[name])
    assert disk._is_own_group(4711)
    groups[4711] = SimpleNamespace(gr_name=name, gr_mem=["ann"])
    assert not disk._is_own_group(4711)
    groups.clear()
    assert not disk._is_own_group(4711)
    monkeypatch.setattr(disk, "_is_own_group", lambda _number: False)
    assert disk.open_parent(here) == above


def test_a_disk_without_rights_is_known_before_it_is_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its kind, where the system lists its mounts, and by the rights of the folder; without a file."""
    mounts = tmp_path / "mountinfo"
    monkeypatch.setattr(disk, "_MOUNTS", mounts)
    folder = tmp_path / "stick"
    folder.mkdir(mode=0o755)
    assert not disk.lets_others_read(folder)
    number = folder.stat().st_dev
    line = "36 35 {} / /media/a\u2028-\u3000-\\040b rw,noatime master:1 - {} /dev/sdb1 rw\n"
    kept_by = ((kind, 0o755, True) for kind in ("vfat", "msdos", "exfat", "fuseblk"))
    for kind, mode, is_open in (*kept_by, ("vfat", 0o700, False), ("ext4", 0o755, False)):
        folder.chmod(mode)
        device = f"{os.major(number)}:{os.minor(number)}" if os.name != "nt" else ""
        mounts.write_text(line.format("0:0", "vfat") + line.format(device, kind), "utf-8")
        assert disk.lets_others_read(folder) is (is_open and os.name != "nt")
    assert [*folder.iterdir()] == []


@pytest.mark.skipif(sys.platform != "linux", reason="Linux alone lists its mounts there")
def test_linux_lists_its_mounts() -> None:
    """By their folders, each line with a kind behind a dash; in a chroot the root itself may be none."""
    lines = [line.split(b" ") for line in disk._MOUNTS.read_bytes().splitlines()]
    assert lines
    assert all(fields[4].startswith(b"/") and b"-" in fields for fields in lines)


def test_the_words_for_ways_stay() -> None:
    """What a delivery of another version left behind says in them how its files get their names."""
    assert [*disk.Way] == ["link", "claim", "rename"]


def test_on_windows_rights_come_from_above(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is looked at there."""
    monkeypatch.setattr(os, "name", "nt")
    assert disk.mend_rights(tmp_path) is disk.Rights.SOUND
    assert disk.open_parent(tmp_path) is None


@pytest.mark.skipif(os.name == "nt", reason="the system tells no such rights")
def test_windows_tells_neither_owner_nor_rights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There a file counts as the user's own, and as private; elsewhere it is looked at."""
    path = tmp_path / "file"
    path.touch()
    path.chmod(0o644)
    monkeypatch.setattr(os, "geteuid", lambda: path.stat().st_uid + 1)
    with path.open("rb") as file:
        for system, is_own in (("posix", False), ("nt", True)):
            monkeypatch.setattr(os, "name", system)
            assert disk.is_of_this_user(path) is disk.is_private(file.fileno()) is is_own


@pytest.mark.parametrize("number", [32, 33])
def test_a_file_that_another_program_holds_open_is_said(tmp_path: Path, number: int) -> None:
    """The sentence says why, the hint what is safe; other refusals keep the system's word."""
    held = PermissionError(errno.EACCES, "The process cannot access the file")
    held.winerror = number  # type: ignore[attr-defined]  # Windows has it
    error = disk.storage_error(tmp_path, tmp_path / "a.pbn", held)
    assert str(error).endswith(
        "a.pbn” could not be written: another program has it open; close it there first."
    )
    assert "No unfinished file" in error.hint
    assert disk.system_reason(PermissionError(errno.EACCES, "Permission denied")) == "Permission denied"
