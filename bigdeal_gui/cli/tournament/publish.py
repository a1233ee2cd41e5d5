"""`bigdeal tournament inspect`, `publish`, `sheet` and `published`: the promise, closed for good."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts import moments
from bigdeal_gui.cli.parts.boundary import echo, echo_stderr, echo_words, echo_words_stderr
from bigdeal_gui.cli.parts.language import tr, usage_error
from bigdeal_gui.cli.parts.moments import typed_moment
from bigdeal_gui.cli.parts.opening import journal_of_command, open_journal
from bigdeal_gui.cli.parts.print_options import PAPER
from bigdeal_gui.cli.parts.questions import ask_yes, is_at_terminal
from bigdeal_gui.cli.parts.secrets import SEALED_BY, asked_new_passphrase, passphrase_in
from bigdeal_gui.cli.tournament.arguments import plan_argument
from bigdeal_gui.cli.tournament.texts import echo_digest, echo_findings, echo_next, echo_praise, finding_line
from bigdeal_gui.errors.base import ExitCode
from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.errors.storage import StorageError
from bigdeal_gui.errors.tournament import PlanNotReady
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.seals.shares import Sharing
from bigdeal_gui.services.tournament.chain import known_promises
from bigdeal_gui.services.tournament.keys import Custody, Keeping, Seal
from bigdeal_gui.services.tournament.plan import open_tournament
from bigdeal_gui.services.tournament.publish import (
    Published,
    announce_plan,
    inspect_tournament,
    publish_tournament,
    require_unpublished,
)
from bigdeal_gui.services.tournament.record import Milestone, tournament_record
from bigdeal_gui.services.tournament.sheet import write_publication_sheet
from bigdeal_gui.services.work import Work
from bigdeal_gui.tournament.holders.holder_promise import shared_promise
from bigdeal_gui.tournament.inspector import blocking_findings
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.known_rules import rule_in_words, source_by_name
from bigdeal_gui.tournament.value.round_rule import RoundRule, round_or_figure
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, SourceRule, ValueKind

if TYPE_CHECKING:
    from bigdeal_gui.paper.surface import PaperSize
    from bigdeal_gui.tournament.findings import Finding

ALL_WARNINGS: Final = "all"
_CHECKED_FORMATS: Final = "pbn,dlm,dup"


def round_rule_from_options(
    at: str | None, number: int | None, or_else: str, day: datetime | None
) -> RoundRule:
    """Return the rule that --of drand with --at or --round, --or-else and --day make.

    What counts should the network have ended is of the day after the round where no other day is given.

    Raises:
        Usage: one of them is missing or cannot be read.
        InvalidRule: the parts make no rule.
    """
    if (at is None) == (number is None) or not or_else.strip():
        raise usage_error(
            "With --of drand go --at 2027-07-06T18:00Z (or --round N), and --or-else with what counts if the"
            " network has ended."
        )
    found = number if number is not None else drand.round_at(typed_moment(at or ""))
    source = source_by_name(or_else)
    if source is None:
        if day is not None:
            raise usage_error(
                "--day goes with a known source; in your own words, write the day in --or-else."
            )
        return RoundRule(found, SourceRule(None, text=" ".join(or_else.split())))
    if day is None:
        return round_or_figure(found, source)
    return RoundRule(found, SourceRule(day.date(), (source,)))


def rule_from_options(
    sources: Sequence[str], day: datetime | None, kind: str | None, text: str
) -> SourceRule:
    """Return the rule that the options --of, --day and --value, or words of one's own, make.

    Raises:
        Usage: a source is not known, or nothing was said.
        InvalidRule: the parts make no rule.
    """
    when = day.date() if day else None
    if not sources:
        if not text:
            raise usage_error("Name a source with --of and --day, or describe it in your own words.")
        return SourceRule(when, text=text)
    if text:
        raise usage_error("Name a source with --of, or describe it in your own words, not both.")
    found = []
    for name in sources:
        source = source_by_name(name)
        if source is None:
            known = "; ".join(source.name for source in KNOWN_SOURCES)
            raise usage_error("“{name}” is none of the known sources: {known}.", name=name, known=known)
        found.append(replace(source, kind=ValueKind(kind)) if kind else source)
    return SourceRule(when, tuple(found))


@click.command("inspect")
@plan_argument
@click.option("-f", "formats", metavar="FORMATS", default=_CHECKED_FORMATS, show_default=True)
@click.pass_context
def inspect_command(context: click.Context, plan: Path, formats: str) -> None:
    """Look for what could go wrong before the plan is published.

    Errors must be corrected; warnings are acknowledged when publishing, by the word in brackets. Exit code
    1 where something was found.
    """
    source = open_tournament(plan).plan.source
    rule = rule_in_words(source)
    findings = inspect_tournament(
        plan, parse_formats(formats), rule=rule, today=moments.local_today(), now=moments.now()
    )
    echo_praise(rule, findings, shared_promise(source))
    echo_findings(findings)
    context.exit(int(ExitCode.CHECK_FAILED if findings else ExitCode.DONE))


@click.command("publish")
@plan_argument
@click.option("-f", "formats", metavar="FORMATS", default=_CHECKED_FORMATS, show_default=True)
@SEALED_BY
@click.option(
    "--recipient",
    "recipients",
    metavar="age1…",
    multiple=True,
    help="Seal for an age key; may be given several times.",
)
@click.option(
    "--shares", metavar="2of3", help="Seal with the words of 2 of 3 officials; writes a sheet for each."
)
@click.option("--plain", is_flag=True, help="Leave the keys open, as SquareDeal does.")
@click.option(
    "--acknowledge",
    metavar="WORD",
    multiple=True,
    help="A warning you looked at, by the word in brackets; “all” for all of them.",
)
@PAPER
def publish_command(  # noqa: PLR0913 - one parameter a flag, passed by name
    plan: Path,
    formats: str,
    passphrase_file: str | None,
    recipients: tuple[str, ...],
    shares: str | None,
    *,
    plain: bool,
    acknowledge: tuple[str, ...],
    paper: PaperSize,
) -> None:
    """Make the keys, bind them and the plan, and close the plan for good.

    The keys are sealed at once: with a passphrase typed at the terminal, or as the options say. Then
    publish NAME.sqd, NAME.commit.json and the check code yourself, where everybody sees them, and record it
    with “published”.
    """
    if sum((passphrase_file is not None, bool(recipients), shares is not None, plain)) > 1:
        raise usage_error(
            "The keys are sealed in one way: --passphrase-file, --recipient, --shares or --plain."
        )
    kinds = parse_formats(formats)
    tournament = open_tournament(plan)
    rule = rule_in_words(tournament.plan.source)
    require_unpublished(tournament)
    findings = inspect_tournament(plan, kinds, rule=rule, today=moments.local_today(), now=moments.now())
    acknowledged = _acknowledged(findings, acknowledge)
    journal = open_journal()
    _ask_of_others(known_promises(journal, tournament.plan.name), acknowledge)
    if shares is not None:
        custody = Custody(sharing=_sharing(shares))
    else:
        custody = Custody(None if plain else _seal(passphrase_file, recipients))
    with journal.store.shared_connection():
        made = publish_tournament(
            plan,
            Work(lambda: journal),
            custody=custody,
            formats=kinds,
            rule=rule,
            acknowledged=acknowledged,
            today=moments.local_today(),
            now=moments.now(),
        )
    if made.interrupted:
        echo_stderr(f"bigdeal: {made.interrupted}")
    for path in made.to_publish:
        echo_words("Publish: {path}", path=path)
    for path in made.to_keep_secret:
        if path in made.sheets:
            echo_words("Keep secret, one for each official: {path}", path=path)
        else:
            echo_words("Keep secret: {path}", path=path)
    if plain:
        echo_words_stderr(
            "the keys are not sealed: anyone who reads them can compute every board once the value is known."
        )
    try:
        drawn = write_publication_sheet(plan, made.tournament.layout.sheet, journal=journal, size=paper)
        echo_words("Put on the notice board and into the bulletin: {path}", path=drawn.path)
    except (PrintingUnavailable, StorageError) as error:
        echo_words_stderr("the publication sheet was not made, but the plan is sealed. {error}", error=error)
        echo_words_stderr("“bigdeal tournament sheet” draws it again.")
    echo(_seal_words(made))
    echo_words("Hash of the keys: {hash}", hash=made.tournament.plan.keys_hash)
    echo_digest(made.digest)
    echo_next(Milestone.PUBLISHED)


def _seal_words(made: Published) -> str:
    """Return what was checked of the sealed keys."""
    if made.kept.keeping is Keeping.PLAIN:
        return tr("The keys are not sealed.")
    if made.is_opened:
        return tr("The sealed keys were opened again, and are right.")
    return tr(
        "The sealed keys were read again: they are sealed for {count} age key(s). Nobody here could open"
        " them: have one of those people try it now, with “age -d -i KEY.txt FILE | sha256sum”, which"
        " answers with the hash of the keys.",
        count=made.kept.count,
    )


@click.command("sheet")
@plan_argument
@PAPER
@click.option(
    "-o",
    "--output",
    "target",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="A new PDF file. Without it, NAME-sheet.pdf.",
)
def sheet_command(plan: Path, paper: PaperSize, target: Path | None) -> None:
    """Draw the publication sheet of a sealed plan again.

    For other paper, or if “publish” did not make it. It contains nothing secret.
    """
    place = target or open_tournament(plan).layout.sheet
    made = write_publication_sheet(plan, place, journal=journal_of_command(), size=paper)
    echo_words("Put on the notice board and into the bulletin: {path}", path=made.path)


@click.command("published")
@plan_argument
@click.option(
    "--where",
    metavar="TEXT",
    required=True,
    help="Where everybody sees it, such as “Bulletin 1, club web page”.",
)
@click.option(
    "--since", type=click.DateTime(["%Y-%m-%d"]), metavar="YYYY-MM-DD", help="Since when. Without it, today."
)
def published_command(plan: Path, where: str, since: datetime | None) -> None:
    """Record where and since when the sealed plan and its check code are published.

    Your words go into the journal and, when the keys are revealed, into the pack.
    """
    journal, day = journal_of_command(), since.date() if since else None
    announce_plan(plan, where, day, journal=journal, today=moments.local_today())
    echo_words("Noted. The public pack will include it, in your words.")
    tournament = open_tournament(plan)
    echo_next(tournament_record(tournament, journal).milestone(tournament.plan), is_announced=True)


def _acknowledged(findings: Sequence[Finding], words: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words of the warnings that somebody has looked at, asked for at a terminal."""
    if ALL_WARNINGS in words:
        return tuple(finding.key for finding in findings if not finding.is_error)
    blocked = blocking_findings(findings, words)
    if not blocked:
        return words
    for line in blocked:
        echo_stderr(finding_line(line), is_warning=True)
    if any(finding.is_error for finding in blocked):
        raise PlanNotReady(tuple(finding.text for finding in blocked if finding.is_error))
    if not is_at_terminal() or not ask_yes(tr("Publish anyway (y or n)? ")):
        raise PlanNotReady(tuple(f"{finding.text} (--acknowledge {finding.key})" for finding in blocked))
    return (*words, *(finding.key for finding in blocked))


def _ask_of_others(findings: Sequence[Finding], words: tuple[str, ...]) -> None:
    """Tell of promises for an event of this name, and ask at a terminal; a script goes on."""
    if ALL_WARNINGS in words:
        return
    for line in blocking_findings(findings, words):
        echo_stderr(finding_line(line), is_warning=True)
        if is_at_terminal() and not ask_yes(tr("Publish anyway (y or n)? ")):
            raise PlanNotReady((line.text,))


def _seal(passphrase_file: str | None, recipients: tuple[str, ...]) -> Seal:
    if recipients:
        return Seal(recipients=recipients)
    return Seal(
        passphrase=passphrase_in(passphrase_file) if passphrase_file is not None else asked_new_passphrase()
    )


def _sharing(text: str) -> Sharing:
    needed, _of, count = text.lower().partition("of")
    with suppress(ValueError):
        return Sharing(int(needed), int(count))
    raise usage_error(
        "After --shares come two numbers, such as 2of3: how many officials are needed, of how many."
    )
