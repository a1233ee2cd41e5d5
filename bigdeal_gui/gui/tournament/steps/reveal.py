"""The last step of a tournament: all play is over, and everybody gets what proves it."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.keys_unlocking import KeysUnlocking
from bigdeal_gui.gui.parts.layout.collapsing import Explanation, StepGap
from bigdeal_gui.gui.parts.layout.sections import Sections
from bigdeal_gui.gui.parts.look.labels import buddy_label
from bigdeal_gui.gui.parts.look.spacing import NEAR, STRETCH, add_to_layout, column_layout, row_layout
from bigdeal_gui.gui.parts.table import Column
from bigdeal_gui.gui.tournament.sessions_table import SessionsView, TickedModel
from bigdeal_gui.gui.tournament.steps.frame import StepFrame, make_main_button
from bigdeal_gui.pages.tournament.reveals import RevealRow, RevealState, reveal_rows
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.pages.tournament.texts import step_name
from bigdeal_gui.services.spoken import local_time
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.record import Milestone
from bigdeal_gui.words import comma_list

if TYPE_CHECKING:
    from bigdeal_gui.services.tournament.reveal import Revealed
    from bigdeal_gui.services.tournament.status import TournamentStatus


_ROWS_IN_SIGHT: Final = 6
_LINES: Final = 1.8
_MEASURED: Final = 100

_MOST: Final = 12
_EVENING, _WHOLE, _KEYS = range(3)


class RevealColumn(IntEnum):
    """The columns from left to right; the first has the tick."""

    NAME = 0
    PACK = 1
    STATE = 2


class RevealModel(TickedModel[RevealRow]):
    """A row for each session that was dealt and has a key of its own."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        columns: dict[RevealColumn, Column[RevealRow]] = {
            RevealColumn.NAME: Column(self.tr("Session"), lambda row: row.title),
            RevealColumn.PACK: Column(self.tr("Public pack"), lambda row: row.pack),
            RevealColumn.STATE: Column(self.tr("State"), self._state),
        }
        self.set_columns(columns)

    def show_rows(self, rows: Sequence[RevealRow]) -> None:
        """Show `rows`; those that are revealed now lose their tick."""
        if tuple(rows) == self.rows:
            return
        self._ticked &= {row.id for row in rows if row.can_tick}
        super().show_rows(rows)
        self.ticked_changed.emit()

    def _state(self, row: RevealRow) -> str:
        if row.state is RevealState.REVEALED:
            return self.tr("revealed {time}").format(time=local_time(row.when))
        if row.state is RevealState.BROKEN_OFF:
            return self.tr("interrupted; its key may be known")
        return self.tr("secret, reserve dealt") if row.has_reserve else self.tr("secret")


class RevealTable(SessionsView):
    """The table; the space bar ticks the chosen session in whichever column."""

    def __init__(self, parent: QWidget) -> None:
        self.sessions = RevealModel()
        super().__init__(self.sessions, parent, wide=RevealColumn.NAME, lines=_LINES)
        self.sessions.setParent(self)
        self.setAccessibleName(self.tr("Sessions that were dealt"))
        self.setAccessibleDescription(self.tr("Press the space bar to tick the selected session."))
        self.horizontalHeader().setResizeContentsPrecision(_MEASURED)
        self.fit_rows(_ROWS_IN_SIGHT)


