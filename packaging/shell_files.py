"""Man pages and completions, made of the commands themselves: `python packaging/shell_files.py` writes them.

They lie in packaging/shell; pyproject.toml says where the wheel and the Debian package bring them.
"""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from click.shell_completion import BashComplete, FishComplete, ShellComplete, ZshComplete

from bigdeal_gui import __version__
from bigdeal_gui.cli.bigdeal import COMPLETE_VARIABLE, bigdeal_group
from bigdeal_gui.cli.bigdealx.line import HELP as BIGDEALX_HELP
from bigdeal_gui.formats.table import BIG_DEALS

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER: Final = Path(__file__).resolve().parent / "shell"
_PROGRAM: Final = "bigdeal"
_WIDTH: Final = 2000
"""Help that is not broken into lines: the reader of a page breaks them."""


def files() -> dict[str, bytes]:
    """Return the files by their names in FOLDER."""
    texts = {
        "bigdeal.1": "".join(_page()),
        "bigdealx.1": "".join(_bigdealx_page()),
        "bigdeal.bash": _completion(BashComplete),
        "_bigdeal": _completion(ZshComplete),
        "bigdeal.fish": _completion(FishComplete),
    }
    return {name: text.encode("utf-8") for name, text in texts.items()}


def _completion(shell: type[ShellComplete]) -> str:
    # Not the class's own source(): bash's starts the bash of this computer, to see how old it is.
    return ShellComplete.source(shell(bigdeal_group, {}, _PROGRAM, COMPLETE_VARIABLE)).strip() + "\n"


def _page() -> Iterator[str]:
    yield _title(_PROGRAM, "deal bridge boards that nobody could predict")
    context = click.Context(bigdeal_group, info_name=_PROGRAM)
    yield ".SH SYNOPSIS\n.B bigdeal\n[\\fB\\-\\-language\\fR \\fICODE\\fR]\n.I COMMAND\n[\\fIOPTION\\fR]...\n"
    yield ".SH DESCRIPTION\n" + _text(bigdeal_group.help or "")
    yield ".SH OPTIONS\n"
    yield from _options(bigdeal_group, context)
    yield ".SH COMMANDS\n"
    for name, command, below in _below(context, bigdeal_group):
        yield f".SS {_escaped(name)}\n"
        yield f".B {_escaped(name)}\n{_escaped(' '.join(command.collect_usage_pieces(below)))}\n.PP\n"
        yield _text(command.help or "")
        yield from _options(command, below)
    yield ".SH EXIT STATUS\n" + _text(bigdeal_group.epilog or "")
    yield '.SH "SEE ALSO"\n.BR bigdealx (1)\n'


def _options(command: click.Command, context: click.Context) -> Iterator[str]:
    for parameter in command.get_params(context):
        record = parameter.get_help_record(context)
        if record is not None and "--help" not in record[0]:
            yield f".TP\n.B {_escaped(record[0])}\n{_escaped(record[1])}\n"


def _below(
    context: click.Context, command: click.Command, words: str = ""
) -> Iterator[tuple[str, click.Command, click.Context]]:
    """Yield each command that does something, by all its words."""
    if not isinstance(command, click.Group) or (words and command.invoke_without_command):
        yield words, command, context
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            if below is not None:
                inner = click.Context(
                    below, parent=context, info_name=name, max_content_width=_WIDTH, terminal_width=_WIDTH
                )
                yield from _below(inner, below, f"{words} {name}".strip())


def _bigdealx_page() -> Iterator[str]:
    yield _title("bigdealx", "deal bridge boards as Big Deal 2.0's extended program does")
    text = BIGDEALX_HELP.format(formats=",".join(format_.name for format_ in BIG_DEALS))
    yield ".SH SYNOPSIS\n.nf\n"
    usage, _blank, rest = text.partition("\n\n")
    yield _escaped(usage.replace("Usage: ", "       ")) + "\n.fi\n.SH DESCRIPTION\n.nf\n"
    yield _escaped(rest) + '.fi\n.SH "SEE ALSO"\n.BR bigdeal (1)\n'


def _title(name: str, about: str) -> str:
    return f'.TH {name.upper()} 1 "" "bigdeal-gui {__version__}"\n.SH NAME\n{name} \\- {_escaped(about)}\n'


def _text(text: str) -> str:
    paragraphs = inspect.cleandoc(text).replace("\b\n", "").split("\n\n")
    return "".join(f"{_escaped(' '.join(paragraph.split()))}\n.PP\n" for paragraph in paragraphs if paragraph)


def _escaped(text: str) -> str:
    """Return text that roff shows as it is: no escapes, no line that begins as a request does."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub("^([.'])", r"\\&\1", text, flags=re.MULTILINE)


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for name, data in files().items():
        (FOLDER / name).write_bytes(data)


if __name__ == "__main__":
    main()
