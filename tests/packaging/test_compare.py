"""Two builds are compared down to the module that differs, and PyInstaller's order is put right."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import compare
import folder_zip
import pytest
import reproducible
from PyInstaller.archive.writers import CArchiveWriter, ZlibArchiveWriter

TOP = Path(__file__).resolve().parents[2]

LOADER = b"\x7fELF loader"


def built(
    folder: Path,
    *,
    modules: dict[str, str] | None = None,
    files: dict[str, bytes] | None = None,
    members: dict[str, bytes] | None = None,
    loader: bytes = LOADER,
) -> Path:
    """Write a one-file program as PyInstaller does, with these parts in this order, and return it."""
    folder.mkdir()
    code = {
        name: compile(source, name, "exec")
        for name, source in (modules or {"one": "a = 1", "two": "b = 2"}).items()
    }
    archive = folder / "PYZ.pyz"
    ZlibArchiveWriter(str(archive), [(name, f"{name}.py", "PYMODULE") for name in code], code)
    start = folder / "base_library.zip"
    with zipfile.ZipFile(start, "w") as packed:
        for name, data in (members or {"codecs.pyc": b"c", "re/_parser.pyc": b"r"}).items():
            packed.writestr(zipfile.ZipInfo(name), data)
    entries = [("PYZ.pyz", str(archive), False, "z"), ("base_library.zip", str(start), True, "x")]
    for name, data in (files or {"LICENSE": b"words", "libQt6Core.so.6": b"library"}).items():
        file = folder / name
        file.write_bytes(data)
        entries.append((name, str(file), True, "x"))
    package = folder / "package"
    CArchiveWriter(str(package), entries, "libpython3.11.so.1.0")
    program = folder / "program"
    program.write_bytes(loader + package.read_bytes())
    return program


def test_the_same_bytes_have_no_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two equal builds end with 0 and say so."""
    words = ["compare.py", str(built(tmp_path / "a")), str(built(tmp_path / "b"))]
    assert compare.main(words) == 0
    assert capsys.readouterr().out == "the same bytes\n"


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"modules": {"one": "a = 3", "two": "b = 2"}}, "differs: PYZ.pyz: one"),
        ({"modules": {"one": "a = 1"}}, "only in the first: PYZ.pyz: two"),
        ({"modules": {"two": "b = 2", "one": "a = 1"}}, "differs: PYZ.pyz (order of the parts)"),
        ({"files": {"LICENSE": b"other", "libQt6Core.so.6": b"library"}}, "differs: LICENSE"),
        (
            {"files": {"LICENSE": b"words", "libQt6Core.so.6": b"library", "more": b""}},
            "only in the second: more",
        ),
        ({"files": {"libQt6Core.so.6": b"library", "LICENSE": b"words"}}, "differs: (order of the parts)"),
        ({"members": {"codecs.pyc": b"d", "re/_parser.pyc": b"r"}}, "differs: base_library.zip: codecs.pyc"),
        (
            {"members": {"re/_parser.pyc": b"r", "codecs.pyc": b"c"}},
            "differs: base_library.zip (order of the parts)",
        ),
        ({"loader": b"\x7fELF LOADER"}, "differs: (outside the archive)"),
    ],
)
def test_what_differs_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, dict[str, str]], line: str
) -> None:
    """A part that is changed, missing, added or elsewhere is named, and the exit code is 1."""
    one, other = built(tmp_path / "a"), built(tmp_path / "b", **change)
    assert compare.main(["compare.py", str(one), str(other)]) == 1
    assert line in capsys.readouterr().out.splitlines()


