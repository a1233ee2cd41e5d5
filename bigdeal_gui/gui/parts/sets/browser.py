"""Sets to choose from: a search, the table of what it found, and how many there are."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QLabel, QWidget

from bigdeal_gui.gui.parts.sets.filter import SetsFilter
from bigdeal_gui.gui.parts.sets.model import SetsModel
from bigdeal_gui.gui.parts.sets.table import SetsTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.gui.parts.jobs import Jobs
    from bigdeal_gui.journal.journal import JournalSet, SetId, SetOrder, SetPage
    from bigdeal_gui.pages.sets import SetSearch

_CHOOSING_MS: Final = 60


class SetsBrowser(QObject):
    """Has `reader` fetch what the search `among` finds, a page at a time; `empty_words` fill an empty table.

    Its controls lie in `parent`, where the page lays them out. `listed` carries how many sets were found,
    `chosen_changed` is emitted when other rows have been chosen for a moment. With `is_many` several sets can
    be chosen together.
    """

    listed = Signal(int)
    chosen_changed = Signal()

    def __init__(
        self,
        reader: Jobs,
        among: SetSearch,
        empty_words: Callable[[SetSearch], str],
        parent: QWidget,
        *,
        is_many: bool = False,
    ) -> None:
        super().__init__(parent)
        self._reader = reader
        self._empty_words = empty_words
        self._order = (among.order, among.is_descending)
        self.count = QLabel(parent)
        self.filter = SetsFilter(among, parent)
        self.model = SetsModel(self)
        self.table = SetsTable(self.model, parent, is_many=is_many)
        self._choosing = QTimer(self)
        self._choosing.setSingleShot(True)
        self._choosing.setInterval(_CHOOSING_MS)
        self._choosing.timeout.connect(self.chosen_changed)
        self.filter.changed.connect(self.reload)
        self.model.more_wanted.connect(self._on_model_more_wanted)
        self.model.order_wanted.connect(self._on_model_order_wanted)
        self.table.all_wanted.connect(self._on_table_all_wanted)
        self.table.chosen_changed.connect(self._choosing.start)

    @property
    def chosen(self) -> JournalSet | None:
        """The set of the chosen row, of several the first."""
        return self.table.chosen

    @property
    def chosen_ids(self) -> tuple[SetId, ...]:
        """The chosen sets, from the top."""
        return tuple(set_.id for set_ in self.table.chosen_sets)

    @property
    def search(self) -> SetSearch:
        """What is looked for, and which come first."""
        order, is_descending = self._order
        return replace(self.filter.search, order=order, is_descending=is_descending)

    def is_chosen(self, set_id: SetId) -> bool:
        """Tell whether the set `set_id` is chosen, and no other."""
        return self.chosen_ids == (set_id,)

    def reload(self) -> None:
        """Read the list again from its beginning; the chosen sets stay chosen where they can."""
        self._reader.cancel()
        search = self.search
        self._reader.run(lambda work: search.page(work.journal), self._show)

    def _show(self, page: SetPage) -> None:
        before = self.chosen_ids
        self.model.begin(page)
        self.count.setText(self.tr("%n set(s)", "", page.total))
        self.table.show_rows(frozenset(before), self._empty_words(self.search))
        self.listed.emit(page.total)

    def _show_all(self, page: SetPage) -> None:
        self._show(page)
        self.table.view.selectAll()

    def _on_model_more_wanted(self, offset: int) -> None:
        search = self.search
        self._reader.run(lambda work: search.page(work.journal, offset), self.model.append)

    def _on_model_order_wanted(self, order: SetOrder, is_descending: bool) -> None:  # noqa: FBT001 - a signal's
        if (order, is_descending) != self._order:
            self._order = (order, is_descending)
            self.reload()

    def _on_table_all_wanted(self) -> None:
        search = self.search
        self._reader.run(lambda work: search.whole(work.journal), self._show_all)
