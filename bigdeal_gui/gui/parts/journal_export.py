"""What leaves the journal for others: a certificate, an export, a backup. Each goes into a new file."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal

from bigdeal_gui.gui.parts.set_texts import day_words
from bigdeal_gui.services.sets.history import export_record
from bigdeal_gui.storage.names import free_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.parts.jobs import Jobs
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.journal.journal import Journal, JournalSet
    from bigdeal_gui.services.cancel import CancelToken
    from bigdeal_gui.services.sets.certificate import Certificate
    from bigdeal_gui.storage.delivery import DeliveredFile

    Progress = Callable[[int, int], None]


class JournalExport(QObject):
    """Asks where the file goes and has `jobs` make it.

    `made` carries a title, what is to be said, and the file.
    """

    made = Signal(str, str, object)

    def __init__(
        self,
        store: SettingsStore,
        jobs: Jobs,
        memory: Callable[[], Journal],
        choose_new_file: Callable[[str, str, Path, QWidget], Path | None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._jobs = jobs
        self._memory = memory
        self._choose_new_file = choose_new_file
        self._window = parent
        self._folder: Path | None = None

    def certify(self, one: JournalSet) -> None:
        """Make the dealing certificate of a set."""
        name = "-".join(filter(None, ("certificate", day_words(one), one.code)))
        target = self._place(self.tr("Dealing certificate"), self.tr("PDF (*.pdf)"), name, ".pdf")
        if target is None:
            return
        memory = self._memory
        is_letter = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem

        def work(_progress: Progress, _cancel: CancelToken) -> Certificate:
            from bigdeal_gui.paper.surface import PaperSize  # noqa: PLC0415 - loaded when needed
            from bigdeal_gui.services.sets.certificate import deliver_certificate  # noqa: PLC0415 - as above

            size = PaperSize.LETTER if is_letter else PaperSize.A4
            return deliver_certificate(memory(), one.id, target, size=size)

        def answer(done: Certificate) -> None:
            title = self.tr("Certificate made: set {place} of {count} for its event and day").format(
                place=done.place, count=done.count
            )
            self._say(title, self.tr("It shows no card. Print it, sign it, keep it."), done.file.path)

        self._jobs.run(work, answer)

    def export(self) -> None:
        """Write the record as text."""
        target = self._place(self.tr("Export the record"), self.tr("Text (*.txt)"), _record_name(), ".txt")
        if target is None:
            return
        memory = self._memory

        def work(_progress: Progress, _cancel: CancelToken) -> DeliveredFile:
            return export_record(memory(), target)

        def answer(file: DeliveredFile) -> None:
            words = self.tr("It holds no card, seed or key: anybody may have it, and check it.")
            self._say(self.tr("Record exported"), words, file.path)

        self._jobs.run(work, answer)

    def back_up(self) -> None:
        """Copy the record and its key."""
        kind = self.tr("Backup (*.backup)")
        target = self._place(self.tr("Back up the record"), kind, _record_name(), ".backup")
        if target is None:
            return
        memory = self._memory

        def work(_progress: Progress, _cancel: CancelToken) -> Path:
            memory().backup(target)
            return target

        def answer(path: Path) -> None:
            words = self.tr("It holds the key of the record: keep it where nobody else can read it.")
            self._say(self.tr("Record backed up"), words, path)

        self._jobs.run(work, answer)

    def _place(self, title: str, kind: str, stem: str, suffix: str) -> Path | None:
        known = self._folder if self._folder is not None and self._folder.is_dir() else None
        start = known or self._store.settings.folder or Path.home()
        name = free_name(start, stem, [suffix]) + suffix
        return self._choose_new_file(title, kind, start / name, self._window)

    def _say(self, title: str, words: str, path: Path) -> None:
        self._folder = path.parent
        self.made.emit(title, f"{path}\n{words}", path)


def _record_name() -> str:
    return f"bigdeal-record-{datetime.now(UTC).astimezone():%Y-%m-%d}"
