"""The words of window and commands in other languages: `translations.py update|check|fill FILE`.

`update` collects every text into resources/translations/*.ts, for translators; `check` finds
texts that were changed since, or are not translated; `fill` takes translations of new texts from a JSON file,
`{"text": {"de": "Text", "pl": ["one", "few", "many"]}}`, a list where a text has plural forms.
The program reads the .ts files themselves (`bigdeal_gui/catalogue.py`).
"""

from __future__ import annotations

import ast
import importlib.util
import json
import shutil
import string
import subprocess
import sys
import sysconfig
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.bigdeal import bigdeal_group
from bigdeal_gui.cli.parts.help_text import SpokenContext
from bigdeal_gui.cli.parts.language import CONTEXT as COMMAND
from bigdeal_gui.gui.parts.languages import LANGUAGES
from bigdeal_gui.pages.table_texts import table_texts
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.record import Milestone
from bigdeal_gui.tournament.findings import Severity
from bigdeal_gui.words import translate_with

if TYPE_CHECKING:
    from collections.abc import Iterator

TOP: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = TOP / "resources" / "translations"
PACKAGE: Final = TOP / "bigdeal_gui"
COMMANDS: Final = PACKAGE / "cli"
"""The commands' texts are found by the functions that translate them, and by asking for all help."""
_DOORS: Final = frozenset(
    {"tr", "translatable", "echo_words", "echo_words_stderr", "echo_warning_words", "usage_error"}
)
PLURALS_ONLY: Final = "en"
NAME: Final = "bigdeal-gui_{code}.ts"
_TEXT_COMMENT_COUNT: Final = 3
"""How many arguments `tr` has where its text has plural forms."""


def update(folder: Path = FOLDER) -> None:
    """Bring the .ts files of `folder` up to date with the sources; what was translated stays."""
    with tempfile.TemporaryDirectory() as place:
        tables = Path(place) / "tables.py"
        tables.write_text("".join(_table_lines()), "utf-8")
        sources = [str(path) for path in _sources()]
        # Of a file that is there Qt's tool knows the language, and it reads the sources once for many files.
        there: list[str] = []
        for language in LANGUAGES:
            target = folder / NAME.format(code=language.code)
            options = ["-pluralonly"] if language.code == PLURALS_ONLY else []
            if target.is_file() and not options:
                there.append(str(target))
            else:
                named = ["-target-language", language.code, "-ts", str(target)]
                _update([*sources, str(tables)], [*options, *named])
        if there:
            _update([*sources, str(tables)], ["-ts", *there])


def _update(sources: list[str], options: list[str]) -> None:
    always = ("-silent", "-no-obsolete", "-locations", "none", "-source-language", "en")
    _run("lupdate", *always, *sources, *options)


def fill(file: Path, folder: Path = FOLDER) -> list[str]:
    """Put the translations of `file` where one is lacking, and return the texts that lack one nowhere."""
    wanted: dict[str, dict[str, str | list[str]]] = json.loads(file.read_text("utf-8"))
    unused = dict.fromkeys(wanted)
    update(folder)
    for path in folder.glob("*.ts"):
        tree = ET.parse(path)  # noqa: S314 - our own files
        for message in tree.iter("message"):
            source = message.findtext("source", "")
            given = wanted.get(source, {}).get(path.stem.rpartition("_")[2])
            translation = message.find("translation")
            if given is None or translation is None or translation.get("type") != "unfinished":
                continue
            unused.pop(source, None)
            del translation.attrib["type"]
            forms = list(translation.iter("numerusform")) or [translation]
            for form, text in zip(forms, [given] if isinstance(given, str) else given, strict=True):
                form.text = text
        tree.write(path, "utf-8", xml_declaration=True)
    # Qt's tool lays the files out as it always does.
    update(folder)
    return list(unused)


def faults() -> Iterator[str]:
    """Yield what is wrong with the .ts files: not up to date, not translated, fields lost or invented.

    And what no .ts file can show: a count in a text that is asked for without one.
    """
    with tempfile.TemporaryDirectory() as place:
        fresh = Path(place)
        for path in FOLDER.glob("*.ts"):
            (fresh / path.name).write_bytes(path.read_bytes())
        update(fresh)
        names = {path.name for path in fresh.glob("*.ts")} | {path.name for path in FOLDER.glob("*.ts")}
        for name in sorted(names):
            kept, wanted = FOLDER / name, fresh / name
            if not kept.is_file():
                yield f"{name} is missing: run packaging/translations.py update"
            elif kept.read_bytes() != wanted.read_bytes():
                yield f"{name} is not up to date: run packaging/translations.py update"
            yield from (f"{name}: {fault}" for fault in _faults_of(wanted))
    for source in _sources():
        for line in _stray_counts(source.read_text("utf-8")):
            yield f"{source.relative_to(TOP)}:{line}: %n outside tr(text, comment, count)"


