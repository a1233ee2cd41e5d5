"""Files that came with the program are found by the sources, in a wheel and in a frozen program."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bigdeal_gui import resource_files
from bigdeal_gui.resource_files import (
    ICON_SIZES,
    face_files,
    icon_files,
    marks_folder,
    resource_folder,
    style_sheet,
    third_party_notice,
    translation_file,
    translation_folder,
)


def test_the_sources_have_their_resources() -> None:
    """By the sources the folder is the one that is kept there."""
    assert resource_folder() == Path(__file__).parents[1] / "resources"


def test_the_window_has_its_faces_and_marks() -> None:
    """Three faces and the drawings for light and dark lie in the resources."""
    assert [file.suffix for file in face_files()] == [".ttf"] * 3
    assert {file.name.partition("-")[0] for file in marks_folder().glob("*.png")} == {"light", "dark"}


@pytest.mark.parametrize("inside", ["resources", "bigdeal_gui/resources"])
def test_a_frozen_program_has_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, inside: str) -> None:
    """What was unpacked beside a frozen program comes before anything else."""
    (tmp_path / inside / "style").mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resource_folder() == tmp_path / inside


def test_a_wheel_has_them_within_the_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Installed, they lie in the package; where there are none, a folder is named all the same."""
    package = tmp_path / "bigdeal_gui"
    monkeypatch.setattr(resource_files, "__file__", str(package / "resource_files.py"))
    assert resource_folder() == tmp_path / "resources"
    (package / "resources" / "style").mkdir(parents=True)
    assert resource_folder() == package / "resources"


def test_without_a_style_sheet_the_window_works_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The sheet is text where it is there, and nothing where it is not."""
    assert "#sideBar" in style_sheet()
    monkeypatch.setattr(resource_files, "resource_folder", lambda: tmp_path)
    assert style_sheet() == ""


def test_the_icons_that_are_there_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every size is a file, and a size that is missing is left out."""
    assert len(icon_files()) == len(ICON_SIZES)
    monkeypatch.setattr(resource_files, "resource_folder", lambda: tmp_path)
    assert icon_files() == []


def test_a_frozen_program_brings_its_licences(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By the sources there is no such notice; nor is there one in a program that was made without."""
    assert third_party_notice() == ""
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert third_party_notice() == ""
    (tmp_path / "THIRD-PARTY.txt").write_text("terms", "utf-8")
    assert third_party_notice() == "terms"


def test_translations_are_found_by_their_language() -> None:
    """The file of a language is one of the folder of translations."""
    assert translation_file("nl") in {*translation_folder().glob("*.ts")}
