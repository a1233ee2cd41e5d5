"""The lock files: every library that the project names is pinned to one version and its files' hashes."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import tomllib
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

if TYPE_CHECKING:
    from types import ModuleType

TOP = Path(__file__).resolve().parents[2]
RUNTIME = TOP / "packaging" / "requirements.lock"
DEVELOPMENT = TOP / "packaging" / "dev.lock"
LOCKS = pytest.mark.parametrize("file", [RUNTIME, DEVELOPMENT], ids=lambda file: file.stem)

SYSTEMS = {
    "linux": {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"},
    "macos": {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix"},
    "windows": {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt"},
}
PYTHON = {"python_version": "3.11", "python_full_version": "3.11.9", "implementation_name": "cpython"}


@dataclass(frozen=True, slots=True)
class Pin:
    """One library of a lock file."""

    requirement: Requirement
    hashes: frozenset[str]

    @property
    def version(self) -> Version:
        """The one version that is allowed."""
        (specifier,) = self.requirement.specifier
        assert specifier.operator == "=="
        return Version(specifier.version)


def pins(file: Path) -> dict[str, Pin]:
    """Return what `file` pins, by normalised name."""
    found = {}
    text = re.sub(r"\\\n", " ", file.read_text("utf-8"))
    for line in filter(None, (line.partition("#")[0].strip() for line in text.splitlines())):
        first, *hashes = line.split(" --hash=")
        requirement = Requirement(first)
        name = canonicalize_name(requirement.name)
        assert name not in found
        found[name] = Pin(requirement, frozenset(one.strip() for one in hashes))
    return found


def wanted(*extras: str) -> list[Requirement]:
    """Return what pyproject.toml asks for, with `extras`."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    lines = [*project["dependencies"]]
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    return [Requirement(line) for line in lines]


