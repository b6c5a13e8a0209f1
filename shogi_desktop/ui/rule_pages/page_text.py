"""The text of a rule page: a small Markdown, taken apart into blocks.

    # Title                     the page's title, once, first
    ## Heading {#id}            a section; ### a part of one. Every heading has an id, unique in the page
    paragraphs, - and 1. lists (one line an entry, or indented lines that go on), > notes, | tables | with a head row
    ![caption](board:NAME)      a position of positions.toml; diagram:CODE is the move diagram of a piece.
                                Neighbouring lines of pictures stand side by side
        text                    lines that begin with four blanks stand as they are
    {{pieces}}                  something made from the variant's record, alone on its line

Inside a line: **bold**, *italic*, `code`, [words](#id), [words](VARIANT#id), {option:KEY} and {choice:KEY=VALUE} for
the names that the program gives to rule options.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from shogi_desktop.rules import Variant, load_variant, variant_names
from shogi_desktop.session.lessons.course import FIRST

from ..words.i18n import has_rule_page

_INDENT: Final = "    "
_HEADING: Final = re.compile(r"(#{1,3}) (.+?)(?: \{#([a-z0-9_-]+)\})?$")
_PICTURE: Final = re.compile(r"!\[(.*)\]\((board|diagram):([^)\s]+)\)$")
_MADE: Final = re.compile(r"\{\{([a-z]+)\}\}$")
_ITEM: Final = re.compile(r"(-|\d+\.) (.+)")


@dataclass(frozen=True)
class Heading:
    level: int  # 1 to 3
    text: str
    id: str


@dataclass(frozen=True)
class Paragraph:
    text: str


@dataclass(frozen=True)
class Note:
    text: str


@dataclass
class Items:
    ordered: bool
    items: list[str] = field(default_factory=list)


@dataclass
class Table:
    """The first row is the head."""

    rows: list[list[str]] = field(default_factory=list)


@dataclass(frozen=True)
class Picture:
    """`source` is "board" or "diagram", `name` the position's name or the piece's code."""

    caption: str
    source: str
    name: str


@dataclass
class Pictures:
    pictures: list[Picture] = field(default_factory=list)


@dataclass(frozen=True)
class Made:
    what: str


@dataclass
class Sample:
    """Lines that stand as they are."""

    lines: list[str]


Block = Heading | Paragraph | Note | Items | Table | Pictures | Made | Sample


def parse_page(text: str) -> list[Block]:
    """The blocks of a page. ValueError, with the line, for a heading without an id or a picture not understood."""
    blocks: list[Block] = []
    chunk: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip():
            chunk.append(line.rstrip())
            continue
        try:
            found = _blocks(chunk)
            above, first = blocks[-1:], found[:1]
            match (*above, *first):
                case (Sample() as before, Sample() as after):
                    before.lines += ["", *after.lines]
                case _:
                    blocks += found
        except ValueError as error:
            raise ValueError(f"line {number - len(chunk)}: {error}") from None
        chunk = []
    return blocks


def sections(blocks: list[Block]) -> list[Heading]:
    """The headings below the title, in order."""
    return [block for block in blocks if isinstance(block, Heading) and block.level > 1]


def pictures(blocks: list[Block]) -> list[Picture]:
    return [picture for block in blocks if isinstance(block, Pictures) for picture in block.pictures]


def _blocks(lines: list[str]) -> list[Block]:
    """The blocks of lines that stand together, with no empty line between them."""
    if not lines:
        return []
    heading = _HEADING.match(lines[0])
    if heading:
        level, words, name = len(heading[1]), heading[2], heading[3] or ""
        if level > 1 and not name:
            raise ValueError(f"the heading {words!r} has no {{#id}}")
        return [Heading(level, words, name), *_blocks(lines[1:])]
    if lines[0].startswith(_INDENT):
        return [Sample([line.removeprefix(_INDENT) for line in lines])]
    made = _MADE.match(lines[0])
    if made and len(lines) == 1:
        return [Made(made[1])]
    if lines[0].startswith("!["):
        return [_pictures(lines)]
    if lines[0].startswith("> "):
        return [Note(" ".join(line.removeprefix(">").strip() for line in lines))]
    if lines[0].startswith("|"):
        return [_table(lines)]
    if _ITEM.match(lines[0]):
        return [_items(lines)]
    return [Paragraph(_joined(lines))]


def _pictures(lines: list[str]) -> Pictures:
    found = []
    for line in lines:
        match = _PICTURE.match(line)
        if match is None:
            raise ValueError(f"no picture: {line}")
        found.append(Picture(match[1], match[2], match[3]))
    return Pictures(found)


def _table(lines: list[str]) -> Table:
    rows = [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines]
    return Table([row for row in rows if not all(set(cell) <= {"-", ":"} for cell in row)])


def _items(lines: list[str]) -> Items:
    items: list[list[str]] = []
    for line in lines:
        match = _ITEM.match(line)
        if match:
            items.append([match[2]])
        elif items and line.startswith(" "):
            items[-1].append(line.strip())
        else:
            raise ValueError(f"no entry of a list: {line}")
    return Items(lines[0][0] != "-", [_joined(parts) for parts in items])


def _joined(lines: list[str]) -> str:
    """Lines that belong together; between Japanese letters a line break is no space."""
    text = lines[0].strip()
    for line in lines[1:]:
        line = line.strip()
        wide = _is_wide(text[-1:]) and _is_wide(line[:1])
        text += line if wide else f" {line}"
    return text


def _is_wide(sign: str) -> bool:
    return bool(sign) and ord(sign) >= 0x3000


RECORD_FORMATS: Final = "record_formats"
"""The page for those who write readers of the records that the program writes."""


def described_variants() -> list[str]:
    """Names of the variants that have a rule page: shogi, then those with the smallest boards first."""
    names = filter(has_rule_page, variant_names())
    return sorted(names, key=lambda name: (name != FIRST, load_variant(name).files, name))


def page_names() -> list[str]:
    """All pages in the order of the contents."""
    return [*described_variants(), RECORD_FORMATS]


def variant_of_page(name: str) -> Variant:
    """The game whose pieces and rules a page names."""
    return load_variant("shogi" if name == RECORD_FORMATS else name)
