"""The page that verifies a tournament in any browser, driven in a real Chromium without a network."""

from __future__ import annotations

import base64
import hashlib
import io
import json
import re
import warnings
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from selenium.webdriver import Chrome, ChromeOptions, ChromeService
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from benchmarks.faults.mutation import Draws, damaged
from bigdeal_gui.errors import AppError, Usage
from bigdeal_gui.randomness.ripemd160 import ripemd160
from bigdeal_gui.services.tournament.verify import verify
from bigdeal_gui.tournament import commitment
from bigdeal_gui.tournament.description_file import Description, write_description
from bigdeal_gui.tournament.keys_file import new_keys
from bigdeal_gui.tournament.plan import BoardsRule, Phase, Plan

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

TOP = Path(__file__).resolve().parents[2]
PAGE = TOP / "resources" / "verify" / "verify.html"
SPRING = TOP / "tests" / "vectors" / "squaredeal"
GAMES = TOP.parent / "shared" / "data" / "wbg2024"
PHASES = {
    "FIN": (6, 16, 32),
    "MXRR": (29, 10, 30),
    "OPRR": (17, 16, 32),
    "QF": (6, 16, 32),
    "R16": (3, 20, 20),
    "SF": (6, 16, 32),
    "WSRR": (23, 12, 24),
}
"""Sessions, boards of each, and the number after which they begin at 1 again; in the order of the file."""
PUBLISHED = {".sqd", ".sqk", ".pbn"}
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND",
)


JUDGE = """
const [lists, tell] = arguments;
(async () => { const verdicts = [];
  for (const files of lists) {
    try { const all = [];
      for (const [name, data] of files.map(([name, text]) => [name, bytesOf(atob(text))]))
        all.push(...(name.endsWith(".zip") ? await unpacked(data) : [[name, data]]));
      const { problems, notes, isComplete } = checked(all);
      verdicts.push([problems.length ? "bad" : isComplete ? "good" : "waiting", [...problems, ...notes]]);
    } catch (error) { verdicts.push([error instanceof Damaged ? "bad" : "fault", [String(error)]]); } }
  tell(verdicts); })();
"""
"""The page's own functions, fed with many lists of files; what is no `Damaged` is a fault of the page."""


class Reader:
    """A browser with the page open: files are given to it as a visitor gives them."""

    def __init__(self, browser: Chrome) -> None:
        self.browser = browser

    def give(self, files: Sequence[Path]) -> str:
        """Open the page anew, choose `files` and return its state: good, bad or waiting."""
        self.browser.get(PAGE.as_uri())
        self.browser.find_element(By.ID, "files").send_keys("\n".join(map(str, files)))
        WebDriverWait(self.browser, 30).until(lambda _: self.state not in {"", "working"})
        return self.state

    def judge(self, handed_in: Sequence[Sequence[tuple[str, bytes]]]) -> list[tuple[str, list[str]]]:
        """Return for each list of files what the page says of itself, and its sentences."""
        self.browser.get(PAGE.as_uri())
        packed = [[(name, base64.b64encode(data).decode("ascii")) for name, data in one] for one in handed_in]
        return [(state, words) for state, words in self.browser.execute_async_script(JUDGE, packed)]

    @property
    def state(self) -> str:
        """What the page says of itself."""
        return str(self.browser.execute_script("return document.body.dataset.state || ''"))

    @property
    def text(self) -> str:
        """The words on the page."""
        return self.browser.find_element(By.TAG_NAME, "body").text

    @property
    def rows(self) -> list[list[str]]:
        """The cells of the table."""
        lines = self.browser.find_elements(By.CSS_SELECTOR, "tbody tr")
        return [[cell.text for cell in line.find_elements(By.TAG_NAME, "td")] for line in lines]


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reader]:
    """A Chromium of its own, which can reach no host."""
    options = ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for flag in (*FLAGS, f"--user-data-dir={tmp_path_factory.mktemp('browser')}"):
        options.add_argument(flag)
    browser = Chrome(options, ChromeService("/usr/bin/chromedriver"))
    yield Reader(browser)
    browser.quit()


@pytest.fixture
def spring(tmp_path: Path) -> Path:
    """A copy of the tournament that SquareDeal dealt."""
    for path in SPRING.iterdir():
        if path.suffix in {".sqd", ".sqk", ".pbn"}:
            (tmp_path / path.name).write_bytes(path.read_bytes())
    return tmp_path


def all_of(folder: Path) -> list[Path]:
    """Return the files that are published."""
    return sorted(path for path in folder.iterdir() if path.suffix in {".sqd", ".sqk", ".pbn", ".json"})


