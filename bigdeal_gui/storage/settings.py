"""The user's settings, kept as JSON in one file of the program's own.

`Settings` is the one table of them: its fields are the rows that the file keeps, that what is read is checked
by, that the window shows and that the documents list. A value that cannot be read costs that value and no
other; keys of a newer program are carried along.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, get_origin, get_type_hints

from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.model import InvalidPlan
from bigdeal_gui.errors.storage import CannotRead, CannotWrite
from bigdeal_gui.formats.format import Profile
from bigdeal_gui.model.plans import MOST_SETS, BoardRange
from bigdeal_gui.storage import disk, places
from bigdeal_gui.storage.preset import Preset
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.words import translate

MAX_SETTINGS_BYTES: Final = 2**20
MAX_TEXT: Final = 1000  # characters of one text; settings are for people, who type less
MAX_ITEMS: Final = 1000  # presets, and names of formats

TEXT_SIZES: Final = (100, 115, 130, 150, 175, 200)  # on offer, in percent

CONTEXT: Final = "settings"
"""The context of the texts of the table in the translations."""

Choice: TypeAlias = str | int | bool
"""What was chosen of one thing, in a word, a number or a truth."""


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


class SetNames(StrEnum):
    """What the files of a set are called: by day and event, or with the set code at the end."""

    PLAIN = "plain"
    CODE = "code"


_LOOKS: Final = "Language and appearance"


class SettingRow(NamedTuple):
    """What is said of a setting, in English: `help` in the documents, all else in the window.

    The settings page shows it under its `topic`, with a `label`; what has none is chosen elsewhere, or
    remembered. It has one of `values`, called by `choices` and, where these say too little, `explanations`;
    `{percent}` is the value. A folder has the words of a `button`. Of any other the page has a control of
    its own, with the help above it where it `is_explained`.
    """

    title: str
    help: str
    topic: str = ""
    label: str = ""
    button: str = ""
    values: tuple[object, ...] = ()
    choices: tuple[str, ...] = ()
    explanations: tuple[str, ...] = ()
    is_explained: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is remembered from one start to the next, in the order in which the page shows it.

    A field with its row is all that a setting is, beside what uses it; its name is its key in the file, so
    it stays. `owner` is raw bytes as they go into the hash; `machine` and `formats` are names of rows in
    their tables. Whoever prints says what a strange choice in `records` means. `unknown` carries what a
    newer program wrote: name and JSON text.
    """

    language: Annotated[
        str, SettingRow("Language", "The window’s, such as `nl`. Empty: the system’s.", _LOOKS, "Lan&guage")
    ] = ""
    appearance: Annotated[
        Appearance,
        SettingRow(
            "Appearance",
            "Light or dark.",
            _LOOKS,
            "Co&lours",
            values=tuple(Appearance),
            choices=("Same as the system", "Light", "Dark"),
        ),
    ] = Appearance.SYSTEM
    text_percent: Annotated[
        int,
        SettingRow(
            "Text size",
            "The size of the window’s text, in percent.",
            _LOOKS,
            "&Text size",
            values=TEXT_SIZES,
            choices=("{percent} %",) * len(TEXT_SIZES),
        ),
    ] = TEXT_SIZES[0]
    owner: Annotated[
        bytes,
        SettingRow(
            "Identification",
            "Your club and place. It is mixed into every deal, so two clubs never deal the same boards, "
            "even from the same seed. It is not a password.",
            "Your club",
            "&Identification",
            is_explained=True,
        ),
    ] = field(default=b"", repr=False)
    formats: Annotated[
        tuple[str, ...],
        SettingRow("Formats", "Ticked when the program starts.", "Files", "Files", is_explained=True),
    ] = ("pbn", "dlm")
    folder: Annotated[
        Path | None,
        SettingRow("Folder for the files", "Empty: always asked.", "Files", "&New sets go to", "C&hoose…"),
    ] = None
    set_names: Annotated[
        SetNames,
        SettingRow(
            "Names of the files",
            "Whether the set code stands at the end.",
            "Files",
            "Nam&es of the files",
            values=tuple(SetNames),
            choices=("Day and event", "Day, event and set code"),
        ),
    ] = SetNames.PLAIN
    archive_folder: Annotated[
        Path | None,
        SettingRow("Folder for used sets", "Empty: always asked.", "Files", "&Used sets go to", "Ch&oose…"),
    ] = field(default_factory=places.archive_folder)
    profile: Annotated[
        Profile,
        SettingRow(
            "Exactly as Big Deal",
            "Which bytes files have where Big Deal’s own are doubtful.",
            "Dealing",
            "Contents of the files",
            values=tuple(Profile),
            choices=("&Standard", "E&xactly as Big Deal"),
            explanations=(
                "What machines and programs expect, with the known mistakes of older files corrected.",
                "The same bytes as Big Deal 2.0, except for the name of the program. For old procedures.",
            ),
        ),
    ] = Profile.STANDARD
    randomness: Annotated[
        RandomnessPolicy,
        SettingRow(
            "Randomness",
            "Whose randomness fills the meter. The computer’s own is always mixed in.",
            "Dealing",
            "Randomness",
            values=tuple(RandomnessPolicy),
            choices=("&Your typing and the computer", "Only the &computer"),
            explanations=(
                (
                    "You type or move the mouse until the meter is full. Both are mixed: one good source is"
                    " enough. Choose this if you can."
                ),
                (
                    "For anyone who can neither type nor move a mouse. The boards are as random as this "
                    "computer can be trusted. You add nothing yourself, and the certificate of the set "
                    "says so."
                ),
            ),
        ),
    ] = RandomnessPolicy.USER
    presets: Annotated[
        tuple[Preset, ...],
        SettingRow(
            "Presets",
            "Sessions that are dealt often: boards, formats, folder and number of sets under a name.",
            "Presets",
            "Pr&esets",
        ),
    ] = ()
    machine: Annotated[
        tuple[str, ...], SettingRow("Files for", "What the files are for, ticked at the first start.")
    ] = ()
    last_session: Annotated[
        tuple[Preset, ...],
        SettingRow("The last session", "What was dealt last, and where to; the page begins with it."),
    ] = ()
    last_preset: Annotated[str, SettingRow("Last preset", "The preset used last, by its name.")] = ""
    records: Annotated[
        Mapping[str, Choice], SettingRow("Print options", "How hand records and labels were printed last.")
    ] = field(default_factory=dict)
    recent_tournaments: Annotated[
        tuple[Path, ...], SettingRow("Recent tournaments", "The plans opened last, the newest first.")
    ] = ()
    leaves_files: Annotated[
        bool, SettingRow("Finished files stay", "Whether files of finished sets stay where they are.")
    ] = False
    is_first_run: Annotated[
        bool, SettingRow("First start", "Whether the program still has to ask its first questions.")
    ] = True
    unknown: tuple[tuple[str, str], ...] = field(default=(), repr=False)


