"""Reads the PDFs of this program, and judges their structure by those rules of PDF/UA-1 that a machine can.

It takes cross-reference streams, object streams and Flate, and no other form. The rules are those of the
Matterhorn Protocol 1.1, by the numbers beside them, as far as the program's pages come by them.
"""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

Dictionary: TypeAlias = dict[str, Any]

_TOKEN = re.compile(
    rb"\s*(?:(?P<open><<)|(?P<close>>>)|(?P<reference>(\d+) (\d+) R)|(?P<hex><[0-9A-Fa-f]*>)"
    rb"|(?P<text>\((?:[^()\\]|\\.)*\))|(?P<name>/[^\s<>\[\]()/]*)|(?P<array>\[)|(?P<end>\])"
    rb"|(?P<word>[^\s<>\[\]()/]+))",
    re.DOTALL,
)
_NUMBER = re.compile(r"-?\d*(\.?)\d+")
_HOLDERS = {"Document", "Sect", "L", "LI", "Table", "TR"}
_KIDS = {"L": {"LI"}, "LI": {"Lbl", "LBody"}, "Table": {"TR"}, "TR": {"TH", "TD"}}
_PARENTS = {"LI": "L", "Lbl": "LI", "LBody": "LI", "TR": "Table", "TH": "TR", "TD": "TR"}


@dataclass(frozen=True)
class Reference:
    """Another object's number."""

    number: int


@dataclass
class Stream:
    """A stream with its dictionary."""

    head: Dictionary
    data: bytes


class Pdf:
    """The objects of a PDF."""

    def __init__(self, data: bytes) -> None:
        start = re.search(rb"startxref\n(\d+)\n%%EOF\n*\Z", data)
        assert start
        self.objects: dict[int, Any] = {}
        place: int | None = int(start[1])
        self.head: Dictionary = {}
        while place is not None:
            table = self._stream(data, place)
            self.head = self.head or table.head
            self._read(data, table)
            place = table.head.get("Prev")
        self.root = self.at(self.head["Root"])

    def at(self, value: Any) -> Any:  # noqa: ANN401 - whatever stands there
        """Return what a value is, or what it refers to."""
        return self.objects[value.number] if isinstance(value, Reference) else value

    def pages(self) -> list[Dictionary]:
        """Return the pages in their order."""
        return [self.at(kid) for kid in self.at(self.root["Pages"])["Kids"]]

    def _read(self, data: bytes, table: Stream) -> None:
        widths = table.head["W"]
        size = sum(widths)
        first, count = table.head["Index"]
        for number in range(count):
            row = table.data[number * size : (number + 1) * size]
            kind, place, _ = (
                int.from_bytes(row[sum(widths[:part]) : sum(widths[: part + 1])], "big") for part in range(3)
            )
            if kind == 1 and first + number not in self.objects:
                match = re.compile(rb"(\d+) 0 obj\n").match(data, place)
                assert match, place
                assert int(match[1]) == first + number
                self.objects[first + number] = self._stream(data, place)
        for held in [one for one in self.objects.values() if one.head.get("Type") == "/ObjStm"]:
            numbers = list(map(int, held.data[: held.head["First"]].split()))
            for number, place in zip(numbers[::2], numbers[1::2], strict=True):
                self.objects[number] = _value(held.data, held.head["First"] + place)[0]

    def _stream(self, data: bytes, place: int) -> Stream:
        match = re.compile(rb"\d+ 0 obj\n(<<.*?>>)\nstream\n", re.DOTALL).match(data, place)
        assert match
        head = parsed(match[1])
        content = data[match.end() : match.end() + head["Length"]]
        assert data[match.end() + head["Length"] :].startswith(b"\nendstream\nendobj\n")
        return Stream(head, zlib.decompress(content) if head.get("Filter") == "/FlateDecode" else content)


def parsed(data: bytes) -> Any:  # noqa: ANN401 - whatever stands there
    """Return the first value in `data`."""
    return _value(data, 0)[0]


def _value(data: bytes, place: int) -> tuple[Any, int]:
    token = _TOKEN.match(data, place)
    assert token, data[place : place + 40]
    return _rest(data, token)


