"""The measure of what the coach says counts the blunders of games that were kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.game.notes import Evaluation, Score
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.rules import load_variant
from tests.benchmarks.coach_reasons import main


def kept(folder: Path) -> None:
    """A game with one blunder: a silver leaves the gold that it has guarded."""
    variant = load_variant("shogi")
    game = Game(variant, parse_sfen("4r3k/9/2p6/9/9/9/4G4/3S5/7K1 b RP 1", variant))
    game.root.evaluation = Evaluation(Score(60), ("R*5h", "5a8a"), 12)
    game.play(parse_move("6h7i", game.position)).evaluation = Evaluation(Score(900), ("5a5g+", "2i3h"), 12)
    (folder / "0000.shogi").write_text(format_game(game), encoding="utf-8")


def test_kept_games_are_explained_again(qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept(tmp_path)
    main(["--kept-only", "--keep", str(tmp_path), "--show", "5", "--kind", "UNGUARDS"])
    told = capsys.readouterr().out
    assert "1 blunders of 1 games of shogi" in told and "a specific reason: 100%; slower: 0%" in told
    assert "UNGUARDS: No longer guards the gold general on 5g, which the rook on 5a takes." in told


def test_nothing_is_shown_of_a_kind_that_is_not_said(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path)
    main(["--kept-only", "--keep", str(tmp_path), "--show", "5", "--kind", "FORK"])
    assert "[1]" not in capsys.readouterr().out
