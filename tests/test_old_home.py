"""What an earlier version kept on a computer is opened: its journal, its settings and a tournament."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bigdeal_gui.formats.format import Profile
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import State
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.tournament.commitment_check import require_bound
from bigdeal_gui.services.tournament.keys import open_keys
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.plan import open_tournament
from bigdeal_gui.services.tournament.record import Milestone, tournament_record
from bigdeal_gui.storage import settings
from bigdeal_gui.storage.preset import Preset
from bigdeal_gui.storage.settings import Appearance, RandomnessPolicy, SettingsDamage

HOMES = sorted((Path(__file__).parent / "vectors").glob("home-*"))
CLUB = Path("/tmp/club")  # noqa: S108 - where its files were: a name in the journal, never opened


@pytest.fixture(params=HOMES, ids=lambda home: home.name)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return a copy of what the program of an earlier version kept, made by its own commands."""
    return Path(shutil.copytree(request.param, tmp_path / "home"))


def test_an_old_journal_is_read_whole(home: Path) -> None:
    """Every row is in order, and each set has the state, the event and the files that it had."""
    journal = open_journal(home / "data" / "journal.sqlite3")
    report = verify_journal(journal.store)
    assert (report.rows, report.problems) == (22, ())
    sets = journal.sets().sets
    assert [(set_.code, set_.event, set_.state, len(set_.files)) for set_ in sets] == [
        ("9QV8-761R", "Club Cup, Round 1", State.DEALT, 1),
        ("D5SB-AM35", "Friday 2", State.DEALT, 1),
        ("DMZW-FV4H", "Friday 1", State.DUPLICATED, 1),
        ("7YM8-E33J", "Tuesday pairs", State.FINISHED, 2),
    ]


def test_old_settings_are_read_whole(home: Path) -> None:
    """No setting is damaged or unknown, and each has the value that was saved."""
    damages: list[SettingsDamage] = []
    found = settings.load_settings(home / "config" / "settings.json", damages.append)
    assert damages == []
    assert found == settings.Settings(
        owner=b"Example Club",
        machine=("dup",),
        formats=("pbn", "lin"),
        folder=CLUB / "sets",
        archive_folder=CLUB / "archive",
        profile=Profile.BIGDEAL,
        randomness=RandomnessPolicy.SYSTEM,
        appearance=Appearance.DARK,
        text_percent=115,
        language="de",
        presets=(Preset("Tuesday", "Tuesday pairs", 1, 24, ("pbn", "dlm"), CLUB / "sets", True, 2),),
        last_preset="Tuesday",
        records={"title": "Example Club", "paper": "letter"},
        recent_tournaments=(CLUB / "cup" / "cup.sqd",),
        is_first_run=False,
    )


def test_an_old_tournament_goes_on(home: Path) -> None:
    """Plan, commitment and keys fit one another and the journal, which knows every step that was taken."""
    journal = open_journal(home / "data" / "journal.sqlite3")
    tournament = open_tournament(home / "cup" / "cup.sqd")
    assert require_bound(tournament, journal, open_keys(tournament)) is not None
    record = tournament_record(tournament, journal)
    assert record.milestone(tournament.plan) is Milestone.DEALT
    assert [note.kind for note in record.notes] == [
        NoteKind.PUBLISHED,
        NoteKind.ANNOUNCED,
        NoteKind.VALUED,
        NoteKind.DEALT,
        NoteKind.DEVIATION,
    ]
