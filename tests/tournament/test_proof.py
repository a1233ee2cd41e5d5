"""The proof of a tournament: green where all is as published, red for everything that is not."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.errors.tournament import StepNotAllowed
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.diagrams import parse_deal
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.tournament import origins
from bigdeal_gui.tournament.description_file import read_description
from bigdeal_gui.tournament.keys.keys_file import Keys, SessionKey, read_keys
from bigdeal_gui.tournament.origins import Names
from bigdeal_gui.tournament.plan import BoardsRule, Phase, Plan
from bigdeal_gui.tournament.proof import GivenFile, _Claims, prove_tournament
from bigdeal_gui.tournament.sessions import SessionId, session_deals

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from conftest import Spring


def renamed(one: GivenFile, name: str) -> GivenFile:
    """Return the boards of a file under another name."""
    return replace(one, name=name)


def test_everything_that_squaredeal_dealt_is_green(spring: Spring) -> None:
    """All files of all sessions and formats are proved; Big Deal's dup files count their boards from 1."""
    names = [one["files"] for one in spring.case["sessions"]]
    files = [
        spring.given(f"{name}.{suffix}") for name in names for suffix in ("pbn", "dlm", "bri", "dge", "ber")
    ]
    files += [replace(spring.given(f"{name}.dup"), is_numbered=False) for name in names]
    files += [
        spring.given(f"{run['files']}.{suffix}") for run in spring.case["runs"] for suffix in run["formats"]
    ]
    proof = prove_tournament(spring.plan, spring.keys, files)
    assert proof.problems == ()
    assert proof.is_ok
    assert proof.board_count == 6 * (4 * 6 + 6 + 2 * 7 + 5 + 8) + 2 * 4 * 12
    assert [one.name for one in proof.files] == [one.name for one in files]
    assert all(one.remarks == () and one.difference == "" for one in proof.files)
    assert proof.missing == ()


def test_a_file_tells_its_sessions(spring: Spring) -> None:
    """Each board stands under the session that it comes from, with the number it has there."""
    (one,) = prove_tournament(spring.plan, spring.keys, [spring.given("rr1-2.bri")]).files
    assert [part.session and part.session.title for part in one.parts] == [
        "Round robin 1/4",
        "Round robin 2/4",
    ]
    assert [[board.number for board in part.boards] for part in one.parts] == [
        [1, 2, 3, 4, 5, 6],
        [7, 8, 9, 10, 11, 12],
    ]


def test_sessions_without_boards_are_named(spring: Spring) -> None:
    """Sessions of which nothing was given are listed; those of an open number are not expected."""
    proof = prove_tournament(spring.plan, spring.keys, [spring.given("rr1.pbn"), spring.given("fin.pbn")])
    assert [one.stem for one in proof.missing] == ["rr2", "rr3", "rr4", "ko1", "ko2"]
    assert proof.is_ok


def changed_value(spring: Spring) -> tuple[Plan, Keys]:
    """Change the outside value."""
    return replace(spring.plan, value="234561"), spring.keys


def changed_hash(spring: Spring) -> tuple[Plan, Keys]:
    """Change the published hash."""
    return replace(spring.plan, keys_hash="0" * 64), spring.keys


def changed_key(spring: Spring) -> tuple[Plan, Keys]:
    """Change one letter of the key of the first session."""
    symbols = bytearray(spring.keys.key(1, 1).reveal())
    symbols[59] = ord("x") if symbols[59] != ord("x") else ord("y")
    return spring.plan, Keys({**spring.keys.by_place, (1, 1): SessionKey(bytes(symbols))})


def lost_key(spring: Spring) -> tuple[Plan, Keys]:
    """Leave out the key of the first session."""
    return spring.plan, Keys({place: key for place, key in spring.keys.by_place.items() if place != (1, 1)})


