"""The window's settings, as far as a command goes by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.cli.parts.boundary import tell
from bigdeal_gui.storage import places, settings

if TYPE_CHECKING:
    from bigdeal_gui.storage.settings import Settings, SettingsDamage


def kept_settings() -> Settings:
    """Return the settings, the defaults where there are none; tell where they are damaged.

    Raises:
        CannotRead: the system does not hand them out.
    """
    return settings.load(places.settings_path(), _tell_damage)


def _tell_damage(damage: SettingsDamage) -> None:
    tell(f"bigdeal: {damage}")
