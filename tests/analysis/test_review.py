"""Moves are judged by what the positions before and after them were worth."""

from __future__ import annotations

import pytest

from shogi_desktop.analysis.review import LineReview, Mark, MarkLimits, chance_of, review, scale_of
from shogi_desktop.game.notes import UNKNOWN_MATE, Evaluation, GameResult, Reason, Score
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Side, load_variant


@pytest.mark.parametrize(
    "name",
    [
        *("shogi", "tenjiku", "chu", "heian_dai", "dai", "dai_dai", "maka_dai_dai", "tai"),
        *("wa", "minishogi", "kyotoshogi", "tori", "yari", "sho", "taikyoku"),
    ],
)
def test_chances_of_both_sides_are_the_whole(name: str) -> None:
    variant = load_variant(name)
    for cp in (0, 50, 800, 30_000):
        assert chance_of(Score(cp), variant) + chance_of(Score(-cp), variant) == pytest.approx(1)
    chances = [chance_of(Score(cp), variant) for cp in range(-3000, 3001, 100)]
    assert chances == sorted(chances) and chances[30] == 0.5


def test_a_pawn_counts_less_where_pieces_are_worth_more() -> None:
    scales = [scale_of(load_variant(name)) for name in ("shogi", "wa", "chu", "tenjiku")]
    assert scales[0] == 600 and scales == sorted(scales)


def test_a_mate_is_certain() -> None:
    shogi = load_variant("shogi")
    assert chance_of(Score(mate=31), shogi) == 1 and chance_of(Score(mate=-2), shogi) == 0


SHOGI = load_variant("shogi")


def reviewed(
    moves: str, *scores: Score | None, best: tuple[str, ...] = (), result: GameResult | None = None
) -> LineReview:
    """The review of a game; the scores are those of the start and after each move, for the side to move."""
    game = Game(SHOGI)
    for text in moves.split():
        game.play(parse_move(text, game.position))
    if result is not None:
        game.finish(result)
    nodes = [game.root, *game.line()]
    for at, (node, score) in enumerate(zip(nodes, scores, strict=True)):
        node.evaluation = Evaluation(score, (best[at],) if at < len(best) else ()) if score is not None else None
    return review(game, game.line(), MarkLimits())


def marks(found: LineReview) -> list[Mark | None]:
    return [move.mark for move in found.judged.values()]


def test_what_a_move_loses_is_its_own_sides_chance() -> None:
    found = reviewed("9g9f 9c9d", Score(0), Score(300), Score(300))
    black, white = found.judged.values()
    assert (black.mover, white.mover) == (Side.BLACK, Side.WHITE)
    assert black.before == 0.5 and black.after == pytest.approx(0.3775, abs=1e-4)
    assert white.before == pytest.approx(0.6225, abs=1e-4) and white.after == pytest.approx(0.3775, abs=1e-4)
    assert marks(found) == [Mark.MISTAKE, Mark.BLUNDER]
    assert found.chances == pytest.approx((0.5, 0.3775, 0.6225), abs=1e-4)


def test_a_move_that_gains_loses_nothing() -> None:
    found = reviewed("9g9f", Score(0), Score(-500))
    assert marks(found) == [None]
    assert [move.loss for move in found.judged.values()] == [0.0]
    assert found.side(Side.BLACK).accuracy == pytest.approx(100, abs=0.1)
    assert found.side(Side.WHITE).accuracy is None


LOSSES = [(110, None), (121, Mark.INACCURACY), (250, Mark.MISTAKE), (600, Mark.BLUNDER)]


@pytest.mark.parametrize(("cp", "mark"), LOSSES)
def test_limits_are_losses_of_the_chance_to_win(cp: int, mark: Mark | None) -> None:
    assert marks(reviewed("9g9f", Score(0), Score(cp))) == [mark]


def test_the_move_that_the_engine_would_have_made_loses_nothing() -> None:
    found = reviewed("9g9f", Score(300), Score(900), best=("9g9f",))
    (move,) = found.judged.values()
    assert move.mark is None and move.loss == 0 and move.best == "9g9f"


def test_a_move_is_judged_where_both_positions_are_known_only() -> None:
    found = reviewed("9g9f 9c9d 9f9e", Score(0), None, Score(0), Score(0))
    assert [move.node.ply for move in found.judged.values()] == [3]
    assert found.chances == (0.5, None, 0.5, 0.5)


def test_the_expected_move_leaves_what_was_there() -> None:
    found = reviewed("9g9f 9c9d", Score(200), None, None, best=("9g9f",))
    assert [move.node.ply for move in found.judged.values()] == [1]
    assert marks(found) == [None] and found.chances[1] == found.chances[0]


