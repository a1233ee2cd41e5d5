"""Safe delivery: a set of files comes into its folder whole or not at all, over nothing that is there.

Each file is written beside its target under a hidden name, flushed, and given its own name in a way that
cannot replace another; then everything is read back. `recovery` tells what happens when the program dies.
"""

from __future__ import annotations

import hashlib
import hmac
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.journal import JournalUncertain
from bigdeal_gui.errors.storage import (
    AlreadyExists,
    BadFileName,
    CannotRead,
    CannotWrite,
    FolderLost,
    LeftoverFiles,
    ReadBackDiffers,
    StorageError,
)
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.content import Content
from bigdeal_gui.storage.disk import Disk, Way
from bigdeal_gui.storage.manifest import FileRecord, Manifest, content_digest, is_own_file
from bigdeal_gui.storage.names import check_file_names, same_name_key
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.storage.recovery import Claim, Interrupted, recover_deliveries
from bigdeal_gui.storage.retry import retry_while_denied
from bigdeal_gui.words import quoted_name, translate


@dataclass(frozen=True, slots=True)
class DeliveredFile:
    """A file that was delivered and read back; `content` is what was read, None where nobody hashed it."""

    path: Path
    size_bytes: int
    content: Content | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class FolderTrial:
    """What a folder was found to be: deliveries that were settled in it, and whether it keeps secrets."""

    interrupted: tuple[Interrupted, ...]
    is_private: bool


def check_targets(
    folder: Path, names: Sequence[str], *, key: bytes = b"", on: Disk | None = None
) -> FolderTrial:
    """Make sure, before anything is dealt, that `names` can be delivered into `folder`.

    Deliveries that an earlier program left half-done are finished or taken back first.

    Raises:
        BadFileName: some system cannot store a name, or two of them side by side.
        FolderMissing: there is no such folder.
        AlreadyExists: a name is taken, be it in other capitals.
        CannotWrite: the system does not let us write there.
    """
    with Delivery(folder, names, key=key, on=on) as trial:
        return FolderTrial(trial.interrupted, trial.is_private)


def deliver(
    folder: Path,
    files: Mapping[str, bytes],
    *,
    key: bytes = b"",
    before: Callable[[], None] | None = None,
    is_public: bool = False,
) -> tuple[DeliveredFile, ...]:
    """Write `files`, content by name, into `folder`, all or none, and return them in their order.

    `before` is called, and may raise, when all that can be known says that they can be delivered, and no
    file has its name yet. Only their owner can read them, unless they are public.

    Raises:
        StorageError: as `Delivery`; nothing is left of any of them.
    """
    with Delivery(folder, list(files), key=key) as delivery:
        for name, content in files.items():
            delivery.write(name, content)
        if before is not None:
            before()
        delivered = delivery.commit()
    if is_public:
        for file in delivered:
            disk.let_others_read(file.path)
    return delivered


def deliver_file(
    path: Path,
    make: Callable[[], bytes],
    *,
    key: bytes = b"",
    note: Callable[[tuple[DeliveredFile, ...]], None] | None = None,
) -> DeliveredFile:
    """Write what `make` returns into the new file `path`; `note` writes it down, as `Delivery.commit` has it.

    The name is tried first: nothing is drawn, and nobody is kept waiting, for a file that cannot be.

    Raises:
        StorageError: as `Delivery`; nothing is left of it.
    """
    with Delivery(path.parent, [path.name], key=key) as delivery:
        delivery.write(path.name, make())
        (file,) = delivery.commit(note=note)
    return file


