"""The clocks as bytes, and a calendar that was set back."""

from datetime import timedelta

from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.model.plans import parse_board_range
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing.clock import clock_bytes, later_day, local_today
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work


def test_no_two_moments_are_alike() -> None:
    """Each call gives 24 bytes, and not those of the call before."""
    moments = {clock_bytes() for _ in range(100)}
    assert len(moments) == 100
    assert {len(one) for one in moments} == {24}


def test_a_day_before_the_journals_newest_is_noticed(tmp_path, monkeypatch) -> None:  # noqa: ANN001 - fixtures
    """An empty journal knows no day, and today is none that was set back."""
    monkeypatch.setenv("BIGDEAL_HOME", str(tmp_path / "home"))
    journal = open_journal()
    assert later_day(journal, local_today() - timedelta(days=1)) is None
    order = SessionOrder(parse_board_range("1"), parse_formats("pbn"), tmp_path, "one", b"")
    deal_session(order, Seed(bytes([7] * 20)), Work(open_journal))
    assert later_day(journal, local_today()) is None
    assert later_day(journal, local_today() - timedelta(days=1)) == local_today()
