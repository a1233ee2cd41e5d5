"""Write the bill of materials (CycloneDX, JSON): `python packaging/sbom.py OUT.json [--program]`.

The same sources, lock file and program give the same bytes: no serial number, and no time but the one in
SOURCE_DATE_EPOCH.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from datetime import UTC, datetime
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import contents
import crates
import notices
from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from PyInstaller.archive.readers import CArchiveReader

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

LOCK: Final = notices.TOP / "packaging" / "requirements.lock"
PROGRAM: Final = "bigdeal-gui"
_VERSION: Final = SchemaVersion.V1_6
_LICENCES: Final = LicenseFactory()
_LENT: Final = "Debian or Ubuntu"


def document(notice: str = "") -> str:
    """Return the bill of materials as JSON.

    Args:
        notice: The text of the program's THIRD-PARTY.txt, which names what the build machine lent.

    Raises:
        SystemExit: it is not valid CycloneDX; the first fault is named.
    """
    bom = Bom()
    own = Component(
        name=PROGRAM,
        version=contents.version_of(notices.TOP),
        type=ComponentType.APPLICATION,
        bom_ref=PROGRAM,
        licenses=[_LICENCES.make_from_string("MIT")],
        purl=PackageURL("pypi", None, PROGRAM, contents.version_of(notices.TOP)),
    )
    # A number and a time of its own would make two bills of the same things differ.
    bom.serial_number = None  # type: ignore[assignment]
    bom.metadata.timestamp = _time()  # type: ignore[assignment]
    bom.metadata.component = own
    libraries = {name: _library(name) for name in [*notices.libraries(), notices.BUILDER]}
    all_works = notices.works()
    works = [work for work in all_works if work.name not in libraries and work.is_named]
    inner = {work.name: _work(work) for work in works}
    known = {work.name for work in all_works}
    lent = [_lent(name, version) for name, version in _rows(notice) if name not in known]
    every = [*libraries.values(), *inner.values(), *lent]
    for component in every:
        bom.components.add(component)
    bom.register_dependency(own, every)
    for name, component in libraries.items():
        bom.register_dependency(component, [libraries[one] for one in _needs(name) if one in libraries])
    for holder, component in (libraries | inner).items():
        bom.register_dependency(component, [inner[work.name] for work in works if work.inside == holder])
    text = make_outputter(bom, OutputFormat.JSON, _VERSION).output_as_string(indent=1) + "\n"
    from cyclonedx.validation.json import JsonStrictValidator  # noqa: PLC0415 - takes seconds to load

    if fault := JsonStrictValidator(_VERSION).validate_str(text):
        raise SystemExit(f"The bill of materials is not valid: {fault}")
    return text


def notice_in(program: Path) -> str:
    """Return the notice inside `program`, a file or a folder.

    Raises:
        SystemExit: there is none.
    """
    if program.is_dir():
        for found in sorted(program.rglob(notices.FILE_NAME)):
            return found.read_text("utf-8")
    else:
        archive = CArchiveReader(str(program))
        if notices.FILE_NAME in archive.toc:
            return str(archive.extract(notices.FILE_NAME).decode())
    raise SystemExit(f"{program} holds no {notices.FILE_NAME}.")


@cache
def hashes() -> dict[str, list[str]]:
    """Return the SHA-256 sums of the lock file, as hex digits, by normalised name."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in LOCK.read_text("utf-8").splitlines():
        if line[:1].isalpha():
            name = canonicalize_name(Requirement(line.removesuffix(" \\")).name)
        elif entry := re.match(r"\s+--hash=sha256:([0-9a-f]{64})", line):
            found.setdefault(name, []).append(entry[1])
    return found


def _library(name: str) -> Component:
    """Return a library from the package index; the crates compiled into it are inside."""
    work = notices.work_of(name)
    sums = [HashType(alg=HashAlgorithm.SHA_256, content=one) for one in hashes().get(name, [])]
    component = _work(work)
    component.purl = PackageURL("pypi", None, name, work.version)
    # Its files may come from any index: their sums say which they are.
    files = XsUri(component.purl.to_string())
    component.external_references.add(
        ExternalReference(type=ExternalReferenceType.DISTRIBUTION, url=files, hashes=sums)
    )
    for crate in crates.crates_of(name):
        component.components.add(_crate(crate, name))
    return component


def _crate(crate: dict[str, Any], library: str) -> Component:
    licence = crate["licenses"][0].get("expression") or "Unicode-3.0"
    return Component(
        name=crate["name"],
        version=crate["version"],
        bom_ref=f"{library}/{crate['name']}@{crate['version']}",
        licenses=[_LICENCES.make_from_string(licence)],
        purl=PackageURL("cargo", None, crate["name"], crate["version"]),
    )


def _work(work: notices.Work) -> Component:
    component = Component(
        name=work.name,
        version=work.version or None,
        type=ComponentType.LIBRARY,
        scope=ComponentScope.REQUIRED,
        bom_ref=f"{work.name}@{work.version}" if work.version else work.name,
        licenses=[_LICENCES.make_from_string(work.licence)],
        copyright=work.copyright or None,
    )
    if work.home:
        component.external_references.add(
            ExternalReference(type=ExternalReferenceType.WEBSITE, url=XsUri(work.home))
        )
    return component


def _lent(name: str, version: str) -> Component:
    """Return a library of the build machine's system."""
    return Component(
        name=name,
        version=version,
        bom_ref=f"system/{name}@{version}",
        purl=PackageURL("deb", "debian", name, version),
        description=f"From the system of the build machine ({_LENT})",
    )


def _rows(notice: str) -> Iterator[tuple[str, str]]:
    """Yield name and version of each work in `notice`."""
    for name in sorted(notices.works_named(notice)) if notice else ():
        (row,) = re.findall(rf"^{re.escape(name)} \| (\S+) \| ", notice, re.MULTILINE)
        yield name, row


def _needs(name: str) -> Iterable[str]:
    for line in distribution(name).requires or ():
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            yield canonicalize_name(requirement.name)


def _time() -> datetime | None:
    seconds = os.environ.get("SOURCE_DATE_EPOCH", "")
    return datetime.fromtimestamp(int(seconds), UTC) if seconds.isdecimal() else None


def main() -> int:
    """Write the bill of materials that the command line asks for."""
    parser = argparse.ArgumentParser(description="Write the bill of materials (CycloneDX).")
    parser.add_argument("out", type=Path)
    parser.add_argument(
        "--program", type=Path, help="the built program, whose notice names what the system lent"
    )
    asked = parser.parse_args()
    notice = notice_in(asked.program) if asked.program else ""
    asked.out.write_text(document(notice), "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
