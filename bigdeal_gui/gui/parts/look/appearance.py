"""How the window looks: a face, a light and a dark palette, one accent colour, sizes of text and of controls.

The only place that names a colour. Widgets say what they are (`TextRole`); this module says how that looks.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from PySide6.QtCore import QDir, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from bigdeal_gui.gui.parts.look.spacing import LINE, NEAR
from bigdeal_gui.resource_files import face_files, marks_folder
from bigdeal_gui.storage.settings import TEXT_SIZES, Settings

BODY_POINTS: Final = 10.5
"""The smallest body text at 100 %; a larger font of the system's is kept."""

TEXT_FACE: Final = "Bigdeal Text"
MONO_FACE: Final = "Bigdeal Mono"
"""The program's own faces, the same on every system; for letters they lack the system has others."""

_ROLE = "textRole"

_MARKS: Final = "QCheckBox::indicator, QAbstractItemView::indicator, QMenu::indicator"
_ARROWS: Final = (
    "QComboBox::down-arrow, QAbstractSpinBox::up-arrow, QAbstractSpinBox::down-arrow,"
    " QPushButton::menu-indicator, QToolButton::menu-indicator"
)

_LIGHT: Final = {
    QPalette.ColorRole.Window: "#f3f5f7",
    QPalette.ColorRole.WindowText: "#1b1f24",
    QPalette.ColorRole.Base: "#ffffff",
    QPalette.ColorRole.AlternateBase: "#e9ecf0",
    QPalette.ColorRole.Text: "#1b1f24",
    QPalette.ColorRole.PlaceholderText: "#555c66",
    QPalette.ColorRole.Button: "#e0e4ea",
    QPalette.ColorRole.ButtonText: "#1b1f24",
    QPalette.ColorRole.BrightText: "#b3261e",
    QPalette.ColorRole.ToolTipBase: "#ffffff",
    QPalette.ColorRole.ToolTipText: "#1b1f24",
    QPalette.ColorRole.Highlight: "#1f5f99",
    QPalette.ColorRole.HighlightedText: "#ffffff",
    QPalette.ColorRole.Accent: "#1f5f99",
    QPalette.ColorRole.Link: "#1f5f99",
    QPalette.ColorRole.LinkVisited: "#6a3f8f",
    QPalette.ColorRole.Light: "#ffffff",
    QPalette.ColorRole.Midlight: "#d2d8e0",
    QPalette.ColorRole.Mid: "#c3c8d0",
    QPalette.ColorRole.Dark: "#7b828d",
    QPalette.ColorRole.Shadow: "#3f454d",
}
_LIGHT_DISABLED: Final = "#59606a"

_DARK: Final = {
    QPalette.ColorRole.Window: "#1e2125",
    QPalette.ColorRole.WindowText: "#e9ebee",
    QPalette.ColorRole.Base: "#282c31",
    QPalette.ColorRole.AlternateBase: "#23262b",
    QPalette.ColorRole.Text: "#e9ebee",
    QPalette.ColorRole.PlaceholderText: "#aab1ba",
    QPalette.ColorRole.Button: "#383e45",
    QPalette.ColorRole.ButtonText: "#e9ebee",
    QPalette.ColorRole.BrightText: "#ff9d94",
    QPalette.ColorRole.ToolTipBase: "#31363c",
    QPalette.ColorRole.ToolTipText: "#e9ebee",
    QPalette.ColorRole.Highlight: "#8abdec",
    QPalette.ColorRole.HighlightedText: "#10161d",
    QPalette.ColorRole.Accent: "#8abdec",
    QPalette.ColorRole.Link: "#8abdec",
    QPalette.ColorRole.LinkVisited: "#c9a6ea",
    QPalette.ColorRole.Light: "#515963",
    QPalette.ColorRole.Midlight: "#454c55",
    QPalette.ColorRole.Mid: "#515963",
    QPalette.ColorRole.Dark: "#8b929c",
    QPalette.ColorRole.Shadow: "#0c0d0f",
}
_DARK_DISABLED: Final = "#abb0b8"

_GOOD_LIGHT, _GOOD_DARK = "#1b6e34", "#7fd494"
"""What is right, on a light ground and on a dark one; a shape and words always say the same."""
_OPEN_LIGHT, _OPEN_DARK = "#855300", "#f0c466"
"""What is open, likewise."""

_CHOSEN: Final = {False: "#cfe0f1", True: "#2f4a66"}
"""The ground of what is chosen among few, on a light window and on a dark one; text on it is WindowText."""

