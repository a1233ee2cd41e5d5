"""How large the cards of a hand record are: four sets in every layout, on every paper, in every binding.

The sets are the sample's boards: 24 as they are, with eight or thirteen spades with South, and all 36.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.paper import LayoutTooSmall
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.paper.hand_records.frame import RecordFrame
from bigdeal_gui.paper.hand_records.pages import BoardPages, page_look
from bigdeal_gui.paper.pdf.page import PAPER_MM
from bigdeal_gui.paper.pdf.page_part import part_size
from bigdeal_gui.paper.record_options import Binding, PerPage, RecordHeading, RecordOptions, Results
from bigdeal_gui.paper.record_text import board_texts
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.paper.words import words_of_paper
from bigdeal_gui.services.printing.sample import sample_boards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bigdeal_gui.model.boards import Board

_HEADING: Final = RecordHeading("bigdeal-gui", "Tuesday pairs", "Town hall", "A", "2", set_code="K7QA-M2PX")
_EVENING: Final = 24


def with_long_suit(board: Board, cards: int) -> Board:
    """Return `board` with so many spades with South, the highest; others get what South gave."""
    hands = [set(hand) for hand in board.deal.hands]
    south = hands[Seat.SOUTH]
    for card in range(cards):
        owner = next(hand for hand in hands if card in hand)
        if owner is not south:
            given = max(other for other in south if other >= cards)
            south.symmetric_difference_update((card, given))
            owner.symmetric_difference_update((card, given))
    return replace(board, deal=Deal.from_hands([bytes(sorted(hand)) for hand in hands]))


def points(boards: Sequence[Board], options: RecordOptions) -> str:
    """Return the size of the cards, or that the layout is refused."""
    language = words_of_paper(options.language)
    _all, results = sample_boards()
    has_results = options.double_dummy and options.layout.has_room_for_double_dummy
    texts = board_texts(boards, language, options, results[: len(boards)] if has_results else None)
    frame = RecordFrame(_HEADING, options, language, page_look(options).frame)
    width, height = part_size(PAPER_MM[options.paper], options.binding)
    room = height - frame.head_height - frame.foot_height
    try:
        return f"{BoardPages(texts, options).grid(width, room, language).cards.points:.1f}"
    except LayoutTooSmall:
        return "refused"


def lines() -> Iterator[str]:
    """Yield a line for each paper, layout, binding and kind of results, with the size in each set."""
    whole, _results = sample_boards()
    evening = whole[:_EVENING]
    sets = (
        evening,
        (*evening[:4], with_long_suit(evening[4], 8), *evening[5:]),
        (*evening[:4], with_long_suit(evening[4], 13), *evening[5:]),
        whole,
    )
    kinds = (None, Results.TRICKS, Results.CONTRACTS)
    for paper, layout, binding, kind in product(PaperSize, PerPage, Binding, kinds):
        options = RecordOptions(
            paper=paper,
            layout=layout,
            binding=binding,
            double_dummy=kind is not None,
            results=kind or Results.TRICKS,
        )
        sizes = "  ".join(f"{points(boards, options):>7}" for boards in sets)
        said = kind.value if kind else "without"
        yield f"{paper.value:7} {layout.value:6} {binding.value:8} {said:10} {sizes}"


if __name__ == "__main__":
    for line in lines():
        print(line, flush=True)
