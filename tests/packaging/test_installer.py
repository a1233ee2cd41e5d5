"""The setup program for Windows: what its script promises, and that NSIS takes it without a warning."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

import pytest

from tests.packaging.recipe import TOP

import make_installer  # isort: skip - the recipe's module says where it lies

if TYPE_CHECKING:
    from pathlib import Path

WINDOWS = TOP / "packaging" / "windows"
SCRIPT = (WINDOWS / "installer.nsi").read_text("utf-8")
INSTALL, REMOVE = SCRIPT.split("\nSection Uninstall\n")
WORDS = (WINDOWS / "installer_words.nsh").read_text("utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder like the one that is installed."""
    root = tmp_path / "built"
    for name in (
        "bigdeal-gui.exe",
        "bigdeal.exe",
        "bigdealx.exe",
        "_internal/PySide6/a.dll",
        "_internal/b.dll",
    ):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x" * 2000)
    return root


# -- the lists of files -----------------------------------------------------------------------------------


def macros(text: str) -> dict[str, list[str]]:
    """Return the lines of each macro."""
    found = re.findall(r"!macro (\w+)\n(.*?)\n!macroend", text, re.DOTALL)
    return {name: [line.strip() for line in body.splitlines()] for name, body in found}


def test_every_file_is_installed_where_it_belongs(folder: Path) -> None:
    """Each folder is chosen before its own files."""
    lines = macros(make_installer.file_lists(folder))["INSTALL_FILES"]
    assert lines == [
        'SetOutPath "$INSTDIR"',
        *(f'File "{folder / name}.exe"' for name in ("bigdeal-gui", "bigdeal", "bigdealx")),
        'SetOutPath "$INSTDIR\\_internal"',
        f'File "{folder / "_internal" / "b.dll"}"',
        'SetOutPath "$INSTDIR\\_internal\\PySide6"',
        f'File "{folder / "_internal" / "PySide6" / "a.dll"}"',
    ]


def test_exactly_what_was_installed_is_removed(folder: Path) -> None:
    """Files go by their names, folders from the inside out and only when they are empty."""
    lines = macros(make_installer.file_lists(folder))["REMOVE_FILES"]
    assert lines == [
        'SetOutPath "$TEMP"',
        'Delete "$INSTDIR\\_internal\\PySide6\\a.dll"',
        'Delete "$INSTDIR\\_internal\\b.dll"',
        'Delete "$INSTDIR\\bigdeal-gui.exe"',
        'Delete "$INSTDIR\\bigdeal.exe"',
        'Delete "$INSTDIR\\bigdealx.exe"',
        'RMDir "$INSTDIR\\_internal\\PySide6"',
        'RMDir "$INSTDIR\\_internal"',
    ]


def test_a_name_the_script_cannot_hold_stops_the_build(folder: Path) -> None:
    """A quotation mark or a dollar sign would be another command."""
    (folder / "$TEMP.dll").touch()
    with pytest.raises(SystemExit, match="cannot stand in NSIS's script"):
        make_installer.file_lists(folder)


def test_a_folder_without_all_programs_is_refused(folder: Path, tmp_path: Path) -> None:
    """A setup program without one of the three programs is never made."""
    (folder / "bigdealx.exe").unlink()
    with pytest.raises(SystemExit, match=r"lacks bigdealx\.exe"):
        make_installer.make(folder, tmp_path / "setup.exe", make_installer.STUBS[0])


# -- the script's promises --------------------------------------------------------------------------------


def test_nothing_is_removed_but_what_was_installed() -> None:
    """No folder is removed with what may be in it, and no pattern stands for names."""
    assert not re.search(r"RMDir\s+/r|Delete\s+.*[*?]|/REBOOTOK", SCRIPT)
    deleted = re.findall(r'^\s*(?:Delete|RMDir) "(.*)"', SCRIPT, re.MULTILINE)
    assert deleted == ["$INSTDIR\\uninstall.exe", "$INSTDIR", "$SMPROGRAMS\\${TITLE}.lnk"]
    assert "!insertmacro REMOVE_FILES" in REMOVE


