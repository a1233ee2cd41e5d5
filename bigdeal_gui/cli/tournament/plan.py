"""`bigdeal tournament`: the commands that make, change and show a plan, and what is noted beside it."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import click

from bigdeal_gui.cli.parts import moments
from bigdeal_gui.cli.parts.boundary import echo, echo_json, echo_words
from bigdeal_gui.cli.parts.language import tr, usage_error
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.tournament.arguments import plan_argument
from bigdeal_gui.cli.tournament.holder import holder_argument
from bigdeal_gui.cli.tournament.publish import round_rule_from_options, rule_from_options
from bigdeal_gui.cli.tournament.texts import echo_findings, echo_next, echo_plan, echo_praise, plan_json
from bigdeal_gui.services.spoken import local_time
from bigdeal_gui.services.tournament import plan as plan_files
from bigdeal_gui.services.tournament.commitment_check import bound_commitment
from bigdeal_gui.services.tournament.interrupted import interrupted_step
from bigdeal_gui.services.tournament.notices import record_deviation
from bigdeal_gui.services.tournament.record import Milestone, tournament_record
from bigdeal_gui.services.tournament.step_lock import step_in_progress
from bigdeal_gui.tournament.holders.holder_findings import holder_findings
from bigdeal_gui.tournament.holders.holder_promise import shared_promise
from bigdeal_gui.tournament.plan import new_phase
from bigdeal_gui.tournament.value.known_rules import known_rule
from bigdeal_gui.tournament.value.round_rule import round_promise_findings
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, ValueKind
from bigdeal_gui.words import board_words, one_line_name

_PARTS = 4


@click.command("new")
@click.argument("plan", metavar="NAME.sqd", type=click.Path(path_type=Path))
@click.option("--name", default="", help="The tournament's name.")
@click.option("--source", default="", help="Where the outside value will come from.")
@click.option(
    "--practice", is_flag=True, help="To try it all out: any value, no waiting, and never called proved."
)
def new_command(plan: Path, name: str, source: str, *, practice: bool) -> None:
    """Begin a plan in a folder of its own: NAME/NAME.sqd.

    NAME alone is enough, here and in the other commands. With --practice the plan is called PRACTICE-NAME,
    and has a source and a phase to begin with.
    """
    begin = plan_files.begin_practice if practice else plan_files.begin_tournament
    echo_words("{path} made.", path=begin(plan, name, source).path)
    echo_next(Milestone.PLANNED)


@click.command("set-name")
@plan_argument
@click.argument("text", nargs=-1, required=True)
def set_name_command(plan: Path, text: tuple[str, ...]) -> None:
    """Give the tournament a name."""
    echo_words("Name: {name}", name=plan_files.set_tournament_name(plan, " ".join(text)).plan.name)


@click.command("set-source")
@plan_argument
@click.argument("text", nargs=-1)
@click.option(
    "--of",
    "sources",
    metavar="SOURCE",
    multiple=True,
    help=f"“drand”, or one or two of: {'; '.join(source.name for source in KNOWN_SOURCES)}.",
)
@click.option(
    "--day", type=click.DateTime(["%Y-%m-%d"]), metavar="YYYY-MM-DD", help="The day whose value counts."
)
@click.option(
    "--value", "kind", type=click.Choice([kind.value for kind in ValueKind]), help="Which value of the day."
)
@click.option("--at", metavar="TIME", help="With --of drand, when its round appears: 2027-07-06T18:00Z.")
@click.option(
    "--round", "number", type=click.IntRange(min=1), metavar="N", help="Its number, instead of --at."
)
@click.option(
    "--or-else",
    metavar="TEXT",
    default="",
    help="With --of drand, what counts if it has ended: a source, or your own words.",
)
@click.option(
    "--holder",
    "holders",
    metavar="NAME=HASH|FILE",
    multiple=True,
    help="Somebody whose words go into the value too; may be given several times. See “holder”.",
)
def set_source_command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    plan: Path,
    text: tuple[str, ...],
    sources: tuple[str, ...],
    day: datetime | None,
    kind: str | None,
    at: str | None,
    number: int | None,
    or_else: str,
    holders: tuple[str, ...],
) -> None:
    """Say where the outside value will come from.

    --of “Dow Jones Industrial Average” --day 2027-07-14 makes the whole sentence. Or use your own words.

    A value that proves itself: --of drand --at 2027-07-06T18:00Z --or-else “Dow Jones Industrial Average”
    promises a number that the public clock drand signs at that moment. --or-else counts if drand has ended:
    of a known source the value of --day, or else of the day after.

    --holder “Team B=b7404…” adds the words of others (“holder new” makes them). Holders that the plan has
    already stay.
    """
    words = " ".join(text)
    is_round = [source.casefold() for source in sources] == ["drand"]
    if not is_round and (at or number or or_else):
        raise usage_error("--at, --round and --or-else go with --of drand.")
    if is_round and (words or kind):
        raise usage_error("With --of drand go --at or --round, --or-else and --day alone.")
    rule = (
        round_rule_from_options(at, number, or_else, day)
        if is_round
        else rule_from_options(sources, day, kind, words)
    )
    if known_rule(rule.in_words()) is None and is_round:
        raise usage_error("What --or-else says cannot be part of a promise that every check understands.")
    given = [holder_argument(text) for text in holders] or None
    planned = plan_files.set_plan_source(plan, rule.in_words(), given).plan
    echo(planned.source)
    promise = shared_promise(planned.source)
    findings = (
        ()
        if planned.is_practice
        else round_promise_findings(rule, today=moments.local_today(), now=moments.now())
    )
    findings += tuple(holder_findings(promise))
    echo_praise(rule, findings, promise)
    if findings:
        echo_findings(findings)


@click.command("add-phase")
@plan_argument
@click.argument("parts", metavar="SESSIONS BOARDS PREFIX DESCRIPTION", nargs=-1)
@click.option("--sessions", type=click.IntRange(min=0), help="How many sessions; 0 where it is still open.")
@click.option(
    "--boards", help="Boards of each session: 20, 21-40, 1-16,17-32 in turn, 2x8, or ? to be asked."
)
@click.option("--prefix", help="The name of the files; # becomes the session's number.")
@click.option("--description", help="The name of the phase; # as above.")
def add_phase_command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    plan: Path,
    parts: tuple[str, ...],
    sessions: int | None,
    boards: str | None,
    prefix: str | None,
    description: str | None,
) -> None:
    """Add a phase: in four words, in one as SESSIONS:BOARDS:PREFIX:DESCRIPTION, or with the options."""
    given = parts[0].split(":", _PARTS - 1) if len(parts) == 1 else list(parts)
    if not given and None not in {sessions, boards, prefix, description}:
        given = [str(sessions), boards or "", prefix or "", description or ""]
    if len(given) < _PARTS or not given[0].isdecimal():
        raise usage_error(
            "A phase has four parts: how many sessions, their boards, the files' name, a description."
        )
    phase = new_phase(int(given[0]), given[1], given[2], " ".join(given[_PARTS - 1 :]))
    made = plan_files.add_phase(plan, phase)
    echo_words(
        "Phase {number}: {sessions}, {boards}, files {prefix}: {description}",
        number=len(made.plan.phases),
        sessions=phase.sessions_in_words(),
        boards=board_words(phase.boards.numbers),
        prefix=phase.prefix,
        description=phase.description,
    )


@click.command("remove-phase")
@plan_argument
@click.argument("number", type=click.IntRange(min=1))
def remove_phase_command(plan: Path, number: int) -> None:
    """Remove a phase; later ones move up."""
    left = len(plan_files.remove_phase(plan, number).plan.phases)
    echo(tr("1 phase left.") if left == 1 else tr("{count} phases left.", count=left))


@click.command("show")
@plan_argument
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
def show_command(plan: Path, *, as_json: bool) -> None:
    """Show the plan, its progress, its log, and what comes next."""
    tournament, journal = plan_files.open_tournament(plan), journal_of_command()
    record = tournament_record(tournament, journal)
    step, broken = record.milestone(tournament.plan), interrupted_step(tournament, record)
    bound = bound_commitment(tournament)
    digest = bound.digest if bound is not None else ""
    if as_json:
        echo_json(plan_json(tournament, step, record, digest, broken))
        return
    echo_plan(tournament, step, record, digest, broken)
    if (in_progress := step_in_progress(tournament)) is not None:
        echo(in_progress.in_words)
    for note in record.notes:
        echo(f"  {local_time(note.time)}  {tr(note.kind.value)}  {one_line_name(note.text)}".rstrip())


@click.command("deviation")
@plan_argument
@click.argument("text", nargs=-1, required=True)
def deviation_command(plan: Path, text: tuple[str, ...]) -> None:
    """Record where play did not follow the plan, such as a session played out of order."""
    echo_words(
        "Put on the wall: {path}",
        path=record_deviation(plan, " ".join(text), journal=journal_of_command()).path,
    )
