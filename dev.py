#!/usr/bin/env python3
"""Sets this project up and runs it: `python3 dev.py run`, `test`, `check`, `package` or `lock`.

Needs Python 3.11 and nothing else. It makes `.venv` beside this file and, on Debian and Ubuntu, installs
the system libraries that are missing. Nothing here is newer than Python 3.7, so that an old Python can
still say what is wrong.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib.util
import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

OLDEST_PYTHON = (3, 11)
MINOR = f"3.{sys.version_info[1]}"
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
DEBIAN_PACKAGES = ROOT / "packaging" / "linux" / "debian_packages.py"

WINDOW = "import sys; from bigdeal_gui.gui.app import main; sys.exit(main())"
COMMAND = "import sys; from bigdeal_gui.cli.bigdeal import main; sys.exit(main())"
TRY_DISPLAY = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"

PIN = [
    *("pip", "compile", "pyproject.toml", "--quiet"),
    *("--universal", "--python-version=3.11", "--fork-strategy=fewest", "--generate-hashes"),
    "--custom-compile-command=python3 dev.py lock",
]
LOCKS = (
    ("packaging/requirements.lock", ("analysis", "bulk"), ()),
    ("packaging/dev.lock", ("analysis", "bulk", "dev"), ("--constraint=packaging/requirements.lock",)),
)
"""What the program needs with everything optional; what building and testing it needs as well."""

PIP_AS_UV = {
    "index-url": ("UV_DEFAULT_INDEX", " "),
    "no-index": ("UV_NO_INDEX", " "),
    "find-links": ("UV_FIND_LINKS", ","),
    "cert": ("SSL_CERT_FILE", " "),
    "trusted-host": ("UV_INSECURE_HOST", " "),
    "extra-index-url": ("UV_INDEX", " "),
}
"""uv's name for each of pip's settings of where libraries come from, and what it puts between several."""

AS_PIP_CHOOSES = {"UV_INDEX_STRATEGY": "unsafe-best-match"}
"""Of several indexes, uv takes a library from the one with the newest."""
UV = "uv>=0.7"

CHECKERS = (
    "mypy",  # takes as long as all others together
    "ruff check",
    "ruff format --check",
    "lint-imports",
    "vulture",
    "python packaging/translations.py check",
    "python packaging/help_pages.py check",
    "python packaging/upkeep.py",
    "python packaging/commit_rules.py",
)
AUDIT = "python packaging/audit.py"
NOT_AUDITED = 3
"""What the audit ends with where no list of flaws can be reached: nothing was found wrong, or proved."""

PACKAGE = ROOT / "bigdeal_gui"
NOT_WHOLLY_COVERED = {"services", "pages", "cli", "gui"}
"""Of every other room each branch stays tested."""

WINDOW_FILES = ("QtWidgets.abi3.so", "Qt/plugins/platforms/libqxcb.so")
WAYLAND_FILES = ("Qt/plugins/platforms/libqwayland.so",)
TOOL_FILES = ("lupdate",)
TEST_FILES = (*WINDOW_FILES, *TOOL_FILES, "QtTest.abi3.so")
"""What is loaded of PySide6: for a window, where there is Wayland, for the texts' check, and in tests."""


class Need(NamedTuple):
    """A Debian package, what shows that it is there (a program or a pattern of paths), and who needs it.

    Needed it is by the tests that name `word`; without one, by each build of the program.
    """

    package: str
    probe: str
    word: str


TEST_NEEDS = (
    Need("xvfb", "Xvfb", "Xvfb"),
    Need("xauth", "xauth", "Xvfb"),
    Need("xdotool", "xdotool", '"xdotool"'),
    Need("openbox", "openbox", '"openbox"'),
    Need("dbus", "dbus-run-session", "dbus-run-session"),
    Need("at-spi2-core", "/usr/libexec/at-spi-bus-launcher", "at-spi-bus-launcher"),
    Need("python3-pyatspi", "/usr/lib/python3/dist-packages/pyatspi", "pyatspi"),
    Need("gir1.2-atspi-2.0", "/usr/lib/*/girepository-1.0/Atspi-2.0.typelib", "pyatspi"),
    Need("imagemagick", "import", '"import"'),
    Need("poppler-utils", "pdftotext", '"pdftotext"'),
    Need("chromium", "/usr/bin/chromium", "chromium"),
    Need("chromium-driver", "/usr/bin/chromedriver", "chromium"),
)
BUILD_NEEDS = (
    Need("binutils", "objdump", "PyInstaller"),
    Need("nsis", "makensis", "makensis"),
    # Debian keeps the library of its own Python in a package apart.
    *(
        (Need(f"libpython{MINOR}", f"/usr/lib/*/libpython{MINOR}.so.1.0", "PyInstaller"),)
        if sys.base_prefix == "/usr"
        else ()
    ),
)


