"""What stands at the top and the foot of every page of a sheet: what it is, whose, and the set code."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bigdeal_gui.paper.fitting import fitted_text
from bigdeal_gui.paper.record_text import joined_texts, session_text
from bigdeal_gui.paper.surface import Align, Role, Style, Surface
from bigdeal_gui.paper.type_setting import text_width

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_options import RecordHeading
    from bigdeal_gui.paper.words import Words

_TITLE: Final = Style(15, is_bold=True, is_narrow=True)
_LINE: Final = Style(10, is_narrow=True)
_CODE: Final = Style(22, is_bold=True, is_fixed=True, align=Align.RIGHT)
_FOOT: Final = Style(8, is_narrow=True)
_WITNESS: Final = Style(7, is_narrow=True)
_GAP_MM: Final = 2.0


@dataclass(frozen=True, slots=True)
class Frame:
    """The frame of the pages of one sheet; `title` says what the sheet is, `numbers` which boards it has.

    `club` and `foot` are the words of the club's own paper.
    """

    title: str
    heading: RecordHeading
    words: Words
    numbers: str
    club: str = ""
    foot: str = ""

    @property
    def document_title(self) -> str:
        """What the document is called."""
        return joined_texts(self.title, self.heading.event, self._session, self.heading.set_code)

    @property
    def top_height(self) -> float:
        """How much of a page the heading takes, in millimetres."""
        return _TITLE.height + 2 * _LINE.height + _GAP_MM

    @property
    def foot_height(self) -> float:
        """How much of a page the foot takes."""
        own = _FOOT.height if self.foot else 0.0
        return _FOOT.height + own + self._witness_height + _GAP_MM

    @property
    def _witness_height(self) -> float:
        return _WITNESS.height if self.heading.newest else 0.0

    @property
    def _session(self) -> str:
        return session_text(self.heading, self.words)

    def draw(self, surface: Surface, page: int, pages: int) -> None:
        """Draw heading and foot of a page; they are read aloud on the first."""
        with surface.unspoken() if page > 1 else nullcontext():
            self._draw_head(surface)
            self._draw_own_foot(surface)
        heading = self.heading
        low = surface.height - self._witness_height - _FOOT.descent
        code = self.words.set_code(heading.set_code) if heading.set_code else ""
        with surface.unspoken():
            surface.run(0, low, joined_texts(heading.program, code), _FOOT)
            right = replace(_FOOT, align=Align.RIGHT)
            surface.run(surface.width, low, self.words.page(page, pages), right)

    def _draw_head(self, surface: Surface) -> None:
        heading, words = self.heading, self.words
        code_width = text_width(heading.set_code, _CODE)
        width = surface.width - code_width - _GAP_MM
        day = words.day(heading.day) if heading.day else ""
        director = words.director(heading.director) if heading.director else ""
        baseline = _TITLE.ascent
        for role, text, style in (
            (Role.TITLE, joined_texts(self.title, self.numbers), _TITLE),
            (Role.PARAGRAPH, joined_texts(self.club, heading.event), replace(_LINE, is_bold=True)),
            (Role.PARAGRAPH, joined_texts(self._session, day, heading.site, director), _LINE),
        ):
            with surface.part(role):
                surface.run(0, baseline, *fitted_text(text, style, width))
            baseline += style.descent + _LINE.ascent
        surface.run(surface.width, _CODE.cap_height + _GAP_MM / 2, heading.set_code, _CODE)

    def _draw_own_foot(self, surface: Surface) -> None:
        """Draw the club's words, and the row of the journal that witnesses the sheet."""
        if newest := self.heading.newest:
            low = surface.height - _WITNESS.descent
            surface.run(0, low, self.words.journal(newest), _WITNESS)
        if self.foot:
            middle = replace(_FOOT, align=Align.CENTRE)
            above = surface.height - self._witness_height - _FOOT.descent - _FOOT.height
            surface.run(surface.width / 2, above, *fitted_text(self.foot, middle, surface.width))
