"""The manual says what the help says, and its links and pictures are there."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import unicodedata
from datetime import date
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Final

import manual
import manual_pictures
import pytest

from bigdeal_gui import __version__

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "manual"
LANGUAGES: Final = manual.languages()


class Page(HTMLParser):
    """What a page of HTML links to, and what it can be linked at."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.places: set[str] = set()
        self.pictures: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what matters."""
        values = dict(attrs)
        if tag == "a":
            self.links.add(values["href"] or "")
        if tag == "img":
            self.pictures[values["src"] or ""] = values["alt"] or ""
        if values.get("id"):
            self.places.add(values["id"] or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_is_up_to_date(language: str) -> None:
    """The page that is kept is the one that the help makes now."""
    kept = (FOLDER / f"manual-{language}.html").read_text("utf-8")
    assert kept == manual.manual_html(language), "run packaging/manual.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_and_pictures_are_there(language: str) -> None:
    """No link leads nowhere or to the network; every picture lies there and is described."""
    page = Page(manual.manual_html(language))
    assert {link.removeprefix("#") for link in page.links} <= page.places
    assert len(page.pictures) >= 3
    for picture, words in page.pictures.items():
        assert (FOLDER / picture).read_bytes().startswith(b"\x89PNG")
        assert words


def test_pictures_are_there_and_say_what_the_window_says() -> None:
    """No language lacks a picture, none is large, and none has words that its page has no more."""
    assert list(manual_pictures.stale(LANGUAGES)) == [], "run packaging/manual.py --pictures"


def test_pages_have_no_words_that_came_after_their_pictures() -> None:
    """The English pages that are kept as pictures show the texts noted, neither more nor less."""
    ask = "import json, manual_pictures; print(json.dumps(manual_pictures.shown()))"
    folder = Path(manual_pictures.__file__).parent
    done = subprocess.run(
        [sys.executable, "-c", ask], cwd=folder, capture_output=True, text=True, check=True, timeout=120
    )
    noted = json.loads((manual_pictures.PICTURES / manual_pictures.SHOWN).read_text("utf-8"))["texts"]
    assert json.loads(done.stdout) == noted, "run packaging/manual.py --pictures en"


def test_a_missing_a_large_and_an_old_picture_are_named(tmp_path: Path) -> None:
    """What is not there, has too many bytes or other words is taken again; the rest is left."""
    kept = tmp_path / "pictures"
    shutil.copytree(manual_pictures.PICTURES, kept)
    (kept / "de" / "deal.png").unlink()
    (kept / "pl" / "check.png").write_bytes(bytes(manual_pictures.MOST_BYTES + 1))
    noted = json.loads((kept / manual_pictures.SHOWN).read_text("utf-8"))
    noted["read"]["fr"]["records"] = "0" * 16
    del noted["read"]["nb"]["history"]
    (kept / manual_pictures.SHOWN).write_text(json.dumps(noted), "utf-8")
    assert set(manual_pictures.stale(LANGUAGES, kept)) == {"de/deal", "pl/check", "fr/records", "nb/history"}


def test_without_notes_every_picture_is_taken(tmp_path: Path) -> None:
    """A folder that holds nothing yet has no picture for anything."""
    assert len(list(manual_pictures.stale(["de"], tmp_path))) == len(manual_pictures.STOPS)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_printed_book_is_short_and_whole(
    tmp_path: Path,
    qapp: QApplication,  # noqa: ARG001 - printing takes the application that is there
    language: str,
) -> None:
    """It has a title, version and day, and each chapter is on the page that the contents name."""
    target = tmp_path / "book.pdf"
    assert 6 < manual.print_book(target, language, date(2026, 11, 3)) <= manual.MOST_PAGES
    text = subprocess.run(["pdftotext", "-layout", target, "-"], capture_output=True, text=True, check=True)
    # Letters that are printed in one piece, such as fi, come out in one piece.
    said = unicodedata.normalize("NFKC", text.stdout).replace("\u02bc", "’")
    pages = [" ".join(page.split()) for page in said.split("\f")]
    assert f"{__version__} · 3 nov" in pages[0].lower()
    for name in manual.BOOK:
        heading = unicodedata.normalize("NFKC", manual._heading(manual._source(language, name)))
        found = re.search(rf"{re.escape(heading)} (\d+)", pages[0])
        assert found is not None, heading
        assert heading in pages[int(found[1]) - 1].replace(found[0], "", 1)
    with pytest.raises(FileExistsError):
        manual.print_book(target, language, date(2026, 11, 3))
