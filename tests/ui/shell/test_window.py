"""The window as a person uses it: clicks, actions, banners, files, and what it says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QListWidget, QPushButton, QWidget

from shogi_desktop import app, paths
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.file_types import FILE_TYPES
from shogi_desktop.rules import Side
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.play.choice import ClockTimes, GameChoice, to_json
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.play.hint import Hint
from shogi_desktop.session.play.setup import GameSetup, PlayerSetup
from shogi_desktop.ui.look.places import Places
from shogi_desktop.ui.play.new_game import NewGameDialog
from shogi_desktop.ui.record.move_rows import MOVE, NUMBER
from shogi_desktop.ui.widgets import file_dialogs
from shogi_desktop.ui.widgets.labels import ElidedLabel
from tests.ui.desk import Desk
from tests.ui.seek import column, the

MATE_IN_ONE = "4k4/9/4G4/9/9/9/9/9/4K4 b G 1"


def test_two_people_play_by_clicks(desk: Desk) -> None:
    desk.start()
    assert desk.status == "☗ Black to move"
    desk.play("7g7f", "3c3d", "2g2f")
    assert desk.status == "☖ White to move"
    assert len(column(desk.panel.moves, MOVE)) == 4
    assert desk.enabled("TAKE_BACK") and not desk.enabled("MOVE_NOW")


def test_check_is_told(desk: Desk) -> None:
    desk.start(sfen="4k4/9/9/9/9/9/9/4R4/4K4 w - 1")
    assert desk.status.endswith("Check!")


def test_check_stands_before_what_is_told_in_a_game_alone(desk: Desk) -> None:
    desk.start(sfen="4k4/9/9/9/9/9/9/4R4/4K4 w - 1")
    desk.window.status.tell("The game is saved.")
    assert desk.window.status.warning().startswith("Check!")
    desk.session.turn.resign()
    desk.session.review.open()
    assert desk.window.status.warning() == ""


def test_where_a_game_is_over_no_check_is_told(desk: Desk) -> None:
    """Who looks at a position in the middle of it is told."""
    desk.start(sfen="4k4/9/9/9/9/9/9/5R3/4K4 b - 1")
    desk.play("4h5h", "5a4a", "5h4h")
    desk.session.turn.resign()
    desk.session.review.open()
    desk.session.record.go_end()
    assert "wins" in desk.status and "Check" not in desk.status
    desk.trigger("FIRST")
    desk.trigger("FORWARD")
    assert desk.status.endswith("Check!")


def test_a_refused_square_is_explained(desk: Desk) -> None:
    desk.start()
    desk.click_square("3c")
    assert desk.status == "☗ Black to move", "it is shown where the piece goes"
    desk.click_square("9i")
    desk.click_square("5e")
    assert "cannot go there" in desk.notice
    desk.click_square("7g")
    assert desk.status == "☗ Black to move"


def test_a_refusal_names_the_broken_rule(desk: Desk) -> None:
    desk.start(sfen="4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1")
    desk.click_square("5h")
    desk.click_square("4h")
    assert desk.notice == "Your king would be in check."
    desk.start(sfen="4k4/9/9/9/4r4/9/9/G8/4K4 b - 1")
    desk.click_square("9h")
    assert desk.notice == "The check must be answered first."


def test_a_result_is_not_hidden_by_refusals(desk: Desk) -> None:
    desk.start()
    desk.click_square("9i")
    desk.click_square("5e")
    desk.session.turn._on_flag_fell(Side.BLACK)  # noqa: SLF001
    told = desk.banner()
    assert desk.status == "The game is over." and "White wins on time" in " ".join(told)
    desk.click_square("7g")
    assert desk.status == "The game is over." and desk.banner() == told and desk.notice == ""
    desk.press_banner("Close")
    assert desk.status == "☖ White wins on time"


def test_a_hint_is_told_in_words_too(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f", "3c3d")
    move = parse_move("8h2b+", desk.session.record.game.position)
    line = (move, parse_move("3a2b", desk.session.record.game.variant))
    desk.session.advice.hint_ready.emit(Hint(move, line))
    assert desk.said == "Hint: Bx2b+"
    desk.store.update(notation="japanese")
    desk.session.advice.hint_ready.emit(Hint(move, line))
    assert desk.said == "Hint: ２二角成"
    desk.session.advice.hint_ready.emit(Hint(move, line, 5))
    assert desk.said == "Hint: mate in 5: ２二角成  同　銀"
    desk.session.advice.hint_ready.emit(Hint(move, line, -2))
    assert desk.said == "Hint: the mate cannot be avoided; the longest defence is ２二角成  同　銀"
    assert desk.table.board.hand.shown.hint


def test_a_threat_is_an_arrow_of_the_other_side(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f", "3c3d")
    position = desk.session.record.game.position.copy()
    position.set_turn(Side.WHITE)
    move = parse_move("2b8h+", position)
    desk.session.advice.threat_ready.emit(Hint(move, (move,)))
    assert desk.said == "The other side would play Bx8h+"
    board = desk.table.board
    assert board.hand.shown.threat == move
    desk.session.advice.threat_ready.emit(Hint(move, (move,), 3))
    assert desk.said == "Threatened: mate in 3: Bx8h+ …"
    desk.session.advice.threat_ready.emit(Hint(NO_MOVE))
    assert desk.said == "Threatened: to declare the win (entering king)." and not board.hand.shown.threat
    quiet = parse_move("9c9d", position)
    desk.session.advice.threat_ready.emit(Hint(quiet, (quiet,)))
    assert desk.said == "Nothing is threatened at once. The bishop on 8h is attacked, and guarded."
    assert not board.hand.shown.threat
    desk.session.advice.threat_ready.emit(Hint(move, (move,)))
    desk.play("2g2f")
    assert not board.hand.shown.threat


def test_a_hint_may_be_to_declare(desk: Desk) -> None:
    desk.start(sfen="K+R+R+B+BGGSS/+P+P+P6/9/9/9/9/9/9/4k4 b G2S 1")
    desk.trigger("HINT")
    assert desk.said == "Hint: declare the win now (entering king)."
    assert not desk.table.board.hand.shown.hint


def test_a_hint_goes_with_the_side(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("think")
    desk.start(GameChoice())
    board = desk.table.board
    board.mark(hint=desk.session.turn.movable()[0])
    assert board.hand.shown.hint
    desk.trigger("SWAP_SIDES")
    assert not board.hand.shown.hint


def test_a_game_over_banner_offers_the_next_steps(desk: Desk) -> None:
    desk.start(sfen=MATE_IN_ONE)
    desk.session.request_move(parse_move("G*5b", desk.session.record.game.position))
    assert desk.banner() == [
        "☗ Black wins",
        "by checkmate · 1 move",
        "Rematch",
        "Worst moments",
        "Review",
        "New game…",
        "Close",
    ]
    assert desk.enabled("REMATCH") and not desk.enabled("RESIGN")
    desk.press_banner("Rematch")
    assert desk.banner() == []
    assert desk.session.record.state is SessionState.PLAYING and desk.session.record.game.cursor.ply == 0


def _shown_moves(desk: Desk) -> list[str]:
    return column(desk.panel.moves, MOVE)


def test_the_result_of_a_game_stays_in_sight(desk: Desk, tmp_path: Path) -> None:
    desk.start()
    desk.play("7g7f", "3c3d")
    desk.session.turn.resign()
    assert _shown_moves(desk)[-1] == "☖ White wins by resignation"
    desk.press_banner("Review")
    assert desk.status.startswith("☖ White wins by resignation  ·  Move 2 of 2")
    desk.trigger("BACK")
    assert desk.status.startswith("Move 1 of 2") and _shown_moves(desk)[-1] == "☖ White wins by resignation"
    desk.play("8c8d")
    assert _shown_moves(desk) == ["Start", "☗ P-7f", "☖ P-8d"], "a variation did not end so"
    assert desk.status.startswith("Move 2 of 2")
    (tmp_path / "game.shogi").write_text(desk.session.record.text(), "utf-8")
    desk.window.rooms.files.records.open_file(str(tmp_path / "game.shogi"))
    desk.trigger("LAST")
    assert _shown_moves(desk)[-1] == "☖ White wins by resignation"
    assert desk.status.startswith("☖ White wins by resignation  ·  Move 2 of 2")


def test_the_clocks_of_an_opened_game_follow_the_moves(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "game.shogi"
    file.write_text(
        "Shogi Desktop game 1\nvariant: shogi\n\n[moves]\n1 7g7f clock=60.000,50.000\n2 3c3d clock=60.000,45.000\n",
        "utf-8",
    )
    desk.window.rooms.files.records.open_file(str(file))
    desk.trigger("LAST")
    assert {"1:00", "0:45"} <= set(desk.card_texts())
    desk.trigger("BACK")
    assert {"1:00", "0:50"} <= set(desk.card_texts())


def _changed_record(desk: Desk, tmp_path: Path) -> Path:
    file = tmp_path / "record.shogi"
    file.write_text("Shogi Desktop game 1\nvariant: shogi\n\n[moves]\n1 7g7f\n2 3c3d\n", "utf-8")
    desk.window.rooms.files.records.open_file(str(file))
    desk.trigger("FORWARD")
    desk.play("8c8d")
    return file


@pytest.mark.parametrize("leave", ["close", "quit", "quit with another record in front"])
@pytest.mark.parametrize("answer", ["Save", "Discard", "Cancel"])
def test_a_changed_record_is_asked_about(desk: Desk, tmp_path: Path, leave: str, answer: str) -> None:
    file = _changed_record(desk, tmp_path)
    if leave in ("close", "quit with another record in front"):
        desk.window.rooms.files.records.open_file(str(_other_record(tmp_path)))
    desk.answer_boxes(answer)
    if leave == "close":
        desk.window.rooms.files.tabs.tabCloseRequested.emit(desk.window.rooms.files.tabs.currentIndex() - 1)
    else:
        desk.window.close()
    assert desk.messages == ["Save the changes to record.shogi?\n"]
    assert ("8c8d" in file.read_text("utf-8")) is (answer == "Save")
    stays = answer == "Cancel"
    assert desk.session.record.unsaved is stays and desk.kept_games() == []
    assert desk.window.isVisible() is (stays or not leave.startswith("quit"))
    assert (desk.session.record.path == str(file)) is (stays or leave.startswith("quit"))
    desk.session.record.forget_changes()


def _other_record(tmp_path: Path) -> Path:
    other = tmp_path / "other.shogi"
    other.write_text("Shogi Desktop game 1\nvariant: shogi\n\n[moves]\n1 2g2f\n", "utf-8")
    return other


def test_records_stand_beside_each_other_in_tabs(desk: Desk, tmp_path: Path) -> None:
    file = _changed_record(desk, tmp_path)
    assert not desk.window.rooms.files.tabs.isVisible()
    desk.window.rooms.files.records.open_file(str(_other_record(tmp_path)))
    tabs = desk.window.rooms.files.tabs
    assert tabs.isVisible() and desk.messages == []
    assert [tabs.tabText(index) for index in range(tabs.count())] == ["• record", "other"]
    desk.trigger("NEXT_RECORD")
    assert (desk.session.record.path, desk.session.record.unsaved, tabs.currentIndex()) == (str(file), True, 0)
    tabs.setCurrentIndex(1)
    assert desk.session.record.path.endswith("other.shogi")
    desk.trigger("CLOSE_RECORD")
    assert desk.session.record.path == str(file) and not tabs.isVisible() and not desk.enabled("CLOSE_RECORD")
    desk.session.record.forget_changes()


def test_a_game_goes_on_when_its_tab_is_in_front_again(desk: Desk, tmp_path: Path) -> None:
    desk.start()
    desk.play("7g7f")
    desk.window.rooms.files.records.open_file(str(_other_record(tmp_path)))
    assert (
        desk.session.record.state is SessionState.REVIEW and desk.window.rooms.files.tabs.tabText(0) == "Black – White"
    )
    desk.trigger("PREVIOUS_RECORD")
    assert desk.status == "☖ White to move"
    desk.play("3c3d")


def test_it_is_told_that_a_game_is_kept(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    desk.start()
    assert desk.status == "Your last game is kept under “Earlier games”."


def test_two_computers_can_be_stopped(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("think")
    computer = PlayerSetup(human=False, level=1)
    desk.session.new_game(GameSetup(black=computer, white=computer))
    assert desk.banner() == ["Two computers are playing", "Pause", "Stop the game"]
    for id_ in ("RESIGN", "OFFER_DRAW", "TAKE_BACK", "HINT", "SWAP_SIDES"):
        assert not desk.enabled(id_), id_
    desk.press_banner("Stop the game")
    assert desk.banner() == [] and desk.session.record.state is SessionState.REVIEW
    assert not desk.enabled("MOVE_NOW")
    desk.trigger("CONTINUE")
    assert desk.banner()[0] == "Two computers are playing"


def test_two_computers_stand_still_and_go_on_move_by_move(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("think")
    desk.start(GameChoice(watching=True, level=1, white_level=3))
    assert not desk.enabled("STEP")
    desk.trigger("PAUSE")
    assert desk.banner() == ["The game is paused", "Go on", "One move", "Stop the game"]
    assert desk.window.actions_["PAUSE"].isChecked() and desk.status == "Pause: on"
    desk.press_banner("One move")
    desk.trigger("MOVE_NOW")
    desk.qtbot.waitUntil(lambda: desk.session.turn.paused and desk.session.record.game.cursor.ply == 1)
    assert desk.banner()[0] == "The game is paused"
    desk.trigger("TAKE_OVER")
    assert desk.banner() == [] and desk.session.turn.human_may_move() and not desk.enabled("PAUSE")


def test_nothing_old_is_said_of_the_board_on_other_pages(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    desk.window.status.tell("something about the board")
    desk.trigger("START_PAGE")
    assert desk.status == ""
    desk.window.desk.open("board")
    assert desk.status == "☖ White to move"
    desk.trigger("EDIT_POSITION")
    assert desk.status == ""


def test_review_walks_and_makes_variations(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f", "3c3d", "2g2f")
    desk.answer_boxes("Resign")
    desk.trigger("RESIGN")
    assert desk.messages == ["White resigns?\n"]
    desk.press_banner("Review")
    desk.trigger("BACK")
    assert desk.status.startswith("Move 2 of 3")
    desk.play("6g6f")
    moves = desk.panel.moves
    assert [column(moves, which)[3] for which in (NUMBER, MOVE)] == ["+3", "☗ P-6f"]
    variations = the(moves, QListWidget)
    assert variations.count() == 2
    variations.itemClicked.emit(variations.item(0))
    assert desk.session.record.last_move() == desk.session.record.game.main_line()[-1].move


def test_the_person_sits_below(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("think")
    desk.store.update(plan_moves=False)
    desk.start(GameChoice(side="white", level=3))
    assert desk.table.board.flipped
    assert "White" in desk.card_texts() and "You" in desk.card_texts()
    assert desk.status == "Computer is thinking…"
    assert any(text.startswith("thinking") for text in desk.card_texts())
    desk.click_square("3c")
    assert desk.notice == "It is the computer's turn."
    desk.trigger("SWAP_SIDES")
    assert not desk.table.board.flipped


def test_the_computer_answers_and_a_take_back_takes_two(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk()
    desk.start(GameChoice(level=1))
    desk.play("7g7f")
    desk.qtbot.waitUntil(lambda: desk.session.record.game.cursor.ply == 2, timeout=10_000)
    desk.trigger("TAKE_BACK")
    assert desk.session.record.game.cursor.ply == 0


def test_a_computer_that_fails_leaves_the_choice(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("die_in_search")
    desk.start(GameChoice(side="white"))
    desk.qtbot.waitUntil(lambda: desk.session.turn.suspended, timeout=20_000)
    assert desk.banner()[0] == "The computer player has stopped"
    desk.press_banner("Play both sides")
    desk.play("7g7f", "3c3d")


def test_a_draw_is_offered_to_the_friend(desk: Desk) -> None:
    desk.start()
    desk.trigger("OFFER_DRAW")
    assert [desk.banner()[0], *desk.banner()[-2:]] == ["☗ Black offers a draw", "Accept", "Decline"]
    assert "Close" not in desk.banner()
    desk.press_banner("Decline")
    assert desk.said == "The draw is declined."
    desk.trigger("OFFER_DRAW")
    desk.press_banner("Accept")
    assert desk.banner()[:2] == ["A draw", "by agreement · 0 moves"]


def test_a_move_instead_of_an_answer_declines_a_draw(desk: Desk) -> None:
    desk.start()
    desk.trigger("OFFER_DRAW")
    desk.play("7g7f")
    assert desk.banner() == []
    desk.session.turn.answer_draw(True)
    assert desk.session.record.state is SessionState.PLAYING


def test_a_take_back_after_the_end_clears_the_banner(desk: Desk) -> None:
    desk.start(sfen=MATE_IN_ONE)
    desk.session.request_move(parse_move("G*5b", desk.session.record.game.position))
    assert desk.banner() != []
    desk.trigger("TAKE_BACK")
    assert desk.banner() == [] and desk.session.record.game.cursor.ply == 0
    assert desk.window.focusWidget() is desk.table.board


def test_a_declaration_that_does_not_hold_is_explained(desk: Desk) -> None:
    desk.start()
    desk.answer_boxes()
    desk.trigger("DECLARE")
    assert "promotion zone" in desk.messages[0] and "0 of the 28 points needed" in desk.messages[0]
    assert desk.session.record.state is SessionState.PLAYING


def test_clocks_show_main_time_and_byoyomi(desk: Desk) -> None:
    desk.start(
        GameChoice(computer=False, clock="custom", first=ClockTimes(600, 30), second=ClockTimes(0, 10), unequal=True)
    )
    assert desk.session.record.setup.white_time == TimeControl(byoyomi_ms=10_000)
    texts = desk.card_texts()
    assert "10:00" in texts and {"then 30 s a move", "· 30 s"} & {*texts} and "0:10" in texts


def test_the_board_turns_to_the_player_to_move(desk: Desk) -> None:
    desk.trigger("AUTO_FLIP")
    desk.start()
    desk.play("7g7f")
    desk.qtbot.waitUntil(lambda: desk.table.board.flipped, timeout=3000)
    desk.trigger("FLIP")
    assert not desk.table.board.flipped


def test_position_and_game_travel_by_the_clipboard(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f", "3c3d")
    desk.trigger("COPY_POSITION")
    sfen = format_sfen(desk.session.record.game.position)
    assert QGuiApplication.clipboard().text() == sfen
    desk.trigger("PASTE")
    assert desk.session.record.game.cursor.ply == 0 and format_sfen(desk.session.record.game.start) == sfen
    assert desk.window.rooms.files.tabs.count() == 2, "the game stays beside it"
    desk.play("2g2f")
    desk.trigger("COPY_GAME")
    desk.start()
    desk.trigger("PASTE")
    assert desk.session.record.state is SessionState.REVIEW and len(desk.session.record.game.main_line()) == 1


LAST_GAME = GameChoice(side="white", clock="quick", options={"strict_play": "yes"})


def test_a_pasted_position_is_for_review_until_the_person_says_so(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("think")
    desk.store.update(last_game=to_json(LAST_GAME))
    QGuiApplication.clipboard().setText("4k4/9/4G4/9/9/9/9/9/4K4 w G 1")
    desk.trigger("PASTE")
    assert desk.session.record.state is SessionState.REVIEW and desk.session.turn.clock.game_clock is None
    assert desk.session.record.game.variant.choice("strict_play") == "no", (
        "the rules of the last game are not the position's"
    )
    assert desk.banner()[0] == "A position for review"
    assert "Shogi, White to move" in desk.banner()[1] and desk.banner()[2] == "Play from here…"
    assert desk.status == "☖ White to move", "where there are no moves yet, a move is no variation"
    desk.play("5a6a")
    assert "Shogi, Black to move" in desk.banner()[1], "it follows the moves that are tried"
    desk.trigger("BACK")
    assert "Shogi, White to move" in desk.banner()[1]


def test_a_banner_has_room_for_its_steps_in_another_language(desk: Desk) -> None:
    desk.app.processEvents()
    QGuiApplication.clipboard().setText("4k4/9/4G4/9/9/9/9/9/4K4 w G 1")
    desk.trigger("PASTE")
    desk.store.update(language="fr")
    desk.app.processEvents()
    buttons = desk.banner_buttons()
    assert len(buttons) == 2 and all(button.width() >= button.sizeHint().width() for button in buttons)
    title = desk.table.banner.findChildren(ElidedLabel)[0]
    assert title.shown_lines() == [title.text()]


def test_a_position_is_played_as_the_dialog_says(
    make_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = make_desk("think")
    desk.store.update(last_game=to_json(LAST_GAME))
    QGuiApplication.clipboard().setText("4k4/9/4G4/9/9/9/9/9/4K4 w G 1")
    desk.trigger("PASTE")
    offered: list[NewGameDialog] = []

    def accept(dialog: NewGameDialog) -> int:
        offered.append(dialog)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(NewGameDialog, "exec", lambda _: QDialog.DialogCode.Rejected)
    desk.press_banner("Play from here…")
    assert desk.session.record.state is SessionState.REVIEW
    monkeypatch.setattr(NewGameDialog, "exec", accept)
    desk.press_banner("Play from here…")
    assert offered[0].windowTitle() == "Play from here"
    assert desk.session.record.setup.human_side() is Side.WHITE and desk.session.turn.human_may_move()
    assert format_sfen(desk.session.record.game.start).startswith("4k4/9/4G4") and desk.banner() == []


def test_a_position_with_pieces_in_hand_is_played_on_with_drops(
    make_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = make_desk("think")
    desk.store.update(last_game=to_json(GameChoice(variant="wa", options={"drops": "off", "strict_play": "yes"})))
    QGuiApplication.clipboard().setText("10[ck]/11/11/11/11/11/11/11/11/11/5[CK]5 b 2[CE] 1")
    desk.trigger("PASTE")
    monkeypatch.setattr(NewGameDialog, "exec", lambda _: QDialog.DialogCode.Accepted)
    desk.press_banner("Play from here…")
    variant = desk.session.record.game.variant
    assert desk.session.turn.human_may_move() and variant.has_drops and variant.choice("strict_play") == "yes"


def test_resigning_to_the_computer_names_nobody(desk: Desk) -> None:
    desk.start(GameChoice())
    desk.answer_boxes("Resign")
    desk.trigger("RESIGN")
    assert desk.messages == ["Resign this game?\n"] and desk.session.record.state is SessionState.OVER


@pytest.mark.parametrize(
    ("choice", "sfen", "after"),
    [
        (GameChoice(), "", Side.WHITE),
        (GameChoice(handicap="four"), "", Side.BLACK),
        (GameChoice(), "4k4/9/4G4/9/9/9/9/9/4K4 b G 1", Side.BLACK),
    ],
)
def test_only_an_even_game_is_played_again_with_sides_changed(
    make_desk: Callable[..., Desk], choice: GameChoice, sfen: str, after: Side
) -> None:
    desk = make_desk("think")
    desk.start(choice, sfen)
    desk.session.turn.resign()
    desk.trigger("REMATCH")
    assert desk.session.record.setup.human_side() is after


def test_a_paste_that_makes_no_sense_is_refused(desk: Desk) -> None:
    for text, reason in (
        ("hello", "neither"),
        ("9/9/9/9/9/9/9/9/9 b - 1", "king is missing"),
        ("Shogi Desktop game 1\nvariant: chess\n", "Line 2"),
    ):
        desk.start()
        desk.play("7g7f")
        QGuiApplication.clipboard().setText(text)
        desk.messages.clear()
        desk.answer_boxes()
        desk.trigger("PASTE")
        assert reason in desk.messages[0], (text, reason)
        assert desk.session.record.game.cursor.ply == 1, (text, reason)


def test_saving_and_opening(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.start()
    desk.play("7g7f", "3c3d")
    file = tmp_path / "mine"
    monkeypatch.setattr(file_dialogs, "save_path", lambda *_: (str(file), ""))
    desk.trigger("SAVE")
    assert desk.status == "Saved as mine.shogi."
    assert not desk.session.record.unsaved and desk.store.current.last_folder == str(tmp_path)
    desk.start()
    assert [file.stem.split()[0] for file in desk.kept_games()] == ["mine"], "a copy of the file alone"
    monkeypatch.setattr(file_dialogs, "open_paths", lambda *_: [str(file) + ".shogi"])
    desk.trigger("OPEN")
    assert len(desk.session.record.game.main_line()) == 2


SFEN = "4k4/9/4G4/9/9/9/9/9/4K4 b G 1"


def test_the_position_of_a_file_is_opened(desk: Desk, tmp_path: Path) -> None:
    for text in (SFEN, f"\ufeff\r\n# one\r\n{SFEN}\r\n", f"position sfen {SFEN}\n"):
        desk.start()
        file = tmp_path / "mate.SFEN"
        file.write_text(text, "utf-8")
        assert desk.window.rooms.files.records.open_file(str(file)), text
        assert (
            format_sfen(desk.session.record.game.position) == SFEN and desk.session.record.state is SessionState.REVIEW
        ), text
        assert "Play from here…" in desk.banner(), text
        assert desk.session.record.path == "", "saving must not write a game over the positions"
        assert desk.store.current.last_folder == str(tmp_path), text


def test_a_position_with_moves_is_shown_as_a_game(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "opening.sfen"
    file.write_text("startpos moves 7g7f 3c3d\n", "utf-8")
    assert desk.window.rooms.files.records.open_file(str(file))
    assert desk.session.record.state is SessionState.REVIEW and len(desk.session.record.game.main_line()) == 2


def test_a_file_without_a_position_is_refused(desk: Desk, tmp_path: Path) -> None:
    for text, reason in ((" \n\n", "empty"), ("hello\n", "hello"), ("9/9 b - 1", "ranks")):
        desk.start()
        desk.play("7g7f")
        file = tmp_path / "broken.sfen"
        file.write_text(text, "utf-8")
        desk.messages.clear()
        desk.answer_boxes()
        assert not desk.window.rooms.files.records.open_file(str(file)), (text, reason)
        assert "broken.sfen" in desk.messages[0] and reason in desk.messages[0], (text, reason)
        assert desk.session.record.game.cursor.ply == 1, (text, reason)


def test_the_dialog_offers_every_kind_of_file(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def ask(*words: str) -> list[str]:
        asked.append(words[3])
        return []

    monkeypatch.setattr(file_dialogs, "open_paths", ask)
    desk.trigger("OPEN")
    every, *kinds, anything = asked[0].split(";;")
    assert every.startswith("All records (*.shogi *.sfen *.kif ") and anything == "All files (*)"
    assert len(kinds) == len(FILE_TYPES) and "CSA shogi record (*.csa)" in kinds


def test_a_bad_file_is_named_with_line_and_reason(desk: Desk, tmp_path: Path) -> None:
    desk.start()
    desk.play("7g7f")
    file = tmp_path / "broken.shogi"
    file.write_text("Shogi Desktop game 1\nvariant: shogi\n\n[moves]\n1 7g7f\n2 9z9z\n", "utf-8")
    desk.answer_boxes()
    assert not desk.window.rooms.files.records.open_file(str(file))
    assert "broken.shogi" in desk.messages[0] and "Line 6" in desk.messages[0] and "9z9z" in desk.messages[0]
    assert not desk.window.rooms.files.records.open_file(str(tmp_path / "missing.shogi"))
    assert "missing.shogi" in desk.messages[1]
    assert desk.session.record.game.cursor.ply == 1 and desk.kept_games() == []


def test_nothing_in_the_window_swallows_a_dragged_file(desk: Desk) -> None:
    desk.start()
    assert desk.window.acceptDrops()
    assert [widget for widget in desk.window.findChildren(QWidget) if widget.acceptDrops()] == []


def test_a_game_put_away_is_kept(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    desk.start()
    desk.play("2g2f")
    desk.start()
    desk.start()
    assert len(desk.kept_games()) == 2


def test_a_first_start_asks_what_to_do(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk()
    app.begin(desk.window, desk.session, "")
    assert desk.window.rooms.start.page().isVisible() and not desk.table.isVisible()
    assert desk.session.record.state is SessionState.IDLE


def test_the_program_may_begin_with_a_game_as_the_last_one_was_chosen(desk: Desk) -> None:
    desk.store.update(last_game=to_json(GameChoice(computer=False, handicap="two")), begin_with="game")
    app.begin(desk.window, desk.session, "")
    assert desk.banner() == [] and desk.session.record.game.handicap == "two"
    assert desk.session.record.side_to_move() is Side.WHITE
    assert "White (stronger side)" in desk.card_texts()


def test_a_game_with_clocks_waits_for_the_person(desk: Desk) -> None:
    desk.store.update(last_game=to_json(GameChoice(computer=False, clock="quick")), begin_with="game")
    app.begin(desk.window, desk.session, "")
    assert desk.banner()[:2] == ["Ready for a game?", "Shogi · Against a friend, 10 s a move"]
    desk.click_square("7g")
    assert desk.notice == "Start a game first."
    desk.press_banner("Start")
    assert desk.session.record.state is SessionState.PLAYING and desk.session.turn.clock.game_clock is not None


def _leave_unfinished(desk: Desk) -> None:
    place = app.begin(desk.window, desk.session, "")
    desk.start()
    desk.play("7g7f", "3c3d")
    desk.window.close()
    kept = paths.autosave_file()
    desk.qtbot.waitUntil(lambda: kept.exists() and "3c3d" in kept.read_text("utf-8"))
    place.release()


def test_an_unfinished_game_is_offered_again(make_desk: Callable[..., Desk]) -> None:
    _leave_unfinished(make_desk())
    desk = make_desk()
    app.begin(desk.window, desk.session, "")
    the(desk.window.rooms.start.page(), QPushButton, "Back to the board").click()
    assert desk.banner()[:3] == ["Go on with your last game?", "It was left after 2 moves.", "Continue"]
    desk.trigger("START_PAGE")
    the(desk.window.rooms.start.page(), QPushButton, "Continue").click()
    assert desk.banner() == []
    assert desk.session.record.state is SessionState.PLAYING
    desk.play("2g2f")


def test_an_unfinished_game_goes_on_from_the_menu(make_desk: Callable[..., Desk]) -> None:
    _leave_unfinished(make_desk())
    desk = make_desk()
    app.begin(desk.window, desk.session, "")
    desk.window.desk.open("board")
    desk.trigger("CONTINUE")
    assert desk.banner() == [] and not desk.enabled("CONTINUE")
    desk.play("2g2f")


def test_an_opened_game_goes_on_where_it_is_unfinished(desk: Desk, tmp_path: Path) -> None:
    assert not desk.enabled("CONTINUE")
    desk.start()
    desk.play("7g7f")
    desk.session.record.save(str(tmp_path / "open.shogi"))
    desk.session.turn.resign()
    desk.session.record.save(str(tmp_path / "ended.shogi"))
    desk.window.rooms.files.records.open_file(str(tmp_path / "ended.shogi"))
    assert not desk.enabled("CONTINUE")
    desk.window.rooms.files.records.open_file(str(tmp_path / "open.shogi"))
    desk.trigger("CONTINUE")
    desk.play("3c3d")


def test_an_unfinished_game_keeps_its_tab_when_another_begins(make_desk: Callable[..., Desk]) -> None:
    _leave_unfinished(make_desk())
    desk = make_desk()
    app.begin(desk.window, desk.session, "")
    desk.start()
    left, begun = desk.window.desk.records.records
    assert len(left.game.main_line()) > 0 and left.unsaved and begun.playing and desk.kept_games() == []


def test_a_file_named_at_the_start_is_opened(make_desk: Callable[..., Desk], tmp_path: Path) -> None:
    first = make_desk()
    _leave_unfinished(first)
    file = tmp_path / "named.shogi"
    first.session.record.save(str(file))
    desk = make_desk()
    app.begin(desk.window, desk.session, str(file))
    assert desk.session.record.path == str(file) and desk.banner() == []


@pytest.mark.parametrize("left", [False, True])
def test_a_file_that_cannot_be_opened_begins_no_game(
    make_desk: Callable[..., Desk], tmp_path: Path, left: bool
) -> None:
    if left:
        _leave_unfinished(make_desk())
    desk = make_desk()
    desk.store.update(last_game=to_json(GameChoice(computer=False)))
    desk.answer_boxes()
    app.begin(desk.window, desk.session, str(tmp_path / "missing.shogi")).release()
    assert "missing.shogi" in desk.messages[0]
    assert desk.session.record.state is (SessionState.REVIEW if left else SessionState.IDLE)
    page = desk.window.rooms.start.page()
    assert page.isVisible() and the(page, QPushButton, "Continue").isVisible() is left


def test_problems_named_at_the_start_begin_no_game(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "two.sfen"
    file.write_text(f"{SFEN}; 1\n{SFEN}; 1\n", "utf-8")
    desk.store.update(last_game=to_json(GameChoice(computer=False)))
    app.begin(desk.window, desk.session, str(file)).release()
    assert desk.session.record.state is SessionState.IDLE and desk.window.rooms.start.page().isVisible()


def test_a_game_with_moves_named_at_the_start_is_saved_at_once(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "opening.sfen"
    file.write_text("startpos moves 7g7f 3c3d\n", "utf-8")
    place = app.begin(desk.window, desk.session, str(file))
    desk.qtbot.waitUntil(lambda: place.path.exists() and "3c3d" in place.path.read_text("utf-8"))
    place.release()


def test_language_and_look_change_while_it_runs(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    desk.store.update(language="ja", theme="dark")
    desk.app.processEvents()
    assert desk.status == "☖ 後手の手番"
    menus = [menu.text() for menu in desk.window.menuBar().actions()]
    assert menus == ["ファイル(&F)", "編集(&E)", "表示(&V)", "対局(&G)", "学ぶ(&L)", "ツール(&T)", "ヘルプ(&H)"]
    assert [button.text() for button in desk.buttons()][-4:] == ["待った", "ヒント", "急がせる", "投了"]
    assert column(desk.panel.moves, MOVE)[1] == "☗７六歩"
    assert desk.app.palette().window().color().lightness() < 80
    desk.store.update(language="en", theme="light", notation="japanese")
    desk.app.processEvents()
    assert desk.status == "☖ White to move"
    assert column(desk.panel.moves, MOVE)[1] == "☗７六歩"


def test_pieces_with_marks_are_called_as_in_the_language_at_once(desk: Desk) -> None:
    desk.start()
    desk.store.update(piece_set="mnemonic", notation="western", coordinates="letters")
    desk.app.processEvents()
    before = desk.table.board.grab().toImage()
    desk.store.update(language="ja")
    desk.app.processEvents()
    assert desk.table.board.grab().toImage() != before


def test_the_window_remembers_its_size(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk()
    desk.window.resize(780, 600)
    desk.window.close()
    geometry = Places(desk.store, desk.window).of("main")
    other = make_desk()
    other.window.restoreGeometry(geometry)
    assert (other.window.width(), other.window.height()) == (780, 600)


def test_closing_while_the_computer_thinks_leaves_no_process(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("think", "ignore_quit")
    desk.start(GameChoice(side="white"))
    desk.qtbot.waitUntil(desk.session.turn.is_thinking)
    desk.window.close()


def test_cards_are_seen_at_every_size(desk: Desk) -> None:
    for size in ((760, 560), (1280, 800), (1920, 1080)):
        desk.start(GameChoice(computer=False, clock="ten"))
        desk.window.resize(*size)
        desk.app.processEvents()
        for card in desk.table.cards:
            assert card.isVisible(), size
            parent = card.parentWidget()
            assert parent is not None and parent.rect().contains(card.geometry()), size
        desk.trigger("FLIP")
        near, far = (card.mapToGlobal(card.rect().topLeft()).y() for card in reversed(desk.table.cards))
        assert near != far, size
