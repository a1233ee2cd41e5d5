"""What a page leaves out or draws closer where it would not fit: gaps first, then explanations.

Controls never collapse. What an explanation says stands in the help as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol, TypeGuard

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QWidget

from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import PlainLabel
from bigdeal_gui.gui.parts.look.spacing import BETWEEN, GRID, LINE, column_layout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

if TYPE_CHECKING:
    _OfQt = QWidget
else:
    _OfQt = object
_SLACK: Final = 12
"""Pixels that must be over before something comes back: as much as its surroundings may take with it."""
_WHAT_IT_DOES: Final = ("is_wanted", "spare", "given", "give")
_ASKED: Final[dict[type, bool]] = {}
"""Which classes do that: a column asks all that is in it whenever its room changes."""


class Collapsible(Protocol):
    """A widget of a column that can do with less height; those of a lower `rank` collapse first."""

    rank: int

    def parentWidget(self) -> QWidget | None:  # noqa: N802 - Qt's name
        """Return what it stands in."""

    def is_wanted(self) -> bool:
        """Tell whether it would be shown if there were room."""

    def spare(self) -> int:
        """Return how many pixels it can do without."""

    def given(self) -> int:
        """Return how many pixels it does without now."""

    def give(self, pixels: int) -> None:
        """Do without so many pixels, at most what is to spare, or somewhat more; 0: take what is wanted."""


def is_collapsible(widget: QWidget) -> TypeGuard[Collapsible]:
    """Tell whether `widget` can do with less height."""
    kind = type(widget)
    if kind not in _ASKED:
        _ASKED[kind] = all(hasattr(kind, name) for name in _WHAT_IT_DOES)
    return _ASKED[kind] and hasattr(widget, "rank")


class StepGap(QWidget):
    """Room between two steps, `wide` pixels or at least `close`."""

    rank = 0

    def __init__(self, parent: QWidget, wide: int = BETWEEN, close: int = LINE) -> None:
        super().__init__(parent)
        self._wide, self._close = wide, close
        self._given = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedHeight(wide)

    def is_wanted(self) -> bool:
        """Tell whether it would be shown if there were room."""
        return not self.isHidden()

    def spare(self) -> int:
        """Return how many pixels it can do without."""
        return self._wide - self._close

    def given(self) -> int:
        """Return how many pixels it does without now."""
        return self._given

    def give(self, pixels: int) -> None:
        """Be closer by so many pixels, in steps of the grid."""
        given = min(-(-pixels // GRID) * GRID, self.spare())
        if given != self._given:
            self._given = given
            self.setFixedHeight(self._wide - given)


class CollapsibleMixin(_OfQt):
    """What is left out whole where there is no room, and asks for its height by the width.

    It stands in a column: in a row, beside a control, nothing would be gained without it. Comes before Qt's
    class among the bases.
    """

    rank: int
    _is_wanted = True
    _is_left_out = False
    _beside = 0

    def height_for(self, width: int) -> int:
        """Return its height in pixels where it is `width` pixels wide."""
        layout = self.layout()
        return _height(layout, width) if layout is not None else self.heightForWidth(width)

    def is_wanted(self) -> bool:
        """Tell whether it would be shown if there were room."""
        return self._is_wanted

    def spare(self) -> int:
        """Return how many pixels it can do without."""
        parent = self.parentWidget()
        around = parent.layout() if parent is not None else None
        gap = max(around.spacing(), 0) if around is not None else 0
        return self.height_for(max(self._room() - self._beside, 1)) + gap

    def given(self) -> int:
        """Return how many pixels it does without now."""
        return self.spare() + _SLACK if self._is_left_out else 0

    def give(self, pixels: int) -> None:
        """Be left out, or shown."""
        if (pixels > 0) is not self._is_left_out:
            self._is_left_out = pixels > 0
            super().setVisible(self._is_wanted and not self._is_left_out)

    def setVisible(self, visible: bool) -> None:  # noqa: FBT001, N802 - Qt's signature
        """Ask for it to be shown, or not; where there is no room it is not."""
        self._is_wanted = visible
        super().setVisible(visible and not self._is_left_out)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Remember how wide its surroundings let it be."""
        super().resizeEvent(event)
        self._beside = self._room() - self.width()

    def _room(self) -> int:
        parent = self.parentWidget()
        return parent.width() if parent is not None else self.width()


class Explanation(CollapsibleMixin, PlainLabel):
    """A sentence above controls or below them that wraps."""

    def __init__(self, text: str, parent: QWidget, rank: int = 1, role: TextRole = TextRole.HINT) -> None:
        super().__init__(text, parent, wordWrap=True)
        self.rank = rank
        set_text_role(self, role)


class Aside(CollapsibleMixin, QWidget):
    """A part of a page that only explains."""

    def __init__(self, parent: QWidget, rank: int = 2) -> None:
        super().__init__(parent)
        self.rank = rank


class Foldable(QWidget):
    """Shows `whole` where there is room, else `brief`, which says as much in less."""

    rank = 2

    def __init__(self, whole: QWidget, brief: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._whole, self._brief = whole, brief
        self._is_brief = False
        column_layout(whole, brief, on=self)
        brief.hide()

    def is_wanted(self) -> bool:
        """Tell whether it would be shown if there were room."""
        return not self.isHidden()

    def spare(self) -> int:
        """Return how many pixels it can do without."""
        layouts = (self._whole.layout(), self._brief.layout())
        whole, brief = (_height(layout, self.width()) if layout is not None else 0 for layout in layouts)
        return max(whole - brief, 0)

    def given(self) -> int:
        """Return how many pixels it does without now."""
        return self.spare() + _SLACK if self._is_brief else 0

    def give(self, pixels: int) -> None:
        """Show one or the other."""
        if (pixels > 0) is not self._is_brief:
            self._is_brief = pixels > 0
            self._whole.setVisible(not self._is_brief)
            self._brief.setVisible(self._is_brief)


def _height(layout: QLayout, width: int) -> int:
    has_lines = layout.hasHeightForWidth()
    return layout.totalHeightForWidth(width) if has_lines else layout.totalSizeHint().height()


def collapse_parts(parts: Sequence[Collapsible], pixels: int) -> None:
    """Have `parts` do without `pixels` together, where they can; what is one of a kind gives alike."""
    for rank in sorted({part.rank for part in parts}):
        alike = [part for part in parts if part.rank == rank]
        for place, part in enumerate(alike):
            share = -(-pixels // (len(alike) - place)) if isinstance(part, StepGap) else pixels
            part.give(min(max(share, 0), part.spare()))
            pixels -= part.given()
