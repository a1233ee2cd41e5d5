"""What every command takes and answers alike: JSON, silence, a refusal as an object, a word misspelt."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click
import pytest
from click.shell_completion import ShellComplete

from bigdeal_gui.cli.bigdeal import bigdeal_group
from bigdeal_gui.cli.parts.boundary import echo_stderr, error_kind, run_command
from bigdeal_gui.errors.base import AppError, error_kinds_below
from bigdeal_gui.errors.storage import AlreadyExists
from bigdeal_gui.storage import places

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.cli.conftest import Answer

    Run = Callable[..., Answer]


def all_commands(
    command: click.Command = bigdeal_group, path: tuple[str, ...] = ()
) -> Iterator[tuple[str, click.Command]]:
    """Yield every command below `bigdeal` by its words."""
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            yield from all_commands(below, (*path, name))
    if not isinstance(command, click.Group) or command.invoke_without_command:
        yield " ".join(path), command


COMMANDS = dict(all_commands())


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_takes_both(name: str) -> None:
    """`--json` and `--quiet` are there once, however often the command is fetched."""
    assert dict(all_commands())[name] is COMMANDS[name]
    given = [option for parameter in COMMANDS[name].params for option in parameter.opts]
    assert given.count("--json") == 1
    assert given.count("--quiet") == 1


def test_a_bare_number_of_boards_deals(bigdeal: Run, tmp_path: Path) -> None:
    """Without -f and -o pbn goes into this folder, under today's name; a taken one gives the next."""
    today = datetime.now().astimezone().date().isoformat()
    for name in ("session", "session second of the day"):
        answer = bigdeal("deal", "-n", "4", "--json")
        assert answer.code == 0, answer.err
        (dealt,) = json.loads(answer.out)
        assert [Path(file["path"]).name for file in dealt["files"]] == [f"{today} {name}.pbn"]
    answer = bigdeal("deal", "-n", "4", "--sets", "2", "--event", "Café")
    assert answer.code == 0, answer.err
    assert (tmp_path / f"{today} Cafe set 2 of 2.pbn").exists()
    # A set of which one name is taken goes elsewhere as a whole.
    (tmp_path / f"{today} Cafe set 1 of 2.pbn").unlink()
    assert bigdeal("deal", "-n", "4", "--sets", "2", "--event", "Café").code == 0
    assert (tmp_path / f"{today} Cafe second of the day set 2 of 2.pbn").exists()


