"""The planting of faults: what is changed in a text, how it is named, and what a run tells of it."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.mutants.__main__ import EXPLAINED, ROOMS, gone, mutants_in, reasons, sample
from benchmarks.mutants.planting import Mutant, mutants_of
from benchmarks.mutants.running import Room, place_of_tests, rooms_seeing

TOP = Path(__file__).resolve().parents[2]
POOL = "bigdeal_gui/randomness/pool.py"


def changes(source: str) -> set[str]:
    """Return what can be planted in `source`, as it is printed."""
    return {mutant.change for mutant in mutants_of("module.py", source.encode())}


@pytest.mark.parametrize(
    ("source", "change"),
    [
        ("x = a < b", "a < b → (a <= b)"),
        ("x = a <= b < c", "a <= b < c → (a <= b <= c)"),
        ("x = a is b", "a is b → (a is not b)"),
        ("x = 51", "51 → 52"),
        ("x = 51", "51 → 50"),
        ("x = True", "True → False"),
        ("x = b'seed'", "b'seed' → b'seedx'"),
        ("x = a and b", "a and b → (a or b)"),
        ("x = not a", "not a → (a)"),
        ("x = a + b * c", "b * c → (b // c)"),
        ("x += 1", "x += 1 → x -= 1"),
        ("x += 1", "x += 1 → pass"),
        ("mix(a)", "mix(a) → pass"),
        ("x = f(a, b)", "f(a, b) → f(b, a)"),
        ("x = any(a)", "any(a) → all(a)"),
        ("if a(): pass", "a() → (not a())"),
        ("x = [a for a in b if c]", "c → (not c)"),
        ("def f():\n    return a", "return a → return None"),
        ("def f():\n    raise Wrong", "raise Wrong → pass"),
        ("def f(self):\n    self.x = a", "self.x = a → pass"),
        ("while a: break", "break → continue"),
        ("def f(x=3): g()", "3 → 4"),
    ],
)
def test_each_kind_of_change_is_made(source: str, change: str) -> None:
    """Limits, constants, logic, arithmetic, arguments, results and whole statements are changed."""
    assert change in changes(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""Words."""',
        "from a import b",
        "if TYPE_CHECKING:\n    f(1)",
        "x: Final[Literal[1]]",
        "def f(x: Literal[1]) -> Literal[2]: ...",
        "@dataclass(frozen=True)\nclass A: ...",
        "x = f'{1 + 2}'",
        "x = isinstance(a, b)",
        "x = f(a, a)",
        "x = zip(a, strict=True)",
        "x = 'a sentence'",
        "row.setSpacing(8)",
        "if sys.platform == 'win32':\n    f(1)",
        "row.addWidget(StepGap(inside, 4 + 4))",
        "label.setAlignment(Qt.AlignmentFlag.AlignTop)",
    ],
)
def test_words_types_and_looks_are_left_alone(source: str) -> None:
    """What no test can see, or should repeat, is not changed."""
    assert not changes(source)


def test_where_a_widget_is_put_is_changed_and_its_share_is_not() -> None:
    """Row and column of a grid count; how much of the room that is left a widget gets is a look."""
    assert changes("grid.addWidget(a, 1, 2)") >= {"1 → 2", "2 → 3", "grid.addWidget(a, 1, 2) → pass"}
    assert changes("row.addWidget(a, 1)") == {"row.addWidget(a, 1) → pass"}
    top = "Qt.AlignmentFlag.AlignTop"
    assert changes(f"row.addWidget(a, 0, {top})") == {f"row.addWidget(a, 0, {top}) → pass"}
    assert changes("x = row_layout((a, 1), on=b, margin=4, spacing=8)") == set()
    assert changes("x = row_layout((a, 1), b)") == {"row_layout((a, 1), b) → row_layout(b, (a, 1))"}


def test_sizes_of_the_window_are_left_alone() -> None:
    """A picture shows how large a part of the window is; a page's width, and how many there may be, count."""
    source = b"_WIDTH: Final = 640\n_MOST: Final = 8\n"
    assert {mutant.before for mutant in mutants_of("bigdeal_gui/gui/a.py", source)} == {"8"}
    assert {mutant.before for mutant in mutants_of("bigdeal_gui/paper/a.py", source)} == {"640", "8"}


def test_sentences_are_left_alone() -> None:
    """The words of an error or of a translated sentence are not changed, the figures beside them are."""
    assert changes("def f():\n    raise Wrong('words', 1)") >= {"1 → 2"}
    assert changes("x = translate('words')\nraise Wrong('words')") == {"raise Wrong('words') → pass"}
    assert not changes("x = self.tr('Help')")


