"""What only a person can say of a tournament: short questions, and the check code that was published."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QPushButton, QWidget

from bigdeal_gui.gui.check.verify.light_mark import light_colour
from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.look.labels import PlainLabel, hint_label, make_bold, section_label
from bigdeal_gui.gui.parts.look.spacing import STRETCH, add_to_layout, column_layout, row_layout
from bigdeal_gui.pages.verify import Light, VerdictQuestions
from bigdeal_gui.tournament.digest_forms import compare_digest
from bigdeal_gui.tournament.verdict.statements import Played, Statements
from bigdeal_gui.words import quoted_name

if TYPE_CHECKING:
    from bigdeal_gui.tournament.verdict.evidence import SavedPlan


_ROWS: Final = 6
_GAP: Final = 8


class DigestField(QFrame):
    """`changed` is emitted with every letter."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.expected = ""
        """What is compared with; empty where there is nothing."""
        self._is_of_keys = False
        self.label = PlainLabel(self.tr("The check co&de that you found"), self)
        self.field = QLineEdit(self, maxLength=400, clearButtonEnabled=True)
        self.field.setToolTip(self.tr("From the notice board, the bulletin or the web page of the event"))
        self.label.setBuddy(self.field)
        self.hint = hint_label(
            self.tr("Type or paste the digits or the 13 words. They are compared as you type."), self
        )
        self.result = PlainLabel(self, wordWrap=True)
        column_layout(self.label, self.hint, self.field, self.result, on=self, spacing=4)
        self.result.hide()
        self.field.textChanged.connect(self._on_field_changed)

    @property
    def typed(self) -> str:
        """What was typed."""
        return self.field.text()

    def compare_with(self, digest: str, *, is_of_keys: bool) -> None:
        """Compare with `digest` from now on, and forget what was typed; hide where there is none.

        Where it `is_of_keys` a check code that differs may be right: the commitment is missing.
        """
        self.expected, self._is_of_keys = digest, is_of_keys
        self.field.blockSignals(True)
        self.field.clear()
        self.field.blockSignals(False)
        self.result.hide()
        self.setVisible(bool(digest))

    def _on_field_changed(self) -> None:
        found = compare_digest(self.typed, self.expected)
        light = Light.GREEN if found.is_whole else Light.RED if found.is_wrong else Light.NONE
        palette = self.result.palette()
        ground = self.palette()
        ink = ground.windowText().color() if light is Light.NONE else light_colour(light, ground)
        palette.setColor(QPalette.ColorRole.WindowText, ink)
        self.result.setPalette(palette)
        self.result.setText(("✓ " if found.is_whole else "✗ " if found.is_wrong else "") + found.text)
        is_told = bool(self.typed.strip()) and not (found.is_wrong and self._is_of_keys)
        self.result.setVisible(is_told)
        self.field.setAccessibleDescription(found.text if is_told else "")
        self.changed.emit()


