"""A page with a link for each board, which opens it in Bridge Base Online's hand viewer. For after play.

Nobody asks that site anything until a reader follows a link: the boards stand in the links themselves.
Source: the addresses that Bridge Base Online's own results pages have.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Heading

_VIEWER: Final = "https://www.bridgebase.com/tools/handviewer.html?lin="
_PAGE: Final = """<!DOCTYPE html>
<html lang="">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
body {{ font: 1.25rem sans-serif; max-width: 40rem; margin: auto; padding: 1rem }}
ol {{ display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; padding: 0 }}
a {{ display: block; min-width: 2.5rem; padding: .5rem; border: 1px solid; text-align: center }}
</style>
<h1>{title}</h1>
<p>{below}</p>
<ol>
{links}
</ol>
</html>
"""


def links_page(heading: Heading, boards: Sequence[Board]) -> bytes:
    """Return the page of `boards`: their numbers are the links, and what `heading` says stands above."""
    title = escape(heading.event or heading.set_code)
    below = escape(", ".join(filter(None, (heading.date, heading.site, heading.set_code))))
    links = "\n".join(
        f'<li><a href="{escape(hand_viewer_address(heading, board))}">{board.number}</a></li>'
        for board in boards
    )
    return _PAGE.format(title=title, below=below, links=links).encode("utf-8")


def hand_viewer_address(heading: Heading, board: Board) -> str:
    """Return the address that shows `board`."""
    alone = replace(heading, boards=BoardRange(board.number, board.number))
    return _VIEWER + quote(format_by_name("lin").write(alone, [board]).decode("ascii").strip())
