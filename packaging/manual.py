"""The manual, from the pages of the help: `python packaging/manual.py [--pictures] [--book FOLDER]`.

Writes docs/manual/manual-LANGUAGE.html for each language that has pages, the pages it lacks in English;
`--pictures` takes the pictures of the window again, in every language that has old ones (`--pictures de,pl`
in these); `--book FOLDER` prints the book for the club's table, a file a language. With `--check` it says
what is not up to date.

The pictures are in the repository and in no program, which they would make two megabytes larger: the manual
is for people who do not have the window in front of them.
"""

from __future__ import annotations

import argparse
import re
import sys
from datetime import date
from html import escape
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from manual_pictures import stale, take
from markdown_it import MarkdownIt
from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import QFont, QFontDatabase, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument

from bigdeal_gui import __version__
from bigdeal_gui.paper.preview import drawing_at_hand
from bigdeal_gui.paper.words import words_of_paper
from bigdeal_gui.resource_files import face_files

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

TOP: Final = Path(__file__).resolve().parents[1]
HELP: Final = TOP / "resources" / "help"
MANUAL: Final = TOP / "docs" / "manual"

PICTURE_OF: Final = {
    "deal": "deal",
    "history": "history",
    "records": "records",
    "check": "check",
    "tournament": "tournament",
    "files": "settings",
}
"""The picture that stands above a page of the help."""

BOOK: Final = ("deal", "machines", "law6", "history", "records", "files", "moving", "trouble")
"""What is printed of the help: the evening, what never to do, printing, and when something goes wrong."""
MOST_PAGES: Final = 12
_TEXT_POINTS: Final = 10
_FOOT_POINTS: Final = 24
_POINTS_PER_INCH: Final = 72
_PICTURE_SHARE: Final = 0.5
_CHAPTER: Final = 2
"""The level of a chapter's heading."""
_BOOK_STYLE: Final = (
    "h1 { font-size: 20pt; } h2 { font-size: 15pt; margin-top: 18px; } h3 { font-size: 11pt; }"
)

_TITLES: Final = {
    "da": "Vejledning",
    "de": "Handbuch",
    "en": "Manual",
    "es": "Manual",
    "fr": "Manuel",
    "it": "Manuale",
    "nb": "Brukerveiledning",
    "nl": "Handleiding",
    "pl": "Podręcznik",
    "pt": "Manual",
    "sv": "Handbok",
}

_STYLE: Final = """
:root { color-scheme: light dark; --text: #16191d; --page: #ffffff; --soft: #f3f4f6; --line: #8a939d;
  --link: #0b57a4; }
@media (prefers-color-scheme: dark) {
  :root { --text: #eceff3; --page: #15181c; --soft: #23272d; --line: #8a939d; --link: #8cc4ff; } }
body { font: 1.0625rem/1.55 system-ui, sans-serif; color: var(--text); background: var(--page);
  max-width: 46rem; margin: 0 auto; padding: 1rem 1.25rem 4rem; }
h1 { font-size: 1.9rem; } h2 { font-size: 1.5rem; margin-top: 3rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.15rem; margin-top: 1.6rem; } a { color: var(--link); }
img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: .4rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid var(--line); padding: .4rem .6rem; text-align: left; }
code { background: var(--soft); padding: .05em .3em; border-radius: .25em; overflow-wrap: anywhere; }
nav { background: var(--soft); border-radius: .5rem; padding: .6rem 1rem; }
@media print { body { max-width: none; } h2 { break-before: page; } nav { display: none; } }
"""


def topics() -> tuple[str, ...]:
    """Return the pages, in the order of the help."""
    from bigdeal_gui.pages.help import TOPICS  # noqa: PLC0415 - the package is asked for here alone

    return TOPICS


def languages() -> list[str]:
    """Return the languages that have pages, English first."""
    codes = sorted(folder.name for folder in HELP.iterdir() if (folder / "deal.md").is_file())
    return ["en", *(code for code in codes if code != "en")]


