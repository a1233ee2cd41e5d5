"""The check-up: exact chances, fair sets that are not accused, and every planted filter named."""

from __future__ import annotations

import math
import os
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from benchmarks.check_up.__main__ import FIGURES, SIZES, Years, _scores, again, fair_rows, figures_of_row
from benchmarks.check_up.dealers import DEALERS, Source, fair
from benchmarks.check_up.features import WIDTH, rows_of
from bigdeal_gui.analysis import board_chances
from bigdeal_gui.analysis.check_up import wording
from bigdeal_gui.analysis.check_up.board_law import BoardLaw, board_law
from bigdeal_gui.analysis.check_up.figures import (
    MOST_BOARDS,
    SET_SCORES,
    FigureLevel,
    chances_of_set,
    turn_chance,
)
from bigdeal_gui.analysis.check_up.filters import Cause, Power, filter_powers, naive_shuffle_chances
from bigdeal_gui.analysis.check_up.played_set import figures_of_set, summed_figures
from bigdeal_gui.analysis.check_up.verdict import FALSE_ALARMS, check_up_verdict
from bigdeal_gui.analysis.expectations import DEALS

if TYPE_CHECKING:
    from bigdeal_gui.analysis.check_up.played_set import SetFigures
    from bigdeal_gui.analysis.check_up.verdict import CheckUp
    from bigdeal_gui.model.double_dummy import Table

LEVEL = FALSE_ALARMS / FIGURES


def judged(name: str, sets: int, seed: int = 0) -> CheckUp:
    """Return the verdict over sets of a planted dealer."""
    owners = DEALERS[name][1](Source(f"tests/{name}/{seed}"), sets)
    return check_up_verdict([figures_of_row(row) for row in rows_of(owners).tolist()], again(owners))


@cache
def fair_sets(sets: int) -> tuple[SetFigures, ...]:
    """Return the figures of fair sets."""
    return tuple(figures_of_row(row) for row in rows_of(fair(Source("tests/fair"), sets)).tolist())


def test_the_chances_of_a_board_are_whole_and_known() -> None:
    """They sum to one, and agree with those that were counted another way."""
    law = board_law()
    for name in BoardLaw.__slots__:
        assert math.fsum(getattr(law, name)) == pytest.approx(1, abs=1e-12), name
    balanced = {hand for shape in ((4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)) for hand in permutations(shape)}
    by_shape = board_chances.chances_by_shape()
    assert board_chances.mean_board_chance(law.balanced) == pytest.approx(
        sum(board_chances.mean_board_chance(by_shape[place]) for place in (0, 1, 4)), rel=1e-12
    )
    assert len(balanced) == 28
    assert law.voids == pytest.approx(board_chances.chances_by_length()[0][: len(law.voids)], abs=1e-15)
    assert board_chances.mean_board_chance(law.seat_points) == pytest.approx(10)
    assert board_chances.mean_board_chance(law.side_points) == pytest.approx(20)
    assert board_chances.mean_board_chance(law.same_seat) == pytest.approx(13)
    exchanged = [chance * DEALS for chance in law.same_seat[:48:-1]]
    assert exchanged == pytest.approx([1, 0, 6 * 13**2, 8 * 13**3]), "none, two or three cards change seats"


@pytest.mark.unwatched
def test_the_chances_of_a_board_are_those_of_many_boards() -> None:
    """Of 52,000 fair boards no figure strays further than chance lets it."""
    found = check_up_verdict(fair_sets(2000), 0)
    assert found.kind is Cause.AS_CHANCE
    assert found.boards == 52_000
    assert all(abs(figure.deviation) < 4.5 for figure in found.figures)


def test_arrays_count_as_the_program_does() -> None:
    """The benchmark's rows are the figures of the sets, one by one."""
    owners = fair(Source("tests/rows"), 20)
    rows = rows_of(owners).tolist()
    assert [figures_of_row(row) for row in rows] == [
        figures_of_set([bytes(board) for board in boards]) for boards in owners
    ]


