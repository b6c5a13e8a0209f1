"""Positions and moves for rule tests, written as SFEN and USI."""

from __future__ import annotations

from collections.abc import Mapping

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, load_variant

START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"


def board(sfen: str, options: Mapping[str, str] = {}) -> Position:
    return parse_sfen(sfen, load_variant("shogi", options))


def move(position: Position, text: str) -> int:
    return parse_move(text, position.variant)


def play(position: Position, *texts: str) -> Position:
    """Plays legal moves; an illegal one fails the test."""
    for text in texts:
        assert move(position, text) in position.legal_moves(), f"{text} is not legal"
        position.play(move(position, text))
    return position


def legal(position: Position, *texts: str) -> list[bool]:
    moves = position.legal_moves()
    return [move(position, text) in moves for text in texts]
