"""How wide texts are and where their lines end: the same on every surface.

A letter that the program's own fonts lack is shown by its plain form, such as `fi` for the sign of both, else
by a face of the system, else by an empty box.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bigdeal_gui.paper.fonts.program_fonts import SANS, font_file_stem, program_typeface
from bigdeal_gui.paper.fonts.shaping import LACKING, Run, script_runs, substitute_glyphs
from bigdeal_gui.paper.fonts.system_faces import face_for
from bigdeal_gui.paper.surface import BLACK, POINT_MM, RULE_MM, Align, Box, Pen, Style, printable_line

if TYPE_CHECKING:
    from contextlib import AbstractContextManager


LINE_SPACING: Final = 1.15
"""From a line of a paragraph to the next, as a part of its height."""
BLANK: Final = " "

_DASHES: Final = "-–—/"
"""A line may end after them, between letters."""
_BEFORE: Final = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}


def lacking_letters(texts: Iterable[str]) -> str:
    """Return the letters of `texts` for which a box is printed, each once, in their order.

    Raises:
        PrintingUnavailable: a font of the program is missing.
    """
    face = program_typeface(font_file_stem(SANS, is_bold=False))
    letters = dict.fromkeys("".join(map(printable_line, texts)))
    return "".join(
        letter
        for letter in letters
        if substitute_glyphs(letter, face) == LACKING != letter and not face_for(letter)
    )


def text_width(text: str, style: Style) -> float:
    """Return how wide `text` stands on one line, in millimetres, stretched as its style says."""
    face, line = style.face, printable_line(text)
    if face.has(line):
        return run_width(line, style)
    return sum(run_width(run, style) for run in script_runs(line, face))


def run_width(run: Run, style: Style) -> float:
    """Return how wide a run of a line stands, in millimetres, stretched as its style says."""
    if isinstance(run, str):
        points = style.points * style.face.advance(run) + style.gap_points * run.count(BLANK)
    else:
        points = style.points * run.advance
    return points * POINT_MM * style.stretch


def text_start(left: float, text: str, style: Style) -> float:
    """Return where `text` begins if its left end, middle or right end stands at `left`."""
    before = _BEFORE[style.align]
    return left - before * text_width(text, style) if before else left


def broken_lines(text: str, style: Style, width: float) -> list[str]:
    """Return `text` in lines that are at most `width` millimetres wide, at least one.

    A line ends at a blank or after a dash, and within a word only where the word is wider than a line.
    """
    return [line.rstrip() for line in _broken(text, style, width)]


def _broken(text: str, style: Style, width: float) -> list[str]:
    """Return the lines of `text`, each with the blank at which it ends; without one, a word goes on."""
    lines = [""]
    for piece in _pieces(printable_line(text)):
        if text_width((lines[-1] + piece).rstrip(), style) <= width:
            lines[-1] += piece
            continue
        if lines[-1]:
            lines.append("")
        while len(piece) > 1 and text_width(piece.rstrip(), style) > width:
            fitting = _fitting(piece, style, width)
            lines[-1:] = [piece[:fitting], ""]
            piece = piece[fitting:]  # noqa: PLW2901 - what is left of it
        lines[-1] = piece
    return lines


def placed_words(line: str, style: Style) -> Iterator[tuple[float, str]]:
    """Yield the words of a line that can be shown, each with the place where it begins, not stretched."""
    start = 0.0
    blank = style.points * style.face.advance(BLANK) + style.gap_points
    for word in line.split(BLANK):
        yield start * POINT_MM, word
        start += style.points * style.face.advance(word) + blank


def line_height(style: Style) -> float:
    """Return how far the lines of a paragraph stand apart, in millimetres."""
    return style.height * LINE_SPACING


def text_height(text: str, style: Style, width: float) -> float:
    """Return how high `text` stands when it is broken into lines of `width`, in millimetres."""
    return len(_broken(text, style, width)) * line_height(style)


def _pieces(line: str) -> Iterator[str]:
    """Yield the parts of a line between which it may be broken."""
    start = 0
    for place, (before, after) in enumerate(pairwise(line), start=1):
        if before == BLANK or (before in _DASHES and after.isalpha()):
            yield line[start:place]
            start = place
    yield line[start:]


def _fitting(word: str, style: Style, width: float) -> int:
    """Return how many letters of `word` fit, at least one."""
    kept, lost = 1, len(word)
    while lost - kept > 1:
        middle = (kept + lost) // 2
        if text_width(word[:middle], style) <= width:
            kept = middle
        else:
            lost = middle
    return kept


class TypeSetter(ABC):
    """The half of a surface that sets type: what is drawn where, by the measures above."""

    width: float
    height: float

    def text(self, left: float, top: float, width: float, text: str, style: Style) -> float:
        """Draw `text`, broken into lines of `width`, and return its height."""
        lines = _broken(text, style, width)
        across = left + _BEFORE[style.align] * width
        baseline = top + style.ascent
        with self.of_text():
            for number, line in enumerate(lines):
                start = text_start(across, line.rstrip(), style)
                self.show(start, baseline, line, style, is_next_line=number > 0)
                baseline += line_height(style)
        return len(lines) * line_height(style)

    def run(self, left: float, baseline: float, text: str, style: Style) -> None:
        """Draw `text` on one line, with its left end, middle or right end at `left`."""
        with self.of_text():
            self.show(text_start(left, text, style), baseline, printable_line(text), style)

    def line(self, left: float, top: float, width: float, thickness: float = RULE_MM) -> None:
        """Draw a line from left to right."""
        self.rectangle((left, top, width, thickness), fill=BLACK)

    @abstractmethod
    def rectangle(self, box: Box, *, fill: str | None = None, border: Pen | None = None) -> None:
        """Draw a rectangle; its border, if it has one, stands half inside and half outside."""

    @abstractmethod
    def of_text(self) -> AbstractContextManager[None]:
        """Let the texts that are shown meanwhile belong together."""

    @abstractmethod
    def show(
        self, left: float, baseline: float, line: str, style: Style, *, is_next_line: bool = False
    ) -> None:
        """Draw `line`, which begins at `left` and was made printable.

        With `is_next_line` it goes on with the text shown before, whose line has the blank between, if any.
        """