def changed_phase(spring: Spring, **changes: object) -> tuple[Plan, Keys]:
    """Change a field of the first phase."""
    phase = replace(spring.plan.phases[0], **changes)  # type: ignore[arg-type] - one of the fields
    return replace(spring.plan, phases=(phase, *spring.plan.phases[1:])), spring.keys


@pytest.mark.parametrize(
    "tamper",
    [
        changed_value,
        changed_hash,
        changed_key,
        lost_key,
        lambda spring: changed_phase(spring, sessions=3),
        lambda spring: changed_phase(spring, sessions=0),
        lambda spring: changed_phase(spring, boards=BoardsRule.parse("7-12,1-6")),
        lambda spring: changed_phase(spring, boards=BoardsRule.parse("1-5,6-12")),
        lambda spring: (replace(spring.plan, phases=spring.plan.phases[::-1]), spring.keys),
    ],
    ids=["value", "hash", "key", "lost key", "sessions", "open", "boards", "range", "order"],
)
def test_whatever_is_tampered_with_turns_red(
    spring: Spring, tamper: Callable[[Spring], tuple[Plan, Keys]]
) -> None:
    """A change of value, hash, key, count, boards or order of phases is seen."""
    plan, keys = tamper(spring)
    proof = prove_tournament(
        plan, keys, [spring.given("rr1.pbn"), spring.given("rr4.pbn"), spring.given("fin.pbn")]
    )
    assert not proof.is_ok
    assert proof.problems


def test_keys_that_were_not_published_are_told(spring: Spring) -> None:
    """Boards may be those of the keys and the keys still not those that were bound."""
    plan, keys = changed_hash(spring)
    proof = prove_tournament(plan, keys, [spring.given("fin.pbn")])
    assert proof.files[0].is_ok
    assert proof.problems == ("These are not the keys that were fixed when the plan was published.",)


def test_a_board_among_those_of_one_session_is_meant_for_it(spring: Spring) -> None:
    """It need not stand among those of every session whose key is here; one that is taken is no other's."""
    ranges = {SessionId(1, 1): BoardRange(1, 6), SessionId(1, 2): BoardRange(7, 12)}
    claims = _Claims(
        spring.plan, spring.keys, (), ranges, origins.Origins(spring.plan, spring.keys, 12, lambda: None)
    )
    judged = [claims.contradict(number, {(1, 1, 3)}) for number in (0, 1, 2, 3, 6, 7, 12, 13)]
    assert judged == [False, True, True, False, True, True, True, False]


@pytest.mark.parametrize(
    ("name", "places", "red"),
    [
        ("rr1-2", {(1, 1)}, [5]),
        ("rr1-2", {(1, 2)}, [9]),
        ("rr1-2", {(1, 1), (1, 2)}, [5, 9, 13]),
        ("rr3", {(1, 1)}, []),
        ("ko1", {(1, 1)}, []),
        ("ko1", {(2, 1)}, [5, 9, 13]),
        ("monday", {(1, 1)}, []),
    ],
)
def test_with_some_keys_only_their_boards_are_judged(
    spring: Spring, name: str, places: set[tuple[int, int]], red: list[int]
) -> None:
    """A board that is nobody's is red where, by the file's name, its key is here; else nothing is said."""
    nobodys = session_deals(replace(spring.plan, value="1"), spring.keys, SessionId(1, 1), 3)
    boards = tuple(map(Board, (5, 9, 13), nobodys))
    keys = Keys({place: spring.keys.by_place[place] for place in places}, is_part=True)
    (one,) = prove_tournament(spring.plan, keys, [GivenFile(f"{name}.pbn", boards)]).files
    assert [board.number for part in one.parts for board in part.boards] == red
    assert one.unjudged == tuple(board.number for board in boards if board.number not in red)
    assert one.named == ()


