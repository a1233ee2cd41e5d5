"""A disk that fails so badly that files in place can be neither finished nor removed: the user is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.storage import CannotRead, LeftoverFiles
from bigdeal_gui.formats.format import CRLF, Heading
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.pool import Pool
from bigdeal_gui.services.dealing.clock import clock_bytes
from bigdeal_gui.services.dealing.files import SetFiles, commit_together
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work
from bigdeal_gui.storage.delivery import Delivery

if TYPE_CHECKING:
    from pathlib import Path


def refuse(path: Path, *, missing_ok: bool = False) -> None:
    """Be a disk that removes nothing."""
    raise OSError(5, "Input/output error", str(path), missing_ok)


def test_a_set_that_cannot_be_taken_back_stays_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The journal does not call it failed while its files lie there, and the error names them."""
    journal = open_journal(tmp_path / "journal.sqlite3")
    order = SessionOrder(
        boards=BoardRange(1, 2),
        formats=parse_formats("pbn,dlm"),
        folder=tmp_path,
        name="tuesday",
        owner=b"",
        has_user_entropy=False,
    )

    def die(*_: object) -> None:
        monkeypatch.setattr("pathlib.Path.unlink", refuse)
        raise CannotRead(path=tmp_path, reason="Input/output error")

    monkeypatch.setattr(Journal, "sets_delivered", die)
    with pytest.raises(LeftoverFiles) as caught:
        deal_session(order, Pool().seed(clock_bytes()), Work(lambda: journal))
    hidden = {".bigdeal-gui-1.part-0", ".bigdeal-gui-1.part-1"}
    assert set(caught.value.names) == {"tuesday.pbn", "tuesday.dlm"} | hidden
    assert journal.sets().sets[0].state is State.BEGUN
    assert (tmp_path / "tuesday.pbn").exists()


def test_a_set_that_can_be_taken_back_is_gone(tmp_path: Path) -> None:
    """The error that was on its way goes on, and no file stays."""
    heading = Heading(BoardRange(1, 1), "test", line_end=CRLF)

    def fail(_files: object) -> None:
        raise RuntimeError("no row")

    with (
        pytest.raises(RuntimeError, match="no row"),
        Delivery(tmp_path, ["tuesday.pbn", "tuesday.dlm"]) as delivery,
        SetFiles(delivery, "tuesday", parse_formats("pbn,dlm"), heading) as files,
    ):
        commit_together(delivery, [(files, [])], fail)
    assert list(tmp_path.iterdir()) == []
