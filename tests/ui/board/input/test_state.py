"""What the hand is doing, without Qt: select, step by step, choose, drag, refuse."""

from __future__ import annotations

import pytest

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.board.moves import NO_MOVE, board_move, drop_move, pass_move, two_leg_move
from shogi_desktop.ui.board.input import state as hand
from shogi_desktop.ui.board.input.state import BoardState, InputResult, LegalMoves
from shogi_desktop.ui.board.layout.spot import Spot, in_hand, on_square

BLACK, WHITE, NOBODY = 0, 1, -1
FROM, TO, OTHER, PAWN = 40, 31, 60, 8
STOP, DIRECT = board_move(FROM, 50), board_move(FROM, 60)
ONWARD, IGUI = two_leg_move(FROM, 50, 60), two_leg_move(FROM, 50, FROM)
MOVES = [
    board_move(FROM, TO),
    board_move(FROM, TO, promote=True),
    board_move(FROM, 22),
    board_move(OTHER, 51, promote=True),
    drop_move(PAWN, 33),
]


@pytest.fixture
def fresh() -> BoardState:
    return BoardState(LegalMoves(MOVES))


def press(state: BoardState, square: int, owner: int = NOBODY) -> InputResult:
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
    fresh_again = hand.with_moves(opened, LegalMoves())
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
    """A move over several squares, as a lion makes it."""

    @pytest.fixture
    def lion(self) -> BoardState:
        return BoardState(LegalMoves([STOP, ONWARD, IGUI, DIRECT, pass_move(FROM)]))

    def first_step(self, lion: BoardState, onward: set[int] | None = None) -> BoardState:
        state = press(lion, FROM, BLACK).state
        assert state.targets == {50, 60}
        answer = press(state, 50, WHITE)
        assert answer.move == NO_MOVE
        assert answer.state.path == (50,)
        assert answer.state.targets == (onward or {50, 60, FROM})
        return answer.state

    def test_straight_to_the_second_square(self, lion: BoardState) -> None:
        assert press(press(lion, FROM, BLACK).state, 60).move == DIRECT

    @pytest.mark.parametrize(("second", "move"), [(60, ONWARD), (FROM, IGUI)])
    def test_second_step_or_back_home(self, lion: BoardState, second: int, move: int) -> None:
        assert press(self.first_step(lion), second).move == move

    def test_a_click_where_it_stands_stops_there(self, lion: BoardState) -> None:
        pressed = press(self.first_step(lion), 50)
        assert pressed.move == NO_MOVE, "it may still become a drag"
        assert hand.release(pressed.state, on_square(50)).move == STOP

    def test_where_it_may_not_stop_a_click_is_refused_and_it_stands_on(self) -> None:
        state = self.first_step(BoardState(LegalMoves([ONWARD, IGUI, DIRECT])), {60, FROM})
        answer = hand.release(press(state, 50).state, on_square(50))
        assert (answer.move, answer.refusal, answer.state.path) == (NO_MOVE, hand.NOT_A_TARGET, (50,))

    def test_dragged_on_from_where_it_stands(self, lion: BoardState) -> None:
        drag = hand.start_drag(press(self.first_step(lion), 50).state)
        assert hand.drop(drag, on_square(60)).move == ONWARD
        back = hand.drop(drag, on_square(50))
        assert (back.move, back.state.path, back.state.dragging) == (NO_MOVE, (50,), False)

    def test_promotion_is_asked_at_the_end_and_the_piece_stands_half_way(self) -> None:
        state = BoardState(LegalMoves([ONWARD, two_leg_move(FROM, 50, 60, promote=True), STOP, DIRECT]))
        asked = press(self.first_step(state, {50, 60}), 60).state
        assert asked.choice is not None and asked.choice.target == 60
        assert asked.walked == (50,)
        assert hand.choose(asked, 1).move == ONWARD

    def test_promotion_is_asked_where_it_stops(self) -> None:
        state = BoardState(LegalMoves([ONWARD, STOP, board_move(FROM, 50, promote=True), DIRECT]))
        pressed = press(self.first_step(state, {50, 60}), 50).state
        asked = hand.release(pressed, on_square(50)).state
        assert asked.choice is not None and len(asked.choice.moves) == 2
        assert asked.walked == (50,)

    @pytest.mark.parametrize("square", [FROM, 90])
    def test_a_click_home_without_igui_or_on_another_piece_cancels(self, square: int) -> None:
        state = self.first_step(BoardState(LegalMoves([ONWARD, STOP, DIRECT, board_move(90, 7)])), {50, 60})
        answer = press(state, square, BLACK)
        assert (answer.state.selected, answer.state.path, answer.move) == (None, (), NO_MOVE)

    def test_moves_to(self, lion: BoardState) -> None:
        state = self.first_step(lion)
        assert (state.moves_to(50), state.moves_to(60), state.moves_to(70)) == ((STOP,), (ONWARD,), ())
        assert lion.moves_to(50) == ()

    def test_elsewhere_cancels_the_whole_move(self, lion: BoardState) -> None:
        answer = press(self.first_step(lion), 70)
        assert (answer.state.selected, answer.state.path, answer.refusal) == (None, (), hand.NOT_A_TARGET)


