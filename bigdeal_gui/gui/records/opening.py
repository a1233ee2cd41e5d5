"""Opening sealed records: by passphrase, or by the program itself when their time has come."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bigdeal_gui.seals.age import SUFFIX, SealKind
from bigdeal_gui.services.printing.seals import Sealed, look_at_sealed, unseal
from bigdeal_gui.storage.names import free_name

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.parts.jobs import Jobs
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.gui.records.questions import RecordsQuestions
    from bigdeal_gui.storage.delivery import DeliveredFile


class RecordOpening(QObject):
    """`opened` carries a title, what is to be said, and the new file."""

    opened = Signal(str, str, object)

    def __init__(
        self, store: SettingsStore, jobs: Jobs, questions: RecordsQuestions, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._jobs = jobs
        self._questions = questions
        self._window = parent

    def begin(self) -> None:
        """Ask which file, and look what opens it."""
        path = self._questions.choose_sealed(self._store.settings.folder or Path.home(), self._window)
        if path is None:
            return
        self._jobs.run(lambda work: look_at_sealed(work.journal, path), lambda found: self._open(path, found))

    def _open(self, path: Path, found: Sealed) -> None:
        passphrase = ""
        if found.kind is SealKind.PASSPHRASE:
            passphrase = self._questions.ask_passphrase(path.name, self._window)
            if not passphrase:
                return
        target = None
        if passphrase or found.is_due:
            target = self._place(path)
            if target is None:
                return
        # A seal that is not due says so.

        self._jobs.run(lambda work: unseal(path, target, work, passphrase=passphrase), self._say)

    def _place(self, path: Path) -> Path | None:
        bare = Path(path.name.removesuffix(SUFFIX))
        name = free_name(path.parent, bare.stem, [bare.suffix]) + bare.suffix
        kind = self.tr("Records ({suffix})").format(suffix=f"*{bare.suffix}")
        return self._questions.choose_new_file(
            self.tr("The opened record"), kind, path.parent / name, self._window
        )

    def _say(self, file: DeliveredFile) -> None:
        words = self.tr("{name} in {folder}").format(name=file.path.name, folder=file.path.parent)
        shows = self.tr("The file is not sealed: anyone who has it can see all hands.")
        self.opened.emit(self.tr("Record opened"), f"{words}\n{shows}", file.path)
