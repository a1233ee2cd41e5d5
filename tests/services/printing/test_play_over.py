"""Whether it has to be asked once more that play is over."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.services.printing.play_over import is_play_early, with_play_over
from bigdeal_gui.services.printing.seals import Sealing, SealWay
from bigdeal_gui.services.printing.subject import set_read

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bigdeal_gui.services.dealing.session import DealtSession


def test_what_was_dealt_today_or_for_a_day_to_come_is_asked_about(
    dealt: Callable[..., DealtSession], journal: Journal
) -> None:
    """Of a set of an earlier day whose day has come nobody is asked."""
    dealt()
    set_ = journal.sets().sets[0]
    day = datetime.fromisoformat(set_.dealt_at).astimezone().date()
    tomorrow = day + timedelta(days=1)
    assert is_play_early(set_, day)
    assert not is_play_early(replace(set_, date=""), tomorrow)
    assert not is_play_early(replace(set_, date=f"{tomorrow:%Y.%m.%d}"), tomorrow)
    assert is_play_early(replace(set_, date=f"{tomorrow + timedelta(days=1):%Y.%m.%d}"), tomorrow)


def test_a_set_is_finished_by_the_print_that_says_so(
    dealt: Callable[..., DealtSession], journal: Journal, tmp_path: Path
) -> None:
    """Once: its files follow into the archive, where there is one; any other seal changes nothing."""
    dealt(boards="4", formats="pbn")
    dealt("wednesday", boards="4", formats="pbn", secret=8)
    newer, older = journal.sets().sets
    subject, over = set_read(journal, newer), Sealing(SealWay.FINISHED)
    archive = tmp_path / "archive"
    archive.mkdir()
    assert with_play_over(journal, subject, Sealing(SealWay.OPEN), archive) == (subject, ())
    several = replace(subject, sets=(newer, older))
    assert with_play_over(journal, several, over, archive) == (several, ())
    again, said = with_play_over(journal, subject, over, archive)
    assert [set_.state for set_ in again.sets] == [State.FINISHED]
    (moved,) = archive.rglob("*.pbn")
    assert said == (
        "The journal says now that play is over.",
        f"The files of the set are in the archive now: {moved.parent}",
    )
    unchanged, said = with_play_over(journal, subject, over, archive)
    assert ([set_.state for set_ in unchanged.sets], said) == ([State.FINISHED], ())
    _, said = with_play_over(journal, set_read(journal, older), over, None)
    assert said == ("The journal says now that play is over.",)
