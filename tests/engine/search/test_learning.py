"""What a search remembers of moves and of the errors of its evaluation: how it grows, where it holds, when it goes."""

from __future__ import annotations

from shogi_desktop.engine.evaluation.handmade import HandMade
from shogi_desktop.engine.evaluation.weights import Weights
from shogi_desktop.engine.search.corrections import Corrections
from shogi_desktop.engine.search.histories import NO_SLOT, Histories
from shogi_desktop.engine.search.search import Search
from shogi_desktop.engine.search.table import LOWER, UPPER, TranspositionTable, decides, sharpened
from shogi_desktop.notation.moves.usi import parse_position_command
from shogi_desktop.rules import load_variant

LIMIT = 1 << 14
SHOGI = load_variant("shogi")


def learnt(bonus: int, times: int) -> Histories:
    """Of a move of slot 7 after moves of slots 3 and 4."""
    histories = Histories(20, 8)
    histories.note(1, 3)
    histories.note(2, 4)
    for _ in range(times):
        histories.learn(7, bonus, 3)
    return histories


def score(histories: Histories, slot: int = 7) -> int:
    return int(histories.score(slot, histories.row(3, 1), histories.row(3, 2)))


def test_a_good_move_rises_and_a_bad_one_falls() -> None:
    assert score(learnt(100, 1)) > 0 > score(learnt(-100, 1))
    assert score(learnt(100, 1), slot=8) == 0


def test_a_move_counts_for_more_after_the_moves_that_it_answered() -> None:
    histories = learnt(100, 1)
    answered = score(histories)
    histories.note(2, 5)
    half_known = score(histories)
    histories.note(1, NO_SLOT)
    assert answered > half_known > score(histories) > 0


def test_no_number_leaves_its_limits() -> None:
    assert score(learnt(10_000, 200)) <= 3 * LIMIT
    assert score(learnt(-10_000, 200)) >= -3 * LIMIT


def test_histories_fade_and_are_forgotten() -> None:
    histories = learnt(1000, 3)
    before = score(histories)
    histories.fade()
    assert 0 < score(histories) < before
    histories.clear()
    assert score(histories) == 0


def test_an_error_is_expected_again_where_the_same_is_at_stake() -> None:
    position = parse_position_command("startpos moves 7g7f 3c3d", SHOGI)
    histories = Histories(20, 8)
    corrections = Corrections(position, histories, 100)
    for ply, slot in enumerate((3, 4)):
        histories.note(ply, slot)
    assert corrections.of(2) == 0
    for _ in range(20):
        corrections.learn(2, 6, -80)
    alike = corrections.of(2)
    assert -256 <= alike < 0
    histories.note(1, 5)
    # Another line to the same material: half of it.
    assert alike < corrections.of(2) < 0
    position.play(position.legal_moves()[0])
    assert corrections.of(2) == 0
    position.undo()
    corrections.clear()
    assert corrections.of(2) == 0


def test_a_new_game_forgets_all_of_it() -> None:
    weights = Weights(SHOGI)
    position = parse_position_command("startpos", SHOGI)
    search = Search(position, TranspositionTable(1), HandMade(position, weights), weights.worth)
    search.ordering.histories.learn(7, 100, 1)
    search.corrections.learn(1, 6, 80)
    search.forget()
    histories = search.ordering.histories
    assert histories.score(7, histories.row(1, 1), histories.row(1, 2)) == 0
    assert search.corrections.of(1) == 0


def test_a_bound_answers_only_on_its_side() -> None:
    assert decides(50, LOWER, 10, 20) and not decides(15, LOWER, 10, 20)
    assert decides(5, UPPER, 10, 20) and not decides(50, UPPER, 10, 20)


def test_a_known_score_sharpens_the_evaluation_where_its_bound_lies_beyond() -> None:
    assert sharpened(0, 70, LOWER) == 70 and sharpened(0, -70, LOWER) == 0
    assert sharpened(0, -70, UPPER) == -70 and sharpened(0, 70, UPPER) == 0
    assert sharpened(0, 70, 0) == 0