_IN_CONTRAST: Final = """
QPushButton, QToolButton[popupMode="2"], QProgressBar, #doorButton, #topicButton, #codeBox, #fileCard,
#findingRow {
    border: 2px solid palette(window-text);
}
QPushButton:pressed, QPushButton:checked, QToolButton:pressed {
    background: palette(highlight);
    color: palette(highlighted-text);
}
QPushButton:disabled { border-style: dotted; }
#linkButton { border-color: transparent; }
#dealButton:disabled { border: 2px dotted palette(window-text); }
#sideButton:checked, #doorButton:checked, #stepButton:checked, #topicButton:checked {
    background: palette(base);
    color: palette(window-text);
    border-left: 8px solid palette(highlight);
}
QPushButton:focus, QToolButton:focus, #sideButton:focus, #doorButton:focus, #stepButton:focus,
#topicButton:focus, QCheckBox:focus, QRadioButton:focus {
    border: 3px solid palette(accent);
}
"""
"""What is told by shades elsewhere has outlines where the system asks for high contrast and has no shades."""

CONTROL_HEIGHT: Final = 36
"""Pixels of a button, a field or a list at 100 %."""
_GROWING: Final = 12
"""Pixels that the same becomes higher at 200 %: as much as its line of text takes, and no more."""

_ICON: Final = 16
_DISC: Final = 24
"""Pixels of the icon of a button, and of a step's number, at 100 %."""

_TEXT: Final = (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText)


_LOADED: Final[set[str]] = set()
MARKS: Final = "marks"
"""The name under which the style sheet finds the drawings inside controls."""


class TextRole(StrEnum):
    """What a piece of text is."""

    TITLE = "title"
    """The title of a page."""
    SECTION = "section"
    """The title of a group of controls."""
    HINT = "hint"
    """An explanation below a control."""
    CODE = "code"
    """Letters and digits that are compared by eye."""
    SET_CODE = "setCode"
    """The set code, to be copied on to a label."""


def set_text_role(widget: QWidget, role: TextRole) -> None:
    """Show the text of `widget` as `role` asks, now and after every change of text size."""
    widget.setProperty(_ROLE, role.value)
    repolish_style(widget)


def repolish_style(widget: QWidget) -> None:
    """Have the style sheet's rules looked up again for `widget`, after a property that they ask for."""
    # A widget that was not shown yet is polished when it is.
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        style = widget.style()
        style.unpolish(widget)
        style.polish(widget)


def palette(*, is_dark: bool) -> QPalette:
    """Return the light or the dark palette."""
    colours, disabled = (_DARK, _DARK_DISABLED) if is_dark else (_LIGHT, _LIGHT_DISABLED)
    built = QPalette()
    for role, name in colours.items():
        built.setColor(role, QColor(name))
    for role in _TEXT:
        built.setColor(QPalette.ColorGroup.Disabled, role, QColor(disabled))
    faded = built.color(QPalette.ColorRole.Midlight)
    built.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Highlight, faded)
    built.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Accent, faded)
    built.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.HighlightedText, QColor(disabled))
    return built


def contrast_palette(system: QPalette) -> QPalette:
    """Return the high-contrast colours of `system`, with lines that are seen on its one ground."""
    built = QPalette(system)
    line, ground = system.color(QPalette.ColorRole.WindowText), system.color(QPalette.ColorRole.Window)
    for role in (QPalette.ColorRole.Mid, QPalette.ColorRole.Dark, QPalette.ColorRole.Link):
        built.setColor(role, line)
    # Windows has a light ground for every second row, in a black theme too.
    for role in (QPalette.ColorRole.Midlight, QPalette.ColorRole.AlternateBase):
        built.setColor(role, ground)
    built.setColor(QPalette.ColorRole.Accent, system.color(QPalette.ColorRole.Highlight))
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled):
        built.setColor(
            group, QPalette.ColorRole.PlaceholderText, system.color(group, QPalette.ColorRole.Text)
        )
    return built


def good_colour(shown: QPalette) -> QColor:
    """Return the colour of what is right, for text on the grounds of `shown`."""
    return QColor(_GOOD_DARK if _looks_dark(shown) else _GOOD_LIGHT)


def open_colour(shown: QPalette) -> QColor:
    """Return the colour of what is open, neither right nor wrong, for text on the grounds of `shown`."""
    return QColor(_OPEN_DARK if _looks_dark(shown) else _OPEN_LIGHT)


