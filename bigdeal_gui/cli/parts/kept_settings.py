"""The window's settings, as far as a command goes by them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigdeal_gui.cli.parts.boundary import echo_stderr, output_manner
from bigdeal_gui.storage import places, settings

if TYPE_CHECKING:
    from bigdeal_gui.storage.settings import Settings, SettingsDamage

_WITHOUT_SETTINGS: Final = "pbn"
"""What nearly every program reads."""


def kept_settings() -> Settings:
    """Return the settings, the defaults where there are none; tell where they are damaged.

    Raises:
        CannotRead: the system does not hand them out.
    """
    return settings.load_settings(places.settings_path(), _tell_damage)


def kept_language() -> str:
    """Return the language in the settings, empty where none was chosen.

    Only of a file that was set aside is told, as nobody meets it again. Of other damage the commands tell
    that go by the settings, in this language.

    Raises:
        CannotRead: as `kept_settings`.
    """

    def report(damage: SettingsDamage) -> None:
        if damage.set_aside is not None:
            _tell_damage(damage)

    return settings.load_settings(places.settings_path(), report).language


def kept_formats() -> str:
    """Return the formats in the settings, with commas between; `pbn` where there are no settings yet.

    Raises:
        CannotRead: as `kept_settings`.
    """
    if not places.settings_path().exists():
        return _WITHOUT_SETTINGS
    return ",".join(kept_settings().formats) or _WITHOUT_SETTINGS


def _tell_damage(damage: SettingsDamage) -> None:
    # A command asks for several settings: it tells once.
    text = f"bigdeal: {damage}"
    if text != output_manner().damage:
        output_manner().damage = text
        echo_stderr(text)
