"""The last step of a tournament: all play is over, and everybody gets what proves it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.boxes import CheckBox
from bigdeal_gui.gui.parts.giving_way import Explanation, StepGap
from bigdeal_gui.gui.parts.keys_unlocking import KeysUnlocking
from bigdeal_gui.gui.parts.labels import buddy_label, section_label
from bigdeal_gui.gui.parts.spacing import NEAR, fit_part
from bigdeal_gui.gui.tournament.steps.frame import StepFrame
from bigdeal_gui.pages.sets import local_time
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.services.tournament.record import Milestone, NoteKind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bigdeal_gui.services.tournament.reveal import Revealed
    from bigdeal_gui.services.tournament.status import TournamentStatus

_MOST: Final = 12


class RevealStep(StepFrame):
    """Each signal is emitted by its button; `verify_asked` carries the pack."""

    reveal_asked = Signal()
    target_asked = Signal()
    verify_asked = Signal(object)

    def __init__(self, choose_files: Callable[[str, QWidget], Sequence[Path]], parent: QWidget) -> None:
        super().__init__(TournamentStep.REVEAL, parent)
        self.is_over = CheckBox(self.tr("&All play is over, of reserve sets too"), self)
        self.target = QLineEdit(self)
        self.target_button = self.button(self.tr("Choos&e…"), self.tr("Say where the pack goes"))
        self.keys = KeysUnlocking(self, choose_files)
        self.missing = self.foot.words
        self.reveal_button = self.button(self.tr("&Reveal…"), self.tr("Make the public pack"), is_main=True)
        self.done = self.text()
        self.contents = self.text()
        self.verify_button = self.button(
            self.tr("&Verify the pack"), self.tr("Check it as every player can"), is_main=True
        )
        self._status: TournamentStatus | None = None
        self._pack: Path | None = None
        self._build()

    def _build(self) -> None:
        self.is_over.setMinimumHeight(28)
        self.is_over.setToolTip(
            self.tr("The keys open every session, also those that are still to be played")
        )
        self.target.setMinimumHeight(32)
        self.target.setToolTip(self.tr("One file (.zip) that you publish"))
        self._ahead = QWidget(self)
        ahead = QVBoxLayout(self._ahead)
        fit_part(ahead)
        ahead.addWidget(section_label(self.tr("1  Is play over?"), self._ahead))
        ahead.addWidget(
            Explanation(
                self.tr(
                    "The keys open all sessions at once. Whoever has them knows every board that was not"
                    " played yet."
                ),
                self._ahead,
            )
        )
        ahead.addWidget(self.is_over)
        ahead.addWidget(StepGap(self._ahead, NEAR, 0))
        ahead.addWidget(section_label(self.tr("2  The public pack"), self._ahead))
        ahead.addWidget(
            Explanation(
                self.tr(
                    "One file with the plan, the keys, the boards that were dealt, and a text for the"
                    " players that says how to check it."
                ),
                self._ahead,
            )
        )
        row = QHBoxLayout()
        row.setSpacing(NEAR)
        row.addWidget(buddy_label(self.tr("&File"), self.target, self._ahead))
        row.addWidget(self.target, 1)
        row.addWidget(self.target_button)
        ahead.addLayout(row)
        ahead.addWidget(StepGap(self._ahead, NEAR, 0))
        ahead.addWidget(section_label(self.tr("3  Open the keys"), self._ahead))
        ahead.addWidget(self.keys)
        self._behind = QWidget(self)
        behind = QVBoxLayout(self._behind)
        fit_part(behind)
        behind.addWidget(self.done)
        behind.addWidget(self.contents)
        self.column.addWidget(self._ahead)
        self.column.addWidget(self._behind)
        self.column.addStretch(1)
        self.foot.add(self.reveal_button)
        self.foot.add(self.verify_button)
        self.is_over.toggled.connect(self._refresh)
        self.target.textChanged.connect(self._refresh)
        self.keys.changed.connect(self._refresh)
        self.target_button.clicked.connect(self.target_asked)
        self.reveal_button.clicked.connect(self.reveal_asked)
        self.verify_button.clicked.connect(self._on_verify_button_clicked)

    # -- showing ------------------------------------------------------------------------------------------

    def show_status(self, status: TournamentStatus) -> None:
        """Show what the reveal needs, or that it is done."""
        if self._status is None or self._status.path != status.path:
            self.is_over.setChecked(False)
            self.target.setText(str(status.tournament.layout.pack))
            self.contents.hide()
            self._pack = None
        self._status = status
        is_done = status.milestone is Milestone.REVEALED
        self._ahead.setVisible(not is_done)
        self._behind.setVisible(is_done)
        self.reveal_button.setVisible(not is_done)
        self.verify_button.setVisible(is_done)
        if not is_done:
            self.keys.show_state(status.keys)
        else:
            pack = self._pack or status.tournament.layout.pack_called(status.pack_name)
            self._pack = pack
            times = [local_time(note.time) for note in status.notes if note.kind is NoteKind.REVEALED]
            self.done.setText(
                self.tr("Revealed {time}. The pack is “{pack}”: publish it.").format(
                    time=times[-1], pack=pack.name
                )
            )
            self.verify_button.setEnabled(pack.exists())
        self._refresh()

    def show_revealed(self, made: Revealed) -> None:
        """Show what is in the pack."""
        self._pack = made.target
        names = ", ".join(made.names[:_MOST]) + (" …" if len(made.names) > _MOST else "")
        self.contents.setText(self.tr("In it: {names}").format(names=names))
        self.contents.show()
        self.keys.forget()

    def set_target(self, target: Path) -> None:
        """Have the pack made at `target`."""
        self.target.setText(str(target))

    @property
    def pack(self) -> Path | None:
        """Where the pack goes; None while no file is named."""
        text = self.target.text().strip()
        if not text:
            return None
        path = Path(text).absolute()
        return path if path.suffix.lower() == ".zip" else path.with_name(path.name + ".zip")

    def _refresh(self) -> None:
        words = ""
        if self._status is not None and self._status.milestone is Milestone.REVEALED:
            pass
        elif not self.is_over.isChecked():
            words = self.tr("Tick that all play is over.")
        elif self.pack is None:
            words = self.tr("Say where the pack goes.")
        else:
            words = self.keys.missing_words()
        self.missing.setText(words)
        self.reveal_button.setEnabled(not words)

    def _on_verify_button_clicked(self) -> None:
        if self._pack is not None:
            self.verify_asked.emit(self._pack)
