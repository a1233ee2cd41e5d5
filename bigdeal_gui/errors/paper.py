"""Pages that cannot be drawn."""

from __future__ import annotations

from bigdeal_gui.errors.base import AppError, ExitCode


class PaperError(AppError):
    """Something that could not be put on paper."""


class PrintingUnavailable(PaperError):
    """This computer lacks what pages are drawn with; `reason` says what."""

    sentence = "Nothing can be printed on this computer: {reason}."
    title = "Nothing can be printed"
    hint = "Nothing was written. Install what is missing, or do this on another computer."
    exit_code = ExitCode.SYSTEM

    reason: str


class LogoUnusable(PaperError):
    """A picture that cannot be a logo; `reason` says why."""

    sentence = "This picture cannot be used as a logo: {reason}."
    title = "Not a logo"
    hint = "Nothing was changed. Save the picture as a PNG about 1000 pixels wide, and choose that."
    exit_code = ExitCode.DAMAGED

    reason: str


class LayoutTooSmall(PaperError):
    """A layout whose cards would be smaller than `least` points on the paper; `layout` is its name."""

    sentence = "With this paper and binding, layout {layout} would print cards smaller than {least} points."
    title = "Too small to be read"
    hint = (
        "Nothing was written. Take fewer boards a page (--layout) or larger paper (--paper), or leave out the"
        " room for holes, or the results."
    )
    exit_code = ExitCode.REFUSED

    layout: str
    least: str