def _sources() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if COMMANDS not in path.parents]


def _stray_counts(source: str) -> Iterator[int]:
    """Yield the line of each text with %n that is given no count, and would be shown as it stands."""
    if "%n" not in source:
        return
    tree = ast.parse(source)
    counted = {
        id(call.args[0])
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "tr"
        and len(call.args) == _TEXT_COMMENT_COUNT
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and "%n" in str(node.value) and id(node) not in counted:
            yield node.lineno


def _faults_of(path: Path) -> Iterator[str]:
    for message in ET.parse(path).iter("message"):  # noqa: S314 - as above
        source = message.findtext("source", "")
        translation = message.find("translation")
        if translation is None or translation.get("type") == "unfinished":
            yield f"not translated: {source}"
            continue
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        for form in forms:
            if not form.strip():
                yield f"empty: {source}"
            elif _fields(form) != _fields(source):
                yield f"other fields: {source} → {form}"
            elif ("&" in form.replace("&&", "")) and "&" not in source.replace("&&", ""):
                yield f"a letter for Alt that the source has not: {source} → {form}"
            elif "&" not in form.replace("&&", "") and "&" in source.replace("&&", ""):
                yield f"no letter for Alt, as the source has: {source} → {form}"


def _fields(text: str) -> set[str]:
    if "{" not in text and "}" not in text:
        return set()
    return {name for _literal, name, _spec, _conversion in string.Formatter().parse(text) if name is not None}


def _table_lines() -> Iterator[str]:
    yield "from PySide6.QtCore import QT_TRANSLATE_NOOP\n"
    spoken = ((COMMAND, text) for text in command_texts())
    for context, text in dict.fromkeys((*table_texts(), *spoken)):
        yield f"QT_TRANSLATE_NOOP({context!r}, {_quoted(text)})\n"


def command_texts() -> Iterator[str]:
    """Yield what commands say, and the words of their help."""
    for path in sorted(COMMANDS.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in _DOORS:
                text = call.args[0] if call.args else None
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    yield text.value
    yield from (member.value for kind in (Milestone, NoteKind, Severity) for member in kind)
    yield from help_texts()


def help_texts() -> list[str]:
    """Return what the help of commands asks for where it is translated."""
    asked: list[str] = []

    def record(_context: str, text: str) -> str:
        asked.append(text)
        return text

    contexts = list(_contexts(bigdeal_group, "bigdeal"))
    translate_with(record)
    try:
        for context in contexts:
            context.get_help()
    finally:
        translate_with(None)
    return asked


def _contexts(
    command: click.Command, name: str, parent: click.Context | None = None
) -> Iterator[click.Context]:
    context = SpokenContext(command, parent, name)
    yield context
    if isinstance(command, click.Group):
        for word in command.list_commands(context):
            if (below := command.get_command(context, word)) is not None:
                yield from _contexts(below, word, context)


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def _run(tool: str, *arguments: str) -> None:
    program = _program(tool)
    if program is None:
        raise FileNotFoundError(f"Qt's {tool} is missing: install PySide6-Essentials")
    done = subprocess.run([program, *arguments], cwd=TOP, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.stderr.write(done.stdout + done.stderr)
        done.check_returncode()


def _program(tool: str) -> str | None:
    # The tool itself lies beside Qt's libraries; the script that leads there loads these first, for nothing.
    qt = importlib.util.find_spec("PySide6")
    for folder in (qt.submodule_search_locations or ()) if qt else ():
        if program := shutil.which(tool, path=folder):
            return program
    scripts = sysconfig.get_path("scripts")
    return shutil.which(f"pyside6-{tool}", path=scripts) or shutil.which(f"pyside6-{tool}")


def main(arguments: list[str]) -> int:
    """Do what `arguments` say; return 1 when `check` found something."""
    match arguments:
        case ["update"]:
            update()
        case ["check"]:
            found = list(faults())
            for fault in found:
                sys.stdout.write(fault + "\n")
            return 1 if found else 0
        case ["fill", file]:
            for text in fill(Path(file)):
                sys.stdout.write(f"nowhere to fill: {text}\n")
        case _:
            sys.stderr.write(f"{__doc__}\n")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
