"""One file unpacks Qt only for the window: what is left for later is in the archive of modules, whole."""

from __future__ import annotations

import importlib
import lzma
import sys
import threading
import zlib
from typing import TYPE_CHECKING

import archives
import lazy_files
import one_file
import pytest
from PyInstaller.archive.readers import ZlibArchiveReader

from tests.packaging.fakes import write_program

if TYPE_CHECKING:
    from pathlib import Path

FILES = {
    "PySide6/Qt/lib/libQt6Core.so.6": b"core" * 10_000,
    "PySide6/QtCore.abi3.so": b"binding",
    "libX11.so.6": b"display",
}


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    """Return an archive of one module, and of FILES."""
    program = write_program(tmp_path / "program", {}, {"bigdeal_gui": "WORD = 1"})
    for name, data in FILES.items():
        (tmp_path / "found" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "found" / name).write_bytes(data)
    entries = [(name, str(tmp_path / "found" / name), "BINARY") for name in FILES]
    before = program.with_name("program-parts") / "PYZ"
    one_file.add_files(before, entries, tmp_path / "new" / "PYZ")
    return tmp_path / "new" / "PYZ"


def install(archive: Path, folder: Path) -> None:
    """Do as the frozen program does at its start."""
    reader = ZlibArchiveReader(str(archive))
    lazy_files.install(reader.toc, reader.extract, folder)


def test_bindings_are_packed_harder(modules: Path) -> None:
    """What the archive has of them is LZMA's; other files are as they were."""
    reader = ZlibArchiveReader(str(modules))
    packed = {name: reader.extract(name).startswith(lazy_files.PACKED) for name in FILES}
    assert packed == {name: name.endswith(".abi3.so") for name in FILES}


def test_what_qt_alone_needs_waits() -> None:
    """Qt, its binding and libraries for nobody else wait; what Python needs too is unpacked at once."""
    table = [
        ("libpython3.11.so.1.0", "/python", "BINARY"),
        ("lib-dynload/zlib.so", "/zlib.so", "EXTENSION"),
        ("PySide6/QtCore.abi3.so", "/QtCore", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "/core", "BINARY"),
        ("shiboken6/libshiboken6.so.6", "/shiboken", "BINARY"),
        ("libz.so.1", "/libz", "BINARY"),
        ("libX11.so.6", "/x11", "BINARY"),
    ]
    asked = {"/zlib.so": ["libz.so.1"], "/QtCore": ["libQt6Core.so.6"], "/core": ["libz.so.1", "libX11.so.6"]}
    at_once, lazy = one_file.parts(table, lambda source: asked.get(source, []))
    assert at_once == [table[0], table[1], table[5]]
    assert lazy == [table[2], table[3], table[4], table[6]]


def test_on_windows_only_qts_own_folders_wait() -> None:
    """There no library of the system goes in, so no file has to be asked what it needs."""
    table = [("python311.dll", "a", "BINARY"), ("PySide6\\Qt6Core.dll", "b", "BINARY")]
    assert one_file.parts(table) == (table[:1], table[1:])


def test_files_are_found_in_the_program_like_all_others(modules: Path, tmp_path: Path) -> None:
    """PyInstaller's reader gives files and modules; ours tells one from the other."""
    reader = ZlibArchiveReader(str(modules))
    assert {name: lazy_files.unpacked(reader.extract, name) for name in FILES} == FILES
    assert reader.extract("bigdeal_gui").co_filename == "bigdeal_gui.py"
    program = write_program(tmp_path / "whole", {"LICENSE": b"terms"}, {}, archive=modules)
    frozen = archives.read(program)
    assert {name: data() for name, data in frozen.files.items() if name != archives.BASE_LIBRARY} == {
        "LICENSE": b"terms",
        **FILES,
    }
    assert "bigdeal_gui" in frozen.modules
    assert not FILES.keys() & frozen.modules.keys()


def test_the_first_import_of_qt_unpacks_all_and_no_other_does(
    modules: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command that asks for something else finds nothing unpacked; who asks for Qt finds it whole."""
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setattr(sys, "modules", {n: m for n, m in sys.modules.items() if n != "shiboken6"})
    monkeypatch.setattr(sys, "path", [])
    folder = tmp_path / "unpacked"
    install(modules, folder)
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("pyshiboken6")
    assert not folder.exists()
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("shiboken6")
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    assert {name: path.read_bytes() for name, path in found.items()} == FILES


def test_it_unpacks_once_and_not_where_it_is_done(
    modules: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second package of Qt's, and a process that shares the folder, take what is there."""
    monkeypatch.setattr(sys, "meta_path", [])
    install(modules, tmp_path)
    (finder,) = sys.meta_path
    finder.find_spec("PySide6.QtCore", None)
    (tmp_path / "libX11.so.6").write_bytes(b"loaded")
    finder.find_spec("shiboken6", None)
    assert (tmp_path / "libX11.so.6").read_bytes() == b"loaded"
    install(modules, tmp_path)
    assert sys.meta_path == [finder]


def test_a_folder_needs_none_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program beside its libraries has no files in its archive, and loses no time over it."""
    monkeypatch.setattr(sys, "meta_path", [])
    write_program(tmp_path / "program", {}, {"bigdeal_gui": "WORD = 1"})
    install(tmp_path / "program-parts" / "PYZ", tmp_path)
    assert sys.meta_path == []


@pytest.mark.parametrize(
    "problem",
    [
        OSError(28, "No space left on device"),
        SystemExit("moved"),
        zlib.error("damaged"),
        lzma.LZMAError("damaged"),
    ],
    ids=repr,
)
def test_what_cannot_be_unpacked_is_said(tmp_path: Path, problem: BaseException) -> None:
    """A full disk, a program that was moved away or damaged ends in words, and the next try begins again."""
    problems = [problem]

    def read(_name: str) -> bytes:
        if problems:
            raise problems.pop()
        return b"data"

    finder = lazy_files.LazyFiles({"PySide6/QtCore.so": 4}, read, tmp_path)
    with pytest.raises(ImportError, match=r"Qt cannot be unpacked into .*(No space|moved|damaged)"):
        finder.find_spec("PySide6")
    finder.find_spec("PySide6")
    assert (tmp_path / "PySide6" / "QtCore.so").read_bytes() == b"data"


def test_two_threads_that_ask_get_whole_files(tmp_path: Path) -> None:
    """Nobody goes on before the last file is there, whoever began."""
    may_read, began, seen = threading.Event(), threading.Event(), []

    def read(_name: str) -> bytes:
        began.set()
        may_read.wait(30)
        return b"data"

    finder = lazy_files.LazyFiles({"PySide6/QtCore.so": 4}, read, tmp_path)

    def ask(name: str) -> None:
        finder.find_spec(name)
        seen.append((tmp_path / "PySide6" / "QtCore.so").is_file())

    first, second = (threading.Thread(target=ask, args=(name,)) for name in ("PySide6", "shiboken6"))
    first.start()
    assert began.wait(30)
    second.start()
    second.join(0.1)
    assert seen == []
    may_read.set()
    first.join(30)
    second.join(30)
    assert seen == [True, True]
