"""Set codes."""

import hashlib
import hmac

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.journal.set_code import LETTERS, read_set_code, set_code
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number

KEY = bytes(range(16))
CODES = st.text(LETTERS, min_size=8, max_size=8)


@settings(deadline=None, max_examples=50)
@given(
    st.binary(min_size=16, max_size=16), st.integers(1, 99), st.lists(st.integers(0, DEALS - 1), max_size=4)
)
def test_the_code_is_the_first_40_bits_of_the_hmac(key: bytes, first: int, numbers: list[int]) -> None:
    """Anybody who has the key computes the same code with a library of their own."""
    boards = BoardRange(first, first + 9)
    deals = [deal_of_number(number) for number in numbers]
    message = b"bigdeal-gui set 1%d-%d\0" % (first, first + 9) + b"".join(deal.owners() for deal in deals)
    bits = f"{int.from_bytes(hmac.new(key, message, hashlib.sha256).digest(), 'big'):0256b}"
    letters = "".join(LETTERS[int(bits[place : place + 5], 2)] for place in range(0, 40, 5))
    assert set_code(key, boards, deals) == f"{letters[:4]}-{letters[4:]}"


def test_key_boards_and_deals_all_change_the_code() -> None:
    """Another key, range, deal or order of deals gives another code; the same gives the same."""
    one, two = deal_of_number(1), deal_of_number(2)
    codes = [
        set_code(KEY, BoardRange(1, 2), [one, two]),
        set_code(KEY, BoardRange(1, 2), [two, one]),
        set_code(KEY, BoardRange(1, 2), [one, one]),
        set_code(KEY, BoardRange(2, 3), [one, two]),
        set_code(KEY[::-1], BoardRange(1, 2), [one, two]),
    ]
    assert len(set(codes)) == len(codes)
    assert set_code(KEY, BoardRange(1, 2), iter([one, two])) == codes[0]


def test_a_known_code() -> None:
    """The code of fixed deals never changes from one version to the next."""
    assert (
        set_code(KEY, BoardRange(1, 3), [deal_of_number(0), deal_of_number(1), deal_of_number(DEALS - 1)])
        == "3P46-TQ10"
    )


def test_a_key_of_another_length_is_refused() -> None:
    """A set key has 16 bytes, no more and no less."""
    for key in (b"", KEY[:-1], KEY * 2):
        with pytest.raises(ValueError, match="16 bytes"):
            set_code(key, BoardRange(1, 1), [deal_of_number(0)])


@given(CODES, st.data())
def test_a_code_is_read_however_it_is_typed(letters: str, data: st.DataObject) -> None:
    """Case, dashes and blanks do not matter, nor O for 0 and I or L for 1."""
    typed = "".join(data.draw(st.sampled_from({"0": "0Oo", "1": "1IiLl"}.get(one, one))) for one in letters)
    typed = data.draw(st.sampled_from([typed, typed.lower(), typed.upper()]))
    dash = data.draw(st.sampled_from(["", "-", " - ", "–", "\u2011", " ", "."]))
    assert read_set_code(f" {typed[:4]}{dash}{typed[4:]}\n") == f"{letters[:4]}-{letters[4:]}"


@pytest.mark.parametrize(
    "text", ["", "K7QM", "K7QA-M2PXX", "K7QA-M2PU", "K7QA*M2PX", "K7QA-M2P\u00df", "-" * 500]
)
def test_what_is_no_code_is_none(text: str) -> None:
    """Too short, too long, or letters that no code has."""
    assert read_set_code(text) is None
