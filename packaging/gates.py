"""What must hold of every frozen program before anybody gets it: `python packaging/gates.py PROGRAM...`.

A program is a file or a folder, for any system; reading it runs nothing of it. All findings are told at once.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import contents
import notices
from archives import Frozen, NotFrozen, read, windows_facts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TOP: Final = Path(__file__).resolve().parents[1]

MOST_BYTES: Final = {"linux": 53_000_000, "win32": 33_000_000}
"""The size of one file by system: three megabytes over what it is, for words, help and new formats.

A folder is carried as a zip, which is no larger than the one file; unpacked it may be of any size.
"""

NETWORK_MODULES: Final = frozenset(
    {
        "_ssl",
        "asyncio",
        "ftplib",
        "http",
        "poplib",
        "requests",
        "smtplib",
        "socketserver",
        "ssl",
        "urllib.request",
    }
    | {"telnetlib", "urllib3", "xmlrpc"}
)
NETWORK_FILES: Final = re.compile(
    r"Qt6?Network|libssl|_ssl\.|(^|/)(tls|networkinformation)/|lib(curl|gnutls|nss3|mbedtls)|winhttp|wininet",
    re.IGNORECASE,
)

DEVELOPMENT: Final = frozenset(
    {
        "IPython",
        "PIL",
        "PyInstaller",
        "_pytest",
        "coverage",
        "doctest",
        "hypothesis",
        "matplotlib",
        "mypy",
        "pdb",
        "pip",
        "pytest",
        "pytestqt",
        "setuptools",
        "tests",
        "tkinter",
        "unittest",
    }
)
"""Modules of those who build and test the program."""

SOURCE_SUFFIXES: Final = frozenset({".c", ".h", ".ini", ".md5", ".py", ".pyi", ".pyx", ".rst", ".toml"})
"""Ends of names that only those who build the program read."""

_READ: Final = re.compile(r"resources/(translations/paper|sample)/|[^/]+\.dist-info/licenses/")
"""What the program prints in each language, the boards of its sample page, and licences of libraries."""

HASH_MODULE: Final = "Crypto.Hash.RIPEMD160"
HASH_LIBRARY: Final = "Crypto/Hash/_RIPEMD160"

SOLVER_MODULE: Final = f"{contents.SOLVER}._dds"
SOLVER_LIBRARY: Final = re.compile(rf"{contents.SOLVER}/_dds/(libdds\.(so|dylib)|dds\.dll)")

LICENCE: Final = "LICENSE"

_ABSOLUTE: Final = re.compile(r"/|[A-Za-z]:[\\/]")

VERSION_TEXTS: Final = ("FileDescription", "FileVersion", "LegalCopyright", "ProductName", "ProductVersion")
"""What Explorer shows of a program, and Windows' filters look at."""


@dataclass(frozen=True, slots=True)
class Gate:
    """One thing that must hold; `findings` yields a sentence for each thing that does not.

    It is given the program and the folder of the sources that the program was made of.
    """

    name: str
    findings: Callable[[Frozen, Path], Iterator[str]]
    systems: frozenset[str] = frozenset({"darwin", "linux", "win32"})


def findings(program: Path, top: Path = TOP) -> list[str]:
    """Return everything that is wrong with `program`, made of the sources in `top`; empty when it may go out.

    Raises:
        NotFrozen: it is no program that PyInstaller made.
    """
    frozen = read(program)
    return [
        f"{gate.name}: {finding}"
        for gate in GATES
        if frozen.system in gate.systems
        for finding in gate.findings(frozen, top)
    ]


def _plugins(frozen: Frozen, _top: Path) -> Iterator[str]:
    """Find Qt's plugins that are not on the list, and those on the list that are missing."""
    found = {name.partition("/plugins/")[2] for name in frozen.files if "/plugins/" in name}
    allowed = contents.PLUGINS[frozen.system]
    yield from (f"{name} is not on the list" for name in sorted(found - allowed))
    yield from (f"{name} is missing" for name in sorted(allowed - found))


def _network(frozen: Frozen, _top: Path) -> Iterator[str]:
    """Find code that reaches a network or speaks TLS: that the program calls nobody is a promise."""
    yield from (f"{name} is in" for name in sorted(frozen.files) if NETWORK_FILES.search(name))
    yield from (f"module {name} is in" for name in _modules_under(frozen, NETWORK_MODULES))


def _size(frozen: Frozen, _top: Path) -> Iterator[str]:
    most = MOST_BYTES.get(frozen.system)
    if frozen.path.is_file() and most is not None and frozen.size_bytes > most:
        yield f"{frozen.size_bytes / 1e6:.1f} MB, and {most / 1e6:.0f} MB is the most"


def _hash(frozen: Frozen, _top: Path) -> Iterator[str]:
    """Find that the hash that deals the cards is not the program's own: OpenSSL need not have it."""
    if HASH_MODULE not in frozen.modules:
        yield f"module {HASH_MODULE} is missing"
    if not any(name.startswith(HASH_LIBRARY) for name in frozen.files):
        yield f"{HASH_LIBRARY} is missing"


