"""Hand records as HTML, read back with a parser."""

from __future__ import annotations

import re
from base64 import b64encode
from collections import Counter
from dataclasses import replace
from datetime import date
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import Contract, DoubleDummy, Strain
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.hand_records.hand_record_html import DARK_PAGE, VIEWER_SITE, hand_record_html
from bigdeal_gui.paper.logo import logo_png
from bigdeal_gui.paper.record_options import JournalRow, RecordHeading, RecordOptions, SuitColours, Ten
from bigdeal_gui.paper.record_text import rank_letters
from bigdeal_gui.paper.surface import PaperSize, Raster
from bigdeal_gui.paper.words import paper_languages, words_of_paper
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

if TYPE_CHECKING:
    from bigdeal_gui.paper.words import Words

HEADING = RecordHeading(
    "bigdeal-gui 1.0.0",
    event="Cup & <b>Final</b>",
    site="Club “Ås”",
    section="A",
    session="2",
    day=date(2026, 11, 3),
    set_code="K7QA-M2PX",
)
SUITS = [list(range(first, first + 13)) for first in (0, 13, 26, 39)]
BOARDS = (
    *(
        Board(number, deal)
        for number, deal in enumerate(first_deals(Seed(bytes(range(20))), b"hand records", 3), 35)
    ),
    Board(100, Deal.from_hands(SUITS)),
)
FOUND = DoubleDummy(
    ((9, 7, 6, 10, 5), (4, 6, 7, 3, 8), (10, 7, 5, 10, 5), (3, 6, 7, 3, 6)),
    -300,
    (Contract(5, Strain.DIAMONDS, (Seat.NORTH,), is_doubled=True, over=-2),),
)
VOID_ELEMENTS = {"br", "meta"}


class Page(HTMLParser):
    """What a page says: the tree is checked, texts are kept with the elements they stand in."""

    def __init__(self, data: bytes) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[tuple[str, dict[str, str]]] = []
        self.tags: Counter[str] = Counter()
        self.attributes: list[tuple[str, str, str]] = []
        self.texts: list[tuple[tuple[str, ...], dict[str, str], str]] = []
        self.feed(data.decode("utf-8"))
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Enter an element."""
        self.tags[tag] += 1
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        if tag not in VOID_ELEMENTS:
            self.open.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        """Leave the element that was entered last."""
        assert self.open.pop()[0] == tag

    def handle_data(self, data: str) -> None:
        """Keep a text."""
        if data.strip():
            self.texts.append((tuple(tag for tag, _ in self.open), dict(self.open[-1][1]), data.strip()))

    def all_of(self, *path: str) -> list[str]:
        """Return the texts whose elements end with `path`."""
        return [text for tags, _, text in self.texts if tags[-len(path) :] == path]


def page_of(options: RecordOptions = RecordOptions(), heading: RecordHeading = HEADING) -> Page:  # noqa: B008
    """Return the page of the boards, with results where the options ask for them."""
    return Page(hand_record_html(BOARDS, heading, options, [FOUND] * len(BOARDS)))


@pytest.mark.parametrize("language", paper_languages(), ids=lambda one: one.code)
def test_every_card_comes_back(language: Words) -> None:
    """Each hand is a table with its seat as caption; its suits are in order, in the language's letters."""
    options = RecordOptions(language=language.code, ten=Ten.LETTER, points=False, double_dummy=False)
    letters = rank_letters(words_of_paper(language.code), options)
    page = page_of(options)
    assert page.all_of("table", "caption") == list(language.seat_names) * len(BOARDS)
    cells = ["".join(text) for text in split(page)]
    assert len(cells) == 16 * len(BOARDS)
    for place, board in enumerate(BOARDS):
        for seat in SEATS:
            rows = cells[16 * place + 4 * seat : 16 * place + 4 * seat + 4]
            cards = [
                13 * suit + letters.index(rank)
                for suit, row in enumerate(rows)
                for rank in row.split()
                if row != f"—{language.void}"
            ]
            assert bytes(cards) == board.deal.hands[seat]


def split(page: Page) -> list[list[str]]:
    """Return the texts of each table cell; a void has a dash to see and a word to hear."""
    cells: list[list[str]] = []
    for tags, attributes, text in page.texts:
        if "td" not in tags:
            continue
        if tags[-1] == "td" or attributes.get("aria-hidden") == "true":
            cells.append([])
        cells[-1].append(text)
    return cells


