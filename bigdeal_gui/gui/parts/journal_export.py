"""What leaves the journal for others: a certificate, an export, a backup. Each goes into a new file."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal

from bigdeal_gui.journal.backup import back_up
from bigdeal_gui.pages.sets import day_words
from bigdeal_gui.services.sets.history import export_record

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.gui.parts.jobs import Job, Jobs
    from bigdeal_gui.gui.parts.new_files import NewFiles
    from bigdeal_gui.journal.journal import JournalSet
    from bigdeal_gui.services.sets.certificate import Certificate


class JournalExport(QObject):
    """Asks `files` where the file goes and has `jobs` make it.

    `made` carries a title, what is to be said, and the file.
    """

    made = Signal(str, str, object)

    def __init__(self, jobs: Jobs, files: NewFiles) -> None:
        super().__init__(jobs)
        self._jobs = jobs
        self._files = files

    def certify(self, set_: JournalSet) -> None:
        """Make the dealing certificate of a set."""
        name = "-".join(filter(None, ("certificate", day_words(set_), set_.code)))
        target = self._files.ask(self.tr("Dealing certificate"), self.tr("PDF (*.pdf)"), name, ".pdf")
        if target is None:
            return
        is_letter = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem

        def work(job: Job) -> Certificate:
            from bigdeal_gui.paper.surface import PaperSize  # noqa: PLC0415 - loaded when needed
            from bigdeal_gui.services.sets.certificate import deliver_certificate  # noqa: PLC0415 - as above

            size = PaperSize.LETTER if is_letter else PaperSize.A4
            return deliver_certificate(job.journal, set_.id, target, size=size)

        self._jobs.run(work, self._tell_certified)

    def export(self) -> None:
        """Write the record as text."""
        title, kind = self.tr("Export the record"), self.tr("Text (*.txt)")
        if target := self._files.ask(title, kind, _record_name(), ".txt"):
            self._jobs.run(lambda job: export_record(job.journal, target).path, self._tell_exported)

    def back_up(self) -> None:
        """Copy the record and its key."""
        title, kind = self.tr("Back up the record"), self.tr("Backup (*.backup)")
        if target := self._files.ask(title, kind, _record_name(), ".backup"):
            self._jobs.run(
                lambda job: back_up(job.journal.store, target), lambda _made: self._tell_backed_up(target)
            )

    def _tell_certified(self, done: Certificate) -> None:
        title = self.tr("Certificate made: set {place} of {count} for its event and day")
        words = self.tr("It shows no card. Print it, sign it, keep it.")
        self._tell(title.format(place=done.place, count=done.count), words, done.file.path)

    def _tell_exported(self, path: Path) -> None:
        words = self.tr("It holds no card, seed or key: anybody may have it, and check it.")
        self._tell(self.tr("Record exported"), words, path)

    def _tell_backed_up(self, path: Path) -> None:
        words = self.tr("It holds the key of the record: keep it where nobody else can read it.")
        self._tell(self.tr("Record backed up"), words, path)

    def _tell(self, title: str, words: str, path: Path) -> None:
        self._files.remember(path)
        self.made.emit(title, f"{path}\n{words}", path)


def _record_name() -> str:
    return f"bigdeal-record-{datetime.now(UTC).astimezone():%Y-%m-%d}"
