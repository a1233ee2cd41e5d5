"""What a program that died left half-done is put right at the next start."""

from collections.abc import Callable
from contextlib import nullcontext
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bigdeal_gui.errors import FolderMissing
from bigdeal_gui.journal.check import verify
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.journal.store import Store
from bigdeal_gui.services.dealing import crash_recovery as module
from bigdeal_gui.services.dealing.crash_recovery import recover_sets
from bigdeal_gui.services.dealing.files import SetFiles
from bigdeal_gui.services.dealing.session import DealtSession

Deal = Callable[..., DealtSession]


@pytest.fixture
def died(monkeypatch: pytest.MonkeyPatch, dealt: Deal, journal: Journal) -> Callable[..., None]:
    """Return a function that deals a set and dies before its delivery is written down."""

    class Killed(BaseException):
        """SIGKILL."""

    def killed(*_arguments: object) -> None:
        raise Killed

    def deal(formats: str = "pbn,dlm") -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Journal, "set_delivered", killed)
            patch.setattr(Journal, "set_failed", killed)
            patch.setattr(SetFiles, "withdrawn_on_error", lambda _files: nullcontext())
            with pytest.raises(Killed):
                dealt(formats=formats)
        assert journal.sets().sets[0].state is State.BEGUN

    return deal


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let an hour pass."""
    monkeypatch.setattr(Store, "now", lambda _store: datetime.now(UTC) + timedelta(hours=1))


@pytest.mark.usefixtures("later")
def test_a_set_whose_files_are_all_there_was_delivered(died: Callable[..., None], journal: Journal) -> None:
    """Files that hold the set's deals are written down as its files."""
    died()
    (set_id,) = recover_sets(journal)
    found = journal.set_by_id(set_id)
    assert found.state is State.DEALT
    assert [file.path.name for file in found.files] == ["tuesday.pbn", "tuesday.dlm"]
    assert recover_sets(journal) == ()
    assert verify(journal.store).is_sound


@pytest.mark.usefixtures("later")
def test_a_set_without_files_failed(died: Callable[..., None], journal: Journal, folder: Path) -> None:
    """Where no file is there the set is written down as failed; its trace stays."""
    died()
    for path in folder.iterdir():
        path.unlink()
    (set_id,) = recover_sets(journal)
    assert journal.set_by_id(set_id).state is State.FAILED


@pytest.mark.usefixtures("later")
@pytest.mark.parametrize("how", ["one is gone", "other deals", "damaged", "fewer boards"])
def test_what_is_not_clear_is_left_to_a_person(
    died: Callable[..., None], journal: Journal, folder: Path, dealt: Deal, how: str
) -> None:
    """A set with some files, or with files of other contents, stays as it was begun."""
    died(formats="pbn,ber")
    path = folder / "tuesday.ber"
    data = path.read_bytes()
    path.unlink()
    if how == "other deals":
        dealt("other", formats="ber", secret=9)
        (folder / "other.ber").rename(path)
    elif how == "damaged":
        path.write_bytes(data[:-1])
    elif how == "fewer boards":
        path.write_bytes(data[:-52])
    assert recover_sets(journal) == ()
    assert State.BEGUN in {one.state for one in journal.sets().sets}


@pytest.mark.usefixtures("later")
def test_a_folder_that_is_away_waits(
    died: Callable[..., None], journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stick that is not plugged in is looked at another time."""
    died()

    def away(folder: Path, *, key: bytes) -> None:
        assert key
        raise FolderMissing(folder)

    monkeypatch.setattr(module, "recover", away)
    assert recover_sets(journal) == ()


def test_a_set_begun_just_now_is_left_alone(died: Callable[..., None], journal: Journal) -> None:
    """Another program may be dealing it at this moment."""
    died()
    assert recover_sets(journal) == ()


@pytest.mark.usefixtures("later")
def test_statistics_hold_no_deals(
    died: Callable[..., None], journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file of a format without boards is not asked for them."""
    died()
    monkeypatch.setattr(module, "holds_boards", lambda _name: False)
    assert len(recover_sets(journal)) == 1
