"""The examples of docs/library.md, with all packages and with none, and the page against the library."""

from __future__ import annotations

import doctest
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from bigdeal_gui import library

TOP: Final = Path(__file__).parents[2]
PAGE: Final = TOP / "docs" / "library.md"
PACK: Final = TOP / "tests" / "vectors" / "tournament" / "genuine.zip"

BLOCK: Final = re.compile(r"^(?:<!-- needs (\w+) -->\n)?```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)

ABSENT: Final = (
    "PySide6",
    "shiboken6",
    "numpy",
    "pandas",
    "endplay",
    "click",
    "rich",
    "holidays",
    "pydyf",
    "segno",
)
"""What a server need not have; docs/adr/019-library.md tells the packages that are enough."""


class Block(NamedTuple):
    """A block of examples: the package that it needs, or none, its line on the page, and its text."""

    package: str
    line: int
    text: str


def blocks() -> list[Block]:
    """Return the blocks of the page, in their order."""
    page = PAGE.read_text("utf-8")
    return [
        Block(match[1] or "", page[: match.start(2)].count("\n"), match[2]) for match in BLOCK.finditer(page)
    ]


def failures(chosen: list[Block], folder: Path) -> str:
    """Return what was not as the page shows it, block after block in one namespace."""
    shutil.copy(PACK, folder)
    names: dict[str, object] = {}
    told: list[str] = []
    for block in chosen:
        test = doctest.DocTestParser().get_doctest(block.text, names, PAGE.name, PAGE.name, block.line)
        test.globs = names
        # pandas fills the lines of a table with blanks, which no page can keep.
        runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
        runner.run(test, out=told.append, clear_globs=False)
    return "".join(told)


@pytest.mark.solver
def test_every_example_answers_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Typed one after another, the examples give what stands below them."""
    for package in ("numpy", "pandas", "endplay"):
        pytest.importorskip(package)
    monkeypatch.chdir(tmp_path)
    told = failures(blocks(), tmp_path)
    assert not told, told


def test_examples_that_need_no_package_do_without_any(tmp_path: Path) -> None:
    """Where there is no Qt, nor any package that the page does not ask for, all other examples work."""
    script = (
        "import sys\n"
        f"for name in {ABSENT!r}: sys.modules[name] = None\n"
        "from pathlib import Path\n"
        f"sys.path.insert(0, {str(Path(__file__).parent)!r})\n"
        "import test_page\n"
        "plain = [block for block in test_page.blocks() if not block.package]\n"
        "print(test_page.failures(plain, Path.cwd()), end='')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def test_the_page_has_examples_of_each_kind() -> None:
    """Blocks are found, those that need a package too, so that the tests above guard something."""
    needed = [block.package for block in blocks()]
    assert set(needed) == {"", "numpy", "pandas", "endplay"}
    assert needed.count("") >= 10


def test_every_name_stands_on_the_page() -> None:
    """The table at the end names all that the library offers, and nothing that it does not."""
    _, _, table = PAGE.read_text("utf-8").partition("## All names")
    named = set(re.findall(r"`(\w+)`", table.partition("\n\n`help")[0]))
    assert named == set(library.__all__)
