"""How the window looks: readable in both schemes, following the system and the settings."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QGuiApplication, QPalette, QRawFont, QStyleHints
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QSpinBox,
    QTableWidget,
    QToolButton,
    QWidget,
)

from bigdeal_gui.gui.parts.look.appearance import (
    BODY_POINTS,
    CONTROL_HEIGHT,
    MONO_FACE,
    TEXT_FACE,
    TextRole,
    WindowLook,
    contrast_palette,
    control_height,
    palette,
    set_text_role,
)
from bigdeal_gui.resource_files import marks_folder, resource_folder, style_sheet
from bigdeal_gui.storage.settings import Appearance as Scheme
from bigdeal_gui.storage.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

ROLE = QPalette.ColorRole
GROUP = QPalette.ColorGroup

TEXT_ON = (
    (ROLE.WindowText, ROLE.Window),
    (ROLE.WindowText, ROLE.AlternateBase),
    (ROLE.Text, ROLE.Base),
    (ROLE.Text, ROLE.AlternateBase),
    (ROLE.ButtonText, ROLE.Button),
    (ROLE.PlaceholderText, ROLE.Base),
    (ROLE.PlaceholderText, ROLE.Window),
    (ROLE.PlaceholderText, ROLE.AlternateBase),
    (ROLE.PlaceholderText, ROLE.Button),
    (ROLE.HighlightedText, ROLE.Highlight),
    (ROLE.HighlightedText, ROLE.Accent),
    (ROLE.BrightText, ROLE.Base),
    (ROLE.BrightText, ROLE.Window),
    (ROLE.BrightText, ROLE.AlternateBase),
    (ROLE.Link, ROLE.Base),
    (ROLE.Link, ROLE.Window),
    (ROLE.LinkVisited, ROLE.Base),
    (ROLE.ToolTipText, ROLE.ToolTipBase),
)


def luminance(colour: QColor) -> float:
    """Return the relative luminance of WCAG 2.1."""
    parts = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    red, green, blue = parts
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of WCAG 2.1, 1 .. 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.fixture
def appearance(qapp: QApplication) -> Iterator[WindowLook]:
    """Yield the appearance and put the application back as it was."""
    before, font = QPalette(qapp.palette()), qapp.font()
    made = WindowLook(style_sheet() + "#marked { font-weight: 600; background: @chosen }")
    yield made
    made.apply("system")
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet("")
    qapp.setPalette(before)
    qapp.setFont(font)


@pytest.mark.parametrize("is_dark", [False, True])
@pytest.mark.parametrize(("text", "ground"), TEXT_ON)
def test_text_is_readable(*, is_dark: bool, text: QPalette.ColorRole, ground: QPalette.ColorRole) -> None:
    """Every text of both palettes stands out from its ground by 4.5 to 1."""
    shown = palette(is_dark=is_dark)
    assert contrast(shown.color(text), shown.color(ground)) >= 4.5


@pytest.mark.parametrize("is_dark", [False, True])
@pytest.mark.parametrize(
    ("text", "ground"),
    [(ROLE.WindowText, ROLE.Window), (ROLE.Text, ROLE.Base), (ROLE.ButtonText, ROLE.Button)],
)
def test_disabled_text_is_readable(
    *, is_dark: bool, text: QPalette.ColorRole, ground: QPalette.ColorRole
) -> None:
    """What cannot be used now can still be read."""
    shown = palette(is_dark=is_dark)
    assert contrast(shown.color(GROUP.Disabled, text), shown.color(GROUP.Disabled, ground)) >= 4.5


@pytest.mark.parametrize("is_dark", [False, True])
@pytest.mark.parametrize("line", [ROLE.Highlight, ROLE.Accent, ROLE.Dark])
def test_lines_can_be_seen(*, is_dark: bool, line: QPalette.ColorRole) -> None:
    """Focus rings and outlines stand out from what they enclose by 3 to 1."""
    shown = palette(is_dark=is_dark)
    for ground in (ROLE.Base, ROLE.Window):
        assert contrast(shown.color(line), shown.color(ground)) >= 3


def test_the_scheme_asked_for_is_shown(appearance: WindowLook, qapp: QApplication, qtbot: QtBot) -> None:
    """Light and dark are put in force, whatever the system prefers, and are told."""
    for scheme, is_dark in (("dark", True), ("light", False)):
        with qtbot.waitSignal(appearance.changed, timeout=1000):
            appearance.apply(scheme)
        assert appearance.is_dark is is_dark
        assert qapp.palette().color(ROLE.Window) == palette(is_dark=is_dark).color(ROLE.Window)


@pytest.mark.parametrize("kind", [QPushButton, QLineEdit, QComboBox, QSpinBox])
def test_controls_have_one_height(kind: type[QWidget], appearance: WindowLook, qtbot: QtBot) -> None:
    """Buttons, fields and lists are 36 pixels high, and at 200 % high enough for their text."""
    for percent, height in ((100, CONTROL_HEIGHT), (200, control_height(2))):
        appearance.apply("light", percent)
        control = kind()
        qtbot.addWidget(control)
        control.ensurePolished()
        assert (
            control.sizeHint().boundedTo(control.maximumSize()).height() == control.minimumHeight() == height
        )
        assert height >= control.fontMetrics().height() + 4


def test_text_is_shown_in_the_face_of_the_program(
    appearance: WindowLook, qapp: QApplication, qtbot: QtBot
) -> None:
    """Text and codes have the same face on every system, in the weights that are asked for."""
    appearance.apply("light")
    assert QFontInfo(qapp.font()).family() == TEXT_FACE
    code, title = QLabel("K7QC-M2PX"), QLabel("Deal")
    for label, role in ((code, TextRole.CODE), (title, TextRole.TITLE)):
        qtbot.addWidget(label)
        set_text_role(label, role)
        label.ensurePolished()
    assert QFontInfo(code.font()).family() == MONO_FACE
    assert QFontInfo(title.font()).weight() == 600


def test_the_face_has_every_letter_of_our_languages(appearance: WindowLook, qapp: QApplication) -> None:
    """No letter of any language of the window is taken from another font."""
    appearance.apply("light")
    raw = QRawFont.fromFont(qapp.font())
    texts = "".join(file.read_text("utf-8") for file in (resource_folder() / "translations").glob("*.ts"))
    letters = {letter for letter in texts if letter.isprintable()}
    assert {letter for letter in letters if not raw.supportsCharacter(ord(letter))} == set()


def test_every_drawing_of_the_style_sheet_is_there() -> None:
    """The marks inside controls exist for a light window and for a dark one."""
    names = re.findall(r"@marks(-[a-z-]+\.png)", style_sheet())
    assert names
    for shade in ("light", "dark"):
        for name in names:
            assert (marks_folder() / f"{shade}{name}").is_file()


def test_text_size_scales_body_titles_and_codes(
    appearance: WindowLook, qapp: QApplication, qtbot: QtBot
) -> None:
    """At 200 % every role of text is twice as large as at 100 %."""
    labels = {role: QLabel("K7QC-M2PX") for role in (TextRole.TITLE, TextRole.SECTION, TextRole.SET_CODE)}
    body = QPushButton("Deal")
    qtbot.addWidget(body)
    for role, label in labels.items():
        qtbot.addWidget(label)
        set_text_role(label, role)
    sizes = []
    for percent in (100, 200):
        appearance.apply("light", percent)
        qapp.processEvents()
        for widget in (*labels.values(), body):
            widget.ensurePolished()
        sizes.append([widget.font().pointSizeF() for widget in (*labels.values(), body)])
    assert sizes[1] == pytest.approx([2 * size for size in sizes[0]], rel=0.01)
    assert sizes[0][:3] == pytest.approx([16, 11.5, 28], rel=0.01)


@pytest.mark.parametrize("kind", [QListWidget, QMenu, QTableWidget, QToolButton])
def test_no_kind_of_widget_keeps_a_font_of_the_system(
    kind: type[QWidget], appearance: WindowLook, qapp: QApplication, qtbot: QtBot
) -> None:
    """On Windows lists, tables and menus have one, of one size, which comes back when the system changes."""
    widget = kind()
    qtbot.addWidget(widget)
    appearance.apply("light", 200)
    for name in ("QAbstractItemView", "QMenu", "QToolButton"):
        qapp.setFont(QFont("Tahoma", 8), name)
    widget.ensurePolished()
    assert widget.font().families()[0] == TEXT_FACE
    assert widget.font().pointSizeF() == pytest.approx(qapp.font().pointSizeF(), abs=0.01)


def test_body_text_is_never_small(appearance: WindowLook, qapp: QApplication) -> None:
    """A text size out of range is brought into it, and body text has at least 10.5 points."""
    appearance.apply("light", 1)
    assert qapp.font().pointSizeF() >= BODY_POINTS
    appearance.apply("light", 1000)
    assert qapp.font().pointSizeF() <= 2 * max(BODY_POINTS, 40)


def test_the_style_sheet_stays(appearance: WindowLook, qapp: QApplication) -> None:
    """The window's own rules stand behind the sizes of text."""
    appearance.apply("dark", 130)
    assert "#marked" in qapp.styleSheet()


