"""Boards that cannot be analysed."""

from __future__ import annotations

from bigdeal_gui.errors.base import AppError, ExitCode


class AnalysisError(AppError):
    """Something that could not be found out about boards."""


class AnalysisUnavailable(AnalysisError):
    """This computer lacks what double-dummy results are computed with; `reason` says what."""

    sentence = "Double-dummy analysis is not available on this computer: {reason}."
    title = "No double-dummy results"
    hint = (
        "The boards have not changed. Print without the analysis; if the program runs under Python, "
        "install bigdeal-gui[analysis]."
    )
    exit_code = ExitCode.SYSTEM

    reason: str
