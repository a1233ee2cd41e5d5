"""Equal deals among many."""

from bigdeal_gui.analysis.repeats import Repeats
from bigdeal_gui.numbering.big_deal import deal_of_number


def groups(*numbers: int) -> list[list[int]]:
    """Return the places of equal deals among those of `numbers`."""
    repeats = Repeats()
    for number in numbers:
        repeats.add(deal_of_number(number))
    assert len(repeats) == len(numbers)
    assert repr(repeats) == f"Repeats({len(numbers)} deals, hidden)"
    return sorted(repeats.groups())


def test_places_of_equal_deals() -> None:
    """Every deal that came more than once is there with all its places, in their order."""
    assert groups(7, 8, 7, 9, 10, 9, 7) == [[0, 2, 6], [3, 5]]


def test_none() -> None:
    """Where all are different, or there is none, nothing is told."""
    assert groups() == []
    assert groups(5) == []
    assert groups(*range(300)) == []


def test_all() -> None:
    """Where all are equal, they are one group."""
    assert groups(*[3] * 300) == [list(range(300))]
