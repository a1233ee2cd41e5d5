"""A forger who knows the value finds no green; without a rule of the verdict he finds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.tournament.verdict.lists import ORDER, EntryKind, ListName
from tests.services.tournament.forger import FORGERIES, NOTHING_TO_GAIN, searched

if TYPE_CHECKING:
    from pathlib import Path

AGAINST = (ListName.LEFT_TO_YOU, ListName.CHOSEN, ListName.CONTRADICTED)


@pytest.mark.unwatched
def test_no_forgery_is_green_and_each_rule_keeps_one_from_it(tmp_path: Path) -> None:
    """Nothing stated, or only the truth; every kind but those that guard nothing alone is needed."""
    search = searched(3 * len(FORGERIES), 2026, tmp_path)
    assert search.green == []
    kinds = {kind for name in AGAINST for kind in ORDER[name]}
    assert kinds - set(NOTHING_TO_GAIN) == set(search.without)
    assert set(NOTHING_TO_GAIN) < kinds
    named = {name for found in search.without.values() for name in found}
    guarded_twice = {"other_single_key"}
    assert {forgery.__name__ for forgery in FORGERIES} - named == guarded_twice
    assert EntryKind.PUBLISHED in search.without
