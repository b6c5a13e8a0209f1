"""A game analysed in the window: the dialog, the graph under the board, marks in the moves, the summary."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QHelpEvent, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QMenu,
    QPushButton,
    QTableView,
    QToolButton,
    QToolTip,
)
from pytestqt.qtbot import QtBot

from shogi_desktop.analysis.review import LineReview, Mark, MarkLimits, review
from shogi_desktop.game.notes import Evaluation, Score
from shogi_desktop.game.tree import Node
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.rules import Side
from shogi_desktop.session.analysis.coaching import LOOK_MS, MATE_MS
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.play.setup import PlayerSetup
from shogi_desktop.ui.analysis.coach_card import CoachCard
from shogi_desktop.ui.analysis.game_dialog import GameAnalysisDialog, PracticeDialog
from shogi_desktop.ui.analysis.graph import GameGraph, GamePane
from shogi_desktop.ui.analysis.lines import LineBoard
from shogi_desktop.ui.analysis.moments import MomentCard, MomentsSearch, MomentsWindow
from shogi_desktop.ui.analysis.panel import AnalysisPanel
from shogi_desktop.ui.analysis.summary import SummaryWindow
from shogi_desktop.ui.board.marks.marks import MarkKind
from shogi_desktop.ui.board.scene.scene import BoardScene
from shogi_desktop.ui.printing.dialog import PrintDialog
from shogi_desktop.ui.problems.window import ProblemsWindow
from shogi_desktop.ui.record.move_rows import MARK, MOVE
from shogi_desktop.ui.widgets import file_dialogs
from shogi_desktop.ui.widgets.labels import PictureView, ScrolledLabel
from shogi_desktop.ui.widgets.plain import unjoined
from shogi_desktop.ui.widgets.side_marks import MarkedLabel
from tests.engines import FakeEngines
from tests.ui.desk import Desk
from tests.ui.seek import parts, texts, the

SCORES = (0, 0, 0, 300, 500)  # at the start and after each of four moves, for the side to move


def nodes(desk: Desk) -> list[Node]:
    return [desk.session.record.game.root, *desk.session.record.game.line()]


def answer(desk: Desk, do: Callable[[QDialog], object]) -> None:
    """What is done with the dialog that opens next."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            timer.stop()
            do(dialog)

    timer = QTimer(desk.window, interval=10)
    timer.timeout.connect(look)
    timer.start()


def pane(desk: Desk) -> GamePane:
    (found,) = desk.window.findChildren(GamePane)
    return found


def how(desk: Desk) -> None:
    """Asks how the game shall be analysed."""
    desk.window.rooms.analysis.game_analysis.ask()


def graph(desk: Desk) -> GameGraph:
    return pane(desk).graph


def marks(desk: Desk) -> list[Mark | None]:
    model = desk.panel.moves.findChildren(QTableView)[0].model()
    return [model.index(row, MOVE).data(MARK) for row in range(1, model.rowCount()) if model.index(row, 0).data()]


def four_moves(desk: Desk) -> Desk:
    desk.start()
    desk.play("9g9f", "9c9d", "1g1f", "1c1d")
    desk.session.turn.resign()
    return desk


@pytest.fixture
def slow(make_desk: Callable[..., Desk]) -> Desk:
    """A game as `played`, whose analysis takes its time."""
    return four_moves(make_desk("level", "slow"))


@pytest.fixture
def played(make_desk: Callable[..., Desk]) -> Desk:
    """A finished game of four moves."""
    return four_moves(make_desk("judging"))


def judge(desk: Desk, first: int = 0) -> Desk:
    """What an engine thinks of the positions from one on: the third move was a mistake, and the fourth a blunder."""
    evaluations = [Evaluation(Score(cp), ("8g8f",) if at % 2 == 0 else ("8c8d",)) for at, cp in enumerate(SCORES)]
    desk.session.review.set_evaluations(dict(zip(nodes(desk)[first:], evaluations[first:], strict=True)))
    return desk


@pytest.fixture
def known(played: Desk) -> Desk:
    """That game, judged."""
    return judge(played)


def test_a_game_is_analysed_and_shown(played: Desk) -> None:
    def accept(dialog: QDialog) -> None:
        assert isinstance(dialog, GameAnalysisDialog)
        dialog.by.set_value("nodes")
        dialog.accept()

    answer(played, accept)
    how(played)
    assert played.banner() == []
    played.qtbot.waitUntil(lambda: played.status == "The game is analysed.")
    assert [node.evaluation is not None for node in nodes(played)] == [True] * 5
    assert graph(played).isVisible() and played.store.current.game_by == "nodes"
    told = "the first two it would have made too; it always sees 300 for the side to move"
    assert marks(played) == [None, None, Mark.BLUNDER, Mark.BLUNDER], told
    played.trigger("UNDO")
    assert marks(played) == [None] * 4 and not pane(played).isVisible()


def test_what_was_found_is_forgotten_with_the_game(known: Desk) -> None:
    """Whatever is said anew, in another language say, is said of the game on the board."""
    assert pane(known).report.isVisible()
    known.start(GameChoice(variant="minishogi", computer=False))
    assert not pane(known).report.isVisible()
    known.store.update(language="ja")
    assert pane(known).report.summary.text() == "まとめ…"


def test_what_was_found_is_told_above_the_graph(played: Desk) -> None:
    answer(played, lambda dialog: dialog.accept())
    played.trigger("ANALYSE_GAME")
    played.qtbot.waitUntil(lambda: played.status == "The game is analysed.")
    line = pane(played).report
    assert line.isVisible() and line.practise.text() == "Practise 2 positions"
    labels = [label.text() for label in line.findChildren(MarkedLabel)]
    assert [text.partition(" · ")[2] for text in labels] == ["1 blunder", "1 blunder"]
    turns = [button for button in line.findChildren(QToolButton) if button.isVisible()]
    assert [button.text() for button in turns] == ["3 ??", "4 ??"]
    QTest.mouseClick(turns[0], Qt.MouseButton.LeftButton)
    assert played.session.record.game.cursor.ply == 3
    QTest.mouseClick(line.practise, Qt.MouseButton.LeftButton)
    assert len(played.window.desk.deck().of("shogi")) == 2 and the(played.window, ProblemsWindow).isVisible()
    played.start()
    assert not line.isVisible()