@pytest.mark.parametrize("file", [POOL, "bigdeal_gui/randomness/lags.py", "bigdeal_gui/model/plans.py"])
def test_every_mutant_is_another_program(file: str) -> None:
    """Each change gives Python that says something else, and no two of a module bear the same name."""
    source = (TOP / file).read_bytes()
    found = mutants_of(file, source)
    before = ast.dump(ast.parse(source))
    assert all(ast.dump(ast.parse(mutant.planted(source))) != before for mutant in found)
    assert len({(mutant.place, mutant.change) for mutant in found}) == len(found) > 20


def test_a_mutant_is_named_by_its_scope() -> None:
    """An edit above a function moves lines, but not the names of what can be planted in it."""
    source = b"class A:\n    def f(self):\n        g(1, 1)\n"
    mutants = mutants_of("module.py", source)
    moved = mutants_of("module.py", b"import b\n\n\n" + source)
    assert [(mutant.place, mutant.change) for mutant in mutants] == [
        (mutant.place, mutant.change) for mutant in moved
    ]
    assert {mutant.place for mutant in mutants} == {"module.py A.f"}
    assert {mutant.change for mutant in mutants} >= {"1 → 2", "1 → 2 (no. 2)"}


def test_a_sample_hangs_on_its_seed() -> None:
    """The same seed chooses the same mutants, in the order of the text; another seed others."""
    every = mutants_in(TOP, "randomness/pool")
    few = sample(every, 10, 1)
    assert len(few) == 10
    assert few == sample(every, 10, 1) == sorted(few, key=every.index)
    assert few != sample(every, 10, 2)
    assert sample(every, None, 1) == every


def test_every_reason_has_its_fault() -> None:
    """What explains a survivor names a change that can be planted today, and says why."""
    explained = reasons(EXPLAINED)
    assert all(explained.values())
    files = {place.partition(" ")[0] for place, _change in explained}
    there = [mutant for file in files for mutant in mutants_of(file, (TOP / file).read_bytes())]
    assert gone("", there, explained) == []


def test_a_reason_without_its_fault_is_told() -> None:
    """What is explained of a room and cannot be planted there any more is named; other rooms are not."""
    there, *_ = every = mutants_in(TOP, "randomness/pool")
    explained = {
        (there.place, there.change): "same",
        (there.place, f"{there.before} → *"): "any",
        (POOL, "1 → 2"): "gone",
        ("bigdeal_gui/x.py", ""): "other",
    }
    assert gone("randomness/pool", every, explained) == [(POOL, "1 → 2")]


def test_tests_that_see_the_line_come_first() -> None:
    """First the room's tests that see the changed line, then those above, and others.

    Those that see most of the module for their time come first.
    """
    inside, outside = mutants_of("module.py", b"def f():\n    g()\nlimit = 1.0\n")
    used, _back = mutants_of("module.py", b"limit = 1.0\ndef f():\n    return limit\n")
    seen = {"module.py": {1: ["beside"], 2: ["slow", "quick", "above"]}}
    seconds = {"elsewhere": 0.1, "slow": 2.0, "quick": 0.5, "beside": 0.2, "above": 0.1}
    room = Room(seconds, set(seconds) - {"above"}, seen)
    assert room.tests_for(inside, 10) == (["quick", "slow"], ["above", "beside"])
    assert room.tests_for(outside, 10) == (["beside", "quick", "slow"], ["above", "elsewhere"])
    assert room.tests_for(outside, 1) == (["beside", "quick"], ["above", "elsewhere"])
    users = Room(seconds, room.own, {"module.py": {1: ["quick", "above"], 3: ["slow"]}})
    assert users.tests_for(used, 10) == (["slow"], ["quick", "elsewhere", "beside"])
    most = {line: ["slow"] for line in range(3, 9)}
    whole = Room(seconds, room.own, {"module.py": {2: ["slow", "quick"]} | most})
    assert whole.tests_for(inside, 10)[0] == ["slow", "quick"]
    named = "toy/test_module.py::test"
    far = Room({**seconds, named: 0.9}, {*room.own, named}, {"module.py": {2: ["slow"]}})
    assert far.tests_for(inside, 1) == ([], [named])
    near = Room(far.seconds, far.own, {"module.py": {2: ["quick", named]}})
    assert near.tests_for(inside, 10)[0] == [named, "quick"]
    unseen = Room(seconds, room.own, {})
    assert unseen.tests_for(inside, 1) == (["elsewhere", "beside", "quick"], [])


