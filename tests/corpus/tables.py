"""The tables of the historical variants, for the games that the program has: counts of moves and single cases."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.rules import Position, Side, Variant, load_variant, variant_names
from shogi_desktop.rules.board.moves import drop_kind, from_square, is_drop, is_promotion, to_square
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.perft import perft
from tests.corpus.rows import Check, read_rows

_OTHER_GAME = ("mcr", "HaChu", "minase", "jh85")
"""Rows that only these vouch for count something else, or are known to be wrong."""
_CHOSEN = {
    ("dai_dai", 58): {"lion_dog": "three_steps", "free_demon": "all_diagonals"},
    ("maka_dai_dai", 75): {
        "lion_dog": "three_steps",
        "teaching_king": "queen",
        "free_wolf_dragon": "western",
        "promotion": "forced",
    },
    ("tai", 298): {"lion_dog": "three_steps", "teaching_king": "queen", "free_demon": "all_diagonals"},
    ("taikyoku", 522): {"readings": "tsweb", "range_capture_own": "yes"},
    ("taikyoku", 271479): {"readings": "tsweb", "range_capture_own": "yes"},
}
"""Options of rows that count under others than the usual ones, by their count."""
_SQUARE = "[0-9]+(?:a[a-j]|[a-z])"
_PLACED = re.compile(rf"(\+?[A-Za-z]+?)({_SQUARE})")
_MOVE = re.compile(rf"(\+?[A-Z]+?)(\*|{_SQUARE})((?:(?:x!|x|-)?{_SQUARE})+)([+=]?)")
_LEG = re.compile(rf"(x!|x|-)?({_SQUARE})")
Said = tuple[str, str, tuple[str, ...], str, bool]
"""Piece, first square ("*" for a drop), squares on the way, last square, promotion."""


def check_table_perft(data: Path) -> Check:
    """Counts of the tables, compiled to depth 4, interpreted to depth 2."""
    deepest = 4 if core_is_compiled() else 2
    check = Check("variants/perft", note=f"games of the program, to depth {deepest}")
    for row in read_rows(data / "variants" / "perft.jsonl"):
        alone = all(oracle.split(" ")[0] in _OTHER_GAME for oracle in row["oracle"])
        if row["variant"] not in variant_names() or row["depth"] > deepest or not row["nodes"] or alone:
            check.skipped += 1
            continue
        check.rows += 1
        chosen = _CHOSEN.get((row["variant"], row["nodes"]), {})
        position = _position(load_variant(row["variant"], chosen), row)
        what = f"perft {row['depth']}"
        check.expect(f"{row['variant']} {row['nodes']}", what, perft(position, row["depth"]), row["nodes"])
    return check


def _position(variant: Variant, row: dict[str, Any]) -> Position:
    if row["position"] == "start":
        return Position(variant)
    position = Position.empty(variant)
    cells = [cell for line in row["position"]["rows"] for cell in line.split()]
    for square, cell in zip(variant.squares, cells, strict=True):
        if cell != ".":
            position.put(square, _piece(variant, cell))
    position.set_turn(Side.BLACK if row["position"]["side"] == "b" else Side.WHITE)
    return position


def _piece(variant: Variant, code: str) -> int:
    """A piece from its letters: lower case for White."""
    return make_piece(variant.kind_by_code(code.upper()).id, Side.WHITE if code.islower() else Side.BLACK)


def check_table_cases(data: Path) -> Check:
    """Moves of the rules pages, legal or not, the ones before them played."""
    check = Check("variants/cases", note="games of the program")
    for row in read_rows(data / "variants" / "cases.jsonl"):
        if row["variant"] not in variant_names():
            check.skipped += 1
            continue
        check.rows += 1
        variant = load_variant(row["variant"], row.get("options", {}))
        position = Position.empty(variant)
        for placed in " ".join(row["position"]).split():
            code, square = _found(_PLACED, placed)
            position.put(variant.parse_square(square), _piece(variant, code))
        for code in row.get("hand", "").split():
            position.set_hand(Side.BLACK, variant.kind_by_code(code).id, 1)
        position.set_turn(Side.BLACK if row["side"] == "b" else Side.WHITE)
        for text in row["moves"][:-1]:
            position.play(_written(position)[_said(text)])
        last = row["moves"][-1]
        check.expect(row["id"], f"{last} legal", _said(last) in _written(position), row["legal"])
    return check


def _found(pattern: re.Pattern[str], text: str) -> tuple[str, ...]:
    found = pattern.fullmatch(text)
    if found is None:
        raise ValueError(f"{text} is not understood")
    return found.groups()


def _said(text: str) -> Said:
    """What the text of a move says: LN7gx8fx8g, LN7gx!7f (captures without moving), P7e-7d+, SP*5e."""
    code, origin, rest, promotes = _found(_MOVE, text)
    legs = _LEG.findall(rest)
    if legs[-1][0] == "x!":
        return code, origin, tuple(square for _, square in legs), origin, promotes == "+"
    return code, origin, tuple(square for _, square in legs[:-1]), legs[-1][1], promotes == "+"


def _written(position: Position) -> dict[Said, int]:
    """The legal moves by what their texts say."""
    variant, name = position.variant, position.variant.square_name
    moves: dict[Said, int] = {}
    for move in position.legal_moves():
        if is_drop(move):
            code, origin = variant.kind(drop_kind(move)).code, "*"
        else:
            code = variant.kind(position.piece_at(from_square(move)) >> 1).code
            origin = name(from_square(move))
        taken = [gone.square for gone in position.transition(move).removals if not gone.burnt]
        way = tuple(name(square) for square in taken if square != to_square(move))
        moves[code, origin, way, name(to_square(move)), is_promotion(move)] = move
    return moves
