"""Lines with letters that the program's own fonts lack: in the order of print, shaped, and measured.

HarfBuzz shapes what a face of the system shows (`uharfbuzz`). What is read from right to left is put in its
order by the Unicode Bidirectional Algorithm (UAX 9, `python-bidi`). Both are loaded only where a line needs
them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from bigdeal_gui.paper.fonts.system_faces import SystemFace, face_for

if TYPE_CHECKING:
    from bigdeal_gui.paper.fonts.typeface import Typeface

LACKING: Final = "□"
"""What stands for a letter that no font can show."""
ISOLATE: Final = "\u2068"
ISOLATE_END: Final = "\u2069"
"""Around a text whose direction is its own: what is beside it stays where it is."""

_RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})
_KEPT_LINES: Final = 1024
_OBJECT: Final = "\ufffc"
"""What stands for an isolated text while the order around it is found."""
JOINERS: Final = "\u200c\u200d"
"""They have no shape; they say whether the letters beside them are joined."""
_AS_MARKS: Final = dict.fromkeys(map(ord, JOINERS), "\u034f")
"""The algorithm takes joiners out; a mark stays with its letter."""


class Glyph(NamedTuple):
    """A shape of a face: its number; the letters that it shows; parts of their size.

    These are how far the next one stands, and how far to the right and up its own place is moved.
    """

    number: int
    letters: str
    advance: float
    across: float
    up: float


@dataclass(frozen=True, slots=True)
class GlyphRun:
    """What a face of the system shows side by side, from left to right."""

    face: SystemFace
    glyphs: tuple[Glyph, ...]

    @property
    def advance(self) -> float:
        """How far what follows stands, as a part of the letters' size."""
        return sum(glyph.advance for glyph in self.glyphs)


Run: TypeAlias = str | GlyphRun
"""Letters of the program's own face in the order of print, or glyphs of another."""


class _Place(NamedTuple):
    """A letter of a line: how deep its direction is (odd: from right to left), and which face has it."""

    level: int
    letter: str
    face: SystemFace | None


def isolated_script(text: str) -> str:
    """Return `text`, which may be of any script, for use within another: as it is, or within an isolate."""
    plain = text.replace(ISOLATE, "").replace(ISOLATE_END, "")
    is_plain = not any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in plain)
    return plain if is_plain else f"{ISOLATE}{plain}{ISOLATE_END}"


def line_read_aloud(line: str) -> str:
    """Return `line` without what only orders it."""
    return line.replace(ISOLATE, "").replace(ISOLATE_END, "")


def letters_of_font(line: str, face: Typeface) -> str:
    """Return `line`, which was made printable, in letters that `face` has."""
    return line if face.has(line) else "".join(substitute_glyphs(letter, face) for letter in line)


def substitute_glyphs(letter: str, face: Typeface) -> str:
    """Return what `face` has for a letter: itself, its plain form, nothing for a mark, else an empty box."""
    if face.has(letter):
        return letter
    plain = "".join(part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part))
    if letter in {ISOLATE, ISOLATE_END, *JOINERS} or (not plain and unicodedata.combining(letter)):
        return ""
    return plain if plain and face.has(plain) else LACKING


@lru_cache(_KEPT_LINES)
def script_runs(line: str, face: Typeface) -> tuple[Run, ...]:
    """Return `line`, which was made printable, as runs from left to right."""
    letters = letters_of_font(line, face)
    if LACKING not in letters and ISOLATE not in line:
        return (letters,)
    faces = _faces(line, face)
    places = [_Place(level, line[index], faces[index]) for index, level in _ordered(line)]
    return tuple(_runs(places, face))


def _faces(line: str, face: Typeface) -> list[SystemFace | None]:
    """Return which face of the system has each letter; None where the program's own has it, or none."""
    foreign = [substitute_glyphs(letter, face) == LACKING != letter for letter in line]
    for at, letter in enumerate(line):
        # A mark or a joiner belongs to the letter before it.
        if at and foreign[at - 1] and (unicodedata.combining(letter) or letter in JOINERS):
            foreign[at] = True
    found: list[SystemFace | None] = []
    for is_foreign, group in groupby(range(len(line)), key=foreign.__getitem__):
        letters = [line[at] for at in group]
        if not is_foreign:
            found += [None] * len(letters)
        elif together := face_for("".join(letter for letter in letters if letter not in JOINERS)):
            found += [together] * len(letters)
        else:
            found += map(face_for, letters)
    return found


