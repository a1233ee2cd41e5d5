"""The examples of the documents are run, and what they show is what comes out.

An example is a fenced block marked `console`: a line `$ command`, then the answer, any number of times. A
block is run when one of its commands calls what `RUN` lists; a page needs no more to have its examples run.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import click
import pytest

from bigdeal_gui.cli.bigdeal import SUBCOMMANDS, bigdeal_group, call_bigdeal
from bigdeal_gui.cli.number import SCHEMES
from bigdeal_gui.cli.parts.boundary import run_command

TOP: Final = Path(__file__).parents[1]
DOCS: Final = TOP / "docs"
PACKAGE: Final = TOP / "bigdeal_gui"

RUN: Final = ("bigdeal number ", "bigdeal holdings ")
"""The calls whose blocks are run."""

TEXTS: Final = sorted(
    path
    for top in (TOP, *(TOP / name for name in ("docs", "packaging", "resources", "bigdeal_gui", "tests")))
    for path in (top.glob("*") if top == TOP else top.rglob("*"))
    if path.suffix in {".md", ".html", ".py", ".toml", ".ts", ".json", ".txt", ".svg", ".qss"}
)
"""What people write and merge; caches and what tests leave elsewhere are none of it."""

MERGE_MARK: Final = re.compile(rb"^(?:<{7} |={7}$|>{7} )", re.MULTILINE)

PAGES: Final = (TOP / "README.md", TOP / "CONTRIBUTING.md", TOP / "SECURITY.md", *DOCS.rglob("*.md"))
PAGES_BESIDE: Final = tuple((TOP / "packaging").rglob("*.md"))
MODULE: Final = re.compile(r"`([a-z_0-9]+/[a-z_0-9/]*\.py)`")
"""A module with its folder, as the pages write it: from the top, or inside the package."""

CALL: Final = re.compile(r"(?<![\w/-])bigdeal ([a-z-]+)((?: [a-z-]+)*)([^`\n]*)")
"""A call of the program, up to the end of its line or of its quotation."""

OPTION: Final = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
LINK: Final = re.compile(r"\]\(([^)\s]+)\)")
HEADING: Final = re.compile(r"^#+ (.*)$", re.MULTILINE)

LOOKED_UP: Final = re.compile(r"^```.*?^```$|<!--.*?-->|^\|[^\n]*$", re.MULTILINE | re.DOTALL)
WORD: Final = re.compile(r"\w[\w’-]*")
MOST_WORDS: Final = 1200

_BLOCK: Final = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMAND: Final = re.compile(r"^\$ (.*)\n", re.MULTILINE)

_PROGRAM: Final = (
    f"bigdeal() {{ '{sys.executable}' -c 'from bigdeal_gui.cli.bigdeal import main; main()' \"$@\"; }}\n"
)


class Example(NamedTuple):
    """A command of a page, and the answer that the page shows."""

    place: str
    command: str
    answer: str


def examples(page: str, text: str) -> list[Example]:
    """Return the commands of a page's blocks that are run."""
    found: list[Example] = []
    for block in _BLOCK.finditer(text):
        steps = [*_COMMAND.finditer(block[1])]
        if not any(call in step[1] for step in steps for call in RUN):
            continue
        ends = [*(step.start() for step in steps), len(block[1])]
        for step, (_begin, end) in zip(steps, pairwise(ends), strict=True):
            line = text[: block.start(1) + step.start()].count("\n") + 1
            found.append(Example(f"{page}:{line}", step[1], block[1][step.end() : end]))
    return found