class Conversation(QFrame):
    """`changed` is emitted with every answer; `plan_button` is for somebody who kept a plan."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("fileCard")
        self._plans: tuple[SavedPlan, ...] = ()
        self.digest = DigestField(self)
        self.plan_button = QPushButton(self.tr("I sa&ved the plan…"), self, autoDefault=False)
        self.plan_button.setToolTip(self.tr("A plan (.sqd) that you saved yourself before the tournament"))
        self.plan_label = PlainLabel(self)
        self.before = CheckBox("", self)
        self.value_label = PlainLabel(
            self.tr("What was the val&ue? Look it up at the promised source."), self
        )
        self.value = QLineEdit(self, maxLength=400)
        self.value_label.setBuddy(self.value)
        self.value_hint = hint_label("", self)
        self.sessions_label = PlainLabel(self.tr("Which &sessions were played? Tick them."), self)
        self.sessions = QListWidget(self)
        self.sessions.setToolTip(self.tr("Press the space bar to tick a session"))
        self.sessions_label.setBuddy(self.sessions)
        self.all_button = QPushButton(self.tr("Tick &them all"), self, autoDefault=False)
        self.all_button.setToolTip(self.tr("All sessions in this list were played"))
        self.first = CheckBox(self.tr("I know of no &earlier promise for this event"), self)
        self.first.setToolTip(self.tr("With several promises, only the best one might be shown"))
        self._build()

    def _build(self) -> None:
        title = section_label(self.tr("Questions only you can answer"), self)
        plan = row_layout(self.plan_button, (self.plan_label, 1))
        column = column_layout(title, self.digest, plan, self.before, on=self, margin=12)
        column.addSpacing(_GAP)
        add_to_layout(column, self.value_label, self.value_hint, self.value)
        column.addSpacing(_GAP)
        add_to_layout(column, self.sessions_label, self.sessions, row_layout(self.all_button, STRETCH))
        column.addSpacing(_GAP)
        column.addWidget(self.first)
        for label in (self.digest.label, self.value_label, self.sessions_label):
            make_bold(label)
            label.setWordWrap(True)
        self.all_button.clicked.connect(self._on_all_button_clicked)
        self.digest.changed.connect(self.changed)
        self.before.toggled.connect(self.changed)
        self.first.toggled.connect(self.changed)
        self.value.textChanged.connect(self.changed)
        self.sessions.itemChanged.connect(self.changed)

    def ask(self, asked: VerdictQuestions) -> None:
        """Ask what is to be asked; what was answered stays only where it is about the same promise."""
        self.setVisible(bool(asked.digest))
        if asked.digest != self.digest.expected:
            self._forget()
            self.digest.compare_with(asked.digest, is_of_keys=asked.is_of_keys)
        self.before.setText(self.tr("I saw it, or had the plan, before {moment}").format(moment=asked.moment))
        self.before.setToolTip(self.tr("Anything published later proves nothing"))
        self.value_hint.setText(self.tr("Promised: {source}").format(source=asked.source))
        value: tuple[QWidget, ...] = (self.value_label, self.value_hint, self.value)
        for part in value:
            part.setVisible(bool(asked.source))
        ticked = self._ticked()
        self.sessions.blockSignals(True)
        self.sessions.clear()
        for place, title in asked.sessions:
            item = QListWidgetItem(title, self.sessions)
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable
            )
            item.setData(Qt.ItemDataRole.UserRole, place)
            item.setCheckState(Qt.CheckState.Checked if place in ticked else Qt.CheckState.Unchecked)
        self.sessions.blockSignals(False)
        rows = min(max(self.sessions.count(), 1), _ROWS)
        self.sessions.setFixedHeight(rows * max(self.sessions.sizeHintForRow(0), 24) + 8)
        sessions: tuple[QWidget, ...] = (self.sessions_label, self.sessions, self.all_button)
        for part in sessions:
            part.setVisible(bool(asked.sessions))
        self.first.setVisible(asked.is_first)

    def keep(self, plans: Sequence[SavedPlan]) -> None:
        """Take plans that somebody kept; `changed` is emitted."""
        self._plans = tuple(dict.fromkeys((*self._plans, *plans)))
        self.plan_label.setText(", ".join(quoted_name(plan.name) for plan in self._plans))
        self.changed.emit()

    @property
    def statements(self) -> Statements:
        """What was answered."""
        ticked = self._ticked()
        return Statements(
            self.digest.typed,
            self._plans,
            self.before.isChecked(),
            self.value.text(),
            Played(frozenset(ticked)) if ticked else None,
            self.first.isChecked(),
        )

    def _ticked(self) -> set[tuple[int, int]]:
        items = (self.sessions.item(row) for row in range(self.sessions.count()))
        return {
            item.data(Qt.ItemDataRole.UserRole)
            for item in items
            if item.checkState() is Qt.CheckState.Checked
        }

    def _forget(self) -> None:
        self._plans = ()
        self.plan_label.clear()
        for part in (self, self.before, self.first, self.value):
            part.blockSignals(True)
        self.before.setChecked(False)
        self.first.setChecked(False)
        self.value.clear()
        self.sessions.clear()
        for part in (self, self.before, self.first, self.value):
            part.blockSignals(False)

    def _on_all_button_clicked(self) -> None:
        self.sessions.blockSignals(True)
        for row in range(self.sessions.count()):
            self.sessions.item(row).setCheckState(Qt.CheckState.Checked)
        self.sessions.blockSignals(False)
        self.changed.emit()
