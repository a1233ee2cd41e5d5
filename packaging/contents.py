"""What goes into the frozen program and what stays out: lists for the recipe, the gates and the tests.

Standard library only, and no PyInstaller: the gates read an archive on any system.
"""

from __future__ import annotations

import functools
import re
import subprocess
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Final

import exchanges

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Entry = tuple[str, str, str]
"""One row of PyInstaller's tables: the name in the archive, the file it comes from, its kind."""


PROGRAM: Final = "bigdeal-gui"
"""The file that is built: the window, and on most systems the commands too."""

COMMANDS: Final = "bigdeal"
"""The second file on Windows, which has a terminal."""

FOLDER: Final = f"{PROGRAM}.d"
"""The program beside its libraries on Linux, where a file and a folder cannot have one name."""

SOLVER: Final = "endplay"
"""The package whose double-dummy solver goes in, with the binding that loads it and nothing else of it."""

EXCLUDED: Final = (
    "IPython", "PIL", "_bz2", "_pydecimal", "_ssl", "_uuid", "asyncio", "attr", "bz2",
    "dateutil.rrule", "dateutil.zoneinfo", "doctest", "ftplib", "http", "importlib_metadata", "lib2to3",
    "markdown_it", "matplotlib", "mdurl", "pdb", "pip", "pydoc", "pygments", "pytest", "setuptools",
    "smtplib", "ssl", "multiprocessing", "numpy", "pandas", "tarfile", "tkinter", "typing_extensions",
    "unittest", "urllib.request", "xml", "xmlrpc", "yaml",
    *(f"Crypto.Hash.{name}" for name in ("SHA1", "SHA224", "SHA256", "SHA384", "SHA512", "keccak")),
    *(f"Crypto.Hash.SHA3_{bits}" for bits in (224, 256, 384, 512)),
    *(f"rich.{name}" for name in ("__main__", "_inspect", "diagnose", "json", "layout", "logging")),
    *(f"rich.{name}" for name in ("markdown", "prompt", "syntax", "traceback", "tree")),
    *(f"endplay.{name}" for name in ("config", "dds", "dealer", "evaluate", "experimental", "interact")),
    *(f"endplay.{name}" for name in ("parsers", "stats", "types", "utils")),
    *(f"PySide6.Qt{name}" for name in ("Network", "OpenGL", "Pdf", "Qml", "Quick", "Sql", "Svg", "Test")),
    "PySide6.QtDBus", "PySide6.QtXml",
)  # fmt: skip
"""The program has no use for these. Without them “it has no network code” can be checked in the archive."""

PLUGINS: Final = {
    "linux": frozenset(
        {
            "imageformats/libqjpeg.so",
            "imageformats/libqsvg.so",
            "platforms/libqoffscreen.so",
            "platforms/libqwayland.so",
            "platforms/libqxcb.so",
            "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
            "platforminputcontexts/libibusplatforminputcontextplugin.so",
            "wayland-decoration-client/libbradient.so",
            "wayland-shell-integration/libxdg-shell.so",
        }
    ),
    "win32": frozenset(
        {
            "imageformats/qico.dll",
            "imageformats/qjpeg.dll",
            "imageformats/qsvg.dll",
            "platforms/qoffscreen.dll",
            "platforms/qwindows.dll",
            "styles/qmodernwindowsstyle.dll",
        }
    ),
    "darwin": frozenset(
        {
            "imageformats/libqicns.dylib",
            "imageformats/libqjpeg.dylib",
            "imageformats/libqsvg.dylib",
            "platforms/libqcocoa.dylib",
            "platforms/libqoffscreen.dylib",
            "styles/libqmacstyle.dylib",
        }
    ),
}
"""Of Qt's plugins exactly these, by `sys.platform`; those for pictures take a club's logo."""

_ALL_PLUGINS: Final = frozenset[str]().union(*PLUGINS.values())

