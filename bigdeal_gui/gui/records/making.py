"""Records, labels and packs of a set: asks where the file goes, and has it made off the window's thread."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bigdeal_gui.gui.records.print_options import label_options, language_of, paper_of, record_options
from bigdeal_gui.seals.age import SUFFIX
from bigdeal_gui.services.printing.labels import make_checklist, make_labels, sections_in
from bigdeal_gui.services.printing.public_pack import PackOrder, make_public_pack, pack_name
from bigdeal_gui.services.printing.records import PDF, SheetKind, SheetsOrder, make_sheets, sheet_name
from bigdeal_gui.services.printing.seals import SealWay, time_words
from bigdeal_gui.services.printing.subject import Titles, set_described, set_read
from bigdeal_gui.storage.names import free_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.parts.jobs import Jobs
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.journal.journal import Journal, JournalSet
    from bigdeal_gui.services.cancel import CancelToken
    from bigdeal_gui.services.printing.public_pack import PublicPack
    from bigdeal_gui.services.printing.records import MadeSheets
    from bigdeal_gui.services.printing.seals import Sealing
    from bigdeal_gui.storage.delivery import DeliveredFile

    Progress = Callable[[int, int], None]

_HTML = ".html"
_ZIP = ".zip"


class RecordMaking(QObject):
    """`made` carries a title, what is to be said, and the file."""

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

    def kind_words(self, kind: SheetKind) -> str:
        """Return what `kind` is called."""
        return {
            SheetKind.RECORD: self.tr("Hand record"),
            SheetKind.DEALING_SHEETS: self.tr("Dealing sheets"),
            SheetKind.CURTAIN_CARDS: self.tr("Curtain cards"),
        }[kind]

    def sheets(self, one: JournalSet, kind: SheetKind, sealing: Sealing, session: str = "") -> None:
        """Make what shows the cards of a set."""
        settings = self._store.settings
        choices = settings.records
        titles = Titles(site=choices.site, session=session)
        suffix = _HTML if choices.web_page and kind is SheetKind.RECORD else PDF
        is_sealed = sealing.way in {SealWay.PASSPHRASE, SealWay.RELEASE}
        name = sheet_name(kind, set_described(one, titles), "")
        end = suffix + (SUFFIX if is_sealed else "")
        target = self._place(self.kind_words(kind), name, end)
        if target is None:
            return
        order = SheetsOrder(kind, target, record_options(choices, settings), sealing, choices.double_dummy)
        memory = self._memory

        def work(progress: Progress, cancel: CancelToken) -> MadeSheets:
            journal = memory()
            subject = set_read(journal, journal.set_by_id(one.id), titles)
            return make_sheets(order, subject, journal, progress, cancel)

        def answer(done: MadeSheets) -> None:
            title = self.tr("{kind} made").format(kind=self.kind_words(kind))
            self._say(title, (self._seal_words(done), *done.notes), done.file.path)

        self._jobs.run(work, answer)

    def labels(self, one: JournalSet, session: str = "") -> None:
        """Make the labels of a set."""
        settings = self._store.settings
        choices = settings.records
        subject = set_described(one, Titles(site=choices.site, session=session))
        target = self._place(self.tr("Labels"), subject.stem("labels"), PDF)
        if target is None:
            return
        options, memory = label_options(choices, settings), self._memory

        def work(_progress: Progress, _cancel: CancelToken) -> DeliveredFile:
            return make_labels([subject], options, target, memory(), sections_in(choices.sections))

        def answer(file: DeliveredFile) -> None:
            words = self.tr("They tell nothing of the cards. Print them without scaling (100 %).")
            self._say(self.tr("Labels made"), (words,), file.path)

        self._jobs.run(work, answer)

    def checklist(self, one: JournalSet, session: str = "") -> None:
        """Make the duplication checklist of a set."""
        settings = self._store.settings
        choices = settings.records
        subject = set_described(one, Titles(site=choices.site, session=session))
        target = self._place(self.tr("Checklist"), subject.stem("checklist"), PDF)
        if target is None:
            return
        memory = self._memory

        def work(_progress: Progress, _cancel: CancelToken) -> DeliveredFile:
            return make_checklist(
                subject,
                target,
                memory(),
                sections=sections_in(choices.sections),
                copies=choices.label_copies,
                paper=paper_of(choices),
                language=language_of(choices, settings),
            )

        def answer(file: DeliveredFile) -> None:
            words = self.tr("Two people sign each board that was duplicated; it tells nothing of the cards.")
            self._say(self.tr("Checklist made"), (words,), file.path)

        self._jobs.run(work, answer)

    def publish(self, one: JournalSet, session: str = "") -> None:
        """Make the public pack of a finished set."""
        settings = self._store.settings
        choices = settings.records
        titles = Titles(site=choices.site, session=session)
        stem = pack_name(set_described(one, titles)).removesuffix(_ZIP)
        target = self._place(self.tr("Public pack"), stem, _ZIP)
        if target is None:
            return
        options = record_options(choices, settings)
        order, memory = PackOrder(target, options, choices.double_dummy), self._memory

        def work(progress: Progress, cancel: CancelToken) -> PublicPack:
            journal = memory()
            subject = set_read(journal, journal.set_by_id(one.id), titles)
            return make_public_pack(order, subject, journal, progress, cancel)

        def answer(pack: PublicPack) -> None:
            words = self.tr(
                "%n file(s) inside: boards for programs, hand record, checksums.", "", len(pack.names)
            )
            self._say(self.tr("Public pack made"), (words, *pack.notes), pack.target)

        self._jobs.run(work, answer)

    def _place(self, title: str, stem: str, end: str) -> Path | None:
        """Ask for the new file; a name typed without its ending gets it."""
        known = self._folder if self._folder is not None and self._folder.is_dir() else None
        start = known or self._store.settings.folder or Path.home()
        name = free_name(start, stem, [end]) + end
        kind = self.tr("Files ({suffix})").format(suffix=f"*{end}")
        chosen = self._choose_new_file(title, kind, start / name, self._window)
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
        self._folder = path.parent
        lines = [self.tr("{name} in {folder}").format(name=path.name, folder=path.parent), *words]
        self.made.emit(title, "\n".join(lines), path)
