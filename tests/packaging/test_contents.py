"""What goes into the program and what stays out, and which edition is which."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import contents
import exchanges
import holidays
import pytest
import run_paths

from bigdeal_gui.catalogue import NO_COUNT, SOURCES, Catalogue

LIBRARY = Path(holidays.__file__).parent


@pytest.mark.parametrize(
    ("name", "is_wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\plugins\\imageformats\\qjpeg.dll", True),
        ("PySide6\\plugins\\imageformats\\qwebp.dll", False),
        ("PySide6/Qt/lib/libQt6Svg.so.6", True),
        ("PySide6/Qt/lib/libQt6SvgWidgets.so.6", False),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/lib/libQt6Network.so.6", False),
        ("PySide6\\Qt6Network.dll", False),
        ("PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork", False),
        ("PySide6\\opengl32sw.dll", False),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("PySide6\\translations\\qtbase_de.qm", False),
        ("resources/translations/bigdeal-gui_de.ts", True),
        ("libssl.so.3", False),
        ("libcrypto.so.3", True),
        ("libdbus-1.so.3", False),
        ("PySide6/Qt/lib/libQt6DBus.so.6", True),
        ("Crypto/Hash/_RIPEMD160.abi3.so", True),
        ("Crypto/Hash/_SHA1.abi3.so", False),
        ("Crypto/Hash/_poly1305.abi3.so", True),
        ("Crypto/Cipher/_chacha20.abi3.so", True),
        ("Crypto/Cipher/_raw_aes.abi3.so", False),
        ("Crypto/Util/_cpuid_c.abi3.so", True),
        ("click-8.5.1.dist-info/METADATA", True),
        ("click-8.5.1.dist-info/licenses/LICENSE.txt", True),
        ("click-8.5.1.dist-info/RECORD", False),
    ],
)
def test_a_file_is_wanted_or_not(name: str, *, is_wanted: bool) -> None:
    """Of Qt's plugins only those listed, no network, no TLS, only the hash that deals; on every system."""
    assert contents.is_wanted(name) is is_wanted


def test_of_the_solvers_package_only_the_solver_goes_in() -> None:
    """Arrays, drawings and networks stay out with what would load them."""
    assert {"matplotlib", "multiprocessing", "numpy", "ssl", "asyncio", "endplay.dds"} <= set(
        contents.EXCLUDED
    )
    assert "endplay._dds" in contents.LOADED_BY_NAME
    assert contents.SOLVER in contents.EMPTIED


def test_only_what_the_program_reads_of_the_resources_goes_in(tmp_path: Path) -> None:
    """Icons for builders and glossaries stay out; Qt's own words come for our languages."""
    ours = ("style/window.qss", "icons/a.png", "icons/a.ico", "icons/a.icns", "translations/glossary/de.toml")
    words = ("translations/bigdeal-gui_de.ts", "translations/bigdeal-gui_pt.ts")
    qt = ("qtbase_de.qm", "qtbase_fi.qm", "qt_de.qm")
    for name in (*(f"resources/{name}" for name in (*ours, *words)), *(f"qt/{name}" for name in qt)):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    found = {path.relative_to(tmp_path / "resources").as_posix() for path in contents.resources(tmp_path)}
    assert found == {"style/window.qss", "icons/a.png", *words}
    assert contents.words_of_qt(tmp_path, tmp_path / "qt") == [tmp_path / "qt" / "qtbase_de.qm"]


def test_libraries_that_nothing_needs_any_more_are_left_out() -> None:
    """A library that only another left-out one needs goes too, and so do links to it and second names."""
    binaries = [
        ("PySide6/QtCore.abi3.so", "/qt/QtCore.abi3.so", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "/qt/libQt6Core.so.6", "BINARY"),
        ("libz.so.1", "/lib/libz.so.1", "BINARY"),
        ("libsystemd.so.0", "/lib/libsystemd.so.0", "BINARY"),
        ("liblz4.so.1", "/lib/liblz4.so.1", "BINARY"),
        ("libpython3.11.so.1.0", "/lib/libpython3.11.so.1.0", "BINARY"),
    ]
    datas = [
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ("liblz4.so.1", "liblz4.so.1.9", "SYMLINK"),
        ("libz.so", "libz.so.1", "SYMLINK"),
        ("LICENSE", "/LICENSE", "DATA"),
    ]
    asked = {
        "/qt/QtCore.abi3.so": ["libQt6Core.so.6", "libc.so.6"],
        "/qt/libQt6Core.so.6": ["libz.so.1"],
        "/lib/libsystemd.so.0": ["liblz4.so.1"],
    }
    kept, others = contents.tables_for_linux(binaries, datas, lambda source: asked.get(source, []))
    assert [target for target, _, _ in kept] == [
        "PySide6/QtCore.abi3.so",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "libz.so.1",
        "libpython3.11.so.1.0",
    ]
    assert others == datas[2:]