def test_the_settings_say_which_formats(
    bigdeal: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With settings, their formats are dealt."""
    monkeypatch.setenv("BIGDEAL_HOME", str(tmp_path / "home"))
    places.settings_path().parent.mkdir(parents=True)
    places.settings_path().write_text('{"formats": ["ber", "csv"]}')
    answer = bigdeal("deal", "-n", "4", "--json")
    assert answer.code == 0, answer.err
    assert [Path(file["path"]).suffix for file in json.loads(answer.out)[0]["files"]] == [".ber", ".csv"]


def test_site_and_date_go_into_the_file(bigdeal: Run, tmp_path: Path) -> None:
    """What was said of the set stands in its pbn, the day as PBN spells it."""
    line = ("deal", "-n", "4", "-f", "pbn", "-o", "a", "--site", "Utrecht", "--date", "2027-03-05")
    assert bigdeal(*line).code == 0
    text = (tmp_path / "a.pbn").read_text("ascii")
    assert text.count('[Site "Utrecht"]') == text.count('[Date "2027.03.05"]') == 4


def test_files_and_lines_in_json(bigdeal: Run, tmp_path: Path) -> None:
    """A command without an object of its own tells its files and its lines."""
    assert bigdeal("deal", "-n", "4", "-f", "pbn", "-o", "a").code == 0
    made = json.loads(bigdeal("labels", "a.pbn", "-o", "labels.pdf", "--json").out)
    size = (tmp_path / "labels.pdf").stat().st_size
    assert made == {"exit": 0, "files": [{"path": "labels.pdf", "bytes": size}], "lines": []}
    whole = json.loads(bigdeal("journal", "verify", "--json").out)
    assert whole["exit"] == 0
    assert "all as they were written" in whole["lines"][0]
    one = json.loads(bigdeal("number", "encode", "--scheme", "base5", "--json", "N:A... K... Q... J...").out)
    assert len(one["lines"]) == 1
    text = json.loads(bigdeal("journal", "export", "-", "--json").out)
    assert len(text["lines"]) > 2


@pytest.mark.parametrize(
    ("words", "kind", "code"),
    [
        (["deal", "-n", "4", "-f", "pbn", "-o", "a"], "already-exists", 3),
        (["deal", "-n", "none"], "invalid-plan", 2),
        (["deal"], "usage", 2),
        (["chek"], "usage", 2),
        (["convert", "none.pbn", "-f", "ber", "-o", "x"], "cannot-read", 5),
        (["convert", "bad.pbn", "-f", "ber", "-o", "x"], "damaged-file", 4),
        (["journal", "state", "AAAA-AAAA", "finished"], "unknown-set", 1),
    ],
)
def test_a_refusal_is_an_object(words: list[str], kind: str, code: int, bigdeal: Run, tmp_path: Path) -> None:
    """With --json a refusal stands on standard output, and as ever on standard error."""
    (tmp_path / "a.pbn").write_text("old")
    (tmp_path / "bad.pbn").write_text('[Board "1"]\n[Deal "N:AK"]\n')
    answer = bigdeal(*words, "--json")
    assert answer.code == code, answer.err
    refusal = json.loads(answer.out)["error"]
    assert (refusal["kind"], refusal["exit"]) == (kind, code)
    assert refusal["text"].split("\n")[0][:20] in answer.err
    plain = bigdeal(*words)
    assert plain.out == ""
    assert plain.err == answer.err


def test_kinds_of_refusals_are_kept() -> None:
    """Programs know refusals by these names: a class that is renamed keeps its kind."""
    assert error_kind(AlreadyExists(Path("a"))) == "already-exists"
    kinds = [kind.__name__ for kind in error_kinds_below(AppError)]
    assert len(kinds) == len({name.lower() for name in kinds})


def test_after_two_dashes_no_option_counts(bigdeal: Run) -> None:
    """A file of that name is a file."""
    answer = bigdeal("convert", "-f", "ber", "-o", "x", "--", "--json")
    assert answer.code != 0
    assert answer.out == ""


def test_silence_where_all_is_well(bigdeal: Run, tmp_path: Path) -> None:
    """A quiet run writes its files and nothing else; a refusal is told, with the notes before it."""
    answer = bigdeal("deal", "-n", "11-20", "-f", "ber", "-o", "new/a", "--quiet")
    assert (answer.code, answer.out, answer.err) == (0, "", "")
    assert (tmp_path / "new" / "a.ber").exists()
    again = bigdeal("deal", "-n", "11-20", "-f", "ber", "-o", "new/a", "--quiet")
    assert again.code == 3
    assert again.out == ""
    assert again.err.startswith("bigdeal: ber: ")
    assert "already exists" in again.err
    assert bigdeal("check", "--code", "AAAA-AAAA", "--quiet").out == ""


def test_warnings_break_the_silence(capsys: pytest.CaptureFixture[str], bigdeal: Run) -> None:
    """A warning is said at once, a note only where the run fails; notes of one run stay with it."""
    assert bigdeal("deal", "-n", "4", "-f", "pbn", "-o", "a").code == 0
    code = bigdeal("journal", "list", "--json").out
    (found,) = json.loads(code)
    for state in ("duplicated", "in-play"):
        assert bigdeal("journal", "state", found["code"], state, "--quiet").code == 0
    answer = bigdeal("check", "a.pbn", "--quiet")
    assert (answer.code, answer.out) == (0, "")
    assert "warning: a.pbn: do not play" in answer.err

    def noted() -> int:
        echo_stderr("a note")
        return 1

    assert run_command("bigdeal", noted) == 1
    assert capsys.readouterr().err == "a note\n"


@pytest.mark.parametrize(
    ("words", "meant"), [("chek", "check"), ("tournament nw", "new"), ("covert", "convert"), ("qqq", "")]
)
def test_did_you_mean(words: str, meant: str, bigdeal: Run) -> None:
    """A command that is not there is answered with the one that may have been meant."""
    answer = bigdeal(*words.split())
    assert answer.code == 2
    hint = f" Did you mean “{meant}”?" if meant else ""
    assert f"There is no command “{words.rsplit(maxsplit=1)[-1]}”.{hint}\n" in answer.err


@pytest.mark.parametrize("words", ["unlock a.age --round", "tournament set-value cup --round"])
def test_a_round_s_file_is_offered_by_the_shell(words: str) -> None:
    """It was saved somewhere, under a name that nobody wants to type."""
    shell = ShellComplete(bigdeal_group, {}, "bigdeal", "")
    assert [offer.type for offer in shell.get_completions(words.split(), "")] == ["file"]
