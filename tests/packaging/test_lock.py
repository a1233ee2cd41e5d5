"""The lock files: every library that the project names is pinned to one version and its files' hashes."""

from __future__ import annotations

import importlib.util
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


@pytest.mark.parametrize("upgrade", [False, True])
def test_locking_asks_the_public_index_alone(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, *, upgrade: bool
) -> None:
    """`dev.py lock` writes both files for all systems, whatever indexes this computer is set to."""
    commands: list[list[str]] = []
    environments: list[dict[str, str]] = []

    def run(command: list[object], *, env: dict[str, str], **_: object) -> subprocess.CompletedProcess[bytes]:
        commands.append([str(word) for word in command])
        environments.append(env)
        return subprocess.CompletedProcess([], 0)

    monkeypatch.setattr(dev, "install", lambda _extra: None)
    monkeypatch.setattr(dev.subprocess, "run", run)
    monkeypatch.setenv("UV_INDEX", "https://mirror.invalid/simple")
    monkeypatch.setenv("PIP_FIND_LINKS", "/somewhere")
    assert dev.main(["lock", *(["--upgrade"] if upgrade else [])]) == 0
    assert [command[-1] for command in commands] == [
        f"--output-file=packaging/{file.name}" for file in (RUNTIME, DEVELOPMENT)
    ]
    for command in commands:
        assert {"--universal", "--generate-hashes", "--no-config"} < set(command)
        assert ("--upgrade" in command) is upgrade
    assert not {"UV_INDEX", "PIP_FIND_LINKS"} & {name for one in environments for name in one}


def test_a_failed_lock_ends_with_one(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the first file cannot be written, the second is not tried."""
    calls: list[object] = []

    def run(command: object, **_: object) -> subprocess.CompletedProcess[bytes]:
        calls.append(command)
        return subprocess.CompletedProcess([], 2)

    monkeypatch.setattr(dev, "install", lambda _extra: None)
    monkeypatch.setattr(dev.subprocess, "run", run)
    assert dev.main(["lock"]) == 1
    assert len(calls) == 1


@pytest.mark.parametrize("answer", [0, 1])
def test_a_package_is_built_of_locked_libraries(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, answer: int
) -> None:
    """`dev.py package` installs what the lock file names before it builds; where it cannot, it stops."""
    commands: list[list[str]] = []

    def call(*command: object) -> int:
        commands.append([str(word) for word in command])
        return answer

    monkeypatch.setattr(dev, "install", lambda _extra: None)
    monkeypatch.setattr(dev, "install_packages", lambda _packages: True)
    monkeypatch.setattr(dev, "call", call)
    assert dev.main(["package"]) == answer
    assert commands[0][-3:] == ["--require-hashes", "-r", f"packaging/{DEVELOPMENT.name}"]
    assert (len(commands) == 1) is bool(answer)
    assert all("freeze.py" in command[1] for command in commands[1:2])
