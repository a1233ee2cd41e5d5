"""The system calls that safe files are made of, and what differs between POSIX and Windows.

Everything raises plain `OSError`; `storage_error` turns one into words of the error tree.
"""

from __future__ import annotations

import errno
import importlib
import os
import re
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum, auto
from pathlib import Path
from typing import Final, Protocol

from bigdeal_gui.errors.storage import CannotWrite, FolderMissing, StorageError
from bigdeal_gui.storage.retry import retry_while_denied
from bigdeal_gui.words import translate

OWNER_ONLY: Final = 0o600
PUBLIC: Final = 0o644
OWNER_ONLY_FOLDER: Final = 0o700
_OTHERS_READ: Final = 0o044
_OTHERS: Final = 0o077
_MOUNTS: Final = Path("/proc/self/mountinfo")
_WITHOUT_RIGHTS: Final = frozenset({"vfat", "msdos", "exfat", "fuseblk"})
_BINARY: Final = getattr(os, "O_BINARY", 0)
_LOCKED_BYTE: Final = 2**30
"""Beyond every byte that is read: locks of Windows keep others from reading what they cover."""
_STALE_NS: Final = 3600 * 10**9
"""The age at which a draft is nobody's any more: drafts are written at once."""

_NO_FOLDER_FLUSH: Final = frozenset({errno.EINVAL, errno.EOPNOTSUPP, errno.ENOTSUP, errno.ENOSYS})
_NO_LOCKS: Final = _NO_FOLDER_FLUSH | {errno.ENOLCK}
_NO_LINKS: Final = _NO_FOLDER_FLUSH | {errno.EPERM, errno.EMLINK}


class Way(StrEnum):
    """How a finished file gets its name without ever replacing another."""

    LINK = "link"
    """A second name, which the system refuses to give where one exists; then the first is removed."""
    CLAIM = "claim"
    """The name is taken by an empty file of ours, then the finished file replaces that: for sticks (FAT)."""
    RENAME = "rename"
    """Windows, where renaming refuses existing names."""


class LinksUnsupported(OSError):
    """The file system has no second names; nothing was done."""


class Disk(Protocol):
    """What differs between systems."""

    @property
    def way(self) -> Way:
        """The way of giving names to begin with."""
        ...

    @property
    def max_path(self) -> int | None:
        """Characters of the longest path; None where the system itself tells when one is too long."""
        ...

    def lock(self, handle: int) -> bool:
        """Lock an open file for as long as it is open; return whether nobody else holds it.

        Raises:
            OSError: this disk knows no locks.
        """
        ...

    def begin_flush(self, handle: int) -> None:
        """Have the bytes of an open file sent to the disk, where the system can do that, without waiting."""
        ...

    def flush(self, handle: int) -> None:
        """Return when the bytes of an open file are on the disk, and forget them in memory."""
        ...

    def flush_folder(self, folder: Path) -> None:
        """Return when the names in `folder` are on the disk, where the system can do that."""
        ...

    def discard(self, handle: int, path: Path) -> None:
        """Close and remove the locked file `path`, never one that another program has made since."""
        ...


class PosixDisk:
    """Linux and macOS."""

    way: Final = Way.LINK
    max_path: Final = None

    def __init__(self) -> None:
        self._fcntl = importlib.import_module("fcntl")

    def lock(self, handle: int) -> bool:
        """Lock by `flock`, which also keeps two deliveries of one process apart."""
        with suppress(BlockingIOError):
            self._fcntl.flock(handle, self._fcntl.LOCK_EX | self._fcntl.LOCK_NB)
            return True
        return False

    def begin_flush(self, handle: int) -> None:
        """Give up the bytes in memory: Linux forgets what is on the disk, and begins to write what is not."""
        if hasattr(os, "posix_fadvise"):
            with suppress(OSError):
                os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)

    def flush(self, handle: int) -> None:
        """Flush through the disk's own cache where the system offers it (macOS)."""
        if hasattr(self._fcntl, "F_FULLFSYNC"):
            self._fcntl.fcntl(handle, self._fcntl.F_FULLFSYNC)
        else:
            os.fsync(handle)
        # What is read back afterwards comes from the disk and not from memory.
        self.begin_flush(handle)

    def flush_folder(self, folder: Path) -> None:
        """Flush the folder like a file; some network file systems cannot, and say so."""
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        except OSError as error:
            if error.errno not in _NO_FOLDER_FLUSH:
                raise
        finally:
            os.close(handle)

    def discard(self, handle: int, path: Path) -> None:
        """Remove while the lock is held: once it is gone the name may belong to another delivery."""
        try:
            path.unlink(missing_ok=True)
        finally:
            os.close(handle)


