"""The bootstrap script: what it decides, without installing anything."""

from __future__ import annotations

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import PySide6
import pytest

if TYPE_CHECKING:
    from types import ModuleType

TOP = Path(__file__).resolve().parents[1]


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the script as a module whose project folder is an empty one."""
    specification = importlib.util.spec_from_file_location("dev_under_test", TOP / "dev.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "PYTHON", tmp_path / ".venv/bin/python")
    return module


@pytest.fixture
def dev(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the script with its hands tied: it runs no program and installs no package."""
    monkeypatch.setattr(script, "call", lambda *command: pytest.fail(f"would run {command}"))
    monkeypatch.setattr(script, "install_packages", lambda packages: not packages)
    return script


def called(dev: ModuleType, monkeypatch: pytest.MonkeyPatch, answer: int = 0) -> list[tuple[str, ...]]:
    """Let `dev` run nothing but note its commands; return the growing list."""
    commands: list[tuple[str, ...]] = []

    def call(*command: object) -> int:
        commands.append(tuple(str(word) for word in command))
        return answer

    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(dev, "answer", lambda *command, **_: (call(*command), "what it says"))
    monkeypatch.setattr(dev, "install", lambda _extra: None)
    monkeypatch.setattr(dev, "installs", lambda *_: answer == 0)
    monkeypatch.setattr(dev, "missing_libraries", lambda *_: [])
    monkeypatch.setattr(dev, "needs_of", lambda *_: [])
    return commands


