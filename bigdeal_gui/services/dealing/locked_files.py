"""The files of one set in a box that opens at its time, made in memory: there never was an open copy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.services.boxes.content import BOX_SUFFIX, unpacked
from bigdeal_gui.services.boxes.lock import LockedBox, locked_box
from bigdeal_gui.services.dealing.files import SetFiles

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Format, Heading
    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.services.boxes.lock_time import LockTime
    from bigdeal_gui.services.work import Work
    from bigdeal_gui.storage.delivery import DeliveredFile, Delivery


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

    def __init__(  # noqa: PLR0913, PLR0917 - as SetFiles, and the lock
        self,
        delivery: Delivery,
        name: str,
        formats: Sequence[Format],
        heading: Heading,
        until: LockTime,
        work: Work,
    ) -> None:
        self._members = _Members(delivery.folder, [name + format_.suffix for format_ in formats])
        super().__init__(self._members, name, formats, heading)
        self._target = delivery
        self._box_name = name + BOX_SUFFIX
        self._until = until
        self._work = work
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
            self._box = locked_box(files, self._until, self._work)
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
            files = unpacked(box.require_same(self._target.folder / self._box_name, untrusted_data))
            for name, reading in members.items():
                reading(files[name])

        return {self._box_name: compare}
