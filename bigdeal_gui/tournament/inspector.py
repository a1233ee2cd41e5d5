"""The inspector: everything about a plan that would be regretted once it is published and frozen.

It never blames: a warning tells what is unusual, and whoever means it so acknowledges it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import InvalidValue
from bigdeal_gui.formats.format import Profile
from bigdeal_gui.tournament.findings import Finding, error, warning
from bigdeal_gui.tournament.inspector_names import name_findings, prefix_findings
from bigdeal_gui.tournament.inspector_phases import phase_findings
from bigdeal_gui.tournament.inspector_texts import text_findings
from bigdeal_gui.tournament.outside_value import canonical
from bigdeal_gui.tournament.plan import PlanStage
from bigdeal_gui.tournament.promises import promise_findings, years_named
from bigdeal_gui.tournament.sources import rule_findings
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence
    from datetime import date

    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.tournament.plan import Plan
    from bigdeal_gui.tournament.sources import SourceRule

_VERY_MANY: Final = 5_000
_MARKED: Final = re.compile("(?<=[0-9])[.,](?=[0-9])")


def inspect(  # noqa: PLR0913 - what surrounds a plan, each part optional
    plan: Plan,
    formats: Sequence[Format],
    *,
    profile: Profile = Profile.STANDARD,
    existing_names: Collection[str] = (),
    others: Sequence[tuple[str, Plan]] = (),
    rule: SourceRule | None = None,
    today: date | None = None,
) -> tuple[Finding, ...]:
    """Return what is wrong or doubtful about a plan, errors first, then in the order of the plan.

    `formats` are those it will be dealt in; `existing_names` the files of the folder; `others` the other
    tournaments there, each with the name of its file. `rule` is the promise that the plan's source should
    tell; without it the words of the source are looked at. Dates are compared with `today` where it is given.
    """
    found = [*_plan_findings(plan), *_source_findings(plan, rule, today)]
    for number, phase in enumerate(plan.phases, start=1):
        found += phase_findings(number, phase, formats, profile)
    found += prefix_findings(plan)
    found += name_findings(plan, formats, existing_names, others)
    return tuple(sorted(dict.fromkeys(found), key=lambda one: (not one.is_error, one.phase or 0)))


def blocking(findings: Iterable[Finding], acknowledged: Collection[str] = ()) -> tuple[Finding, ...]:
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
        yield error("no-name", translate("findings", "The tournament has no name."))
    yield from text_findings(plan.name, translate("findings", "the name of the tournament"))
    if not plan.phases:
        yield error("no-phases", translate("findings", "The plan has no phases: there is nothing to deal."))
    boards = sum(
        len(phase.boards.boards(session) or ())
        for phase in plan.phases
        for session in phase.key_sessions
        if session
    )
    if boards > _VERY_MANY:
        text = translate("findings", "The plan has {count} boards in all: is a number too large?")
        yield warning("very-many-boards", text.format(count=f"{boards:,}"))
    if plan.stage is PlanStage.PLANNED and plan.value is not None:
        text = translate(
            "findings", "The outside value is known before the keys are made: it proves nothing."
        )
        yield error("value-too-early", text)
    elif plan.value is not None:
        yield from _value_findings(plan.value)


def _source_findings(plan: Plan, rule: SourceRule | None, today: date | None) -> Iterator[Finding]:
    if not plan.source.strip():
        yield error(
            "no-source", translate("findings", "It is not said where the outside value will come from.")
        )
        return
    if rule is not None:
        yield from rule_findings(rule, today=today)
        if plan.source != rule.in_words():
            text = translate("findings", "The source in the plan is not what the rule says in words.")
            yield error("source-not-the-rule", text)
        if rule.sources:
            return
    yield from promise_findings(plan.source, years=years_named(plan.name), today=today)


def _value_findings(value: str) -> Iterator[Finding]:
    try:
        usual = canonical(value)
    except InvalidValue as problem:
        text = translate("findings", "The outside value could not be typed so: {reason}.")
        yield warning("strange-value", text.format(reason=problem.reason))
        return
    if value != usual:
        sign = _MARKED.search(value)
        text = (
            translate("findings", "The outside value has “{sign}” between digits; it is used as it stands.")
            if sign
            else translate(
                "findings", "The outside value has unusual blanks or letters; it is used as it stands."
            )
        )
        yield warning("value-not-canonical", text.format(sign=sign[0] if sign else ""))
