"""Whether it has to be asked once more that play is over."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bigdeal_gui.services.printing.play_over import is_early

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.dealing.session import DealtSession


def test_what_was_dealt_today_or_for_a_day_to_come_is_asked_about(
    dealt: Callable[..., DealtSession], journal: Journal
) -> None:
    """Of a set of an earlier day whose day has come nobody is asked."""
    dealt()
    set_ = journal.sets().sets[0]
    day = datetime.fromisoformat(set_.dealt_at).astimezone().date()
    tomorrow = day + timedelta(days=1)
    assert is_early(set_, day)
    assert not is_early(replace(set_, date=""), tomorrow)
    assert not is_early(replace(set_, date=f"{tomorrow:%Y.%m.%d}"), tomorrow)
    assert is_early(replace(set_, date=f"{tomorrow + timedelta(days=1):%Y.%m.%d}"), tomorrow)
