"""The words of sheets for dealing by hand, of labels and of checklists, a language each."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetWords:
    """A language's words. Texts with a {field} are completed by the methods.

    `dealing_how` to `dealing_keep` say how a pack is dealt by the sheet; `piles` heads the numbers of cards
    that the four piles hold by then. `made` and `checked` head narrow columns.
    """

    dealing_title: str
    dealing_how: str
    dealing_check: str
    dealing_keep: str
    piles: str
    curtain_title: str
    curtain_how: str
    labels_title: str
    records_note: str
    checklist_title: str
    checklist_how: str
    board: str
    dealer: str
    vulnerable: str
    copy_of: str
    made: str
    checked: str
    signature: str

    def copy(self, number: int) -> str:
        """Return `Copy 2`."""
        return self.copy_of.format(number=number)
