"""What leaves the journal for others: certificate, boards, export, backup. Each goes into a new file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal

from bigdeal_gui.pages.history import (
    backup_export,
    certificate_export,
    notice_of_backup,
    notice_of_certificates,
    notice_of_sent,
    notice_of_text,
    send_export,
    text_export,
)
from bigdeal_gui.pages.print_requests import PaperAction, PaperQuestion
from bigdeal_gui.services.moving import back_up_club
from bigdeal_gui.services.sets.history import export_record

if TYPE_CHECKING:
    from bigdeal_gui.gui.parts.dialogs.new_files import NewFiles
    from bigdeal_gui.gui.parts.jobs import Jobs
    from bigdeal_gui.journal.journal import JournalSet
    from bigdeal_gui.pages.history import Export, Notice
    from bigdeal_gui.services.printing.destinations import Destination
    from bigdeal_gui.services.printing.send import Sent
    from bigdeal_gui.services.sets.certificate import Certificate
    from bigdeal_gui.services.work import Work


class JournalExport(QObject):
    """Asks `files` where the file goes and has `jobs` make it.

    `made` carries a title, what is to be said, and the file; `open_asked` a file that is to be shown.
    """

    made = Signal(str, str, object)
    open_asked = Signal(object)

    def __init__(self, jobs: Jobs, files: NewFiles) -> None:
        super().__init__(jobs)
        self._jobs = jobs
        self._files = files

    def certify(self, *sets: JournalSet) -> None:
        """Make the dealing certificate of a set, or those of several in one file."""
        wanted = certificate_export(sets)
        question = PaperQuestion(wanted.title, wanted.stem + wanted.end)
        paper = self._files.ask_paper(question, wanted.kind, wanted.stem, wanted.end)
        if paper is None:
            return
        target, is_shown = paper.target, paper.answer.action is PaperAction.OPEN
        is_letter = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem

        def step(work: Work) -> tuple[Certificate, ...]:
            from bigdeal_gui.paper.surface import PaperSize  # noqa: PLC0415 - loaded when needed
            from bigdeal_gui.services.sets.certificate import deliver_certificates  # noqa: PLC0415 - as above

            size = PaperSize.LETTER if is_letter else PaperSize.A4
            return deliver_certificates(work.journal, [set_.id for set_ in sets], target, size=size)

        def then(made: Sequence[Certificate]) -> None:
            from bigdeal_gui.services.printing.letters import letters_notes  # noqa: PLC0415 - as above
            from bigdeal_gui.services.printing.subject import set_heading  # noqa: PLC0415 - as above

            path, said = made[0].file.path, notice_of_certificates(made)
            notes = {note: None for set_ in sets for note in letters_notes(set_heading(set_))}
            self._tell(replace(said, text="\n".join(filter(None, (said.text, *notes)))), path)
            if is_shown:
                self.open_asked.emit(path)

        self._jobs.run(step, then)

    def send(self, set_: JournalSet, to: Destination) -> None:
        """Make the file of a finished set that the receiver `to` takes."""
        target = self._ask(send_export(set_, to))
        if target is None:
            return

        def step(work: Work) -> Sent:
            from bigdeal_gui.services.printing.send import make_file_to_send  # noqa: PLC0415 - loaded when needed
            from bigdeal_gui.services.printing.subject import set_read  # noqa: PLC0415 - as above

            return make_file_to_send(set_read(work.journal, set_), to, target, work)

        self._jobs.run(step, lambda sent: self._tell(notice_of_sent(sent, to), sent.file.path))

    def export(self) -> None:
        """Write the record as text."""
        if target := self._ask(text_export(_today())):
            self._jobs.run(
                lambda work: export_record(work.journal, target).path,
                lambda path: self._tell(notice_of_text(path), path),
            )

    def back_up(self, passphrase: str) -> None:
        """Copy the record and its key; sealed, where a passphrase is given."""
        if target := self._ask(backup_export(_today())):
            self._jobs.run(
                lambda work: back_up_club(work.journal, target, passphrase=passphrase),
                lambda _made: self._tell(notice_of_backup(target, is_sealed=bool(passphrase)), target),
            )

    def _ask(self, wanted: Export) -> Path | None:
        return self._files.ask(wanted.title, wanted.kind, wanted.stem, wanted.end)

    def _tell(self, said: Notice, path: Path) -> None:
        self._files.remember(path)
        self.made.emit(said.title, said.text, path)


def _today() -> date:
    return datetime.now(UTC).astimezone().date()
