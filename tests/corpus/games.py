"""Whole games: replayed, judged, and through the game file and back."""

from __future__ import annotations

from pathlib import Path

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import format_position_command, parse_position_command
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.records.shogi_file import format_game, parse_game
from shogi_desktop.rules import Termination, load_variant
from tests.corpus.rows import Check, read_rows


def check_usi_games(data: Path) -> Check:
    """Replay of complete games: final position, mate where stated, the same as a `position` line and as a game file."""
    check, variant = Check("records/usi_games"), load_variant("shogi")
    folder = data / "records"
    lines = (folder / "usi_games.usi").read_text(encoding="utf-8").splitlines()
    for row, line in zip(read_rows(folder / "usi_games.jsonl"), lines, strict=True):
        check.rows += 1
        try:
            position = parse_position_command(f"startpos moves {row['moves']}", variant)
        except NotationError as error:
            check.failures.append(f"{row['id']}: {error}")
            continue
        final = format_sfen(parse_sfen(row["final_sfen"], variant))
        outcome = position.outcome()
        mated = outcome is not None and outcome.termination is Termination.CHECKMATE
        check.expect(row["id"], "plies", position.ply, row["plies"])
        check.expect(row["id"], "final position", format_sfen(position), final)
        check.expect(row["id"], "mate", mated, row["mate"])
        check.expect(row["id"], "line", format_sfen(parse_position_command(line, variant)), final)
        game = Game(variant)
        for move in position.history():
            game.play(move)
        again = parse_game(format_game(game))
        moves = [node.move for node in again.main_line()]
        check.expect(
            row["id"], "game file", format_position_command(again.start, moves), line.removeprefix("position ")
        )
    return check
