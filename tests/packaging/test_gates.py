"""The gates let a sound program through and stop each thing that must not go out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import archives
import contents
import gates
import notices
import pytest

from tests.packaging.fakes import LOADERS, set_checksum, windows_loader, write_program

if TYPE_CHECKING:
    from collections.abc import Callable

TOP = Path(__file__).resolve().parents[2]
VERSION = "1.2.3"
TEXTS = dict.fromkeys(gates.VERSION_TEXTS, "Deals bridge boards") | {
    "FileVersion": VERSION,
    "ProductVersion": VERSION,
}
NOTICE = (
    f"head\n\n{'=' * 100}\n\nTHE WORKS\n\nclick | 8 | BSD\npycryptodome | 3 | BSD\n"
    f"endplay | 0.5 | MIT\n\n{'=' * 100}\n\nterms"
)
SOLVER_LIBRARIES = {"linux": "libdds.so", "darwin": "libdds.dylib", "win32": "dds.dll"}
"""What the makers of the solver's wheels call it."""


class Parts:
    """What a program is made of, to be changed before it is written."""

    def __init__(self, top: Path, system: str) -> None:
        self.system = system
        self.name = "bigdeal-gui"
        self.texts = dict(TEXTS)
        self.files = {
            "LICENSE": b"terms",
            "click-8.5.1.dist-info/licenses/LICENSE.rst": b"terms",
            notices.FILE_NAME: NOTICE.encode(),
            "Crypto/Hash/_RIPEMD160.abi3.so": b"code",
            f"endplay/_dds/{SOLVER_LIBRARIES[system]}": b"code",
            **{f"PySide6/Qt/plugins/{plugin}": b"code" for plugin in contents.PLUGINS[system]},
            **{path.relative_to(top).as_posix(): b"words" for path in contents.resources(top)},
        }
        self.modules = {
            "bigdeal_gui": f"version = '{VERSION}'",
            "bigdeal_gui.cli": "",
            "bigdeal_gui.cli.deal": "",
            "Crypto.Hash.RIPEMD160": "",
            "click": "",
            "endplay._dds": "",
        }


