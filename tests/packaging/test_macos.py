"""The recipe's branch for macOS, what the application says of itself, and its icon."""

from __future__ import annotations

import plistlib
import re
import struct
import subprocess
from typing import TYPE_CHECKING

import pytest

import bigdeal_gui
from bigdeal_gui.gui.parts.languages import LANGUAGES
from tests.packaging.recipe import TOP, called

if TYPE_CHECKING:
    from pathlib import Path

    from tests.packaging.recipe import Call

import check_wheels
import macos_bundle

ICON = TOP / "resources" / "icons" / "bigdeal-gui.icns"
PNG = {
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
PLANES = {b"is32": 16, b"il32": 32}
MASKS = {b"s8mk": 16, b"l8mk": 32}


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, list[Call]]:
    """Return what the recipe asks PyInstaller for on macOS."""
    monkeypatch.delenv(macos_bundle.IDENTITY_VARIABLE, raising=False)
    return called("darwin", monkeypatch, tmp_path)


def test_the_application_is_a_folder_with_three_programs(calls: dict[str, list[Call]]) -> None:
    """Nothing has to be unpacked; the window is the last program, whose manners the application takes."""
    programs = [(one.options["name"], one.options["console"]) for one in calls["EXE"]]
    assert programs == [("bigdeal", True), ("bigdealx", True), ("bigdeal-gui", False)]
    assert all(one.options["exclude_binaries"] for one in calls["EXE"])
    (folder,) = calls["COLLECT"]
    assert list(folder.arguments[:3]) == calls["EXE"]
    (bundle,) = calls["BUNDLE"]
    assert bundle.arguments == (folder,)
    assert bundle.options["name"] == "bigdeal-gui.app"
    assert bundle.options["icon"] == str(ICON)
    assert bundle.options["bundle_identifier"] == "org.bigdeal-gui.bigdeal-gui"
    assert bundle.options["version"] == bigdeal_gui.__version__


def test_only_wanted_libraries_go_in(calls: dict[str, list[Call]]) -> None:
    """Plugins outside the list stay outside; QtDBus, which QtGui is linked with, goes in."""
    assert [name for name, _, _ in calls["COLLECT"][0].arguments[3]] == [
        "PySide6/Qt/lib/QtDBus.framework/Versions/A/QtDBus",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    ]


def test_nothing_is_stripped(calls: dict[str, list[Call]]) -> None:
    """Stripping would break the signatures of libraries."""
    for one in (*calls["EXE"], *calls["COLLECT"]):
        assert (one.options["strip"], one.options["upx"]) == (False, False)


def test_without_a_certificate_the_signature_names_nobody(calls: dict[str, list[Call]]) -> None:
    """Each program is signed ad hoc, with the entitlements that a certificate would need."""
    for one in calls["EXE"]:
        assert one.options["codesign_identity"] is None
        assert one.options["entitlements_file"] == str(macos_bundle.ENTITLEMENTS)


