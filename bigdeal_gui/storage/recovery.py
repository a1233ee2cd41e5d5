"""Interrupted deliveries: how they are recognised, and how they are undone.

Beside its files every delivery keeps a hidden manifest, locked for as long as its program lives. While it is
empty no file has its final name, or all have and the set is delivered; otherwise it lists what may have
been put in place. So a manifest that nobody holds tells exactly what a program that died left behind.
"""

from __future__ import annotations

import errno
import os
import re
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, Self

from bigdeal_gui.storage import disk
from bigdeal_gui.storage.manifest import Manifest, empty_claim, is_own, parse_manifest
from bigdeal_gui.storage.retry import patiently
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.storage.disk import Disk

_MANIFEST: Final = "delivery"
_PROBE: Final = "probe"
_OURS: Final = re.compile(r"\.bigdeal-gui-([1-9][0-9]{0,5})\.(delivery|probe|part-[0-9]{1,4})")
_LAST_NUMBER: Final = 999_999
_MAX_MANIFEST_BYTES: Final = 2**20


@dataclass(frozen=True, slots=True)
class Interrupted:
    """A delivery that a program which died had begun and that was undone.

    `removed` were its files; `kept` bear its names but cannot be proved to be its files.
    """

    removed: tuple[Path, ...]
    kept: tuple[Path, ...]


def recover(folder: Path, *, key: bytes = b"", on: Disk | None = None) -> tuple[Interrupted, ...]:
    """Undo every delivery into `folder` whose program died, and return those that had put files in place.

    `key` is the one that those deliveries were given. Deliveries under way are left alone, and so is what
    the system does not let us touch.

    Raises:
        FolderMissing: there is no such folder.
        CannotWrite: the system does not let us look into it.
    """
    system = on or disk.system_disk()
    undone = []
    for number in _numbers_in(folder):
        with suppress(OSError):
            claim = Claim.adopted(folder, number, system)
            if claim is not None:
                undone.append(claim.undo(None, key))
    return tuple(delivery for delivery in undone if delivery.removed or delivery.kept)


def _numbers_in(folder: Path) -> list[int]:
    try:
        matches = [_OURS.fullmatch(name) for name in disk.names_in(folder)]
    except OSError as error:
        raise disk.storage_error(folder, folder, error) from error
    return sorted({int(match[1]) for match in matches if match})