@pytest.mark.parametrize("name", [name for name in DEALERS if name not in {"four riffles", "five riffles"}])
def test_what_is_planted_is_named(name: str) -> None:
    """Of 60 sets every filter is named that so many can show; the shuffle that no card shows is not."""
    found = judged(name, 60)
    expected = "as-chance" if name == "naive shuffle, one at a time" else DEALERS[name][0]
    assert found.kind.value == expected
    assert found.is_as_chance == (found.chance > FALSE_ALARMS)


@pytest.mark.unwatched
def test_fair_years_are_seldom_accused() -> None:
    """Of 20,000 years drawn from 4,000 fair sets about 20 are; forty would be strange."""
    pool = fair_rows(Source("tests/pool"), 4_000)
    scores = _scores(pool)
    source, years = Source("tests/years"), Years()
    years._bounds = _bounds()
    for _some in range(10):
        chosen = source.below(len(pool), 50 * 2_000).reshape(50, 2_000)
        years.add(sum(pool[places] for places in chosen), sum(scores[places] for places in chosen))
    assert years.years == 20_000
    assert years.accused <= 40
    assert len(years.by_figure) == FIGURES - 1  # boards that come again are none


@pytest.mark.unwatched
def test_a_year_is_accused_as_the_program_accuses() -> None:
    """The benchmark's bounds and the program's verdict agree, year by year, of tame and of fair sets."""
    for name in ("tamest of three", "three riffles"):
        rows = rows_of(DEALERS[name][1](Source(f"tests/agree/{name}"), 100))
        scores = _scores(rows)
        accused = 0
        for first in range(0, 100, 50):
            year = slice(first, first + 50)
            years = Years()
            years._bounds = _bounds()
            years.add(rows[year].sum(axis=0)[None], scores[year].sum(axis=0)[None])
            found = check_up_verdict([figures_of_row(row) for row in rows[year].tolist()], 0)
            assert bool(years.accused) is not found.is_as_chance
            accused += years.accused
        assert accused


@cache
def _bounds() -> dict[str, tuple[float, float]]:
    """Return where each figure accuses, found from fair years."""
    rows = fair_rows(Source("tests/bounds"), 2_000)
    years = Years()
    years.add(
        rows.reshape(40, 50, WIDTH).sum(axis=1), _scores(rows).reshape(40, 50, len(SET_SCORES)).sum(axis=1)
    )
    return years._bounds


def test_a_year_is_judged_as_it_was_when_somebody_last_looked() -> None:
    """Each figure with its name and level, and what filters and their power come to, to six digits.

    After a change that is meant, `BIGDEAL_KEEP_DRAWN=1` keeps what is said now.
    """
    tables: list[Table] = [((7, 8, 9, 10, 11),) * 4, ((12, 12, 12, 12, 12),) * 4, ((6, 7, 6, 7, 6),) * 4]
    found = check_up_verdict(fair_sets(50), 3, tables)
    listing = [
        f"{one.name} {one.level.value} {one.count:.6g} {one.expected:.6g} {one.spread:.6g} {one.chance:.6g}"
        for one in found.figures
    ]
    listing += [f"{cause.value} {folds:.6g}" for cause, folds in found.explained.items()]
    listing += [f"{one.kind.value} {one.detail} {one.chance:.6g} {one.sets_needed}" for one in found.powers]
    listing += [f"{found.sets} {found.boards} {found.kind.value} {found.chance:.6g} {found.is_solved}"]
    kept = Path(__file__).with_name("figures.txt")
    if os.environ.get("BIGDEAL_KEEP_DRAWN"):
        kept.write_text("\n".join([*listing, ""]), "utf-8", newline="\n")
    assert listing == kept.read_text("utf-8").splitlines()


