"""Lists what stands on the pages of a PDF of this program: two are told apart by what people see of them."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING

from tests.paper.tagged import Pdf, letters_of, pdf_of, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

_TEXT = re.compile(
    r"BT (?P<colour>[\d. ]+) rg /(?P<font>F\d+) (?P<points>[\d.]+) Tf (?P<stretch>[\d.]+) 0 0 1"
    r" (?P<place>\S+ \S+) Tm \[(?P<words>.*)\] TJ ET"
)
_STRUCTURE = re.compile(r"EMC|/\w+ (<</MCID \d+>> BDC|BMC)")
_LONGEST = 200
"""Of what is longer, the many boxes of a code, there is a digest."""

_OF_FONTS = (
    *("BaseFont", "Subtype", "Encoding", "CIDSystemInfo", "CIDToGIDMap"),
    *("Flags", "FontBBox", "ItalicAngle", "Ascent", "Descent", "CapHeight", "StemV"),
)


def listing(data: bytes) -> str:
    """Return a line for every text and shape of a PDF, page by page, and then what is read aloud.

    A text comes with its place in points from the lower left corner, font, size and what else of its style
    is not as usual.
    """
    pdf = pdf_of(data)
    fonts = {
        name: (pdf.at(reference)["BaseFont"].partition("+")[2], letters_of(pdf, pdf.at(reference)))
        for name, reference in pdf.at(pdf.pages()[0]["Resources"])["Font"].items()
    }
    lines = [f"{pdf.at(pdf.head['Info'])['Title']} ({pdf.root['Lang']})"]
    for number, page in enumerate(pdf.pages(), start=1):
        lines.append(f"== page {number}: {' '.join(map(str, page['MediaBox']))}")
        lines += _drawn(pdf.at(page["Contents"]).data.decode("ascii"), fonts)
    return "\n".join((*lines, "== read aloud", *spoken(data), "== fonts", *_fonts(pdf), ""))


def _fonts(pdf: Pdf) -> Iterator[str]:
    """Yield what a PDF says of its fonts, but for their bytes and what is called by these."""
    for name, reference in sorted(pdf.at(pdf.pages()[0]["Resources"])["Font"].items()):
        font = pdf.at(reference)
        shapes = pdf.at(font["DescendantFonts"][0])
        described = pdf.at(shapes["FontDescriptor"])
        told = {**font, **shapes, **described}
        yield " ".join((name, *(str(told[key]).partition("+")[2] or str(told[key]) for key in _OF_FONTS)))


def _drawn(content: str, fonts: dict[str, tuple[str, dict[bytes, str]]]) -> Iterator[str]:
    for line in content.splitlines():
        if _STRUCTURE.fullmatch(line):
            continue
        found = _TEXT.search(line)
        if found is None:
            digest = hashlib.sha256(line.encode()).hexdigest()[:16]
            yield line if len(line) < _LONGEST else f"{line.count('re')} boxes {digest}"
            continue
        font, letters = fonts[found["font"]]
        text, gaps = "", []
        for part in found["words"].split():
            if part.startswith("<"):
                for word in part.strip("<>").split("><"):
                    text += "".join(letters[word[at : at + 4].encode()] for at in range(0, len(word), 4))
            else:
                gaps.append(part)
        more = [f"gap {gap}" for gap in gaps[:1]]
        more += [f"stretch {found['stretch']}"] if found["stretch"] != "1" else []
        more += [f"colour {found['colour']}"] if found["colour"] != "0 0 0" else []
        more += [line.partition(" BDC")[0]] if line.startswith("/Span") else []
        yield " ".join((found["place"], font, found["points"], *more, f"“{text}”"))
