"""Make the Debian package of a build: `python packaging/linux/deb.py [FOLDER] [--to FOLDER]`.

FOLDER is the program beside its libraries, `dist/bigdeal-gui.d`, as `dev.py package` builds it. What the
program needs of the system is read from its files. The same build gives the same package, byte for byte.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

TOP: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "packaging"))
sys.path.insert(0, str(TOP / "packaging" / "linux"))

import contents  # noqa: E402 - the scripts import each other by their plain names
import metainfo  # noqa: E402 - as above
from debian_packages import PACKAGES  # noqa: E402 - as above
from reproducible import BUILD_DATE  # noqa: E402 - as above

if TYPE_CHECKING:
    from collections.abc import Callable

COMPONENT: Final = metainfo.COMPONENT
ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
PROGRAMS: Final = ("bigdeal-gui", "bigdeal", "bigdealx")

DATA_PACKAGES: Final = ("fontconfig-config", "xkb-data")
"""Where the packed libraries look for fonts and keys: they are packed without their data."""

DESCRIPTION: Final = """Deals bridge boards that nobody could predict
 Deals the boards of a bridge session into the files that dealing machines and
 scoring programs read. Nobody could predict them, nobody can deal them again,
 and no card is ever shown. From the same seed and identification it deals
 exactly what Big Deal deals.
 .
 The package holds the window (bigdeal-gui) and two commands (bigdeal, and
 bigdealx, Big Deal's own command line). It needs no network and contains no
 code for one."""


def make(
    folder: Path, to: Path, *, packing: str = "xz", headers_of: Callable[[str], str] = contents.elf_headers
) -> Path:
    """Pack the program in `folder` into the folder `to` and return the package.

    Raises:
        SystemExit: the program needs a library of which no package is known.
        subprocess.CalledProcessError: dpkg-deb failed; its words are on standard error.
    """
    package = to / f"{contents.PROGRAM}_{debian_version()}_{architecture()}.deb"
    to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        root = Path(place) / "root"
        lay_out(folder, root)
        write_control(root, dependencies(root, headers_of))
        program = root / "usr" / "lib" / contents.PROGRAM / contents.PROGRAM
        for path in sorted(root.rglob("*"), reverse=True):
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or path == program else 0o644)
            os.utime(path, (int(BUILD_DATE), int(BUILD_DATE)), follow_symlinks=False)
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", f"-Z{packing}", "--build", root, package],  # noqa: S607 - dpkg's
            check=True,
            env={**os.environ, "SOURCE_DATE_EPOCH": BUILD_DATE},
            stdout=subprocess.DEVNULL,
        )
    return package


def lay_out(folder: Path, root: Path) -> None:
    """Copy the program in `folder`, and what a desktop wants to know of it, to their places under `root`."""
    home = root / "usr" / "lib" / contents.PROGRAM
    shutil.copytree(folder, home, symlinks=True)
    commands = root / "usr" / "bin"
    commands.mkdir(parents=True)
    for name in PROGRAMS:
        (commands / name).symlink_to(Path("..") / "lib" / contents.PROGRAM / contents.PROGRAM)
    share = root / "usr" / "share"
    documents = share / "doc" / contents.PROGRAM
    icons = "share/icons/hicolor"
    for name, place in {
        "packaging/linux/bigdeal-gui.desktop": "share/applications/bigdeal-gui.desktop",
        "packaging/linux/bigdeal-gui.mime.xml": "share/mime/packages/bigdeal-gui.xml",
        **{
            f"resources/icons/bigdeal-gui-{size}.png": f"{icons}/{size}x{size}/apps/bigdeal-gui.png"
            for size in ICON_SIZES
        },
        **shared_data(),
    }.items():
        lay_out_file(TOP / name, root / "usr" / place)
    component = share / "metainfo" / f"{COMPONENT}.metainfo.xml"
    component.parent.mkdir()
    component.write_text(metainfo.rendered(), "utf-8")
    documents.mkdir(parents=True)
    notice = f"The works inside and their terms: /usr/lib/{contents.PROGRAM}/_internal/THIRD-PARTY.txt\n"
    (documents / "copyright").write_text(f"{(TOP / 'LICENSE').read_text('utf-8')}\n{notice}", "utf-8")
    changes = (TOP / "CHANGELOG.md").read_bytes()
    (documents / "CHANGELOG.md.gz").write_bytes(gzip.compress(changes, 9, mtime=0))


def shared_data() -> dict[str, str]:
    """Return the files that wheels bring for the system, each with its place below a prefix."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))
    shared: dict[str, str] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    return shared


def lay_out_file(source: Path, target: Path) -> None:
    """Copy a file that wheels may bring too to where Debian has it, a man page packed."""
    if target.parent.name == "site-functions":
        target = target.parents[1] / "vendor-completions" / target.name
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.parent.name.startswith("man"):
        target.with_name(f"{target.name}.gz").write_bytes(gzip.compress(source.read_bytes(), 9, mtime=0))
    else:
        shutil.copyfile(source, target)


def write_control(root: Path, packages: list[str]) -> None:
    """Write what dpkg reads: the control file, and the digests that `dpkg --verify` compares."""
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    fields = {
        "Package": contents.PROGRAM,
        "Version": debian_version(),
        "Architecture": architecture(),
        "Maintainer": "the bigdeal-gui authors <authors@bigdeal-gui.invalid>",
        "Installed-Size": str(sum(-(-path.stat().st_size // 1024) for path in files)),
        "Depends": ", ".join(packages),
        "Recommends": "fonts-dejavu-core | fonts-noto-core, libx11-data",
        "Section": "misc",
        "Priority": "optional",
        "Description": DESCRIPTION,
    }
    control = root / "DEBIAN"
    control.mkdir()
    (control / "control").write_text("".join(f"{name}: {text}\n" for name, text in fields.items()), "utf-8")
    digests = (
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}\n"
        for path in files
    )
    (control / "md5sums").write_text("".join(digests), "utf-8")


def dependencies(root: Path, headers_of: Callable[[str], str]) -> list[str]:
    """Return the packages that the program under `root` needs, the C library's with its version.

    Raises:
        SystemExit: it needs a library of which no package is known.
    """
    files = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
    headers = [headers_of(str(path)) for path in files if is_elf(path)]
    packed = {path.name for path in root.rglob("*")}
    asked = {name for text in headers for name in contents.names_asked_for(text)} - packed
    if unknown := sorted(asked - PACKAGES.keys()):
        raise SystemExit(f"No package is known for {', '.join(unknown)}.")
    versions = {version for text in headers for version in re.findall(r"\bGLIBC_(\d+)\.(\d+)", text)}
    major, minor = max((int(first), int(second)) for first, second in versions)
    packages = {PACKAGES[name] for name in asked} - {"libc6"}
    return sorted({f"libc6 (>= {major}.{minor})", *packages, *DATA_PACKAGES})


def is_elf(path: Path) -> bool:
    """Tell whether `path` is a program or library for Linux."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def debian_version() -> str:
    """Return the version as Debian orders it: 1.0rc1 comes before 1.0."""
    return re.sub(r"(?<=\d)(a|b|rc|\.dev)(?=\d)", r"~\1", contents.version_of(TOP))


def architecture() -> str:
    """Return Debian's name for the processor of this machine."""
    done = subprocess.run(
        ["dpkg", "--print-architecture"],  # noqa: S607 - dpkg's
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.strip()


def main() -> int:
    """Make the package and say where it is."""
    parser = argparse.ArgumentParser(description="Make the Debian package of a build.")
    parser.add_argument("folder", nargs="?", type=Path, default=TOP / "dist" / contents.FOLDER)
    parser.add_argument("--to", type=Path, default=TOP / "dist")
    asked = parser.parse_args()
    package = make(asked.folder, asked.to)
    print(f"{package}: {package.stat().st_size / 1e6:.1f} MB")  # noqa: T201 - a build script's answer
    return 0


if __name__ == "__main__":
    sys.exit(main())