@pytest.mark.parametrize(
    ("score", "pairs", "chance"),
    [
        (100, 1, 0.66527761),
        (300, 1, 0.19431665),
        (500, 1, 0.035196382),
        (1500, 5, 0.0043342318),
        (-1500, 5, 0.0043342318),
        (0, 5, 1),
        (8000, 600, 0.15769966),
    ],
)
def test_scores_of_neighbours_stray_as_they_always_did(score: int, pairs: int, chance: float) -> None:
    """To both sides alike, a little farther than a normal law has it where there are few."""
    assert turn_chance(score, pairs) == pytest.approx(chance, rel=1e-7)


def test_a_single_board_and_a_long_set_are_judged_too() -> None:
    """One board has no neighbours; a set above the bound counts board by board, and not as a set."""
    board = figures_of_set([bytes(range(4)) * 13])
    found = check_up_verdict([board], 0)
    assert found.kind is Cause.AS_CHANCE
    assert {figure.level for figure in found.figures} == {FigureLevel.BOARDS, FigureLevel.SETS}
    owners = fair(Source("tests/long"), 20).reshape(-1, 52)
    assert len(owners) > MOST_BOARDS
    found = check_up_verdict([figures_of_set([bytes(board) for board in owners])], 0)
    assert found.kind is Cause.AS_CHANCE
    assert {figure.level for figure in found.figures} == {FigureLevel.BOARDS, FigureLevel.NEIGHBOURS}


