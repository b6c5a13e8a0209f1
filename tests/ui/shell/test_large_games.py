"""The window with Tenjiku: what it says of rules, royal pieces, mate and burning, in both languages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QTableView

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.play.hint import Hint
from shogi_desktop.ui.board.marks.marks import BoardMark, MarkKind
from shogi_desktop.ui.board.scene.notice import NoticeCard
from shogi_desktop.ui.record.move_rows import MOVE
from shogi_desktop.ui.widgets.labels import ElidedLabel
from tests.ui.desk import Desk
from tests.ui.on_board import click, point_of, scene_of
from tests.ui.seek import column, parts
from tests.ui.table.test_table import wheel

TENJIKU = GameChoice(variant="tenjiku", computer=False)
DEMON = "15k/16/16/6p1p7/7l8/16/16/7[FD]8/16/16/16/16/16/16/16/K15 b - 1"
TWO_ROOKS = "16/16/16/16/16/16/k15/16/16/16/16/16/16/16/12r3/K12r2 w - 1"


def play(desk: Desk, *texts: str) -> None:
    for text in texts:
        assert desk.session.request_move(parse_move(text, desk.session.record.game.position)) is None


def test_who_points_where_the_demon_would_burn_is_told_so(desk: Desk) -> None:
    desk.start(TENJIKU, sfen=DEMON.replace("7l8", "8[fd]7"))
    board, hand = desk.table.board, desk.table.board.hand
    click(board, "9h")
    hand.move(QPointF(point_of(board, "9f")), False)
    assert board.notice == "Your fire demon would burn here." and "burn" not in state(desk).text(), "said once"
    hand.move(QPointF(point_of(board, "1h")), False)
    assert board.notice == "" and "burn" not in state(desk).text()


def info(desk: Desk) -> list[str]:
    return [label.text() for label in desk.panel.info.findChildren(QLabel) if label.isVisible()]


def state(desk: Desk) -> QLabel:
    """What the status line says of the game."""
    return parts(desk.window.status, ElidedLabel)[0]


def moves(desk: Desk) -> list[str]:
    return column(desk.panel.moves, MOVE)[1:]


def test_the_game_and_its_unusual_rules_are_shown(desk: Desk) -> None:
    desk.start()
    assert info(desk) == ["Shogi"]
    desk.start(GameChoice(variant="tenjiku", computer=False, handicap="fire-demon", options={"lion_hawk": "area2"}))
    assert info(desk) == ["Tenjiku shogi  ·  Fire demon  火鬼落ち", "Lion hawk: Area move of two"]
    assert "Repetition: Forbidden" in desk.panel.info.toolTip()
    desk.store.update(language="ja")
    desk.app.processEvents()
    assert info(desk) == ["天竺将棋  ·  火鬼  火鬼落ち", "獅鷹：二マスの自由移動"]


def test_moves_are_written_in_the_notation_wished(desk: Desk) -> None:
    desk.start(TENJIKU)
    play(desk, "9l9k", "13d13f", "6m13f")
    assert moves(desk) == ["☗ P-9k", "☖ HF-13f", "☗ BGx13f"]
    desk.trigger("NOTATION_JAPANESE")
    assert moves(desk)[0] == "☗９十一歩兵"


def test_what_burns_is_told(desk: Desk) -> None:
    desk.start(TENJIKU, DEMON)
    play(desk, "9h9f")
    assert desk.status.endswith("burnt: lance")
    desk.trigger("TAKE_BACK")
    assert "burnt" not in desk.status
    play(desk, "9h9f", "10d10e")
    assert desk.status.endswith("the pawn stopped beside an enemy fire demon and burnt")
    desk.store.update(language="ja")
    desk.app.processEvents()
    assert desk.status.endswith("歩は敵の火鬼の隣に止まって焼かれました")
    desk.store.update(announce_burns=False)
    assert desk.status == "☗ 先手の手番"


def test_a_square_that_only_the_ban_of_repetition_forbids_is_explained(desk: Desk) -> None:
    desk.start(TENJIKU, "15k/16/16/16/16/16/8pp6/7p[LN]7/16/16/16/16/16/16/16/K15 b - 1")
    play(desk, "8h8i", "1a2a", "8i8h")
    desk.click_square("2a")
    desk.click_square("1a")
    assert desk.notice == "This position stood on the board before; it must not come back."
    desk.click_square("2a")
    desk.click_square("9e")
    assert "cannot go there" in desk.notice


def test_mate_is_announced_although_the_game_goes_on(desk: Desk) -> None:
    desk.start(TENJIKU, TWO_ROOKS)
    play(desk, "3p4p")
    desk.qtbot.waitUntil(lambda: "Mate" in desk.status)
    assert desk.status == "☗ Black to move  ·  Check!  ·  Mate: no move saves the last royal piece"
    assert desk.session.record.state is SessionState.PLAYING
    assert state(desk).property("role") == "changed"
    desk.store.update(announce_mate=False)
    assert desk.status == "☗ Black to move  ·  Check!"
    desk.store.update(announce_check=False)
    assert desk.status == "☗ Black to move"
    assert not state(desk).property("role")


def test_a_last_royal_piece_left_in_danger_is_told(desk: Desk) -> None:
    desk.start(TENJIKU, TWO_ROOKS)
    play(desk, "3p4p", "16p15p")
    assert desk.status.endswith("☗ Black: the last royal piece can be taken!")
    play(desk, "4p15p")
    assert desk.banner()[:2] == ["☖ White wins", "the last royal piece is lost · 3 moves"]


def test_attacks_on_several_royal_pieces_are_told(desk: Desk) -> None:
    for sfen, words in (
        ("15k/16/16/16/16/16/16/16/16/16/16/16/16/16/r3r11/K3+[DE]11 b - 1", "Both royal pieces are attacked!"),
        ("15k/16/16/16/16/16/16/16/16/16/16/16/16/16/r15/K3+[DE]11 b - 1", "A royal piece is attacked"),
        (
            "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/r3r3r7/K3+[DE]3+[DE]7 b - 1",
            "All royal pieces are attacked!",
        ),
    ):
        desk.start(TENJIKU, sfen)
        assert desk.status == f"☗ Black to move  ·  {words}", (sfen, words)


def test_declaring_is_no_part_of_the_game(desk: Desk) -> None:
    desk.start(TENJIKU)
    assert not desk.enabled("DECLARE")
    assert desk.enabled("HINT") and desk.enabled("RESIGN")


def test_a_position_of_another_game_can_be_pasted(desk: Desk) -> None:
    desk.app.clipboard().setText(DEMON)
    desk.trigger("PASTE")
    assert desk.session.record.game.variant.name == "tenjiku"


def test_a_burning_is_foreseen_and_the_hand_plays_over_two_squares(desk: Desk) -> None:
    desk.start(TENJIKU, "15k/16/16/16/16/16/8pp6/7p[LN]7/16/16/16/16/16/16/16/K15 b - 1")
    desk.click_square("8h")
    desk.click_square("8g")
    assert desk.session.record.game.cursor.ply == 0
    desk.click_square("7g")
    assert moves(desk) == ["☗ Lnx8gx7g"]
    desk.trigger("TAKE_BACK")
    desk.click_square("8h")
    desk.click_square("8g")
    desk.click_square("8h")
    assert moves(desk) == ["☗ Lnx8g (and back)"]
    desk.start(TENJIKU, DEMON)
    transition = desk.table._preview(parse_move("9h9f", desk.session.record.game.position))  # noqa: SLF001
    assert [removal.burnt for removal in transition.removals] == [True]


def test_the_board_is_zoomed_and_the_cards_find_their_places(desk: Desk) -> None:
    desk.start(TENJIKU)
    board = desk.table.board
    at_home = [card.parentWidget() for card in desk.table.cards]
    assert at_home == [board.viewport(), board.viewport()]
    desk.trigger("ZOOM_IN")
    desk.trigger("ZOOM_IN")
    assert board.zoom > 1.5
    desk.qtbot.waitUntil(lambda: desk.table.cards[0].parentWidget() is desk.panel)
    desk.trigger("ZOOM_OUT")
    desk.trigger("ZOOM_RESET")
    assert board.zoom == 1
    assert [card.parentWidget() for card in desk.table.cards] == at_home
    assert all(card.isVisible() for card in desk.table.cards)


def test_the_lens_can_be_switched_off(desk: Desk) -> None:
    desk.start(TENJIKU)
    assert desk.window.actions_["LENS"].isChecked()
    desk.trigger("LENS")
    assert not desk.store.current.lens and not desk.table.board.style_used.lens
    desk.trigger("LENS")
    assert desk.store.current.lens


def test_an_attacked_royal_piece_is_marked(desk: Desk) -> None:
    desk.start(TENJIKU, TWO_ROOKS)
    play(desk, "3p4p")
    table, king = desk.table, desk.session.record.game.variant.parse_square("16p")
    assert set(table.board.hand.shown.check) == {king}
    desk.store.update(announce_check=False)
    assert set(table.board.hand.shown.check) == set()


def test_what_a_handicap_leaves_out_is_not_shown_as_captured(desk: Desk) -> None:
    desk.start(GameChoice(variant="tenjiku", computer=False, handicap="fire-demons"))
    assert scene_of(desk.table.board).snapshot.captured == ((), ())


LION = "15k/16/16/16/16/16/8pp6/7p[LN]7/16/16/16/16/16/16/16/K15 b - 1"


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
def test_what_is_said_of_the_next_step_lies_beside_its_squares(desk: Desk, size: tuple[int, int]) -> None:
    desk.window.resize(*size)
    desk.start(TENJIKU, LION)
    for square in ("8h", "8g"):
        desk.click_square(square)
    card = desk.table.board.findChild(NoticeCard)
    assert isinstance(card, NoticeCard) and card.isVisible()
    free = desk.table.board.square_box(desk.session.record.game.variant.parse_square("8e")).y
    assert free - desk.table.board.square_box(0).h < card.geometry().bottom() < free


def half_way(desk: Desk) -> bool:
    return desk.table.board.hand.state.half_way


@pytest.mark.parametrize("way", ["key", "backspace", "button"])
def test_a_step_of_a_move_that_is_half_made_is_taken_back(desk: Desk, way: str) -> None:
    desk.start(TENJIKU, LION)
    for square in ("8h", "8g"):
        desk.click_square(square)
    said = desk.notice
    assert half_way(desk) and desk.status == "☗ Black to move", "said once"
    assert said.startswith("Click the next square, this one again to stop here")
    assert said.endswith("Backspace takes the step back.")
    if way == "button":
        desk.trigger("TAKE_BACK")
    else:
        held = Qt.KeyboardModifier.ControlModifier if way == "key" else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(desk.table.board, Qt.Key.Key_Z if way == "key" else Qt.Key.Key_Backspace, held)
    assert not half_way(desk) and desk.table.board.hand.busy and desk.session.record.game.cursor.ply == 0
    assert desk.status == "☗ Black to move" and desk.table.board.notice == ""
    assert not desk.enabled("TAKE_BACK")
    desk.click_square("8g")
    desk.click_square("7g")
    assert moves(desk) == ["☗ Lnx8gx7g"]


def test_what_the_next_click_does_hides_no_goal_and_nothing_around_one(desk: Desk) -> None:
    desk.start(TENJIKU, LION)
    for square in ("8h", "8g"):
        desk.click_square(square)
    board, (card,) = desk.table.board, desk.table.board.findChildren(NoticeCard)
    goals = [board.square_box(square) for square in board.hand.state.targets]
    assert half_way(desk) and card.isVisible() and len(goals) == 9
    wide = [box.grown(box.w - 1, box.h - 1) for box in goals]
    assert not any(QRectF(box.x, box.y, box.w, box.h).intersects(QRectF(card.geometry())) for box in wide)


def test_a_step_goes_before_the_turn_before(desk: Desk) -> None:
    desk.start(TENJIKU, LION)
    play(desk, "16p15p", "1a2a")
    for square in ("8h", "8g"):
        desk.click_square(square)
    for ply in (2, 1, 0):
        desk.trigger("TAKE_BACK")
        assert desk.session.record.game.cursor.ply == ply
    for ply in (1, 2):
        desk.trigger("REDO")
        assert desk.session.record.game.cursor.ply == ply
    assert moves(desk) == ["☗ K-15p", "☖ K-2a"] and not desk.enabled("REDO")
    assert desk.session.record.state is SessionState.PLAYING


def test_in_a_record_undo_takes_the_step_back(desk: Desk) -> None:
    desk.start(TENJIKU, LION)
    play(desk, "16p15p", "1a2a")
    desk.session.turn.resign()
    desk.session.review.open()
    for square in ("8h", "8g"):
        desk.click_square(square)
    assert desk.enabled("UNDO") and not desk.enabled("TAKE_BACK")
    desk.trigger("UNDO")
    assert not half_way(desk) and moves(desk)[:2] == ["☗ K-15p", "☖ K-2a"]
    assert not desk.enabled("UNDO")


def test_an_open_question_is_the_last_step(desk: Desk) -> None:
    desk.start(GameChoice(variant="chu", computer=False), "11k/12/2p9/12/2R9/12/12/12/12/12/12/K11 b - 1")
    seen = []
    for square in ("10e", "10c"):
        desk.click_square(square)
    seen.append(desk.table.board.hand.choosing)
    QTest.keyClick(desk.table.board, Qt.Key.Key_Backspace)
    seen += [desk.table.board.hand.choosing, desk.table.board.hand.busy]
    desk.click_square("10d")
    assert [*seen, desk.table.board.hand.choosing] == [True, False, True, True]


HOOK = "18k/19/19/19/19/8[dv]10/19/8[HM]10/19/19/19/19/19/19/19/19/19/19/K18 b - 1"
FLIGHT = f"35k/{'36/' * 19}16[GG]1P1pp14/{'36/' * 14}K35 b - 1"
TWO_ROYALS = "r14k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K13+[DE]1 b - 1"
MAKA, TAIKYOKU = (GameChoice(variant=name, computer=False) for name in ("maka_dai_dai", "taikyoku"))


def hint(desk: Desk, text: str, mate: int = 0) -> None:
    move = parse_move(text, desk.session.record.game.position)
    desk.session.advice.hint_ready.emit(Hint(move, (move,), mate))


def marks(desk: Desk) -> list[BoardMark]:
    scene = scene_of(desk.table.board)
    return [*scene.above.marks(), *scene.warnings.marks()]


def test_a_hint_names_pieces_and_draws_a_hook_as_one(desk: Desk) -> None:
    desk.start(MAKA, HOOK)
    hint(desk, "11h5d")
    assert desk.notice == "Hint: hook mover 11h to 5d"
    (arrow,) = (mark for mark in marks(desk) if mark.kind is MarkKind.HINT)
    variant = desk.session.record.game.variant
    assert arrow.corner == scene_of(desk.table.board).board_layout.square_box(variant.parse_square("5h"))
    hint(desk, "11h11f")
    assert desk.said == "Hint: hook mover 11h to 11f, takes deva, becomes teaching king"
    (arrow,) = (mark for mark in marks(desk) if mark.kind is MarkKind.HINT)
    assert arrow.corner is None


def test_a_king_that_can_be_taken_is_no_mate(desk: Desk) -> None:
    desk.start(TENJIKU, "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K14R b - 1")
    hint(desk, "1p1a", 1)
    assert desk.said == "Hint: rook 1p to 1a, takes king"
    desk.start(TENJIKU, "14k1/16/16/16/16/16/16/16/16/16/16/16/16/16/r15/K15 b - 1")
    position = desk.session.record.game.position.copy()
    position.set_turn(1)
    move = parse_move("16o16p", position)
    desk.session.advice.threat_ready.emit(Hint(move, (move,), 1))
    assert desk.said == "Threatened: rook 16o to 16p, takes king"


def test_one_of_two_royal_pieces_that_is_attacked_is_a_threat_and_the_warning_stays(desk: Desk) -> None:
    desk.start(TENJIKU, TWO_ROYALS)
    position = desk.session.record.game.position.copy()
    position.set_turn(1)
    quiet, taking = parse_move("1a2a", position), parse_move("16a16p", position)
    warning = "A royal piece is attacked"
    assert desk.status.endswith(warning)
    desk.session.advice.threat_ready.emit(Hint(quiet, (quiet,), 0))
    assert desk.notice == "Attacked: king on 16p."
    assert desk.window.status.warning().startswith(warning)
    desk.session.advice.threat_ready.emit(Hint(taking, (taking,), 0))
    assert desk.said == "Attacked: king on 16p.  The other side would play rook 16a to 16p, takes king"
    red = state(desk).palette().windowText().color()
    picture = desk.window.status.grab().toImage()
    across = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())]
    assert red in across


def test_what_a_deva_makes_of_a_piece_is_shown_before_and_after(desk: Desk) -> None:
    desk.start(MAKA, HOOK)
    desk.click_square("11h")
    QTest.mouseMove(desk.table.board.viewport(), desk.point("11f"))
    (foreseen,) = (mark for mark in marks(desk) if mark.kind is MarkKind.INFECTED)
    assert foreseen.text == "→ teaching king"
    desk.click_square("11f")
    assert desk.status.endswith("the hook mover took the deva and became the teaching king")
    desk.store.update(announce_burns=False)
    assert "became" not in desk.status


def test_a_flight_over_own_pieces_shows_them_lost_and_tells_what_it_takes(desk: Desk) -> None:
    desk.start(TAIKYOKU, FLIGHT)
    variant = desk.session.record.game.variant
    desk.click_square("20u")
    QTest.mouseMove(desk.table.board.viewport(), desk.point("14u"))
    layout = scene_of(desk.table.board).board_layout
    lost = [mark.box for mark in marks(desk) if mark.kind is MarkKind.LOST]
    assert lost == [layout.square_box(variant.parse_square("18u"))]
    desk.click_square("14u")
    assert moves(desk)[-1].endswith("  (takes 2, loses 1)")
    (table,) = parts(desk.panel.moves, QTableView)
    told = str(table.model().index(1, MOVE).data(Qt.ItemDataRole.ToolTipRole))
    assert told.endswith("great general 20u to 14u, takes pawn, pawn, loses 1 of its own (pawn)")
    board = desk.table.board
    board.show_captures()
    layout = scene_of(board).board_layout
    own = [board.name_at(QPoint(*map(int, layout.capture_box(0, index).center))) for index in range(2)]
    assert own[0].startswith("Pawn") and "\n" not in own[0]
    assert own[1].endswith("\nIts own piece, taken by its own side")


def test_many_pieces_taken_in_a_flight_are_counted(desk: Desk) -> None:
    desk.start(TAIKYOKU, f"35k/{'36/' * 19}16[GG]1PPpppppp10/{'36/' * 14}K35 b - 1")
    hint(desk, "20u11u")
    said = "great general 20u to 11u, takes 6 (pawn ×6), loses 2 of its own (pawn ×2)"
    assert desk.said == f"Hint: {said}"


def test_how_a_board_that_is_zoomed_in_is_moved_is_said_once(desk: Desk) -> None:
    desk.start(TENJIKU)
    said = "Drag an empty square to move the board; Ctrl + wheel zooms, 0 shows the whole board."
    desk.trigger("ZOOM_IN")
    assert desk.status == said
    desk.window.status.clearMessage()
    desk.trigger("ZOOM_IN")
    desk.trigger("ZOOM_RESET")
    desk.trigger("ZOOM_IN")
    assert desk.status != said


def test_who_turns_the_wheel_in_a_large_game_is_told_how_it_zooms(desk: Desk) -> None:
    desk.start(TENJIKU)
    wheel(desk, 1)
    assert desk.status == "Ctrl + wheel zooms, 0 shows the whole board."
    desk.start(GameChoice(computer=False))
    desk.window.status.clearMessage()
    wheel(desk, 1)
    assert "wheel" not in desk.status


def test_pieces_found_are_told_by_their_names(desk: Desk) -> None:
    desk.start(TENJIKU)
    desk.trigger("FIND_PIECE")
    desk.table.seeking.line.field.setText("general")
    said = desk.table.seeking.line.meaning()
    assert "great general:  ☗ " in said and "gold general:  ☗ " in said and said.count("☗") > 5
    desk.table.seeking.line.field.setText("fire demon")
    assert desk.table.seeking.line.meaning().startswith("fire demon:  ☗ ")


def test_escape_takes_arrows_and_words_of_a_hint_away(desk: Desk) -> None:
    desk.start(MAKA, HOOK)
    hint(desk, "11h5d")
    QTest.keyClick(desk.table.board, Qt.Key.Key_Escape)
    assert desk.table.board.notice == "" and marks(desk) == []
    assert desk.session.record.state is SessionState.PLAYING