class TestPass:
    PASS = pass_move(FROM)

    def test_is_no_target_and_is_asked_with_cancel_first(self) -> None:
        state = press(BoardState(LegalMoves([self.PASS, DIRECT])), FROM, BLACK).state
        assert state.targets == {60}
        asked = hand.offer_pass(state, on_square(FROM))
        assert asked.choice == hand.OpenChooser(FROM, (NO_MOVE, self.PASS), 0)
        assert hand.choose(asked, 0).move == NO_MOVE
        assert hand.choose(asked, 1).move == self.PASS

    def test_a_piece_that_can_only_pass_can_be_selected(self) -> None:
        assert press(BoardState(LegalMoves([self.PASS])), FROM, BLACK).state.selected == on_square(FROM)

    @pytest.mark.parametrize("spot", [None, on_square(OTHER)])
    def test_is_not_offered_elsewhere(self, spot: Spot | None) -> None:
        state = press(BoardState(LegalMoves([self.PASS, *MOVES])), FROM, BLACK).state
        assert hand.offer_pass(state, spot) is state

    def test_is_not_offered_to_a_piece_that_is_not_selected(self) -> None:
        state = BoardState(LegalMoves([self.PASS, *MOVES]))
        assert hand.offer_pass(state, on_square(FROM)) is state

    def test_is_not_offered_half_way(self) -> None:
        state = press(press(BoardState(LegalMoves([self.PASS, STOP, IGUI])), FROM, BLACK).state, 50).state
        assert hand.offer_pass(state, on_square(FROM)) is state


class TestThreeSteps:
    """A lion dog with enemies on the three squares before it."""

    VARIANT = load_variant("dai_dai")
    POSITION = parse_sfen("k16/17/17/17/17/8s8/8g8/8p8/8[LD]8/17/17/17/17/17/17/17/K16 b - 1", VARIANT)

    def walk(self, *names: str) -> InputResult:
        """Presses its square and then these; the last one again where it stops there."""
        answer = InputResult(BoardState(LegalMoves(self.POSITION.legal_moves())))
        for name in ("9i", *names):
            answer = press(answer.state, self.VARIANT.parse_square(name), NOBODY)
            answer = hand.release(answer.state, answer.state.standing) if answer.state.pressed_again else answer
        return answer

    @pytest.mark.parametrize(
        ("names", "usi"),
        [
            ("9f", "9i9f+"),
            ("9h 9h", "9i9h+"),
            ("9h 9i", "9i9h9i+"),
            ("9h 9f", "9i9h9f+"),
            ("9h 9g 9g", "9i9h9g+"),
            ("9h 9g 9h", "9i9h9g9h+"),
            ("9h 9g 9f", "9i9h9g9f+"),
            ("9g 9h", "9i9g9h+"),
            ("9g 9f", "9i9g9f+"),
        ],
    )
    def test_every_way_is_made_by_its_squares(self, names: str, usi: str) -> None:
        assert self.walk(*names.split()).move == parse_move(usi, self.POSITION)

    @pytest.mark.parametrize("names", ["", "9h", "9h 9g"])
    def test_at_every_stage_it_can_be_let_go(self, names: str) -> None:
        half = self.walk(*names.split()).state
        assert half.path == tuple(map(self.VARIANT.parse_square, names.split()))
        answer = hand.press(half, None, NOBODY, BLACK)
        assert answer.move == NO_MOVE and answer.state.selected is None and not answer.state.path
