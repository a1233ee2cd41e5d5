"""Files of packed numbers: written whole or not at all, and read from their first record to the last."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, NamedTuple

from bigdeal_gui.cli.parts.boundary import say, say_file
from bigdeal_gui.errors import CannotRead, Usage
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.delivery import Delivery

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

STANDARD_STREAM: Final = "-"


class Binary(NamedTuple):
    """How values are kept in a file: both directions, a record's size, and what records are called."""

    packed: Callable[..., Iterator[bytes]]
    """From a stream of lines, and what a line is called (`place`)."""

    unpacked: Callable[[BinaryIO], Iterator[bytes]]
    record_bytes: int
    records: str


def pack(kind: Binary, chunks: Iterator[bytes], target: str) -> None:
    """Write the records of `chunks` into the new file `target`, or to standard output.

    Raises:
        UnpackableValue, StorageError: nothing is left of the file.
        Usage: the records would go to a terminal.
    """
    if target == STANDARD_STREAM:
        output = _standard_output()
        for chunk in chunks:
            output.write(chunk)
        output.flush()
        return
    path = Path(target)
    with Delivery(path.parent, [path.name]) as delivery:
        for chunk in chunks:
            delivery.write(path.name, chunk)
        (file,) = delivery.commit()
    say_file(file.path, file.size_bytes, f"{file.size_bytes // kind.record_bytes} {kind.records}, ")


def unpack(kind: Binary, records: BinaryIO) -> None:
    """Say the diagram of each record, a line each.

    Raises:
        DamagedNumbers: a record is cut off or out of range; those before it were said.
    """
    _say_all(kind.unpacked(records))


def unpack_file(kind: Binary, path: Path) -> None:
    """Say the diagram of each record of a file.

    Raises:
        CannotRead: the system refused.
        DamagedNumbers: as `unpack`.
    """
    _say_all(_of_file(kind, path))


def _of_file(kind: Binary, path: Path) -> Iterator[bytes]:
    try:
        with path.open("rb") as file:
            yield from kind.unpacked(file)
    except OSError as error:
        raise CannotRead(path, disk.reason(error)) from error


def _say_all(chunks: Iterator[bytes]) -> None:
    for chunk in chunks:
        say(chunk.decode("ascii"), end="")


def _standard_output() -> BinaryIO:
    if sys.stdout is None or sys.stdout.isatty():
        raise Usage("Records are no text: name a file, or send them to another program.")
    return sys.stdout.buffer