class Delivery:
    """One set on its way into `folder`: a context manager.

    `write` each file piece by piece, then `commit`. Leaving the block without commit removes every trace.
    A set of no files touches nothing.
    `key` seals the manifest, by which a program that comes after a crash knows the files again; without one
    nobody believes it, and files that have their names stay. `sets` are the journal's numbers of the sets
    that it is of: they stand in the manifest from its first line.
    """

    def __init__(
        self,
        folder: Path,
        names: Sequence[str],
        *,
        key: bytes = b"",
        on: Disk | None = None,
        sets: Sequence[int] = (),
    ) -> None:
        self.folder: Final = folder
        self._names = tuple(names)
        self._targets = {name: folder / name for name in names}
        self._key = key
        self._disk = on or disk.system_disk()
        self._claim: Claim | None = None
        self._parts: dict[str, _Part] = {}
        self._manifest = Manifest(self._disk.way, (), sets=tuple(sets))
        self._records: dict[str, FileRecord] = {}
        self._contents: dict[str, Content] = {}
        self.interrupted: tuple[Interrupted, ...] = ()
        """Deliveries of programs that died, which were finished or taken back at the beginning."""

    @property
    def is_private(self) -> bool:
        """Whether nobody else can read the files, as far as the file system tells."""
        return self._claim is None or self._claim.is_private

    @property
    def names(self) -> tuple[str, ...]:
        """The names that were announced."""
        return self._names

    def __enter__(self) -> Self:
        """Begin: settle what others left half-done, and take the place for the hidden files.

        Raises:
            StorageError: as `check_targets`.
        """
        check_file_names(self._names)
        if not self._names:
            return self
        self.interrupted = recover_deliveries(self.folder, key=self._key, names=self._names, on=self._disk)
        try:
            self._refuse_taken()
            self._claim = Claim.new(self.folder, self._disk)
            # From here on the hidden files are known as this user's.
            self._claim.announce(self._manifest, self._key)
            for index, name in enumerate(self._names):
                self._parts[name] = _Part(self.folder / self._claim.part_name(index), self._key)
        except BaseException as error:
            self._undo()
            if isinstance(error, OSError):
                raise disk.storage_error(self.folder, self.folder, error) from error
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Remove every trace of a delivery that was not committed.

        Raises:
            LeftoverFiles, FolderLost: something of it is left, or may be.
        """
        if left := self._undo():
            raise left from error

    def write(self, name: str, chunk: bytes) -> None:
        """Append `chunk` to the file `name`, one of those announced.

        Raises:
            CannotWrite: the system refused; the delivery is over and nothing is left of it.
            LeftoverFiles: something is left of it.
            FolderLost: the folder is gone, and what is there cannot be looked at.
        """
        self._require_open()
        try:
            self._parts[name].write(chunk)
        except OSError as error:
            raise self._failure(self._targets[name], error) from error

    def end(self, *names: str) -> None:
        """Flush and close the files `names`, of which all is written; without that `commit` does it.

        All are on their way to the disk before the first is waited for; without names nothing is done.

        Raises:
            CannotWrite, LeftoverFiles, FolderLost: as `write`.
        """
        if not names:
            return
        self._require_open()
        target = self.folder
        try:
            for name in names:
                target = self._targets[name]
                self._parts[name].begin_flush(self._disk)
            for name in names:
                target = self._targets[name]
                self._records[name] = self._parts[name].sealed(name, self._disk)
        except OSError as error:
            raise self._failure(target, error) from error

    def commit(
        self,
        check: Callable[[str, Path], None] | None = None,
        note: Callable[[tuple[DeliveredFile, ...]], None] | None = None,
        compare: Mapping[str, Callable[[bytes], None]] | None = None,
    ) -> tuple[DeliveredFile, ...]:
        """Put all files in place, read them back, and return them in the order announced.

        Every file is compared with the bytes written; then `check(name, path)`, if any, may look at it and
        raise, and what `compare` has for its name is given all the bytes that were read, and may raise. At
        last `note`, if any, is told the files, to write down that they are delivered: if the program dies
        before, or while it does, the next one finds the files and knows that they are whole. So it does where
        `note` raises JournalUncertain, which then says that they stay. Whatever else is raised but
        LeftoverFiles and FolderLost, no file of this set stays.

        Raises:
            AlreadyExists: a name has been taken meanwhile.
            CannotWrite: the system refused.
            CannotRead: it took the files but does not give them back.
            ReadBackDiffers: it gave back other bytes.
            LeftoverFiles: besides, the system does not let files go; the next delivery tries.
            FolderLost: the folder is gone, and what is there cannot be looked at.
        """
        if not self._names:
            if note is not None:
                note(())
            return ()
        claim = self._require_open()
        try:
            self._seal()
            self._place(claim)
            self._read_back(check, compare or {})
            sizes = {record.name: record.size_bytes for record in self._manifest.records}
            delivered = tuple(
                DeliveredFile(self._targets[name], sizes[name], self._contents[name]) for name in self._names
            )
            if note is not None:
                note(delivered)
        except JournalUncertain as error:
            # It may be written down: taken back, the set would count as delivered, without its files.
            self._claim = None
            claim.leave()
            text = translate("recovery", "All files are complete and stay in “{folder}”: {names}.")
            error.add_note(text.format(folder=self.folder, names=", ".join(map(quoted_name, self._names))))
            raise
        except BaseException as error:
            if left := self._undo():
                raise left from error
            raise
        self._claim = None
        claim.finish()
        return delivered

    def _require_open(self) -> Claim:
        if self._claim is None:
            raise RuntimeError("the delivery has not begun or is over")
        return self._claim

    def _refuse_taken(self) -> None:
        there = {same_name_key(name): name for name in disk.names_in(self.folder)}
        for name, target in self._targets.items():
            if self._disk.max_path is not None and len(str(target.absolute())) > self._disk.max_path:
                reason = translate("reasons", "with its folder it is longer than {count} characters")
                raise BadFileName(name, reason.format(count=self._disk.max_path))
            if (other := there.get(same_name_key(name))) is not None:
                raise AlreadyExists(self.folder / other)
            try:
                # The list may be older than a file of this very name, and a path too long shows here.
                target.lstat()
            except FileNotFoundError:
                continue
            except OSError as error:
                raise CannotWrite(target, disk.system_reason(error)) from error
            raise AlreadyExists(target)

    def _seal(self) -> None:
        self.end(*(name for name in self._names if name not in self._records))
        # All deliveries take names in one order, so of two with the same names one gets all of them.
        records = tuple(self._records[name] for name in sorted(self._names))
        self._manifest = replace(self._manifest, records=records)

    def _place(self, claim: Claim) -> None:
        target = self.folder
        try:
            way = self._disk.way
            if way is Way.LINK and not claim.can_link():
                way = Way.CLAIM
            self._manifest = replace(self._manifest, way=way)
            claim.announce(self._manifest, self._key)
            for record in self._manifest.records:
                target = self._targets[record.name]
                try:
                    _GIVE[way](self._parts[record.name].path, target)
                except FileExistsError as error:
                    raise AlreadyExists(target) from error
            self._disk.flush_folder(self.folder)
        except OSError as error:
            raise disk.storage_error(self.folder, target, error) from error

    def _read_back(
        self, check: Callable[[str, Path], None] | None, compare: Mapping[str, Callable[[bytes], None]]
    ) -> None:
        for record in self._manifest.records:
            target = self._targets[record.name]
            wanted = compare.get(record.name)
            data = b""
            try:
                if wanted is None:
                    content = Content.on_disk(target)
                else:
                    data = read_file(target, record.size_bytes)
                    content = Content.of(data)
            except OSError as error:
                raise CannotRead(target, disk.system_reason(error)) from error
            except FileTooLarge as error:
                raise ReadBackDiffers(target) from error
            if not hmac.compare_digest(content_digest(content, self._key), record.digest):
                raise ReadBackDiffers(target)
            self._contents[record.name] = content
            if wanted is not None:
                wanted(data)
            if check is not None:
                check(record.name, target)

    def _failure(self, target: Path, error: OSError) -> StorageError:
        """Remove every trace, and return what the user is told of `error`, met while writing `target`."""
        return self._undo() or disk.storage_error(self.folder, target, error)

    def _undo(self) -> LeftoverFiles | FolderLost | None:
        """Remove every trace, and return what has to be told of those that stay."""
        claim, self._claim = self._claim, None
        if claim is None:
            return None
        for part in self._parts.values():
            part.close()
        written = tuple(part.path.name for part in self._parts.values() if part.was_begun)
        # What cannot be removed now is listed in the manifest, or has a hidden name: the next one removes it.
        if written and claim.is_lost():
            claim.leave()
            return FolderLost(self.folder, (*written, *(record.name for record in self._manifest.records)))
        try:
            claim.undo(self._manifest, self._key)
        except OSError:
            seen = [record.name for record in self._manifest.records if self._may_be_there(record)]
            hidden = [name for name in written if disk.may_be_there(self.folder / name)]
            return LeftoverFiles((*seen, *hidden)) if seen or hidden else None
        return None

    def _may_be_there(self, record: FileRecord) -> bool:
        try:
            return is_own_file(record, self.folder, self._key)
        except OSError:
            return True


class _Part:
    """One hidden file being written; it is open from its first byte to its last."""

    def __init__(self, path: Path, key: bytes) -> None:
        self.path = path
        self.was_begun = False
        self._key = key
        self._handle: int | None = None
        self._running = hashlib.sha256()

    def write(self, chunk: bytes) -> None:
        disk.write_all(self._opened(), chunk)
        self._running.update(chunk)

    def _opened(self) -> int:
        if self._handle is None:
            self._handle = disk.create_file(self.path)
            self.was_begun = True
        return self._handle

    def begin_flush(self, system: Disk) -> None:
        """Have what was written sent to the disk; a file of which nothing was is made now."""
        system.begin_flush(self._opened())

    def sealed(self, name: str, system: Disk) -> FileRecord:
        """Flush and close the file, and return what it will be known by as `name`."""
        system.flush(self._opened())
        self.close()
        status = self.path.lstat()
        return FileRecord(
            name,
            self.path.name,
            status.st_size,
            status.st_dev,
            status.st_ino,
            status.st_mtime_ns,
            content_digest(Content(self._running.digest()), self._key),
        )

    def close(self) -> None:
        handle, self._handle = self._handle, None
        if handle is not None:
            with suppress(OSError):
                os.close(handle)


def _rename(part: Path, target: Path) -> None:
    # Windows, the one system that comes here, refuses existing names.
    retry_while_denied(lambda: part.rename(target))


_GIVE: Final[dict[Way, Callable[[Path, Path], None]]] = {
    Way.LINK: disk.link_file,
    Way.CLAIM: disk.claim_and_replace,
    Way.RENAME: _rename,
}
