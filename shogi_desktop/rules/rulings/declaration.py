"""Entering king (jishogi): whether the side to move may end the game by declaring.

27 points: the king stands in the promotion zone and not in check, at least ten other own pieces stand there, and
these and the hand are worth 28 points for Black, 27 for White: the declarer wins. 24 points: the same with 31 points
to win and 24 for a draw. Try rule: the king stands on the square where the enemy king begins. With several royal
pieces any of them serves. Points as the variant says; in shogi rook and bishop count 5, others 1, the king nothing.

In a handicap game what White left out counts for White in both point rules. It follows from how the game began: from
its handicap, or else from what both sides together lack of a whole set where the history of the position begins.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from ..board.pieces import Side
from ..position import Position
from ..record.variant import Variant

_WIN_POINTS: Final = {"27": (28, 27), "24": (31, 31)}
_DRAW_POINTS: Final = {"27": (28, 27), "24": (24, 24)}


@dataclass(frozen=True)
class Declaration:
    """The judgement of a declaration: `winner` None with `allowed` is a draw.

    `points` count zone, hand and what the side left out at the start (`left_out` of them), `pieces_in_zone` the pieces
    without the king. `reasons` are the conditions not met: "no_rule", "no_king", "king_not_in_zone", "in_check",
    "too_few_pieces", "too_few_points", "not_on_home_square".
    What a rule that counts asks for: `points_needed` and `pieces_needed` to declare at all, `points_to_win` to win;
    0 for other rules.
    """

    allowed: bool
    winner: Side | None
    points: int
    pieces_in_zone: int
    reasons: tuple[str, ...]
    points_needed: int = 0
    points_to_win: int = 0
    pieces_needed: int = 0
    left_out: int = 0


def judge_declaration(position: Position, rule: str = "", handicap: str = "") -> Declaration:
    """Judges a declaration of the side to move by `rule` ("27", "24", "try", "none"; "" = the game's own).

    `handicap` is the key of that of the game; "" = what was left out is what the start of the position's history lacks.
    """
    rule = rule or _own_rule(position.variant)
    side = Side(position.turn)
    pieces, points = _count(position, side)
    kings = position.royal_squares(side)
    reasons: list[str] = []
    if rule == "none":
        reasons.append("no_rule")
    elif not kings:
        reasons.append("no_king")
    elif rule == "try":
        if position.variant.home_square(side.other) not in kings:
            reasons.append("not_on_home_square")
    elif not any(position.variant.in_zone(king, side) for king in kings):
        reasons.append("king_not_in_zone")
    if position.in_check():
        reasons.append("in_check")
    needed = to_win = pieces_needed = left_out = 0
    if rule in _WIN_POINTS:
        if side is Side.WHITE:
            left_out = _left_out(Position.handicap(position.variant, handicap) if handicap else position.beginning())
        points += left_out
        needed, to_win = _DRAW_POINTS[rule][side], _WIN_POINTS[rule][side]
        pieces_needed = position.variant.declaration_pieces
        if pieces < pieces_needed:
            reasons.append("too_few_pieces")
        if points < needed:
            reasons.append("too_few_points")
    wins = not reasons and points >= to_win
    return Declaration(
        not reasons, side if wins else None, points, pieces, tuple(reasons), needed, to_win, pieces_needed, left_out
    )


def _own_rule(variant: Variant) -> str:
    return "try" if variant.declaration == "none" and variant.try_rule else variant.declaration


def _count(position: Position, side: Side) -> tuple[int, int]:
    """Pieces of a side in its promotion zone without royal ones, and the points of these and its hand."""
    variant = position.variant
    worth = dict(variant.declaration_points)
    pieces = points = 0
    for square in variant.squares:
        piece = position.piece_at(square)
        if piece and piece & 1 == side and variant.in_zone(square, side) and not variant.kind(piece >> 1).royal:
            kind = variant.kind(piece >> 1)
            pieces += 1
            points += worth.get(kind.unpromoted or kind.id, 1)
    for kind_id in variant.hand_kinds:
        points += position.hand_count(side, kind_id) * worth.get(kind_id, 1)
    return pieces, points


def _left_out(start: Position) -> int:
    """The points of what the two sides together lack of a whole set; royal pieces are no part of it."""
    variant = start.variant
    there = Counter(
        variant.held_kind(start.piece_at(square) >> 1) for square in variant.squares if start.piece_at(square)
    )
    for kind in variant.hand_kinds:
        there[kind] += start.hand_count(Side.BLACK, kind) + start.hand_count(Side.WHITE, kind)
    worth = dict(variant.declaration_points)
    lacking = variant.full_set() - there
    return sum(count * worth.get(kind, 1) for kind, count in lacking.items() if not variant.kind(kind).royal)