_HINTS: Final = get_type_hints(Settings, include_extras=True)
SETTINGS: Final[Mapping[str, SettingRow]] = {
    name: hint.__metadata__[0] for name, hint in _HINTS.items() if get_origin(hint) is Annotated
}
"""The table, row by row."""


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
            text = translate("reasons", "These settings could not be read and were reset: {names}.")
            return text.format(names=", ".join(setting_words(SETTINGS[name].title) for name in self.settings))
        reason = (
            translate("reasons", "the file is damaged")
            if self.too_large is None
            else str(self.too_large).rstrip(".")
        )
        text = translate("reasons", "The settings could not be read ({reason}) and were reset.")
        were_reset = text.format(reason=reason)
        if self.set_aside is None:
            return were_reset
        kept = translate("reasons", "The file was kept as “{path}”.").format(path=self.set_aside)
        return f"{were_reset} {kept}"


def setting_words(text: str) -> str:
    """Return a text of the table in the user's language."""
    return translate(CONTEXT, text)


def load_settings(path: Path, report: Callable[[SettingsDamage], None] = lambda _damage: None) -> Settings:
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
        raise CannotRead(path, disk.system_reason(error)) from error
    except FileTooLarge as error:
        report(SettingsDamage(set_aside=_set_aside(path), too_large=error))
        return Settings()
    except (ValueError, TypeError, RecursionError):
        report(SettingsDamage(set_aside=_set_aside(path)))
        return Settings()
    settings, damaged = _read(top)
    if damaged:
        report(SettingsDamage(damaged))
    return settings


