"""A checkout, an editor or an archive may have given texts of the program Windows' line ends: they read the same."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from shutil import which

import pytest

from shogi_desktop import program_files
from shogi_desktop.engine.evaluation.network import load_network
from shogi_desktop.files import read_text
from shogi_desktop.library.names import parse_names
from shogi_desktop.notation.positions.opening_book import read_book
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.record.variant_files import read_toml
from shogi_desktop.session.lessons.course import read_course
from shogi_desktop.session.problems.own_sets import Library
from shogi_desktop.ui.dialogs.about import licences
from shogi_desktop.ui.rule_pages.page_text import parse_page

ROOT = Path(__file__).resolve().parents[1]
_TEXTS = (".book", ".json", ".md", ".sfen", ".svg", ".toml", ".txt")
_BINARY = (".net", ".otf", ".png", ".qm", ".ttf", ".ts", ".wav")


def _with_returns(source: Path, target: Path) -> Path:
    """A copy of a folder or text with Windows' line ends."""
    for file in sorted(source.rglob("*")) if source.is_dir() else [source]:
        if file.is_file():
            copy = target / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            data = file.read_bytes()
            copy.write_bytes(data.replace(b"\r\n", b"\n").replace(b"\n", b"\r\n") if file.suffix in _TEXTS else data)
    return target / source.relative_to(ROOT)


def _both(folder: Path, tmp_path: Path, read: Callable[[Path], object], pattern: str) -> None:
    """Every file reads the same with either line end."""
    copies = _with_returns(folder, tmp_path)
    files = sorted(folder.rglob(pattern))
    assert files
    for file in files:
        copy = copies / file.relative_to(folder)
        assert b"\r\n" in copy.read_bytes()
        assert read(copy) == read(file), file.name


def test_opening_books(tmp_path: Path) -> None:
    def entries(file: Path) -> object:
        book, why = read_book(file, load_variant(file.stem))
        assert book is not None, why
        return book.rules, book.made, book.entries

    _both(program_files.resources() / "openings", tmp_path, entries, "*.book")


def test_names_of_openings_and_their_stamp(tmp_path: Path) -> None:
    """A library is not gone through anew because another package came with other line ends."""

    def names(file: Path) -> object:
        return parse_names(read_text(file), load_variant(file.stem))

    _both(program_files.resources() / "names", tmp_path, names, "*.toml")


def test_lessons(tmp_path: Path) -> None:
    _both(program_files.resources() / "lessons", tmp_path, read_course, "*.toml")


def test_variants(tmp_path: Path) -> None:
    _both(ROOT / "shogi_desktop" / "rules" / "variants", tmp_path, read_toml, "*.toml")


def test_sets_of_problems(tmp_path: Path) -> None:
    _both(program_files.resources() / "problems", tmp_path, lambda file: Library().read(str(file)), "mini*.sfen")
    _both(program_files.resources() / "problems", tmp_path, lambda file: Library().title_of(str(file)), "*.sfen")


def test_rule_pages(tmp_path: Path) -> None:
    def page(file: Path) -> object:
        return parse_page(file.read_text(encoding="utf-8"))

    _both(program_files.resources() / "texts", tmp_path, page, "*.md")


def test_licences(tmp_path: Path) -> None:
    resources = program_files.resources()
    copies = [_with_returns(file, tmp_path) for file in sorted(resources.rglob("*.txt"))]
    assert copies
    assert licences(tmp_path / "resources", None) == licences(resources, None)


def test_networks_are_no_text(tmp_path: Path) -> None:
    copies = _with_returns(program_files.resources() / "evaluation", tmp_path)
    for file in sorted(copies.glob("*.net")):
        load_network(file, load_variant(file.stem))


def test_every_kind_of_resource_is_known_here() -> None:
    kinds = {file.suffix for file in program_files.resources().rglob("*") if file.is_file()}
    assert kinds <= {*_TEXTS, *_BINARY}


@pytest.mark.skipif(which("git") is None or not (ROOT / ".git").exists(), reason="asks git")
def test_git_gives_every_text_one_line_end() -> None:
    listed = subprocess.run(["git", "ls-files", "--eol"], cwd=ROOT, capture_output=True, check=True, encoding="utf-8")
    rows = [line.split(maxsplit=3) for line in listed.stdout.splitlines()]
    mixed = [row for row in rows if row[0] in ("i/crlf", "i/mixed")]
    assert mixed == []
    owned = [row[-1] for row in rows if row[2] not in ("attr/text=auto", "attr/-text")]
    assert owned == []
