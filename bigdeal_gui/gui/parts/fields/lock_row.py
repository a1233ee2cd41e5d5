"""“Locked until”: folded, one box to tick; open, it has the time and a second key, and says what they do."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QTime, Signal
from PySide6.QtWidgets import QCheckBox, QDateTimeEdit, QLineEdit, QWidget

from bigdeal_gui.gui.parts.layout.collapsing import Explanation
from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.look.spacing import LINE, column_layout
from bigdeal_gui.words import written_time

if TYPE_CHECKING:
    from bigdeal_gui.services.boxes.lock_time import LockTime

_DAYS_AHEAD: Final = 7
_KEY_WIDTH: Final = 190


class LockRow(QWidget):
    """`changed` is emitted after each change; `more` is said with what a lock means."""

    changed = Signal()

    def __init__(self, parent: QWidget, more: str = "") -> None:
        super().__init__(parent)
        self._more = more
        self.box = QCheckBox(self.tr("Loc&ked until"), self)
        self.time = QDateTimeEdit(self)
        self.key = QLineEdit(self, placeholderText=self.tr("second key (age1…), optional"))
        self.words = Explanation("", self)
        self._build()

    def _build(self) -> None:
        self.box.setToolTip(self.tr("Write the files only into a box that nobody can open before then"))
        self.time.setDisplayFormat("yyyy-MM-dd HH:mm")
        self.time.setCalendarPopup(True)
        self.time.setAccessibleName(self.tr("Locked until"))
        self.time.setToolTip(self.tr("By the clock and the zone of this computer"))
        self.key.setMinimumWidth(_KEY_WIDTH)
        self.key.setAccessibleName(self.tr("Second key"))
        self.key.setToolTip(self.tr("A public key whose owner can open the box too, at any time"))
        row = flow_row(self.box, self.time, self.key)
        column_layout(row, self.words, on=self, spacing=LINE)
        self.fold()
        self.box.toggled.connect(self._on_changed)
        self.time.dateTimeChanged.connect(self._on_changed)
        self.key.textChanged.connect(self._on_changed)

    @property
    def until(self) -> datetime | None:
        """The moment, in UTC, until which the next set is locked; None while nothing is locked."""
        if not self.box.isChecked():
            return None
        return datetime.fromtimestamp(self.time.dateTime().toSecsSinceEpoch(), UTC)

    @property
    def or_for(self) -> str:
        """The public key of the one who can open the box at any time; empty without."""
        return self.key.text().strip()

    def lock(self) -> LockTime | None:
        """Return the lock that is asked for; None while nothing is locked.

        Raises:
            Usage, UnfitRecipient: the time is past or too far ahead, or the key is none.
        """
        from bigdeal_gui.services.boxes.lock_time import asked_lock  # noqa: PLC0415 - few sets are locked

        return asked_lock(self.until, self.or_for)

    def fold(self) -> None:
        """Lock nothing, and propose the same hour in a week for the next time."""
        self.box.setChecked(False)
        self.key.clear()
        hour = QDateTime.currentDateTime().addDays(_DAYS_AHEAD)
        hour.setTime(QTime(hour.time().hour(), 0))
        self.time.setDateTime(hour)
        self._show()

    def _show(self) -> None:
        until = self.until
        for part in (self.time, self.key, self.words):
            part.setVisible(until is not None)
        if until is None:
            return
        text = (
            self.tr(
                "Only a locked box is written. Before {utc}, only the owner of the second key can open it."
            )
            if self.or_for
            else self.tr(
                "Only a locked box is written. Nobody can open it before {utc}, this computer included."
            )
        )
        lines = (text.format(utc=f"{written_time(until)} UTC"), self._more)
        self.words.setText(" ".join(filter(None, lines)))

    def _on_changed(self) -> None:
        self._show()
        self.changed.emit()
