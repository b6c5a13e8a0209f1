"""Moves and positions as USI writes them: `7g7f`, `8h2b+`, `P*5e`; `startpos moves ...`, `sfen ... moves ...`.

A square is its file number and rank letter(s): `7f`, `16p`; ranks after z have two letters. A move that captures on
its way lists that square too: `3g3h2i` takes on 3h and goes on, `8c9d8c` takes and returns (igui). Jumps, area moves
and lines are from and to only; a pass is `8c8c`; burning needs no text. Where the position is known, a step over an
empty square is read as well: `8c8d8e` as `8c8e`, out and back `8c8d8c` as the pass. Where pieces turn over with every
move, that is written `+` and read with `+`, `-` or without a sign; `+P*5e` drops the other face. The lines that
engines answer with are in `usi_lines` and offered here too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from shogi_desktop.rules.board.moves import (
    PROMOTION,
    board_move,
    drop_kind,
    drop_move,
    from_square,
    is_drop,
    is_promotion,
    pass_move,
    to_square,
    vias,
    walking_move,
)
from shogi_desktop.rules.board.pieces import EMPTY, Side, kind_of, make_piece
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ..errors import IllegalMoveText, LimitMessage, MoveMessage, Named, NotationError, PositionMessage, shortened
from ..limits import LONGEST_COMMAND, LONGEST_MOVE, MOST_MOVES, check_length
from ..positions.sfen import find_kind, format_sfen, parse_sfen, piece_text
from ..wire.usi_lines import (
    BestMove,
    EngineOption,
    Info,
    format_bestmove,
    format_info,
    format_option,
    parse_bestmove,
    parse_info,
    parse_option,
)
from .legal import fault_of

__all__ = [
    "BestMove",
    "EngineOption",
    "Info",
    "canonical_move",
    "format_bestmove",
    "format_info",
    "format_move",
    "format_option",
    "format_position_command",
    "parse_bestmove",
    "parse_info",
    "parse_line",
    "parse_move",
    "parse_option",
    "parse_position_command",
]

_SQUARE = re.compile(r"[1-9][0-9]?[a-z]{1,2}")
_DROP = re.compile(r"(\+?(?:[A-Z]|\[[A-Z]{2,8}\]))\*")


@dataclass(frozen=True)
class _MoveText:
    """A move taken apart: kind dropped (0 = none), squares visited in order, promotion."""

    dropped: int
    squares: tuple[int, ...]
    promotes: bool


def parse_move(text: str, context: Position | Variant) -> int:
    """The move that `text` writes. NotationError where it is no move.

    With a position it must also be legal there (else IllegalMoveText); with a variant alone only the writing is
    judged.
    """
    if isinstance(context, Variant):
        return _packed(text, _take_apart(text, context), context)
    move = canonical_move(_packed(text, _take_apart(text, context.variant), context.variant), context)
    if not context.is_legal(move):
        raise IllegalMoveText(MoveMessage.ILLEGAL_BECAUSE(text=shortened(text), reason=fault_of(context, move)), text)
    return move


def parse_line(texts: Iterable[str], position: Position) -> tuple[int, ...]:
    """The moves of a line of play that begins in a position, as far as they can be made one after the other."""
    board = position.copy()
    line: list[int] = []
    for text in texts:
        try:
            line.append(parse_move(text, board))
        except NotationError:
            break
        board.play(line[-1])
    return tuple(line)


def canonical_move(move: int, position: Position) -> int:
    """The move that a walk over an empty square amounts to for the piece that makes it: a jump, or a pass; one of a
    piece that turns over with every move, whether its text says so or not.

    Every other move is returned as it is; whether it is legal is not judged.
    """
    if position.variant.flips:
        return _turned(move, position)
    passed = vias(move)
    if len(passed) > 1 and not is_drop(move):
        return _without_detours(move, passed, position)
    if is_drop(move) or len(passed) != 1 or position.piece_at(passed[0]) != EMPTY:
        return move
    origin, target = int(from_square(move)), int(to_square(move))
    piece = position.piece_at(origin)
    if piece == EMPTY:
        return move
    movement = position.variant.kind(kind_of(piece)).movement
    out, on = _step(position, origin, passed[0]), _step(position, passed[0], target)
    if target == origin and not is_promotion(move):
        return int(pass_move(origin)) if out in movement.passes else move
    return int(board_move(origin, target, is_promotion(move))) if (out, on) in movement.legs else move


def _without_detours(move: int, passed: list[int], position: Position) -> int:
    """A move over several squares without those on which it captures nothing, its start among them; the last one
    may be where it ends."""
    origin, target = int(from_square(move)), int(to_square(move))
    kept = [square for square in passed if position.piece_at(square) != EMPTY and square != origin]
    if kept == passed:
        return move
    if kept and kept[-1] == target:
        del kept[-1]
    if not kept and target == origin and not is_promotion(move):
        return int(pass_move(origin)) if _goes_round(position, [origin, *passed, target]) else move
    squares = [origin, *kept, target]
    return canonical_move(int(walking_move(squares, is_promotion(move))), position)


def _turned(move: int, position: Position) -> int:
    """A move of a piece that turns over with every move says so, whether its text does or not."""
    turns = not is_drop(move) and position.tables.promoted[position.piece_at(from_square(move))] != 0
    return move | PROMOTION if turns and from_square(move) != to_square(move) else move


def format_move(move: int, variant: Variant) -> str:
    """USI text of a move."""
    target = variant.square_name(to_square(move))
    if is_drop(move):
        return f"{piece_text(variant, make_piece(drop_kind(move), Side.BLACK))}*{target}"
    passed = [variant.square_name(square) for square in [int(from_square(move)), *vias(move)]]
    return "".join(passed) + target + ("+" if is_promotion(move) else "")


def parse_position_command(text: str, variant: Variant) -> Position:
    """The position, with its history, that `startpos|sfen SFEN [moves MOVE...]` describes.

    The word `position` may stand before it.

    Blanks between the words may be of any number. Every move must be legal. NotationError names the column.
    """
    check_length(text, LONGEST_COMMAND, Named.POSITION_WITH_MOVES)
    words = [(match.group(), match.start() + 1) for match in re.finditer(r"\S+", text)]
    if words and words[0][0] == "position":
        del words[0]
    if not words:
        raise NotationError(PositionMessage.NO_STARTPOS_OR_SFEN, text, column=len(text) + 1)
    (keyword, column), rest = words[0], words[1:]
    if keyword == "startpos":
        position = Position(variant)
    elif keyword == "sfen":
        fields = _until_moves(rest)
        position = _sfen_of_words(fields, column + len(keyword) + bool(fields), variant)
        rest = rest[len(fields) :]
    else:
        raise NotationError(PositionMessage.STARTPOS_OR_SFEN(text=shortened(keyword)), keyword, column=column)
    if rest and rest[0][0] != "moves":
        raise NotationError(PositionMessage.MOVES_EXPECTED(text=shortened(rest[0][0])), rest[0][0], column=rest[0][1])
    if len(rest) > MOST_MOVES + 1:
        raise NotationError(LimitMessage.MOVES(most=MOST_MOVES), text, column=rest[MOST_MOVES + 1][1])
    for word, at in rest[1:]:
        try:
            position.play(parse_move(word, position))
        except NotationError as error:
            raise error.at(1, at) from None
    return position


def format_position_command(start: Position, moves: Iterable[int] = ()) -> str:
    """`startpos ...` where `start` is the even game's start, else `sfen ...`; what follows the word `position`."""
    variant = start.variant
    sfen = format_sfen(start)
    words = ["startpos"] if sfen == format_sfen(Position(variant)) else ["sfen", sfen]
    texts = _turning_texts(start, moves) if variant.flips else [format_move(move, variant) for move in moves]
    return " ".join([*words, "moves", *texts] if texts else words)