def manual_html(language: str) -> str:
    """Return the manual in `language` as one page of HTML."""
    title = f"bigdeal-gui: {_TITLES[language]}"
    pages = [(name, _source(language, name)) for name in topics()]
    contents = "".join(f'<li><a href="#{name}">{escape(_heading(text))}</a></li>\n' for name, text in pages)
    body = "".join(_page(language, name, text) for name, text in pages)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n"
        f"<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n"
        f"<nav><ul>\n{contents}</ul></nav>\n{body}</body>\n</html>\n"
    )


def files() -> Iterator[tuple[Path, str]]:
    """Yield every file of the manual and what belongs into it."""
    for language in languages():
        yield MANUAL / f"manual-{language}.html", manual_html(language)


def print_book(target: Path, language: str, day: date) -> int:
    """Print the pages of `BOOK` in `language` into the new file `target`; return how many sheets they take.

    It begins with a title, version, `day`, and where each chapter begins. Qt is running (`graphics`).

    Raises:
        FileExistsError: there is one.
        ValueError: it takes more than `MOST_PAGES`.
    """
    if target.exists():
        raise FileExistsError(target)
    document = QTextDocument()
    document.setDefaultFont(_face())
    document.setBaseUrl(QUrl.fromLocalFile(f"{MANUAL}/"))
    document.setDefaultStyleSheet(_BOOK_STYLE)
    writer = _writer(target, language)
    room = writer.pageLayout().paintRect(QPageLayout.Unit.Point)
    # Below the text stands the number of the page.
    document.setPageSize(QSizeF(room.width(), room.height() - _FOOT_POINTS))
    width = round(room.width() * _PICTURE_SHARE)
    breaks: set[int] = set()
    numbers = [0] * len(BOOK)
    while True:
        document.setHtml(_book_html(language, day, numbers, breaks, width))
        headings = _headings(document)
        late = [place for place, heading in enumerate(headings) if heading.is_late and place not in breaks]
        found = [heading.page for heading in headings if heading.level == _CHAPTER]
        if not late and found == numbers:
            break
        # A heading at the end of a page goes to the next one; the first is mended first.
        breaks.update(late[:1])
        numbers = found
    pages = document.pageCount()
    if pages > MOST_PAGES:
        raise ValueError(f"the {language} book has {pages} pages, and {MOST_PAGES} are the most")
    _draw(document, writer)
    return pages


def _face() -> QFont:
    families = []
    for file in face_files():
        families += QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))
    return QFont(families[0], _TEXT_POINTS)


def _writer(target: Path, language: str) -> QPdfWriter:
    writer = QPdfWriter(str(target))
    margins = QMarginsF(20, 16, 20, 12)
    paper = QPageSize(QPageSize.PageSizeId.A4)
    upright, unit = QPageLayout.Orientation.Portrait, QPageLayout.Unit.Millimeter
    writer.setPageLayout(QPageLayout(paper, upright, margins, unit))
    writer.setTitle(f"bigdeal-gui: {_TITLES[language]}")
    return writer


def _book_html(
    language: str, day: date, numbers: Sequence[int], breaks: Collection[int], picture_width: int
) -> str:
    """Return the book: its chapters are on the pages `numbers`, and the headings `breaks` begin a page."""
    pages = [(name, _source(language, name)) for name in BOOK]
    rows = "".join(
        f"<tr><td>{escape(_heading(text))}</td><td align='right'>{number}</td></tr>"
        for (_, text), number in zip(pages, numbers, strict=True)
    )
    chapters = "".join(_page(language, name, text) for name, text in pages)
    # What is not in the book is no link of it.
    chapters = re.sub(r'<a href="[^"]*">(.*?)</a>', r"\1", chapters, flags=re.DOTALL)
    chapters = re.sub(rf'<p><img src="pictures/{language}/settings.*?</p>', "", chapters)
    chapters = chapters.replace("<img ", f'<img width="{picture_width}" ')
    places = count()
    chapters = re.sub(
        r"<h[23]",
        lambda found: found[0] + (' style="page-break-before: always"' if next(places) in breaks else ""),
        chapters,
    )
    return (
        f"<h1>bigdeal-gui: {escape(_TITLES[language])}</h1>"
        f"<p>{escape(__version__)} · {escape(words_of_paper(language).day(day))}</p>"
        f"<table width='100%'>{rows}</table>{chapters}"
    )


