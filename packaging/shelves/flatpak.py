"""The manifest by which the program becomes a Flatpak: `python packaging/shelves/flatpak.py SDIST --to OUT`.

Every source has its hash: the project's source archive of the release, and the wheels that the lock files
name, found on whatever index pip is set to. The sandbox has no network, so that nobody has to take “it has no
network code” on trust. It is built without one as well, from what was fetched and hashed before.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

TOP: Final = Path(__file__).resolve().parents[2]
for _folder in ("packaging", "packaging/shelves", "packaging/linux"):
    sys.path.insert(0, str(TOP / _folder))

import contents  # noqa: E402 - the scripts import each other by their plain names
import home  # noqa: E402 - as above
import metainfo  # noqa: E402 - as above
from reproducible import BUILD_DATE  # noqa: E402 - as above

if TYPE_CHECKING:
    from packaging.markers import Marker

APP: Final = metainfo.COMPONENT
RUNTIME: Final = "org.freedesktop.Platform"
RUNTIME_VERSION: Final = "25.08"
RUNTIME_PYTHON: Final = "3.13"
MACHINE: Final = "x86_64"
GLIBC: Final = 39
"""The runtime has a newer one; wheels that ask for more than this are not looked for."""

PERMISSIONS: Final = (
    "--share=ipc",
    "--socket=wayland",
    "--socket=fallback-x11",
    "--device=dri",
    "--filesystem=xdg-desktop",
    "--filesystem=xdg-documents",
    "--filesystem=xdg-download",
    "--filesystem=/media",
    "--filesystem=/run/media",
)
"""A set is written whole, beside its target and then renamed, so folders are needed, not single files."""

SOLVER: Final = contents.SOLVER
BACKEND: Final = "hatchling"
LOCKS: Final = {"program": TOP / "packaging" / "requirements.lock", "backend": TOP / "packaging" / "dev.lock"}
ICON_SIZES: Final = (48, 64, 128, 256)

Manifest = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Pin:
    """One library of a lock file: what pip reads of it, its SHA-256 sums, and by whom it is asked for."""

    line: str
    marker: Marker | None
    digests: frozenset[str]
    parents: frozenset[str]


def pins(lock: Path) -> dict[str, Pin]:
    """Return what a lock file pins, by normalised name."""
    found: dict[str, Pin] = {}
    # Each entry begins at the left; hashes and the names of those who ask for it are set in.
    for entry in re.split(r"\n(?=[A-Za-z])", "\n" + lock.read_text("utf-8"))[1:]:
        first = entry.partition(" \\\n")[0]
        requirement = Requirement(first)
        parents = re.findall(r"^    #(?: via)? +([A-Za-z0-9._-]+)", entry, re.MULTILINE)
        found[canonicalize_name(requirement.name)] = Pin(
            line=f"{requirement.name}{requirement.specifier}",
            marker=requirement.marker,
            digests=frozenset(re.findall(r"--hash=sha256:([0-9a-f]{64})", entry)),
            parents=frozenset(canonicalize_name(one) for one in parents if one != "via"),
        )
    return found


def wanted(found: dict[str, Pin], roots: set[str], *, alone: frozenset[str] = frozenset()) -> list[str]:
    """Return the names of `roots` and of all that they need on this runtime; those `alone` need nothing."""
    names: set[str] = {canonicalize_name(root) for root in roots}
    while True:
        more = {
            name
            for name, pin in found.items()
            if name not in names
            and (pin.marker is None or pin.marker.evaluate(_environment()))
            and (pin.parents & names) - alone
        }
        if not more:
            return sorted(names)
        names |= more


def _environment() -> dict[str, str]:
    return {
        "python_version": RUNTIME_PYTHON,
        "python_full_version": f"{RUNTIME_PYTHON}.0",
        "sys_platform": "linux",
        "platform_system": "Linux",
        "os_name": "posix",
        "platform_machine": MACHINE,
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
        "extra": "",
    }


def program_pins() -> dict[str, Pin]:
    """Return what the program needs, and of the solver's package nothing but itself."""
    import tomllib  # noqa: PLC0415 - needed here alone

    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    roots = {Requirement(line).name for line in project["dependencies"]} | {SOLVER}
    found = pins(LOCKS["program"])
    return {name: found[name] for name in wanted(found, roots, alone=frozenset({SOLVER}))}


def backend_pins() -> dict[str, Pin]:
    """Return what the source archive is made into an installation with."""
    found = pins(LOCKS["backend"])
    return {name: found[name] for name in wanted(found, {BACKEND})}


