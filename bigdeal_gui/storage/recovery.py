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
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from bigdeal_gui.storage import disk
from bigdeal_gui.storage.manifest import Manifest, empty_claim, is_own_file, is_whole_file, parse_manifest
from bigdeal_gui.storage.retry import retry_while_denied
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.storage.disk import Disk

_MANIFEST: Final = "delivery"
_PROBE: Final = "probe"
_OURS: Final = re.compile(r"\.bigdeal-gui-([1-9][0-9]{0,5})\.(delivery|probe|part-[0-9]{1,4})")
_LAST_NUMBER: Final = 999_999
_ABANDONED_S: Final = 24 * 3600
"""How long nothing was written of a delivery that, on a disk without locks, is taken for dead."""
_MAX_MANIFEST_BYTES: Final = 2**20


@dataclass(frozen=True, slots=True)
class Interrupted:
    """A delivery that a program which died had begun: finished, taken back, or left alone.

    `finished` are its files, all in place and whole, which stay. Otherwise `removed` were its files; `kept`
    bear its names but cannot be proved to be its files. `strange` are hidden files of somebody else's.
    `listed` are all that it was to put in place, where it was not finished. `sets` are the journal's numbers
    of the sets that it was of, and `hidden` its hidden files that were removed with it.
    """

    removed: tuple[Path, ...] = ()
    kept: tuple[Path, ...] = ()
    finished: tuple[Path, ...] = ()
    strange: tuple[Path, ...] = ()
    listed: tuple[Path, ...] = field(default=(), compare=False)
    sets: tuple[int, ...] = ()
    hidden: tuple[Path, ...] = field(default=(), compare=False)
    stuck: tuple[Path, ...] = ()
    """Hidden files that the system did not let us look at or remove: another time."""

    def __bool__(self) -> bool:
        """Return whether there is anything that a person should be told."""
        return any((self.removed, self.kept, self.finished, self.strange, self.sets, self.stuck))


