"""What is said of many sets, in words, as JSON and as rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.many_sets import FALSE_ALARMS, ManySets, OddSet, SpreadTest
from bigdeal_gui.cli.parts.boundary import echo
from bigdeal_gui.words import one_line_name

if TYPE_CHECKING:
    from bigdeal_gui.services.sets.statistics import ManyFiles, SharedBoards

CHECK_UP: Final = "Whether a machine is fair: bigdeal check-up."
_SHOWN: Final = 12
"""So many figures, sets and boards are told; JSON and CSV have all."""


def is_accused(found: ManyFiles) -> bool:
    """Tell whether something was found that chance does not explain."""
    return bool(found.found.suspects or found.found.odd_sets or found.repeated_pairs)


def echo_set_figures(found: ManyFiles, paths: Sequence[Path]) -> None:
    """Say what was found."""
    sets = found.found
    echo(f"{sets.sets} sets, {sets.deals} deals: {_sizes(sets)}")
    if sets.tested < sets.sets:
        echo(f"Sets of more than 1000 boards count in the sums alone: {sets.sets - sets.tested}")
    words = "Figures over all sets, least likely"
    echo(f"\n{words:<36} expected    dealt        sum   distance    squares  of all")
    for test in sets.tests[:_SHOWN]:
        echo(_test_line(test))
    echo(f"\nFigures that chance does not explain: {len(sets.suspects)} of {len(sets.tests)}")
    oddest = {odd.place: odd for odd in reversed(sets.odd_sets)}
    figures = Counter(odd.place for odd in sets.odd_sets)
    echo(f"Sets that chance does not explain: {len(oddest)} of {sets.tested}")
    for place in list(reversed(oddest))[:_SHOWN]:
        more = f", and figures besides: {figures[place] - 1}" if figures[place] > 1 else ""
        echo(f"  {one_line_name(paths[place])}: {_odd_words(oddest[place])}{more}")
    echo(f"Pairs of equal deals: {found.repeated_pairs}")
    for shared in found.shared[:_SHOWN]:
        echo(f"  {_shared_words(shared, paths)}")
    if len(found.shared) > _SHOWN:
        echo(f"  and {len(found.shared) - _SHOWN} more groups of sets")
    echo(
        f"\n{sets.test_count} tests, held against each other: a perfect dealer is accused in"
        f" {FALSE_ALARMS:.1%} of all runs at the most."
    )
    if is_accused(found):
        echo("Chance does not explain this.")
        return
    echo("None of these counts is beyond chance: points, shapes, suit lengths, kings, cards, equal boards.")
    echo(f"Not looked at: points between the sides, neighbouring boards. {CHECK_UP}")


def _sizes(sets: ManySets) -> str:
    words = [f"{count} of {boards} boards" for boards, count in sets.sizes.items()]
    more = f" and {len(words) - _SHOWN} sizes more" if len(words) > _SHOWN else ""
    return ", ".join(words[:_SHOWN]) + more


def _test_line(test: SpreadTest) -> str:
    squares = "-" if test.squares_chance is None else f"{test.squares_chance:.2g}"
    words = f"  {test.kind.group}: {test.kind.name}"
    return (
        f"{words:<34} {test.expected:10.1f} {test.count:8} {test.count_chance:10.2g}"
        f" {test.distance_chance:10.2g} {squares:>10} {test.adjusted:7.2g}"
    )


def _odd_words(odd: OddSet) -> str:
    return (
        f"{odd.kind.group}: {odd.kind.name}: {odd.count} in {odd.boards} boards, by chance"
        f" {odd.expected:.1f}, so far out once in {1 / odd.chance if odd.chance else 1e22:.1g}"
    )


def _shared_words(shared: SharedBoards, paths: Sequence[Path]) -> str:
    names = [one_line_name(paths[place]) for place in shared.sets]
    if len(names) == 1:
        return f"deals that come again in {names[0]}: {shared.boards}"
    more = f" and {shared.more} more" if shared.more else ""
    return f"deals that are the same in {', '.join(names)}{more}: {shared.boards}"


def set_figure_rows(found: ManyFiles) -> list[dict[str, object]]:
    """Return a row for each figure, the least likely first."""
    return [_fields(test, is_suspect=test in found.found.suspects) for test in found.found.tests]


def _fields(test: SpreadTest, *, is_suspect: bool) -> dict[str, object]:
    return {
        "group": test.kind.group.value,
        "name": test.kind.name,
        "expected": test.expected,
        "count": test.count,
        "count_chance": test.count_chance,
        "distance": test.distance,
        "distance_chance": test.distance_chance,
        "squares": test.squares,
        "squares_chance": test.squares_chance,
        "adjusted": test.adjusted,
        "is_suspect": is_suspect,
    }


def set_figures_json(found: ManyFiles, paths: Sequence[Path]) -> dict[str, object]:
    """Return all that was found."""
    sets = found.found
    return {
        "sets": sets.sets,
        "tested_sets": sets.tested,
        "deals": sets.deals,
        "sizes": {str(boards): count for boards, count in sets.sizes.items()},
        "tests": sets.test_count,
        "false_alarms": FALSE_ALARMS,
        "is_beyond_chance": is_accused(found),
        "figures": [*set_figure_rows(found)],
        "odd_sets": [
            {
                "file": str(paths[odd.place]),
                "boards": odd.boards,
                "group": odd.kind.group.value,
                "name": odd.kind.name,
                "expected": odd.expected,
                "count": odd.count,
                "chance": odd.chance,
                "adjusted": odd.adjusted,
            }
            for odd in sets.odd_sets
        ],
        "percentiles": [
            {"group": tenths.group.value, "counted": [*tenths.counted], "expected": [*tenths.expected]}
            for tenths in sets.tenths
        ],
        "repeated_pairs": found.repeated_pairs,
        "shared_boards": [
            {
                "files": [str(paths[place]) for place in shared.sets],
                "more_files": shared.more,
                "deals": shared.boards,
            }
            for shared in found.shared
        ],
    }
