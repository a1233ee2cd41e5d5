"""What is said of the promise: plan, keys, commitment, and whether they were published before the value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.errors.tournament import ForgedCommitment
from bigdeal_gui.tournament import commitment
from bigdeal_gui.tournament.digest_forms import Agreement, compare_digest, digest_groups, is_complete_digest
from bigdeal_gui.tournament.event_name import is_same_name
from bigdeal_gui.tournament.verdict.keys import key_entries
from bigdeal_gui.tournament.verdict.lists import Entry, EntryKind, Found, ListName
from bigdeal_gui.tournament.verdict.statements import plan_differences
from bigdeal_gui.words import translate, written_day

if TYPE_CHECKING:
    from bigdeal_gui.tournament.plan import Plan
    from bigdeal_gui.tournament.verdict.evidence import BoundFile, Evidence, SavedPlan
    from bigdeal_gui.tournament.verdict.statements import Statements


def promise_entries(evidence: Evidence, statements: Statements) -> Found:
    """Yield what is said of what was promised."""
    if evidence.plan.is_practice:
        text = translate("verdict", "This is a practice tournament, made to try things out.")
        yield ListName.CHOSEN, Entry(EntryKind.PRACTICE, text)
    yield from key_entries(evidence)
    yield from _plan(evidence)
    for kept in statements.plans:
        yield _kept(kept, evidence.plan)
    for other in evidence.other_plans:
        yield _other_plan(other, evidence.plan)
    if evidence.plan.keys_hash is None:
        text = translate("verdict", "This plan is not published yet: no keys are bound to it.")
        yield ListName.LEFT_TO_YOU, Entry(EntryKind.UNPUBLISHED, text)
        return
    yield from _digest(evidence, statements)
    yield _published(evidence, statements)
    yield from _late(evidence)
    yield from _chain(evidence, statements)
    yield from _log(evidence)


def _log(evidence: Evidence) -> Found:
    """Yield what is wrong with a log that was announced: it proves nothing, and its lack is seen."""
    if evidence.promise is None or not evidence.promise.has_log:
        return
    log = evidence.log
    problem = ""
    if not log.rows:
        problem = translate("verdict", "The promise announces a log of what was done, and it is not here.")
    elif log.is_cut:
        problem = translate("verdict", "Something of the log of what was done is damaged or missing.")
    elif not {row.hash for row in log.rows}.issuperset(evidence.pinned_rows):
        problem = translate("verdict", "The log of what was done is shorter than the text of a pack says.")
    if problem:
        yield ListName.CHOSEN, Entry(EntryKind.LOG, problem)
    if log.is_branched:
        text = translate(
            "verdict",
            "By the log, two computers went on with this tournament, each without what the other did.",
        )
        yield ListName.CHOSEN, Entry(EntryKind.LOG, text)


def _plan(evidence: Evidence) -> Found:
    for broken in evidence.broken:
        yield ListName.CONTRADICTED, Entry(EntryKind.PLAN, broken.text, phase=broken.phase)
    for name in evidence.forged:
        yield ListName.CONTRADICTED, Entry(EntryKind.COMMITMENT, str(ForgedCommitment()), file=name)
    if evidence.promises and not evidence.broken:
        text = translate("verdict", "Plan and promise match the commitment word for word.")
        yield ListName.PROVED, Entry(EntryKind.PLAN, text)
    is_unread = any(file.name.lower().endswith(commitment.SUFFIX) for file in evidence.unread)
    if evidence.plan.keys_hash and not (evidence.promises or evidence.forged or is_unread):
        text = translate(
            "verdict",
            "There is no commitment: only the keys were fixed, not the names, sessions, boards and source.",
        )
        yield ListName.CHOSEN, Entry(EntryKind.NO_COMMITMENT, text)


def _digest(evidence: Evidence, statements: Statements) -> Found:
    """Yield the outcome of comparing the digest that somebody gave with what the files bind."""
    if not is_complete_digest(statements.digest):
        return
    promise, keys_hash = evidence.promise, evidence.plan.keys_hash or ""
    compared = compare_digest(statements.digest, promise.digest if promise else keys_hash)
    if compared.is_whole:
        text = translate("verdict", "The check code is the one you gave.")
        yield ListName.PROVED, Entry(EntryKind.DIGEST, text)
    elif promise is None:
        text = translate(
            "verdict",
            "The check code you gave cannot be compared, because the commitment is missing or cannot be "
            "used. Add the file that ends in .commit.json.",
        )
        yield ListName.LEFT_TO_YOU, Entry(EntryKind.BRING_COMMITMENT, text)
    elif compare_digest(statements.digest, keys_hash).is_whole:
        text = translate(
            "verdict",
            "You gave the hash of the keys. It covers only the keys; the check code also covers the names, "
            "sessions, boards and source.",
        )
        yield ListName.CHOSEN, Entry(EntryKind.KEYS_ALONE, text)
    else:
        text = translate("verdict", "The check code you gave is not the one of this promise: {where}")
        yield ListName.CONTRADICTED, Entry(EntryKind.DIGEST, text.format(where=compared.text))


def _published(evidence: Evidence, statements: Statements) -> tuple[ListName, Entry]:
    """Return whether somebody says that they saw the promise in time, and how they know which it was."""
    moment = promised_moment(evidence)
    is_known = is_complete_digest(statements.digest) or bool(statements.plans)
    if is_known and statements.before:
        text = translate("verdict", "You saw it, or had it, before {moment}, as you say.")
        return ListName.PROVED, Entry(EntryKind.PUBLISHED, text.format(moment=moment))
    if is_known:
        text = translate("verdict", "Say whether you saw this check code, or had this plan, before {moment}.")
    elif statements.digest.strip():
        text = f"{_unfinished(evidence, statements.digest)} " + translate(
            "verdict", "Give all of it, and say whether you saw it before {moment}."
        )
    else:
        text = translate(
            "verdict",
            "Give the check code as you saw it where it was published, or a plan that you saved. Say whether "
            "that was before {moment}.",
        )
    text = text.format(moment=moment)
    for told in evidence.record.published if evidence.record else ():
        said = translate("verdict", "The organiser says: “{where}”, since {day}.")
        text = f"{text} {said.format(where=told.where, day=told.when)}"
    return ListName.LEFT_TO_YOU, Entry(EntryKind.PUBLISHED, text)


def _unfinished(evidence: Evidence, digest: str) -> str:
    """Return what is said of a digest that is no whole one: it accuses nobody."""
    bound = evidence.promise.digest if evidence.promise else evidence.plan.keys_hash or ""
    compared = compare_digest(digest, bound)
    if compared.state is Agreement.NO_WORD or compared.is_wrong:
        text = translate("verdict", "What you gave cannot be read as the check code of this promise: {where}")
        return text.format(where=compared.text)
    return compared.text


def promised_moment(evidence: Evidence) -> str:
    """Return the promised moment, or day, as people read it."""
    if evidence.round_rule is not None:
        return evidence.round_rule.when
    if evidence.day is not None:
        return written_day(evidence.day)
    return translate("verdict", "the day of the value")


def _late(evidence: Evidence) -> Found:
    """Yield that, by the organiser's own word, the promise stood nowhere before the promised moment."""
    published = evidence.record.published if evidence.record else ()
    if not published or evidence.day is None:
        return
    rule = evidence.round_rule
    if any(
        told.at < rule.moment if rule is not None and told.at is not None else told.since < evidence.day
        for told in published
    ):
        return
    first = min(published, key=lambda told: told.since)
    text = translate(
        "verdict",
        "The organiser says it was published on {since}, which is not before the promised day, {day}.",
    ).format(since=first.when, day=promised_moment(evidence))
    yield ListName.CHOSEN, Entry(EntryKind.LATE_PUBLICATION, text)


