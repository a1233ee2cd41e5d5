"""What is said of the sessions that were played: planned, in the files, and played are three things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.tournament.sessions import SessionId, session_name
from bigdeal_gui.tournament.verdict.lists import Entry, EntryKind, Found, ListName
from bigdeal_gui.words import comma_list, translate

if TYPE_CHECKING:
    from bigdeal_gui.tournament.sessions import SessionName
    from bigdeal_gui.tournament.verdict.evidence import Evidence
    from bigdeal_gui.tournament.verdict.statements import Statements


def played_entries(evidence: Evidence, statements: Statements) -> Found:
    """Yield what is left to say of the sessions, and which of them were planned or revealed for nothing."""
    if evidence.plan.keys_hash is None:
        return
    asked = asked_sessions(evidence)
    played = statements.played
    if played is None:
        text = translate(
            "verdict",
            "Say which sessions were played. If many are planned, only the best ones might be shown.",
        )
        if asked:
            text = f"{text} " + translate("verdict", "Sessions to answer for: {sessions}.").format(
                sessions=comma_list([name.title for name in asked])
            )
        yield ListName.LEFT_TO_YOU, Entry(EntryKind.PLAYED, text)
        return
    for name in asked:
        if not played.holds(name.id.phase, name.id.session):
            text = translate(
                "verdict", "{session}: it was planned or dealt but not played, as you say. Ask why."
            ).format(session=name.title)
            yield ListName.CHOSEN, Entry(EntryKind.NOT_PLAYED, text, name, name.id.phase)
    for phase, session in sorted(played.sessions - planned_places(evidence)):
        text = translate(
            "verdict",
            "Phase {phase}, session {session}: you played it, but it is not in the plan or the files.",
        ).format(phase=phase, session=session)
        yield ListName.CHOSEN, Entry(EntryKind.MISSING_SESSION, text, phase=phase)
    text = translate("verdict", "You said which sessions were played.")
    if mine := [name for name in asked if played.holds(name.id.phase, name.id.session)]:
        text = translate("verdict", "These sessions were played, as you say: {sessions}.").format(
            sessions=comma_list([name.title for name in mine])
        )
    yield ListName.PROVED, Entry(EntryKind.PLAYED, text)


def asked_sessions(evidence: Evidence) -> tuple[SessionName, ...]:
    """Return the sessions about which somebody is asked whether they were played, in their order.

    All that the plan has and that were found; where some keys alone were revealed, of those; none before.
    """
    plan, keys = evidence.plan, evidence.keys or evidence.session_keys
    if keys is None:
        return ()
    places = [
        (phase, session)
        for phase, session in sorted(planned_places(evidence))
        if keys.has(plan, phase, session) or not keys.is_part
    ]
    return tuple(session_name(plan, SessionId(*place)) for place in places)


def planned_places(evidence: Evidence) -> set[tuple[int, int]]:
    """Return phase and session, from 1, of every session that the plan has or of which boards were found."""
    planned = {place for place in evidence.plan.key_places if place[1]}
    files = evidence.proof.files if evidence.proof else ()
    found = (part.session.id for file in files for part in file.parts if part.session)
    return planned | {(id_.phase, id_.session) for id_ in found}
