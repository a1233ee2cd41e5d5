"""What is said of the boards of a tournament: which are proved, and what about them could be chosen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from bigdeal_gui.model.plans import number_runs
from bigdeal_gui.tournament.sessions import SessionId, session_name
from bigdeal_gui.tournament.verdict.keys import has_all_keys
from bigdeal_gui.tournament.verdict.lists import Entry, EntryKind, Found, ListName
from bigdeal_gui.words import board_words, translate, written_day

if TYPE_CHECKING:
    from bigdeal_gui.tournament.keys.keys_file import Keys
    from bigdeal_gui.tournament.plan import Plan
    from bigdeal_gui.tournament.proof import FileProof, PartProof, Proof
    from bigdeal_gui.tournament.record_file import RecordFile
    from bigdeal_gui.tournament.sessions import SessionName
    from bigdeal_gui.tournament.verdict.evidence import Evidence


def board_entries(evidence: Evidence) -> Found:
    """Yield what is said of the boards, of each file and of the plan's sessions."""
    if evidence.proof is None:
        return
    for file in evidence.proof.files:
        yield from _file(file, evidence.record)
    yield from _sessions(evidence.plan, evidence.proof, evidence.session_keys)


def board_runs(numbers: Iterable[int]) -> str:
    """Return board numbers as people write them: 1–6, 8."""
    runs = number_runs(sorted(set(numbers)))
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in runs)


def _file(file: FileProof, record: RecordFile | None) -> Found:
    if not file.has_boards:
        words = translate("verdict", "“{file}” has no boards.").format(file=file.name)
        yield ListName.LEFT_TO_YOU, Entry(EntryKind.UNREADABLE, words, file=file.name)
    if file.unjudged:
        words = translate("verdict", "“{file}”, {boards}: of no session whose key is here, so not judged.")
        text = words.format(file=file.name, boards=board_words(board_runs(file.unjudged)))
        yield ListName.LEFT_TO_YOU, Entry(EntryKind.BRING_KEYS, text, boards=file.unjudged, file=file.name)
    for part in file.parts:
        yield from _part(file, part)
        if part.session and part.session.id.is_reserve and part.good:
            yield ListName.CHOSEN, _reserve(file.name, part.session, part.good, record)
            yield from _burnt(file.name, part.session, part.good, record)
    held = [part.session for part in file.parts if part.session]
    for session in held if file.named else ():
        words = translate("verdict", "“{file}” has the name of {named}, but the boards of {session}.")
        meant = ", ".join(name.title for name in file.named)
        text = words.format(file=file.name, named=meant, session=session.title)
        yield ListName.CHOSEN, Entry(EntryKind.MISNAMED, text, session, session.id.phase, file=file.name)


def _part(file: FileProof, part: PartProof) -> Found:
    session = part.session
    phase = session.id.phase if session else None
    if session and part.good:
        words = translate(
            "verdict", "{session}, {boards}: from this session’s key and the outside value (“{file}”)."
        )
        text = words.format(session=session.title, boards=board_words(board_runs(part.good)), file=file.name)
        yield ListName.PROVED, Entry(EntryKind.BOARDS, text, session, phase, part.good, file.name)
    if part.bad:
        first = next(board for board in part.boards if not board.is_ok)
        words = translate("verdict", "“{file}”, board {number}: {reason}.")
        text = words.format(file=file.name, number=first.number, reason=first.reason)
        if len(part.bad) > 1:
            more = translate("verdict", "Boards that are wrong there: {numbers}.")
            text = f"{text} {more.format(numbers=board_runs(part.bad))}"
        yield ListName.CONTRADICTED, Entry(EntryKind.BOARD, text, session, phase, part.bad, file.name)
    if session and part.is_reordered:
        words = translate(
            "verdict", "“{file}” has no board numbers, and the boards of {session} are in a different order."
        )
        text = words.format(file=file.name, session=session.title)
        yield ListName.CHOSEN, Entry(EntryKind.ORDER, text, session, phase, file=file.name)


def _reserve(file: str, session: SessionName, boards: tuple[int, ...], record: RecordFile | None) -> Entry:
    words = translate("verdict", "{session}, {boards}: from the reserve set (“{file}”).")
    text = words.format(session=session.title, boards=board_words(board_runs(boards)), file=file)
    uses = record.reserve if record else ()
    reasons = dict.fromkeys(
        use.reason
        for use in uses
        if (use.phase, use.session) == (session.id.phase, session.id.session) and use.reason
    )
    for reason in reasons:
        told = translate("verdict", "The organiser’s reason: “{reason}”.").format(reason=reason)
        text = f"{text} {told}"
    return Entry(EntryKind.RESERVE, text, session, session.id.phase, boards, file)