def _chain(evidence: Evidence, statements: Statements) -> Found:
    """Yield what is said of earlier promises: those of the chain that are here, and whether it is whole."""
    promise = evidence.promise
    chain, wanted = _links(promise.previous if promise else None, evidence.others)
    earlier = [bound for bound in chain if is_same_name(bound.commitment.plan.name, evidence.plan.name)]
    for bound in earlier:
        text = translate(
            "verdict",
            "An earlier promise for this same event is here (“{file}”): with several promises the best "
            "one can be chosen.",
        )
        yield ListName.CHOSEN, Entry(EntryKind.EARLIER_PROMISE, text.format(file=bound.name), file=bound.name)
    if wanted:
        text = translate(
            "verdict",
            "The organiser published an earlier promise, and it is not here. It may have been for this "
            "same event. Ask for it. Its check code: {digest}.",
        )
        yield ListName.CHOSEN, Entry(EntryKind.PREVIOUS, text.format(digest=digest_groups(wanted)))
        return
    if chain and not earlier:
        names = ", ".join(f"“{bound.commitment.plan.name}”" for bound in chain)
        text = translate(
            "verdict", "All earlier promises in this chain are here, each for a different event: {names}."
        )
        yield ListName.PROVED, Entry(EntryKind.PREVIOUS, text.format(names=names))
    if statements.no_other_promise:
        text = translate(
            "verdict", "You know of no earlier promise of this organiser for this event, as you say."
        )
        yield ListName.PROVED, Entry(EntryKind.FIRST_PROMISE, text)
    else:
        text = translate(
            "verdict",
            "Only the organiser says that there was no earlier promise. Say whether you know of an "
            "earlier promise for this event.",
        )
        yield ListName.LEFT_TO_YOU, Entry(EntryKind.FIRST_PROMISE, text)