def test_with_some_keys_their_sessions_are_proved(spring: Spring) -> None:
    """Those of the others are left alone, and counted."""
    keys = Keys({(1, 1): spring.keys.by_place[1, 1]}, is_part=True)
    proof = prove_tournament(spring.plan, keys, [spring.given("rr1-2.bri"), spring.given("rr3.pbn")])
    assert proof.is_right
    assert [[part.good for part in one.parts] for one in proof.files] == [[(1, 2, 3, 4, 5, 6)], []]
    assert [one.unjudged for one in proof.files] == [(7, 8, 9, 10, 11, 12), (1, 2, 3, 4, 5, 6)]
    assert proof.board_count == 18


def test_a_key_that_is_lost_takes_its_session_alone(spring: Spring) -> None:
    """All others are found, whatever their files are called."""
    plan, keys = lost_key(spring)
    given = [renamed(spring.given(f"{stem}.pbn"), f"x-{stem}.pbn") for stem in ("rr1", "rr4", "fin")]
    assert [one.is_ok for one in prove_tournament(plan, keys, given).files] == [False, True, True]


def test_one_red_board_is_enough_to_be_wrong(spring: Spring) -> None:
    """Whatever else is right."""
    good, other = spring.given("rr1.pbn"), renamed(spring.given("fin.pbn"), "rr1.pbn")
    mixed = replace(good, boards=(*good.boards[:5], other.boards[5]))
    assert prove_tournament(spring.plan, spring.keys, [good]).is_right
    assert not prove_tournament(spring.plan, spring.keys, [good, mixed]).is_right


def test_a_foreign_board_is_red(spring: Spring) -> None:
    """A deal that is nobody's is named by its board number."""
    given = spring.given("fin.pbn")
    nobodys = session_deals(replace(spring.plan, value="1"), spring.keys, SessionId(4, 1), 1)[0]
    boards = tuple(Board(25, nobodys) if one.number == 25 else one for one in given.boards)
    proof = prove_tournament(spring.plan, spring.keys, [replace(given, boards=boards)])
    (one,) = proof.files
    assert one.difference == "board 25: not the deal of this session"
    assert proof.problems == ("“fin.pbn”: board 25: not the deal of this session.",)
    (part,) = one.parts
    assert [board.number for board in part.boards if not board.is_ok] == [25]


def test_two_exchanged_boards_are_red(spring: Spring) -> None:
    """A deal under another number is said to be that of its own."""
    given = spring.given("fin.pbn")
    first, second, *rest = given.boards
    boards = (Board(first.number, second.deal), Board(second.number, first.deal), *rest)
    (one,) = prove_tournament(spring.plan, spring.keys, [replace(given, boards=boards)]).files
    assert one.difference == "board 21: it is the deal of board 22"
    for some, is_reordered in ((boards, True), (given.boards, False), (given.boards[:1] * 2, True)):
        unnumbered = replace(spring.given("fin.bri"), boards=some)
        (part,) = prove_tournament(spring.plan, spring.keys, [unnumbered]).files[0].parts
        assert part.is_ok
        assert part.first == 21
        assert part.is_reordered is is_reordered
    (part,) = prove_tournament(spring.plan, spring.keys, [spring.given("rr1.bri")]).files[0].parts
    assert not part.is_reordered


def test_a_foreign_board_among_others_without_numbers_is_red(spring: Spring) -> None:
    """It is named by the number behind the board before it; the others keep those of their deals."""
    given = spring.given("fin.bri")
    nobodys = session_deals(replace(spring.plan, value="1"), spring.keys, SessionId(4, 1), 1)[0]
    boards = (*given.boards[:2], Board(3, nobodys), *given.boards[3:])
    mixed = replace(given, boards=boards, is_numbered=False)
    (one,) = prove_tournament(spring.plan, spring.keys, [mixed]).files
    assert one.difference == "board 23: not the deal of this session"
    assert [part.bad for part in one.parts] == [(23,)]
    assert one.parts[0].good == (21, 22, 24, 25, 26, 27, 28)
    assert not one.parts[0].is_reordered