def main(arguments: list[str] | None = None) -> int:
    """Run the subcommand named in `arguments` and return the exit code."""
    if sys.version_info < OLDEST_PYTHON:
        say(f"This needs Python 3.11 or newer; {sys.executable} is Python {sys.version.split()[0]}.")
        return 1
    parser = argparse.ArgumentParser(prog="dev.py", description="Sets bigdeal-gui up and runs it.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("run", help="open the window; without a display, deal 36 boards into boards/")
    commands.add_parser("test", help="run all tests; what follows goes to pytest", add_help=False)
    check = commands.add_parser("check", help="run ruff, mypy, import-linter and the check of words and help")
    check.add_argument("--audit", action="store_true", help="also look for known flaws in the libraries")
    commands.add_parser("package", help="build all for this system into dist/ and try it")
    pins = commands.add_parser("lock", help="write packaging/*.lock: every library with version and hashes")
    pins.add_argument("--upgrade", action="store_true", help="take the newest versions there are")
    asked, rest = parser.parse_known_args(arguments)
    if rest and asked.command != "test":
        parser.error(f"not understood: {' '.join(rest)}")
    if asked.command == "run":
        return run()
    if asked.command == "test":
        return test(rest)
    if asked.command == "check":
        return check_code(with_audit=asked.audit)
    if asked.command == "lock":
        return lock(upgrade=asked.upgrade)
    return package()


# -- the commands ------------------------------------------------------------------------------------------


def run() -> int:
    """Open the window, or do its job through the command where no window can be shown."""
    install("")
    if may_have_display():
        is_wayland = bool(os.environ.get("WAYLAND_DISPLAY"))
        install_packages(missing_libraries((*WINDOW_FILES, *(WAYLAND_FILES if is_wayland else ())), VENV))
        # Where Qt can open no window it ends the whole process.
        if works(TRY_DISPLAY):
            return call(PYTHON, "-c", WINDOW)
    name = time.strftime("%Y-%m-%d-%H%M%S")
    say(f"No window can be shown here (no display), so the command deals 36 boards: boards/{name}")
    return call(PYTHON, "-c", COMMAND, "deal", "-n", "36", "-f", "pbn,dlm", "-o", f"boards/{name}")


def test(pytest_arguments: list[str]) -> int:
    """Run pytest: with arguments as they say, without any the whole suite and the coverage it must keep.

    What cannot run for want of a library or a program is skipped and named.
    """
    install("dev")
    needs = needs_of(pytest_arguments, (*TEST_NEEDS, *BUILD_NEEDS))
    libraries = missing_libraries(TEST_FILES, VENV)
    has_all = install_packages([*libraries, *missing(needs)])
    options = [] if has_all else ["-rs", *(["-p", "no:pytest-qt"] if libraries else [])]
    if not pytest_arguments:
        # One of them often waits for a program that it has started.
        options += ["--numprocesses=3", "--dist=worksteal"]
    if not pytest_arguments and has_all:
        rooms = (f"--cov=bigdeal_gui.{room}" for room in rooms_wholly_covered())
        options += [*rooms, "--cov-branch", "--cov-report=term-missing:skip-covered", "--cov-fail-under=100"]
    return call(PYTHON, "-m", "pytest", *options, *pytest_arguments)


def needs_of(pytest_arguments: list[str], needs: tuple[Need, ...]) -> list[Need]:
    """Return those of `needs` that the tests name which are asked for; without any named, all tests are."""
    asked = [ROOT / word.partition("::")[0] for word in pytest_arguments]
    places = [place for place in asked if place.exists()] or [ROOT / "tests"]
    files = [file for place in places for file in ([place] if place.is_file() else place.rglob("*.[ps][yh]"))]
    text = "".join(file.read_text("utf-8") for file in files)
    return [need for need in needs if need.word in text]


def rooms_wholly_covered() -> list[str]:
    """Return the names of all rooms below `services/`, the new ones too."""
    names = {
        path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()
    }
    return sorted(name for name in names - NOT_WHOLLY_COVERED if not name.startswith("_"))


def check_code(*, with_audit: bool) -> int:
    """Run every checker, two at a time, even after one has failed, and return 1 if any did."""
    install("dev")
    install_packages(missing_libraries(TOOL_FILES, VENV))
    failed, doubt = [], ""
    checkers = [*CHECKERS, *([AUDIT] if with_audit else ())]
    with ThreadPoolExecutor(2) as two:
        answers = [two.submit(answer, *checker.split()) for checker in checkers]
    for checker, (code, words) in zip(checkers, (one.result() for one in answers)):  # noqa: B905 - newer than 3.7
        say(f"== {checker}\n{words}".rstrip())
        # What publishes must have been audited; at a desk without the lists of flaws a plain word has to do.
        if checker == AUDIT and code == NOT_AUDITED and not os.environ.get("CI"):
            doubt = " The libraries could not be audited here."
        elif code != 0:
            failed.append(checker)
    say((f"Failed: {', '.join(failed)}." if failed else "All checks passed.") + doubt)
    return 1 if failed else 0


def package() -> int:
    """Build everything for this system into `dist/` and try it; with dpkg at hand the Debian package too."""
    install("dev")
    prepare_build(VENV)
    # What is handed out is made of the libraries that the lock file names, whatever is installed until now.
    if not installs("--require-hashes", "-r", "packaging/dev.lock"):
        return 1
    code = call(PYTHON, ROOT / "packaging" / "freeze.py")
    if code == 0 and shutil.which("dpkg-deb"):
        code = call(PYTHON, ROOT / "packaging" / "linux" / "deb.py", ROOT / "dist" / "bigdeal-gui.d")
    return code


def prepare_build(environment: Path) -> None:
    """Install what the system lacks for building with the Python of `environment`, which has PySide6."""
    libraries = missing_libraries((*WINDOW_FILES, *WAYLAND_FILES), environment)
    install_packages([*libraries, *missing(BUILD_NEEDS)])


def lock(*, upgrade: bool) -> int:
    """Pin every library, with the hashes of its files for all systems; what still fits keeps its version.

    Libraries are looked for where this computer has pip or uv look for them. None of it gets into the files.
    """
    install("dev")
    environment = index_settings()
    for file, extras, options in LOCKS:
        choices = [*(f"--extra={extra}" for extra in extras), *options, *(["--upgrade"] if upgrade else [])]
        say(f"== {file}")
        if pin([*choices, f"--output-file={file}"], environment) != 0:
            return 1
    return 0


def pin(options: list[str], environment: dict[str, str]) -> int:
    """Run uv and return its exit code: with one index first, with the extra ones where that fails.

    An extra index often has the files of one system alone, and a lock file holds for all.
    """
    extra = PIP_AS_UV["extra-index-url"][0]
    one = {name: value for name, value in environment.items() if name != extra or name in os.environ}
    code, words = answer("uv", *PIN, *options, environment=one)
    if code != 0 and one != environment:
        code, words = answer("uv", *PIN, *options, environment={**environment, **AS_PIP_CHOOSES})
    sys.stderr.write(f"{words}\n" if words else "")
    return code


def index_settings() -> dict[str, str]:
    """Return the environment for uv: this computer's, with pip's settings for indexes in uv's words.

    What is set for uv itself goes before. pip's order counts: a file, its section for `install`, variables.
    """
    _, words = answer("python", "-m", "pip", "config", "list")
    told = {}
    for section in ("global.", "install.", ":env:."):
        for line in words.splitlines():
            name, separator, value = line.partition("=")
            if separator and name.startswith(section):
                told[name[len(section) :]] = str(ast.literal_eval(value))
    found = {
        variable: between.join(told[name].split())
        for name, (variable, between) in PIP_AS_UV.items()
        if told.get(name)
    }
    return {**found, **os.environ}


# -- Python's side ----------------------------------------------------------------------------------------


def install(extra: str) -> None:
    """Make `.venv` hold the project as it stands, with `extra` (“dev” or none).

    Raises:
        SystemExit: it cannot be made; the reason has been said.
    """
    stamp = VENV / f"installed-{extra or 'base'}.txt"
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    stamps = {stamp, VENV / "installed-dev.txt"}
    if any(s.is_file() and s.read_text() == wanted for s in stamps) and works("import bigdeal_gui, click"):
        return
    if not works("import pip"):
        make_venv()
    say("Installing what the program needs into .venv (once; a minute or two) ...")
    if not installs("-e", f".[{extra}]" if extra else "."):
        sys.exit("The installation failed; pip's words are above. Is there a network?")
    if extra != "dev":
        install_solver()
    stamp.write_text(wanted)


def install_solver() -> None:
    """Install the double-dummy solver's package without the libraries that its other parts need.

    Where it cannot be had, records are printed without results.
    """
    import tomllib  # noqa: PLC0415 - an old Python must come as far as to say that it is too old

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    solver = project["optional-dependencies"]["analysis"]
    if not installs("--no-deps", *solver):
        say("The double-dummy solver could not be installed: records will be without its results.")


def installs(*arguments: str) -> bool:
    """Install what `arguments` say, and tell whether it is there; pip's words are shown where it is not.

    uv takes a tenth of pip's time. pip follows where uv cannot: it knows this computer's proxies and
    certificates, and runs on more kinds of computers.
    """
    if uv_installs(*arguments):
        return True
    code, words = answer("python", "-m", "pip", "install", "-q", *arguments)
    if code != 0:
        say(words)
    return code == 0


def uv_installs(*arguments: str) -> bool:
    """Tell whether uv, which is fetched first, installs what `arguments` say."""
    if answer("python", "-m", "pip", "install", "-q", "--only-binary=:all:", UV)[0] != 0:
        return False
    # In the same folder, what was fetched need not be copied.
    with tempfile.TemporaryDirectory(dir=VENV) as cache:
        environment = {**AS_PIP_CHOOSES, **index_settings(), "UV_CACHE_DIR": cache}
        command = ("uv", "pip", "install", "-q", "--python", str(PYTHON), *arguments)
        return answer(*command, environment=environment)[0] == 0


def make_venv() -> None:
    """Make `.venv` from the start.

    Raises:
        SystemExit: it cannot be made; the reason has been said.
    """
    # Debian's Python can make one only with a package of its own.
    ready = importlib.util.find_spec("ensurepip") or install_packages([f"python{MINOR}-venv"])
    if not ready or call(sys.executable, "-m", "venv", "--clear", VENV) != 0:
        sys.exit("Without it .venv cannot be made.")


def works(statement: str) -> bool:
    """Tell whether the Python of `.venv` is there and runs `statement` without an error."""
    return answer("python", "-c", statement)[0] == 0


def call(*command: str | Path) -> int:
    """Run `command` in the project's folder and return its exit code."""
    sys.stdout.flush()
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def answer(program: str, *options: str, environment: dict[str, str] | None = None) -> tuple[int, str]:
    """Run one of the environment's programs; return its exit code and all that it says."""
    command = [str(PYTHON.with_name(program)), *options]
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            errors="backslashreplace",  # and as text
        )
    except OSError as error:
        return 1, str(error)
    return done.returncode, done.stdout.rstrip()