def test_a_record_analysed_before_tells_what_was_found(known: Desk, tmp_path: Path) -> None:
    known.session.record.save(str(tmp_path / "a.kif"))
    known.start()
    assert known.window.rooms.files.records.open_file(str(tmp_path / "a.kif"))
    line = pane(known).report
    assert line.isVisible() and line.practise.text() == "Practise 2 positions" and line.summary.isVisible()


@pytest.mark.parametrize(
    "leave",
    [lambda desk: desk.window.close(), lambda desk: desk.window.rooms.files.records.close_record()],
    ids=["window", "tab"],
)
def test_what_was_found_is_there_again_though_the_file_was_left_as_it_is(
    known: Desk, make_desk: Callable[..., Desk], tmp_path: Path, leave: Callable[[Desk], object]
) -> None:
    file = tmp_path / "theirs.kif"
    found = [node.evaluation for node in nodes(known) if node.evaluation]
    known.trigger("UNDO")
    known.session.record.save(str(file))
    records = known.window.rooms.files.records
    known.start()
    assert records.open_file(str(file))
    known.session.review.set_evaluations(dict(zip(nodes(known), found, strict=True)))
    before = file.read_bytes()
    known.answer_boxes("Leave the file as it is")
    leave(known)
    assert known.messages and file.read_bytes() == before
    desk = make_desk()
    assert desk.window.rooms.files.records.open_file(str(file))
    assert [node.evaluation for node in nodes(desk)] == found and not desk.session.record.unsaved
    assert pane(desk).report.practise.text() == "Practise 2 positions"


def test_the_summary_marks_the_turning_points_that_the_line_names(played: Desk) -> None:
    scores = (400, 400, 400, 400, 400)
    found = {node: Evaluation(Score(cp), ("5g5f",)) for node, cp in zip(nodes(played), scores, strict=True)}
    played.session.review.set_evaluations(found)
    turns = [button for button in pane(played).report.findChildren(QToolButton) if button.isVisible()]
    window = summary(played)
    told = [window.moves.item(row).text() for row in range(window.moves.count())]
    assert len(turns) == 2 == sum("turning point" in text for text in told) and len(told) == 4
    window.close()


def test_where_stop_was_comes_nothing_that_can_be_clicked(slow: Desk) -> None:
    slow.trigger("ANALYSE_GAME")
    slow.qtbot.waitUntil(lambda: bool(slow.window.findChildren(GamePane)) and pane(slow).cancel.isVisible())
    places = [button.mapTo(pane(slow), button.rect().center()) for button in (pane(slow).cancel, pane(slow).more)]
    height = graph(slow).mapTo(pane(slow), QPoint(0, 0)).y()
    slow.qtbot.waitUntil(lambda: slow.status == "The game is analysed.")
    slow.app.processEvents()
    assert pane(slow).report.isVisible() and graph(slow).mapTo(pane(slow), QPoint(0, 0)).y() == height
    assert not [place for place in places if isinstance(pane(slow).childAt(place), QAbstractButton)]


def test_what_is_done_when_it_is_stopped_stays(slow: Desk) -> None:
    slow.trigger("ANALYSE_GAME")
    slow.qtbot.waitUntil(lambda: nodes(slow)[4].evaluation is not None)
    assert pane(slow).cancel.isVisible()
    QTest.mouseClick(pane(slow).cancel, Qt.MouseButton.LeftButton)
    assert not pane(slow).cancel.isVisible() and graph(slow).isVisible()
    assert nodes(slow)[0].evaluation is None
    line = pane(slow).report
    texts = [label.text() for label in line.findChildren(MarkedLabel) if label.text()]
    assert len(texts) == 1 and texts[0].endswith(" of 5 positions analysed") and not line.practise.isVisible()


def test_a_tab_that_was_left_says_how_far_its_analysis_had_come_and_goes_on_with_it(slow: Desk, tmp_path: Path) -> None:
    slow.session.record.save(str(tmp_path / "1.shogi"))
    slow.session.record.save(str(tmp_path / "2.shogi"))
    records = slow.window.rooms.files.records
    assert records.open_file(str(tmp_path / "1.shogi"))
    slow.trigger("ANALYSE_GAME")
    slow.qtbot.waitUntil(lambda: nodes(slow)[4].evaluation is not None)
    records.switch(0)
    line = pane(slow).report
    assert not line.isVisible() and not pane(slow).cancel.isVisible()
    records.switch(1)
    assert line.isVisible() and line.rest.isVisible() and not line.practise.isVisible()
    known = sum(node.evaluation is not None for node in nodes(slow))
    assert 0 < known < 5
    assert [label.text() for label in line.findChildren(MarkedLabel)] == [f"{known} of 5 positions analysed", ""]
    QTest.mouseClick(line.rest, Qt.MouseButton.LeftButton)
    assert pane(slow).cancel.isVisible()
    slow.qtbot.waitUntil(lambda: slow.status == "The game is analysed.")
    assert [node.evaluation is not None for node in nodes(slow)] == [True] * 5
    assert line.isVisible() and not line.rest.isVisible() and not line.practise.isVisible()
    assert [label.text() for label in line.findChildren(MarkedLabel)] == ["☗ 100% · 0 mistakes", "☖ 100% · 0 mistakes"]


