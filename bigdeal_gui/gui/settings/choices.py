"""The choices of the settings page that need a sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bigdeal_gui.formats.format import Profile
from bigdeal_gui.gui.parts.choice_group import ChoiceGroup
from bigdeal_gui.storage.settings import RandomnessPolicy

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def profile_choice(parent: QWidget) -> ChoiceGroup[Profile]:
    """Return the choice whose bytes the files have."""
    return ChoiceGroup(
        QCoreApplication.translate("SettingsPage", "Contents of the files"),
        (
            (
                Profile.STANDARD,
                QCoreApplication.translate("SettingsPage", "&Standard"),
                QCoreApplication.translate(
                    "SettingsPage",
                    "What machines and programs expect, with the known slips of older files put right.",
                ),
            ),
            (
                Profile.BIGDEAL,
                QCoreApplication.translate("SettingsPage", "E&xactly as Big Deal"),
                QCoreApplication.translate(
                    "SettingsPage",
                    "Byte for byte as Big Deal 2.0, but for the name of the program. For old procedures.",
                ),
            ),
        ),
        parent,
    )


def randomness_choice(parent: QWidget) -> ChoiceGroup[RandomnessPolicy]:
    """Return the choice whose randomness fills the meter."""
    return ChoiceGroup(
        QCoreApplication.translate("SettingsPage", "Randomness"),
        (
            (
                RandomnessPolicy.USER,
                QCoreApplication.translate("SettingsPage", "&Your typing and the computer"),
                QCoreApplication.translate(
                    "SettingsPage",
                    "You type or move the mouse until the meter is full. Both are mixed: one good source "
                    "is enough. Choose this if you can.",
                ),
            ),
            (
                RandomnessPolicy.SYSTEM,
                QCoreApplication.translate("SettingsPage", "The &computer alone"),
                QCoreApplication.translate(
                    "SettingsPage",
                    "For those who can neither type nor move a mouse. The boards are as random as this "
                    "computer is sound; you add nothing of your own, and the record of the set says so.",
                ),
            ),
        ),
        parent,
    )
