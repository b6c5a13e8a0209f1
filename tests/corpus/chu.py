"""Chu shogi: counts, single cases, games and problems, whose rows write a piece with one letter as Lishogi does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Outcome, Position, Termination, Variant, load_variant
from shogi_desktop.rules.board.moves import from_square, to_square, vias
from shogi_desktop.rules.board.pieces import kind_of, side_of
from tests.corpus.rows import Check, read_rows

OTHER_LETTERS = {"F": "FL", "E": "DE", "A": "RC", "T": "BT", "O": "KR", "X": "PH", "M": "SM", "V": "VM", "H": "DH"}
OTHER_LETTERS |= {"D": "DK", "N": "LN", "I": "GB"}
_SQUARE = re.compile("[0-9]+[a-z]")


def chu_position(text: str) -> Position:
    """A position whose pieces have the letters of Lishogi."""
    board, *rest = text.split()

    def ours(letter: re.Match[str]) -> str:
        code = OTHER_LETTERS.get(letter[0].upper(), letter[0].upper())
        code = code if letter[0].isupper() else code.lower()
        return code if len(code) == 1 else f"[{code}]"

    return parse_sfen(" ".join([re.sub("[A-Za-z]", ours, board), *rest]), load_variant("chu"))


def check_chu_perft(data: Path) -> Check:
    """Positions after one ply and more, and how many ways lead to them: by which empty square a lion went counts."""
    deepest = 2 if core_is_compiled() else 1
    check = Check("perft/chushogi", note=f"ways and positions to depth {deepest}")
    for row in read_rows(data / "perft" / "chushogi.jsonl"):
        check.rows += 1
        position = chu_position(row["sfen"])
        for depth in range(1, deepest + 1):
            check.expect(row["id"], f"ways {depth}", _ways(position, depth), row["paths"][str(depth)])
            check.expect(row["id"], f"positions {depth}", _positions(position, depth), row["distinct"][str(depth)])
    return check


def check_chu_perft_depth_1(data: Path) -> Check:
    """A wide collection of positions, one ply deep."""
    check = Check("perft/chushogi-depth1", note="skipped: a lion was lost by the move before, which no position says")
    for row in read_rows(data / "perft" / "chushogi-depth1.jsonl"):
        if row["sfen"].split()[2] != "-":
            check.skipped += 1
            continue
        check.rows += 1
        check.expect(row["id"], "ways", _ways(chu_position(row["sfen"]), 1), row["counts"]["1"])
    return check


def _ways(position: Position, depth: int) -> int:
    """Lines of moves, one for each way from a move's first square over its middle one to its last."""
    total = 0
    for move in position.legal_moves():
        ways = _ways_of(position, move)
        if depth > 1:
            position.play(move)
            ways *= _ways(position, depth - 1) if position.outcome() is None else 0
            position.undo()
        total += ways
    return total


def _ways_of(position: Position, move: int) -> int:
    """In how many ways a move can be written with its middle square, an empty one included."""
    if vias(move):
        return 1
    origin, target = int(from_square(move)), int(to_square(move))
    variant, piece = position.variant, position.piece_at(origin)
    kind = variant.kind(kind_of(piece))
    empty = 0
    for one, two in kind.movement.legs:
        via = _beyond(variant, origin, one, side_of(piece))
        empty += via is not None and not position.piece_at(via) and _beyond(variant, via, two, side_of(piece)) == target
    return empty + (origin != target)


def _beyond(variant: Variant, square: int, step: tuple[int, int], side: int) -> int | None:
    """The square a step away, `step` to the right and forward as the side sees it."""
    right, forward = step if side == 0 else (-step[0], -step[1])
    try:
        return variant.square(variant.file_of(square) - right, variant.rank_of(square) - forward)
    except ValueError:
        return None


def _positions(position: Position, depth: int) -> int:
    """Lines of moves; those that bring the same position count once."""
    total, seen = 0, set()
    for move in position.legal_moves():
        position.play(move)
        if position.key not in seen:
            seen.add(position.key)
            total += 1 if depth == 1 else _positions(position, depth - 1) if position.outcome() is None else 0
        position.undo()
    return total


