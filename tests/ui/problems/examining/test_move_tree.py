"""The tree of moves: ordered by worth, opened when the person looks, walked with the arrows."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.mating.verdict import Verdict
from shogi_desktop.session.problems.tree import ExaminedNode, child_of, root_of
from shogi_desktop.ui.problems.examining.main_line import MainLine
from shogi_desktop.ui.problems.examining.move_tree import ROW, MoveTree, MoveTreeModel, TreeRow
from tests.problem_values import a_verdict, move_of, position_after, text_of

SFEN = "4k4/9/4P4/9/9/9/9/9/9 b GSr2b3g3s4n4l17p 1"


@pytest.fixture
def root() -> ExaminedNode:
    return root_of(position_after(SFEN))


@pytest.fixture
def tree(qtbot: QtBot, root: ExaminedNode) -> MoveTree:
    made = MoveTree()
    qtbot.addWidget(made)
    made.tree_model().show_tree(root, lambda node: TreeRow(text_of(node.move), None, f"worth of {text_of(node.move)}"))
    made.resize(260, 300)
    made.show()
    return made


def add(model: MoveTreeModel, parent: ExaminedNode, move: str, verdict: Verdict | None = None) -> ExaminedNode:
    node, _ = child_of(parent, move_of(move))
    node.verdict = verdict
    model.add(node)
    return node


def rows(model: MoveTreeModel, parent: ExaminedNode) -> list[str]:
    index = model.index_of(parent)
    return [model.index(row, 0, index).data() for row in range(model.rowCount(index))]


def test_mates_come_first_the_shortest_at_the_top(tree: MoveTree, root: ExaminedNode) -> None:
    model = tree.tree_model()
    add(model, root, "G*9i", a_verdict(mate=False, check=False))
    add(model, root, "G*6b", a_verdict(mate=False))
    add(model, root, "S*6b", a_verdict())
    add(model, root, "S*4b", a_verdict(mate=True, plies=4))
    add(model, root, "G*5b", a_verdict(mate=True, plies=0))
    assert rows(model, root) == ["G*5b", "S*4b", "S*6b", "G*6b", "G*9i"]


def test_the_defender_escapes_first_or_holds_out_longest(tree: MoveTree, root: ExaminedNode) -> None:
    model = tree.tree_model()
    check = add(model, root, "S*4b", a_verdict(mate=True, plies=4))
    add(model, check, "5a6a", a_verdict(mate=True, plies=1))
    add(model, check, "5a4b", a_verdict(mate=True, plies=3))
    assert rows(model, check) == ["5a4b", "5a6a"]
    late = check.child(move_of("5a6a"))
    assert late is not None
    late.verdict = a_verdict(mate=False)
    model.update(late)
    assert rows(model, check) == ["5a6a", "5a4b"]


def test_of_equals_the_main_line_comes_first_then_who_came_first(tree: MoveTree, root: ExaminedNode) -> None:
    model = tree.tree_model()
    mate = a_verdict(mate=True, plies=2)
    nodes = [add(model, root, move, mate) for move in ("S*6b", "S*4b", "G*5b")]
    assert rows(model, root) == ["S*6b", "S*4b", "G*5b"]
    model.update(nodes[0])
    assert rows(model, root) == ["S*6b", "S*4b", "G*5b"]
    nodes[2].main = True
    model.update(nodes[2])
    assert rows(model, root) == ["G*5b", "S*6b", "S*4b"]


def test_rows_stay_sound_in_any_order_of_news(tree: MoveTree, root: ExaminedNode) -> None:
    model = tree.tree_model()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, tree)
    chance = random.Random(3)
    mates = [a_verdict(mate=True, plies=plies) for plies in range(0, 6, 2)]
    verdicts = [None, a_verdict(), a_verdict(mate=False), *mates]
    moves = ["S*4b", "S*6b", "G*6b", "G*4b", "G*5b", "G*4a", "G*6a", "S*6c"]
    nodes = [add(model, root, move) for move in moves]
    for _ in range(120):
        node = chance.choice(nodes)
        node.verdict = chance.choice(verdicts)
        model.update(node)
    assert sorted(rows(model, root)) == sorted(moves)
    tree.show_node(chance.choice(nodes))
    model.show_tree(root, lambda node: TreeRow(text_of(node.move)))
    assert rows(model, root)[0] in moves
    model.show_tree(None, lambda node: TreeRow(text_of(node.move)))
    assert model.rowCount(QModelIndex()) == 0


def test_only_the_person_who_opens_a_row_asks_for_its_moves(tree: MoveTree, root: ExaminedNode, qtbot: QtBot) -> None:
    model = tree.tree_model()
    asked: list[ExaminedNode] = []
    tree.open_wished.connect(asked.append)
    check = add(model, root, "S*4b", a_verdict(mate=True, plies=4))
    answer = add(model, check, "5a6a", a_verdict(mate=True, plies=1))
    tree.show_node(answer)
    QApplication.processEvents()
    assert asked == []
    tree.expand(model.index_of(answer))
    QApplication.processEvents()
    assert asked == [answer]
    answer.opened = True
    tree.collapse(model.index_of(answer))
    tree.expand(model.index_of(answer))
    QApplication.processEvents()
    assert asked == [answer]


def test_what_is_chosen_is_what_was_clicked_though_the_tree_shrinks_meanwhile(
    tree: MoveTree, root: ExaminedNode, qtbot: QtBot
) -> None:
    model = tree.tree_model()
    for move in ("S*4b", "S*6b", "G*5b", "G*6b", "G*4b", "G*4a", "G*6a", "S*6c", "S*4c"):
        add(model, root, move, a_verdict(mate=False))
    tree.open_node(root)

    def shrink(node: ExaminedNode) -> None:
        tree.resize(260, 120)
        tree.show_node(node)

    tree.node_wished.connect(shrink)
    node = root.child(move_of("S*6c"))
    assert node is not None
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=tree.visualRect(model.index_of(node)).center())
    QApplication.processEvents()
    assert [model.node(index) for index in tree.selectionModel().selectedIndexes()] == [node]
    assert tree.viewport().rect().contains(tree.visualRect(model.index_of(node)))


def test_what_is_chosen_stays_chosen_when_its_row_moves_as_it_is_opened(tree: MoveTree, root: ExaminedNode) -> None:
    model = tree.tree_model()
    nodes = [add(model, root, move, a_verdict(mate=False)) for move in ("S*4b", "S*6b", "G*5b")]

    def opened(node: ExaminedNode) -> None:
        node.verdict = a_verdict(mate=True, plies=2)
        model.update(node)

    tree.open_wished.connect(opened)
    tree.show_node(nodes[1])
    QTest.keyClick(tree, Qt.Key.Key_Right)
    QApplication.processEvents()
    assert rows(model, root)[0] == "S*6b"
    assert [model.node(index) for index in tree.selectionModel().selectedIndexes()] == [nodes[1]]


def test_rows_that_end_the_line_cannot_be_opened(tree: MoveTree, root: ExaminedNode) -> None:
    model = tree.tree_model()
    mate = add(model, root, "G*5b", a_verdict(mate=True, plies=0))
    quiet = add(model, root, "G*9i", a_verdict(mate=False, check=False))
    check = add(model, root, "G*6b", a_verdict(mate=False))
    assert not model.hasChildren(model.index_of(mate))
    assert not model.hasChildren(model.index_of(quiet))
    assert model.hasChildren(model.index_of(check))
    check.opened = True
    assert not model.hasChildren(model.index_of(check))


def test_arrows_walk_and_open(tree: MoveTree, root: ExaminedNode) -> None:
    model = tree.tree_model()
    first = add(model, root, "G*5b", a_verdict(mate=True, plies=0))
    second = add(model, root, "G*6b", a_verdict(mate=False))
    QApplication.processEvents()
    gone: list[ExaminedNode] = []
    opened: list[ExaminedNode] = []
    tree.node_wished.connect(gone.append)
    tree.open_wished.connect(opened.append)
    tree.show_node(root)
    tree.open_node(root)
    QApplication.processEvents()
    assert (gone, opened) == ([], [])
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left):
        QTest.keyClick(tree, key)
        QApplication.processEvents()
    assert gone == [first, second, root]
    assert opened == [second]
    add(model, root, "S*6b", a_verdict(mate=False))
    for key in (Qt.Key.Key_G, Qt.Key.Key_5, Qt.Key.Key_Asterisk):
        QTest.keyClick(tree, key)
    QApplication.processEvents()
    assert opened == [second]
    assert model.node(tree.currentIndex()) is root


def test_a_row_tells_everything_to_those_who_do_not_see_it(tree: MoveTree, root: ExaminedNode) -> None:
    model = tree.tree_model()
    node = add(model, root, "G*5b", a_verdict(mate=True))
    index = model.index_of(node)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "G*5b: worth of G*5b"
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "G*5b: worth of G*5b"
    assert index.data(ROW) == TreeRow("G*5b", None, "worth of G*5b")


def test_the_main_line_presses_the_move_on_the_board(qtbot: QtBot) -> None:
    line = MainLine()
    qtbot.addWidget(line)
    wished: list[int] = []
    line.move_wished.connect(wished.append)
    line.resize(200, 100)
    line.show_line(["☗ S*4b", "☖ K-6a", "☗ G*5b"])
    line.show()
    assert line.texts() == ["☗ S*4b", "☖ K-6a", "☗ G*5b"]
    line.show_at(1)
    assert line.shown() == 1
    line.show_at(-1)
    assert line.shown() == -1
    line.buttons()[2].click()
    assert wished == [2]
    line.show_line([])
    assert not line.isVisible()


def test_a_move_too_long_for_the_line_is_shortened_and_told_in_full(qtbot: QtBot) -> None:
    line = MainLine()
    qtbot.addWidget(line)
    line.resize(180, 100)
    long = "☗ +WBf13-12k (burns 14j, 13j, 12j, 11j, 14k)"
    line.show_line([long, "☖ K-6a"])
    line.show()
    button, short = line.buttons()
    assert button.width() <= 180 and button.text().endswith("…")
    assert button.toolTip() == long[2:] and button.accessibleName() == long
    assert short.text() == "K-6a" and short.y() > button.y()
    line.resize(600, 100)
    assert button.text() == long[2:] and button.toolTip() == ""
