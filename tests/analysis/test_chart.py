"""The chart holds what the statistics say."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from bigdeal_gui.analysis.chart import SHADES, set_chart
from bigdeal_gui.analysis.counts import Group
from bigdeal_gui.analysis.picture import Area, Text, chart_svg
from bigdeal_gui.analysis.statistics import Outlier
from bigdeal_gui.library import statistics as statistics_of
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

SVG = "{http://www.w3.org/2000/svg}"
SIGNS = {Outlier.FEW: "−", Outlier.VERY_FEW: "−−", Outlier.MANY: "+", Outlier.VERY_MANY: "++"}


def test_the_chart_has_a_field_for_each_card_and_seat() -> None:
    """208 fields, coloured and signed where the figures stand out, and told in words."""
    found = statistics_of(first_deals(Seed(bytes(range(20))), b"club", 2_000))
    pieces = set_chart(found).pieces
    fills = [one.fill for one in pieces if isinstance(one, Area)]
    texts = [one.text for one in pieces if isinstance(one, Text)]
    marks = [one.mark for one in found.of(Group.CARDS)]
    for mark, shade in SHADES.items():
        assert fills.count(shade) == marks.count(mark)
        assert mark is Outlier.NONE or texts.count(SIGNS[mark]) == marks.count(mark)
    assert len(marks) == 208
    assert set(marks) > {Outlier.NONE, Outlier.FEW, Outlier.MANY}
    words = [one.words for one in pieces if isinstance(one, Area)]
    assert len(set(words)) == len(words)
    assert all("chance gives" in one for one in words)


def test_the_chart_stays_within_its_paper() -> None:
    """No area reaches over an edge, however the figures fall."""
    for count in (1, 50, 2_000):
        chart = set_chart(statistics_of(first_deals(Seed(bytes(range(20))), b"club", count)))
        for one in chart.pieces:
            if isinstance(one, Area):
                assert one.width > 0
                assert one.height >= 0
                assert one.left >= 0
                assert one.top >= 0
                assert one.left + one.width <= chart.width
                assert one.top + one.height <= chart.height


def test_the_chart_is_whole_for_one_deal() -> None:
    """Where nearly nothing was counted, there is still a picture, and it reaches out to nothing."""
    text = chart_svg(set_chart(statistics_of(first_deals(Seed(bytes(20)), b"club", 1))))
    assert ET.fromstring(text).tag == f"{SVG}svg"  # noqa: S314 - our own text
    assert "script" not in text
    assert "href" not in text