def _turning_texts(start: Position, moves: Iterable[int]) -> list[str]:
    """The texts of moves of pieces that turn over, with - where the first face comes up, as other engines have it."""
    board, texts = start.copy(), []
    for move in moves:
        text = format_move(move, board.variant)
        back = is_promotion(move) and board.variant.kind(kind_of(board.piece_at(from_square(move)))).unpromoted
        texts.append(text.removesuffix("+") + "-" if back else text)
        board.play(move)
    return texts


def _until_moves(words: list[tuple[str, int]]) -> list[tuple[str, int]]:
    for number, (word, _) in enumerate(words):
        if word == "moves":
            return words[:number]
    return words


def _sfen_of_words(words: list[tuple[str, int]], column: int, variant: Variant) -> Position:
    sfen = " ".join(word for word, _ in words)
    try:
        return parse_sfen(sfen, variant)
    except NotationError as error:
        before = sfen[: error.column - 1].count(" ")
        if before >= len(words):
            raise error.at(1, column) from None
        word, at = words[before]
        inside = error.column - 1 - (sfen.rfind(" ", 0, error.column - 1) + 1)
        raise NotationError(error.message, word, column=at + inside) from None


def _take_apart(text: str, variant: Variant) -> _MoveText:
    check_length(text, LONGEST_MOVE, Named.MOVE)
    dropped = 0
    at = 0
    drop = _DROP.match(text)
    if drop:
        found = find_kind(variant, drop[1])
        if found is None or found[0].id not in variant.drop_kinds:
            raise NotationError(MoveMessage.NOT_DROPPED(text=shortened(drop[1])), text)
        dropped = found[0].id
        at = drop.end()
    squares: list[int] = []
    signs = ("", "+", "-") if variant.flips else ("", "+")
    while at < len(text) and text[at] not in "+-":
        square = _SQUARE.match(text, at)
        if square is None:
            raise NotationError(MoveMessage.SQUARE_EXPECTED_IN(text=shortened(text)), text, column=at + 1)
        try:
            squares.append(variant.parse_square(square.group()))
        except ValueError:
            message = PositionMessage.OFF_BOARD(text=square.group(), title=variant.title)
            raise NotationError(message, text, column=at + 1) from None
        at = square.end()
    if text[at:] not in signs:
        if text[at] == "-":
            raise NotationError(MoveMessage.SQUARE_EXPECTED_IN(text=shortened(text)), text, column=at + 1)
        raise NotationError(MoveMessage.AFTER_PLUS(text=shortened(text)), text, column=at + 2)
    return _MoveText(dropped, tuple(squares), text[at:] != "")