def test_a_certificate_is_named_by_a_variable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What the variable names signs every program."""
    monkeypatch.setenv(macos_bundle.IDENTITY_VARIABLE, "Developer ID Application: Somebody")
    calls = called("darwin", monkeypatch, tmp_path)
    assert {one.options["codesign_identity"] for one in calls["EXE"]} == {
        "Developer ID Application: Somebody"
    }


def test_the_information_survives_its_own_format(calls: dict[str, list[Call]]) -> None:
    """What is written into Info.plist is read back as it was, and says what macOS needs to know."""
    given = calls["BUNDLE"][0].options["info_plist"]
    read = plistlib.loads(plistlib.dumps(given))
    assert read == given
    assert read["CFBundleExecutable"] == "bigdeal-gui"
    assert read["CFBundleShortVersionString"] == read["CFBundleVersion"] == bigdeal_gui.__version__
    assert read["LSMinimumSystemVersion"] == "13.0"
    assert read["NSHighResolutionCapable"] is True
    assert read["NSRequiresAquaSystemAppearance"] is False
    assert read["NSHumanReadableCopyright"].startswith("Copyright")
    assert read["LSApplicationCategoryType"] == "public.app-category.card-games"


def test_tournament_descriptions_are_opened_by_the_application(calls: dict[str, list[Call]]) -> None:
    """The type that the application opens is the one declared for files that end in .sqd."""
    given = calls["BUNDLE"][0].options["info_plist"]
    (document,) = given["CFBundleDocumentTypes"]
    (kind,) = given["UTImportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"] == {"public.filename-extension": ["sqd"]}


def test_macos_speaks_the_windows_languages() -> None:
    """Dialogs of the system come in every language of the window."""
    assert set(macos_bundle.LANGUAGES) == {language.code for language in LANGUAGES}


def test_a_version_macos_cannot_compare_is_refused() -> None:
    """Three numbers stand at the beginning; what follows them is left out."""
    assert macos_bundle.info_plist("1.2.3rc1", "")["CFBundleVersion"] == "1.2.3"
    with pytest.raises(SystemExit, match="no version with three numbers"):
        macos_bundle.info_plist("1.2", "")


def test_the_hardened_runtime_allows_one_thing() -> None:
    """Neither translation at run time nor libraries that others signed are asked for."""
    entitlements = plistlib.loads(macos_bundle.ENTITLEMENTS.read_bytes())
    assert entitlements == {"com.apple.security.cs.allow-unsigned-executable-memory": True}


# -- the icon ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def images() -> dict[bytes, bytes]:
    """Return the images in the icon by their type code."""
    data = ICON.read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    found = {}
    place = 8
    while place < len(data):
        kind, length = struct.unpack_from(">4sI", data, place)
        found[kind] = data[place + 8 : place + length]
        place += length
    return found


def test_the_icon_has_every_size_from_16_to_1024(images: dict[bytes, bytes]) -> None:
    """Each PNG has the size that its code promises."""
    assert images.keys() == {*PNG, *PLANES, *MASKS}
    for kind, size in PNG.items():
        assert images[kind][:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack_from(">II", images[kind], 16) == (size, size)


def test_the_small_images_unpack_to_their_size(images: dict[bytes, bytes]) -> None:
    """The packed colours give three bytes for each point, and the mask one."""
    for kind, size in PLANES.items():
        assert len(unpacked(images[kind])) == 3 * size * size
    for kind, size in MASKS.items():
        assert len(images[kind]) == size * size


def unpacked(data: bytes) -> bytes:
    """Return what the run lengths of a small image stand for."""
    result = bytearray()
    place = 0
    while place < len(data):
        code = data[place]
        if code < 128:
            result += data[place + 1 : place + 2 + code]
            place += 2 + code
        else:
            result += data[place + 1 : place + 2] * (code - 125)
            place += 2
    return bytes(result)


# -- the wheels and the scripts ---------------------------------------------------------------------------


def test_a_wheel_for_a_newer_macos_is_found() -> None:
    """Only what asks for more than the application says is told."""
    names = [
        "click-8.5.1-py3-none-any.whl",
        "pyside6_essentials-6.11.3-cp310-abi3-macosx_13_0_universal2.whl",
        "pyside6_essentials-6.12.0-cp310-abi3-macosx_14_0_universal2.whl",
    ]
    assert check_wheels.floor_of(names[0]) is None
    assert check_wheels.floor_of(names[1]) == macos_bundle.FLOOR
    assert check_wheels.too_new(names) == names[2:]


def test_the_wheels_are_those_of_pips_report() -> None:
    """The file's name is the end of the address that pip would fetch."""
    report = {"install": [{"download_info": {"url": f"https://index.example/{name}.whl"}} for name in "ba"]}
    assert check_wheels.wheels(report) == ["a.whl", "b.whl"]


@pytest.mark.parametrize("name", ["make_dmg.sh", "sign.sh"])
def test_the_scripts_are_sound_and_stop_at_the_first_failure(name: str) -> None:
    """Each script can be read by bash, and none goes on after a command that failed."""
    script = TOP / "packaging" / "macos" / name
    assert "set -euo pipefail" in script.read_text("utf-8")
    done = subprocess.run(["bash", "-n", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_without_a_certificate_the_script_says_so() -> None:
    """A release without a signature cannot be mistaken for a signed one."""
    text = (TOP / "packaging" / "macos" / "sign.sh").read_text("utf-8")
    for words in ("NOT SIGNED BY ANYBODY", "NOT NOTARISED"):
        assert re.search(rf'echo "{words}: .*"\n    exit 0', text)
