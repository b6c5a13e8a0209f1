"""Brings the translations up to date: `python packaging/translations.py [--check]`.

Collects the texts of the program, the messages in its modules of errors, the words of the variant files (handicaps,
rule options, pieces), and words of Qt's list of files, into resources/translations/shogi_desktop_LANGUAGE.ts and makes
the .qm files of them. Where a piece is written with other signs than its namesakes in most games, its name is there
once more, with these signs as the comment. Translators edit the .ts files, with Qt Linguist or any editor. `--check`
changes nothing and fails where the files are not up to date or not complete.
"""

from __future__ import annotations

import ast
import importlib
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections import Counter
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import PySide6  # noqa: E402

from shogi_desktop.messages import Message  # noqa: E402
from shogi_desktop.rules import load_variant, variant_names  # noqa: E402

FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("ja", "fr", "cs")
Messages = dict[tuple[str, str, str], str | None]
Word = tuple[str, str, str]  # context, text, comment
WORDS_OF_QT: tuple[Word, ...] = (
    ("QAbstractFileIconProvider", "Folder", "All other platforms"),
    ("QAbstractFileIconProvider", "File", ""),
)
"""Those of its list of files that its own translations lack."""


def words_of_data() -> str:
    """Python source that names every message and every word of the variant files for lupdate."""
    lines = ["from PySide6.QtCore import QCoreApplication"]
    reasons = {("Reasons", text, "") for text in templates()}
    for context, text, comment in sorted({*_variant_words(), *reasons, *WORDS_OF_QT}):
        said = [repr(part) for part in (context, text, comment) if part]
        lines.append(f"QCoreApplication.translate({', '.join(said)})")
    return "\n".join(lines) + "\n"


def templates() -> list[str]:
    """Of every message that is listed in a module of errors."""
    found: list[str] = []
    for file in sorted((ROOT / "shogi_desktop").rglob("*errors.py")):
        module = importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
        kinds = [kind for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__]
        listed = [value for space in (module, *kinds) for name, value in vars(space).items() if name[0] != "_"]
        found += [value.template for value in listed if isinstance(value, Message)]
    return found


def _variant_words() -> list[Word]:
    found: list[Word] = []
    signs: dict[str, Counter[str]] = {}
    for name in variant_names():
        variant = load_variant(name)
        chosen = [{}, *({option.key: value} for option in variant.options for value, _ in option.choices[1:])]
        kinds = [kind for options in chosen for kind in load_variant(name, options).every_kind]
        for piece, kanji in {(kind.name, kind.kanji) for kind in kinds}:
            signs.setdefault(piece, Counter())[kanji] += 1
        words = [variant.title, *(handicap.name for handicap in variant.handicaps)]
        for option in variant.options:
            words += [option.title, option.text, *(text for _, text in option.choices)]
        found += [("Variant", word, "") for word in words if word]
    for piece, ways in signs.items():
        _, *others = sorted(ways, key=lambda kanji: (-ways[kanji], kanji))
        found += [("PieceName", piece, kanji) for kanji in ("", *others)]
    return found


def tool(name: str) -> str:
    """A program of Qt's, which lies in PySide6."""
    found = shutil.which(name, path=str(Path(PySide6.__file__).parent))
    if not found:
        sys.exit(f"{name} is missing; it comes with PySide6-Essentials")
    return found


def update(ts: Path) -> None:
    """Takes new texts into a .ts file and drops those that are gone."""
    sources = [str(file) for file in sorted((ROOT / "shogi_desktop").rglob("*.py"))]
    with tempfile.TemporaryDirectory() as folder:
        words = Path(folder) / "words_of_data.py"
        words.write_text(words_of_data(), "utf-8", newline="\n")
        listed = Path(folder) / "sources.txt"  # a command line of Windows is not long enough for them
        listed.write_text("\n".join([*sources, str(words)]), "utf-8", newline="\n")
        options = ["-locations", "none", "-no-obsolete", "-source-language", "en", "-ts", str(ts)]
        subprocess.run([tool("lupdate"), f"@{listed}", *options], check=True, stdout=subprocess.DEVNULL)


def release(ts: Path) -> None:
    qm = str(ts.with_suffix(".qm"))
    subprocess.run([tool("lrelease"), "-silent", str(ts), "-qm", qm], check=True)


def messages(ts: Path) -> Messages:
    """The translation of each (context, source, comment); None where it is missing or unfinished."""
    found: Messages = {}
    for context in ElementTree.parse(ts).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            text = "" if translation is None else (translation.text or "")
            unfinished = translation is None or translation.get("type") is not None
            key = name, message.findtext("source", ""), message.findtext("comment", "")
            found[key] = None if unfinished or not text else text
    return found


def unseen(have: Messages) -> list[str]:
    """Texts of the program that lupdate has passed over, as it does with those in the braces of an f-string."""
    known = {(context, text) for context, text, _ in have}
    return [f"lupdate does not see, in {name}: {text}" for name, text in texts_of_program() if text not in known]


@cache
def texts_of_program() -> list[tuple[str, tuple[str, str]]]:
    """The texts of each module, by its name; the same for every language."""
    files = sorted((ROOT / "shogi_desktop").rglob("*.py"))
    return [(file.name, text) for file in files for text in texts_of(file.read_text("utf-8"))]


def texts_of(source: str) -> list[tuple[str, str]]:
    """Context and text of each translation that a module asks for."""
    found: list[tuple[str, str]] = []
    _collect(ast.parse(source), "", found)
    return found


def _collect(node: ast.AST, context: str, found: list[tuple[str, str]]) -> None:
    if isinstance(node, ast.ClassDef):
        context = node.name
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        said = [part.value if isinstance(part, ast.Constant) else None for part in node.args]
        if name == "tr" and said:
            said = [context, *said]
        if name in ("tr", "translate", "QT_TRANSLATE_NOOP") and len(said) > 1:
            place, text = said[:2]
            if isinstance(place, str) and isinstance(text, str):
                found.append((place, text))
    for part in ast.iter_child_nodes(node):
        _collect(part, context, found)


def problems(ts: Path) -> list[str]:
    """Texts that a file lacks, has without a translation, or has too many; an empty list when it is complete."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / ts.name
        shutil.copy(ts, fresh)
        update(fresh)
        wanted = messages(fresh)
    have = messages(ts)
    missing = [f"not in {ts.name}: {key}" for key in wanted if key not in have]
    surplus = [f"no longer used, in {ts.name}: {key}" for key in have if key not in wanted]
    return (
        unseen(wanted)
        + missing
        + surplus
        + [f"not translated in {ts.name}: {key}" for key, text in have.items() if text is None]
    )


def main(arguments: list[str]) -> int:
    files = [FOLDER / f"shogi_desktop_{language}.ts" for language in LANGUAGES]
    if "--check" not in arguments:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for ts in files:
            update(ts)
            release(ts)
    found = [problem for ts in files for problem in problems(ts)]
    print("\n".join(found) or "translations are complete")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
