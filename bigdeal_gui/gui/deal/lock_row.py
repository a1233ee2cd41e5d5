"""“Locked until”: folded, it is one box to tick; open, it has the time, and says what a lock means."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QDateTime, QTime, Signal
from PySide6.QtWidgets import QCheckBox, QDateTimeEdit, QHBoxLayout, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.layout.collapsing import Explanation
from bigdeal_gui.gui.parts.look.spacing import LINE, NEAR, set_margins

_DAYS_AHEAD: Final = 7


class LockRow(QWidget):
    """`changed` is emitted after each change; `until` is None while nothing is locked."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.box = QCheckBox(self.tr("Loc&ked until"), self)
        self.time = QDateTimeEdit(self)
        self.words = Explanation("", self)
        self._build()

    def _build(self) -> None:
        self.box.setToolTip(self.tr("Write the files only into a box that nobody can open before then"))
        self.time.setDisplayFormat("yyyy-MM-dd HH:mm")
        self.time.setCalendarPopup(True)
        self.time.setAccessibleName(self.tr("Locked until"))
        self.time.setToolTip(self.tr("By the clock and the zone of this computer"))
        row = QHBoxLayout()
        row.setSpacing(NEAR)
        row.addWidget(self.box)
        row.addWidget(self.time)
        row.addStretch(1)
        whole = QVBoxLayout(self)
        set_margins(whole, 0)
        whole.setSpacing(LINE)
        whole.addLayout(row)
        whole.addWidget(self.words)
        self.fold()
        self.box.toggled.connect(self._on_box_toggled)
        self.time.dateTimeChanged.connect(self._on_time_changed)

    @property
    def until(self) -> datetime | None:
        """The moment, in UTC, until which the next set is locked."""
        if not self.box.isChecked():
            return None
        return datetime.fromtimestamp(self.time.dateTime().toSecsSinceEpoch(), UTC)

    def fold(self) -> None:
        """Lock nothing, and propose the same hour in a week for the next time."""
        self.box.setChecked(False)
        hour = QDateTime.currentDateTime().addDays(_DAYS_AHEAD)
        hour.setTime(QTime(hour.time().hour(), 0))
        self.time.setDateTime(hour)
        self._show()

    def _show(self) -> None:
        until = self.until
        self.time.setVisible(until is not None)
        self.words.setVisible(until is not None)
        if until is not None:
            text = self.tr(
                "Only a locked box is written. Nobody can open it before {utc}, this computer included."
            )
            self.words.setText(text.format(utc=f"{until:%Y-%m-%d %H:%M} UTC"))

    def _on_box_toggled(self) -> None:
        self._show()
        self.changed.emit()

    def _on_time_changed(self) -> None:
        self._show()
        self.changed.emit()
