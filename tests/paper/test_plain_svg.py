"""A drawing of a stranger's: only its shapes, colours and texts are taken."""

from __future__ import annotations

import pytest

from bigdeal_gui.errors.paper import LogoUnusable
from bigdeal_gui.paper.logo import plain_svg

SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'


def drawn(inside: str, attributes: str = "") -> str:
    """Return what is taken of a drawing that holds `inside`, without its outermost element."""
    whole = plain_svg(f"<svg {SPACES} {attributes}>{inside}</svg>".encode()).decode()
    start = f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"{attributes}>'
    assert whole.startswith(start)
    return whole.removeprefix(start).removesuffix("</svg>")


@pytest.mark.parametrize(
    "inside",
    [
        '<rect width="4" height="2" fill="#336699"></rect>',
        '<g id="a" style="fill: url(#b)"><path d="M0 0L1 1z"></path></g>',
        '<defs><linearGradient id="b" xlink:href="#c"></linearGradient></defs>',
        '<use xlink:href="#a"></use><use xlink:href="#a"></use>',
        "<style>.a { fill: url(#b) }</style>",
        '<text x="1">A &amp; B &lt; C</text>',
    ],
)  # fmt: skip
def test_what_is_plain_stays(inside: str) -> None:
    """Shapes, gradients, parts that stand for others, styles and texts are as they were."""
    assert drawn(inside) == inside


@pytest.mark.parametrize(
    "name",
    [
        *("g", "defs", "use", "symbol", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
        *("text", "tspan", "linearGradient", "radialGradient", "stop", "style"),
    ],
)
def test_every_shape_and_colour_is_taken(name: str) -> None:
    """Whatever a drawing is made of, and the part that it is in."""
    assert drawn(f"<g><{name}></{name}></g>") == f"<g><{name}></{name}></g>"


@pytest.mark.parametrize(
    ("inside", "taken"),
    [
        ("<script>alert(1)</script>", ""),
        ('<g onclick="a()"></g>', "<g></g>"),
        ('<image xlink:href="file:///etc/passwd"></image>', ""),
        ('<foreignObject><rect width="1"></rect></foreignObject><g></g>', "<g></g>"),
        ('<use xlink:href="other.svg#a"></use>', "<use></use>"),
        ('<use href="#a"></use>', '<use xlink:href="#a"></use>'),
        ('<rect fill="url(http://example.org/a)" y="1"></rect>', '<rect y="1"></rect>'),
        ("<rect style=\"fill: URL( 'a.svg')\"></rect>", "<rect></rect>"),
        ('<rect style="fill: u\\72l(a)"></rect>', "<rect></rect>"),
        ("<style>@import 'a.css';</style>", "<style></style>"),
        ("<style>a { <!-- between --> b: url<![CDATA[(c)]]> }</style>", "<style></style>"),
        ('<metadata xmlns="urn:a"><a>b</a></metadata>', ""),
        ('<rect xmlns:a="urn:a" a:b="c"></rect>', "<rect></rect>"),
        ('<?xml-stylesheet href="a.css"?><g></g>', "<g></g>"),
    ],
)
def test_what_is_more_is_left_out(inside: str, taken: str) -> None:
    """Scripts, other files, strange elements and whatever hides what it is."""
    assert drawn(inside) == taken


PARTS = ("".join(f'<use href="#a{number + 1}"/>' for _ in range(10)) for number in range(9))
NESTED = "".join(f'<g id="a{number}">{uses}</g>' for number, uses in enumerate(PARTS))
MANY = '<use/><use href="#a"/>' * 1100
DEEP = "<g>" * 100 + "</g>" * 100


@pytest.mark.parametrize(
    ("untrusted", "word"),
    [
        (f"<svg {SPACES}>{NESTED}</svg>", "too complicated"),
        (f'<svg {SPACES}><g id="a"><use href="#a"/></g></svg>', "too complicated"),
        (f"<svg {SPACES}>{MANY}</svg>", "too complicated"),
        (f"<svg {SPACES}>{DEEP}</svg>", "too complicated"),
        (f'<!DOCTYPE svg [<!ENTITY a "b">]><svg {SPACES}/>', "too complicated"),
        (f"<svg {SPACES}><g></svg>", "damaged"),
        ("<", "damaged"),
        ("<html><body/></html>", "not a PNG, JPEG or SVG"),
    ],
)
def test_what_is_no_plain_drawing_is_refused(untrusted: str, word: str) -> None:
    """What grows without end, has words of its own, is broken, or something else."""
    with pytest.raises(LogoUnusable, match=word):
        plain_svg(untrusted.encode())


def test_an_outside_definition_of_the_format_is_no_harm() -> None:
    """The line that older programs write is passed over; nothing is fetched."""
    line = (
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    )
    assert plain_svg(f"{line}<svg {SPACES}/>".encode()).startswith(b"<svg ")