def save_settings(path: Path, settings: Settings, *, on: disk.Disk | None = None) -> None:
    """Keep `settings` at `path`, wholly or not at all; its folder is made where it is missing.

    Raises:
        CannotWrite, PortableUnwritable: the system refused, or it would be more than is read; what was kept
            before is untouched.
    """
    text = json.dumps(_as_json(settings), indent=2) + "\n"
    if len(text) > MAX_SETTINGS_BYTES:
        # It would be taken for damaged at the next start, and everything in it lost.
        reason = translate("reasons", "it would be longer than {max_settings_bytes} bytes")
        raise CannotWrite(path, reason.format(max_settings_bytes=MAX_SETTINGS_BYTES))
    try:
        disk.replace_own(path, text.encode("ascii"), on or disk.system_disk())
    except OSError as error:
        places.check_portable()
        raise CannotWrite(path, disk.system_reason(error)) from error


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
    return unknown | {name: _stored(getattr(settings, name)) for name in SETTINGS}


def _stored(value: object) -> object:
    """Return `value` as JSON has it."""
    match value:
        case None:
            return ""
        case bytes():
            stored: object = value.hex()
        case Enum():
            stored = value.value
        case Path():
            stored = places.text_of_folder(value)
        case tuple():
            stored = [_stored(item) for item in value]
        case Preset():
            stored = {
                "name": value.name,
                "event": value.event,
                "boards": [value.first_board, value.last_board],
                "formats": list(value.formats),
                "folder": _stored(value.folder),
                "always_there": value.is_direct,
                "sets": value.sets,
            }
        case _:
            stored = value
    return stored


def _read(untrusted_top: dict[str, object]) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings, and the names of those that are damaged."""
    values: dict[str, Any] = {}
    damaged = []
    for name in SETTINGS:
        if name not in untrusted_top:
            continue
        try:
            values[name] = _value(name, untrusted_top.pop(name))
        except (ValueError, TypeError, KeyError, InvalidPlan):
            damaged.append(name)
    unknown = tuple((name, json.dumps(value)) for name, value in untrusted_top.items())
    return Settings(**values, unknown=unknown), tuple(damaged)


def _value(name: str, untrusted: object) -> object:
    values = SETTINGS[name].values
    if not values:
        return _READERS[_HINTS[name].__origin__](untrusted)
    if type(untrusted) not in {str, int}:
        raise TypeError("1.0 and true are no 1")
    return {_stored(value): value for value in values}[untrusted]


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


def _items(value: object) -> list[object]:
    if not isinstance(value, list) or len(value) > MAX_ITEMS:
        raise TypeError("no list, or too long a one")
    return value


def _texts(value: object) -> tuple[str, ...]:
    return tuple(map(_text, _items(value)))


def _folder(value: object) -> Path | None:
    text = _text(value)
    if "\0" in text:
        raise ValueError("no path")
    return places.folder_of_text(text) if text else None


def _paths(value: object) -> tuple[Path, ...]:
    return tuple(path for path in map(_folder, _items(value)) if path is not None)


def _choices(value: object) -> Mapping[str, Choice]:
    if not isinstance(value, dict) or len(value) > MAX_ITEMS:
        raise TypeError("no table of choices, or too long a one")
    for chosen in value.values():
        if not isinstance(chosen, int):
            _text(chosen)
    return value


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


_READERS: Final[Mapping[object, Callable[[object], object]]] = {
    bool: _truth,
    bytes: lambda value: bytes.fromhex(_text(value)),
    str: _text,
    tuple[str, ...]: _texts,
    Path | None: _folder,
    tuple[Path, ...]: _paths,
    tuple[Preset, ...]: lambda value: tuple(map(_preset, _items(value))),
    Mapping[str, Choice]: _choices,
}
"""How a setting of each type is read; each raises ValueError, TypeError, KeyError or InvalidPlan."""
