"""The commitment beside a published plan: every step reads it, and stops where it and the plan disagree.

So a plan, or a promise, that somebody changed by hand is found at the first step and not after play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.errors.tournament import NotAsCommitted
from bigdeal_gui.services.tournament.notes import DIGEST, NoteKind
from bigdeal_gui.services.tournament.record import tournament_record
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.tournament import commitment
from bigdeal_gui.tournament.value.known_rules import rule_in_words
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.tournament.commitment import Commitment
    from bigdeal_gui.tournament.keys.keys_file import Keys
    from bigdeal_gui.tournament.value.round_rule import PromisedRule


def bound_commitment(tournament: Tournament) -> Commitment | None:
    """Return the commitment beside the plan; None where there is none, as with plans of SquareDeal.

    Raises:
        AppError: the file cannot be read, or is no sound commitment.
    """
    path = tournament.layout.commitment
    if tournament.plan.keys_hash is None or not path.is_file():
        return None
    return commitment.commitment_from_json(read_file(path, commitment.MAX_FILE_BYTES))


def promised_rule(tournament: Tournament, bound: Commitment | None) -> PromisedRule | None:
    """Return the rule by which the value is found: that of the commitment, or that of the sentence."""
    return (bound.rule if bound is not None else None) or rule_in_words(tournament.plan.source)


def require_bound(
    tournament: Tournament, journal: Journal | None = None, keys: Keys | None = None
) -> Commitment | None:
    """Make sure that plan, commitment and `keys`, where they are at hand, are those that were published.

    The journal knows the digest where the plan was sealed on this computer, so a commitment that was made
    again for a changed plan is found as well. Return the commitment; None where there is none.

    Raises:
        NotAsCommitted: they disagree; the error says in what.
        AppError: the commitment or the journal cannot be read.
    """
    bound = bound_commitment(tournament)
    if bound is None:
        return None
    digest, root = (keys.digest(), keys.root()) if keys is not None else (None, None)
    problems = [broken.text for broken in commitment.check_commitment(bound, tournament.plan, digest, root)]
    if journal is not None and published_digest(tournament, journal) not in ("", bound.digest):
        text = translate("findings", "“{name}” is not the one in this computer’s journal.")
        problems.append(text.format(name=tournament.layout.commitment.name))
    if problems:
        raise NotAsCommitted(tuple(dict.fromkeys(problems)))
    return bound


def published_digest(tournament: Tournament, journal: Journal) -> str:
    """Return the digest that was bound when the plan was sealed here; empty where the journal has none.

    Raises:
        StorageError: the journal cannot be read.
    """
    notes = tournament_record(tournament, journal).notes
    found = [note.more.get(DIGEST, "") for note in notes if note.kind is NoteKind.PUBLISHED]
    return found[-1] if found else ""