def _links(digest: str | None, others: tuple[BoundFile, ...]) -> tuple[list[BoundFile], str]:
    """Return the promises before one, as far as they are here, and the digest that is wanted next."""
    by_digest = {bound.commitment.digest: bound for bound in others}
    chain: list[BoundFile] = []
    wanted = digest
    while wanted is not None and wanted in by_digest:
        chain.append(by_digest.pop(wanted))
        wanted = chain[-1].commitment.previous
    return chain, wanted or ""


def _other_plan(other: SavedPlan, plan: Plan) -> tuple[ListName, Entry]:
    """Return what is said of a plan among the files that says something else: it can only speak against."""
    lines = ", ".join(plan_differences(other.plan, plan))
    if plan.keys_hash is not None and other.plan.keys_hash == plan.keys_hash:
        list_ = ListName.CONTRADICTED
        text = translate(
            "verdict", "“{file}”, among the files, is a plan with the same keys but different lines: {lines}."
        )
    else:
        list_ = ListName.CHOSEN
        text = translate(
            "verdict",
            "“{file}”, among the files, is another plan for this event. Lines that differ: {lines}. Ask "
            "which one counted.",
        )
    return list_, Entry(EntryKind.OTHER_PLAN, text.format(file=other.name, lines=lines), file=other.name)


def _kept(kept: SavedPlan, plan: Plan) -> tuple[ListName, Entry]:
    differing = plan_differences(kept.plan, plan)
    if not differing:
        text = translate("verdict", "The plan you saved, “{file}”, agrees line by line.")
        return ListName.PROVED, Entry(EntryKind.KEPT_PLAN, text.format(file=kept.name), file=kept.name)
    lines = ", ".join(differing)
    if plan.keys_hash is not None and kept.plan.keys_hash == plan.keys_hash:
        text = translate(
            "verdict", "The plan you saved, “{file}”, has the same keys but different lines: {lines}."
        )
        text = text.format(file=kept.name, lines=lines)
        return ListName.CONTRADICTED, Entry(EntryKind.KEPT_PLAN, text, file=kept.name)
    if kept.plan.keys_hash is None:
        text = translate(
            "verdict", "The plan you saved, “{file}”, is a draft without keys. Lines that differ: {lines}."
        )
    else:
        text = translate(
            "verdict",
            "The plan you saved, “{file}”, has different keys. Lines that differ: {lines}. Ask which one "
            "counted.",
        )
    text = text.format(file=kept.name, lines=lines)
    return ListName.CHOSEN, Entry(EntryKind.KEPT_PLAN, text, file=kept.name)
