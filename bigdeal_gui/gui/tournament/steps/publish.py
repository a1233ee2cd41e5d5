"""The second step of a tournament: the findings, who keeps the keys, and the plan is closed for good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDateEdit, QLineEdit, QWidget

from bigdeal_gui.gui.parts.layout.collapsing import Explanation
from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.layout.scrolling import scrolling_list
from bigdeal_gui.gui.parts.layout.sections import Sections
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import buddy_label
from bigdeal_gui.gui.parts.look.spacing import STRETCH, add_to_layout, row_layout
from bigdeal_gui.gui.tournament.findings_list import FindingsList
from bigdeal_gui.gui.tournament.keys_custody import KeysCustody
from bigdeal_gui.gui.tournament.steps.frame import StepFrame, make_main_button
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.pages.tournament.texts import step_name
from bigdeal_gui.services.spoken import local_time
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.publish import plan_announcements
from bigdeal_gui.tournament.digest_forms import digest_groups, digest_words
from bigdeal_gui.tournament.fields import MAX_TEXT
from bigdeal_gui.words import written_day

if TYPE_CHECKING:
    from datetime import date

    from bigdeal_gui.services.tournament.status import TournamentStatus

_A_LINE: Final = 5
_FINDINGS, _KEEPERS, _SEALS = range(3)
_DIGEST, _PLACE, _HASH = range(3)


class PublishStep(StepFrame):
    """`publish_asked` is emitted by its button.

    `stands_asked` carries a place and the day since which it stands there. `page_asked` is emitted where the
    publication sheet is wanted, `qr_asked` with the digest where its QR code is.
    """

    publish_asked = Signal()
    page_asked = Signal()
    qr_asked = Signal(str, str)
    stands_asked = Signal(str, object)

    def __init__(self, parent: QWidget, today: Callable[[], date]) -> None:
        super().__init__(TournamentStep.PUBLISH, parent)
        self._today = today
        self.findings = FindingsList(self, has_ticks=True)
        self.keys = KeysCustody(self)
        self.missing = self.foot.words
        self.publish_button = self.button(
            self.tr("Seal t&he plan…"), self.tr("Make the keys and close the plan"), is_main=True
        )
        self.done = Explanation("", self, rank=4)
        self.digest = self.text()
        self.copy_button = self.button(
            self.tr("Cop&y the check code"),
            self.tr("Copies the digits and the words to the clipboard, for the bulletin"),
        )
        self.page_button = self.button(
            self.tr("Save the &sheet…"),
            self.tr("A page for the notice board and the bulletin, as a PDF to print"),
        )
        self.qr_button = self.button(
            self.tr("&QR code…"), self.tr("Shows the check code for a telephone to read")
        )
        self.stands = self.text()
        self.where = QLineEdit(self)
        self.since = QDateEdit(self)
        self.stands_button = self.button(
            self.tr("It is published &there"),
            self.tr("Records in the journal that the plan is published there"),
            is_main=True,
        )
        self.hash = self.text()
        self._status: TournamentStatus | None = None
        self._build()

    def _build(self) -> None:
        set_text_role(self.hash, TextRole.CODE)
        self.ahead = Sections(
            step_name(TournamentStep.PUBLISH),
            (
                (self.tr("Inspector’s findings"), self.topic(scrolling_list(self.findings, self))),
                (
                    self.tr("Who keeps the keys"),
                    self.topic(
                        Explanation(
                            self.tr(
                                "The keys are secret until all play is over. Together with the outside "
                                "value they determine the deals."
                            ),
                            self,
                        ),
                        self.keys,
                    ),
                ),
                (self.tr("How they are sealed"), self.topic(self.keys.details)),
            ),
            self,
        )
        self.behind = Sections(
            step_name(TournamentStep.PUBLISH),
            (
                (self.tr("The check code"), self._digest_topic()),
                (self.tr("Where is it published?"), self._place_topic()),
                (self.tr("Hash of the keys"), self._hash_topic()),
            ),
            self,
        )
        self.page_button.clicked.connect(self.page_asked)
        self.qr_button.clicked.connect(self._on_qr_button_clicked)
        self.copy_button.clicked.connect(self._on_copy_button_clicked)
        self.where.textChanged.connect(self._refresh)
        self.where.returnPressed.connect(self.stands_button.click)
        self.stands_button.clicked.connect(self._on_stands_button_clicked)
        add_to_layout(self.column, (self.ahead, 1), self.done, (self.behind, 1))
        self.foot.add(self.publish_button)
        self.foot.add(self.stands_button)
        self.findings.changed.connect(self._refresh)
        self.keys.changed.connect(self._refresh)
        self.publish_button.clicked.connect(self.publish_asked)
        for topics in (self.ahead, self.behind):
            topics.opened.connect(self._refresh)

    def _digest_topic(self) -> QWidget:
        set_text_role(self.digest, TextRole.CODE)
        buttons = QWidget(self)
        flow_row(self.copy_button, self.page_button, self.qr_button, on=buttons)
        words = self.tr(
            "It commits you to the plan, the promise and the keys, and reveals nothing about them. Print "
            "it where it cannot be taken back, such as the bulletin or the notice board. The words mean "
            "the same as the digits."
        )
        return self.topic(Explanation(words, self), self.boxed(self.digest), buttons)

    def _place_topic(self) -> QWidget:
        title = self.tr("Where is it published?")
        self.where.setAccessibleName(title)
        self.where.setMaxLength(MAX_TEXT)
        self.where.setPlaceholderText(self.tr("such as: Bulletin 1, club web page"))
        self.where.setToolTip(title)
        self.since.setDisplayFormat("yyyy-MM-dd")
        self.since.setCalendarPopup(True)
        self.since.setToolTip(self.tr("The first day on which everyone could see it there"))
        for part in (self.since, self.since.lineEdit()):
            part.setAccessibleName(self.since.toolTip())
        day = QWidget(self)
        row_layout(buddy_label(self.tr("s&ince"), self.since, day), self.since, STRETCH, on=day)
        words = self.tr(
            "The program seals the plan; you publish it. Enter where everyone can find the plan and the "
            "check code (digest, SHA-256), and since which day. The public pack will show this, in your "
            "words."
        )
        return self.topic(Explanation(words, self), self.stands, self.where, day)

    def _hash_topic(self) -> QWidget:
        words = self.tr(
            "It is part of the plan. It commits you to the keys and reveals nothing about them. You can "
            "read it out or print it too."
        )
        return self.topic(Explanation(words, self), self.boxed(self.hash))

    def show_status(self, status: TournamentStatus) -> None:
        """Show what stands in the way of publishing, or that it is done."""
        had_digest = self._status is not None and bool(self._status.digest)
        self._status = status
        self.ahead.setVisible(not status.is_closed)
        self.done.setVisible(status.is_closed)
        self.behind.setVisible(status.is_closed)
        self.findings.show_findings(status.findings)
        self.hash.setText(_in_groups(status.plan.keys_hash or ""))
        for place in (_DIGEST, _PLACE):
            self.behind.set_there(place, is_there=bool(status.digest))
        if status.digest and not had_digest:
            # Without one nothing but the hash of the keys could be open.
            self.behind.open(_DIGEST)
        if status.digest:
            self.digest.setText(f"{_in_groups(status.digest)}\n\n{_in_lines(digest_words(status.digest))}")
        told = plan_announcements(status.notes)
        self.stands.setVisible(bool(told))
        self.stands.setText(
            "\n".join(
                self.tr("Published: {where}, since {day}").format(where=where, day=written_day(since))
                for where, since in told
            )
        )
        if not self.where.text():
            self.propose_today()
        times = [local_time(note.time) for note in status.notes if note.kind is NoteKind.PUBLISHED]
        self.done.setText(
            self.tr("Sealed {time}. The plan and its keys are fixed and can no longer be changed.").format(
                time=times[0]
            )
            if times
            else self.tr("The plan was sealed on another computer or by another program.")
        )
        self._refresh()

    def propose_today(self) -> None:
        """Have the place stand there since today, which is the last day that can be said."""
        day = self._today()
        self.since.setMaximumDate(QDate(day.year, day.month, day.day))
        self.since.setDate(self.since.maximumDate())

    def _on_copy_button_clicked(self) -> None:
        # What is public by now; nothing secret ever goes there.
        if self._status is not None and self._status.digest:
            digest = self._status.digest
            QGuiApplication.clipboard().setText(
                f"{digest_groups(digest)}\n{' '.join(digest_words(digest))}\n"
            )

    def _on_qr_button_clicked(self) -> None:
        if self._status is not None:
            self.qr_asked.emit(self.tr("The check code"), (self._status.digest or "").upper())

    def _on_stands_button_clicked(self) -> None:
        self.stands_asked.emit(self.where.text(), self.since.date().toPython())

    def _refresh(self) -> None:
        if self._status is None:
            return
        errors, left = len(self._status.errors), self.findings.open_count
        if self._status.is_closed:
            self._show_way_on(self._status)
            return
        if errors:
            missing = self.tr("%n point(s) to correct first: go back to Plan.", "", errors)
        elif left:
            missing = self.tr("%n warning(s) to read and tick.", "", left)
        elif self.keys.custody is None:
            missing = self.tr("Choose how the keys are kept.")
        else:
            missing = ""
        self.missing.setText(missing)
        self.publish_button.setEnabled(not missing)
        self.stands_button.hide()
        self.show_next(self._status, is_done=bool(errors))
        # What is final comes after all topics have been seen.
        place = _FINDINGS if left else max(self.ahead.place, _KEEPERS)
        if place == self.ahead.place == _KEEPERS:
            place = _SEALS
        is_act = self.lead(self.publish_button, self.ahead, None if errors else place)
        self.publish_button.setVisible(is_act and not errors)

    def _show_way_on(self, status: TournamentStatus) -> None:
        """Show what comes after sealing: the digest, where the plan is published, and then the next step."""
        is_told = not status.digest or bool(plan_announcements(status.notes))
        self.missing.setText("" if is_told else self.tr("Not published yet: no place has been entered here."))
        self.publish_button.hide()
        self.show_next(status, is_done=is_told)
        is_act = self.lead(self.stands_button, self.behind, None if is_told else _PLACE)
        self.stands_button.setVisible(is_act and self.behind.place == _PLACE)
        self.stands_button.setEnabled(bool(self.where.text().strip()))
        make_main_button(self.stands_button, is_main=not is_told)


def _in_lines(many: Sequence[str]) -> str:
    """Return words, five in a line."""
    return "\n".join(" ".join(many[place : place + _A_LINE]) for place in range(0, len(many), _A_LINE))


def _in_groups(keys_hash: str) -> str:
    """Return a hash as people can compare it: eight digits at a time, four groups in a line."""
    groups = [keys_hash[place : place + 8] for place in range(0, len(keys_hash), 8)]
    return "\n".join(" ".join(groups[place : place + 4]) for place in range(0, len(groups), 4))
