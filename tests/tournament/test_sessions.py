"""The sessions of a tournament: seeds, boards, names and runs."""

from __future__ import annotations

import hmac
import pickle
from base64 import b64encode
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.tournament import BoardsNotGiven, InvalidField, NoSuchSession
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.ripemd160 import ripemd160
from bigdeal_gui.tournament.plan import BoardsRule, Phase, parse_asked_boards
from bigdeal_gui.tournament.sessions import (
    Session,
    SessionId,
    parse_board_numbers,
    parse_sessions,
    phase_of,
    phase_sessions,
    session_deals,
    session_name,
    session_runs,
    session_secret,
    set_key,
    single_boards,
)

if TYPE_CHECKING:
    from conftest import Spring


def phase(sessions: int, boards: str = "1-6,7-12") -> Phase:
    """Return a phase."""
    return Phase(sessions, BoardsRule.parse(boards), "rr#", "Round #")


def sessions_of_case(spring: Spring) -> list[Session]:
    """Return the sessions that SquareDeal dealt, found in the plan by their numbers."""
    found = []
    for one in spring.case["sessions"]:
        asked = parse_asked_boards("7") if spring.plan.phases[one["phase"] - 1].boards.is_asked else None
        (session,) = phase_sessions(
            spring.plan, one["phase"], [one["session"]], asked=asked, is_reserve=one["reserve"]
        )
        assert (session.stem, str(session.boards)) == (one["files"], one["boards"])
        found.append(session)
    return found


def test_squaredeals_deals_are_ours(spring: Spring) -> None:
    """Every session that SquareDeal dealt, reserve and open ones too, has the same deals here."""
    for session in sessions_of_case(spring):
        theirs = [board.deal for board in spring.given(f"{session.stem}.pbn").boards]
        assert session_deals(spring.plan, spring.keys, session.id, len(session.boards)) == theirs


def test_squaredeals_runs_are_ours(spring: Spring) -> None:
    """Sessions whose boards follow one another are combined as SquareDeal combines them."""
    wanted = [(one["files"], tuple(one["sessions"])) for one in spring.case["runs"]]
    runs = session_runs(spring.plan, sessions_of_case(spring))
    assert [(run.stem, tuple(one.stem for one in run.sessions)) for run in runs] == wanted
    assert [str(run.boards) for run in runs] == ["1-12", "1-12"]
    assert runs[0].title == "Round robin 1-2/4"


def test_a_seed_is_made_of_key_value_and_kind(spring: Spring) -> None:
    """The right half of the key, the value, the kind and an open session's number make the seed."""
    key = spring.keys.key(3, 0).reveal()
    secret = session_secret(spring.plan, spring.keys, SessionId(3, 2, is_reserve=True))
    assert secret.owner == key[:30]
    assert secret.seed.reveal() == ripemd160(key[30:] + b64encode(b"234560") + b"reserve" + b"ses2")
    key = spring.keys.key(1, 4).reveal()
    secret = session_secret(spring.plan, spring.keys, SessionId(1, 4))
    assert secret.seed.reveal() == ripemd160(key[30:] + b64encode(b"234560") + b"original")


def test_a_long_value_has_no_line_breaks(spring: Spring) -> None:
    """The base 64 of a long value goes into the seed without line breaks."""
    plan = replace(spring.plan, value="7" * 200)
    key = spring.keys.key(4, 1).reveal()
    secret = session_secret(plan, spring.keys, SessionId(4, 1))
    assert secret.seed.reveal() == ripemd160(key[30:] + b64encode(b"7" * 200) + b"original")


def test_secrets_show_themselves_nowhere(spring: Spring) -> None:
    """What a session is dealt from has no repr, and cannot be pickled."""
    secret = session_secret(spring.plan, spring.keys, SessionId(1, 1))
    assert repr(secret) == "SessionSecret(hidden)"
    with pytest.raises(TypeError):
        pickle.dumps(secret)


def test_without_a_value_there_is_no_seed(spring: Spring) -> None:
    """A plan whose value is not known deals nothing."""
    with pytest.raises(ValueError, match="not known"):
        session_secret(replace(spring.plan, value=None), spring.keys, SessionId(1, 1))


@pytest.mark.parametrize(
    "one", [SessionId(1, 5), SessionId(1, 0), SessionId(5, 1), SessionId(0, 1), SessionId(3, 0)]
)
def test_sessions_that_are_none(spring: Spring, one: SessionId) -> None:
    """A session that the plan does not have has no seed."""
    with pytest.raises(NoSuchSession):
        session_secret(spring.plan, spring.keys, one)


def test_the_key_of_a_set_follows_from_the_session(spring: Spring) -> None:
    """The key behind a set code is the same each time, and differs between sessions and files."""
    keys = {
        set_key(spring.plan, spring.keys, one, stem)
        for one, stem in (
            (SessionId(1, 1), "rr1"),
            (SessionId(1, 1), "rr1-2"),
            (SessionId(1, 2), "rr2"),
            (SessionId(3, 1), "sw1"),
            (SessionId(3, 2), "sw2"),
        )
    }
    assert len(keys) == 5
    assert {len(key) for key in keys} == {16}
    text = b"bigdeal-gui tournament set 1\0rr1"
    whole = hmac.digest(spring.keys.key(1, 1).reveal(), text, "sha256")
    assert set_key(spring.plan, spring.keys, SessionId(1, 1), "rr1") == whole[:16]


@pytest.mark.parametrize(
    ("text", "sessions"),
    [
        ("2", (2,)),
        (" 1-3 ", (1, 2, 3)),
        ("1 – 2", (1, 2)),
        ("*", (1, 2, 3, 4)),
        ("4-4", (4,)),
        ("3, 1-2,3", (3, 1, 2)),
    ],
)
def test_sessions_are_named_in_words(text: str, sessions: tuple[int, ...]) -> None:
    """A number, a range, or a star for all."""
    assert parse_sessions(text, phase(4)) == sessions


