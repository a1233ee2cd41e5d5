"""Faces of the system: which are found, and which serve."""

from __future__ import annotations

from pathlib import Path
from struct import pack
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.paper.fonts import typeface
from bigdeal_gui.paper.fonts.system_faces import SystemFace, _has_plain_numbers, _rank, face_for, font_folders
from tests.paper.fonts.faces import font_of, use_fonts

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def other_fonts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have a folder: a font that may not be embedded, one of each script, and what is none."""
    (tmp_path / "inside").mkdir()
    (tmp_path / "Arial.ttf").write_bytes(font_of({"א": "A", "ב": "B", "囲": "C"}, rights=0x0002))
    (tmp_path / "inside" / "Sans.ttf").write_bytes(font_of({"א": "A", "ב": "B"}))
    (tmp_path / "inside" / "SansBold.TTF").write_bytes(font_of({"א": "A", "囲": "C"}))
    (tmp_path / "Damaged.otf").write_bytes(b"OTTO" + bytes(40))
    (tmp_path / "notes.txt").write_bytes(font_of({"ж": "A"}))
    use_fonts(monkeypatch, tmp_path)
    yield
    monkeypatch.undo()
    use_fonts(monkeypatch, tmp_path / "none")


def test_the_first_face_that_serves_and_has_all_letters() -> None:
    """Plain faces go first; what its maker forbids to embed is passed over, and what is no font."""
    both, other = face_for("אב"), face_for("囲")
    assert both is not None
    assert other is not None
    assert both.letters == {ord("א"), ord("ב")}
    assert other is not both
    assert face_for("א囲") is other
    assert face_for("ב囲") is None
    assert face_for("ж") is None


def test_one_file_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then nothing else is looked at."""
    use_fonts(monkeypatch, tmp_path / "inside" / "SansBold.TTF")
    assert face_for("囲") is not None
    assert face_for("ב") is None


def test_a_font_that_cannot_be_read_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As is every font where the library is missing."""
    tables = typeface._tables(font_of({"א": "A"}))
    short = tables | {"CFF ": b"\x01\x00"}
    del short["glyf"]
    parts = (short, tables | {"head": b""}, tables | {"glyf": b""})
    for damaged in (b"OTTO" + bytes(40), *map(typeface._font_file, parts)):
        (tmp_path / "Damaged.otf").write_bytes(damaged)
        use_fonts(monkeypatch, tmp_path / "Damaged.otf")
        assert face_for("א") is None
    monkeypatch.setitem(__import__("sys").modules, "uharfbuzz", None)
    use_fonts(monkeypatch, tmp_path / "inside" / "Sans.ttf")
    assert face_for("א") is None


def test_a_part_has_the_glyphs_with_their_numbers(tmp_path: Path) -> None:
    """And is a font by itself."""
    face = SystemFace(tmp_path / "inside" / "Sans.ttf")
    glyph = face.font.get_nominal_glyph(ord("א"))
    data = face.part(frozenset({glyph}))
    (tmp_path / "part.ttf").write_bytes(data)
    part = SystemFace(tmp_path / "part.ttf")
    assert part.glyph_advance(glyph) == face.glyph_advance(glyph) > 0
    assert part.font.get_glyph_extents(glyph) == face.font.get_glyph_extents(glyph)
    assert len(data) < 20_000
    assert face.box[2] > face.box[0]
    assert face.is_truetype


def index(*entries: bytes) -> bytes:
    """Return an index of Type 2 outlines."""
    ends = [1]
    for entry in entries:
        ends.append(ends[-1] + len(entry))
    return pack(">HB", len(entries), 2) + b"".join(pack(">H", end) for end in ends) + b"".join(entries)


@pytest.mark.parametrize(
    ("top", "strings", "plain"),
    [
        (b"\x8b\x0f", (), True),
        (b"\x8b\x8c\x8b\x0c\x1e", (b"Adobe", b"Identity", b"x"), True),
        (b"\x8b\x8c\x8b\x0c\x1e", (b"Adobe", b"Japan1"), False),
    ],
    ids=["names", "identity", "Japan"],
)
def test_numbers_of_outlines(top: bytes, strings: tuple[bytes, ...], plain: bool) -> None:  # noqa: FBT001
    """A PDF carries them where they are the order in the file."""
    assert _has_plain_numbers(b"\x01\x00\x04\x02" + index(b"Face") + index(top) + index(*strings)) is plain


@pytest.mark.parametrize(
    ("system", "environ", "folders"),
    [
        ("linux", {}, (".local/share/fonts", ".fonts", "/usr/local/share/fonts", "/usr/share/fonts")),
        ("linux", {"XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "/a:"}, ("/d/fonts", ".fonts", "/a/fonts")),
        ("darwin", {}, ("Library/Fonts", "/Library/Fonts", "/System/Library/Fonts")),
        ("win32", {"WINDIR": "/w"}, ("AppData/Local/Microsoft/Windows/Fonts", "/w/Fonts")),
        ("win32", {"LOCALAPPDATA": "/l", "WINDIR": "/w"}, ("/l/Microsoft/Windows/Fonts", "/w/Fonts")),
    ],
)
def test_where_systems_keep_fonts(system: str, environ: dict[str, str], folders: tuple[str, ...]) -> None:
    """The user's own folder goes first."""
    home = Path("/home/gray")
    assert font_folders(system, environ, home) == tuple(home / folder for folder in folders)


def test_plain_faces_go_first() -> None:
    """A known family before others, a short name before a long one, special faces last."""
    names = [
        "NotoSans-Bold.ttf",
        "Zed.ttf",
        "NotoSansHebrew-Regular.ttf",
        "NotoSans-Regular.ttf",
        "arial.ttf",
    ]
    assert sorted(map(Path, names), key=_rank) == [
        Path(name) for name in (names[3], names[2], names[4], names[1], names[0])
    ]
