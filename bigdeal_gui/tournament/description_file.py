"""The description of a tournament (.sqd), read and written.

Lines begin with a tag: TN name, DI source of the outside value, DV that value, one SN
`sessions:boards:prefix:description` for each phase, KH hash of the keys; `#` begins a comment. A file is read
as SquareDeal reads it, from the first column on, so both see the same plan. What neither understands stays
where it stands when the file is written again, and is told by its line. Lines whose content did not change
are written as they were.

A description comes from anybody: sizes are bounded before use, and whatever could lead out of a folder, hide
from the eye or mean two things at once is refused.
Source: SquareDeal 2.7 (behaviour).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Final

from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.model import InvalidPlan
from bigdeal_gui.errors.tournament import DamagedDescription, InvalidField
from bigdeal_gui.tournament.fields import MAX_PROMISE, MAX_TEXT, UNSET, text_problem
from bigdeal_gui.tournament.plan import MAX_SESSIONS, BoardsRule, Phase, Plan, PlanStage
from bigdeal_gui.words import translate

MAX_BYTES: Final = 2**20
MAX_LINE_BYTES: Final = 4_000

LF: Final = b"\n"
CRLF: Final = b"\r\n"

_HEADER: Final = "# Description file of tournament for program"
_LAYOUT: Final = " (layout of SquareDeal 2.7)"
_PHASES_HEADER: Final = (
    "# Description of phases of tournament",
    "# Per phase a line with SN nessions:nboards:filename:description",
)
_STILL_OPEN: Final = "# Until published this file may be edited if so wished"
_PUBLISHED: Final = "# Never edit this file"
_BLANKS: Final = " \t"
_TAGS: Final = ("TN", "DI", "DV", "SN", "KH")
_COUNT: Final = re.compile(r"[0-9]{1,6}", re.ASCII)
_HASH: Final = re.compile(r"[0-9A-Fa-f]{64}", re.ASCII)
_FIELDS: Final = ("number of sessions", "boards", "prefix", "description")


@dataclass(frozen=True, slots=True)
class Description:
    """A plan with the file it stands in: `lines` as they were read, without ends; none for a new file.

    `origin` is the plan that the lines tell, `strange_lines` are the numbers of those that mean nothing.
    """

    plan: Plan
    lines: tuple[str, ...] = ()
    line_end: bytes = LF
    origin: Plan = field(default_factory=Plan)
    strange_lines: tuple[int, ...] = ()

    def with_plan(self, plan: Plan) -> Description:
        """Return the file with another plan in it; what it says beside that stays."""
        return replace(self, plan=plan)


def read_description(untrusted_data: bytes) -> Description:
    """Return the plan of a description file.

    Letters beyond ASCII are UTF-8, or Windows' western set where they are not.

    Raises:
        FileTooLarge: more than MAX_BYTES.
        DamagedDescription: it cannot be understood, means two things, or holds what it must not.
    """
    if len(untrusted_data) > MAX_BYTES:
        raise FileTooLarge(len(untrusted_data), MAX_BYTES)
    line_end = CRLF if untrusted_data.partition(LF)[0].endswith(b"\r") else LF
    charset, lines = _decoded(untrusted_data)
    reading = _Reading(charset)
    for number, line in enumerate(lines, start=1):
        reading.take(number, line)
    plan = reading.finished()
    return Description(plan, tuple(lines), line_end, plan, tuple(reading.strange))


def write_description(description: Description, program: str) -> bytes:
    """Return the file of `description` as `program` writes it.

    Raises:
        InvalidField: the plan cannot be written in such a file.
    """
    plan = description.plan
    lines = _kept(description, program) if description.lines else _fresh(plan, program)
    if plan.stage is not PlanStage.PLANNED and description.origin.stage is PlanStage.PLANNED:
        lines = [*_without_notice(lines), "#", _PUBLISHED]
    text = "".join(line + description.line_end.decode("ascii") for line in lines)
    with suppress(UnicodeEncodeError):
        written = text.encode(plan.charset)
        # Where the last letters that were no UTF-8 are gone, the others would be read as such from now on.
        if written.isascii() or _decoded(written)[0] == plan.charset:
            return written
    # The bytes of the value go into the deals, so they may not change with the letters of a name.
    if plan.value is not None and not plan.value.isascii():
        reason = translate("reasons", "no single encoding has all its letters")
        raise InvalidField("plan", reason)
    return text.encode("utf-8")


def _decoded(untrusted_data: bytes) -> tuple[str, list[str]]:
    """Return how the letters are written, and the lines without their ends and what SquareDeal cuts off."""
    raw = untrusted_data.removeprefix(b"\xef\xbb\xbf").split(LF)
    if not raw[-1]:
        del raw[-1]
    for number, line in enumerate(raw, start=1):
        if len(line) > MAX_LINE_BYTES:
            raise DamagedDescription(number, MAX_LINE_BYTES + 1, translate("reasons", "the line is too long"))
    raw = [line.removesuffix(b"\r") for line in raw]
    for charset in ("utf-8", "cp1252"):
        try:
            return charset, [line.decode(charset) for line in raw]
        except UnicodeDecodeError:
            continue
    return "latin-1", [line.decode("latin-1") for line in raw]


class _Reading:
    """What was understood of a file so far."""

    def __init__(self, charset: str) -> None:
        self._charset = charset
        self._fields: dict[str, str] = {}
        self._places: dict[str, int] = {}
        self._phases: dict[str, Phase] = {}
        self._last_line = 1
        self.strange: list[int] = []

    def take(self, number: int, line: str) -> None:
        """Take in one line.

        Raises:
            DamagedDescription: it is not what it must be.
        """
        self._last_line = number
        if not line.isprintable():
            for place, letter in enumerate(line, start=1):
                if letter != "\t" and text_problem(letter):
                    reason = translate("reasons", "there is an invisible character")
                    raise DamagedDescription(number, place, reason)
        tag, text = _parts(line)
        if not tag:
            if line.strip(_BLANKS) and not line.startswith("#"):
                self.strange.append(number)
            return
        column = len(line.rstrip(_BLANKS)) - len(text) + 1
        if "\t" in text:
            reason = translate("reasons", "there is a tab character")
            raise DamagedDescription(number, column + text.index("\t"), reason)
        if tag == "SN":
            self._add(number, column, _phase(number, column, text))
        elif tag in self._fields:
            reason = translate("reasons", "{tag} is there already, on line {line}")
            raise DamagedDescription(number, 1, reason.format(tag=tag, line=self._places[tag]))
        else:
            self._fields[tag], self._places[tag] = text, number
            self._check_field(tag, number, column, text)

    def finished(self) -> Plan:
        """Return the plan of all lines.

        Raises:
            DamagedDescription: its phases are too many, or have too much in them.
        """
        name, source = (self._fields.get(tag, "") for tag in ("TN", "DI"))
        keys_hash = self._fields.get("KH")
        try:
            return Plan(
                name="" if name == UNSET else name,
                source="" if source == UNSET else source,
                phases=tuple(self._phases.values()),
                value=self._fields.get("DV"),
                keys_hash=keys_hash and keys_hash.lower(),
                charset=self._charset,
            )
        except InvalidField as error:
            raise DamagedDescription(self._last_line, 1, error.reason) from error

    def _add(self, number: int, column: int, phase: Phase) -> None:
        if phase.prefix in self._phases:
            reason = translate("reasons", "another phase already uses the file name “{prefix}”")
            raise DamagedDescription(number, column, reason.format(prefix=phase.prefix))
        self._phases[phase.prefix] = phase

    def _check_field(self, tag: str, number: int, column: int, text: str) -> None:
        if tag == "KH" and not _HASH.fullmatch(text):
            reason = translate("reasons", "the hash of the keys is not 64 hexadecimal digits")
            raise DamagedDescription(number, column, reason)
        if tag == "DV" and not text:
            raise DamagedDescription(number, column, translate("reasons", "the outside value is empty"))
        if problem := text_problem(text, MAX_PROMISE if tag in ("DI", "DV") else MAX_TEXT):
            raise DamagedDescription(number, column, problem)


def _parts(line: str) -> tuple[str, str]:
    """Return the tag of a line, empty where it has none, and its text without blanks around it."""
    tag = line[:2]
    return (tag, line[2:].lstrip(" ").rstrip(_BLANKS)) if tag in _TAGS else ("", "")


def _phase(number: int, column: int, text: str) -> Phase:
    """Return the phase that the SN line `number` tells in `text`, which begins at `column`."""
    fields = text.split(":", 3)
    if len(fields) < len(_FIELDS):
        reason = translate("reasons", "a phase has four fields with “:” between, and here are {count}")
        raise DamagedDescription(number, column + len(text), reason.format(count=len(fields)))
    columns = [column]
    for cell in fields[:-1]:
        columns.append(columns[-1] + len(cell) + 1)
    sessions = fields[0].strip()
    if not _COUNT.fullmatch(sessions) or int(sessions) > MAX_SESSIONS:
        reason = translate("reasons", "the number of sessions is not 0 to {limit}")
        raise DamagedDescription(number, columns[0], reason.format(limit=MAX_SESSIONS))
    try:
        boards = BoardsRule.parse(fields[1])
    except InvalidPlan as error:
        raise DamagedDescription(number, columns[1], error.reason) from error
    try:
        return Phase(int(sessions), boards, fields[2], fields[3])
    except InvalidField as error:
        place = columns[_FIELDS.index(error.field)]
        raise DamagedDescription(number, place, error.reason) from error


def _fresh(plan: Plan, program: str) -> list[str]:
    lines = [f"{_HEADER} {program}{_LAYOUT}", "#", *_written("TN", plan), *_written("DI", plan)]
    lines += [*_written("DV", plan), *_PHASES_HEADER, *map(_phase_line, plan.phases), *_written("KH", plan)]
    return lines if plan.stage is not PlanStage.PLANNED else [*lines, "#", _STILL_OPEN]


def _kept(description: Description, program: str) -> list[str]:
    """Return the lines as they were, changed ones written again, new ones beside their like."""
    plan, origin = description.plan, description.origin
    lines: list[str] = []
    phases = iter(_phase_lines(description))
    left = [tag for tag in _TAGS if tag != "SN"]
    for number, line in enumerate(description.lines, start=1):
        tag, _text = _parts(line)
        if number == 1 and line.startswith(_HEADER):
            lines.append(f"{_HEADER} {program}{_LAYOUT}")
        elif tag == "SN":
            lines += islice(phases, 1)
        elif tag:
            left.remove(tag)
            lines += [line] if _field(tag, plan) == _field(tag, origin) else _written(tag, plan)
        else:
            lines.append(line)
    for tag in left:
        for line in _written(tag, plan):
            lines.insert(_place(tag, lines), line)
    place = _place("SN", lines)
    lines[place:place] = phases
    return lines


def _phase_lines(description: Description) -> list[str]:
    """Return the SN lines of the plan, those of phases that stayed as they stand in the file."""
    old = [line for line in description.lines if _parts(line)[0] == "SN"]
    known = dict(zip(description.origin.phases, old, strict=False))
    return [known.get(phase) or _phase_line(phase) for phase in description.plan.phases]


def _place(tag: str, lines: Sequence[str]) -> int:
    """Return where a new line with `tag` belongs: behind the last one that comes before it in such a file."""
    before = {"TN": (), "DI": ("TN",), "DV": ("TN", "DI"), "KH": _TAGS, "SN": _TAGS[:4]}[tag]
    places = [place for place, line in enumerate(lines) if _parts(line)[0] in before]
    if tag in ("SN", "KH"):
        places += [place for place, line in enumerate(lines) if line in _PHASES_HEADER]
    header = [place for place, line in enumerate(lines[:2]) if line.startswith("#")]
    return max(places, default=max(header, default=-1)) + 1


def _without_notice(lines: list[str]) -> list[str]:
    """Return `lines` without the notice that the file may still be edited."""
    kept = [line for line in lines if line != _STILL_OPEN]
    return kept[:-1] if len(kept) < len(lines) and kept[-1:] == ["#"] else kept


def _field(tag: str, plan: Plan) -> str | None:
    return {"TN": plan.name, "DI": plan.source, "DV": plan.value, "KH": plan.keys_hash}[tag]


def _written(tag: str, plan: Plan) -> list[str]:
    """Return the line of a field, or none where the field may be absent and is."""
    text = _field(tag, plan)
    return [] if text is None else [f"{tag} {text or UNSET}"]


def _phase_line(phase: Phase) -> str:
    return f"SN {phase.sessions}:{phase.boards.text}:{phase.prefix}:{phase.description}"
