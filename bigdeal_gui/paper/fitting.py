"""Texts that have to stay within a width: squeezed, then smaller, and cut only when nothing else helps."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bigdeal_gui.paper.type_setting import text_width

if TYPE_CHECKING:
    from bigdeal_gui.paper.surface import Style

LEAST_STRETCH: Final = 0.8
"""Letters squeezed further are hard to read."""

_ELLIPSIS: Final = "…"


def fitted_text(
    text: str, style: Style, width: float, least_points: float = 6.0, least_stretch: float = LEAST_STRETCH
) -> tuple[str, Style]:
    """Return `text`, cut if need be, and the style in which it is at most `width` millimetres wide."""
    smaller = _smaller(text, style, width, least_points, least_stretch)
    return _cut(text, smaller, width), smaller


def squeezed_style(text: str, style: Style, width: float, least_points: float) -> Style:
    """Return the style in which the whole of `text` fits; in a very narrow place it is squeezed further."""
    smaller = _smaller(text, style, width, least_points)
    wide = text_width(text, smaller)
    return smaller if wide <= width else replace(smaller, stretch=smaller.stretch * width / wide)


def _smaller(
    text: str, style: Style, width: float, least_points: float, least_stretch: float = LEAST_STRETCH
) -> Style:
    full = text_width(text, style)
    if full <= width:
        return style
    narrow = replace(style, stretch=style.stretch * max(least_stretch, width / full))
    room = min(1.0, width / text_width(text, narrow))
    factor = max(room, min(1.0, least_points / style.points))
    return replace(narrow, points=style.points * factor, gap_points=style.gap_points * factor)


def _cut(text: str, style: Style, width: float) -> str:
    """Return `text`, or as much of its beginning as fits with an ellipsis."""
    # Rounding of the metrics is no reason to cut.
    if text_width(text, style) <= width * 1.01:
        return text
    kept, lost = 0, len(text)
    while lost - kept > 1:
        middle = (kept + lost) // 2
        if text_width(text[:middle].rstrip() + _ELLIPSIS, style) <= width:
            kept = middle
        else:
            lost = middle
    return text[:kept].rstrip() + _ELLIPSIS