def test_a_board_of_another_session_is_red(spring: Spring) -> None:
    """A deal of another session among those of the session that the file names is told."""
    given, other = spring.given("rr1.pbn"), spring.given("rr3.pbn")
    (one,) = prove_tournament(
        spring.plan, spring.keys, [replace(given, boards=(*given.boards[:5], other.boards[5]))]
    ).files
    assert one.difference == "board 6: it is a deal of “Round robin 3/4”"


def test_a_board_of_the_reserve_set_may_stand_in(spring: Spring) -> None:
    """A board replaced by that of its session's reserve set is green, and it is said."""
    given, reserve = spring.given("rr3.pbn"), spring.given("rr3reserve.pbn")
    boards = (*given.boards[:2], reserve.boards[2], *given.boards[3:])
    for is_numbered in (True, False):
        mixed = GivenFile("rr3.pbn", boards, is_numbered)
        (one,) = prove_tournament(spring.plan, spring.keys, [mixed]).files
        assert one.is_ok
        assert one.remarks == ("Boards of “Round robin 3/4 (reserve)” that replace the original ones: 3.",)
        assert [[board.number for board in part.boards] for part in one.parts] == [[1, 2, 4, 5, 6], [3]]
        assert [part.missing for part in one.parts] == [(), ()]
    foreign = Board(5, session_deals(replace(spring.plan, value="1"), spring.keys, SessionId(1, 3), 1)[0])
    (one,) = prove_tournament(spring.plan, spring.keys, [replace(given, boards=(*boards[:3], foreign))]).files
    assert one.difference == "board 5: not the deal of this session"
    assert one.parts[0].missing == (4, 6)


def test_a_file_of_nobodys_boards_is_red(spring: Spring) -> None:
    """A file none of whose boards is of this tournament is red from the first, whatever it is called."""
    other = replace(spring.plan, value="1")
    deals = session_deals(other, spring.keys, SessionId(1, 1), 6)
    boards = tuple(map(Board, range(1, 7), deals))
    named, unnamed, run, asked = prove_tournament(
        spring.plan,
        spring.keys,
        [GivenFile(name, boards) for name in ("rr1.pbn", "monday.pbn", "rr1-2.pbn", "ko1.pbn")],
    ).files
    assert named.difference == run.difference == asked.difference == "board 1: not the deal of this session"
    assert unnamed.difference == "board 1: not a deal of this tournament"
    assert [(part.session, part.first) for part in unnamed.parts] == [(None, 1)]
    assert named.remarks == ()


def test_a_wrong_name_is_told(spring: Spring) -> None:
    """Boards of one whole session under the name of another are green, and it is said."""
    (one,) = prove_tournament(spring.plan, spring.keys, [renamed(spring.given("rr3.pbn"), "rr1.pbn")]).files
    assert one.is_ok
    assert one.remarks == (
        "The name of the file says “Round robin 1/4”; the boards are those of “Round robin 3/4”.",
    )
    assert [name.stem for name in one.named] == ["rr1"]
    unnumbered = replace(spring.given("fin.bri"), name="rr1.bri", is_numbered=False)
    assert prove_tournament(spring.plan, spring.keys, [unnumbered]).is_ok


def test_any_name_will_do(spring: Spring) -> None:
    """Boards are found by what they are, reserve sets and open sessions too."""
    given = [
        renamed(spring.given(f"{stem}.pbn"), f"x-{stem}.pbn") for stem in ("rr3reserve", "sw2", "ko1", "fin")
    ]
    proof = prove_tournament(spring.plan, spring.keys, given)
    assert proof.is_ok
    found = [part.session for one in proof.files for part in one.parts]
    assert [one and one.stem for one in found] == ["rr3reserve", "sw2", "ko1", "fin"]


