"""Deals up to renaming of suits."""

from __future__ import annotations

from math import comb, factorial

from bigdeal_gui.holdings.counting import Renamings, deals_up_to_renaming, suit_renamings

DEALS = 53_644_737_765_488_792_839_237_440_000


def test_each_kind_of_renaming_fixes_its_deals() -> None:
    """Six exchanges and eight circles of three fix deals; no deal survives the rest but for none at all."""
    assert factorial(52) // factorial(13) ** 4 == DEALS
    assert set(suit_renamings()) == {
        Renamings((1, 1, 1, 1), 1, DEALS),
        Renamings((1, 1, 2), 6, 425_068_809_216_776_524_800),
        Renamings((1, 3), 8, 2_723_954_032_800),
        Renamings((2, 2), 3, 0),
        Renamings((4,), 6, 0),
    }


def test_the_number_of_deals_up_to_renaming() -> None:
    """The exact number, a little more than D/24 since some deals survive a renaming."""
    found = deals_up_to_renaming()
    assert found == 2_235_197_513_162_569_580_480_368_800
    assert DEALS // 24 < found < DEALS // 24 + 10**21


def test_how_the_article_came_to_its_number() -> None:
    """The number printed there is D/4 with two binomials one too small."""
    printed = 13_411_184_439_699_948_178_299_803_550
    assert (comb(52, 13) - 1) * (comb(39, 13) - 1) * comb(26, 13) // 4 == printed
