"""From a checked file to files of other formats: the questions, the work, and what is said of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bigdeal_gui.services.printing.dd_cache import DoubleDummyCache
from bigdeal_gui.services.printing.double_dummy import in_place_of_brought
from bigdeal_gui.services.sets.archives import bytes_in
from bigdeal_gui.services.sets.convert import Analysis, Conversion, Converted, Others, convert
from bigdeal_gui.storage.names import free_name
from bigdeal_gui.words import with_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.check.files.questions import FilesQuestions
    from bigdeal_gui.gui.parts.jobs import Jobs
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.double_dummy import DoubleDummy, Table
    from bigdeal_gui.pages.check import FileFacts
    from bigdeal_gui.services.work import Work


class Converting(QObject):
    """Has `jobs` convert. `made` carries a title, what is to be said, and the folder."""

    made = Signal(str, str, object)

    def __init__(self, store: SettingsStore, jobs: Jobs, questions: FilesQuestions, parent: QWidget) -> None:
        super().__init__(parent)
        self._store = store
        self._jobs = jobs
        self._questions = questions
        self._window = parent
        self._folder: Path | None = None

    def convert(self, facts: FileFacts) -> None:
        """Ask how and where to, and convert the boards of a file."""
        settings = self._store.settings
        request = self._questions.ask_conversion(facts, settings.formats, settings.profile, self._window)
        if request is None:
            return
        # A file in an archive has the archive for a folder; a drive may have been taken out.
        folder = self._folder or next((one for one in facts.path.parents if one.is_dir()), Path.home())
        suffixes = [format_.suffix for format_ in request.formats]
        target = self._questions.choose_target(
            folder, free_name(folder, facts.path.stem, suffixes), self._window
        )
        if target is None:
            return
        order = Conversion(
            source=facts.path,
            formats=request.formats,
            folder=target.parent,
            name=_without_suffix(target.name, suffixes),
            plan=(request.boards,),
            profile=settings.profile,
            allow_used=bool(facts.used),
        )
        self._jobs.run(lambda work: _converted(order, work), lambda done: self._tell(order, *done))

    def _tell(self, order: Conversion, done: Converted, notes: Sequence[str]) -> None:
        self._folder = order.folder
        lines = [
            ", ".join(file.path.name for file in done.files),
            self.tr("In {folder}").format(folder=order.folder),
        ]
        lines += map(str, done.remarks)
        if done.others is Others.LEFT_OUT:
            lines.append(self.tr("Auctions, results and comments of the file were left out."))
        lines += notes
        for format_ in order.formats:
            lines += [
                with_name(format_.name, f"{caution}.")
                for caution in format_.cautions(done.boards, order.profile)
            ]
        title = self.tr("%n board(s) converted, read back and compared", "", done.count)
        self.made.emit(title, "\n".join(lines), order.folder)


def _converted(order: Conversion, work: Work) -> tuple[Converted, Sequence[str]]:
    """Convert; return what is to be said of double-dummy results that stood in the file as well."""
    notes: list[str] = []

    def prove(boards: Sequence[Board], tables: Mapping[Deal, Table]) -> Sequence[DoubleDummy] | None:
        results, said = in_place_of_brought(boards, tables, DoubleDummyCache(work.journal.store), work)
        notes.extend(said)
        return results

    return convert(order, work.journal, read=bytes_in, analysis=Analysis(prove, is_asked=False)), notes


def _without_suffix(name: str, suffixes: Sequence[str]) -> str:
    for suffix in suffixes:
        if name.lower().endswith(suffix) and len(name) > len(suffix):
            return name[: -len(suffix)]
    return name