class Claim:
    """The right to one number of a folder: the manifest of that number, open and locked."""

    def __init__(self, folder: Path, number: int, handle: int, system: Disk) -> None:
        self._folder = folder
        self._number = number
        self._handle = handle
        self._disk = system

    @classmethod
    def new(cls, folder: Path, system: Disk) -> Self:
        """Return the claim to a number that nobody uses.

        Raises:
            OSError: the folder cannot be written to.
            FolderMissing, CannotWrite: nor looked into.
        """
        for number in range(max(_numbers_in(folder), default=0) + 1, _LAST_NUMBER + 1):
            path = _path(folder, number, _MANIFEST)
            with suppress(FileExistsError):
                handle = disk.create(path)
                try:
                    # Where nothing can be locked, nobody undoes what might be alive: see `adopted`.
                    is_ours = disk.lock_if_possible(system, handle) and _is_at(handle, path)
                except OSError:
                    system.discard(handle, path)
                    raise
                if is_ours:
                    return cls(folder, number, handle, system)
                os.close(handle)
        raise FileExistsError(errno.EEXIST, translate("reasons", "too many interrupted deliveries"))

    @classmethod
    def adopted(cls, folder: Path, number: int, system: Disk) -> Self | None:
        """Return the claim to a number whose program died; None while it lives or is done.

        A missing manifest is made anew, empty.

        Raises:
            OSError: the manifest belongs to somebody else, or this disk knows no locks.
        """
        path = _path(folder, number, _MANIFEST)
        handle = disk.open_own(path)
        try:
            if system.lock(handle) and _is_at(handle, path):
                return cls(folder, number, handle, system)
        except OSError:
            os.close(handle)
            raise
        os.close(handle)
        return None

    def part_name(self, index: int) -> str:
        """Return the name under which file `index` (from 0) is written."""
        return _path(self._folder, self._number, f"part-{index}").name

    def can_link(self) -> bool:
        """Return whether the file system gives second names."""
        probe = _path(self._folder, self._number, _PROBE)
        try:
            disk.link(_path(self._folder, self._number, _MANIFEST), probe)
        except disk.LinksUnsupported:
            return False
        probe.unlink()
        return True

    def announce(self, manifest: Manifest, *, with_digests: bool) -> None:
        """Have the manifest on the disk before the first file gets its name."""
        os.lseek(self._handle, 0, os.SEEK_SET)
        disk.write_all(self._handle, manifest.to_bytes(with_digests=with_digests))
        self._disk.flush(self._handle)
        self._disk.flush_folder(self._folder)

    def empty(self) -> None:
        """Have nothing to undo any more: from here on the set is delivered."""
        os.ftruncate(self._handle, 0)
        self._disk.flush(self._handle)

    def undo(self, manifest: Manifest | None, key: bytes) -> Interrupted:
        """Remove the files that are provably the delivery's, then every trace, and give up the claim.

        `manifest` is None for a delivery whose program died: then it is read. What the system refuses to
        remove stays listed, or recognisable by its hidden name, for the next time.

        Raises:
            OSError: something could not be removed; all else was.
        """
        known = Manifest(self._disk.way, ())
        manifest_path = _path(self._folder, self._number, _MANIFEST)
        try:
            # Only a program that died leaves an empty claim of a name; a living one knows its own.
            is_dead = manifest is None
            known = manifest if manifest is not None else self._read()
            claim = empty_claim(known, self._folder) if is_dead else None
            interrupted = self._removed(known, key, claim)
            self._remove_parts()
        except BaseException:
            if known.records:
                os.close(self._handle)
            else:
                self._disk.discard(self._handle, manifest_path)
            raise
        with suppress(OSError):
            self._disk.flush_folder(self._folder)
        if is_dead and interrupted.kept and known.has_digests and not key:
            # Whoever has the key can still tell whether those are the delivery's.
            os.close(self._handle)
        else:
            self._disk.discard(self._handle, manifest_path)
        return interrupted

    def _read(self) -> Manifest:
        untrusted_data = os.read(self._handle, _MAX_MANIFEST_BYTES)
        return parse_manifest(untrusted_data, os.fstat(self._handle).st_mtime_ns)

    def _removed(self, manifest: Manifest, key: bytes, claim: Path | None) -> Interrupted:
        removed, kept = [], []
        problem: OSError | None = None
        for record in manifest.records:
            target = self._folder / record.name
            try:
                if target == claim or is_own(record, self._folder, key):
                    patiently(partial(target.unlink, missing_ok=True))
                    removed.append(target)
                elif os.path.lexists(target):
                    kept.append(target)
            except OSError as error:
                problem = error
        if problem is not None:
            raise problem
        return Interrupted(tuple(removed), tuple(kept))

    def finish(self) -> None:
        """Remove the traces of a delivered set; what the system refuses to remove is for `recover`."""
        with suppress(OSError):
            try:
                self._remove_parts()
            except OSError:
                os.close(self._handle)
                raise
            self._disk.discard(self._handle, _path(self._folder, self._number, _MANIFEST))

    def _remove_parts(self) -> None:
        problem: OSError | None = None
        for name in disk.names_in(self._folder):
            match = _OURS.fullmatch(name)
            if match and int(match[1]) == self._number and match[2] != _MANIFEST:
                try:
                    patiently(partial((self._folder / name).unlink, missing_ok=True))
                except OSError as error:
                    problem = error
        if problem is not None:
            raise problem


def _is_at(handle: int, path: Path) -> bool:
    # Another may have locked and removed the file since it was opened: then the lock is worth nothing.
    status = disk.file_status(path)
    return status is not None and os.path.samestat(status, os.fstat(handle))


def _path(folder: Path, number: int, what: str) -> Path:
    return folder / f".bigdeal-gui-{number}.{what}"
