"""Values as newspapers write them, held against the one in a plan."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bigdeal_gui.tournament.value.sources import SourceRule
from bigdeal_gui.tournament.verdict.value import ValueReading, compare_typed_value
from tests.services.tournament.verdict_cups import DAX, DAY, NIKKEI, RULE

WHOLE = SourceRule(DAY, (replace(DAX, decimals=0),))
FINE = SourceRule(DAY, (replace(DAX, decimals=3),))
BOTH = SourceRule(DAY, (DAX, NIKKEI))
OWN = SourceRule(DAY, text="the lottery")


@pytest.mark.parametrize(
    ("typed", "value", "rule", "reading"),
    [
        ("24,350.17", "2435017", RULE, ValueReading.SAME),
        ("24.350,17", "2435017", RULE, ValueReading.SAME),
        ("24 350,17", "2435017", RULE, ValueReading.SAME),
        ("24\u00a0350,17", "2435017", RULE, ValueReading.SAME),
        ("24\u202f350,17", "2435017", RULE, ValueReading.SAME),
        ("24\u2009350.17", "2435017", RULE, ValueReading.SAME),
        ("24’350.17", "2435017", RULE, ValueReading.SAME),
        ("24'350.17", "2435017", RULE, ValueReading.SAME),
        ("24350.17", "2435017", RULE, ValueReading.SAME),
        ("24350,17", "24,350.17", RULE, ValueReading.SAME),
        ("2435017", "2435017", RULE, ValueReading.SAME),
        ("24350.10", "2435010", RULE, ValueReading.SAME),
        ("24350.1", "2435010", RULE, ValueReading.SAME),
        ("24350", "2435000", RULE, ValueReading.SAME),
        ("24,350", "2435000", RULE, ValueReading.SAME),
        ("24,350", "2435017", RULE, ValueReading.OTHER),
        ("24350", "2435017", RULE, ValueReading.OTHER),
        ("24,351.17", "2435017", RULE, ValueReading.OTHER),
        ("24,350.17", "24350", RULE, ValueReading.OTHER),
        ("24.350", "24350", WHOLE, ValueReading.SAME),
        ("24.350", "24350", FINE, ValueReading.SAME),
        ("24.351", "24350", FINE, ValueReading.OTHER),
        ("24,350.175", "2435017", RULE, ValueReading.UNREADABLE),
        ("24,35,017", "2435018", RULE, ValueReading.UNREADABLE),
        ("24.350.17", "2435018", RULE, ValueReading.UNREADABLE),
        ("about 24,000", "2435017", RULE, ValueReading.UNREADABLE),
        ("24,350.17 39,500.12", "2435017 3950012", BOTH, ValueReading.SAME),
        ("24 350,17 39 500,12", "2435017 3950012", BOTH, ValueReading.SAME),
        ("24 350,17 39 500,13", "2435017 3950012", BOTH, ValueReading.OTHER),
        ("24,350.17", "2435017 3950012", BOTH, ValueReading.UNREADABLE),
        ("3,7,9,21", "37,921", OWN, ValueReading.SAME),
        (" 37,921 ", "37,921", None, ValueReading.SAME),
        ("37921", "37,921", None, ValueReading.SAME),
        ("379,21", "37,92", None, ValueReading.OTHER),
        ("\u202e", "\u202e", None, ValueReading.SAME),
        ("\u202e", "1", None, ValueReading.UNREADABLE),
        (f"0x{'AB' * 32}", "ab" * 32, None, ValueReading.SAME),
        (f"SHA-256: {'ab' * 16} {'ab' * 16}", "ab" * 32, None, ValueReading.SAME),
        ("ab" * 32, "ac" * 32, None, ValueReading.OTHER),
        ("1" * 501, "1", None, ValueReading.UNREADABLE),
        ("1 " * 17, "1 1", BOTH, ValueReading.UNREADABLE),
    ],
)
def test_a_value_is_read_as_it_is_published(
    typed: str, value: str, rule: SourceRule | None, reading: ValueReading
) -> None:
    """Marks group digits in each country's way, and the promised decimals decide what a mark is."""
    assert compare_typed_value(typed, value, rule) is reading
