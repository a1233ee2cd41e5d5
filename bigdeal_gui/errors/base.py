"""The tree's root, and what a command answers to the shell."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class ExitCode(IntEnum):
    """What a command answers to the shell."""

    DONE = 0
    CHECK_FAILED = 1
    USAGE = 2
    REFUSED = 3
    DAMAGED = 4
    SYSTEM = 5


class AppError(Exception):
    """A situation foreseen by the program; `str()` is one sentence for a person."""

    def __reduce__(self) -> tuple[Callable[..., AppError], tuple[object, ...]]:
        """Pickle by the fields, so that an error crosses process borders whole."""
        return _rebuilt, (type(self), tuple(self.__dict__.items()))


def _rebuilt(kind: type[AppError], fields: tuple[tuple[str, object], ...]) -> AppError:
    return kind(**dict(fields))
