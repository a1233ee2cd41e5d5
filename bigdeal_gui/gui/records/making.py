"""Records, labels and packs of a set: asks where the file goes, and has it made off the window's thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bigdeal_gui.gui.records.options_box import usual_options
from bigdeal_gui.seals.age import SUFFIX
from bigdeal_gui.services.printing.choices import PrintChoices, choices_of
from bigdeal_gui.services.printing.labels import make_checklist, make_labels
from bigdeal_gui.services.printing.public_pack import PackOrder, make_public_pack, pack_name
from bigdeal_gui.services.printing.records import PDF, SheetKind, SheetsOrder, make_sheets, sheet_name
from bigdeal_gui.services.printing.seals import SealWay, time_words
from bigdeal_gui.services.printing.subject import Titles, set_described, set_read

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.gui.parts.jobs import Job, Jobs
    from bigdeal_gui.gui.parts.new_files import NewFiles
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.journal.journal import JournalSet
    from bigdeal_gui.services.printing.public_pack import PublicPack
    from bigdeal_gui.services.printing.records import MadeSheets
    from bigdeal_gui.services.printing.seals import Sealing
    from bigdeal_gui.storage.delivery import DeliveredFile

_HTML = ".html"
_ZIP = ".zip"


class RecordMaking(QObject):
    """Asks `files` where the file goes and has `jobs` make it.

    `made` carries a title, what is to be said, and the file.
    """

    made = Signal(str, str, object)

    def __init__(
        self,
        store: SettingsStore,
        jobs: Jobs,
        files: NewFiles,
    ) -> None:
        super().__init__(jobs)
        self._store = store
        self._jobs = jobs
        self._files = files

    def kind_words(self, kind: SheetKind) -> str:
        """Return what `kind` is called."""
        return {
            SheetKind.RECORD: self.tr("Hand record"),
            SheetKind.DEALING_SHEETS: self.tr("Dealing sheets"),
            SheetKind.CURTAIN_CARDS: self.tr("Curtain cards"),
        }[kind]

    def sheets(self, set_: JournalSet, kind: SheetKind, sealing: Sealing, session: str = "") -> None:
        """Make what shows the cards of a set."""
        choices = self._choices()
        titles = Titles(site=choices.site, session=session)
        suffix = _HTML if choices.web_page and kind is SheetKind.RECORD else PDF
        is_sealed = sealing.way in {SealWay.PASSPHRASE, SealWay.RELEASE}
        name = sheet_name(kind, set_described(set_, titles), "")
        end = suffix + (SUFFIX if is_sealed else "")
        target = self._place(self.kind_words(kind), name, end)
        if target is None:
            return
        order = SheetsOrder(kind, target, choices.options, sealing)

        def work(job: Job) -> MadeSheets:
            subject = set_read(job.journal, job.journal.set_by_id(set_.id), titles)
            return make_sheets(order, subject, job.journal, job.progress, job.cancel)

        def then(done: MadeSheets) -> None:
            title = self.tr("{kind} made").format(kind=self.kind_words(kind))
            self._say(title, (self._seal_words(done), *done.notes), done.file.path)

        self._jobs.run(work, then)

    def labels(self, set_: JournalSet, session: str = "") -> None:
        """Make the labels of a set."""
        choices = self._choices()
        subject = set_described(set_, Titles(site=choices.site, session=session))
        target = self._place(self.tr("Labels"), subject.stem("labels"), PDF)
        if target is None:
            return

        def work(job: Job) -> DeliveredFile:
            return make_labels([subject], choices.labels, target, job.journal, choices.section_names)

        def then(file: DeliveredFile) -> None:
            words = self.tr("They tell nothing of the cards. Print them without scaling (100 %).")
            self._say(self.tr("Labels made"), (words,), file.path)

        self._jobs.run(work, then)

    def checklist(self, set_: JournalSet, session: str = "") -> None:
        """Make the duplication checklist of a set."""
        choices = self._choices()
        subject = set_described(set_, Titles(site=choices.site, session=session))
        target = self._place(self.tr("Checklist"), subject.stem("checklist"), PDF)
        if target is None:
            return

        def work(job: Job) -> DeliveredFile:
            return make_checklist(
                subject,
                target,
                job.journal,
                sections=choices.section_names,
                copies=choices.label_copies,
                paper=choices.options.paper,
                language=choices.options.language,
            )

        def then(file: DeliveredFile) -> None:
            words = self.tr("Two people sign each board that was duplicated; it tells nothing of the cards.")
            self._say(self.tr("Checklist made"), (words,), file.path)

        self._jobs.run(work, then)

    def publish(self, set_: JournalSet, session: str = "") -> None:
        """Make the public pack of a finished set."""
        choices = self._choices()
        titles = Titles(site=choices.site, session=session)
        stem = pack_name(set_described(set_, titles)).removesuffix(_ZIP)
        target = self._place(self.tr("Public pack"), stem, _ZIP)
        if target is None:
            return
        order = PackOrder(target, choices.options)

        def work(job: Job) -> PublicPack:
            subject = set_read(job.journal, job.journal.set_by_id(set_.id), titles)
            return make_public_pack(order, subject, job.journal, job.progress, job.cancel)

        def then(pack: PublicPack) -> None:
            words = self.tr(
                "%n file(s) inside: boards for programs, hand record, checksums.", "", len(pack.names)
            )
            self._say(self.tr("Public pack made"), (words, *pack.notes), pack.target)

        self._jobs.run(work, then)

    def _choices(self) -> PrintChoices:
        settings = self._store.settings
        return choices_of(settings.records, usual_options(settings))

    def _place(self, title: str, stem: str, end: str) -> Path | None:
        """Ask for the new file; a name typed without its ending gets it."""
        chosen = self._files.ask(title, self.tr("Files ({suffix})").format(suffix=f"*{end}"), stem, end)
        if chosen is None or chosen.name.lower().endswith(end):
            return chosen
        bare = chosen.name
        for suffix in (SUFFIX, PDF, _HTML, _ZIP):
            bare = bare.removesuffix(suffix)
        return chosen.with_name(bare + end)

    def _seal_words(self, made: MadeSheets) -> str:
        if made.way is SealWay.PASSPHRASE:
            return self.tr("Sealed with your passphrase. “Open a sealed record…” opens it.")
        if made.release_at is not None:
            return self.tr(
                "Sealed until {time}. “Open a sealed record…” opens it then, on this computer."
            ).format(time=time_words(made.release_at))
        return self.tr("The file is open: whoever has it sees all hands.")

    def _say(self, title: str, words: tuple[str, ...], path: Path) -> None:
        self._files.remember(path)
        lines = [self.tr("{name} in {folder}").format(name=path.name, folder=path.parent), *words]
        self.made.emit(title, "\n".join(lines), path)
