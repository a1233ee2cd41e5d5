"""The manual, from the pages of the help: `python packaging/manual.py [--pictures] [--pdf FILE]`.

Writes docs/manual/manual-LANGUAGE.html for each language that has pages, the pages it lacks in English;
`--pictures` takes the pictures of the window anew, in every language that has old ones (`--pictures de,pl` in
these); `--pdf` prints the English manual. With `--check` it says what is not up to date.

The pictures lie in the repository and in no program: they would make each program two megabytes larger, and
who has the program open sees the window itself. The manual is for those who have not.
"""

from __future__ import annotations

import argparse
import re
import sys
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from manual_pictures import stale, take
from markdown_it import MarkdownIt

if TYPE_CHECKING:
    from collections.abc import Iterator

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


def print_pdf(target: Path) -> None:
    """Print the English manual into the new file `target`.

    Raises:
        FileExistsError: there is one.
    """
    if target.exists():
        raise FileExistsError(target)
    from PySide6.QtCore import QMarginsF, QSizeF, QUrl  # noqa: PLC0415 - for this alone
    from PySide6.QtGui import (  # noqa: PLC0415 - Qt is loaded for it
        QFont,
        QGuiApplication,
        QPageLayout,
        QPageSize,
        QPdfWriter,
        QTextDocument,
    )

    app = QGuiApplication.instance() or QGuiApplication([])
    writer = QPdfWriter(str(target))
    margins = QMarginsF(18, 16, 18, 16)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            margins,
            QPageLayout.Unit.Millimeter,
        )
    )
    writer.setTitle("bigdeal-gui: Manual")
    document = QTextDocument()
    document.setDefaultFont(QFont("DejaVu Sans", 10))
    document.setBaseUrl(QUrl.fromLocalFile(f"{MANUAL}/"))
    room = writer.pageLayout().paintRect(QPageLayout.Unit.Point)
    document.setPageSize(QSizeF(room.width(), room.height()))
    html = re.sub(r"<style>.*?</style>", "", manual_html("en"), flags=re.DOTALL)
    html = html.replace("<img ", f'<img width="{round(room.width())}" ')
    document.setHtml(html.replace("<h2", '<h2 style="page-break-before: always"'))
    document.print_(writer)
    app.processEvents()


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
    parser.add_argument("--pdf", type=Path)
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
    if asked.pdf is not None:
        print_pdf(asked.pdf)
    return 0


if __name__ == "__main__":
    sys.exit(main())
