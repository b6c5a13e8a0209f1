"""Games and positions as the index keeps them: the moves of a game with its variations as a few bytes, from which
every position can be reached again, and the number by which a position is known."""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final
from zlib import crc32

from shogi_desktop.files.plain_values import read_json
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.rules import Position, Side, Variant, load_variant
from shogi_desktop.rules.board.hashing import hash_key
from shogi_desktop.rules.board.moves import ORIGIN_SHIFT, SQUARE_MASK, VIA_SHIFT, VIAS_SHIFT, is_drop

_SQUARE_BITS: Final = 11


@cache
def board_stamp(variant: Variant) -> int:
    """Tells apart the boards and pieces of variants: what a packed move or the key of a position means follows from
    them. Rules that change neither change nothing here."""
    codes = ",".join(kind.code if kind else "" for kind in variant.kinds)
    return int(hash_key(crc32(f"{variant.name} {variant.files} {variant.ranks} {codes}".encode())))


def position_key(position: Position) -> int:
    """63 bits for the pieces on the board and in hand, the side to move, and what rulings keep beside them."""
    return int(position.key) ^ board_stamp(position.variant)


def mirrored_square(square: int, variant: Variant) -> int:
    """The square on the other side of the middle file."""
    return variant.square(variant.files + 1 - variant.file_of(square), variant.rank_of(square))


def mirrored_move(move: int, variant: Variant) -> int:
    """The same move in the mirror."""
    mirrored = move & ~SQUARE_MASK | mirrored_square(move & SQUARE_MASK, variant)
    shifts = [] if is_drop(move) else [ORIGIN_SHIFT]
    shifts += [VIA_SHIFT + _SQUARE_BITS * n for n in range(move >> VIAS_SHIFT)]
    for shift in shifts:
        square = mirrored_square(move >> shift & SQUARE_MASK, variant)
        mirrored = mirrored & ~(SQUARE_MASK << shift) | square << shift
    return mirrored


def mirrored_position(position: Position) -> Position:
    """The position with left and right exchanged, without history."""
    variant = position.variant
    mirrored = Position.empty(variant)
    for square in variant.squares:
        piece = position.piece_at(square)
        if piece:
            mirrored.put(mirrored_square(square, variant), piece)
    for side in Side:
        for kind in variant.hand_kinds:
            mirrored.set_hand(side, kind, position.hand_count(side, kind))
    mirrored.set_turn(int(position.turn))
    return mirrored


_LEVEL: Final = 1  # of compression: more of it saves little and takes its time
_STARTS: Final = 64


@dataclass(frozen=True)
class PackedGame:
    """A game as the index keeps it.

    `options` are the rule options that differ from the defaults, as JSON ("" = none); `start` is the SFEN of a start
    that is not the handicap's ("" = it is). `moves` are those of all nodes but the root in the order of `Node.walk`,
    8 bytes each, `plies` their plies, 2 bytes each, empty where every ply follows the one before; both compressed.
    """

    variant: str
    options: str
    handicap: str
    start: str
    moves: bytes
    plies: bytes


def pack(game: Game) -> PackedGame:
    """The start and all moves of a game."""
    variant = game.variant
    chosen = {option.key: variant.chosen[option.key] for option in variant.options}
    changed = {option.key: chosen[option.key] for option in variant.options if chosen[option.key] != option.default}
    start, usual = game.start, _start(variant, game.handicap, "")
    nodes = list(game.root.walk())[1:]
    plies = [node.ply for node in nodes]
    return PackedGame(
        variant.name,
        json.dumps(changed) if changed else "",
        game.handicap,
        "" if start.same_state(usual) else format_sfen(start),
        zlib.compress(array("q", (node.move for node in nodes)).tobytes(), _LEVEL),
        b"" if plies == list(range(1, len(plies) + 1)) else zlib.compress(array("i", plies).tobytes(), _LEVEL),
    )


def variant_of(packed: PackedGame) -> Variant:
    """The game with its rules. VariantError where there is none of them any more, ValueError for damaged bytes."""
    options = read_json(packed.options) if packed.options else {}
    return load_variant(packed.variant, options if isinstance(options, dict) else {})


def start_of(packed: PackedGame) -> Position:
    """The position a game begins with. Errors as `variant_of`."""
    return _start(variant_of(packed), packed.handicap, packed.start).copy()


@lru_cache(maxsize=_STARTS)
def _start(variant: Variant, handicap: str, sfen: str) -> Position:
    """Nearly all games begin with one of a few."""
    return parse_sfen(sfen, variant) if sfen else Position.handicap(variant, handicap)


def moves_of(packed: PackedGame) -> array[int]:
    """The moves of all nodes but the root. zlib.error for damaged bytes, as from all that unpacks."""
    moves = array("q")
    moves.frombytes(zlib.decompress(packed.moves))
    return moves


def plies_of(packed: PackedGame, count: int) -> array[int] | range:
    """The plies of the nodes of these moves."""
    if not packed.plies:
        return range(1, count + 1)
    plies = array("i")
    plies.frombytes(zlib.decompress(packed.plies))
    return plies


def replay(position: Position, packed: PackedGame, moves: array[int]) -> Iterator[int]:
    """Plays every node on `position`, the start of the game, and yields its number; the root, 0, is yielded first."""
    yield 0
    base = int(position.ply) - 1
    for number, (move, ply) in enumerate(zip(moves, plies_of(packed, len(moves)), strict=True), 1):
        while position.ply > base + ply:
            position.undo()
        position.play(move)
        yield number


def unpack(packed: PackedGame) -> Game:
    """The game with its variations, at its start, without anything else that its record said. Errors as above, and
    IllegalMoveError where the rules have changed since."""
    game = Game(variant_of(packed), start_of(packed), packed.handicap)
    moves = moves_of(packed)
    for move, ply in zip(moves, plies_of(packed, len(moves)), strict=True):
        while game.cursor.ply >= ply:
            game.back()
        game.play(move)
    game.go_start()
    for node in game.root.walk():
        node.chosen = None
    return game
