"""The coach during a game, as a person at the window asks it and is asked by it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QToolButton

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.play.choice import CUSTOM, GameChoice, to_json
from shogi_desktop.session.play.hint import Hint
from shogi_desktop.ui.board.marks.mark_layer import MarkLayer, reach_of
from shogi_desktop.ui.board.marks.marks import MarkKind
from shogi_desktop.ui.board.scene.notice import NoticeCard
from shogi_desktop.ui.play.new_game import GameProposal, NewGameDialog
from shogi_desktop.ui.words.analysis_words import is_threat
from tests.ui.desk import Desk
from tests.ui.on_board import scene_of
from tests.ui.seek import the

AGAINST = GameChoice(level=1)
TEACHING = GameChoice(level=1, teaching=True)


@pytest.fixture
def judging(make_desk: Callable[..., Desk]) -> Desk:
    """Its engine thinks that the next pawn from file 9 on is best, and that anything else is a blunder."""
    return make_desk("judging")


def notice(desk: Desk) -> str:
    card = desk.table.board.viewport().findChild(NoticeCard)
    assert isinstance(card, NoticeCard)
    return card.text


def hover(desk: Desk, square: str) -> None:
    viewport = desk.table.board.viewport()
    QTest.mouseMove(viewport, QPoint(2, 2))
    QTest.mouseMove(viewport, desk.point(square))


def answered(desk: Desk) -> bool:
    return "looking" not in notice(desk).lower() and notice(desk) != ""


ASKED = "Make the move that you want to ask about. It will not be played."


def is_asking(desk: Desk) -> bool:
    """Whether the next move is only asked about, and that is seen."""
    asking = desk.table.board.hand.asking.on
    assert (desk.table.strip.isVisible() and desk.table.strip.text() == ASKED) is asking
    return asking


def is_teaching(desk: Desk) -> bool:
    return desk.session.record.setup.teaching


def marks(desk: Desk) -> list[MarkKind]:
    return [mark.kind for mark in scene_of(desk.table.board).above.marks()]


# Is this safe?


def test_the_move_under_the_pointer_is_asked_about_and_not_played(judging: Desk) -> None:
    judging.start(AGAINST)
    judging.click_square("7g")
    hover(judging, "7f")
    judging.trigger("SAFE")
    judging.qtbot.waitUntil(lambda: answered(judging))
    assert notice(judging).startswith(("Not safe! ", "There is something much better here."))
    assert judging.status == "Your move", "said once"
    assert judging.session.record.game.cursor.ply == 0 and judging.session.turn.human_may_move()
    shown = judging.table.board.hand.shown.advice
    assert shown.considered == parse_move("7g7f", judging.session.record.game.position) and shown.follows != NO_MOVE
    assert MarkKind.HINT in marks(judging) and MarkKind.THREAT in marks(judging)
    judging.play("9g9f")
    assert judging.table.board.hand.shown.advice.considered == NO_MOVE


def test_a_good_move_is_called_good(judging: Desk) -> None:
    judging.start(AGAINST)
    judging.click_square("9g")
    hover(judging, "9f")
    QTest.keyClick(judging.table.board, Qt.Key.Key_S)
    judging.qtbot.waitUntil(lambda: answered(judging))
    assert notice(judging) == "A good move: the computer would play it too."
    assert MarkKind.THREAT not in marks(judging)


def test_without_an_aim_the_next_move_is_only_shown(judging: Desk) -> None:
    judging.start(AGAINST)
    judging.trigger("SAFE")
    assert is_asking(judging)
    judging.click_square("7g")
    judging.click_square("7f")
    assert not is_asking(judging) and judging.session.record.game.cursor.ply == 0
    judging.qtbot.waitUntil(lambda: answered(judging))
    judging.play("7g7f")


def test_by_the_keyboard(judging: Desk) -> None:
    judging.start(AGAINST)
    board = judging.table.board
    board.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_S):
        QTest.keyClick(board, key)
    judging.qtbot.waitUntil(lambda: answered(judging))
    considered = board.hand.shown.advice.considered
    assert considered == parse_move("5g5f", judging.session.record.game.position)


def test_asking_is_given_up(judging: Desk) -> None:
    judging.start(AGAINST)
    board = judging.table.board
    judging.trigger("SAFE")
    judging.trigger("SAFE")
    assert not is_asking(judging) and notice(judging) == ""
    judging.trigger("SAFE")
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert not is_asking(judging)
    judging.trigger("SAFE")
    QTest.mouseClick(board.viewport(), Qt.MouseButton.RightButton, pos=judging.point("5e"))
    assert not is_asking(judging)
    judging.trigger("SAFE")
    judging.session.turn.resign()
    assert not is_asking(judging)


@pytest.mark.parametrize("id_", ["HINT", "THREAT", "WHY", "TEACHING", "TAKE_BACK", "BACK"])
def test_whatever_else_is_chosen_ends_the_asking(judging: Desk, id_: str) -> None:
    judging.start(AGAINST)
    judging.play("9g9f")
    judging.qtbot.waitUntil(judging.session.turn.human_may_move)
    judging.trigger("SAFE")
    judging.click_square("8g")
    ply = judging.session.record.game.cursor.ply
    judging.trigger(id_)
    assert not is_asking(judging)
    judging.click_square("8f")
    assert judging.session.record.game.cursor.ply <= ply, "what was begun while it was asked is not played"


def test_the_strip_leads_out_of_asking_and_back_to_play(judging: Desk) -> None:
    judging.start(AGAINST)
    judging.trigger("SAFE")
    judging.click_square("9g")
    assert is_asking(judging), "for as long as it lasts"
    QTest.mouseClick(the(judging.table.strip, QPushButton, "Do not ask"), Qt.MouseButton.LeftButton)
    assert not is_asking(judging)
    judging.play("9g9f")


def test_asking_puts_the_pen_away_and_the_pen_the_asking(judging: Desk) -> None:
    judging.start(AGAINST)
    judging.trigger("PEN")
    judging.trigger("SAFE")
    assert is_asking(judging) and not judging.table.board.pen.on
    judging.trigger("PEN")
    assert not is_asking(judging) and judging.table.board.pen.on


def test_a_move_that_is_refused_is_refused(desk: Desk) -> None:
    desk.start(GameChoice(computer=False, options={"strict_play": "yes"}))
    desk.play("7g7f", "4c4d")
    desk.trigger("SAFE")
    desk.click_square("8h")
    desk.click_square("4d")
    assert not is_asking(desk)
    desk.session.advice.cancel()
    assert desk.session.record.game.cursor.ply == 2


def test_the_pointer_tells_that_a_move_is_asked_for(judging: Desk) -> None:
    judging.start(AGAINST)
    judging.trigger("SAFE")
    hover(judging, "7g")
    assert judging.table.board.viewport().cursor().shape() is Qt.CursorShape.WhatsThisCursor


# What is threatened?


def test_where_nothing_would_be_taken_what_is_attacked_is_named(desk: Desk) -> None:
    for sfen, told in (
        ("4k4/9/9/9/9/9/2P6/2G6/4K4 b - 1", "Nothing is threatened at once."),
        ("4k4/7b1/9/9/9/9/2P6/9/4K4 b - 1", "Attacked: pawn on 7g."),
        (
            "4k4/7b1/9/9/9/9/2P6/2G6/4K4 b - 1",
            "Nothing is threatened at once. The pawn on 7g is attacked, and guarded.",
        ),
        (
            "2r1k1r2/9/9/9/9/9/2P3P2/2G3G2/4K4 b - 1",
            "Nothing is threatened at once. Attacked, and guarded: pawn on 7g and pawn on 3g.",
        ),
        ("2r1k1r2/9/9/9/9/9/2P3P2/2G6/4K4 b - 1", "Attacked: pawn on 3g. The pawn on 7g is attacked, and guarded."),
    ):
        desk.start(sfen=sfen)
        passed = desk.session.record.game.position.copy()
        passed.play_null()
        quiet = parse_move("5a5b", passed)
        desk.session.advice.threat_ready.emit(Hint(quiet, (quiet,)))
        assert desk.said == told, (sfen, told)
        advice = desk.table.board.hand.shown.advice
        squares = {desk.session.record.game.variant.square_name(each) for each in advice.squares | advice.guarded}
        assert squares == set(re.findall("[1-9][a-i]", told)), "all that is named is marked"
        assert (MarkKind.ATTACKED in marks(desk)) is bool(advice.guarded)


def test_of_many_that_are_attacked_the_dearest_are_named_and_all_are_marked(desk: Desk) -> None:
    desk.start(sfen="4k4/9/9/1g1g1g1g1/PPPPPPPPP/9/9/9/4K4 b - 1")
    passed = desk.session.record.game.position.copy()
    passed.play_null()
    quiet = parse_move("5a5b", passed)
    desk.session.advice.threat_ready.emit(Hint(quiet, (quiet,)))
    assert desk.said == "Attacked: pawn on 9e, pawn on 8e, pawn on 7e, pawn on 6e and 5 more."
    assert marks(desk).count(MarkKind.CONCERNED) == 9


def test_on_the_largest_board_only_the_dearest_are_named(desk: Desk) -> None:
    desk.start(GameChoice(variant="taikyoku", computer=False))
    position = desk.session.record.game.position
    passed = position.copy()
    passed.play_null()
    quiet = next(move for move in passed.legal_moves() if not is_threat(position, Hint(move, (move,))))
    desk.session.advice.threat_ready.emit(Hint(quiet, (quiet,)))
    desk.qtbot.waitUntil(lambda: desk.said.startswith(("Nothing is threatened", "Attacked")))
    assert len(desk.said) < 250


# Why that?


def test_the_computers_move_is_explained(judging: Desk) -> None:
    judging.start(AGAINST)
    assert not judging.enabled("WHY")
    judging.play("7g7f")
    judging.qtbot.waitUntil(judging.session.turn.human_may_move)
    judging.trigger("WHY")
    judging.qtbot.waitUntil(lambda: answered(judging))
    assert notice(judging).startswith("P-9d: A quiet move. None of your pieces is in danger.\n")
    assert "Your move P-7f was a blunder." in notice(judging)


def test_a_check_is_told_once_where_it_is_explained(judging: Desk) -> None:
    judging.start(AGAINST, "4k4/9/p8/9/K8/9/2P6/9/9 b - 1")
    judging.play("7g7f")
    judging.qtbot.waitUntil(judging.session.turn.human_may_move)
    judging.trigger("WHY")
    judging.qtbot.waitUntil(lambda: answered(judging))
    assert notice(judging).startswith("Your king is in check.")
    assert judging.status.lower().count("check") == 1


def test_questions_hang_on_the_button_of_hints(desk: Desk) -> None:
    desk.start()
    button = next(
        each for each in desk.panel.findChildren(QToolButton) if each.defaultAction() is desk.window.actions_["HINT"]
    )
    menu = button.menu()
    assert menu is not None
    wanted = [desk.window.actions_[id_] for id_ in ("HINT", "THREAT", "SAFE", "WHY")]
    assert menu.actions() == wanted


# The teaching game


def test_teaching_is_switched_in_the_menu(judging: Desk) -> None:
    action = judging.window.actions_["TEACHING"]
    judging.start()
    assert not action.isEnabled() and not action.isChecked(), "two people need no teacher"
    judging.start(AGAINST)
    assert action.isEnabled() and not action.isChecked()
    judging.trigger("TEACHING")
    assert action.isChecked() and judging.session.record.setup.teaching
    assert any("teaching game" in text for text in judging.card_texts())
    judging.trigger("TEACHING")
    assert not action.isChecked() and not judging.session.record.setup.teaching


def test_the_dialog_asks_for_a_teaching_game(judging: Desk) -> None:
    dialog = NewGameDialog(GameProposal(TEACHING), judging.window.desk.offer, judging.window.desk.make_board)
    judging.qtbot.addWidget(dialog)
    assert dialog.choice().teaching
    dialog = NewGameDialog(GameProposal(AGAINST), judging.window.desk.offer, judging.window.desk.make_board)
    judging.qtbot.addWidget(dialog)
    assert not dialog.choice().teaching


# The guide


def test_a_guide_is_offered_in_the_first_game_with_powers_and_never_again(judging: Desk) -> None:
    powers = replace(AGAINST, variant="tenjiku")
    judging.window.rooms.play.commands.start(powers)
    title, _, *buttons = judging.banner()
    assert title == "Your first game of Tenjiku shogi" and buttons == ["With a guide", "Close"]
    judging.press_banner("With a guide")
    assert judging.session.record.setup.teaching and judging.session.record.setup.guided
    judging.window.rooms.play.commands.start(powers)
    assert judging.banner() == [] and not judging.session.record.setup.guided


@pytest.mark.parametrize("answer", ["With a guide", "Close"])
def test_a_guide_is_offered_once_to_a_newcomer_to_shogi(judging: Desk, answer: str) -> None:
    judging.store.update(guides_offered="")
    judging.window.rooms.play.commands.start(AGAINST)
    assert judging.banner()[0] == "Your first game of Shogi"
    judging.press_banner(answer)
    assert judging.session.record.setup.guided is (answer == "With a guide")
    judging.window.rooms.play.commands.start(AGAINST)
    assert judging.banner() == []


@pytest.mark.parametrize("game", ["shogi", "tenjiku"])
def test_who_has_played_with_a_guide_is_offered_none(judging: Desk, game: str) -> None:
    judging.store.update(guides_offered="")
    for guided in (True, False):
        judging.window.rooms.play.commands.start(replace(TEACHING, variant=game, guided=guided))
        assert judging.banner() == []


def test_who_wants_no_guide_plays_on(judging: Desk) -> None:
    judging.window.rooms.play.commands.start(replace(AGAINST, variant="chu"))
    judging.press_banner("Close")
    assert judging.banner() == [] and not judging.session.record.setup.teaching


def test_no_guide_is_offered_where_none_is_needed(judging: Desk) -> None:
    judging.window.rooms.play.commands.start(AGAINST)
    assert judging.banner() == []
    judging.window.rooms.play.commands.start(replace(AGAINST, variant="tenjiku", computer=False))
    assert judging.banner() == []
    judging.window.rooms.play.commands.start(replace(TEACHING, variant="tenjiku", guided=True))
    assert judging.banner() == []


def test_without_teaching_there_is_no_guide(judging: Desk) -> None:
    judging.start(replace(TEACHING, guided=True))
    judging.trigger("TEACHING")
    assert not judging.session.record.setup.guided
    judging.trigger("TEACHING")
    assert judging.session.record.setup.teaching and not judging.session.record.setup.guided


def test_the_dialog_asks_for_a_guide_where_somebody_is_taught(judging: Desk) -> None:
    window = judging.window.desk
    dialog = NewGameDialog(GameProposal(replace(TEACHING, guided=True)), window.offer, window.make_board)
    judging.qtbot.addWidget(dialog)
    assert dialog.choice().guided
    teaching, guided = dialog.findChildren(QCheckBox)[:2]
    teaching.setChecked(False)
    assert not dialog.choice().guided and not guided.isEnabled()


@pytest.mark.parametrize(("asked", "taught"), [(False, False), (True, True)])
def test_with_a_clock_only_who_asks_for_it_is_taught(judging: Desk, asked: bool, taught: bool) -> None:
    window = judging.window.desk
    dialog = NewGameDialog(GameProposal(replace(TEACHING, guided=True)), window.offer, window.make_board)
    judging.qtbot.addWidget(dialog)
    dialog.show()
    box = the(dialog, QCheckBox, "Offer to take blunders back, and say why")
    for _ in range(2 * asked):
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(10, box.height() // 2))
    clock = the(dialog, QComboBox, "Clock")
    clock.setFocus()
    QTest.keyClick(clock, Qt.Key.Key_End)
    assert clock.currentData() == CUSTOM and box.isChecked() is taught
    assert (dialog.choice().teaching, dialog.choice().guided) == (taught, taught)


def test_without_a_clock_it_stays_as_it_was(judging: Desk) -> None:
    window = judging.window.desk
    dialog = NewGameDialog(GameProposal(replace(TEACHING, clock="ten")), window.offer, window.make_board)
    judging.qtbot.addWidget(dialog)
    dialog.show()
    clock = the(dialog, QComboBox, "Clock")
    QTest.keyClick(clock, Qt.Key.Key_Home)
    assert dialog.choice().clock == "none" and dialog.choice().teaching


def test_games_of_the_start_page_are_taught_too(judging: Desk) -> None:
    judging.window.rooms.play.commands.start_choice(AGAINST)
    assert not judging.session.record.setup.teaching
    judging.store.update(last_game=to_json(TEACHING))
    judging.window.rooms.play.commands.start_choice(AGAINST)
    assert is_teaching(judging) and judging.window.desk.offer.choice().teaching


def test_the_window_is_closed_while_a_move_is_judged(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("think")
    desk.start(TEACHING)
    desk.play("7g7f")
    assert desk.session.turn.is_thinking()
    desk.window.close()


# Marks


def test_an_arrow_of_the_other_side_is_painted_from_end_to_end(judging: Desk) -> None:
    judging.start(AGAINST)
    position = judging.session.record.game.position.copy()
    position.set_turn(1)
    judging.table.board.mark(threat=parse_move("8c8d", position))
    layer = scene_of(judging.table.board).above
    assert isinstance(layer, MarkLayer)
    (arrow,) = [mark for mark in layer.marks() if mark.kind is MarkKind.THREAT]
    assert arrow.start is not None
    (x, y), (left, top, right, bottom) = arrow.start.center, reach_of(arrow)
    assert left < x < right and top < y < bottom


def test_the_arrow_of_a_hint_goes_when_something_else_is_asked(judging: Desk) -> None:
    judging.start(AGAINST)
    judging.trigger("HINT")
    judging.qtbot.waitUntil(lambda: bool(judging.table.board.hand.shown.hint))
    judging.trigger("SAFE")
    assert not judging.table.board.hand.shown.hint
