"""How the window looks: readable in both schemes, following the system and the settings."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QFile, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QGuiApplication,
    QPalette,
    QRawFont,
    QStyleHints,
)
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
    font_rules,
    good_colour,
    open_colour,
    palette,
    scaled_pixels,
    set_text_role,
    size_rules,
    text_rules,
    text_scale,
)
from bigdeal_gui.resource_files import marks_folder, resource_folder, style_sheet
from bigdeal_gui.storage.settings import Appearance as Scheme
from bigdeal_gui.storage.settings import Settings
from tests.gui.tree import check_kept

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
    appearance: WindowLook, qapp: QApplication
) -> None:
    """Where the system asks for high contrast, its own colours are shown, but with a scheme of ours."""
    hints = with_hints(appearance, Qt.ColorScheme.Dark)
    hints.preference = Qt.ContrastPreference.HighContrast
    appearance.apply("dark")
    assert qapp.palette().color(ROLE.Window) == palette(is_dark=True).color(ROLE.Window)
    appearance.apply("system")
    assert not appearance.is_dark, "the theme of the test's system is light"
    own = qapp.style().standardPalette()
    assert qapp.palette().color(ROLE.Window) == own.color(ROLE.Window)
    assert qapp.palette().color(ROLE.Mid) == own.color(ROLE.WindowText), "not as light as the dark scheme's"
    assert "@" not in qapp.styleSheet()
    assert "background: palette(base) }" in qapp.styleSheet()
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


def test_a_change_of_the_system_is_followed_where_asked(
    appearance: WindowLook, qapp: QApplication, qtbot: QtBot
) -> None:
    """With “as the system”, as at the start, a change there refreshes the window; with a scheme never."""
    before = qapp.font().pointSizeF()
    assert not appearance.is_dark
    hints = QGuiApplication.styleHints()
    with qtbot.waitSignal(appearance.changed, timeout=1000):
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert qapp.font().pointSizeF() == max(before, BODY_POINTS)
    with qtbot.waitSignal(appearance.changed, timeout=1000):
        hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    appearance.apply("light")
    with qtbot.assertNotEmitted(appearance.changed):
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)


@pytest.mark.parametrize(("scheme", "is_dark"), [(Qt.ColorScheme.Dark, True), (Qt.ColorScheme.Light, False)])
def test_the_scheme_of_the_system_is_taken_over(
    appearance: WindowLook, scheme: Qt.ColorScheme, *, is_dark: bool
) -> None:
    """What the system names as its scheme is shown."""
    with_hints(appearance, scheme)
    appearance.apply("system")
    assert appearance.is_dark is is_dark


@pytest.mark.parametrize("is_dark", [True, False])
def test_a_system_without_a_scheme_is_known_by_its_palette(
    appearance: WindowLook, qapp: QApplication, *, is_dark: bool
) -> None:
    """By the one that was in force when the window was started."""
    qapp.setPalette(palette(is_dark=is_dark))
    made = WindowLook("", appearance)
    with_hints(made, Qt.ColorScheme.Unknown)
    made.apply("system")
    assert made.is_dark is is_dark


def test_the_system_is_told_of_a_scheme_and_does_not_tell_it_back(appearance: WindowLook) -> None:
    """It colours the title bar; what it answers would put everything in force twice."""
    hints = with_hints(appearance, Qt.ColorScheme.Light)
    for scheme in ("dark", "light", "system"):
        appearance.apply(scheme)
    dark, light = Qt.ColorScheme.Dark, Qt.ColorScheme.Light
    assert [call for call in hints.calls if not isinstance(call, bool)] == [dark, light, None]
    assert hints.calls[::3] == [True] * 3
    assert hints.calls[2::3] == [False] * 3


def test_faces_are_loaded_once(appearance: WindowLook, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second window finds them there; without a program there is none."""
    loaded: list[str] = []
    monkeypatch.setattr(QFontDatabase, "addApplicationFont", loaded.append)
    WindowLook("", appearance)
    assert loaded == []
    monkeypatch.setattr(QApplication, "instance", lambda: None)
    with pytest.raises(TypeError):
        WindowLook("")


def test_a_window_of_one_colour_is_not_dark() -> None:
    """What is right is shown there as on a light ground."""
    plain = QPalette()
    for role in (ROLE.Window, ROLE.WindowText):
        plain.setColor(role, QColor("red"))
    assert good_colour(plain) == good_colour(palette(is_dark=False))


