"""Single cases of a game's rules, written as in the rules: pieces on squares, moves, whether the last one is legal.

`x` captures, `-` quiet, `x!` captures without moving, a last `+` promotes, `=` or nothing does not, `*` drops. Flights
name all that they take on the way.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import drop_move, pass_move, walking_move

_SQUARE = "[0-9]+(?:a[a-j]|[a-z])"
_PLACED = re.compile(rf"(\+?[A-Za-z]+?)({_SQUARE})")
_DROP = re.compile(rf"([A-Z]+)\*({_SQUARE})")
_MOVE = re.compile(rf"\+?[A-Z]+?({_SQUARE})((?:(?:x!|x|-){_SQUARE})+)([+=]?)")
_LEG = re.compile(rf"(x!|x|-)({_SQUARE})")


class Case(NamedTuple):
    """`position` is Black's pieces / White's; `moves` are played by the sides in turn, the last one is judged."""

    position: str
    side: str
    moves: str
    legal: bool
    why: str
    options: Mapping[str, str] = {}


def cases(text: str) -> list[Case]:
    """A case a line: position | side | moves | yes or no | why [| option=value ...]."""
    found = []
    for line in text.strip().splitlines():
        position, side, moves, legal, why, *options = (part.strip() for part in line.split("|"))
        chosen = dict(option.split("=", 1) for part in options for option in part.split())
        found.append(Case(position, side, moves, legal == "yes", why, chosen))
    return found


def board(name: str, placed: str, side: str = "b", options: Mapping[str, str] = {}, hand: str = "") -> Position:
    """A position of the variant `name` with the pieces named, lower case or behind the stroke for White."""
    position = Position.empty(load_variant(name, options))
    variant = position.variant
    for text in placed.replace("/", " ").split():
        match = _PLACED.fullmatch(text)
        assert match is not None, text
        kind = variant.kind_by_code(match[1].upper()).id
        position.put(variant.parse_square(match[2]), kind << 1 | int(match[1][-1].islower()))
    position.set_turn("bw".index(side))
    if hand:
        position.set_hand("bw".index(side), variant.kind_by_code(hand).id, 1)
    return position


def move_of(position: Position, text: str) -> int:
    variant = position.variant
    drop = _DROP.fullmatch(text)
    if drop is not None:
        return int(drop_move(variant.kind_by_code(drop[1]).id, variant.parse_square(drop[2])))
    match = _MOVE.fullmatch(text)
    assert match is not None, text
    origin, promotes = variant.parse_square(match[1]), match[3] == "+"
    legs = _LEG.findall(match[2])
    path = [origin, *(variant.parse_square(name) for _, name in legs)]
    if legs[0][0] == "x!":
        path.append(origin)
    if position.tables.sweeps[position.piece_at(origin)]:
        path = [origin, path[-1]]
    return int(pass_move(origin) if path == [origin, origin] else walking_move(path, promotes))


def judged(name: str, case: Case) -> bool:
    """Whether the last move of a case is legal; the moves before it must be."""
    *before, last = case.moves.split()
    hand = last.split("*")[0] if "*" in last else ""
    position = board(name, case.position, case.side, case.options, hand)
    for text in before:
        assert position.is_legal(move_of(position, text)), f"{text} is not legal"
        position.play(move_of(position, text))
    return position.is_legal(move_of(position, last))