def test_the_page_needs_nothing_but_itself() -> None:
    """It names no address, loads nothing, and its policy forbids the browser to fetch anything."""
    text = PAGE.read_text("utf-8")
    assert not re.search(r"https?:|src=|@import|url\(|fetch\(|XMLHttpRequest|WebSocket", text)
    assert "default-src 'none'" in text


def test_its_hashes_are_the_published_ones(reader: Reader) -> None:
    """SHA-256 and RIPEMD-160 agree with two other implementations at every length around a block."""
    reader.browser.get(PAGE.as_uri())
    lengths = [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1000]
    script = (
        "return arguments[0].map(n => new Uint8Array(n).fill(n))"
        ".map(message => [hex(sha256(message)), hex(ripemd160(message))])"
    )
    for length, (sha, ripemd) in zip(lengths, reader.browser.execute_script(script, lengths), strict=True):
        message = bytes([length % 256]) * length
        assert sha == hashlib.sha256(message).hexdigest()
        assert ripemd == ripemd160(message).hex()


def test_a_whole_tournament_is_as_promised(reader: Reader, spring: Path) -> None:
    """Every board of every session that SquareDeal dealt is found: ranges, asked, open, reserve, combined."""
    assert reader.give(all_of(spring)) == "good"
    rows = reader.rows
    assert ["ko2.pbn", "Knock-out 2/2", "1–7", "✓ as promised"] in rows
    assert ["sw2.pbn", "Swiss 2", "1–5", "✓ as promised"] in rows
    assert ["rr3reserve.pbn", "Round robin 3/4, reserve set", "1–6", "✓ as promised"] in rows
    assert ["fin.pbn", "Final", "21–28", "✓ as promised"] in rows
    assert len([row for row in rows if row[0] == "rr1-2.pbn"]) == 2
    assert "The keys have the hash that was promised." in reader.text


def test_a_pack_is_read_whole(reader: Reader, spring: Path, tmp_path: Path) -> None:
    """One .zip with everything in it does, packed or stored."""
    pack = tmp_path / "spring.zip"
    with zipfile.ZipFile(pack, "w") as archive:
        for number, path in enumerate(all_of(spring)):
            archive.write(path, f"spring/{path.name}", (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)[number % 2])
    assert reader.give([pack]) == "good"
    assert len(reader.rows) == 13


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        ("spring.sqk", b"1,1:t", b"1,1:u", "not the ones that were promised"),
        ("spring.sqd", b"DV 234560", b"DV 234561", "not a deal of any session"),
        ("spring.sqd", b"KH ecaf", b"KH ecae", "not the ones that were promised"),
        ("spring.sqd", b"SN 4:1-6,7-12", b"SN 4:2-7,8-13", "is the deal of board"),
        ("rr1.pbn", b'[Board "1"]', b'[Board "2"]', "board 2 is the deal of board 1"),
        ("rr1.pbn", b"N:985.", b"N:98.", "not four hands"),
        (
            "rr1.pbn",
            b"N:985.Q64.632.AK96 KQJT7.987.95.T72",
            b"N:KQJT7.987.95.T72 985.Q64.632.AK96",
            "board 1 is not a deal",
        ),
        ("spring.sqk", b"1,2:", b"1,1:", "gives a key a second time"),
        ("spring.sqd", b"SN 2:?", b"SN 2000000:?", "does not describe a phase"),
    ],
)
def test_whatever_is_changed_turns_red(
    reader: Reader, spring: Path, name: str, old: bytes, new: bytes, words: str
) -> None:
    """A change in the keys, the plan, the value or a board is found and named."""
    data = (spring / name).read_bytes()
    assert old in data
    (spring / name).write_bytes(data.replace(old, new, 1))
    assert reader.give(all_of(spring)) == "bad"
    assert words in reader.text
    assert "✗" in reader.text


@pytest.fixture
def promised(tmp_path: Path) -> Path:
    """A plan and the commitment to it, as they are published."""
    line = "Closing value of the DAX"
    phase = Phase(2, BoardsRule.parse("1-4,5-8"), "rr#", "Rundé #/2")
    plan = replace(Plan("Cup", line), phases=(phase,))
    keys = new_keys(plan, lambda count: bytes(range(count)))
    plan = replace(plan, keys_hash=keys.digest())
    bound = ("bigdeal-gui commitment 1", f"TN {plan.name}", f"DI {line}", "SN 2:1-4,5-8:rr#:Rundé #/2")
    bound += (f"KH {plan.keys_hash}", "PV bigdeal-gui 1.0")
    made = commitment.Commitment(bound, plan, None, "bigdeal-gui 1.0")
    (tmp_path / "cup.commit.json").write_bytes(commitment.to_json(made))
    (tmp_path / "cup.sqd").write_bytes(
        write_description(Description(replace(plan, value="2410355")), "bigdeal-gui 1.0")
    )
    (tmp_path / "cup.sqk").write_bytes(keys.file_bytes())
    return tmp_path