def say(line: str) -> None:
    """Print one line at once."""
    print(line, flush=True)


# -- the system's side ------------------------------------------------------------------------------------


def may_have_display() -> bool:
    """Tell whether a display is to be expected; only Linux can be without one."""
    return not sys.platform.startswith("linux") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def missing_libraries(files: tuple[str, ...], environment: Path) -> list[str]:
    """Return the packages of the missing libraries that `files` of PySide6 are linked against."""
    if not sys.platform.startswith("linux"):
        return []
    packages = runpy.run_path(str(DEBIAN_PACKAGES))["PACKAGES"]
    names = {library: packages.get(library) for library in libraries_not_found(files, environment)}
    for library, package in names.items():
        if package is None:
            say(f"The library {library} is missing, and dev.py knows no package of it.")
    return sorted({package for package in names.values() if package})


def libraries_not_found(files: tuple[str, ...], environment: Path) -> list[str]:
    """Return the libraries that `files` of PySide6, or what these load, are linked against in vain."""
    folder = environment / "lib" / f"python{MINOR}" / "site-packages" / "PySide6"
    # The system's loader itself follows the links all the way down.
    command = ["ldd", *(str(folder / file) for file in files)]
    said = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False).stdout
    return sorted(set(re.findall(r"(\S+) => not found", said)))


