"""Deals of the package endplay, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bigdeal_gui.library.packages import package
from bigdeal_gui.model.diagrams import deal_text, parse_deal

if TYPE_CHECKING:
    from bigdeal_gui.model.deals import Deal


def to_endplay(deal: Deal) -> Any:  # noqa: ANN401 - of a package that brings no types
    """Return an `endplay.types.Deal`.

    Raises:
        PackageMissing: endplay is not installed.
    """
    return package("endplay.types").Deal(deal_text(deal))


def from_endplay(theirs: Any) -> Deal:  # noqa: ANN401 - as above
    """Return the deal of an `endplay.types.Deal` with all of its cards.

    Raises:
        InvalidDeal: cards have been played, or lie with nobody.
    """
    return parse_deal(theirs.to_pbn())
