"""What the hand is doing, without Qt: select, step by step, choose, drag, refuse."""

from __future__ import annotations

import pytest

from shogi_desktop.rules.moves import NO_MOVE, board_move, drop_move, to_square
from shogi_desktop.ui.board import state as hand
from shogi_desktop.ui.board.spot import Spot, in_hand, on_square
from shogi_desktop.ui.board.state import Answer, BoardState, Reach

BLACK, WHITE, NOBODY = 0, 1, -1
FROM, TO, OTHER, PAWN = 40, 31, 60, 8
STEPS = {1: (50,), 2: (50, 60), 3: (50, FROM), 4: (60,)}
MOVES = [
    board_move(FROM, TO),
    board_move(FROM, TO, promote=True),
    board_move(FROM, 22),
    board_move(OTHER, 51, promote=True),
    drop_move(PAWN, 33),
]


@pytest.fixture
def fresh() -> BoardState:
    return BoardState(Reach(MOVES))


def press(state: BoardState, square: int, owner: int = NOBODY) -> Answer:
    return hand.press(state, on_square(square), owner, BLACK)


def test_press_on_own_piece_selects_it_and_offers_its_targets(fresh: BoardState) -> None:
    answer = press(fresh, FROM, BLACK)
    assert answer.state.selected == on_square(FROM)
    assert answer.state.targets == {TO, 22}
    assert (answer.move, answer.refusal) == (NO_MOVE, "")


def test_press_on_a_target_asks_for_the_move(fresh: BoardState) -> None:
    answer = press(press(fresh, FROM, BLACK).state, 22)
    assert answer.move == board_move(FROM, 22)
    assert answer.state.selected is None


def test_only_a_real_choice_opens_the_chooser_promotion_first(fresh: BoardState) -> None:
    answer = press(press(fresh, FROM, BLACK).state, TO, WHITE)
    assert answer.move == NO_MOVE
    assert answer.state.choice is not None
    assert list(answer.state.choice.moves) == [board_move(FROM, TO, promote=True), board_move(FROM, TO)]
    assert answer.state.targets == set()


def test_forced_promotion_is_silent(fresh: BoardState) -> None:
    assert press(press(fresh, OTHER, BLACK).state, 51).move == board_move(OTHER, 51, promote=True)


@pytest.mark.parametrize(
    ("index", "expected"), [(0, board_move(FROM, TO, True)), (1, board_move(FROM, TO)), (-1, 0), (2, 0)]
)
def test_choose(fresh: BoardState, index: int, expected: int) -> None:
    opened = press(press(fresh, FROM, BLACK).state, TO).state
    answer = hand.choose(opened, index)
    assert answer.move == expected
    assert (answer.state.choice, answer.state.selected) == (None, None)


def test_highlight_stays_inside_the_chooser(fresh: BoardState) -> None:
    opened = press(press(fresh, FROM, BLACK).state, TO).state
    for index, held in [(1, 1), (5, 1), (-3, 0)]:
        choice = hand.highlight(opened, index).choice
        assert choice is not None and choice.index == held
    assert hand.highlight(fresh, 1) is fresh


def test_drop_from_the_hand_of_the_side_to_move_only(fresh: BoardState) -> None:
    chosen = hand.press(fresh, in_hand(BLACK, PAWN), BLACK, BLACK).state
    assert press(chosen, 33).move == drop_move(PAWN, 33)
    assert hand.press(fresh, in_hand(WHITE, PAWN), WHITE, BLACK).refusal == hand.NOT_YOURS


def test_reselect_another_own_piece(fresh: BoardState) -> None:
    assert press(press(fresh, FROM, BLACK).state, OTHER, BLACK).state.selected == on_square(OTHER)


def test_second_click_on_the_selected_piece_deselects_on_release(fresh: BoardState) -> None:
    first = hand.release(press(fresh, FROM, BLACK).state, on_square(FROM)).state
    assert first.selected == on_square(FROM)
    again = press(first, FROM, BLACK).state
    assert again.selected == on_square(FROM), "it may still become a drag"
    assert hand.release(again, on_square(FROM)).state.selected is None


@pytest.mark.parametrize(
    ("square", "owner", "reason"),
    [(70, NOBODY, ""), (70, WHITE, hand.NOT_YOURS), (70, BLACK, hand.NO_MOVES)],
)
def test_refusals_with_nothing_selected(fresh: BoardState, square: int, owner: int, reason: str) -> None:
    answer = press(fresh, square, owner)
    assert (answer.refusal, answer.state.selected) == (reason, None)