def answered(command: str, folder: Path) -> str:
    """Return what a shell shows after `command`: standard output, then the messages."""
    done = subprocess.run(
        ["sh", "-c", _PROGRAM + command],
        cwd=folder,
        env={**os.environ, "PYTHONUTF8": "1", "BIGDEAL_HOME": str(folder)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=600,
    )
    return done.stdout + done.stderr


def is_plain(command: str) -> bool:
    """Tell whether a command is a call of the program and nothing that only a shell understands."""
    return command.startswith("bigdeal ") and not set(command) & set("|&;<>$`*?~\\()#")


EXAMPLES: Final = [
    example for page in sorted(DOCS.rglob("*.md")) for example in examples(page.name, page.read_text("utf-8"))
]

needs_a_shell = pytest.mark.skipif(shutil.which("sh") is None, reason="the examples are a shell's")


def test_what_a_shell_must_read_is_told_apart() -> None:
    """A shell reads some of the examples, and its own words are not given to the program."""
    plain = [is_plain(example.command) for example in EXAMPLES]
    assert any(plain)
    assert not all(plain)
    assert is_plain("bigdeal number encode --scheme zbs 'a b'")
    assert not is_plain("bigdeal number decode < file")
    assert not is_plain("seq 1 2")


@pytest.mark.parametrize(
    "example", [pytest.param(example, id=example.place) for example in EXAMPLES if is_plain(example.command)]
)
def test_an_example_answers_as_shown(
    example: Example, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Typed as it stands, the command gives the answer below it."""
    monkeypatch.chdir(tmp_path)
    run_command("bigdeal", lambda: call_bigdeal(shlex.split(example.command)[1:]))
    assert "".join(capsys.readouterr()) == example.answer


@needs_a_shell
@pytest.mark.parametrize(
    "example",
    [pytest.param(example, id=example.place) for example in EXAMPLES if not is_plain(example.command)],
)
def test_an_example_for_a_shell_answers_as_shown(example: Example, tmp_path: Path) -> None:
    """Typed into a shell, the programs together give the answer below."""
    assert answered(example.command, tmp_path) == example.answer


@pytest.mark.parametrize("direction", ["encode", "decode"])
@pytest.mark.parametrize("scheme", [scheme.name for scheme in SCHEMES])
def test_every_scheme_has_its_examples(scheme: str, direction: str) -> None:
    """The page about numbers shows both directions of every scheme."""
    asked = f"bigdeal number {direction} --scheme {scheme} "
    assert any(example.place.startswith("numbers.md") and asked in example.command for example in EXAMPLES)


def unknown_options(text: str) -> list[str]:
    """Return the options that a page gives to commands which have no such option."""
    unknown = []
    for call_of in CALL.finditer(text):
        if call_of[1] not in SUBCOMMANDS:
            continue
        command: click.Command | None = bigdeal_group.get_command(click.Context(bigdeal_group), call_of[1])
        for word in call_of[2].split():
            if isinstance(command, click.Group):
                command = command.get_command(click.Context(command), word) or command
        assert command is not None, call_of[0]
        known = {
            name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)
        }
        if not isinstance(command, click.Group):
            asked = OPTION.findall(call_of[3].partition("#")[0])
            unknown += [f"{call_of[0]}: {name}" for name in asked if name not in {*known, "--help"}]
    return unknown


@pytest.mark.parametrize(
    "page", [pytest.param(page, id=page.name) for page in PAGES if page.parent.name != "adr"]
)
def test_a_page_gives_no_option_that_a_command_lacks(page: Path) -> None:
    """Whoever types what a page shows is understood."""
    assert unknown_options(page.read_text("utf-8")) == []


def test_an_option_that_no_command_knows_is_found() -> None:
    """Both ways of writing a call are read: a line of a block, and words in a sentence."""
    assert unknown_options("```\nbigdeal check a.pbn --backwards\n```\n") == [
        "bigdeal check a.pbn --backwards: --backwards"
    ]
    assert unknown_options("so `bigdeal tournament reveal a.sqd --now` and `--later`") == [
        "bigdeal tournament reveal a.sqd --now: --now"
    ]
    assert unknown_options("`bigdeal deal -n 36 --json` # --any") == []


def anchor(heading: str) -> str:
    """Return how a link within a page names a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def anchors(page: Path) -> set[str]:
    """Return the names of a page's headings."""
    return {anchor(heading) for heading in HEADING.findall(page.read_text("utf-8"))}


@pytest.mark.parametrize("page", [pytest.param(page, id=page.name) for page in (*PAGES, *PAGES_BESIDE)])
def test_every_link_leads_somewhere(page: Path) -> None:
    """A page, a picture or a heading that a link names is there."""
    dead = []
    for target in LINK.findall(page.read_text("utf-8")):
        if ":" in target:
            continue
        path, _, heading = target.partition("#")
        there = page.parent / path if path else page
        if not there.exists() or (heading and heading not in anchors(there)):
            dead.append(target)
    assert dead == []


def test_the_table_of_contents_names_every_page() -> None:
    """Who looks for a page finds it, and for whom it is."""
    contents = (DOCS / "README.md").read_text("utf-8")
    pages = {page.name for page in DOCS.glob("*.md")} - {"README.md"}
    assert pages - set(LINK.findall(contents)) == set()


def words(text: str) -> int:
    """Return how many words of a page are read; tables, blocks and targets of links are looked up."""
    return len(WORD.findall(LINK.sub("]", LOOKED_UP.sub("", text))))


def test_a_page_to_be_read_is_short() -> None:
    """A page is read in five minutes, unless the table of contents calls it reference."""
    reference = set(LINK.findall((DOCS / "README.md").read_text("utf-8").partition("## Reference")[2]))
    assert {"commands.md", "../CHANGELOG.md"} <= reference
    pages = [*(TOP.glob("*.md")), *(DOCS.glob("*.md"))]
    looked_up = {(DOCS / target).resolve() for target in reference}
    counts = {page.name: words(page.read_text("utf-8")) for page in pages if page not in looked_up}
    assert len(counts) > 20
    assert {name: count for name, count in counts.items() if count > MOST_WORDS} == {}


def test_what_is_looked_up_is_not_counted() -> None:
    """Rows of a table, blocks and addresses are none of the words; headings and items of lists are."""
    text = (
        "# One two\n\n| a | b |\n|---|---|\n\n```\nnone\n```\n\n- three [four](five.md), `six`\n<!-- no -->\n"
    )
    assert words(text) == 5


def test_examples_are_found_with_their_lines() -> None:
    """Blocks of other calls and of other kinds are passed over; an answer may have any number of lines."""
    text = (
        "# Page\n\n```console\n$ bigdeal number decode\nfirst\nsecond\n$ true\n```\n"
        "```console\n$ bigdeal deal -n 36\nnothing\n```\n"
        "```\n$ bigdeal number encode\nno\n```\n"
    )
    assert examples("page.md", text) == [
        Example("page.md:4", "bigdeal number decode", "first\nsecond\n"),
        Example("page.md:7", "true", ""),
    ]


def test_no_text_keeps_what_a_merge_left() -> None:
    """The marks that a merge puts around both sides of a conflict stand in no text of the tree."""
    assert len(TEXTS) > 500
    assert [path.relative_to(TOP).as_posix() for path in TEXTS if MERGE_MARK.search(path.read_bytes())] == []


def test_every_module_that_a_page_names_is_there() -> None:
    """A module that moved takes its name along in every page that sends readers to it."""
    named = [
        (page.relative_to(TOP).as_posix(), name)
        for page in (*PAGES, *PAGES_BESIDE)
        for name in MODULE.findall(page.read_text("utf-8"))
    ]
    assert len(named) > 20
    gone = [place for place in named if not any((top / place[1]).is_file() for top in (TOP, PACKAGE))]
    assert gone == []
