"""Names of files that are proposed: in the language of the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.pictures.picture_dialog import PictureDialog
from shogi_desktop.ui.progress.window import ProgressWindow
from shogi_desktop.ui.widgets import file_dialogs
from tests.patience import answer_next
from tests.ui.desk import Desk


@pytest.fixture
def proposed(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """All that is proposed from now on; nothing is chosen."""
    told: list[Path] = []

    def save_path(window: object, title: str, path: str, kinds: object) -> tuple[str, str]:
        told.append(Path(path))
        return "", ""

    monkeypatch.setattr(file_dialogs, "save_path", save_path)
    return told


@pytest.fixture
def japanese(desk: Desk) -> Desk:
    desk.store.update(language="ja")
    return desk


def save_picture(dialog: PictureDialog) -> None:
    dialog.save_button.click()
    dialog.reject()


def test_a_record(japanese: Desk, proposed: list[Path]) -> None:
    japanese.start(GameChoice(variant="chu", computer=False))
    japanese.session.turn.resign()
    japanese.trigger("SAVE_AS")
    assert proposed[0].name.split(" ", 2)[2] == "中将棋 先手 - 後手.kif"


def test_a_picture_of_a_game(japanese: Desk, proposed: list[Path]) -> None:
    japanese.start()
    answer_next(PictureDialog, save_picture)
    japanese.trigger("EXPORT_PICTURE")
    assert proposed[0].name == "先手 - 後手 0.png" and proposed[0].is_absolute()


def test_a_picture_of_a_position_that_is_set_up(japanese: Desk, proposed: list[Path]) -> None:
    japanese.trigger("EDIT_POSITION")
    page = japanese.window.rooms.editor.page()
    answer_next(PictureDialog, save_picture)
    page.exchange.export_picture(page.editing)
    assert proposed[0].name == "将棋.png" and proposed[0].is_absolute()


def test_the_progress(japanese: Desk, proposed: list[Path]) -> None:
    japanese.start(GameChoice(level=1))
    japanese.play("7g7f")
    japanese.session.turn.resign()
    japanese.trigger("PROGRESS")
    (window,) = (each for each in japanese.app.topLevelWidgets() if isinstance(each, ProgressWindow))
    window.export.click()
    assert proposed[0].name == "将棋の成績.csv"
