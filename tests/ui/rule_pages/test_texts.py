"""The rule pages of all languages: the same sections and pictures, every option and power told, no dead link."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from shogi_desktop import program_files
from shogi_desktop.notation.records.hodges_record import TITLE, format_hodges, parse_hodges
from shogi_desktop.notation.records.kif import format_kif, parse_kif
from shogi_desktop.rules import load_variant
from shogi_desktop.ui.rule_pages.page_html import inline_html, plain_text
from shogi_desktop.ui.rule_pages.page_text import (
    RECORD_FORMATS,
    Block,
    Heading,
    Items,
    Made,
    Note,
    Paragraph,
    Pictures,
    Sample,
    Table,
    described_variants,
    page_names,
    parse_page,
    pictures,
    sections,
    variant_of_page,
)
from shogi_desktop.ui.rule_pages.pictures import rule_positions
from shogi_desktop.ui.words.i18n import LANGUAGES
from tests.notation.records.random_records import assert_same

VARIANTS = described_variants()
PAGES = [(language, name) for language in LANGUAGES for name in page_names()]
RULES = [(language, name) for language, name in PAGES if name != RECORD_FORMATS]

pytestmark = pytest.mark.decided_by(
    "resources/rules",
    "resources/texts",
    "shogi_desktop/game",
    "shogi_desktop/notation",
    "shogi_desktop/rules",
    "shogi_desktop/ui/rule_pages",
)


def file(language: str, name: str) -> Path:
    return program_files.resources() / "texts" / language / "rules" / f"{name}.md"


def page(language: str, name: str) -> list[Block]:
    return parse_page(file(language, name).read_text(encoding="utf-8"))


def texts(blocks: list[Block]) -> list[str]:
    """Every text of a page."""
    found: list[str] = []
    for block in blocks:
        match block:
            case Heading() | Paragraph() | Note():
                found.append(block.text)
            case Items():
                found += block.items
            case Table():
                found += [cell for row in block.rows for cell in row]
            case Pictures():
                found += [picture.caption for picture in block.pictures]
            case Made() | Sample():
                pass
    return found


def shape(blocks: list[Block]) -> list[str]:
    """What every language has to have at the same places: kinds of blocks with numbers of entries and pictures."""
    parts = []
    for block in blocks:
        match block:
            case Heading():
                parts.append(f"h{block.level} {block.id}")
            case Items():
                parts.append(f"list of {len(block.items)}")
            case Table():
                parts.append(f"table {len(block.rows)} x {len(block.rows[0])}")
            case Pictures():
                parts.append("pictures " + " ".join(f"{p.source}:{p.name}" for p in block.pictures))
            case Made():
                parts.append(block.what)
            case _:
                parts.append(type(block).__name__)
    return parts


def test_the_games_are_described() -> None:
    assert VARIANTS == [
        "shogi",
        "gorogoro",
        "kyotoshogi",
        "minishogi",
        "tori",
        "yari",
        "sho",
        "wa",
        "chu",
        "heian_dai",
        "dai",
        "tenjiku",
        "dai_dai",
        "maka_dai_dai",
        "tai",
        "taikyoku",
    ]


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_all_languages_have_the_same_build(language: str, name: str) -> None:
    assert shape(page(language, name)) == shape(page("en", name))


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_marks_are_understood(language: str, name: str) -> None:
    """Nothing of the marks is left over in what the reader sees, and all tables are even."""
    variant, blocks = variant_of_page(name), page(language, name)
    for text in texts(blocks):
        code = re.sub(r"`[^`]+`", "", text)
        assert "*" not in plain_text(code, variant) and "](" not in plain_text(code, variant), text
        assert not re.search(r"[{}]", plain_text(code, variant)), text
    for table in (block for block in blocks if isinstance(block, Table)):
        assert len({len(row) for row in table.rows}) == 1, table.rows[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotes_are_those_of_print(language: str) -> None:
    folder = program_files.resources() / "texts" / language
    for each in sorted(folder.rglob("*.*")):
        text = each.read_text(encoding="utf-8")
        assert "'" not in text, each
        assert each.suffix == ".toml" or '"' not in text, each


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_links_lead_somewhere(language: str, name: str) -> None:
    known = {each: {heading.id for heading in sections(page(language, each))} for each in page_names()}
    ids = [heading.id for heading in sections(page(language, name))]
    assert len(ids) == len(set(ids))
    html = " ".join(inline_html(text, variant_of_page(name)) for text in texts(page(language, name)))
    links = re.findall(r'href="rules:(\w+)#([\w-]+)"', html)
    assert links
    assert not [(variant, section) for variant, section in links if section not in known[variant]]


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_links_are_the_same_in_all_languages(language: str, name: str) -> None:
    def targets(of: str) -> set[str]:
        return set(re.findall(r"\]\((\w*#[\w-]+)\)", file(of, name).read_text(encoding="utf-8")))

    assert targets(language) == targets("en")


@pytest.mark.parametrize(("language", "name"), RULES)
def test_every_option_and_choice_is_explained(language: str, name: str) -> None:
    variant = load_variant(name)
    ids = {heading.id for heading in sections(page(language, name))}
    source = file(language, name).read_text(encoding="utf-8")
    for option in variant.options:
        assert f"option-{option.key}" in ids
        for value, _ in option.choices:
            assert f"**{{choice:{option.key}={value}}}**" in source, (option.key, value)


@pytest.mark.parametrize("name", VARIANTS)
def test_pictures_are_there_and_all_are_used(name: str) -> None:
    named = {picture.name for picture in pictures(page("en", name)) if picture.source == "board"}
    positions = rule_positions(program_files.resources())[name]
    assert named <= set(positions)
    spare = {key for key in positions if key not in named and "written" not in positions[key]}
    assert not spare


@pytest.mark.parametrize(("language", "name"), RULES)
def test_written_moves_are_those_the_rules_write(language: str, name: str) -> None:
    """Every move in a table of moves is one that the positions' tests have compared with the notation."""
    written: set[str] = set()
    for table in rule_positions(program_files.resources())[name].values():
        written |= set(table.get("written", {}).values()) | set(table.get("japanese", {}).values())
    rows = [row for block in page(language, name) if isinstance(block, Table) for row in block.rows]
    moves = [move for row in rows for cell in row for move in re.findall(r"`([^`]+)`", cell)]
    assert len(moves) > 8
    assert not [move for move in moves if move not in written]


