"""Two events bear one name where people would take one name for the other."""

from __future__ import annotations

import pytest

from bigdeal_gui.tournament.event_name import is_same_name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Spring Cup", " spring-CUP!"),
        ("Spring Cup", "Ѕрrіng Сuр"),  # noqa: RUF001 - Cyrillic letters that look the same
        ("Кор", "Κορ"),  # noqa: RUF001 - Cyrillic and Greek
        ("Cup 10", "Cup lO"),
        ("Œuvre", "Ouvre"),
        ("Łódź", "lodz"),
        ("!!", " !! "),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    """Capitals, marks, accents and letters of another script are passed over."""
    assert is_same_name(one, other)


@pytest.mark.parametrize(("one", "other"), [("Spring Cup", "Spring Cup 2"), ("Cup", "Cap"), ("!!", "??")])
def test_other_names_are_others(one: str, other: str) -> None:
    """A name that holds nothing but marks is compared as it stands."""
    assert not is_same_name(one, other)