def test_it_says_what_the_paper_says() -> None:
    """Heading, boards with dealer, vulnerability and points, results, par, and the footer."""
    page = page_of(RecordOptions(double_dummy=True))
    assert page.all_of("h1") == ["Cup & <b>Final</b>"]
    assert page.all_of("header", "p") == [
        "Session 2 · Section A",
        "Club “Ås” · 3 November 2026 · Boards 35–37, 100 · Set K7QA-M2PX",
    ]
    whole = [text for _, attributes, text in page.texts if attributes.get("class") == "whole"]
    assert whole == ["Board 35", "Board 36", "Board 37", "Board 100"]
    assert page.all_of("div", "p")[:7] == [
        "South deals",
        "E-W vul",
        "HCP",
        "Par −300",
        "N 5",
        "x−2",
        "West deals",
    ]
    captions = page.all_of("caption")
    assert captions[4] == "Double dummy"
    points = [int(text.split(" · ")[1].removesuffix(" HCP")) for text in captions if "HCP" in text]
    assert [sum(points[first : first + 4]) for first in range(0, 16, 4)] == [40] * 4
    cells = ["".join(text) for text in split(page)]
    assert cells[16:36] == [str(number) for row in FOUND.tricks for number in row]
    assert page.all_of("footer", "p") == [
        "bigdeal-gui 1.0.0 · Set K7QA-M2PX · Double dummy: Tricks as declarer"
    ]


def test_it_may_say_little() -> None:
    """Without words of an event the page is called what it is; results that are missing leave no row."""
    options = RecordOptions(double_dummy=True)
    page = Page(hand_record_html(BOARDS[:1], RecordHeading("p 1"), options))
    assert page.all_of("h1") == page.all_of("title") == ["Hand record"]
    assert page.all_of("header", "p") == ["Board 35"]
    assert page.all_of("footer", "p") == ["p 1 · without double dummy results"]
    assert page.tags["table"] == 4


def test_a_record_of_no_boards_is_a_page() -> None:
    """Nothing stands on it but what it is."""
    page = Page(hand_record_html([], HEADING, RecordOptions(double_dummy=True), []))
    assert page.all_of("h1") == ["Cup & <b>Final</b>"]
    assert page.tags["section"] == 0


def test_titles_cannot_become_code() -> None:
    """What people write is text, wherever it stands; the page runs nothing and fetches nothing."""
    nasty = "\"><script>alert('x')</script><img src=x onerror=y>"
    heading = replace(
        HEADING, program=nasty, event=nasty, site=nasty, section=nasty, session=nasty, set_code=nasty
    )
    page = page_of(heading=heading)
    assert not set(page.tags) & {"script", "img", "link", "iframe", "object", "b"}
    assert not [name for _, name, _ in page.attributes if name.startswith("on") or name == "src"]
    assert {value for _, name, value in page.attributes if name == "href"} == {
        f"#board-{board.number}" for board in BOARDS
    }
    assert (
        "meta",
        "content",
        "default-src 'none'; style-src 'unsafe-inline'; font-src data:",
    ) in page.attributes
    fonts, style = page.all_of("style")
    assert re.sub(r"url\(data:font/woff;base64,[A-Za-z0-9+/=]+\)", "", fonts).count("url") == 0
    assert "url(" not in style
    assert "@import" not in style
    assert page.all_of("h1") == [nasty]


def test_readers_aloud_find_their_way() -> None:
    """The language is told; links lead to the boards; suits and voids have words beside their signs."""
    page = page_of(RecordOptions(language="nl", double_dummy=False))
    assert ("html", "lang", "nl") in page.attributes
    labels = [value for tag, name, value in page.attributes if (tag, name) == ("a", "aria-label")]
    assert labels[:4] == ["Spel 35", "Spel 36", "Spel 37", "Spel 100"]
    assert labels[4:] == ["Spel 36", "Spel 35", "Spel 37", "Spel 36", "Spel 100", "Spel 37"]
    identities = [value for _, name, value in page.attributes if name == "id"]
    assert len(identities) == len(set(identities))
    assert {value for _, name, value in page.attributes if name == "aria-labelledby"} <= set(identities)
    said = Counter(text for _, attributes, text in page.texts if attributes.get("class") == "said")
    for suit in words_of_paper("nl").suits:
        assert said[suit] == 4 * len(BOARDS)
    assert said["renonce"] >= 12
    shown = [text for _, attributes, text in page.texts if attributes.get("aria-hidden") == "true"]
    numbers = {str(board.number) for board in BOARDS}
    assert set(shown) == {"♠", "♥", "♦", "♣", "—", *numbers}


