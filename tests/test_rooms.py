"""The rules of the rooms that import-linter cannot see: calls, type-only imports, sizes."""

from __future__ import annotations

import ast
import functools
import graphlib
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import bigdeal_gui

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping

PACKAGE = Path(bigdeal_gui.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))
TOP = PACKAGE.parent
SCRIPTS = sorted((TOP / "packaging").rglob("*.py"))
PURE_ROOMS = ("model", "numbering", "randomness", "formats", "holdings", "analysis", "bulk", "tournament")
SYSTEM_SOURCE = PACKAGE / "randomness" / "system.py"
PAGES = tuple(PACKAGE / "paper" / name for name in ("logo.py", "picture_png.py", "preview.py"))

PUBLIC_CLASS = re.compile(r"^class ([^\W_]\w*)", re.MULTILINE)
"""A class that is not within another, nor in a string: those of our texts are indented."""

MOST_LINES = 500
BOUNDARIES = {
    "cli/parts/boundary.py": "a fault ends a command in words: a trace would show values",
    "gui/app.py": "the hook that meets what nobody foresaw",
    "gui/parts/worker.py": "a fault must reach the window, not end a thread",
    "seals/sealer.py": "a process beside the window, whose trace would show values",
    "services/dealing_process.py": "a process beside the window, whose trace would show values",
}

CLOCK_AND_FILES = {
    "calendar",
    "fcntl",
    "glob",
    "importlib.resources",
    "logging",
    "os",
    "pathlib",
    "platformdirs",
    "shutil",
    "sqlite3",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
}
CALLS_OF_THE_WORLD = {"input", "io.open", "open", "print"}
METHODS_OF_THE_WORLD = {
    "fromtimestamp",
    "now",
    "read_bytes",
    "read_text",
    "today",
    "utcnow",
    "write_bytes",
    "write_text",
}


def name_of(path: Path) -> str:
    """Return the module's path inside the package, as the lists above write it."""
    return path.relative_to(PACKAGE).as_posix()


@functools.lru_cache(maxsize=2)
def parsed(path: Path) -> ast.Module:
    """Return the syntax tree of a module; the last ones are kept, as the tests go by modules."""
    return ast.parse(path.read_text("utf-8"))


@functools.lru_cache(maxsize=2)
def every_node(path: Path) -> tuple[ast.AST, ...]:
    """Return every node of a module's tree."""
    return tuple(ast.walk(parsed(path)))


@functools.cache
def asked_by(path: Path) -> frozenset[str]:
    """Return the dotted names that a module imports; a few words each, so those of all modules are kept."""
    return frozenset(name for node in every_node(path) for name in imported(node))


def nodes_at_run_time(tree: ast.AST) -> list[ast.AST]:
    """Return every node below `tree` but those in `if TYPE_CHECKING:`."""
    found: list[ast.AST] = []
    for child in ast.iter_child_nodes(tree):
        if is_for_types(child):
            continue
        found += [child, *nodes_at_run_time(child)]
    return found


def imported(node: ast.AST) -> list[str]:
    """Return the dotted names that an import statement asks for."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
    return []


def is_for_types(node: ast.AST) -> bool:
    """Tell whether a statement is read by checkers of types alone."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def reaches_out(node: ast.Call) -> bool:
    """Tell whether a call asks the clock, a file or the terminal."""
    name = ast.unparse(node.func)
    return name in CALLS_OF_THE_WORLD or name.rpartition(".")[2] in METHODS_OF_THE_WORLD


def pages_without_a_model(package: Path) -> list[str]:
    """Return the pages of the window that have no model in `pages`, or do not import the one they have."""
    names = sorted(path.parent.name for path in (package / "gui").glob("*/__init__.py"))
    return [name for name in names if name != "parts" and not is_view(package, name)]


def is_view(package: Path, page: str) -> bool:
    """Tell whether the page of the window `page`, or a door of it, imports its model, and there is one."""
    folder, model = package / "gui" / page, package / "pages" / page
    view = folder / "page.py"
    if not view.is_file() or not (model.is_dir() or model.with_suffix(".py").is_file()):
        return False
    name = f"bigdeal_gui.pages.{page}"
    views = (view, *folder.glob("*/door.py"))
    return any(f"{dotted}.".startswith(f"{name}.") for one in views for dotted in asked_by(one))


def is_broad(handler: ast.ExceptHandler) -> bool:
    """Tell whether a handler catches what nobody named."""
    kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return any(
        kind is None or (isinstance(kind, ast.Name) and kind.id in {"Exception", "BaseException"})
        for kind in kinds
    )


def raises_again(handler: ast.ExceptHandler) -> bool:
    """Tell whether a handler ends by raising what it caught, as it is or as the cause of another error."""
    last = handler.body[-1]
    if not isinstance(last, ast.Raise):
        return False
    return last.exc is None or (isinstance(last.cause, ast.Name) and last.cause.id == handler.name)


def arrows(scripts: Iterable[Path]) -> dict[str, set[str]]:
    """Return which of `scripts` each of them imports by its plain name, at run time or for types alone."""
    modules = {path.stem: path for path in scripts}
    return {module: {name for name in asked_by(path) if name in modules} for module, path in modules.items()}