def test_missing_boards_are_told(spring: Spring) -> None:
    """A file that lacks boards of its session is green as far as it goes, and says which it lacks."""
    given = spring.given("fin.pbn")
    (one,) = prove_tournament(spring.plan, spring.keys, [replace(given, boards=given.boards[2:4])]).files
    assert one.is_ok
    assert one.parts[0].missing == (21, 22, 25, 26, 27, 28)
    assert one.remarks == ("Boards of “Final” that are not in the file: 21, 22, 25, 26, 27, 28.",)


def test_a_long_list_of_missing_boards_is_cut(spring: Spring) -> None:
    """Of many missing boards the first are named."""
    plan = Plan("A", "B", (Phase(1, BoardsRule.parse("36"), "rr", "RR"),), "5", "0" * 64)
    keys = Keys({(1, 1): spring.keys.key(1, 1)})
    deals = session_deals(plan, keys, SessionId(1, 1), 1)
    (one,) = prove_tournament(plan, keys, [GivenFile("rr.pbn", (Board(1, deals[0]),))]).files
    assert one.remarks == ("Boards of “RR” that are not in the file: 2, 3, 4, 5, 6, 7, 8, 9 ….",)


def test_boards_that_were_asked_for_may_begin_anywhere(spring: Spring) -> None:
    """Where the plan leaves the boards open, the first board of the file says where they begin."""
    deals = session_deals(spring.plan, spring.keys, SessionId(2, 1), 8)
    for first in (1, 9):
        boards = tuple(map(Board, range(first, first + 8), deals))
        (one,) = prove_tournament(spring.plan, spring.keys, [GivenFile("ko1.pbn", boards)]).files
        assert one.is_ok
        assert one.parts[0].missing == ()
        (one,) = prove_tournament(
            spring.plan, spring.keys, [GivenFile("ko1.pbn", (*boards[:3], *boards[4:]))]
        ).files
        assert one.parts[0].missing == (first + 3,)
        (one,) = prove_tournament(
            spring.plan, spring.keys, [GivenFile("ko1.bri", boards, is_numbered=False)]
        ).files
        assert one.is_ok
    late = tuple(map(Board, range(65, 71), session_deals(spring.plan, spring.keys, SessionId(2, 1), 70)[64:]))
    assert prove_tournament(spring.plan, spring.keys, [GivenFile("x.pbn", late)]).is_ok
    assert not prove_tournament(spring.plan, spring.keys, [GivenFile("x.pbn", late, is_numbered=False)]).is_ok
    shifted = tuple(map(Board, range(1, 7), deals[2:]))
    (one,) = prove_tournament(spring.plan, spring.keys, [GivenFile("ko1.pbn", shifted)]).files
    assert one.difference == "board 1: it is the deal of board 3"


def test_an_empty_file_proves_nothing(spring: Spring) -> None:
    """A file without boards is red."""
    proof = prove_tournament(spring.plan, spring.keys, [GivenFile("rr1.pbn", ())])
    assert proof.files[0].difference == "the file has no boards"
    assert not proof.is_ok
    assert prove_tournament(spring.plan, spring.keys, []).is_ok


def test_without_a_value_nothing_can_be_proved(spring: Spring) -> None:
    """A plan whose value is not known says so."""
    with pytest.raises(StepNotAllowed, match=r"not in the plan yet\. Use the file"):
        prove_tournament(replace(spring.plan, value=None), spring.keys, [])


def test_a_proof_can_be_stopped(spring: Spring) -> None:
    """What is asked between sessions may stop the work."""

    def stop() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        prove_tournament(spring.plan, spring.keys, [spring.given("rr1.pbn")], check=stop)