def _package(frozen: Frozen, top: Path) -> Iterator[str]:
    """Find modules left behind: some are loaded by name, when they are called."""
    package = top / "bigdeal_gui"
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).with_suffix("").parts
        name = ".".join(("bigdeal_gui", *parts)).removesuffix(".__init__")
        if name not in frozen.modules:
            yield f"module {name} is missing"


def _resources(frozen: Frozen, top: Path) -> Iterator[str]:
    """Find help, style, icons and translations that are missing."""
    names = {path.relative_to(top).as_posix() for path in contents.resources(top)}
    yield from (f"{name} is missing" for name in sorted(names - frozen.files.keys()))


def _solver(frozen: Frozen, _top: Path) -> Iterator[str]:
    """Find that the double-dummy solver or its binding is missing, and what its package would pull in."""
    if SOLVER_MODULE not in frozen.modules:
        yield f"module {SOLVER_MODULE} is missing"
    if not any(SOLVER_LIBRARY.fullmatch(name) for name in frozen.files):
        yield "the solver's library is missing"
    yield from (f"module {name} is in" for name in _modules_under(frozen, {"multiprocessing", "numpy"}))


def _development(frozen: Frozen, _top: Path) -> Iterator[str]:
    """Find tests, tools and sources."""
    yield from (f"module {name} is in" for name in _modules_under(frozen, DEVELOPMENT))
    tests = (name for name in frozen.modules if {"test", "tests", "conftest"} & set(name.split(".")[1:]))
    yield from (f"module {name} is in" for name in sorted(tests))
    for name in sorted(frozen.files):
        is_source = Path(name).suffix in SOURCE_SUFFIXES and not _READ.match(name)
        if is_source or {"test", "tests"} & set(Path(name).parts):
            yield f"{name} is in"


def _machine(frozen: Frozen, top: Path) -> Iterator[str]:
    """Find paths of the computer that built the program."""
    for name in sorted(frozen.modules):
        code = frozen.code(name)
        if code is not None and _ABSOLUTE.match(code.co_filename):
            yield f"module {name} names “{code.co_filename}”"
    places = {str(top).encode(), str(top).encode("utf-16-le"), sys.prefix.encode()}
    if sys.base_prefix != "/usr":
        # Where libraries of this machine's own Python look for others.
        places.add(f"\0{sys.base_prefix}/lib\0".encode())
    for name, data in (*frozen.files.items(), *frozen.modules.items()):
        held = data()
        if any(place in held for place in places):
            yield f"{name} names a folder of this computer"


def _licences(frozen: Frozen, _top: Path) -> Iterator[str]:
    """Find works whose terms are not told."""
    if LICENCE not in frozen.files:
        yield f"{LICENCE} is missing"
    if notices.FILE_NAME not in frozen.files:
        yield f"{notices.FILE_NAME} is missing"
        return
    named = notices.works_named(frozen.files[notices.FILE_NAME]().decode("utf-8"))
    tops = {name.partition(".")[0] for name in frozen.modules} - {"bigdeal_gui", "program"}
    works = {work for top in tops if (work := notices.distribution_of(top)) is not None}
    yield from (f"{notices.FILE_NAME} does not name {work}" for work in sorted(works - named))


def _windows(frozen: Frozen, top: Path) -> Iterator[str]:
    """Find programs for Windows that do not say what they are, or whose checksum is not right."""
    version = contents.version_of(top)
    for path in frozen.programs:
        texts, is_sound = windows_facts(path)
        if not is_sound:
            yield f"{path.name}: the checksum is not that of the file"
        yield from (f"{path.name}: {name} is missing" for name in VERSION_TEXTS if not texts.get(name))
        for name in ("FileVersion", "ProductVersion"):
            if texts.get(name, version) != version:
                yield f"{path.name}: {name} is {texts[name]}, and the sources are {version}"


def _modules_under(frozen: Frozen, names: frozenset[str] | set[str]) -> list[str]:
    """Return the modules of the program that are one of `names` or lie under one."""
    return sorted(
        module for module in frozen.modules if any(f"{module}.".startswith(f"{name}.") for name in names)
    )


GATES: Final = (
    Gate("plugins", _plugins),
    Gate("network", _network),
    Gate("size", _size),
    Gate("hash", _hash),
    Gate("package", _package),
    Gate("resources", _resources),
    Gate("solver", _solver),
    Gate("development", _development),
    Gate("machine", _machine),
    Gate("licences", _licences),
    Gate("windows", _windows, frozenset({"win32"})),
)


def main() -> int:
    """Let every program named on the command line through the gates; return 1 if one must not go out."""
    code = 0
    for name in sys.argv[1:]:
        try:
            found = findings(Path(name))
        except NotFrozen as error:
            found = [str(error)]
        answer = [f"{name}: {len(found)} findings", *found] if found else [f"{name}: may go out"]
        print("\n  ".join(answer))  # noqa: T201 - a script's answer
        code = 1 if found else code
    return code


if __name__ == "__main__":
    sys.exit(main())