def test_another_packing_of_the_same_parts_is_a_difference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files that unpack to the same parts but are other bytes are not passed off as equal."""
    one = built(tmp_path / "a", files={"LICENSE": b"words " * 1000})
    monkeypatch.setattr(CArchiveWriter, "_COMPRESSION_LEVEL", 1)
    other = built(tmp_path / "b", files={"LICENSE": b"words " * 1000})
    assert compare.differences(one, other) == ["the same parts, packed in another way"]


def test_folders_are_compared_file_by_file(tmp_path: Path) -> None:
    """In a folder each file counts, and a program in it is looked into."""
    for name, source in (("a", "a = 1"), ("b", "a = 2")):
        program = built(tmp_path / name, modules={"one": source})
        for file in program.parent.iterdir():
            if file != program:
                file.unlink()
        (program.parent / "Qt").mkdir()
        (program.parent / "Qt" / "libQt6Core.so.6").write_bytes(b"library")
    assert compare.differences(tmp_path / "a", tmp_path / "a") == []
    assert compare.differences(tmp_path / "a", tmp_path / "b") == ["differs: program: PYZ.pyz: one"]
    (tmp_path / "b" / "Qt" / "libQt6Core.so.6").write_bytes(b"another")
    assert "differs: Qt/libQt6Core.so.6" in compare.differences(tmp_path / "a", tmp_path / "b")


def test_zips_are_compared_by_what_they_hold(tmp_path: Path) -> None:
    """Of two zips it is said which file in the program differs, or that only the packing does."""
    packs = []
    for name in ("a", "b"):
        folder = tmp_path / name / "folder"
        folder.mkdir(parents=True)
        (folder / "library").write_bytes(b"words " * 1000)
        packs.append(folder_zip.make(folder, tmp_path / name))
    assert compare.differences(*packs) == []
    with zipfile.ZipFile(packs[1], "w") as stored:
        stored.writestr("bigdeal-gui/library", b"words " * 1000)
    assert compare.differences(*packs) == ["the same parts, packed in another way"]
    (tmp_path / "b" / "folder" / "library").write_bytes(b"others")
    folder_zip.make(tmp_path / "b" / "folder", tmp_path / "b")
    assert compare.differences(*packs) == ["differs: library"]


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
def test_links_in_folders_are_compared_by_where_they_lead(tmp_path: Path) -> None:
    """A link that leads elsewhere is a difference."""
    for name, target in (("a", "x"), ("b", "y")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "link").symlink_to(target)
    assert compare.differences(tmp_path / "a", tmp_path / "b") == ["differs: link"]


def test_a_file_without_an_archive_is_compared_as_a_whole(tmp_path: Path) -> None:
    """What PyInstaller has not written can still be compared."""
    for name in ("a", "b"):
        (tmp_path / name).write_text(name)
    assert compare.differences(tmp_path / "a", tmp_path / "b") == ["differs: (outside the archive)"]


def test_a_missing_build_and_a_missing_word_end_with_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What cannot be compared is neither equal nor different."""
    assert compare.main(["compare.py", str(tmp_path / "a"), str(tmp_path / "b")]) == 2
    assert compare.main(["compare.py"]) == 2
    assert "ONE OTHER" in capsys.readouterr().err


def test_members_are_sorted_and_stay_what_they_are(tmp_path: Path) -> None:
    """The start modules come in the order of their names, whatever order they were met in."""
    contents = {"b/z.pyc": b"1", "a.pyc": b"2", "b/a.pyc": b"3"}
    written = []
    for order in (contents, dict(reversed(contents.items()))):
        archive = tmp_path / "base_library.zip"
        with zipfile.ZipFile(archive, "w") as packed:
            for name, data in order.items():
                packed.writestr(zipfile.ZipInfo(name), data)
        reproducible.sort_members(archive)
        written.append(archive.read_bytes())
    assert written[0] == written[1]
    with zipfile.ZipFile(archive) as packed:
        assert packed.namelist() == sorted(contents)
        assert {name: packed.read(name) for name in packed.namelist()} == contents


def test_tables_are_sorted() -> None:
    """The parts of a program come in the order of their names."""
    rows = [("b", "x", "DATA"), ("a", "y", "BINARY")]
    assert reproducible.in_order(rows) == [("a", "y", "BINARY"), ("b", "x", "DATA")]


@pytest.mark.frozen
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux promises the same bytes")
@pytest.mark.skipif("BIGDEAL_FROZEN" in os.environ, reason="it may be of other sources or libraries")
@pytest.mark.skipif(
    "BIGDEAL_TEST_REBUILD" not in os.environ,
    reason="builds once more, two minutes: BIGDEAL_TEST_REBUILD=1 asks for it; a release always does",
)
def test_a_build_from_another_folder_is_the_same_bytes(program: Path, tmp_path: Path) -> None:
    """The same sources and libraries give the same program, wherever and whenever it is built."""
    other = tmp_path / "another folder" / "main"
    left_out = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "tests", "docs", "boards")
    shutil.copytree(TOP, other, ignore=left_out)
    subprocess.run(
        [sys.executable, "-c", "import freeze, pathlib; freeze.build(pathlib.Path('dist').resolve())"],
        cwd=other,
        env={
            **os.environ,
            "PYTHONPATH": str(other / "packaging"),
            "PYINSTALLER_CONFIG_DIR": str(tmp_path / "cache"),
            "TZ": "Asia/Tokyo",
        },
        check=True,
        capture_output=True,
    )
    assert compare.differences(program, other / "dist" / "bigdeal-gui") == []