_LETTERED: Final = re.compile(r"(?<![A-Za-z0-9.#/+*!-])[1-9][0-9]?(a[a-j]|[a-z])(?![A-Za-z0-9*])")
_ASIDE: Final = re.compile(r"`[^`]*`|\([a-z]+:[^)]*\)|\{[^}]*\}")


@pytest.mark.parametrize(
    "path", sorted((program_files.resources() / "texts" / "ja").rglob("*.*")), ids=lambda path: path.name
)
def test_japanese_texts_name_squares_as_the_boards_beside_them(path: Path) -> None:
    """With kanji for the ranks; letters stand only where the other notations are explained, and in positions."""
    lines = path.read_text("utf-8").split("\n")
    prose = [_ASIDE.sub("", line) for line in lines if re.search("[ぁ-ん]", line)]
    assert [line for line in prose if _LETTERED.search(line)] == []


def test_a_page_that_is_not_understood_says_where() -> None:
    with pytest.raises(ValueError, match=r"line 3: the heading 'Drops' has no"):
        parse_page("# Game\n\n## Drops\n")
    with pytest.raises(ValueError, match="no picture"):
        parse_page("![a](board:x)\nwords\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_records_of_the_page_about_them_are_what_the_program_writes(language: str) -> None:
    samples = [block.lines for block in page(language, RECORD_FORMATS) if isinstance(block, Sample)]
    at = samples[-1].index(TITLE)
    kif, hodges = ("\n".join(lines).strip() + "\n" for lines in (samples[-1][:at], samples[-1][at:]))
    games = parse_kif(kif).games + parse_hodges(hodges).games
    assert [format_kif(games[0]), format_hodges(games[1])] == [kif, hodges]
    assert_same(*games)


def test_lines_that_stand_as_they_are() -> None:
    assert parse_page("    a\n      b\n\n    c\nd\n") == [Sample(["a", "  b", "", "c", "d"])]
    assert parse_page("    a\n\nb\n") == [Sample(["a"]), Paragraph("b")]


def test_lines_are_joined() -> None:
    assert parse_page("one\ntwo\n") == [Paragraph("one two")]
    assert parse_page("王手は\n放置できない\n") == [Paragraph("王手は放置できない")]
    assert parse_page("- a\n  b\n- c\n") == [Items(False, ["a b", "c"])]
