"""Hand records as one HTML file that needs nothing else: no script, no other file, no network.

Hands are tables with their seat as caption; suits and voids have words for who has the page read aloud.
Titles come from people and are escaped. Printed, a page looks like the PDF's: its rules are made of the same
grid, and the fonts are inside. On a telephone there is one board a view, swiped or stepped through; where the
system is dark the page is, and its print is not. Source: WOFF File Format 1.0, W3C, of 13 December 2012.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from html import escape
from struct import Struct
from typing import TYPE_CHECKING, Final
from zlib import compress

from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.fonts.program_fonts import SANS, font_data, font_file_stem
from bigdeal_gui.paper.hand_records.browser_print import (
    long_suit_attributes,
    print_grid,
    print_style,
    running_lines,
    running_picture,
)
from bigdeal_gui.paper.hand_records.frame import RecordFrame
from bigdeal_gui.paper.hand_records.grid import Grid, suit_text, text_in_two_lines
from bigdeal_gui.paper.hand_records.pages import BoardPages, page_look
from bigdeal_gui.paper.logo import logo_png
from bigdeal_gui.paper.record_text import (
    SUIT_SYMBOLS,
    VOID,
    board_numbers_text,
    board_texts,
    double_dummy_note,
    joined_texts,
    session_text,
    strain_symbols,
)
from bigdeal_gui.paper.surface import BLACK, printable_line
from bigdeal_gui.paper.words import Words, words_of_paper

if TYPE_CHECKING:
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.double_dummy import DoubleDummy
    from bigdeal_gui.paper.record_options import RecordHeading, RecordOptions
    from bigdeal_gui.paper.record_text import BoardText, Ranks, ResultRow


_SFNT_HEAD: Final = Struct(">4sH6x")
_SFNT_TABLE: Final = Struct(">4s3L")
_WOFF_HEAD: Final = Struct(">4s4sL2HL2H5L")
_WOFF_TABLE: Final = Struct(">4s4L")
_STRONGEST: Final = 9

_SUIT_NAMES: Final = ("spades", "hearts", "diamonds", "clubs")
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
"""Whatever a title holds, the page runs nothing and fetches nothing."""
_WITH_LOGO: Final = "; img-src data:"
VIEWER_SITE: Final = "bridgebase.com"
DARK_PAGE: Final = "#15181c"
_DARK_INK: Final = "#eceff3"

_STYLE: Final = """
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 1rem auto; padding: 0 1rem; max-width: 82rem; background: #fff; color: #000;
  font: 1rem/1.35 "FAMILY", "Segoe UI", "Helvetica Neue", Arial, sans-serif; font-variant-ligatures: none; }