class _Placed(NamedTuple):
    """A heading, its page, and whether too little of that is left for what it heads."""

    level: int
    page: int
    is_late: bool


def _headings(document: QTextDocument) -> list[_Placed]:
    layout, height, found = document.documentLayout(), document.pageSize().height(), []
    block = document.begin()
    while block.isValid():
        if (level := block.blockFormat().headingLevel()) >= _CHAPTER:
            page, top = divmod(layout.blockBoundingRect(block).top(), height)
            found.append(_Placed(level, int(page) + 1, top / height > (0.6 if level == _CHAPTER else 0.9)))
        block = block.next()
    return found


def _draw(document: QTextDocument, writer: QPdfWriter) -> None:
    size = document.pageSize()
    painter = QPainter(writer)
    dots = writer.logicalDpiX() / _POINTS_PER_INCH
    painter.scale(dots, dots)
    font = document.defaultFont()
    font.setPixelSize(_TEXT_POINTS)
    painter.setFont(font)
    pages = document.pageCount()
    for page in range(pages):
        if page:
            writer.newPage()
        part = QRectF(0, page * size.height(), size.width(), size.height())
        painter.save()
        painter.translate(0, -part.top())
        document.drawContents(painter, part)
        painter.restore()
        foot = QRectF(0, size.height(), size.width(), _FOOT_POINTS)
        number = f"{page + 1} / {pages}"
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, number)
    painter.end()


def _source(language: str, name: str) -> str:
    for code in (language, "en"):
        path = HELP / code / f"{name}.md"
        if path.is_file():
            return path.read_text("utf-8")
    raise FileNotFoundError(name)


def _heading(text: str) -> str:
    return text.partition("\n")[0].removeprefix("# ").strip()


def _page(language: str, name: str, text: str) -> str:
    """Return a page of the help as a chapter: headings one step down, links to chapters, its picture."""
    html = MarkdownIt("commonmark").enable("table").render(text)
    html = re.sub(r"<(/?)h([1-5])>", lambda match: f"<{match[1]}h{int(match[2]) + 1}>", html)
    html = re.sub(r'href="([a-z0-9-]+)\.md"', r'href="#\1"', html)
    html = html.replace("<h2>", f'<h2 id="{name}">', 1)
    picture = PICTURE_OF.get(name)
    if picture is None:
        return html
    image = f'<p><img src="pictures/{language}/{picture}.png" alt="{escape(_heading(text))}"></p>\n'
    return html.replace("</h2>\n", f"</h2>\n{image}", 1)


def main() -> int:
    """Write the manual, or say what is not up to date."""
    parser = argparse.ArgumentParser(description="Builds the manual from the pages of the help.")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--pictures", nargs="?", const="", metavar="LANGUAGES")
    parser.add_argument("--book", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    if asked.check:
        old = [path.name for path, text in files() if not path.is_file() or path.read_text("utf-8") != text]
        sys.stdout.write("".join(f"{name} is not up to date: run packaging/manual.py\n" for name in old))
        pictures = list(stale(languages()))
        sys.stdout.write("".join(f"{name} is an old picture: run it with --pictures\n" for name in pictures))
        return 1 if old or pictures else 0
    if asked.pictures is not None:
        behind = {name.partition("/")[0] for name in stale(languages())}
        take(asked.pictures.split(",") if asked.pictures else [one for one in languages() if one in behind])
    MANUAL.mkdir(parents=True, exist_ok=True)
    for path, text in files():
        path.write_text(text, "utf-8", newline="\n")
    if asked.book is not None:
        asked.book.mkdir(parents=True, exist_ok=True)
        with drawing_at_hand():
            for language in languages():
                print_book(asked.book / f"bigdeal-gui-{language}.pdf", language, date.today())  # noqa: DTZ011 - its day
    return 0


if __name__ == "__main__":
    sys.exit(main())
