"""What fills the window: a side bar with the pages that exist, beside the page that is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPalette, QShortcut
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.escape import press_escape
from bigdeal_gui.gui.parts.layout.tab_order import tab_stops
from bigdeal_gui.gui.parts.look import icons
from bigdeal_gui.gui.parts.look.appearance import BODY_POINTS
from bigdeal_gui.gui.parts.look.labels import bold_width
from bigdeal_gui.gui.parts.look.spacing import STRETCH, add_to_layout, column_layout, row_layout

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent

_NARROW: Final = 960
"""Below this width in pixels, at 100 %, the side bar shows icons alone."""
_NARROWER: Final = 480
"""As many more at 200 %, where pages need the room for their words."""
_LOW: Final = 460
"""Below this height the buttons stand closer, so that all of them are in sight."""
_BUTTON: Final = 40
_LOW_BUTTON: Final = 30
_ICON: Final = 22
_LAST_KEY: Final = 9
_AROUND: Final = 40
"""Pixels of padding and gap around icon and words."""
_STEPS: Final[dict[int, int]] = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
}
_PRESSING: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class Suits(QWidget):
    """The four suits at the head of the side bar."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._is_narrow = False

    def set_narrow(self, *, is_narrow: bool) -> None:
        """Stand in a square, or in a row."""
        self._is_narrow = is_narrow
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for two by two or for four."""
        return QSize(40, 40) if self._is_narrow else QSize(96, 32)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the suits: the black ones in the text's colour, the red ones in the palette's bright one."""
        painter = QPainter(self)
        black, red = QPalette.ColorRole.WindowText, QPalette.ColorRole.BrightText
        for place, (name, role) in enumerate(
            (("spade", black), ("heart", red), ("diamond", red), ("club", black))
        ):
            column, row = (place % 2, place // 2) if self._is_narrow else (place, 0)
            where = QRectF(2 + column * 22, 4 + row * 20, 18, 18)
            icons.fill_strokes(painter, icons.SUITS[name], where, self.palette().color(role))
        painter.end()


class SideButton(QPushButton):
    """A button of the side bar, called `words`: Tab and the arrow keys visit it, Space and Enter press it."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(words, parent)
        self._bar = parent
        self._words = words
        self.setObjectName("sideButton")
        self.setAccessibleName(words)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_as(self, words: str) -> None:
        """Show other words; what reads the screen aloud keeps the first."""
        self.setText(words if self.text() else "")
        self.setToolTip(self.toolTip().replace(self._words, words, 1))
        self._words = words

    def show_words(self, *, is_shown: bool) -> None:
        """Show the words beside the icon, or the icon alone."""
        self.setText(self._words if is_shown else "")
        room = bold_width(self, self._words) + self.iconSize().width() + _AROUND
        self.setMinimumWidth(room if is_shown else 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Walk along the side bar with the arrow keys, opening nothing; press with Enter as with Space."""
        key = event.key()
        if key in _STEPS:
            way = tab_stops(self._bar)
            place = way.index(self) + _STEPS[key]
            way[min(max(place, 0), len(way) - 1)].setFocus(Qt.FocusReason.TabFocusReason)
        elif key in _PRESSING:
            self.click()
        else:
            super().keyPressEvent(event)


class LazyPage(QWidget):
    """A page that is made when it is first opened, so that the window does not wait for it.

    `make` is given its parent: brought under another one, all that is in it would be styled a second time.
    """

    def __init__(self, make: Callable[[QWidget], QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self._page: QWidget | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    @property
    def help_topic(self) -> str:
        """The topic that explains the page; empty before it is made."""
        return _topic_of(self._page)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Make the page."""
        if self._page is None:
            self._page = self._make(self)
            self._layout.addWidget(self._page)
            self.setFocusProxy(self._page)
        super().showEvent(event)


class Body(QWidget):
    """The side bar and the stack of pages.

    `page_opened` carries the name of the page. `help_asked` and `about_asked` are emitted by the buttons at
    the foot; the first carries the `help_topic` of the open page.
    """

    page_opened = Signal(str)
    help_asked = Signal(str)
    about_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pages: dict[str, SideButton] = {}
        self._icons: dict[SideButton, str] = {}
        self._side = QFrame(self)
        self._side.setObjectName("sideBar")
        self._suits = Suits(self._side)
        self._upper = QVBoxLayout()
        self._lower = QVBoxLayout()
        self._stack = QStackedWidget(self)
        self._build()

    def _build(self) -> None:
        side = column_layout(
            (self._suits, 0, Qt.AlignmentFlag.AlignHCenter), on=self._side, margin=(8, 12, 8, 12), spacing=4
        )
        side.addSpacing(12)
        add_to_layout(side, self._upper, STRETCH, self._lower)
        for layout in (self._upper, self._lower):
            layout.setSpacing(4)
        row_layout(self._side, (self._stack, 1), on=self, spacing=0)
        help_button = self._button(self.tr("Help"), "help", self.tr("Help (F1)"))
        about_button = self._button(self.tr("About"), "about", self.tr("Version and self-test"))
        for button, slot in ((help_button, self._on_help_asked), (about_button, self.about_asked)):
            side.addWidget(button)
            button.clicked.connect(slot)
        help_key = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), self)
        help_key.activated.connect(self._on_help_asked)

    def add_page(self, name: str, icon: str, page: QWidget, *, at_foot: bool) -> None:
        """Add `page` as `name`, with the drawing `icon`; Ctrl and its number open it."""
        key = len(self._pages) + 1
        tip = self.tr("{page} (Ctrl+{key})").format(page=name, key=key) if key <= _LAST_KEY else name
        button = self._button(name, icon, tip)
        # One of many that stays down: a radio button to a screen reader.
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        (self._lower if at_foot else self._upper).addWidget(button)
        self._pages[name] = button
        self._stack.addWidget(page)
        page.setAccessibleName(name)
        button.setProperty("page", self._stack.indexOf(page))
        button.clicked.connect(self._on_page_button_clicked)
        # Not only a click: assistive programs switch the button without one.
        button.toggled.connect(self._on_page_button_toggled)
        if key <= _LAST_KEY:
            shortcut = QShortcut(QKeySequence(f"Ctrl+{key}"), self)
            shortcut.activated.connect(button.click)
        if key == 1:
            button.setChecked(True)
        self._fit_side()

    def show_as(self, name: str, words: str) -> None:
        """Show `words` for the page `name`."""
        self._pages[name].show_as(words)
        self._fit_side()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Close on Esc the message of the open page, or cancel what it is doing, wherever the focus is."""
        page = self.open_page
        if event.key() != Qt.Key.Key_Escape or page is None or not press_escape(page):
            super().keyPressEvent(event)

    @property
    def page_names(self) -> tuple[str, ...]:
        """The pages in the order of their keys."""
        return tuple(self._pages)

    @property
    def open_page(self) -> QWidget | None:
        """The page that is shown; None before the first is added."""
        return self._stack.currentWidget()

    @property
    def open_place(self) -> int:
        """The place of the page that is shown, from 0."""
        return self._stack.currentIndex()

    def show_page(self, name: str) -> None:
        """Open the page called `name`."""
        self._pages[name].click()

    def _button(self, name: str, icon: str, tip: str) -> SideButton:
        button = SideButton(name, self._side)
        button.setToolTip(tip)
        button.setIconSize(QSize(_ICON, _ICON))
        button.setIcon(icons.icon(icon, self.palette(), is_always_on=True))
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setMinimumHeight(_BUTTON)
        self._icons[button] = icon
        return button

    def _fit_side(self) -> None:
        larger = self.font().pointSizeF() / BODY_POINTS - 1
        is_narrow = self.width() < _NARROW + _NARROWER * larger
        icon = round(_ICON * (1 + larger / 2))
        is_low = self.height() < _LOW
        for button in self._icons:
            button.setIconSize(QSize(icon, icon))
            button.show_words(is_shown=not is_narrow)
            button.setMinimumHeight(_LOW_BUTTON if is_low else _BUTTON)
        self._suits.set_narrow(is_narrow=is_narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the words in the side bar where there is room for them."""
        super().resizeEvent(event)
        self._fit_side()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Repaint the icons when the colours change."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_side()
        elif event.type() == QEvent.Type.PaletteChange:
            for button, icon in self._icons.items():
                button.setIcon(icons.icon(icon, self.palette(), is_always_on=True))

    def _on_help_asked(self) -> None:
        self.help_asked.emit(_topic_of(self.open_page))

    def _on_page_button_clicked(self) -> None:
        if self.open_page is not None:
            self.open_page.setFocus()

    def _on_page_button_toggled(self, is_on: bool) -> None:  # noqa: FBT001 - Qt's signature
        page = self._stack.widget(self.sender().property("page")) if is_on else None
        if page is not None:
            self._stack.setCurrentWidget(page)
            page.setFocus()
            self.page_opened.emit(page.accessibleName())


def _topic_of(page: QWidget | None) -> str:
    return str(getattr(page, "help_topic", ""))
