"""The position analysed in the window: lines beside the board, arrows on it, and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QScrollArea, QTableView, QToolButton

from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.ui.analysis.choices_menu import LimitDialog
from shogi_desktop.ui.analysis.lines import LineBoard, LineRow, MovesLabel
from shogi_desktop.ui.analysis.panel import AnalysisPanel
from shogi_desktop.ui.board import BoardView
from shogi_desktop.ui.board.marks.marks import MarkKind
from shogi_desktop.ui.board.scene.scene import BoardScene
from shogi_desktop.ui.engines.log_window import LogWindow
from shogi_desktop.ui.record.move_list import ROW_HEIGHT
from tests.engines import FakeEngines
from tests.systems import make_program, script_body
from tests.ui.desk import Desk

FAKE = Path(__file__).parents[2] / "fake_engine.py"


def rows(desk: Desk) -> list[LineRow]:
    found = desk.panel.findChildren(LineRow)
    return [row for row in found if row.isVisible() and row.isEnabled()]


def lines(desk: Desk) -> list[str]:
    return [row.text for row in rows(desk)]


def arrows(desk: Desk) -> int:
    scene = desk.table.board.scene()
    assert isinstance(scene, BoardScene)
    return sum(mark.kind is MarkKind.SUGGESTION for mark in scene.above.marks())


def told_on_arrows(desk: Desk) -> list[str]:
    return [text for _, text in desk.table.board.suggestions]


def line_of_game(desk: Desk) -> list[str]:
    return [format_move(node.move, desk.session.record.game.variant) for node in desk.session.record.game.line()]


@pytest.mark.parametrize("held", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier])
def test_the_key_says_why_a_running_game_is_not_analysed(desk: Desk, held: Qt.KeyboardModifier) -> None:
    desk.start()
    desk.play("7g7f")
    QTest.keyClick(desk.window, Qt.Key.Key_F7, held)
    assert desk.status.startswith("No analysis while a game goes on")
    assert not rows(desk) and not desk.window.actions_["ANALYSE"].isChecked()
    assert desk.session.record.state is SessionState.PLAYING


@pytest.fixture
def analysing(make_desk: Callable[..., Desk]) -> Desk:
    """A finished game of two moves, analysed."""
    desk = make_desk("muse")
    desk.start()
    desk.play("9g9f", "9c9d")
    desk.session.turn.resign()
    desk.trigger("ANALYSE")
    desk.qtbot.waitUntil(lambda: len(rows(desk)) == 2)
    return desk


def test_lines_and_arrows_come_and_go(analysing: Desk) -> None:
    desk = analysing
    assert lines(desk) == ["+0.30  ☗\u00a0P-8f", "−mate 6  ☗\u00a0P-1f"] and arrows(desk) == 2
    assert desk.window.actions_["ANALYSE"].isChecked()
    assert desk.banner() == [], "the card of the result would hide the arrows"
    desk.trigger("BACK")
    assert rows(desk) == [] and arrows(desk) == 0
    desk.qtbot.waitUntil(lambda: arrows(desk) == 2)
    desk.trigger("ANALYSE")
    assert not desk.window.actions_["ANALYSE"].isChecked() and rows(desk) == [] and arrows(desk) == 0


def test_a_game_that_begins_ends_it(analysing: Desk) -> None:
    analysing.start()
    assert not analysing.window.actions_["ANALYSE"].isChecked() and not rows(analysing) and not arrows(analysing)


def test_it_ends_where_the_board_is_not_seen(analysing: Desk) -> None:
    analysing.trigger("START_PAGE")
    assert not analysing.window.actions_["ANALYSE"].isChecked()


def test_a_double_click_makes_the_first_move(analysing: Desk) -> None:
    QTest.mouseDClick(rows(analysing)[1], Qt.MouseButton.LeftButton)
    assert line_of_game(analysing) == ["9g9f", "9c9d", "1g1f"] and analysing.session.record.state is SessionState.REVIEW
    analysing.trigger("UNDO")
    assert line_of_game(analysing) == ["9g9f", "9c9d"]


def test_the_keyboard_makes_it_too(analysing: Desk) -> None:
    row = rows(analysing)[0]
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Return)
    assert line_of_game(analysing)[2:] == ["8g8f"]


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")
@pytest.mark.parametrize("entry", ["Make this move", "Take the line into the record"])
def test_the_menu_of_a_line(analysing: Desk, entry: str) -> None:
    menu = menu_of(rows(analysing)[0])
    next(action for action in menu.actions() if action.text() == entry).trigger()
    menu.close()
    assert line_of_game(analysing)[2:] == ["8g8f"]


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")
def test_a_line_is_copied(analysing: Desk) -> None:
    menu = menu_of(rows(analysing)[0])
    next(action for action in menu.actions() if action.text() == "Copy the line").trigger()
    menu.close()
    assert QGuiApplication.clipboard().text() == "+0.30  ☗\u00a0P-8f"


def menu_of(row: LineRow) -> QMenu:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), row.mapToGlobal(QPoint(5, 5)))
    row.contextMenuEvent(event)
    return row.findChildren(QMenu)[-1]


def test_lines_and_view_are_remembered(analysing: Desk) -> None:
    desk = analysing
    (panel,) = desk.panel.findChildren(AnalysisPanel)
    button = panel.findChildren(QToolButton)[0]
    menu = button.menu()
    assert menu is not None and (button.text(), button.arrowType()) == ("Engine", Qt.ArrowType.DownArrow)
    entries = {action.text(): action for action in menu.actions()}
    assert entries["Lines: 3"].isChecked() and entries["Scores for Black (sente)"].isChecked()
    entries["Lines: 1"].trigger()
    assert desk.store.current.analysis_lines == 1
    desk.qtbot.waitUntil(lambda: len(rows(desk)) == 1)
    assert arrows(desk) == 1
    desk.trigger("BACK")
    entries["Scores for Black (sente)"].trigger()
    desk.qtbot.waitUntil(lambda: lines(desk) == ["−0.30  ☖\u00a0P-9d"])
    assert desk.store.current.score_view == "black"


def test_scores_are_told_as_programs_of_the_language_do(analysing: Desk) -> None:
    """In hundredths of a pawn in Japanese, on the board and beside it, unless the person wants them otherwise."""
    desk = analysing
    (panel,) = desk.panel.findChildren(AnalysisPanel)
    entry = next(action for action in panel.choices.actions() if "hundredths" in action.text())
    assert not entry.isChecked()
    desk.qtbot.waitUntil(lambda: "+0.30" in told_on_arrows(desk))
    entry.trigger()
    assert "+30" in told_on_arrows(desk) and lines(desk)[0].startswith("+30 ") and entry.isChecked()
    entry.trigger()
    assert "+0.30" in told_on_arrows(desk)
    desk.store.update(score_unit="language", language="ja")
    assert "+30" in told_on_arrows(desk) and entry.isChecked()


def looked_at(desk: Desk) -> str:
    """The position on the board that is shown beside a line; "" where there is none."""
    boards = [each for each in desk.window.findChildren(LineBoard) if each.isVisible()]
    if not boards:
        return ""
    scene = boards[0].findChildren(BoardView)[0].scene()
    assert isinstance(scene, BoardScene)
    variant = desk.session.record.game.variant
    return " ".join(sorted(map(variant.square_name, scene.snapshot.pieces.keys() & variant_squares(desk, "8f 1f"))))


def variant_squares(desk: Desk, names: str) -> set[int]:
    return {desk.session.record.game.variant.parse_square(name) for name in names.split()}


def test_a_move_that_is_pointed_at_is_seen_on_a_board_of_its_own(analysing: Desk) -> None:
    first, second = (row.findChildren(MovesLabel)[0] for row in rows(analysing))
    QTest.mouseMove(first, QPoint(3, 3))
    QTest.mouseMove(first, QPoint(20, 8))
    assert looked_at(analysing) == "8f"
    QApplication.sendEvent(first, QEvent(QEvent.Type.Leave))
    assert looked_at(analysing) == ""
    QTest.mouseMove(second, QPoint(3, 3))
    QTest.mouseMove(second, QPoint(20, 8))
    assert looked_at(analysing) == "1f"
    analysing.trigger("BACK")
    assert looked_at(analysing) == "", "it was a line of another position"


def test_arrow_keys_go_through_a_line(analysing: Desk) -> None:
    row = rows(analysing)[0]
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Right)
    assert looked_at(analysing) == "8f"
    QTest.keyClick(row, Qt.Key.Key_Right)
    assert looked_at(analysing) == "8f", "it has no more moves"
    QTest.keyClick(row, Qt.Key.Key_Left)
    assert looked_at(analysing) == ""
    QTest.keyClick(row, Qt.Key.Key_Right)
    QTest.keyClick(row, Qt.Key.Key_Escape)
    assert looked_at(analysing) == ""
    QTest.keyClick(row, Qt.Key.Key_Right)
    analysing.store.update(theme="dark")
    assert looked_at(analysing) == "", "the next one is in the new look"
    analysing.trigger("ANALYSE")


def test_what_is_said_to_the_engine_can_be_read_and_searched(analysing: Desk) -> None:
    (panel,) = analysing.panel.findChildren(AnalysisPanel)
    menu = panel.findChildren(QToolButton)[0].menu()
    assert menu is not None
    shown = [action for action in menu.actions() if action.isVisible() and not action.isSeparator()]
    said, engines = shown[-2:]
    assert said.text() == "Conversation with the engine…" and engines is analysing.window.actions_["ENGINES"]
    said.trigger()
    (log,) = analysing.window.findChildren(LogWindow)
    lines = log.text.toPlainText().splitlines()
    assert lines[0].endswith("> usi") and "< usiok" in "".join(lines) and "> go infinite" in "".join(lines)
    log.search.setText("GO INF")
    assert len(log.text.toPlainText().splitlines()) == 1
    analysing.trigger("BACK")
    analysing.qtbot.waitUntil(lambda: len(log.text.toPlainText().splitlines()) == 2)
    log.search.clear()
    analysing.qtbot.waitUntil(lambda: "> stop" in log.text.toPlainText())
    log.close()


def test_another_engine_is_asked_in_the_games_that_it_plays(analysing: Desk, tmp_path: Path) -> None:
    desk, program = analysing, make_program(tmp_path / "other", script_body(FAKE, ["muse"]))
    (panel,) = desk.panel.findChildren(AnalysisPanel)
    menu = panel.findChildren(QToolButton)[0].menu()
    assert menu is not None and "Other" not in [action.text() for action in menu.actions()]
    engines = desk.window.desk.engines()
    other = engines.add(OutsideEngine("Other", str(program)))
    next(action for action in menu.actions() if action.text() == "Other").trigger()
    assert desk.store.current.analysis_engine == "Other" and rows(desk) == []

    def told() -> list[str]:
        return [label.text() for label in panel.findChildren(QLabel)]

    desk.qtbot.waitUntil(lambda: "Depth 4 · 5k · 9k/s · +: Black" in told() and "Other" in told())
    engines.replace(other, replace(other, variants=("chu",)))
    desk.qtbot.waitUntil(lambda: "Depth 4 · 5k · 9k/s · +: Black" in told() and "Other" not in told())
    engines.remove(engines.all()[0])
    assert "Other" not in [action.text() for action in menu.actions()]
    desk.qtbot.waitUntil(lambda: len(rows(desk)) == 2)


def test_each_search_may_have_an_end(analysing: Desk) -> None:
    desk = analysing
    (panel,) = desk.panel.findChildren(AnalysisPanel)
    next(action for action in panel.choices.actions() if action.text() == "End of each search…").trigger()
    (dialog,) = desk.window.findChildren(LimitDialog)
    next(button for button in dialog.by.findChildren(QToolButton) if button.text() == "Depth").click()
    dialog.deep.setValue(3)
    dialog.accept()
    settings = desk.store.current
    assert (settings.analysis_by, settings.analysis_depth, settings.analysis_ms) == ("depth", 3, 10_000)

    def told() -> list[str]:
        return [label.text() for label in panel.findChildren(QLabel)]

    desk.qtbot.waitUntil(lambda: "Finished · Depth 4 · 5k · 9k/s · +: Black" in told())
    assert len(rows(desk)) == 2
    desk.trigger("BACK")
    assert "Thinking …" in told()
    desk.qtbot.waitUntil(lambda: "Finished · Depth 4 · 5k · 9k/s · +: Black" in told())


def test_no_end_is_changed_by_who_changes_his_mind(analysing: Desk) -> None:
    (panel,) = analysing.panel.findChildren(AnalysisPanel)
    next(action for action in panel.choices.actions() if action.text() == "End of each search…").trigger()
    (dialog,) = analysing.window.findChildren(LimitDialog)
    dialog.by.set_value("time")
    dialog.reject()
    assert analysing.store.current.analysis_by == "none"


@pytest.fixture
def beside(analysing: Desk, tmp_path: Path) -> Desk:
    """The same, with a second engine beside the program's."""
    analysing.window.desk.engines().add(FakeEngines(tmp_path).outside("Other", "muse"))
    choose_second(analysing, "Other")
    analysing.qtbot.waitUntil(lambda: len(rows(analysing)) == 4)
    return analysing


