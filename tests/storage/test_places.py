"""Where the program keeps its own files."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bigdeal_gui.errors.journal import JournalUnusable
from bigdeal_gui.errors.storage import CannotWrite, PortableUnwritable
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.storage import places
from bigdeal_gui.storage.settings import Settings, load_settings, save_settings


@pytest.fixture
def stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a frozen program with `portable.ini` beside it."""
    folder = tmp_path / "stick" / "bridge"
    folder.mkdir(parents=True)
    (folder / "portable.ini").touch()
    freeze(folder / "bigdeal-gui", monkeypatch)
    monkeypatch.delenv("BIGDEAL_HOME", raising=False)
    return folder


def freeze(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process look like the frozen `program`."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))


def test_one_variable_moves_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With BIGDEAL_HOME set, settings and journal lie under it; a relative folder is made absolute."""
    environ = {"BIGDEAL_HOME": str(tmp_path)}
    assert places.settings_path(environ) == tmp_path / "config" / "settings.json"
    assert places.journal_path(environ) == tmp_path / "data" / "journal.sqlite3"
    monkeypatch.chdir(tmp_path)
    assert places.config_folder({"BIGDEAL_HOME": "stick"}) == tmp_path / "stick" / "config"


@pytest.mark.parametrize("environ", [{}, {"BIGDEAL_HOME": ""}])
def test_else_the_systems_own_folders_are_used(environ: dict[str, str]) -> None:
    """Settings and data have a folder of the program's name each, without a maker's name in between."""
    for folder in (places.config_folder(environ), places.data_folder(environ)):
        assert folder.is_absolute()
        assert folder.name == "bigdeal-gui"
        assert not Path.cwd().is_relative_to(folder)
    assert places.archive_folder(environ) is None


def test_a_mark_beside_the_program_keeps_everything_there(stick: Path) -> None:
    """With `portable.ini` beside a frozen program its settings, journal and archive lie beside it too."""
    home = stick / "bigdeal-data"
    assert places.portable_home({}) == home
    assert places.settings_path({}) == home / "config" / "settings.json"
    assert places.journal_path({}) == home / "data" / "journal.sqlite3"
    assert places.archive_folder({}) == home / "archive"
    assert Settings().archive_folder == home / "archive"


def test_the_name_that_windows_makes_of_the_mark_counts(stick: Path) -> None:
    """A mark made where the ends of names are hidden, `portable.ini.txt`, is a mark."""
    (stick / "portable.ini").rename(stick / "portable.ini.txt")
    assert places.portable_home({}) == stick / "bigdeal-data"


def test_without_the_mark_a_frozen_program_is_not_portable(stick: Path) -> None:
    """A frozen program with nothing beside it uses the system's folders; a folder is no mark."""
    (stick / "portable.ini").unlink()
    (stick / "portable.ini").mkdir()
    assert places.portable_home({}) is None
    assert places.data_folder({}).name == "bigdeal-gui"


@pytest.mark.usefixtures("stick")
def test_the_variable_is_stronger_than_the_mark(tmp_path: Path) -> None:
    """Who names a folder by BIGDEAL_HOME gets it, whatever lies beside the program."""
    environ = {"BIGDEAL_HOME": str(tmp_path / "elsewhere")}
    assert places.portable_home(environ) is None
    assert places.journal_path(environ) == tmp_path / "elsewhere" / "data" / "journal.sqlite3"


@pytest.mark.usefixtures("stick")
def test_from_source_nothing_is_portable(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mark beside the Python that runs the sources means nothing."""
    monkeypatch.delattr(sys, "frozen")
    assert places.portable_home({}) is None


def test_a_mac_program_looks_beside_its_application_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the user sees as one program is a folder there, and what lies beside it counts."""
    (tmp_path / "portable.ini").touch()
    freeze(tmp_path / "bigdeal-gui.app" / "Contents" / "MacOS" / "bigdeal-gui", monkeypatch)
    assert places.portable_home({}) == tmp_path / "bigdeal-data"


@pytest.mark.parametrize(("is_its_own", "expected"), [(True, "image"), (False, "program")])
def test_an_image_is_the_program_where_the_program_comes_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expected: str, *, is_its_own: bool
) -> None:
    """An AppImage looks beside the image; the variables of somebody else's image mean nothing."""
    for name in ("image", "program"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "portable.ini").touch()
    mounted = tmp_path / "program" if is_its_own else tmp_path / "other"
    freeze(tmp_path / "program" / "bigdeal-gui", monkeypatch)
    environ = {"APPIMAGE": str(tmp_path / "image" / "bigdeal.AppImage"), "APPDIR": str(mounted)}
    assert places.portable_home(environ) == tmp_path / expected / "bigdeal-data"


def test_folders_on_the_stick_are_found_on_another_computer(
    stick: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Settings name folders beside the program from there on, and all others as they are."""
    settings = Settings(folder=stick / "boards", archive_folder=tmp_path / "archive")
    save_settings(places.settings_path(), settings)
    moved = tmp_path / "f-drive"
    stick.rename(moved)
    freeze(moved / "bigdeal-gui", monkeypatch)
    found = load_settings(places.settings_path())
    assert found.folder == moved / "boards"
    assert found.archive_folder == tmp_path / "archive"


def test_a_stick_that_can_be_written_keeps_nothing_of_the_trial(stick: Path) -> None:
    """The check leaves an empty folder behind; where nothing is portable it leaves nothing."""
    places.check_portable({"BIGDEAL_HOME": str(stick)})
    assert not (stick / "bigdeal-data").exists()
    places.check_portable({})
    assert not list((stick / "bigdeal-data").iterdir())


def test_a_stick_that_cannot_be_written_is_named(stick: Path) -> None:
    """Journal and settings both say that it is the stick, and what follows from the mark."""
    (stick / "bigdeal-data").write_text("in the way of the folder")
    with pytest.raises(PortableUnwritable) as caught:
        open_journal()
    assert str(stick / "bigdeal-data") in str(caught.value)
    assert "portable.ini" in str(caught.value)
    with pytest.raises(PortableUnwritable):
        save_settings(places.settings_path(), Settings())


def test_a_fault_that_is_not_the_sticks_keeps_its_own_words(stick: Path) -> None:
    """Where the stick can be written, the fault of one file is told as everywhere else."""
    (stick / "bigdeal-data").mkdir()
    for name in ("config", "data"):
        (stick / "bigdeal-data" / name).write_text("in the way of the folder")
    with pytest.raises(JournalUnusable):
        open_journal()
    with pytest.raises(CannotWrite):
        save_settings(places.settings_path(), Settings())