def part(desk: Desk) -> list[str]:
    """What is said above the graph of a game of which a part was analysed: no mistakes, no accuracy, a way to go on."""
    line = pane(desk).report
    assert line.isVisible() and line.rest.isVisible() and not line.practise.isVisible()
    assert not [button for button in line.findChildren(QToolButton) if button.isVisible()]
    return [label.text() for label in line.findChildren(MarkedLabel) if label.text()]


def test_what_was_analysed_in_part_is_no_whole_when_it_is_opened_again(
    played: Desk, make_desk: Callable[..., Desk], tmp_path: Path
) -> None:
    assert part(judge(played, 3)) == ["2 of 5 positions analysed"]
    played.session.record.save(str(tmp_path / "a.kif"))
    played.session.record.save(str(tmp_path / "a.shogi"))
    played.window.close()
    desk = make_desk("judging")
    for name in ("a.kif", "a.shogi"):
        assert desk.window.rooms.files.records.open_file(str(tmp_path / name))
        assert part(desk) == ["2 of 5 positions analysed"]
    QTest.mouseClick(pane(desk).report.rest, Qt.MouseButton.LeftButton)
    desk.qtbot.waitUntil(lambda: desk.status == "The game is analysed.")
    assert [node.evaluation is not None for node in nodes(desk)] == [True] * 5
    assert pane(desk).report.practise.isVisible() and not pane(desk).report.rest.isVisible()


def test_moves_that_came_after_an_analysis_are_not_analysed(known: Desk) -> None:
    known.session.record.go_end()
    known.play("1f1e")
    assert part(known) == ["5 of 6 positions analysed"]
    known.trigger("FIRST")
    known.play("5g5f", "5c5d")
    assert part(known) == ["1 of 3 positions analysed"], "in a branch"


def test_the_analysis_of_some_moves_says_of_how_many(played: Desk) -> None:
    def two_moves(dialog: QDialog) -> None:
        assert isinstance(dialog, GameAnalysisDialog)
        dialog.first.setValue(2)
        dialog.last.setValue(3)
        dialog.accept()

    answer(played, two_moves)
    how(played)
    played.qtbot.waitUntil(lambda: played.status == "3 of 5 positions analysed")
    assert part(played) == ["3 of 5 positions analysed"]


def test_the_summary_of_a_part_says_so_and_goes_on(played: Desk) -> None:
    window = summary(judge(played, 1))
    told = texts(window)
    assert "4 of 5 positions analysed" in told and "Accuracy of the moves judged" in told and "Accuracy" not in told
    QTest.mouseClick(the(window, QPushButton, "Copy"), Qt.MouseButton.LeftButton)
    assert "\n4 of 5 positions analysed\n" in QGuiApplication.clipboard().text()
    QTest.mouseClick(the(window, QPushButton, "Go on"), Qt.MouseButton.LeftButton)
    played.qtbot.waitUntil(lambda: played.status == "The game is analysed.")
    assert not played.window.findChildren(SummaryWindow) and pane(played).report.practise.isVisible()


def test_who_closes_the_window_is_asked_about_what_was_found(slow: Desk, tmp_path: Path) -> None:
    slow.session.record.save(str(tmp_path / "game.shogi"))
    slow.trigger("ANALYSE_GAME")
    slow.qtbot.waitUntil(lambda: bool(slow.window.findChildren(GamePane)) and "1 of 5" in pane(slow).told)
    slow.answer_boxes()
    slow.window.close()
    assert slow.messages and not pane(slow).cancel.isVisible()
    assert nodes(slow)[4].evaluation is not None


def test_the_dialog_can_be_left(played: Desk) -> None:
    answer(played, lambda dialog: dialog.reject())
    how(played)
    assert not played.window.findChildren(GamePane)