def text_rules(body_points: float) -> str:
    """Return the style rules that show every `TextRole` beside body text of `body_points`."""
    scale = body_points / BODY_POINTS
    mono = f'font-family: "{MONO_FACE}", monospace'
    return _rules(
        (_of(TextRole.TITLE), f"font-size: {16 * scale:.1f}pt; font-weight: 600"),
        # As high as a button beside it, and as its own letters.
        (_of(TextRole.TITLE), f"min-height: {max(control_height(scale), round(28 * scale))}px"),
        (_of(TextRole.SECTION), f"font-size: {11.5 * scale:.1f}pt; font-weight: 600"),
        (_of(TextRole.HINT), "color: palette(placeholder-text)"),
        (_of(TextRole.CODE), mono),
        (_of(TextRole.SET_CODE), f"{mono}; font-size: {28 * scale:.1f}pt"),
        ("#dealtSets", f"font-size: {15 * scale:.1f}pt"),  # read across the room
    )


def font_rules(body: QFont) -> str:
    """Return the style rules that show `body` where Windows and KDE have fonts of their own, of one size.

    Lists, tables and menus would not grow with the text: Qt gives them the system's font for their kind.
    """
    families = ", ".join(f'"{family}"' for family in body.families())
    kinds = "QAbstractItemView, QMenu, QToolButton, QToolTip"
    return _rules((kinds, f"font-family: {families}; font-size: {body.pointSizeF():.2f}pt"))


def size_rules(body_points: float) -> str:
    """Return the style rules that give the controls one height beside body text of `body_points`."""
    scale = body_points / BODY_POINTS
    height = control_height(scale)
    mark = round(10 + 8 * scale)
    return _rules(
        ("QDialogButtonBox", "dialogbuttonbox-buttons-have-icons: 0"),
        ("QAbstractItemView::item", f"padding: 6px {4 * scale:.0f}px"),
        ("QPushButton", f"min-height: {height - 4}px"),
        ("QPushButton, QToolButton", f"icon-size: {scaled_pixels(_ICON, scale)}px"),
        ("#stepNumber, #helpButton", _disc(scaled_pixels(_DISC, scale))),
        ("#dealButton, #nextButton", f"min-height: {height + 4}px"),
        ("#dealBar", f"min-height: {height + 2 * NEAR + 2 * LINE}px"),
        ("#linkButton", f"min-height: {height - 8}px"),
        ("#stepButton, #sideButton", "min-height: 0"),
        ('QToolButton[popupMode="2"]', f"min-height: {height - 4}px; max-height: {height - 4}px"),
        ("QLineEdit, QComboBox, QAbstractSpinBox", f"min-height: {height - 2}px"),
        ("QAbstractSpinBox", f"max-height: {height - 2}px"),
        (_MARKS, f"{_square(mark - 2)}; border-radius: 4px"),
        ("QRadioButton::indicator", f"{_square(mark - 2)}; border-radius: {mark // 2}px"),
        (
            "QRadioButton::indicator:checked",
            f"{_square(mark - 2 * (mark // 3))}; border-width: {mark // 3}px",
        ),
        ("QProgressBar", f"min-height: {round(8 + 4 * scale)}px; max-height: {round(8 + 4 * scale)}px"),
        ("QComboBox::drop-down, QDateTimeEdit::drop-down", f"width: {mark + 10}px"),
        ("QAbstractSpinBox::up-button, QAbstractSpinBox::down-button", f"width: {mark + 8}px"),
        (_ARROWS, _square(mark - 4)),
        # What lies inside another control has the height of that.
        ("QAbstractSpinBox QLineEdit, QComboBox QLineEdit, QAbstractItemView QLineEdit", "min-height: 0"),
    )


def control_height(scale: float) -> int:
    """Return the height in pixels of a button or field beside text `scale` times as large as at 100 %."""
    return round(CONTROL_HEIGHT - _GROWING + _GROWING * scale)


def scaled_pixels(side: int, scale: float) -> int:
    """Return the pixels of a drawing that has `side` at 100 %, beside text `scale` times as large."""
    return round(side * (1 + scale) / 2)


def text_scale(points: float) -> float:
    """Return how many times as large as at 100 % a text of `points` is; 1 at least."""
    return max(points / BODY_POINTS, 1.0)


def _disc(side: int) -> str:
    least, most = (f"{bound}-width: {side}px; {bound}-height: {side}px" for bound in ("min", "max"))
    return f"{least}; {most}; border-radius: {side // 2}px"


def _square(side: int) -> str:
    return f"width: {side}px; height: {side}px"


