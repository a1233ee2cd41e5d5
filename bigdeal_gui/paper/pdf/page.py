"""Pages of a PDF that everybody can read: seen, copied from, or read aloud by a program.

The library pydyf writes the objects; what stands in them is decided here. Neither clock nor chance is asked:
the same document is the same bytes. Source: ISO 32000-1 (PDF 1.7; bookmarks: 12.3), ISO 14289-1 (PDF/UA-1).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from html import escape
from io import BytesIO
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pydyf

from bigdeal_gui.paper.fonts.shaping import GlyphRun, line_read_aloud, script_runs
from bigdeal_gui.paper.pdf.embedded_fonts import PdfFont, PdfGlyphs
from bigdeal_gui.paper.pdf.structure import Element, Stretch, write_structure
from bigdeal_gui.paper.surface import BLACK, HAIRLINE, MM_PER_INCH, POINT_MM, PaperSize, Role, printable_line
from bigdeal_gui.paper.type_setting import BLANK, TypeSetter, run_width, text_width

if TYPE_CHECKING:
    from bigdeal_gui.paper.fonts.system_faces import SystemFace
    from bigdeal_gui.paper.surface import Box, Document, Pen, Raster, Style, Surface

_FEWEST_BOOKMARKS: Final = 2
PAPER_MM: Final = {
    PaperSize.A3: (297.0, 420.0),
    PaperSize.A4: (210.0, 297.0),
    PaperSize.A5: (148.0, 210.0),
    PaperSize.LETTER: (8.5 * MM_PER_INCH, 11 * MM_PER_INCH),
    PaperSize.LEGAL: (8.5 * MM_PER_INCH, 14 * MM_PER_INCH),
}
"""Width and height of papers that stand upright."""
DASHES: Final = (6.0, 4.0)
"""Dash and gap, as multiples of the line's thickness."""
BOLD_LINE: Final = 0.03
"""How thick the outlines of a face of the system are drawn in bold text, as a part of the letters' size."""
_STYLES: Final = 64
"""As many as a document has at most, and some more: what is known of them is kept."""

_METADATA: Final = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>{creator}</xmp:CreatorTool>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>"""


@dataclass(frozen=True, slots=True)
class _Bookmark:
    """A heading, its page (from 0), and how far its top is from the page's lower edge, in points."""

    title: str
    page: int
    top: float


def _write_bookmarks(
    pdf: pydyf.PDF, bookmarks: Sequence[_Bookmark], pages: Sequence[pydyf.Dictionary]
) -> None:
    """Put `bookmarks` into `pdf`, in their order; a single one leads nowhere new and is left out."""
    if len(bookmarks) < _FEWEST_BOOKMARKS:
        return
    outline = pydyf.Dictionary({"Type": "/Outlines", "Count": len(bookmarks)})
    pdf.add_object(outline)
    items = [
        pydyf.Dictionary(
            {
                "Title": pydyf.String(bookmark.title),
                "Parent": outline.reference,
                "Dest": pydyf.Array(
                    [pages[bookmark.page].reference, "/XYZ", 0, round(bookmark.top, 1), "null"]
                ),
            }
        )
        for bookmark in bookmarks
    ]
    for item in items:
        pdf.add_object(item)
    for item, after in pairwise(items):
        item["Next"] = after.reference
        after["Prev"] = item.reference
    outline["First"] = items[0].reference
    outline["Last"] = items[-1].reference
    pdf.catalog["Outlines"] = outline.reference


def pdf(document: Document, draw: Callable[[Surface], None]) -> bytes:
    """Return the PDF of what `draw` puts on its surface.

    Raises:
        PrintingUnavailable: a font of the program is missing or damaged.
    """
    sheet = Sheet(document)
    draw(sheet)
    return sheet.written()


def paper_mm(document: Document) -> tuple[float, float]:
    """Return width and height of a document's pages, as they lie."""
    width, height = PAPER_MM[document.size]
    return (height, width) if document.is_landscape else (width, height)