@pytest.mark.parametrize(
    ("before", "after", "missed", "allowed"),
    [
        (Score(mate=5), Score(mate=-4), 0, 0),
        (Score(mate=5), Score(-2000), 5, 0),
        (Score(mate=5), Score(mate=3), 5, 3),
        (Score(0), Score(mate=7), 0, 7),
        (Score(mate=-6), Score(mate=3), 0, 0),
        (Score(mate=UNKNOWN_MATE), Score(0), UNKNOWN_MATE, 0),
    ],
)
def test_mates_missed_and_allowed(before: Score, after: Score, missed: int, allowed: int) -> None:
    (move,) = reviewed("9g9f", before, after).judged.values()
    assert (move.missed, move.allowed) == (missed, allowed)


def test_the_end_of_a_game_is_known_without_an_engine() -> None:
    won = GameResult(Side.BLACK, Reason.CHECKMATE)
    found = reviewed("9g9f", Score(mate=3), None, result=won)
    (move,) = found.judged.values()
    assert (move.after, move.missed, move.mark) == (1.0, 0, None), "a mate in one instead of three"


def test_the_game_turns_where_the_better_side_is_worse_afterwards() -> None:
    found = reviewed("9g9f 9c9d 9f9e", Score(200), Score(300), Score(800), Score(-700))
    assert [move.node.ply for move in found.judged.values() if move.turns] == [1, 2]
    assert found.side(Side.BLACK).count(Mark.BLUNDER) == 1


def test_moves_of_the_opening_book_are_counted_up_to_the_first_other_one() -> None:
    zeros = [Score(0)] * 5
    found = reviewed("7g7f 8c8d 1i1h 8d8e", *zeros)
    assert (found.learnt, found.learnt_by(Side.BLACK), found.learnt_by(Side.WHITE)) == (2, 1, 1)
    assert reviewed("1i1h 3c3d 2g2f 8c8d", *zeros).learnt == 0


def test_the_worst_moves_have_no_accuracy() -> None:
    found = reviewed("9g9f", Score(mate=3), Score(mate=2))
    accuracy = found.side(Side.BLACK).accuracy
    assert accuracy == 0.0


@pytest.mark.parametrize(
    ("reason", "last"),
    [(Reason.RESIGN, None), (Reason.TIME, None), (Reason.AGREEMENT, None), (Reason.CHECKMATE, 0.0)],
)
def test_the_course_ends_with_what_was_judged_but_for_an_end_on_the_board(reason: Reason, last: float | None) -> None:
    found = reviewed("7g7f 3c3d", Score(0), Score(0), None, result=GameResult(Side.WHITE, reason))
    assert found.chances == (0.5, 0.5, last)


@pytest.mark.parametrize(
    ("scores", "known"),
    [
        ((Score(0), Score(0), Score(0)), 3),
        ((Score(0), Score(0), None), 2),
        ((None, Score(0), Score(0)), 2),
        ((Score(0), None, Score(0)), 2),
        ((None, None, Score(0)), 1),
    ],
)
def test_a_game_is_analysed_as_a_whole_where_all_its_positions_are(
    scores: tuple[Score | None, ...], known: int
) -> None:
    found = reviewed("7g7f 3c3d", *scores)
    assert (found.known, found.positions, found.is_whole) == (known, 3, known == 3)


def test_what_needs_no_look_of_its_own_lacks_nothing() -> None:
    assert reviewed("9g9f 9c9d", Score(0), None, Score(0), best=("9g9f",)).is_whole, "as it was expected"
    assert reviewed("9g9f", Score(0), None, result=GameResult(Side.BLACK, Reason.CHECKMATE)).is_whole


def test_a_line_that_ends_by_rule_lacks_nothing_though_nobody_has_said_that_the_game_is_over() -> None:
    game = Game(SHOGI, parse_sfen("4k4/9/4G4/9/9/9/9/9/4K4 b G 1", SHOGI))
    game.play(parse_move("G*5b", game.position))
    game.root.evaluation = Evaluation(Score(mate=1), ("G*5b",))
    found = review(game, game.line(), MarkLimits())
    assert found.is_whole and found.chances == (1.0, 1.0) and found.side(Side.BLACK).accuracy == pytest.approx(100, 1)


def test_four_times_the_same_position_in_the_middle_of_a_record_lacks_nothing() -> None:
    there_and_back = "5i5h 5a5b 5h5i 5b5a " * 3
    moves = f"{there_and_back} 9g9f"
    count = len(moves.split())
    scores = [Score(0)] * (count - 1) + [None, Score(0)]
    found = reviewed(moves, *scores)
    assert found.is_whole and found.chances == (0.5,) * (count + 1)


def test_an_illegal_move_leads_to_no_position_that_could_be_judged() -> None:
    game = Game(SHOGI)
    game.play(parse_move("7g7f", game.position))
    game.play(parse_move("3c3d", game.position))
    game.line()[-1].illegal = "nifu"
    for node in (game.root, game.line()[0]):
        node.evaluation = Evaluation(Score(0))
    assert review(game, game.line(), MarkLimits()).is_whole
