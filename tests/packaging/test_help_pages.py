"""No page of the help stays behind its English one unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import help_pages
import pytest

if TYPE_CHECKING:
    from pathlib import Path

PAGE = "help/de/deal.md"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a help of two pages, of which two languages have one."""
    for code, name in (("en", "deal"), ("en", "files"), ("de", "deal"), ("pl", "deal")):
        (tmp_path / code).mkdir(exist_ok=True)
        (tmp_path / code / f"{name}.md").write_text(f"# {code} {name}\n", "utf-8")
    help_pages.accept([], tmp_path)
    return tmp_path


def test_no_page_of_the_help_is_behind() -> None:
    """Each translated page is made from today's English, and what one language has, every one has."""
    assert not list(help_pages.faults())


def test_pages_as_they_were_accepted_pass(folder: Path) -> None:
    """Neither a page that is English alone nor other line ends are a fault."""
    assert not list(help_pages.faults(folder))
    english = folder / "en" / "deal.md"
    english.write_bytes(english.read_bytes().replace(b"\n", b"\r\n"))
    assert not list(help_pages.faults(folder))


def test_a_page_older_than_the_english_is_named_with_what_to_run(folder: Path) -> None:
    """A changed English page makes its translations stale until each is accepted."""
    (folder / "en" / "deal.md").write_text("# Deal, but otherwise\n", "utf-8")
    german, polish = help_pages.faults(folder)
    assert german.startswith(f"{PAGE} was made from another en/deal.md")
    assert german.endswith("run packaging/help_pages.py accept de/deal.md")
    help_pages.accept(["de/deal.md"], folder)
    assert list(help_pages.faults(folder)) == [polish]
    help_pages.accept([], folder)
    assert not list(help_pages.faults(folder))


def test_a_page_that_one_language_lacks_is_named(folder: Path) -> None:
    """A page that is translated anywhere is translated everywhere."""
    (folder / "pl" / "files.md").write_text("# Pliki\n", "utf-8")
    help_pages.accept([], folder)
    assert list(help_pages.faults(folder)) == [
        "help/de/files.md is missing: translate it, as in the other languages"
    ]


def test_a_page_without_english_and_one_that_is_gone_are_named(folder: Path) -> None:
    """A page nobody could fall back on, and a note about a page that is no more, are faults."""
    (folder / "en" / "deal.md").unlink()
    (fault,) = help_pages.faults(folder)
    assert fault.startswith("help/en/deal.md is missing")
    with pytest.raises(KeyError):
        help_pages.accept(["de/deal.md"], folder)
    for code in ("de", "pl"):
        (folder / code / "deal.md").unlink()
    assert [fault.partition(":")[0] for fault in help_pages.faults(folder)] == [
        "help/de/deal.md is gone",
        "help/pl/deal.md is gone",
    ]


def test_every_page_can_be_read_at_twelve() -> None:
    """English keeps the grade; each language keeps the length of its sentences."""
    rows = list(help_pages.readings())
    assert {row.page[:2] for row in rows} == {
        path.name for path in help_pages.HELP.iterdir() if path.is_dir()
    }
    assert [row for row in rows if not row.is_plain()] == []


def test_a_page_that_is_hard_to_read_is_named(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A grade above the limit, a long sentence and a long mean are each enough."""
    simple = "You deal the cards. Then you play them."
    pages = {
        "en/deal.md": "Institutional certification necessitates comprehensive documentation.",
        "en/files.md": " ".join(["so"] * 26) + ".",
        "de/deal.md": " ".join(["so"] * 31) + ". " + "So. " * 9,
        "pl/deal.md": " ".join(["so"] * 16) + ".",
    }
    for page, text in pages.items():
        (folder / page).write_text(text, "utf-8")
    assert [row.page for row in help_pages.readings(folder) if row.is_plain()] == []
    monkeypatch.setattr(help_pages.readings, "__defaults__", (folder,))
    assert help_pages.main(["reading"]) == 1
    assert capsys.readouterr().out.count("ABOVE THE LIMIT") == len(pages)
    for page in pages:
        (folder / page).write_text(simple, "utf-8")
    assert help_pages.main(["reading"]) == 0


@pytest.mark.parametrize(
    ("word", "count"),
    [
        ("made", 1),
        ("table", 2),
        ("boxes", 2),
        ("sealed", 1),
        ("dated", 2),
        ("namely", 2),
        ("area", 3),
        ("the", 1),
    ],
)
def test_syllables_are_counted_by_rule(word: str, count: int) -> None:
    """A silent e is no syllable."""
    assert help_pages.syllables(word) == count


def test_a_page_is_read_as_sentences() -> None:
    """Titles, tables and code are none; an item of a list, a link and bold words belong to what is read."""
    text = (
        "# A title\n\n**Run in.** One [two](three.md). Four\n\n- five **six**\n- seven.\n\n"
        "| a | b |\n|---|---|\n\n```\ncode here\n```\n\nEight: nine?”\n"
    )
    assert help_pages.sentences(text) == [
        ["One", "two"],
        ["Four"],
        ["five", "six"],
        ["seven"],
        ["Eight", "nine"],
    ]


def test_the_command_says_what_it_can(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing, or anything else, gets the words of the module and exit code 2."""
    assert help_pages.main(["check"]) == 0
    assert help_pages.main([]) == 2
    assert "accept" in capsys.readouterr().err
