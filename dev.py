#!/usr/bin/env python3
"""Sets this project up and runs it: `python3 dev.py run`, `test`, `check`, `package` or `lock`.

Needs Python 3.11 and nothing else. It makes `.venv` beside this file and, on Debian and Ubuntu, installs
the system libraries that are missing. Nothing here is newer than Python 3.7, so that an old Python can
still say what is wrong.
"""

from __future__ import annotations

import argparse
import ast
import ctypes
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

OLDEST_PYTHON = (3, 11)
MINOR = f"3.{sys.version_info[1]}"
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
BOARDS = ROOT / "boards"

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

CHECKERS = (
    "ruff check",
    "ruff format --check",
    "mypy",
    "lint-imports",
    "vulture",
    "python packaging/translations.py check",
    "python packaging/help_pages.py check",
    "python packaging/upkeep.py",
)
AUDIT = "python packaging/audit.py"
NOT_AUDITED = 3
"""What the audit ends with where no list of flaws can be reached: nothing was found wrong, or proved."""

PACKAGE = ROOT / "bigdeal_gui"
NOT_WHOLLY_COVERED = {"services", "pages", "cli", "gui"}
"""Of every other room each branch stays tested."""


class Need(NamedTuple):
    """A Debian package and what shows that it is there: a library, a program or a pattern of paths."""

    package: str
    probe: str


LRELEASE = (Need("libglib2.0-0", "libglib-2.0.so.0"),)
"""What Qt's compiler of translations asks of the system."""

