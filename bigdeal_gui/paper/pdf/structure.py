"""The structure of a PDF: what its parts are, in the order in which they are read aloud.

Source: ISO 32000-1, 14.7 (logical structure) and 14.8 (tagged PDF); ISO 14289-1 (PDF/UA-1).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import pydyf

from bigdeal_gui.paper.surface import Role

_HOLDERS: Final = frozenset({Role.SECTION, Role.LIST, Role.ITEM, Role.TABLE, Role.ROW})
"""They hold parts and no text of their own."""
_KEPT_EMPTY: Final = frozenset({Role.COLUMN_HEAD, Role.ROW_HEAD, Role.CELL})


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of a page (from 0) that belongs to a part, by its number on the page."""

    page: int
    number: int


@dataclass(eq=False, slots=True)
class Element:
    """A part: the whole document (without a role), or what stands in another one.

    `box` is where a figure stands: left, bottom, right and top in points.
    """

    role: Role | None = None
    spoken: str = ""
    kids: list[Element | Stretch] = field(default_factory=list)
    box: tuple[float, float, float, float] | None = None

    @property
    def holds_text(self) -> bool:
        """Whether texts may stand in it themselves."""
        return self.role is not None and self.role not in _HOLDERS

    def add(self, role: Role, spoken: str = "") -> Element:
        """Add a part at the end, and return it."""
        kid = Element(role, spoken)
        self.kids.append(kid)
        return kid

    def add_box(self, box: tuple[float, float, float, float]) -> None:
        """Let the part reach around `box` too."""
        old = self.box or box
        self.box = (min(old[0], box[0]), min(old[1], box[1]), max(old[2], box[2]), max(old[3], box[3]))

    def prune(self) -> bool:
        """Leave out the parts in which nothing was drawn, and tell whether anything is left."""
        self.kids = [kid for kid in self.kids if isinstance(kid, Stretch) or kid.prune()]
        return bool(self.kids) or self.role in _KEPT_EMPTY

    def every(self) -> Iterator[Element]:
        """Yield the part and those in it, in the order in which they are read."""
        yield self
        for kid in self.kids:
            if isinstance(kid, Element):
                yield from kid.every()


class _Written(pydyf.Object):  # type: ignore[misc]  # the library has no types
    """A part as it stands in the file: a record has thousands, so that its bytes are put together at once."""

    data = b""


def write_structure(pdf: pydyf.PDF, document: Element, pages: Sequence[pydyf.Dictionary]) -> None:
    """Put the structure of `document`, which is drawn on `pages`, into `pdf`."""
    document.prune()
    elements = list(document.every())
    root = pydyf.Dictionary({"Type": "/StructTreeRoot"})
    written = [_Written() for _ in elements]
    for one in (root, *written):
        pdf.add_object(one)
    references = {element: one.reference for element, one in zip(elements, written, strict=True)}
    page_references = [page.reference for page in pages]
    owners = {
        kid: references[element] for element in elements for kid in element.kids if isinstance(kid, Element)
    }
    parents: list[dict[int, bytes]] = [{} for _ in pages]
    for element, one in zip(elements, written, strict=True):
        own = references[element]
        first_page = b""
        kids = []
        for kid in element.kids:
            if isinstance(kid, Element):
                kids.append(references[kid])
                continue
            parents[kid.page][kid.number] = own
            page = page_references[kid.page]
            first_page = first_page or page
            kids.append(b"%d" % kid.number if page == first_page else _elsewhere(page, kid.number))
        parts = [b"<</Type /StructElem/P ", owners.get(element, root.reference), _described(element)]
        if first_page:
            parts += [b"/Pg ", first_page]
        if kids:
            parts += [b"/K ", kids[0]] if len(kids) == 1 else [b"/K [", b" ".join(kids), b"]"]
        one.data = b"".join((*parts, b">>"))
    root["K"] = references[document]
    root["ParentTree"] = pydyf.Dictionary({"Nums": _numbered(parents)})
    root["ParentTreeNextKey"] = len(pages)
    for number, page_object in enumerate(pages):
        page_object["StructParents"] = number
        page_object["Tabs"] = "/S"
    pdf.catalog["StructTreeRoot"] = root.reference
    pdf.catalog["MarkInfo"] = pydyf.Dictionary({"Marked": "true"})


def _elsewhere(page: bytes, number: int) -> bytes:
    """Return what names a stretch of another page than the part's first one."""
    written: bytes = pydyf.Dictionary({"Type": "/MCR", "Pg": page, "MCID": number}).data
    return written


def _numbered(parents: Sequence[dict[int, bytes]]) -> pydyf.Array:
    """Return, for each page, the parts that its stretches belong to."""
    numbers = pydyf.Array()
    for page, owners in enumerate(parents):
        numbers += [page, pydyf.Array([owners[number] for number in sorted(owners)])]
    return numbers


def _described(element: Element) -> bytes:
    """Return what a part is, and what is said for it."""
    kind, _, scope = element.role.value.partition(" ") if element.role else ("Document", "", "")
    written = f"/S /{kind}".encode()
    if scope:
        written += f"/A <</O /Table/Scope /{scope}>>".encode()
    if element.box is not None:
        sides = pydyf.Array([round(side, 2) for side in element.box])
        written += b"/A " + pydyf.Dictionary({"O": "/Layout", "Placement": "/Block", "BBox": sides}).data
    if element.spoken:
        name = b"Alt" if element.role is Role.FIGURE else b"ActualText"
        written += b"/%b %b" % (name, pydyf.String(element.spoken).data)
    return written
