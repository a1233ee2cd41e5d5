"""The files of one set while they are written, put in place and read back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, BinaryIO, Self

from bigdeal_gui.errors.formats import FormatError
from bigdeal_gui.errors.storage import AlreadyExists, CannotRead, ReadBackDiffers
from bigdeal_gui.formats.format import Format, Heading, Profile
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.services.boxes.content import box_files
from bigdeal_gui.storage.delivery import DeliveredFile, Delivery
from bigdeal_gui.storage.names import BOX_SUFFIX

if TYPE_CHECKING:
    from bigdeal_gui.formats.hands import FourHands
    from bigdeal_gui.services.boxes.lock import LockedBox


class _Kept:
    """A file that is there already, compared piece by piece with what would be written."""

    def __init__(self, path: Path, stream: BinaryIO) -> None:
        self._path = path
        self._stream = stream
        self._size_bytes = 0

    def take(self, chunk: bytes) -> None:
        self._size_bytes += len(chunk)
        if self._read(len(chunk)) != chunk:
            raise AlreadyExists(self._path)

    def finish(self) -> DeliveredFile:
        if self._read(1):
            raise AlreadyExists(self._path)
        return DeliveredFile(self._path, self._size_bytes)

    def _read(self, count: int) -> bytes:
        try:
            return self._stream.read(count)
        except OSError as error:
            raise CannotRead(self._path, error.strerror or type(error).__name__) from error


class SetFiles:
    """Writes every format of a set in one pass, within a `delivery` that `commit_together` ends.

    A context manager. A file that the delivery has not announced is there already: it is compared instead of
    written; the same bytes count as delivered, others are an error.
    """

    def __init__(
        self, delivery: Delivery | _Members, name: str, formats: Sequence[Format], heading: Heading
    ) -> None:
        self._delivery = delivery
        self._heading = heading
        self._formats = {name + format_.suffix: format_ for format_ in formats}
        self._writers = {name: format_.writer(heading) for name, format_ in self._formats.items()}
        self._kept: dict[str, _Kept] = {}
        self._sinks: dict[str, Callable[[bytes], None]] = {}
        self._delivered: dict[str, DeliveredFile] | None = None
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            for name in self._formats:
                if name in self._delivery.names:
                    self._sinks[name] = partial(self._delivery.write, name)
                    continue
                path = self._delivery.folder / name
                try:
                    self._kept[name] = _Kept(path, stack.enter_context(path.open("rb")))
                except OSError as error:
                    raise CannotRead(path, error.strerror or type(error).__name__) from error
                self._sinks[name] = self._kept[name].take
            for name, writer in self._writers.items():
                self._sinks[name](writer.start())
            self._stack = stack.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.__exit__(kind, error, trace)

    def write(self, boards: Sequence[Board]) -> None:
        """Write the next boards into every file."""
        for name, writer in self._writers.items():
            self._sinks[name](writer.boards(boards))

    def end(self) -> None:
        """Write the end of every file, and close it; the second time do nothing.

        Raises:
            AlreadyExists: a file of a set made again is there with other bytes.
            StorageError: the system refused.
        """
        if self._delivered is not None:
            return
        for name, writer in self._writers.items():
            self._sinks[name](writer.end())
        self._delivery.end(*(name for name in self._formats if name not in self._kept))
        self._delivered = {name: kept.finish() for name, kept in self._kept.items()}

    def files_of(self, placed: Mapping[str, DeliveredFile]) -> tuple[DeliveredFile, ...]:
        """Return the set's files in their order: of those `placed` by name, and those that were there."""
        of_name = {**(self._delivered or {}), **placed}
        return tuple(of_name[name] for name in self._formats)

    def readings(self, deals: Sequence[Deal]) -> dict[str, Callable[[bytes], None]]:
        """Return, by the name of a file, what reads its bytes as its readers will, and compares `deals`.

        Each raises ReadBackDiffers where they are others. There is none for files that nobody can read, and
        none at all without `deals`.
        """
        hands = [deal.hands for deal in deals]
        return {
            name: partial(self._compare, name, format_, hands)
            for name, format_ in self._formats.items()
            if deals and format_.holds_boards and not self._is_doubtful(format_)
        }

    def _compare(self, name: str, format_: Format, hands: Sequence[FourHands], untrusted_data: bytes) -> None:
        try:
            read = format_.read(untrusted_data, self._heading.boards.first)
        except FormatError as error:
            raise ReadBackDiffers(self._delivery.folder / name) from error
        if [board.deal.hands for board in read.boards] != hands:
            raise ReadBackDiffers(self._delivery.folder / name)

    def _is_doubtful(self, format_: Format) -> bool:
        """Big Deal's own bytes are kept in that profile even where no reader can follow them."""
        return self._heading.profile is Profile.BIGDEAL and bool(format_.doubt(self._heading.boards))


