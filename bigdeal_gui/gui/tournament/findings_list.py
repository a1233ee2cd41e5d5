"""What the inspector found in a plan: errors and warnings by shape and words, warnings with a tick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QWidget

from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.look.labels import PlainLabel, make_bold
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import column_layout, row_layout
from bigdeal_gui.words import with_name

if TYPE_CHECKING:
    from bigdeal_gui.tournament.findings import Finding

_MARK: Final = 22
_MOST: Final = 200


class FindingRow(QFrame):
    """One finding; `seen` is its tick, None where it has none."""

    def __init__(self, finding: Finding, parent: QWidget, *, is_ticked: bool | None) -> None:
        super().__init__(parent)
        self.setObjectName("findingRow")
        self.finding = finding
        color = QPalette.ColorRole.BrightText if finding.is_error else QPalette.ColorRole.Text
        mark = Mark("error" if finding.is_error else "warning", _MARK, self, color)
        kind = self.tr("Needs correction") if finding.is_error else self.tr("Please look")
        where = self.tr(" · phase {number}").format(number=finding.phase) if finding.phase else ""
        self.title = PlainLabel(kind + where, self)
        self.title.setMinimumHeight(self.title.fontMetrics().height() + 2)  # room for the accent of “À”
        make_bold(self.title)
        self.text = PlainLabel(finding.text, self, wordWrap=True)
        self.seen = CheckBox(self.tr("I have looked at this"), self) if is_ticked is not None else None
        words = column_layout(self.title, self.text, spacing=4)
        if self.seen is not None:
            self.seen.setChecked(bool(is_ticked))
            self.seen.setAccessibleName(self.tr("I have looked at this: {text}").format(text=finding.text))
            self.seen.setToolTip(self.tr("Publish despite this"))
            words.addWidget(self.seen)
        row_layout(
            (mark, 0, Qt.AlignmentFlag.AlignTop), (words, 1), on=self, margin=(12, 8, 12, 8), spacing=12
        )
        self.setAccessibleName(with_name(self.title.text(), finding.text))


class FindingsList(QWidget):
    """Rows of findings, or the line `none` where there are none. `changed` is emitted after a tick."""

    changed = Signal()

    def __init__(self, parent: QWidget, *, has_ticks: bool = False, none: str = "") -> None:
        super().__init__(parent)
        self._has_ticks = has_ticks
        self._findings: tuple[Finding, ...] | None = None
        self.rows: list[FindingRow] = []
        self.none = QWidget(self)
        line = row_layout(
            Mark("check", _MARK, self.none, QPalette.ColorRole.Accent), on=self.none, spacing=12
        )
        words = none or self.tr("No remarks: the plan is in order.")
        label = PlainLabel(words, self.none, wordWrap=True)
        line.addWidget(label, 1)
        self.none.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.none.setAccessibleName(words)
        self.more = PlainLabel(self)
        self._column = column_layout(self.none, self.more, on=self)
        self.more.hide()

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Show `findings`; what was ticked stays ticked."""
        if tuple(findings) == self._findings:
            return
        ticked = self.acknowledged
        self._findings = tuple(findings)
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = []
        for place, finding in enumerate(self._findings[:_MOST]):
            tick = finding.key in ticked if self._has_ticks and not finding.is_error else None
            row = FindingRow(finding, self, is_ticked=tick)
            if row.seen is not None:
                row.seen.toggled.connect(self.changed)
            self.rows.append(row)
            self._column.insertWidget(place, row)
        hidden = len(self._findings) - len(self.rows)
        self.more.setText(self.tr("and %n more", "", hidden))
        self.more.setVisible(hidden > 0)
        self.none.setVisible(not self.rows)

    @property
    def acknowledged(self) -> tuple[str, ...]:
        """The keys of the warnings that are ticked."""
        return tuple(row.finding.key for row in self.rows if row.seen is not None and row.seen.isChecked())

    @property
    def open_count(self) -> int:
        """How many findings stand in the way of publishing."""
        return len(self._findings or ()) - len(self.acknowledged)
