"""Opening books of YaneuraOu's text format, which engines for shogi share: `#YANEURAOU-DB2016 1.00`.

After that line come the positions, each a line `sfen BOARD SIDE HANDS [NUMBER]` and a line for every move that is known
there: the move, the answer that is expected ("none"), the score in hundredths of a pawn for the side to move, the depth
it was found at, and how often it was played. What stands at the end of such a line may be missing, or more. Many books
have one of two positions alone that are the same but for the sides: `turned_key` and `turned_move` lead to the other.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shogi_desktop.rules.position import Position

from ..errors import MoveMessage, NotationError
from ..limits import LONGEST_MOVE
from .sfen import format_sfen

HEAD: Final = "#YANEURAOU-DB2016"
VERSION: Final = "1.00"
VARIANT: Final = "shogi"
"""The one game that the format knows."""
SFEN: Final = "sfen "
NO_ANSWER: Final = "none"
MATE: Final = 32_000
"""A score of a mate is this less its plies."""
MOST_MOVES: Final = 600
_NUMBER: Final = re.compile(r"[+-]?\d{1,9}")
_SQUARE: Final = re.compile(r"([1-9])([a-i])")
_HELD: Final = re.compile(r"\d*[A-Za-z]")
_HANDS: Final = "RBGSNLPrbgsnlp"


@dataclass(frozen=True)
class KnownMove:
    """A move of a book as USI writes it, the answer that is expected ("" = none), its score (None = none is told), and
    its depth and count, 0 where they are not known."""

    move: str
    answer: str = ""
    score: int | None = None
    depth: int = 0
    count: int = 0


def position_key(position: Position) -> str:
    """A position as a book names it: SFEN without the number of the move."""
    return format_sfen(position).rpartition(" ")[0]


def line_key(line: str) -> str:
    """The same of a line of a book; "" where it is none of a position."""
    words = line.split()
    return " ".join(words[1:4]) if len(words) >= 4 and words[0] == SFEN.strip() else ""


def turned_key(key: str) -> str:
    """The position with the sides exchanged."""
    board, side, hands = key.split(" ")
    turned = "".join("/" if token == "/" else token.swapcase() for token in reversed(_tokens(board)))
    held = [text.swapcase() for text in _HELD.findall(hands)]
    held.sort(key=lambda text: _HANDS.find(text[-1]))
    return f"{turned} {'w' if side == 'b' else 'b'} {''.join(held) or '-'}"


def _tokens(board: str) -> list[str]:
    return re.findall(r"\+?[A-Za-z]|\d|/", board)


def turned_move(text: str) -> str:
    """A move, or a word in its place, as the other side would make it."""
    return _SQUARE.sub(lambda square: f"{10 - int(square[1])}{chr(ord('a') + ord('i') - ord(square[2]))}", text)


def parse_move_line(line: str) -> KnownMove:
    """The move of a line. NotationError where it is none."""
    words = line.split()
    if not words or len(words[0]) > LONGEST_MOVE or not words[0].isascii():
        raise NotationError(MoveMessage.NOT_OF_A_BOOK, line)
    answer = words[1] if len(words) > 1 and len(words[1]) <= LONGEST_MOVE else NO_ANSWER
    numbers = [int(word) if _NUMBER.fullmatch(word) else None for word in words[2:5]]
    score, depth, count = [*numbers, None, None, None][:3]
    return KnownMove(words[0], "" if answer == NO_ANSWER else answer, score, max(0, depth or 0), max(0, count or 0))


def format_move_line(known: KnownMove) -> str:
    return f"{known.move} {known.answer or NO_ANSWER} {known.score or 0} {known.depth} {known.count}"


def parse_moves(lines: Sequence[str], turned: bool = False) -> tuple[KnownMove, ...]:
    """The moves that stand below a position, the best one first; `turned`: of the other side's position. Lines that are
    none, and remarks, are passed over."""
    known = []
    for line in lines[:MOST_MOVES]:
        if line.strip() and not is_remark(line):
            try:
                known.append(parse_move_line(line))
            except NotationError:
                continue
    if turned:
        known = [_turned(each) for each in known]
    return tuple(sorted(known, key=lambda each: -_rank(each.score)))


def is_remark(line: str) -> bool:
    """Whether a line says nothing to engines."""
    return line.lstrip().startswith(("#", "//"))


def with_move(lines: Sequence[str], new: KnownMove) -> list[str]:
    """The lines below a position with one more move, before those with lower scores; or with what is new of one that is
    there: its count, and what a line has beside, stay."""
    found = list(lines)
    last = 0
    for at, line in enumerate(lines):
        if not line.strip() or is_remark(line):
            continue
        try:
            known = parse_move_line(line)
        except NotationError:
            continue
        if known.move == new.move:
            merged = KnownMove(new.move, new.answer or known.answer, new.score, new.depth, max(known.count, new.count))
            found[at] = " ".join([format_move_line(merged), *line.split()[5:]])
            return found
        if _rank(known.score) >= _rank(new.score):
            last = at + 1
    return [*found[:last], format_move_line(new), *found[last:]]


def _turned(known: KnownMove) -> KnownMove:
    return KnownMove(turned_move(known.move), turned_move(known.answer), known.score, known.depth, known.count)


def _rank(score: int | None) -> int:
    return -MATE * 2 if score is None else score
