"""Packs of several evenings, handed in together: each is held against its own list and record."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

from bigdeal_gui.services.tournament.verify import verify_tournament_files
from bigdeal_gui.tournament.record_file import ReserveUse, record_json
from tests.services.tournament.verdict_cups import PHASES, RECORD, RECORD_MOMENT, cup
from tests.services.tournament.verdict_evenings import evening


def test_packs_of_several_evenings_may_lie_in_one_folder(tmp_path: Path) -> None:
    """Each list of checksums and each record is that of its own folder, in an archive as well."""
    longer = cup(phases=(replace(PHASES[0], sessions=3),), seed="longer")
    told = replace(RECORD, reserve=(ReserveUse(1, 1, (), "a card was seen", RECORD_MOMENT),))
    packs = {
        "first evening": evening(longer, session=1, README__txt=b"of session 1\n"),
        "second evening": evening(longer, cup__record__json=record_json(told)),
    }
    for name, files in packs.items():
        place = tmp_path / "packs" / "cup" / name
        place.mkdir(parents=True)
        for one, data in files.items():
            (place / one).write_bytes(data)
    archive = Path(shutil.make_archive(str(tmp_path / "both"), "zip", tmp_path / "packs"))
    for given in (tmp_path / "packs", archive):
        report = verify_tournament_files([given])
        assert report.problems == ()
        assert not report.unreadable
        kinds = [entry.kind.value for entry in report.lists.proved]
        assert kinds == ["boards", "boards", "session-key", "session-key", "plan", "checksums"]
    (tmp_path / "packs" / "cup" / "first evening" / "README.txt").write_bytes(b"another\n")
    assert [
        entry.kind.value for entry in verify_tournament_files([tmp_path / "packs"]).lists.contradicted
    ] == ["checksum"]
