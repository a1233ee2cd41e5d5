"""What is said of the promise: plan, keys, commitment, and whether they were published before the value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.errors import ForgedCommitment
from bigdeal_gui.tournament import commitment
from bigdeal_gui.tournament.digest_forms import Agreement, compare, groups, words
from bigdeal_gui.tournament.verdict.keys import key_entries
from bigdeal_gui.tournament.verdict.lists import Entry, EntryKind, ListName
from bigdeal_gui.tournament.verdict.saved_plans import differences, is_same_event
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigdeal_gui.tournament.plan import Plan
    from bigdeal_gui.tournament.verdict.evidence import Answers, BoundFile, Evidence, KeptPlan

    Found = Iterator[tuple[ListName, Entry]]


def promise_entries(evidence: Evidence, answers: Answers) -> Found:
    """Yield what is said of what was promised."""
    if evidence.plan.is_practice:
        text = translate("verdict", "This is a tournament for practice: it was made to try things out.")
        yield ListName.CHOSEN, Entry(EntryKind.PRACTICE, text)
    yield from key_entries(evidence)
    yield from _plan(evidence)
    agreeing = [kept for kept in evidence.kept if not differences(kept.plan, evidence.plan)]
    for kept in evidence.kept:
        yield _kept(kept, evidence.plan)
    if evidence.plan.keys_hash is None:
        text = translate("verdict", "This plan is not published yet: no keys are bound to it.")
        yield ListName.LEFT_TO_YOU, Entry(EntryKind.UNPUBLISHED, text)
        return
    yield from _published(evidence, answers, is_kept=bool(agreeing))
    yield from _late(evidence)
    yield from _previous(evidence, answers)


def _plan(evidence: Evidence) -> Found:
    for broken in evidence.broken:
        yield ListName.CONTRADICTED, Entry(EntryKind.PLAN, broken.text, phase=broken.phase)
    for name in evidence.forged:
        yield ListName.CONTRADICTED, Entry(EntryKind.COMMITMENT, str(ForgedCommitment()), file=name)
    if evidence.promises and not evidence.broken:
        text = translate("verdict", "Plan and promise are, word for word, those that the commitment bound.")
        yield ListName.PROVED, Entry(EntryKind.PLAN, text)
    is_unread = any(file.name.lower().endswith(commitment.SUFFIX) for file in evidence.unread)
    if evidence.plan.keys_hash and not (evidence.promises or evidence.forged or is_unread):
        text = translate(
            "verdict",
            "There is no commitment: only the keys were bound, and not names, sessions, boards and source.",
        )
        yield ListName.CHOSEN, Entry(EntryKind.NO_COMMITMENT, text)


def _published(evidence: Evidence, answers: Answers, *, is_kept: bool) -> Found:
    promise = evidence.promise
    digest = promise.digest if promise else evidence.plan.keys_hash or ""
    compared = compare(answers.digest, digest)
    if compared.is_whole:
        text = translate("verdict", "The digest is the one you gave.")
        yield ListName.PROVED, Entry(EntryKind.DIGEST, text)
        return
    is_hash = bool(promise and compare(answers.digest, evidence.plan.keys_hash or "").is_whole)
    if promise and compared.state is Agreement.DIFFERS and not is_hash:
        text = translate("verdict", "The digest you gave is not the one of this promise: {where}")
        yield ListName.CONTRADICTED, Entry(EntryKind.DIGEST, text.format(where=compared.text))
        return
    if EntryKind.PUBLISHED in answers.looked_up:
        text = translate("verdict", "You looked it up: it was published before the promised day.")
        yield ListName.PROVED, Entry(EntryKind.PUBLISHED, text)
    elif not is_kept:
        yield ListName.LEFT_TO_YOU, Entry(EntryKind.PUBLISHED, _to_look_up(evidence, digest))


def _to_look_up(evidence: Evidence, digest: str) -> str:
    shown = {"groups": groups(digest), "words": " ".join(words(digest))}
    if evidence.promise is None:
        text = translate(
            "verdict",
            "Look up whether the plan was published before the promised day with this hash of the keys:"
            " {groups}.",
        ).format(groups=shown["groups"])
    else:
        text = translate(
            "verdict",
            "Look up whether this digest was published before the promised day: {groups}. In words: {words}.",
        ).format(**shown)
    for told in evidence.record.published if evidence.record else ():
        said = translate("verdict", "The organiser tells: “{where}”, since {day}.")
        text = f"{text} {said.format(where=told.where, day=told.since.isoformat())}"
    return text


def _late(evidence: Evidence) -> Found:
    published = evidence.record.published if evidence.record else ()
    if published and evidence.day and (first := min(told.since for told in published)) >= evidence.day:
        text = translate(
            "verdict", "The organiser tells of a publication on {since}, not before the promised day, {day}."
        ).format(since=first.isoformat(), day=evidence.day.isoformat())
        yield ListName.CHOSEN, Entry(EntryKind.LATE_PUBLICATION, text)


def _previous(evidence: Evidence, answers: Answers) -> Found:
    promise = evidence.promise
    if promise is None or promise.previous is None:
        return
    chain, wanted = _chain(promise.previous, evidence.others)
    earlier = [bound for bound in chain if is_same_event(bound.commitment.plan, evidence.plan)]
    for bound in earlier:
        text = translate(
            "verdict",
            "An earlier promise of this same event is here (“{file}”): who makes several can choose.",
        )
        yield ListName.CHOSEN, Entry(EntryKind.EARLIER_PROMISE, text.format(file=bound.name), file=bound.name)
    if chain and not earlier:
        text = translate("verdict", "The promise before this one was for another event: “{name}”.")
        yield ListName.PROVED, Entry(EntryKind.PREVIOUS, text.format(name=chain[0].commitment.plan.name))
    elif not chain and EntryKind.PREVIOUS in answers.looked_up:
        text = translate("verdict", "You looked it up: the promise before this one was for another event.")
        yield ListName.PROVED, Entry(EntryKind.PREVIOUS, text)
    elif not chain:
        text = translate(
            "verdict",
            "Another promise came before this one. Ask the organiser to show it: it must be of another event."
            " Its digest: {digest}.",
        )
        yield ListName.LEFT_TO_YOU, Entry(EntryKind.PREVIOUS, text.format(digest=groups(wanted)))


def _chain(digest: str, others: tuple[BoundFile, ...]) -> tuple[list[BoundFile], str]:
    """Return the promises before this one, as far as they are here, and the digest that is wanted next."""
    by_digest = {bound.commitment.digest: bound for bound in others}
    chain: list[BoundFile] = []
    wanted: str | None = digest
    while wanted is not None and wanted in by_digest:
        chain.append(by_digest.pop(wanted))
        wanted = chain[-1].commitment.previous
    return chain, wanted or ""


def _kept(kept: KeptPlan, plan: Plan) -> tuple[ListName, Entry]:
    differing = differences(kept.plan, plan)
    if not differing:
        text = translate("verdict", "The plan you kept, “{file}”, agrees line by line.")
        return ListName.PROVED, Entry(EntryKind.KEPT_PLAN, text.format(file=kept.name), file=kept.name)
    lines = ", ".join(differing)
    if plan.keys_hash is not None and kept.plan.keys_hash == plan.keys_hash:
        text = translate(
            "verdict", "The plan you kept, “{file}”, has the same keys, but other lines: {lines}."
        )
        text = text.format(file=kept.name, lines=lines)
        return ListName.CONTRADICTED, Entry(EntryKind.KEPT_PLAN, text, file=kept.name)
    if kept.plan.keys_hash is None:
        text = translate(
            "verdict", "The plan you kept, “{file}”, is a draft without keys. Lines that differ: {lines}."
        )
    else:
        text = translate(
            "verdict",
            "The plan you kept, “{file}”, has other keys. Lines that differ: {lines}. Ask which one counted.",
        )
    text = text.format(file=kept.name, lines=lines)
    return ListName.CHOSEN, Entry(EntryKind.KEPT_PLAN, text, file=kept.name)
