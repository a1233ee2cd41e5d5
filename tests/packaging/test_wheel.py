"""The wheel and the source archive: what is in them, and that the installed program works from any folder."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import tomllib
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest
from packaging.metadata import Metadata
from packaging.utils import canonicalize_name

from bigdeal_gui import __version__
from bigdeal_gui.resource_files import ICON_SIZES

TOP = Path(__file__).resolve().parents[2]
UV = Path(sys.executable).with_name("uv.exe" if os.name == "nt" else "uv")
LOCK = TOP / "packaging" / "requirements.lock"
DATE = "1767225600"
A_LONG_TIME_S = 400

pytestmark = [
    pytest.mark.frozen,
    pytest.mark.skipif(
        not (os.environ.get("BIGDEAL_TEST_FROZEN") or os.environ.get("CI")),
        reason="builds and installs a wheel: BIGDEAL_TEST_FROZEN=1 asks for it",
    ),
]


@dataclass(frozen=True, slots=True)
class Built:
    """A wheel built from the sources, the source archive, a wheel built from that, and an installation."""

    folder: Path

    @property
    def wheel(self) -> Path:
        """The wheel built from the sources."""
        (found,) = (self.folder / "wheel").glob("*.whl")
        return found

    @property
    def archive(self) -> Path:
        """The source archive."""
        (found,) = (self.folder / "sdist").glob("*.tar.gz")
        return found

    @property
    def wheel_of_archive(self) -> Path:
        """The wheel built from the source archive."""
        (found,) = (self.folder / "again").glob("*.whl")
        return found

    @property
    def scripts(self) -> Path:
        """The folder of the installed programs."""
        return self.folder / "venv" / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        """The Python that the wheel is installed into."""
        return self.scripts / ("python.exe" if os.name == "nt" else "python")


def uv(*words: str | Path) -> None:
    """Run uv with the machine's own settings left out."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("UV_", "PIP_"))}
    environment |= {"SOURCE_DATE_EPOCH": DATE, "UV_NO_CONFIG": "1", "UV_NO_PROGRESS": "1"}
    done = subprocess.run([UV, *words], cwd=TOP, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Return what is built and installed once, by the first worker that comes here."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "built"
    done = folder / "done"
    try:
        folder.mkdir()
    except FileExistsError:
        ends = time.monotonic() + A_LONG_TIME_S
        while not done.exists():
            assert time.monotonic() < ends, "another worker has not built the wheel"
            time.sleep(0.2)
        return Built(folder)
    result = Built(folder)
    try:
        uv("build", "--wheel", "--out-dir", folder / "wheel", TOP)
        uv("build", "--sdist", "--out-dir", folder / "sdist", TOP)
        uv("build", "--wheel", "--out-dir", folder / "again", result.archive)
        uv("venv", "--python", sys.executable, folder / "venv")
        uv("pip", "install", "--python", result.python, "--constraint", LOCK, result.wheel)
    finally:
        done.touch()
    return result


@pytest.fixture(scope="session")
def names(built: Built) -> set[str]:
    """Return the names in the wheel."""
    with zipfile.ZipFile(built.wheel) as archive:
        return set(archive.namelist())


@dataclass(frozen=True, slots=True)
class Place:
    """An empty folder, far from the sources, where the installed programs are run with an empty home."""

    scripts: Path
    folder: Path
    home: Path

    def run(self, name: str, *words: str) -> str:
        """Run the installed program `name` and return what it says."""
        gone = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "DISPLAY", "WAYLAND_DISPLAY"}
        environment = {variable: value for variable, value in os.environ.items() if variable not in gone}
        environment |= {
            "HOME": str(self.home),
            "BIGDEAL_HOME": str(self.home / "bigdeal"),
            "QT_QPA_PLATFORM": "offscreen",
        }
        program = shutil.which(name, path=str(self.scripts))
        assert program is not None
        done = subprocess.run(
            [program, *words],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=A_LONG_TIME_S,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture
def place(built: Built, tmp_path: Path) -> Place:
    """Return a place to run the installed programs in."""
    work, home = tmp_path / "work", tmp_path / "home"
    work.mkdir()
    home.mkdir()
    return Place(built.scripts, work, home)


def test_the_wheel_holds_the_program_and_nothing_else(names: set[str]) -> None:
    """No tests, no build scripts, no documents: the package and its description."""
    assert {name.split("/")[0] for name in names} == {
        "bigdeal_gui",
        f"bigdeal_gui-{__version__}.data",
        f"bigdeal_gui-{__version__}.dist-info",
    }
    shared = {name.partition("/data/")[2] for name in names if ".data/" in name}
    assert "share/man/man1/bigdeal.1" in shared
    assert all(name.startswith("share/") for name in shared)
    assert not [name for name in names if "__pycache__" in name or "test" in Path(name).name.split("_")[0]]


def test_the_wheel_holds_every_module_and_resource(names: set[str]) -> None:
    """Every file that the sources have for the program at work is in the wheel."""
    sources = {
        path.relative_to(TOP).as_posix()
        for path in (TOP / "bigdeal_gui").rglob("*.py")
        if "__pycache__" not in path.parts
    }
    assert sources <= names
    assert "bigdeal_gui/py.typed" in names
    inside = {f"bigdeal_gui/resources/icons/bigdeal-gui-{size}.png" for size in ICON_SIZES}
    inside |= {
        f"bigdeal_gui/{path.relative_to(TOP).as_posix()}"
        for folder in ("fonts", "help", "style", "translations", "verify")
        for path in (TOP / "resources" / folder).rglob("*.*")
    }
    assert inside <= names


def test_the_source_archive_builds_the_same_wheel(built: Built) -> None:
    """Who builds from the source archive gets the same bytes."""
    assert built.wheel.name == built.wheel_of_archive.name
    assert built.wheel.read_bytes() == built.wheel_of_archive.read_bytes()


def test_the_source_archive_has_what_a_packager_needs(built: Built) -> None:
    """Tests, documents, lock files and build scripts come with the sources."""
    with tarfile.open(built.archive) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        "LICENSE",
        "dev.py",
        "packaging/requirements.lock",
        "packaging/bigdeal.spec",
        "tests/conftest.py",
        "docs/rebuild.md",
    } <= held
    assert not [name for name in held if name.startswith((".venv", "build/", "dist/", ".git/"))]


