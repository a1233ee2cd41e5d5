"""The page of links on which boards are shown elsewhere."""

from __future__ import annotations

import re

from bigdeal_gui.formats.format import Heading
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import deal_of_number
from bigdeal_gui.services.printing.hand_viewer import hand_viewer_address, links_page


def test_each_board_is_a_link_under_what_the_set_is_called() -> None:
    """Nothing else stands between them; signs of the page's own language are spelled."""
    boards = [Board(number, deal_of_number(number)) for number in (3, 4)]
    heading = Heading(
        BoardRange(3, 4), "Program", event="A < B", site="Hall & Co", date="2026.01.06", set_code="AB"
    )
    text = links_page(heading, boards).decode("utf-8")
    assert re.findall("<(?:title|h1|p)>(.*)</", text) == [
        "A &lt; B",
        "A &lt; B",
        "2026.01.06, Hall &amp; Co, AB",
    ]
    links = text.partition("<ol>\n")[2].partition("\n</ol>")[0].split("\n")
    addresses = [hand_viewer_address(heading, board).replace("&", "&amp;") for board in boards]
    assert links == [
        f'<li><a href="{address}">{number}</a></li>'
        for address, number in zip(addresses, (3, 4), strict=True)
    ]
    nameless = links_page(Heading(BoardRange(3, 4), "Program", set_code="AB"), boards).decode("utf-8")
    assert re.findall("<(?:title|h1|p)>(.*)</", nameless) == ["AB"] * 3
