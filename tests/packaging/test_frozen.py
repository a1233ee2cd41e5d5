"""The one-file program: what is in its archive, what is not, and that it works from an empty folder."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PyInstaller.archive.readers import CArchiveReader

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

TOP = Path(__file__).resolve().parents[2]
BUILT = TOP / "dist" / "bigdeal-gui"
SOURCES = ("bigdeal_gui", "resources", "packaging")

MOST_BYTES = 52_000_000
PLUGINS = {
    "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    "platforminputcontexts/libibusplatforminputcontextplugin.so",
    "platforms/libqoffscreen.so",
    "platforms/libqwayland.so",
    "platforms/libqxcb.so",
    "wayland-decoration-client/libbradient.so",
    "wayland-shell-integration/libxdg-shell.so",
}
NETWORK = {"asyncio", "ftplib", "http", "smtplib", "socketserver", "ssl", "urllib.request", "xmlrpc"}
DEVELOPMENT = {
    "hypothesis",
    "matplotlib",
    "mypy",
    "numpy",
    "pip",
    "pytest",
    "setuptools",
    "tkinter",
    "unittest",
}

pytestmark = [
    pytest.mark.frozen,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the archive's names are those of Linux"),
]


def is_asked_for() -> bool:
    """Tell whether the minute that a build takes may be spent."""
    return bool(os.environ.get("BIGDEAL_TEST_FROZEN") or os.environ.get("CI"))


def is_current(program: Path) -> bool:
    """Tell whether `program` is younger than everything it is made of."""
    if not program.is_file():
        return False
    files = (
        file for folder in SOURCES for file in (TOP / folder).rglob("*") if "__pycache__" not in file.parts
    )
    return program.stat().st_mtime > max(file.stat().st_mtime for file in files if file.is_file())


@pytest.fixture(scope="module")
def freeze() -> ModuleType:
    """Return the build script as a module."""
    specification = importlib.util.spec_from_file_location("freeze", TOP / "packaging" / "freeze.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def program(freeze: ModuleType) -> Path:
    """Return a one-file program of today's sources, built now where there is none."""
    if not is_asked_for() and not is_current(BUILT):
        pytest.skip("no current program in dist/: BIGDEAL_TEST_FROZEN=1 builds it")
    import fcntl  # noqa: PLC0415 - not on Windows, where this file is skipped

    BUILT.parent.mkdir(exist_ok=True)
    with (BUILT.parent / "build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several workers may come here at once: the first one builds
        if not is_current(BUILT):
            freeze.build(BUILT.parent)
    return BUILT


@pytest.fixture
def display(tmp_path: Path) -> Iterator[str]:
    """Start an X display of our own and return its name."""
    if shutil.which("Xvfb") is None:
        pytest.skip("Xvfb is not installed")
    read_end, write_end = os.pipe()
    with (tmp_path / "xvfb.txt").open("wb") as log:
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
            pass_fds=[write_end],
            stdout=log,
            stderr=log,
        )
    os.close(write_end)
    with os.fdopen(read_end) as number:
        name = f":{number.readline().strip()}"
    yield name
    server.terminate()
    server.wait(30)


@pytest.fixture(scope="module")
def archive(program: Path) -> CArchiveReader:
    """Return the table of contents of the program."""
    return CArchiveReader(str(program))


@pytest.fixture(scope="module")
def modules(archive: CArchiveReader) -> set[str]:
    """Return the names of the Python modules in the program."""
    return set(archive.open_embedded_archive("PYZ.pyz").toc)


def test_the_program_stays_small(program: Path) -> None:
    """One file is small enough to be sent by mail or carried on any stick."""
    assert program.stat().st_size < MOST_BYTES


def test_only_the_listed_plugins_are_in(archive: CArchiveReader) -> None:
    """Qt's plugins are exactly those that the window needs."""
    names = {name.partition("/plugins/")[2] for name in archive.toc if "/plugins/" in name}
    assert names == PLUGINS


def test_there_is_no_network_code(archive: CArchiveReader, modules: set[str]) -> None:
    """Neither Qt's network library nor TLS nor any module that fetches is in the archive."""
    names = [name.lower() for name in archive.toc]
    assert not [name for name in names if "qtnetwork" in name or "qt6network" in name]
    assert not [name for name in names if "libssl" in name or "/_ssl." in name or "/tls/" in name]
    assert not modules & NETWORK


def test_no_tool_of_development_is_in(modules: set[str]) -> None:
    """Tests, checkers and what only they need stay outside."""
    assert not {name.split(".")[0] for name in modules} & DEVELOPMENT


def test_the_hash_and_the_journal_are_in(archive: CArchiveReader, modules: set[str]) -> None:
    """What dealing stands on is in the archive, whatever the computer has."""
    assert "Crypto.Hash.RIPEMD160" in modules
    assert [name for name in archive.toc if name.startswith("Crypto/Hash/_RIPEMD160")]
    assert "sqlite3" in modules


def test_every_module_and_resource_is_in(archive: CArchiveReader, modules: set[str]) -> None:
    """Nothing of the package is left behind, though some modules are loaded by name."""
    package = TOP / "bigdeal_gui"
    expected = {
        ".".join(("bigdeal_gui", *path.relative_to(package).with_suffix("").parts)).removesuffix(".__init__")
        for path in package.rglob("*.py")
    }
    assert expected <= modules
    resources = {
        path.relative_to(TOP).as_posix() for path in (TOP / "resources").rglob("*") if path.is_file()
    }
    assert resources <= set(archive.toc)


def test_it_works_with_an_empty_profile_in_an_empty_folder(freeze: ModuleType, program: Path) -> None:
    """The program tests itself, deals, answers as bigdealx and opens its window, silently."""
    assert len(freeze.try_out(program)) == 5


def test_it_opens_its_window_on_a_display(program: Path, tmp_path: Path, display: str) -> None:
    """The archive holds all that a window on an X display needs."""
    gone = {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE"}
    environment = {name: value for name, value in os.environ.items() if name not in gone}
    report = tmp_path / "report.json"
    done = subprocess.run(
        [program, "--smoke-test", report],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**environment, "DISPLAY": display},
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert json.loads(report.read_text())["platform"] == "xcb"


@pytest.mark.parametrize(
    ("name", "arguments", "answer"),
    [
        ("bigdeal", ["self-test"], ": ok"),
        ("bigdealx", ["--help"], "bigdealx"),
        ("bigdeal-gui", ["--version"], "gui"),
    ],
)
def test_a_link_is_the_program_of_its_name(
    program: Path, tmp_path: Path, name: str, arguments: list[str], answer: str
) -> None:
    """The one file, called through a link, is the program that the link is named after."""
    link = tmp_path / name
    link.symlink_to(program)
    done = subprocess.run([link, *arguments], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert answer in done.stdout
