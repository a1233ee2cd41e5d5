"""What package lists get: one version, one address, the sums of what is published, and no network."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import cask
import contents
import flatpak
import home
import metainfo
import pytest
import shelves
import winget
import yaml

TOP = Path(__file__).resolve().parents[2]
VERSION = contents.version_of(TOP)


def tree_of(text: str) -> ET.Element:
    """Return the tree of an XML file of the project."""
    return ET.fromstring(text)  # noqa: S314 - our own


DAY = "2026-12-01"
SOME = {
    "type": "file",
    "url": "https://files.invalid/a-1-py3-none-any.whl",
    "sha256": "0" * 64,
    "dest": "wheels",
}


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """Return the files of a release."""
    folder = tmp_path / "out"
    folder.mkdir()
    for name in (
        f"bigdeal-gui-{VERSION}-setup.exe",
        f"bigdeal_gui-{VERSION}.tar.gz",
        *(cask.image_name(VERSION, one) for one in cask.PROCESSORS.values()),
    ):
        (folder / name).write_bytes(name.encode())
    return folder


def digest(file: Path) -> str:
    """Return the SHA-256 of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def addresses(text: str) -> set[str]:
    """Return every address in a text but names of schemas."""
    return {one for one in re.findall(r"https?://[^\s\"'<>]+", text) if "w3.org" not in one}


# -- winget ----------------------------------------------------------------------------------------------


def test_winget_gets_three_manifests_of_the_setup_program(out: Path, tmp_path: Path) -> None:
    """Laid out as its list wants them, with the setup program's sum, one version, the project's address."""
    setup = out / f"bigdeal-gui-{VERSION}-setup.exe"
    files = winget.write(setup, VERSION, DAY, tmp_path)
    place = tmp_path / "manifests" / "b" / "BigdealGui" / "Bigdeal" / VERSION
    assert {file.parent for file in files} == {place}
    found = {one["ManifestType"]: one for one in (yaml.safe_load(file.read_text("utf-8")) for file in files)}
    assert set(found) == {"version", "installer", "defaultLocale"}
    assert {(one["PackageIdentifier"], one["PackageVersion"]) for one in found.values()} == {
        ("BigdealGui.Bigdeal", VERSION)
    }
    assert {one["InstallerSha256"].lower() for one in found["installer"]["Installers"]} == {digest(setup)}
    assert [one["Scope"] for one in found["installer"]["Installers"]] == ["user", "machine"]
    for file in files:
        assert all(one.startswith(home.HOME) for one in addresses(file.read_text("utf-8")))


def test_what_winget_is_told_is_what_the_setup_program_does() -> None:
    """The switches, the names in the list of programs and the type of files are those of its script."""
    script = (TOP / "packaging" / "windows" / "installer.nsi").read_text("utf-8")
    manifest = winget.manifests(Path(__file__), VERSION, DAY)["BigdealGui.Bigdeal.installer.yaml"]
    assert "MULTIUSER_INSTALLMODE_COMMANDLINE" in script
    assert [one["InstallerSwitches"]["Custom"] for one in manifest["Installers"]] == [
        "/CurrentUser",
        "/AllUsers",
    ]
    (entry,) = manifest["AppsAndFeaturesEntries"]
    assert f'!define NAME "{entry["ProductCode"]}"' in script
    assert f'!define TITLE "{entry["DisplayName"]}"' in script
    assert '"Publisher" "${NAME}"' in script
    assert entry["Publisher"] == entry["ProductCode"]
    assert f".{manifest['FileExtensions'][0]}" in script


def manifest_of(kind: str) -> dict[str, Any]:
    """Return one of the manifests, of this very file."""
    found = winget.manifests(Path(__file__), VERSION, DAY).values()
    return next(one for one in found if one["ManifestType"] == kind)


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("version", {"PackageIdentifier": "Bigdeal"}),
        ("version", {"PackageVersion": "0.1/2"}),
        ("version", {"DefaultLocale": "english"}),
        ("version", {"ManifestVersion": "1.9.0"}),
        ("defaultLocale", {"ShortDescription": "x" * 257}),
        ("defaultLocale", {"PackageUrl": "ftp://somewhere"}),
        ("defaultLocale", {"Licence": "MIT"}),
        ("installer", {"InstallerType": "nsis"}),
        ("installer", {"ReleaseDate": "soon"}),
        ("installer", {"Installers": []}),
        ("installer", {"MinimumOSVersion": "ten"}),
    ],
)
def test_a_manifest_that_winget_would_refuse_is_found(kind: str, change: dict[str, Any]) -> None:
    """As it is made it has no fault; with a field that is wrong, missing or unknown it has."""
    manifest = manifest_of(kind)
    assert winget.problems(manifest) == []
    assert winget.problems({**manifest, **change})
    for field in set(winget.schema_of(manifest)["required"]) - {"ManifestType"}:
        assert winget.problems({name: value for name, value in manifest.items() if name != field})


