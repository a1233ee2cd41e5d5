"""What must stay secret: looked for in everything that a whole tournament says and leaves behind."""

from __future__ import annotations

import re
import stat
import sys
from typing import TYPE_CHECKING

import pytest

from benchmarks.faults.tournament import KILLED, TournamentSandbox
from bigdeal_gui.seals.shares import combine_shares
from bigdeal_gui.services.tournament.keys import Unlock, open_keys, read_share_sheet
from bigdeal_gui.services.tournament.plan import open_tournament
from bigdeal_gui.tournament.sessions import SessionId, session_secret

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="modes of files as on POSIX")

SECRET_FILES = re.compile(r"cup\.sqk\.age|cup-share-[123]\.txt|(rr|sw).*\.(pbn|dlm)|cup-public\.zip|identity")
"""What may hold secrets, or does so sealed; all else may not."""


def test_secrets_stay_where_they_belong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No key, seed, passphrase, share or card is said, noted, logged or left in a temporary folder."""
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    monkeypatch.setenv("TMPDIR", str(temporary))
    sandbox = TournamentSandbox(tmp_path / "cup", "shares")
    sandbox.begin()
    output = []
    for step in KILLED:
        answer = sandbox.run_with_faults(sandbox.words(step), {"TMPDIR": str(temporary)})
        assert answer.code == 0, answer.output
        output.append(answer.output)
    shares = [read_share_sheet(sandbox.sheet(number)) for number in (1, 2, 3)]
    passphrase = combine_shares(shares[:2])
    tournament = open_tournament(sandbox.plan)
    keys = open_keys(tournament, Unlock(passphrase))
    seeds = [session_secret(tournament.plan, keys, SessionId(1, number)).seed.reveal() for number in (1, 2)]
    deals = re.findall(rb'\[Deal "[NESW]:([^"]+)"', (sandbox.places.boards / "rr1.pbn").read_bytes())
    secrets = [
        passphrase.encode(),
        *(b" ".join(word.encode() for word in share.words[4:7]) for share in shares),
        *(key.reveal()[half : half + 20] for key in keys.by_place.values() for half in (0, 30)),
        *seeds,
        *(seed.hex().encode() for seed in seeds),
        *(hand for deal in deals for hand in deal.split()),
    ]
    assert len(secrets) > 20
    for text in output:
        assert not [one for one in secrets if one.decode("latin-1") in text]
    assert list(temporary.iterdir()) == []
    looked_at = 0
    for path in (one for one in tmp_path.rglob("*") if one.is_file()):
        is_public = path.parent == sandbox.places.publish or path == sandbox.plan
        is_public = is_public or path.name in ("identity", "log.jsonl") or path.name.endswith("-notice.txt")
        assert stat.S_IMODE(path.stat().st_mode) == (0o644 if is_public else 0o600), path.name
        if not SECRET_FILES.fullmatch(path.name):
            content = path.read_bytes()
            assert not [one for one in secrets if one in content], path.name
            looked_at += 1
    assert looked_at > 5
    sealed = sandbox.places.sealed.read_bytes()
    assert not [one for one in secrets if one in sealed]


def test_no_secret_stands_on_a_command_line(tmp_path: Path) -> None:
    """Whoever lists the processes sees no passphrase: commands take names of files, and ask for the rest."""
    sandbox = TournamentSandbox(tmp_path / "cup", "plain")
    for command in ("publish", "deal", "reserve", "reveal"):
        told = sandbox.run(["tournament", command, "--help"]).output
        assert "--passphrase-file FILE" in told
        assert not re.search(r"--(passphrase|password|secret|words) ", told)