@pytest.mark.parametrize("text", ["0", "5", "3-5", "3-2", "", "x", "1,", "1,5", "-1", "12345", "٣", "**"])
def test_sessions_that_are_not_there(text: str) -> None:
    """Other numbers, and what is no number, are refused."""
    with pytest.raises(NoSuchSession):
        parse_sessions(text, phase(4))


def test_a_long_name_of_no_session_is_cut() -> None:
    """Twenty letters of it are quoted."""
    with pytest.raises(NoSuchSession, match="“" + "x" * 20 + "” names no sessions"):
        parse_sessions("x" * 21, phase(4))


def test_all_of_an_open_number_is_no_number() -> None:
    """In a phase whose number of sessions is open they have to be named."""
    assert parse_sessions("17", phase(0)) == (17,)
    with pytest.raises(NoSuchSession):
        parse_sessions("*", phase(0))


def test_boards_are_asked_for_where_the_plan_leaves_them_open(spring: Spring) -> None:
    """Open boards must be named, fixed ones must not."""
    with pytest.raises(BoardsNotGiven) as caught:
        phase_sessions(spring.plan, 2, [1])
    assert caught.value.phase == 2
    with pytest.raises(InvalidField):
        phase_sessions(spring.plan, 1, [1], asked=parse_asked_boards("7"))
    (first, second) = phase_sessions(spring.plan, 2, [1, 2], asked=parse_asked_boards("2x8"))
    assert (first.boards, second.boards) == (BoardRange(1, 8), BoardRange(9, 16))


@pytest.mark.parametrize("number", [0, 5, -1])
def test_phases_that_are_not_there(spring: Spring, number: int) -> None:
    """A phase is named by its number in the plan."""
    assert phase_of(spring.plan, 4).prefix == "fin"
    with pytest.raises(NoSuchSession):
        phase_of(spring.plan, number)
    with pytest.raises(NoSuchSession):
        phase_sessions(spring.plan, number, [1])


def test_a_session_beyond_the_phase_is_refused(spring: Spring) -> None:
    """A phase of four sessions has no fifth."""
    with pytest.raises(NoSuchSession):
        phase_sessions(spring.plan, 1, [5])


def test_names_of_sessions(spring: Spring) -> None:
    """A session is called as its files and its title say; a reserve set says that it is one."""
    name = session_name(spring.plan, SessionId(1, 3, is_reserve=True))
    assert (name.stem, name.title) == ("rr3reserve", "Round robin 3/4 (reserve)")
    assert session_name(spring.plan, SessionId(4, 1)).title == "Final"


@pytest.mark.parametrize(
    ("boards", "count", "runs"),
    [
        ("1-6,7-12", 4, ["rr1-2", "rr3-4"]),
        ("1-8,9-16,17-24,25-32", 6, ["rr1-4", "rr5-6"]),
        ("1-18,1-16,17-32", 3, ["rr2-3"]),
        ("17-32", 3, []),
        ("8", 3, []),
        ("1-16,17-23", 3, ["rr1-2"]),
        ("1-6,8-12", 2, []),
        ("1-6,8-12,7-9", 3, []),
    ],
)
def test_runs_begin_with_board_one(spring: Spring, boards: str, count: int, runs: list[str]) -> None:
    """A run begins with board 1 and goes on while boards and sessions follow one another."""
    plan = replace(spring.plan, phases=(phase(count, boards),))
    sessions = phase_sessions(plan, 1, range(1, count + 1))
    assert [run.stem for run in session_runs(plan, sessions)] == runs


def test_runs_need_their_neighbours(spring: Spring) -> None:
    """Sessions that do not follow one another make no run; reserve sets make one of their own."""
    plan = replace(spring.plan, phases=(phase(4),))
    assert session_runs(plan, phase_sessions(plan, 1, [1, 4])) == ()
    assert session_runs(plan, phase_sessions(plan, 1, [2, 3])) == ()
    (run,) = session_runs(plan, phase_sessions(plan, 1, [1, 2], is_reserve=True))
    assert (run.stem, run.title) == ("rr1-2reserve", "Round 1-2 (reserve)")


def test_boards_of_a_reserve_set_are_sessions_by_themselves(spring: Spring) -> None:
    """Each once, in order, in a file of its own; one that the set does not have is refused."""
    (session,) = phase_sessions(spring.plan, 1, [2], is_reserve=True)
    first, last = single_boards(session, [12, 7, 12])
    boards = BoardRange(7, 7)
    assert first == Session(session.id, boards, "rr2reserve-7", session.title, session.boards)
    assert (last.stem, last.skipped, str(last.boards)) == ("rr2reserve-12", 5, "12-12")
    for number in (6, 13):
        with pytest.raises(InvalidField, match=f"choice of boards .* and no board {number}") as caught:
            single_boards(session, [number])
        assert caught.value.field == "choice of boards"


@pytest.mark.parametrize(
    ("text", "numbers"), [("", ()), ("5", (5,)), (" 5, 7 ", (5, 7)), ("5-7,6,9", (5, 6, 7, 9))]
)
def test_single_boards_are_named(text: str, numbers: tuple[int, ...]) -> None:
    """Numbers and ranges, each board once."""
    assert parse_board_numbers(text) == numbers


@pytest.mark.parametrize("text", ["five", "5;7", "-", "5-"])
def test_what_names_no_boards_is_refused(text: str) -> None:
    """What is meant must be plain."""
    with pytest.raises(InvalidField, match="choice of boards"):
        parse_board_numbers(text)