def test_the_tests_of_all_rooms_above_may_see_a_room() -> None:
    """Who imports a room, however many steps above, may show what is wrong in it; a room below cannot."""
    assert rooms_seeing(["services"]) == {"services", "pages", "gui", "cli", "library"}
    assert rooms_seeing(["gui/parts"]) == {"gui"}
    assert rooms_seeing(["words"]) == set(ROOMS) - {"resource_files", "catalogue"}


def test_every_room_has_tests_of_its_own() -> None:
    """A room whose tests lie elsewhere would be tried against those above it alone."""
    assert [room for room in ROOMS if place_of_tests(room) is None] == []


@pytest.mark.skipif(sys.platform == "win32", reason="runs are forks")
def test_a_run_tells_what_no_test_sees(tmp_path: Path) -> None:
    """The faults that a small tree's tests miss, and mypy, are printed; a run without end is stopped.

    A folder of the program may be called as one that is left behind at the top.
    """
    package, tests = tmp_path / "bigdeal_gui" / "toy", tmp_path / "tests" / "toy"
    for folder in (package, tests, tmp_path / "benchmarks"):
        folder.mkdir(parents=True)
    for folder in (package, package.parent, tmp_path / "benchmarks"):
        (folder / "__init__.py").touch()
    shutil.copytree(TOP / "benchmarks" / "mutants", tmp_path / "benchmarks" / "mutants")
    (tmp_path / "benchmarks" / "mutants" / EXPLAINED.name).write_text("")
    (tmp_path / "pyproject.toml").write_text(
        "[tool.pytest.ini_options]\naddopts = '--import-mode=importlib'\n"
    )
    (package / "limit.py").write_text(
        "def is_high(x):\n    return x > 51\n\n\ndef is_low(x):\n    return x < 2\n"
        "\n\ndef same(x: int) -> int:\n    return x\n"
    )
    (package / "loop.py").write_text("def once():\n    while True:\n        break\n")
    (package.parent / "boards").mkdir()
    (package.parent / "boards" / "__init__.py").write_text("from bigdeal_gui.toy import limit\n")
    (tests.parent / "test_boards.py").write_text(
        "from bigdeal_gui.boards import limit\n\n"
        "def test_boards():\n    assert limit.is_low(1) and not limit.is_low(3)\n\n"
        "def test_that_fails():\n    assert limit.is_low(3)\n"
    )
    (tests / "test_toy.py").write_text(
        "from bigdeal_gui.toy.limit import is_high\nfrom bigdeal_gui.toy.loop import once\n\n"
        "def test_high():\n    assert is_high(52) and not is_high(50)\n\n"
        "def test_once():\n    assert once() is None\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.mutants", "toy", "--warm-up", "2"],
        cwd=tmp_path,
        env={"PATH": "", "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    failing, _, *found, _, head, figures, _ = done.stdout.splitlines()
    assert failing == "left out, as it fails with nothing planted: tests/test_boards.py::test_that_fails"
    assert found == [
        "bigdeal_gui/toy/limit.py:2: is_high: x > 51 → (x >= 51)",
        "bigdeal_gui/toy/limit.py:2: is_high: 51 → 50",
        "bigdeal_gui/toy/limit.py:6: is_low: x < 2 → (x <= 2)",
        "bigdeal_gui/toy/limit.py:6: is_low: 2 → 3",
        "bigdeal_gui/toy/loop.py:2: once: True → False",
        "hangs: bigdeal_gui/toy/loop.py:3: once: break → continue",
    ]
    assert head.split() == ["tried", "killed", "hung", "refused", "survived", "explained"]
    assert figures.split() == ["toy", "11", "4", "1", "1", "5", "0"]
    assert done.returncode == 1


def test_a_mutant_says_where_it_is() -> None:
    """Lines are those of the changed statement, or of the head of a block."""

    def lines(source: str, change: str) -> tuple[int, range]:
        found: dict[str, Mutant] = {mutant.change: mutant for mutant in mutants_of("m.py", source.encode())}
        return found[change].line, found[change].statement

    source = "def f():\n    if (\n        a < 3\n    ):\n        g(\n            4\n        )\n"
    assert lines(source, "3 → 4") == (3, range(2, 5))
    assert lines(source, "4 → 5") == (6, range(5, 8))
