"""Games and opening lines of Tenjiku: read as far as they are legal, move for move and to the same positions."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import IllegalMoveText
from shogi_desktop.notation.moves import hodges
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import Position, Side, Variant, load_variant
from shogi_desktop.rules.board.moves import from_square, is_promotion, to_square
from shogi_desktop.rules.board.pieces import kind_of, side_of
from tests.corpus.rows import Check, read_rows

# What a row says of its first illegal move, and what the reader says.
REASONS = {"empty square": "is empty", "wrong side": "the piece on", "FD": "does not go there"}
FILE_RANGE = {"fire_demon_range": "file"}
_STOP = re.compile(r"ply (?P<ply>[0-9]+) (?P<move>\S+): .*\((?:.*, )?(?P<reason>[^)]*)\)")


def check_tenjiku_games(data: Path) -> Check:
    """Whole games: what every move captures, burns and promotes, and the position at the end."""
    check, variant = Check("chu_tenjiku/tenjiku_games"), load_variant("tenjiku")
    for row in read_rows(data / "chu_tenjiku" / "tenjiku_games.jsonl"):
        check.rows += 1
        details = []
        position = Position(variant)
        for move in _replayed(check, row, row["moves"], variant):
            details.append(_detail(position, move))
            position.play(move)
        for ply, (ours, theirs) in enumerate(zip(details, row["detail"], strict=False), 1):
            check.expect(row["id"], f"move {ply}", ours, theirs)
        check.expect(row["id"], "end position", _rows(position), row["end_position"])
        if "stops" in row and _STOP.fullmatch(row["stops"])["reason"] == "FD":  # type: ignore[index]
            other = _file_text(row["moves"], load_variant("tenjiku", FILE_RANGE))
            check.expect(row["id"], "plies with the demon's other range", parse_game(other).cursor.ply, row["plies"])
    return check


def check_tenjiku_book(data: Path) -> Check:
    """Opening lines; some name a move of the wrong side, where the reader must stop."""
    check, variant = Check("chu_tenjiku/tenjiku_book"), load_variant("tenjiku")
    for row in read_rows(data / "chu_tenjiku" / "tenjiku_book.jsonl"):
        check.rows += 1
        check.expect(row["id"], "ok", row["ok"], "stops" not in row)
        _replayed(check, row, row["line"], variant)
    return check


def _replayed(check: Check, row: dict[str, Any], texts: list[str], variant: Variant) -> list[int]:
    """The legal moves of a row, read from a game file, and each of them written and read in Hodges's notation."""
    game = _read(check, row, texts, variant)
    moves = [node.move for node in game.main_line()]
    check.expect(row["id"], "legal plies", len(moves), row["legal_plies"])
    again = parse_game(format_game(game))
    check.expect(row["id"], "game file", [node.move for node in again.main_line()], moves)
    position = game.start
    for move in moves:
        text = hodges.format_move(position, move)
        check.expect(row["id"], text, hodges.parse_move(text, position), move)
        position.play(move)
    return moves


def _read(check: Check, row: dict[str, Any], texts: list[str], variant: Variant) -> Game:
    """The game that a file of these moves holds; where the row stops, the file must be refused there."""
    try:
        game = parse_game(_file_text(texts, variant))
        check.expect(row["id"], "stop", None, row.get("stops"))
        return game
    except IllegalMoveText as error:
        ply = error.line - _HEAD_LINES
        stop = _STOP.fullmatch(row.get("stops", ""))
        if stop is None:
            check.failures.append(f"{row['id']}: refused at ply {ply}: {error.message}")
        else:
            check.expect(row["id"], "stop", (str(ply), texts[ply - 1]), (stop["ply"], stop["move"]))
            expected = REASONS[stop["reason"]]
            check.expect(row["id"], f"{expected!r} in {str(error.message)!r}", expected in str(error.message), True)
        return parse_game(_file_text(texts[: ply - 1], variant))


_HEAD_LINES = 4


def _file_text(texts: list[str], variant: Variant) -> str:
    """A game file; the sign of a capture is left out, since the rows write it for burning too."""
    option = next((f"option: {key} = {value}" for key, value in FILE_RANGE.items() if variant.choice(key) == value), "")
    lines = [f"{ply} {re.sub('[-x]', '', text)}" for ply, text in enumerate(texts, 1)]
    return "\n".join(["Shogi Desktop game 1", f"variant: {variant.name}", option, "[moves]", *lines, ""])


def _detail(position: Position, move: int) -> dict[str, Any]:
    """What a move does, in the words of the rows."""
    name = position.variant.square_name
    target = int(to_square(move))
    removals = position.transition(move).removals
    detail: dict[str, Any] = {
        "piece": _name(position, int(from_square(move))),
        "from_": name(from_square(move)),
        "to": name(target),
        "captures": [name(removal.square) for removal in removals if not removal.burnt],
        "promote": is_promotion(move),
    }
    burnt = sorted(name(removal.square) for removal in removals if removal.burnt and removal.square != target)
    if burnt:
        detail["burnt"] = burnt
    if any(removal.burnt and removal.square == target for removal in removals):
        detail["mover_burnt"] = True
    return detail


def _name(position: Position, square: int) -> str:
    """A promoted piece has + and the letters of what it has become."""
    variant = position.variant
    kind = variant.kind(kind_of(position.piece_at(square)))
    if not kind.unpromoted:
        return kind.abbreviation
    alike = [other for other in variant.kinds if other and other.name == kind.name and not other.unpromoted]
    return "+" + alike[0].abbreviation if alike else kind.abbreviation


def _rows(position: Position) -> list[str]:
    """The board rank by rank, White's pieces with an apostrophe."""
    variant = position.variant

    def cell(square: int) -> str:
        piece = position.piece_at(square)
        return _name(position, square) + ("'" if side_of(piece) == Side.WHITE else "") if piece else "."

    cells = [cell(square) for square in variant.squares]
    return [" ".join(cells[at : at + variant.files]) for at in range(0, len(cells), variant.files)]