def _rest(data: bytes, token: re.Match[bytes]) -> tuple[Any, int]:
    if token.lastgroup not in {"open", "array"}:
        return _atom(token), token.end()
    values = []
    place = token.end()
    while True:
        next_one = _TOKEN.match(data, place)
        assert next_one
        if next_one.lastgroup in {"close", "end"}:
            break
        value, place = _rest(data, next_one)
        values.append(value)
    if token.lastgroup == "array":
        return values, next_one.end()
    return {name[1:]: value for name, value in zip(values[::2], values[1::2], strict=True)}, next_one.end()


def _atom(token: re.Match[bytes]) -> Any:  # noqa: ANN401 - whatever stands there
    if token["reference"]:
        return Reference(int(token[4]))
    if token["hex"]:
        content = bytes.fromhex(token["hex"][1:-1].decode())
        is_wide = content.startswith(b"\xfe\xff")
        return content[2:].decode("utf-16-be") if is_wide else content.decode("latin-1")
    if token["text"]:
        return re.sub(rb"\\(.)", rb"\1", token["text"][1:-1], flags=re.DOTALL).decode("latin-1")
    word = (token["name"] or token["word"]).decode()
    number = None if token["name"] else _NUMBER.fullmatch(word)
    return word if number is None else float(word) if number[1] else int(word)


@lru_cache(2)
def pdf_of(data: bytes) -> Pdf:
    """Return the objects of a PDF, taken apart once for all that is asked of them."""
    return Pdf(data)


def faults(data: bytes) -> list[str]:
    """Return what is wrong with the structure of a PDF."""
    pdf = pdf_of(data)
    return [*_document_faults(pdf), *_page_faults(pdf), *_tree_faults(pdf), *_font_faults(pdf)]


def _document_faults(pdf: Pdf) -> list[str]:
    """06, 07, 11: what the whole document says of itself."""
    metadata = pdf.at(pdf.root["Metadata"])
    said = metadata.data.decode()
    rules = {
        "MarkInfo": pdf.root.get("MarkInfo") == {"Marked": "true"},
        "Lang": bool(re.fullmatch(r"[a-z]{2}(-[A-Z]{2})?", pdf.root.get("Lang", ""))),
        "DisplayDocTitle": pdf.root.get("ViewerPreferences") == {"DisplayDocTitle": "true"},
        "part of PDF/UA": "<pdfuaid:part>1</pdfuaid:part>" in said,
        "title": bool(re.search(r'<rdf:li xml:lang="x-default">[^<]+</rdf:li>', said)),
        "language in metadata": f"<rdf:li>{pdf.root['Lang']}</rdf:li>" in said,
        "metadata can be found": "Filter" not in metadata.head,
    }
    return [name for name, holds in rules.items() if not holds]


def stretches(content: str) -> tuple[list[tuple[str, int | None]], list[str]]:
    """Return the marked stretches of a page, kind and number, and what was drawn outside of any."""
    found: list[tuple[str, int | None]] = []
    depth, outside = 0, []
    drawing = re.compile(r"(?<![\w/])(TJ|Tj|Do|[fSBb]\*?|sh)(?![\w/])")
    for line in content.splitlines():
        if match := re.fullmatch(r"/(\w+) (?:<</MCID (\d+)>> BDC|BMC)", line):
            assert depth == 0
            depth += 1
            found.append((match[1], int(match[2]) if match[2] else None))
        elif line == "EMC":
            depth -= 1
            assert depth == 0
        elif drawing.search(re.sub(r"<[^>]*>", "", line)) and not depth:
            outside.append(line)
    assert depth == 0
    return found, outside


