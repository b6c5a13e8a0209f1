"""The mistakes of a game as positions to practise."""

from __future__ import annotations

from dataclasses import asdict, replace

from shogi_desktop.analysis.exercise import WHOLE, Exercise, exercises_of
from shogi_desktop.analysis.review import Mark, MarkLimits, review
from shogi_desktop.files.plain_values import record
from shogi_desktop.game.notes import Evaluation, Score
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import format_move, parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.notation.records.problem_set import position_of
from shogi_desktop.rules import Position, Side, load_variant

from .mistakes import MOVES, analysed, exercises


def test_a_mistake_is_the_position_before_it_and_what_was_better() -> None:
    black, white = exercises()
    assert (black.made, black.line, black.ply) == ("2g2f", ("6g6f",), 3)
    assert (white.made, white.line, white.ply) == ("4c4d", ("8c8d",), 4)
    assert (black.black, black.white, black.started) == ("Kenji", "Hanako", "2026/11/24")
    assert black.before == WHOLE // 2 and 0 < black.after < 300
    position = position_of(black.problem)
    assert position.turn == Side.BLACK
    assert parse_move("2g2f", position) in position.legal_moves()


def test_one_side_and_only_what_was_bad_enough() -> None:
    game = analysed((0, 0, 0, 160, 300))
    found = review(game, game.line(), MarkLimits())
    assert [each.ply for each in exercises_of(game, found, Side.BLACK, Mark.INACCURACY)] == [3]
    assert [each.ply for each in exercises_of(game, found, Side.WHITE, Mark.MISTAKE)] == [4]
    assert not list(exercises_of(game, found, None, Mark.BLUNDER))


def test_without_a_better_move_there_is_nothing_to_practise() -> None:
    game = analysed()
    (*_, white, last) = [game.root, *game.line()]
    white.evaluation = Evaluation(Score(600))
    assert last.evaluation is not None
    assert [each.made for each in exercises(game)] == ["2g2f"]
    assert [each.made for each in exercises(analysed(best="9g9f 9c9d 2g2f 8c8d"))] == ["4c4d"]


def test_a_lion_that_was_just_lost_is_part_of_the_position() -> None:
    """Chu shogi: after a lion was taken by another piece no lion may be taken by another piece in the next move."""
    chu = load_variant("chu")
    game = Game(chu, parse_sfen("5r5k/12/12/8[ln]3/12/5[LN]6/12/12/12/8R3/12/11K w - 1", chu))
    game.play(parse_move("7a7f", game.position))
    assert "4j4d" not in legal(game.position), "its lion was just lost"
    after = game.play(parse_move("4j4e", game.position))
    game.root.children[0].evaluation = Evaluation(Score(0), ("12l11l",))
    after.evaluation = Evaluation(Score(900))
    (exercise,) = exercises(game)
    assert exercise.led_by and "4j4d" in legal(parse_sfen(exercise.sfen, chu)), "the position alone does not say it"
    assert position_of(exercise.problem).key == _position_before(game, after.ply).key
    assert "4j4d" not in legal(position_of(exercise.problem))


def legal(position: Position) -> list[str]:
    return [format_move(move, position.variant) for move in position.legal_moves()]


def _position_before(game: Game, ply: int) -> Position:
    position = game.start
    for node in game.line()[: ply - 1]:
        position.play(node.move)
    return position


def test_the_same_position_is_the_same_exercise_whoever_played_it() -> None:
    first, second = exercises()[0], replace(exercises()[0], black="Somebody", made="1g1f")
    assert first.key == second.key and first.key != exercises()[1].key


def test_an_exercise_is_what_was_written_of_it() -> None:
    for each in exercises():
        assert record(Exercise, asdict(each)) == each


def test_variations_do_not_count() -> None:
    game = analysed()
    game.go_start()
    game.play(parse_move("1g1f", game.position))
    game.go_start()
    game.go_to(game.root.children[0])
    assert [each.made for each in exercises(game)] == MOVES.split()[2:]