def test_a_wrong_manifest_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the schema refuses stops the release, and names the field."""
    monkeypatch.setattr(winget, "LEAST_WINDOWS", "ten")
    with pytest.raises(SystemExit, match="MinimumOSVersion"):
        winget.write(Path(__file__), VERSION, DAY, tmp_path)


# -- Homebrew --------------------------------------------------------------------------------------------


def test_the_cask_has_both_images_with_their_sums(out: Path) -> None:
    """Version and sums are those of the release; version and processor are put into the address."""
    text = cask.cask(out, VERSION, "13.0")
    assert f'version "{VERSION}"' in text
    for name, processor in cask.PROCESSORS.items():
        assert re.search(rf'{name}: +"{digest(out / cask.image_name(VERSION, processor))}"', text)
    (url,) = re.findall(r'url "(.*)"', text)
    filled = url.replace("#{version}", VERSION).replace("#{arch}", "arm64")
    assert filled == home.download(VERSION, cask.image_name(VERSION, "arm64"))
    assert 'depends_on macos: ">= :ventura"' in text
    assert text.count(" do\n") == len(re.findall(r"^ *end$", text, re.MULTILINE))


def test_images_have_the_names_that_are_packed() -> None:
    """The script that makes the images gives them the names that the cask fetches."""
    script = (TOP / "packaging" / "macos" / "make_dmg.sh").read_text("utf-8")
    assert "base=$out/$name-$version-macos-$processors" in script
    assert '"$base.dmg"' in script


def test_a_cask_of_what_is_not_there_is_refused(out: Path) -> None:
    """A missing image, or a version of macOS that Homebrew calls by a name unknown here."""
    with pytest.raises(SystemExit, match=r"12\.0"):
        cask.cask(out, VERSION, "12.0")
    (out / cask.image_name(VERSION, "x86_64")).unlink()
    with pytest.raises(SystemExit, match="is missing"):
        cask.cask(out, VERSION, "13.0")


# -- Flatpak ---------------------------------------------------------------------------------------------


def flatpak_manifest(out: Path) -> dict[str, Any]:
    """Return the manifest with one library for the program and one for building."""
    return flatpak.manifest(
        out / f"bigdeal_gui-{VERSION}.tar.gz", VERSION, [SOME], [{**SOME, "sha256": "1" * 64}]
    )


def test_the_sandbox_has_no_network(out: Path) -> None:
    """Neither network nor a bus of the system; of the disk only where people keep boards."""
    permissions = flatpak_manifest(out)["finish-args"]
    assert not [one for one in permissions if "network" in one or "bus" in one or "talk-name" in one]
    assert "--filesystem=host" not in permissions
    assert "--filesystem=home" not in permissions
    assert {one.partition("=")[0] for one in permissions} == {
        "--share",
        "--socket",
        "--device",
        "--filesystem",
    }


def test_every_source_of_the_flatpak_has_its_hash(out: Path) -> None:
    """The source archive's is that of the release, and nothing is fetched while it is built."""
    manifest = flatpak_manifest(out)
    (module,) = manifest["modules"]
    archive, *libraries = module["sources"]
    assert archive["sha256"] == digest(out / f"bigdeal_gui-{VERSION}.tar.gz")
    assert archive["url"] == home.download(VERSION, f"bigdeal_gui-{VERSION}.tar.gz")
    assert len(libraries) == 2
    for source in module["sources"]:
        assert re.fullmatch("[0-9a-f]{64}", source["sha256"])
    installing = [command for command in module["build-commands"] if "pip install" in command]
    assert len(installing) == 3
    assert all("--no-index" in command for command in installing)
    assert "build-args" not in module.get("build-options", {})


def test_the_flatpak_has_the_libraries_of_the_lock_file() -> None:
    """All that the program needs, of the solver's package itself alone, and nothing for Windows."""
    needed = flatpak.program_pins()
    assert {"pyside6-essentials", "shiboken6", "endplay", "python-dateutil", "pyrage"} <= needed.keys()
    assert not {"matplotlib", "numpy", "pyparsing", "colorama", "pytest"} & needed.keys()
    assert {"hatchling", "pathspec", "pluggy"} <= flatpak.backend_pins().keys()
    text = (TOP / "packaging" / "requirements.lock").read_text("utf-8")
    for pin in needed.values():
        assert pin.line in text
        assert pin.digests
        assert all(one in text for one in pin.digests)


