"""The opening book of a variant: positions and what to play there, as text.

A file begins with its head, one `key: value` in a line: the format, the variant, the choices of its rules that the book
holds for (it holds for any of the others), how it was made, and the number of its positions. Then come the positions,
each after an empty line: board, side to move and hands as SFEN has them, and a line for each move looked at with its
score (hundredths of a pawn for the side to move, after all that the book knows of what follows) and its weight (how
many times of a thousand it is to be played). How a position was reached does not count, and neither does its number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from shogi_desktop.excerpt import shortened
from shogi_desktop.files import read_text
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.program_files import resources
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

FORMAT: Final = "opening book 1"
MOST_BYTES: Final = 16 * 1024 * 1024
MOST_POSITIONS: Final = 50_000
_KEYS: Final = ("format", "variant", "rules", "made", "positions")
_ENTRY: Final = re.compile(r"\S{1,9000} [bw] \S{1,400}((?:\n\S{2,24} -?\d{1,6} \d{1,4}){1,64})")


@dataclass(frozen=True)
class BookMove:
    """A move of a book as USI writes it, its score and its weight."""

    text: str
    score: int
    weight: int


class Book:
    """The positions of one file. `rules` are the choices it holds for, `made` says how it was made, for people;
    `entries` are the lines of the moves by the text of the position, in the order of the file."""

    def __init__(self, variant: str, rules: Mapping[str, str], made: str, entries: Mapping[str, str]) -> None:
        self.variant = variant
        self.rules = rules
        self.made = made
        self.entries = entries

    def moves(self, position: str) -> list[BookMove]:
        """What the book knows of a position (`position_text`), nothing where it does not know it."""
        return [_move_of(line) for line in self.entries.get(position, "").splitlines()]


def position_text(position: Position) -> str:
    """A position as a book names it: SFEN without the number of the move."""
    return format_sfen(position).rpartition(" ")[0]


@lru_cache(maxsize=4)
def book_of(variant: Variant) -> tuple[Book | None, str]:
    """The book that comes with the program, None where there is none for this game; and why one was refused."""
    try:
        file = resources() / "openings" / f"{variant.name}.book"
    except FileNotFoundError:
        return None, ""
    return read_book(file, variant) if file.exists() else (None, "")


def read_book(file: Path, variant: Variant) -> tuple[Book | None, str]:
    """The book in a file; or None, and why it cannot be used for the variant."""
    try:
        book = parse_book(read_text(file, MOST_BYTES))
        _check_fit(book, variant)
    except (OSError, ValueError) as error:
        return None, f"the opening book is not used: {error}"
    return book, ""


def parse_book(text: str) -> Book:
    """The book that a text holds; ValueError says what is wrong."""
    head, *blocks = text.replace("\r\n", "\n").removesuffix("\n").split("\n\n")
    values = _head(head)
    entries: dict[str, str] = {}
    for block in blocks:
        entry = _ENTRY.fullmatch(block)
        if entry is None:
            raise ValueError(f"{shortened(block.partition(chr(10))[0])} is no position with its moves")
        position = block[: entry.start(1)]
        if position in entries:
            raise ValueError(f"{shortened(position)} comes twice")
        entries[position] = block[entry.start(1) + 1 :]
    if values["positions"] != str(len(entries)) or len(entries) > MOST_POSITIONS:
        raise ValueError(f"it has {len(entries)} positions, not {shortened(values['positions'])}")
    rules = dict(_rule(word) for word in values["rules"].split())
    return Book(values["variant"], rules, values["made"], entries)


def format_book(book: Book) -> str:
    """The text that `parse_book` reads."""
    rules = " ".join(f"{key}={value}" for key, value in book.rules.items())
    values = (FORMAT, book.variant, rules, book.made, str(len(book.entries)))
    head = [f"{key}: {value}".rstrip() for key, value in zip(_KEYS, values, strict=True)]
    blocks = [f"{position}\n{lines}" for position, lines in book.entries.items()]
    return "\n\n".join(["\n".join(head), *blocks]) + "\n"


def format_moves(moves: Iterable[BookMove]) -> str:
    """The moves of one position as `Book` takes them."""
    return "\n".join(f"{move.text} {move.score} {move.weight}" for move in moves)


def _head(text: str) -> dict[str, str]:
    rows = [line.partition(":") for line in text.split("\n")]
    if [key for key, _, _ in rows] != list(_KEYS):
        raise ValueError(f"its head has the lines {', '.join(_KEYS)}")
    values = {key: value.strip() for key, _, value in rows}
    if values["format"] != FORMAT:
        raise ValueError(f"its format is {shortened(values['format'])}, not {FORMAT!r}")
    return values


def _rule(word: str) -> tuple[str, str]:
    key, equals, value = word.partition("=")
    if not equals:
        raise ValueError(f"{shortened(word)} is no choice of a rule")
    return key, value


def _check_fit(book: Book, variant: Variant) -> None:
    if book.variant != variant.name:
        raise ValueError(f"it is for {shortened(book.variant)}, not {variant.name}")
    for key, value in book.rules.items():
        if variant.choice(key) != value:
            raise ValueError(f"it holds for {shortened(f'{key}={value}')}, not {variant.choice(key)!r}")
    if not book.moves(position_text(Position(variant))):
        raise ValueError("it does not know the start of the game")


def _move_of(line: str) -> BookMove:
    text, score, weight = line.split(" ")
    return BookMove(text, int(score), int(weight))
