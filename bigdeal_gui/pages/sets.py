"""Sets in the window: which are looked for, and how it speaks of them. Never a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Final

from bigdeal_gui.journal.search import SetOrder
from bigdeal_gui.journal.sets import LIFE, Randomness, State
from bigdeal_gui.pages.boards import boards_words
from bigdeal_gui.pages.table_texts import source_words
from bigdeal_gui.services.spoken import local_time, state_words
from bigdeal_gui.words import board_words, one_line_name, quoted_name, translate, written_day

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal, JournalSet, SetPage

ALL_STATES: Final = (*LIFE, State.SEEN, State.BEGUN, State.FAILED)
"""Every state, those of a set's life first."""

PAGE: Final = 100
"""Sets fetched at a time."""

_ALL: Final = -1
"""What SQLite takes for no limit."""


@dataclass(frozen=True, slots=True)
class SetSearch:
    """What is looked for among the sets in the states `among`: `words` that all occur, and one `state`.

    None for `state`: in any of them. `order` says which come first.
    """

    among: tuple[State, ...] = ALL_STATES
    words: str = ""
    state: State | None = None
    order: SetOrder = SetOrder.OWN
    is_descending: bool = False

    @property
    def is_narrowed(self) -> bool:
        """Whether there may be sets that it leaves out, among those it looks at."""
        return bool(self.words) or self.state is not None

    def page(self, journal: Journal, offset: int = 0) -> SetPage:
        """Return the sets found from the one at `offset` on, a page of them at most."""
        return self._sets(journal, PAGE, offset)

    def whole(self, journal: Journal) -> SetPage:
        """Return all sets found."""
        return self._sets(journal, _ALL, 0)

    def _sets(self, journal: Journal, limit: int, offset: int) -> SetPage:
        return journal.sets(
            self.words,
            self.among if self.state is None else (self.state,),
            limit=limit,
            offset=offset,
            order=self.order,
            is_descending=self.is_descending,
        )


def not_listed(page: SetPage, listed: Sequence[JournalSet]) -> list[JournalSet]:
    """Return the sets of `page` that are new to a list: sets dealt meanwhile move the others on."""
    known = {set_.id for set_ in listed}
    return [set_ for set_ in page.sets if set_.id not in known]


def nothing_fits_words() -> str:
    """Return what stands in the place of a list that a search left empty."""
    return translate("SetWords", "No sets match. Clear the search, or choose “All states”.")


def state_meaning(state: State) -> str:
    """Return what `state` means, in a sentence."""
    return {
        State.BEGUN: translate(
            "SetWords",
            "It is being dealt now, or its folder is away: then the next dealing shows what happened to it."
            " Do not use its files.",
        ),
        State.FAILED: translate("SetWords", "No files were left behind."),
        State.DEALT: translate("SetWords", "The files are ready for the dealing machine."),
        State.DUPLICATED: translate("SetWords", "The boards are in their boxes."),
        State.IN_PLAY: translate("SetWords", "Players have seen boards of it."),
        State.FINISHED: translate("SetWords", "Play is over: nobody will play these boards again."),
        State.RELEASED: translate("SetWords", "Anyone may see the hands."),
        State.SEEN: translate("SetWords", "Not dealt on this computer, but checked here."),
    }[state]


def state_icon(state: State) -> str:
    """Return the drawing that stands for `state`."""
    return {
        State.BEGUN: "warning",
        State.FAILED: "error",
        State.DEALT: "deal",
        State.DUPLICATED: "boxes",
        State.IN_PLAY: "play",
        State.FINISHED: "check",
        State.RELEASED: "open",
        State.SEEN: "elsewhere",
    }[state]


def set_source(set_: JournalSet) -> str:
    """Return where the randomness of a set came from; empty where nobody here can know."""
    known = set_.randomness in set(Randomness)
    return source_words(Randomness(set_.randomness)) if known else ""


def set_title(set_: JournalSet) -> str:
    """Return what a person calls the set: its event, or its code where it has none."""
    return one_line_name(set_.event) or (
        translate("SetWords", "Set {code}").format(code=set_.code)
        if set_.code
        else translate("SetWords", "Unnamed set")
    )


def event_or_files(set_: JournalSet) -> str:
    """Return the event of a set; of one that others dealt, its files where it has none."""
    return set_.event or ("" if set_.is_own else ", ".join(path.name for path in set_.planned_files))


def dealt_words(set_: JournalSet) -> str:
    """Return when a set was dealt, or first seen."""
    dealt, seen = translate("SetWords", "Dealt {time}"), translate("SetWords", "First seen {time}")
    return (dealt if set_.is_own else seen).format(time=local_time(set_.dealt_at))


def day_words(set_: JournalSet) -> str:
    """Return the day of the set as it is written; of sets without one, the day they were first met."""
    return written_day(day_of(set_))


def day_of(set_: JournalSet) -> str:
    """Return the day of the set, YYYY-MM-DD, by which sets are put in order."""
    return set_.date.replace(".", "-") or f"{datetime.fromisoformat(set_.dealt_at).astimezone():%Y-%m-%d}"


def set_line(set_: JournalSet) -> str:
    """Return what a person needs to know a set: code, event, day, boards and state."""
    words = (
        set_.code,
        quoted_name(set_.event) if set_.event else "",
        day_words(set_),
        board_words(boards_words(set_.boards)),
        state_words(set_.state).lower(),
    )
    return " · ".join(filter(None, words))
