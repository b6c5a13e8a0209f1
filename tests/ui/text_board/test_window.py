from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest

from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.rules import load_variant
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.text_board.board_table import LETTERS
from shogi_desktop.ui.words.i18n import LANGUAGES
from tests.ui.desk import Desk

from .conftest import ENTER, ESCAPE, Texts, rows

Begin = Callable[..., Texts]
PROMOTION = "4k4/9/9/2P6/9/9/9/9/4K4 b 2PG 1"
LION = "12/12/12/5k6/12/5g6/5p6/5[LN]6/12/12/12/5K6 b - 1"


def moves(texts: Texts) -> list[str]:
    game = texts.desk.session.record.game
    return [format_move(node.move, game.variant) for node in game.main_line()]


def test_squares_are_read_with_their_pieces(begin: Begin) -> None:
    texts = begin()
    assert texts.cell("7g") == "7g: Black pawn" and texts.cell("2b") == "2b: White bishop"
    assert texts.cell("5e") == "5e: empty"
    texts = begin("tenjiku")
    assert texts.cell("16p") == "16p: Black lance" and texts.window.board.model().columnCount() == 16


def test_a_move_by_arrows_and_enter(begin: Begin) -> None:
    texts = begin()
    board = texts.window.board
    assert texts.cell("5e")
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, ENTER):
        texts.key(board, key)
    assert texts.said[-1] == "5g: Black pawn: to 5f"
    assert texts.cell("5g") == "5g: Black pawn, picked up" and texts.cell("5f") == "5f: empty, can go there"
    texts.key(board, ENTER)
    assert moves(texts) == ["5g5f"] and texts.said[-1] == "Black: pawn 5g to 5f."
    assert texts.state[1:3] == ["Next is move 2: White to move", "Move 1, Black: pawn 5g to 5f"]


def test_escape_lets_go_and_refusals_say_why(begin: Begin) -> None:
    texts = begin()
    texts.enter("7g")
    texts.key(texts.window.board, ESCAPE)
    assert texts.said[-1] == "Let go." and texts.cell("7g") == "7g: Black pawn"
    assert texts.enter("3c") == "That piece is not yours to move."
    assert texts.enter("7g", "7e") == "This piece cannot go there."
    assert texts.enter("9i", "9i") == "Let go."
    assert moves(texts) == []


def test_promotion_is_asked_in_words(begin: Begin) -> None:
    texts = begin(sfen=PROMOTION)
    said = texts.enter("7d", "7c")
    assert said == "Which move? 1: Pawn 7d to 7c, becomes tokin; 2: Pawn 7d to 7c"
    assert texts.window.question.isVisible() and rows(texts.window.question)[1] == "Pawn 7d to 7c"
    texts.key(texts.window.question, Qt.Key.Key_Down)
    texts.key(texts.window.question, ENTER)
    assert moves(texts) == ["7d7c"] and not texts.window.question.isVisible()


def test_a_question_can_be_left(begin: Begin) -> None:
    texts = begin(sfen=PROMOTION)
    texts.enter("7d", "7c")
    texts.key(texts.window.question, ESCAPE)
    assert not texts.window.question.isVisible() and moves(texts) == [] and texts.said[-1] == "Let go."


def test_drops_from_the_list_of_hands(begin: Begin) -> None:
    texts = begin(sfen=PROMOTION)
    assert rows(texts.window.hands) == ["Black hand: gold general", "Black hand: pawn ×2"]
    texts.window.hands.setCurrentRow(1)
    texts.key(texts.window.hands, ENTER)
    assert texts.said[-1].startswith("Black hand: pawn ×2: to ")
    texts.enter("5e")
    assert moves(texts) == ["P*5e"] and rows(texts.window.hands)[1] == "Black hand: pawn"


def test_a_lion_goes_step_by_step(begin: Begin) -> None:
    texts = begin("chu", LION)
    said = texts.enter("7h", "7g")
    assert said.startswith("7g: goes on to ") and "7g (stop here)" in said and "7f (takes)" in said
    texts.enter("7f")
    assert moves(texts) == ["7h7g7f"]
    texts.desk.trigger("TAKE_BACK")
    texts.enter("7h", "7g", "7g")
    assert moves(texts) == ["7h7g"]


