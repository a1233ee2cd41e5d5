"""Where deals come from: the sessions that names of files mean, and the search among all sessions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.tournament import NoSuchSession
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.tournament.plan import MAX_BOARD_NUMBER, MAX_SESSION_BOARDS, MAX_SESSIONS, RESERVE, Plan
from bigdeal_gui.tournament.sessions import SessionId, session_deals

if TYPE_CHECKING:
    from bigdeal_gui.tournament.keys.keys_file import Keys

OPEN_SESSIONS: Final = 60
"""How many sessions are searched where their number is open; those that a name means are always known."""

MOST_DEALS: Final = 500_000
"""The most deals that are computed in a search: some ten seconds. Only an absurd plan needs as many."""

LONGEST_RUN: Final = 99
"""The most sessions that the name of one file can mean."""


@dataclass(frozen=True, slots=True)
class Origin:
    """A session, and the place of a deal in it, counted from 0."""

    session: SessionId
    place: int


class Names:
    """Which sessions the names of files mean, as the plan calls them."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._patterns = [_pattern(phase.prefix) for phase in plan.phases]

    def sessions(self, stem: str) -> tuple[SessionId, ...]:
        """Return the sessions that files called `stem` hold, in order; none where no session is called so.

        A name as it is written for the files comes before one with other zeros: with `rr#` and `rr##`, `rr01`
        is of the second. What several phases would call so is meant by each: no name accuses by itself.
        """
        written: dict[SessionId, None] = {}
        alike: dict[SessionId, None] = {}
        for number, (phase, pattern) in enumerate(
            zip(self._plan.phases, self._patterns, strict=True), start=1
        ):
            match = pattern.fullmatch(stem)
            if match is None:
                continue
            first, last = int(match["first"] or 1), int(match["last"] or match["first"] or 1)
            if phase.has_session(first) and phase.has_session(last) and last - first < LONGEST_RUN:
                ids = (SessionId(number, one, bool(match["reserve"])) for one in range(first, last + 1))
                (written if _is_as_written(phase.prefix, match) else alike).update(dict.fromkeys(ids))
        return tuple(written or alike)


def _is_as_written(prefix: str, match: re.Match[str]) -> bool:
    """Tell whether the number in a name has as many zeros as `prefix` gives it."""
    number = f"{int(match['first'] or 1)}" + (f"-{int(match['last'])}" if match["last"] else "")
    found = f"{match['first']}-{match['last']}" if match["last"] else match["first"]
    return found is None or found == number.rjust(prefix.count("#"), "0")


def _pattern(prefix: str) -> re.Pattern[str]:
    before, marks, after = re.split("(#+)", prefix) if "#" in prefix else (prefix, "", "")
    digits = f"[0-9]{{1,{len(str(MAX_SESSIONS))}}}"
    number = f"(?P<first>{digits})(?:-(?P<last>{digits}))?" if marks else "(?P<first>(?!))?(?P<last>(?!))?"
    single = f"(?:-[0-9]{{1,{len(str(MAX_BOARD_NUMBER))}}})?"
    ending = f"(?P<reserve>{RESERVE}{single})?"
    return re.compile(re.escape(before) + number + re.escape(after) + ending, re.IGNORECASE)


class Origins:
    """Knows of deals which session they come from, computing sessions as they are asked for."""

    def __init__(self, plan: Plan, keys: Keys, most_boards: int, check: Callable[[], None]) -> None:
        """Compute `most_boards` deals of sessions whose boards are open; `check` may stop the search."""
        self._plan = plan
        self._keys = keys
        self._most_boards = min(most_boards, MAX_SESSION_BOARDS)
        self._check = check
        self._known: dict[Deal, Origin] = {}
        self._twins: dict[Deal, list[Origin]] = {}
        self._done: set[SessionId] = set()
        self._is_whole = False

    def boards(self, id_: SessionId) -> BoardRange | None:
        """Return the boards of a session; None where the plan leaves them open."""
        return self._plan.phases[id_.phase - 1].boards.boards(id_.session)

    def learn(self, sessions: Iterable[SessionId]) -> None:
        """Compute the deals of `sessions`; one without a key has none."""
        for id_ in sessions:
            if id_ in self._done:
                continue
            self._check()
            self._done.add(id_)
            boards = self.boards(id_)
            count = self._most_boards if boards is None else len(boards)
            try:
                dealt = session_deals(self._plan, self._keys, id_, count)
            except NoSuchSession:
                continue
            for place, deal in enumerate(dealt):
                origin = Origin(id_, place)
                if self._known.setdefault(deal, origin) is not origin:
                    self._twins.setdefault(deal, [self._known[deal]]).append(origin)

    def of(self, deal: Deal, named: Sequence[SessionId] = ()) -> Origin | None:
        """Return where `deal` comes from; None where no session has it.

        Sessions with one key have the same deals: one of `named` comes first.
        """
        found = self._known.get(deal)
        if found is None and not self._is_whole:
            self._is_whole = True
            self.learn(self._all())
            found = self._known.get(deal)
        return next((twin for twin in self._twins.get(deal, ()) if twin.session in named), found)

    def _all(self) -> Iterator[SessionId]:
        """Yield all sessions, originals before reserves, as far as a search may go."""
        for is_reserve in (False, True):
            for number, phase in enumerate(self._plan.phases, start=1):
                for session in range(1, (phase.sessions or OPEN_SESSIONS) + 1):
                    if len(self._known) >= MOST_DEALS:
                        return
                    yield SessionId(number, session, is_reserve)
