"""A club that moves: one backup with journal, settings, presets and logo, and back again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.journal import BackupDamaged
from bigdeal_gui.errors.randomness import DealsRepeated
from bigdeal_gui.errors.seals import SealNeedsPassphrase, WrongPassphrase
from bigdeal_gui.errors.services import Refused
from bigdeal_gui.errors.storage import CannotRead, CannotWrite
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.sets import State
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.paper.logo import logo_png
from bigdeal_gui.paper.surface import Raster
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing.crash_recovery import recover_sets
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.moving import (
    Comeback,
    back_up_club,
    merged_settings,
    needs_passphrase,
    restore_club,
)
from bigdeal_gui.services.printing.club_logo import logo_file
from bigdeal_gui.services.sets.certificate import certificate_facts
from bigdeal_gui.services.sets.history import change_state
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work
from bigdeal_gui.storage import places
from bigdeal_gui.storage import settings as settings_file
from bigdeal_gui.storage.preset import Preset
from bigdeal_gui.storage.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal

PASSPHRASE = "several words that nobody would guess"  # noqa: S105 - a test's
TUESDAY = Preset("Tuesday", "Tuesday pairs", 1, 24, ("dlm",))


def moved_to(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """Go on at another computer."""
    home.mkdir()
    monkeypatch.setenv("BIGDEAL_HOME", str(home))


@pytest.fixture
def club(tmp_path: Path) -> Journal:
    """A club that has dealt a set, with a preset and a logo."""
    settings = Settings(owner=b"Utrecht", presets=(TUESDAY,), is_first_run=False, folder=tmp_path / "gone")
    settings_file.save_settings(places.settings_path(), settings)
    logo_file().write_bytes(b"no picture")
    journal = open_journal()
    order = SessionOrder(BoardRange(1, 4), parse_formats("pbn"), tmp_path, "tuesday", b"Utrecht")
    deal_session(order, Seed(bytes(range(20))), Work(lambda: journal))
    return journal


@pytest.mark.parametrize("passphrase", ["", PASSPHRASE])
def test_a_club_moves_with_one_file(
    club: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, passphrase: str
) -> None:
    """On the new computer sets, identification and presets are known; no draft is left."""
    backup = tmp_path / "club.backup"
    back_up_club(club, backup, passphrase=passphrase)
    assert needs_passphrase(backup) is bool(passphrase)
    moved_to(monkeypatch, tmp_path / "new")
    open_journal()  # the window has begun one
    if passphrase:
        for wrong, error in (("", SealNeedsPassphrase), ("another passphrase of words", WrongPassphrase)):
            with pytest.raises(error):
                restore_club(backup, Settings(), passphrase=wrong)
    came = restore_club(backup, Settings(language="de"), passphrase=passphrase)
    assert verify_journal(came.journal.store).is_sound
    assert [set_.code for set_ in came.journal.sets().sets] == [set_.code for set_ in club.sets().sets]
    assert came.settings is not None
    assert (came.settings.owner, came.settings.presets) == (b"Utrecht", (TUESDAY,))
    assert (came.settings.language, came.settings.folder, came.settings.is_first_run) == ("de", None, False)
    assert sorted(path.name for path in places.data_folder().iterdir()) == [
        "empty-1",
        "journal.head",
        "journal.key",
        "journal.sqlite3",
    ]
    assert restore_club(backup, Settings(), passphrase=passphrase).comeback is Comeback.KNOWN


def test_where_somebody_dealt_both_journals_live_on(
    club: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The set of the old computer is asked beside the new one; its certificate and its state can be had."""
    old = club.sets().sets[0]
    back_up_club(club, tmp_path / "club.backup")
    moved_to(monkeypatch, tmp_path / "new")
    journal = open_journal()
    order = SessionOrder(BoardRange(1, 4), parse_formats("pbn"), tmp_path, "friday", b"Utrecht")
    deal_session(order, Seed(bytes(range(1, 21))), Work(lambda: journal))
    came = restore_club(tmp_path / "club.backup", Settings())
    assert came.comeback is Comeback.ATTACHED
    found = came.journal.set_by_code(old.code)
    assert change_state(came.journal, found.id, State.FINISHED, tmp_path / "archive").problem is None
    facts = certificate_facts(came.journal, found.id)
    assert (facts.code, facts.row.sequence, facts.sets_that_day) == (old.code, old.id, 2)
    assert recover_sets(came.journal) == ()
    with pytest.raises(DealsRepeated):
        deal_session(replace(order, name="again"), Seed(bytes(range(20))), Work(lambda: journal))


def test_a_key_without_its_journal_is_left_alone(
    club: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is another journal's, which may come back: the refusal names the files."""
    back_up_club(club, tmp_path / "club.backup")
    moved_to(monkeypatch, tmp_path / "new")
    path = open_journal().store.path
    path.unlink()
    with pytest.raises(Refused, match="another journal"):
        restore_club(tmp_path / "club.backup", Settings())


def test_the_logo_moves_too(club: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A logo that can be read is kept; a damaged one keeps nobody from moving."""
    back_up_club(club, tmp_path / "damaged.backup")
    picture = logo_png(Raster(1, 1, b"xyz"))
    logo_file().write_bytes(picture)
    back_up_club(club, tmp_path / "club.backup")
    moved_to(monkeypatch, tmp_path / "first")
    restore_club(tmp_path / "damaged.backup", Settings())
    assert not logo_file().exists()
    moved_to(monkeypatch, tmp_path / "second")
    restore_club(tmp_path / "club.backup", Settings())
    assert logo_file().exists()


def test_what_was_chosen_here_stays() -> None:
    """After the first start only presets with free names come, and an identification where none was."""
    here = Settings(owner=b"Gouda", presets=(replace(TUESDAY, event="Ours"),), is_first_run=False)
    friday = replace(TUESDAY, name="Friday")
    came = merged_settings(here, Settings(owner=b"Utrecht", presets=(TUESDAY, friday), is_first_run=False))
    assert came == replace(here, presets=(*here.presets, friday))
    assert merged_settings(replace(here, owner=b""), Settings(owner=b"Utrecht")).owner == b"Utrecht"


def test_what_is_no_backup_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is not there or is something else, a folder that cannot be written."""
    with pytest.raises(CannotRead):
        restore_club(tmp_path / "none", Settings())
    (tmp_path / "text").write_bytes(b"text")
    with pytest.raises(BackupDamaged):
        restore_club(tmp_path / "text", Settings())
    monkeypatch.setenv("BIGDEAL_HOME", str(tmp_path / "text"))
    with pytest.raises(CannotWrite):
        back_up_club(open_journal(tmp_path / "j" / "journal.sqlite3"), tmp_path / "b", passphrase=PASSPHRASE)
