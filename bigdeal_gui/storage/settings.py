"""The user's settings: typed, with a default each, kept as JSON in one file of the program's own.

A value that cannot be read costs that value and no other; keys of a newer program are carried along.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from bigdeal_gui.errors import CannotRead, CannotWrite, FileTooLarge, InvalidPlan
from bigdeal_gui.formats.format import Profile
from bigdeal_gui.model.plans import MOST_SETS, BoardRange
from bigdeal_gui.storage import disk, places
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

MAX_SETTINGS_BYTES: Final = 2**20
MAX_TEXT: Final = 1000
"""Characters of one text; settings are for people, who type less."""
MAX_ITEMS: Final = 1000
"""Presets, and names of formats."""

TEXT_SIZES: Final = (100, 115, 130, 150, 175, 200)
"""The text sizes on offer, in percent."""

Choice: TypeAlias = str | int | bool
"""What was chosen of one thing, in a word, a number or a truth."""

_Value = TypeVar("_Value")
_Member = TypeVar("_Member", bound=Enum)


class RandomnessPolicy(StrEnum):
    """Where the randomness that counts comes from; the system's own goes in always."""

    USER = "user"
    """Keys and mouse fill the meter."""
    SYSTEM = "system"
    """The computer's own alone, for those who can neither type nor move a mouse."""