def _burnt(file: str, session: SessionName, boards: tuple[int, ...], record: RecordFile | None) -> Found:
    """Yield that, by the record, a reserve set was used when its session's key was revealed already."""
    about = (session.id.phase, session.id.session)
    told = (
        [reveal.when for reveal in record.revealed if (reveal.phase, reveal.session) == about]
        if record
        else []
    )
    uses = [use.when for use in record.reserve if (use.phase, use.session) == about] if record else []
    if not told or (uses and max(uses) <= min(told)):
        return
    words = translate(
        "verdict",
        "{session}, {boards}: the key of this session was revealed on {day}. From then on anybody "
        "could compute its reserve set. The record does not say that it was used before (“{file}”).",
    )
    day = written_day(min(told).date())
    text = words.format(session=session.title, boards=board_words(board_runs(boards)), day=day, file=file)
    yield ListName.CHOSEN, Entry(EntryKind.BURNT_RESERVE, text, session, session.id.phase, boards, file)


def _sessions(plan: Plan, proof: Proof, keys: Keys | None) -> Found:
    """Yield what is said of each session that the plan has or that was found, whatever file it is in.

    Where `keys` are those of some sessions, of these alone.
    """
    parts: dict[tuple[int, int], list[PartProof]] = defaultdict(list)
    for part in (part for file in proof.files for part in file.parts):
        if part.session:
            parts[part.session.id.phase, part.session.id.session].append(part)
    missing = [
        entry for number in range(1, len(plan.phases) + 1) for entry in _phase(plan, number, parts, keys)
    ]
    yield from ((ListName.CHOSEN, entry) for entry in missing)
    is_fixed = plan.phases and not any(phase.is_open or phase.boards.is_asked for phase in plan.phases)
    is_whole = keys is None or has_all_keys(plan, keys)
    if is_fixed and is_whole and not missing and proof.is_right:
        text = translate("verdict", "Every session of the plan is here, with every board.")
        yield ListName.PROVED, Entry(EntryKind.COMPLETE, text)


def _phase(
    plan: Plan, number: int, parts: Mapping[tuple[int, int], list[PartProof]], keys: Keys | None
) -> Iterator[Entry]:
    phase = plan.phases[number - 1]
    if keys is not None and not any(keys.has(plan, number, session) for session in phase.key_sessions):
        return
    found = [session for phase_number, session in parts if phase_number == number]
    if phase.is_open:
        words = translate("verdict", "“{phase}”: the number of sessions was left open. Found: {count}.")
        text = words.format(phase=phase.description, count=len(found))
        yield Entry(EntryKind.OPEN_SESSIONS, text, phase=number)
    if phase.boards.is_asked and not found:
        words = translate("verdict", "“{phase}”: the boards of its sessions were left open.")
        yield Entry(EntryKind.OPEN_BOARDS, words.format(phase=phase.description), phase=number)
    for session in range(1, (phase.sessions or max(found, default=0)) + 1):
        if keys is not None and not keys.has(plan, number, session):
            continue
        id_ = SessionId(number, session)
        name = session_name(plan, id_)
        here = parts.get((number, session), [])
        if not here:
            text = translate("verdict", "{session}: none of its boards is here.").format(session=name.title)
            yield Entry(EntryKind.MISSING_SESSION, text, name, number)
            continue
        numbers = {board.number for part in here for board in part.boards}
        fixed = phase.boards.boards(session)
        wanted = fixed or range(min(part.first for part in here), max(numbers) + 1)
        if fixed is None:
            words = translate("verdict", "{session}: its boards were left open. Found: {numbers}.")
            text = words.format(session=name.title, numbers=board_runs(numbers))
            yield Entry(EntryKind.OPEN_BOARDS, text, name, number, tuple(sorted(numbers)))
        if absent := tuple(board for board in wanted if board not in numbers):
            words = translate("verdict", "{session}: {boards} missing.")
            text = words.format(session=name.title, boards=board_words(board_runs(absent)))
            yield Entry(EntryKind.MISSING_BOARDS, text, name, number, absent)