def test_an_engine_that_fails_is_told(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("die_in_search_loudly")
    desk.start()
    desk.play("9g9f")
    desk.session.turn.resign()
    desk.trigger("ANALYSE_GAME")
    desk.qtbot.waitUntil(lambda: desk.status.startswith("The analysis has ended: "))
    assert not pane(desk).isVisible()


def test_not_without_moves(desk: Desk) -> None:
    assert not desk.enabled("ANALYSE_GAME")
    desk.start()
    desk.session.turn.resign()
    assert not desk.enabled("ANALYSE_GAME") and not desk.enabled("SUMMARY")


def test_a_record_with_thoughts_has_its_graph_and_a_new_game_none(known: Desk) -> None:
    assert marks(known) == [None, None, Mark.MISTAKE, Mark.BLUNDER]
    assert graph(known).isVisible() and graph(known).graph.ply == 4
    known.start()
    assert not pane(known).isVisible() and not known.enabled("SUMMARY")


def test_a_click_in_the_graph_goes_to_the_move(known: Desk) -> None:
    plan = graph(known).plan()
    for ply in (1, 3, 0):
        QTest.mouseClick(graph(known), Qt.MouseButton.LeftButton, pos=QPoint(round(plan.x(ply)), 20))
        assert known.session.record.game.cursor.ply == ply and graph(known).graph.ply == ply
    end = graph(known).width() + 50
    QTest.mouseClick(graph(known), Qt.MouseButton.LeftButton, pos=QPoint(end, 20))
    assert known.session.record.game.cursor.ply == 4


def test_keys_and_the_wheel_walk_in_the_graph(known: Desk) -> None:
    widget = graph(known)
    QTest.keyClick(widget, Qt.Key.Key_Left)
    assert known.session.record.game.cursor.ply == 3
    QTest.keyClick(widget, Qt.Key.Key_Home)
    assert known.session.record.game.cursor.ply == 0
    QTest.keyClick(widget, Qt.Key.Key_End)
    at = QPointF(50, 20)
    turned = QWheelEvent(
        at, widget.mapToGlobal(at), QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, turned)
    assert known.session.record.game.cursor.ply == 2


def test_the_graph_says_what_a_move_has_cost(known: Desk) -> None:
    place = QPoint(round(graph(known).plan().x(3)), 30)
    QApplication.sendEvent(graph(known), QHelpEvent(QEvent.Type.ToolTip, place, graph(known).mapToGlobal(place)))
    text = QToolTip.text()
    assert "P-1f" in text and "mistake" in text and "better" in text and "Black’s chance to win 50% → 38%" in text
    assert "P-1d" in graph(known).accessibleName()


def test_chances_are_told_for_one_side_everywhere(known: Desk) -> None:
    """Always Black's as in the graph, or, where the scores of the analysis are so too, those of who has moved."""
    known.session.record.go_end()
    for view, chance in (("black", "38% → 70%"), ("chance", "38% → 70%"), ("mover", "62% → 30%")):
        known.store.update(score_view=view)
        side = "White" if view == "mover" else "Black"
        assert f"??  Blunder · {side}’s chance {chance}" in card(known).title.toolTip()
        assert graph(known).accessibleName().endswith("P-8d") and chance in graph(known).accessibleName()
        window = summary(known)
        assert chance in window.moves.item(0).text() and "50% → 38%" in window.moves.item(1).text()
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        window.close()
        window.setParent(None)


def test_keys_go_to_the_mistakes(known: Desk) -> None:
    known.trigger("FIRST")
    assert not known.enabled("MARKED_BACK")
    known.trigger("MARKED_ON")
    assert known.session.record.game.cursor.ply == 3
    known.trigger("MARKED_ON")
    assert known.session.record.game.cursor.ply == 4 and not known.enabled("MARKED_ON")
    known.trigger("MARKED_BACK")
    assert known.session.record.game.cursor.ply == 3


def test_other_limits_give_other_marks(known: Desk) -> None:
    known.store.update(mark_mistake=13, mark_blunder=50)
    assert marks(known) == [None, None, Mark.INACCURACY, Mark.MISTAKE]


def test_the_graph_can_be_hidden_and_comes_back(known: Desk) -> None:
    known.trigger("GRAPH")
    assert not pane(known).isVisible() and not known.store.current.graph
    known.trigger("GRAPH")
    assert graph(known).isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")
def test_its_menu_chooses_what_is_drawn(known: Desk) -> None:
    graph(known).menu_wished.emit(QPoint(10, 10))
    (menu,) = pane(known).findChildren(QMenu)
    entries = {action.text().replace("&", ""): action for action in menu.actions()}
    assert graph(known).graph.chance and graph(known).graph.times
    entries["Score"].trigger()
    entries["Time used"].trigger()
    assert not graph(known).graph.chance and not graph(known).graph.times
    assert known.store.current.graph_view == "score"
    entries["Hide the graph"].trigger()
    assert not pane(known).isVisible()
    menu.close()


def test_a_variation_has_no_ply_in_the_graph_of_another_line(known: Desk) -> None:
    known.trigger("FIRST")
    known.play("5g5f")
    assert graph(known).graph.ply == 1 and len(graph(known).graph.review.line) == 2


def summary(desk: Desk) -> SummaryWindow:
    desk.trigger("SUMMARY")
    (window,) = desk.window.findChildren(SummaryWindow)
    return window


def test_the_summary_tells_both_sides_and_goes_to_moves(known: Desk) -> None:
    window = summary(known)
    told = [unjoined(window.moves.item(row).text()) for row in range(window.moves.count())]
    assert told[1].startswith("3  P-1f ?  mistake · Black’s chance to win 50% → 38% · better: ")
    assert told[0].startswith("4  P-1d ??") and "turning point" in told[0]
    assert "better: P-8d" in told[0] and "stronger" not in told[0]
    assert len(told) == 2 and "Moves worth looking at, the worst first" in texts(window)
    window.moves.itemClicked.emit(window.moves.item(1))
    assert known.session.record.game.cursor.ply == 3
    known.session.review.delete(nodes(known)[4])
    window.moves.itemClicked.emit(window.moves.item(0))
    assert known.session.record.game.cursor.ply == 3, "that move is gone"
    window.close()


def the_button(dialog: QDialog, text: str) -> QToolButton:
    return next(button for button in dialog.findChildren(QToolButton) if text in button.text())


def test_mistakes_are_practised(known: Desk) -> None:
    counted: list[str] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, PracticeDialog) and dialog.side is None, "two people have played"
        counted.append(dialog.told.text())
        the_button(dialog, "White").click()
        counted.append(dialog.told.text())
        dialog.accept()

    answer(known, look)
    known.trigger("PRACTISE_GAME")
    assert [text.partition(". ")[0] for text in counted] == [
        "Positions: 2, new ones: 2",
        "Positions: 1, new ones: 1",
    ]
    (window,) = known.window.findChildren(ProblemsWindow)
    assert window.isVisible() and window.shelf.is_practice and len(window.shelf.problems) == 1
    assert [card.exercise.made for card in known.window.desk.deck().of("shogi")] == ["1c1d"]
    window.close()


def test_nothing_is_practised_that_was_not_wished(known: Desk) -> None:
    answer(known, lambda dialog: dialog.reject())
    pane(known).practice_wished.emit()
    assert known.window.desk.deck().of("shogi") == () and not known.window.findChildren(ProblemsWindow)
    known.start()
    assert not known.enabled("PRACTISE_GAME")


def test_the_mistakes_of_the_one_who_played_the_computer_come_first(known: Desk) -> None:
    sides: list[object] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, PracticeDialog)
        sides.append(dialog.side)
        the_button(dialog, "Blunders").click()
        sides.append(dialog.accept_button.isEnabled())
        dialog.reject()

    known.session.record.setup = replace(known.session.record.setup, white=PlayerSetup(human=False))
    answer(known, look)
    known.trigger("PRACTISE_GAME")
    assert sides == [Side.BLACK, False], "White's was the blunder"