def choose_second(desk: Desk, name: str) -> None:
    (panel,) = desk.panel.findChildren(AnalysisPanel)
    (menu,) = (action.menu() for action in panel.choices.actions() if action.menu() is not None)
    assert isinstance(menu, QMenu) and menu.title() == "A second engine beside it"
    next(action for action in menu.actions() if action.text() == name).trigger()


def test_a_second_engine_has_its_own_lines_and_name(beside: Desk) -> None:
    desk = beside
    (panel,) = desk.panel.findChildren(AnalysisPanel)
    names = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    assert "Shogi Desktop" in names and "Other" in names
    assert desk.store.current.analysis_beside and desk.store.current.second_engine == "Other"
    assert arrows(desk) == 2, "it suggests what the first one suggests"
    desk.trigger("BACK")
    assert rows(desk) == []
    desk.qtbot.waitUntil(lambda: len(rows(desk)) == 4)
    QTest.mouseDClick(rows(desk)[3], Qt.MouseButton.LeftButton)
    assert desk.session.record.game.cursor.ply == 2 and line_of_game(desk)[1] == "1c1d"
    choose_second(desk, "No second engine")
    desk.qtbot.waitUntil(lambda: len(rows(desk)) == 2)
    assert not desk.store.current.analysis_beside


def test_in_a_low_window_both_engines_are_seen_and_the_moves_too(beside: Desk) -> None:
    """Each tells its best line, with its depth beside its name; all others are arrows still."""
    desk = beside
    desk.window.resize(1024, 640)
    desk.trigger("BACK")
    desk.qtbot.waitUntil(lambda: len(rows(desk)) == 2)
    (panel,) = desk.panel.findChildren(AnalysisPanel)
    (area,) = panel.findChildren(QScrollArea)
    seen = [label for label in panel.findChildren(QLabel) if not label.visibleRegion().isEmpty()]
    assert [label.text() for label in seen if label.text() in ("Shogi Desktop", "Other")] == ["Shogi Desktop", "Other"]
    assert [label.text()[:7] for label in seen if "Depth" in label.text()] == ["Depth 4"] * 2
    assert area.verticalScrollBar().maximum() == 0 and arrows(desk) == 2
    (table,) = [view for view in desk.panel.moves.findChildren(QTableView) if view.isVisible()]
    assert table.viewport().height() >= 9 * ROW_HEIGHT
    desk.window.resize(1280, 840)
    desk.trigger("FORWARD")
    desk.qtbot.waitUntil(lambda: len(rows(desk)) == 4)