def test_the_plan_itself_is_bound_by_the_promise(reader: Reader, promised: Path) -> None:
    """With the commitment file the page says that the plan is the promised one, and shows the digest."""
    assert reader.give(all_of(promised)) == "waiting"
    text = (promised / "cup.commit.json").read_text("utf-8")
    assert json.loads(text)["digest"] in reader.text
    assert "The plan is the one that was promised." in reader.text


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        ("cup.sqd", "SN 2:1-4,5-8", "SN 2:1-4,5-9", "The phases in the description: not what was promised"),
        ("cup.sqd", "TN Cup", "TN Cups", "The name in the description"),
        ("cup.sqd", "DAX", "SMI", "The source of the outside value in the description"),
        ("cup.commit.json", "Cup", "Cups", "its digest is not that of its lines"),
        ("cup.commit.json", '"version": 1', '"version": 2', "written by a newer program"),
        ("cup.commit.json", "{", "[", "not JSON"),
    ],
)
def test_a_broken_promise_turns_red(
    reader: Reader, promised: Path, name: str, old: str, new: str, words: str
) -> None:
    """A change in the plan or in the promise itself is named."""
    text = (promised / name).read_text("utf-8")
    assert old in text
    (promised / name).write_text(text.replace(old, new, 1), "utf-8", newline="")
    assert reader.give(all_of(promised)) == "bad"
    assert words in reader.text


def test_what_is_missing_is_said(reader: Reader, spring: Path) -> None:
    """Without keys or boards there is no verdict, but a word about what is still to come."""
    assert reader.give([spring / "spring.sqd"]) == "waiting"
    assert "keys (.sqk) are still missing" in reader.text
    assert reader.give([spring / "spring.sqd", spring / "spring.sqk"]) == "waiting"
    assert "No boards (.pbn) were given yet" in reader.text


def test_keys_with_other_line_ends_are_understood(reader: Reader, spring: Path) -> None:
    """A mail program that changed the line ends has not changed the keys."""
    keys = spring / "spring.sqk"
    keys.write_bytes(keys.read_bytes().replace(b"\r\n", b"\n"))
    assert reader.give(all_of(spring)) == "good"


def test_a_session_under_another_name_is_remarked(reader: Reader, spring: Path) -> None:
    """Boards of one session in the file of another are promised boards, but somebody should explain them."""
    (spring / "rr1.pbn").write_bytes((spring / "rr3.pbn").read_bytes())
    assert reader.give(all_of(spring)) == "good"
    assert "rr1.pbn is named like Round robin 1/4, but holds the boards of Round robin 3/4" in reader.text


def test_no_card_is_shown(reader: Reader, spring: Path) -> None:
    """The page speaks of boards by number only."""
    assert reader.give(all_of(spring)) == "good"
    assert not re.search(r"[AKQJT2-9]{2,}\.[AKQJT2-9]+\.", reader.text)


def test_a_championship_is_verified(reader: Reader, tmp_path: Path) -> None:
    """All 1,186 boards of the World Bridge Games 2024 are as promised."""
    if not GAMES.is_dir():
        pytest.skip("the championship's published files are not beside this checkout")
    keys, plan = (GAMES / "WBG2024.sqk"), (GAMES / "WBG2024.sqd")
    deals = (GAMES / "allpbn.actual").read_text("ascii").splitlines()
    files, at = [keys, plan], 0
    for name, (sessions, boards, last) in PHASES.items():
        for session in range(sessions):
            first = 1 + session * boards % last
            lines = [
                f'[Board "{number}"]\n[Deal "N:{deal}"]\n'
                for number, deal in enumerate(deals[at : at + boards], first)
            ]
            files.append(tmp_path / f"{name}-{session + 1}.pbn")
            files[-1].write_text("\n".join(lines), "ascii")
            at += boards
    assert at == len(deals) == 1186
    assert reader.give(files) == "good"
    assert "All 1186 boards are as promised" in reader.text


def by_command(folder: Path, files: Sequence[tuple[str, bytes]]) -> str:
    """Return what `bigdeal verify` makes of files, in the page's words."""
    for name, data in files:
        (folder / name).write_bytes(data)
    try:
        report = verify([folder / files[0][0]] if files[0][0].endswith(".zip") else [folder])
    except AppError as error:
        return "waiting" if isinstance(error, Usage) and "no plan" in str(error) else "bad"
    if not report.is_ok:
        return "bad"
    return "good" if report.proof and report.proof.board_count else "waiting"