def test_docstrings_stay_where_help_is_made_of_them() -> None:
    """The commands keep their docstrings; elsewhere nobody reads them. Emptied modules keep their name."""
    table = [
        ("bigdeal_gui.cli.deal", "/deal.py", "PYMODULE"),
        ("bigdeal_gui.client", "/client.py", "PYMODULE"),
        ("click.core", "/core.py", "PYMODULE"),
        ("json", "/json.py", "PYMODULE"),
        ("holidays.countries", "/countries.py", "PYMODULE"),
    ]
    assert contents.frozen_modules(table, "/empty.py") == [
        table[0],
        ("bigdeal_gui.client", "/client.py", "PYMODULE-2"),
        ("click.core", "/core.py", "PYMODULE-2"),
        table[3],
        ("holidays.countries", "/empty.py", "PYMODULE"),
    ]


def test_the_names_asked_for_are_read_from_objdump() -> None:
    """Of the headers of a library the needed ones are taken, and nothing else."""
    headers = "Dynamic Section:\n  NEEDED               libz.so.1\n  SONAME               libpng16.so.16\n"
    assert contents.names_asked_for(headers) == ["libz.so.1"]


def test_the_countries_that_an_exchange_follows_stay() -> None:
    """Of the library's countries those go in that a calendar of an exchange is made of, and no other."""
    needed = exchanges.countries_needed(LIBRARY)
    assert "holidays.countries.united_kingdom" in needed
    left_out = exchanges.countries_left_out(LIBRARY)
    assert "holidays.countries.france" in left_out
    assert not needed & set(left_out)
    assert len(left_out) > 5 * len(needed)


def test_the_names_of_holidays_come_in_english_alone() -> None:
    """The files of names are those of exchanges and of the countries they follow."""
    found = exchanges.word_files(LIBRARY)
    assert {path.parts[-3] for path in found} == {"en_US"}
    assert {"XLON", "GB", "XNYS"} <= {path.stem for path in found}
    assert "FR" not in {path.stem for path in found}


RUN_PATH = "  RUNPATH              /home/maker/python/lib\n"


def test_a_folder_of_the_building_machine_is_taken_out_of_a_library(tmp_path: Path) -> None:
    """A library that looks for others in such a folder looks beside itself instead; all else stays."""
    data = b"code\0/home/maker/python/lib\0more\0"
    for name in ("one.so", "other.so"):
        (tmp_path / name).write_bytes(data)
    headers = {str(tmp_path / "one.so"): RUN_PATH, str(tmp_path / "other.so"): "  RUNPATH   $ORIGIN/../lib\n"}
    table = [
        ("lib-dynload/one.so", str(tmp_path / "one.so"), "EXTENSION"),
        ("other.so", str(tmp_path / "other.so"), "BINARY"),
        ("struct", str(tmp_path / "none.pyc"), "PYMODULE"),
    ]
    cleaned = run_paths.without_run_paths(table, tmp_path / "work", headers.__getitem__)
    assert cleaned[1:] == table[1:]
    assert Path(cleaned[0][1]).read_bytes() == b"code\0$ORIGIN".ljust(28, b"\0") + b"more\0"
    assert (tmp_path / "one.so").read_bytes() == data


@pytest.mark.parametrize("data", [b"\0/home/maker/python/lib\0" * 2, b"code"])
def test_a_folder_that_cannot_be_taken_out_stops_the_build(tmp_path: Path, data: bytes) -> None:
    """Where the folder is not found exactly once the library is named and nothing is built."""
    (tmp_path / "one.so").write_bytes(data)
    with pytest.raises(SystemExit, match=r"one\.so"):
        run_paths.without_run_paths(
            [("one.so", str(tmp_path / "one.so"), "BINARY")], tmp_path / "work", lambda _file: RUN_PATH
        )


def test_packed_translations_say_the_same(tmp_path: Path) -> None:
    """With the English texts in one file for all languages, each text has the translation it had."""
    top = Path(__file__).parents[2]
    files = sorted((top / "resources" / "translations").glob("*.ts"))
    packed = {path.name: path for path in contents.packed_words(top, tmp_path)}
    assert packed.keys() == {SOURCES, *(file.name for file in files)}
    assert (
        sum(path.stat().st_size for path in packed.values()) < sum(path.stat().st_size for path in files) / 2
    )
    for file in (path for path in files if path.stem.endswith(("fr", "pl"))):
        code = file.stem.partition("_")[2]
        apart, whole = Catalogue(packed[file.name], code), Catalogue(file, code)
        for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 - our own file
            name = context.findtext("name", "")
            for message in context.iter("message"):
                text, comment = message.findtext("source", ""), message.findtext("comment", "")
                for count in (NO_COUNT, 1, 5) if message.get("numerus") else (NO_COUNT,):
                    said = apart.translation(name, text, comment, count)
                    assert said == whole.translation(name, text, comment, count)


def test_languages_with_other_texts_are_not_packed(tmp_path: Path) -> None:
    """A file of translations that lacks an English text which another has is told by name."""
    folder = tmp_path / "resources" / "translations"
    folder.mkdir(parents=True)
    message = "<context>\n    <name>A</name><source>{}</source><translation>B</translation>"
    (folder / "a_da.ts").write_text(message.format("Open"), "utf-8")
    (folder / "a_de.ts").write_text(message.format("Close"), "utf-8")
    with pytest.raises(ValueError, match=r"a_de\.ts"):
        contents.packed_words(tmp_path, tmp_path / "packed")