def located(found: dict[str, Pin]) -> list[Manifest]:
    """Return a source for each library: the address of a wheel for this runtime, and its locked sum.

    Raises:
        SystemExit: pip finds no file with a locked sum; its words are on standard error.
    """
    lines = [
        f"{pin.line} " + " ".join(f"--hash=sha256:{digest}" for digest in sorted(pin.digests))
        for pin in found.values()
    ]
    platforms = [f"--platform=manylinux_2_{minor}_{MACHINE}" for minor in range(GLIBC, 4, -1)]
    platforms += [f"--platform=manylinux2014_{MACHINE}"]
    with tempfile.TemporaryDirectory() as place:
        asked = Path(place, "asked.txt")
        asked.write_text("\n".join(lines) + "\n", "utf-8")
        report = Path(place, "report.json")
        done = subprocess.run(
            [
                *(sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"),
                *("--no-deps", "--only-binary=:all:", "--require-hashes", f"--requirement={asked}"),
                *(f"--report={report}", f"--target={place}/unused", f"--python-version={RUNTIME_PYTHON}"),
                *platforms,
            ],
            check=False,
        )
        if done.returncode != 0:
            raise SystemExit("Not every library has a wheel with a locked sum; pip's words stand above.")
        rows = json.loads(report.read_text("utf-8"))["install"]
    return sorted((_source(row, found) for row in rows), key=lambda source: str(source["url"]))


def _source(row: dict[str, Any], found: dict[str, Pin]) -> Manifest:
    where = row["download_info"]
    digest = where["archive_info"]["hashes"]["sha256"]
    name = canonicalize_name(row["metadata"]["name"])
    if digest not in found[name].digests:
        raise SystemExit(f"{name}: {digest} does not stand in the lock file.")
    if not where["url"].startswith("https://"):
        # Such as an extra index on this computer: PIP_CONFIG_FILE=/dev/null leaves it out.
        raise SystemExit(f"{name}: nobody else can fetch {where['url']}.")
    return {"type": "file", "url": where["url"], "sha256": digest, "dest": "wheels"}


def manifest(sdist: Path, version: str, libraries: list[Manifest], backend: list[Manifest]) -> Manifest:
    """Return the manifest: `sdist` is the project's source archive of the release."""
    digest = hashlib.sha256(sdist.read_bytes()).hexdigest()
    pip = "python3 -m pip install --no-index --find-links=wheels --prefix=/app"
    names = " ".join(f"'{pin.line}'" for pin in program_pins().values())
    installed = {
        f"{APP}.metainfo.xml": f"metainfo/{APP}.metainfo.xml",
        "packaging/linux/bigdeal-gui.desktop": f"applications/{APP}.desktop",
        "packaging/linux/bigdeal-gui.mime.xml": f"mime/packages/{APP}.xml",
        **{
            f"resources/icons/bigdeal-gui-{size}.png": f"icons/hicolor/{size}x{size}/apps/{APP}.png"
            for size in ICON_SIZES
        },
    }
    return {
        "id": APP,
        "runtime": RUNTIME,
        "runtime-version": RUNTIME_VERSION,
        "sdk": "org.freedesktop.Sdk",
        "command": "bigdeal-gui",
        "finish-args": list(PERMISSIONS),
        "modules": [
            {
                "name": "bigdeal-gui",
                "buildsystem": "simple",
                "build-options": {"env": {"SOURCE_DATE_EPOCH": BUILD_DATE}},
                "build-commands": [
                    f"{pip} --no-deps {names}",
                    "python3 -m pip install --no-index --find-links=wheels --target=backend hatchling",
                    f"PYTHONPATH=backend {pip} --no-deps --no-build-isolation .",
                    f"python3 packaging/linux/metainfo.py --modern > {APP}.metainfo.xml",
                    *(f"install -Dm644 {name} /app/share/{place}" for name, place in installed.items()),
                    f"desktop-file-edit --set-icon={APP} /app/share/applications/{APP}.desktop",
                ],
                "sources": [
                    {"type": "archive", "url": home.download(version, sdist.name), "sha256": digest},
                    *libraries,
                    *(one for one in backend if one not in libraries),
                ],
            }
        ],
    }


def write(sdist: Path, folder: Path) -> Path:
    """Write the manifest into `folder` and return its path."""
    version = contents.version_of(TOP)
    made = manifest(sdist, version, located(program_pins()), located(backend_pins()))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{APP}.json"
    file.write_text(json.dumps(made, indent=2, ensure_ascii=False) + "\n", "utf-8")
    return file


def main() -> int:
    """Write the manifest, and say where it is."""
    parser = argparse.ArgumentParser(description="Write the manifest of the Flatpak.")
    parser.add_argument("sdist", type=Path)
    parser.add_argument("--to", type=Path, required=True)
    asked = parser.parse_args()
    print(write(asked.sdist, asked.to))  # noqa: T201 - a script's answer
    return 0


if __name__ == "__main__":
    sys.exit(main())