class Appearance(StrEnum):
    """Light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Preset:
    """A session that is dealt often, under the name that the user gave it.

    `folder` took its files last; with `is_direct` they go there always, and nobody is asked. `sets`, 1 to
    MOST_SETS, are dealt at one go.
    """

    name: str
    event: str
    first_board: int
    last_board: int
    formats: tuple[str, ...]
    folder: Path | None = None
    is_direct: bool = False
    sets: int = 1

    @property
    def direct_folder(self) -> Path | None:
        """The folder into which it is dealt without a question; None where one is asked."""
        return self.folder if self.is_direct else None


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is remembered from one start to the next.

    `owner` is the identification, raw bytes as they go into the hash. `machine` names what the files are
    for, `formats` the formats ticked at start, both by their names. `language` is empty (the system's) or
    a code, `text_percent` one of TEXT_SIZES. `last_preset` is the name of the preset used last, or empty.
    `records` is how records and labels were printed last, choice by choice; whoever prints says what a
    strange one means. `unknown` carries what a newer program wrote: name and JSON text.
    """

    owner: bytes = field(default=b"", repr=False)
    machine: tuple[str, ...] = ()
    formats: tuple[str, ...] = ("pbn", "dlm")
    folder: Path | None = None
    archive_folder: Path | None = field(default_factory=places.archive_folder)
    profile: Profile = Profile.STANDARD
    randomness: RandomnessPolicy = RandomnessPolicy.USER
    appearance: Appearance = Appearance.SYSTEM
    text_percent: int = TEXT_SIZES[0]
    language: str = ""
    presets: tuple[Preset, ...] = ()
    last_preset: str = ""
    records: Mapping[str, Choice] = field(default_factory=dict)
    recent_tournaments: tuple[Path, ...] = ()
    is_first_run: bool = True
    unknown: tuple[tuple[str, str], ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class SettingsDamage:
    """What could not be read: the file as a whole, or some settings by name.

    `set_aside` is where a file damaged as a whole lies now, None where it could not be moved; `too_large`
    says that it was more than is read.
    """

    settings: tuple[str, ...] = ()
    set_aside: Path | None = None
    too_large: FileTooLarge | None = None

    def __str__(self) -> str:
        # The language is one of the settings, so nothing is put into words before it is asked for.
        if self.settings:
            text = translate("reasons", "These settings could not be read and start afresh: {names}.")
            return text.format(names=", ".join(map(setting_words, self.settings)))
        reason = (
            translate("reasons", "the file is damaged")
            if self.too_large is None
            else str(self.too_large).rstrip(".")
        )
        text = translate("reasons", "The settings could not be read ({reason}) and start afresh.")
        afresh = text.format(reason=reason)
        if self.set_aside is None:
            return afresh
        kept = translate("reasons", "The file was kept as “{path}”.").format(path=self.set_aside)
        return f"{afresh} {kept}"


def setting_words(name: str) -> str:
    """Return what the window calls the setting `name`, a field of `Settings`, in the user's language."""
    words = {
        "owner": translate("settings", "Identification"),
        "machine": translate("settings", "Files for"),
        "formats": translate("settings", "Formats"),
        "folder": translate("settings", "Folder for the files"),
        "archive_folder": translate("settings", "Folder for used sets"),
        "profile": translate("settings", "Exactly as Big Deal"),
        "randomness": translate("settings", "Randomness"),
        "appearance": translate("settings", "Appearance"),
        "text_percent": translate("settings", "Text size"),
        "language": translate("settings", "Language"),
        "presets": translate("settings", "Presets"),
        "last_preset": translate("settings", "The last preset"),
        "records": translate("settings", "Print options"),
        "recent_tournaments": translate("settings", "Recent tournaments"),
        "is_first_run": translate("settings", "First start"),
    }
    return words[name]


def load(path: Path, report: Callable[[SettingsDamage], None] = lambda _damage: None) -> Settings:
    """Return the settings kept at `path`, the defaults where there are none.

    A file damaged as a whole is renamed to `NAME.damaged-1` (2, 3 …); `report` hears of any damage.

    Raises:
        CannotRead: the file is there but the system does not hand it out; saving would lose it.
    """
    try:
        if not path.exists():
            return Settings()
        top = _table(read_file(path, MAX_SETTINGS_BYTES))
    except OSError as error:
        raise CannotRead(path, disk.reason(error)) from error
    except FileTooLarge as error:
        report(SettingsDamage(set_aside=_set_aside(path), too_large=error))
        return Settings()
    except (ValueError, TypeError, RecursionError):
        report(SettingsDamage(set_aside=_set_aside(path)))
        return Settings()
    reader = _Reader(top)
    settings = reader.settings()
    if reader.damaged:
        report(SettingsDamage(tuple(reader.damaged)))
    return settings


def save(path: Path, settings: Settings, *, on: disk.Disk | None = None) -> None:
    """Keep `settings` at `path`, wholly or not at all; its folder is made where it is missing.

    Raises:
        CannotWrite, PortableUnwritable: the system refused, or it would be more than is read; what was kept
            before is untouched.
    """
    text = json.dumps(_as_json(settings), indent=2) + "\n"
    if len(text) > MAX_SETTINGS_BYTES:
        # It would be taken for damaged at the next start, and everything in it lost.
        raise CannotWrite(
            path,
            translate("reasons", "it would be longer than {max_settings_bytes} bytes").format(
                max_settings_bytes=MAX_SETTINGS_BYTES
            ),
        )
    try:
        disk.replace_own(path, text.encode("ascii"), on or disk.system_disk())
    except OSError as error:
        places.check_portable()
        raise CannotWrite(path, disk.reason(error)) from error


def _set_aside(path: Path) -> Path | None:
    number = 1
    while True:
        aside = path.with_name(f"{path.name}.damaged-{number}")
        try:
            disk.claim_and_replace(path, aside)
        except FileExistsError:
            number += 1
        except OSError:
            return None
        else:
            return aside


def _as_json(settings: Settings) -> dict[str, object]:
    unknown = {name: json.loads(text) for name, text in settings.unknown}
    return unknown | {
        "owner": settings.owner.hex(),
        "machine": list(settings.machine),
        "formats": list(settings.formats),
        "folder": _path_text(settings.folder),
        "archive_folder": _path_text(settings.archive_folder),
        "profile": settings.profile.value,
        "randomness": RandomnessPolicy(settings.randomness).value,
        "appearance": Appearance(settings.appearance).value,
        "text_percent": settings.text_percent,
        "language": settings.language,
        "presets": [
            {
                "name": preset.name,
                "event": preset.event,
                "boards": [preset.first_board, preset.last_board],
                "formats": list(preset.formats),
                "folder": _path_text(preset.folder),
                "always_there": preset.is_direct,
                "sets": preset.sets,
            }
            for preset in settings.presets
        ],
        "last_preset": settings.last_preset,
        "records": dict(settings.records),
        "recent_tournaments": [places.text_of_folder(path) for path in settings.recent_tournaments],
        "is_first_run": settings.is_first_run,
    }


def _path_text(path: Path | None) -> str:
    return "" if path is None else places.text_of_folder(path)


class _Reader:
    """Takes settings out of a table one by one and remembers which were damaged."""

    def __init__(self, untrusted_top: dict[str, object]) -> None:
        self._top = dict(untrusted_top)
        self.damaged: list[str] = []

    def settings(self) -> Settings:
        default = Settings()
        return Settings(
            owner=self._take("owner", _hex_bytes, default.owner),
            machine=self._take("machine", _texts, default.machine),
            formats=self._take("formats", _texts, default.formats),
            folder=self._take("folder", _folder, default.folder),
            archive_folder=self._take("archive_folder", _folder, default.archive_folder),
            profile=self._take("profile", _choice(Profile), default.profile),
            randomness=self._take("randomness", _choice(RandomnessPolicy), default.randomness),
            appearance=self._take("appearance", _choice(Appearance), default.appearance),
            text_percent=self._take("text_percent", _text_size, default.text_percent),
            language=self._take("language", _text, default.language),
            presets=self._take("presets", _presets, default.presets),
            last_preset=self._take("last_preset", _text, default.last_preset),
            records=self._take("records", _choices, default.records),
            recent_tournaments=self._take("recent_tournaments", _paths, default.recent_tournaments),
            is_first_run=self._take("is_first_run", _truth, default.is_first_run),
            unknown=tuple((name, json.dumps(value)) for name, value in self._top.items()),
        )

    def _take(self, name: str, convert: Callable[[object], _Value], default: _Value) -> _Value:
        if name not in self._top:
            return default
        try:
            return convert(self._top.pop(name))
        except (ValueError, TypeError, KeyError, InvalidPlan):
            self.damaged.append(name)
            return default


def _table(untrusted_data: bytes) -> dict[str, object]:
    top = json.loads(untrusted_data)
    if not isinstance(top, dict):
        raise TypeError("no table of settings")
    return top


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > MAX_TEXT:
        raise TypeError("no text, or too long a one")
    return value


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError("neither true nor false")
    return value


def _integer(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("no integer")
    return value


def _text_size(value: object) -> int:
    size = _integer(value)
    if size not in TEXT_SIZES:
        raise ValueError("no text size on offer")
    return size


def _items(value: object) -> list[object]:
    if not isinstance(value, list) or len(value) > MAX_ITEMS:
        raise TypeError("no list, or too long a one")
    return value


def _hex_bytes(value: object) -> bytes:
    return bytes.fromhex(_text(value))


def _texts(value: object) -> tuple[str, ...]:
    return tuple(_text(item) for item in _items(value))


def _folder(value: object) -> Path | None:
    text = _text(value)
    if "\0" in text:
        raise ValueError("no path")
    return places.folder_of_text(text) if text else None


def _paths(value: object) -> tuple[Path, ...]:
    found = tuple(_folder(item) for item in _items(value))
    return tuple(path for path in found if path is not None)


def _choice(kind: type[_Member]) -> Callable[[object], _Member]:
    return lambda value: kind(_text(value))


def _choices(value: object) -> Mapping[str, Choice]:
    if not isinstance(value, dict) or len(value) > MAX_ITEMS:
        raise TypeError("no table of choices, or too long a one")
    for chosen in value.values():
        if not isinstance(chosen, int):
            _text(chosen)
    return value


def _presets(value: object) -> tuple[Preset, ...]:
    return tuple(_preset(item) for item in _items(value))


def _sets(value: object) -> int:
    if not 1 <= (sets := _integer(value)) <= MOST_SETS:
        raise ValueError("no number of sets")
    return sets


def _preset(value: object) -> Preset:
    if not isinstance(value, dict):
        raise TypeError("no preset")
    first, last = (_integer(number) for number in _items(value["boards"]))
    boards = BoardRange(first, last)
    return Preset(
        _text(value["name"]),
        _text(value["event"]),
        boards.first,
        boards.last,
        _texts(value["formats"]),
        _folder(value.get("folder", "")),
        _truth(value.get("always_there", False)),
        _sets(value.get("sets", 1)),
    )
