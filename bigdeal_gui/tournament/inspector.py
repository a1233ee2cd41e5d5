"""The inspector: everything about a plan that would be regretted once it is published and frozen.

It never blames: a warning tells what is unusual, and whoever means it so acknowledges it.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime
from itertools import pairwise
from typing import Final

from bigdeal_gui.errors.formats import FormatCannotHold
from bigdeal_gui.errors.tournament import InvalidValue
from bigdeal_gui.formats.format import Format, Profile
from bigdeal_gui.tournament.findings import Finding, blocking, doubting
from bigdeal_gui.tournament.holders.holder_findings import holder_findings
from bigdeal_gui.tournament.holders.holder_promise import shared_promise, shared_value
from bigdeal_gui.tournament.plan import BoardsRule, Phase, Plan, PlanStage
from bigdeal_gui.tournament.sessions import phase_sessions, session_runs
from bigdeal_gui.tournament.value.outside_value import canonical_value
from bigdeal_gui.tournament.value.promises import promise_findings, years_named
from bigdeal_gui.tournament.value.round_rule import PromisedRule, RoundRule
from bigdeal_gui.tournament.value.round_rule import round_promise_findings as rule_findings
from bigdeal_gui.words import board_words, translate, written_figure

MANY_BOARDS: Final = 99
"""So many boards a session may have before somebody should look again."""
_VERY_MANY: Final = 5_000
_MARKED: Final = re.compile("(?<=[0-9])[.,](?=[0-9])")
_MARKS: Final = re.compile("#+")
_ZEROS: Final = re.compile("(?<![0-9])0+(?=[0-9])")
_TOTAL: Final = re.compile(r"#+ ?(?:/|of) ?([0-9]{1,4})(?![0-9])")
_OPEN_SESSIONS: Final = 99
"""So many sessions are looked at where their number is open."""
_ANY_BOARDS: Final = BoardsRule.parse("1")
_FIRST_WORD: Final = re.compile(r"[^\W\d_]+")
_STEM_LETTERS: Final = (2, 3)
"""How many letters a kind of phase is told by; what follows tells the round."""
_LEAST_SIBLINGS: Final = 3
_SHARE: Final = 2 / 3
_STRAY: Final = re.compile(r"[<>|\\^~`{}$%*?;=\":@_]")


def inspect_plan(  # noqa: PLR0913 - what surrounds a plan, each part optional
    plan: Plan,
    formats: Sequence[Format],
    *,
    existing_names: Collection[str] = (),
    others: Sequence[tuple[str, Plan]] = (),
    rule: PromisedRule | None = None,
    today: date | None = None,
    now: datetime | None = None,
) -> tuple[Finding, ...]:
    """Return what is wrong or doubtful about a plan, errors first, then in the order of the plan.

    `formats` are those it will be dealt in; `existing_names` the files of the folder; `others` the other
    tournaments there, each with the name of its file. `rule` is the promise that the plan's source should
    tell; without it the words of the source are looked at. Dates are compared with `today`, moments with
    `now`, where they are given.
    """
    found = [*_plan_findings(plan), *_source_findings(plan, rule, today, now)]
    for number, phase in enumerate(plan.phases, start=1):
        found += _phase_findings(number, phase, formats)
    found += _prefix_findings(plan)
    found += _name_findings(plan, formats, existing_names, others)
    return tuple(sorted(dict.fromkeys(found), key=lambda finding: (not finding.is_error, finding.phase or 0)))


def blocking_findings(findings: Iterable[Finding], acknowledged: Collection[str] = ()) -> tuple[Finding, ...]:
    """Return the findings that keep a plan from being published.

    These are all errors, and the warnings that nobody acknowledged by their code or their key.
    """
    return tuple(
        finding
        for finding in findings
        if finding.is_error or not {finding.code, finding.key} & set(acknowledged)
    )


def _plan_findings(plan: Plan) -> Iterator[Finding]:
    if not plan.name.strip():
        yield blocking("no-name", translate("findings", "The tournament has no name."))
    yield from _text_findings(plan.name, translate("findings", "the name of the tournament"))
    if not plan.phases:
        text = translate("findings", "The plan has no phases: there is nothing to deal.")
        yield blocking("no-phases", text)
    boards = sum(
        len(phase.boards.boards(session) or ())
        for phase in plan.phases
        for session in phase.key_sessions
        if session
    )
    if boards > _VERY_MANY:
        text = translate("findings", "The plan has {count} boards in all: is a number too large?")
        yield doubting("very-many-boards", text.format(count=written_figure(boards)))
    if plan.stage is PlanStage.PLANNED and plan.value is not None:
        text = translate(
            "findings", "The outside value is known before the keys are made: it proves nothing."
        )
        yield blocking("value-too-early", text)
    elif plan.value is not None:
        yield from _value_findings(shared_value(plan.value, shared_promise(plan.source).holders).outside)


def _source_findings(
    plan: Plan, rule: PromisedRule | None, today: date | None, now: datetime | None
) -> Iterator[Finding]:
    if not plan.source.strip():
        text = translate("findings", "The plan does not say where the outside value will come from.")
        yield blocking("no-source", text)
        return
    shared = shared_promise(plan.source)
    yield from holder_findings(shared)
    if plan.is_practice:
        return  # any value will do
    if rule is not None:
        yield from rule_findings(rule, today=today, now=now)
        if shared.outside != rule.in_words():
            text = translate("findings", "The source in the plan does not match the rule.")
            yield blocking("source-not-the-rule", text)
        if isinstance(rule, RoundRule) or rule.sources:
            return
    yield from promise_findings(shared.outside, years=years_named(plan.name), today=today)


def _value_findings(value: str) -> Iterator[Finding]:
    try:
        usual = canonical_value(value)
    except InvalidValue as problem:
        text = translate("findings", "The outside value could not be typed like this: {reason}.")
        yield doubting("strange-value", text.format(reason=problem.reason))
        return
    if value != usual:
        sign = _MARKED.search(value)
        text = (
            translate("findings", "The outside value has “{sign}” between digits; it is used unchanged.")
            if sign
            else translate(
                "findings", "The outside value has unusual spaces or letters; it is used unchanged."
            )
        )
        yield doubting("value-not-canonical", text.format(sign=sign[0] if sign else ""))


# -- each phase ----------------------------------------------------------------------------------------------


def _phase_findings(number: int, phase: Phase, formats: Sequence[Format]) -> Iterator[Finding]:
    """Yield what is wrong or doubtful about phase `number` (1, 2, 3 …) by itself."""
    yield from _boards_findings(number, phase)
    yield from _sessions_findings(number, phase)
    yield from _format_findings(number, phase, formats)
    yield from _numbering_findings(number, phase)
    what = translate("findings", "the description of phase {number}").format(number=number)
    yield from _text_findings(phase.description, what, number)
    if not phase.description.strip():
        text = translate("findings", "Phase {number} has no description.").format(number=number)
        yield doubting("no-description", text, number)
    if not phase.prefix.isascii():
        text = translate(
            "findings", "Some computers change letters such as those in “{prefix}” in file names."
        )
        yield doubting("special-letters", text.format(prefix=phase.prefix), number)


def _boards_findings(number: int, phase: Phase) -> Iterator[Finding]:
    ranges = phase.boards.ranges
    shown = {"number": number, "boards": phase.boards.text.strip()}
    if len({len(boards) for boards in ranges}) > 1:
        counts = ", ".join(str(len(boards)) for boards in ranges)
        text = translate(
            "findings",
            "The sessions of phase {number} have different numbers of boards: {counts} ({boards}).",
        )
        yield doubting("unequal-boards", text.format(counts=counts, **shown), number)
    pairs = [pair for pair in pairwise(ranges) if pair[1].first != 1]
    if any(before.last + 1 != after.first for before, after in pairs):
        text = translate("findings", "The boards of phase {number} are not consecutive: {boards}.")
        yield doubting("boards-not-in-row", text.format(**shown), number)
    if any(len(boards) > MANY_BOARDS for boards in ranges):
        text = translate("findings", "A session of phase {number} has more than {limit} boards: {boards}.")
        yield doubting("many-boards", text.format(limit=MANY_BOARDS, **shown), number)


def _sessions_findings(number: int, phase: Phase) -> Iterator[Finding]:
    ranges, sessions = phase.boards.ranges, phase.sessions
    if phase.is_open:
        text = translate(
            "findings",
            "Phase {number} has an open number of sessions, so one key opens them all. None of them can "
            "be revealed on its own evening, only all together at the end. With a fixed number, each "
            "session has its own key.",
        )
        yield doubting("one-key-for-all", text.format(number=number), number)
    if not sessions or sessions % max(len(ranges), 1) == 0:
        return
    shown = {"number": number, "sessions": sessions, "ranges": len(ranges)}
    if len(ranges) > sessions:
        text = translate("findings", "Phase {number} has {ranges} sets of boards for {sessions} sessions.")
        yield doubting("boards-unused", text.format(**shown), number)
    else:
        text = translate(
            "findings",
            "The {sessions} sessions of phase {number} do not use its {ranges} ranges of boards evenly.",
        )
        yield doubting("odd-sessions", text.format(**shown), number)


def _format_findings(number: int, phase: Phase, formats: Sequence[Format]) -> Iterator[Finding]:
    for kind in formats:
        for boards in dict.fromkeys(phase.boards.ranges):
            try:
                kind.check_holds(boards, Profile.STANDARD)
            except FormatCannotHold as problem:
                text = translate("findings", "Phase {number}, {boards}: {problem} {remedy}").format(
                    number=number, boards=board_words(boards.numbers), problem=problem, remedy=problem.remedy
                )
                yield blocking(f"format-cannot-hold-{kind.name}", text, number)
                break


def _numbering_findings(number: int, phase: Phase) -> Iterator[Finding]:
    if phase.sessions == 1:
        return
    marks = _MARKS.search(phase.prefix)
    if marks is None:
        text = translate("findings", "All sessions of phase {number} would be called “{prefix}”: add a “#”.")
        yield blocking("prefix-without-number", text.format(number=number, prefix=phase.prefix), number)
    elif phase.sessions >= 10 ** len(marks[0]):
        text = translate(
            "findings",
            "“{prefix}” has too few “#” for {sessions} sessions: the files will not sort in order.",
        )
        yield doubting("number-too-short", text.format(prefix=phase.prefix, sessions=phase.sessions), number)
    if phase.description.strip() and not _MARKS.search(phase.description):
        text = translate("findings", "The description “{text}” is the same for all sessions: add a “#”.")
        yield doubting("description-without-number", text.format(text=phase.description), number)
    total = _TOTAL.search(phase.description)
    if phase.sessions and total and int(total[1]) != phase.sessions:
        text = translate(
            "findings", "The description “{text}” gives a different number of sessions, not {sessions}."
        )
        yield doubting(
            "description-of-other-count", text.format(text=phase.description, sessions=phase.sessions), number
        )


# -- names of files ------------------------------------------------------------------------------------------


def _name_findings(
    plan: Plan, formats: Sequence[Format], existing_names: Collection[str], others: Sequence[tuple[str, Plan]]
) -> Iterator[Finding]:
    """Yield where two phases, a file of the folder or another tournament there would have the same name.

    Names are compared as systems do that ignore capitals.
    """
    owners: dict[str, int] = {}
    plain: dict[str, tuple[int, str]] = {}
    for number, phase in enumerate(plan.phases, start=1):
        stems = _stems(plan, number, phase)
        if taken := [stem for stem in stems if owners.get(_key(stem), number) != number]:
            text = translate("findings", "Phases {first} and {number} would both make a file “{name}”.")
            shown = {"first": owners[_key(taken[0])], "number": number, "name": taken[0]}
            yield blocking("same-file-name", text.format(**shown), number)
        else:
            yield from _alike_findings(plain, number, stems)
        for stem in stems:
            owners.setdefault(_key(stem), number)
            plain.setdefault(_ZEROS.sub("", _key(stem)), (number, stem))
    yield from _existing_findings(owners, formats, existing_names)
    for file_name, other in others:
        yield from _other_findings(owners, file_name, other)


def _alike_findings(
    plain: Mapping[str, tuple[int, str]], number: int, stems: Iterable[str]
) -> Iterator[Finding]:
    """Yield where a name of phase `number` and one of an earlier phase differ in zeros alone: rr1 and rr01.

    `plain` are the names of earlier phases, by what is left of them without such zeros.
    """
    for stem in stems:
        owner, name = plain.get(_ZEROS.sub("", _key(stem)), (number, ""))
        if owner != number:
            text = translate(
                "findings",
                "Phases {first} and {number} make files whose names differ only in zeros, such as "
                "“{other}” and “{name}”. People will confuse them.",
            )
            shown = {"first": owner, "number": number, "other": name, "name": stem}
            yield doubting("names-alike", text.format(**shown), number)
            return


def _prefix_findings(plan: Plan) -> Iterator[Finding]:
    """Yield the prefixes spelt unlike those of phases whose descriptions begin with the same word."""
    families: defaultdict[str, list[tuple[int, str]]] = defaultdict(list)
    for number, phase in enumerate(plan.phases, start=1):
        if word := _FIRST_WORD.search(phase.description):
            families[word[0].casefold()].append((number, phase.prefix))
    for family in families.values():
        stem = _common_stem([prefix.casefold() for _number, prefix in family])
        for number, prefix in family:
            if stem and prefix[:1].casefold() == stem[0] and not prefix.casefold().startswith(stem):
                text = translate(
                    "findings", "“{prefix}” differs from the other names: most start with “{stem}”."
                )
                yield doubting("odd-prefix", text.format(prefix=prefix, stem=stem.upper()), number)


def _existing_findings(
    owners: dict[str, int], formats: Sequence[Format], existing_names: Collection[str]
) -> Iterator[Finding]:
    suffixes = {_key(kind.suffix) for kind in formats}
    found: defaultdict[int, list[str]] = defaultdict(list)
    for name in sorted(existing_names):
        stem, dot, suffix = _key(name).rpartition(".")
        if dot + suffix in suffixes and stem in owners:
            found[owners[stem]].append(name)
    for number, names in sorted(found.items()):
        text = translate(
            "findings",
            "The folder already has {count} files that phase {number} would make, such as “{name}”. Deal "
            "into a separate folder.",
        )
        yield doubting("file-exists", text.format(name=names[0], number=number, count=len(names)), number)


def _other_findings(owners: dict[str, int], file_name: str, other: Plan) -> Iterator[Finding]:
    reported: set[int] = set()
    for place, phase in enumerate(other.phases, start=1):
        for stem in _stems(other, place, phase):
            number = owners.get(_key(stem))
            if number is not None and number not in reported:
                reported.add(number)
                text = translate(
                    "findings",
                    "The tournament “{file}” in this folder makes files with the same names as phase "
                    "{number}, such as “{name}”. Deal into a separate folder.",
                )
                yield doubting(
                    "other-tournament", text.format(file=file_name, number=number, name=stem), number
                )


def _stems(plan: Plan, number: int, phase: Phase) -> dict[str, None]:
    """Return the names, without suffix, of all files that a phase can make, in their order."""
    numbers = range(1, (phase.sessions or _OPEN_SESSIONS) + 1)
    asked = _ANY_BOARDS if phase.boards.is_asked else None
    stems: dict[str, None] = {}
    for is_reserve in (False, True):
        sessions = phase_sessions(plan, number, numbers, asked=asked, is_reserve=is_reserve)
        stems |= dict.fromkeys(session.stem for session in sessions)
        stems |= dict.fromkeys(run.stem for run in session_runs(plan, sessions))
    return stems


def _common_stem(prefixes: Sequence[str]) -> str:
    """Return the longest beginning that most but not all of `prefixes` share; empty where there is none."""
    if len(prefixes) < _LEAST_SIBLINGS:
        return ""
    counts = Counter(
        prefix[:length] for prefix in prefixes for length in _STEM_LETTERS if len(prefix) >= length
    )
    shared = [stem for stem, count in counts.items() if _SHARE * len(prefixes) <= count < len(prefixes)]
    return max(shared, key=len, default="")


def _key(name: str) -> str:
    if name.isascii():
        return name.lower()
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


# -- texts ---------------------------------------------------------------------------------------------------


def _text_findings(text: str, what: str, phase: int | None = None) -> Iterator[Finding]:
    """Yield what is unusual about `text`, which is `what` in a sentence, such as “the description”."""
    if stray := _STRAY.search(text):
        sentence = translate("findings", "The character “{sign}” in {what} may be a mistake: “{text}”.")
        yield doubting("stray-sign", sentence.format(sign=stray[0], what=what, text=text), phase)
    if text != " ".join(text.split()):
        sentence = translate("findings", "There are extra spaces in {what}: “{text}”.")
        yield doubting("extra-blanks", sentence.format(what=what, text=text), phase)
    if not text.isascii():
        sentence = translate(
            "findings", "Older programs may show some letters of {what} incorrectly: “{text}”."
        )
        yield doubting("special-letters", sentence.format(what=what, text=text), phase)