def a_circle(graph: Mapping[str, Collection[str]]) -> list[str]:
    """Return modules that lead from one back to itself, or none."""
    try:
        graphlib.TopologicalSorter(graph).prepare()
    except graphlib.CycleError as error:
        return [str(module) for module in error.args[1]]
    return []


# -- rules of every module, each of which gives what breaks it ----------------------------------------------


def draws_from_elsewhere(path: Path) -> set[str]:
    """No module asks a pseudo-random source, and one module alone asks the operating system's."""
    found = {name.split(".")[0] for name in asked_by(path)} & {"random", "secrets", "uuid"}
    if path == SYSTEM_SOURCE:
        return found
    names = {node.attr for node in every_node(path) if isinstance(node, ast.Attribute)}
    names |= {node.id for node in every_node(path) if isinstance(node, ast.Name)}
    names |= {part for name in asked_by(path) for part in name.split(".")}
    return found | names & {"urandom", "getrandom", "SystemRandom", "RAND_bytes", "get_random_bytes"}


def fetches(path: Path) -> set[str]:
    """No module can fetch: what import-linter cannot tell from urllib's harmless half is named here."""
    fetching = {"urllib.request", "urllib3", "requests", "socketserver", "PySide6.QtNetwork"}
    return fetching & asked_by(path)


def names_qt_elsewhere(path: Path) -> set[str]:
    """Only modules under gui/, and those that draw pages and pictures, name PySide6, even for types."""
    if path.is_relative_to(PACKAGE / "gui") or path in PAGES:
        return set()
    return {"PySide6", "shiboken6"} & {name.split(".")[0] for name in asked_by(path)}


def needs_no_screen(path: Path) -> set[str]:
    """Every module of the window asks for Qt; what a page decides without it is a module of `pages`."""
    if not path.is_relative_to(PACKAGE / "gui") or path.stem == "__init__":
        return set()
    return {"PySide6"} - {name.split(".")[0] for name in asked_by(path)}


def knows_clock_or_files(path: Path) -> set[str]:
    """The rooms that make deals and bytes reach no clock, file, terminal or process."""
    if not any(path.is_relative_to(PACKAGE / room) for room in PURE_ROOMS):
        return set()
    nodes = nodes_at_run_time(parsed(path))
    allowed = {"os"} if path == SYSTEM_SOURCE else set()
    asked = {name for node in nodes for name in imported(node)}
    calls = {f"line {node.lineno}" for node in nodes if isinstance(node, ast.Call) and reaches_out(node)}
    return asked & (CLOCK_AND_FILES - allowed) | calls


def is_long(path: Path) -> set[str]:
    """No module grows past what can be read in one sitting."""
    lines = len(path.read_text("utf-8").splitlines())
    return {f"{lines} lines"} if lines > MOST_LINES else set()


def catches_what_nobody_foresaw(path: Path) -> set[str]:
    """What nobody foresaw is caught at the listed boundaries; elsewhere it is raised again."""
    broad = {
        f"line {node.lineno}"
        for node in every_node(path)
        if isinstance(node, ast.ExceptHandler) and is_broad(node) and not raises_again(node)
    }
    return set() if name_of(path) in BOUNDARIES else broad


RULES = (
    draws_from_elsewhere,
    fetches,
    names_qt_elsewhere,
    needs_no_screen,
    knows_clock_or_files,
    is_long,
    catches_what_nobody_foresaw,
)


def broken_rules(path: Path) -> dict[str, set[str]]:
    """Return what each rule finds in a module, but for those that find nothing."""
    return {rule.__name__: found for rule in RULES if (found := rule(path))}


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_keeps_the_rules(path: Path) -> None:
    """Each of the rules above says what it asks."""
    assert broken_rules(path) == {}


@pytest.mark.parametrize(
    ("name", "text", "rule"),
    [
        ("paper/dice.py", "import random", draws_from_elsewhere),
        ("paper/dice.py", "from os import urandom", draws_from_elsewhere),
        ("paper/dice.py", "source = os.urandom", draws_from_elsewhere),
        ("paper/fetch.py", "def get():\n    from urllib.request import urlopen", fetches),
        ("pages/view.py", "if TYPE_CHECKING:\n    from PySide6.QtGui import QColor", names_qt_elsewhere),
        ("gui/view.py", "import math", needs_no_screen),
        ("model/now.py", "import time", knows_clock_or_files),
        ("model/now.py", "text = path.read_text()", knows_clock_or_files),
        ("paper/long.py", "\n" * (MOST_LINES + 1), is_long),
        ("paper/calm.py", "try:\n    pass\nexcept Exception:\n    pass", catches_what_nobody_foresaw),
        ("paper/calm.py", "try:\n    pass\nexcept:\n    raise ValueError", catches_what_nobody_foresaw),
    ],
)
def test_a_broken_rule_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str, rule: Callable[[Path], set[str]]
) -> None:
    """A module planted against a rule breaks that rule and no other."""
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path)
    path = tmp_path / name
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    assert [*broken_rules(path)] == [rule.__name__]