UNWANTED: Final = re.compile(
    r"""
    PySide6/(Qt/)?translations/
    | Qt6?(Network|SvgWidgets|Qml|Quick|Pdf|OpenGL|VirtualKeyboard|Sql|Test|Xml)
    | opengl32sw | d3dcompiler | libssl | _ssl\.
    | (^|/)libdbus-1\.  # belongs to a service of the computer, and brings libraries of systemd along
    | Crypto/(IO|Math|Protocol|PublicKey|Signature)/ | Crypto/Hash/_(?!RIPEMD160|poly1305)
    | Crypto/Cipher/(?!_chacha20)  # boxes locked until a time
    | _codecs_(cn|hk|iso2022|jp|kr|tw)\.
    | bidi/bidi\.  # the same algorithm once more
    | dateutil/zoneinfo/
    | \.dist-info/(?!METADATA|licenses/)
    """,
    re.VERBOSE,
)
"""What plugins outside that list, and the parts of libraries that are not used, would pull in."""

LOADED_BY_NAME: Final = (
    "Crypto.Cipher.ChaCha20_Poly1305",
    "Crypto.Hash.RIPEMD160",
    f"{SOLVER}._dds",
    "py_arkworks_bls12381",
    "pyrage",
    "segno",
    "shamir_mnemonic",
)
"""Modules that go in though no import statement may show them; the package's own are added whole."""

EMPTIED: Final = frozenset({SOLVER, "bidi", "segno.writers"})
"""What is there for its name alone.

Of endplay a single module is loaded, and its own `__init__` would load all, a drawing library too. Segno's
writers make picture files, by way of a module for networks; the program draws its codes itself. Bidi has the
same algorithm twice, and loads the larger one.
"""

DATA_OF: Final = {"shamir_mnemonic": ["wordlist.txt"]}
"""Files of libraries that are read at run time."""

WORDLESS: Final = frozenset(
    {
        "bidi",
        "bigdeal_gui",
        "click",
        "dateutil",
        "holidays",
        "platformdirs",
        "pydyf",
        "rich",
        "segno",
        "six",
        "uharfbuzz",
    }
)
"""Packages whose docstrings nobody reads in the frozen program."""

WORDY: Final = "bigdeal_gui.cli"
"""But of these modules they are what `--help` says."""

_UNREAD_FOLDERS: Final = {"__pycache__", "glossary"}
_NOT_READ: Final = {".icns", ".ico", ".json"}
"""Resources for builders and checkers alone: Qt needs its plugins for such icons, and takes the PNG files."""


def is_wanted(name: str) -> bool:
    """Tell whether the file `name` goes into the archive."""
    name = name.replace("\\", "/")
    if UNWANTED.search(name):
        return False
    _, is_plugin, plugin = name.partition("/plugins/")
    return not is_plugin or plugin in _ALL_PLUGINS


_MESSAGE: Final = re.compile(
    r"<source>[^<]*</source>\s*(?:<comment>[^<]*</comment>)?|(?P<translation><translation.*?</translation>)"
    r"|<context>\n    <name>.*?</name>",
    re.DOTALL,
)


def resources(top: Path) -> list[Path]:
    """Return the files under `top`/resources that the program reads."""
    files = (path for path in (top / "resources").rglob("*") if path.is_file())
    return sorted(
        path for path in files if path.suffix not in _NOT_READ and not _UNREAD_FOLDERS & {*path.parts}
    )


def packed_words(top: Path, folder: Path) -> list[Path]:
    """Write the translations into `folder` as a frozen program keeps them, and return the files.

    The English texts are in one file, and not in each language's again: half a megabyte less.
    """
    packed: dict[str, str] = {}
    order: list[str] = []
    for path in sorted((top / "resources" / "translations").glob("*.ts")):
        whole = path.read_text("utf-8")
        said = _translations_by_text(whole)
        if path.stem.endswith("_en"):  # has its plurals alone
            packed[path.name] = whole
            continue
        order = order or list(said)
        if said.keys() != {*order}:
            raise ValueError(f"{path.name} has other texts: run packaging/translations.py update")
        packed[path.name] = "\n".join((*(said[text] for text in order), "</TS>\n"))
    packed["sources.ts"] = "\n".join(text.rpartition("\0")[2] for text in order)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in packed.items():
        (folder / name).write_text(text, "utf-8")
    return [folder / name for name in packed]


def _translations_by_text(whole: str) -> dict[str, str]:
    """Return the translation of each text, after its context; of the beginning of a context itself."""
    found: dict[str, str] = {}
    context = text = ""
    for part in _MESSAGE.finditer(whole):
        if part["translation"]:
            found[f"{context}\0{text}"] = part["translation"]
        elif part[0].startswith("<context>"):
            context = part[0]
            found[context] = context
        else:
            text = part[0].strip()
    return found