def commit_together(
    delivery: Delivery,
    sets: Sequence[tuple[SetFiles, Sequence[Deal]]],
    note: Callable[[tuple[tuple[DeliveredFile, ...], ...]], None] = lambda _sets: None,
) -> tuple[tuple[DeliveredFile, ...], ...]:
    """Finish, put in place and read back the files of all `sets` of one delivery: all or none.

    They are compared card by card with the deals of their set, where there are any. `note` is told the files
    of each set, in the order of the sets, and writes down that they are delivered; where it raises, the new
    files are taken back, unless it may be written down all the same.

    Raises:
        AlreadyExists: a file of a set made again is there with other bytes, or a name was just taken.
        ReadBackDiffers: the disk did not keep what was written.
        StorageError: the system refused. No new file of any set was left but with LeftoverFiles.
    """
    readings: dict[str, Callable[[bytes], None]] = {}
    for files, deals in sets:
        files.end()
        readings |= files.readings(deals)

    def of_sets(placed: Sequence[DeliveredFile]) -> tuple[tuple[DeliveredFile, ...], ...]:
        named = {file.path.name: file for file in placed}
        return tuple(files.files_of(named) for files, _deals in sets)

    return of_sets(delivery.commit(note=lambda placed: note(of_sets(placed)), compare=readings))


class _Members:
    """What goes into the box; nothing of it touches the disk."""

    def __init__(self, folder: Path, names: Sequence[str]) -> None:
        self.folder = folder
        self.names = tuple(names)
        self.contents = {name: bytearray() for name in names}

    def write(self, name: str, chunk: bytes) -> None:
        self.contents[name] += chunk

    def end(self, *_names: str) -> None:
        pass


class LockedFiles(SetFiles):
    """Writes every format of a set into one box, and the box into the `delivery`."""

    def __init__(
        self,
        delivery: Delivery,
        name: str,
        formats: Sequence[Format],
        heading: Heading,
        lock: Callable[[Mapping[str, bytes]], LockedBox],
    ) -> None:
        self._members = _Members(delivery.folder, [name + format_.suffix for format_ in formats])
        super().__init__(self._members, name, formats, heading)
        self._target = delivery
        self._box_name = name + BOX_SUFFIX
        self._lock = lock
        self._box: LockedBox | None = None

    def end(self) -> None:
        """Write the end of every file, lock them all, and write the box; the second time do nothing.

        Raises:
            FileTooLarge: they are more than a box can hold.
            StorageError: the system refused.
        """
        super().end()
        if self._box is None:
            files = {name: bytes(content) for name, content in self._members.contents.items()}
            self._box = self._lock(files)
            self._target.write(self._box_name, self._box.sealed)
            self._target.end(self._box_name)

    def files_of(self, placed: Mapping[str, DeliveredFile]) -> tuple[DeliveredFile, ...]:
        """Return the box."""
        return (placed[self._box_name],)

    def readings(self, deals: Sequence[Deal]) -> dict[str, Callable[[bytes], None]]:
        """Return what opens the box, as it was read, with its key, and compares every file in it."""
        box, members = self._box, super().readings(deals)

        def compare(untrusted_data: bytes) -> None:
            if box is None:
                raise RuntimeError("the box is not locked yet")
            files = box_files(box.require_same(self._target.folder / self._box_name, untrusted_data))
            for name, reading in members.items():
                reading(files[name])

        return {self._box_name: compare}
