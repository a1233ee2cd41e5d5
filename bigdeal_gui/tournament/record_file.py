"""The record in a public pack (NAME.record.json): what the organiser tells of the tournament, in own words.

Where the promise stood and since when, when the value was entered, why reserve sets were used, and where play
did not follow the plan. Anybody can write such a file, so it is quoted and never believed: it can name what
was chosen, and prove nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Final, TypeVar

from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.tournament import DamagedRecord
from bigdeal_gui.tournament.fields import MAX_TEXT, text_problem
from bigdeal_gui.tournament.plan import MAX_BOARD_NUMBER, MAX_PHASES, MAX_SESSIONS
from bigdeal_gui.words import translate, written_day, written_time

if TYPE_CHECKING:
    from bigdeal_gui.tournament.sessions import Json

SUFFIX: Final = ".record.json"
VERSION: Final = 1
MAX_FILE_BYTES: Final = 2**20

_FORMAT: Final = "bigdeal-gui record"
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
_MOMENT: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z", re.ASCII)
_MOMENT_FORM: Final = "%Y-%m-%dT%H:%M:%SZ"

_Part = TypeVar("_Part")


@dataclass(frozen=True, slots=True)
class Publication:
    """Where the promise stood (`where`), and `since` which day.

    `at` is the moment from which it stood there, UTC; None where only the day was written down.
    """

    where: str
    since: date
    at: datetime | None = None

    @property
    def when(self) -> str:
        """The moment, or the day, as people read it."""
        return f"{written_time(self.at)} UTC" if self.at else written_day(self.since)


@dataclass(frozen=True, slots=True)
class ValueEntry:
    """When the outside value was entered, UTC to the second.

    `as_published` is the reason why it is not in the promised form; empty where it is.
    """

    entered: datetime
    as_published: str = ""


@dataclass(frozen=True, slots=True)
class ReserveUse:
    """Why boards of a reserve set were made, `when` in UTC; without `boards` it was the whole set."""

    phase: int
    session: int
    boards: tuple[int, ...]
    reason: str
    when: datetime


@dataclass(frozen=True, slots=True)
class Deviation:
    """What was done otherwise than planned, and why; `when` it was written down, UTC."""

    what: str
    reason: str
    when: datetime


@dataclass(frozen=True, slots=True)
class EarlyReveal:
    """A session whose key was revealed by itself, `when` in UTC, before all keys were."""

    phase: int
    session: int
    when: datetime


@dataclass(frozen=True, slots=True)
class RecordFile:
    """All that the organiser tells; `value` is None while none was entered.

    `revealed` are the sessions that were revealed by themselves: the pack with all keys tells of them.
    """

    published: tuple[Publication, ...] = ()
    value: ValueEntry | None = None
    reserve: tuple[ReserveUse, ...] = ()
    deviations: tuple[Deviation, ...] = ()
    revealed: tuple[EarlyReveal, ...] = ()


def record_json(record: RecordFile) -> bytes:
    """Return the file of a record: JSON in UTF-8."""
    value: Json = None
    if record.value is not None:
        value = {"entered": _written(record.value.entered), "as_published": record.value.as_published}
    whole: dict[str, Json] = {
        "format": _FORMAT,
        "version": VERSION,
        "published": [
            {
                "where": told.where,
                "since": told.since.isoformat(),
                **({"at": _written(told.at)} if told.at else {}),
            }
            for told in record.published
        ],
        "value": value,
        "reserve": [
            {
                "phase": use.phase,
                "session": use.session,
                "boards": list(use.boards),
                "reason": use.reason,
                "when": _written(use.when),
            }
            for use in record.reserve
        ],
        "deviations": [
            {"what": told.what, "reason": told.reason, "when": _written(told.when)}
            for told in record.deviations
        ],
    }
    if record.revealed:  # a record without any is what it was before there could be some
        whole["revealed"] = [
            {"phase": told.phase, "session": told.session, "when": _written(told.when)}
            for told in record.revealed
        ]
    return (json.dumps(whole, ensure_ascii=False, indent=1) + "\n").encode("utf-8")


def record_from_json(untrusted_data: bytes) -> RecordFile:
    """Return the record in a file.

    Raises:
        FileTooLarge: more than MAX_FILE_BYTES.
        DamagedRecord: it is none, or a part of it is not what it must be.
    """
    if len(untrusted_data) > MAX_FILE_BYTES:
        raise FileTooLarge(len(untrusted_data), MAX_FILE_BYTES)
    try:
        top = json.loads(untrusted_data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise DamagedRecord(translate("reasons", "it is not JSON in UTF-8")) from error
    if not isinstance(top, dict) or top.get("format") != _FORMAT or not _is_version(top.get("version")):
        raise DamagedRecord(translate("reasons", "it is a different kind of file, or from a newer program"))
    parts = _Parts(top)
    return RecordFile(
        parts.each("published", _publication),
        None if top.get("value") is None else _value(_Parts(top["value"])),
        parts.each("reserve", _reserve),
        parts.each(
            "deviations", lambda part: Deviation(part.text("what"), part.text("reason"), part.moment("when"))
        ),
        parts.each("revealed", _early_reveal) if "revealed" in top else (),
    )


def merged_records(records: Sequence[RecordFile]) -> RecordFile:
    """Return what the records of several packs of one tournament tell together, each thing once."""
    return RecordFile(
        tuple(dict.fromkeys(told for record in records for told in record.published)),
        next((record.value for record in records if record.value is not None), None),
        tuple(dict.fromkeys(use for record in records for use in record.reserve)),
        tuple(dict.fromkeys(told for record in records for told in record.deviations)),
        tuple(dict.fromkeys(told for record in records for told in record.revealed)),
    )


def _is_version(found: object) -> bool:
    """Tell whether it is the number of this form: 1.0 and true are none."""
    return type(found) is int and found == VERSION


def _publication(part: _Parts) -> Publication:
    at = part.moment("at") if part.has("at") else None
    return Publication(part.text("where"), part.day("since"), at)


def _value(part: _Parts) -> ValueEntry:
    return ValueEntry(part.moment("entered"), part.text("as_published"))


def _reserve(part: _Parts) -> ReserveUse:
    return ReserveUse(
        part.count("phase", MAX_PHASES),
        part.count("session", MAX_SESSIONS),
        tuple(sorted({_count("boards", board, MAX_BOARD_NUMBER) for board in part.some("boards")})),
        part.text("reason"),
        part.moment("when"),
    )


def _early_reveal(part: _Parts) -> EarlyReveal:
    return EarlyReveal(
        part.count("phase", MAX_PHASES), part.count("session", MAX_SESSIONS), part.moment("when")
    )


class _Parts:
    """An object of JSON that anybody may have written; what is not asked for is left alone."""

    def __init__(self, untrusted: object) -> None:
        if not isinstance(untrusted, dict):
            raise DamagedRecord(translate("reasons", "a part of it is wrong"))
        self._parts: Mapping[str, object] = untrusted

    def each(self, name: str, read: Callable[[_Parts], _Part]) -> tuple[_Part, ...]:
        """Return the list called `name`, each of its objects as `read` reads it."""
        return tuple(read(_Parts(part)) for part in self.some(name))

    def some(self, name: str) -> list[object]:
        """Return the list called `name`."""
        found = self._parts.get(name)
        if not isinstance(found, list):
            raise _wrong(name)
        return found

    def has(self, name: str) -> bool:
        """Tell whether there is anything called `name`."""
        return self._parts.get(name) is not None

    def text(self, name: str) -> str:
        """Return the text called `name`, which can be shown."""
        found = self._parts.get(name)
        if not isinstance(found, str) or len(found) > MAX_TEXT or text_problem(found):
            raise _wrong(name)
        return found

    def count(self, name: str, most: int) -> int:
        """Return the number called `name`, from 1 to `most`."""
        return _count(name, self._parts.get(name), most)

    def day(self, name: str) -> date:
        """Return the day called `name`."""
        return self._date(name, _DAY, "%Y-%m-%d").date()

    def moment(self, name: str) -> datetime:
        """Return the moment called `name`, UTC."""
        return self._date(name, _MOMENT, _MOMENT_FORM)

    def _date(self, name: str, form: re.Pattern[str], strptime_form: str) -> datetime:
        found = self._parts.get(name)
        if isinstance(found, str) and form.fullmatch(found):
            with suppress(ValueError):
                return datetime.strptime(found, strptime_form).replace(tzinfo=UTC)
        raise _wrong(name)


def _count(name: str, untrusted: object, most: int) -> int:
    if type(untrusted) is not int or not 1 <= untrusted <= most:
        raise _wrong(name)
    return untrusted


def _wrong(name: str) -> DamagedRecord:
    return DamagedRecord(translate("reasons", "its “{name}” is wrong").format(name=name))


def _written(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime(_MOMENT_FORM)