def test_a_set_beyond_all_bounds_is_scored() -> None:
    """Boards that no fair set ever had are judged, and accused."""
    flat = bytes([card % 13 // 4 if card % 13 < 12 else card // 13 for card in range(52)])
    found = check_up_verdict([figures_of_set([flat] * 26)] * 3, 0)
    assert not found.is_as_chance
    north = bytes([0] * 13 + [1] * 13 + [2] * 13 + [3] * 13)
    wild = figures_of_set([north] * 26)
    assert chances_of_set(26).wilder_than(wild.squares) == 0
    assert chances_of_set(26).wilder_than(-1) == 1
    assert not check_up_verdict([wild] * 3, 0).is_as_chance


def test_what_nothing_explains_says_so() -> None:
    """Slams that are far too many are no known filter; a seat that has the aces is a bias."""
    sets = list(fair_sets(50))
    whole = summed_figures(sets)
    slams = figures_with(whole, slam=whole.slam + 60)
    assert check_up_verdict([slams], 0).kind is Cause.UNEXPLAINED
    north, east, south, west = whole.seat_points
    for more, less in ((0, 1), (1, 2), (2, 3), (3, 0)):
        points = list(whole.seat_points)
        points[more] += 800
        points[less] -= 400
        assert check_up_verdict([figures_with(whole, seat_points=tuple(points))], 0).kind is Cause.BIASED
    sides = figures_with(whole, seat_points=(north + 600, east - 600, south + 600, west - 600))
    assert check_up_verdict([sides], 0).kind is Cause.BIASED


def test_causes_have_the_names_that_programs_know() -> None:
    """What stands in answers for them is what the code calls it, in small letters."""
    assert [cause.value for cause in Cause] == [cause.name.lower().replace("_", "-") for cause in Cause]


def figures_with(whole: SetFigures, **changed: object) -> SetFigures:
    """Return `whole` with other figures."""
    return type(whole)(**{name: getattr(whole, name) for name in type(whole).__slots__} | changed)  # type: ignore[arg-type]


def test_the_naive_shuffle_has_its_known_chances() -> None:
    """A card's chances sum to one, and those of all cards in a seat to thirteen."""
    chances = np.array(naive_shuffle_chances()).reshape(52, 4)
    assert chances.sum(axis=1) == pytest.approx(np.ones(52))
    assert chances.sum(axis=0) == pytest.approx(np.full(4, 13))
    owners = DEALERS["naive shuffle, 13 at a time"][1](Source("tests/naive"), 2_000).reshape(-1, 52)
    counted = np.stack([(owners == seat).mean(axis=0) for seat in range(4)], axis=1)
    assert abs(counted - chances).max() < 5 * 0.44 / math.sqrt(len(owners))


@pytest.mark.unwatched
@pytest.mark.parametrize(
    ("name", "kind", "detail"),
    [("wildest of three", Cause.WILDEST, 0), ("four riffles", Cause.HAND_SHUFFLED, 4)],
)
def test_power_is_what_it_says(name: str, kind: Cause, detail: int) -> None:
    """Of twenty folders so many are accused as the page says, give or take what twenty can show."""
    for sets in SIZES[:1]:
        accused = sum(not judged(name, sets, seed).is_as_chance for seed in range(20))
        (power,) = (
            one for one in filter_powers(sets, 26 * sets, LEVEL) if (one.kind, one.detail) == (kind, detail)
        )
        spread = math.sqrt(20 * power.chance * (1 - power.chance)) + 0.5
        assert abs(accused - 20 * power.chance) < 3.5 * spread


def test_power_knows_how_many_sets_are_needed() -> None:
    """More sets show more, and what two thousand do not show has no number."""
    few, many = filter_powers(25, 650, LEVEL), filter_powers(200, 5200, LEVEL)
    assert all(one.chance <= other.chance + 1e-12 for one, other in zip(few, many, strict=True))
    assert [one.sets_needed for one in few] == [one.sets_needed for one in many]
    assert {one.sets_needed for one in filter_powers(3, 3, LEVEL) if one.kind is Cause.HAND_SHUFFLED} == {
        None
    }


def of_kind(kind: Cause, sets: int, boards: int, level: float) -> Power:
    """Return how likely a filter is seen, the first of its kind."""
    return next(power for power in filter_powers(sets, boards, level) if power.kind is kind)


@pytest.mark.parametrize(
    ("kind", "figure"),
    [(Cause.ODD_SHAPES, "odd"), (Cause.NO_PASS_OUT, "no_opening"), (Cause.NO_LONG_SUIT, "long_suit")],
)
def test_boards_that_are_never_met_are_missed_when_chance_would_have_given_them(
    kind: Cause, figure: str
) -> None:
    """On either side so many boards without one are as unlikely as the level, or not yet."""
    level = 2 * (1 - getattr(board_law(), figure)[1]) ** 26
    assert [of_kind(kind, 1, boards, level).chance for boards in (25, 26)] == [0.0, 1.0]


def test_sets_that_are_always_even_are_seen_by_their_size() -> None:
    """Sets of more than two hundred boards are taken as sets of two hundred."""
    level = 2 * chances_of_set(26).even ** 3
    assert [of_kind(Cause.EVENED_OUT, sets, 26 * sets, level).chance for sets in (2, 3)] == [0.0, 1.0]
    longest = 2 * chances_of_set(200).even
    levels = (longest, longest * 0.999999)
    assert [of_kind(Cause.EVENED_OUT, 1, 300, level).chance for level in levels] == [1.0, 0.0]


@pytest.mark.parametrize(
    ("boards", "told"),
    [
        *((9, 9), (10, 10), (11, 15), (100, 100), (101, 110), (500, 500), (501, 550), (2000, 2000)),
        (2001, None),
    ],
)
def test_the_number_of_sets_is_rounded_up_as_people_round(boards: int, told: int | None) -> None:
    """By ones to ten, then by fives, tens and fifties, as far as two thousand."""
    level = 2 * (1 - board_law().long_suit[1]) ** boards
    assert of_kind(Cause.NO_LONG_SUIT, 1, 1, level).sets_needed == told


def test_a_faulty_shuffle_is_seen_in_many_boards() -> None:
    """As it always was."""
    found = [of_kind(Cause.BIASED, 3, boards, 0.001).chance for boards in (10, 40, 100)]
    assert found == pytest.approx([0.00148561536, 0.0173276913, 0.235941079], rel=1e-6)


@pytest.mark.parametrize("boards", [1, 2, 20, 300])
def test_boards_that_come_again_are_seen_in_many_boards(boards: int) -> None:
    """One in ten shows unless none is among them; of 65,536 boards two of some hundred are the same."""
    assert of_kind(Cause.REPEATED, 1, boards, LEVEL).chance == pytest.approx(1 - 0.9**boards)
    few = next(power for power in filter_powers(1, boards, LEVEL) if power.detail == 65_536)
    assert few.chance == pytest.approx(1 - math.exp(-math.comb(boards, 2) / 65_536))


def test_sets_up_to_two_hundred_boards_are_held_against_their_size() -> None:
    """Longer ones are not, by a figure or by a filter."""
    owners = [bytes(board) for board in fair(Source("tests/two hundred"), 20).reshape(-1, 52)[:201]]
    for boards, is_held in ((200, True), (201, False)):
        found = check_up_verdict([figures_of_set(owners[:boards])], 0)
        assert (FigureLevel.SETS in {figure.level for figure in found.figures}) is is_held
        for cause in (Cause.WILDEST, Cause.TAMEST, Cause.EVENED_OUT):
            assert (found.explained[cause] != 0) is is_held


def test_what_lies_outside_all_sums_of_a_set_is_the_farthest() -> None:
    """Just inside it has its chance still."""
    law = chances_of_set(26)
    first, chances = law.squares
    ends = (first - 1, first, first + len(chances) - 1, first + len(chances))
    assert [law.wilder_than(squares) for squares in ends] == [1, law.wilder[0], law.wilder[-1], 0]
    first, chances = law.points
    (spread,) = (score for score in SET_SCORES if score.name == "sides-spread")
    scores = [spread.of_value(law, first + at) for at in (-1, len(chances))]
    assert scores == [25 * 16] * 2
    assert spread.of_value(law, 520) == 0


@pytest.mark.parametrize(("strain", "tricks"), [(0, 9), (1, 10), (2, 10), (3, 11), (4, 11)])
def test_a_game_has_its_tricks_by_strain(strain: int, tricks: int) -> None:
    """One fewer is none."""
    for made, games in ((tricks, 1), (tricks - 1, 0)):
        row = tuple(made if place == strain else 6 for place in range(5))
        figures = check_up_verdict(fair_sets(1), 0, [(row, *NOTHING_MADE[1:])]).figures
        assert [figure.count for figure in figures if figure.name == "game-made"] == [games]


def test_every_sentence_is_said() -> None:
    """Each kind has its sentence, each filter its line, each chance its words."""
    found = check_up_verdict(fair_sets(25), 0)
    assert wording.verdict_sentence(found) == "As chance alone would deal them."
    assert wording.chance_in_words(found) == "A fair machine is accused less than once in 1000 check-ups."
    assert "Sets: 25. Boards: 650. Figures: 28," in wording.figures_looked_at(found)
    assert wording.filters_title(found) == "What 25 sets like these would show"
    assert wording.filters_title(replace(found, sets=1)) == "What one set like this would show"
    lines = dict(wording.filter_power_lines(found))
    assert lines["points evened out between the sides"] == "sure"
    assert lines["shuffled by hand only 5 times"].startswith("hardly ever; about ")
    assert len(lines) == len(found.powers)
    causes = Counter(
        wording.filter_words(kind) for kind in Cause if kind not in {Cause.AS_CHANCE, Cause.UNEXPLAINED}
    )
    assert set(causes.values()) == {1}


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (1e-5, "A fair machine does this once in 100000."),
        (1e-6, "A fair machine does this once in 10^6."),
        (1e-40, "A fair machine does this once in 10^40."),
        (0.0, "A fair machine practically never does this."),
    ],
)
def test_a_fair_machine_would_do_so_once_in_many(chance: float, words: str) -> None:
    """Large numbers are filter_powers of ten; what no number can hold is said in words."""
    found = check_up_verdict(fair_sets(25), 0)
    accused = type(found)(
        found.sets, found.boards, Cause.UNEXPLAINED, chance, found.figures, found.explained, found.powers
    )
    assert wording.chance_in_words(accused) == words
    assert wording.verdict_sentence(accused) == "Not as chance deals them, and no known cause explains it."
    tame = type(found)(
        found.sets, found.boards, Cause.TAMEST, chance, found.figures, found.explained, found.powers
    )
    assert (
        wording.verdict_sentence(tame) == "Not as chance deals them: the tamest of several sets was chosen."
    )


