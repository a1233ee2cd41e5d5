"""unlock.html opens boxes in browsers, with the right round alone, and refuses what the command refuses."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from typing import TYPE_CHECKING

import pytest
from Crypto.Cipher import ChaCha20_Poly1305

from benchmarks.faults.mutation import Draws, damaged
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.seals import time_lock
from bigdeal_gui.services.boxes.content import padded_zip
from bigdeal_gui.services.boxes.lock_time import QUICKNET, RELAYS, LockTime
from bigdeal_gui.services.dealing.session import SessionOrder, deal_sets
from bigdeal_gui.services.work import Work
from bigdeal_gui.tournament.digest_forms import digest_groups, digest_words
from tests.resources.unlock_reader import ROUNDS, TOP, Unlocker, by_command
from tests.services.conftest import journal

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal
    from tests.resources.browsers import Chromium

__all__ = ["journal"]

ANSWER = json.dumps(ROUNDS[1000]).encode()
OTHER = next(one for number, one in ROUNDS.items() if number != 1000)
FILES = {"sim.pbn": b"[Board 1]\n", "Übung.dlm": bytes(range(256)) * 300}


def draw(count: int) -> bytes:
    """Return bytes that are the same each time."""
    return hashlib.shake_128(b"unlock.html").digest(count)


def locked(content: bytes, number: int = 1000, key: bytes = bytes(16)) -> bytes:
    """Return a box of `content`."""
    return time_lock.lock_until_round(content, key, number, QUICKNET, draw)


def armoured(box: bytes, end: str = "\n") -> bytes:
    """Return a box in letters."""
    letters = base64.b64encode(box).decode()
    lines = [letters[at : at + 64] for at in range(0, len(letters), 64)]
    whole = ["-----BEGIN AGE ENCRYPTED FILE-----", *lines, "-----END AGE ENCRYPTED FILE-----", ""]
    return end.join(whole).encode()


def test_a_box_is_chosen_its_round_pasted_and_its_files_saved(unlocker: Unlocker, tmp_path: Path) -> None:
    """Before the round: when it opens, four addresses, its check code. After it: a link for each file."""
    box = tmp_path / "sim.zip.age"
    box.write_bytes(locked(padded_zip(FILES)))
    assert unlocker.choose(box) == "waiting"
    digest = hashlib.sha256(box.read_bytes()).hexdigest()
    assert digest_groups(digest) in unlocker.text
    assert " ".join(digest_words(digest)) in unlocker.text
    assert "2023-08-23T15:59:24Z" in unlocker.text
    assert all(f"{relay}/{QUICKNET.chain}/public/1000" in unlocker.text for relay in RELAYS)
    links = unlocker.browser.run("return [...document.querySelectorAll('#addresses a')].map(one => one.href)")
    assert links == list(LockTime(1000).addresses)
    assert unlocker.paste(ANSWER.decode()) == "opened"
    assert unlocker.files == FILES
    assert "The box is open" in unlocker.text
    said = unlocker.browser.run("return document.getElementById('live').textContent")
    assert said.startswith("✓ The box is open")
    unlocker.browser.run("document.getElementById('again').click()")
    assert unlocker.settled() == "empty"
    assert unlocker.files == {}


def test_the_answer_may_be_a_file_beside_the_box(unlocker: Unlocker, tmp_path: Path) -> None:
    """Both at one go, or one after the other; the box may be in letters."""
    box, answer = tmp_path / "sim.zip.age", tmp_path / "1000"
    box.write_bytes(armoured(locked(padded_zip(FILES)), "\r\n"))
    answer.write_bytes(ANSWER)
    assert unlocker.choose(answer, box) == "opened"
    assert unlocker.files == FILES
    unlocker.open()
    assert unlocker.choose(box) == "waiting"
    assert unlocker.choose(answer) == "opened"
    assert unlocker.files == FILES


def test_what_another_program_packed_is_one_file(unlocker: Unlocker, tmp_path: Path) -> None:
    """Byte for byte, under the name of the box."""
    for content in (b"just a text", padded_zip(FILES)[:-5], b"PK\5\6" + bytes(18)):
        box = tmp_path / "boards.pbn.age"
        box.write_bytes(locked(content))
        unlocker.open()
        unlocker.choose(box)
        assert unlocker.paste(ANSWER.decode()) == "opened"
        assert unlocker.files == {"boards.pbn": content}
        assert "Another program packed this box" in unlocker.text


def test_boxes_of_tlock_js_open(unlocker: Unlocker) -> None:
    """And those of any length from here: chunks that are whole, begun, or one byte long."""
    vectors = json.loads((TOP / "tests" / "vectors" / "tlock" / "boxes.json").read_text("utf-8"))["boxes"]
    pairs = [(one["box"].encode(), f"{one['round']} {one['signature']}".encode()) for one in vectors]
    assert [found for _, found in unlocker.each(pairs)] == [one["plain"].encode() for one in vectors]
    contents = [draw(size) for size in (1, 15, 16, 17, 63, 64, 65, 65_535, 65_536, 65_537, 131_072, 200_000)]
    found = unlocker.each([(locked(content), ANSWER) for content in contents])
    assert found == [("", content) for content in contents]


def refusals() -> dict[str, tuple[bytes, bytes]]:
    """Return boxes and answers that do not belong together, or are not sound."""
    box, other = locked(b"boards"), json.dumps(OTHER).encode()
    signature = str(ROUNDS[1000]["signature"])
    chain = QUICKNET.chain.encode()
    unsigned = b"1000 " + str(OTHER["signature"]).encode()
    return {
        "the right one": (box, ANSWER),
        "another round": (box, other),
        "a signature of another round": (box, unsigned),
        "a point that is none": (box, b"1000 " + b"0" * 96),
        "one digit": (box, f"1000 {'9' if signature[40] != '9' else '8'}".encode() + signature.encode()[1:]),
        "another randomness": (box, f"1000 {signature} {'0' * 64}".encode()),
        "no number": (box, signature.encode()),
        "no JSON": (box, b'{"round": 1000'),
        "a number in words": (box, ANSWER.replace(b"1000", b'"1000"', 1)),
        "another chain": (box.replace(chain, b"0" * 64), ANSWER),
        "another word in the lock": (box.replace(b"tlock", b"clock"), ANSWER),
        "a round of nought": (box.replace(b" 1000 ", b" 0 "), ANSWER),
        "no box": (b"boards", ANSWER),
        "nothing": (b"", ANSWER),
        "the head alone": (box[: box.index(b"---")], ANSWER),
        "cut off": (box[:-1], ANSWER),
        "longer": (box + b"x", ANSWER),
        "armour without an end": (armoured(box)[:-20], ANSWER),
        "armour in letters that are none": (armoured(box).replace(b"A", b"*", 1), ANSWER),
    }


def test_it_refuses_what_the_command_refuses(unlocker: Unlocker) -> None:
    """For the same reason: each has its sentence."""
    cases = refusals()
    found = unlocker.each([*cases.values()])
    wanted = {name: by_command(*pair) for name, pair in cases.items()}
    assert dict(zip(cases, found, strict=True)) == wanted
    assert {reason for reason, _ in wanted.values()} == {
        *("", "e_damaged", "e_noTimeLock", "e_otherClock", "e_round", "e_wrongRound", "e_notSigned")
    }


def test_a_refusal_is_told_and_nothing_can_be_saved(unlocker: Unlocker, tmp_path: Path) -> None:
    """The sentence names the round that is needed; the right one opens the box afterwards."""
    box = tmp_path / "sim.zip.age"
    box.write_bytes(locked(padded_zip(FILES)))
    unlocker.choose(box)
    assert unlocker.paste(json.dumps(OTHER)) == "refused"
    assert f"Round 1000 opens this box, not round {OTHER['round']}." in unlocker.text
    assert unlocker.files == {}
    assert unlocker.paste(f"1000 {OTHER['signature']}") == "refused"
    assert (
        "This round does not pass the check: the network did not sign round 1000 like this" in unlocker.text
    )
    assert unlocker.paste("tomorrow") == "refused"
    assert unlocker.paste(ANSWER.decode()) == "opened"
    wrong = tmp_path / "wrong.zip.age"
    wrong.write_bytes(b"age-encryption.org/v1\n" + bytes(30_000))
    assert unlocker.choose(wrong) == "refused"
    assert "This is not an intact locked box" in unlocker.text
    assert unlocker.files == {}


def test_no_bit_of_a_box_can_be_changed(unlocker: Unlocker) -> None:
    """A bit of each byte of the head is flipped, and 250 boxes are damaged: none opens to something else."""
    box = locked(b"boards")
    flipped = [
        box[:at] + bytes([box[at] ^ 1 << at % 8]) + box[at + 1 :] for at in range(box.index(b"\n---") + 60)
    ]
    draws = Draws(38)
    flipped += [damaged([box, armoured(box)], draws) for _ in range(250)]
    found = unlocker.each([(one, ANSWER) for one in flipped])
    assert {content for _, content in found} <= {b"", b"boards"}
    assert sum(content == b"boards" for _, content in found) < 60
    differing = [one for one, its in zip(flipped, found, strict=True) if its != by_command(one, ANSWER)]
    assert differing == []


def test_its_cipher_is_that_of_others(unlocker: Unlocker) -> None:
    """ChaCha20-Poly1305, HMAC, and the factor that one lock in ten needs a second hash for."""
    sizes = [0, 1, 15, 16, 17, 64, 65, 1000, 65_536]
    key, nonce = draw(32), draw(12)
    for size in sizes:
        data, tag = ChaCha20_Poly1305.new(key=key, nonce=nonce).encrypt_and_digest(b"\xff" * size)
        script = (
            "const { bytesOf, decrypted, hex } = window.bigdealParts;"
            "const [key, nonce, data, tag] = [...arguments].map(text => bytesOf(atob(text)));"
            "return hex(decrypted(key, nonce, data, tag))"
        )
        given = [base64.b64encode(part).decode() for part in (key, nonce, data, tag)]
        assert unlocker.browser.run(script, *given) == "ff" * size
    script = (
        "const { bytesOf, hex, hmac } = window.bigdealParts;"
        "return hex(hmac(bytesOf(arguments[0]), bytesOf(arguments[1])))"
    )
    assert unlocker.browser.run(script, "key", "text") == hmac.new(b"key", b"text", "sha256").hexdigest()
    pairs = [(draw(16), number.to_bytes(16, "big")) for number in range(60)]
    right = [f"{int.from_bytes(time_lock._factor(*pair), 'big'):x}" for pair in pairs]
    script = (
        "const { bytesOf, factorOf } = window.bigdealParts;"
        "return arguments[0].map(pair => factorOf(...pair.map(text => bytesOf(atob(text)))).toString(16))"
    )
    given_pairs = [[base64.b64encode(part).decode() for part in pair] for pair in pairs]
    assert unlocker.browser.run(script, given_pairs) == right


def test_a_set_of_36_boards_opens_within_a_second(
    unlocker: Unlocker, journal: Journal, tmp_path: Path
) -> None:
    """As it was dealt into its box; the best of three, since this computer does other things too."""
    order = SessionOrder(
        BoardRange(1, 36), parse_formats("pbn,dlm"), tmp_path, "sim", b"Club", lock=LockTime(1000)
    )
    (dealt,) = deal_sets([order], Seed(bytes(20)), Work(lambda: journal)).sets
    box = base64.b64encode(dealt.files[0].path.read_bytes()).decode()
    script = (
        "const [box, answer, tell] = arguments;"
        "const { boxOf, bytesOf, filesIn, opened, pause, readRound } = window.bigdealParts;"
        "(async () => { const from = performance.now();"
        " const files = await filesIn(await opened(boxOf(bytesOf(atob(box))), readRound(answer), pause));"
        " tell([performance.now() - from, files.map(one => one.name)]); })()"
    )
    found = [unlocker.browser.run_until_told(script, box, ANSWER.decode()) for _ in range(3)]
    assert found[0][1] == ["sim.pbn", "sim.dlm"]
    assert min(milliseconds for milliseconds, _ in found) < 1000


@pytest.mark.parametrize("width", [320, 1280])
def test_it_fits_a_telephone_in_every_language(chromium: Chromium, tmp_path: Path, width: int) -> None:
    """Nothing is wider than the screen, and no text is missing, before the round and after it."""
    unlocker = Unlocker(chromium)
    chromium.seen_through(width=width)
    unlocker.open()
    box = tmp_path / "sim.zip.age"
    box.write_bytes(locked(padded_zip(FILES)))
    unlocker.choose(box)
    unlocker.paste(ANSWER.decode())
    seen = set()
    for code in ("da", "de", "en", "es", "fr", "it", "nb", "nl", "pl", "pt", "sv"):
        chromium.run(
            "const one = document.getElementById('language'); one.value = arguments[0];"
            "one.dispatchEvent(new Event('change'));"
            "for (const part of document.querySelectorAll('details')) part.open = true",
            code,
        )
        assert chromium.run("return document.documentElement.scrollWidth - innerWidth") <= 0, code
        assert "sim.pbn" in unlocker.text
        assert "{" not in unlocker.text
        seen.add(unlocker.text)
    assert len(seen) == 11


def test_it_asks_no_network_by_itself(unlocker: Unlocker, tmp_path: Path) -> None:
    """A browser that follows the page's policy cannot fetch, and the page loads nothing."""
    box = tmp_path / "sim.zip.age"
    box.write_bytes(locked(padded_zip(FILES)))
    unlocker.choose(box)
    unlocker.paste(ANSWER.decode())
    assert unlocker.browser.run("return performance.getEntriesByType('resource').length") == 0
    script = "const tell = arguments[0]; fetch('data:,x').then(() => tell('fetched'), () => tell('refused'))"
    assert unlocker.browser.run_until_told(script) == "refused"