class WindowsDisk:
    """Windows, which journals names by itself and cannot open folders."""

    way: Final = Way.RENAME
    max_path: Final = 259

    def __init__(self) -> None:
        self._msvcrt = importlib.import_module("msvcrt")

    def lock(self, handle: int) -> bool:
        """Lock one byte behind the end."""
        os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
        try:
            self._msvcrt.locking(handle, self._msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
        return True

    def begin_flush(self, handle: int) -> None:
        """Do nothing."""

    def flush(self, handle: int) -> None:
        """Flush by FlushFileBuffers."""
        os.fsync(handle)

    def flush_folder(self, folder: Path) -> None:
        """Do nothing."""

    def discard(self, handle: int, path: Path) -> None:
        """Close first, since open files cannot be removed here, be they ours or another delivery's."""
        os.close(handle)
        with suppress(PermissionError):
            path.unlink(missing_ok=True)


def system_disk(system: str = os.name) -> Disk:
    """Return the disk of this system (`posix` or `nt`)."""
    return WindowsDisk() if system == "nt" else PosixDisk()


def create_file(path: Path) -> int:
    """Return the open handle of a new, empty file of ours, readable by its owner only.

    Raises:
        FileExistsError: the name is taken, be it by a link that leads nowhere.
    """
    handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | _BINARY, OWNER_ONLY)
    if not is_private(handle):
        # Some file systems give rights of their own to what is new, and take better ones afterwards.
        with suppress(OSError):
            os.fchmod(handle, OWNER_ONLY)
    return handle


def is_private(handle: int) -> bool:
    """Return whether the rights of an open file let nobody but its owner read it; Windows tells none."""
    with suppress(OSError):
        return os.name == "nt" or not os.fstat(handle).st_mode & _OTHERS_READ
    return True


def lets_others_read(folder: Path) -> bool:
    """Return whether others can read what will be written into `folder`, as far as that is known before.

    Linux tells the kind of file system; where that keeps no rights, files look like their folder. Elsewhere,
    and of shares, it is known from the first file: see `is_private`. Source: proc_pid_mountinfo(5).

    Raises:
        OSError: the folder cannot be looked at.
    """
    status = folder.stat()
    with suppress(OSError, AttributeError):  # no such list here, and on Windows no such numbers
        device = f"{os.major(status.st_dev)}:{os.minor(status.st_dev)}".encode()
        # Bytes: the list does not escape spaces and line ends of Unicode's in the names of folders.
        for line in _MOUNTS.read_bytes().split(b"\n"):
            fields = line.split(b" ")
            if fields[2:3] == [device]:
                kind = fields[fields.index(b"-") + 1].decode()
                return kind in _WITHOUT_RIGHTS and bool(status.st_mode & _OTHERS_READ)
    return False


def open_own(path: Path) -> int:
    """Return the open handle of a file of ours, made where it is missing."""
    return os.open(path, os.O_RDWR | os.O_CREAT | _BINARY | getattr(os, "O_NOFOLLOW", 0), OWNER_ONLY)


def lock_if_possible(system: Disk, handle: int, *, otherwise: bool = True) -> bool:
    """Lock as `Disk.lock`; on a disk that knows no locks return `otherwise`: that lets everybody pass."""
    try:
        return system.lock(handle)
    except OSError as error:
        if error.errno in _NO_LOCKS:
            return otherwise
        raise


def lock_own(system: Disk, path: Path, *, otherwise: bool = True) -> int | None:
    """Return the locked handle of the file of ours `path`, made where it is missing; None where it is held.

    The lock counts, not the file: the system gives it back when its program dies. A disk that knows no locks
    lets everybody pass, unless `otherwise` is False.

    Raises:
        OSError: the file cannot be made, or not be locked.
    """
    handle = open_own(path)
    try:
        if lock_if_possible(system, handle, otherwise=otherwise) and is_at(handle, path):
            # Another may have removed the file since it was opened: then the lock is worth nothing.
            return handle
    except OSError:
        os.close(handle)
        raise
    os.close(handle)
    return None