def test_an_old_python_is_told_in_one_line(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A Python older than 3.11 gets one line that names what is needed, and exit code 1."""
    monkeypatch.setattr(dev.sys, "version_info", (3, 10, 9, "final", 0))
    assert dev.main(["run"]) == 1
    assert capsys.readouterr().out.count("\n") == 1


def test_package_builds_the_program_and_its_debian_package(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program is built, tried and, where dpkg is at hand, packed; a failed build is not packed."""
    commands = called(dev, monkeypatch)
    monkeypatch.setattr(dev.shutil, "which", lambda _name: "/usr/bin/dpkg-deb")
    assert dev.main(["package"]) == 0
    build, pack = (command[1:] for command in commands[-2:])
    assert build == (str(dev.ROOT / "packaging" / "freeze.py"),)
    assert pack == (
        str(dev.ROOT / "packaging" / "linux" / "deb.py"),
        str(dev.ROOT / "dist" / "bigdeal-gui.d"),
    )
    failed = called(dev, monkeypatch, answer=1)
    assert dev.main(["package"]) == 1
    assert not any("deb.py" in word for command in failed for word in command)


def test_the_script_reads_on_python_3_7() -> None:
    """An old Python can compile the script, or it could not say what is wrong."""
    ast.parse((TOP / "dev.py").read_text("utf-8"), feature_version=(3, 7))


def test_the_script_needs_the_standard_library_alone() -> None:
    """Whatever the script imports comes with Python."""
    tree = ast.parse((TOP / "dev.py").read_text("utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names


def test_help_names_the_four_commands() -> None:
    """`--help` works without an environment and lists every command."""
    done = subprocess.run(
        [sys.executable, str(TOP / "dev.py"), "--help"], capture_output=True, text=True, check=True
    )
    assert all(f"\n    {name} " in done.stdout for name in ("run", "test", "check", "package"))


def test_a_word_too_many_is_refused(dev: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    """What no command understands is named, with exit code 2."""
    with pytest.raises(SystemExit) as stopped:
        dev.main(["check", "--fast"])
    assert stopped.value.code == 2
    assert "--fast" in capsys.readouterr().err


def test_without_a_display_the_command_deals(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`run` without a display says so in one line and deals 36 boards as PBN and DLM into boards/."""
    commands = called(dev, monkeypatch)
    monkeypatch.setattr(dev, "may_have_display", lambda: False)
    assert dev.main(["run"]) == 0
    (command,) = commands
    assert command[3:9] == ("deal", "-n", "36", "-f", "pbn,dlm", "-o")
    assert Path(command[9]).parts[0] == "boards"
    assert capsys.readouterr().out.count("\n") == 1


def test_a_display_that_refuses_counts_as_none(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """`run` with a display that does not answer deals through the command too."""
    commands = called(dev, monkeypatch)
    monkeypatch.setattr(dev, "may_have_display", lambda: True)
    monkeypatch.setattr(dev, "works", lambda _: False)
    assert dev.main(["run"]) == 0
    assert commands[0][3] == "deal"


def test_with_a_display_the_window_opens(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """`run` with a display starts the window, deals nothing, and passes its exit code on."""
    commands = called(dev, monkeypatch, answer=3)
    monkeypatch.setattr(dev, "may_have_display", lambda: True)
    monkeypatch.setattr(dev, "works", lambda _: True)
    assert dev.main(["run"]) == 3
    assert [command[2] for command in commands] == [dev.WINDOW]


@pytest.mark.parametrize(
    ("variables", "expected"),
    [({}, False), ({"DISPLAY": ":0"}, True), ({"WAYLAND_DISPLAY": "w"}, True), ({"DISPLAY": ""}, False)],
)
def test_linux_has_a_display_where_a_variable_names_it(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], *, expected: bool
) -> None:
    """On Linux a display is looked for only where DISPLAY or WAYLAND_DISPLAY names one."""
    monkeypatch.setattr(dev.sys, "platform", "linux")
    monkeypatch.setattr(dev.os, "environ", variables)
    assert dev.may_have_display() is expected


def test_other_systems_always_have_a_display(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows and macOS set no variable for their display, and lack no package of Debian's."""
    monkeypatch.setattr(dev.sys, "platform", "win32")
    monkeypatch.setattr(dev.os, "environ", {})
    assert dev.may_have_display()
    assert dev.missing(dev.TEST_NEEDS) == []
    assert dev.missing_libraries(dev.TEST_FILES, dev.VENV) == []


def test_only_what_is_missing_is_asked_for(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """A library, program or path that is there is not installed; what is not there is."""
    monkeypatch.setattr(dev.sys, "platform", "linux")
    needs = (
        dev.Need("present-program", "sh", ""),
        dev.Need("absent-program", "no-such-program-anywhere", ""),
        dev.Need("present-path", "/et*", ""),
        dev.Need("absent-path", "/no/such/*", ""),
    )
    assert dev.missing(needs) == ["absent-program", "absent-path"]


def test_a_missing_library_is_read_from_the_files_that_want_it(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What the loader does not find is turned into packages; a library without a row is named."""
    said = (
        "\tlibGL.so.1 => not found\n\tlibgthread-2.0.so.0 => not found\n\tlibglib-2.0.so.0 => not found\n"
        "\tlibc.so.6 => /lib/libc.so.6 (0x0)\n\tlibnosuch.so.9 => not found\n"
    )
    commands: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        return subprocess.CompletedProcess(command, 0, said)

    monkeypatch.setattr(script.sys, "platform", "linux")
    monkeypatch.setattr(script.subprocess, "run", run)
    gl, glib = script.missing_libraries(("QtGui.abi3.so",), script.VENV)
    assert (gl, glib.removesuffix("t64")) == ("libgl1", "libglib2.0-0")
    assert commands[0][0] == "ldd"
    assert Path(commands[0][1]).name == "QtGui.abi3.so"
    assert "libnosuch.so.9" in capsys.readouterr().out


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="libraries are found otherwise there")
def test_the_files_that_are_read_are_there(script: ModuleType) -> None:
    """PySide6 has each file whose libraries are looked for, and each loads something."""
    folder = Path(PySide6.__file__).parent
    for name in (*script.WINDOW_FILES, *script.WAYLAND_FILES, *script.TEST_FILES):
        done = subprocess.run(["ldd", folder / name], capture_output=True, text=True, check=True)
        assert "libc.so.6 => /" in done.stdout


@pytest.mark.parametrize(
    ("asked", "packages"),
    [
        (["tests/library"], set()),
        (["-k", "pbn"], {"xvfb", "chromium", "poppler-utils"}),
        ([], {"xvfb", "chromium", "poppler-utils"}),
        (["tests/gui/test_window_display.py"], {"xvfb", "xauth", "xdotool", "openbox"}),
        (["tests/paper/pdf/test_page.py::test_text", "-x"], {"poppler-utils"}),
    ],
)
def test_only_what_the_tests_name_is_needed(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, asked: list[str], packages: set[str]
) -> None:
    """A program is asked for where the tests that are to be run name it."""
    monkeypatch.setattr(script, "ROOT", TOP)
    found = {need.package for need in script.needs_of(asked, script.TEST_NEEDS)}
    assert found >= packages
    assert "chromium" in packages or found == packages


def test_without_its_libraries_tests_run_without_qt(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where they cannot be had the rest is run, what is skipped is said, and no coverage is asked for."""
    commands = called(dev, monkeypatch)
    monkeypatch.setattr(dev, "missing_libraries", lambda *_: ["libgl1"])
    monkeypatch.setattr(dev, "needs_of", lambda *_: [])
    assert dev.main(["test"]) == 0
    (command,) = commands
    assert {"-rs", "no:pytest-qt"} <= set(command)
    assert not any(word.startswith("--cov") for word in command)


def test_apt_runs_an_update_first_and_keeps_quiet(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With root's rights apt updates, installs without questions, and its output stays unseen."""
    steps: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        steps.append(command)
        return subprocess.CompletedProcess(command, 0, "much output")

    monkeypatch.setattr(script, "root_rights", lambda: ["sudo", "-n"])
    monkeypatch.setattr(script.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(script.subprocess, "run", run)
    assert script.install_packages(["libgl1"])
    assert all(
        step[:5] == ["sudo", "-n", "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"] for step in steps
    )
    assert [step[6] for step in steps] == ["update", "install"]
    assert steps[1][-1] == "libgl1"
    assert "much output" not in capsys.readouterr().out


def test_apt_is_heard_when_it_fails(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A failed installation shows apt's own words."""
    monkeypatch.setattr(script, "root_rights", list)
    monkeypatch.setattr(script.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(
        script.subprocess,
        "run",
        lambda command, **_: subprocess.CompletedProcess(command, 100, "Unable to locate package"),
    )
    assert not script.install_packages(["libgl1"])
    assert "Unable to locate package" in capsys.readouterr().out


def test_without_rights_the_one_command_is_said(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where neither root nor sudo is to be had, one command to copy is printed and nothing is run."""
    monkeypatch.setattr(script, "root_rights", lambda: None)
    monkeypatch.setattr(script.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(script.subprocess, "run", lambda *_, **__: pytest.fail("ran something"))
    assert not script.install_packages(["libgl1", "libegl1"])
    commands = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  sudo")]
    assert len(commands) == 1
    assert commands[0].endswith("libgl1 libegl1'")


def test_nothing_missing_is_nothing_done(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """With every package there, neither apt nor sudo is looked for."""
    monkeypatch.setattr(script.shutil, "which", lambda _: pytest.fail("looked for a program"))
    assert script.install_packages([])


def test_an_installation_is_not_repeated(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment is filled once, and again only after pyproject.toml has changed."""
    installed: list[tuple[str, ...]] = []

    def installs(*arguments: str) -> bool:
        installed.append(arguments)
        return True

    monkeypatch.setattr(dev, "installs", installs)
    monkeypatch.setattr(dev, "works", lambda _: True)
    dev.VENV.mkdir()
    for _ in range(2):
        dev.install("dev")
        dev.install("")
    assert installed == [("-e", ".[dev]")]
    extras = "[project.optional-dependencies]\nanalysis = ['solver>=1', 'other']\n"
    (dev.ROOT / "pyproject.toml").write_text(f"[project]\nname = 'other'\n{extras}")
    dev.install("")
    assert installed[1:] == [("-e", "."), ("--no-deps", "solver>=1", "other")]


def test_a_failed_installation_is_tried_again(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure stops the script and leaves no stamp behind."""
    monkeypatch.setattr(dev, "installs", lambda *_: False)
    monkeypatch.setattr(dev, "works", lambda _: True)
    dev.VENV.mkdir()
    with pytest.raises(SystemExit):
        dev.install("")
    assert not list(dev.VENV.iterdir())


@pytest.mark.parametrize(
    ("fetched", "installed", "asked"),
    [
        (0, 0, ["pip", "uv"]),
        (0, 2, ["pip", "uv", "pip"]),
        (0, None, ["pip", "uv", "pip"]),
        (1, 0, ["pip", "pip"]),
    ],
)
def test_uv_installs_and_pip_where_it_cannot(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, fetched: int, installed: int, asked: list[str]
) -> None:
    """It takes libraries from where pip would, and leaves nothing of what it fetched."""
    script.VENV.mkdir()
    told: list[str] = []

    def answer(*words: str, environment: dict[str, str] | None = None) -> tuple[int, str]:
        told.append("uv" if words[0] == "uv" else "pip")
        if environment is None:
            return fetched if script.UV in words else 0, ""
        assert words[1:] == ("pip", "install", "-q", "--python", str(script.PYTHON), "-e", ".")
        assert environment["UV_DEFAULT_INDEX"] == "https://index.example"
        assert Path(environment["UV_CACHE_DIR"]).parent == script.VENV
        return installed, ""

    monkeypatch.setattr(script, "answer", answer)
    monkeypatch.setattr(script, "index_settings", lambda: {"UV_DEFAULT_INDEX": "https://index.example"})
    assert script.installs("-e", ".")
    assert told == asked
    assert not list(script.VENV.iterdir())


@pytest.mark.parametrize(("code", "said"), [(0, ""), (1, "WARNING: as root\n")])
def test_pip_is_heard_only_when_it_fails(
    script: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    code: int,
    said: str,
) -> None:
    """Warnings of an installation that went well are nobody's; of one that failed every word is shown."""
    monkeypatch.setattr(script, "uv_installs", lambda *_: False)
    monkeypatch.setattr(script, "answer", lambda *_: (code, "WARNING: as root"))
    assert script.installs("-e", ".") is (code == 0)
    assert capsys.readouterr().out == said


def test_a_program_that_is_not_there_is_said(dev: ModuleType) -> None:
    """As one that failed, by the system's own words."""
    code, words = dev.answer("none")
    assert code == 1
    assert "none" in words


def test_debian_gets_its_venv_package(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Python came without ensurepip, the package that brings it is installed first."""
    asked: list[str] = []
    commands: list[tuple[str, ...]] = []

    def install_packages(packages: list[str]) -> bool:
        asked.extend(packages)
        return True

    def call(*command: object) -> int:
        commands.append(tuple(str(word) for word in command))
        return 0

    monkeypatch.setattr(dev, "install_packages", install_packages)
    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda _: None)
    dev.make_venv()
    assert asked == [f"python3.{sys.version_info.minor}-venv"]
    assert commands[0][1:3] == ("-m", "venv")


def test_the_whole_suite_keeps_the_lower_rooms_covered(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`test` alone asks for full coverage of every room below services/; arguments go to pytest."""
    commands = called(dev, monkeypatch, answer=5)
    assert dev.main(["test"]) == 5
    assert dev.main(["test", "tests/model", "-k", "plans"]) == 5
    whole, part = commands
    assert "--cov-fail-under=100" in whole
    rooms = {word.rpartition(".")[2] for word in whole if word.startswith("--cov=")}
    assert rooms >= {"errors", "model", "numbering", "randomness", "formats", "storage"}
    assert not rooms & {"services", "cli", "gui", "__init__"}
    assert part[1:] == ("-m", "pytest", "tests/model", "-k", "plans")


def test_every_checker_is_heard(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`check` runs every checker even where the first fails, and the audit only when asked."""
    commands = called(dev, monkeypatch, answer=1)
    assert dev.main(["check"]) == 1
    assert {("ruff", "check"), ("ruff", "format", "--check"), ("mypy",), ("lint-imports",)} <= {*commands}
    scripts = {command[1:] for command in commands if command[0] == "python"}
    assert scripts >= {("packaging/translations.py", "check"), ("packaging/help_pages.py", "check")}
    assert ("packaging/audit.py",) not in scripts
    assert capsys.readouterr().out.count("what it says") == len(dev.CHECKERS)
    assert dev.main(["check", "--audit"]) == 1
    assert ("python", "packaging/audit.py") in commands


def test_a_checker_is_heard_to_the_end(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What it says on either stream is told, and how it ended."""
    script = tmp_path / "checker.py"
    script.write_text("import sys; print('one', flush=True); sys.exit('two')", "utf-8")
    monkeypatch.setattr(dev, "PYTHON", Path(sys.executable))
    assert dev.answer(Path(sys.executable).name, str(script)) == (1, "one\ntwo")


def test_words_in_another_encoding_do_not_stop_the_script(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As uv writes UTF-8 where Windows reads its code page: the byte is no letter in either."""
    monkeypatch.setattr(dev, "PYTHON", Path(sys.executable))
    words = "import sys; sys.stdout.buffer.write(bytes([0x9d]))"
    assert dev.answer(Path(sys.executable).name, "-c", words) == (0, "\\x9d")


@pytest.mark.parametrize(("on_ci", "expected"), [("", 0), ("true", 1)])
def test_an_audit_that_cannot_be_made_is_told_and_stops_a_release(
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    on_ci: str,
    expected: int,
) -> None:
    """Without a list of flaws a desk is told so in the last line; where releases are made it fails."""
    called(dev, monkeypatch)
    audit = tuple(dev.AUDIT.split())
    monkeypatch.setattr(dev, "answer", lambda *words: (dev.NOT_AUDITED if words == audit else 0, ""))
    monkeypatch.setenv("CI", on_ci)
    assert dev.main(["check", "--audit"]) == expected
    last = capsys.readouterr().out.splitlines()[-1]
    assert ("could not be audited" in last) is not bool(expected)
    assert ("audit.py" in last) is bool(expected)