def test_the_compass_marks_more_than_it_colours() -> None:
    """The classes of a vulnerable seat and of the dealer are there, and the style underlines the dealer."""
    page = page_of()
    classes = [value.split() for tag, name, value in page.attributes if (tag, name) == ("span", "class")]
    assert sum("dealer" in one for one in classes) == len(BOARDS)
    assert sum("vulnerable" in one for one in classes) == 2 + 4 + 2 + 4
    _fonts, style = page.all_of("style")
    assert ".dealer { font-weight: bold; text-decoration: underline;" in style


def test_each_board_may_lead_to_a_viewer() -> None:
    """Where addresses are given there is a link for each board, and the page tells the site no more."""
    viewer = [f"https://www.{VIEWER_SITE}/?a={number}&b" for number in range(len(BOARDS))]
    options = RecordOptions(language="sv", double_dummy=False)
    page = Page(hand_record_html(BOARDS, HEADING, options, None, viewer))
    assert [value for _, name, value in page.attributes if name == "href" and value[0] != "#"] == viewer
    assert page.all_of("p", "a").count("Visa på bridgebase.com") == len(BOARDS)
    assert page.attributes.count(("a", "rel", "noreferrer")) == len(BOARDS)


@pytest.mark.parametrize("colours", SuitColours)
def test_suits_can_be_read_on_a_dark_page(colours: SuitColours) -> None:
    """Their signs stand out from it 4.5 to 1 at least (WCAG 2.2); the print stays light."""
    _fonts, style = page_of(RecordOptions(colours=colours)).all_of("style")
    dark = style.partition("@media screen and (prefers-color-scheme: dark)")[2]
    found = re.findall(r"\.(?:spades|hearts|diamonds|clubs) \{ color: (#.{6});", dark)
    assert len(found) == 4
    assert len(set(found)) == len(set(colours.of_suits))
    assert min((luminance(one) + 0.05) / (luminance(DARK_PAGE) + 0.05) for one in found) > 4.5


def luminance(colour: str) -> float:
    """Return the relative luminance of `#rrggbb`. Source: WCAG 2.2."""
    parts = (part / 255 for part in bytes.fromhex(colour[1:]))
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("colours", SuitColours)
@pytest.mark.parametrize(("paper", "name"), [(PaperSize.A4, "A4"), (PaperSize.LETTER, "letter")])
def test_the_style_is_filled_in(colours: SuitColours, paper: PaperSize, name: str) -> None:
    """Colours and paper are the options'; braces are balanced and no place is left open."""
    _fonts, style = page_of(RecordOptions(colours=colours, paper=paper)).all_of("style")
    assert f"@page {{ size: {name};" in style
    assert [re.search(rf"\.{suit} {{ color: (#.{{6}});", style)[1] for suit in ("spades", "clubs")] == [
        colours.of_suits[0],
        colours.of_suits[3],
    ]
    assert style.count("{") == style.count("}")
    assert not re.search(r"[A-Z]{5,}", style)


def test_a_club_has_its_own_page() -> None:
    """The club's name, its lines and the director are on the page, escaped like everything people write."""
    options = RecordOptions(club="Bridge & Co", head="Since <1931>", foot="Next: Friday")
    heading = RecordHeading("Program 1", "Cup", director="Ann", newest=JournalRow(7, bytes(32)))
    page = hand_record_html(BOARDS, heading, options).decode("utf-8")
    for text in ("Bridge &amp; Co", "Since &lt;1931&gt; · Tournament director: Ann", "Next: Friday"):
        assert f">{text}</p>" in page
    assert "Journal, row 7" not in page
    assert "<img" not in page
    logo = Raster(1, 1, b"abc")
    page = hand_record_html(BOARDS, replace(heading, logo=logo), options).decode("utf-8")
    picture = b64encode(logo_png(logo)).decode("ascii")
    assert f'alt="Bridge &amp; Co" src="data:image/png;base64,{picture}"' in page