def _runs(places: list[_Place], face: Typeface) -> Iterator[Run]:
    for (system_face, level), group in groupby(places, key=lambda place: (place.face, place.level)):
        letters = [place.letter for place in group]
        if system_face is None:
            own = (_mirrored(letter) if level % 2 else letter for letter in letters)
            yield "".join(substitute_glyphs(letter, face) for letter in own)
        else:
            read = "".join(letters[::-1] if level % 2 else letters)
            yield GlyphRun(system_face, _shaped(read, system_face, is_right_to_left=level % 2 == 1))


def _shaped(letters: str, face: SystemFace, *, is_right_to_left: bool) -> tuple[Glyph, ...]:
    import uharfbuzz  # noqa: PLC0415

    buffer = uharfbuzz.Buffer()
    buffer.add_str(letters)
    buffer.guess_segment_properties()
    buffer.direction = "rtl" if is_right_to_left else "ltr"
    uharfbuzz.shape(face.font, buffer)
    infos, positions = buffer.glyph_infos, buffer.glyph_positions
    starts = [*sorted({info.cluster for info in infos}), len(letters)]
    texts = {start: letters[start:end] for start, end in pairwise(starts)}
    return tuple(
        Glyph(
            info.codepoint,
            # Several glyphs of one cluster share its letters; the first has them.
            texts.pop(info.cluster, ""),
            position.x_advance / face.upem,
            position.x_offset / face.upem,
            position.y_offset / face.upem,
        )
        for info, position in zip(infos, positions, strict=True)
    )


def _ordered(line: str) -> list[tuple[int, int]]:
    """Return the letters of `line` from left to right: where each was, and its level."""
    if not any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in line):
        return [(index, 0) for index in range(len(line))]
    outer, at = "", 0
    # For each letter of `outer` the places in the line that it stands for.
    inner: list[list[int]] = []
    while at < len(line):
        if line[at] == ISOLATE:
            # A text that goes on in the next line ends with this one.
            end = line.find(ISOLATE_END, at)
            end = len(line) if end < 0 else end
            inner.append([place for place in range(at, end) if line[place] != ISOLATE])
            outer += _OBJECT
            at = end
        elif line[at] != ISOLATE_END:
            inner.append([at])
            outer += line[at]
        at += 1
    # A line that is all of one text has that text's direction; among others the page's own, left to right.
    is_alone = _OBJECT not in outer
    found: list[tuple[int, int]] = []
    for index, level in _visual(outer, None if is_alone else 0):
        places = inner[index]
        if outer[index] == _OBJECT:
            text = "".join(line[place] for place in places)
            found += [(places[inside], depth) for inside, depth in _visual(text, None)]
        else:
            found.append((places[0], level))
    return found


def _visual(text: str, level: int | None) -> list[tuple[int, int]]:
    """Return the places of the letters of `text` from left to right with their levels; None: of its own."""
    from bidi import algorithm  # noqa: PLC0415

    storage = algorithm.get_empty_storage()
    storage["base_level"] = algorithm.get_base_level(text) if level is None else level
    storage["base_dir"] = "R" if storage["base_level"] else "L"
    algorithm.get_embedding_levels(text.translate(_AS_MARKS), storage)
    for index, letter in enumerate(storage["chars"]):
        letter["index"] = index
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    algorithm.reorder_resolved_levels(storage, False)
    return [(letter["index"], letter["level"]) for letter in storage["chars"]]


def _mirrored(letter: str) -> str:
    """Return a letter as it looks from right to left: a bracket that opens closes."""
    from bidi.mirror import MIRRORED  # noqa: PLC0415

    mirrored: str = MIRRORED.get(letter, letter)
    return mirrored
