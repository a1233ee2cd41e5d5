"""What a check-up says, in the user's language: the verdict, and what would have been seen."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.check_up.filters import SURE, Cause, Power, normal_deviate
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.analysis.check_up.verdict import CheckUp

_SELDOM: Final = 0.05
_NEVER: Final = -300
_SHAPES: Final = frozenset(
    {"odd-shapes", "long-suit", "voids", "balanced", "wildness", "wildest", "tamest", "wildness-spread"}
)


def verdict_sentence(found: CheckUp) -> str:
    """Return the verdict in one sentence."""
    if found.is_as_chance:
        return translate("check-up", "As chance alone would deal them.")
    if found.kind is Cause.UNEXPLAINED:
        return translate("check-up", "Not as chance deals them, and no known cause explains it.")
    return translate("check-up", "Not as chance deals them: {cause}.").format(cause=filter_words(found.kind))


def filter_words(kind: Cause) -> str:
    """Return what was done to the boards, within a sentence."""
    return {
        Cause.ODD_SHAPES: translate("check-up", "odd shapes were rejected"),
        Cause.NO_LONG_SUIT: translate("check-up", "boards with a suit of eight or more were rejected"),
        Cause.NO_PASS_OUT: translate("check-up", "boards without an opening hand were rejected"),
        Cause.WILDEST: translate("check-up", "the wildest of several sets was chosen"),
        Cause.TAMEST: translate("check-up", "the tamest of several sets was chosen"),
        Cause.EVENED_OUT: translate("check-up", "the sides’ points were evened out"),
        Cause.HAND_SHUFFLED: translate("check-up", "the cards were not shuffled enough"),
        Cause.REPEATED: translate("check-up", "boards came again"),
        Cause.BIASED: translate("check-up", "some cards go to some seats too often"),
    }[kind]


def figures_looked_at(found: CheckUp) -> str:
    """Return what was looked at."""
    if found.is_solved:
        text = translate("check-up", "Sets: {sets}. Boards: {boards}. Figures: {figures}, with double dummy.")
    else:
        text = translate(
            "check-up", "Sets: {sets}. Boards: {boards}. Figures: {figures}, without double dummy."
        )
    return text.format(sets=found.sets, boards=found.boards, figures=len(found.figures))


def chance_in_words(found: CheckUp) -> str:
    """Return how often a fair machine would do so."""
    if found.is_as_chance:
        return translate("check-up", "A fair machine is accused less than once in 1000 check-ups.")
    if found.chance <= 0 or math.log10(found.chance) < _NEVER:
        return translate("check-up", "A fair machine practically never does this.")
    text = translate("check-up", "A fair machine does this once in {times}.")
    return text.format(times=_times(found.chance))


def _times(chance: float) -> str:
    exponent = -math.log10(chance)
    return f"10^{exponent:.0f}" if exponent >= 6 else f"{1 / chance:.0f}"  # noqa: PLR2004 - as people read


def filters_title(found: CheckUp) -> str:
    """Return the heading over what would have been seen."""
    one = translate("check-up", "What one set like this would show")
    several = translate("check-up", "What {sets} sets like these would show")
    return (one if found.sets == 1 else several).format(sets=found.sets)


def filter_power_lines(found: CheckUp) -> list[tuple[str, str]]:
    """Return for each filter its name, and how surely it would have been seen."""
    return [(filter_name(power), filter_power_words(power)) for power in found.powers]


def filter_name(power: Power) -> str:
    """Return what a filter is called in a list."""
    if power.kind is Cause.HAND_SHUFFLED:
        return translate("check-up", "shuffled by hand only {riffles} times").format(riffles=power.detail)
    if power.kind is Cause.BIASED and power.detail:
        return translate("check-up", "a generator with only {states} boards").format(states=power.detail)
    return {
        Cause.ODD_SHAPES: translate("check-up", "odd shapes rejected (a void, or seven cards of a suit)"),
        Cause.NO_LONG_SUIT: translate("check-up", "suits of eight or more rejected"),
        Cause.NO_PASS_OUT: translate("check-up", "boards without a 12-count rejected"),
        Cause.WILDEST: translate("check-up", "the wildest of three sets chosen"),
        Cause.TAMEST: translate("check-up", "the tamest of three sets chosen"),
        Cause.EVENED_OUT: translate("check-up", "points evened out between the sides"),
        Cause.REPEATED: translate("check-up", "one board in ten repeated"),
        Cause.BIASED: translate("check-up", "a faulty shuffle of a new pack, dealt 13 at a time"),
    }[power.kind]


def filter_power_words(power: Power) -> str:
    """Return how surely a filter would have been seen, and how many sets it needs."""
    if power.chance >= SURE:
        return translate("check-up", "sure")
    if power.chance < _SELDOM:
        often = translate("check-up", "hardly ever")
    elif power.chance * 10 > 9:  # noqa: PLR2004 - more often than can be said in tenths
        often = translate("check-up", "almost always")
    else:
        often = translate("check-up", "{tenths} in 10").format(tenths=max(1, round(10 * power.chance)))
    if power.sets_needed is None:
        return often
    text = translate("check-up", "{seen}; about {sets} sets are needed")
    return text.format(seen=often, sets=power.sets_needed)


def deviation_rows(found: CheckUp) -> list[tuple[str, list[float]]]:
    """Return rows of marks with their names: how far each figure strays, in deviations of a normal law."""
    rows: dict[str, list[float]] = {
        translate("check-up", "Points"): [],
        translate("check-up", "Shapes"): [],
        translate("check-up", "Fits"): [],
        translate("check-up", "Cards and seats"): [],
        translate("check-up", "Neighbouring boards"): [],
        translate("check-up", "Boards that came again"): [],
    }
    names = list(rows)
    for figure in found.figures:
        rows[names[_row_of(figure.name)]].append(
            math.copysign(normal_deviate(figure.chance / 2), figure.deviation)
        )
    return list(rows.items())


def _row_of(name: str) -> int:
    if name in _SHAPES:
        return 1
    if name.endswith("-fit"):
        return 2
    if name.startswith("turn"):
        return 4
    return {"cards": 3, "repeats": 5}.get(name, 0)


def files_line(counted: int, copies: int, unreadable: int) -> str:
    """Return how many files there were."""
    text = translate("check-up", "Files: {counted} counted, {copies} copies, {unreadable} not read.")
    return text.format(counted=counted, copies=copies, unreadable=unreadable)


def never_finished_line(event: str, month: str, sets: int) -> str:
    """Return how many sets of an event and month were dealt beside these."""
    text = translate("check-up", "Dealt and never finished: {sets} ({event}, {month})")
    return text.format(sets=sets, event=event or "–", month=month)