class Sheet(TypeSetter):
    """The pages of a PDF, as a surface to draw on."""

    def __init__(self, document: Document) -> None:
        self._document = document
        width, height = paper_mm(document)
        self.width = width - 2 * document.margin_mm
        self.height = height - 2 * document.margin_mm
        self._paper_height = height
        self._pages: list[list[str]] = [[]]
        self._stretches = 0
        self._open: Element | bool | None = False
        """To what the stretch of the page that is not closed belongs: a part, or none; False: all are."""
        self._whole = Element()
        self._parts = [self._whole]
        self._unspoken = 0
        self._bookmarks: dict[Element, _Bookmark] = {}
        self._fonts: dict[str, PdfFont] = {}
        self._system_fonts: dict[SystemFace, PdfGlyphs] = {}
        self._pictures: dict[Raster, str] = {}

    def stroke(self, left: float, top: float, right: float, bottom: float, pen: Pen = HAIRLINE) -> None:
        """Draw a straight line between two points."""
        self._begin_shape((min(left, right), min(top, bottom), abs(right - left), abs(bottom - top)))
        ends = f"{self._place(left, top)} m {self._place(right, bottom)} l"
        self._write(f"q {_pen(pen)} {ends} S Q")

    def rectangle(self, box: Box, *, fill: str | None = None, border: Pen | None = None) -> None:
        """Draw a rectangle; its border, if it has one, stands half inside and half outside."""
        self._begin_shape(box)
        if fill is not None:
            self._write(f"{_colour(fill)} rg {self._box(box)} f")
        if border is not None:
            self._write(f"q {_pen(border)} {self._box(box)} S Q")

    def boxes(self, boxes: Iterable[Box], colour: str = BLACK) -> None:
        """Fill many boxes as one shape, without seams where they touch."""
        shapes = []
        for box in boxes:
            self._begin_shape(box)
            shapes.append(self._box(box))
        if shapes:
            self._write(" ".join((f"{_colour(colour)} rg", *shapes, "f")))

    def image(self, box: Box, picture: Raster, alt: str = "") -> None:
        """Draw `picture` so that it fills `box`; `alt` is what it shows in words, none for an ornament."""
        name = self._pictures.setdefault(picture, f"P{len(self._pictures) + 1}")
        left, top, width, height = box
        sides = f"{_number(width / POINT_MM)} 0 0 {_number(height / POINT_MM)}"
        with self.part(Role.FIGURE, alt) if alt else self.unspoken():
            self._begin_shape(box)
            self._write(f"q {sides} {self._place(left, top + height)} cm /{name} Do Q")

    @contextmanager
    def part(self, role: Role, spoken: str = "") -> Iterator[None]:
        """Make what is drawn meanwhile one part, within the part that is open; see `Surface`."""
        self._parts.append(
            self._parts[-1] if self._unspoken else self._parts[-1].add(role, printable_line(spoken))
        )
        try:
            yield
        finally:
            self._parts.pop()

    @contextmanager
    def unspoken(self) -> Iterator[None]:
        """Let what is drawn meanwhile be no part."""
        self._unspoken += 1
        try:
            yield
        finally:
            self._unspoken -= 1

    def next_page(self) -> None:
        """Go on with an empty page."""
        self._close()
        self._pages.append([])
        self._stretches = 0

    def written(self) -> bytes:
        """Return the PDF; nothing more can be drawn then."""
        self._close()
        document, written = self._document, pydyf.PDF()
        title = line_read_aloud(printable_line(document.title))
        pages = self._write_pages(written)
        write_structure(written, self._whole, pages)
        _write_bookmarks(written, tuple(self._bookmarks.values()), pages)
        words = {"title": title, "language": document.language, "creator": document.creator}
        metadata = _METADATA.format(**{name: escape(text, quote=False) for name, text in words.items()})
        described = pydyf.Stream([metadata.encode()], {"Type": "/Metadata", "Subtype": "/XML"})
        written.add_object(described)
        written.catalog["Metadata"] = described.reference
        written.catalog["Lang"] = pydyf.String(document.language)
        written.catalog["ViewerPreferences"] = pydyf.Dictionary({"DisplayDocTitle": "true"})
        written.info["Title"] = pydyf.String(title)
        written.info["Creator"] = pydyf.String(document.creator)
        output = BytesIO()
        written.write(output, compress=True)
        return output.getvalue()

    # -- what is written ------------------------------------------------------------------------------------

    def _write_pages(self, written: pydyf.PDF) -> list[pydyf.Dictionary]:
        width, height = paper_mm(self._document)
        resources = pydyf.Dictionary()
        written.add_object(resources)
        pages = []
        for lines in self._pages:
            content = pydyf.Stream(lines, compress=True)
            written.add_object(content)
            page = pydyf.Dictionary(
                {
                    "Type": "/Page",
                    "Parent": written.pages.reference,
                    "MediaBox": pydyf.Array([0, 0, round(width / POINT_MM, 3), round(height / POINT_MM, 3)]),
                    "Resources": resources.reference,
                    "Contents": content.reference,
                }
            )
            written.add_page(page)
            pages.append(page)
        fonts = {
            f"F{number}": font.write(written) for number, font in enumerate(self._fonts.values(), start=1)
        }
        for number, glyphs in enumerate(self._system_fonts.values(), start=1):
            fonts[f"S{number}"] = glyphs.write(written)
        resources["Font"] = pydyf.Dictionary(fonts)
        pictures = {name: _write_picture(written, picture) for picture, name in self._pictures.items()}
        resources["XObject"] = pydyf.Dictionary(pictures)
        return pages

    def _write(self, line: str) -> None:
        self._pages[-1].append(line)

    def _place(self, left: float, top: float) -> str:
        across, down = left + self._document.margin_mm, top + self._document.margin_mm
        return f"{_number(across / POINT_MM)} {_number((self._paper_height - down) / POINT_MM)}"

    def _box(self, box: Box) -> str:
        left, top, width, height = box
        sides = f"{_number(width / POINT_MM)} {_number(height / POINT_MM)}"
        return f"{self._place(left, top + height)} {sides} re"

    # -- parts ----------------------------------------------------------------------------------------------

    @contextmanager
    def of_text(self) -> Iterator[None]:
        """Let the texts drawn meanwhile belong to the open part, or to a paragraph of their own."""
        if self._parts[-1].holds_text:
            yield
        else:
            with self.part(Role.PARAGRAPH):
                yield

    def show(
        self, left: float, baseline: float, line: str, style: Style, *, is_next_line: bool = False
    ) -> None:
        """Draw `line`, which begins at `left`; where it is no `is_next_line`, as another word."""
        owner = None if self._unspoken else self._parts[-1]
        if owner is not None and owner.kids and not is_next_line:
            # What was shown before in the same part is another word, also beyond an ornament between.
            left, line = left - _blank_width(style), BLANK + line
        if owner is not None and owner.role is Role.HEADING:
            self._mark(owner, baseline - style.ascent, line)
        self._begin(owner)
        face = style.face
        if face.has(line):
            self._write(self._letters(left, baseline, line, style))
            return
        texts, across = [], left
        for run in script_runs(line, face):
            if isinstance(run, str):
                texts.append(self._letters(across, baseline, run, style))
            else:
                texts.append(self._glyphs(across, baseline, run, style))
            across += run_width(run, style)
        read = line_read_aloud(line).encode("utf-16-be").hex()
        self._write(f"/Span <</ActualText <feff{read}>>> BDC {' '.join(texts)} EMC")

    def _letters(self, left: float, baseline: float, letters: str, style: Style) -> str:
        """Return what shows letters that the program's face has."""
        stem = style.font_stem
        font = self._fonts.get(stem)
        if font is None:
            font = PdfFont(style.face, stem, is_bold=style.is_bold, is_fixed=style.is_fixed)
            self._fonts[stem] = font
        name = f"F{list(self._fonts).index(stem) + 1} {_number(style.points)}"
        gap = -1000 * style.gap_points / style.points
        words = [f"<{font.encoded(word)}>" for word in letters.replace(BLANK, f"{BLANK}\0").split("\0")]
        joined = f" {_number(gap)} ".join(words) if gap else "".join(words)
        place = f"{_number(style.stretch)} 0 0 1 {self._place(left, baseline)} Tm"
        return f"BT {_colour(style.colour)} rg /{name} Tf {place} [{joined}] TJ ET"

    def _glyphs(self, left: float, baseline: float, run: GlyphRun, style: Style) -> str:
        """Return what shows glyphs of a face of the system, each where it was shaped to be."""
        if run.face not in self._system_fonts:
            self._system_fonts[run.face] = PdfGlyphs(run.face)
        font = self._system_fonts[run.face]
        name = f"S{list(self._system_fonts).index(run.face) + 1} {_number(style.points)}"
        # A bold face need not be there: the outlines are drawn as well.
        thick = (
            f"2 Tr {_number(style.points * BOLD_LINE)} w {_colour(style.colour)} RG " if style.is_bold else ""
        )
        em = style.points * POINT_MM
        shown = []
        for glyph in run.glyphs:
            place = self._place(left + glyph.across * em * style.stretch, baseline - glyph.up * em)
            shown.append(f"{_number(style.stretch)} 0 0 1 {place} Tm <{font.encoded(glyph)}> Tj")
            left += glyph.advance * em * style.stretch
        return f"q BT {thick}{_colour(style.colour)} rg /{name} Tf {' '.join(shown)} ET Q"

    def _mark(self, heading: Element, top: float, line: str) -> None:
        """Let a bookmark lead to `heading`, called by what is said for it, or by all of its lines."""
        known = self._bookmarks.get(heading)
        if known is None:
            high = (self._paper_height - self._document.margin_mm - top) / POINT_MM
            known = _Bookmark(heading.spoken, len(self._pages) - 1, high)
        self._bookmarks[heading] = known if heading.spoken else replace(known, title=known.title + line)

    def _begin_shape(self, box: Box) -> None:
        """Begin to draw within `box`, of a figure or as an ornament."""
        part = self._parts[-1]
        if self._unspoken or part.role is not Role.FIGURE:
            self._begin(None)
            return
        self._begin(part)
        left, top, width, height = box
        margin = self._document.margin_mm
        low = self._paper_height - margin - top - height
        sides = (left + margin, low, left + margin + width, low + height)
        part.add_box((sides[0] / POINT_MM, sides[1] / POINT_MM, sides[2] / POINT_MM, sides[3] / POINT_MM))

    def _begin(self, owner: Element | None) -> None:
        """Begin a stretch of the page that belongs to a part or to none, if another one is open."""
        if self._open is owner:
            return
        self._close()
        self._open = owner
        if owner is None:
            self._write("/Artifact BMC")
            return
        kind = (owner.role or Role.PARAGRAPH).value.partition(" ")[0]
        self._write(f"/{kind} <</MCID {self._stretches}>> BDC")
        owner.kids.append(Stretch(len(self._pages) - 1, self._stretches))
        self._stretches += 1

    def _close(self) -> None:
        if self._open is not False:
            self._write("EMC")
        self._open = False


