from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules import load_variant
from shogi_desktop.rules.board.pieces import EMPTY
from shogi_desktop.rules.record.variant_files import add_variant_folder
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.board import BoardView
from shogi_desktop.ui.faces.art import art_of
from shogi_desktop.ui.play.handicap_choice import ASK, HandicapChoice, LeftOutDialog
from shogi_desktop.ui.widgets.labels import ElidedLabel
from shogi_desktop.ui.widgets.plain import PlainLabel
from tests.patience import answer_next
from tests.ui import on_board, seek
from tests.ui.desk import Desk
from tests.ui.seek import the


def note_of(choice: QWidget) -> PlainLabel:
    """What is written below the list, whose own label is never seen."""
    (note,) = (label for label in choice.findChildren(PlainLabel) if label.buddy() is None)
    return note


def board() -> BoardView:
    return BoardView(art_of(program_files.resources()))


def click(dialog: LeftOutDialog, name: str) -> None:
    on_board.click(the(dialog, BoardView), name)


def left_out(dialog: LeftOutDialog) -> set[str]:
    scene = on_board.scene_of(the(dialog, BoardView))
    variant = scene.board_layout.variant
    empty = [square for square in variant.array if scene.snapshot.pieces.get(square, EMPTY) == EMPTY]
    return set(map(variant.square_name, empty))


@pytest.fixture
def dialog(qtbot: QtBot) -> LeftOutDialog:
    made = LeftOutDialog(load_variant("tenjiku"), "7c", board())
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_pieces_of_white_go_and_come_back_by_clicks(dialog: LeftOutDialog) -> None:
    view = the(dialog, BoardView)
    assert not view.style_used.lens
    assert left_out(dialog) == {"7c"} and the(dialog, ElidedLabel).text().startswith("Fire demon")
    click(dialog, "8c")
    click(dialog, "9c")
    click(dialog, "9c")
    click(dialog, "8n")  # Black's
    click(dialog, "8h")  # empty
    assert left_out(dialog) == {"7c", "8c"} and dialog.key() == "8c,7c"
    assert the(dialog, ElidedLabel).text() == "Without fire demon, lion hawk"
    assert on_board.scene_of(view).snapshot.captured == ((), ())
    click(dialog, "8a")
    assert the(dialog, ElidedLabel).text() == "White needs a royal piece." and "8a" not in left_out(dialog)


def test_the_keyboard_does_it_too_and_all_can_be_put_back(dialog: LeftOutDialog, qtbot: QtBot) -> None:
    view = the(dialog, BoardView)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(20):
        QTest.keyClick(view, Qt.Key.Key_Up)
    QTest.keyClick(view, Qt.Key.Key_Left)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert len(left_out(dialog)) == 2
    the(dialog, QPushButton, "Reset").click()
    assert left_out(dialog) == set() and dialog.key() == ""


def in_the_dialog(do: Callable[[LeftOutDialog], None]) -> None:
    def found(dialog: LeftOutDialog) -> None:
        do(dialog)

    answer_next(LeftOutDialog, found)


def test_the_choice_is_offered_last_and_kept_when_it_is_cancelled(qtbot: QtBot) -> None:
    choice = HandicapChoice(board)
    qtbot.addWidget(choice)
    choice.show_variant(load_variant("shogi"), "lance")
    assert choice.box().itemData(choice.box().count() - 1) == ASK

    def accept(dialog: LeftOutDialog) -> None:
        click(dialog, "9a")
        dialog.accept()

    in_the_dialog(accept)
    choice.box().setCurrentIndex(choice.box().findData(ASK))
    assert choice.key() == "9a,1a" and choice.box().currentText() == "Without lance ×2"
    in_the_dialog(LeftOutDialog.reject)
    choice.box().setCurrentIndex(choice.box().findData(ASK))
    assert choice.key() == choice.box().currentData() == "9a,1a"
    choice.box().setCurrentIndex(0)
    assert choice.key() == ""


def test_the_note_says_what_a_handicap_comes_to(qtbot: QtBot) -> None:
    choice = HandicapChoice(board)
    qtbot.addWidget(choice)
    choice.show_variant(load_variant("chu"), "queen")
    note = note_of(choice)
    assert note.text() == "White, the stronger side, leaves pieces out and moves first."
    choice.box().setCurrentIndex(choice.box().findData("two-lions-rook"))
    assert note.text().splitlines() == [
        "White, the stronger side, moves first.",
        "Without rook",
        "Black (weaker side): kirin 7k → lion",
    ]


def test_many_other_pieces_do_not_widen_the_dialog(qtbot: QtBot, tmp_path: Path) -> None:
    replaced = ", ".join(f'"{file}c" = "+P"' for file in range(1, 10))
    entry = f'[[handicaps]]\nkey = "tokins"\nname = "Tokins"\nkanji = "と金"\nreplace = {{ {replaced} }}\n'
    (tmp_path / "tokins.toml").write_text(f'base = "shogi"\ntitle = "Tokins"\n{entry}', encoding="utf-8")
    add_variant_folder(tmp_path)
    choice = HandicapChoice(board)
    qtbot.addWidget(choice)
    choice.show_variant(load_variant("tokins"), "lance")
    narrow = choice.minimumSizeHint().width()
    choice.box().setCurrentIndex(choice.box().findData("tokins"))
    assert "9c → tokin" in note_of(choice).text()
    assert choice.minimumSizeHint().width() <= narrow + 10


def test_a_game_in_which_black_begins_with_other_pieces_is_played_saved_and_opened(desk: Desk, tmp_path: Path) -> None:
    desk.start(GameChoice(variant="chu", computer=False, handicap="three-lions"))
    session, start = desk.session, format_sfen(desk.session.record.game.start)
    assert "Three lions" in seek.texts(desk.panel.info)[0]
    assert on_board.scene_of(desk.table.board).snapshot.captured == ((), ())
    desk.play("6d6e")
    session.record.save(str(tmp_path / "lions.shogi"))
    desk.start()
    desk.window.rooms.files.records.open_file(str(tmp_path / "lions.shogi"))
    assert session.record.game.handicap == "three-lions" and format_sfen(session.record.game.start) == start


def test_a_game_with_a_free_handicap_is_played_and_kept(desk: Desk) -> None:
    desk.start(GameChoice(variant="tenjiku", computer=False, handicap="8c,7c"))
    game = desk.session.record.game
    assert game.handicap == "8c,7c" and game.position.turn == 1
    assert "Without fire demon, lion hawk" in seek.texts(desk.panel.info)[0]
