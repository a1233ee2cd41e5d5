"""Records, labels and packs of a set: asks where the file goes, and has it made off the window's thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_folder
from bigdeal_gui.gui.records.club_paper import club_paper_choices
from bigdeal_gui.pages import records
from bigdeal_gui.pages.print_requests import PaperAction, PaperQuestion
from bigdeal_gui.services.printing.records import PDF, MadeSheets, SheetKind
from bigdeal_gui.services.printing.seals import SealWay, wall_clock_text
from bigdeal_gui.services.printing.subject import NO_TITLES, Titles

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.parts.dialogs.new_files import NewFiles
    from bigdeal_gui.gui.parts.jobs import Jobs
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.journal.journal import JournalSet
    from bigdeal_gui.pages.records import FolderRequest, PrintRequest, SealDraft
    from bigdeal_gui.paper.sheets.players_paper import PlayersPaper
    from bigdeal_gui.services.printing.choices import PrintChoices
    from bigdeal_gui.services.printing.public_pack import PublicPack
    from bigdeal_gui.storage.delivery import DeliveredFile

_Made = TypeVar("_Made")


class RecordMaking(QObject):
    """Asks `files` where the file goes, or `choose_folder` where several go, and has `jobs` make them.

    `made` carries a title, what is to be said, and the folder; `open_asked` a file that is to be shown.
    """

    made = Signal(str, str, object)
    open_asked = Signal(object)

    def __init__(
        self,
        store: SettingsStore,
        jobs: Jobs,
        files: NewFiles,
        choose_folder: Callable[[str, Path, QWidget], Path | None] = choose_folder,
    ) -> None:
        super().__init__(jobs)
        self._store = store
        self._jobs = jobs
        self._files = files
        self._choose_folder = choose_folder

    def kind_text(self, kind: SheetKind) -> str:
        """Return what `kind` is called."""
        return {
            SheetKind.RECORD: self.tr("Hand record"),
            SheetKind.DEALING_SHEETS: self.tr("Dealing sheets"),
            SheetKind.CURTAIN_CARDS: self.tr("Curtain cards"),
        }[kind]

    def sheets(
        self, sets: Sequence[JournalSet], kind: SheetKind, draft: SealDraft, titles: Titles = NO_TITLES
    ) -> None:
        """Make what shows the cards of sets, sealed as `draft` says where they are still to be played."""
        choices, archive = self._choices(), self._store.settings.archive_folder
        if not records.is_one_file(sets, choices):
            self._make_many(kind, records.all_sheets_of(sets, kind, draft, choices, titles, archive))
            return

        def then(made: MadeSheets) -> None:
            title = self.tr("{kind} made").format(kind=self.kind_text(kind))
            self._say(title, (self._seal_text(made), *made.notes), made.file.path)

        sealing = records.sealing_of(sets[0], draft)
        request = records.sheets_of(sets[0], kind, sealing, choices, titles, archive)
        if draft.with_pack:
            self._make_evening(request, records.pack_of(sets[0], choices, titles))
            return
        if request.end == PDF:
            # Nobody has to play these boards any more, or it was said that the file may be open.
            self._make_paper(self.kind_text(kind), request, then)
        else:
            self._make(self.kind_text(kind), request, then)

    @property
    def folder(self) -> Path:
        """Where new files are proposed."""
        return self._files.folder

    def _make_evening(self, record: PrintRequest[MadeSheets], pack: PrintRequest[PublicPack]) -> None:
        """Make the record of a set whose play is over, show it, and make its public pack.

        The record is told of by itself first: the pack may fail.
        """
        file, archive = (self._files.proposed(one.stem, one.end) for one in (record, pack))

        def then(sheets: MadeSheets) -> None:
            title = self.tr("{kind} made").format(kind=self.kind_text(SheetKind.RECORD))
            self._say(title, sheets.notes, file)
            self.open_asked.emit(file)
            self._jobs.run(lambda work: pack.make(archive, work), partial(finish, sheets))

        def finish(sheets: MadeSheets, packed: PublicPack) -> None:
            notes = dict.fromkeys((*sheets.notes, *packed.notes))
            self._say(self.tr("Hand record and public pack made"), (archive.name, *notes), file)

        self._jobs.run(lambda work: record.make(file, work), then)

    def _make_many(self, kind: SheetKind, request: FolderRequest) -> None:
        """Ask for the folder of several files, and have them made there."""
        title = self.tr("Folder for %n file(s)", "", request.count)
        folder = self._choose_folder(title, self._files.folder, self._files.window)
        if folder is None:
            return

        def then(made: tuple[MadeSheets, ...]) -> None:
            self._files.begin_in(folder)
            seals = dict.fromkeys(map(self._seal_text, made))
            notes = dict.fromkeys(note for one in made for note in one.notes)
            count = self.tr("%n file(s) in {folder}", "", len(made)).format(folder=folder)
            title = self.tr("{kind} made").format(kind=self.kind_text(kind))
            self.made.emit(title, "\n".join((count, *seals, *notes)), folder)

        self._jobs.run(lambda work: request.make(folder, work), then)

    def labels(self, *sets: JournalSet, titles: Titles = NO_TITLES) -> None:
        """Make the labels of sets, as many as there are boxes."""

        def then(file: DeliveredFile) -> None:
            text = self.tr("They reveal nothing about the cards. Print them without scaling (100 %).")
            self._say(self.tr("Labels made"), (text, *request.notes), file.path)

        choices = self._choices()
        request = records.labels_of(sets, choices, titles)
        self._make_paper(
            self.tr("Labels"),
            request,
            then,
            choices.label_copies,
            lambda boxes: records.labels_of(sets, replace(choices, label_copies=boxes), titles),
        )

    def checklist(self, set_: JournalSet, titles: Titles = NO_TITLES) -> None:
        """Make the duplication checklist of a set."""

        def then(file: DeliveredFile) -> None:
            text = self.tr("Two people sign for each duplicated board. It reveals nothing about the cards.")
            self._say(self.tr("Checklist made"), (text, *request.notes), file.path)

        request = records.checklist_of(set_, self._choices(), titles)
        self._make_paper(self.tr("Checklist"), request, then)

    def players_paper(self, set_: JournalSet, kind: PlayersPaper, titles: Titles = NO_TITLES) -> None:
        """Make what players fill in for the boards of a set."""

        def then(file: DeliveredFile) -> None:
            text = self.tr("It has the boards’ numbers, dealers and vulnerabilities, and no card.")
            self._say(self.tr("Players’ paper made"), (text, *request.notes), file.path)

        request = records.players_paper_of(set_, kind, self._choices(), titles)
        self._make_paper(self.tr("Players’ paper"), request, then)

    def publish(self, set_: JournalSet, titles: Titles = NO_TITLES) -> None:
        """Make the public pack of a finished set."""

        def then(pack: PublicPack) -> None:
            text = self.tr(
                "%n file(s) inside: boards for programs, hand record, checksums.", "", len(pack.names)
            )
            self._say(self.tr("Public pack made"), (text, *pack.notes), pack.target)

        self._make(self.tr("Public pack"), records.pack_of(set_, self._choices(), titles), then)

    def _choices(self) -> PrintChoices:
        return club_paper_choices(self._store.settings)

    def _make(self, title: str, request: PrintRequest[_Made], then: Callable[[_Made], None]) -> None:
        """Ask for the new file, and have it made."""
        kind = self.tr("Files ({suffix})").format(suffix=f"*{request.end}")
        chosen = self._files.ask(title, kind, request.stem, request.end)
        if chosen is not None:
            target = request.named(chosen)
            self._jobs.run(lambda work: request.make(target, work), then)

    def _make_paper(
        self,
        title: str,
        request: PrintRequest[_Made],
        then: Callable[[_Made], None],
        boxes: int | None = None,
        for_boxes: Callable[[int], PrintRequest[_Made]] | None = None,
    ) -> None:
        """Ask what is done with a paper, and have it made; `for_boxes` where it is one for each box."""
        kind = self.tr("Files ({suffix})").format(suffix=f"*{request.end}")
        question = PaperQuestion(title, request.stem + request.end, boxes)
        paper = self._files.ask_paper(question, kind, request.stem, request.end)
        if paper is None:
            return
        target = request.named(paper.target)
        wanted = request if for_boxes is None else for_boxes(paper.answer.boxes)

        def made(result: _Made) -> None:
            then(result)
            if paper.answer.action is PaperAction.OPEN:
                self.open_asked.emit(target)

        self._jobs.run(lambda work: wanted.make(target, work), made)

    def _seal_text(self, made: MadeSheets) -> str:
        if made.way is SealWay.PASSPHRASE:
            return self.tr("Sealed with your passphrase. Use “Open a sealed record…” to open it.")
        if made.way is SealWay.LOCKED and made.release_at is not None:
            return self.tr("Locked until {time}. After that, open it on the Check page.").format(
                time=wall_clock_text(made.release_at)
            )
        if made.release_at is not None:
            return self.tr(
                "Sealed until {time}. After that, use “Open a sealed record…” on this computer."
            ).format(time=wall_clock_text(made.release_at))
        return self.tr("The file is not sealed: anyone who has it can see all hands.")

    def _say(self, title: str, texts: tuple[str, ...], path: Path) -> None:
        self._files.remember(path)
        lines = [self.tr("{name} in {folder}").format(name=path.name, folder=path.parent), *texts]
        self.made.emit(title, "\n".join(lines), path.parent)
