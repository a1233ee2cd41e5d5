"""How the window speaks of tournaments: steps, phases, and what to publish, to keep secret and to do next."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.errors.tournament import AnotherRound, DamagedRound, RoundNotSigned
from bigdeal_gui.pages.boards import boards_words
from bigdeal_gui.pages.tournament.reveals import reveal_rows, revealed_packs
from bigdeal_gui.pages.tournament.steps import StepState, TournamentStep
from bigdeal_gui.services.tournament.keys import KeysState
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.publish import plan_announcements
from bigdeal_gui.services.tournament.record import Milestone
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.round_rule import RoundRule
from bigdeal_gui.words import board_words, translate

if TYPE_CHECKING:
    from bigdeal_gui.services.tournament.layout import TournamentFolder
    from bigdeal_gui.services.tournament.status import TournamentStatus
    from bigdeal_gui.tournament.holders.holder_promise import SharedPromise
    from bigdeal_gui.tournament.plan import Phase


@dataclass(frozen=True, slots=True)
class Guide:
    """What the panel beside a step says: files and words to publish, to keep secret, and what comes next."""

    publish: tuple[str, ...]
    secret: tuple[str, ...]
    next: str


def step_name(step: TournamentStep) -> str:
    """Return the name of a step."""
    return {
        TournamentStep.PLAN: translate("TournamentWords", "Plan"),
        TournamentStep.PUBLISH: translate("TournamentWords", "Publish"),
        TournamentStep.VALUE: translate("TournamentWords", "Value"),
        TournamentStep.DEAL: translate("TournamentWords", "Deal"),
        TournamentStep.REVEAL: translate("TournamentWords", "Reveal"),
    }[step]


def go_words(step: TournamentStep) -> str:
    """Return what a button says that leads to `step`."""
    return {
        TournamentStep.PLAN: translate("TournamentWords", "&Go to Plan"),
        TournamentStep.PUBLISH: translate("PlanStep", "&Go to Publish"),
        TournamentStep.VALUE: translate("PublishStep", "&Go to Value"),
        TournamentStep.DEAL: translate("ValueStep", "&Go to Deal"),
        TournamentStep.REVEAL: translate("DealStep", "&Go to Reveal"),
    }[step]


def next_words(topic: str) -> str:
    """Return what a button says that leads to the next topic of a step."""
    return translate("TournamentWords", "Next: {topic}").format(topic=topic)


def step_meaning(step: TournamentStep) -> str:
    """Return what a step is for, in a sentence for somebody who does it for the first time."""
    return {
        TournamentStep.PLAN: translate(
            "TournamentWords",
            "Decide in advance everything that could be chosen later: what is played, and which outside "
            "figure will determine the deals.",
        ),
        TournamentStep.PUBLISH: translate(
            "TournamentWords",
            "Seal the plan: this makes the secret keys and closes the plan for good. Publish it weeks "
            "before play. After that, every check lists anything that could still be chosen. Anyone with "
            "the keys and the value can compute the boards, so keep the keys sealed.",
        ),
        TournamentStep.VALUE: translate(
            "TournamentWords",
            "When the promised figure is known, two people type it here. It goes into every deal.",
        ),
        TournamentStep.DEAL: translate(
            "TournamentWords",
            "Deal the sessions into files for your machine, on a computer without a network. No card is "
            "shown.",
        ),
        TournamentStep.REVEAL: translate(
            "TournamentWords",
            "When all play is over, everyone gets the keys and can check that every board is as promised.",
        ),
    }[step]


def step_state_name(state: StepState) -> str:
    """Return where a step stands, in words."""
    return {
        StepState.DONE: translate("TournamentWords", "done"),
        StepState.NOW: translate("TournamentWords", "now"),
        StepState.TO_COME: translate("TournamentWords", "not yet"),
    }[state]


def phase_name(phase: Phase) -> str:
    """Return what a phase is called, without the numbering of its sessions that the program adds."""
    return phase.description.removesuffix(f" #/{phase.sessions}" if phase.sessions else " #")


def phase_files(phase: Phase) -> str:
    """Return how the files of a phase are called: “rr1 … rr4”."""
    first = phase.file_stem(1)
    if phase.sessions == 1:
        return first
    if phase.is_open:
        return f"{first}, {phase.file_stem(2)} …"
    return f"{first} … {phase.file_stem(phase.sessions)}"


def phase_words(phase: Phase) -> str:
    """Return what a phase means: “4 sessions, boards 1–6 and 7–12 in turn, files rr1 … rr4”."""
    files = translate("TournamentWords", "files {names}").format(names=phase_files(phase))
    return ", ".join((phase.sessions_in_words(), _boards_words(phase), files))


def _boards_words(phase: Phase) -> str:
    ranges = [boards_words(boards) for boards in phase.boards.ranges]
    if not ranges:
        return translate("TournamentWords", "boards entered when dealing")
    if phase.sessions == 1:
        return board_words(ranges[0])
    if len(ranges) == 1:
        return translate("TournamentWords", "{boards} each").format(boards=board_words(ranges[0]))
    listed = translate("TournamentWords", "{first} and {last}").format(
        first=", ".join(ranges[:-1]), last=ranges[-1]
    )
    return translate("TournamentWords", "boards {boards} in turn").format(boards=listed)


def step_guide(status: TournamentStatus, step: TournamentStep) -> Guide:
    """Return what the panel beside `step` says."""
    return {
        TournamentStep.PLAN: _plan_guide,
        TournamentStep.PUBLISH: _publish_guide,
        TournamentStep.VALUE: _value_guide,
        TournamentStep.DEAL: _deal_guide,
        TournamentStep.REVEAL: _reveal_guide,
    }[step](status)


def keys_files(status: TournamentStatus) -> tuple[str, ...]:
    """Return what is to be kept secret because it is, or opens, the keys."""
    layout = status.tournament.layout
    sealed = _within(layout, layout.sealed)
    if status.milestone is Milestone.REVEALED:
        return ()
    return {
        KeysState.NONE: (),
        KeysState.MISSING: (sealed,),
        KeysState.PLAIN: (_within(layout, layout.keys),),
        KeysState.PASSPHRASE: (
            sealed,
            translate("TournamentWords", "the passphrase, or the officials’ sheets"),
        ),
        KeysState.PASSPHRASE_ALONE: (sealed, translate("TournamentWords", "the passphrase")),
        KeysState.SHARES: (sealed, translate("TournamentWords", "the officials’ sheets")),
        KeysState.RECIPIENTS: (sealed, translate("TournamentWords", "the secret keys of those who open it")),
    }[status.keys]


def _plan_guide(status: TournamentStatus) -> Guide:
    if status.is_closed:
        return Guide(
            _promised(status),
            keys_files(status),
            translate("TournamentWords", "The plan is sealed and can no longer be changed."),
        )
    if status.errors:
        words = _plan_next(status)
    elif status.warnings:
        words = translate(
            "TournamentWords", "The plan can be published. Read the inspector’s findings, then go to Publish."
        )
    else:
        words = translate("TournamentWords", "The plan is complete. Add more phases, or go to Publish.")
    return Guide((), (), words)


def _plan_next(status: TournamentStatus) -> str:
    """Return what the plan lacks first."""
    if not status.plan.source:
        return translate("TournamentWords", "Choose where the outside value will come from.")
    if not status.plan.phases:
        return translate("TournamentWords", "Add the phases of the tournament one by one.")
    return translate("TournamentWords", "Correct what the inspector marks as wrong. Then go to Publish.")


def _publish_guide(status: TournamentStatus) -> Guide:
    layout = status.tournament.layout
    if status.is_closed:
        return Guide(_promised(status), keys_files(status), _sealed_next(status))
    return Guide(
        (
            translate("TournamentWords", "afterwards: {files}").format(
                files=", ".join(
                    _within(layout, path)
                    for path in (layout.published_plan, layout.publish / layout.commitment.name)
                )
            ),
        ),
        (translate("TournamentWords", "afterwards: the keys, and whatever opens them"),),
        translate(
            "TournamentWords",
            "Read every warning, choose who keeps the keys, and seal the plan. Nothing can be changed "
            "after that.",
        ),
    )


def _sealed_next(status: TournamentStatus) -> str:
    """Return what comes after sealing: to publish, or, where somebody said where it stands, to wait."""
    if status.digest and not plan_announcements(status.notes):
        return translate(
            "TournamentWords",
            "Publish these files where all players can see them, before the outside value is known. Then "
            "enter where they are, and since when.",
        )
    return translate(
        "TournamentWords",
        "Publish these files where all players can see them, before the outside value is known. Then wait "
        "for the value.",
    )


def _value_guide(status: TournamentStatus) -> Guide:
    if status.plan.value is None:
        words = translate(
            "TournamentWords",
            "When the day has come, look the value up in two places, and have a second person with you.",
        )
        if isinstance(status.rule, RoundRule):
            words = translate(
                "TournamentWords",
                "When the promised round has appeared, open its address on a telephone and enter what it "
                "shows.",
            )
        elif status.plan.is_practice:
            words = translate("TournamentWords", "This is practice: type any figure, twice.")
        return Guide(_promised(status), keys_files(status), words)
    text = translate("TournamentWords", "{file}, again: it now contains the value")
    return Guide(
        (text.format(file=status.path.name),),
        keys_files(status),
        translate("TournamentWords", "Go to Deal, on a computer without a network."),
    )


def _deal_guide(status: TournamentStatus) -> Guide:
    notices = {note.kind for note in status.notes} & {NoteKind.RESERVE, NoteKind.DEVIATION}
    told = (translate("TournamentWords", "the notices (.txt) of reserve sets and deviations"),)
    boards = (translate("TournamentWords", "every file of boards, until it has been played"),)
    if status.interrupted_step is not None:
        words = f"{status.interrupted_step.title}. {status.interrupted_step.text}"
    elif status.has_all_dealt:
        words = translate("TournamentWords", "All sessions are dealt. When all play is over, go to Reveal.")
    else:
        words = translate(
            "TournamentWords",
            "Tick the sessions, open the keys and deal. Take the files to the machine without opening them.",
        )
    return Guide(told if notices else (), (*keys_files(status), *boards), words)


def _reveal_guide(status: TournamentStatus) -> Guide:
    if status.milestone is Milestone.REVEALED:
        return Guide(
            (*revealed_packs(status), status.pack_name),
            (),
            translate(
                "TournamentWords",
                "Publish the pack where everyone can find it. Anyone can check it, with this program or "
                "without: the pack explains how.",
            ),
        )
    words = translate(
        "TournamentWords", "Wait until the last board has been played, including reserve sets. Then reveal."
    )
    if any(row.can_tick for row in reveal_rows(status)):
        words = translate(
            "TournamentWords",
            "You can reveal a session on its own the evening it was played. When the last board has been "
            "played, including reserve sets, reveal them all.",
        )
    return Guide(
        (
            *revealed_packs(status),
            translate("TournamentWords", "afterwards: {files}").format(files=status.pack_name),
        ),
        (
            *keys_files(status),
            translate("TournamentWords", "the files of sessions not played, until the reveal"),
        ),
        words,
    )


def _promised(status: TournamentStatus) -> tuple[str, ...]:
    layout = status.tournament.layout
    beside = (layout.commitment, layout.previous, layout.sheet)
    there = (_within(layout, path) for path in beside if path.is_file())
    return (_within(layout, layout.published_plan), *there)


def _within(layout: TournamentFolder, path: Path) -> str:
    """Return the file `path` as it is found from the tournament's folder: “publish/cup.sqd”."""
    return path.relative_to(layout.folder).as_posix()


def promise_shown(promise: SharedPromise) -> str:
    """Return a promise as the page shows it: that of the outside value, and whose words there are."""
    if not promise.holders:
        return promise.outside
    names = ", ".join(holder.name for holder in promise.holders)
    words = translate("TournamentWords", "And the words of: {names}").format(names=names)
    return f"{promise.outside}\n{words}"


@dataclass(frozen=True, slots=True)
class RoundBrought:
    """What was brought: `round` is None unless it is the promised one and the network signed it."""

    words: str
    round: drand.Round | None = None


def look_at_pasted(text: str, rule: RoundRule) -> RoundBrought:
    """Return what is to be said of a pasted `text`; nothing where it is empty."""
    if not text.strip():
        return RoundBrought("")
    try:
        found = drand.read_round(text)
        rule.require(found)
    except (AnotherRound, DamagedRound, RoundNotSigned) as error:
        return RoundBrought(str(error))
    words = translate("TournamentWords", "Genuine: the network signed round {number}.")
    return RoundBrought(words.format(number=found.number), found)


def round_in_lines(found: drand.Round) -> str:
    """Return a round as it is pasted: number, signature, randomness."""
    return f"{found.number}\n{found.signature.hex()}\n{found.value}"