def tampered(draws: Draws, *, is_packed: bool) -> list[tuple[str, bytes]]:
    """Return the files of the tournament, a file or the archive of them damaged."""
    files = {path.name: path.read_bytes() for path in sorted(SPRING.iterdir()) if path.suffix in PUBLISHED}
    chosen = {name: data for name, data in files.items() if name[:2] == "sp" or draws.below(3)}
    name = sorted(chosen)[draws.below(len(chosen))]
    chosen[name] = damaged([chosen[name], *files.values()][: 1 + draws.below(3)], draws)
    if not is_packed:
        return list(chosen.items())
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in chosen.items():
            archive.writestr(
                zipfile.ZipInfo(name), data, (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)[draws.below(2)]
            )
    data = packed.getvalue()
    return [("spring.zip", damaged([data], draws) if draws.below(2) else data)]


@pytest.mark.parametrize("is_packed", [False, True])
def test_page_and_command_are_of_one_mind(reader: Reader, tmp_path: Path, is_packed: bool) -> None:  # noqa: FBT001 - a parameter
    """However the files are damaged, the page says what `bigdeal verify` says."""
    draws = Draws(2027)
    handed_in = [tampered(draws, is_packed=is_packed) for _ in range(150)]
    differing = []
    for index, (files, (state, words)) in enumerate(zip(handed_in, reader.judge(handed_in), strict=True)):
        folder = tmp_path / str(index)
        folder.mkdir()
        if (told := by_command(folder, files)) != state:
            differing.append((index, told, state, words))
    assert differing == []


def test_what_neither_lets_pass(reader: Reader, spring: Path, tmp_path: Path) -> None:
    """Boards of another session between the right ones, checksums, hidden twins: red in both."""
    files = {path.name: path.read_bytes() for path in all_of(spring)}
    deals = {
        name: re.findall(rb'\[Deal "[^"]*"\]', files[name]) for name in ("rr1.pbn", "rr3.pbn", "rr2.pbn")
    }
    mixed = files["rr1.pbn"].replace(deals["rr1.pbn"][2], deals["rr3.pbn"][2])
    combined = files["rr1-2.pbn"].replace(deals["rr2.pbn"][0], deals["rr3.pbn"][0])
    sums = b"%b  rr2.pbn\n" % hashlib.sha256(b"").hexdigest().encode()
    cases = [
        files | {"rr1.pbn": mixed},
        files | {"rr1-2.pbn": combined},
        files | {"SHA256SUMS.txt": sums},
        files | {"rr1.pbn": files["rr1.pbn"].replace(b'[Dealer "N"]', b'[Dealer "E"]', 1)},
        files | {"rr1.pbn": files["rr1.pbn"] + files["rr1.pbn"]},
        files | {"spring.sqd": files["spring.sqd"] + b"DV 234561\n"},
        files | {"spring.sqd": files["spring.sqd"].replace(b"rr#", b"../rr#")},
        files | {"spring.sqk": files["spring.sqk"] + b"9,9:" + b"a" * 60 + b"\r\n"},
    ]
    for index, (case, (state, words)) in enumerate(
        zip(cases, reader.judge([list(case.items()) for case in cases]), strict=True)
    ):
        (tmp_path / f"case{index}").mkdir()
        assert (state, by_command(tmp_path / f"case{index}", list(case.items()))) == ("bad", "bad"), (
            index,
            words,
        )


def test_archives_are_not_trusted_by_the_page(reader: Reader, spring: Path) -> None:
    """A wrong checksum, two kinds of keys of one name, another name inside, or a bomb is told."""
    files = {path.name: path.read_bytes() for path in all_of(spring)}

    def packed(*more: tuple[str, bytes]) -> bytes:
        target = io.BytesIO()
        with warnings.catch_warnings(), zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
            warnings.simplefilter("ignore")
            for name, data in (*files.items(), *more):
                archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
        return target.getvalue()

    sound = packed()
    crc = sound.index(b"PK\x01\x02") + 16
    inside = sound.index(b"fin.pbn")
    cases = [
        (sound, "good", ""),
        (sound[:crc] + bytes([sound[crc] ^ 1]) + sound[crc + 1 :], "bad", "a file in it is damaged"),
        (sound[:inside] + b"f1n" + sound[inside + 3 :], "bad", "two names"),
        (packed(("spring.sqk", files["spring.sqk"][:-3])), "bad", "two of this name"),
        (packed(("x.pbn", bytes(65 * 2**20))), "bad", "too large"),
        (packed(("../../rr9.pbn", files["rr1.pbn"])), "good", "rr9.pbn"),
    ]
    judged = reader.judge([[("p.zip", data)] for data, _state, _words in cases])
    for (_data, state, words), (found, said) in zip(cases, judged, strict=True):
        assert found == state, said
        assert words in " ".join(said) or state == "good"
