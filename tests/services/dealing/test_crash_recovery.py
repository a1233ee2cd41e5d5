"""What a program that died left half-done is put right at the next start."""

import os
import pickle
import signal
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bigdeal_gui.errors.journal import JournalUnusable
from bigdeal_gui.errors.storage import AlreadyExists, CannotWrite
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import Journal, SetPage, State
from bigdeal_gui.journal.store import Store
from bigdeal_gui.model.deals import Deal as ModelDeal
from bigdeal_gui.services.dealing import crash_recovery as module
from bigdeal_gui.services.dealing import session
from bigdeal_gui.services.dealing.crash_recovery import (
    InterruptedDelivery,
    Outcome,
    recover_sets,
    settle_deliveries,
    settle_for_dealing,
)
from bigdeal_gui.services.dealing.files import SetFiles, commit_together
from bigdeal_gui.services.dealing.session import DealtSession
from bigdeal_gui.services.sets.history import set_details
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.storage import delivery, disk
from bigdeal_gui.storage.delivery import Delivery
from bigdeal_gui.storage.disk import Way
from bigdeal_gui.storage.recovery import Interrupted

Deal = Callable[..., DealtSession]
Written = tuple[SetFiles, Sequence[ModelDeal]]


@pytest.fixture
def died(monkeypatch: pytest.MonkeyPatch, dealt: Deal, journal: Journal) -> Callable[..., None]:
    """Return a function that deals a set and dies before it is written down, with no hidden trace."""

    class Killed(BaseException):
        """SIGKILL."""

    def killed(*_arguments: object) -> None:
        raise Killed

    def committed(
        delivery: Delivery, sets: Sequence[tuple[SetFiles, Sequence[ModelDeal]]], _note: object
    ) -> None:
        commit_together(delivery, sets, lambda _sets: None)
        raise Killed

    def deal(formats: str = "pbn,dlm") -> None:
        with monkeypatch.context() as patch:
            patch.setattr(session, "commit_together", committed)
            patch.setattr(Journal, "sets_failed", killed)
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
    (told,) = recover_sets(journal)
    found = journal.set_by_code(told.code)
    assert found.state is State.DEALT
    assert [file.path.name for file in found.files] == ["tuesday.pbn", "tuesday.dlm"]
    assert recover_sets(journal) == ()
    assert verify_journal(journal.store).is_sound


@pytest.mark.usefixtures("later")
@pytest.mark.parametrize(("count", "more"), [(20, ""), (21, "1 more"), (29, "9 more")])
def test_what_happened_names_the_first_files(count: int, more: str) -> None:
    """And the hidden ones that were removed with them."""
    files = [Path("sets", f"{number}.pbn") for number in range(count)]
    told = str(InterruptedDelivery(Outcome.KEPT, tuple(files)))
    assert all((f"“{path.name}”" in told) == (place < 20) for place, path in enumerate(files))
    assert more in told
    assert ("more" in told) == bool(more)
    hidden = str(InterruptedDelivery(Outcome.KEPT, tuple(files), hidden=(Path("sets/.part"),)))
    assert hidden.startswith(f"{told} ")
    assert "“.part”" in hidden.removeprefix(told)


def test_a_set_without_files_failed(died: Callable[..., None], journal: Journal, folder: Path) -> None:
    """Where no file is there the set is written down as failed; its trace stays."""
    died()
    for path in folder.iterdir():
        path.unlink()
    (told,) = recover_sets(journal)
    assert journal.set_by_code(told.code).state is State.FAILED


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
def test_a_folder_that_is_away_waits(died: Callable[..., None], journal: Journal, folder: Path) -> None:
    """A stick that is not plugged in is looked at another time."""
    died()
    away = folder.with_name("away")
    folder.rename(away)
    assert recover_sets(journal) == ()
    away.rename(folder)
    assert len(recover_sets(journal)) == 1


def test_a_set_that_is_being_dealt_is_left_alone(died: Callable[..., None], journal: Journal) -> None:
    """Whoever deals it holds its lock, for however long that lasts; when it is let go the set is settled."""
    died()
    lock = journal.store.path.with_name(journal.sets().sets[0].dealing)
    system = disk.system_disk()
    handle = disk.lock_own(system, lock)
    assert handle is not None
    assert recover_sets(journal) == ()
    system.discard(handle, lock)
    assert len(recover_sets(journal)) == 1


