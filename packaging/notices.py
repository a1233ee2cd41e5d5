"""Write THIRD-PARTY.txt, the works in the program and their terms: `python packaging/notices.py`.

What a library from the package index says of itself is read from its metadata; what none says stands in
`licences/works.toml`; what the system of the build machine lends is asked of its packages.
"""

from __future__ import annotations

import platform
import re
import sys
import sysconfig
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution, packages_distributions
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import contents
import crates
import host_libraries
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

FILE_NAME: Final = "THIRD-PARTY.txt"
TOP: Final = Path(__file__).resolve().parents[1]
LICENCES: Final = TOP / "packaging" / "licences"
PAGE_NAME: Final = "verify.html"
BUILDER: Final = "pyinstaller"
"""Its loader is in every frozen program, under a licence that asks nothing of the program."""

_RULE: Final = "=" * 100
_ROW: Final = " | "
_AS_LISTED: Final = "as listed"
_SEE_TEXT: Final = "see its text"
_A_LICENCE: Final = re.compile(r"(^|/)(licen[cs]e|copying|notice|ofl)[^/]*$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Work:
    """A work in the program. `text` is its licence, `shared` names texts that stand once at the end."""

    name: str
    version: str
    licence: str
    copyright: str = ""
    home: str = ""
    inside: str = ""
    text: str = ""
    shared: tuple[str, ...] = ()

    @property
    def is_named(self) -> bool:
        """Whether it is one work, not a row for several."""
        return self.licence not in {_AS_LISTED, _SEE_TEXT}


def text(sources: Iterable[str] = ()) -> str:
    """Return the whole notice.

    Args:
        sources: Where the files in the program come from on this machine.

    Raises:
        SystemExit: a work in the program has no licence here; the sentence names it.
    """
    named = [*works(), *_lent(sources)]
    if lacking := [work.name for work in named if not work.text and not work.shared]:
        raise SystemExit(f"No licence text for {', '.join(lacking)}.")
    qt = distribution("PySide6-Essentials").version
    head = (LICENCES / "head.txt").read_text("utf-8")
    head = head.format(VERSION=contents.version_of(TOP), QT_VERSION=qt, QT_SERIES=qt.rpartition(".")[0])
    rows = [_ROW.join((work.name, work.version or "-", work.licence)) for work in named]
    shared = sorted({name for work in named for name in work.shared})
    parts = [
        head.rstrip(),
        "\n".join(["THE WORKS", "", *rows]),
        *map(_part, named),
        *(f"{name}\n\n{_shared_text(name).strip()}" for name in shared),
    ]
    return f"\n\n{_RULE}\n\n".join(parts) + "\n"


def works_named(notice: str) -> frozenset[str]:
    """Return the names of the works in a notice; libraries from the package index by normalised names."""
    table = notice.split(f"\n{_RULE}\n")[1]
    return frozenset(line.split(_ROW)[0] for line in table.splitlines() if _ROW in line)


def distribution_of(module: str) -> str | None:
    """Return the library that the top-level `module` comes from; None for Python's own and the program's."""
    if module in sys.stdlib_module_names:
        return None
    names = _distributions().get(module)
    return canonicalize_name(names[0]) if names else None


def works() -> list[Work]:
    """Return the works in the program that do not depend on the build machine's system, biggest first."""
    supplement = _supplement()
    names = [*libraries(), BUILDER]
    inside = {"Python", "Qt", PAGE_NAME, *names}
    own = [
        work
        for entry in supplement["work"]
        if sys.platform in entry.get("systems", [sys.platform])
        and entry.get("inside", entry["name"]) in inside
        for work in [_from_supplement(entry)]
    ]
    return [*own, *map(work_of, names), *_crates(names), *_beside_resources()]


def libraries() -> list[str]:
    """Return the normalised names of the libraries from the package index that are in the program.

    What a library needs of which only one module is packed is not.
    """
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    waiting = [*project["dependencies"], *project["optional-dependencies"]["analysis"]]
    found: set[str] = set()
    while waiting:
        requirement = Requirement(waiting.pop())
        name = canonicalize_name(requirement.name)
        if name in found or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        if _modules_of(name).intersection(contents.EXCLUDED):
            continue
        found.add(name)
        if name != contents.SOLVER:
            waiting += _installed(name).requires or ()
    return sorted(found)


def work_of(name: str) -> Work:
    """Return what the library `name` of the package index says of itself, supplemented.

    Raises:
        SystemExit: it is not installed.
    """
    one = _installed(name)
    name = canonicalize_name(name)
    known = _supplement()["distribution"].get(name, {})
    shared = _shared_names(known.get("licence", ""))
    return Work(
        name=name,
        version=one.version,
        licence=known.get("licence") or _licence(one),
        copyright=known.get("copyright", ""),
        home=known.get("home") or _home(one),
        text="" if shared else "\n\n".join(_licence_files(one)),
        shared=shared,
    )


def _installed(name: str) -> Distribution:
    try:
        return distribution(name)
    except PackageNotFoundError as error:
        raise SystemExit(f"{name} is not installed, so its licence is not at hand.") from error


def _from_supplement(entry: dict[str, Any]) -> Work:
    versions = {"Python": platform.python_version(), "Qt": distribution("PySide6-Essentials").version}
    return Work(
        name=entry["name"],
        version=versions.get(entry["name"], ""),
        licence=entry["licence"],
        copyright=entry.get("copyright", "").strip(),
        home=entry.get("home", ""),
        inside=entry.get("inside", ""),
        text=entry.get("words", "").strip(),
        shared=_shared_names(entry["licence"]),
    )


def _crates(names: Iterable[str]) -> Iterator[Work]:
    """Yield a work for the Rust crates in each of the libraries `names` that has any."""
    for name in names:
        used = [crates.row(one, _supplement()["text"]) for one in crates.crates_of(name)]
        if used:
            yield Work(
                name=f"{len(used)} Rust crates of {name}",
                version="",
                licence=_AS_LISTED,
                text="\n".join(row for row, _ in used),
                shared=tuple(sorted({one for _, shared in used for one in shared})),
            )


def _beside_resources() -> Iterator[Work]:
    """Yield a work for each licence that lies in the program's own resources, as with fonts."""
    for file in sorted((TOP / "resources").rglob("*")):
        if file.is_file() and _A_LICENCE.search(file.as_posix()):
            name = file.parent.relative_to(TOP).as_posix()
            yield Work(name=name, version="", licence=_SEE_TEXT, text=file.read_text("utf-8").strip())


def _lent(sources: Iterable[str]) -> Iterator[Work]:
    """Yield the system's libraries among `sources`."""
    own = {
        Path(sysconfig.get_path(kind)).resolve() for kind in ("purelib", "platlib", "stdlib", "platstdlib")
    }
    own |= {Path(str(distribution(name).locate_file(""))).resolve() for name in libraries()}
    own |= {TOP, Path(sys.base_prefix).resolve() if sys.base_prefix != "/usr" else TOP}
    files = [Path(source) for source in sources if source]
    strange = [file for file in files if not any(file.resolve().is_relative_to(one) for one in own)]
    if sys.platform != "linux":
        _refuse_strange(strange)
        return
    for package in host_libraries.packages_of(strange):
        yield Work(
            name=package.name,
            version=package.version,
            licence=_SEE_TEXT,
            inside="Debian or Ubuntu",
            text=package.terms.strip(),
            shared=package.licences,
        )


def _refuse_strange(files: list[Path]) -> None:
    """Let only what belongs to Windows itself be lent: the C runtime.

    Raises:
        SystemExit: there is another; its licence is not known.
    """
    lent = [str(file) for file in files if "windows" not in {part.lower() for part in file.parts}]
    if lent:
        raise SystemExit(f"No licence is known for {', '.join(lent)}.")


def _licence_files(one: Distribution) -> Iterator[str]:
    for file in sorted(one.files or (), key=str):
        if ".dist-info" in file.parts[0] and _A_LICENCE.search(file.as_posix()):
            yield Path(str(file.locate())).read_text("utf-8").strip()


def _licence(one: Distribution) -> str:
    """Return the licence that `one` names: its expression, or its field if it is short, or its classifier."""
    for field in ("License-Expression", "License"):
        value = _field(one, field)
        if value and "\n" not in value and value != "Dual License":
            return value
    kinds = [
        line.rpartition(":: ")[2] for line in one.metadata.get_all("Classifier") or () if "License ::" in line
    ]
    return " or ".join(kinds) or _SEE_TEXT


def _home(one: Distribution) -> str:
    if home := _field(one, "Home-page"):
        return home
    pages = dict(line.split(", ", 1) for line in one.metadata.get_all("Project-URL") or ())
    ranked = (
        pages[kind]
        for kind in ("Homepage", "homepage", "Source", "Source Code", "Repository")
        if kind in pages
    )
    return next(ranked, "")


def _field(one: Distribution, name: str) -> str:
    return str((one.metadata.get_all(name) or [""])[0])


def _part(work: Work) -> str:
    title = f"{work.name} {work.version}".strip() + (f" (in {work.inside})" if work.inside else "")
    facts = [f"Licence: {work.licence}", work.copyright, work.home]
    if work.shared:
        facts.append(f"Its terms stand below under: {', '.join(work.shared)}")
    head = "\n".join([title, *(fact for fact in facts if fact)])
    return f"{head}\n\n{work.text}" if work.text else head


def _shared_names(licence: str) -> tuple[str, ...]:
    files: list[str] = _supplement()["text"].get(licence, [])
    return tuple(file.removesuffix(".txt") for file in files)


def _shared_text(name: str) -> str:
    own = LICENCES / f"{name}.txt"
    return own.read_text("utf-8") if own.is_file() else host_libraries.licence_text(name)


@cache
def _supplement() -> dict[str, Any]:
    return tomllib.loads((LICENCES / "works.toml").read_text("utf-8"))


@cache
def _distributions() -> dict[str, list[str]]:
    return dict(packages_distributions())


def _modules_of(name: str) -> set[str]:
    """Return the top-level modules of the library `name`."""
    return {
        module
        for module, names in _distributions().items()
        if name in {str(canonicalize_name(one)) for one in names}
    }


def main() -> int:
    """Print the notice, without what the system lends while building."""
    sys.stdout.write(text())
    return 0


if __name__ == "__main__":
    sys.exit(main())
