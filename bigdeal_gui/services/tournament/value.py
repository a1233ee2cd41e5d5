"""Setting the outside value: typed once it is known, or taken from the promised round of drand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.tournament import StepNotAllowed, ValueNotAsPromised
from bigdeal_gui.services.tournament.commitment_check import promised_rule, require_bound
from bigdeal_gui.services.tournament.holders import holder_parts
from bigdeal_gui.services.tournament.notes import AS_PUBLISHED, WITHHELD, NoteKind
from bigdeal_gui.services.tournament.notices import notice_reason
from bigdeal_gui.services.tournament.plan import open_tournament, require_plan_stage, save_plan, show_plan
from bigdeal_gui.services.tournament.record import note_step, take_back_note, tournament_record
from bigdeal_gui.services.tournament.step_lock import StepInProgress, step_lock
from bigdeal_gui.storage.delivery import deliver
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.tournament.holders.holder_promise import (
    PartKind,
    SharedValue,
    holder_part_kind,
    shared_promise,
)
from bigdeal_gui.tournament.plan import PlanStage
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.calendars import told_day
from bigdeal_gui.tournament.value.outside_value import canonical_value
from bigdeal_gui.tournament.value.round_rule import RoundRule
from bigdeal_gui.tournament.value.value_form import form_problem, is_value_to_come
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.tournament.value.round_rule import PromisedRule

    Words: TypeAlias = Mapping[str, str | None]
    """The words of holders as they were typed, by the name of each; None where they are withheld."""

NO_WORDS: Final[Words] = {}

_UNREADABLE: Final = ""
"""No value is empty."""


def set_plan_value(  # noqa: PLR0913 - the value, how it came about, and what the caller owns
    path: Path,
    text: str,
    *,
    journal: Journal,
    is_correction: bool = False,
    as_published: str = "",
    now: datetime | None = None,
    words: Words = NO_WORDS,
) -> Tournament:
    """Put the outside value, in its canonical form, and the words of its holders into a published plan.

    A value that is there can be corrected, with `is_correction`, while nothing was dealt from it. One that is
    not written as promised is taken with a reason, `as_published`, which everybody will read. `words` are
    those of each holder, as typed, by name; None where they are withheld.

    Raises:
        StepNotAllowed: the plan is not published, its value is fixed, or at the moment `now` the promised
            value cannot be known; or another program is at work on it.
        NotAsCommitted: the plan is not the one that was published.
        InvalidValue: the text cannot be a value.
        ValueNotAsPromised: it is not in the promised form, and no reason was given.
        NotTheWords, WordsMissing, NoSuchHolder: the words are not those that the holders promised.
        StorageError: it could not be written.
    """
    with step_lock(path, StepInProgress.VALUE) as tournament:
        rule = _rule_of_value(tournament, journal, is_correction=is_correction)
        value, reason = canonical_value(text), notice_reason(as_published) if as_published.strip() else ""
        if rule is not None and not tournament.plan.is_practice:
            _require_promised(rule, text, reason, now)
        if isinstance(rule, RoundRule):
            _require_no_round(tournament)
        whole, withheld = _with_words(tournament, value, words)
        return _set_value(tournament, whole, _more(reason, withheld), journal)


def set_plan_round(
    path: Path, one: drand.Round, *, journal: Journal, is_correction: bool = False, words: Words = NO_WORDS
) -> Tournament:
    """Put the promised round of drand beside the commitment, and its randomness into the published plan.

    The network's signature is checked first; it also proves that the round's moment has come. `words` are
    those of the holders, as for `set_plan_value`.

    Raises:
        StepNotAllowed: no round was promised, the plan is not published, its value is fixed, or another
            program is at work on it.
        NotAsCommitted: the plan is not the one that was published.
        AnotherRound, RoundNotSigned: it is not the promised round, or not what the network signed.
        NotTheWords, WordsMissing, NoSuchHolder: the words are not those that the holders promised.
        StorageError: it could not be written.
    """
    with step_lock(path, StepInProgress.VALUE) as tournament:
        rule = _rule_of_value(tournament, journal, is_correction=is_correction)
        if not isinstance(rule, RoundRule):
            raise StepNotAllowed(
                translate("reasons", "The plan does not promise a round of drand."),
                translate("reasons", "Enter the value that it promises."),
            )
        rule.require(one)
        value, withheld = _with_words(tournament, one.value, words)
        made = _delivered_round(tournament, one, journal)
        try:
            return _set_value(tournament, value, _more("", withheld), journal)
        except BaseException:
            # A plan that cannot be read may have taken the value, and would lack its proof.
            if _value_in(path) not in {value, _UNREADABLE}:
                for file in made:
                    with suppress(OSError):
                        file.unlink()
            raise


def _with_words(tournament: Tournament, outside: str, words: Words) -> tuple[str, list[str]]:
    """Return the value with the words of all holders, and who withheld them."""
    holders = shared_promise(tournament.plan.source).holders
    parts = holder_parts(holders, words)
    withheld = [
        holder.name
        for holder, part in zip(holders, parts, strict=True)
        if holder_part_kind(part, holder) is PartKind.WITHHELD
    ]
    return SharedValue(outside, parts).in_file(), withheld


def _more(reason: str, withheld: Sequence[str]) -> dict[str, str]:
    """Return what the journal keeps beside a value."""
    return {key: text for key, text in ((AS_PUBLISHED, reason), (WITHHELD, ", ".join(withheld))) if text}


def _delivered_round(tournament: Tournament, one: drand.Round, journal: Journal) -> list[Path]:
    """Have the file of the round there, and return what had to be made for it."""
    target, content = tournament.layout.round, drand.round_json(one)
    if target.is_file() and read_file(target, drand.MAX_FILE_BYTES) == content:
        return []
    tournament.layout.make(target.parent)
    made = deliver(target.parent, {target.name: content}, key=journal.store.delivery_key, is_public=True)
    return [file.path for file in made]


def _rule_of_value(tournament: Tournament, journal: Journal, *, is_correction: bool) -> PromisedRule | None:
    """Make sure that a value can be set, and return the rule by which it is found.

    Raises:
        StepNotAllowed: the plan is not published, or its value is fixed.
        NotAsCommitted: the plan is not the one that was published.
    """
    if not is_correction:
        require_plan_stage(tournament, PlanStage.PUBLISHED)
    require_plan_stage(tournament, PlanStage.PUBLISHED, PlanStage.VALUED)
    rule = promised_rule(tournament, require_bound(tournament, journal))
    if tournament_record(tournament, journal).is_fixed:
        raise StepNotAllowed(
            translate(
                "reasons", "Boards have been dealt from the outside value, so it can no longer be changed."
            ),
            translate("reasons", "Record a deviation if it was not the promised one."),
        )
    return rule


def _require_no_round(tournament: Tournament) -> None:
    """Make sure that the promised round is not there: what counts otherwise counts only without it."""
    if tournament.layout.round.exists():
        raise StepNotAllowed(
            translate("reasons", "The promised round is here: “{name}”.").format(
                name=tournament.layout.round.name
            ),
            translate("reasons", "Its randomness is the value."),
        )


def _require_promised(rule: PromisedRule, text: str, reason: str, now: datetime | None) -> None:
    early = translate("reasons", "The promised day is {day}: nobody can know the value yet.")
    _require_known(rule, early, now)
    if isinstance(rule, RoundRule):
        if reason:
            early = translate("reasons", "The fallback value is the one of {day}: nobody can know it yet.")
            _require_known(rule.or_else, early, now)
            return
        problem = translate(
            "reasons", "round {number} of drand was promised; its file contains the signature that proves it"
        )
        raise ValueNotAsPromised(problem.format(number=rule.number))
    if not reason and (problem := form_problem(text, rule)):
        raise ValueNotAsPromised(problem)


def _require_known(rule: PromisedRule, early: str, now: datetime | None) -> None:
    """Make sure that the value of `rule` can be known by now; `early` is said where it cannot."""
    if rule.day is not None and now is not None and is_value_to_come(rule, now):
        raise StepNotAllowed(early.format(day=told_day(rule.day)), translate("reasons", "Wait until then."))


def _set_value(tournament: Tournament, value: str, more: Mapping[str, str], journal: Journal) -> Tournament:
    # Before the plan tells of it, as when publishing.
    note_step(tournament, journal, NoteKind.VALUED, value, more=more)
    try:
        saved = save_plan(tournament, replace(tournament.plan, value=value))
        show_plan(saved)
    except BaseException:
        if _value_in(tournament.path) == tournament.plan.value:
            take_back_note(tournament, journal, NoteKind.VALUED)
        raise
    return saved


def _value_in(path: Path) -> str | None:
    """Return the value that is in the plan; `_UNREADABLE` where the plan cannot be read."""
    try:
        return open_tournament(path).plan.value
    except AppError:
        return _UNREADABLE