def without_lock(journal: Journal, monkeypatch: pytest.MonkeyPatch, *, code: str | None = None) -> None:
    """Have all sets be as those that earlier versions began, which named no lock."""
    sets = Journal.sets

    def old(self: Journal, *words: object, **named: object) -> SetPage:
        page = sets(self, *words, **named)  # type: ignore[arg-type]
        changes: dict[str, str] = {"dealing": ""} if code is None else {"dealing": "", "code": code}
        return SetPage(page.total, tuple(replace(set_, **changes) for set_ in page.sets))  # type: ignore[arg-type]

    monkeypatch.setattr(Journal, "sets", old)
    assert journal.sets().sets[0].dealing == ""


@pytest.mark.parametrize(("code", "hours"), [(None, 2), ("", 25)])
def test_of_sets_of_earlier_versions_time_tells(
    died: Callable[..., None],
    journal: Journal,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    code: str | None,
    hours: int,
) -> None:
    """Ten minutes for a set that can be played, a day for a larger one."""
    died()
    for path in folder.iterdir():
        path.unlink()
    without_lock(journal, monkeypatch, code=code)
    monkeypatch.setattr(Store, "now", lambda _store: datetime.now(UTC) + timedelta(hours=hours - 2))
    assert recover_sets(journal) == ()
    monkeypatch.setattr(Store, "now", lambda _store: datetime.now(UTC) + timedelta(hours=hours))
    (told,) = recover_sets(journal)
    assert told.outcome is Outcome.NOT_SEEN


