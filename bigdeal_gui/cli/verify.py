"""`bigdeal verify`: whether plan, keys and boards of a tournament are those that were promised."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import echo, echo_json, echo_stderr, echo_words, stopped_by_signals
from bigdeal_gui.cli.parts.language import tr, translatable
from bigdeal_gui.cli.parts.progress import Bar
from bigdeal_gui.cli.parts.secrets import unlock_from_options, unlocking_options
from bigdeal_gui.services.tournament.layout import SEALED_SUFFIX, find_plan
from bigdeal_gui.services.tournament.verify import saved_plans, verify_tournament_files
from bigdeal_gui.services.work import CancelToken
from bigdeal_gui.tournament.digest_forms import digest_groups, digest_words, is_complete_digest
from bigdeal_gui.tournament.verdict.lists import Entry, EntryKind, ListName, VerdictWord, count_of_boards
from bigdeal_gui.tournament.verdict.statements import Statements, parse_played
from bigdeal_gui.words import one_line_name

if TYPE_CHECKING:
    from bigdeal_gui.services.tournament.verify_report import VerifyReport

_SIGNS: Final = {
    ListName.PROVED: "+",
    ListName.LEFT_TO_YOU: "?",
    ListName.CHOSEN: "!",
    ListName.CONTRADICTED: "X",
}
_VERDICTS: Final = {
    VerdictWord.PROVED: translatable("GREEN: proved. Nothing is left to you, and nothing could be chosen."),
    VerdictWord.OPEN: translatable("AMBER: nothing here is wrong, but not everything is settled."),
    VerdictWord.FALSE: translatable("RED: something here is not as promised."),
}
_ANSWERS: Final = {
    EntryKind.PUBLISHED: translatable("--digest or --plan, and --before"),
    EntryKind.PLAYED: translatable("--played all (or 1:1-3)"),
    EntryKind.VALUE: "--value",
    EntryKind.FIRST_PROMISE: "--no-other-promise",
}
"""How somebody says what no file can."""
_MOST_SHOWN: Final = 40
_MOST_SESSIONS: Final = 20
"""Of more sessions the boards are told in one line."""


@click.command("verify")
@click.argument(
    "files", metavar="NAME.sqd [FILE]...", nargs=-1, required=True, type=click.Path(path_type=Path)
)
@click.option("--keys", metavar="NAME.sqk", type=click.Path(path_type=Path), help="The revealed keys.")
@click.option(
    "--boards",
    metavar="FILE",
    multiple=True,
    type=click.Path(path_type=Path),
    help="Files of boards; those after NAME.sqd are boards as well.",
)
@click.option(
    "--digest",
    metavar="HEX|WORDS",
    default="",
    help="The check code (SHA-256) as you saw it published, digits or 13 words.",
)
@click.option(
    "--plan",
    "kept",
    metavar="KEPT.sqd",
    multiple=True,
    type=click.Path(path_type=Path),
    help="A plan that you kept yourself; one among the FILEs proves nothing.",
)
@click.option(
    "--before", is_flag=True, help="You saw that check code, or had that plan, before the promised moment."
)
@click.option("--value", metavar="TEXT", default="", help="The outside value as you looked it up.")
@click.option(
    "--played",
    metavar="SESSIONS",
    multiple=True,
    help="The sessions that were played: 1:1-3, 2:all, or all; may be given several times.",
)
@click.option(
    "--no-other-promise",
    is_flag=True,
    help="You know of no earlier promise of this organiser for this event.",
)
@click.option("--strict", is_flag=True, help="Exit code 1 unless everything is proved (green).")
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
@unlocking_options
@click.pass_context
def verify_command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    context: click.Context,
    files: tuple[Path, ...],
    keys: Path | None,
    boards: tuple[Path, ...],
    digest: str,
    kept: tuple[Path, ...],
    *,
    before: bool,
    value: str,
    played: tuple[str, ...],
    no_other_promise: bool,
    strict: bool,
    as_json: bool,
    passphrase_file: str | None,
    identities: tuple[str, ...],
    shares: tuple[str, ...],
) -> None:
    """Prove that boards are the promised ones.

    NAME.sqd alone takes the files beside it; a public pack (.zip or folder) contains everything. Every
    board must come from some session, original or reserve, and the answer says which. No card is ever
    shown.

    GREEN: all is proved, with what you say. AMBER: nothing is wrong; lists show what is left to you, and
    what the organiser could still choose. RED: something contradicts.

    Exit codes: 0 green or amber, 1 red (with --strict, amber too), 2 there is no plan, 4 a damaged file.
    """
    plans = (path if path.exists() else find_plan(path) for path in files)
    paths = (*plans, *((keys,) if keys else ()), *boards)
    sealed = next((path for path in paths if path.name.lower().endswith(SEALED_SUFFIX)), Path())
    said = parse_played(played)
    statements = Statements(digest, saved_plans(kept), before, value, said, no_other_promise)
    cancel = CancelToken()
    with stopped_by_signals(cancel), Bar(tr("Verifying")) as progress:
        report = verify_tournament_files(
            paths,
            statements=statements,
            unlock=unlock_from_options(sealed, passphrase_file, identities, shares),
            progress=progress,
            cancel=cancel,
        )
    echo_json(report.to_json()) if as_json else _say_report(report)
    context.exit(int(report.strict_exit_code if strict else report.exit_code))


def _say_report(report: VerifyReport) -> None:
    echo(f"{one_line_name(report.plan.name)}: {one_line_name(report.plan.source)}")
    if report.plan.value is not None and report.is_value_told:
        echo_words("Outside value: {value}", value=report.plan.value)
    said = report.statements
    if report.evidence.promise is not None and (is_complete_digest(said.digest) or said.plans):
        digest = report.evidence.promise.digest
        echo_words("Check code: {digest}", digest=digest_groups(digest))
        echo_words("   as words: {words}", words=" ".join(digest_words(digest)))
    for name in ListName:
        _say_list(name, report.lists.entries(name))
    for remark in report.remarks:
        echo_words("Note: {text}", text=remark)
    echo("")
    for line in _verdict(report):
        echo(line)


def _say_list(name: ListName, entries: tuple[Entry, ...]) -> None:
    if not entries:
        return
    told = echo_stderr if name is ListName.CONTRADICTED else echo
    told("")
    told(name.in_words())
    boards = [entry for entry in entries if entry.kind is EntryKind.BOARDS]
    if len(boards) > _MOST_SESSIONS:
        sessions = len({entry.session for entry in boards})
        told(
            f"  {_SIGNS[name]} "
            + tr(
                "{boards} boards of {sessions} sessions: each from its session’s key and the\n    outside"
                " value (--json lists them one by one).",
                boards=count_of_boards(boards),
                sessions=sessions,
            )
        )
        entries = tuple(entry for entry in entries if entry.kind is not EntryKind.BOARDS)
    for entry in entries[:_MOST_SHOWN]:
        told(f"  {_SIGNS[name]} {one_line_name(entry.text)}")
    if len(entries) > _MOST_SHOWN:
        told(tr("  … and {count} more (--json lists them all)", count=len(entries) - _MOST_SHOWN))


def _verdict(report: VerifyReport) -> list[str]:
    lists = report.lists
    lines = [tr("Boards proved: {count}", count=lists.board_count)]
    if report.waits_for_others:
        lines.append(tr("As promised so far: the other sessions can be verified when they are revealed."))
    elif lists.word is VerdictWord.OPEN:
        kinds = {entry.kind for entry in lists.left_to_you}
        answers = [tr(option) for kind, option in _ANSWERS.items() if kind in kinds]
        if answers:
            lines.append(tr("Left to you: answer with {answers}.", answers=", ".join(answers)))
        if lists.chosen:
            lines.append(
                tr("Still chosen: no accusation. Ask the organiser about it, and judge for yourself.")
            )
        if EntryKind.OTHER_SESSIONS in kinds:
            lines.append(
                tr("Other sessions are still secret: until they are revealed, amber is the best possible.")
            )
    return [*lines, tr(_VERDICTS[lists.word])]
