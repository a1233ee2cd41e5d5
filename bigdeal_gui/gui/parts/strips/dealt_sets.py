"""The sets that were dealt together, a row each: number, set code, files. Never a card."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.layout.collapsing import Explanation
from bigdeal_gui.gui.parts.look.labels import section_label
from bigdeal_gui.gui.parts.look.spacing import MARGIN, NEAR, set_card_margins
from bigdeal_gui.gui.parts.table import Column, RowsModel, RowsView
from bigdeal_gui.words import figure

if TYPE_CHECKING:
    from bigdeal_gui.services.dealing.session import DealtSession

_MOST_ROWS: Final = 6
_LINES: Final = 1.7


class _Row(NamedTuple):
    number: int
    set_: DealtSession


class _Place(IntEnum):
    NUMBER = 0
    CODE = 1
    FILES = 2


class DealtSetsBox(QFrame):
    """All sets dealt together, of which some are chosen: all, to begin with."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("codeBox")
        self._rows: RowsModel[_Row] = RowsModel(self)
        self._rows.set_columns(
            {
                _Place.NUMBER: Column(self.tr("Set"), lambda row: figure(row.number)),
                _Place.CODE: Column(self.tr("Set code"), lambda row: row.set_.set_code),
                _Place.FILES: Column(
                    self.tr("Files"), lambda row: _files(row.set_), lambda row: _names(row.set_)
                ),
            }
        )
        self.table = RowsView(self._rows, self, wide=_Place.FILES, lines=_LINES)
        self.copy_button = QPushButton(self)
        self._build()

    def _build(self) -> None:
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.table.setAccessibleName(self.tr("Sets dealt"))
        self.table.setObjectName("dealtSets")
        self.table.fit_rows(_MOST_ROWS)
        self.table.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.copy_button.setAutoDefault(False)
        self.copy_button.setMinimumHeight(32)
        self.copy_button.setToolTip(self.tr("Copy the codes of the selected sets; they reveal no cards"))
        self.copy_button.clicked.connect(self._on_copy_button_clicked)
        foot = QHBoxLayout()
        foot.setSpacing(MARGIN)
        hint = self.tr(
            "Labels, certificates and copies are made for the sets selected here: all of them, unless you "
            "change it."
        )
        foot.addWidget(self.copy_button)
        foot.addStretch(1)
        layout = QVBoxLayout(self)
        set_card_margins(layout, NEAR)
        layout.addWidget(section_label(self.tr("Set codes"), self))
        layout.addWidget(self.table)
        layout.addWidget(Explanation(hint, self))
        layout.addLayout(foot)
        self._on_selection_changed()

    def show_sets(self, sets: Sequence[DealtSession]) -> None:
        """Show `sets`, all of them chosen."""
        self._rows.show_rows([_Row(number, set_) for number, set_ in enumerate(sets, 1)])
        self.table.selectAll()
        self._on_selection_changed()

    @property
    def chosen(self) -> tuple[DealtSession, ...]:
        """The chosen sets, in the order of their deals; where none is, all."""
        numbers = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        rows = self._rows.rows
        return tuple(row.set_ for row in (rows[number] for number in numbers)) or tuple(
            row.set_ for row in rows
        )

    def _on_selection_changed(self) -> None:
        self.copy_button.setText(self.tr("Cop&y %n code(s)", "", len(self.chosen)))

    def _on_copy_button_clicked(self) -> None:
        lines = [f"{set_.set_code}\t{set_.name}" for set_ in self.chosen]
        QGuiApplication.clipboard().setText("\n".join(lines))
        self.copy_button.setText(self.tr("Copied"))


def _files(set_: DealtSession) -> str:
    """Return the names of a set's files, the part that they share once."""
    return f"{set_.name} ({', '.join(file.path.name.removeprefix(set_.name) for file in set_.files)})"


def _names(set_: DealtSession) -> str:
    return "\n".join(file.path.name for file in set_.files)
