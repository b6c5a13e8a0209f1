"""Moves a hand could make, legal or not, and the rule that an illegal one breaks.

Where a game is played strictly, a player may make such a move and loses by it. Written plainly from the rules,
without the tables' shortcuts of the generator; not for searches.
"""

from __future__ import annotations

from enum import Enum

from .board.moves import (
    NO_MOVE,
    PROMOTION,
    board_move,
    drop_kind,
    drop_move,
    from_square,
    is_drop,
    is_promotion,
    to_square,
)
from .board.pieces import make_piece
from .board.tables import MAY, MUST
from .position import Position


class Illegality(Enum):
    """Why a move is not legal; the values are used in files."""

    NOT_A_MOVE = "not_a_move"
    NIFU = "nifu"
    FULL_FILE = "full_file"
    DEAD_PIECE = "dead_piece"
    LEFT_IN_CHECK = "left_in_check"
    UCHIFUZUME = "uchifuzume"
    LION_TRADING = "lion_trading"
    PROMOTION = "promotion"
    MUST_PROMOTE = "must_promote"
    REPETITION = "repetition"


def possible_moves(position: Position) -> list[int]:
    """Everything the side to move could do by hand: pieces going their way, and drops on any empty square.

    Nothing once a side has lost its royal pieces.
    """
    if not (position.royals[0] and position.royals[1]):
        return []
    side = int(position.turn)
    if position.in_lines:
        moves = _plain_moves(position, side)
    else:
        moves = position.unjudged_moves()
        if not position.tables.flips:
            moves = list(dict.fromkeys(way for move in moves for way in (move, move & ~PROMOTION)))
    for kind in position.variant.drop_kinds:
        if position.hand_count(side, position.variant.held_kind(kind)):
            moves += [drop_move(kind, square) for square in position.variant.squares if position.piece_at(square) == 0]
    return moves


def illegality(position: Position, move: int) -> Illegality | None:
    """The rule that a move of the side to move breaks, None when it is legal."""
    if move == NO_MOVE or move not in possible_moves(position):
        return Illegality.NOT_A_MOVE
    placed = _misplaced(position, move)
    if placed is not None:
        return placed
    for ruling in position.rulings:
        if ruling.judges_moves and not ruling.legal(position, move):
            return Illegality(ruling.name)
    side = int(position.turn)
    position.play(move)
    exposed = position.variant.check == "mate" and position.has_exposed(side)
    mated = position.in_check() and not position.has_legal_move()
    position.undo()
    if exposed:
        return Illegality.LEFT_IN_CHECK
    if mated and is_drop(move) and position.tables.drop_mate_banned[drop_kind(move)]:
        return Illegality.UCHIFUZUME
    if position.is_legal(move):
        return None
    forced = position.variant.promotion_choice != "free" and position.is_legal(move | PROMOTION)
    return Illegality.MUST_PROMOTE if forced else Illegality.REPETITION


def _misplaced(position: Position, move: int) -> Illegality | None:
    """What is wrong with where a piece comes to stand."""
    tables, side, target = position.tables, int(position.turn), int(to_square(move))
    if is_drop(move):
        kind = int(drop_kind(move))
        piece = int(make_piece(kind, side))
        limit = int(tables.drop_file_limit[kind])
        if limit and _on_file(position, piece, position.variant.file_of(target)) >= limit:
            return Illegality.NIFU if limit == 1 else Illegality.FULL_FILE
        return Illegality.DEAD_PIECE if tables.is_barred(piece, target) else None
    piece = position.piece_at(from_square(move))
    must = tables.edge[tables.edges[piece] + target] & MUST != 0 and tables.promoted[piece] != 0
    return Illegality.DEAD_PIECE if must and not is_promotion(move) else None


def _plain_moves(position: Position, side: int) -> list[int]:
    moves: list[int] = []
    for origin in position.variant.squares:
        piece = position.piece_at(origin)
        if piece == 0 or piece & 1 != side:
            continue
        turns = position.tables.flips and position.tables.promoted[piece] != 0
        for target in _targets(position, origin, piece):
            if not turns:
                moves.append(board_move(origin, target))
            if position.tables.promoted[piece] and _may_promote(position, origin, target, side):
                moves.append(board_move(origin, target, True))
    return moves


def _targets(position: Position, origin: int, piece: int) -> list[int]:
    """Squares that the piece on `origin` goes to, kings exposed or not."""
    tables = position.tables
    found: list[int] = []
    for ray in range(tables.ray_first[piece], tables.ray_first[piece + 1]):
        target = origin
        for _ in range(tables.ray_limit[ray]):
            target += int(tables.ray_step[ray])
            victim = position.piece_at(target)
            if victim == 1 or (victim and victim & 1 == piece & 1):
                break
            if tables.ray_capture[ray] if victim else tables.ray_quiet[ray]:
                found.append(target)
            if victim:
                break
    return found


def _may_promote(position: Position, origin: int, target: int, side: int) -> bool:
    variant = position.variant
    before, after = variant.in_zone(origin, side), variant.in_zone(target, side)
    way = {(False, True): "enter", (True, True): "inside", (True, False): "leave"}.get((before, after), "outside")
    triggers = {way, f"capture_{way}"} if position.piece_at(target) else {way}
    tables, piece = position.tables, position.piece_at(origin)
    return bool(triggers & set(variant.promotion_on)) or tables.edge[tables.edges[piece] + target] & (MUST | MAY) != 0


def _on_file(position: Position, piece: int, file: int) -> int:
    squares = position.variant.squares
    return sum(position.piece_at(s) == piece and position.variant.file_of(s) == file for s in squares)