def _page_faults(pdf: Pdf) -> list[str]:
    """01, 09-004: everything on a page is a part or an ornament, and every part's stretch has its parent."""
    found = []
    tree = pdf.at(pdf.root["StructTreeRoot"])
    numbers = tree["ParentTree"]["Nums"]
    parents = dict(zip(numbers[::2], numbers[1::2], strict=True))
    for number, page in enumerate(pdf.pages(), 1):
        marked, outside = stretches(pdf.at(page["Contents"]).data.decode("ascii"))
        found += [f"page {number}: {line} belongs to nothing" for line in outside]
        owners = parents.get(page.get("StructParents"), [])
        ids = [mark for kind, mark in marked if kind != "Artifact"]
        if ids != list(range(len(owners))):
            found.append(f"page {number}: {len(owners)} parents of {ids}")
        for (kind, mark), owner in zip(
            ((kind, mark) for kind, mark in marked if mark is not None), owners, strict=False
        ):
            element = pdf.at(owner)
            if element["S"] != f"/{kind}" or mark not in _marks(pdf, element, page):
                found.append(f"page {number}: stretch {mark} is another part's")
        if page.get("Tabs") != "/S":
            found.append(f"page {number}: Tabs")
    if tree["ParentTreeNextKey"] != len(pdf.pages()) or len(parents) != len(pdf.pages()):
        found.append("ParentTree")
    return found


def kids_of(element: Dictionary) -> list[Any]:
    """Return what stands in an element."""
    kids = element.get("K", [])
    return kids if isinstance(kids, list) else [kids]


def _marks(pdf: Pdf, element: Dictionary, page: Dictionary) -> list[int]:
    """Return the stretches of a page that an element names as its own."""
    found = []
    for kid in kids_of(element):
        if isinstance(kid, int) and pdf.at(element["Pg"]) is page:
            found.append(kid)
        elif isinstance(kid, dict) and pdf.at(kid["Pg"]) is page:
            found.append(kid["MCID"])
    return found


def elements(pdf: Pdf) -> list[tuple[Dictionary, Dictionary | None]]:
    """Return every element with the one it stands in, in the order of reading."""
    found: list[tuple[Dictionary, Dictionary | None]] = []

    def walk(element: Dictionary, parent: Dictionary | None) -> None:
        found.append((element, parent))
        for kid in kids_of(element):
            if isinstance(kid, Reference):
                walk(pdf.at(kid), element)

    walk(pdf.at(pdf.at(pdf.root["StructTreeRoot"])["K"]), None)
    return found


def _tree_faults(pdf: Pdf) -> list[str]:
    """09, 13, 14, 15, 16: parts stand where they may, headings in order, figures with words, tables even."""
    found = []
    level = 0
    for element, parent in elements(pdf):
        kind, place = element["S"][1:], parent["S"][1:] if parent else ""
        inside = kids_of(element)
        rules = {
            "names another parent": parent is None or pdf.at(element["P"]) is parent,
            "not the whole": (kind == "Document") is (parent is None),
            "misplaced": place == _PARENTS.get(kind, place) and kind in _KIDS.get(place, {kind}),
            "has a text itself": kind not in _HOLDERS or all(isinstance(kid, Reference) for kid in inside),
            "is empty": bool(inside) or kind in {"TH", "TD"},
            "of nothing": kind != "TH" or element.get("A", {}).get("Scope") in {"/Row", "/Column"},
            "uneven": kind != "Table" or len({len(kids_of(pdf.at(row))) for row in inside}) == 1,
            "without words or place": kind != "Figure" or bool(element.get("Alt") and element["A"]["BBox"]),
        }
        if re.fullmatch("H[1-6]", kind):
            rules[f"after H{level}"] = int(kind[1]) <= level + 1
            level = int(kind[1])
        found += [f"{kind} in {place}: {fault}" for fault, holds in rules.items() if not holds]
    return found


def letters_of(pdf: Pdf, font: Dictionary) -> dict[bytes, str]:
    """Return what each number means that a font's texts are made of."""
    said = pdf.at(font["ToUnicode"]).data.decode()
    rows = re.findall(r"^<([0-9a-f]{4})> <([0-9a-f]+)>$", said, re.MULTILINE)
    return {
        code.encode(): bytes.fromhex(letter).decode("utf-16-be") for code, letter in rows if int(code, 16)
    }


