"""What an answer on the settings page or at the first start does to the settings."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.formats.format import Profile
from bigdeal_gui.formats.table import check_suffixes, format_by_name
from bigdeal_gui.pages.settings import (
    MACHINES,
    FirstRunModel,
    OldSettings,
    formats_for,
    read_old_settings,
    replaces_owner,
    restored_defaults,
    with_old_settings,
)
from bigdeal_gui.storage.preset import Preset
from bigdeal_gui.storage.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

TEXT = b"[BigDeal]\r\nformats=dup,PBN,zzz,stats,dup\r\naskformats=no\r\nowner= K\x94ln \r\n"


def test_a_file_of_windows_is_read_as_windows_reads_it(tmp_path: Path) -> None:
    """The end of a line is no part of the identification; blanks and foreign letters are."""
    path = tmp_path / "bigdeal.ini"
    path.write_bytes(TEXT)
    assert read_old_settings(path) == OldSettings(b" K\x94ln ", ("dup", "pbn"), ("zzz", "stats"))


def test_a_file_that_came_from_windows_to_unix_is_read_as_there(tmp_path: Path) -> None:
    """The end of a line is no part of the identification under the other name either."""
    path = tmp_path / ".bigdealrc"
    path.write_bytes(TEXT)
    assert read_old_settings(path).owner == b" K\x94ln "


def test_a_file_that_says_nothing_is_refused(tmp_path: Path) -> None:
    """Somebody who chose another file is told that there is nothing in it."""
    path = tmp_path / "bigdeal.ini"
    path.write_bytes(b"no settings\n")
    with pytest.raises(CannotRead, match="no settings of Big Deal"):
        read_old_settings(path)


def test_what_the_file_does_not_say_is_none(tmp_path: Path) -> None:
    """A file without identification and formats brings neither."""
    path = tmp_path / "bigdeal.ini"
    path.write_bytes(b"askformats=yes\n")
    assert read_old_settings(path) == OldSettings(None, None)


def test_an_empty_identification_is_one(tmp_path: Path) -> None:
    """An empty identification is taken over as such."""
    path = tmp_path / "bigdeal.ini"
    path.write_bytes(b"owner=\nformats=\n")
    assert read_old_settings(path) == OldSettings(b"", ())


def test_the_identification_is_not_shown_by_accident() -> None:
    """It is not in the text of the object, so that no log holds it."""
    assert "secret" not in repr(OldSettings(b"secret club", ()))


def test_all_machines_together_give_files_of_different_names() -> None:
    """However many are ticked, no two formats write the same file."""
    names = formats_for(MACHINES)
    check_suffixes([format_by_name(name) for name in names])
    assert formats_for(["no such machine"]) == ()
    assert [formats_for([machine]) for machine in ("dupsoft", "bbo", "kops", "other")] == [
        ("dup",),
        ("lin",),
        ("kops",),
        ("pbn",),
    ]
    assert formats_for(["other", "scoring", "duplimate"]) == ("dlm", "pbn")


@pytest.mark.parametrize(
    ("own", "old", "is_replaced"),
    [(b"", b"new", False), (b"new", b"new", False), (b"own", None, False), (b"own", b"new", True)],
)
def test_only_another_identification_is_replaced(own: bytes, old: bytes | None, is_replaced: bool) -> None:  # noqa: FBT001
    """An empty one, the same one, or a file without one needs no question."""
    assert replaces_owner(Settings(owner=own), OldSettings(old, None)) is is_replaced


def test_old_settings_bring_what_they_say() -> None:
    """What the file is silent about stays; an empty identification counts, an empty list does not."""
    settings = Settings(owner=b"own", formats=("lin",))
    assert with_old_settings(settings, OldSettings(None, None)) == settings
    assert with_old_settings(settings, OldSettings(b"", ())) == replace(settings, owner=b"")
    old = OldSettings(b"new", ("dup",))
    assert with_old_settings(settings, old) == replace(settings, owner=b"new", formats=("dup",))


def test_restoring_keeps_what_cannot_be_guessed() -> None:
    """Identification, presets and language stay; everything else is as at the first start, which is over."""
    kept = {"owner": b"club", "presets": (Preset("a", "", 1, 2, ()),), "language": "pl"}
    settings = Settings(profile=Profile.BIGDEAL, formats=("lin",), text_percent=150, **kept)
    assert restored_defaults(settings) == Settings(is_first_run=False, **kept)


@pytest.mark.parametrize("passed", range(4))
def test_pages_that_were_passed_count(passed: int, tmp_path: Path) -> None:
    """What stands on pages that were not passed changes nothing."""
    model = FirstRunModel(Settings(), b"club", ("bbo",), folder=tmp_path, passed=passed)
    fresh = Settings(is_first_run=False)
    into_folder = Preset("", "", 1, 24, ("lin",), tmp_path, is_direct=True)
    assert model.result() == replace(
        fresh,
        owner=b"club" if passed > 0 else fresh.owner,
        machine=("bbo",) if passed > 1 else fresh.machine,
        formats=("lin",) if passed > 1 else fresh.formats,
        folder=tmp_path if passed > 2 else fresh.folder,
        last_session=(into_folder,) if passed > 2 else (),
    )


def test_without_a_folder_the_first_set_asks_for_one() -> None:
    """What was not said is not taken for an answer."""
    assert FirstRunModel(Settings(), passed=3).result().last_session == ()


def test_imported_formats_hold_where_no_machine_is_ticked() -> None:
    """Machines come first, then old settings, then what was there."""
    model = FirstRunModel(Settings(formats=("csv",)))
    assert model.formats == ("csv",)
    model.imported = ("dup",)
    assert model.formats == ("dup",)
    model.machines = ("duplimate", "dealer4")
    assert model.formats == ("dlm", "pbn")


def test_the_answers_are_not_shown_by_accident() -> None:
    """The identification is not in the text of the model."""
    assert "secret" not in repr(FirstRunModel(Settings(), b"secret"))
