"""Interrupted deliveries: how they are recognised, and how they are finished or taken back.

Beside its files every delivery keeps a hidden manifest, locked for as long as its program lives. Before the
first file gets its final name the manifest lists them all, and it goes when the delivery is over. So a
manifest that nobody holds tells exactly what a program that died left behind: where every file is whole the
delivery is finished, otherwise those in place are taken back. Only a manifest with the seal of this user's
key, in a file of this user's, is believed; what another user, computer or program left is not touched.
"""

from __future__ import annotations

import errno
import os
import re
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Final, Self

from bigdeal_gui.storage import disk
from bigdeal_gui.storage.manifest import Manifest, empty_claim, is_own, is_whole, parse_manifest
from bigdeal_gui.storage.retry import patiently
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

    from bigdeal_gui.storage.disk import Disk

_MANIFEST: Final = "delivery"
_PROBE: Final = "probe"
_OURS: Final = re.compile(r"\.bigdeal-gui-([1-9][0-9]{0,5})\.(delivery|probe|part-[0-9]{1,4})")
_LAST_NUMBER: Final = 999_999
_MAX_MANIFEST_BYTES: Final = 2**20


@dataclass(frozen=True, slots=True)
class Interrupted:
    """A delivery that a program which died had begun: finished, taken back, or left alone.

    `finished` are its files, all in place and whole, which stay. Otherwise `removed` were its files; `kept`
    bear its names but cannot be proved to be its files. `strange` are hidden files of somebody else's.
    `listed` are all that it was to put in place, where it was not finished.
    """

    removed: tuple[Path, ...] = ()
    kept: tuple[Path, ...] = ()
    finished: tuple[Path, ...] = ()
    strange: tuple[Path, ...] = ()
    listed: tuple[Path, ...] = field(default=(), compare=False)

    def __bool__(self) -> bool:
        """Return whether there is anything that a person should be told."""
        return bool(self.removed or self.kept or self.finished or self.strange)


def recover(
    folder: Path,
    *,
    key: bytes = b"",
    may_stay: Callable[[tuple[Path, ...]], bool] = lambda _files: True,
    names: Collection[str] | None = None,
    on: Disk | None = None,
) -> tuple[Interrupted, ...]:
    """Finish or take back every delivery into `folder` whose program died, and return what is to be told.

    `key` is the one that those deliveries were given; with another, or none, they are left alone. Where all
    files of one are whole, `may_stay` is asked for the last word, while nobody else can touch it. Deliveries
    under way are left alone, and so is what the system does not let us touch. With `names`, so are those
    that were giving files other names: who comes for these alone cannot say what became of a set.

    Raises:
        FolderMissing: there is no such folder.
        CannotWrite: the system does not let us look into it.
    """
    system = on or disk.system_disk()
    settled = []
    for number in _numbers_in(folder):
        with suppress(OSError):
            if strange := _strange_files(folder, number):
                settled.append(Interrupted(strange=strange))
                continue
            claim = Claim.adopted(folder, number, system)
            if claim is not None:
                settled.append(claim.settle(key, may_stay, names))
    return tuple(delivery for delivery in settled if delivery)


def _strange_files(folder: Path, number: int) -> tuple[Path, ...]:
    """Return the hidden files of a number where one of them is another user's, or no file at all."""
    paths = tuple(folder / name for name in disk.names_in(folder) if _number_of(name) == number)
    return paths if any(not disk.is_of_this_user(path) for path in paths) else ()


def _number_of(name: str) -> int | None:
    match = _OURS.fullmatch(name)
    return int(match[1]) if match else None


def _numbers_in(folder: Path) -> list[int]:
    try:
        numbers = {_number_of(name) for name in disk.names_in(folder)}
    except OSError as error:
        raise disk.storage_error(folder, folder, error) from error
    return sorted(number for number in numbers if number is not None)


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
        return _hidden_name(self._number, f"part-{index}")

    def can_link(self) -> bool:
        """Return whether the file system gives second names."""
        probe = _path(self._folder, self._number, _PROBE)
        try:
            disk.link(_path(self._folder, self._number, _MANIFEST), probe)
        except disk.LinksUnsupported:
            return False
        probe.unlink()
        return True

    def announce(self, manifest: Manifest, key: bytes) -> None:
        """Have the manifest on the disk before the first file gets its name, or is taken back."""
        os.lseek(self._handle, 0, os.SEEK_END)
        disk.write_all(self._handle, manifest.to_line(key))
        self._disk.flush(self._handle)
        self._disk.flush_folder(self._folder)

    def settle(
        self, key: bytes, may_stay: Callable[[tuple[Path, ...]], bool], names: Collection[str] | None = None
    ) -> Interrupted:
        """Finish, take back or leave alone the delivery of a program that died, and give up the claim.

        `names` as `recover` says.

        Raises:
            OSError: something could not be read or removed; it stays listed for the next time.
        """
        try:
            manifest = self._read(key)
            if manifest is None:
                strange = [name for name in disk.names_in(self._folder) if _number_of(name) == self._number]
                os.close(self._handle)
                return Interrupted(strange=tuple(self._folder / name for name in strange))
            if names is not None and not {record.name for record in manifest.records} <= {*names}:
                os.close(self._handle)
                return Interrupted()
            files = tuple(self._folder / record.name for record in manifest.records)
            is_over = bool(files) and not manifest.is_withdrawn
            is_over = is_over and all(is_whole(record, self._folder, key) for record in manifest.records)
            is_over = is_over and may_stay(files)
        except BaseException:
            os.close(self._handle)
            raise
        if is_over:
            self.finish()
            return Interrupted(finished=files)
        # Only a program that died leaves an empty claim of a name; a living one knows its own.
        return self.undo(manifest, key, empty_claim(manifest, self._folder))

    def undo(self, manifest: Manifest, key: bytes, claim: Path | None = None) -> Interrupted:
        """Remove the files that are provably the delivery's, then every trace, and give up the claim.

        `claim` is a name that is held by an empty file of the delivery's. What the system refuses to remove
        stays listed, or recognisable by its hidden name, for the next time.

        Raises:
            OSError: something could not be removed; all else was.
        """
        manifest_path = _path(self._folder, self._number, _MANIFEST)
        try:
            if manifest.records and not manifest.is_withdrawn:
                # A program that dies while it takes files back must not find them finished afterwards.
                with suppress(OSError):
                    self.announce(replace(manifest, is_withdrawn=True), key)
            interrupted = self._removed(manifest, key, claim)
            self._remove_parts()
        except BaseException:
            if manifest.records:
                os.close(self._handle)
            else:
                self._disk.discard(self._handle, manifest_path)
            raise
        with suppress(OSError):
            self._disk.flush_folder(self._folder)
        self._disk.discard(self._handle, manifest_path)
        return interrupted

    def _read(self, key: bytes) -> Manifest | None:
        untrusted_data = os.read(self._handle, _MAX_MANIFEST_BYTES)
        return parse_manifest(untrusted_data, key, os.fstat(self._handle).st_mtime_ns)

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
        listed = tuple(self._folder / record.name for record in manifest.records)
        return Interrupted(tuple(removed), tuple(kept), listed=listed)

    def finish(self) -> None:
        """Remove the traces of a delivery that is over; what the system does not let go is for `recover`."""
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
            if _number_of(name) == self._number and not name.endswith(_MANIFEST):
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
    return folder / _hidden_name(number, what)


def _hidden_name(number: int, what: str) -> str:
    return f".bigdeal-gui-{number}.{what}"