def test_a_proof_is_json(spring: Spring) -> None:
    """A proof can be written as JSON, every board in its session, and names no card."""
    foreign = GivenFile("x.pbn", spring.given("rr1.pbn").boards)
    proof = prove_tournament(replace(spring.plan, value="1"), spring.keys, [spring.given("rr1.pbn"), foreign])
    text = json.dumps(proof.to_json())
    read = json.loads(text)
    assert read["ok"] is False
    assert read["keys"] == {"ok": True, "problem": ""}
    (one, other) = read["files"]
    assert (one["name"], one["ok"], one["difference"]) == (
        "rr1.pbn",
        False,
        "board 1: not the deal of this session",
    )
    assert one["sessions"][0]["session"] == {
        "phase": 1,
        "session": 1,
        "reserve": False,
        "files": "rr1",
        "title": "Round robin 1/4",
    }
    assert one["sessions"][0]["boards"][5] == {
        "number": 6,
        "ok": False,
        "reason": "not the deal of this session",
    }
    assert one["sessions"][0]["ok"] is False
    assert (one["sessions"][0]["missing"], one["remarks"]) == ([], [])
    assert other["sessions"][0]["session"] is None
    assert len(read["sessions_without_boards"]) == 6
    assert "hands" not in repr(foreign)
    assert "Board(" not in repr(foreign)


@pytest.mark.parametrize(
    ("stem", "sessions"),
    [
        ("rr1", [(1, 1, False)]),
        ("RR01", [(1, 1, False)]),
        ("rr1-2", [(1, 1, False), (1, 2, False)]),
        ("rr3reserve", [(1, 3, True)]),
        ("rr1-2reserve", [(1, 1, True), (1, 2, True)]),
        ("rr5", []),
        ("rr", []),
        ("fin", [(4, 1, False)]),
        ("finreserve", [(4, 1, True)]),
        ("fin1", []),
        ("sw17", [(3, 17, False)]),
        ("sw1-9999", []),
        ("xrr1", []),
    ],
)
def test_names_mean_sessions(spring: Spring, stem: str, sessions: list[tuple[int, int, bool]]) -> None:
    """The names that files of the plan have are known again; a name that means too much means nothing."""
    assert list(Names(spring.plan).sessions(stem)) == [SessionId(*one) for one in sessions]


def test_an_absurd_plan_is_searched_only_so_far(spring: Spring, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search among all sessions ends after a bounded number of deals."""
    monkeypatch.setattr(origins, "MOST_DEALS", 10)
    given = spring.given("fin.pbn")
    proof = prove_tournament(spring.plan, spring.keys, [given, renamed(spring.given("ko1.pbn"), "x.pbn")])
    assert proof.files[0].is_ok
    assert not proof.files[1].is_ok


def test_a_championship_is_proved_in_less_than_two_seconds(championships: Path) -> None:
    """All 1,186 boards of the World Bridge Games 2024, as they were played, are green, session by session."""
    folder = championships / "wbg2024"
    lines = (folder / "allpbn.actual").read_text("ascii").split("\n")[:-1]
    deals = [parse_deal(f"N:{line}") for line in lines]
    plan = read_description((folder / "WBG2024.sqd").read_bytes()).plan
    keys = read_keys((folder / "WBG2024.sqk").read_bytes())
    files = []
    for phase in sorted(plan.phases, key=lambda one: one.prefix):
        for session in range(1, phase.sessions + 1):
            boards = phase.boards.boards(session) or BoardRange(1, 1)
            held, deals = deals[: len(boards)], deals[len(boards) :]
            files.append(GivenFile(f"{phase.file_stem(session)}.pbn", tuple(map(Board, boards, held))))
    assert not deals
    began = time.perf_counter()
    proof = prove_tournament(plan, keys, files)
    assert time.perf_counter() - began < 2
    assert (proof.problems, proof.missing, proof.board_count, len(files)) == ((), (), 1186, 90)
    assert all(one.remarks == () for one in proof.files)
    whole = GivenFile(
        "allpbn.actual", tuple(board for one in files for board in one.boards), is_numbered=False
    )
    assert len(prove_tournament(plan, keys, [whole]).files[0].parts) == 90
