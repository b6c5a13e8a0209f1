"""Part of a position to look for: pieces on squares, and what the hands hold at least."""

from __future__ import annotations

import re
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from shogi_desktop.notation.errors import Named, NotationError, PositionMessage, shortened
from shogi_desktop.notation.limits import LONGEST_POSITION, check_length
from shogi_desktop.notation.positions.sfen import find_kind, piece_text
from shogi_desktop.notation.wire.work_lines import Hits
from shogi_desktop.rules import Position, RulesError, Side, Variant
from shogi_desktop.rules.board.moves import SQUARE_MASK
from shogi_desktop.rules.board.pieces import EMPTY, kind_of, make_piece, side_of
from shogi_desktop.rules.board.tables import MAX_HAND
from shogi_desktop.system_errors import message_of

from .packed_game import PackedGame, board_stamp, mirrored_square, moves_of, replay, start_of
from .store import PACKED

_WORD: Final = re.compile(r"(?P<at>[0-9]{1,2}[a-z]{1,2}|hand):(?P<count>[0-9]{0,3})(?P<piece>[^\s:]{1,16})")
_NOTHING: Final = "-"
_SIDES: Final = {"turn:b": Side.BLACK, "turn:w": Side.WHITE}


@dataclass(frozen=True)
class Pattern:
    """`squares` says which piece stands where (EMPTY: none does), `hands` how many of a packed piece's kind its side
    has in hand at least; `turn` None: whoever is to move. A pattern without any of them is everywhere."""

    squares: Mapping[int, int] = field(default_factory=dict)
    hands: Mapping[int, int] = field(default_factory=dict)
    turn: Side | None = None

    def mirrored(self, variant: Variant) -> Pattern:
        """The same in the mirror."""
        squares = {mirrored_square(square, variant): piece for square, piece in self.squares.items()}
        return Pattern(squares, self.hands, self.turn)

    def could_occur(self, position: Position, moves: Iterable[int]) -> bool:
        """Whether every piece of the pattern stands at the start or is brought to its square by one of the moves."""
        targets = {move & SQUARE_MASK for move in moves}
        return all(
            piece == EMPTY or square in targets or position.piece_at(square) == piece
            for square, piece in self.squares.items()
        )

    def matcher(self, variant: Variant) -> Callable[[Position], bool]:
        """Whether a position fits; made for being asked often."""
        squares = sorted(self.squares.items(), key=lambda item: item[1] == EMPTY)
        slots = [(side_of(piece) * len(variant.kinds) + kind_of(piece), count) for piece, count in self.hands.items()]
        turn = self.turn

        def fits(position: Position) -> bool:
            if squares:
                cells = position.cells
                for square, piece in squares:
                    if cells[square] != piece:
                        return False
            if slots:
                hand = position.hand
                for slot, count in slots:
                    if hand[slot] < count:
                        return False
            return turn is None or position.turn == turn

        return fits


def format_pattern(pattern: Pattern, variant: Variant) -> str:
    """Words such as `5e:+P 4d:- hand:2r turn:b`: pieces as in SFEN, `-` for an empty square."""
    words = [
        f"{variant.square_name(square)}:{piece_text(variant, piece) if piece != EMPTY else _NOTHING}"
        for square, piece in pattern.squares.items()
    ]
    words += [f"hand:{count}{piece_text(variant, piece)}" for piece, count in pattern.hands.items()]
    words += [word for word, side in _SIDES.items() if side is pattern.turn]
    return " ".join(words)


def parse_pattern(text: str, variant: Variant) -> Pattern:
    """The pattern that `text` writes. NotationError naming the column."""
    check_length(text, LONGEST_POSITION, Named.PATTERN)
    squares: dict[int, int] = {}
    hands: dict[int, int] = {}
    turn: Side | None = None
    for match in re.finditer(r"\S+", text):
        word, column = match.group(), match.start() + 1
        parts = _WORD.fullmatch(word)
        if word in _SIDES:
            turn = _SIDES[word]
        elif parts is None:
            raise NotationError(PositionMessage.SQUARE_WITH_PIECE(text=shortened(word)), word, column=column)
        elif parts["at"] == "hand":
            piece, count = _hand(parts["piece"], parts["count"], variant, column)
            hands[piece] = count
        else:
            square, piece = _square(parts["at"], parts["count"] + parts["piece"], variant, column)
            squares[square] = piece
    return Pattern(squares, hands, turn)


def _square(name: str, text: str, variant: Variant, column: int) -> tuple[int, int]:
    try:
        square = variant.parse_square(name)
    except ValueError as error:
        raise NotationError(message_of(error), name, column=column) from None
    return square, EMPTY if text == _NOTHING else _piece(text, variant, column + len(name) + 1)


def _hand(text: str, digits: str, variant: Variant, column: int) -> tuple[int, int]:
    piece = _piece(text, variant, column)
    count = int(digits or 1)
    if kind_of(piece) not in variant.hand_kinds or not 0 < count < MAX_HAND:
        raise NotationError(PositionMessage.NOT_HELD(text=shortened(digits + text)), text, column=column)
    return piece, count


def _piece(text: str, variant: Variant, column: int) -> int:
    found = find_kind(variant, text)
    if found is None:
        raise NotationError(
            PositionMessage.HAS_NO_PIECE(title=variant.title, text=shortened(text)), text, column=column
        )
    kind, side = found
    return int(make_piece(kind.id, side))


TELL_S: Final = 0.1
MOST_HITS: Final = 2000
"""Of one line."""


def walk(
    connection: sqlite3.Connection, variant: Variant, pattern: Pattern, mirrored: bool, listener: Callable[[Hits], None]
) -> None:
    """Tells every game on the board of `variant` in which the pattern occurs, with the first node where it does.

    The last Hits that are told have walked all games.
    """
    patterns = [pattern, pattern.mirrored(variant)] if mirrored else [pattern]
    stamp = board_stamp(variant)
    every = connection.execute("select count(*) from games where stamp = ?", (stamp,)).fetchone()[0]
    hits: list[tuple[int, int]] = []
    walked, next_s = 0, time.monotonic() + TELL_S
    for walked, (game, *body) in enumerate(connection.execute(f"{PACKED} where stamp = ?", (stamp,)), 1):
        node = first_place(PackedGame(*body), patterns)
        if node is not None:
            hits.append((game, node))
        if len(hits) == MOST_HITS or time.monotonic() > next_s:
            listener(Hits(tuple(hits), walked, every))
            hits, next_s = [], time.monotonic() + TELL_S
    listener(Hits(tuple(hits), walked, every))


def first_place(packed: PackedGame, patterns: list[Pattern]) -> int | None:
    """The first node of a game at which one of the patterns occurs; None also for a game whose rules are gone."""
    try:
        position, moves = start_of(packed), moves_of(packed)
        fits = [pattern.matcher(position.variant) for pattern in patterns if pattern.could_occur(position, moves)]
        return _first(position, replay(position, packed, moves), fits) if fits else None
    except (RulesError, ValueError, zlib.error, IndexError):
        return None


def _first(position: Position, nodes: Iterator[int], fits: list[Callable[[Position], bool]]) -> int | None:
    for node in nodes:
        for fit in fits:
            if fit(position):
                return node
    return None