header, footer { margin-bottom: 1rem; }
footer { margin-top: 1rem; font-size: .875rem; }
.logo { float: left; max-width: 10rem; max-height: 5rem; margin: 0 1rem 1.5rem 0; }
nav { clear: both; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0; }
.journal { font-size: .75rem; margin: .2rem 0; }
header p { margin: .2rem 0; }
.session { font-size: 1.3rem; font-weight: bold; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem; list-style: none; margin: .5rem 0 0; padding: 0; }
nav a { display: block; min-width: 1.6rem; padding: .2rem .3rem; text-align: center; color: #00419e; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(25rem, 100%), 1fr)); gap: 1px;
  background: #8a8a8a; border: 1px solid #8a8a8a; }
.page, .boards { display: contents; }
.board { display: grid; gap: .3rem .6rem; padding: .7rem; background: #fff; overflow-x: auto;
  grid-template: "title north par" auto "west compass east" auto "note south results" auto
  "steps steps steps" auto / 1fr auto 1fr; }
.running, .number, .points, .fold, .step { display: none; }
.steps { grid-area: steps; display: flex; justify-content: space-between; margin: 0; }
.steps a { padding: .5rem .7rem; color: #00419e; }
.title { grid-area: title; }
h2 { font-size: 1.4rem; line-height: 1; margin: 0 0 .2rem; }
.title p, .par p { margin: 0; font-size: .9rem; line-height: 1.25; }
.par { grid-area: par; text-align: right; }
.hand.n { grid-area: north; } .hand.e { grid-area: east; } .hand.s { grid-area: south; }
.hand.w { grid-area: west; }
.compass { grid-area: compass; place-self: center; display: grid; border: 1px solid #8a8a8a;
  grid-template: "n n n" 1.3rem "w . e" 1.3rem "s s s" 1.3rem / 1.3rem 1.3rem 1.3rem; text-align: center;
  line-height: 1.3rem; }
.compass .n { grid-area: n; } .compass .e { grid-area: e; } .compass .s { grid-area: s; }
.compass .w { grid-area: w; }
.vulnerable { background: TINTED; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.dealer { font-weight: bold; text-decoration: underline; text-underline-offset: .1em; }
table { border-collapse: collapse; place-self: start; }
caption { text-align: left; font-size: .8rem; white-space: nowrap; }
.hand { font-size: 1.05rem; line-height: 1.3; }
.hand th, .hand td { padding: 0; text-align: left; font-weight: normal; white-space: nowrap; }
.hand th { width: 1.1em; }
.results { grid-area: results; place-self: end; font-size: .9rem; line-height: 1.25; }
.results th, .results td { padding: 0; width: 1.75em; text-align: center; font-weight: normal; }
.results tr:first-child > * { border-bottom: 1px solid #8a8a8a; }
.spades { color: SPADES; } .hearts { color: HEARTS; } .diamonds { color: DIAMONDS; } .clubs { color: CLUBS; }
.said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; }
@media screen and (max-width: 40rem) {
body { margin: .5rem 0; padding: 0; } header, footer { padding: 0 .6rem; } .step { display: block; }
main { display: flex; position: relative; overflow-x: auto; scroll-snap-type: x mandatory;
  border-width: 1px 0; }
.board { flex: 0 0 100%; align-content: start; overflow: visible; padding: .6rem; gap: .5rem .4rem;
  scroll-snap-align: start; scroll-snap-stop: always; grid-template-columns: repeat(3, minmax(0, 1fr)); }
.hand { font-size: 1rem; } .hand th { vertical-align: top; }
.hand td, caption { white-space: normal; } .hand td { overflow-wrap: anywhere; }
.results th, .results td { width: 1.5em; }
}
@media screen and (prefers-color-scheme: dark) {
:root { color-scheme: dark; } body, .board { background: PAGE; color: INK; }
nav a, .steps a { color: #8cc4ff; } .vulnerable { color: #000; } .logo { background: #fff; padding: .25rem; }
SUITS}
"""


@cache
def font_faces() -> str:
    """Return the style rules that name the regular and the bold face, with the fonts in them.

    Raises:
        PrintingUnavailable: a font of the program is missing.
    """
    return "".join(_rule(weight, is_bold=is_bold) for weight, is_bold in ((400, False), (700, True)))


def _rule(weight: int, *, is_bold: bool) -> str:
    packed = b64encode(woff_font(font_data(font_file_stem(SANS, is_bold=is_bold)))).decode("ascii")
    source = f'url(data:font/woff;base64,{packed}) format("woff")'
    return f'@font-face {{ font-family: "{SANS}"; font-weight: {weight}; src: {source}; }}\n'


def woff_font(font: bytes) -> bytes:
    """Return a TrueType font packed for the web."""
    flavour, count = _SFNT_HEAD.unpack_from(font)
    place = _WOFF_HEAD.size + count * _WOFF_TABLE.size
    rows, packed, whole_bytes = [], [], _SFNT_HEAD.size + count * _SFNT_TABLE.size
    for number in range(count):
        name, checksum, start, length = _SFNT_TABLE.unpack_from(
            font, _SFNT_HEAD.size + number * _SFNT_TABLE.size
        )
        table = font[start : start + length]
        # Of two that are as long the first: one that would not be smaller must not be compressed.
        smaller = min(table, compress(table, _STRONGEST), key=len)
        rows.append(_WOFF_TABLE.pack(name, place, len(smaller), length, checksum))
        packed.append(smaller + bytes(-len(smaller) % 4))
        place += len(packed[-1])
        whole_bytes += length + -length % 4
    head = _WOFF_HEAD.pack(b"wOFF", flavour, place, count, 0, whole_bytes, 1, 0, 0, 0, 0, 0, 0)
    return head + b"".join(rows) + b"".join(packed)


def hand_record_html(
    boards: Sequence[Board],
    heading: RecordHeading,
    options: RecordOptions,
    double_dummy: Sequence[DoubleDummy] | None = None,
    viewer: Sequence[str] = (),
) -> bytes:
    """Return the record of `boards` as an HTML page in UTF-8; `double_dummy` has a result for each.

    `viewer` has for each an address, at `VIEWER_SITE`, that shows it: for boards whose play is over, since
    who follows such a link tells that site the hands.

    A booklet is printed as single pages: who folds them takes the PDF. Where the printed page has no room
    for results they stand on the screen alone, and the foot of the print says so.

    Raises:
        InvalidDeal: a board does not hold a whole pack.
        PrintingUnavailable: a font of the program is missing or damaged.
    """
    language = words_of_paper(options.language)
    texts = board_texts(boards, language, options, double_dummy)
    return "\n".join(_page(heading, options, language, texts, viewer)).encode("utf-8")


def _page(
    heading: RecordHeading,
    options: RecordOptions,
    language: Words,
    texts: Sequence[BoardText],
    viewer: Sequence[str],
) -> Iterator[str]:
    title = joined_texts(language.title, heading.event, session_text(heading, language))
    yield "<!DOCTYPE html>"
    yield f'<html lang="{language.code}">'
    yield '<head>\n<meta charset="utf-8">'
    policy = _POLICY + (_WITH_LOGO if heading.logo else "")
    yield f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f'<meta name="generator" content="{_text(heading.program)}">'
    yield f"<title>{_text(title)}</title>\n<style>{font_faces()}</style>"
    pages = BoardPages(texts, options)
    bare = [replace(text, results=(), par=()) for text in texts]
    printed = pages if options.layout.has_room_for_double_dummy else BoardPages(bare, options)
    frame = RecordFrame(heading, options, language, page_look(options).frame)
    grid = print_grid(options, frame, printed, language)
    yield f"<style>{_style(options) + print_style(options, frame, printed, grid)}</style>\n</head>\n<body>"
    picture = b64encode(logo_png(heading.logo)).decode("ascii") if heading.logo else ""
    yield from _heading(heading, options, language, texts, picture)
    left, place = frame.logo_place
    yield "<main>"
    steps = iter(_steps(texts, viewer, language))
    note = double_dummy_note([text for page in printed.pages for text in page], options, language)
    for number, boards in enumerate(pages.pages, start=1):
        yield '<div class="page">'
        if picture:
            yield running_picture(picture, place)
        yield from running_lines(frame.head(board_numbers_text(boards, language)), options, "head", left)
        yield '<div class="boards">'
        for text in boards:
            yield from _board(text, language, grid)
            yield f"{next(steps)}</section>"
        yield "</div>"
        foot = frame.foot(language.page(number, len(pages.pages)), note)
        yield from running_lines(foot, options, "foot")
        yield "</div>"
    yield "</main>"
    code = language.set_code(heading.set_code) if heading.set_code else ""
    yield "<footer>"
    if options.foot:
        yield f"<p>{_text(options.foot)}</p>"
    yield f"<p>{_text(joined_texts(heading.program, code, double_dummy_note(texts, options, language)))}</p>"
    yield "</footer>\n</body>\n</html>\n"


def _style(options: RecordOptions) -> str:
    style = _STYLE.replace("FAMILY", SANS).replace("TINTED", options.colours.tint)
    style = style.replace("PAGE", DARK_PAGE).replace("INK", _DARK_INK)
    on_dark = []
    for name, colour in zip(_SUIT_NAMES, options.colours.of_suits, strict=True):
        style = style.replace(name.upper(), colour)
        on_dark.append(f".{name} {{ color: {_on_dark(colour)}; }}\n")
    return style.replace("SUITS", "".join(on_dark))


def _on_dark(colour: str) -> str:
    """Return a colour of dark ink, `#rrggbb`, half lightened; black becomes the ink of a dark page."""
    if colour == BLACK:
        return _DARK_INK
    return "#" + "".join(f"{part + (255 - part) * 11 // 20:02x}" for part in bytes.fromhex(colour[1:]))


def _heading(
    heading: RecordHeading, options: RecordOptions, language: Words, texts: Sequence[BoardText], picture: str
) -> Iterator[str]:
    yield "<header>"
    if picture:
        yield f'<img class="logo" alt="{_text(options.club)}" src="data:image/png;base64,{picture}">'
    if options.club:
        yield f'<p class="session">{_text(options.club)}</p>'
    yield f"<h1>{_text(heading.event or language.title)}</h1>"
    if session := session_text(heading, language):
        yield f'<p class="session">{_text(session)}</p>'
    day = language.day(heading.day) if heading.day else ""
    code = language.set_code(heading.set_code) if heading.set_code else ""
    numbers = board_numbers_text(texts, language)
    yield f"<p>{_text(joined_texts(heading.site, day, numbers, code))}</p>"
    director = language.director(heading.director) if heading.director else ""
    if own := joined_texts(options.head, director):
        yield f"<p>{_text(own)}</p>"
    links = "".join(
        f'<li><a href="#board-{text.number}" aria-label="{_text(text.title)}">{text.number}</a></li>'
        for text in texts
    )
    yield f'<nav aria-label="{_text(numbers)}"><ul>{links}</ul></nav>\n</header>'


def _board(board: BoardText, language: Words, grid: Grid) -> Iterator[str]:
    name = f"board-{board.number}"
    yield f'<section class="board" id="{name}" aria-labelledby="{name}-title">'
    yield f'<div class="title"><h2 id="{name}-title"><span class="whole">{_text(board.title)}</span>'
    yield f'<span class="number" aria-hidden="true">{board.number}</span></h2>'
    said = text_in_two_lines(board.vulnerability_text) if grid.is_folded else (board.vulnerability_text, "")
    vulnerable = ' <br class="fold">'.join(_text(line) for line in said if line)
    yield f"<p>{_text(board.dealer_text)}</p><p>{vulnerable}</p></div>"
    for seat in SEATS:
        yield from _hand(board, language, seat, grid)
    yield _compass(board, language)
    if board.points:
        yield _points(board, language)
    if board.results:
        yield from _results(board.results, language)
    if board.par:
        lines = "".join(f"<p>{_contract(line, language)}</p>" for line in board.par)
        yield f'<div class="par">{lines}</div>'


def _steps(texts: Sequence[BoardText], viewer: Sequence[str], language: Words) -> list[str]:
    """Return for each board the links to the one before, to its address in `viewer`, and to the next."""
    view, steps = _text(language.view_at(VIEWER_SITE)), []
    for place, before, after in zip(range(len(texts)), (None, *texts), (*texts[1:], None), strict=False):
        links = [_step(before, "&lsaquo; {number}"), _step(after, "{number} &rsaquo;")]
        if viewer:
            links.insert(1, f'<a href="{_text(viewer[place])}" rel="noreferrer">{view}</a>')
        steps.append(f'<p class="steps">{"".join(links)}</p>')
    return steps


def _step(board: BoardText | None, shown: str) -> str:
    if board is None:
        return "<span></span>"
    name = f'href="#board-{board.number}" aria-label="{_text(board.title)}"'
    return f'<a class="step" {name}>{shown.format(number=board.number)}</a>'


def _hand(board: BoardText, language: Words, seat: Seat, grid: Grid) -> Iterator[str]:
    name = language.seat_names[seat]
    caption = f"{name} · {board.points[seat]} {language.points}" if board.points else name
    yield f'<table class="hand {seat.letter.lower()}"><caption>{_text(caption)}</caption>'
    for suit, ranks in enumerate(board.hands[seat]):
        mark = _symbol(suit, language.suits[suit])
        own = long_suit_attributes(grid, suit_text(ranks), seat)
        yield f'<tr><th scope="row">{mark}</th><td{own}>{_cards(ranks, language)}</td></tr>'
    yield "</table>"


def _cards(ranks: Ranks, language: Words) -> str:
    if ranks:
        return _text(" ".join(ranks))
    return _shown_and_said(VOID, language.void)


def _symbol(suit: int, name: str) -> str:
    return f'<span class="{_SUIT_NAMES[suit]}">{_shown_and_said(SUIT_SYMBOLS[suit], name)}</span>'


def _shown_and_said(shown: str, said: str) -> str:
    return f'<span aria-hidden="true">{shown}</span><span class="said">{_text(said)}</span>'


def _compass(board: BoardText, language: Words) -> str:
    """Return the compass, which shows what the board's title says."""
    letters = "".join(
        f'<span class="{_classes(board, seat)}">{_text(language.seats[seat])}</span>' for seat in SEATS
    )
    return f'<div class="compass" aria-hidden="true">{letters}</div>'


def _classes(board: BoardText, seat: Seat) -> str:
    kinds = (("vulnerable", board.is_vulnerable(seat)), ("dealer", seat is board.dealer))
    return " ".join((seat.letter.lower(), *(name for name, holds in kinds if holds)))


def _points(board: BoardText, language: Words) -> str:
    """Return the points as the seats sit, which the hands' captions say."""
    points = "".join(f'<span class="{seat.letter.lower()}">{board.points[seat]}</span>' for seat in SEATS)
    return f'<div class="points" aria-hidden="true"><p>{_text(language.points)}</p>{points}</div>'


def _contract(line: str, language: Words) -> str:
    """Return a line of par with its suits in their colours."""
    marks = {symbol: _symbol(suit, language.suits[suit]) for suit, symbol in enumerate(SUIT_SYMBOLS)}
    return "".join(marks.get(letter, letter) for letter in _text(line))


def _results(rows: Sequence[ResultRow], language: Words) -> Iterator[str]:
    yield f'<table class="results"><caption>{_text(language.double_dummy)}</caption>'
    symbols = [_text(strain_symbols(language)[0])]
    symbols += [_symbol(suit, name) for suit, name in enumerate(language.suits)]
    heads = "".join(f'<th scope="col">{symbol}</th>' for symbol in symbols)
    yield f"<tr><td></td>{heads}</tr>"
    for row in rows:
        kinds = (' class="both"' if "/" in cell else "" for cell in row.cells)
        cells = "".join(f"<td{kind}>{cell}</td>" for kind, cell in zip(kinds, row.cells, strict=True))
        yield f'<tr><th scope="row">{_text(row.label)}</th>{cells}</tr>'
    yield "</table>"


def _text(text: str) -> str:
    return escape(printable_line(text))
