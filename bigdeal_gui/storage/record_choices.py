"""How records, sheets and labels were printed last: kept with the settings, and never a passphrase.

The words are those of the commands' options; whoever uses them takes its own default for a strange one.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Final

_MAX_TEXT: Final = 100


@dataclass(frozen=True, slots=True)
class RecordChoices:
    """The last choices. `language` is empty (the window's) or a code, `seal` a way of sealing."""

    paper: str = ""
    layout: str = ""
    order: str = ""
    colours: str = ""
    ten: str = ""
    language: str = ""
    double_dummy: bool = False
    web_page: bool = False
    seal: str = ""
    label_sheet: str = ""
    label_copies: int = 1
    site: str = ""
    sections: str = ""

    def to_json(self) -> dict[str, object]:
        """Return the choices as a table."""
        return asdict(self)


def record_choices_of(value: object) -> RecordChoices:
    """Return the choices that `to_json` wrote; what is missing has its default.

    Raises:
        TypeError: it is no such table.
    """
    if not isinstance(value, dict):
        raise TypeError("no table of choices")
    default = RecordChoices()
    found = {field.name: value.get(field.name, getattr(default, field.name)) for field in fields(default)}
    for name, one in found.items():
        if type(one) is not type(getattr(default, name)) or (isinstance(one, str) and len(one) > _MAX_TEXT):
            raise TypeError("no choice, or too long a one")
    return RecordChoices(**found)
