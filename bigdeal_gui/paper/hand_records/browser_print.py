"""The rules by which a browser prints a hand record from the web: the places of the paper record's grid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import TYPE_CHECKING, Final

from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.fitting import fitted_text
from bigdeal_gui.paper.hand_records.cell import POINTS_AT, RULE, table_line
from bigdeal_gui.paper.hand_records.grid import BAND, LETTER, SUITS, Grid
from bigdeal_gui.paper.pdf.page import PAPER_MM
from bigdeal_gui.paper.pdf.page_part import HOLES_MM, MARGIN_MM, part_size
from bigdeal_gui.paper.record_options import Binding, Order, RecordOptions
from bigdeal_gui.paper.surface import POINT_MM, Box, PaperSize, Style, printable_line

if TYPE_CHECKING:
    from bigdeal_gui.paper.hand_records.frame import FrameLine, RecordFrame
    from bigdeal_gui.paper.hand_records.pages import BoardPages
    from bigdeal_gui.paper.words import Words

_NAMES: Final = {
    PaperSize.A3: "A3",
    PaperSize.A4: "A4",
    PaperSize.A5: "A5",
    PaperSize.LETTER: "letter",
    PaperSize.LEGAL: "legal",
}
_ROUNDING_MM: Final = 0.5
"""Left free: browsers begin a new page for less than a dot too much."""

_PLAIN: Final = """
body { margin: 0; padding: 0; max-width: none; }
header, nav, footer, .steps { display: none; }
main, .page { display: block; background: none; border: 0; }
.running { display: block; position: absolute; left: 0; right: 0; }
.running.head { top: 0; } .running.foot { bottom: 0; }
.running p { display: grid; grid-template-columns: 1fr auto; margin: 0; white-space: nowrap; }
.running .three { grid-template-columns: 1fr auto 1fr; }
.running span:last-child:not(:first-child) { text-align: right; } .bold { font-weight: bold; }
.board { display: block; position: relative; padding: 0; break-inside: avoid; overflow: visible; }
.board > * { position: absolute; margin: 0; }
.whole, caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.title > p, .par > p, .points > * { white-space: nowrap; }
.number { display: block; } .fold { display: inline; }
h2, .title p { margin: 0; }
.points { display: block; } .points p { margin: 0; } .points span { position: absolute; text-align: center; }
.hand { word-spacing: -.01em; } .hand th, .hand td { height: auto; }
"""


_THREE: Final = 3
_LINE: Final = f"{RULE.thickness:.3f}mm"


def running_lines(
    lines: Iterable[FrameLine], options: RecordOptions, kind: str, left: float = 0.0
) -> Iterator[str]:
    """Yield the lines that stand at the head or foot (`kind`) of every printed page, and were read once.

    They begin at `left`, in millimetres.
    """
    width = _room(options)[0] - left
    aside = f' style="padding-left: {_mm(left)}"' if left else ""
    yield f'<div class="running {kind}" aria-hidden="true"{aside}>'
    for line in lines:
        kinds = ("three" if len(line.texts) == _THREE else "", "bold" if line.style.is_bold else "")
        spans = (_fitting(text, line.style, share * width) for text, share in line.texts)
        height = _mm(line.style.height)
        yield f'<p class="{" ".join(filter(None, kinds))}" style="line-height: {height}">{"".join(spans)}</p>'
    yield "</div>"


def running_picture(picture: str, box: Box) -> str:
    """Return the PNG `picture`, in base 64, that stands in `box` of every printed page."""
    left, top, width, height = map(_mm, box)
    place = f"left: {left}; top: {top}; width: {width}; height: {height}"
    return f'<img class="running" alt="" style="{place}" src="data:image/png;base64,{picture}">'


def _fitting(text: str, style: Style, width: float) -> str:
    shown, small = fitted_text(printable_line(text), style, width, 6.5, 1.0)
    return f'<span style="font-size: {small.points * small.stretch:.2f}pt">{escape(shown)}</span>'


def print_grid(options: RecordOptions, frame: RecordFrame, pages: BoardPages, words: Words) -> Grid:
    """Return the grid of the printed page."""
    width, height = _room(options)
    return pages.grid(width, height - frame.head_height - frame.foot_height, words)


def print_style(options: RecordOptions, frame: RecordFrame, pages: BoardPages, grid: Grid) -> str:
    """Return the rules: those of the paper, and the others for media that print."""
    rules = [
        *_pages(options, frame, pages, grid),
        *_hands(grid),
        *_corners(grid),
        *_compass(grid),
        *_results(grid),
    ]
    return "\n".join([_paper(options), f"@media print {{{_PLAIN}", *rules, "}\n"])


def _pages(options: RecordOptions, frame: RecordFrame, pages: BoardPages, grid: Grid) -> list[str]:
    width, height = _room(options)
    is_down = options.order is Order.COLUMNS
    rules = [
        _rule(".page", position="relative", width=_mm(width), height=_mm(height), break_after="page"),
        _rule(".page:last-child", break_after="auto"),
        _rule(
            ".boards",
            display="grid",
            position="absolute",
            top=_mm(frame.head_height),
            border=f"solid {RULE.colour}",
            border_width=f"{_LINE} 0 0 {_LINE}",
            grid_template_columns=f"repeat({pages.columns}, {_mm(grid.width)})",
            grid_auto_rows=_mm(grid.height),
            grid_auto_flow="column" if is_down else "row",
        ),
        _rule(".board", border=f"solid {RULE.colour}", border_width=f"0 {_LINE} {_LINE} 0"),
    ]
    if is_down:
        for number, page in enumerate(pages.pages, start=1):
            rows = f"repeat({pages.rows_of(page)}, {_mm(grid.height)})"
            rules.append(_rule(f".page:nth-child({number}) .boards", grid_template_rows=rows))
    return rules


def _room(options: RecordOptions) -> tuple[float, float]:
    # A browser prints no booklet.
    binding = Binding.LOOSE if options.binding is Binding.BOOKLET else options.binding
    width, height = part_size(PAPER_MM[options.paper], binding)
    return width - _ROUNDING_MM, height - _ROUNDING_MM


def _paper(options: RecordOptions) -> str:
    page = f"@page {{ size: {_NAMES[options.paper]}; margin: {_mm(MARGIN_MM)}; }}"
    wide = _mm(MARGIN_MM + HOLES_MM)
    if options.binding is Binding.PUNCHED:
        page += f"\n@page {{ margin-left: {wide}; }}"
    if options.binding is Binding.DUPLEX:
        page += f"\n@page :right {{ margin-left: {wide}; }}\n@page :left {{ margin-right: {wide}; }}"
    return page


def _hands(grid: Grid) -> list[str]:
    tops = {Seat.NORTH: grid.tops[0], Seat.SOUTH: grid.tops[2]}
    before = _mm(grid.before)
    return [
        _rule(".hand", **_letters(grid.cards, grid.pitch)),
        _rule(".hand th", width=before, min_width=before),
        _rule(".hand td", display="block"),
        _rule(
            ".hand .long",
            font_size="var(--size)",
            word_spacing="var(--gap)",
            transform="scaleX(var(--narrow))",
            transform_origin="left",
        ),
        *(
            _rule(f".hand.{_name(seat)}", left=_mm(grid.left[seat]), top=_mm(tops.get(seat, grid.tops[1])))
            for seat in SEATS
        ),
    ]


def long_suit_attributes(grid: Grid, text: str, seat: Seat) -> str:
    """Return the attributes of a suit that has no room as all are printed: how it is printed alone."""
    style = grid.suit_style(text, seat)
    if style == grid.cards:
        return ""
    look = f"--size: {style.points:.2f}pt; --gap: {style.gap_points:.2f}pt; --narrow: {style.stretch:.3f}"
    return f' class="long" style="{look}"'


def _corners(grid: Grid) -> list[str]:
    """Return the rules of what stands beside North and South; a line's letters are in its middle here."""
    label, number, pad = grid.label, grid.number, _mm(grid.pad)
    em = label.points * POINT_MM
    first = grid.tops[0] + (grid.pitch - grid.cards.cap_height) / 2
    above = first - (number.height - number.cap_height) / 2
    told = grid.baseline(Seat.NORTH, SUITS - 1) - (grid.told_lines - 0.5) * grid.told_line
    told -= label.cap_height / 2
    return [
        _rule(".title", left=pad, top="0"),
        _rule(".number", position="absolute", top=_mm(above), **_letters(number, number.height)),
        _rule(".title p", position="relative", top=_mm(told), **_letters(grid.told, grid.told_line)),
        _rule(".par", right=pad, top=_mm(grid.tops[0])),
        _rule(".par p", **_letters(label, grid.pitch)),
        _rule(".points", left=pad, top=_mm(grid.tops[2]), **_letters(label, grid.pitch)),
        _rule(".points span", width=_mm(2 * em)),
        *(
            _rule(f".points .{_name(seat)}", left=_mm((across - 1) * em), top=_mm(line * grid.pitch))
            for seat, (across, line) in POINTS_AT.items()
        ),
    ]


