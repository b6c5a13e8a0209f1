from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog, QPushButton

from shogi_desktop import app, paths
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.session.editing.drafts import Drafts
from shogi_desktop.session.editing.sketch import SetNumber
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.ui.editor.page import EditorPage
from shogi_desktop.ui.editor.tools import Tool
from shogi_desktop.ui.games.cards import GameCard
from shogi_desktop.ui.guide.page import GuidePage
from shogi_desktop.ui.play.new_game import NewGameDialog
from tests.ui.desk import Desk
from tests.ui.seek import the

MATE_IN_ONE = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"


def editor(desk: Desk) -> EditorPage:
    (found,) = desk.window.findChildren(EditorPage)
    return found


def test_the_editor_begins_with_the_position_on_the_board_and_leaves_the_game_alone(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f")
    sfen = format_sfen(desk.session.record.game.position)
    desk.trigger("EDIT_POSITION")
    page = editor(desk)
    assert page.isVisible() and not desk.table.isVisible()
    assert page.editing.sfen() == sfen
    page.edit("shogi", MATE_IN_ONE)
    page.cancelled.emit()
    assert desk.table.isVisible() and format_sfen(desk.session.record.game.position) == sfen
    assert desk.session.record.state is SessionState.PLAYING


def test_a_game_begins_from_a_position_set_up_once_one_has_said_how(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.start(GameChoice(variant="tenjiku", computer=False))
    desk.trigger("EDIT_POSITION")
    asked: list[GameChoice] = []

    def answer(dialog: NewGameDialog) -> int:
        asked.append(dialog.choice())
        return QDialog.DialogCode.Accepted if len(asked) > 1 else QDialog.DialogCode.Rejected

    monkeypatch.setattr(NewGameDialog, "exec", answer)
    editor(desk).play_wished.emit("shogi", MATE_IN_ONE, {})
    assert editor(desk).isVisible() and desk.session.record.game.variant.name == "tenjiku"
    editor(desk).play_wished.emit("shogi", MATE_IN_ONE, {})
    game = desk.session.record.game
    assert desk.table.isVisible() and game.variant.name == "shogi"
    assert format_sfen(game.start) == MATE_IN_ONE and desk.session.turn.human_may_move()


def test_the_editor_opens_again_with_what_was_left_in_it_only_while_it_is_seen(desk: Desk) -> None:
    desk.start()
    desk.trigger("EDIT_POSITION")
    page = editor(desk)
    page.edit("shogi", MATE_IN_ONE)
    desk.trigger("EDIT_POSITION")
    assert page.editing.sfen() == MATE_IN_ONE
    page.cancelled.emit()
    desk.trigger("EDIT_POSITION")
    assert page.editing.sfen() == format_sfen(desk.session.record.game.position)
    assert editor(desk) is page


def test_what_was_set_up_comes_back_after_cancelling(desk: Desk) -> None:
    desk.start()
    desk.trigger("EDIT_POSITION")
    page = editor(desk)
    page.do(SetNumber(40))
    page.cancelled.emit()
    desk.trigger("EDIT_POSITION")
    assert page.editing.sketch.number == 1 and "Undo" in page.told()
    page.use_tool(Tool.UNDO)
    assert page.editing.sketch.number == 40


def test_what_is_being_set_up_goes_on_after_a_restart(desk: Desk) -> None:
    desk.start()
    desk.trigger("EDIT_POSITION")
    editor(desk).do(SetNumber(40))
    desk.window.close()
    again = Drafts(paths.drafts_file())
    assert again.broken_off and again.editing.sketch.number == 40
    editor(desk).drafts.finish()  # as if a game had begun from it
    desk.window.rooms.editor.close()
    assert not paths.drafts_file().exists()


def test_the_editor_is_there_again_where_it_was_left_open(desk: Desk) -> None:
    drafts = Drafts(paths.drafts_file())
    drafts.editing.do(SetNumber(40))
    drafts.set_open(True)
    drafts.flush()
    app.begin(desk.window, desk.session, "").release()
    assert editor(desk).isVisible() and editor(desk).editing.sketch.number == 40
    editor(desk).cancelled.emit()
    desk.window.close()
    assert not Drafts(paths.drafts_file()).broken_off


def test_the_editor_takes_the_look_of_the_board(desk: Desk) -> None:
    desk.start()
    desk.trigger("EDIT_POSITION")
    desk.store.update(theme="dark", board="slate", piece_set="letters")
    mine, board = editor(desk).board.style_used, desk.table.board.style_used
    assert (mine.look, mine.board, mine.dark) == (board.look, board.board, board.dark) and mine.board == "slate"


def test_the_start_page_leads_to_the_editor_and_back(desk: Desk) -> None:
    desk.window.desk.open("start")
    desk.qtbot.waitUntil(lambda: bool(desk.window.rooms.start.page().games.cards))
    the(desk.window.rooms.start.page(), GameCard, "Tenjiku shogi").click()
    the(desk.window.rooms.start.page(), QPushButton, "Set up a position").click()
    page = editor(desk)
    assert page.isVisible() and page.editing.sfen() == format_sfen(Position(load_variant("tenjiku")))
    page.cancelled.emit()
    assert desk.window.rooms.start.page().isVisible() and desk.window.rooms.start.page().game() == "tenjiku"


def test_nothing_is_done_to_a_game_that_is_not_seen(desk: Desk) -> None:
    desk.start()
    desk.play("7g7f", "3c3d")
    assert desk.enabled("RESIGN") and desk.enabled("TAKE_BACK")
    for hide in ("START_PAGE", "EDIT_POSITION"):
        desk.trigger(hide)
        assert not any(desk.enabled(id_) for id_ in ("RESIGN", "TAKE_BACK", "BACK", "FLIP"))
        assert all(desk.enabled(id_) for id_ in ("NEW", "SAVE", "RULES", "PREFERENCES"))
        desk.window.desk.open("board")
        assert desk.enabled("RESIGN") and desk.enabled("TAKE_BACK")


def test_the_menu_teaches_the_game_chosen_on_the_start_page(desk: Desk) -> None:
    desk.start()
    desk.window.desk.open("start")
    desk.window.rooms.start.page().choose_game("tenjiku")
    assert desk.window.desk.game() == "tenjiku"
    desk.trigger("GUIDE_PAGE")
    (page,) = desk.window.findChildren(GuidePage)
    assert "Tenjiku" in page.windowTitle()
    desk.window.desk.open("board")
    assert desk.window.desk.game() == "shogi"
