"""`bigdeal self-test`: known answers for every step from a seed to a file, and a dossier for committees."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import echo, echo_file, echo_words, stopped_by_signals
from bigdeal_gui.cli.parts.language import tr, usage_error
from bigdeal_gui.cli.parts.print_options import PAPER, options_of_print
from bigdeal_gui.cli.parts.progress import Bar
from bigdeal_gui.errors.base import ExitCode
from bigdeal_gui.errors.randomness import SelfTestFailed
from bigdeal_gui.services.dealing.self_test import run_self_test
from bigdeal_gui.services.verify_page import page_digest
from bigdeal_gui.services.work import CancelToken

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_options import RecordOptions
    from bigdeal_gui.paper.surface import PaperSize

BOARDS: Final = 10_000_000
_LEAST_BOARDS: Final = 10_000
_MOST_BOARDS: Final = 100_000_000


@click.command("self-test")
@click.option(
    "--dossier", "target", metavar="FILE.pdf", help="Also test fresh boards, and write all into a new file."
)
@click.option(
    "--boards",
    type=click.IntRange(_LEAST_BOARDS, _MOST_BOARDS),
    help=f"How many fresh boards the dossier counts. Without it, {BOARDS:,}.",
)
@PAPER
@options_of_print("language")
@click.pass_context
def self_test_command(
    context: click.Context, target: str | None, boards: int | None, paper: PaperSize, options: RecordOptions
) -> None:
    """Check this copy of the program against known answers.

    The last line is the SHA-256 of this copy's verify.html: players can compare theirs.

    With --dossier it also deals fresh boards by the million (minutes), compares them with chance, and
    writes a PDF to be signed.

    Exit codes: 0 all is well, 5 a known answer is wrong or the dossier FAILED, 1 another dossier has to be
    made.
    """
    if target is not None:
        _make_dossier(context, Path(target), boards or BOARDS, replace(options, paper=paper))
        return
    if boards is not None:
        raise usage_error("--boards goes with --dossier FILE.pdf.")
    for part in run_self_test():
        echo_words("{part}: ok", part=part)
    echo(f"verify.html: SHA-256 {page_digest()}")


def _make_dossier(context: click.Context, target: Path, boards: int, looks: RecordOptions) -> None:
    """Make the dossier, and end with the exit code that its verdict has.

    Raises:
        Usage: the name does not end with .pdf.
        SelfTestFailed: it says FAILED.
    """
    if target.suffix.lower() != ".pdf":
        raise usage_error("The dossier's file is called NAME.pdf.")
    from bigdeal_gui.services.dealing.dossier import make_dossier  # noqa: PLC0415 - loads what prints
    from bigdeal_gui.services.dealing.trial_boards import TrialVerdict  # noqa: PLC0415 - as above

    cancel = CancelToken()
    with stopped_by_signals(cancel), Bar(tr("Testing fresh boards")) as progress:
        made = make_dossier(target, boards=boards, looks=looks, progress=progress, cancel=cancel)
    echo(made.verdict.value)
    for reason in made.reasons:
        echo(reason)
    echo_file(made.file.path, made.file.size_bytes)
    if made.verdict is TrialVerdict.FAILED:
        raise SelfTestFailed(made.failed_part)
    if made.verdict is TrialVerdict.UNCLEAR:
        context.exit(int(ExitCode.CHECK_FAILED))
