"""When was the board fouled? Results weighed by double dummy under both deals."""

import json
from collections.abc import Callable

import pytest

from benchmarks.faults.mutation import Draws
from bigdeal_gui.errors.services import Refused
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.model.double_dummy import Strain, Table
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.services.boards.answer_words import moment_sentences
from bigdeal_gui.services.boards.moment import (
    DIFFERENCES,
    Moment,
    TableResult,
    moment_chances,
    moment_of_fouling,
    typed_results,
)
from bigdeal_gui.services.dealing.session import DealtSession
from bigdeal_gui.services.work import Work

SESSIONS, ROUNDS = 1_000, 12


def table(tricks: int) -> Table:
    """Return a table in which everybody takes as many tricks in every strain."""
    row = (tricks,) * 5
    return (row, row, row, row)


def test_results_are_read_as_people_write_them() -> None:
    """Tricks as a number, or above and below the contract; a doubled contract and no trump in three words."""
    lines = ["3: 4S N 9", "", "4: 4sx by n -1", "5; 3NT E =", "6 1SA W +2", "7: 2N S 7"]
    assert typed_results(lines) == (
        TableResult(3, Strain.SPADES, Seat.NORTH, 9),
        TableResult(4, Strain.SPADES, Seat.NORTH, 9),
        TableResult(5, Strain.NO_TRUMP, Seat.EAST, 9),
        TableResult(6, Strain.NO_TRUMP, Seat.WEST, 9),
        TableResult(7, Strain.NO_TRUMP, Seat.SOUTH, 7),
    )
    for wrong in ("pass", "3: 8S N 9", "3: 4S N 14", "3: 4S N -11", "4S N 9"):
        with pytest.raises(Refused, match="Line 1"):
            typed_results([wrong])


def test_a_clear_change_is_found() -> None:
    """Ten tricks in four rounds and seven afterwards: after round 4, before round 5."""
    results = [TableResult(n, Strain.SPADES, Seat.NORTH, 10 if n < 5 else 7) for n in range(1, 9)]
    moment = moment_chances(results, table(10), table(7))
    assert (moment.first, moment.last) == (4, 4)
    assert moment.chance > 0.9
    assert moment.can_tell


@pytest.mark.parametrize(
    ("place", "words"),
    [
        (0, "Before round 3 (91 %)."),
        (1, "After round 3, before round 5 (91 %)."),
        (2, "After round 5, before round 7 (91 %)."),
        (3, "After round 7 (91 %)."),
    ],
)
def test_a_moment_is_told_by_the_rounds_around_it(place: int, words: str) -> None:
    """By their own numbers, with how likely it is."""
    assert moment_sentences(Moment((3, 5, 7), (0.25,) * 4, place, place, 0.908))[0] == words


def test_differences_are_shares_of_a_whole() -> None:
    """A declarer takes as often more as fewer tricks."""
    assert sum(DIFFERENCES.values()) == pytest.approx(1)
    assert all(DIFFERENCES[-more] == share for more, share in DIFFERENCES.items())


def test_two_deals_alike_cannot_tell() -> None:
    """Where both deals give the same tricks every moment is as likely."""
    results = [TableResult(n, Strain.SPADES, Seat.NORTH, 10) for n in range(1, 5)]
    moment = moment_chances(results, table(10), table(10))
    assert moment.chances == pytest.approx([0.2] * 5)
    assert not moment.can_tell


def simulated(draws: Draws) -> tuple[int, Moment]:
    """Return after how many rounds a board was fouled, and what the scores say."""
    right, fouled = 6 + draws.below(6), 6 + draws.below(6)
    truth = draws.below(ROUNDS + 1)
    errors = [error for error, share in DIFFERENCES.items() for _ in range(round(100 * share))]
    results = []
    for round_ in range(1, ROUNDS + 1):
        expected = right if round_ <= truth else fouled
        results.append(
            TableResult(round_, Strain.HEARTS, Seat.EAST, min(13, max(0, expected + draws.one_of(errors))))
        )
    return truth, moment_chances(results, table(right), table(fouled))


def test_stated_chances_are_kept() -> None:
    """In a thousand sessions of twelve tables the moment lies in the run named as often as is stated."""
    draws = Draws(33)
    met, stated, near, telling = 0.0, 0.0, 0, 0
    for _session in range(SESSIONS):
        truth, moment = simulated(draws)
        met += moment.first <= truth <= moment.last
        stated += moment.chance
        if moment.can_tell:
            telling += 1
            likely = max(range(ROUNDS + 1), key=moment.chances.__getitem__)
            near += abs(likely - truth) <= 1
    assert abs(met - stated) / SESSIONS < 0.035  # three standard deviations
    assert near / telling > 0.75
    assert telling > SESSIONS / 2


def test_only_finished_sets_are_weighed(
    dealt: Callable[..., DealtSession], journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a set is to be played nothing is told; afterwards both deals are solved and weighed."""
    session = dealt()
    path = next(file.path for file in session.files if file.path.suffix == ".pbn")
    deal = format_by_name("pbn").read(path.read_bytes()).boards[12].deal
    lies = {SEATS[(seat + 1) % 4]: frozenset(deal.hands[seat]) for seat in SEATS}
    results = typed_results(f"{n}: 1S N {8 if n < 3 else 6}" for n in range(1, 5))
    work = Work(lambda: journal)
    found = journal.set_by_code(session.set_code)
    with pytest.raises(Refused, match="not over"):
        moment_of_fouling(found, 13, lies, results, work)
    journal.change_states({found.id: State.FINISHED})
    found = journal.set_by_code(session.set_code)
    with pytest.raises(Refused, match="Give a board"):
        moment_of_fouling(found, 99, lies, results, work)
    monkeypatch.setattr(
        "bigdeal_gui.services.boards.moment.double_dummy_tables",
        lambda deals, *_more: (table(8), table(6))[: len(deals)],
    )
    assert moment_of_fouling(found, 13, lies, results, work).first == 2
    row = list(journal.rows(found.id))[-1]
    assert json.loads(row.payload) == {"question": "moment", "board": 13, "kind": "moment"}


@pytest.mark.parametrize(
    ("tricks", "words"),
    [("7777", "Before round 1 ("), ("9999", "After round 4 ("), ("9977", "After round 2, before round 3 (")],
)
def test_the_moment_in_words(tricks: str, words: str) -> None:
    """Before the first and after the last round there is one round to name; else there are two."""
    results = [
        TableResult(n, Strain.SPADES, Seat.NORTH, int(taken)) for n, taken in enumerate(tricks * 2, start=1)
    ]
    results = [result._replace(round=(result.round - 1) % 4 + 1) for result in results]
    assert moment_sentences(moment_chances(results, table(9), table(7)))[0].startswith(words)


def test_a_moment_that_cannot_be_told() -> None:
    """One sentence says so, and nothing of percentages."""
    results = [TableResult(n, Strain.SPADES, Seat.NORTH, 9) for n in range(1, 5)]
    (sentence,) = moment_sentences(moment_chances(results, table(9), table(9)))
    assert "cannot tell" in sentence