def test_a_pass_is_offered_on_the_piece_itself(begin: Begin) -> None:
    texts = begin("chu", LION)
    assert texts.enter("7h", "7h") == "Which move? 1: Cancel; 2: Pass"
    texts.window.question.setCurrentRow(1)
    texts.key(texts.window.question, ENTER)
    assert moves(texts) == ["7h7h"] and texts.said[-1] == "Black: lion 7h passes."


def test_moves_are_typed_in_any_notation(begin: Begin) -> None:
    texts = begin()
    for line in ("7g7f", "P-3d", "26fu", "８四歩"):
        texts.ask(line)
    assert moves(texts) == ["7g7f", "3c3d", "2g2f", "8c8d"]
    assert texts.ask("G-5h") == "“G-5h” may be: gold general 6i to 5h; gold general 4i to 5h."
    assert texts.ask("nonsense") == "“nonsense” is no legal move and no question. Type “help”."


def test_letters_typed_on_the_board_go_to_the_line(begin: Begin) -> None:
    texts = begin()
    QTest.keyClicks(texts.window.board, "h")
    assert texts.window.line.text() == "h"


def test_a_click_does_what_enter_does(begin: Begin) -> None:
    texts = begin()
    board = texts.window.board
    for name in ("7g", "7f"):
        board.go_to(texts.desk.session.record.game.variant.parse_square(name))
        place: QPoint = board.visualRect(board.currentIndex()).center()
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert moves(texts) == ["7g7f"]


def test_wishes_do_what_the_menus_do(begin: Begin) -> None:
    texts = begin()
    texts.ask("7g7f")
    texts.ask("take back")
    assert moves(texts) == []
    assert texts.ask("take back") == "Take back: not possible now."
    texts.ask("7g7f")
    texts.desk.answer_boxes("Resign")
    texts.ask("resign")
    assert texts.desk.session.record.game.result is not None
    assert texts.said[-1] == "Black wins, by resignation · 1 move. Rematch, Worst moments, Review, New game, Close"
    texts.ask("yes")  # the rematch that the banner offers
    assert moves(texts) == [] and texts.desk.session.record.game.result is None


def test_white_sits_below_where_the_person_plays_white(desk: Desk) -> None:
    desk.start(GameChoice(side="white"))
    texts = Texts(desk)
    heads = texts.window.board.model()
    assert heads.headerData(0, Qt.Orientation.Horizontal) == "1"
    assert texts.cell("5a") == "5a: White king" and texts.window.board.currentIndex().row() == 8


def test_all_of_it_is_in_the_language_of_the_window(begin: Begin) -> None:
    texts = begin()
    for language in LANGUAGES:
        texts.desk.store.update(language=language)
        assert all(part.accessibleName() for part in (texts.window.board, texts.window.line, texts.window.said))
        assert texts.cell("7g").startswith("7g") and len(texts.state) >= 5


def test_a_window_that_was_closed_shows_what_happened_meanwhile(begin: Begin) -> None:
    texts = begin()
    texts.window.close()
    texts.desk.play("7g7f")
    texts.desk.trigger("TEXT_BOARD")
    assert texts.cell("7f") == "7f: Black pawn" and texts.state[1] == "Next is move 2: White to move"
    assert texts.said[-1] == "Black: pawn 7g to 7f."


@pytest.mark.parametrize("variant", ["shogi", "taikyoku"])
def test_letters_of_pieces_have_room(begin: Begin, variant: str) -> None:
    board, game = begin(variant).window.board, load_variant(variant)
    font = QFont(board.font())
    font.setPixelSize(LETTERS[0])
    widest = max(QFontMetrics(font).horizontalAdvance(kind.abbreviation) for kind in game.every_kind)
    assert board.columnWidth(0) >= widest + 4
