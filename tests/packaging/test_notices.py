"""The third-party notice: every work in the program, with its licence and its text."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import TYPE_CHECKING

import archives
import crates
import host_libraries
import notices
import PySide6
import pytest
from packaging.requirements import Requirement
from PyInstaller.archive.readers import CArchiveReader

if TYPE_CHECKING:
    from collections.abc import Iterator

TOP = Path(__file__).resolve().parents[2]
if TYPE_CHECKING:
    from collections.abc import Iterator

ENOUGH_LETTERS = 400
"""The shortest licence text there is (MIT's) has more than twice as many."""


def locked() -> Iterator[str]:
    """Yield the libraries that the lock file asks for on this system."""
    for line in (TOP / "packaging" / "requirements.lock").read_text("utf-8").splitlines():
        if line[:1].isalpha():
            requirement = Requirement(line.removesuffix(" \\"))
            if requirement.marker is None or requirement.marker.evaluate():
                yield requirement.name


@pytest.fixture(scope="module")
def notice() -> str:
    """Return the notice without what the build machine lends."""
    return notices.text()


@pytest.mark.parametrize("name", sorted(locked()))
def test_every_locked_library_has_a_licence_text(name: str) -> None:
    """Each library of the lock file is named with its version and licence, and its terms stand in full."""
    work = notices.work_of(name)
    assert work.version == distribution(name).version
    assert work.licence
    texts = [work.text, *(notices._shared_text(shared) for shared in work.shared)]
    assert sum(map(len, texts)) > ENOUGH_LETTERS


def test_every_work_of_the_supplement_has_words_or_a_text() -> None:
    """No work is listed under a licence whose text is missing, on whichever system it is in the program."""
    for entry in notices._supplement()["work"]:
        work = notices._from_supplement(entry)
        assert work.text or work.shared, work.name
        assert all((notices.LICENCES / f"{name}.txt").is_file() for name in work.shared)
        assert work.copyright or "public domain" in work.licence


def test_the_notice_lists_what_is_in_the_program(notice: str) -> None:
    """Python, Qt, the libraries and the loader stand in the table at the head."""
    named = notices.works_named(notice)
    assert {"Python", "Qt", "pyside6-essentials", "pycryptodome", "pyrage", "pyinstaller"} < named
    assert {"endplay", "DDS, the double dummy solver"} < named
    assert not {"matplotlib", "more-itertools", "numpy", "pytest", "pygments"} & named


def test_the_terms_of_qt_are_kept(notice: str) -> None:
    """The LGPL and the GPL stand in full; where the sources are and how to replace Qt is said."""
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in notice
    assert "GNU GENERAL PUBLIC LICENSE" in notice
    version = distribution("PySide6-Essentials").version
    assert f"official_releases/qt/{version.rpartition('.')[0]}/{version}/" in notice
    assert f"PySide6-{version}-src" in notice
    assert "put your libraries in place" in notice
    assert "{" not in notice.partition("=====")[0]


def test_a_shared_text_stands_once() -> None:
    """A text that several works share is printed once, at the end."""
    notice = notices.text()
    assert notice.count("Interpretation of Sections 15 and 16.") == 1
    assert notice.count("The FreeType Project LICENSE") == 1


def test_the_notice_names_no_folder_of_this_computer(notice: str) -> None:
    """The same libraries give the same notice, wherever it is written."""
    assert str(TOP) not in notice
    assert str(Path.home()) not in notice


def test_the_notice_is_the_same_every_time(notice: str) -> None:
    """Another process, with another order of sets, writes the same bytes."""
    outputs = {
        subprocess.run(
            [sys.executable, TOP / "packaging" / "notices.py"],
            capture_output=True,
            check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONUTF8": "1", "SYSTEMROOT": "C:\\Windows"},
        ).stdout.replace(b"\r\n", b"\n")
        for seed in ("1", "2")
    }
    assert outputs == {notice.encode()}


def test_a_work_without_a_licence_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    """A library that tells no terms cannot be packed; it is named."""
    monkeypatch.setattr(notices, "_licence_files", lambda _one: iter(()))
    with pytest.raises(SystemExit, match="click"):
        notices.text()


def test_a_library_that_is_not_installed_is_named() -> None:
    """The notice is made only where everything in the program is at hand."""
    with pytest.raises(PackageNotFoundError):
        distribution("no-such-library")
    with pytest.raises(SystemExit, match="no-such-library is not installed"):
        notices.work_of("no-such-library")


def test_an_unknown_licence_of_a_crate_stops_the_build() -> None:
    """A crate whose terms are not at hand is named."""
    crate = {"name": "strange", "version": "1", "licenses": [{"expression": "Strange-1.0"}]}
    with pytest.raises(SystemExit, match="strange: Strange-1"):
        crates.row(crate, notices._supplement()["text"])


@pytest.mark.parametrize(
    ("expression", "chosen"),
    [
        ("MIT OR Apache-2.0", ["MIT"]),
        ("Unlicense OR MIT", ["MIT"]),
        ("Apache-2.0 WITH LLVM-exception OR MIT", ["Apache-2.0"]),
        ("(MIT OR Apache-2.0) AND Unicode-DFS-2016", ["MIT", "Unicode-3.0"]),
        ("Strange-1.0", []),
    ],
)
def test_of_several_licences_one_at_hand_is_chosen(expression: str, chosen: list[str]) -> None:
    """Of a choice the first whose text is here; of a sum each."""
    assert crates.chosen(expression, notices._supplement()["text"]) == chosen


@pytest.mark.parametrize(
    ("module", "name"),
    [("Crypto", "pycryptodome"), ("dateutil", "python-dateutil"), ("hashlib", None), ("bigdeal_gui.x", None)],
)
def test_a_module_leads_to_its_library(module: str, name: str | None) -> None:
    """The gates ask which library a module in the archive belongs to."""
    assert notices.distribution_of(module) == name


@pytest.mark.skipif(not host_libraries._COMMON.is_dir(), reason="only Debian keeps licences beside packages")
def test_libraries_of_the_build_machine_bring_their_terms() -> None:
    """A library of the system is named by its package; its copyright file stands in full."""
    (library,) = (Path("/usr/lib") / f"{sys.implementation._multiarch}").glob("libz.so.1")
    notice = notices.text([str(library), sys.executable])
    assert "zlib1g" in notices.works_named(notice)
    assert "Jean-loup Gailly" in notice


@pytest.mark.skipif(not host_libraries._COMMON.is_dir(), reason="only Debian keeps licences beside packages")
def test_a_library_of_no_package_stops_the_build(tmp_path: Path) -> None:
    """A file that nobody answers for is not packed."""
    stray = tmp_path / "libstray.so"
    stray.touch()
    with pytest.raises(SystemExit, match="libstray"):
        notices.text([str(stray)])


def test_elsewhere_only_what_belongs_to_windows_is_lent(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows the C runtime may come from the system; any other foreign file stops the build."""
    monkeypatch.setattr(notices.sys, "platform", "win32")
    assert not list(notices._lent(["/c/Windows/System32/ucrtbase.dll"]))
    with pytest.raises(SystemExit, match=r"strange\.dll"):
        list(notices._lent(["/c/elsewhere/strange.dll"]))


def test_other_systems_cannot_answer_for_libraries(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without Debian's package list the build says so in one sentence."""
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match="Debian"):
        host_libraries.packages_of([tmp_path / "libz.so.1"])


@pytest.mark.frozen
def test_everything_in_the_frozen_program_is_in_its_notice(program: Path) -> None:
    """Each module in the archive belongs to Python, to this program, or to a work that the notice names."""
    archive = CArchiveReader(str(program))
    named = notices.works_named(archive.extract(notices.FILE_NAME).decode())
    modules = {name.partition(".")[0] for name in archive.open_embedded_archive("PYZ.pyz").toc}
    libraries = {notices.distribution_of(module) for module in modules} - {None}
    assert "pycryptodome" in libraries
    assert libraries <= named


def is_whole(folder: Path, sizes: dict[str, int]) -> bool:
    """Tell whether everything is unpacked, as it is when the window is open."""
    return all(
        (folder / name).is_file() and (folder / name).stat().st_size == size for name, size in sizes.items()
    )


@pytest.mark.frozen
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the steps are those that Linux is told")
def test_the_program_runs_with_a_qt_of_your_own(program: Path, tmp_path: Path) -> None:
    """What the notice says works: unpacked, its library exchanged, the program starts with the new one."""
    unpacking, copy = tmp_path / "unpacking", tmp_path / "copy"
    unpacking.mkdir()
    environment = {**os.environ, "TMPDIR": str(unpacking), "QT_QPA_PLATFORM": "offscreen"}
    window = subprocess.Popen([program], env=environment, stderr=subprocess.DEVNULL, cwd=tmp_path)
    ends = time.monotonic() + 60
    sizes = {name: len(data()) for name, data in archives.read(program).files.items()}
    while window.poll() is None and time.monotonic() < ends:
        folders = [one for one in unpacking.glob("_MEI*") if is_whole(one, sizes)]
        if folders:
            shutil.copytree(folders[0], copy / folders[0].name, symlinks=True)
            break
        time.sleep(0.1)
    window.terminate()
    window.wait(60)
    (unpacked,) = copy.iterdir()
    own = {
        "_PYI_APPLICATION_HOME_DIR": str(unpacked),
        "_PYI_ARCHIVE_FILE": str(program),
        "_PYI_PARENT_PROCESS_LEVEL": "1",
    }

    def starts() -> bool:
        command = [program, "--smoke-test", str(tmp_path / "report.json")]
        done = subprocess.run(
            command, env={**environment, **own}, capture_output=True, cwd=tmp_path, check=False, timeout=60
        )
        return done.returncode == 0

    assert starts()
    library = unpacked / "PySide6" / "Qt" / "lib" / "libQt6Core.so.6"
    library.unlink()
    assert not starts()
    shutil.copy2(Path(PySide6.__file__).parent / "Qt" / "lib" / library.name, library)
    assert starts()