def missing(needs: Iterable[Need]) -> list[str]:
    """Return the packages of `needs` that a Linux lacks; elsewhere nothing is ever missing."""
    if not sys.platform.startswith("linux"):
        return []
    return [need.package for need in needs if not is_there(need.probe)]


def is_there(probe: str) -> bool:
    """Tell whether the program or pattern of paths is on this system."""
    if probe.startswith("/"):
        return any(Path("/").glob(probe[1:]))
    return shutil.which(probe) is not None


def install_packages(packages: list[str]) -> bool:
    """Install Debian `packages`, quietly; where that cannot be, say the one command that does it.

    Returns:
        Whether they are there now. Callers that can go on without them do.
    """
    if not packages:
        return True
    names = shlex.join(packages)
    if shutil.which("apt-get") is None:
        say(f"Missing on this system (Debian's names; your package manager has them): {names}")
        return False
    rights = root_rights()
    if rights is None:
        say("Some system libraries are missing. This one command installs them:")
        say(f"  sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends {names}'")
        return False
    say(f"Installing system packages: {names} ...")
    apt = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"]
    output = ""
    for step in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            [*apt, *step], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        output += done.stdout
    # A failed update alone may be one dead source among many: the installation decides.
    if done.returncode != 0:
        say(f"{output}\nThe packages could not be installed; apt's words are above.")
        return False
    return True


def root_rights() -> list[str] | None:
    """Return what goes before a command to run it as root: nothing, sudo, or None where neither can be."""
    if os.name != "posix":
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    if subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0:
        return ["sudo", "-n"]
    return ["sudo"] if sys.stdin.isatty() else None


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