def test_the_program_may_be_the_second_one(beside: Desk) -> None:
    desk = beside
    (panel,) = desk.panel.findChildren(AnalysisPanel)
    next(action for action in panel.choices.actions() if action.text() == "Other").trigger()
    desk.qtbot.waitUntil(lambda: len(rows(desk)) == 2)
    choose_second(desk, "Shogi Desktop")
    desk.qtbot.waitUntil(lambda: len(rows(desk)) == 4)
    told = [action for action in panel.choices.actions() if action.isVisible() and not action.isSeparator()]
    logs = told[-3:-1]
    logs[1].trigger()
    (log,) = desk.window.findChildren(LogWindow)
    assert "> go infinite" in log.text.toPlainText()
    log.close()
    desk.window.desk.engines().remove(desk.window.desk.engines().all()[0])
    desk.qtbot.waitUntil(lambda: len(rows(desk)) == 2)


def test_an_engine_that_fails_is_told(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("die_in_search_loudly")
    desk.start()
    desk.session.turn.resign()
    desk.trigger("ANALYSE")
    desk.qtbot.waitUntil(lambda: desk.status.startswith("No analysis: "))
    assert not desk.window.actions_["ANALYSE"].isChecked()


def test_its_words_follow_the_language(analysing: Desk) -> None:
    (panel,) = analysing.panel.findChildren(AnalysisPanel)
    assert "Depth 4 · 5k · 9k/s · +: Black" in [label.text() for label in panel.findChildren(QLabel)]
    analysing.store.update(language="ja")
    analysing.app.processEvents()
    assert "深さ4 · 5k · 9k/秒 · ＋：先手" in [label.text() for label in panel.findChildren(QLabel)]
    assert lines(analysing)[0] == "+30  ☗８六歩"


def test_the_engine_may_look_for_a_mate(analysing: Desk) -> None:
    desk = analysing
    (panel,) = desk.panel.findChildren(AnalysisPanel)
    entry = next(action for action in panel.choices.actions() if action.text() == "Look for a mate: Shogi Desktop")
    entry.trigger()

    def told() -> list[str]:
        return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]

    desk.qtbot.waitUntil(lambda: "It cannot look for mates." in told())
    assert rows(desk) == [] and arrows(desk) == 0
    desk.trigger("BACK")
    desk.qtbot.waitUntil(lambda: len(rows(desk)) == 2)