@LOCKS
def test_every_library_has_one_version_and_hashes(file: Path) -> None:
    """A line pins one version and lists SHA-256 sums, so that pip takes nothing else."""
    for pin in pins(file).values():
        assert pin.version.public
        assert pin.hashes
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in pin.hashes)


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=list(SYSTEMS))
@pytest.mark.parametrize(
    ("file", "extras"),
    [(RUNTIME, ("analysis", "bulk")), (DEVELOPMENT, ("analysis", "bulk", "dev"))],
    ids=["requirements", "dev"],
)
def test_what_the_project_asks_for_is_pinned_within_its_range(
    file: Path, extras: tuple[str, ...], system: dict[str, str]
) -> None:
    """On each system every requirement of pyproject.toml, extras included, has a version it allows."""
    found = pins(file)
    for requirement in wanted(*extras):
        pin = found[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(pin.version), requirement
        assert pin.requirement.marker is None or pin.requirement.marker.evaluate({**PYTHON, **system})


@LOCKS
def test_what_a_pinned_library_needs_is_pinned_too(file: Path) -> None:
    """Nothing is left to be chosen while installing: the needs of each library are in the same file."""
    found = pins(file)
    looked_at = 0
    for name, pin in found.items():
        try:
            installed = distribution(name)
        except PackageNotFoundError:
            continue
        if Version(installed.version) != pin.version:
            continue
        looked_at += 1
        for requirement in map(Requirement, installed.requires or ()):
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                needed = found[canonicalize_name(requirement.name)]
                assert requirement.specifier.contains(needed.version), f"{name} needs {requirement}"
    assert looked_at


def test_building_uses_the_libraries_of_the_program() -> None:
    """Both files pin the same version with the same hashes of whatever both hold."""
    program, building = pins(RUNTIME), pins(DEVELOPMENT)
    assert program.keys() <= building.keys()
    for name, pin in program.items():
        assert (building[name].version, building[name].hashes) == (pin.version, pin.hashes)


@LOCKS
def test_no_index_and_no_folder_of_a_computer_is_named(file: Path) -> None:
    """A lock file holds for everybody: no addresses, no paths but those of the project's own files."""
    text = file.read_text("utf-8")
    assert "://" not in text
    assert not re.search(r"^-", text, re.MULTILINE), "an option for pip"
    paths = set(re.findall(r"\S*[/\\]\S+", re.sub(r" \\\n", "\n", text)))
    assert paths <= {"packaging/requirements.lock"}


@pytest.fixture
def dev() -> ModuleType:
    """Return the bootstrap script as a module."""
    specification = importlib.util.spec_from_file_location("dev_for_locks", TOP / "dev.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


PIP_SAYS = """:env:.find-links='/from/a/variable /and/another'
global.extra-index-url='https://extra.invalid/a https://extra.invalid/b'
global.find-links='/from/a/file'
global.index-url='https://file.invalid/index'
install.index-url='https://install.invalid/index'
wheel.index-url='https://wheel.invalid/index'
global.timeout='180'
"""


class Computer:
    """Stands for the programs that `dev.py lock` starts: pip, which tells its settings, and uv."""

    def __init__(self, codes: list[int]) -> None:
        self.codes = codes
        self.commands: list[list[str]] = []
        self.environments: list[dict[str, str]] = []

    def run(self, command: list[object], **options: object) -> subprocess.CompletedProcess[str]:
        """Answer as they do."""
        words = [str(word) for word in command]
        if "config" in words:
            return subprocess.CompletedProcess(words, 0, PIP_SAYS, "")
        self.commands.append(words)
        environment = options["env"]
        assert isinstance(environment, dict)
        self.environments.append(environment)
        return subprocess.CompletedProcess(words, self.codes.pop(0), "uv's words\n", "")


@pytest.fixture
def computer(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Computer:
    """Return a computer with indexes of its own, on which uv succeeds."""
    for name in [name for name in os.environ if name.startswith("UV_")]:
        monkeypatch.delenv(name)
    found = Computer([0, 0])
    monkeypatch.setattr(dev, "install", lambda _extra: None)
    monkeypatch.setattr(dev.subprocess, "run", found.run)
    return found


@pytest.mark.parametrize("upgrade", [False, True])
def test_locking_writes_both_files_for_all_systems(
    dev: ModuleType, computer: Computer, *, upgrade: bool
) -> None:
    """`dev.py lock` pins for every system with hashes, and names no index itself."""
    assert dev.main(["lock", *(["--upgrade"] if upgrade else [])]) == 0
    assert [command[-1] for command in computer.commands] == [
        f"--output-file=packaging/{file.name}" for file in (RUNTIME, DEVELOPMENT)
    ]
    for command in computer.commands:
        assert {"--universal", "--generate-hashes"} < set(command)
        assert ("--upgrade" in command) is upgrade
        assert not [word for word in command if "://" in word]


def test_locking_asks_the_index_that_pip_is_set_to(dev: ModuleType, computer: Computer) -> None:
    """A file of pip, its section for `install`, then its variables count; extra indexes wait."""
    assert dev.main(["lock"]) == 0
    for environment in computer.environments:
        assert environment["UV_DEFAULT_INDEX"] == "https://install.invalid/index"
        assert environment["UV_FIND_LINKS"] == "/from/a/variable,/and/another"
        assert "UV_INDEX" not in environment


def test_extra_indexes_are_asked_for_what_the_first_lacks(
    dev: ModuleType, computer: Computer, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the one index is not enough, all are asked as pip does; only the last words of uv are shown."""
    computer.codes = [1, 0, 0]
    assert dev.main(["lock"]) == 0
    first, second, third = computer.environments
    assert "UV_INDEX" not in first
    assert second["UV_INDEX"] == "https://extra.invalid/a https://extra.invalid/b"
    assert second["UV_INDEX_STRATEGY"] == "unsafe-best-match"
    assert "UV_INDEX" not in third
    assert capsys.readouterr().err == "uv's words\n" * 2


def test_what_is_set_for_uv_itself_goes_before(
    dev: ModuleType, computer: Computer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A variable of uv's is not overruled by pip's settings, and not left out either."""
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://uv.invalid/simple")
    monkeypatch.setenv("UV_INDEX", "https://uv.invalid/more")
    assert dev.main(["lock"]) == 0
    for environment in computer.environments:
        assert environment["UV_DEFAULT_INDEX"] == "https://uv.invalid/simple"
        assert environment["UV_INDEX"] == "https://uv.invalid/more"


def test_a_failed_lock_ends_with_one(dev: ModuleType, computer: Computer) -> None:
    """Where the first file cannot be written from any index, the second is not tried."""
    computer.codes = [2, 2]
    assert dev.main(["lock"]) == 1
    assert len(computer.commands) == 2


INDEXES = tuple(
    f"{name}.{top}"
    for name, top in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("static.crates", "io"),
        ("rubygems", "org"),
    )
)
NOT_SOURCES = {".git", ".venv", ".mypy_cache", ".ruff_cache", ".hypothesis", "node_modules", "dist", "build"}


def test_no_address_of_a_package_index_stands_in_the_sources() -> None:
    """Where libraries come from is the affair of the computer that fetches them."""
    looked_at = 0
    for folder, folders, files in os.walk(TOP):
        folders[:] = [name for name in folders if name not in NOT_SOURCES and not name.startswith(".venv")]
        for path in (Path(folder, name) for name in files):
            if path.suffix in {".pyc", ".png", ".qm", ".ttf", ".woff2", ".ico", ".icns"}:
                continue
            looked_at += 1
            text = path.read_bytes().decode("latin-1").lower()
            assert not [index for index in INDEXES if index in text], path
    assert looked_at > 500


@pytest.mark.parametrize("answer", [0, 1])
def test_a_package_is_built_of_locked_libraries(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, answer: int
) -> None:
    """`dev.py package` installs what the lock file names before it builds; where it cannot, it stops."""
    commands: list[list[str]] = []

    def installs(*arguments: str) -> bool:
        commands.append([*arguments])
        return answer == 0

    def call(*command: object) -> int:
        commands.append([str(word) for word in command])
        return 0

    monkeypatch.setattr(dev, "install", lambda _extra: None)
    monkeypatch.setattr(dev, "prepare_build", lambda _environment: None)
    monkeypatch.setattr(dev, "installs", installs)
    monkeypatch.setattr(dev, "call", call)
    assert dev.main(["package"]) == answer
    assert commands[0] == ["--require-hashes", "-r", f"packaging/{DEVELOPMENT.name}"]
    assert (len(commands) == 1) is bool(answer)
    assert all("freeze.py" in command[1] for command in commands[1:2])