QT = (
    *LRELEASE,
    Need("libgl1", "libGL.so.1"),
    Need("libegl1", "libEGL.so.1"),
    Need("libxkbcommon0", "libxkbcommon.so.0"),
    Need("libfontconfig1", "libfontconfig.so.1"),
    Need("libdbus-1-3", "libdbus-1.so.3"),
)
X_WINDOWS = (
    Need("libxcb-cursor0", "libxcb-cursor.so.0"),
    Need("libxkbcommon-x11-0", "libxkbcommon-x11.so.0"),
    Need("libxcb-icccm4", "libxcb-icccm.so.4"),
    Need("libxcb-keysyms1", "libxcb-keysyms.so.1"),
    Need("libxcb-shape0", "libxcb-shape.so.0"),
)
X_TESTS = (
    Need("xvfb", "Xvfb"),
    Need("xauth", "xauth"),
    Need("xdotool", "xdotool"),
    Need("openbox", "openbox"),
    Need("dbus", "dbus-run-session"),
    Need("at-spi2-core", "/usr/libexec/at-spi-bus-launcher"),
    Need("python3-pyatspi", "/usr/lib/python3/dist-packages/pyatspi"),
    Need("gir1.2-atspi-2.0", "/usr/lib/*/girepository-1.0/Atspi-2.0.typelib"),
    Need("imagemagick", "import"),
    Need("poppler-utils", "pdftotext"),
    Need("chromium", "/usr/bin/chromium"),
    Need("chromium-driver", "/usr/bin/chromedriver"),
)
FREEZING = (
    Need("binutils", "objdump"),
    Need("nsis", "makensis"),
    # Debian keeps the library of its own Python in a package apart.
    *((Need(f"libpython{MINOR}", f"libpython{MINOR}.so.1.0"),) if sys.base_prefix == "/usr" else ()),
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
        install_packages(missing((*QT, *X_WINDOWS)))
        if display_answers():
            return call(PYTHON, "-c", WINDOW)
    name = free_name(BOARDS, time.strftime("%Y-%m-%d-%H%M%S"))
    say(f"No window can be shown here (no display), so the command deals 36 boards: boards/{name}")
    return call(PYTHON, "-c", COMMAND, "deal", "-n", "36", "-f", "pbn,dlm", "-o", f"boards/{name}")


def test(pytest_arguments: list[str]) -> int:
    """Run pytest: with arguments as they say, without any the whole suite and the coverage it must keep."""
    install_packages(missing((*QT, *X_WINDOWS, *X_TESTS, *FREEZING)))
    install("dev")
    if pytest_arguments:
        return call(PYTHON, "-m", "pytest", *pytest_arguments)
    return call(
        PYTHON,
        "-m",
        "pytest",
        "--numprocesses=3",  # one of them often waits for a program that it has started
        "--dist=worksteal",
        *(f"--cov=bigdeal_gui.{room}" for room in rooms_wholly_covered()),
        "--cov-branch",
        "--cov-report=term-missing:skip-covered",
        "--cov-fail-under=100",
    )


def rooms_wholly_covered() -> list[str]:
    """Return the names of all rooms below `services/`, the new ones too."""
    names = {
        path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()
    }
    return sorted(name for name in names - NOT_WHOLLY_COVERED if not name.startswith("_"))


def check_code(*, with_audit: bool) -> int:
    """Run every checker, even after one has failed, and return 1 if any did."""
    install("dev")
    failed, doubt = [], ""
    for checker in (*CHECKERS, *([AUDIT] if with_audit else ())):
        say(f"== {checker}")
        program, *options = checker.split()
        code = call(PYTHON.with_name(program), *options)
        # What publishes must have been audited; at a desk without the lists of flaws a plain word has to do.
        if checker == AUDIT and code == NOT_AUDITED and not os.environ.get("CI"):
            doubt = " The libraries could not be audited here."
        elif code != 0:
            failed.append(checker)
    say((f"Failed: {', '.join(failed)}." if failed else "All checks passed.") + doubt)
    return 1 if failed else 0


def package() -> int:
    """Build everything for this system into `dist/` and try it; with dpkg at hand the Debian package too."""
    install_packages(missing((*QT, *X_WINDOWS, *FREEZING)))
    install("dev")
    # What is handed out is made of the libraries that the lock file names, whatever is installed until now.
    if call(PYTHON, "-m", "pip", "install", "-q", "--require-hashes", "-r", "packaging/dev.lock") != 0:
        return 1
    code = call(PYTHON, ROOT / "packaging" / "freeze.py")
    if code == 0 and shutil.which("dpkg-deb"):
        code = call(PYTHON, ROOT / "packaging" / "linux" / "deb.py", ROOT / "dist" / "bigdeal-gui.d")
    return code


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
    command = [str(PYTHON.with_name("uv")), *PIN, *options]
    one = {name: value for name, value in environment.items() if name != extra or name in os.environ}
    done = subprocess.run(command, cwd=ROOT, env=one, check=False, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0 and one != environment:
        everywhere = {**environment, "UV_INDEX_STRATEGY": "unsafe-best-match"}  # as pip chooses
        done = subprocess.run(
            command, cwd=ROOT, env=everywhere, check=False, stderr=subprocess.PIPE, text=True
        )
    sys.stderr.write(done.stderr)
    return done.returncode


def index_settings() -> dict[str, str]:
    """Return the environment for uv: this computer's, with pip's settings for indexes in uv's words.

    What is set for uv itself goes before. pip's order counts: a file, its section for `install`, variables.
    """
    done = subprocess.run(
        [PYTHON, "-m", "pip", "config", "list"], cwd=ROOT, check=False, stdout=subprocess.PIPE, text=True
    )
    told = {}
    for section in ("global.", "install.", ":env:."):
        for line in done.stdout.splitlines():
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
        compile_translations()
        return
    if not works("import pip"):
        make_venv()
    say("Installing what the program needs into .venv (once; a minute or two) ...")
    target = f".[{extra}]" if extra else "."
    os.environ["BIGDEAL_TRANSLATIONS"] = "later"
    if call(PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "-q", "-e", target) != 0:
        sys.exit("The installation failed; pip's words stand above. Is there a network?")
    if extra != "dev":
        install_solver()
    compile_translations()
    stamp.write_text(wanted)


def install_solver() -> None:
    """Install the double-dummy solver's package without the libraries that its other parts need.

    Where it cannot be had, records are printed without results.
    """
    import tomllib  # noqa: PLC0415 - an old Python must come as far as to say that it is too old

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    solver = project["optional-dependencies"]["analysis"]
    quietly = ("--disable-pip-version-check", "-q", "--no-deps")
    if call(PYTHON, "-m", "pip", "install", *quietly, *solver) != 0:
        say("The double-dummy solver could not be installed: records will be without its results.")


def compile_translations() -> None:
    """Make the files that the window loads from those that translators write, where they are newer.

    Raises:
        SystemExit: they cannot be made; the reason has been said.
    """
    install_packages(missing(LRELEASE))
    if call(PYTHON, ROOT / "packaging" / "translations.py", "compile") != 0:
        sys.exit("The translations cannot be compiled.")


def make_venv() -> None:
    """Make `.venv` anew.

    Raises:
        SystemExit: it cannot be made; the reason has been said.
    """
    # Debian's Python can make one only with a package of its own.
    ready = importlib.util.find_spec("ensurepip") or install_packages([f"python{MINOR}-venv"])
    if not ready or call(sys.executable, "-m", "venv", "--clear", VENV) != 0:
        sys.exit("Without it .venv cannot be made.")


def works(statement: str) -> bool:
    """Tell whether the Python of `.venv` is there and runs `statement` without an error."""
    if not PYTHON.is_file():
        return False
    try:
        tried = subprocess.run([PYTHON, "-c", statement], cwd=ROOT, capture_output=True, check=False)
    except OSError:
        return False
    return tried.returncode == 0


def call(*command: str | Path) -> int:
    """Run `command` in the project's folder and return its exit code."""
    sys.stdout.flush()
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def say(line: str) -> None:
    """Print one line at once."""
    print(line, flush=True)


# -- the system's side ------------------------------------------------------------------------------------


def may_have_display() -> bool:
    """Tell whether a display is to be expected; only Linux can be without one."""
    return not sys.platform.startswith("linux") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def display_answers() -> bool:
    """Tell whether Qt can open a window here; where it cannot, Qt ends the whole process."""
    return works(TRY_DISPLAY)


def free_name(folder: Path, wanted: str) -> str:
    """Return `wanted`, or it with the first number that no file in `folder` has in its stem."""
    taken = {path.stem for path in folder.iterdir()} if folder.is_dir() else set()
    count = 1
    name = wanted
    while name in taken:
        count += 1
        name = f"{wanted}-{count}"
    return name


def missing(needs: tuple[Need, ...]) -> list[str]:
    """Return the packages of `needs` that a Linux lacks; elsewhere nothing is ever missing."""
    if not sys.platform.startswith("linux"):
        return []
    return [need.package for need in needs if not is_there(need.probe)]


def is_there(probe: str) -> bool:
    """Tell whether the library, program or pattern of paths is on this system."""
    if probe.startswith("/"):
        return any(Path("/").glob(probe[1:]))
    if ".so." not in probe:
        return shutil.which(probe) is not None
    try:
        ctypes.CDLL(probe)
    except OSError:
        return False
    return True


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
        say(f"{output}\nThe packages could not be installed; apt's words stand above.")
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
