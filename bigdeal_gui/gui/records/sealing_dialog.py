"""Asks what happens to a file that shows boards still to be played: sealed, locked, or left open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QDateTime, QTime, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDateTimeEdit,
    QDialog,
    QFrame,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.gui.parts.fields.boxes import CheckBox, RadioButton
from bigdeal_gui.gui.parts.fields.show_button import ShowButton
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import PlainLabel, buddy_label, hint_label
from bigdeal_gui.gui.parts.look.spacing import STRETCH, add_to_layout, column_layout, row_layout
from bigdeal_gui.pages.records import Gap, SealDraft, Strength
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.seals.passphrases import MIN_PASSPHRASE, NEW_PASSPHRASE_BITS, new_passphrase
from bigdeal_gui.services.printing.seals import SealWay

_HEIGHT: Final = 36
_WAY_HEIGHT: Final = 32
_EVENING: Final = QTime(23, 0)
_HOUR_S: Final = 3600
_MOST_YEARS: Final = 5
"""The longest time for which a box can be locked."""
_WIDTH: Final = 760

translate = QCoreApplication.translate


def evening_after(now: QDateTime) -> QDateTime:
    """Return the end of this evening's play, tomorrow's where it is less than an hour till then."""
    evening = QDateTime(now.date(), _EVENING)
    return evening if evening > now.addSecs(_HOUR_S) else evening.addDays(1)


class SealingBox(QFrame):
    """`changed` is emitted at every change. A passphrase is in these fields alone, until `forget`.

    It begins with `way`; `random_bytes` makes the words that are offered.
    """

    changed = Signal()

    def __init__(
        self, parent: QWidget, way: SealWay, random_bytes: Callable[[int], bytes] = system_bytes
    ) -> None:
        super().__init__(parent)
        self._random_bytes = random_bytes
        self._offered: str | None = None
        self.setAccessibleName(self.tr("Sealing"))
        self.ways = {
            SealWay.FINISHED: RadioButton(self.tr("Play is &over – print open"), self),
            SealWay.PASSPHRASE: RadioButton(self.tr("Seal it with a &passphrase"), self),
            SealWay.RELEASE: RadioButton(self.tr("Seal it until a ti&me"), self),
            SealWay.LOCKED: RadioButton(self.tr("Loc&k it until a time"), self),
            SealWay.OPEN: RadioButton(self.tr("Lea&ve it unsealed"), self),
        }
        self._group = QButtonGroup(self)
        self.controls = QStackedWidget(self)
        self.passphrase = QLineEdit(self, placeholderText=self.tr("several words"))
        self.again = QLineEdit(self)
        self.show_button = ShowButton(self, self.passphrase, self.again)
        self.offer_button = QPushButton(self.tr("Offer words"), self, autoDefault=False)
        self.strength = PlainLabel(self, wordWrap=True)
        self.release = QDateTimeEdit(self)
        self.locked = QDateTimeEdit(self)
        self.understood = CheckBox(
            self.tr("I und&erstand: anyone who opens the file can see all hands"), self
        )
        self.pack = CheckBox(self.tr("Make the pu&blic pack too"), self)
        self.pack.hide()
        self._pack_words = hint_label("", self)
        self._build()
        self.ways[way].setChecked(True)
        self._show_way()

    def _build(self) -> None:
        for place, button in enumerate(self.ways.values()):
            button.setMinimumHeight(_WAY_HEIGHT)
            button.setAccessibleName(button.text().replace("&", ""))
            self._group.addButton(button, place)
        for line in (self.passphrase, self.again):
            line.textChanged.connect(self._on_line_text_changed)
        self.offer_button.setToolTip(self.tr("Let the program make up words, and show them"))
        self.offer_button.clicked.connect(self._on_offer_button_clicked)
        set_text_role(self.strength, TextRole.HINT)
        for moment in (self.release, self.locked):
            self._set_evening(moment)
        self.locked.setMaximumDateTime(QDateTime.currentDateTime().addYears(_MOST_YEARS))
        self.understood.setMinimumHeight(_HEIGHT)
        for page in self._pages():
            self.controls.addWidget(page)
        ways = column_layout(*self.ways.values(), spacing=0)
        column_layout(ways, self.controls, on=self, spacing=4)
        self._group.idClicked.connect(self._on_group_id_clicked)
        for moment in (self.release, self.locked):
            moment.dateTimeChanged.connect(self.changed)
        self.understood.toggled.connect(self.changed)

    def _pages(self) -> tuple[QWidget, ...]:
        """Return what each way needs, in their order."""
        return (
            self._page(
                self.tr(
                    "The journal will say that the set is finished. Its files go into your archive, if any."
                ),
                (),
                self.pack,
                self._pack_words,
            ),
            self._page(
                self.tr(
                    "Nobody can open the file without it. If you lose it, you can make the record again "
                    "after play."
                ),
                (
                    buddy_label(self.tr("P&assphrase"), self.passphrase, self),
                    self.passphrase,
                    buddy_label(self.tr("A&gain"), self.again, self),
                    self.again,
                ),
                self._help_row(),
            ),
            self._page(
                self.tr(
                    "This program will open it then, on this computer, or once the set is finished. "
                    "Weaker: anyone who can read your files here, or change the clock, could open it "
                    "earlier."
                ),
                (buddy_label(self.tr("Ope&ns on"), self.release, self), self.release),
            ),
            self._page(
                self.tr(
                    "Nobody can open the file before then, this computer included. After that anyone can, "
                    "with what a public clock publishes. The set’s own files stay as they are."
                ),
                (buddy_label(self.tr("Locke&d until"), self.locked, self), self.locked),
            ),
            self._page(
                self.tr(
                    "The file will show every card. A player who has seen one may not play these boards"
                    " (Law 6D)."
                ),
                (),
                self.understood,
            ),
        )

    def _help_row(self) -> QWidget:
        """Return the buttons, and how strong it is, in a row of their own."""
        holder = QWidget(self)
        row_layout(self.show_button, self.offer_button, (self.strength, 1), on=holder)
        return holder

    def _page(self, text: str, controls: Sequence[QWidget], *last: QWidget) -> QWidget:
        page = QWidget(self)
        column = column_layout(hint_label(text, page), on=page, spacing=4)
        # A label and its control a row: eight words need the whole width.
        row = QGridLayout()
        row.setSpacing(8)
        for place, control in enumerate(controls):
            row.addWidget(control, *divmod(place, 2))
        row.setColumnStretch(1 if any(isinstance(control, QLineEdit) for control in controls) else 2, 1)
        add_to_layout(column, row, *last, STRETCH)
        return page

    def _set_evening(self, moment: QDateTimeEdit) -> None:
        now = QDateTime.currentDateTime()
        moment.setDisplayFormat("yyyy-MM-dd HH:mm")
        moment.setCalendarPopup(True)
        moment.setMinimumDateTime(now)
        moment.setDateTime(evening_after(now))
        moment.setToolTip(self.tr("The day and time from which the record can be opened"))

    # -- what others ask ----------------------------------------------------------------------------------

    @property
    def way(self) -> SealWay:
        """What is chosen."""
        return tuple(self.ways)[self._group.checkedId()]

    def offer_pack(self, folder: Path, *, is_usual: bool) -> None:
        """Offer to make the public pack in `folder` too, as `is_usual` or not, where play is over."""
        self.pack.setChecked(is_usual)
        self.pack.show()
        text = self.tr("Record and pack are saved in {folder}, and the record opens for printing.")
        self._pack_words.setText(text.format(folder=folder))

    def forget(self) -> None:
        """Empty the fields."""
        self._offered = None
        self.passphrase.clear()
        self.again.clear()
        self.understood.setChecked(False)

    def draft(self) -> SealDraft:
        """Return what is filled in so far."""
        moment = self.locked if self.way is SealWay.LOCKED else self.release
        return SealDraft(
            self.way,
            self.passphrase.text(),
            self.again.text(),
            datetime.fromtimestamp(moment.dateTime().toSecsSinceEpoch(), UTC),
            self.understood.isChecked(),
            with_pack=self.way is SealWay.FINISHED and self.pack.isVisibleTo(self) and self.pack.isChecked(),
        )

    def problem(self) -> str:
        """Return what is still missing, in words; empty when the sealing is complete."""
        match self.draft().gap(datetime.now(UTC)):
            case Gap.NO_PASSPHRASE:
                return self.tr("Type a passphrase for the seal first")
            case Gap.WEAK_PASSPHRASE:
                return self.tr("The passphrase is too weak")
            case Gap.NOT_REPEATED:
                return self.tr("Type the same passphrase again")
            case Gap.TIME_PAST:
                return self.tr("Choose a time in the future")
            case Gap.NOT_UNDERSTOOD:
                return self.tr("Tick that you understand what an unsealed file shows")
            case None:
                return ""

    # -- signals ------------------------------------------------------------------------------------------

    def _show_way(self) -> None:
        self.controls.setCurrentIndex(list(self.ways).index(self.way))
        self._rate()

    def _rate(self) -> None:
        draft = self.draft()
        match draft.strength:
            case Strength.NONE:
                text = self.tr("At least {count} characters; several words are best.").format(
                    count=MIN_PASSPHRASE
                )
            case Strength.WEAK:
                text = self.tr("Too weak: {reason}").format(reason=draft.weakness)
            case Strength.GOOD:
                text = self.tr("Good")
            case Strength.STRONG if draft.passphrase == self._offered:
                text = self.tr(
                    "Strong: {bits} bits that nobody can guess. Write the words down before you continue."
                ).format(bits=NEW_PASSPHRASE_BITS)
            case Strength.STRONG:
                text = self.tr("Strong")
        if draft.passphrase and draft.again and not draft.is_repeated:
            text += " · " + self.tr("the two do not match yet")
        self.strength.setText(text)

    def _on_line_text_changed(self) -> None:
        self._rate()
        self.changed.emit()

    def _on_offer_button_clicked(self) -> None:
        self._offered = new_passphrase(self._random_bytes)
        for line in (self.passphrase, self.again):
            line.setText(self._offered)
            line.setCursorPosition(0)
        self.show_button.show_lines(is_shown=True)

    def _on_group_id_clicked(self) -> None:
        self.forget()
        self._show_way()
        self.changed.emit()


class SealingDialog(FormDialog):
    """The ways, with what each needs; `title` names what is made."""

    def __init__(self, title: str, way: SealWay, parent: QWidget, *, can_be_over: bool = True) -> None:
        super().__init__(
            title,
            translate("SealingBox", "The journal says that these boards are still to be played"),
            translate("SealingBox", "Continue"),
            parent,
            width=_WIDTH,
        )
        self.box = SealingBox(self.inside, way)
        self.box.ways[SealWay.FINISHED].setVisible(can_be_over)
        self.form.addWidget(self.box)
        self.box.changed.connect(self._on_box_changed)
        self.done_button.setDefault(True)
        (self.box.passphrase if way is SealWay.PASSPHRASE else self.box.ways[way]).setFocus()
        self._on_box_changed()

    def _on_box_changed(self) -> None:
        self.show_problem(self.box.problem())


class SealingOffer(NamedTuple):
    """What the dialog is about, and the `way` that it begins with; `title` names the file.

    `can_be_over`: play may be over, and the file left open; else it is for boards still to be dealt.
    `pack_folder`: there the public pack can be made too; `with_pack` where that is usual.
    """

    title: str
    way: SealWay
    can_be_over: bool = True
    pack_folder: Path | None = None
    with_pack: bool = True


def ask_sealing(offer: SealingOffer, parent: QWidget) -> SealDraft | None:
    """Return what was filled in; None when the dialog was cancelled."""
    dialog = SealingDialog(offer.title, offer.way, parent, can_be_over=offer.can_be_over)
    if offer.pack_folder is not None:
        dialog.box.offer_pack(offer.pack_folder, is_usual=offer.with_pack)
    is_done = dialog.exec() == QDialog.DialogCode.Accepted
    draft = dialog.box.draft() if is_done else None
    dialog.box.forget()
    dialog.deleteLater()
    return draft