@pytest.fixture
def top(tmp_path: Path) -> Path:
    """Return a folder of sources: a package of three modules and some resources."""
    folder = tmp_path / "sources"
    files = {
        "bigdeal_gui/__init__.py": f'__version__ = "{VERSION}"\n',
        "bigdeal_gui/cli/__init__.py": "",
        "bigdeal_gui/cli/deal.py": "",
        "resources/help/en/deal.md": "",
        "resources/icons/bigdeal-gui-16.png": "",
        "resources/icons/bigdeal-gui.ico": "",
        "resources/style/window.qss": "",
        "resources/translations/bigdeal-gui_de.ts": "",
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


@pytest.fixture
def written(tmp_path: Path) -> Callable[[Parts], Path]:
    """Return what writes a program of its parts."""

    def write(parts: Parts) -> Path:
        if parts.system != "win32":
            return write_program(
                tmp_path / parts.name, parts.files, parts.modules, loader=LOADERS[parts.system]
            )
        path = tmp_path / f"{parts.name}.exe"
        write_program(path, parts.files, parts.modules, loader=windows_loader(parts.texts))
        set_checksum(path)
        return path

    return write


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_a_sound_program_may_go_out(top: Path, written: Callable[[Parts], Path], system: str) -> None:
    """For each system a program with all that it needs, and nothing else, has no findings."""
    assert gates.findings(written(Parts(top, system)), top) == []


FORBIDDEN = {
    "PySide6/Qt/plugins/imageformats/libqwebp.so": "plugins: imageformats/libqwebp.so is not on the list",
    "PySide6/Qt/lib/libQt6Network.so.6": "network: PySide6/Qt/lib/libQt6Network.so.6 is in",
    "libssl.so.3": "network: libssl.so.3 is in",
    "libcurl.so.4": "network: libcurl.so.4 is in",
    "bigdeal_gui/deal.py": "development: bigdeal_gui/deal.py is in",
    "tests/vectors/numbering.json": "development: tests/vectors/numbering.json is in",
}


@pytest.mark.parametrize(("name", "finding"), FORBIDDEN.items())
def test_a_forbidden_file_is_found(
    top: Path, written: Callable[[Parts], Path], name: str, finding: str
) -> None:
    """A plugin too many, a library of a network, a source or a test stops the program."""
    parts = Parts(top, "linux")
    parts.files[name] = b"data"
    assert gates.findings(written(parts), top) == [finding]


@pytest.mark.parametrize(
    ("module", "findings"),
    [
        ("ssl", ["network: module ssl is in"]),
        ("urllib.request", ["network: module urllib.request is in"]),
        ("http.client", ["network: module http.client is in"]),
        ("tkinter", ["development: module tkinter is in"]),
        ("bigdeal_gui.cli.tests.deal", ["development: module bigdeal_gui.cli.tests.deal is in"]),
        ("multiprocessing.spawn", ["solver: module multiprocessing.spawn is in"]),
        ("numpy", ["solver: module numpy is in", f"licences: {notices.FILE_NAME} does not name numpy"]),
        ("rich.table", [f"licences: {notices.FILE_NAME} does not name rich"]),
    ],
)
def test_a_forbidden_module_is_found(
    top: Path, written: Callable[[Parts], Path], module: str, findings: list[str]
) -> None:
    """A module that reaches a network, tests, or has no notice stops the program."""
    parts = Parts(top, "linux")
    parts.modules[module] = ""
    assert gates.findings(written(parts), top) == findings


MISSING = {
    "PySide6/Qt/plugins/platforms/libqxcb.so": "plugins: platforms/libqxcb.so is missing",
    "Crypto/Hash/_RIPEMD160.abi3.so": "hash: Crypto/Hash/_RIPEMD160 is missing",
    "LICENSE": "licences: LICENSE is missing",
    "endplay/_dds/libdds.so": "solver: the solver's library is missing",
    notices.FILE_NAME: f"licences: {notices.FILE_NAME} is missing",
    "resources/help/en/deal.md": "resources: resources/help/en/deal.md is missing",
    "resources/icons/bigdeal-gui-16.png": "resources: resources/icons/bigdeal-gui-16.png is missing",
    "resources/style/window.qss": "resources: resources/style/window.qss is missing",
    "resources/translations/bigdeal-gui_de.ts": (
        "resources: resources/translations/bigdeal-gui_de.ts is missing"
    ),
}


@pytest.mark.parametrize(("name", "finding"), MISSING.items())
def test_a_missing_file_is_found(
    top: Path, written: Callable[[Parts], Path], name: str, finding: str
) -> None:
    """A plugin, the hash, a notice or a resource that was left behind stops the program."""
    parts = Parts(top, "linux")
    del parts.files[name]
    assert gates.findings(written(parts), top) == [finding]


@pytest.mark.parametrize(
    ("module", "finding"),
    [
        ("bigdeal_gui.cli.deal", "package: module bigdeal_gui.cli.deal is missing"),
        ("Crypto.Hash.RIPEMD160", "hash: module Crypto.Hash.RIPEMD160 is missing"),
        ("endplay._dds", "solver: module endplay._dds is missing"),
    ],
)
def test_a_missing_module_is_found(
    top: Path, written: Callable[[Parts], Path], module: str, finding: str
) -> None:
    """A module of the package, or of the hash, that was left behind stops the program."""
    parts = Parts(top, "linux")
    del parts.modules[module]
    assert gates.findings(written(parts), top) == [finding]


def test_a_large_file_is_found(
    top: Path, written: Callable[[Parts], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file larger than its system and edition allow stops the program; nobody carries a folder."""
    program = written(Parts(top, "linux"))
    monkeypatch.setitem(gates.MOST_BYTES, "linux", 1000)
    (finding,) = gates.findings(program, top)
    assert finding == f"size: {program.stat().st_size / 1e6:.1f} MB, and 0 MB is the most"


@pytest.mark.parametrize("place", ["file", "module"])
def test_a_folder_of_the_building_machine_is_found(
    top: Path, written: Callable[[Parts], Path], place: str
) -> None:
    """A path of the sources, in a file or in a module, stops the program."""
    parts = Parts(top, "linux")
    if place == "file":
        parts.files["resources/help/en/deal.md"] = f"see {top}/notes".encode()
        name = "resources/help/en/deal.md"
    else:
        parts.modules["click"] = f"place = {str(top)!r}"
        name = "click"
    assert gates.findings(written(parts), top) == [f"machine: {name} names a folder of this computer"]


def test_an_absolute_name_of_a_source_is_found(
    top: Path, written: Callable[[Parts], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Code that says where it was compiled stops the program."""
    program = written(Parts(top, "linux"))
    absolute = compile("", "/home/maker/click.py", "exec")
    monkeypatch.setattr(
        archives.Frozen, "code", lambda _self, module: absolute if module == "click" else None
    )
    assert gates.findings(program, top) == ["machine: module click names “/home/maker/click.py”"]


def test_a_program_for_windows_must_say_what_it_is(top: Path, written: Callable[[Parts], Path]) -> None:
    """A missing text of the version resource, or another version than the sources', is found."""
    parts = Parts(top, "win32")
    del parts.texts["LegalCopyright"]
    parts.texts["ProductVersion"] = "1.2.2"
    assert gates.findings(written(parts), top) == [
        "windows: bigdeal-gui.exe: LegalCopyright is missing",
        "windows: bigdeal-gui.exe: ProductVersion is 1.2.2, and the sources are 1.2.3",
    ]


def test_a_program_for_windows_without_a_version_is_found(
    top: Path, written: Callable[[Parts], Path]
) -> None:
    """Where the version resource is empty every text is missed."""
    parts = Parts(top, "win32")
    parts.texts.clear()
    assert len(gates.findings(written(parts), top)) == len(gates.VERSION_TEXTS)


def test_a_wrong_checksum_is_found(top: Path, written: Callable[[Parts], Path]) -> None:
    """A program for Windows that was changed after its checksum was written is found."""
    program = written(Parts(top, "win32"))
    data = program.read_bytes()
    program.write_bytes(data.replace(b"MZ\0\0", b"MZ\0\1", 1))
    assert gates.findings(program, top) == ["windows: bigdeal-gui.exe: the checksum is not that of the file"]


def test_a_folder_is_read_like_a_file(top: Path, tmp_path: Path) -> None:
    """A program whose files lie beside it goes through the same gates, its size aside."""
    parts = Parts(top, "linux")
    folder = tmp_path / "bigdeal-gui"
    folder.mkdir()
    write_program(folder / "bigdeal", {}, parts.modules)
    for name, data in parts.files.items():
        path = folder / "_internal" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    assert gates.findings(folder, top) == []
    (folder / "_internal" / "libssl.so.3").write_bytes(b"code")
    assert gates.findings(folder, top) == ["network: libssl.so.3 is in"]


def test_a_macs_application_is_read_like_a_file(top: Path, tmp_path: Path) -> None:
    """The folder that a Mac shows as a program keeps its parts in two folders; both are read."""
    parts = Parts(top, "darwin")
    app = tmp_path / "bigdeal-gui.app" / "Contents"
    for name in ("MacOS", "Frameworks", "Resources"):
        (app / name).mkdir(parents=True)
    write_program(app / "MacOS" / "bigdeal-gui", {}, parts.modules, loader=LOADERS["darwin"])
    for name, data in parts.files.items():
        path = app / ("Resources" if name.startswith("resources") else "Frameworks") / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    assert gates.findings(app.parent, top) == []


def test_all_findings_are_told_at_once(
    top: Path,
    written: Callable[[Parts], Path],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The command prints every finding of every program and ends with 1; a sound program alone with 0."""
    parts = Parts(top, "linux")
    sound = written(parts)
    parts.name = "other"
    parts.files["libssl.so.3"] = b"code"
    del parts.files["LICENSE"]
    other = written(parts)
    monkeypatch.setattr(gates.findings, "__defaults__", (top,))
    monkeypatch.setattr(sys, "argv", ["gates.py", str(sound), str(other)])
    assert gates.main() == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{sound}: may go out",
        f"{other}: 2 findings",
        "  network: libssl.so.3 is in",
        "  licences: LICENSE is missing",
    ]
    monkeypatch.setattr(sys, "argv", ["gates.py", str(sound)])
    assert gates.main() == 0


@pytest.mark.parametrize(
    ("data", "words"), [(b"#!/bin/sh\n", "is no program"), (b"\x7fELF alone", "was not made by PyInstaller")]
)
def test_what_is_no_frozen_program_is_refused(tmp_path: Path, data: bytes, words: str) -> None:
    """A script, or a program of another make, is named and is a failure."""
    path = tmp_path / "thing"
    path.write_bytes(data)
    (tmp_path / "empty").mkdir()
    done = subprocess.run(
        [sys.executable, TOP / "packaging" / "gates.py", path, tmp_path / "empty"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert words in done.stdout
    assert "holds no program that PyInstaller made" in done.stdout
