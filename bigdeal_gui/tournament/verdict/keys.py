"""What is said of the keys: of all of them, or of those of sessions that were revealed by themselves."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from bigdeal_gui.tournament.keys.keys_file import Keys
from bigdeal_gui.tournament.sessions import SessionId, session_name
from bigdeal_gui.tournament.verdict.lists import Entry, EntryKind, Found, ListName
from bigdeal_gui.words import comma_list, translate

if TYPE_CHECKING:
    from bigdeal_gui.tournament.commitment import Commitment
    from bigdeal_gui.tournament.plan import Plan
    from bigdeal_gui.tournament.verdict.evidence import BoundFile, Evidence, RevealedFile

_FEWEST_SYMBOLS: Final = 8
"""Of 20 symbols drawn from 62, let alone 60, fewer than 8 are different less than once in 10^9 times."""


def proved_keys(revealed: Iterable[RevealedFile], promises: Sequence[BoundFile]) -> Keys | None:
    """Return the keys of single sessions that commitments bound by themselves; None where there is none."""
    by_place = {
        file.revealed.place: file.revealed.key
        for file in revealed
        if promises and not any(_problem(file, bound.commitment) for bound in promises)
    }
    return Keys(dict(sorted(by_place.items())), is_part=True) if by_place else None


def key_entries(evidence: Evidence) -> Found:
    """Yield what is said of the keys, and what is missing to prove anything."""
    yield from _all_keys(evidence)
    for file in evidence.revealed:
        yield from _revealed(file, evidence)
    if evidence.plan.keys_hash is None:
        return
    if evidence.keys is None and evidence.session_keys is None:
        text = translate("verdict", "The keys are not here, or still sealed: they come after play.")
        yield ListName.LEFT_TO_YOU, Entry(EntryKind.BRING_KEYS, text)
    if not evidence.has_boards:
        text = translate("verdict", "No boards are here: add their files, such as .pbn.")
        yield ListName.LEFT_TO_YOU, Entry(EntryKind.BRING_BOARDS, text)
    yield from _others(evidence)
    yield from _weak(evidence)


def _all_keys(evidence: Evidence) -> Found:
    roots = evidence.broken_roots
    if evidence.keys_problem:
        yield ListName.CONTRADICTED, Entry(EntryKind.KEYS, evidence.keys_problem)
    for broken in () if evidence.keys_problem else roots:
        yield ListName.CONTRADICTED, Entry(EntryKind.KEYS, broken.text)
    single = evidence.session_keys
    if single is not None and has_all_keys(evidence.plan, single) and not _have_hash(evidence, single):
        text = translate(
            "verdict", "The keys of all sessions are here, but their hash is not the one in the plan (KH)."
        )
        yield ListName.CONTRADICTED, Entry(EntryKind.KEYS, text)
    is_bound = evidence.keys is not None and evidence.plan.keys_hash is not None
    if is_bound and not evidence.keys_problem and not roots:
        text = translate("verdict", "The keys are the ones fixed before.")
        yield ListName.PROVED, Entry(EntryKind.KEYS, text)


def _revealed(file: RevealedFile, evidence: Evidence) -> Found:
    """Yield what is said of a key that was revealed by itself."""
    if not evidence.promises:
        text = translate(
            "verdict",
            "“{file}” contains the key of one session, but the commitment for it is missing. Add the file "
            "that ends in .commit.json.",
        )
        yield (
            ListName.LEFT_TO_YOU,
            Entry(EntryKind.BRING_COMMITMENT, text.format(file=file.name), file=file.name),
        )
        return
    problems = dict.fromkeys(_problem(file, bound.commitment) for bound in evidence.promises)
    for problem in filter(None, problems):
        yield ListName.CONTRADICTED, Entry(EntryKind.SESSION_KEY, problem, file=file.name)
    if any(problems):
        return
    name = session_name(evidence.promises[0].commitment.plan, SessionId(*file.revealed.place))
    text = translate(
        "verdict",
        "{session}: its key is the one bound for this session, number {number} of {count}. The others stay "
        "secret (“{file}”).",
    ).format(session=name.title, number=file.revealed.number, count=file.revealed.count, file=file.name)
    yield ListName.PROVED, Entry(EntryKind.SESSION_KEY, text, name, name.id.phase, file=file.name)


def _problem(file: RevealedFile, bound: Commitment) -> str:
    """Return why a key is not the one that was bound for its session; empty where it is.

    Which line of the keys' file it has to be follows from the plan that was bound, never from the key's file.
    """
    revealed = file.revealed
    phase, session = revealed.place
    shown = {"file": file.name, "phase": phase, "session": session}
    places = bound.plan.key_places
    if not bound.keys_root:
        text = translate(
            "verdict",
            "“{file}”: a single key cannot be proved here, because the commitment (version 1) binds all "
            "keys together.",
        )
    elif revealed.place not in places:
        text = translate(
            "verdict", "“{file}”: the plan has no separate key for phase {phase}, session {session}."
        )
    elif revealed.root != bound.keys_root:
        text = translate("verdict", "“{file}”: its root of the keys is not the one that was bound.")
    elif (revealed.number, revealed.count) != (number := places.index(revealed.place) + 1, len(places)):
        text = translate(
            "verdict",
            "“{file}”: its key is number {found} of {found_count}; that of phase {phase}, session {session},"
            " is number {number} of {count}.",
        )
        shown |= {"found": revealed.number, "found_count": revealed.count}
        shown |= {"number": number, "count": len(places)}
    elif not revealed.leads_to_root:
        text = translate(
            "verdict", "“{file}”: this is not the key that was bound for phase {phase}, session {session}."
        )
    else:
        return ""
    return text.format(**shown)


def _have_hash(evidence: Evidence, keys: Keys) -> bool:
    """Tell whether keys that were revealed one by one make the file whose hash the plan tells."""
    by_place = {place: keys.by_place[place] for place in evidence.plan.key_places}
    return Keys(by_place).digest() == evidence.plan.keys_hash


def _weak(evidence: Evidence) -> Found:
    """Yield which keys could be guessed, and which sessions have one key."""
    keys = evidence.keys or evidence.session_keys
    if keys is None:
        return
    by_key: dict[bytes, list[str]] = defaultdict(list)
    for place in keys.by_place:
        if place in evidence.plan.key_places:
            by_key[keys.by_place[place].reveal()].append(_title(evidence.plan, place))
    for symbols, titles in by_key.items():
        sessions = comma_list(titles)
        if len(set(symbols)) < _FEWEST_SYMBOLS:
            text = translate(
                "verdict", "{sessions}: the key has very few different characters, so it can be guessed."
            )
            yield ListName.CHOSEN, Entry(EntryKind.WEAK_KEYS, text.format(sessions=sessions))
        elif len(titles) > 1:
            text = translate("verdict", "{sessions}: these have the same key, so they have the same boards.")
            yield ListName.CHOSEN, Entry(EntryKind.WEAK_KEYS, text.format(sessions=sessions))


def _title(plan: Plan, place: tuple[int, int]) -> str:
    phase, session = place
    return (
        session_name(plan, SessionId(phase, session)).title if session else plan.phases[phase - 1].description
    )


def _others(evidence: Evidence) -> Found:
    """Yield that nothing is said of the sessions whose keys are still secret."""
    keys = evidence.session_keys
    if keys is None or has_all_keys(evidence.plan, keys):
        return
    places = [place for place in keys.by_place if place in evidence.plan.key_places]
    titles = [session_name(evidence.plan, SessionId(*place)).title for place in places]
    text = translate(
        "verdict",
        "This is only about {sessions}. The keys of the other sessions are still secret: nothing is "
        "proved about them before they are revealed.",
    )
    yield ListName.LEFT_TO_YOU, Entry(EntryKind.OTHER_SESSIONS, text.format(sessions=comma_list(titles)))


def has_all_keys(plan: Plan, keys: Keys) -> bool:
    """Tell whether `keys` hold one for each session of `plan`."""
    return set(plan.key_places) <= keys.by_place.keys()
