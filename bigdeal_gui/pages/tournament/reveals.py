"""The sessions that can be revealed by themselves, as rows to be ticked, and why others cannot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from bigdeal_gui.services.tournament.record import revealed_sessions
from bigdeal_gui.tournament.sessions import SessionId, session_name

if TYPE_CHECKING:
    from bigdeal_gui.services.tournament.status import TournamentStatus
    from bigdeal_gui.tournament.keys.keys_file import Place


_MOST_NAMED: Final = 3


class RevealState(Enum):
    """How far a session is that was dealt."""

    SECRET = auto()
    REVEALED = auto()
    BROKEN_OFF = auto()
    """A program died while its pack was made: its key may be known."""


@dataclass(frozen=True, slots=True)
class RevealRow:
    """A session that was dealt and has a key of its own.

    `pack` is what its public pack is called, or will be; `when` it was made, UTC, empty before.
    """

    id: SessionId
    title: str
    pack: str
    state: RevealState
    has_reserve: bool
    when: str = ""

    @property
    def place(self) -> Place:
        """Where its key stands."""
        return self.id.phase, self.id.session

    @property
    def can_tick(self) -> bool:
        """Whether it can still be revealed."""
        return self.state is not RevealState.REVEALED


def reveal_rows(status: TournamentStatus) -> tuple[RevealRow, ...]:
    """Return the sessions that can be, or were, revealed by themselves, in the order of the plan.

    There is none where all keys were bound together, and none of a phase that has one key for all.
    """
    if not status.binds_each_key:
        return ()
    made = dict(revealed_sessions(status.notes))
    rows = []
    for phase, session in sorted({(id_.phase, id_.session) for id_ in status.dealt}):
        if status.plan.phases[phase - 1].is_open:
            continue
        name = session_name(status.plan, SessionId(phase, session))
        note = made.get((phase, session))
        state = RevealState.REVEALED if note is not None else RevealState.SECRET
        if note is None and (phase, session) in status.revealing:
            state = RevealState.BROKEN_OFF
        pack = note.text if note is not None else status.tournament.layout.session_pack(name.stem).name
        rows.append(
            RevealRow(
                name.id,
                name.title,
                pack,
                state,
                has_reserve=name.id.counterpart in status.dealt,
                when=note.time if note is not None else "",
            )
        )
    return tuple(rows)


def revealed_packs(status: TournamentStatus) -> tuple[str, ...]:
    """Return what the packs are called that were made of single sessions, each once, of many the ends."""
    return in_few(list(dict.fromkeys(note.text for _place, note in revealed_sessions(status.notes))))


def in_few(names: Sequence[str]) -> tuple[str, ...]:
    """Return `names`, of many only the first and the last as one."""
    return tuple(names) if len(names) <= _MOST_NAMED else (f"{names[0]} … {names[-1]}",)