def test_a_lock_that_cannot_be_tried_is_held(
    died: Callable[..., None], journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the system does not let us look at may be alive."""
    died()
    journal.store.path.with_name(journal.sets().sets[0].dealing).touch()

    def refuse(*_words: object, **_named: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(disk, "lock_own", refuse)
    assert recover_sets(journal) == ()


def test_a_set_too_large_for_a_code_is_settled_too(
    died: Callable[..., None], journal: Journal, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no file is there it failed at once; files under its names cannot be told from others."""
    died()
    sets = Journal.sets

    def large(self: Journal, *words: object, **named: object) -> SetPage:
        page = sets(self, *words, **named)  # type: ignore[arg-type]
        return SetPage(page.total, tuple(replace(set_, code="") for set_ in page.sets))

    monkeypatch.setattr(Journal, "sets", large)
    assert recover_sets(journal) == ()
    for path in folder.iterdir():
        path.unlink()
    (told,) = recover_sets(journal)
    assert str(told) == (
        f"Writing “tuesday.pbn”, “tuesday.dlm” into “{folder}” was interrupted before any file was complete."
        " The set counts as failed."
    )
    assert journal.sets().sets[0].state is State.FAILED


@pytest.mark.usefixtures("later")
def test_statistics_hold_no_deals(
    died: Callable[..., None], journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file of a format without boards is not asked for them."""
    died()
    monkeypatch.setattr(module, "holds_boards", lambda _name: False)
    assert len(recover_sets(journal)) == 1


# -- killed while the traces stand ------------------------------------------------------------------------

POSIX = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")


@pytest.fixture
def killed(dealt: Deal, journal: Journal) -> Callable[..., None]:
    """Return a function that deals in a child process that kills itself at a call of `owner.name`."""

    def deal(owner: object, name: str, *, at: int = 1, formats: str = "pbn,dlm", **order: object) -> None:
        child = os.fork()
        if child == 0:
            count = 0
            call = getattr(owner, name) if not isinstance(owner, dict) else owner[Way.LINK]

            def killing(*what: object, **more: object) -> object:
                nonlocal count
                count += 1
                if count == at:
                    os.kill(os.getpid(), signal.SIGKILL)
                return call(*what, **more)

            if isinstance(owner, dict):
                owner[Way.LINK] = killing
            else:
                setattr(owner, name, killing)
            dealt(formats=formats, **order)
            os._exit(0)
        assert os.waitpid(child, 0)[1] == signal.SIGKILL
        assert journal.sets().sets[0].state is State.BEGUN

    return deal


Killed = Callable[..., None]


@POSIX
@pytest.mark.parametrize("boards", ["1-24", "1-10001"])
def test_a_set_killed_in_its_last_step_is_finished(
    killed: Killed, journal: Journal, folder: Path, boards: str
) -> None:
    """All files are whole, so it counts as dealt under its own code, at once; a set too large to play too."""
    killed(Journal, "sets_delivered", boards=boards, formats="pbn,ber")
    begun = journal.sets().sets[0]
    (told,) = settle_deliveries(journal, folder)
    assert (told.outcome, told.code) == (Outcome.FINISHED, begun.code)
    assert "now counts as dealt: “tuesday.ber”, “tuesday.pbn”" in str(told)
    found = journal.set_by_id(begun.id)
    assert found.state is State.DEALT
    assert [file.path for file in found.files] == list(begun.planned_files)
    assert sorted(path.name for path in folder.iterdir()) == ["tuesday.ber", "tuesday.pbn"]
    assert settle_deliveries(journal, folder) == ()
    assert verify_journal(journal.store).is_sound


@POSIX
def test_files_are_of_the_newest_set_of_their_names(
    died: Callable[..., None], killed: Killed, journal: Journal, folder: Path
) -> None:
    """An older one that was begun and left nothing has no part in them."""
    died()
    for path in folder.iterdir():
        path.unlink()
    killed(Journal, "sets_delivered", secret=9)
    (told,) = settle_deliveries(journal, folder)
    assert (told.outcome, told.code) == (Outcome.FINISHED, journal.sets().sets[0].code)


@POSIX
def test_a_set_killed_before_it_was_whole_is_taken_back(
    killed: Killed, journal: Journal, folder: Path, dealt: Deal
) -> None:
    """The file in place is removed by the next dealing, which says so; the journal's row names it."""
    killed(delivery._GIVE, "link", at=2)
    begun = journal.sets().sets[0]
    assert [path.name for path in folder.iterdir() if path.suffix == ".dlm"] == ["tuesday.dlm"]
    (told,) = dealt("wednesday", formats="pbn,dlm", secret=9).interrupted
    assert told == InterruptedDelivery(Outcome.TAKEN_BACK, (folder / "tuesday.dlm",), begun.code)
    assert f"set {begun.code} was interrupted" in str(told)
    assert "removed: “tuesday.dlm”" in str(told)
    assert journal.set_by_id(begun.id).state is State.FAILED
    assert '"taken_back":["tuesday.dlm"]' in journal.rows(begun.id)[-1].payload
    assert set_details(journal, begun.id).taken_back == ("tuesday.dlm",)
    assert sorted(path.name for path in folder.iterdir()) == ["wednesday.dlm", "wednesday.pbn"]


@POSIX
@pytest.mark.parametrize(
    ("refused", "lost", "words"),
    [
        ("sets_failed", "", "its files were removed: “tuesday.dlm”"),
        ("sets_delivered", "", "now counts as dealt: “tuesday.dlm”, “tuesday.pbn”"),
        ("sets_delivered", ".*", "now counts as dealt: “tuesday.pbn”, “tuesday.dlm”"),
        ("sets_failed", "*", "The set counts as failed"),
    ],
)
def test_what_the_journal_refused_to_note_is_told_all_the_same(
    killed: Killed,
    journal: Journal,
    folder: Path,
    dealt: Deal,
    monkeypatch: pytest.MonkeyPatch,
    refused: str,
    lost: str,
    words: str,
) -> None:
    """Files are gone, or stay, whatever the journal says: that is told with the error."""
    if (refused, lost) == ("sets_failed", ""):
        killed(delivery._GIVE, "link", at=2)
    else:
        killed(Journal, "sets_delivered")
    for path in [*folder.glob(lost)] if lost else ():
        path.unlink()
    real = getattr(Journal, refused)

    def unflushed(*what: object) -> None:
        real(*what)
        raise JournalUnusable(journal.store.path, "disk I/O error")

    monkeypatch.setattr(Journal, refused, unflushed)
    with pytest.raises(JournalUnusable) as caught:
        dealt("wednesday", formats="pbn,dlm", secret=9)
    assert any(words in note for note in caught.value.__notes__)


@POSIX
def test_the_start_settles_every_folder_at_once(killed: Killed, journal: Journal, folder: Path) -> None:
    """No hour has to pass where a dead program's hidden files tell that it is dead."""
    killed(Journal, "sets_delivered")
    assert [told.outcome for told in recover_sets(journal)] == [Outcome.FINISHED]
    assert len(list(folder.iterdir())) == 2


@POSIX
def test_files_that_do_not_hold_the_deals_do_not_count(
    killed: Killed, journal: Journal, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where what was written is not what the journal knows, the set is taken back."""
    killed(Journal, "sets_delivered")
    monkeypatch.setattr(module, "_hold_its_deals", lambda _journal, _set: False)
    (told,) = settle_deliveries(journal, folder)
    assert told.outcome is Outcome.TAKEN_BACK
    assert list(folder.iterdir()) == []


@POSIX
def test_another_home_touches_nothing(killed: Killed, journal: Journal, folder: Path, tmp_path: Path) -> None:
    """Under another key what was cut off is left as it is, and its hidden files are named."""
    killed(Journal, "sets_delivered")
    before = sorted(path.name for path in folder.iterdir())
    (told,) = settle_deliveries(open_journal(tmp_path / "elsewhere" / "journal.sqlite3"), folder)
    assert told.outcome is Outcome.STRANGE
    assert sorted(path.name for path in told.files) == [name for name in before if name.startswith(".")]
    assert "another user, computer or data folder" in str(told)
    assert sorted(path.name for path in folder.iterdir()) == before
    assert [one.outcome for one in settle_deliveries(journal, folder)] == [Outcome.FINISHED]


@POSIX
def test_files_that_were_changed_since_are_kept_and_told(
    killed: Killed, journal: Journal, folder: Path
) -> None:
    """What cannot be proved to be the set's stays; what can goes."""
    killed(Journal, "sets_delivered")
    (folder / "tuesday.pbn").unlink()
    (folder / "tuesday.pbn").write_bytes(b"mine")
    taken, kept = settle_deliveries(journal, folder)
    assert (taken.outcome, taken.files) == (Outcome.TAKEN_BACK, (folder / "tuesday.dlm",))
    assert (kept.outcome, kept.files) == (Outcome.KEPT, (folder / "tuesday.pbn",))
    assert (folder / "tuesday.pbn").read_bytes() == b"mine"
    assert "left alone: “tuesday.pbn”" in str(kept)


@POSIX
def test_what_is_no_set_is_settled_too(journal: Journal, folder: Path) -> None:
    """Files of a pack or of keys that were cut off are finished in silence, or taken back with a word."""
    give = delivery._GIVE[Way.LINK]
    for at in (2, 0):
        child = os.fork()
        if child == 0:
            count = 0

            def killing(part: Path, target: Path, at: int = at) -> None:
                nonlocal count
                count += 1
                if count == at:
                    os.kill(os.getpid(), signal.SIGKILL)
                give(part, target)

            delivery._GIVE[Way.LINK] = killing
            with delivery.Delivery(folder, ["a.txt", "b.txt"], key=journal.store.delivery_key) as in_progress:
                in_progress.commit(note=lambda _files: os.kill(os.getpid(), signal.SIGKILL))
        os.waitpid(child, 0)
        told = settle_deliveries(journal, folder)
        if at:
            assert told == (InterruptedDelivery(Outcome.TAKEN_BACK, (folder / "a.txt",)),)
            assert list(folder.iterdir()) == []
        else:
            assert told == ()
            assert sorted(path.name for path in folder.iterdir()) == ["a.txt", "b.txt"]


# -- what is settled before a dealing, and what an error tells of it ---------------------------------------


@pytest.mark.usefixtures("later")
def test_a_dealing_settles_what_was_begun_long_ago(
    died: Callable[..., None], journal: Journal, folder: Path
) -> None:
    """Who only ever types commands is told as well, and no set stays begun for ever."""
    died()
    begun = journal.sets().sets[0]
    (told,) = settle_for_dealing(journal, folder)
    assert told == InterruptedDelivery(Outcome.FINISHED, begun.planned_files, begun.code)
    died_too = journal.set_by_id(begun.id)
    assert died_too.state is State.DEALT
    assert settle_for_dealing(journal, folder) == ()


@pytest.mark.usefixtures("later")
def test_a_set_that_left_nothing_fails_before_the_next_dealing(
    died: Callable[..., None], journal: Journal, folder: Path
) -> None:
    """It is told, into whatever folder the next dealing goes, and only once."""
    died()
    for path in folder.iterdir():
        path.unlink()
    (told,) = settle_for_dealing(journal, folder.parent)
    assert told.outcome is Outcome.NOT_SEEN
    assert journal.sets().sets[0].state is State.FAILED
    assert settle_for_dealing(journal, folder) == ()


@pytest.mark.usefixtures("later")
def test_files_of_a_later_set_do_not_keep_an_older_one_begun(
    died: Callable[..., None], dealt: Deal, journal: Journal, folder: Path
) -> None:
    """A set that left nothing was dealt once more under its name: the files are the later one's."""
    died()
    older = journal.sets().sets[0]
    for path in folder.iterdir():
        path.unlink()
    dealt(formats="pbn,dlm", secret=9)
    dealt("tuesday late", secret=10)
    assert settle_for_dealing(journal, folder) == ()
    assert journal.set_by_id(older.id).state is State.FAILED
    assert journal.sets().sets[0].state is State.DEALT


@pytest.mark.usefixtures("later")
def test_files_under_other_names_do_not_end_an_older_set(
    died: Callable[..., None], dealt: Deal, journal: Journal, folder: Path
) -> None:
    """Where one of two files is gone, sets dealt before and after it that share no file tell nothing."""
    dealt("tuesday", formats="bri", secret=5)
    died()
    older = journal.sets().sets[0]
    (folder / "tuesday.dlm").unlink()
    dealt("tuesday late", formats="pbn,dlm", secret=9)
    dealt("tuesday", formats="ber", secret=10)
    assert settle_for_dealing(journal, folder) == ()
    assert journal.set_by_id(older.id).state is State.BEGUN


@pytest.mark.usefixtures("later")
def test_an_earlier_set_of_its_names_does_not_end_a_set(
    died: Callable[..., None], dealt: Deal, journal: Journal, folder: Path
) -> None:
    """The files of a set were taken away, and its names dealt once more: so the files are the later one's."""
    dealt("tuesday", formats="pbn,dlm", secret=5)
    for path in folder.iterdir():
        path.unlink()
    died()
    (folder / "tuesday.dlm").unlink()
    assert settle_for_dealing(journal, folder) == ()
    assert journal.sets().sets[0].state is State.BEGUN


@POSIX
@pytest.mark.parametrize("at", ["link", "note"])
def test_a_dealing_that_is_refused_says_what_it_settled(
    killed: Killed, dealt: Deal, folder: Path, at: str
) -> None:
    """The same name once more: whether it is taken or cannot be, what happened to the set before is told."""
    if at == "note":
        killed(Journal, "sets_delivered")
    else:
        killed(delivery._GIVE, "link", at=2)
        (folder / "tuesday.pbn").write_bytes(b"mine")
    with pytest.raises(AlreadyExists) as caught:
        dealt(formats="pbn,dlm", secret=9)
    wanted = "now counts as dealt: " if at == "note" else "were removed: “tuesday.dlm”"
    assert wanted in str(caught.value)
    assert str(caught.value).endswith("already exists and was not changed.")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)  # noqa: S301 - our own


@POSIX
def test_boards_that_an_older_journal_does_not_know_are_told(
    killed: Killed, journal: Journal, folder: Path
) -> None:
    """The journal was put back to before the set: its files stay, and nobody takes them for dealt."""
    kept = {path: path.read_bytes() for path in journal.store.path.parent.iterdir()}
    killed(Journal, "sets_delivered", formats="pbn")
    for path in journal.store.path.parent.iterdir():
        path.unlink()
    for path, data in kept.items():
        path.write_bytes(data)
    (told,) = settle_deliveries(open_journal(journal.store.path), folder)
    assert (told.outcome, told.files) == (Outcome.UNKNOWN, (folder / "tuesday.pbn",))
    assert "does not know these boards" in str(told)
    assert (folder / "tuesday.pbn").exists()


@POSIX
def test_damaged_boards_are_unknown(journal: Journal, folder: Path) -> None:
    """What calls itself boards and cannot be read is no set of the journal's."""
    child = os.fork()
    if child == 0:
        with delivery.Delivery(folder, ["a.pbn"], key=journal.store.delivery_key) as in_progress:
            in_progress.write("a.pbn", b"[Board")
            in_progress.commit(note=lambda _files: os.kill(os.getpid(), signal.SIGKILL))
    os.waitpid(child, 0)
    assert [told.outcome for told in settle_deliveries(journal, folder)] == [Outcome.UNKNOWN]


def test_a_disk_that_fails_settles_nothing(
    died: Callable[..., None], journal: Journal, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While hidden files cannot be looked at, or the folder cannot, no set of it is called failed."""
    died()
    for path in folder.iterdir():
        path.unlink()
    stuck = folder / ".bigdeal-gui-1.part-0"
    with monkeypatch.context() as patch:
        patch.setattr(module, "recover_deliveries", lambda *_words, **_named: (Interrupted(stuck=(stuck,)),))
        (told,) = settle_for_dealing(journal, folder)
        assert told.outcome is Outcome.STUCK
        assert recover_sets(journal) == (told,)

    def refuse(*_words: object, **_named: object) -> None:
        raise CannotWrite(folder, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(module, "recover_deliveries", refuse)
        assert recover_sets(journal) == ()
    assert journal.sets().sets[0].state is State.BEGUN
    assert len(recover_sets(journal)) == 1
