"""A picture described: areas, lines and texts at their places, from which files of any kind are drawn.

Measures are pixels of a screen, from the top left corner to the right and downwards; colours are `#rrggbb`.
What comes later lies above what came before.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final, TypeAlias

INK: Final = "#222222"
PAPER: Final = "#ffffff"

_FONTS: Final = "Bigdeal Sans,DejaVu Sans,Verdana,sans-serif"
"""Fonts of one cut, so that texts stand alike in every kind of file."""


@dataclass(frozen=True, slots=True)
class Area:
    """A filled rectangle; `words` say what it shows, where the file has room for words behind a picture."""

    left: float
    top: float
    width: float
    height: float
    fill: str
    words: str = ""


@dataclass(frozen=True, slots=True)
class LevelLine:
    """A level line from left to right, `thickness` high, half of it above `top`."""

    left: float
    top: float
    width: float
    thickness: float


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text `size` high, on its baseline, with its left end at `left`, or its middle."""

    left: float
    baseline: float
    text: str
    size: int = 12
    is_bold: bool = False
    is_centred: bool = False


Piece: TypeAlias = Area | LevelLine | Text


@dataclass(frozen=True, slots=True)
class Picture:
    """Pieces on white paper; `title` is for those who cannot see them."""

    width: int
    height: int
    title: str
    pieces: tuple[Piece, ...]


def chart_svg(picture: Picture) -> str:
    """Return an SVG document, without a script and without anything from elsewhere."""
    size = f"{picture.width} {picture.height}"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img" font-family="{_FONTS}">',
        f"<title>{escape(picture.title)}</title>",
        _element(Area(0, 0, picture.width, picture.height, PAPER)),
        *map(_element, picture.pieces),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _element(piece: Piece) -> str:
    match piece:
        case Area(left, top, width, height, fill, words):
            title = f"<title>{escape(words)}</title>" if words else ""
            return (
                f'<rect x="{left:.2f}" y="{top:.2f}" width="{width:.2f}" height="{height:.2f}" fill="{fill}">'
                f"{title}</rect>"
            )
        case LevelLine(left, top, width, thickness):
            return (
                f'<line x1="{left:.2f}" y1="{top:.2f}" x2="{left + width:.2f}" y2="{top:.2f}" '
                f'stroke="{INK}" stroke-width="{thickness:g}"/>'
            )
        case _:
            weight = ' font-weight="bold"' if piece.is_bold else ""
            anchor = ' text-anchor="middle"' if piece.is_centred else ""
            return (
                f'<text x="{piece.left:.2f}" y="{piece.baseline:.2f}" fill="{INK}" font-size="{piece.size}"'
                f"{weight}{anchor}>{escape(piece.text)}</text>"
            )