def test_the_system_source_is_where_the_rule_says() -> None:
    """The module that may ask the operating system does ask it, so the rule above guards something."""
    names = {node.attr for node in ast.walk(parsed(SYSTEM_SOURCE)) if isinstance(node, ast.Attribute)}
    assert "urandom" in names


def test_every_page_is_a_view_of_its_model() -> None:
    """Each page of the window has a module or a folder of its name in `pages`, and its page imports it."""
    assert pages_without_a_model(PACKAGE) == []


@pytest.mark.parametrize(
    ("view", "model", "is_sound"),
    [
        ("from bigdeal_gui.pages.cup import CupModel", "cup.py", True),
        ("from bigdeal_gui.pages.cup.steps import CupStep", "cup/steps.py", True),
        ("from bigdeal_gui.pages import cup", "cup.py", True),
        ("from bigdeal_gui.pages.cups import CupModel", "cup.py", False),
        ("from bigdeal_gui.pages.cup import CupModel", "deal.py", False),
        (None, "cup.py", False),
    ],
)
def test_a_page_that_decides_by_itself_is_found(
    tmp_path: Path,
    view: str | None,
    model: str,
    is_sound: bool,  # noqa: FBT001 - a case
) -> None:
    """A page is named that has no model, does not import its own, or has no `page.py`."""
    written = {"gui/cup/__init__.py": "", "gui/parts/__init__.py": "", f"pages/{model}": ""}
    if view is not None:
        written["gui/cup/page.py"] = view
    for name, text in written.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    assert pages_without_a_model(tmp_path) == ([] if is_sound else ["cup"])


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_pages_are_drawn_without_widgets(path: Path) -> None:
    """Of Qt, pages and pictures take the core and what draws, and no window's parts."""
    asked = [name for node in ast.walk(parsed(path)) for name in imported(node) if "PySide6" in name]
    assert {".".join(name.split(".")[:2]) for name in asked} == {"PySide6.QtCore", "PySide6.QtGui"}


def test_everything_below_the_window_works_without_qt() -> None:
    """Every module outside gui/ is imported where PySide6 cannot be, and the self-test passes there."""
    names = [
        ".".join(("bigdeal_gui", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")
        for path in MODULES
        if not path.is_relative_to(PACKAGE / "gui") and path.name != "__main__.py"
    ]
    script = (
        "import importlib, sys\n"
        "sys.modules['PySide6'] = sys.modules['shiboken6'] = None\n"
        f"for name in {names!r}: importlib.import_module(name)\n"
        "from bigdeal_gui.services.dealing.self_test import run_self_test\n"
        "assert run_self_test()\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_no_script_of_packaging_leads_back_to_itself() -> None:
    """import-linter reads packages; these scripts are in none, and import each other by their plain names."""
    assert len({path.stem for path in SCRIPTS}) == len(SCRIPTS)
    graph = arrows(SCRIPTS)
    assert "contents" in graph["freeze"]
    assert a_circle(graph) == []


def test_a_circle_of_scripts_would_be_found(tmp_path: Path) -> None:
    """Two scripts that import each other, one for its types alone, are named."""
    for name, text in (
        ("first", "import second\n"),
        ("second", "if TYPE_CHECKING:\n    from first import Thing\n"),
        ("third", "import first\n"),
    ):
        (tmp_path / f"{name}.py").write_text(text, "utf-8")
    assert set(a_circle(arrows(tmp_path.iterdir()))) == {"first", "second"}


def test_no_module_beside_the_package_is_long() -> None:
    """Benchmarks and scripts are as long as the package's modules may be."""
    beside = [*(TOP / "benchmarks").rglob("*.py"), *SCRIPTS, TOP / "dev.py"]
    assert {path.relative_to(TOP): found for path in beside if (found := is_long(path))} == {}


@pytest.mark.parametrize("name", BOUNDARIES)
def test_every_exception_to_a_rule_is_a_file_that_exists(name: str) -> None:
    """The lists of exceptions name files of today."""
    assert (PACKAGE / name).is_file()


@pytest.mark.parametrize("path", [p for p in MODULES if p.name == "__init__.py"], ids=name_of)
def test_every_room_says_what_it_is_for(path: Path) -> None:
    """Each room's `__init__` holds a docstring and no code but constants; one of them names all it holds."""
    tree = parsed(path)
    assert ast.get_docstring(tree)
    plain: tuple[type[ast.stmt], ...] = (ast.Expr, ast.Assign, ast.AnnAssign)
    if name_of(path) == "library/__init__.py":
        plain += (ast.ImportFrom,)
    assert not [node for node in tree.body if not isinstance(node, plain)]


def test_a_public_class_has_its_name_to_itself() -> None:
    """Two classes of one name mean two things, and who reads one takes it for the other."""
    homes: dict[str, list[str]] = {}
    for path in MODULES:
        for name in PUBLIC_CLASS.findall(path.read_text("utf-8")):
            homes.setdefault(name, []).append(name_of(path))
    assert len(homes) > 300
    assert {name: places for name, places in homes.items() if len(places) > 1} == {}
