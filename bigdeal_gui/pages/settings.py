"""The settings page and the first start without a screen: what an answer does to the settings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from bigdeal_gui.errors.formats import UnknownFormat
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.pages.formats import DEFAULT_BOARDS
from bigdeal_gui.randomness.ripemd160 import ripemd160
from bigdeal_gui.storage.big_deal_ini import read_ini
from bigdeal_gui.storage.preset import Preset
from bigdeal_gui.storage.settings import Settings
from bigdeal_gui.words import translate

UTF_8: Final = "utf-8"

CODE_PAGES: Final = (UTF_8, "cp1252", "cp850", "cp437", "cp1250", "cp852")
"""The code pages on offer, the likeliest first."""

_DELETE: Final = 0x7F
_TO_PICTURES: Final = {n: 0x2400 + n for n in range(32)} | {_DELETE: 0x2421}
_FROM_PICTURES: Final = {picture: control for control, picture in _TO_PICTURES.items()}


@dataclass(frozen=True, slots=True)
class Identification:
    """The bytes and the code page they are shown in."""

    owner: bytes = b""
    code_page: str = UTF_8

    @property
    def text(self) -> str:
        """The bytes as letters; a control character as its picture, what the code page lacks as �."""
        return self.owner.decode(self.code_page, "replace").translate(_TO_PICTURES)

    @property
    def is_ascii(self) -> bool:
        """Whether every code page shows the same."""
        return self.owner.isascii()

    @property
    def is_editable(self) -> bool:
        """Whether the letters lead back to the very same bytes."""
        return self._encoded(self.text) == self.owner

    @property
    def has_hidden(self) -> bool:
        """Whether it holds what the eye passes over: blanks at an end, or control characters."""
        return self.owner != self.owner.strip() or any(
            byte < ord(" ") or byte == _DELETE for byte in self.owner
        )

    @property
    def fingerprint(self) -> str:
        """The RIPEMD-160 of the bytes, 40 hexadecimal digits: equal here, equal deals from one seed."""
        return ripemd160(self.owner).hex()

    def typed(self, text: str) -> Identification:
        """Return what it is once the letters are `text`; in UTF-8 where the code page lacks one."""
        encoded = self._encoded(text)
        if encoded is None:
            return Identification(text.translate(_FROM_PICTURES).encode(UTF_8, "replace"), UTF_8)
        return Identification(encoded, self.code_page)

    def _encoded(self, text: str) -> bytes | None:
        try:
            return text.translate(_FROM_PICTURES).encode(self.code_page)
        except UnicodeEncodeError:
            return None


def chosen_identification(owner: bytes) -> Identification:
    """Return `owner` in the first code page that can show all of it."""
    for code_page in CODE_PAGES:
        try:
            owner.decode(code_page)
        except UnicodeDecodeError:
            continue
        return Identification(owner, code_page)
    raise AssertionError("code page 437 has a letter for every byte")


_SHOWN_CHARACTERS: Final = 40

MACHINES: Final[Mapping[str, tuple[str, ...]]] = {
    "duplimate": ("dlm",),
    "dupsoft": ("dup",),
    "dealer4": ("pbn",),
    "composer": ("pbn",),
    "scoring": ("pbn",),
    "bbo": ("lin",),
    "kops": ("kops",),
    "other": ("pbn",),
}
"""What clubs use, in the order shown, by the names that the settings keep, and the formats that it reads."""


def formats_for(machines: Iterable[str]) -> tuple[str, ...]:
    """Return the formats for `machines`, each once, in the order of the table above."""
    wanted = set(machines)
    return tuple(
        dict.fromkeys(name for machine, names in MACHINES.items() if machine in wanted for name in names)
    )


@dataclass(frozen=True, slots=True)
class OldSettings:
    """What Big Deal's file says; None where it does not. `left_out` names formats that are not offered."""

    owner: bytes | None = field(repr=False)
    formats: tuple[str, ...] | None
    left_out: tuple[str, ...] = ()


def read_old_settings(path: Path) -> OldSettings:
    """Return what is taken over from Big Deal's file `path`, `bigdeal.ini` or on Unix `.bigdealrc`.

    A file with Windows' line ends is read as Big Deal reads it there, whatever it is called.

    Raises:
        CannotRead, FileTooLarge, DamagedFile: it is not there, says nothing, or is none of Big Deal's.
    """
    ini = read_ini(path, is_windows=True)
    if ini.owner is ini.formats is ini.askformats is None:
        raise CannotRead(path, translate("reasons", "it contains no settings of Big Deal"))
    if ini.formats is None:
        return OldSettings(ini.owner, None)
    known, left_out = list[str](), list[str]()
    for untrusted_name in ini.formats.decode("ascii", "replace").split(","):
        try:
            format_ = format_by_name(untrusted_name)
        except UnknownFormat:
            left_out.append(untrusted_name.strip()[:_SHOWN_CHARACTERS])
        else:
            (known if format_.is_offered else left_out).append(format_.name)
    return OldSettings(ini.owner, tuple(dict.fromkeys(known)), tuple(filter(None, left_out)))


def replaces_owner(settings: Settings, old: OldSettings) -> bool:
    """Tell whether taking `old` over would put another identification in place of one that is there."""
    return old.owner is not None and settings.owner not in {b"", old.owner}


def with_old_settings(settings: Settings, old: OldSettings) -> Settings:
    """Return `settings` with what `old` says; formats only where it names any that are offered."""
    owner = settings.owner if old.owner is None else old.owner
    return replace(settings, owner=owner, formats=old.formats or settings.formats)


def restored_defaults(settings: Settings) -> Settings:
    """Return the settings of the first start, but for the identification, the presets and the language."""
    return Settings(
        owner=settings.owner, presets=settings.presets, is_first_run=False, language=settings.language
    )


@dataclass
class FirstRunModel:
    """The answers of the first start: `passed` pages count, 0 to 3, the others leave `before` as it is.

    `imported` are the formats that came from old settings; they hold where no machine is ticked.
    """

    before: Settings
    owner: bytes = field(default=b"", repr=False)
    machines: tuple[str, ...] = ()
    imported: tuple[str, ...] = ()
    folder: Path | None = None
    passed: int = 0

    @property
    def formats(self) -> tuple[str, ...]:
        """What the ticked machines read; with none ticked the formats imported, or as before."""
        return formats_for(self.machines) or self.imported or self.before.formats

    def result(self) -> Settings:
        """Return the settings after the pages that were passed; never a first run again."""
        of_pages = (
            {"owner": self.owner},
            {"machine": self.machines, "formats": self.formats},
            {"folder": self.folder, "last_session": self._into_folder()},
        )
        settings = replace(self.before, is_first_run=False)
        for answers in of_pages[: self.passed]:
            settings = replace(settings, **answers)
        return settings

    def _into_folder(self) -> tuple[Preset, ...]:
        """Return the session that the page begins with: dealt where it was said, without asking again."""
        if self.folder is None:
            return ()
        first, last = DEFAULT_BOARDS.first, DEFAULT_BOARDS.last
        return (Preset("", "", first, last, self.formats, self.folder, is_direct=True),)
