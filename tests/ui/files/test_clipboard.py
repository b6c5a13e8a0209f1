"""Copying in every format, and pasting beside the record on the board or into it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox

from shogi_desktop.game.tree import Game
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.detect import looks_like, parse_record
from shogi_desktop.rules import load_variant
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.ui.files.choosing import ChooseGamesDialog
from tests.ui.desk import Desk

RECORD = "position startpos moves 7g7f 3c3d"
COPIES = ("COPY_GAME", "COPY_KI2", "COPY_CSA", "COPY_JKF", "COPY_USI", "COPY_USEN", "COPY_HODGES", "COPY_OWN")
QUESTION = "Open the game in a new tab"


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def plies(game: Game) -> list[int]:
    return [node.ply for node in game.root.walk()]


@pytest.fixture
def record(desk: Desk) -> Desk:
    """A record of two moves on the board, at its end."""
    QGuiApplication.clipboard().setText(RECORD)
    desk.trigger("PASTE")
    desk.trigger("LAST")
    assert desk.session.record.state is SessionState.REVIEW and plies(desk.session.record.game) == [0, 1, 2]
    return desk


def test_a_record_is_copied_in_every_format_and_reads_as_the_same_game(record: Desk) -> None:
    for id_ in COPIES:
        QGuiApplication.clipboard().clear()
        record.trigger(id_)
        (game,) = parse_record(clipboard(), "shogi").games
        moves = [node.move for node in record.session.record.game.main_line()]
        assert [node.move for node in game.main_line()] == moves and looks_like(clipboard()) is not None, id_


def test_from_here_on_the_position_is_the_start(record: Desk) -> None:
    record.session.review.set_comment(record.session.record.game.cursor, "here")
    record.trigger("BACK")
    record.trigger("COPY_FROM_HERE")
    (game,) = parse_record(clipboard(), "shogi").games
    assert game.start.key == record.session.record.game.position.key
    assert [node.comment for node in game.root.walk()] == ["", "here"]


def test_a_diagram_is_copied_where_the_game_has_them(record: Desk) -> None:
    record.trigger("COPY_BOD")
    assert "後手の持駒" in clipboard()
    record.start(GameChoice(variant="chu", computer=False))
    record.trigger("COPY_BOD")
    assert record.status == "This game has no diagrams of text."


def test_a_format_that_cannot_hold_the_game_is_explained(desk: Desk) -> None:
    desk.start(GameChoice(variant="tenjiku", computer=False))
    QGuiApplication.clipboard().setText("as it was")
    desk.answer_boxes()
    desk.trigger("COPY_CSA")
    assert desk.messages[0].startswith("The game cannot be copied in this format.") and clipboard() == "as it was"


def test_a_paste_becomes_a_branch_and_is_undone(record: Desk) -> None:
    before = record.session.record.text()
    QGuiApplication.clipboard().setText("startpos moves 7g7f 8c8d 2g2f")
    record.answer_boxes("Add as a branch")
    record.trigger("PASTE")
    assert record.messages[0].startswith(QUESTION)
    first = record.session.record.game.root.children[0]
    assert plies(record.session.record.game) == [0, 1, 2, 2, 3] and len(first.children) == 2
    assert record.window.desk.records.records[0].game is record.session.record.game
    record.trigger("UNDO")
    assert record.session.record.text() == before
    record.trigger("REDO")
    assert plies(record.session.record.game) == [0, 1, 2, 2, 3]


def test_a_paste_from_the_position_on_the_board_goes_on_from_there(record: Desk) -> None:
    record.trigger("COPY_POSITION")
    QGuiApplication.clipboard().setText(f"sfen {clipboard()} moves 2g2f 8c8d")
    record.answer_boxes("Add as a branch")
    record.trigger("PASTE")
    assert plies(record.session.record.game) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("answer", "open_then"), [("New tab", 2), ("Cancel", 1)])
def test_a_paste_may_stand_alone_or_be_given_up(record: Desk, answer: str, open_then: int) -> None:
    QGuiApplication.clipboard().setText("startpos moves 2g2f")
    record.answer_boxes(answer)
    record.trigger("PASTE")
    assert len(record.window.desk.records.records) == open_then
    assert plies(record.window.desk.records.records[0].game) == [0, 1, 2]


def test_of_several_games_those_that_are_marked_are_opened(desk: Desk) -> None:
    games = [Game(load_variant(name)) for name in ("shogi", "chu", "wa")]
    games[1].headers["black"] = "<b>花子</b>"
    dialog = ChooseGamesDialog(games, "three.kif", desk.window)
    model = dialog.table.model()
    assert [model.index(row, 1).data() for row in range(3)] == ["", "<b>花子</b>", ""]
    assert dialog.chosen() == [0]
    dialog.table.selectAll()
    assert dialog.chosen() == [0, 1, 2]
    dialog.findChildren(QDialogButtonBox)[0].rejected.emit()
    assert dialog.result() == 0


@pytest.mark.parametrize(
    "address",
    [
        "https://lishogi.org/editor/4k4/9/9/9/9/9/9/9/4K2R1_b_G_1",
        "https://www.pychess.org/analysis/shogi?fen=4k4/9/9/9/9/9/9/9/4K2R1[G]_w_0_1",
    ],
)
def test_the_position_in_an_address_is_pasted(desk: Desk, address: str) -> None:
    QGuiApplication.clipboard().setText(address)
    desk.trigger("PASTE")
    assert format_sfen(desk.session.record.game.start) == "4k4/9/9/9/9/9/9/9/4K2R1 b G 1"
