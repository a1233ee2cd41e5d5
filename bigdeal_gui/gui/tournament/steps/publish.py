"""The second step of a tournament: the findings, who keeps the keys, and the plan is closed for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.labels import hint_label, section_label
from bigdeal_gui.gui.tournament.findings_list import FindingsList
from bigdeal_gui.gui.tournament.keys_custody import KeysCustody
from bigdeal_gui.gui.tournament.steps.frame import StepFrame
from bigdeal_gui.pages.sets import local_time
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.services.tournament.record import NoteKind

if TYPE_CHECKING:
    from bigdeal_gui.services.tournament.status import TournamentStatus


class PublishStep(StepFrame):
    """`publish_asked` and `next_asked` are emitted by their buttons."""

    publish_asked = Signal()
    next_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(TournamentStep.PUBLISH, parent)
        self.findings = FindingsList(self, has_ticks=True)
        self.keys = KeysCustody(self)
        self.missing = self.text()
        self.publish_button = self.button(
            self.tr("Publis&h the plan…"), self.tr("Make the keys and close the plan"), is_main=True
        )
        self.done = self.text()
        self.hash = self.text()
        self.next_button = self.button(self.tr("&Go on to Value"), self.tr("To the next step"), is_main=True)
        self._status: TournamentStatus | None = None
        self._build()

    def _build(self) -> None:
        set_text_role(self.hash, TextRole.CODE)
        self._ahead = QWidget(self)
        ahead = QVBoxLayout(self._ahead)
        ahead.setContentsMargins(0, 0, 0, 0)
        ahead.setSpacing(10)
        ahead.addWidget(section_label(self.tr("1  What the inspector says"), self._ahead))
        ahead.addWidget(self.findings)
        ahead.addSpacing(8)
        ahead.addWidget(section_label(self.tr("2  Who keeps the keys"), self._ahead))
        ahead.addWidget(
            hint_label(
                self.tr(
                    "The keys are secret until all play is over. Together with the outside value they make"
                    " the deals."
                ),
                self._ahead,
            )
        )
        ahead.addWidget(self.keys)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.missing, 1)
        foot.addWidget(self.publish_button, 0, Qt.AlignmentFlag.AlignBottom)
        ahead.addLayout(foot)
        self._behind = QWidget(self)
        behind = QVBoxLayout(self._behind)
        behind.setContentsMargins(0, 0, 0, 0)
        behind.setSpacing(10)
        behind.addWidget(self.done)
        behind.addWidget(section_label(self.tr("Hash of the keys"), self._behind))
        behind.addWidget(
            hint_label(
                self.tr(
                    "It stands in the plan, binds the keys and betrays nothing. You can read it out or"
                    " print it as well."
                ),
                self._behind,
            )
        )
        behind.addWidget(self.boxed(self.hash))
        behind.addWidget(self.next_button, 0, Qt.AlignmentFlag.AlignRight)
        self.column.addWidget(self._ahead)
        self.column.addWidget(self._behind)
        self.column.addStretch(1)
        self.findings.changed.connect(self._refresh)
        self.keys.changed.connect(self._refresh)
        self.publish_button.clicked.connect(self.publish_asked)
        self.next_button.clicked.connect(self.next_asked)

    def show_status(self, status: TournamentStatus) -> None:
        """Show what stands in the way of publishing, or that it is done."""
        self._status = status
        self._ahead.setVisible(not status.is_closed)
        self._behind.setVisible(status.is_closed)
        self.findings.show_findings(status.findings)
        self.hash.setText(_in_groups(status.plan.keys_hash or ""))
        times = [local_time(note.time) for note in status.notes if note.kind is NoteKind.PUBLISHED]
        self.done.setText(
            self.tr(
                "Published {time}. The plan and its keys are bound, and cannot be changed any more."
            ).format(time=times[0])
            if times
            else self.tr("The plan is published, on another computer or by another program.")
        )
        self._refresh()

    def _refresh(self) -> None:
        if self._status is None:
            return
        errors, left = len(self._status.errors), self.findings.open_count
        if errors:
            words = self.tr("%n point(s) to correct first: go back to Plan.", "", errors)
        elif left:
            words = self.tr("%n warning(s) to look at and to tick.", "", left)
        elif self.keys.custody is None:
            words = self.tr("Say how the keys are kept.")
        else:
            words = ""
        self.missing.setText(words)
        self.publish_button.setEnabled(not words)


def _in_groups(keys_hash: str) -> str:
    """Return a hash as people can compare it: eight digits at a time, four groups in a line."""
    groups = [keys_hash[place : place + 8] for place in range(0, len(keys_hash), 8)]
    return "\n".join(" ".join(groups[place : place + 4]) for place in range(0, len(groups), 4))