@pytest.mark.parametrize(
    ("counts", "side", "least"),
    [
        ({(Side.BLACK, Mark.MISTAKE): 2, (None, Mark.MISTAKE): 3}, Side.BLACK, Mark.MISTAKE),
        ({(Side.BLACK, Mark.INACCURACY): 1, (None, Mark.MISTAKE): 3}, Side.BLACK, Mark.INACCURACY),
        ({(None, Mark.MISTAKE): 1}, None, Mark.MISTAKE),
        ({}, Side.BLACK, Mark.MISTAKE),
    ],
)
def test_what_there_is_to_practise_is_chosen_at_first(
    qtbot: QtBot, counts: dict[tuple[Side | None, Mark], int], side: Side | None, least: Mark
) -> None:
    dialog = PracticeDialog(lambda whose, mark: (counts.get((whose, mark), 0), 0), Side.BLACK)
    qtbot.addWidget(dialog)
    assert (dialog.side, dialog.least, dialog.accept_button.isEnabled()) == (side, least, bool(counts))


def test_the_summary_is_copied(known: Desk) -> None:
    window = summary(known)
    button = next(button for button in window.findChildren(QPushButton) if button.text() == "&Copy")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert "Accuracy | " in text and "Blunders | 0 | 1" in text and "3  ☗ P-1f ?  mistake" in text
    window.close()


def test_the_summary_is_printed(known: Desk) -> None:
    seen: list[int] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, PrintDialog)
        seen.append(len(dialog.view.pages))
        dialog.reject()

    answer(known, look)
    pane(known).print_wished.emit()
    assert seen == [1]


def test_the_graph_is_saved_as_a_picture(known: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "graph.png"
    monkeypatch.setattr(file_dialogs, "save_path", lambda *_: (str(path), ""))
    pane(known).picture_wished.emit()
    assert QImage(str(path)).width() == 2000 and known.status == "Saved as graph.png."
    assert known.store.current.picture_folder == str(tmp_path)
    monkeypatch.setattr(file_dialogs, "save_path", lambda *_: (str(tmp_path / "none" / "graph.png"), ""))
    known.answer_boxes()
    pane(known).picture_wished.emit()
    assert not (tmp_path / "none").exists()


def card(desk: Desk) -> CoachCard:
    (found,) = desk.window.findChildren(CoachCard)
    return found


def arrows(desk: Desk) -> int:
    scene = desk.table.board.scene()
    assert isinstance(scene, BoardScene)
    return sum(mark.kind is MarkKind.SUGGESTION for mark in scene.above.marks())


@pytest.mark.parametrize(
    ("size", "said"), [((1024, 640), "38% → 70%"), ((1600, 900), "Blunder · Black’s chance 38% → 70%")]
)
def test_whose_chances_are_told_is_said_as_fully_as_there_is_room(
    known: Desk, size: tuple[int, int], said: str
) -> None:
    known.window.resize(*size)
    known.app.processEvents()
    title = card(known).title
    assert title.text().startswith("??  ") and title.text().endswith(said)
    assert title.fontMetrics().horizontalAdvance(title.text()) <= title.width()


def test_the_coach_speaks_where_a_move_was_bad(known: Desk) -> None:
    assert card(known).isVisible() and "Blunder · Black’s chance 38% → 70%" in card(known).title.toolTip()
    assert card(known).words.text() == "" and not card(known).words.isVisible(), "the better move stands below"
    assert card(known).better.text == "Better  ☖\u00a0P-8d" and card(known).reply.text == "Then  ☗\u00a0P-8f"
    assert arrows(known) == 1
    known.trigger("FIRST")
    assert not card(known).isVisible() and arrows(known) == 0


def test_the_coach_points_at_what_it_speaks_of(desk: Desk) -> None:
    desk.start(sfen="4r3k/9/2p6/9/9/9/4G4/3S5/7K1 b RP 1")
    desk.play("6h7i")
    desk.session.turn.resign()
    (move,) = desk.session.record.game.line()
    before, after = Evaluation(Score(60), ("R*5h", "5a8a"), 12), Evaluation(Score(900), ("5a5g+", "2i3h"), 12)
    desk.session.review.set_evaluations({desk.session.record.game.root: before, move: after})
    desk.table.banner.clear()
    variant = desk.session.record.game.variant
    assert desk.table.board.hand.shown.advice.squares == {variant.parse_square("5g")}
    desk.trigger("COACH")
    assert desk.table.board.hand.shown.advice.squares == frozenset()
    desk.trigger("COACH")
    desk.trigger("FIRST")
    assert desk.table.board.hand.shown.advice.squares == frozenset()


def test_the_coach_is_brief_or_silent_if_that_is_wished(known: Desk) -> None:
    card(known).detail_wished.emit("brief")
    assert known.store.current.coach == "brief"
    assert not card(known).reply.isVisible() and card(known).better.isVisible()
    card(known).closed.emit()
    assert not card(known).isVisible() and arrows(known) == 0
    assert not known.window.actions_["COACH"].isChecked()
    known.trigger("COACH")
    assert card(known).reply.isVisible() and known.window.actions_["COACH"].isChecked()


def test_lines_of_the_coach_are_looked_at_and_taken(known: Desk) -> None:
    known.trigger("MARKED_BACK")
    row = card(known).better
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Right)
    (board,) = known.window.findChildren(LineBoard)
    assert board.isVisible()
    QTest.keyClick(row, Qt.Key.Key_Escape)
    assert not board.isVisible()
    QTest.mouseDClick(row, Qt.MouseButton.LeftButton)
    variant = known.session.record.game.variant
    assert [format_move(node.move, variant) for node in known.session.record.game.line()] == ["9g9f", "9c9d", "8g8f"]
    known.trigger("UNDO")
    known.session.record.go_to(nodes(known)[3])
    QTest.mouseDClick(card(known).reply, Qt.MouseButton.LeftButton)
    assert [format_move(node.move, variant) for node in known.session.record.game.line()][3:] == ["8c8d"]


