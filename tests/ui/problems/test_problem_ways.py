"""The ways to the window of the mate problems, and back: menu, start page, editor, files, clipboard, board."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton

from shogi_desktop import app, paths
from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.problem import Problem
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.problem_set import parse_problem_set
from shogi_desktop.rules import load_variant
from shogi_desktop.session.editing.sketch import Put
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.problems.own_sets import Library, OwnSets
from shogi_desktop.ui.editor.page import EditorPage
from shogi_desktop.ui.editor.tools import Tool
from shogi_desktop.ui.play.new_game import NewGameDialog
from shogi_desktop.ui.problems.page_parts import ProblemWish
from shogi_desktop.ui.problems.sets.keeping_dialog import AddDialog
from shogi_desktop.ui.problems.window import ProblemsWindow
from shogi_desktop.ui.subjects import OpenedProblems
from shogi_desktop.ui.words.texts import changed_rules
from tests.patience import answer_next
from tests.problem_values import position_after
from tests.ui.desk import FRIEND, Desk
from tests.ui.problems.wishes import menu_of, pick, press
from tests.ui.seek import the

GOLD = "4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1"
TWO = f"# title: Two\n{GOLD}; 1; The gold\n{GOLD}; 1\n"


def problems(desk: Desk) -> ProblemsWindow:
    (found,) = desk.window.findChildren(ProblemsWindow)
    assert found.isVisible()
    return found


def editor_of(desk: Desk) -> EditorPage | None:
    found = desk.window.findChildren(EditorPage)
    return found[0] if found else None


def shown(desk: Desk) -> Problem:
    """The problem that the window is at."""
    problem = problems(desk).problem
    assert problem is not None
    return problem


def problem_file(folder: Path, text: str = TWO) -> str:
    path = folder / "two.sfen"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_menu_opens_them(desk: Desk) -> None:
    desk.start()
    assert desk.window.findChildren(ProblemsWindow) == []
    desk.trigger("PROBLEMS")
    assert problems(desk).windowTitle()


def test_the_start_page_opens_those_of_the_game_chosen_there(desk: Desk) -> None:
    desk.window.desk.open("start")
    page = desk.window.rooms.start.page()
    page.choose_game("tenjiku")
    the(page, QPushButton, "Solve problems").click()
    assert problems(desk).shelf.game == "tenjiku"


def test_a_file_of_problems_opens_as_a_set_and_leaves_the_game_alone(desk: Desk, tmp_path: Path) -> None:
    desk.start(FRIEND)
    desk.play("7g7f")
    assert desk.window.rooms.files.records.open_file(problem_file(tmp_path))
    assert shown(desk).title == "The gold"
    assert desk.session.record.game.cursor.ply == 1 and desk.session.record.state is SessionState.PLAYING


def test_a_bad_line_of_a_set_is_named(desk: Desk, tmp_path: Path) -> None:
    desk.answer_boxes()
    assert not desk.window.rooms.files.records.open_file(problem_file(tmp_path, TWO + "9/9/9 b - 1\n"))
    assert "two.sfen" in desk.messages[0] and "ine 4" in desk.messages[0]
    assert desk.window.findChildren(ProblemsWindow) == []


def test_a_pasted_position_without_the_attackers_king_is_a_problem(desk: Desk) -> None:
    desk.start(FRIEND)
    QGuiApplication.clipboard().setText(GOLD)
    desk.trigger("PASTE")
    assert shown(desk).sfen == GOLD


def test_the_position_on_the_board_is_examined(desk: Desk) -> None:
    desk.start(GameChoice(variant="tenjiku", computer=False))
    desk.trigger("EXAMINE")
    assert shown(desk).variant == "tenjiku" and shown(desk).options == ()


def test_it_is_examined_under_the_rules_of_the_game(desk: Desk) -> None:
    desk.start(GameChoice(variant="tenjiku", options={"general_capture": "any"}, computer=False))
    desk.trigger("EXAMINE")
    assert shown(desk).options == (("general_capture", "any"),)


def test_from_the_editor_and_back(desk: Desk) -> None:
    desk.start(FRIEND)
    desk.window.desk.open("editor", position_after(GOLD))
    editor = editor_of(desk)
    assert editor is not None and editor.isVisible() and editor.editing.sfen() == GOLD
    assert editor.panel.solve.isEnabled() and not editor.panel.play.isEnabled()
    editor.panel.solve.click()
    assert shown(desk).sfen == GOLD


def test_a_problem_keeps_its_rules_in_the_editor(desk: Desk) -> None:
    """Examined under rule options, edited, examined again: the same rules, and the editor tells them."""
    desk.start(GameChoice(variant="tenjiku", options={"general_capture": "any"}, computer=False))
    desk.trigger("EXAMINE")
    first = shown(desk)
    press(problems(desk), ProblemWish.EDIT)
    editor = desk.window.rooms.editor.page()
    assert editor.isVisible() and editor.editing.variant.chosen["general_capture"] == "any"
    told = [label.text() for label in editor.panel.findChildren(QLabel) if label.isVisible()]
    assert changed_rules(editor.editing.variant)[0] in told
    editor.panel.solve.click()
    assert shown(desk) == first and first.options == (("general_capture", "any"),)
    desk.window.desk.open("editor", position_after(first.sfen, variant=load_variant("tenjiku")))
    assert editor.editing.variant.chosen["general_capture"] != "any"
    editor.use_tool(Tool.UNDO)
    assert editor.editing.variant.chosen["general_capture"] == "any"


def test_a_game_is_played_from_the_editor_under_its_rules(desk: Desk) -> None:
    desk.start(GameChoice(variant="tenjiku", options={"general_capture": "any"}, computer=False))
    desk.trigger("EDIT_POSITION")
    answer_next(NewGameDialog, NewGameDialog.accept)
    desk.window.rooms.editor.page().panel.play.click()
    assert desk.session.record.game.variant.chosen["general_capture"] == "any"


def test_a_problem_in_the_editor_keeps_the_defenders_hand_in_balance(desk: Desk) -> None:
    complete = GOLD.replace("Gr2b", "G2r2b")
    desk.window.desk.open("editor", position_after(complete))
    editor = desk.window.rooms.editor.page()
    assert editor.panel.hands.balanced.isChecked()
    editor.do(Put(editor.editing.variant.parse_square("5c"), 0))
    assert editor.editing.sfen() == "4k4/9/9/9/9/9/9/9/9 b G2r2b3g4s4n4l18p 1"


def test_a_position_in_the_making_is_not_lost_to_a_problem(desk: Desk) -> None:
    desk.window.desk.open("editor", position_after("4k4/9/9/9/9/9/9/9/9 b - 1"))
    editor = editor_of(desk)
    assert editor is not None
    editor.use_tool(Tool.MIRROR)
    desk.window.desk.open("editor", position_after(GOLD))
    assert editor.editing.sfen() == GOLD
    editor.use_tool(Tool.UNDO)
    assert editor.editing.sfen().startswith("4k4/9/9/9/9")


def test_the_editor_offers_no_mate_where_something_is_wrong(desk: Desk) -> None:
    desk.window.desk.open("editor", position_after("9/9/4P4/4P4/9/9/9/9/9 b - 1"))
    editor = editor_of(desk)
    assert editor is not None and not editor.panel.solve.isEnabled() and editor.panel.solve.toolTip()


@pytest.mark.parametrize("first", ["start", "game"])
def test_a_program_started_with_problems_begins_no_game_behind_them(
    make_desk: Callable[..., Desk], tmp_path: Path, first: str
) -> None:
    desk = make_desk()
    desk.store.update(begin_with=first)
    place = app.begin(desk.window, desk.session, problem_file(tmp_path))
    try:
        assert problems(desk)
        assert desk.window.desk.page != "board" and desk.session.record.state is SessionState.IDLE
    finally:
        place.release()


def test_closing_the_window_leaves_no_process(desk: Desk) -> None:
    desk.start(FRIEND)
    desk.window.desk.open("problems", OpenedProblems(parse_problem_set(GOLD), ""))
    solver = problems(desk).findChild(ProblemClient)
    assert isinstance(solver, ProblemClient)
    desk.qtbot.waitUntil(solver.is_running)
    desk.window.close()
    assert not solver.is_running()


def test_the_person_s_sets_lie_with_the_other_data() -> None:
    assert paths.problems_folder().parent == paths.data_folder() == paths.problem_progress_file().parent


def own_problems() -> list[str]:
    sets = OwnSets(Library())
    return [problem.sfen for path in sets.paths() for problem in sets.read(path).problems]


def test_the_position_on_the_board_is_kept(desk: Desk, adding: list[AddDialog]) -> None:
    desk.start(FRIEND)
    desk.play("7g7f")
    desk.trigger("KEEP_PROBLEM")
    assert own_problems() == [format_sfen(desk.session.record.game.position)]
    assert "My problems" in desk.window.status.currentMessage()


def test_what_is_set_up_is_kept_and_an_open_window_of_problems_offers_its_set(
    desk: Desk, adding: list[AddDialog]
) -> None:
    desk.start(FRIEND)
    desk.trigger("PROBLEMS")
    window = problems(desk)
    desk.window.desk.open("editor", position_after(GOLD))
    editor = desk.window.rooms.editor.page()
    editor.panel.keep.click()
    desk.trigger("KEEP_PROBLEM")
    assert own_problems() == [GOLD] and len(adding) == 2
    assert "My problems" in [entry.title for entry in window.shelf.entries()]


def test_what_is_no_problem_is_not_kept(desk: Desk, adding: list[AddDialog]) -> None:
    desk.start(FRIEND)
    desk.window.desk.open("editor", position_after("9/9/9/9/9/9/9/9/4K4 b - 1"))
    assert not desk.window.rooms.editor.page().panel.keep.isEnabled()
    desk.answer_boxes()
    desk.trigger("KEEP_PROBLEM")
    assert adding == [] and "mate problem" in desk.messages[0]


def test_pieces_that_show_how_they_move_are_chosen_in_the_menu_for_the_problems_alone(desk: Desk) -> None:
    desk.start(FRIEND)
    desk.trigger("PROBLEMS")
    window = problems(desk)
    pick(window, "Show how the pieces move")
    assert window.board.style_used.piece_set == "mnemonic"
    assert desk.table.board.style_used.piece_set == desk.window.desk.board_look.style.piece_set == "two_kanji"
    pick(window, "Show me the kanji")
    assert window.board.style_used.piece_set == "two_kanji"
    pick(window, "Show how the pieces move")
    desk.store.update(piece_set="one_kanji")
    assert window.board.style_used.piece_set == "one_kanji", "who chooses pieces sees them everywhere"
    desk.store.update(piece_set="mnemonic")
    assert not any(action.text().startswith("Show how") for action in menu_of(window).actions() if action.isVisible())
