"""Head and foot of the pages of a hand record: the club's own words, the session's, and the set's code."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bigdeal_gui.paper.fitting import fitted_text
from bigdeal_gui.paper.pdf.page import PAPER_MM
from bigdeal_gui.paper.pdf.page_part import part_size
from bigdeal_gui.paper.record_text import joined_texts, session_text
from bigdeal_gui.paper.surface import Align, Box, Role, Style, Surface
from bigdeal_gui.paper.type_setting import broken_lines

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_options import RecordHeading, RecordOptions
    from bigdeal_gui.paper.words import Words

_GAP_MM: Final = 1.0
_FOOT_GAP_MM: Final = 0.8
_LOGO_MM: Final = 14.0
_LOGO_WIDTH_MM: Final = 40.0
_LOGO_GAP_MM: Final = 3.0
"""The least height of a head with a logo, the greatest width of a logo, and what is left free beside it."""
_EVENT: Final = 0.8
"""How large the event stands below the club, as a part of its size."""
_LEAST_POINTS: Final = 6.5
_LEFT: Final = 0.6
_RIGHT: Final = 0.38
"""Parts of the width for what stands at the left and at the right."""


@dataclass(frozen=True, slots=True)
class FrameLook:
    """The sizes of letters in head and foot, in points."""

    title: float
    small: float


@dataclass(frozen=True, slots=True)
class FrameLine:
    """Texts from left to right on one line, each with the part of the width that it may take."""

    style: Style
    texts: tuple[tuple[str, float], ...]

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to be said."""
        return not any(text for text, _share in self.texts)


@dataclass(frozen=True, slots=True)
class RecordFrame:
    """The head and foot of every page of a record, on the club's paper where it has one."""

    heading: RecordHeading
    options: RecordOptions
    words: Words
    look: FrameLook

    @property
    def head_height(self) -> float:
        """How much of a page the head takes, in millimetres."""
        lines = sum(line.style.height for line in self.head(""))
        return max(lines, _LOGO_MM if self.heading.logo else 0.0) + _GAP_MM

    @property
    def foot_height(self) -> float:
        """How much of a page the foot takes."""
        return sum(line.style.height for line in self.foot("", "")) + _FOOT_GAP_MM

    def draw_head(self, surface: Surface, numbers: str) -> None:
        """Draw the head of a page that holds the boards `numbers`; its first line is the document's title."""
        top, (left, box) = 0.0, self.logo_place
        for line in self.head(numbers):
            with surface.part(Role.PARAGRAPH if top else Role.TITLE):
                _draw(surface, top + line.style.ascent, line, left)
            top += line.style.height
        if self.heading.logo:
            surface.image(box, self.heading.logo, self.options.club)

    def draw_foot(self, surface: Surface, page: str, note: str = "") -> None:
        """Draw the foot: `page` says which page it is, `note` what the figures beside the hands are."""
        lines = tuple(self.foot(page, note))
        top = surface.height - sum(line.style.height for line in lines)
        for line in lines:
            _draw(surface, top + line.style.ascent, line)
            top += line.style.height

    @property
    def logo_place(self) -> tuple[float, Box]:
        """Where the words of the head begin, and the logo left of them, in millimetres."""
        logo = self.heading.logo
        if logo is None:
            return 0.0, (0.0, 0.0, 0.0, 0.0)
        room = self.head_height - _GAP_MM
        dot = min(room / logo.height, _LOGO_WIDTH_MM / logo.width)
        width, height = dot * logo.width, dot * logo.height
        return width + _LOGO_GAP_MM, (0.0, (room - height) / 2, width, height)

    def head(self, numbers: str) -> Iterator[FrameLine]:
        """Yield the lines of the head of a page that holds the boards `numbers`."""
        heading, club, words = self.heading, self.options.club, self.words
        event = heading.event or words.title
        day = words.day(heading.day) if heading.day else ""
        director = words.director(heading.director) if heading.director else ""
        first, *more = self._lines(club or event, self._title, _LEFT)
        yield FrameLine(self._title, ((first, _LEFT), (session_text(heading, words), _RIGHT)))
        for line in more:
            yield FrameLine(self._title, ((line, 0.98),))
        if club:
            style = Style(_EVENT * self.look.title, is_bold=True, is_narrow=True)
            for line in self._lines(event, style, 0.98):
                yield FrameLine(style, ((line, 0.98),))
        right = joined_texts(day, self._set_code)
        yield FrameLine(self._small, ((heading.site, 0.36), (numbers, 0.24), (right, 0.38)))
        own = FrameLine(self._small, ((self.options.head, 0.58), (director, 0.4)))
        if not own.is_empty:
            yield own

    def foot(self, page: str, note: str) -> Iterator[FrameLine]:
        """Yield the lines of the foot."""
        own = FrameLine(self._small, (("", 0.0), (self.options.foot, 0.98), ("", 0.0)))
        if not own.is_empty:
            yield own
        left = joined_texts(self.heading.program, self._set_code)
        yield FrameLine(self._small, ((left, 0.31), (note, 0.36), (page, 0.3)))

    def _lines(self, text: str, style: Style, share: float) -> list[str]:
        """Return `text` on one line, or on two where it is long; the rest stays on the second, to be cut."""
        width = share * (part_size(PAPER_MM[self.options.paper], self.options.binding)[0] - self.logo_width)
        first, *rest = broken_lines(text, style, width)
        return [first, " ".join(rest)] if rest else [first]

    @property
    def logo_width(self) -> float:
        """How much of the width a logo takes at most, in millimetres, with what is left free beside it."""
        return _LOGO_WIDTH_MM + _LOGO_GAP_MM if self.heading.logo else 0.0

    @property
    def _title(self) -> Style:
        return Style(self.look.title, is_bold=True, is_narrow=True)

    @property
    def _small(self) -> Style:
        return Style(self.look.small, is_narrow=True)

    @property
    def _set_code(self) -> str:
        return self.words.set_code(self.heading.set_code) if self.heading.set_code else ""


def _draw(surface: Surface, baseline: float, line: FrameLine, left: float = 0.0) -> None:
    """Draw texts right of `left`: one there, two at the sides, or three with one in the middle."""
    width = surface.width - left
    places = {Align.LEFT: left, Align.CENTRE: left + width / 2, Align.RIGHT: surface.width}
    aligns = list(Align) if len(line.texts) == len(places) else [Align.LEFT, Align.RIGHT]
    for align, (text, share) in zip(aligns, line.texts, strict=False):
        if text:
            style = replace(line.style, align=align)
            # Names are not squeezed.
            fitting = fitted_text(text, style, share * width, _LEAST_POINTS, 1.0)
            surface.run(places[align], baseline, *fitting)
