"""What is wrong with a position that somebody has set up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum

from shogi_desktop.messages import Message

from .board.pieces import Side
from .errors import FlawMessage
from .position import Position


class FlawReason(Enum):
    NO_KING = "no_king"
    TOO_MANY_KINGS = "too_many_kings"
    NIFU = "nifu"
    DEAD_PIECE = "dead_piece"
    TOO_MANY = "too_many"
    OPPONENT_IN_CHECK = "opponent_in_check"
    ROYAL_TO_TAKE = "royal_to_take"  # of a mate problem where kings are taken; a game may begin so


@dataclass(frozen=True)
class Flaw:
    """One thing that is wrong; `square` is -1 where no single square is to blame.

    `side` (-1: neither alone) and `kind` (0: none) tell whose piece it is and which.
    """

    reason: FlawReason
    square: int
    message: Message
    side: int = -1
    kind: int = 0


def validate(position: Position) -> list[Flaw]:
    """Everything that keeps a set-up position from being played, in the order of `FlawReason`; empty when it is fine.

    A side without a king is a flaw of its own kind, so that mate problems, whose attacker has none, can allow it.
    """
    flaws = [*_kings(position), *_files(position), *_dead_pieces(position), *_counts(position)]
    other = Side(position.turn).other
    king = position.king_square(other)
    if position.variant.check == "mate" and king >= 0 and position.has_exposed(other):
        name, square = _NAMES[other], position.variant.square_name(king)
        text = FlawMessage.OPPONENT_IN_CHECK(side=name, square=square, other=name)
        kind = int(position.piece_at(king) >> 1)
        flaws.append(Flaw(FlawReason.OPPONENT_IN_CHECK, king, text, int(other), kind))
    return flaws


_NAMES = {Side.BLACK: "Black", Side.WHITE: "White"}


def _kings(position: Position) -> list[Flaw]:
    variant = position.variant
    flaws: list[Flaw] = []
    for side in Side:
        own = [s for s in variant.squares if position.piece_at(s) and position.piece_at(s) & 1 == side]
        royals = [square for square in own if position.tables.royal[position.piece_at(square)]]
        if not royals:
            flaws.append(Flaw(FlawReason.NO_KING, -1, FlawMessage.NO_KING(side=_NAMES[side]), int(side)))
        kinds = Counter(kind for kind, owner in variant.array.values() if owner == side)
        for square in royals:
            kind = variant.kind(position.piece_at(square) >> 1)
            kinds[kind.unpromoted or kind.id] -= 1
            if kinds[kind.unpromoted or kind.id] < 0:
                text = FlawMessage.SECOND_KING(side=_NAMES[side], piece=kind.name, square=variant.square_name(square))
                flaws.append(Flaw(FlawReason.TOO_MANY_KINGS, square, text, int(side), kind.id))
    return flaws


def _files(position: Position) -> list[Flaw]:
    variant, flaws = position.variant, []
    seen: Counter[tuple[int, int]] = Counter()
    for square in variant.squares:
        piece = position.piece_at(square)
        limit = position.tables.drop_file_limit[piece >> 1]
        if limit:
            file = variant.file_of(square)
            seen[piece, file] += 1
            if seen[piece, file] > limit:
                name = variant.kind(piece >> 1).name
                text = FlawMessage.NIFU(side=_NAMES[Side(piece & 1)], piece=name, file=file)
                flaws.append(Flaw(FlawReason.NIFU, square, text, piece & 1, piece >> 1))
    return flaws


def _dead_pieces(position: Position) -> list[Flaw]:
    """Pieces where they could never move again, and must have promoted."""
    variant, tables, flaws = position.variant, position.tables, []
    for square in variant.squares:
        piece = position.piece_at(square)
        if piece >> 1 in variant.promotion_forced and tables.is_stuck(piece, square):
            text = FlawMessage.DEAD_PIECE(piece=variant.kind(piece >> 1).name, square=variant.square_name(square))
            flaws.append(Flaw(FlawReason.DEAD_PIECE, square, text, piece & 1, piece >> 1))
    return flaws


def _counts(position: Position) -> list[Flaw]:
    """Kinds of which there are more, board and hands together, than the even game has; kings are counted by side, and
    what other pieces become by contagion not at all."""
    variant, flaws = position.variant, []
    there: Counter[int] = Counter()
    for square in variant.squares:
        piece = position.piece_at(square)
        if piece:
            there[variant.kind(piece >> 1).unpromoted or piece >> 1] += 1
    for kind in variant.hand_kinds:
        there[kind] += position.hand_count(Side.BLACK, kind) + position.hand_count(Side.WHITE, kind)
    full = variant.full_set()
    spread = {variant.held_kind(face) for kind in variant.every_kind if (face := variant.infection(kind.id))}
    for kind, count in sorted(there.items()):
        if count > full[kind] and not variant.kind(kind).royal and kind not in spread:
            text = FlawMessage.TOO_MANY(count=count, piece=variant.kind(kind).name, most=full[kind])
            flaws.append(Flaw(FlawReason.TOO_MANY, -1, text, kind=kind))
    return flaws
