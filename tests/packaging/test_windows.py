"""The recipe's branch for Windows, and what its programs tell Windows of themselves."""

from __future__ import annotations

import struct
import sys
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import pytest

import bigdeal_gui
from bigdeal_gui.cli import bigdeal
from tests.packaging.recipe import TOP, called

if TYPE_CHECKING:
    from pathlib import Path

    from tests.packaging.recipe import Call

import windows_program

ICON = TOP / "resources" / "icons" / "bigdeal-gui.ico"
SETTINGS = "{urn:schemas-microsoft-com:asm.v3}windowsSettings"


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, list[Call]]:
    """Return what the recipe asks PyInstaller for on Windows."""
    return called("win32", monkeypatch, tmp_path)


def test_there_are_two_single_files_and_a_folder_of_three(calls: dict[str, list[Call]]) -> None:
    """Window and commands are one file each; all three programs share one folder to be installed."""
    programs = [
        (one.options["name"], one.options["console"], "exclude_binaries" in one.options)
        for one in calls["EXE"]
    ]
    assert programs == [
        ("bigdeal-gui", False, False),
        ("bigdeal", True, False),
        ("bigdeal-gui", False, True),
        ("bigdeal", True, True),
        ("bigdealx", True, True),
    ]
    (folder,) = calls["COLLECT"]
    assert folder.options["name"] == "bigdeal-gui"
    assert list(folder.arguments[:3]) == calls["EXE"][2:]
    assert "BUNDLE" not in calls


def test_nothing_is_stripped_or_packed_again(calls: dict[str, list[Call]]) -> None:
    """Stripping breaks libraries, and UPX alarms virus scanners; no trace of Python's is ever shown."""
    for one in (*calls["EXE"], *calls["COLLECT"]):
        assert (one.options["strip"], one.options["upx"]) == (False, False)
    assert all(one.options["disable_windowed_traceback"] for one in calls["EXE"])


def test_only_wanted_libraries_go_in(calls: dict[str, list[Call]]) -> None:
    """Plugins outside the list, the painter for computers without a card, and the network stay outside.

    One file unpacks at once only what is not Qt's.
    """
    assert [name for name, _, _ in calls["EXE"][0].arguments[2]] == ["python311.dll"]
    assert [name for name, _, _ in calls["COLLECT"][0].arguments[3]] == [
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "python311.dll",
    ]


def test_the_runtime_goes_in_once_and_pythons_own_before_qts() -> None:
    """Whichever a process loads first serves all, and at the top every library finds it."""
    binaries = [
        ("PySide6\\MSVCP140.dll", "qt", "BINARY"),
        ("PySide6\\VCRUNTIME140.dll", "qt", "BINARY"),
        ("shiboken6\\MSVCP140.dll", "binding", "BINARY"),
        ("PySide6\\msvcp140_2.dll", "qt", "BINARY"),
        ("VCRUNTIME140.dll", "python", "BINARY"),
        ("PySide6\\Qt6Core.dll", "qt", "BINARY"),
    ]
    assert sorted(windows_program.one_runtime(binaries)) == [
        ("MSVCP140.dll", "qt", "BINARY"),
        ("PySide6\\Qt6Core.dll", "qt", "BINARY"),
        ("VCRUNTIME140.dll", "python", "BINARY"),
        ("msvcp140_2.dll", "qt", "BINARY"),
    ]


def test_each_program_says_what_it_is(calls: dict[str, list[Call]]) -> None:
    """Explorer shows name, version and owner of each file; the numbers are the version's."""
    assert len(calls["VSVersionInfo"]) == len(calls["EXE"])
    for program, resource in zip(calls["EXE"], calls["VSVersionInfo"], strict=True):
        assert program.options["version"] is resource
        assert resource.options["ffi"].options["filevers"] == windows_program.version_numbers(
            bigdeal_gui.__version__
        )
        (table,) = resource.options["kids"][0].arguments[0]
        assert table.arguments[0] == "040904B0"
        texts = dict(one.arguments for one in table.arguments[1])
        assert texts["OriginalFilename"] == f"{program.options['name']}.exe"
        assert texts["FileVersion"] == texts["ProductVersion"] == bigdeal_gui.__version__
        assert texts["LegalCopyright"].startswith("Copyright")
        assert all(texts.values())
        (translation,) = resource.options["kids"][1].arguments[0]
        assert translation.arguments == ("Translation", [0x0409, 1200])


@pytest.mark.parametrize(("version", "numbers"), [("1.20.3", (1, 20, 3, 0)), ("0.2.0rc1", (0, 2, 0, 0))])
def test_windows_compares_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    """What follows the three numbers does not count."""
    assert windows_program.version_numbers(version) == numbers


@pytest.mark.parametrize("version", ["1.2", "one.two.three", "1.2.3.4"])
def test_another_version_is_refused(version: str) -> None:
    """A version that Windows could not compare stops the build."""
    with pytest.raises(SystemExit, match="no version with three numbers"):
        windows_program.version_numbers(version)


def test_the_manifest_asks_for_sharp_pixels_and_long_paths_and_no_rights(
    calls: dict[str, list[Call]],
) -> None:
    """Windows scales nothing, lets paths be long, and never asks for an administrator."""
    assert {one.options["manifest"] for one in calls["EXE"]} == {str(windows_program.MANIFEST)}
    manifest = ET.fromstring(windows_program.MANIFEST.read_bytes())  # noqa: S314 - our own file
    (settings,) = manifest.iter(SETTINGS)
    assert {one.tag.partition("}")[2]: one.text for one in settings} == {
        "dpiAware": "true/pm",
        "dpiAwareness": "PerMonitorV2",
        "longPathAware": "true",
    }
    (level,) = manifest.iter("{urn:schemas-microsoft-com:asm.v3}requestedExecutionLevel")
    assert level.attrib == {"level": "asInvoker", "uiAccess": "false"}
    (windows_10,) = manifest.iter("{urn:schemas-microsoft-com:compatibility.v1}supportedOS")
    assert windows_10.attrib["Id"] == "{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"


def test_the_icon_has_every_size(calls: dict[str, list[Call]]) -> None:
    """Sizes from 16 to 256 are in the icon, the small ones as bitmaps that every part of Windows reads."""
    assert {one.options["icon"] for one in calls["EXE"]} == {str(ICON)}
    data = ICON.read_bytes()
    kind, count = struct.unpack_from("<HH", data, 2)
    assert kind == 1
    sizes = {}
    for row in range(count):
        width, _, _, _, _, bits, length, place = struct.unpack_from("<BBBBHHII", data, 6 + 16 * row)
        assert bits == 32
        assert place + length <= len(data)
        sizes[width or 256] = data[place:][:4]
    assert {16, 32, 48, 256} <= sizes.keys()
    assert all(start == (b"\x89PNG" if size >= 128 else b"\x28\0\0\0") for size, start in sizes.items())


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("self-test", 0),
        ("deal -n 4 -f pbn -o set", 0),
        ("journal list", 0),
        ("--version", 0),
        ("--help", 0),
        ("deal -n no-number -f pbn -o set", 2),
        ("check no-such-file.pbn", 5),
        ("no-such-command", 2),
    ],
)
def test_commands_need_no_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str, code: int
) -> None:
    """A windowed program of Windows has no standard streams: a command there does its work in silence."""
    monkeypatch.chdir(tmp_path)
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    monkeypatch.setattr(sys, "argv", ["bigdeal", *line.split()])
    with pytest.raises(SystemExit) as ended:
        bigdeal.main()
    assert ended.value.code == code
    assert (tmp_path / "set.pbn").is_file() is (code == 0 and line.startswith("deal"))
