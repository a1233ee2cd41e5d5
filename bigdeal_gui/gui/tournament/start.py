"""The tournament page before a tournament is open: what this is for, a new one, one that is there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from bigdeal_gui.gui.parts.fields.icon_button import IconButton
from bigdeal_gui.gui.parts.layout.collapsing import Aside, Explanation, Foldable
from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.layout.sections import Sections
from bigdeal_gui.gui.parts.look.labels import plain_tip, section_label, text_label, title_label
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import INSIDE, MARGIN, STRETCH, column_layout, grid_layout, row_layout
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.pages.tournament.texts import step_meaning, step_name
from bigdeal_gui.words import one_line_name

_MARK: Final = 48
_LETTERS: Final = 64
"""As many as a path shows that was opened before."""


class TournamentStart(QWidget):
    """`recent_asked` carries a plan that was opened before."""

    recent_asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.new_button = QPushButton(self.tr("&New tournament…"), self, autoDefault=False)
        self.practice_button = QPushButton(self.tr("&Try it out…"), self, autoDefault=False)
        self.open_button = IconButton("folder", self.tr("&Open a tournament…"), self)
        self.words_button = QPushButton(self.tr("&Keep words…"), self, autoDefault=False)
        self.recent_title = section_label(self.tr("Recently opened"), self)
        self.recent: list[QPushButton] = []
        self._recent_box = column_layout(spacing=0)
        self._build()

    def _build(self) -> None:
        mark = Mark("tournament", _MARK, self, QPalette.ColorRole.Accent)
        words = text_label(
            self,
            self.tr(
                "For championships where all players can check every board afterwards. You publish a "
                "plan, wait for a figure that nobody can foresee, deal, and reveal the keys after play. "
                "Every check then lists what is proved and what could still be chosen."
            ),
        )
        head = row_layout((mark, 0, Qt.AlignmentFlag.AlignTop), (words, 1), spacing=MARGIN)
        self.new_button.setObjectName("nextButton")
        self.new_button.setToolTip(self.tr("Start a new plan in its own folder"))
        self.practice_button.setToolTip(
            self.tr(
                "The whole procedure in ten minutes, with any value; nobody can mistake it for a real "
                "tournament"
            )
        )
        self.open_button.setToolTip(self.tr("Continue with a plan (.sqd); SquareDeal’s plans work too"))
        self.words_button.setToolTip(
            self.tr("For holders: make the words you keep, and their hash for the organiser")
        )
        buttons = QWidget(self)
        flow_row(
            self.new_button,
            self.practice_button,
            self.open_button,
            self.words_button,
            on=buttons,
            spacing=INSIDE,
        )
        drop = self.tr("You can also drop a plan (.sqd), or the folder of a tournament, here.")
        column_layout(
            title_label(self.tr("Tournament"), self),
            head,
            buttons,
            Explanation(drop, self, 3),
            self.recent_title,
            self._recent_box,
            self._steps(),
            STRETCH,
            on=self,
            spacing=MARGIN,
        )

    def _steps(self) -> Aside:
        """Return what the steps mean: all of them, one at a time, or where there is no room nothing."""
        aside = Aside(self, rank=3)
        whole = QWidget(aside)
        box = QFrame(whole)
        box.setObjectName("codeBox")
        names = {step: f"{int(step) + 1}  {step_name(step)}" for step in TournamentStep}
        rows = [(section_label(names[step], box), text_label(box, step_meaning(step))) for step in names]
        inside = grid_layout(*rows, spacing=MARGIN)
        for name, _meaning in rows:
            inside.setAlignment(name, Qt.AlignmentFlag.AlignTop)
        column_layout(inside, on=box, margin=INSIDE)
        title = self.tr("The five steps")
        column_layout(section_label(title, whole), box, on=whole)
        topics = [(name, self._meaning(step)) for step, name in names.items()]
        column_layout(Foldable(whole, Sections(title, topics, aside), aside), on=aside)
        return aside

    def _meaning(self, step: TournamentStep) -> QLabel:
        label = text_label(self, step_meaning(step))
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        return label

    def show_recent(self, paths: Sequence[Path]) -> None:
        """Offer `paths` to be opened again."""
        for button in self.recent:
            button.hide()
            button.deleteLater()
        self.recent = []
        room = self.fontMetrics().averageCharWidth() * _LETTERS
        for place, path in enumerate(paths):
            name = one_line_name(path.name)
            words = self.tr("{name}  in {folder}").format(name=name, folder=one_line_name(path.parent))
            shown = self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideMiddle, room)
            button = QPushButton(shown.replace("&", "&&"), self, flat=True, autoDefault=False)
            button.setObjectName("linkButton")
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.setToolTip(plain_tip(str(path)))
            button.setAccessibleName(self.tr("Open {name} again").format(name=name))
            button.setProperty("place", place)
            button.clicked.connect(self._on_recent_button_clicked)
            self._recent_box.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
            button.show()
            self.recent.append(button)
        self._paths = tuple(paths)
        self.recent_title.setVisible(bool(paths))

    def _on_recent_button_clicked(self) -> None:
        button = self.sender()
        if button is not None:
            self.recent_asked.emit(self._paths[int(button.property("place"))])
