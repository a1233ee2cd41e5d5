"""The wheel without the window: what it shares with the whole one, and that pip has one or the other."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import core_wheel
import home
import pytest
from hatchling.builders.wheel import WheelBuilder
from packaging.metadata import Metadata
from packaging.utils import canonicalize_name, parse_wheel_filename

from bigdeal_gui import __version__

if TYPE_CHECKING:
    from packaging.requirements import Requirement

TOP = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Wheels:
    """Both wheels, built from the sources."""

    whole: Path
    core: Path


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Wheels:
    """Return both wheels."""
    folder = tmp_path_factory.mktemp("wheels")
    whole = next(WheelBuilder(str(TOP)).build(directory=str(folder), versions=["standard"]))
    return Wheels(Path(whole), folder / core_wheel.build_wheel(str(folder)))


def package(wheel: Path) -> dict[str, bytes]:
    """Return the files of the package in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist() if name.startswith("bigdeal_gui/")}


def described(wheel: Path, name: str) -> str:
    """Return the file `name` of a wheel's description."""
    with zipfile.ZipFile(wheel) as archive:
        (found,) = (one for one in archive.namelist() if one.endswith(f".dist-info/{name}"))
        return archive.read(found).decode()


def needs(metadata: Metadata) -> set[Requirement]:
    """Return what a distribution needs, the extras included."""
    return set(metadata.requires_dist or ())


def test_the_core_is_the_same_package(wheels: Wheels) -> None:
    """Every module and resource of the whole wheel is in it, byte for byte, and nothing besides."""
    core = package(wheels.core)
    assert core == package(wheels.whole)
    assert {"bigdeal_gui/library/__init__.py", "bigdeal_gui/cli/bigdeal.py"} <= core.keys()


def test_the_core_asks_for_everything_but_qt(wheels: Wheels) -> None:
    """Name, licence, Python and extras are those of the whole wheel; Qt alone is not asked for."""
    whole, core = (Metadata.from_email(described(one, "METADATA")) for one in (wheels.whole, wheels.core))
    assert canonicalize_name(core.name) == canonicalize_name(whole.name)
    assert [one.name for one in needs(whole) - needs(core)] == [canonicalize_name(core_wheel.WINDOW)]
    assert needs(core) < needs(whole)
    assert not [one for one in needs(core) if "pyside" in one.name.lower() or "shiboken" in one.name.lower()]
    for field in ("license_expression", "requires_python", "provides_extra", "classifiers", "project_urls"):
        assert getattr(core, field) == getattr(whole, field), field
    assert (core.author, core.description) == (whole.author, whole.description)
    assert "LICENSE" in described(wheels.core, "RECORD")


def test_the_core_is_told_by_its_version(wheels: Wheels) -> None:
    """It has the version of the sources and a label, in its name too."""
    assert str(parse_wheel_filename(wheels.core.name)[1]) == f"{__version__}+core"
    assert str(parse_wheel_filename(wheels.whole.name)[1]) == __version__


def test_the_core_has_the_commands_and_not_the_window(wheels: Wheels) -> None:
    """`bigdeal` and `bigdealx` are those of the whole wheel; nothing starts a window that cannot open."""
    whole, core = (described(one, "entry_points.txt") for one in (wheels.whole, wheels.core))
    commands = [line for line in core.splitlines() if " = " in line]
    assert [line.partition(" = ")[0] for line in commands] == ["bigdeal", "bigdealx"]
    assert set(commands) < set(whole.splitlines())


def test_pip_puts_one_in_place_of_the_other(wheels: Wheels, tmp_path: Path) -> None:
    """No file belongs to two: installing one takes the other away, and removing it leaves nothing."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    (python,) = [*tmp_path.glob("venv/bin/python"), *tmp_path.glob("venv/Scripts/python.exe")]

    def pip(*words: str | Path) -> None:
        options = ("--quiet", "--disable-pip-version-check", "--isolated")
        subprocess.run([sys.executable, "-m", "pip", *options, "--python", python, *words], check=True)

    def installed() -> tuple[set[str], bool]:
        versions = {one.name for one in tmp_path.glob("venv/**/bigdeal_gui-*.dist-info")}
        return versions, any(python.parent.glob("bigdeal-gui*"))

    for wheel, has_window in ((wheels.whole, True), (wheels.core, False), (wheels.whole, True)):
        pip("install", "--no-deps", "--no-index", "--no-compile", wheel)
        version = parse_wheel_filename(wheel.name)[1]
        assert installed() == ({f"bigdeal_gui-{version}.dist-info"}, has_window)
        subprocess.run([python, "-I", "-c", "import bigdeal_gui.numbering.big_deal"], check=True)
    pip("uninstall", "--yes", "bigdeal-gui")
    assert installed() == (set(), False)
    assert not [*tmp_path.glob("venv/**/bigdeal_gui/**/*.py")]


def test_an_index_learns_whose_it_is_and_where(wheels: Wheels) -> None:
    """Author and addresses are in the wheel; each address leads to the project."""
    metadata = Metadata.from_email(described(wheels.whole, "METADATA"))
    assert metadata.author == "the bigdeal-gui developers"
    assert {"Homepage", "Changelog", "Issues", "Source"} <= (metadata.project_urls or {}).keys()
    assert all(one.startswith(home.HOME) for one in (metadata.project_urls or {}).values())
