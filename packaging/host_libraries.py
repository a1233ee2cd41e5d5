"""The libraries of a Debian or Ubuntu build machine that go into the program: their packages and terms."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

_COMMON: Final = Path("/usr/share/common-licenses")
_REFERENCE: Final = re.compile(rf"{_COMMON.as_posix()}/([A-Za-z0-9.+-]*[A-Za-z0-9])")


@dataclass(frozen=True, slots=True)
class Package:
    """A package of the build machine, its copyright file, and the licences that this names by their path."""

    name: str
    version: str
    terms: str
    licences: tuple[str, ...]


def packages_of(files: Iterable[Path]) -> list[Package]:
    """Return the packages that `files` belong to, by name.

    Raises:
        SystemExit: a file belongs to none, or its terms are not on this machine.
    """
    wanted = sorted({file.resolve() for file in files})
    names = _owners(wanted)
    if lost := [str(file) for file in wanted if file not in names]:
        raise SystemExit(f"No package of this system holds {', '.join(lost)}, so their licences are unknown.")
    return [_package(name) for name in sorted(set(names.values()))]


def licence_text(name: str) -> str:
    """Return the licence that Debian keeps under `name`.

    Raises:
        SystemExit: it does not.
    """
    try:
        return (_COMMON / name).read_text("utf-8")
    except OSError as error:
        raise SystemExit(f"A copyright file names {_COMMON / name}, which is not here.") from error


def _owners(files: list[Path]) -> dict[Path, str]:
    """Return the package of each of `files` that has one."""
    # Debian's lists say /lib where files are found under /usr/lib, which is the same folder.
    spelled = {str(file): file for file in files} | {str(file).removeprefix("/usr"): file for file in files}
    if not spelled:
        return {}
    try:
        said = subprocess.run(
            ["dpkg-query", "--search", *spelled],  # noqa: S607 - wherever the system keeps it
            capture_output=True,
            text=True,
            check=False,
        ).stdout
    except FileNotFoundError as error:
        raise SystemExit("Licences of system libraries are looked up on Debian and Ubuntu only.") from error
    found: dict[Path, str] = {}
    for line in said.splitlines():
        package, _, path = line.rpartition(": ")
        if path in spelled:
            found[spelled[path]] = package.partition(",")[0]
    return found


def _package(name: str) -> Package:
    version = subprocess.run(
        ["dpkg-query", "--show", "--showformat=${Version}", name],  # noqa: S607 - as above
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    plain = name.partition(":")[0]
    try:
        terms = Path(f"/usr/share/doc/{plain}/copyright").read_text("utf-8")
    except OSError as error:
        raise SystemExit(f"The package {plain} is here without its copyright file.") from error
    # GPL, say, is a link to the newest GPL; the text is wanted once.
    licences = {(_COMMON / one).resolve().name for one in _REFERENCE.findall(terms)}
    return Package(plain, version, terms, tuple(sorted(licences)))
