"""A set that was played is written for a receiver, and the journal notes it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.services import Refused, Usage
from bigdeal_gui.errors.storage import AlreadyExists
from bigdeal_gui.formats.table import read_boards_file
from bigdeal_gui.journal.journal import Journal, Kind, State
from bigdeal_gui.services.printing.destinations import DESTINATIONS, destination_by_name, destination_suffix
from bigdeal_gui.services.printing.send import make_file_to_send, sent_file_name
from bigdeal_gui.services.printing.subject import Subject, set_read
from bigdeal_gui.services.work import Work

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bigdeal_gui.services.dealing.session import DealtSession


@pytest.fixture
def subject(dealt: Callable[..., DealtSession], journal: Journal) -> Subject:
    """Four boards that were played."""
    dealt(boards="4", formats="pbn")
    set_ = journal.sets().sets[0]
    journal.change_states({set_.id: State.FINISHED})
    return set_read(journal, journal.set_by_id(set_.id))


@pytest.mark.parametrize("name", ["bridgewebs", "bbo", "bridgemate", "duplimate", "hand-viewer"])
def test_a_receiver_gets_the_boards(subject: Subject, journal: Journal, tmp_path: Path, name: str) -> None:
    """In its own format, with double-dummy results where it is pbn; a row of the journal says so."""
    to = destination_by_name(name)
    set_ = subject.sets[0]
    day = set_.date.replace(".", "-")
    assert sent_file_name(subject, to) == f"{day} Tuesday pairs {set_.code}{destination_suffix(to)}"
    target = tmp_path / sent_file_name(subject, to)
    sent = make_file_to_send(subject, to, target, Work(lambda: journal))
    assert (sent.file.path, sent.has_results, sent.notes) == (target, name == "bridgewebs", ())
    row = [row for row in journal.rows() if row.kind == Kind.SEND][-1]
    assert row.set_id == set_.id
    assert json.loads(row.payload) == {"to": name, "file": target.name}
    if name != "hand-viewer":
        found = read_boards_file(target.name, target.read_bytes())
        assert [board.deal for board in found.boards] == [board.deal for board in subject.boards]
    assert (b"OptimumResultTable" in target.read_bytes()) is sent.has_results
    with pytest.raises(AlreadyExists):
        make_file_to_send(subject, to, target, Work(lambda: journal))


def test_the_page_of_links_shows_each_board_by_itself(
    subject: Subject, journal: Journal, tmp_path: Path
) -> None:
    """Its title is the event, and each number an address that a lin file may hold."""
    target = tmp_path / "a.html"
    make_file_to_send(subject, destination_by_name("hand-viewer"), target, Work(lambda: journal))
    page = target.read_text("utf-8")
    assert "<h1>Tuesday pairs</h1>" in page
    assert subject.sets[0].code in page
    links = re.findall(r'href="([^"]*)">([0-9]+)<', page)
    assert [number for _link, number in links] == ["1", "2", "3", "4"]
    for (link, _number), board in zip(links, subject.boards, strict=True):
        assert read_boards_file("a.lin", link.encode()).boards == (board,)


def test_nothing_is_sent_before_play_is_over(
    dealt: Callable[..., DealtSession], journal: Journal, tmp_path: Path
) -> None:
    """Whatever the receiver; nor under a name that says another format."""
    dealt(boards="4", formats="pbn")
    subject = set_read(journal, journal.sets().sets[0])
    for to in DESTINATIONS:
        with pytest.raises(Refused, match="marked as finished"):
            make_file_to_send(subject, to, tmp_path / f"a{destination_suffix(to)}", Work(lambda: journal))
    journal.change_states({subject.sets[0].id: State.FINISHED})
    finished = set_read(journal, journal.set_by_id(subject.sets[0].id))
    with pytest.raises(Usage, match=r"\.lin"):
        make_file_to_send(finished, destination_by_name("bbo"), tmp_path / "a.pbn", Work(lambda: journal))
    assert not list(tmp_path.glob("a.*"))
