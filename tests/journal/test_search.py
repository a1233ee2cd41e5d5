"""What is typed to find a set: its spellings, and which sets come first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.journal import WrongState
from bigdeal_gui.journal.journal import SeenSet, SetOrder, State
from bigdeal_gui.journal.search import search_spellings
from bigdeal_gui.model.plans import BoardRange

if TYPE_CHECKING:
    from tests.journal.conftest import Desk


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("tuesday", ("tuesday",)),
        ("k7qm-2pxa", ("k7qm-2pxa", "k7qm2pxa")),
        ("kioo2pxa", ("kioo2pxa", "k1002pxa")),
        ("2026-11-22", ("2026-11-22", "20261122", "2026.11.22")),
        ("2026/1/2", ("2026/1/2", "2026.01.02")),
        ("2026-11", ("2026-11", "202611", "2026.11")),
        ("22.11.2026", ("22.11.2026", "2026.11.22")),
        ("22.11.26", ("22.11.26", "2026.11.22")),
        ("22.11.", ("22.11.", ".11.22")),
        ("5/6/2026", ("5/6/2026", "2026.06.05", "2026.05.06")),
        ("11/22/2026", ("11/22/2026", "2026.11.22")),
        ("5/6", ("5/6", ".06.05", ".05.06")),
        ("11/2026", ("11/2026", "2026.11")),
        ("nov", ("nov", ".11.")),
        ("1.1.2026", ("1.1.2026", "2026.01.01")),
        ("31.12.", ("31.12.", ".12.31")),
        ("0.1.", ("0.1.",)),
        ("1.0.", ("1.0.",)),
        ("1.13.", ("1.13.",)),
        ("32/13/26", ("32/13/26",)),
    ],
)
def test_words_are_read_as_they_may_be_meant(word: str, meant: tuple[str, ...]) -> None:
    """Codes without their dash or with O for 0; days as people write them."""
    assert search_spellings(word) == meant


def test_the_event_outweighs_the_rest(desk: Desk) -> None:
    """Sets that have a word in their event stand before those that have it elsewhere, each newest first."""
    old = desk.begin("a", event="PBN training")
    oldest_other = desk.begin("b", event="Tuesday")
    both = desk.begin("c", event="Training with pbn")
    newest_other = desk.begin("pbn training", event="Friday")

    def found(search: str) -> list[int]:
        return [set_.id for set_ in desk.journal.sets(search).sets]

    assert found("pbn") == [both, old, newest_other, oldest_other]
    assert found("training") == [both, old, newest_other]
    assert found("") == [newest_other, both, oldest_other, old]


def test_a_day_is_found_as_it_is_written_at_home(desk: Desk) -> None:
    """With dots, strokes or dashes, year first or last."""
    set_id = desk.begin("cup", date="2026.04.05")
    for day in ("2026-04-05", "5.4.2026", "05/04/2026", "4/5/2026", "5.4."):
        assert [set_.id for set_ in desk.journal.sets(day).sets] == [set_id], day


def test_sets_are_listed_by_a_column(desk: Desk) -> None:
    """Up or down; what is equal stands newest first, and pages follow one another."""
    tuesday = desk.begin("t", event="tuesday", date="2026.04.05", code="BBBB-BBBB")
    friday = desk.deliver("f", State.IN_PLAY)
    others = desk.journal.see_set(SeenSet("x.pbn", BoardRange(1, 40)), [])

    def listed(order: SetOrder, *, down: bool = False) -> list[int]:
        pages = [
            desk.journal.sets("", order=order, is_descending=down, limit=2, offset=offset)
            for offset in (0, 2)
        ]
        return [set_.id for page in pages for set_ in page.sets]

    assert listed(SetOrder.DAY) == [others, friday, tuesday]
    assert listed(SetOrder.DAY, down=True) == [tuesday, others, friday]
    assert listed(SetOrder.BOARDS, down=True)[0] == others
    assert listed(SetOrder.STATE) == [tuesday, friday, others]
    assert listed(SetOrder.CODE, down=True)[-1] == others
    assert listed(SetOrder.EVENT)[0] == others


def test_several_sets_take_their_steps_together_or_not_at_all(desk: Desk) -> None:
    """Where one cannot, none has; the record gains a row for each set, or no row."""
    one, other = desk.deliver("one"), desk.deliver("other")
    desk.journal.change_states({other: State.IN_PLAY})
    rows = len(desk.journal.rows())
    with pytest.raises(WrongState):
        desk.journal.change_states({one: State.IN_PLAY, other: State.IN_PLAY})
    assert len(desk.journal.rows()) == rows
    desk.journal.change_states({one: State.IN_PLAY, other: State.FINISHED})
    assert [desk.journal.set_by_id(set_id).state for set_id in (one, other)] == [
        State.IN_PLAY,
        State.FINISHED,
    ]
    desk.journal.change_states({one: State.FINISHED})
    desk.journal.change_states({one: State.RELEASED, other: State.RELEASED})
    keys = [row.payload for row in desk.journal.rows() if "set_key" in row.payload][-2:]
    assert all(
        desk.journal.set_key(set_id).hex() in payload
        for set_id, payload in zip((one, other), keys, strict=True)
    )
