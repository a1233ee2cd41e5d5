"""The Debian package: what is in it, what it asks for, and that the program runs from it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import contents
import deb
import pytest
import trials

import bigdeal_gui

pytestmark = pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="dpkg-deb is not installed")

LINUX = Path(deb.__file__).parent
VALIDATORS = (
    ("desktop-file-validate", [LINUX / "bigdeal-gui.desktop"]),
    ("appstreamcli", ["validate", "--strict", "--no-net", LINUX / f"{deb.COMPONENT}.metainfo.xml"]),
)


HEADERS = {
    "bigdeal-gui": "  NEEDED   libc.so.6\n  NEEDED   libz.so.1\n    0x09691974 0x00 03 GLIBC_2.4\n",
    "libQt6Gui.so.6": "  NEEDED   libGL.so.1\n  NEEDED   libc.so.6\n    0x06969196 0x00 02 GLIBC_2.36\n",
    "libz.so.1": "  NEEDED   libc.so.6\n    0x06969196 0x00 02 GLIBC_2.9\n",
    "libnew.so.1": "  NEEDED   libstrange.so.4\n",
}
"""What objdump says of the files of a build."""


def made(folder: Path, to: Path) -> Path:
    """Make the package of a build whose files are none that objdump could read."""
    return deb.make(folder, to, packing="gzip", headers_of=headers_of)


def headers_of(file: str) -> str:
    """Return what objdump would say."""
    return HEADERS[Path(file).name]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a build: a program, two libraries and the notices."""
    inside = tmp_path / "dist" / contents.FOLDER / "_internal"
    inside.mkdir(parents=True)
    program = inside.parent / "bigdeal-gui"
    for path in (program, inside / "libQt6Gui.so.6", inside / "libz.so.1"):
        path.write_bytes(b"\x7fELF code")
        path.chmod(0o755)
    (inside / "THIRD-PARTY.txt").write_text("terms")
    (inside / "libz.so").symlink_to("libz.so.1")
    return inside.parent


def field(package: Path, name: str) -> str:
    """Return a field of a package's control file."""
    return subprocess.run(
        ["dpkg-deb", "-f", package, name], check=True, capture_output=True, text=True
    ).stdout.strip()


def test_the_package_says_what_it_is_and_needs(folder: Path, tmp_path: Path) -> None:
    """Name, version and the system's libraries are told; those inside are not asked for."""
    package = made(folder, tmp_path / "out")
    assert package.name == f"bigdeal-gui_{deb.debian_version()}_{deb.architecture()}.deb"
    assert field(package, "Package") == "bigdeal-gui"
    needs = field(package, "Depends").split(", ")
    assert needs == sorted(["fontconfig-config", "libc6 (>= 2.36)", "libgl1", "xkb-data"])


def test_everything_is_in_its_place(folder: Path, tmp_path: Path) -> None:
    """Unpacked, the three commands lead to the program, and a desktop finds its entry, icons and types."""
    package = made(folder, tmp_path / "out")
    root = tmp_path / "root"
    subprocess.run(["dpkg-deb", "-x", package, root], check=True)
    program = root / "usr" / "lib" / "bigdeal-gui" / "bigdeal-gui"
    for name in deb.PROGRAMS:
        assert (root / "usr" / "bin" / name).resolve() == program
    assert os.access(program, os.X_OK)
    for path in (program.parent / "_internal").iterdir():
        assert not path.stat().st_mode & 0o111
    share = root / "usr" / "share"
    for path in (
        "applications/bigdeal-gui.desktop",
        "mime/packages/bigdeal-gui.xml",
        f"metainfo/{deb.COMPONENT}.metainfo.xml",
        "icons/hicolor/16x16/apps/bigdeal-gui.png",
        "icons/hicolor/256x256/apps/bigdeal-gui.png",
        "doc/bigdeal-gui/copyright",
        "man/man1/bigdeal.1.gz",
        "man/man1/bigdealx.1.gz",
        "bash-completion/completions/bigdeal",
        "zsh/vendor-completions/_bigdeal",
        "fish/vendor_completions.d/bigdeal.fish",
    ):
        assert (share / path).is_file(), path
    listed = subprocess.run(["dpkg-deb", "-c", package], check=True, capture_output=True, text=True).stdout
    assert all(" root/root " in line for line in listed.splitlines())


def test_dpkg_can_find_a_changed_file(folder: Path, tmp_path: Path) -> None:
    """The digests inside are those of the files."""
    package = made(folder, tmp_path / "out")
    subprocess.run(["dpkg-deb", "-R", package, tmp_path / "root"], check=True)
    done = subprocess.run(
        ["md5sum", "--check", "--strict", "--quiet", "DEBIAN/md5sums"], cwd=tmp_path / "root", check=False
    )
    assert done.returncode == 0


def test_the_same_build_gives_the_same_package(folder: Path, tmp_path: Path) -> None:
    """Made twice, from files of another age, the package has the same bytes."""
    first = made(folder, tmp_path / "one")
    for path in folder.rglob("*"):
        os.utime(path, (1, 1), follow_symlinks=False)
    assert made(folder, tmp_path / "two").read_bytes() == first.read_bytes()


def test_a_library_without_a_package_stops_the_build(folder: Path, tmp_path: Path) -> None:
    """What the program needs and no package is known for is named, and nothing is made."""
    (folder / "_internal" / "libnew.so.1").write_bytes(b"\x7fELF code")
    with pytest.raises(SystemExit, match=r"No package is known for libstrange\.so\.4"):
        made(folder, tmp_path / "out")
    assert not list((tmp_path / "out").iterdir())


@pytest.mark.parametrize(
    ("version", "debians"), [("1.2.3", "1.2.3"), ("1.2.3rc1", "1.2.3~rc1"), ("1.2.3.dev4", "1.2.3~.dev4")]
)
def test_debian_orders_versions_as_we_do(version: str, debians: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes before a release in Python does so in Debian."""
    monkeypatch.setattr(contents, "version_of", lambda _top: version)
    assert deb.debian_version() == debians


@pytest.mark.parametrize(("tool", "arguments"), VALIDATORS, ids=[tool for tool, _ in VALIDATORS])
def test_the_desktops_own_tools_find_no_fault(tool: str, arguments: list[str | Path]) -> None:
    """The desktop entry and the description for software centres are sound."""
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run([tool, *arguments], check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


@pytest.mark.frozen
def test_the_program_runs_from_the_package(program: Path, tmp_path: Path) -> None:
    """Unpacked as dpkg does, the commands of the package test themselves and deal the known set."""
    built = program.with_name(contents.FOLDER)
    if not built.is_dir():
        pytest.skip("only the one file was built")
    package = deb.make(built, tmp_path, packing="none")
    subprocess.run(["dpkg-deb", "-x", package, tmp_path / "root"], check=True)
    command = tmp_path / "root" / "usr" / "bin" / "bigdeal"
    done = subprocess.run([command, "self-test"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    done = subprocess.run([command, "--version"], capture_output=True, text=True, check=False)
    assert bigdeal_gui.__version__ in done.stdout
    known = next(trial for trial in trials.TRIALS if trial.name == "known set")
    assert "15 files" in trials.attempt(known, command.with_name("bigdeal-gui").resolve())
