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


def test_the_command_says_what_it_can(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing, or anything else, gets the words of the module and exit code 2."""
    assert help_pages.main(["check"]) == 0
    assert help_pages.main([]) == 2
    assert "accept" in capsys.readouterr().err
