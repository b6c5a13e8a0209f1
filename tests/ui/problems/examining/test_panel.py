"""The page that examines a problem: check, reasons, main line, tree, and "why not this?" by moves on the board."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from shogi_desktop import paths
from shogi_desktop.clients.problem_client import ProblemClient
from shogi_desktop.mating.problem import Problem
from shogi_desktop.mating.report import FlawKind, Report
from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.wire.problem_lines import Ask
from shogi_desktop.rules import load_variant
from shogi_desktop.session.engines.engines import Engines
from shogi_desktop.session.problems.examining import Examining
from shogi_desktop.session.problems.tree import ExaminedNode
from shogi_desktop.ui.problems.examining.main_line import MainLine
from shogi_desktop.ui.problems.examining.move_tree import MoveTree
from shogi_desktop.ui.problems.examining.panel import ExaminePanel
from shogi_desktop.ui.problems.examining.report_view import ReportView
from shogi_desktop.ui.problems.examining.verdict_marks import ExplanationCard
from shogi_desktop.ui.widgets.plain import unjoined
from tests.problem_values import a_flaw, a_report, a_verdict, move_of, moves_in, moves_of, texts_of
from tests.scripted_client import ScriptedClient

PROBLEM = Problem("4k4/9/4P4/9/9/9/9/9/9 b GSr2b3g3s4n4l17p 1", "shogi", plies=3)
LINE = ("S*4b", "5a6a", "G*5b")  # what the answers say here need not be true
FIRST = (
    a_verdict("S*4b", True, 2, True, LINE[1:]),
    a_verdict("G*5b", True, 0, True),
    a_verdict("G*6b", False, line=("5a4a",)),
)
COOK = a_flaw(FlawKind.COOK, 0, "G*5b", 1, ("G*5b",))
REPORT = a_report(True, 3, 3, True, LINE, FIRST, (COOK,), undecided=((0, "S*6b", 0),))
COOKS = tuple(a_flaw(FlawKind.COOK, 2, move, 13) for move in ("G*7a", "G*6b", "G*1a", "G*4a"))
TENJIKU = Problem("15k/14p1/13[LN]2/16/16/16/16/16/16/16/16/16/16/16/16/K15 b - 1", "tenjiku")


class Page:
    """The panel as a person meets it; what the board would be told is in `shown`."""

    def __init__(self, qtbot: QtBot, client: ProblemClient | None = None) -> None:
        self.qtbot = qtbot
        self.client = ScriptedClient()
        self.engines = Engines(paths.engines_file())
        self.panel = ExaminePanel(client or self.client, lambda: self.engines)
        qtbot.addWidget(self.panel)
        self.shown: list[ExaminedNode] = []
        self.panel.node_shown.connect(self.shown.append)
        self.panel.resize(260, 500)
        self.panel.show()
        self.report = self.panel.findChildren(ReportView)[0]
        self.tree = self.panel.findChildren(MoveTree)[0]
        self.line = self.panel.findChildren(MainLine)[0]

    @property
    def node(self) -> ExaminedNode:
        node = self.panel.node()
        assert node is not None
        return node

    def play(self, move: str) -> ExaminedNode:
        """A move on the board."""
        self.panel.play(parse_move(move, self.node.position))
        return self.node

    def check(self, report: Report = REPORT) -> None:
        self.report.button().click()
        self.client.answer(report)

    @property
    def card(self) -> str:
        """What is said of the move on the board, "" where there is no card."""
        (card,) = self.panel.findChildren(ExplanationCard)
        return card.text() if card.isVisible() else ""

    def reasons(self) -> list[str]:
        found = self.report.reason_list()
        return [unjoined(found.item(row).text()) for row in range(found.count())]

    def rows(self) -> list[str]:
        """The first moves with what they are worth, top to bottom."""
        model = self.tree.tree_model()
        root = model.index(0, 0)
        role = Qt.ItemDataRole.AccessibleTextRole
        return [model.index(row, 0, root).data(role) for row in range(model.rowCount(root))]


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[Page]:
    made = Page(qtbot)
    made.panel.set_problem(PROBLEM)
    yield made
    made.client.close()


def test_a_problem_is_shown_and_nothing_is_asked_yet(page: Page) -> None:
    assert [node.ply for node in page.shown] == [0]
    assert page.client.asked == []
    assert page.report.headline() == "Not checked yet"
    assert page.card == "" and not page.line.isVisible()


def test_the_check_is_asked_for_with_its_time_and_can_be_cancelled(page: Page) -> None:
    assert page.report.button().text() == "Check"
    page.report.button().click()
    asked = page.client.question
    assert (asked.ask, moves_in(asked)) == (Ask.CHECK, ())
    assert page.report.button().text() == "Cancel" and page.report.headline() == "Being checked"
    page.client.progress(1, 12)
    assert page.report.progress_text() == ""  # the first moment passes without
    page.qtbot.waitUntil(lambda: page.report.progress_text() == "Looking…")
    page.client.progress(3, 12)
    assert page.report.progress_text() == "3 of 12 moves looked at"
    page.client.progress(0, 0, 1500)
    assert page.report.progress_text() in ("1,500 positions looked at", "1500 positions looked at")
    page.report.button().click()
    assert page.client.stops == 1
    page.client.answer(a_report(None, stopped=True))
    assert page.report.headline() == "Not decided in the time"
    assert page.report.button().text() == "Check" and page.report.progress_text() == ""


def test_a_check_ends_when_its_time_is_over(page: Page) -> None:
    page.report.button().click()
    assert page.client.question.milliseconds == 60_000
    page.client.answer(replace(REPORT, flaws=(), stopped=True))
    assert page.report.note() == "Not decided in the time"
    page.panel.findChildren(QComboBox)[0].setCurrentText("No limit")
    page.report.button().click()
    assert page.client.question.milliseconds == 0


def test_a_cook_is_reported_and_shown_on_the_board(page: Page) -> None:
    page.check()
    assert (page.report.headline(), page.report.note()) == ("Not sound", "Mate in 3")
    assert page.reasons() == [
        "Another first move mates: G*5b, mate in 1",
        "Move 1: S*6b was not decided in the time",
    ]
    assert page.rows() == ["☗ G*5b: mate", "☗ S*4b: mate in 3", "☗ G*6b: no mate"]
    found = page.report.reason_list()
    found.itemClicked.emit(found.item(0))
    assert texts_of(page.shown[-1].line()) == ("G*5b",)
    assert page.card == "G*5b is mate too: another solution."


def test_a_move_that_was_not_decided_is_tried_again_when_its_line_is_clicked(page: Page) -> None:
    page.check()
    found = page.report.reason_list()
    found.itemActivated.emit(found.item(1))
    assert (page.client.question.ask, moves_in(page.client.question)) == (Ask.SOLVE, ("S*6b",))
    assert texts_of(page.node.line()) == ("S*6b",)


def test_the_main_line_leads_through_its_positions(page: Page) -> None:
    page.check()
    assert page.line.texts() == ["☗ S*4b", "☖ K-6a", "☗ G*5b"]
    page.line.buttons()[2].click()
    assert texts_of(page.shown[-1].line()) == LINE
    assert page.line.shown() == 2
    page.line.buttons()[0].click()
    assert texts_of(page.shown[-1].line()) == LINE[:1] and page.line.shown() == 0
    page.play("5a4b")
    assert page.line.shown() == -1


def test_why_not_this(page: Page) -> None:
    """A move on the board becomes a node, is judged, and the answer is a sentence."""
    node = page.play("G*6b")
    asked = page.client.question
    assert (asked.ask, moves_in(asked)) == (Ask.SOLVE, ("G*6b",))
    assert page.shown[-1] is node
    assert page.tree.tree_model().node(page.tree.currentIndex()) is node
    assert page.card == "G*6b: looking for an answer…"
    page.client.answer(a_verdict("", False, line=("5a4a",)))
    assert page.card == "G*6b: White answers K-4a and there is no mate."
    assert page.rows() == ["☗ G*6b: no mate"]


def test_a_move_that_is_no_check_is_told_at_once(page: Page) -> None:
    page.play("G*9i")
    assert page.client.asked == []
    assert page.card == "G*9i is no check. Every move of the attacker must give check."


def test_all_moves_at_a_node_are_asked_for_by_the_button_or_the_arrow(page: Page) -> None:
    button = page.panel.open_button
    assert button.text() == "All checks here"
    button.click()
    assert (page.client.question.ask, moves_in(page.client.question)) == (Ask.MOVES, ())
    page.client.find(FIRST[2])
    page.client.find(FIRST[1])
    assert page.rows() == ["☗ G*5b: mate", "☗ G*6b: no mate"]
    page.client.answer(None)
    assert not button.isEnabled()
    child = page.node.child(move_of("G*6b"))
    assert child is not None
    page.tree.setCurrentIndex(page.tree.tree_model().index_of(child))
    QApplication.processEvents()
    assert page.shown[-1] is child
    assert button.text() == "All answers here" and button.isEnabled()
    QTest.keyClick(page.tree, Qt.Key.Key_Right)
    QApplication.processEvents()
    assert (page.client.question.ask, moves_in(page.client.question)) == (Ask.MOVES, ("G*6b",))


def test_after_a_whole_report_all_checks_are_there(page: Page) -> None:
    page.check()
    assert not page.panel.open_button.isEnabled()
    root = page.tree.tree_model().index(0, 0)
    page.tree.collapse(root)
    page.tree.expand(root)
    QApplication.processEvents()
    assert len(page.client.asked) == 1
    page.panel.set_problem(replace(PROBLEM, plies=5))
    page.check(replace(REPORT, stopped=True))
    assert page.panel.open_button.isEnabled()


def test_an_engine_that_dies_is_told_and_the_next_question_starts_afresh(page: Page) -> None:
    page.report.button().click()
    page.client.fail("it crashed")
    assert page.card == "The engine stopped working: it crashed"
    assert page.report.button().text() == "Check"
    page.play("G*6b")
    assert page.card == "G*6b: looking for an answer…"


def test_the_move_on_the_board_stays_in_sight_when_its_card_comes_up(page: Page) -> None:
    page.panel.resize(260, 420)
    for move in ("G*6b", "G*5b", "G*4b", "G*4a", "G*6a", "S*4b", "S*6b", "G*9i", "G*8i"):
        page.tree.setCurrentIndex(page.tree.tree_model().index(0, 0))
        QApplication.processEvents()
        page.play(move)
        QApplication.processEvents()
        row = page.tree.visualRect(page.tree.currentIndex())
        assert page.tree.viewport().rect().contains(row)


def test_another_problem_at_any_moment(page: Page) -> None:
    """Whatever is still said of the last one is heard by nobody."""
    page.report.button().click()
    page.client.progress(3, 12)
    page.panel.set_problem(TENJIKU)
    assert page.client.stops == 1
    assert page.report.headline() == "Not checked yet" and page.report.progress_text() == ""
    page.client.answer(REPORT)
    assert page.report.headline() == "Not checked yet" and page.rows() == []
    page.panel.set_problem(PROBLEM)
    page.check()
    assert page.report.headline() == "Not sound"
    page.panel.set_problem(None)
    assert page.panel.node() is None and not page.report.isEnabled()
    page.panel.play(0)
    page.panel.stop()


def test_the_same_problem_again_keeps_what_is_known(page: Page) -> None:
    page.check()
    page.panel.set_problem(PROBLEM)
    assert page.report.headline() == "Not sound" and len(page.rows()) == 3


def test_a_position_that_cannot_be_read_leaves_the_last_problem(page: Page) -> None:
    page.check()
    with pytest.raises(NotationError):
        page.panel.set_problem(Problem("9/9 b - 1", "shogi"))
    assert page.report.headline() == "Not sound"


def test_moves_are_written_as_the_person_likes_them(page: Page) -> None:
    page.check()
    page.panel.set_notation("japanese")
    assert page.line.texts() == ["☗４二銀", "☖６一玉", "☗５二金"]
    assert page.reasons()[0] == "Another first move mates: ５二金, mate in 1"
    assert page.rows()[0] == "☗５二金: mate"


def test_another_language_keeps_everything_in_its_place(page: Page, qapp: QApplication) -> None:
    page.check()
    page.play("G*6b")
    before = page.report.headline(), page.reasons(), page.line.texts(), page.rows(), page.card
    QApplication.sendEvent(page.panel, QEvent(QEvent.Type.LanguageChange))
    assert (page.report.headline(), page.reasons(), page.line.texts(), page.rows(), page.card) == before


def test_a_window_that_closes_gives_up_what_is_looked_for(page: Page) -> None:
    page.report.button().click()
    page.panel.close()
    assert page.client.stops == 1


def test_long_moves_of_a_large_game_fit(page: Page) -> None:
    page.panel.set_problem(TENJIKU)
    line = moves_of("3c2b1a", variant=load_variant("tenjiku"))
    page.check(Report(True, 1, 1, True, line, (Verdict(line[0], True, 0, True),)))
    (button,) = page.line.buttons()
    assert button.width() <= page.line.viewport().width()
    assert page.panel.minimumSizeHint().width() <= 250


@pytest.mark.parametrize("width", [250, 270, 290, 310, 340])
def test_all_reasons_are_seen_where_there_is_room(page: Page, width: int) -> None:
    page.panel.resize(width, 900)
    found = page.report.reason_list()
    for count in (1, 4, 2, 3):
        page.panel.set_problem(replace(PROBLEM, title=str(count)))
        page.check(replace(REPORT, length=1, flaws=COOKS[:count], undecided=()))  # with a note that folds
        page.qtbot.waitUntil(lambda: found.geometry().bottom() < page.report.button().geometry().top())
        assert found.count() == count and found.verticalScrollBar().maximum() == 0
        assert found.visualItemRect(found.item(count - 1)).bottom() < found.viewport().height()
        assert found.viewport().height() <= found.visualItemRect(found.item(count - 1)).bottom() + 8


def test_a_low_window_squeezes_nothing(page: Page) -> None:
    page.panel.resize(250, 446)
    page.check(replace(REPORT, length=1, flaws=COOKS))
    page.play("G*6b")
    (card,) = page.panel.findChildren(ExplanationCard)

    def tops_and_bottoms() -> list[int]:
        """Of what stands one below the other, downwards."""
        parts = (page.report.reason_list(), page.report.button(), page.line, page.panel.open_button, page.tree, card)
        edges = []
        for part in parts:
            edges += [
                part.mapTo(page.panel, corner).y() for corner in (part.rect().topLeft(), part.rect().bottomLeft())
            ]
        return edges

    page.qtbot.waitUntil(lambda: tops_and_bottoms() == sorted(tops_and_bottoms()))
    assert tops_and_bottoms()[-1] < page.panel.height()
    assert page.report.reason_list().height() >= 60 and page.tree.height() >= 70


@pytest.mark.parametrize("seed", range(12))
def test_anything_may_happen_at_any_time(page: Page, seed: int) -> None:
    """A person who tries everything, and an engine that answers when it likes: words, tree and board agree."""
    chance = random.Random(seed)
    person = (
        lambda: page.panel.set_problem(chance.choice([PROBLEM, TENJIKU, replace(PROBLEM, plies=5), None])),
        page.panel.start_check,
        page.panel.stop,
        page.panel.open_button.click,
        lambda: page.panel.set_notation(chance.choice(["japanese", "western"])),
        lambda: QApplication.sendEvent(page.panel, QEvent(QEvent.Type.LanguageChange)),
        lambda: page.panel.setVisible(not page.panel.isVisible()),
        lambda: QTest.keyClick(page.tree, chance.choice([Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Right])),
    )
    for _ in range(80):
        node = page.panel.node()
        if node is not None and chance.random() < 0.3 and node.moves():
            page.panel.play(chance.choice(node.moves()))
        elif page.client.is_busy() and chance.random() < 0.5:
            answer(page.client, node, chance)
        else:
            chance.choice(person)()
        if chance.random() < 0.5:
            QApplication.processEvents()
    QApplication.processEvents()
    assert page.tree.tree_model().node(page.tree.currentIndex()) is page.panel.node()
    (examining,) = page.panel.findChildren(Examining)
    assert page.report.button().text() == ("Cancel" if examining.is_busy else "Check")


def answer(client: ScriptedClient, node: ExaminedNode | None, chance: random.Random) -> None:
    """Some answer to the question that runs."""
    asked = client.question
    if chance.random() < 0.15:
        client.fail("it crashed")
    elif asked.ask is Ask.CHECK:
        of_shogi = asked.variant.name == "shogi"
        client.answer(chance.choice([REPORT, a_report(False)]) if of_shogi else a_report(None, stopped=True))
    elif asked.ask is Ask.MOVES:
        client.answer(None)
    else:
        client.answer(chance.choice([a_verdict(), a_verdict(mate=False), a_verdict(mate=True, plies=3, exact=True)]))


def test_the_same_position_under_another_title_leaves_the_person_in_its_tree(page: Page) -> None:
    page.play("G*6b")
    node = page.play("5a4a")
    page.panel.set_problem(replace(PROBLEM, title="The gold"))
    assert page.node is node is page.shown[-1]
    assert page.play("5c5b+").parent is node


def test_with_the_engine_itself(qtbot: QtBot) -> None:
    """One problem that is sound, one with a choice at the last move and a piece that nobody needs."""
    client = ProblemClient()
    page = Page(qtbot, client)
    page.panel.set_problem(Problem("4k4/9/4P4/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1", "shogi", plies=1))
    page.panel.start_check()
    qtbot.waitUntil(lambda: page.report.headline() == "Sound: mate in 1, one solution", timeout=20_000)
    assert page.reasons() == [] and page.line.texts() == ["☗ G*5b"]
    page.play("G*6b")
    qtbot.waitUntil(lambda: page.card.endswith("and there is no mate."), timeout=20_000)
    page.panel.set_problem(Problem("7pk/7L1/6G2/8n/9/9/9/9/9 b Sgl 1", "shogi"))
    page.panel.start_check()
    qtbot.waitUntil(lambda: page.report.headline() == "Sound: mate in 9", timeout=20_000)
    assert page.reasons() == ["At the last move +S-2b mates too"]
    page.panel.set_problem(Problem("5n1gk/9/7P1/4B4/4s4/9/9/9/9 b Gg 1", "shogi"))
    page.panel.start_check()
    qtbot.waitUntil(lambda: page.report.headline().startswith("Sound: mate in 3"), timeout=20_000)
    assert "Left in hand: gold general" in page.reasons()
    client.wait_closed()
