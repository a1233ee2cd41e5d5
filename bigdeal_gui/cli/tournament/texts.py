"""How the tournament commands speak: the plan, where it stands, and what comes next."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.cli.parts.boundary import echo, echo_words, echo_words_stderr
from bigdeal_gui.cli.parts.language import tr, translatable
from bigdeal_gui.services.spoken import local_time
from bigdeal_gui.services.tournament.keys import Keeping, KeptBy, keeping_told
from bigdeal_gui.services.tournament.publish import plan_announcements
from bigdeal_gui.services.tournament.record import Milestone, Record, dealt_sessions, revealed_sessions
from bigdeal_gui.tournament.digest_forms import digest_groups, digest_words
from bigdeal_gui.tournament.holders.holder_findings import holders_praise
from bigdeal_gui.tournament.holders.holder_promise import (
    PartKind,
    holder_part_kind,
    shared_promise,
    shared_value,
)
from bigdeal_gui.tournament.sessions import SessionId, session_name
from bigdeal_gui.tournament.value.round_rule import PromisedRule, praise_of_promise
from bigdeal_gui.words import board_words, one_line_name, written_day

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Json
    from bigdeal_gui.services.tournament.interrupted import InterruptedStep
    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.tournament.findings import Finding
    from bigdeal_gui.tournament.holders.holder_promise import SharedPromise, SharedValue
    from bigdeal_gui.tournament.plan import Plan

NEXT: Final = {
    Milestone.PLANNED: translatable("complete the plan, look at it with “inspect”, then “publish”."),
    Milestone.PUBLISHED: translatable("put it where everybody sees it, then say where with “published”."),
    Milestone.VALUED: translatable("“deal” the sessions, off the network, and keep the files closed."),
    Milestone.DEALT: translatable(
        "“deal” the sessions that are left, if any. When all play is over, “reveal”; a session that was"
        " played, “reveal --phase P --sessions S”."
    ),
    Milestone.REVEALED: translatable("publish the pack. Anybody can “bigdeal verify” it."),
}
"""What is to be done next, by the step a tournament has reached."""
_PARTS: Final = {
    PartKind.WORDS: translatable("words"),
    PartKind.WITHHELD: translatable("withheld, so their SHA-256"),
    PartKind.OTHER: translatable("not the promised words"),
}
"""What stands in a value for a holder."""
_ANNOUNCED_NEXT: Final = translatable("when the outside value is known, “set-value”.")


def echo_plan(
    tournament: Tournament,
    step: Milestone,
    record: Record,
    digest: str,
    broken: InterruptedStep | None = None,
) -> None:
    """Write what the plan holds, what stands where, what is dealt, and what was broken off."""
    plan = tournament.plan
    echo(f"{one_line_name(plan.name) or tr('No name yet')}: {tr(step.value)}")
    promise = shared_promise(plan.source)
    echo_words("Outside value: {value}", value=promise.outside or tr("not named yet"))
    value = shared_value(plan.value or "", promise.holders)
    if plan.value is not None:
        echo(f"  = {one_line_name(value.outside)}")
    _say_holders(promise, value)
    for number, phase in enumerate(plan.phases, start=1):
        echo_words(
            "  {number}  {sessions}, {boards}, files {prefix}: {description}",
            number=number,
            sessions=phase.sessions_in_words(),
            boards=board_words(phase.boards.numbers),
            prefix=phase.prefix,
            description=phase.description,
        )
    if not plan.phases:
        echo_words("  no phase yet")
    _say_promise(plan, record, digest)
    for text in record.log.told:
        echo_words("Note: {text}", text=text)
    if broken is None:
        echo_next(step, is_announced=bool(plan_announcements(record.notes)))
        return
    echo(f"{one_line_name(broken.title)}. {one_line_name(broken.text)}")
    for command in broken.commands(plan, tournament.path):
        echo(f"  {one_line_name(_line(command))}")


def _say_holders(promise: SharedPromise, value: SharedValue) -> None:
    """Write whose words go into the value, and what happened to them."""
    parts = value.parts or ("",) * len(promise.holders)
    for holder, part in zip(promise.holders, parts, strict=True):
        echo_words(
            "Holder of words: {name}, SHA-256 {hash}", name=holder.name, hash=digest_groups(holder.words_hash)
        )
        if part:
            echo(f"  {tr(_PARTS[holder_part_kind(part, holder)])}: {one_line_name(part)}")


def _line(words: Sequence[str]) -> str:
    """Return a command as it is typed."""
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


def echo_next(step: Milestone, *, is_announced: bool = False) -> None:
    """Write what comes next; `is_announced` tells that somebody said where the sealed plan stands."""
    following = _ANNOUNCED_NEXT if step is Milestone.PUBLISHED and is_announced else NEXT[step]
    echo_words("Next: {step}", step=tr(following))


def _say_promise(plan: Plan, record: Record, digest: str) -> None:
    """Write what is bound, where it stands, and what was dealt."""
    if plan.keys_hash:
        echo_words("Hash of the keys: {hash}", hash=plan.keys_hash)
    if kept := keeping_told(record.notes):
        echo(_kept(kept))
    if digest:
        echo_digest(digest)
    for where, since in plan_announcements(record.notes):
        echo_words("Published, as you noted: {where}, since {day}", where=where, day=written_day(since))
    for (phase, session), note in revealed_sessions(record.notes):
        title = session_name(plan, SessionId(phase, session)).title
        echo_words(
            "Revealed by itself: {title}, {time}, {pack}",
            title=title,
            time=local_time(note.time),
            pack=note.text,
        )
    for phase, session in record.revealing:
        title = session_name(plan, SessionId(phase, session)).title
        echo_words(
            "Interrupted while it was revealed: {title}. Its key may be known: reveal it again.", title=title
        )
    dealt = dealt_sessions(plan, record.notes)
    if dealt:
        echo_words(
            "Dealt, according to journal and log: {sessions}",
            sessions=", ".join(session.title for session in dealt),
        )


def _kept(kept: KeptBy) -> str:
    """Return who keeps the keys, as everybody may know."""
    return {
        Keeping.PLAIN: tr("The keys are not sealed."),
        Keeping.PASSPHRASE: tr("The keys are sealed with a passphrase."),
        Keeping.SHARES: tr(
            "Any {needed} of {count} officials together open the keys.", needed=kept.needed, count=kept.count
        ),
        Keeping.RECIPIENTS: tr("The keys are sealed for {count} age key(s).", count=kept.count),
    }[kept.keeping]


def echo_digest(digest: str) -> None:
    """Write the digest as people handle it: groups in two lines, and words in two."""
    in_groups, in_words = digest_groups(digest).split(), digest_words(digest)
    half = len(in_groups) // 2
    echo_words("Check code (digest, SHA-256), to be published where nobody can change it later:")
    for part in (in_groups[:half], in_groups[half:]):
        echo(f"  {' '.join(part)}")
    echo_words("The same in words:")
    for some in (in_words[: half + 3], in_words[half + 3 :]):
        echo(f"  {' '.join(some)}")


def finding_line(finding: Finding) -> str:
    """Return what the inspector found as one line, with what acknowledges it."""
    return f"{tr(finding.severity.value)}: {finding.text}  [{finding.key}]"


def echo_findings(findings: Sequence[Finding]) -> None:
    """Write what the inspector found, with what acknowledges each warning."""
    for finding in findings:
        echo(finding_line(finding))
    if not findings:
        echo_words("No remarks.")


def echo_praise(rule: PromisedRule | None, findings: Sequence[Finding], promise: SharedPromise) -> None:
    """Write what is especially good about a promise, if anything."""
    for told in (praise_of_promise(rule, findings), holders_praise(promise, findings)):
        if told:
            echo_words("good: {reason}", reason=told)


def echo_key_files(tournament: Tournament) -> None:
    """Tell which file must stay secret."""
    if tournament.layout.keys.is_file():
        echo_words_stderr(
            "“{keys}” is not sealed: anyone who reads it can compute every board.",
            keys=tournament.layout.keys,
        )


def plan_json(
    tournament: Tournament,
    step: Milestone,
    record: Record,
    digest: str,
    broken: InterruptedStep | None = None,
) -> dict[str, Json]:
    """Return the plan for programs."""
    plan: Plan = tournament.plan
    told: Json = [
        {"where": where, "since": since.isoformat()} for where, since in plan_announcements(record.notes)
    ]
    return {
        "name": plan.name,
        "source": plan.source,
        "holders": [
            {"name": holder.name, "sha256": holder.words_hash}
            for holder in shared_promise(plan.source).holders
        ],
        "value": plan.value,
        "keys_hash": plan.keys_hash,
        "digest": digest or None,
        "words": list(digest_words(digest)) if digest else None,
        "published": told,
        "step": step.value,
        "phases": [
            {
                "sessions": phase.sessions,
                "boards": phase.boards.text,
                "prefix": phase.prefix,
                "description": phase.description,
            }
            for phase in plan.phases
        ],
        "revealed": [
            {"phase": phase, "session": session, "when": note.time, "pack": note.text}
            for (phase, session), note in revealed_sessions(record.notes)
        ],
        "reveal_broken_off": [{"phase": phase, "session": session} for phase, session in record.revealing],
        "log": {
            "new_here": record.log.is_new_here,
            "cut": record.log.is_cut,
            "newest": list(record.log.heads),
            "two_went_on": record.log.is_branched,
        },
        "broken_off": None if broken is None else _broken_json(plan, tournament.path, broken),
    }


def _broken_json(plan: Plan, path: Path, broken: InterruptedStep) -> dict[str, Json]:
    return {
        "missing": [
            {"phase": session.id.phase, "session": session.id.session, "reserve": session.id.is_reserve}
            for session in broken.missing
        ],
        "left": list(broken.left),
        "commands": [list(words) for words in broken.commands(plan, path)],
    }