def test_settings_are_followed(appearance: WindowLook, qapp: QApplication) -> None:
    """Scheme and text size of the settings are put in force together."""
    appearance.follow(Settings(appearance=Scheme.DARK, text_percent=150))
    assert appearance.is_dark
    assert qapp.font().pointSizeF() >= 1.5 * BODY_POINTS


def test_other_settings_leave_the_looks_alone(appearance: WindowLook, qtbot: QtBot) -> None:
    """Looks are put in force when they change, not whenever something is remembered."""
    settings = Settings(appearance=Scheme.DARK, text_percent=150)
    appearance.follow(settings)
    with qtbot.assertNotEmitted(appearance.changed):
        appearance.follow(replace(settings, recent_tournaments=(Path("cup.sqd"),)))
    with qtbot.waitSignal(appearance.changed):
        appearance.follow(replace(settings, text_percent=125))


def test_high_contrast_colours_of_the_system_are_left_alone(
    appearance: WindowLook, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the system asks for high contrast, its own colours are shown."""
    appearance.apply("dark")
    monkeypatch.setattr(appearance, "_wants_contrast", lambda: True)
    appearance.apply("system")
    own = qapp.style().standardPalette()
    assert qapp.palette().color(ROLE.Window) == own.color(ROLE.Window)
    assert qapp.palette().color(ROLE.Mid) == own.color(ROLE.WindowText), "not as light as the dark scheme's"
    assert "@" not in qapp.styleSheet()
    assert "#doorButton, #topicButton" in qapp.styleSheet()


def test_in_high_contrast_there_are_lines_where_all_grounds_are_one() -> None:
    """Outlines, explanations and the focus are seen, whatever shades the system lacks."""
    system = QPalette(QColor("black"))
    for role in ROLE:
        if role is not ROLE.NColorRoles:
            system.setColor(role, QColor("black"))
    for role in (ROLE.WindowText, ROLE.Text, ROLE.ButtonText):
        system.setColor(role, QColor("white"))
    system.setColor(ROLE.Highlight, QColor("#1aebff"))
    system.setColor(ROLE.AlternateBase, QColor("#e7e5e1"))
    shown = contrast_palette(system)
    for role in (ROLE.Mid, ROLE.Dark, ROLE.PlaceholderText, ROLE.Accent, ROLE.Link):
        assert contrast(shown.color(role), shown.color(ROLE.Window)) >= 7
    for ground in (ROLE.Midlight, ROLE.AlternateBase):
        assert contrast(shown.color(ROLE.WindowText), shown.color(ground)) >= 7


def test_a_change_of_the_system_is_followed_where_asked(appearance: WindowLook, qtbot: QtBot) -> None:
    """With “as the system” a change there refreshes the window; with a scheme of its own it does not."""
    hints = QGuiApplication.styleHints()
    appearance.apply("system")
    with qtbot.waitSignal(appearance.changed, timeout=1000):
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    appearance.apply("light")
    with qtbot.assertNotEmitted(appearance.changed):
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)


@pytest.mark.parametrize("known", [(Qt.ColorScheme.Dark, True), (Qt.ColorScheme.Light, False)])
def test_the_scheme_of_the_system_is_taken_over(
    appearance: WindowLook, known: tuple[Qt.ColorScheme, bool]
) -> None:
    """What the system names as its scheme is shown; where it names none, its palette decides."""
    scheme, is_dark = known
    appearance._hints = cast("QStyleHints", SystemHints(appearance._hints, scheme))
    appearance.apply("system")
    assert appearance.is_dark is is_dark


class SystemHints:
    """The system's hints, but for its colour scheme."""

    def __init__(self, hints: QStyleHints, scheme: Qt.ColorScheme) -> None:
        self._hints = hints
        self._scheme = scheme

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802 - Qt's name
        """Return the scheme of the test."""
        return self._scheme

    def __getattr__(self, name: str) -> object:
        return getattr(self._hints, name)