def test_the_arrow_of_the_coach_gives_way_to_an_analysis(known: Desk) -> None:
    known.trigger("ANALYSE")
    assert arrows(known) == 0
    known.trigger("ANALYSE")
    assert arrows(known) == 1


def test_its_words_follow_the_language(known: Desk) -> None:
    known.store.update(language="cs")
    known.qtbot.waitUntil(lambda: pane(known).cancel.text() == "Zastavit")
    assert graph(known).accessibleName().startswith("Graf partie")


def moments(desk: Desk) -> MomentsWindow:
    """The window with the moves that cost most, once all are there."""
    desk.qtbot.waitUntil(lambda: any(is_done(each) for each in desk.window.findChildren(MomentsWindow)))
    return next(each for each in desk.window.findChildren(MomentsWindow) if is_done(each))


def is_done(window: MomentsWindow) -> bool:
    return window.isVisible() and the(window, QPushButton, "Practise these").isEnabled()


def cards(window: MomentsWindow) -> list[MomentCard]:
    return [card for card in parts(window, MomentCard) if card.isVisible()]


@pytest.fixture
def lost(make_desk: Callable[..., Desk]) -> Desk:
    """A game of four moves against the computer that the person has lost."""
    desk = make_desk("eager")
    desk.start(GameChoice(level=3))
    for at, move in enumerate(("9g9f", "1g1f")):
        desk.qtbot.waitUntil(desk.session.turn.human_may_move)
        assert len(desk.session.record.game.main_line()) == 2 * at
        desk.play(move)
    desk.qtbot.waitUntil(desk.session.turn.human_may_move)
    desk.session.turn.resign()
    return desk


def test_why_a_game_was_lost_is_one_click_away(lost: Desk) -> None:
    lost.press_banner("Why did I lose?")
    window = moments(lost)
    found = cards(window)
    assert 1 <= len(found) <= 3 and not lost.window.findChildren(GameAnalysisDialog)
    told = texts(window)
    given_up, told_first = window.told.text().split("\n")
    assert given_up.startswith("You gave up a game that was not lost"), "before anything else"
    assert told_first.startswith("This move cost most. The red arrow shows what was played") and len(found) == 1
    assert any(text.endswith("??") for text in told) and any("P-8f" in text for text in told)
    lost.app.processEvents()
    boards = [board for board in parts(window, PictureView) if board.isVisible()]
    assert not boards[0].image.isNull() and len(boards) == len(found)
    assert len({(board.height(), board.y()) for board in boards}) == 1, "of one size"
    words = [card.words for card in found]
    words[0].setText("A long sentence about what was wrong with it, which needs more lines than others. " * 2)
    lost.app.processEvents()
    assert len({board.height() for board in boards}) == 1
    assert all(label.height() >= label.heightForWidth(label.width()) for label in words)
    window.close()


def judged(desk: Desk, scores: Sequence[int]) -> LineReview:
    """What is known of the game on the board where these are the scores at its start and after each move."""
    game, best = desk.session.record.game, (("8g8f",), ("8c8d",))
    for at, (node, cp) in enumerate(zip(nodes(desk), scores, strict=True)):
        node.evaluation = Evaluation(Score(cp), best[at % 2])
    return review(game, game.line(), MarkLimits())


def told(window: MomentsWindow) -> list[str]:
    """The moves on the cards, by their numbers and signs, as they stand beside each other."""
    return [
        f"{text.split()[0]} {text.split()[-1]}" for card in cards(window) for text in texts(card)[:1] if text != "…"
    ]


def test_moments_are_shown_as_they_are_found_and_none_goes_without_a_word(played: Desk) -> None:
    worst, game = MomentsSearch(played.window.desk), played.session.record.game
    worst.begin(game, None)
    (window,) = played.window.findChildren(MomentsWindow)
    assert window.told.text() == "Looking for the moves that cost most …" and told(window) == []
    places = [card.geometry() for card in cards(window)]

    def follow(scores: Sequence[int], over: bool, wanted: list[str]) -> None:
        worst.follow(game, judged(played, scores), over)
        played.qtbot.waitUntil(lambda: told(window) == wanted)

    follow((0, 0, 0, 0, 900), False, ["4 ??"])
    assert window.told.text().startswith("The moves that cost most so far.")
    assert not any(button.isEnabled() for button in parts(window, QPushButton) if "Close" not in button.text())
    follow((0, 900, 0, 0, 900), False, ["1 ??", "2 ??", "4 ??"])
    assert [card.geometry() for card in cards(window)] == places and len(places) == 3
    follow((0, 900, 0, 0, 0), False, ["1 ??", "2 ??"])
    assert window.note.text() == "At a second look move 4 was better than it had seemed."
    follow((0, 900, 0, 0, 0), True, ["1 ??", "2 ??"])
    played.qtbot.waitUntil(lambda: is_done(window))
    assert window.note.text().startswith("At a second look move 4 ")
    assert all(button.isEnabled() for button in parts(window, QPushButton) if button.isVisible())
    window.close()