def words_of_qt(top: Path, qt_folder: Path) -> list[Path]:
    """Return Qt's own translations in `qt_folder` for the languages that the program speaks."""
    codes = (path.stem.partition("_")[2] for path in (top / "resources" / "translations").glob("*.ts"))
    files = (qt_folder / f"qtbase_{code}.qm" for code in sorted(codes))
    return [path for path in files if path.is_file()]


def frozen_modules(modules: Iterable[Entry], empty: str) -> list[Entry]:
    """Return PyInstaller's table of modules with those to be emptied made from the file `empty`.

    Those without use for their docstrings lose them, by Python's optimisation level 2; it takes assertions
    too, of which the package has none.
    """
    return [
        (name, empty, kind)
        if name in EMPTIED | exchanges.EMPTIED
        else (name, source, "PYMODULE-2" if kind == "PYMODULE" and is_wordless(name) else kind)
        for name, source, kind in modules
    ]


def is_wordless(module: str) -> bool:
    """Tell whether nobody reads the docstrings of `module` in the frozen program."""
    return module.partition(".")[0] in WORDLESS and not f"{module}.".startswith(f"{WORDY}.")


def is_plain_library(name: str) -> bool:
    """Tell whether `name` is a library that others need, not a plugin or a module of Python (Linux)."""
    is_library = re.fullmatch(r"(PySide6/Qt/lib/)?lib[^/]+\.so[.\d]*", name) is not None
    return is_library and not name.startswith("libpython")


def without_orphans(binaries: Iterable[Entry], needed_by: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Leave out of `binaries` the libraries that nothing needs any more, now that others were left out.

    Args:
        binaries: The table.
        needed_by: Gives the names of the libraries that a file asks for itself; `names_needed` below.
    """
    table = list(binaries)
    by_name = {PurePosixPath(target).name: source for target, source, _ in table}
    waiting = [source for target, source, _ in table if not is_plain_library(target)]
    needed: set[str] = set()
    while waiting:
        fresh = {name for name in needed_by(waiting.pop()) if name in by_name} - needed
        needed |= fresh
        waiting.extend(by_name[name] for name in fresh)
    return [one for one in table if not is_plain_library(one[0]) or PurePosixPath(one[0]).name in needed]


def names_needed(library: str) -> list[str]:
    """Return the names of the libraries that the ELF file `library` asks for, without what those ask for.

    Raises:
        subprocess.CalledProcessError: as `elf_headers`.
    """
    return names_asked_for(elf_headers(library))


def names_asked_for(headers: str) -> list[str]:
    """Return the names of the libraries in the headers of an ELF file."""
    return re.findall(r"^ +NEEDED +(\S+)$", headers, re.MULTILINE)


@functools.cache
def elf_headers(file: str) -> str:
    """Return what binutils, which PyInstaller needs as well, says of an ELF file; it is asked once for each.

    Raises:
        subprocess.CalledProcessError: it cannot be read.
    """
    command = ["objdump", "--private-headers", file]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def tables_for_linux(
    binaries: Iterable[Entry],
    datas: Iterable[Entry],
    needed_by: Callable[[str], Iterable[str]] = names_needed,
) -> tuple[list[Entry], list[Entry]]:
    """Return `binaries` and `datas` without orphans, and without second names of libraries.

    PyInstaller puts a link to each library of Qt at the top, where nothing looks for it; a USB drive cannot
    keep links.
    """
    kept = without_orphans(binaries, needed_by)
    names = {target for target, _, _ in kept}
    linked = [
        (name, source, kind)
        for name, source, kind in datas
        if kind != "SYMLINK" or (source in names and PurePosixPath(source).name != name)
    ]
    return kept, linked


def version_of(top: Path) -> str:
    """Return the version written in the sources under `top`."""
    text = (top / "bigdeal_gui" / "__init__.py").read_text("utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    if found is None:
        raise SystemExit(f"{top} holds no version.")
    return found[1]


def copyright_line(top: Path) -> str:
    """Return the line of the licence under `top` that says whose the program is.

    Raises:
        SystemExit: there is none.
    """
    for line in (top / "LICENSE").read_text("utf-8").splitlines():
        if line.startswith("Copyright"):
            return line
    raise SystemExit("The licence names nobody.")