def test_the_description_names_what_pip_must_know(built: Built) -> None:
    """Version, licence, Python, commands and extras stand in the wheel as in pyproject.toml."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    with zipfile.ZipFile(built.wheel) as archive:
        folder = f"bigdeal_gui-{__version__}.dist-info"
        metadata = Metadata.from_email(archive.read(f"{folder}/METADATA"))
        scripts = archive.read(f"{folder}/entry_points.txt").decode()
    assert str(metadata.version) == __version__
    assert metadata.license_expression == "MIT"
    assert str(metadata.requires_python) == project["requires-python"]
    assert set(metadata.provides_extra or ()) == set(project["optional-dependencies"])
    plain = {canonicalize_name(one.name) for one in metadata.requires_dist or () if one.marker is None}
    assert "pyside6-essentials" in plain
    assert len(plain) == len(project["dependencies"])
    assert all(f"{name} = " in scripts for name in ("bigdeal", "bigdealx", "bigdeal-gui"))


def test_the_extras_can_be_installed_with_the_locked_versions(built: Built) -> None:
    """`pip install bigdeal-gui[analysis,bulk]` finds what it needs in the lock file."""
    wanted = f"bigdeal-gui[analysis,bulk] @ {built.wheel.as_uri()}"
    uv("pip", "install", "--dry-run", "--python", built.python, "--constraint", LOCK, wanted)


def test_what_is_installed_fits_together(built: Built) -> None:
    """No library is missing or too old."""
    uv("pip", "check", "--python", built.python)


def test_the_installed_program_tests_itself(place: Place) -> None:
    """Every known answer comes out with the libraries that pip installs."""
    lines = place.run("bigdeal", "self-test").splitlines()
    assert len(lines) > 1
    assert all(line.endswith(": ok") for line in lines[:-1])
    assert re.fullmatch(r"verify\.html: SHA-256 [0-9a-f]{64}", lines[-1])


def test_the_installed_program_deals_and_checks(place: Place) -> None:
    """From an empty folder a set is dealt into two files and found sound."""
    place.run("bigdeal", "deal", "-n", "36", "-f", "pbn,dlm", "-o", "tuesday")
    assert sorted(path.name for path in place.folder.iterdir()) == ["tuesday.dlm", "tuesday.pbn"]
    assert "36" in place.run("bigdeal", "check", "tuesday.pbn", "tuesday.dlm")


def test_the_drop_in_is_installed(place: Place) -> None:
    """Big Deal's command line answers under its own name."""
    assert "bigdealx" in place.run("bigdealx", "--help")


