"""A dealing of a tournament that was broken off: what is missing, what is left, and how it is dealt now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.formats.format import Profile
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.services.tournament.deal import DealingOrder
from bigdeal_gui.services.tournament.layout import tournament_layout
from bigdeal_gui.services.tournament.plan import Tournament, open_tournament
from bigdeal_gui.services.tournament.record import OrderNote, Record, named_dealing, tournament_record
from bigdeal_gui.services.tournament.step_lock import step_in_progress
from bigdeal_gui.storage.disk import names_in
from bigdeal_gui.tournament.plan import Plan, parse_asked_boards
from bigdeal_gui.tournament.sessions import Session, SessionId
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal

_MOST: Final = 4


@dataclass(frozen=True, slots=True)
class InterruptedStep:
    """A dealing whose program died, or was closed meanwhile: all `sessions` of its order.

    It knows those `missing`, and the names of files that are `left` of them.

    Missing ones were not delivered since. With none missing, files of several sessions together, or the
    notice of reserve sets, may be.
    """

    sessions: tuple[SessionId, ...]
    missing: tuple[Session, ...]
    left: tuple[str, ...]
    order: OrderNote

    @property
    def title(self) -> str:
        """What happened."""
        if not self.missing:
            return translate("broken off", "Dealing was interrupted after all sessions were dealt")
        if len(self.missing) == 1:
            return translate("broken off", "{session} was interrupted").format(session=self.missing[0].title)
        return translate("broken off", "Dealing was interrupted at {session}").format(
            session=self.missing[0].title
        )

    @property
    def text(self) -> str:
        """What is missing, what is left of it, and the question whether to deal it now."""
        if not self.missing:
            return translate(
                "broken off", "Files of several sessions together, or a notice, may be missing. Deal it now?"
            )
        if not self.left:
            left = translate("broken off", "Nothing is left of it. Deal it now?")
        else:
            left = translate(
                "broken off",
                "Do not use the remaining files: {names}. Dealing again replaces them. Deal it now?",
            ).format(names=_some(self.left))
        if len(self.missing) == 1:
            return left
        titles = [session.title for session in self.missing]
        not_dealt = translate("broken off", "Not dealt: {sessions}.").format(sessions=_some(titles))
        return f"{not_dealt} {left}"

    def again(self) -> DealingOrder:
        """Return the order once more: what was dealt of it counts as delivered, as it is the same.

        Raises:
            AppError: a later version of the program wrote it down.
        """
        order = self.order
        return DealingOrder(
            self.sessions,
            parse_formats(",".join(order.formats)),
            order.folder,
            {number: parse_asked_boards(text) for number, text in order.asked.items()},
            profile=order.profile,
            line_end=order.line_end,
            reason=order.reason,
            only=order.only,
        )

    def commands(self, plan: Plan, path: Path) -> tuple[tuple[str, ...], ...]:
        """Return the words of the commands that deal the whole order: what was dealt stays as it is."""
        ending = ["-f", ",".join(self.order.formats)]
        if self.order.profile is not Profile.STANDARD:
            ending += ["--profile", self.order.profile.value]
        if self.order.folder != tournament_layout(path).boards.absolute():
            ending += ["-o", str(self.order.folder)]
        if self.order.only:
            ending += ["--only", ",".join(map(str, self.order.only))]
        if self.order.reason:
            ending += ["--reason", self.order.reason]
        return tuple(
            (
                "bigdeal",
                "tournament",
                "reserve" if first.is_reserve else "deal",
                str(path),
                *_which(plan, first, last),
                *self._boards(first.phase),
                *ending,
            )
            for first, last in self._ranges(plan)
        )

    def _ranges(self, plan: Plan) -> Iterator[tuple[SessionId, SessionId]]:
        """Yield first and last of the sessions that one command can name."""
        ids = sorted(self.sessions, key=lambda id_: (id_.is_reserve, id_))
        every = [
            SessionId(number, session)
            for number, phase in enumerate(plan.phases, start=1)
            for session in phase.key_sessions
        ]
        if ids == every and not self.order.asked and len(plan.phases) > 1:
            yield ids[0], ids[-1]
            return
        first = last = ids[0]
        for id_ in ids[1:]:
            if id_ != SessionId(last.phase, last.session + 1, last.is_reserve):
                yield first, last
                first = id_
            last = id_
        yield first, last

    def _boards(self, phase: int) -> Sequence[str]:
        asked = self.order.asked.get(phase)
        return ["--boards", asked] if asked else []


def _some(names: Sequence[str]) -> str:
    """Return the names, of many only the first and the last."""
    if len(names) <= _MOST:
        return ", ".join(names)
    return f"{', '.join(names[: _MOST - 1])} … {names[-1]}"


def _which(plan: Plan, first: SessionId, last: SessionId) -> Sequence[str]:
    if first.phase != last.phase:
        return []
    phase = plan.phases[first.phase - 1]
    words = ["--phase", str(first.phase)]
    if (first.session, last.session) == (1, phase.sessions):
        return words
    one = first.session == last.session
    return [*words, "--sessions", str(first.session) if one else f"{first.session}-{last.session}"]


def interrupted_step(tournament: Tournament, record: Record) -> InterruptedStep | None:
    """Return the dealing that was broken off; None where there is none, or where it is still in progress."""
    begun = record.begun
    if begun is None or step_in_progress(tournament):
        return None
    missing = tuple(named_dealing(tournament.plan, dealt) for dealt in begun.missing)
    return InterruptedStep(begun.sessions, missing, _left(begun.order.folder, missing), begun.order)


def first_interrupted_step(
    plans: Sequence[Path], journal: Callable[[], Journal]
) -> tuple[Path, str, InterruptedStep] | None:
    """Return plan, name and dealing of the first of the tournaments `plans` of which one was broken off.

    Plans that are gone or cannot be read are passed over, and `journal` is asked for only where there is one
    that was sealed.

    Raises:
        StorageError: the journal cannot be read.
    """
    for path in plans:
        try:
            tournament = open_tournament(path)
        except AppError:
            continue
        if tournament.plan.keys_hash is None:
            continue
        found = interrupted_step(tournament, tournament_record(tournament, journal()))
        if found is not None:
            return path, tournament.plan.name or path.name, found
    return None


def _left(folder: Path, missing: Sequence[Session]) -> tuple[str, ...]:
    """Return the names of files that are called like the missing sessions."""
    stems = {session.stem for session in missing}
    with suppress(OSError):
        return tuple(sorted(name for name in names_in(folder) if name.rpartition(".")[0] in stems))
    return ()