def test_a_mark_that_goes_while_a_game_is_analysed_is_told(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("level")
    desk.start()
    desk.play("9g9f", "9c9d", "1g1f", "1c1d")
    desk.session.turn.resign()
    evaluations = (Evaluation(Score(cp), ("8g8f",) if at % 2 == 0 else ("8c8d",)) for at, cp in enumerate(SCORES))
    desk.session.review.set_evaluations(dict(zip(nodes(desk), evaluations, strict=True)))

    def anew(dialog: QDialog) -> None:
        assert isinstance(dialog, GameAnalysisDialog)
        dialog.keep.setChecked(False)
        dialog.accept()

    answer(desk, anew)
    how(desk)
    desk.qtbot.waitUntil(lambda: desk.status.startswith("The game is analysed."))
    assert desk.status.endswith("At a second look these moves were better than they had seemed: 3, 4.")


def test_one_tries_again_from_there_against_the_same_opponent(lost: Desk) -> None:
    lost.press_banner("Why did I lose?")
    QTest.mouseClick(parts(moments(lost), QPushButton, "Try again from here")[0], Qt.MouseButton.LeftButton)
    session = lost.session
    assert session.record.state is SessionState.PLAYING and session.turn.human_may_move()
    assert session.record.setup.white.level == 3 and session.record.setup.black.human
    assert next(len(record.game.main_line()) for record in lost.window.desk.records.records) == 4


def test_what_cost_most_is_practised(lost: Desk) -> None:
    lost.press_banner("Why did I lose?")
    window = moments(lost)
    count = len(cards(window))
    QTest.mouseClick(the(window, QPushButton, "Practise these"), Qt.MouseButton.LeftButton)
    assert len(lost.window.desk.deck().of("shogi")) == count
    problems = lost.window.rooms.problems.window
    assert problems is not None and problems.isVisible()


def test_the_review_of_a_taught_game_looks_no_shorter_than_the_coach_did(
    make_desk: Callable[..., Desk], tmp_path: Path
) -> None:
    desk, engines = make_desk("level"), FakeEngines(tmp_path)
    desk.store.update(game_ms=100)
    for teaching in (True, False):
        desk.start(GameChoice(level=3, teaching=teaching))
        desk.play("9g9f")
        desk.qtbot.waitUntil(desk.session.turn.human_may_move)
        desk.session.turn.resign()
        asked = len(engines.told("go movetime"))
        desk.press_banner("Why did I lose?")
        moments(desk).close()
        times = [int(line.split()[2]) for line in engines.told("go movetime")[asked:]]
        least, most = (LOOK_MS // 2, LOOK_MS + MATE_MS) if teaching else (0, 100)
        assert least <= min(times) and max(times) <= most


@pytest.mark.parametrize(("thinks", "chance"), [("level", 50), ("judging", 62)])
def test_who_gave_up_too_early_is_told_so(make_desk: Callable[..., Desk], thinks: str, chance: int) -> None:
    """Also where the last move of the other side has turned the game."""
    desk = make_desk(thinks)
    desk.start(GameChoice(level=3))
    desk.play("9g9f")
    desk.qtbot.waitUntil(desk.session.turn.human_may_move)
    desk.session.turn.resign()
    desk.press_banner("Why did I lose?")
    window = moments(desk)
    told = f"You gave up a game that was not lost: your chance to win was {chance}%. Best was: pawn 8g to 8f.\n"
    assert window.told.text().startswith(told)
    window.close()


def test_a_game_without_moves_has_no_worst_ones(desk: Desk) -> None:
    desk.start()
    desk.session.turn.resign()
    assert not {"Why did I lose?", "Worst moments"} & set(desk.banner())


def test_two_people_see_the_worst_moments_of_both(played: Desk) -> None:
    played.press_banner("Worst moments")
    window = moments(played)
    assert len(cards(window)) == 2
    window.close()


def test_in_a_small_window_all_of_a_review_is_seen(known: Desk) -> None:
    known.window.resize(1024, 640)
    known.session.record.go_end()
    known.app.processEvents()
    coach, record, panel = card(known), known.panel.record, known.panel
    assert coach.isVisible() and record.notes.isVisible() and pane(known).isVisible()
    assert [each.parentWidget() for each in known.table.cards] == [known.table.board.viewport()] * 2
    for whole, inside in ((panel, (record, coach)), (coach, (coach.title, coach.better, coach.reply))):
        boxes = [QRect(part.mapTo(whole, QPoint(0, 0)), part.size()) for part in inside]
        assert all(whole.rect().contains(box) for box in boxes)
        assert not [box for at, box in enumerate(boxes) if any(box.intersects(other) for other in boxes[at + 1 :])]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_what_has_no_room_ends_with_a_whole_line(known: Desk, size: tuple[int, int]) -> None:
    known.window.resize(*size)
    known.session.record.go_end()
    comment = known.panel.record.notes.comment
    card(known).findChildren(ScrolledLabel)[0].show()
    card(known).words.setText("\n".join(f"{n}. A line of what the coach says." for n in range(40)))
    comment.setPlainText("\n".join(f"{n}. A line of a comment." for n in range(40)))
    known.app.processEvents()
    (told,) = card(known).findChildren(ScrolledLabel)
    assert told.verticalScrollBar().isVisible() and comment.verticalScrollBar().isVisible()
    assert told.viewport().height() % told.label.fontMetrics().lineSpacing() == 0 < told.viewport().height()
    text = comment.viewport().height() - comment.document().documentMargin()
    assert text % comment.fontMetrics().lineSpacing() == 0 < text
    assert card(known).better.geometry().top() >= told.geometry().bottom()


def test_beside_an_analysis_in_a_small_window_the_coach_tells_the_better_move_alone(known: Desk) -> None:
    known.window.resize(1024, 640)
    known.session.record.go_end()
    known.trigger("ANALYSE")
    known.app.processEvents()
    coach, panel = card(known), known.panel
    (lines,) = panel.findChildren(AnalysisPanel)
    assert lines.isVisible() and coach.isVisible() and not coach.reply.isVisible()
    assert coach.better.visibleRegion().boundingRect().size() == coach.better.size()
    assert coach.better.text == "Better  ☖\u00a0P-8d" and coach.words.text() == ""
    table = panel.record.moves.findChildren(QTableView)[0]
    assert known.window.size() == QSize(1024, 640) and table.viewport().height() >= 6 * table.rowHeight(0)
    parts_ = (panel.record, lines, coach)
    assert all(part.height() >= part.minimumSizeHint().height() for part in parts_)
    known.trigger("ANALYSE")
    assert coach.better.isVisible() and coach.reply.isVisible()


def why(desk: Desk) -> list[QToolButton]:
    """The buttons beside the moves that ask it."""
    return [button for button in parts(desk.panel, QToolButton, "Why did I lose?") if button.isVisible()]


def test_why_a_game_was_lost_is_asked_later_too(lost: Desk, tmp_path: Path) -> None:
    assert lost.window.rooms.files.records.save_to(str(tmp_path / "lost.kif"))
    lost.start()
    assert not why(lost) and not lost.enabled("WHY_LOST")
    assert lost.window.rooms.files.records.open_file(str(tmp_path / "lost.kif"))
    assert lost.session.record.setup.white == PlayerSetup(human=False, level=3), "KIF has only its name"
    assert lost.enabled("WHY_LOST") and lost.window.actions_["WHY_LOST"].isVisible()
    QTest.mouseClick(why(lost)[0], Qt.MouseButton.LeftButton)
    moments(lost).close()
    assert not why(lost) and lost.enabled("WHY_LOST")


def test_the_end_of_a_game_is_told_once_over_the_board(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("judging")
    desk.start(GameChoice(level=3))
    desk.play("9g9f")
    desk.qtbot.waitUntil(desk.session.turn.human_may_move)
    desk.session.turn.resign()
    title, text, *buttons = desk.banner()
    assert title == "☖ Computer wins" and text.startswith("by resignation · 2 moves") and "Why did I lose?" in buttons
    assert desk.status == "The game is over." and not why(desk)
    desk.press_banner("Close")
    assert desk.status == "☖ White wins by resignation" and len(why(desk)) == 1


def test_nobody_has_lost_a_game_of_others(known: Desk) -> None:
    assert not known.enabled("WHY_LOST") and not why(known)


def test_mistakes_of_others_are_no_own_ones(known: Desk, tmp_path: Path) -> None:
    known.session.record.save(str(tmp_path / "a.kif"))
    (tmp_path / "theirs.kif").write_bytes((tmp_path / "a.kif").read_bytes())
    assert known.window.rooms.files.records.open_file(str(tmp_path / "theirs.kif"))

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, PracticeDialog)
        the_button(dialog, "White").click()
        dialog.accept()

    answer(known, look)
    QTest.mouseClick(pane(known).report.practise, Qt.MouseButton.LeftButton)
    window, deck = the(known.window, ProblemsWindow), known.window.desk.deck()
    assert window.windowTitle() == "Mistakes of others" and len(window.shelf.problems) == 1
    assert deck.of("shogi") == () and [card.exercise.made for card in deck.of("shogi", own=False)] == ["1c1d"]
    assert [entry.title for entry in window.shelf.entries()][-1] == "Mistakes of others: 1"
    window.close()


def test_a_game_of_friends_is_ones_own_when_its_file_is_opened_again(desk: Desk, tmp_path: Path) -> None:
    files, practice = desk.window.rooms.files.records, desk.window.rooms.analysis.game_analysis.practice
    mine, foreign = tmp_path / "mine.kif", tmp_path / "foreign.kif"
    desk.window.rooms.play.commands.start(GameChoice(computer=False))
    desk.play("7g7f", "3c3d")
    desk.session.turn.resign()
    assert files.save_to(str(mine)) and practice.is_own()
    foreign.write_bytes(mine.read_bytes())
    desk.start()
    assert files.open_file(str(foreign)) and not practice.is_own(), "who wrote that one is not known"
    assert files.open_file(str(mine)) and practice.is_own()
    mine.write_text(mine.read_text("cp932").replace("３四歩(33)", "８四歩(83)"), "cp932")
    desk.window.rooms.files.records.close_record()
    assert files.open_file(str(mine)) and not practice.is_own(), "another program has put another game there"


GOLDS = "lnsgkgsnl/1r5b1/ppppppppp/9/9/ggg6/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"


def taught(desk: Desk, move: str, sfen: str = "") -> Node:
    """The first move of a teaching game, which is over then."""
    desk.start(GameChoice(level=3, teaching=True), sfen)
    desk.play(move)
    desk.qtbot.waitUntil(lambda: desk.session.turn.human_may_move() or desk.session.advice.offered is not None)
    desk.session.turn.resign()
    return nodes(desk)[1]


def thought(desk: Desk, *scores: int) -> None:
    """What a later look thinks of the first positions, for the side to move."""
    found = zip(nodes(desk), (Evaluation(Score(cp), ("8g8f",)) for cp in scores), strict=False)
    desk.session.review.set_evaluations(dict(found))


def test_where_a_later_look_finds_a_praised_move_bad_the_review_says_so(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("level")
    praised, told = taught(desk, "9g9f", GOLDS), "A later look finds this worse than the coach did."
    thought(desk, 0, 300)
    desk.session.record.go_to(praised)
    assert card(desk).title.text().startswith("?") and card(desk).words.text().endswith(told)
    assert graph(desk).accessibleName().endswith(told)
    desk.trigger("WHY_LOST")
    assert told in " ".join(texts(moments(desk)))
    moments(desk).close()
    thought(desk, 0, 0)
    assert told not in graph(desk).accessibleName()


def test_where_a_later_look_finds_no_blunder_the_review_says_so(make_desk: Callable[..., Desk]) -> None:
    desk = make_desk("judging")
    blunder, told = taught(desk, "7g7f"), "A later look finds this better than the coach did."
    thought(desk, 0, 0)
    desk.session.record.go_to(blunder)
    assert graph(desk).accessibleName().endswith(told)
    thought(desk, 0, 600)
    assert told not in graph(desk).accessibleName() and card(desk).title.text().startswith("??")