def _font_faults(pdf: Pdf) -> list[str]:
    """10, 31: every font is inside, says what its letters are, and shows none that it lacks."""
    found = []
    for name, reference in pdf.at(pdf.pages()[0]["Resources"])["Font"].items():
        font = pdf.at(reference)
        letters = pdf.at(font["DescendantFonts"][0])
        described = pdf.at(letters["FontDescriptor"])
        if font["BaseFont"] != letters["BaseFont"] or letters["BaseFont"] != described["FontName"]:
            found.append(f"{name}: names")
        if letters["CIDToGIDMap"] != "/Identity" or not pdf.at(described["FontFile2"]).data:
            found.append(f"{name}: not inside")
        known = set(letters_of(pdf, font))
        used = set()
        for page in pdf.pages():
            content = pdf.at(page["Contents"]).data
            for text in _texts_in(content, name):
                for run in re.findall(rb"<([0-9a-f]*)>", text):
                    used |= {run[place : place + 4] for place in range(0, len(run), 4)}
        if b"0000" in used or not used <= known:
            found.append(f"{name}: letters without meaning")
        # The program's own fonts have the widths in a row, those of the system each with its number.
        widths = letters["W"]
        if (len(widths[1]) - 1 if widths[0] == 0 else len(widths) // 2) != len(known):
            found.append(f"{name}: widths")
    return found


def _texts_in(content: bytes, font: str) -> list[bytes]:
    """Return what a font shows on a page: letters in a row, or glyphs one by one."""
    start = rb"BT [^\n]*?/%b [^\n]*?" % font.encode()
    return re.findall(start + (rb"\[([^\]]*)\] TJ" if font.startswith("F") else rb"(<.*?) ET"), content)


def spoken(data: bytes) -> list[str]:
    """Return what who has the document read aloud hears: a line a part, with its kind.

    A part's own words, where it has some, are said for all that is drawn in it. Parts of a line stand in it.
    """
    pdf = pdf_of(data)
    fonts = pdf.at(pdf.pages()[0]["Resources"])["Font"]
    maps = {name: letters_of(pdf, pdf.at(reference)) for name, reference in fonts.items()}
    texts = [_texts_of(pdf.at(page["Contents"]).data, maps) for page in pdf.pages()]
    pages = {id(page): number for number, page in enumerate(pdf.pages())}

    def words(element: Dictionary) -> str:
        own = element.get("ActualText") or element.get("Alt")
        if own:
            return str(own)
        said = []
        for kid in kids_of(element):
            if isinstance(kid, Reference):
                said.append(words(pdf.at(kid)))
            else:
                page = element["Pg"] if isinstance(kid, int) else kid["Pg"]
                said.append(texts[pages[id(pdf.at(page))]][kid if isinstance(kid, int) else kid["MCID"]])
        return " ".join("".join(said).split())

    lines = []

    def walk(element: Dictionary, depth: int) -> None:
        kind = element["S"][1:]
        if kind in _HOLDERS:
            lines.append("  " * depth + kind)
            for kid in kids_of(element):
                walk(pdf.at(kid), depth + 1)
        else:
            lines.append("  " * depth + f"{kind}: {words(element)}")

    walk(pdf.at(pdf.at(pdf.root["StructTreeRoot"])["K"]), 0)
    return lines


def _texts_of(content: bytes, maps: dict[str, dict[bytes, str]]) -> dict[int, str]:
    found: dict[int, str] = {}
    number: int | None = None
    for line in content.splitlines():
        if match := re.match(rb"/\w+ <</MCID (\d+)>> BDC", line):
            number = int(match[1])
        elif line.endswith(b"BMC"):
            number = None
        elif number is not None:
            for name, runs in re.findall(rb"BT [^\n]*?/([FS]\d+) [^\n]*?(?:\[(?=<)|Tm (?=<))(.*?) ET", line):
                codes = b"".join(re.findall(rb"<([0-9a-f]*)>", runs))
                letters = maps[name.decode()]
                text = "".join(letters[codes[at : at + 4]] for at in range(0, len(codes), 4))
                # Nothing between: a reader hears as one word what has no blank of its own.
                found[number] = found.get(number, "") + text
    return found
