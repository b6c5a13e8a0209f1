"""A mate problem on the board: its position, its checks, and moves as steps to show."""

from __future__ import annotations

from collections.abc import Iterable

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.loader import load_variant

from .lesson_play import Step


def problem_position(sfen: str, variant: str, options: Iterable[tuple[str, str]] = ()) -> Position:
    """The position of a problem under the game's usual rules, but for `options`. NotationError or VariantError."""
    return parse_sfen(sfen, load_variant(variant, dict(options)))


def step(position: Position, move: int) -> Step:
    """A move as the board shows it; the position is left as it is."""
    transition, after = position.transition(move), position.copy()
    after.play(move)
    return Step(transition, after)


def steps(position: Position, line: Iterable[str]) -> list[Step]:
    """The moves of a line of USI text, one after the other. Raises NotationError."""
    made: list[Step] = []
    for text in line:
        before = made[-1].position if made else position
        made.append(step(before, parse_move(text, before)))
    return made


def gives_check(after: Position) -> bool:
    """Whether the move that led here gave check or took the last royal piece."""
    return after.in_check() or (after.takes_royals and not after.royals[after.turn])


def is_over(after: Position) -> bool:
    """Whether the rules alone show that the side to move has lost: mate, or no royal piece is left.

    Where a check need not be answered a mate is no end of the game and not seen here.
    """
    if after.takes_royals:
        return not after.royals[after.turn]
    return after.in_check() and not after.has_legal_move()
