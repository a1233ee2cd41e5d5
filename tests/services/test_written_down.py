"""What the journal cannot write down is not left behind: nobody would know of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.journal import JournalBusy
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.paper.sheets.labels import LabelOptions
from bigdeal_gui.services.printing.destinations import destination_by_name
from bigdeal_gui.services.printing.labels import make_labels
from bigdeal_gui.services.printing.send import make_file_to_send
from bigdeal_gui.services.printing.subject import Subject, set_read
from bigdeal_gui.services.sets.certificate import deliver_certificates
from bigdeal_gui.services.work import Work

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.services.dealing.session import DealtSession

    Make = Callable[[Subject, Path, Journal], object]


def certify(subject: Subject, folder: Path, journal: Journal) -> object:
    """Make a certificate of the set."""
    return deliver_certificates(journal, [subject.sets[0].id], folder / "proof.pdf")


def label(subject: Subject, folder: Path, journal: Journal) -> object:
    """Make labels for its boxes."""
    return make_labels([subject], LabelOptions(), folder / "labels.pdf", journal)


def send_on(subject: Subject, folder: Path, journal: Journal) -> object:
    """Make the file for a dealing machine."""
    return make_file_to_send(
        subject, destination_by_name("duplimate"), folder / "sent.dlm", Work(lambda: journal)
    )


@pytest.mark.parametrize("make", [certify, label, send_on])
def test_no_file_stays_that_the_journal_does_not_know(
    make: Make,
    dealt: Callable[..., DealtSession],
    journal: Journal,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A journal that cannot be written, as on a disk that is read only, takes the file with it."""
    dealt(boards="4", formats="pbn")
    set_ = journal.sets().sets[0]
    journal.change_states({set_.id: State.FINISHED})
    subject, folder = set_read(journal, journal.set_by_id(set_.id)), tmp_path / "made"
    folder.mkdir()

    def busy(*_args: object) -> None:
        raise JournalBusy(Path("journal"))

    monkeypatch.setattr(type(journal), "record_all", busy)
    with pytest.raises(JournalBusy):
        make(subject, folder, journal)
    assert list(folder.iterdir()) == []
