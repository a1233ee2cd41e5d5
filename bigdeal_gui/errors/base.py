"""The tree's root: what every leaf says of itself, and what a command answers to the shell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum
from operator import attrgetter
from pathlib import Path
from typing import ClassVar, Final, NamedTuple, dataclass_transform

from bigdeal_gui.words import translate, within_line

CONTEXT: Final = "errors"
"""The context under which translators find what the leaves say."""

_NOTES: Final = "__notes__"
"""Where Python keeps what `add_note` was given."""


class ExitCode(IntEnum):
    """What a command answers to the shell."""

    DONE = 0
    CHECK_FAILED = 1
    USAGE = 2
    REFUSED = 3
    DAMAGED = 4
    SYSTEM = 5


@dataclass_transform(eq_default=False)
class AppError(Exception):
    """A situation foreseen by the program; `str()` is one sentence for a person, in the user's language.

    A leaf says everything of itself, in English: the `sentence`, in which {names} stand for its fields, a
    `title`, a `hint` (what is safe, what to do next), and the `exit_code` of the command that it ends.
    What happened before it, and has to be told as well (`add_note`), comes first.

    A leaf is made like a dataclass: what it annotates are its fields, given in their order or by name. It is
    none, as Python would write and compile code for each of the many, whenever the program starts.
    """

    sentence: ClassVar[str]
    title: ClassVar[str]
    hint: ClassVar[str]
    exit_code: ClassVar[ExitCode]
    between: ClassVar[str] = "; "
    """What stands between the texts of a field that holds several."""
    event_case: ClassVar[int] = 0
    """The case of the help page *When something goes wrong at the event* that it is; 0 where it is none."""

    def __init__(self, *values: object, **named: object) -> None:
        fields = type(self).__annotations__
        given = dict(zip(fields, values, strict=False)) | named
        if given.keys() != fields.keys() or len(values) + len(named) != len(fields):
            raise TypeError(f"{type(self).__name__} has the fields ({', '.join(fields)})")
        vars(self).update(given)

    def __str__(self) -> str:
        return " ".join((*self._notes, translate(CONTEXT, self.sentence).format(**self._values())))

    @property
    def _notes(self) -> tuple[str, ...]:
        return tuple(getattr(self, _NOTES, ()))

    def _fields(self) -> dict[str, object]:
        return {name: value for name, value in vars(self).items() if name != _NOTES}

    def _values(self) -> dict[str, object]:
        """Return what stands in the sentence for each of its {names}."""
        return {
            name: within_line(self.between.join(value) if isinstance(value, tuple) else value)
            for name, value in self._fields().items()
        }

    def __reduce__(self) -> tuple[Callable[..., AppError], tuple[object, ...]]:
        """Pickle by the fields, so that an error crosses process borders whole."""
        return _rebuilt, (type(self), tuple(self._fields().items()), self._notes)


def _rebuilt(
    kind: type[AppError], fields: tuple[tuple[str, object], ...], notes: tuple[str, ...]
) -> AppError:
    error = kind(**dict(fields))
    for note in notes:
        error.add_note(note)
    return error


class Advice(NamedTuple):
    """What stands beside an error's sentence, in the user's language."""

    title: str
    hint: str


def error_advice(error: AppError) -> Advice:
    """Return the title and the hint of `error` in the user's language."""
    hint = translate(CONTEXT, error.hint)
    if error.event_case:
        case = translate(
            "errors", "See the help page “When something goes wrong at the event”, case {number}."
        )
        hint = f"{hint} {case.format(number=error.event_case)}"
    return Advice(translate(CONTEXT, error.title), hint)


def error_kinds_below(kind: type[AppError] = AppError) -> Iterator[type[AppError]]:
    """Yield every situation below `kind`, room by room, in the order in which they are written."""
    from importlib import import_module  # noqa: PLC0415 - for translators alone
    from pkgutil import iter_modules  # noqa: PLC0415 - as above

    for room in iter_modules([str(Path(__file__).parent)], f"{__package__}."):
        import_module(room.name)
    for below in sorted(kind.__subclasses__(), key=attrgetter("__module__")):
        if below.__subclasses__():
            yield from error_kinds_below(below)
        else:
            yield below
