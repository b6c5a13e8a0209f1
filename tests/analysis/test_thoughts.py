"""Lines of play put together from what an engine tells."""

from __future__ import annotations

from shogi_desktop.analysis.thoughts import Line, Listener, Thoughts
from shogi_desktop.game.notes import Score
from shogi_desktop.notation.moves.usi import Info, format_move
from shogi_desktop.notation.wire.usi_lines import NETWORK_NAMED
from shogi_desktop.rules import Position, load_variant

SHOGI = load_variant("shogi")


def heard(*told: Info) -> Thoughts:
    listener = Listener(Position(SHOGI))
    for info in told:
        listener.hear(info)
    return listener.thoughts()


def first_moves(thoughts: Thoughts) -> list[str]:
    return [format_move(line.moves[0], SHOGI) for line in thoughts.lines]


def test_lines_of_different_depths_stand_in_the_order_of_their_places() -> None:
    thoughts = heard(
        Info(depth=5, multipv=2, score_cp=10, pv=("2g2f", "3c3d")),
        Info(depth=6, multipv=1, score_mate=7, pv=("7g7f",), nodes=900, nps=3000, time_ms=300),
    )
    assert first_moves(thoughts) == ["7g7f", "2g2f"]
    assert [line.score for line in thoughts.lines] == [Score(mate=7), Score(10)]
    assert [line.depth for line in thoughts.lines] == [6, 5]
    assert (thoughts.depth, thoughts.nodes, thoughts.nps, thoughts.time_ms) == (6, 900, 3000, 300)


def test_lines_of_one_depth_stand_best_first() -> None:
    """As engines that look at the second line after the first one may find it better."""
    told = (
        Info(depth=5, multipv=1, score_cp=75, pv=("7g7f",)),
        Info(depth=5, multipv=2, score_cp=-27, pv=("2g2f",)),
        Info(depth=5, multipv=3, score_cp=94, pv=("6i7h",)),
        Info(depth=5, multipv=4, score_mate=-4, pv=("3i4h",)),
        Info(depth=5, multipv=5, score_mate=9, pv=("5i5h",)),
    )
    assert first_moves(heard(*told)) == ["5i5h", "6i7h", "7g7f", "2g2f", "3i4h"]


def test_the_network_that_judges_is_known_by_what_the_engine_calls_it() -> None:
    line = Info(depth=5, score_cp=10, pv=("7g7f",))
    assert heard(line).network == ""
    assert heard(line, Info(string="no news")).network == ""
    assert heard(Info(string=f" {NETWORK_NAMED}nn-1.nnue"), line).network == "nn-1.nnue"
    assert len(heard(Info(string=NETWORK_NAMED + "n" * 5000)).network) < 100


def test_a_value_of_another_depth_moves_no_line() -> None:
    deeper = (
        Info(depth=5, multipv=2, score_cp=94, pv=("2g2f",)),
        Info(depth=5, multipv=3, score_cp=96, pv=("6i7h",)),
        Info(depth=6, multipv=1, score_cp=75, pv=("7g7f",)),
    )
    assert first_moves(heard(*deeper)) == ["7g7f", "6i7h", "2g2f"]
    second = (
        Info(depth=5, multipv=1, score_cp=60, pv=("7g7f",)),
        Info(depth=6, multipv=2, score_cp=94, pv=("2g2f",)),
    )
    assert first_moves(heard(*second)) == ["7g7f", "2g2f"]


def test_a_move_that_has_moved_up_is_told_once() -> None:
    thoughts = heard(
        Info(depth=5, multipv=1, score_cp=20, pv=("7g7f",)),
        Info(depth=5, multipv=2, score_cp=10, pv=("2g2f",)),
        Info(depth=6, multipv=1, score_cp=30, pv=("2g2f", "8c8d")),
    )
    assert first_moves(thoughts) == ["2g2f"]


def test_a_bound_on_the_move_that_is_known_changes_nothing() -> None:
    exact = Info(depth=5, multipv=1, score_cp=20, pv=("7g7f",))
    failed = Info(depth=6, multipv=1, score_cp=60, bound="lowerbound", pv=("7g7f",))
    other = Info(depth=6, multipv=1, score_cp=60, bound="lowerbound", pv=("2g2f",))
    assert heard(exact, failed).lines[0].score == Score(20)
    assert heard(exact, other).lines[0].score == Score(60, bound="lowerbound")


def test_a_line_ends_where_it_cannot_be_played() -> None:
    assert len(heard(Info(multipv=1, pv=("7g7f", "3c3d", "1a9i"))).lines[0].moves) == 2
    assert heard(Info(multipv=1, pv=("1a9i",))) == Thoughts()
    assert heard(Info(string="a remark"), Info(depth=3, nodes=10)) == Thoughts(depth=3, nodes=10)


def test_who_numbers_no_lines_has_one() -> None:
    assert heard(Info(depth=2, score_cp=5, pv=("7g7f",))).lines == (
        Line(heard(Info(pv=("7g7f",))).lines[0].moves, Score(5), 2),
    )


def test_a_score_without_a_line_and_a_line_without_a_score() -> None:
    told = heard(Info(depth=3, score_cp=40))
    assert (told.lines, told.score) == ((), Score(40))
    assert heard(Info(depth=3, multipv=2, score_cp=40)).score is None
    assert heard(Info(pv=("7g7f",))).lines[0].score is None
    assert heard(Info(score_mate=-3), Info(depth=3, pv=("7g7f",))).lines[0].score == Score(mate=-3)
