"""Positions and moves for rule tests, written as SFEN and USI, or piece by piece."""

from __future__ import annotations

from collections.abc import Mapping

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, Variant, load_variant

START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"


def board(sfen: str, options: Mapping[str, str] = {}) -> Position:
    return parse_sfen(sfen, load_variant("shogi", options))


def placed(pieces: str, variant: Variant, turn: int = 0) -> Position:
    """Pieces as CODE and square ("K7l +dh9g"), lower case for White; the hands are empty."""
    position = Position.empty(variant)
    for word in pieces.split():
        code = word.rstrip("abcdefghijklmnopqrstuvwxyz").rstrip("0123456789")
        square = variant.parse_square(word.removeprefix(code))
        position.put(square, variant.kind_by_code(code.upper()).id << 1 | int(code.islower()))
    position.set_turn(turn)
    return position


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