def test_the_users_own_folders_are_not_named() -> None:
    """The script does not even know where journal and settings lie, and says that they stay."""
    assert not re.search(r"\$(LOCALAPPDATA|APPDATA|DOCUMENTS|PROFILE)", SCRIPT, re.IGNORECASE)
    assert '!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(KEPT)"' in SCRIPT


def test_it_is_for_this_user_or_for_all() -> None:
    """The choice is a page, and this user is its first answer."""
    assert "!define MULTIUSER_EXECUTIONLEVEL Highest" in SCRIPT
    assert "!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER" in SCRIPT
    assert "!insertmacro MULTIUSER_PAGE_INSTALLMODE" in SCRIPT
    # Everything in the registry follows the choice.
    assert not re.search(r"(Reg\w+)\s+(/ifempty )?(HKLM|HKCU|HKCR)", SCRIPT)


def test_every_key_that_is_written_is_deleted() -> None:
    """The registry is as it was before."""
    for key in set(re.findall(r'WriteReg\w+ SHCTX "([^"]+)"', INSTALL)):
        parents = [key.rsplit("\\", count)[0] for count in range(key.count("\\") + 1)]
        assert any(f'SHCTX "{one}"' in REMOVE for one in parents), key


def test_descriptions_are_opened_by_the_program_unless_another_does() -> None:
    """The type of .sqd files is offered always, and taken only where nobody has it."""
    assert '"Software\\Classes\\.sqd\\OpenWithProgids" "${FILE_TYPE}"' in INSTALL
    taken = INSTALL.index('WriteRegStr SHCTX "Software\\Classes\\.sqd" "" "${FILE_TYPE}"')
    assert '${If} $0 == ""' in INSTALL[taken - 60 : taken]
    given_back = REMOVE.index('DeleteRegValue SHCTX "Software\\Classes\\.sqd" ""')
    assert '${If} $0 == "${FILE_TYPE}"' in REMOVE[given_back - 60 : given_back]
    assert '\'"$INSTDIR\\${PROGRAM}" "%1"\'' in INSTALL


def test_windows_lists_it_with_version_and_size() -> None:
    """The list of installed programs shows what it is, how large, and how to remove it."""
    for name in ("DisplayName", "DisplayVersion", "DisplayIcon", "EstimatedSize", "UninstallString"):
        assert f'SHCTX "${{REMOVAL_KEY}}" "{name}"' in INSTALL
    assert 'CreateShortcut "$SMPROGRAMS\\${TITLE}.lnk"' in INSTALL


def test_a_running_program_is_waited_for_before_anything_is_touched() -> None:
    """Both ways begin by asking that the programs be closed."""
    for section in (INSTALL.split("\nSection\n")[1], REMOVE):
        assert section.lstrip().startswith("!insertmacro ALL_CLOSED")


def test_every_language_has_every_word() -> None:
    """The setup program speaks the languages of the window, and the same words in each."""
    languages = [one.upper() for one in re.findall(r"!insertmacro MUI_LANGUAGE (\w+)", SCRIPT)]
    words = re.findall(r'!insertmacro WORDS (\w+) \\\n((?:  ".+"(?: \\)?\n?)+)', WORDS)
    assert languages[0] == "ENGLISH"
    assert [name for name, _ in words] == languages
    assert len(languages) == len(list((TOP / "resources" / "translations").glob("*.ts")))
    for _, texts in words:
        assert len(re.findall(r'^  ".+"', texts, re.MULTILINE)) == 4


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed: apt-get install nsis")
@pytest.mark.parametrize("stub", make_installer.STUBS)
def test_nsis_takes_it_without_a_warning_and_twice_the_same(folder: Path, tmp_path: Path, stub: str) -> None:
    """The same files make the same setup program, which Windows would start."""
    for name in ("one.exe", "two.exe"):
        make_installer.make(folder, tmp_path / "out" / name, stub)
    one, two = (tmp_path / "out" / name for name in ("one.exe", "two.exe"))
    assert one.read_bytes() == two.read_bytes()
    assert one.read_bytes().startswith(b"MZ")