@pytest.mark.parametrize(
    ("owner", "reason"), [(NOBODY, hand.NOT_A_TARGET), (WHITE, hand.NOT_A_TARGET), (BLACK, hand.NO_MOVES)]
)
def test_refusals_drop_the_selection(fresh: BoardState, owner: int, reason: str) -> None:
    answer = press(press(fresh, FROM, BLACK).state, 70, owner)
    assert (answer.refusal, answer.state.selected) == (reason, None)


@pytest.mark.parametrize(("owner", "reason"), [(NOBODY, ""), (WHITE, hand.NOT_NOW), (BLACK, hand.NOT_NOW)])
def test_without_moves_it_is_nobodys_turn(owner: int, reason: str) -> None:
    assert press(BoardState(), FROM, owner).refusal == reason


def test_press_beside_everything_lets_go_silently(fresh: BoardState) -> None:
    answer = hand.press(press(fresh, FROM, BLACK).state, None, NOBODY, BLACK)
    assert (answer.refusal, answer.state.selected) == ("", None)


def test_new_moves_drop_what_the_hand_was_doing(fresh: BoardState) -> None:
    opened = press(press(fresh, FROM, BLACK).state, TO).state
    fresh_again = hand.with_moves(opened, Reach())
    assert (fresh_again.choice, fresh_again.selected, fresh_again.dragging) == (None, None, False)
    assert not fresh_again.reach


class TestDrag:
    def dragging(self, fresh: BoardState) -> BoardState:
        state = hand.start_drag(press(fresh, FROM, BLACK).state)
        assert state.dragging
        return state

    def test_nothing_to_drag(self, fresh: BoardState) -> None:
        assert not hand.start_drag(fresh).dragging

    def test_onto_a_target(self, fresh: BoardState) -> None:
        assert hand.drop(self.dragging(fresh), on_square(22)).move == board_move(FROM, 22)

    def test_onto_a_promotion_target_opens_the_chooser(self, fresh: BoardState) -> None:
        answer = hand.drop(self.dragging(fresh), on_square(TO))
        assert answer.state.choice is not None and not answer.state.dragging

    @pytest.mark.parametrize(
        ("spot", "reason"), [(None, ""), (in_hand(0, PAWN), ""), (on_square(70), hand.NOT_A_TARGET)]
    )
    def test_elsewhere_cancels_without_selecting(self, fresh: BoardState, spot: Spot | None, reason: str) -> None:
        answer = hand.drop(self.dragging(fresh), spot)
        assert (answer.state.selected, answer.state.dragging, answer.refusal) == (None, False, reason)

    def test_back_home_counts_as_a_click(self, fresh: BoardState) -> None:
        answer = hand.drop(self.dragging(fresh), on_square(FROM))
        assert (answer.state.selected, answer.state.dragging) == (on_square(FROM), False)

    def test_back_home_of_a_selected_piece_deselects(self, fresh: BoardState) -> None:
        chosen = hand.release(press(fresh, FROM, BLACK).state, on_square(FROM)).state
        again = hand.start_drag(press(chosen, FROM, BLACK).state)
        assert hand.drop(again, on_square(FROM)).state.selected is None


class TestStepByStep:
    """A move over several squares, as a lion makes it; bits 22 up name the move in STEPS."""

    @pytest.fixture
    def lion(self) -> BoardState:
        moves = {name: board_move(FROM, steps[-1]) | name << 22 for name, steps in STEPS.items()}
        return BoardState(Reach(moves.values(), BLACK, lambda move: STEPS[move >> 22 & 7]))

    def first_step(self, lion: BoardState) -> BoardState:
        state = press(lion, FROM, BLACK).state
        assert state.targets == {50, 60}
        answer = press(state, 50, WHITE)
        assert answer.move == NO_MOVE
        assert answer.state.path == (50,)
        return answer.state

    def test_straight_to_the_second_square(self, lion: BoardState) -> None:
        assert press(press(lion, FROM, BLACK).state, 60).move >> 22 == 4

    def test_fresh_targets_after_the_first_step(self, lion: BoardState) -> None:
        assert self.first_step(lion).targets == {50, 60, FROM}

    @pytest.mark.parametrize(("second", "name"), [(50, 1), (60, 2), (FROM, 3)])
    def test_second_step_stop_or_back_home(self, lion: BoardState, second: int, name: int) -> None:
        answer = press(self.first_step(lion), second)
        assert answer.move >> 22 == name
        assert to_square(answer.move) == STEPS[name][-1]

    def test_elsewhere_cancels_the_whole_move(self, lion: BoardState) -> None:
        answer = press(self.first_step(lion), 70)
        assert (answer.state.selected, answer.state.path, answer.refusal) == (None, (), hand.NOT_A_TARGET)