def check_chu_cases(data: Path) -> Check:
    """One claim a row: a move that is legal or not, a game that has ended or not, and how."""
    check = Check("rules/chushogi", note="skipped: how a pass is written")
    for row in read_rows(data / "rules" / "chushogi.jsonl"):
        if row.get("move") == "6f6f":
            check.skipped += 1
            continue
        check.rows += 1
        position = chu_position(row["sfen"])
        for text in row.get("moves", []):
            position.play(_parse(text, position))
        if "move" in row:
            check.expect(row["id"], f"{row['move']} legal", _is_legal(row["move"], position), row["legal"])
        else:
            _compare_end(check, row, position.outcome())
    return check


def _is_legal(text: str, position: Position) -> bool:
    try:
        _parse(text, position)
    except NotationError:
        return False
    return True


def _parse(text: str, position: Position) -> int:
    """A legal move; an empty square on its way is no stop for us, and out and back over one is a pass."""
    stops = _SQUARE.findall(text)
    if len(stops) == 3 and not position.piece_at(position.variant.parse_square(stops[1])):
        text = stops[0] + stops[2] + ("+" if text.endswith("+") else "")
    return parse_move(text, position)


def _compare_end(check: Check, row: dict[str, Any], outcome: Outcome | None) -> None:
    if "winner" in row:
        found = outcome and outcome.winner is not None and "bw"[outcome.winner]
        check.expect(row["id"], "winner", found, row["winner"])
    elif "status" in row:
        drawn = outcome is not None and outcome.winner is None
        bare = outcome is not None and not drawn and outcome.termination is Termination.BARE_KING
        check.expect(row["id"], row["status"], {"Draw": drawn, "BareKing": bare}[row["status"]], row["holds"])
    else:
        check.expect(row["id"], "ended", outcome is not None, row["ended"])


def check_chu_games(data: Path) -> Check:
    """Whole games: every move is legal, and the position at the end."""
    check = Check("chu_tenjiku/chu_games")
    for row in read_rows(data / "chu_tenjiku" / "chu_games.jsonl"):
        check.rows += 1
        position = chu_position(row["initial_sfen"])
        played = _play(check, row, row["moves"].split(), position)
        check.expect(row["id"], "plies", played, row["legal_plies"])
        check.expect(row["id"], "end", position.same_state(chu_position(row["final_sfen"])), True)
        check.expect(row["id"], "has ended", position.outcome() is not None, row["outcome_by_shogiops"] is not None)
    return check


def check_chu_problems(data: Path) -> Check:
    """Solutions: every move is legal, every attack is one, and at the end every answer loses the last royal piece."""
    check = Check("chu_tenjiku/chu_problems")
    for row in read_rows(data / "chu_tenjiku" / "chu_problems.jsonl"):
        check.rows += 1
        position = chu_position(row["sfen"])
        played = _play(check, row, row["solution"], position, attacks=True)
        check.expect(row["id"], "plies", played, row["plies"])
        check.expect(row["id"], "mate at the end", loses_all(position), True)
    return check


def loses_all(position: Position) -> bool:
    """Whether the side to move loses its last royal piece whatever it plays."""
    for move in position.legal_moves():
        position.play(move)
        safe = position.outcome() is None and not any(_takes_last(position))
        position.undo()
        if safe:
            return False
    return True


def _takes_last(position: Position) -> Iterator[bool]:
    for move in position.legal_moves():
        position.play(move)
        outcome = position.outcome()
        position.undo()
        yield outcome is not None and outcome.termination is Termination.ROYALS_LOST


def _play(check: Check, row: dict[str, Any], texts: list[str], position: Position, *, attacks: bool = False) -> int:
    """Plays the moves as far as they are legal; how many that were."""
    for ply, text in enumerate(texts):
        try:
            move = _parse(text, position)
        except NotationError as error:
            check.failures.append(f"{row['id']}: ply {ply + 1} {text}: {error}")
            return ply
        position.play(move)
        if attacks and ply % 2 == 0:
            check.expect(row["id"], f"ply {ply + 1} attacks", position.in_check(), True)
    return len(texts)