def recover_deliveries(
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
    in progress are left alone, and so is what the system does not let us touch. With `names`, so are those of
    sets, and those that were giving files other names: who comes for these cannot say what happened to a set.
    What is somebody else's is told in one.

    Raises:
        FolderMissing: there is no such folder.
        CannotWrite: the system does not let us look into it.
    """
    system = on or disk.system_disk()
    settled: list[Interrupted] = []
    strange: list[Path] = []
    stuck: list[Path] = []
    for number, hidden in sorted(_hidden_in(folder).items()):
        try:
            # Another user's, or no file at all.
            if not all(map(disk.is_of_this_user, hidden)):
                strange += hidden
                continue
            claim = Claim.adopted(folder, number, system, hidden)
            if claim is not None:
                told = claim.settle(key, may_stay, names)
                strange += told.strange
                settled.append(replace(told, strange=()))
        except FileNotFoundError:
            # It is over: its program lives, and was quicker. Or the folder has gone.
            stuck += hidden if not folder.is_dir() else ()
        except OSError:
            stuck += hidden
    settled += [Interrupted(strange=tuple(strange)), Interrupted(stuck=tuple(stuck))]
    return tuple(delivery for delivery in settled if delivery)


def _hidden_in(folder: Path) -> dict[int, tuple[Path, ...]]:
    """Return the hidden files of deliveries in `folder` by their numbers.

    Raises:
        FolderMissing, CannotWrite: the system does not let us look into it.
    """
    found: dict[int, tuple[Path, ...]] = {}
    try:
        for name in sorted(disk.names_in(folder)):
            if match := _OURS.fullmatch(name):
                number = int(match[1])
                found[number] = (*found.get(number, ()), folder / name)
    except OSError as error:
        raise disk.storage_error(folder, folder, error) from error
    return found


class Claim:
    """The right to one number of a folder: the manifest of that number, open and locked."""

    def __init__(
        self, folder: Path, number: int, handle: int, system: Disk, hidden: Iterable[Path] = ()
    ) -> None:
        self._folder = folder
        self._number = number
        self._manifest = _path(folder, number, _MANIFEST)
        self._handle = handle
        self._disk = system
        self._hidden = {path for path in hidden if not path.name.endswith(_MANIFEST)}
        self.is_private: Final = disk.is_private(handle)
        """Whether nobody else can read what is written there, as far as the file system tells."""

    @classmethod
    def new(cls, folder: Path, system: Disk) -> Self:
        """Return the claim to the lowest number that nobody uses.

        Raises:
            OSError: the folder cannot be written to.
            FolderMissing, CannotWrite: nor looked into.
        """
        used = _hidden_in(folder)
        for number in range(1, _LAST_NUMBER + 1):
            if number in used:
                continue
            path = _path(folder, number, _MANIFEST)
            with suppress(FileExistsError):
                handle = disk.create_file(path)
                try:
                    # Where nothing can be locked, nobody undoes what might be alive: see `adopted`.
                    is_ours = disk.lock_if_possible(system, handle) and disk.is_at(handle, path)
                except OSError:
                    system.discard(handle, path)
                    raise
                if is_ours:
                    return cls(folder, number, handle, system)
                os.close(handle)
        raise FileExistsError(errno.EEXIST, translate("reasons", "too many interrupted deliveries"))

    @classmethod
    def adopted(cls, folder: Path, number: int, system: Disk, hidden: Collection[Path] = ()) -> Self | None:
        """Return the claim to a number whose program died; None while it lives or is done.

        A missing manifest is made again, empty. `hidden` are the files of that number. On a disk without
        locks a delivery of which nothing was written for a day is taken for dead.

        Raises:
            OSError: the manifest belongs to somebody else.
        """
        path = _path(folder, number, _MANIFEST)
        handle = disk.lock_own(system, path, otherwise=_are_abandoned(hidden))
        return None if handle is None else cls(folder, number, handle, system, hidden)

    def part_name(self, index: int) -> str:
        """Return the name under which file `index` (from 0) is written."""
        name = _hidden_name(self._number, f"part-{index}")
        self._hidden.add(self._folder / name)
        return name

    def is_lost(self) -> bool:
        """Return whether the folder is not there any more, as when a USB drive was pulled out."""
        return not any(map(disk.may_be_there, (self._manifest, *self._hidden)))

    def leave(self) -> None:
        """Give up the claim, and leave everything as it is for the next time."""
        os.close(self._handle)

    def can_link(self) -> bool:
        """Return whether the file system gives second names."""
        probe = _path(self._folder, self._number, _PROBE)
        self._hidden.add(probe)
        try:
            disk.link_file(self._manifest, probe)
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

        `names` as `recover_deliveries` says.

        Raises:
            OSError: something could not be read or removed; it stays listed for the next time.
        """
        try:
            manifest = self._read(key)
            if manifest is None:
                os.close(self._handle)
                return Interrupted(strange=(self._manifest, *sorted(self._hidden)))
            recorded = {record.name for record in manifest.records}
            if names is not None and (manifest.sets or not recorded <= {*names}):
                os.close(self._handle)
                return Interrupted()
            files = tuple(self._folder / record.name for record in manifest.records)
            is_over = bool(files) and not manifest.is_withdrawn
            is_over = is_over and all(is_whole_file(record, self._folder, key) for record in manifest.records)
            is_over = is_over and may_stay(files)
        except BaseException:
            os.close(self._handle)
            raise
        if is_over:
            self.finish()
            return Interrupted(finished=files, sets=manifest.sets)
        # Only a program that died leaves an empty claim of a name; a living one knows its own.
        return self.undo(manifest, key, empty_claim(manifest, self._folder))

    def undo(self, manifest: Manifest, key: bytes, claim: Path | None = None) -> Interrupted:
        """Remove the files that are provably the delivery's, then every trace, and give up the claim.

        `claim` is a name that is held by an empty file of the delivery's. What the system refuses to remove
        stays listed, or recognisable by its hidden name, for the next time.

        Raises:
            OSError: something could not be removed; all else was.
        """
        try:
            if manifest.records and not manifest.is_withdrawn:
                # A program that dies while it takes files back must not find them finished afterwards.
                with suppress(OSError):
                    self.announce(replace(manifest, is_withdrawn=True), key)
            interrupted = self._removed(manifest, key, claim)
            hidden = self._remove_parts()
        except BaseException:
            if manifest.records or manifest.sets:
                os.close(self._handle)
            else:
                self._disk.discard(self._handle, self._manifest)
            raise
        with suppress(OSError):
            self._disk.flush_folder(self._folder)
        self._disk.discard(self._handle, self._manifest)
        return replace(interrupted, hidden=hidden)

    def _read(self, key: bytes) -> Manifest | None:
        untrusted_data = os.read(self._handle, _MAX_MANIFEST_BYTES)
        return parse_manifest(untrusted_data, key, os.fstat(self._handle).st_mtime_ns)

    def _removed(self, manifest: Manifest, key: bytes, claim: Path | None) -> Interrupted:
        removed, kept = [], []
        problem: OSError | None = None
        for record in manifest.records:
            target = self._folder / record.name
            try:
                if target == claim or is_own_file(record, self._folder, key):
                    retry_while_denied(partial(target.unlink, missing_ok=True))
                    removed.append(target)
                elif os.path.lexists(target):
                    kept.append(target)
            except OSError as error:
                problem = error
        if problem is not None:
            raise problem
        listed = tuple(self._folder / record.name for record in manifest.records)
        return Interrupted(tuple(removed), tuple(kept), listed=listed, sets=manifest.sets)

    def finish(self) -> None:
        """Remove the traces of a delivery that is over; what stays is for `recover_deliveries`."""
        with suppress(OSError):
            try:
                self._remove_parts()
            except OSError:
                os.close(self._handle)
                raise
            self._disk.discard(self._handle, self._manifest)

    def _remove_parts(self) -> tuple[Path, ...]:
        problem: OSError | None = None
        removed = []
        for path in sorted(self._hidden):
            try:
                retry_while_denied(path.unlink)
                removed.append(path)
            except FileNotFoundError:
                pass  # never begun, or in place under its name
            except OSError as error:
                problem = error
        if problem is None and not os.path.isdir(self._folder):  # noqa: PTH112 - never raises
            # It went away meanwhile: then a file that is not found is not gone.
            problem = FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        if problem is not None:
            raise problem
        return tuple(removed)


def _are_abandoned(hidden: Collection[Path]) -> bool:
    """Return whether none of the files was written to for a day."""
    newest = max((path.lstat().st_mtime for path in hidden), default=time.time())
    return time.time() - newest > _ABANDONED_S


def _path(folder: Path, number: int, what: str) -> Path:
    return folder / _hidden_name(number, what)


def _hidden_name(number: int, what: str) -> str:
    return f".bigdeal-gui-{number}.{what}"