def _rules(*rules: tuple[str, str]) -> str:
    return "".join(f"{selector} {{ {rule} }}\n" for selector, rule in rules)


def _of(role: TextRole) -> str:
    return f'*[{_ROLE}="{role}"]'


class WindowLook(QObject):
    """Keeps the window in the chosen scheme and text size, and follows the system where asked to.

    `changed` is emitted after palette, font and style sheet are in force.
    """

    changed = Signal()

    def __init__(self, style_sheet: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app = _application()
        self._hints = self._app.styleHints()
        self._style_sheet = style_sheet
        self._system_is_dark = _looks_dark(self._app.palette())
        self._system_font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        _load_faces()
        self._scheme = "system"
        self._percent = TEXT_SIZES[0]
        self._followed: tuple[str, int] | None = None
        self._is_dark = False
        self._hints.colorSchemeChanged.connect(self._on_system_changed)
        self._hints.accessibility().contrastPreferenceChanged.connect(self._on_system_changed)

    @property
    def is_dark(self) -> bool:
        """Whether the dark palette is in force."""
        return self._is_dark

    def follow(self, settings: Settings) -> None:
        """Put the scheme and the text size of `settings` in force, if they are others than before.

        Every widget is looked at for it, which holds the window up.
        """
        wanted = settings.appearance, settings.text_percent
        if wanted != self._followed:
            self._followed = wanted
            self.apply(*wanted)

    def apply(self, scheme: str, text_percent: int = TEXT_SIZES[0]) -> None:
        """Put `scheme` ("system", "light" or "dark") and a text size (percent, 100 .. 200) in force."""
        self._scheme, self._percent = scheme, min(max(text_percent, TEXT_SIZES[0]), TEXT_SIZES[-1])
        self._hints.blockSignals(True)
        if scheme == "system":
            self._hints.unsetColorScheme()
        else:
            self._hints.setColorScheme(
                Qt.ColorScheme.Dark if scheme == "dark" else Qt.ColorScheme.Light
            )  # colours the title bar where the system lets it
        self._hints.blockSignals(False)
        self._refresh()

    def _refresh(self) -> None:
        self._is_dark = self._scheme == "dark" or (self._scheme == "system" and self._is_system_dark())
        is_plain = self._wants_contrast()
        # One without colours brings those of the system back.
        self._app.setPalette(QPalette() if is_plain else palette(is_dark=self._is_dark))
        if is_plain:
            self._app.setPalette(contrast_palette(self._app.palette()))
        self._is_dark = _looks_dark(self._app.palette())
        points = max(self._system_font.pointSizeF(), BODY_POINTS) * self._percent / 100
        font = QFont(self._system_font)
        font.setFamilies([TEXT_FACE, *self._system_font.families()])
        font.setPointSizeF(points)
        self._app.setFont(font)
        chosen = "palette(base)" if is_plain else _CHOSEN[self._is_dark]
        shades = {"@chosen": chosen, "@marks": f"{MARKS}:{'dark' if self._is_dark else 'light'}"}
        own = self._style_sheet
        for name, value in shades.items():
            own = own.replace(name, value)
        # The sizes stand first: what has a name of its own may be of another.
        own += _IN_CONTRAST if is_plain else ""
        self._app.setStyleSheet(font_rules(font) + size_rules(points) + text_rules(points) + own)
        self.changed.emit()

    def _is_system_dark(self) -> bool:
        scheme = self._hints.colorScheme()
        if scheme == Qt.ColorScheme.Unknown:
            return self._system_is_dark
        return scheme == Qt.ColorScheme.Dark

    def _wants_contrast(self) -> bool:
        """Tell whether the system's own high-contrast colours must be left as they are."""
        preference = self._hints.accessibility().contrastPreference()
        return self._scheme == "system" and preference == Qt.ContrastPreference.HighContrast

    def _on_system_changed(self) -> None:
        if self._scheme == "system":
            self._refresh()


def _load_faces() -> None:
    """Make the program's own faces and marks known to Qt; where a file is missing the system's are shown."""
    for file in face_files():
        if file.name not in _LOADED:
            _LOADED.add(file.name)
            QFontDatabase.addApplicationFont(str(file))
    QDir.setSearchPaths(MARKS, [str(marks_folder())])


def _looks_dark(shown: QPalette) -> bool:
    return shown.windowText().color().lightnessF() > shown.window().color().lightnessF()


def _application() -> QApplication:
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise TypeError("the window has not been started")
    return app
