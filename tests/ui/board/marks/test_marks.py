"""What is marked where, without painting; star points and coordinate texts from the variant's data."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from shogi_desktop.notation.moves.japanese import kanji_number
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Position, Variant, load_variant
from shogi_desktop.ui.board.ground.backdrop import coordinate_texts, in_few_signs, star_points
from shogi_desktop.ui.board.input.state import BoardState
from shogi_desktop.ui.board.layout.layout import Box, Layout
from shogi_desktop.ui.board.layout.spot import fewer, in_hand, on_square, snapshot_of
from shogi_desktop.ui.board.marks.mark_layer import star
from shogi_desktop.ui.board.marks.marks import (
    BoardMark,
    CoachMarks,
    MarkKind,
    ShownMarks,
    marks_above,
    marks_below,
    words_of,
)
from shogi_desktop.ui.board.scene.chooser import chooser_boxes
from shogi_desktop.ui.board.scene.trays import pile_offsets
from tests.ui.board.variants import wide_variant

CELL = Box(100, 100, 60, 66)


def test_star_points_are_the_corners_of_the_zones() -> None:
    assert star_points(9, 9, 3) == [(3, 3), (6, 3), (3, 6), (6, 6)]
    assert star_points(16, 16, 5) == [(5, 5), (11, 5), (5, 11), (11, 11)]
    assert star_points(4, 8, 4) == []
    assert star_points(9, 9, 0) == []


@pytest.mark.parametrize(
    ("number", "room", "text"),
    [(24, 3, "二十四"), (24, 2.9, "二四"), (31, 2, "三一"), (30, 2, "三十"), (19, 1, "十九")],
)
def test_kanji_numbers_in_little_room(number: int, room: float, text: str) -> None:
    assert in_few_signs(kanji_number(number), room) == text


def test_coordinates(shogi: Variant) -> None:
    assert coordinate_texts(shogi, "kanji") == (list("123456789"), list("一二三四五六七八九"))
    assert coordinate_texts(shogi, "letters")[1] == list("abcdefghi")
    assert coordinate_texts(shogi, "off") == ([], [])
    files, ranks = coordinate_texts(wide_variant(36, 36), "letters")
    assert (files[-1], ranks[-1], ranks[26]) == ("36", "aj", "aa")


@pytest.mark.parametrize("corner", [(0, 0), (740, 534), (0, 534), (740, 0), (370, 300)])
@pytest.mark.parametrize("count", [2, 3])
def test_chooser_stays_inside(corner: tuple[int, int], count: int) -> None:
    panel, boxes = chooser_boxes(Box(*corner, 60, 66), count, 800, 600)
    assert len(boxes) == count
    for box in boxes:
        assert panel.x <= box.x and box.right <= panel.right + 0.01
        assert panel.y <= box.y and box.bottom <= panel.bottom + 0.01
    assert panel.x >= 0 and panel.y >= 0 and panel.right <= 800 and panel.bottom <= 600


@pytest.mark.parametrize("width", [60, 120])
@pytest.mark.parametrize("count", [1, 2, 4, 18])
def test_piles_stay_near_their_slot(width: int, count: int) -> None:
    offsets = pile_offsets(count, Box(0, 0, width, 66), CELL)
    assert offsets == sorted(offsets)
    assert sum(offsets) == pytest.approx(0)
    assert max(offsets) <= max((width - 60) / 2, 0.1 * 60) + 0.01
    assert len(offsets) == (count if width == 120 else min(count, 3))


def test_snapshot(shogi: Variant) -> None:
    snapshot = snapshot_of(Position.handicap(shogi, "three-pawns"))
    pawn = shogi.kind_by_code("P").id
    assert snapshot.turn == 1
    assert len(snapshot.pieces) == 21
    assert snapshot.hands[in_hand(1, pawn)] == 3
    assert snapshot.owner(in_hand(1, pawn)) == 1
    assert snapshot.owner(in_hand(0, pawn)) == -1
    assert snapshot.owner(on_square(shogi.parse_square("5i"))) == 0
    assert snapshot.owner(on_square(shogi.parse_square("5e"))) == -1
    assert snapshot.owner(None) == -1


def test_fewer_of_two_hands() -> None:
    one, two = in_hand(0, 1), in_hand(0, 2)
    assert fewer({one: 2, two: 1}, {one: 1, two: 3}) == {one: 1, two: 1}
    assert fewer({one: 2}, {}) == {one: 0}


@pytest.mark.parametrize(
    ("usi", "words"),
    [
        ("9i9h9g9f+", "Take along the arrow, then go on to 9g → 9f."),
        ("9i9h9g+", "Take along the arrow, then go on to 9g."),
        ("9i9h9i+", "Take along the arrow, then click the square the piece came from."),
        ("9i9f+", "Follow the arrow and promote."),
    ],
)
def test_a_hint_names_every_square_to_go_on_to(usi: str, words: str) -> None:
    variant = load_variant("dai_dai")
    start = "k16/17/17/17/17/8s8/8g8/8p8/8[LD]8/17/17/17/17/17/17/17/K16 b - 1"
    assert words_of(parse_move(usi, parse_sfen(start, variant)), variant, "western") == words


def test_goals_are_stars() -> None:
    shogi = load_variant("shogi")
    layout, snapshot = Layout(shogi, 800, 600, 1.0), snapshot_of(Position(shogi))
    empty, pawn = shogi.parse_square("5e"), shogi.parse_square("7c")
    shown = ShownMarks(goals=frozenset((empty, pawn)))
    below = {mark.kind: mark.box for mark in marks_below(layout, snapshot, BoardState(), shown)}
    assert below == {MarkKind.GOAL: layout.square_box(empty), MarkKind.GOAL_GLOW: layout.square_box(pawn)}
    above = {mark.kind: mark.box for mark in marks_above(layout, snapshot, BoardState(), shown)}
    assert above == {MarkKind.GOAL_PIECE: layout.square_box(pawn)}


def test_a_star_has_five_points_inside_its_radius() -> None:
    corners = star(QPointF(10, 10), 8)
    lengths = [((corner.x() - 10) ** 2 + (corner.y() - 10) ** 2) ** 0.5 for corner in corners.toList()]
    assert lengths[::2] == pytest.approx([8.0] * 5) and max(lengths[1::2]) < 5
    assert corners.first().y() == pytest.approx(2)


LION = "12/12/12/12/12/5k6/4p7/4[LN]7/12/12/12/5K6 b - 1"


def arrows(variant: Variant, position: Position, *told: tuple[str, str]) -> list[BoardMark]:
    """From the one drawn last, which lies on top of the others; above all are the scores."""
    moves = tuple((parse_move(text, variant), score) for text, score in told)
    layout = Layout(variant, 800, 600, 1.0)
    marks = marks_above(layout, snapshot_of(position), BoardState(), ShownMarks(suggestions=moves))
    assert {mark.kind for mark in marks} <= {MarkKind.SUGGESTION, MarkKind.SCORE}
    return marks[::-1]


def test_the_best_move_lies_on_top_and_all_scores_above_the_arrows(shogi: Variant) -> None:
    told, later, best, second, third = arrows(
        shogi, Position(shogi), ("4i5h", "+0.40"), ("6i5h", "+0.30"), ("2g2f", "+0.20")
    )
    assert [best.rank, second.rank, third.rank] == [0, 1, 2]
    assert best.box == second.box and best.start != second.start
    assert (told.kind, later.kind) == (MarkKind.SCORE, MarkKind.SCORE) and best.kind is MarkKind.SUGGESTION
    assert [(told.text, told.box), (later.text, later.box)] == [("+0.40", best.box), ("+0.20", third.box)]


def test_a_drop_comes_from_the_hand(shogi: Variant) -> None:
    position = parse_sfen("4k4/9/9/9/9/9/9/9/4K4 b G 1", shogi)
    (_, drop) = arrows(shogi, position, ("G*5b", "+mate 1"))
    tray = Layout(shogi, 800, 600, 1.0).trays[0]
    assert drop.start is not None
    assert tray.x <= drop.start.center[0] <= tray.right and tray.y <= drop.start.center[1] <= tray.bottom


@pytest.mark.parametrize(("text", "arrow"), [("8h8g7f", True), ("8h8g8h", True), ("8h8h", False)])
def test_a_lion_is_shown_its_first_step_and_no_pass(text: str, arrow: bool) -> None:
    chu = load_variant("chu")
    position = parse_sfen(LION, chu)
    found = arrows(chu, position, (text, "+1.00"))
    first_step = Layout(chu, 800, 600, 1.0).square_box(chu.parse_square("8g"))
    assert [each.box for each in found] == [first_step] * 2 * arrow


def test_what_another_engine_suggests_too_is_one_arrow(shogi: Variant) -> None:
    position, layout = Position(shogi), Layout(shogi, 800, 600, 1.0)
    first = ((parse_move("7g7f", shogi), "+0.40"),)
    others = (*first, (parse_move("2g2f", shogi), "+0.30"))
    marks = marks_above(layout, snapshot_of(position), BoardState(), ShownMarks(suggestions=first, others=others))
    arrows = [mark.other for mark in marks if mark.kind is MarkKind.SUGGESTION]
    scores = [(mark.other, mark.text) for mark in marks if mark.kind is MarkKind.SCORE]
    assert arrows == [True, False] and scores == [(True, "+0.30"), (False, "+0.40")]


def marks(variant: Variant, sfen: str, advice: CoachMarks) -> list[BoardMark]:
    layout = Layout(variant, 800, 600, 1.0)
    return marks_above(layout, snapshot_of(parse_sfen(sfen, variant)), BoardState(), ShownMarks(advice=advice))


def test_a_move_its_answer_and_the_piece_that_is_lost(shogi: Variant) -> None:
    sfen = "4r3k/9/9/9/9/9/4G4/3S5/7K1 b - 1"
    move, answer = parse_move("6h7i", shogi), parse_move("5a5g+", shogi)
    told = marks(shogi, sfen, CoachMarks(move, answer, 1, frozenset({shogi.parse_square("5g")})))
    assert [mark.kind for mark in told] == [MarkKind.CONCERNED, MarkKind.HINT, MarkKind.THREAT]
    layout = Layout(shogi, 800, 600, 1.0)
    assert told[0].box == told[2].box == layout.square_box(shogi.parse_square("5g"))


def test_drops_come_from_the_hands_of_their_sides(shogi: Variant) -> None:
    sfen = "4k4/9/9/9/9/9/9/9/4K4 b Gs 1"
    gold, silver = parse_move("G*5e", shogi), parse_move("S*5f", shogi)
    layout = Layout(shogi, 800, 600, 1.0)
    for by in (0, 1):
        mine, answer = marks(shogi, sfen, CoachMarks(gold, silver, by))
        for mark, tray in ((mine, layout.trays[1 - by]), (answer, layout.trays[by])):
            assert mark.start is not None and tray.x <= mark.start.center[0] <= tray.right


def test_nothing_is_pointed_at(shogi: Variant) -> None:
    assert marks(shogi, "4k4/9/9/9/9/9/9/9/4K4 b - 1", CoachMarks()) == []


def test_a_choice_with_words_is_centred_and_one_with_a_way_out_begins_there() -> None:
    square = Box(370, 300, 60, 66)
    _, choice = chooser_boxes(square, 2, 800, 600, (90, 14))
    assert (choice[0].x + choice[1].right) / 2 == pytest.approx(square.center[0])
    _, way_out = chooser_boxes(square, 2, 800, 600, (90, 14), aside=True)
    assert way_out[0].center[0] == pytest.approx(square.center[0])