class Pip:
    """Stands for pip, which finds files with these sums at these addresses."""

    def __init__(self, rows: dict[str, tuple[str, str]], code: int = 0) -> None:
        self.rows = rows
        self.code = code
        self.asked = ""

    def run(self, command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        """Answer as pip does."""
        told = dict(word.removeprefix("--").partition("=")[::2] for word in command if "=" in word)
        self.asked = Path(told["requirement"]).read_text("utf-8")
        install = [
            {
                "metadata": {"name": name},
                "download_info": {"url": url, "archive_info": {"hashes": {"sha256": digest_}}},
            }
            for name, (url, digest_) in self.rows.items()
        ]
        Path(told["report"]).write_text(json.dumps({"install": install}), "utf-8")
        return subprocess.CompletedProcess(command, self.code)


PIN = flatpak.Pin("a==1", None, frozenset({"0" * 64}), frozenset())


def test_libraries_are_found_by_their_locked_sums(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pip is asked with every sum of the lock file, and its answer becomes a source."""
    pip = Pip({"A": (SOME["url"], "0" * 64)})
    monkeypatch.setattr(flatpak.subprocess, "run", pip.run)
    assert flatpak.located({"a": PIN}) == [SOME]
    assert pip.asked == f"a==1 --hash=sha256:{'0' * 64}\n"


@pytest.mark.parametrize(
    ("pip", "told"),
    [
        (Pip({"a": (SOME["url"], "2" * 64)}), "does not stand in the lock file"),
        (Pip({"a": ("file:///somewhere/a.whl", "0" * 64)}), "nobody else can fetch"),
        (Pip({}, code=1), "Not every library"),
    ],
)
def test_a_library_that_others_could_not_fetch_is_refused(
    monkeypatch: pytest.MonkeyPatch, pip: Pip, told: str
) -> None:
    """Another sum, an address on this computer, or no file at all."""
    monkeypatch.setattr(flatpak.subprocess, "run", pip.run)
    with pytest.raises(SystemExit, match=told):
        flatpak.located({"a": PIN})


def test_what_the_flatpak_installs_is_in_the_sources(out: Path) -> None:
    """Icons, desktop entry, description and type of files that the commands name are there."""
    (module,) = flatpak_manifest(out)["modules"]
    named = {
        word
        for command in module["build-commands"]
        for word in command.split()
        if word.startswith(("packaging/", "resources/"))
    }
    assert len(named) > 5
    assert all((TOP / name).is_file() for name in named)


# -- what software centres read --------------------------------------------------------------------------


def validated(text: str, tmp_path: Path, *options: str) -> None:
    """Hold a description against AppStream's own validator."""
    if shutil.which("appstreamcli") is None:
        pytest.skip("appstreamcli is not installed")
    file = tmp_path / metainfo.FILE.name
    file.write_text(text, "utf-8")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", *options, file], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


CHANGES = "## [1.2.3] – 2026-02-03\n\n- New.\n\n## [1.2.2] – 2026-01-01\n\n## [1.2.1] – unreleased\n"


def test_software_centres_are_told_of_every_release(tmp_path: Path) -> None:
    """Versions with a day, newest first, each with its page; AppStream finds no fault; without any none."""
    text = metainfo.with_releases(metainfo.FILE.read_text("utf-8"), CHANGES)
    found = [(one.get("version"), one.get("date")) for one in tree_of(text).iter("release")]
    assert found == [("1.2.3", "2026-02-03"), ("1.2.2", "2026-01-01")]
    validated(text, tmp_path, "--strict")
    assert metainfo.with_releases("<component></component>", "## [1.2.1] – unreleased\n") == (
        "<component></component>"
    )


def test_the_description_is_whole(tmp_path: Path) -> None:
    """As it lies in the sources AppStream's strictest check passes, and content and network are rated."""
    text = metainfo.FILE.read_text("utf-8")
    validated(text, tmp_path, "--strict")
    tree = tree_of(text)
    assert {one.get("type") for one in tree.iter("url")} >= {"homepage", "bugtracker", "help", "vcs-browser"}
    assert tree.find("content_rating") is not None
    assert tree.findtext("recommends/internet") == "offline-only"
    assert all(one.text and one.text.startswith(home.HOME) for one in tree.iter("url"))


def test_screenshots_are_pictures_of_this_version() -> None:
    """Each lies in the sources, in the size that is told, and is fetched from the tag of this version."""
    images = list(tree_of(metainfo.FILE.read_text("utf-8")).iter("image"))
    assert len(images) >= 3
    raw = f"https://raw.githubusercontent.com/{home.REPOSITORY}/v{VERSION}/"
    for image in images:
        assert image.text
        assert image.text.startswith(raw)
        picture = (TOP / image.text.removeprefix(raw)).read_bytes()
        assert picture.startswith(b"\x89PNG")
        size = struct.unpack(">II", picture[16:24])
        assert size == (int(image.get("width", "")), int(image.get("height", "")))


def test_a_newer_appstream_gets_the_developer_as_it_wants_it(tmp_path: Path) -> None:
    """The Flatpak's description names developer, entry and icon by the names that are used there."""
    tree = tree_of(metainfo.rendered(is_modern=True))
    assert tree.findtext("developer/name") == "the bigdeal-gui authors"
    assert tree.find("developer_name") is None
    assert tree.findtext("launchable") == f"{flatpak.APP}.desktop"
    assert tree.findtext("icon") == flatpak.APP
    validated(metainfo.rendered(is_modern=True), tmp_path)


# -- all of them -----------------------------------------------------------------------------------------


def test_all_manifests_of_a_release_are_written(
    out: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each list's files lie in a folder of their own, and placeholders are called placeholders."""
    monkeypatch.setattr(flatpak, "located", lambda _pins: [SOME])
    assert shelves.main([str(out), str(tmp_path / "to"), "--day", DAY]) == 0
    names = {path.name for path in (tmp_path / "to").rglob("*") if path.is_file()}
    assert names == {
        *winget.manifests(out / f"bigdeal-gui-{VERSION}-setup.exe", VERSION, DAY),
        "bigdeal-gui.rb",
        f"{flatpak.APP}.json",
        metainfo.FILE.name,
    }
    assert ("PLACEHOLDERS" in capsys.readouterr().out) is home.is_placeholder()


def test_what_was_not_built_is_said(tmp_path: Path) -> None:
    """An empty release makes the description alone, and names what is missing for each list."""
    (tmp_path / "out").mkdir()
    lines = shelves.write(tmp_path / "out", tmp_path / "to", DAY)
    assert [line.partition(":")[0] for line in lines[:3]] == [
        "No manifests for winget",
        "No cask for Homebrew",
        "No manifest of the Flatpak",
    ]
    assert [path.name for path in (tmp_path / "to").iterdir()] == [metainfo.FILE.name]


def test_the_day_comes_from_the_change_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A version without a day has to be given one."""
    monkeypatch.setattr(shelves, "TOP", tmp_path)
    (tmp_path / "CHANGELOG.md").write_text(CHANGES, "utf-8")
    assert shelves.day_of("1.2.3") == "2026-02-03"
    with pytest.raises(SystemExit, match="no date for"):
        shelves.day_of("1.2.1")


def test_the_address_is_settled_once_and_everywhere(tmp_path: Path) -> None:
    """Every file that holds it gets the new one; the placeholder stays known as what it was."""
    for path in home.NAMED_IN:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(TOP / path, tmp_path / path)
    assert home.settle("some-body/bigdeal.gui", tmp_path) == list(home.NAMED_IN)
    script = (tmp_path / home.NAMED_IN[0]).read_text("utf-8")
    assert 'REPOSITORY: Final = "some-body/bigdeal.gui"' in script
    assert f'PLACEHOLDER: Final = "{home.PLACEHOLDER}"' in script
    for path in home.NAMED_IN[1:]:
        text = (tmp_path / path).read_text("utf-8")
        assert "some-body/bigdeal.gui" in text
        assert home.REPOSITORY not in text
    with pytest.raises(SystemExit, match="does not name"):
        home.settle("another/one", tmp_path)


@pytest.mark.parametrize("name", ["bigdeal-gui", "a/b/c", "https://github.com/a/b", "a b/c", "-a/b"])
def test_what_is_no_repository_is_refused(name: str, tmp_path: Path) -> None:
    """Nothing is read or written for it."""
    with pytest.raises(SystemExit, match="OWNER/NAME"):
        home.settle(name, tmp_path)


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_the_address_stands_nowhere_else() -> None:
    """Whoever settles it reaches all: no other file of the project holds it."""
    done = subprocess.run(
        ["git", "grep", "--files-with-matches", "--fixed-strings", home.REPOSITORY],
        cwd=TOP,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode not in {0, 1} or not done.stdout:
        pytest.skip("the sources are no clone")
    assert set(done.stdout.split()) <= {path.as_posix() for path in home.NAMED_IN}
