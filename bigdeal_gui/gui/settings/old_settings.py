"""What is taken over from Big Deal's settings, `bigdeal.ini` or on Unix `.bigdealrc`, and its button."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDir, Signal
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from bigdeal_gui.errors import AppError, UnknownFormat
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.storage.big_deal_ini import UNIX_NAME, WINDOWS_NAME, read_ini

if TYPE_CHECKING:
    from collections.abc import Callable

_SHOWN_CHARACTERS: Final = 40


@dataclass(frozen=True, slots=True)
class OldSettings:
    """What the file says; None where it does not. `left_out` names formats that the window does not offer."""

    owner: bytes | None = field(repr=False)
    formats: tuple[str, ...] | None
    left_out: tuple[str, ...] = ()


def read_old_settings(path: Path) -> OldSettings:
    """Return what is taken over from the file `path`.

    A carriage return at the end of a line belongs to the identification where Big Deal ran on Unix, and
    does not where it ran on Windows; the name of the file tells which.

    Raises:
        CannotRead, FileTooLarge, DamagedFile: it is not there, or none of Big Deal's.
    """
    ini = read_ini(path)
    is_windows = path.name.lower() != UNIX_NAME
    owner = None
    if ini.owner is not None:
        owner = ini.owner.on_windows if is_windows else ini.owner.on_unix
    if ini.formats is None:
        return OldSettings(owner, None)
    known, left_out = list[str](), list[str]()
    for untrusted_name in ini.formats.on_windows.decode("ascii", "replace").split(","):
        try:
            kind = format_by_name(untrusted_name)
        except UnknownFormat:
            left_out.append(untrusted_name.strip()[:_SHOWN_CHARACTERS])
        else:
            (known if kind.is_offered else left_out).append(kind.name)
    return OldSettings(owner, tuple(dict.fromkeys(known)), tuple(filter(None, left_out)))


class OldSettingsButton(QPushButton):
    """`imported` carries the `OldSettings` that were read, `failed` the error where none could be.

    `choose_file` returns the chosen path, empty when the dialog was cancelled.
    """

    imported = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QWidget, choose_file: Callable[[], str] | None = None) -> None:
        super().__init__(parent)
        self._choose_file = choose_file or self._ask
        self.setText(self.tr("Im&port old settings…"))
        self.setAccessibleName(self.tr("Import old settings"))
        self.setToolTip(
            self.tr("Read the identification and formats from Big Deal’s {windows} or {unix}").format(
                windows=WINDOWS_NAME, unix=UNIX_NAME
            )
        )
        self.clicked.connect(self._on_clicked)

    def _ask(self) -> str:
        dialog = QFileDialog(self, self.tr("Settings of Big Deal"), str(Path.home()))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        names = f"{WINDOWS_NAME} {UNIX_NAME}"
        dialog.setNameFilters(
            [self.tr("Settings of Big Deal ({names})").format(names=names), self.tr("All files (*)")]
        )
        dialog.setFilter(dialog.filter() | QDir.Filter.Hidden)
        files = dialog.selectedFiles() if dialog.exec() else []
        return files[0] if files else ""

    def _on_clicked(self) -> None:
        if not (chosen := self._choose_file()):
            return
        try:
            read = read_old_settings(Path(chosen))
        except AppError as error:
            self.failed.emit(error)
        else:
            self.imported.emit(read)
