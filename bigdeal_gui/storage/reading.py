"""Files that are read whole, from wherever they come: never more of one than its reader allows."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import walk_tb
from typing import Final

from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.storage import disk
from bigdeal_gui.words import translate

_PIECE_BYTES: Final = 2**16


@contextmanager
def refused_looks_told() -> Iterator[None]:
    """Tell where the system refuses a look at a path: `Path.is_file` and its like let that through.

    Raises:
        CannotRead: the path is in a closed folder, or too long, or its disk does not answer.
    """
    try:
        yield
    except OSError as error:
        *_outer, (innermost, _line) = walk_tb(error.__traceback__)
        if innermost.f_code.co_name != "stat" or "pathlib" not in innermost.f_globals["__name__"]:
            raise
        raise CannotRead(Path(error.filename), disk.system_reason(error)) from error


def read_file(path: Path, limit_bytes: int) -> bytes:
    """Return the bytes of a file, at most `limit_bytes` of them.

    Raises:
        CannotRead: the system refused, or it is no regular file.
        FileTooLarge: it holds more; at most one byte more than the limit is read.
    """
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
        with os.fdopen(handle, "rb", buffering=0) as file:
            status = os.fstat(handle)
            if not stat.S_ISREG(status.st_mode):
                raise CannotRead(path, translate("reasons", "it is not a file"))
            data = b""
            # Asked for all that is allowed at once, the system would have to find room for it.
            while len(data) <= limit_bytes and (
                piece := file.read(min(limit_bytes + 1 - len(data), max(status.st_size + 1, _PIECE_BYTES)))
            ):
                data += piece
    except OSError as error:
        raise CannotRead(path, disk.system_reason(error)) from error
    except ValueError:
        raise CannotRead(path, translate("reasons", "it is not a file name")) from None
    if len(data) > limit_bytes:
        raise FileTooLarge(max(status.st_size, len(data)), limit_bytes)
    return data