def write_all(handle: int, data: bytes) -> None:
    """Write all of `data`; the system may take it in pieces."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def link_file(source: Path, target: Path) -> None:
    """Give `source` the second name `target`.

    Raises:
        FileExistsError: `target` is taken.
        LinksUnsupported: this file system cannot.
    """
    try:
        os.link(source, target)
    except OSError as error:
        if error.errno in _NO_LINKS:
            raise LinksUnsupported(error.errno, error.strerror) from error
        raise


def claim_and_replace(source: Path, target: Path) -> None:
    """Take the name `target` by an empty file, where there is none, and move `source` over that.

    Raises:
        FileExistsError: `target` is taken.
    """
    handle = create_file(target)
    ours: os.stat_result | None = None
    try:
        try:
            ours = os.fstat(handle)
        finally:
            os.close(handle)
        _require_claim(ours, target)
        source.replace(target)
    except OSError:
        with suppress(OSError):
            _require_claim(ours, target)
            target.unlink()
        raise


def _require_claim(ours: os.stat_result | None, target: Path) -> None:
    status = file_status(target)
    if status is None or status.st_size or (ours and not os.path.samestat(status, ours)):
        raise FileExistsError(errno.EEXIST, translate("reasons", "somebody has put another file there"))


def replace_own(path: Path, data: bytes, system: Disk) -> None:
    """Have `data` in the program's own file `path`, in place of what it held: wholly or not at all.

    A link is followed; missing folders are made, for their owner only.

    Raises:
        OSError: the system refused; the file holds what it held.
    """
    target = path.resolve()
    make_folder(target.parent)
    draft = target.with_name(f".{target.name}.new-{os.getpid()}")
    draft.unlink(missing_ok=True)
    try:
        handle = create_file(draft)
        try:
            clear_drafts(draft, target)
            write_all(handle, data)
            system.flush(handle)
        finally:
            os.close(handle)
        retry_while_denied(lambda: draft.replace(target))
    except BaseException:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
    with suppress(OSError):
        system.flush_folder(target.parent)


def make_folder(folder: Path) -> None:
    """Make `folder`, and what is missing above it, for their owner only, whatever the process' umask is.

    Raises:
        OSError: the system refused.
    """
    for missing in reversed([one for one in (folder, *folder.parents) if not one.is_dir()]):
        missing.mkdir(mode=OWNER_ONLY_FOLDER, exist_ok=True)


class Rights(StrEnum):
    """What was found of the rights of a file or folder, and done."""

    SOUND = auto()
    MENDED = auto()
    """Others could read or change it, and cannot any more."""
    OPEN = auto()
    """Others can, and it cannot be helped: a disk without rights, or a link that leads somewhere else."""
    FOREIGN = auto()
    """It is another user's."""


def mend_rights(path: Path) -> Rights:
    """Take from others what they may do with the file or folder `path`, but not where it is a symbolic link.

    On Windows, where rights come down from the folder above, and where nothing is there, all is sound. It is
    not opened for that: as closing a database lets go the locks of all connections of this process to it.

    Raises:
        OSError: the system does not let us look.
    """
    if os.name == "nt" or not os.path.lexists(path):
        return Rights.SOUND
    status = path.stat()
    if status.st_uid != os.geteuid():
        return Rights.FOREIGN
    if not status.st_mode & _OTHERS:
        return Rights.SOUND
    # Where it has become a link meanwhile, that is refused: nothing behind it is changed.
    with suppress(OSError, NotImplementedError):
        path.chmod(stat.S_IMODE(status.st_mode) & ~_OTHERS, follow_symlinks=False)
    return Rights.OPEN if path.stat().st_mode & _OTHERS else Rights.MENDED


