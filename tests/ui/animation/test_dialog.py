"""The dialog for animations: part, speed and size; progress and giving up."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from shogi_desktop.game.tree import Game
from shogi_desktop.rules import load_variant
from shogi_desktop.ui.animation.dialog import AnimationDialog
from shogi_desktop.ui.animation.frames import FrameLook
from shogi_desktop.ui.widgets import messages
from shogi_desktop.ui.widgets.messages import ReadingDialog
from tests.patience import answer_next
from tests.ui.animation.test_writing import frames_of, game_of, look, times_of

__all__ = ["look"]


@pytest.fixture
def dialog(qtbot: QtBot, look: FrameLook) -> AnimationDialog:
    game = game_of("shogi", 12)
    made = AnimationDialog(game, game.main_line(), look, "/proposed")
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_part_is_saved_as_chosen(dialog: AnimationDialog, tmp_path: Path) -> None:
    told: list[str] = []
    dialog.told.connect(told.append)
    dialog.first.setValue(3)
    dialog.last.setValue(5)
    dialog.seconds.setValue(0.4)
    dialog.width_box.setValue(200)
    dialog.save(str(tmp_path / "a.gif"))
    assert times_of(tmp_path / "a.gif") == [400, 400, 3000]
    assert frames_of(tmp_path / "a.gif")[0].width <= 200
    assert told == ["Saved as a.gif."] and not dialog.isVisible()


def test_the_ends_of_the_part_keep_their_order(dialog: AnimationDialog) -> None:
    assert (dialog.first.value(), dialog.last.value()) == (0, 12)
    dialog.last.setValue(4)
    dialog.first.setValue(7)
    assert dialog.last.value() == 7
    dialog.last.setValue(2)
    assert dialog.first.value() == 2


def test_cancel_half_way_leaves_no_file(
    dialog: AnimationDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "PATIENCE_S", 0.0)
    seen: list[str] = []

    def cancel(waiting: ReadingDialog) -> None:
        seen.extend(path.name for path in tmp_path.iterdir())
        waiting.reject()

    answer_next(ReadingDialog, cancel, when=lambda: any(tmp_path.iterdir()))
    dialog.save(str(tmp_path / "a.webp"))
    assert len(seen) == 1 and list(tmp_path.iterdir()) == []
    assert dialog.isVisible()


def test_a_folder_that_takes_no_file_is_explained(dialog: AnimationDialog, tmp_path: Path) -> None:
    said = []

    def answer(box: QMessageBox) -> None:
        said.append(f"{box.text()} {box.informativeText()}")
        box.close()

    answer_next(QMessageBox, answer)
    dialog.save(str(tmp_path / "none" / "a.gif"))
    assert "could not be saved" in said[0] and dialog.isVisible()


def test_a_game_without_moves_is_one_frame(qtbot: QtBot, look: FrameLook, tmp_path: Path) -> None:
    game = Game(load_variant("wa"))
    dialog = AnimationDialog(game, game.main_line(), look, "/proposed")
    qtbot.addWidget(dialog)
    dialog.save(str(tmp_path / "a.gif"))
    assert len(frames_of(tmp_path / "a.gif")) == 1