@pytest.mark.parametrize(
    ("power", "words"),
    [
        (Power(Cause.WILDEST, 0, 0.62, 35), "6 in 10; about 35 sets are needed"),
        (Power(Cause.WILDEST, 0, 0.06, None), "1 in 10"),
        (Power(Cause.WILDEST, 0, 0.9, None), "9 in 10"),
        (Power(Cause.WILDEST, 0, 0.93, 30), "almost always; about 30 sets are needed"),
        (Power(Cause.WILDEST, 0, 0.01, None), "hardly ever"),
    ],
)
def test_power_is_said_in_words(power: Power, words: str) -> None:
    """Tenths where they say something, and the number of sets where there is one."""
    assert wording.filter_power_words(power) == words


@pytest.mark.parametrize(
    ("kind", "detail", "words"),
    [
        (Cause.BIASED, 65_536, "a generator with only 65536 boards"),
        (Cause.BIASED, 0, "a faulty shuffle of a new pack, dealt 13 at a time"),
        (Cause.HAND_SHUFFLED, 4, "shuffled by hand only 4 times"),
        (Cause.REPEATED, 0, "one board in ten repeated"),
    ],
)
def test_filters_of_one_kind_are_told_apart(kind: Cause, detail: int, words: str) -> None:
    """By how often was shuffled, or how many boards a generator has."""
    assert wording.filter_name(Power(kind, detail, 0.5, None)) == words