def test_in_a_small_window_notes_make_room_until_they_are_written(beside: Desk) -> None:
    desk, record = beside, beside.panel.record
    assert record.notes.isVisible()
    desk.window.resize(760, 450)
    desk.qtbot.waitUntil(lambda: not record.notes.isVisible())
    desk.trigger("COMMENT")
    assert record.notes.isVisible() and desk.window.isVisible()
    record.notes.left.emit()
    assert not record.notes.isVisible()
    desk.trigger("BOOKMARK")
    assert record.notes.bookmark.isVisible()
    record.notes.left.emit()
    desk.window.resize(1280, 800)
    desk.qtbot.waitUntil(record.notes.isVisible)


def test_what_is_said_to_the_engines_of_a_game_can_be_read(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("think")
    desk.start(GameChoice(side="black"))
    desk.play("9g9f")
    desk.trigger("CONVERSATIONS")
    (window,) = desk.window.findChildren(LogWindow)
    names = [window.whose.itemText(at) for at in range(window.whose.count())]
    assert names[0].startswith("White: ") and names[1:] == ["Hints", "Analysis of the game"]
    desk.qtbot.waitUntil(lambda: "> go " in window.text.toPlainText())
    assert "> position startpos moves 9g9f" in window.text.toPlainText()
    window.whose.setCurrentIndex(1)
    assert window.text.toPlainText() == ""
    window.close()