def with_hints(appearance: WindowLook, scheme: Qt.ColorScheme) -> SystemHints:
    """Have `appearance` ask a system of that colour scheme."""
    made = SystemHints(scheme)
    appearance._hints = cast("QStyleHints", made)
    return made


class SystemHints:
    """The system's colour scheme and contrast; it takes down what it is told of schemes."""

    def __init__(self, scheme: Qt.ColorScheme) -> None:
        self._scheme = scheme
        self.preference = Qt.ContrastPreference.NoPreference
        self.calls: list[object] = []
        self.blockSignals = self.setColorScheme = self.calls.append

    def unsetColorScheme(self) -> None:  # noqa: N802 - Qt's name
        """Take it down."""
        self.calls.append(None)

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802 - Qt's name
        """Return the scheme of the test."""
        return self._scheme

    def accessibility(self) -> SystemHints:
        """Return what knows the contrast."""
        return self

    def contrastPreference(self) -> Qt.ContrastPreference:  # noqa: N802 - Qt's name
        """Return that of the test."""
        return self.preference


def colours(shown: QPalette) -> str:
    """Return what colour each part of a window has, and others where it is disabled."""
    lines = []
    for role in ROLE:
        if role is not ROLE.NColorRoles:
            names = [
                shown.color(group, role).name() for group in (GROUP.Active, GROUP.Inactive, GROUP.Disabled)
            ]
            lines.append(" ".join([role.name, *dict.fromkeys(names)]))
    return "\n".join([*lines, good_colour(shown).name(), open_colour(shown).name(), ""])


def test_the_looks_are_as_they_were_kept(qapp: QApplication) -> None:  # noqa: ARG001 - palettes need Qt
    """Every colour of both palettes, and what a system's theme becomes; the rules for two text sizes."""
    theme = QPalette()
    for place, role in enumerate(ROLE, 1):
        if role is not ROLE.NColorRoles:
            theme.setColor(role, QColor(place, 2 * place, 3 * place))
    theme.setColor(GROUP.Disabled, ROLE.Text, QColor("#405060"))
    theme.setColor(GROUP.Inactive, ROLE.Text, QColor("#708090"))
    palettes = palette(is_dark=False), palette(is_dark=True), contrast_palette(theme)
    body = QFont(["One", "Two"])
    body.setPointSizeF(BODY_POINTS)
    rules = font_rules(body) + "".join(
        size_rules(scale * BODY_POINTS) + text_rules(scale * BODY_POINTS) for scale in (1, 1.75)
    )
    check_kept("looks", "\n".join([*map(colours, palettes), rules]))


def test_drawings_grow_with_half_of_the_text() -> None:
    """Text that is smaller than at 100 % makes nothing smaller."""
    assert [text_scale(points) for points in (5, BODY_POINTS, 2 * BODY_POINTS)] == [1, 1, 2]
    assert [scaled_pixels(16, scale) for scale in (1, 1.5, 2)] == [16, 20, 24]


def test_a_role_given_on_the_screen_is_shown_at_once(appearance: WindowLook, qtbot: QtBot) -> None:
    """As is another one after it."""
    appearance.apply("light")
    label = QLabel("Deal")
    qtbot.addWidget(label)
    with qtbot.waitExposed(label):
        label.show()
    sizes = []
    for role in (TextRole.TITLE, TextRole.SECTION):
        set_text_role(label, role)
        sizes.append(label.font().pointSizeF())
    assert sizes == pytest.approx([16, 11.5], rel=0.01)


@pytest.mark.parametrize(("scheme", "is_dark"), [("light", False), ("dark", True)])
def test_the_style_sheet_has_the_shades_of_the_scheme(
    appearance: WindowLook, qapp: QApplication, scheme: str, *, is_dark: bool
) -> None:
    """The ground of what is chosen can be read on, and the marks are those of the scheme."""
    appearance.apply(scheme)
    sheet = qapp.styleSheet()
    (chosen,) = re.findall(r"#marked \{.* background: (#\w+) }", sheet)
    assert QColor(chosen).isValid()
    assert contrast(palette(is_dark=is_dark).color(ROLE.WindowText), QColor(chosen)) >= 4.5
    marks = set(re.findall(r"url\(\"(.*?)\"\)", sheet))
    assert marks
    assert [mark for mark in marks if not mark.startswith(f"marks:{scheme}-") or not QFile.exists(mark)] == []
    assert "border-style: dotted" not in sheet
