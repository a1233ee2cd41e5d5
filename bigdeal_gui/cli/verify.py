"""`bigdeal verify`: whether plan, keys and boards of a tournament are those that were promised."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import say, stopped_by_signals, tell
from bigdeal_gui.cli.parts.progress import Bar
from bigdeal_gui.cli.parts.secrets import unlock_of, unlocking
from bigdeal_gui.cli.parts.set_texts import say_json, shown
from bigdeal_gui.services.cancel import CancelToken
from bigdeal_gui.services.tournament.plan import SEALED_SUFFIX
from bigdeal_gui.services.tournament.verify import verify

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigdeal_gui.services.tournament.verify_report import VerifyReport
    from bigdeal_gui.tournament.proof import PartProof

_MOST_SHOWN: Final = 3


@click.command("verify", short_help="Prove that boards are those that were promised.")
@click.argument(
    "files", metavar="NAME.sqd [FILE]...", nargs=-1, required=True, type=click.Path(path_type=Path)
)
@click.option(
    "--keys", metavar="NAME.sqk", type=click.Path(path_type=Path), help="The keys that were revealed."
)
@click.option(
    "--boards",
    metavar="FILE",
    multiple=True,
    type=click.Path(path_type=Path),
    help="Files of boards; those behind NAME.sqd are boards as well.",
)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
@unlocking
@click.pass_context
def command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    context: click.Context,
    files: tuple[Path, ...],
    keys: Path | None,
    boards: tuple[Path, ...],
    as_json: bool,  # noqa: FBT001 - a flag of the command line
    passphrase_file: str | None,
    identities: tuple[str, ...],
    shares: tuple[str, ...],
) -> None:
    """Prove that boards are those that were promised; no card is ever shown.

    NAME.sqd alone takes what lies beside it; a public pack (a .zip, or its folder) holds everything.
    Every board given must come from some session, original or reserve, and the answer says from which.

    Exit codes: 0 everything holds, 1 something does not, 2 there is no plan, 4 a file is damaged.
    """
    paths = (*files, *((keys,) if keys else ()), *boards)
    sealed = next((path for path in paths if path.name.lower().endswith(SEALED_SUFFIX)), Path())
    cancel = CancelToken()
    with stopped_by_signals(cancel), Bar("Verifying") as progress:
        report = verify(
            paths,
            unlock=unlock_of(sealed, passphrase_file, identities, shares),
            progress=progress,
            cancel=cancel,
        )
    say_json(report.to_json()) if as_json else _say_report(report)
    context.exit(int(report.exit_code))


def _say_report(report: VerifyReport) -> None:
    say(f"{shown(report.plan.name)}: {shown(report.plan.source)}")
    if report.plan.value is not None:
        say(f"Outside value: {shown(report.plan.value)}")
    for line in _promises(report):
        say(line)
    for file in report.proof.files if report.proof else ():
        for part in file.parts:
            _say_part(file.name, part)
    for remark in report.remarks:
        say(f"Note: {shown(remark)}")
    for problem in report.problems:
        tell(f"bigdeal: {shown(problem)}")
    for unreadable in report.unreadable:
        tell(f"bigdeal: {shown(unreadable.name)}: {unreadable.error}")
    if report.is_ok and report.proof is not None:
        say(f"All {report.proof.board_count} boards are as promised.")


def _promises(report: VerifyReport) -> Iterator[str]:
    if report.keys_problem is None:
        yield "Keys: none yet; they are published after play."
    elif not report.keys_problem:
        yield "Keys: the ones that were promised."
    if report.broken is None:
        yield "Plan: there is no commitment file, so only the keys are bound (KH)."
    elif not report.broken:
        yield "Plan: the one that was promised."


def _say_part(name: str, part: PartProof) -> None:
    title = shown(part.session.title) if part.session else "not of this tournament"
    good = ", ".join(str(board.number) for board in part.boards if board.is_ok)
    say(f"{'ok ' if part.is_ok else 'NOT'} {shown(name)}: {title}{f': boards {good}' if good else ''}")
    for board in [proof for proof in part.boards if not proof.is_ok][:_MOST_SHOWN]:
        say(f"      board {board.number}: {board.reason}")
