"""The sessions that a name can mean, and how far a deal is looked for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.tournament.keys.keys_file import Keys
from bigdeal_gui.tournament.origins import Names, Origin, Origins
from bigdeal_gui.tournament.plan import BoardsRule, Phase
from bigdeal_gui.tournament.sessions import SessionId, session_deals

if TYPE_CHECKING:
    from conftest import Spring

SWISS = 3


def ignore() -> None:
    """Never stop a search."""


def test_a_file_can_mean_at_most_99_sessions(spring: Spring) -> None:
    """A name that means 100 sessions means nothing."""
    names = Names(spring.plan)
    assert [one.session for one in names.sessions("sw2-100")] == list(range(2, 101))
    assert names.sessions("sw2-101") == ()


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("rr1", ["1.1"]),
        ("rr01", ["2.1"]),
        ("RR01reserve", ["2.1r"]),
        ("rr001", ["1.1", "2.1"]),
        ("rr09", ["2.9"]),
        ("rr9", ["1.9"]),
        ("rr10", ["2.10"]),
        ("rr1-3", ["1.1", "1.2", "1.3", "2.1", "2.2", "2.3"]),
        ("rr01-02", ["1.1", "1.2", "2.1", "2.2"]),
        ("rr1reserve", ["1.1r", "3.1"]),
        ("rr0", []),
        ("rr2-1", []),
        ("rr", []),
    ],
)
def test_a_name_means_what_it_is_written_for(spring: Spring, name: str, meant: list[str]) -> None:
    """As many zeros as the plan gives it come first; what several phases would write so is of each."""
    some = [Phase(count, BoardsRule.parse("4"), prefix, "#") for count, prefix in ((9, "rr#"), (12, "rr##"))]
    plan = replace(spring.plan, phases=(*some, Phase(1, BoardsRule.parse("4"), "rr1reserve", "Final")))
    found = [f"{one.phase}.{one.session}{'r' * one.is_reserve}" for one in Names(plan).sessions(name)]
    assert found == meant


@pytest.mark.parametrize("is_reserve", [False, True])
@pytest.mark.parametrize(("session", "is_found"), [(1, True), (60, True), (61, False)])
def test_an_open_number_of_sessions_is_searched_to_the_sixtieth(
    spring: Spring,
    session: int,
    is_found: bool,  # noqa: FBT001 - a column of the table above
    is_reserve: bool,  # noqa: FBT001 - as above
) -> None:
    """A deal of a later session is found only where a name leads to it."""
    meant = SessionId(SWISS, session, is_reserve)
    deal = session_deals(spring.plan, spring.keys, meant, 5)[4]
    origins = Origins(spring.plan, spring.keys, 1, ignore)
    assert origins.of(deal) == (Origin(meant, 4) if is_found else None)
    origins.learn([meant])
    assert origins.of(deal) == Origin(meant, 4)


@pytest.mark.parametrize(("asked", "known"), [(0, 0), (3, 3), (999, 999), (1000, 999)])
def test_open_boards_are_dealt_as_many_as_a_file_holds(spring: Spring, asked: int, known: int) -> None:
    """No session has more than 999 boards, whatever a file holds."""
    plan = replace(spring.plan, phases=(replace(spring.plan.phases[1], sessions=1),))
    keys = Keys({(1, 1): spring.keys.key(2, 1)})
    deals = session_deals(plan, keys, SessionId(1, 1, False), 1001)
    origins = Origins(plan, keys, asked, ignore)
    assert [origins.of(deal) is not None for deal in deals] == [place < known for place in range(1001)]
