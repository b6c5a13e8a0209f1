"""Which pieces are worn: what was chosen, everywhere; until then who learns sees how they move."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QMenu

from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.dialogs.preferences import PreferencesDialog
from shogi_desktop.ui.lessons.window import LessonsWindow
from shogi_desktop.ui.problems.window import ProblemsWindow
from shogi_desktop.ui.shell.palette_rows import rows_of
from tests.ui.desk import Desk

GUIDED = GameChoice(level=1, teaching=True, guided=True)


def worn(desk: Desk) -> list[str]:
    """In a game with a guide, in its record, in lessons, in problems and in a game with a friend."""
    desk.start(GUIDED)
    found = [desk.table.board.style_used.piece_set]
    desk.play("7g7f")
    desk.session.turn.resign()
    desk.session.review.open()
    found.append(desk.table.board.style_used.piece_set)
    desk.trigger("LESSONS")
    desk.trigger("PROBLEMS")
    (lessons,), (problems,) = desk.window.findChildren(LessonsWindow), desk.window.findChildren(ProblemsWindow)
    found += [window.board.style_used.piece_set for window in (lessons, problems)]
    lessons.close()
    problems.close()
    desk.start()
    return [*found, desk.table.board.style_used.piece_set]


def test_until_pieces_are_chosen_who_learns_sees_how_they_move(desk: Desk) -> None:
    assert worn(desk) == ["mnemonic", "mnemonic", "mnemonic", "mnemonic", "two_kanji"]


@pytest.mark.parametrize("chosen", ["one_kanji", "two_kanji", "mnemonic"])
def test_what_is_chosen_in_any_game_is_worn_everywhere(desk: Desk, chosen: str) -> None:
    worn(desk)
    desk.start(GameChoice(variant="tenjiku", computer=False))
    desk.trigger(f"PIECES_{chosen.upper()}")
    assert worn(desk) == [chosen] * 5, "even where they were worn already"


def test_so_are_those_of_the_preferences(desk: Desk) -> None:
    worn(desk)
    dialog = PreferencesDialog(desk.window.desk, "shogi")
    dialog.show()
    box = dialog.findChild(QComboBox, "piece_set")
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData("western"))
    box.activated.emit(box.currentIndex())
    dialog.close()
    assert worn(desk) == ["western"] * 5


def test_pieces_are_coloured_by_how_they_move_from_the_menu_of_pieces(desk: Desk) -> None:
    desk.start(GameChoice(variant="taikyoku", computer=False))
    (pieces,) = (each for each in desk.window.menuBar().findChildren(QMenu) if each.title() == "&Pieces")
    (colour,) = (each for each in pieces.actions() if each.text() == "&Colour by how they move")
    for on in (True, False):
        colour.trigger()
        assert (colour.isChecked(), desk.table.board.style_used.tint) == (on, on)
    found = [row.text for row in rows_of(desk.window.desk, desk.window.actions_) if "by how they move" in row.text]
    assert found == ["Pieces: Colour by how they move"]
