"""“Locked until”: one box to tick, and what follows from it for the next set."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QDateTime

from bigdeal_gui.errors.services import Refused
from bigdeal_gui.seals.age import new_identity
from bigdeal_gui.seals.time_lock import has_second_key
from bigdeal_gui.services.boxes.lock_time import lock_time_of
from bigdeal_gui.services.printing.subject import boards_read
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.words import written_time
from tests.gui.deal.test_page import names_in, ready, rig
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from pathlib import Path

    from tests.gui.deal.test_page import Rig

__all__ = ["ready", "rig"]


def test_folded_it_is_one_box_and_locks_nothing(rig: Rig) -> None:
    """Ticked it has a time, a week ahead, and says that nobody can open the box before."""
    rig.page.form.boards.more.click()
    row = rig.page.form.lock
    assert row.until is None
    assert not row.time.isVisible()
    kept = said("nothing locked", row)
    row.box.click()
    check_kept("lock_row", kept + said("locked", row))
    assert row.time.isVisible()
    assert row.until is not None
    assert row.until.minute == row.until.second == 0
    assert timedelta(days=6) < row.until - datetime.now(UTC) <= timedelta(days=7)
    assert "this computer included" in row.words.text()
    assert f"{written_time(row.until)} UTC" in row.words.text()
    row.box.click()
    assert rig.page.model.lock_until is None


def test_a_set_is_dealt_into_its_box_alone(ready: Rig, sets: Path) -> None:
    """No file of boards is left; nothing can be printed; the next session is not locked by itself."""
    ready.page.form.lock.box.click()
    until = ready.page.form.lock.until
    ready.deal()
    assert names_in(sets) == ["tuesday.zip.age"]
    opens = lock_time_of((sets / "tuesday.zip.age").read_bytes()).opens_at
    assert until is not None
    assert timedelta(0) <= opens - until < timedelta(seconds=3)
    journal = open_journal()
    (found,) = journal.sets_of_file(sets / "tuesday.zip.age")
    with pytest.raises(Refused, match="only in a locked box"):
        boards_read(journal, found)
    ready.page.next_session()
    assert ready.page.form.lock.until is None
    assert ready.page.model.lock_until is None


def test_a_second_key_opens_it_too(ready: Rig, sets: Path) -> None:
    """Which is said at once; what is no public key is refused; the bar names the box, not the open files."""
    row = ready.page.form.lock
    row.box.click()
    assert "second key" not in row.words.text()
    row.key.setText("age1")
    assert "only the owner of the second key" in row.words.text()
    assert "Nobody" not in row.words.text()
    ready.button.click()
    assert "age1" in ready.page.strip.sentence.text()
    row.key.setText(new_identity().recipient)
    ready.deal()
    assert names_in(sets) == ["tuesday.zip.age"]
    assert has_second_key((sets / "tuesday.zip.age").read_bytes())
    ready.page.next_session()
    assert row.or_for == ""


def test_a_time_that_is_past_is_refused(ready: Rig, sets: Path) -> None:
    """The strip says so, and the meter stays full."""
    row = ready.page.form.lock
    row.box.click()
    row.time.setDateTime(QDateTime.currentDateTime().addDays(-1))
    ready.button.click()
    assert "within the next five years" in ready.page.strip.sentence.text()
    assert names_in(sets) == []
    assert ready.page.model.meter.is_full