def _write_picture(pdf_: pydyf.PDF, picture: Raster) -> bytes:
    """Put a picture into a PDF, and return the reference to it."""
    common = {"Type": "/XObject", "Subtype": "/Image", "Width": picture.width, "Height": picture.height}
    common |= {"BitsPerComponent": 8}
    image = pydyf.Stream([picture.rgb], common | {"ColorSpace": "/DeviceRGB"}, compress=True)
    if picture.alpha:
        mask = pydyf.Stream([picture.alpha], common | {"ColorSpace": "/DeviceGray"}, compress=True)
        pdf_.add_object(mask)
        image.extra["SMask"] = mask.reference
    pdf_.add_object(image)
    reference: bytes = image.reference
    return reference


@lru_cache(_STYLES)
def _blank_width(style: Style) -> float:
    return text_width(f"|{BLANK}|", style) - text_width("||", style)


def _pen(pen: Pen) -> str:
    """Return what sets thickness, colour and dashes of lines."""
    thickness = pen.thickness / POINT_MM
    dashes = f" [{' '.join(_number(part * thickness) for part in DASHES)}] 0 d" if pen.is_dashed else ""
    return f"{_number(thickness)} w {_colour(pen.colour)} RG{dashes}"


@cache
def _colour(colour: str) -> str:
    """Return the parts of `#rrggbb`, from 0 to 1."""
    return " ".join(_number(int(colour[place : place + 2], 16) / 255) for place in (1, 3, 5))


def _number(number: float) -> str:
    """Return a number as a PDF has it, to thousandths."""
    return f"{number:.3f}".rstrip("0").rstrip(".")