class RevealStep(StepFrame):
    """Each signal is emitted by its button; `verify_asked` carries the pack.

    While sessions are ticked the main button reveals these alone, otherwise all keys.
    """

    reveal_asked = Signal()
    sessions_asked = Signal()
    target_asked = Signal()
    verify_asked = Signal(object)

    def __init__(self, choose_files: Callable[[str, QWidget], Sequence[Path]], parent: QWidget) -> None:
        super().__init__(TournamentStep.REVEAL, parent)
        self.sessions = RevealTable(self)
        self.is_over = CheckBox(self.tr("&All play is over, including reserve sets"), self)
        self.target = QLineEdit(self)
        self.target_button = self.button(self.tr("Choos&e…"), self.tr("Choose where to save the pack"))
        self.keys = KeysUnlocking(self, choose_files)
        self.missing = self.foot.words
        self.reveal_button = self.button(self.tr("&Reveal…"), self.tr("Make the public pack"), is_main=True)
        self.sessions_button = self.button(
            self.tr("&Reveal the ticked sessions…"),
            self.tr("Make a public pack for each of them; the other keys stay secret"),
            is_main=True,
        )
        self.done = self.text()
        self.contents = self.text()
        self.verify_button = self.button(
            self.tr("&Verify the pack"), self.tr("Check it as any player can"), is_main=True
        )
        self._status: TournamentStatus | None = None
        self._pack: Path | None = None
        self._build()

    def _build(self) -> None:
        self.is_over.setMinimumHeight(28)
        self.is_over.setToolTip(self.tr("The keys open every session, including those not played yet"))
        self.target.setToolTip(self.tr("One file (.zip) that you publish"))
        self.topics = Sections(
            step_name(TournamentStep.REVEAL),
            (
                (self.tr("The same evening"), self._evening_topic()),
                (self.tr("All sessions"), self._whole_topic()),
                (self.tr("Open the keys"), self.topic(self.keys)),
            ),
            self,
        )
        self._behind = QWidget(self)
        column_layout(self.done, self.contents, on=self._behind)
        add_to_layout(self.column, self._behind, (self.topics, 1), STRETCH)
        self.foot.add(self.verify_button)
        self.foot.add(self.reveal_button)
        self.foot.add(self.sessions_button)
        self.is_over.toggled.connect(self._refresh)
        self.target.textChanged.connect(self._refresh)
        self.keys.changed.connect(self._refresh)
        self.sessions.sessions.ticked_changed.connect(self._refresh)
        self.topics.opened.connect(self._refresh)
        self.target_button.clicked.connect(self.target_asked)
        self.reveal_button.clicked.connect(self.reveal_asked)
        self.sessions_button.clicked.connect(self.sessions_asked)
        self.verify_button.clicked.connect(self._on_verify_button_clicked)

    def _evening_topic(self) -> QWidget:
        return self.topic(
            Explanation(
                self.tr(
                    "Each ticked session gets its own public pack on the evening it was played. The pack "
                    "opens only that session and its reserve set, which cannot be used after that."
                ),
                self,
            ),
            self.sessions,
        )

    def _whole_topic(self) -> QWidget:
        row = QWidget(self)
        row_layout(
            buddy_label(self.tr("&File"), self.target, self), (self.target, 1), self.target_button, on=row
        )
        return self.topic(
            Explanation(
                self.tr(
                    "The keys open all sessions at once. Anyone who has them knows every board not played "
                    "yet."
                ),
                self,
            ),
            self.is_over,
            StepGap(self, NEAR, 0),
            Explanation(
                self.tr(
                    "One file with the plan, the keys, the boards and a text that tells players how to "
                    "check them."
                ),
                self,
            ),
            row,
        )

    # -- showing ------------------------------------------------------------------------------------------

    def show_status(self, status: TournamentStatus) -> None:
        """Show what the reveal needs, or that it is done."""
        if self._status is None or self._status.path != status.path:
            self.is_over.setChecked(False)
            self.target.setText(str(status.tournament.layout.pack))
            self.contents.hide()
            self._pack = None
            self.topics.open(_WHOLE)
            self.sessions.sessions.show_rows(())
        self._status = status
        is_revealed = status.milestone is Milestone.REVEALED
        if is_revealed:
            self._pack = self._pack or status.tournament.layout.pack_called(status.pack_name)
        self.topics.setVisible(not self._is_done)
        self._behind.setVisible(is_revealed)
        self._show_sessions(status)
        if not self._is_done:
            self.keys.show_state(status.keys)
        if is_revealed and self._pack is not None:
            times = [local_time(note.time) for note in status.notes if note.kind is NoteKind.REVEALED]
            words = (
                self.tr("Revealed {time}. The pack is “{pack}”: publish it.")
                if self._is_done
                else self.tr(
                    "Revealed {time}. The pack “{pack}” is not in the tournament’s folder. If it is lost, "
                    "make it again here: it has the same boards."
                )
            )
            self.done.setText(words.format(time=times[-1], pack=self._pack.name))
        self._refresh()

    @property
    def _is_done(self) -> bool:
        """Whether everything is revealed, and the pack is there; one that is lost can be made again."""
        is_revealed = self._status is not None and self._status.milestone is Milestone.REVEALED
        return is_revealed and self._pack is not None and os.path.exists(self._pack)  # noqa: PTH110 - never raises

    def _show_sessions(self, status: TournamentStatus) -> None:
        """Show the sessions that can be revealed by themselves; while play goes on they come first."""
        rows, before = reveal_rows(status), self.sessions.sessions.rows
        self.sessions.sessions.show_rows(rows)
        self.topics.set_there(_EVENING, is_there=bool(rows))
        if rows and not before and not status.has_all_dealt:
            self.topics.open(_EVENING)

    def show_sessions_revealed(self, made: Sequence[Revealed]) -> None:
        """Take in the packs of single sessions: the last can be verified here."""
        self._pack = made[-1].target
        self.keys.forget()

    def show_revealed(self, made: Revealed) -> None:
        """Show what is in the pack."""
        self._pack = made.target
        self.contents.setText(self.tr("In it: {names}").format(names=comma_list(made.names, _MOST)))
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
        is_done = self._is_done
        is_single = bool(self.sessions.sessions.ticked) and not is_done
        words = "" if is_done else self._missing_words(is_single=is_single)
        self.missing.setText(words)
        act, other = self.reveal_button, self.sessions_button
        if is_single:
            act, other = other, act
        other.hide()
        is_act = self.lead(act, self.topics, None if is_done else self._place_missing(is_single=is_single))
        act.setVisible(is_act and not is_done)
        act.setEnabled(not words)
        has_pack = self._pack is not None and os.path.exists(self._pack)  # noqa: PTH110 - never raises
        self.verify_button.setVisible(is_done or has_pack)
        self.verify_button.setEnabled(has_pack)
        make_main_button(self.verify_button, is_main=is_done)

    def _place_missing(self, *, is_single: bool) -> int | None:
        """Return the topic at which something is missing first; None where nothing is."""
        if not is_single and not (self.is_over.isChecked() and self.pack):
            return _EVENING if self.topics.place == _EVENING and self._can_tick() else _WHOLE
        return _KEYS if self.keys.missing_words() else None

    def _can_tick(self) -> bool:
        return any(row.can_tick for row in self.sessions.sessions.rows)

    def _missing_words(self, *, is_single: bool) -> str:
        if is_single:
            return self.keys.missing_words()
        if not self.is_over.isChecked():
            if self.topics.place == _EVENING and self._can_tick():
                return self.tr("Tick the sessions whose play is over.")
            return self.tr("Tick the box when all play is over.")
        if self.pack is None:
            return self.tr("Choose where to save the pack.")
        return self.keys.missing_words()

    def _on_verify_button_clicked(self) -> None:
        if self._pack is not None:
            self.verify_asked.emit(self._pack)