def test_the_installed_window_finds_its_resources(place: Place) -> None:
    """The window opens with style sheet, icon and every page, far from the sources."""
    place.run("bigdeal-gui", "--smoke-test", "report.json")
    report = json.loads((place.folder / "report.json").read_text("utf-8"))
    assert report["version"] == __version__
    assert all(report[name] for name in ("passed", "has_style_sheet", "has_icon", "pages"))


def test_the_installed_window_finds_help_and_words(built: Built, tmp_path: Path) -> None:
    """Help pages and translations are read from inside the installed package."""
    script = (
        "from bigdeal_gui.resource_files import resource_folder; at = resource_folder(); print(at);"
        "print(len([*at.glob('help/*/*.md')]), len([*at.glob('translations/*.ts')]))"
    )
    said = subprocess.run(
        [built.python, "-I", "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert str(built.folder) in said[0]
    pages, languages = map(int, said[1].split())
    assert pages == len(list((TOP / "resources" / "help").glob("*/*.md")))
    assert languages == len(list((TOP / "resources" / "translations").glob("*.ts")))


def test_the_source_archive_builds_the_same_core(built: Built, tmp_path: Path) -> None:
    """The wheel without the window comes out the same from the sources and from the source archive."""
    # By its command: Debian 12's Python knows no filter yet, and newer ones want one.
    subprocess.run([sys.executable, "-m", "tarfile", "-e", built.archive, tmp_path], check=True)
    (sources,) = tmp_path.iterdir()
    made = []
    for name, folder in (("a", TOP), ("b", sources)):
        uv("build", "--wheel", "--out-dir", tmp_path / name, folder / "packaging" / "core")
        (wheel,) = (tmp_path / name).glob("*.whl")
        made.append((wheel.name, wheel.read_bytes()))
    assert made[0] == made[1]


def test_the_core_is_installed_without_qt(tmp_path: Path) -> None:
    """It deals, and the library answers; nothing that it needs is missing, and nothing of Qt is there."""
    installed = Built(tmp_path)
    uv("venv", "--python", sys.executable, tmp_path / "venv")
    core = TOP / "packaging" / "core"
    uv("pip", "install", "--python", installed.python, "--constraint", LOCK, core)
    uv("pip", "check", "--python", installed.python)
    names = {path.name.lower() for path in (tmp_path / "venv").rglob("*.dist-info")}
    assert f"bigdeal_gui-{__version__}+core.dist-info" in names
    assert not [name for name in names if name.startswith(("pyside", "shiboken"))]
    place = Place(installed.scripts, tmp_path / "work", tmp_path / "home")
    place.folder.mkdir()
    place.home.mkdir()
    place.run("bigdeal", "deal", "-n", "36", "-f", "pbn,dlm", "-o", "tuesday")
    assert sorted(path.name for path in place.folder.iterdir()) == ["tuesday.dlm", "tuesday.pbn"]
    assert "deal" in place.run("bigdeal", "--help")
    script = (
        "from bigdeal_gui import library; print(library.VERSION, len([*library.deals(bytes(20), '', 3)]))"
    )
    said = subprocess.run(
        [installed.python, "-I", "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True
    ).stdout
    assert said.split() == [__version__, "3"]
