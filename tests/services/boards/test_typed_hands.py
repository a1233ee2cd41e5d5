"""Hands as people type them, in several languages and forms."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.services import UnreadableHand
from bigdeal_gui.model.cards import PACK_SIZE, RANKS, SUIT_SIZE
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.services.boards.typed_hands import HONOURS, typed_deal, typed_hand, typed_hands

PLAIN = "AKT7.Q93.QJ4.A52"
LIN = "st||md|3SAKT7HQ93DQJ4CA52,SQJ98HAKJDT98CKQJ,S65432HT87DA76C43,|sv|n|"


def spelled(hand: frozenset[int], honours: str) -> str:
    """Return a hand in the letters of a language."""
    letters = honours + RANKS[len(honours) :]
    suits: list[str] = [""] * 4
    for card in sorted(hand):
        suits[card // SUIT_SIZE] += letters[card % SUIT_SIZE]
    return ".".join(suits)


@pytest.mark.parametrize(
    "text",
    [
        "akt7.q93.qj4.a52",
        "7TAK.39Q.J4Q.25A",
        "AK107 Q93 QJ4 A52",
        "♠AKT7 ♥Q93 ♦QJ4 ♣A52",
        "C A52 H Q93 S AK107 D QJ4",
        "S:AKT7,Q93,QJ4,A52".removeprefix("S:"),
        "SAKT7HQ93DQJ4CA52",
    ],
)
def test_one_hand_in_many_forms(text: str) -> None:
    """Order, case, the ten, signs and the order of named suits do not matter."""
    assert typed_hand(text, Seat.NORTH) == typed_hand(PLAIN, Seat.NORTH)


@given(st.permutations(range(PACK_SIZE)), st.sampled_from(sorted(HONOURS)))
def test_every_hand_is_read_in_every_language(pack: list[int], language: str) -> None:
    """Thirteen cards in a language's letters are read as these cards."""
    hand = frozenset(pack[:13])
    assert typed_hand(spelled(hand, HONOURS[language]), Seat.EAST, language) == hand


@pytest.mark.parametrize(
    ("languages", "honours"),
    [
        ("en xx", "AKQJ"),
        ("cs", "AKDJ"),
        ("da nb", "EKDB"),
        ("de", "AKDB"),
        ("es fr pt", "ARDV"),
        ("it", "ARDF"),
        ("nl", "AHVB"),
        ("pl", "AKDW"),
        ("sv", "EKDN"),
    ],
)
def test_honours_are_those_of_the_languages_players(languages: str, honours: str) -> None:
    """Ace, king, queen and jack as they write them; English where a language is not known."""
    for language in languages.split():
        assert typed_hand(f"{honours}.{honours}.{honours}.{honours[0]}", Seat.NORTH, language) == frozenset(
            [0, 1, 2, 3, 13, 14, 15, 16, 26, 27, 28, 29, 39]
        )


def test_voids_and_swedish_kn() -> None:
    """A dash is a void, and Swedish kn is one card."""
    whole = frozenset(range(13))
    assert typed_hand("AKQJT98765432.-.-.-", Seat.NORTH) == whole
    assert typed_hand("EKDKnT98765432...", Seat.NORTH, "sv") == whole
    assert typed_hand("- AKQJT98765432 - -", Seat.NORTH) == frozenset(range(13, 26))


@pytest.mark.parametrize(
    "text",
    ["", "AKQ", "AKT7.Q93.QJ4.A5", "AKT7.Q93.QJ4.A552", "AKT7.Q93.QJ4", "AKX7.Q93.QJ4.A52", "S AK S Q H A"],
)
def test_no_hand_is_refused_without_repeating_it(text: str) -> None:
    """What is no hand is told by seat, and none of its letters come back."""
    with pytest.raises(UnreadableHand) as caught:
        typed_hand(text, Seat.WEST)
    assert "West" in str(caught.value)
    assert not text or text not in str(caught.value)


def test_two_meanings_are_asked_about() -> None:
    """A letter that is a suit in English and a card in the user's language is not guessed."""
    text = "S AK32 H A32 D 432 C A32"
    assert typed_hand(text, Seat.NORTH, "en")
    with pytest.raises(UnreadableHand, match="dots between"):
        typed_hand(text, Seat.NORTH, "de")
    assert typed_hand("♠AK32 ♥A32 ♦432 ♣A32", Seat.NORTH, "de") == typed_hand(text, Seat.NORTH)
    assert typed_hand(text.replace("K", "Q"), Seat.NORTH, "de")


def test_a_whole_deal() -> None:
    """The line of a hand-held program, and four hands from any seat; the fourth is the rest of the pack."""
    lin = typed_deal(LIN)
    assert sorted(lin) == list(SEATS)
    assert lin[Seat.NORTH] == typed_hand("65432.T87.A76.43", Seat.NORTH)
    text = "S:AKT7.Q93.QJ4.A52 QJ98.AKJ.T98.KQJ 65432.T87.A76.43 -"
    assert typed_deal(text) == typed_deal(LIN.replace("md|3", "md|1")) == lin
    assert typed_deal("N:- - AKT7.Q93.QJ4.A52 ...") == {Seat.SOUTH: lin[Seat.SOUTH]}


@pytest.mark.parametrize(
    "text", ["", "N:", "X:a b c d", "N:- - - -", f"N:{PLAIN} {PLAIN} - -", f"{PLAIN} - - -"]
)
def test_no_deal_is_refused(text: str) -> None:
    """Fewer than four places, no hand at all, or a card twice is told."""
    with pytest.raises(UnreadableHand):
        typed_deal(text)


def test_hands_by_seat() -> None:
    """Each hand begins with its seat; a seat that is missing or comes twice is told."""
    assert typed_hands([f"E {PLAIN}"]) == {Seat.EAST: typed_hand(PLAIN, Seat.EAST)}
    assert typed_hands([f" e: {PLAIN}"]) == typed_hands([f"E {PLAIN}"]) == typed_hands([f"E{PLAIN}"])
    for wrong in ([PLAIN], [f"E {PLAIN}", f"E {PLAIN}"], []):
        with pytest.raises(UnreadableHand):
            typed_hands(wrong)