def _packed(text: str, parts: _MoveText, variant: Variant) -> int:
    squares = parts.squares
    wanted = 1 if parts.dropped else 2
    if len(squares) < wanted:
        raise NotationError(MoveMessage.LACKS_SQUARE(text=shortened(text)), text, column=len(text) + 1)
    if len(squares) > wanted + (_most_vias(variant) if wanted == 2 else 0):
        raise NotationError(MoveMessage.TOO_MANY_SQUARES(title=variant.title), text)
    if parts.dropped:
        if parts.promotes:
            raise NotationError(MoveMessage.DROPPED_PROMOTED, text, column=len(text))
        return int(drop_move(parts.dropped, squares[0]))
    if len(squares) > 2 and any(one == other for one, other in pairwise(squares)):
        raise NotationError(MoveMessage.SQUARE_TWICE(text=shortened(text)), text)
    if len(squares) > 2:
        return int(walking_move(list(squares), parts.promotes))
    if squares[0] != squares[1]:
        return int(board_move(squares[0], squares[1], parts.promotes))
    if not any(kind.movement.passes for kind in variant.kinds if kind):
        raise NotationError(MoveMessage.NO_PASS(title=variant.title), text)
    if parts.promotes:
        raise NotationError(MoveMessage.PASS_PROMOTES, text, column=len(text))
    return int(pass_move(squares[0]))


def _most_vias(variant: Variant) -> int:
    """On how many squares a move of the variant may capture before its last one."""
    movements = [kind.movement for kind in variant.every_kind]
    thrice = any(each.walks or each.lion_steps > 2 for each in movements)
    return 2 if thrice else int(any(each.legs for each in movements))


def _goes_round(position: Position, squares: list[int]) -> bool:
    """Whether a lion of several steps comes home over these squares, one after the other."""
    movement = position.variant.kind(kind_of(position.piece_at(squares[0]))).movement
    steps = [max(map(abs, _step(position, here, there))) for here, there in pairwise(squares)]
    return len(steps) <= movement.lion_steps and max(steps) == 1


def _step(position: Position, origin: int, target: int) -> tuple[int, int]:
    """The way between two squares as (right, forward) of the side to move."""
    variant = position.variant
    right = variant.file_of(origin) - variant.file_of(target)
    forward = variant.rank_of(origin) - variant.rank_of(target)
    return (right, forward) if position.turn == Side.BLACK else (-right, -forward)


def move_of(text: str, position: Position) -> int:
    """The move that `text` writes in `position`, legal or not and however it is written. NotationError."""
    return canonical_move(parse_move(text, position.variant), position)