def _compass(grid: Grid) -> list[str]:
    left, top, side = grid.compass
    band, middle = _mm(side * BAND), _mm(side * (1 - 2 * BAND))
    return [
        _rule(
            ".compass",
            left=_mm(left),
            top=_mm(top),
            border="0",
            outline=f"{_LINE} solid {RULE.colour}",
            grid_template=f"'n n n' {band} 'w . e' {middle} 's s s' {band} / {band} {middle} {band}",
            font_size=f"{side * BAND * LETTER / POINT_MM:.2f}pt",
            line_height=band,
        ),
        _rule(".compass .w, .compass .e", line_height=middle),
    ]


def _results(grid: Grid) -> list[str]:
    table = grid.table
    if table is None:
        return [_rule(".results, .par", display="none")]
    line, column = table_line(grid), _mm(table.column)
    bottom = grid.height - grid.baseline(Seat.SOUTH, SUITS - 1) - (line - grid.results.cap_height) / 2
    right = grid.width - table.first - 4.5 * table.column
    label = table.first - table.column / 2 - table.left
    return [
        _rule(".results", right=_mm(right), bottom=_mm(bottom), **_letters(grid.results, line)),
        _rule(".results td, .results th", width=column, min_width=column),
        _rule(".results tr > :first-child", width=_mm(label), min_width="0", text_align="left"),
        _rule(".results .both", letter_spacing="-.1em" if table.is_narrow else "normal"),
        _rule(".results tr:first-child > *", border_bottom=f"{_LINE} solid {RULE.colour}"),
    ]


def _rule(selector: str, **properties: str) -> str:
    """Return a rule; the names of properties have `_` for `-`."""
    said = " ".join(f"{name.replace('_', '-')}: {value};" for name, value in properties.items())
    return f"{selector} {{ {said} }}"


def _name(seat: Seat) -> str:
    return seat.letter.lower()


def _letters(style: Style, line: float) -> dict[str, str]:
    # Letters cannot be squeezed here: they are smaller.
    return {"font_size": f"{style.points * style.stretch:.2f}pt", "line_height": _mm(line)}


def _mm(length: float) -> str:
    return f"{length:.3f}mm"
