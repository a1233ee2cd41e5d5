"""How long suits with hidden cards take: `python -m benchmarks --only suits`, in some two minutes."""

from __future__ import annotations

import tracemalloc
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final

from benchmarks.side_by_side import Row, seconds
from bigdeal_gui.holdings.chances import Suit
from bigdeal_gui.holdings.counting import canonical_forms
from bigdeal_gui.holdings.lines import line_of_play
from bigdeal_gui.holdings.rules import Reading
from bigdeal_gui.holdings.words import holding_word

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bigdeal_gui.holdings.words import Word

_EVERY: Final = 600
_OFTEN: Final = (("AQT", "543"), ("AJ98", "K32"), ("AQT9876", "54"), ("KT98", "AJ32"))
_HARD: Final = (("9542", "AJ7"), ("8643", "AJ2"), ("K843", "QT6"), ("Q953", "J7"))
_MOST_OFTEN_S: Final = 0.2
_MOST_MEAN_S: Final = 0.5
_MOST_HARD_S: Final = 30.0
_MOST_MEGABYTES: Final = 100


def _solve(word: Word) -> None:
    suit = Suit(word)
    for chance in suit.chances():
        line_of_play(suit, chance)


def _seconds(words: Iterable[Word]) -> list[float]:
    return [seconds(partial(_solve, word)) for word in words]


def rows() -> Iterator[Row]:
    """Solve suits that occur in every book, hard ones, and a sample of all, with their lines."""
    often = max(_seconds(holding_word(*hands) for hands in _OFTEN))
    yield Row("a suit of the books", f"at most {often:.2f} s", f"{_MOST_OFTEN_S} s", often <= _MOST_OFTEN_S)
    sample = list(islice(canonical_forms(Reading.LITERAL), 0, None, _EVERY))
    taken = _seconds(sample)
    mean = sum(taken) / len(taken)
    yield Row(
        f"{len(sample)} canonical forms",
        f"{mean:.2f} s on average, {max(taken):.2f} s at most",
        f"{_MOST_MEAN_S} s on average",
        mean <= _MOST_MEAN_S,
    )
    hard = max(_seconds(holding_word(*hands) for hands in _HARD))
    yield Row(
        "the hardest known suits", f"at most {hard:.1f} s", f"{_MOST_HARD_S:.0f} s", hard <= _MOST_HARD_S
    )
    tracemalloc.start()
    _solve(holding_word(*_HARD[-1]))
    most = tracemalloc.get_traced_memory()[1] / 1e6
    tracemalloc.stop()
    yield Row("memory for one of them", f"{most:.0f} MB", f"{_MOST_MEGABYTES} MB", most <= _MOST_MEGABYTES)