def test_the_sheet_has_its_words() -> None:
    """Every figure is a mark in one row of six; files and sets beside them are counted in words."""
    found = check_up_verdict(fair_sets(25), 0)
    rows = dict(wording.deviation_rows(found))
    assert [len(marks) for marks in rows.values()] == [11, 8, 2, 1, 5, 1]
    assert all(abs(mark) < 4.2 for marks in rows.values() for mark in marks)
    marks, figure = rows["Points"], found.figures[0]
    assert math.erfc(abs(marks[0]) / math.sqrt(2)) == pytest.approx(figure.chance)
    assert math.copysign(1, marks[0]) == math.copysign(1, figure.deviation)
    assert wording.files_line(3, 2, 1) == "Files: 3 counted, 2 copies, 1 not read."
    assert wording.never_finished_line("", "2026.11", 2) == "Dealt and never finished: 2 (–, 2026.11)"


NOTHING_MADE = ((6, 6, 6, 6, 6),) * 4
GAME = ((6, 6, 10, 6, 6), *NOTHING_MADE[1:])
SLAM = (*NOTHING_MADE[:3], (6, 6, 6, 6, 12))


def test_games_and_slams_are_counted_by_their_tricks() -> None:
    """A slam is a game as well; as many as chance gives are fair, none in 400 boards is not."""
    fair = [SLAM] * 54 + [GAME] * 187 + [NOTHING_MADE] * 159
    found = check_up_verdict(fair_sets(25), 0, fair)
    game, slam = found.figures[-2:]
    assert (game.name, game.count, slam.name, slam.count) == ("game-made", 241, "slam-made", 54)
    assert min(game.chance, slam.chance) > 0.5
    assert found.is_solved
    assert wording.figures_looked_at(found).endswith("Figures: 30, with double dummy.")
    assert found.is_as_chance
    tame = check_up_verdict(fair_sets(25), 0, [GAME] * 241 + [NOTHING_MADE] * 159)
    assert tame.kind is Cause.UNEXPLAINED
    assert not check_up_verdict(fair_sets(25), 0).is_solved
