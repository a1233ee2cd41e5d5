"""Sets to choose from: a search, the table of what it found, and how many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QLabel, QWidget

from bigdeal_gui.gui.parts.sets.filter import SetsFilter
from bigdeal_gui.gui.parts.sets.model import SetsModel
from bigdeal_gui.gui.parts.sets.table import SetsTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.gui.parts.jobs import Jobs
    from bigdeal_gui.journal.journal import JournalSet, SetId, SetPage
    from bigdeal_gui.pages.sets import SetSearch

_CHOOSING_MS: Final = 60


class SetsBrowser(QObject):
    """Has `reader` fetch what the search `among` finds, a page at a time; `empty_words` fill an empty table.

    Its controls lie in `parent`, where the page lays them out. `listed` carries how many sets were found,
    `chosen_changed` is emitted when another row has been chosen for a moment.
    """

    listed = Signal(int)
    chosen_changed = Signal()

    def __init__(
        self, reader: Jobs, among: SetSearch, empty_words: Callable[[SetSearch], str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._reader = reader
        self._empty_words = empty_words
        self.count = QLabel(parent)
        self.filter = SetsFilter(among, parent)
        self.model = SetsModel(self)
        self.table = SetsTable(self.model, parent)
        self._choosing = QTimer(self)
        self._choosing.setSingleShot(True)
        self._choosing.setInterval(_CHOOSING_MS)
        self._choosing.timeout.connect(self.chosen_changed)
        self.filter.changed.connect(self.reload)
        self.model.more_wanted.connect(self._on_model_more_wanted)
        self.table.chosen_changed.connect(self._choosing.start)

    @property
    def chosen(self) -> JournalSet | None:
        """The set of the chosen row."""
        return self.table.chosen

    def is_chosen(self, set_id: SetId) -> bool:
        """Tell whether the chosen row is that of the set `set_id`."""
        return self.chosen is not None and self.chosen.id == set_id

    def reload(self) -> None:
        """Read the list again from its beginning; the chosen set stays chosen where it can."""
        self._reader.cancel()
        search = self.filter.search
        self._reader.run(lambda job: search.page(job.journal), self._show)

    def _show(self, page: SetPage) -> None:
        before = self.chosen
        self.model.begin(page)
        self.count.setText(self.tr("%n set(s)", "", page.total))
        self.table.show_rows(before.id if before is not None else None, self._empty_words(self.filter.search))
        self.listed.emit(page.total)

    def _on_model_more_wanted(self, offset: int) -> None:
        search = self.filter.search
        self._reader.run(lambda job: search.page(job.journal, offset), self.model.append)