def open_parent(path: Path) -> Path | None:
    """Return the nearest folder above `path` in which other users could put something else in its place.

    Where only its owner may remove a file (sticky), or the group is the user's own, they cannot; nor is
    there a word of that on Windows. Source: OpenSSH, `safe_path`.

    Raises:
        OSError: the system does not let us look.
    """
    for folder in () if os.name == "nt" else path.resolve().parents:
        status = folder.stat()
        mode = status.st_mode
        # Groups are asked for only where that matters: they may come from a server.
        if not mode & stat.S_ISVTX and (
            mode & stat.S_IWOTH or (mode & stat.S_IWGRP and not _is_own_group(status.st_gid))
        ):
            return folder
    return None


def _is_own_group(number: int) -> bool:
    """Return whether a group has no member but this user, or is that of the system's own users."""
    groups, users = importlib.import_module("grp"), importlib.import_module("pwd")
    with suppress(KeyError):
        group, user = groups.getgrgid(number), users.getpwuid(os.geteuid()).pw_name
        return number == 0 or (group.gr_name == user and {*group.gr_mem} <= {user})
    return number == 0


def clear_drafts(draft: Path, target: Path) -> None:
    """Remove what programs that died left of `target`: older than the new `draft` by more than an hour.

    Drafts are called `.NAME.new-NUMBER`. What the system does not let go stays for the next time.
    """
    pattern = re.compile(rf"\.{re.escape(target.name)}\.new-[0-9]+(-[0-9]+)?(-wal|-shm|-journal)?")
    with suppress(OSError):
        # Both times are the file system's own, so a clock set wrong does no harm.
        latest_ns = draft.lstat().st_mtime_ns - _STALE_NS
        for path in draft.parent.iterdir():
            if pattern.fullmatch(path.name) and path.lstat().st_mtime_ns < latest_ns:
                path.unlink()


def names_in(folder: Path) -> list[str]:
    """Return the names of everything in `folder`, hidden files too."""
    return os.listdir(folder)  # noqa: PTH208 - names are wanted, and no path of each


def file_status(path: Path) -> os.stat_result | None:
    """Return the status of the regular file `path`; None where nothing or something else is there."""
    with suppress(FileNotFoundError, NotADirectoryError):
        status = path.lstat()
        return status if stat.S_ISREG(status.st_mode) else None
    return None


def is_at(handle: int, path: Path) -> bool:
    """Return whether the regular file at `path` is the one that is open."""
    status = file_status(path)
    return status is not None and os.path.samestat(status, os.fstat(handle))


def let_others_read(path: Path) -> None:
    """Let every user of this computer read a file that is for everybody; where that cannot be, it stays."""
    with suppress(OSError):
        path.chmod(PUBLIC)


def may_be_there(path: Path) -> bool:
    """Return whether something is at `path`, or the system does not let us look."""
    try:
        path.lstat()
    except OSError as error:
        return not isinstance(error, FileNotFoundError | NotADirectoryError)
    return True


def is_of_this_user(path: Path) -> bool:
    """Return whether nothing is at `path`, or a regular file of this user's; Windows tells no owner.

    Raises:
        OSError: the system does not let us look.
    """
    status = file_status(path)
    if status is None:
        return not os.path.lexists(path)
    return os.name == "nt" or status.st_uid == os.geteuid()


_HELD_OPEN: Final = frozenset({32, 33})
"""Windows: ERROR_SHARING_VIOLATION, ERROR_LOCK_VIOLATION."""


def system_reason(error: OSError) -> str:
    """Return the system's word for `error`, without a path; of a file held open, what to do about it."""
    if getattr(error, "winerror", None) in _HELD_OPEN:
        return translate("reasons", "another program has it open; close it there first")
    return error.strerror or type(error).__name__


@contextmanager
def refused_as(kind: Callable[[Path, str], StorageError], path: Path) -> Iterator[None]:
    """Raise what the system refuses within the block as an error of `kind` about `path`."""
    try:
        yield
    except OSError as error:
        raise kind(path, system_reason(error)) from error


def storage_error(folder: Path, path: Path, error: OSError) -> StorageError:
    """Return what `error`, met while writing `path` in `folder`, means to the user."""
    if isinstance(error, FileNotFoundError | NotADirectoryError) and not os.path.exists(folder):  # noqa: PTH110 - never raises
        return FolderMissing(folder)
    return CannotWrite(path, system_reason(error))
