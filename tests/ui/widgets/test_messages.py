"""A record saved under a name that somebody types has the ending that they mean."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop.ui.widgets import file_dialogs, messages
from shogi_desktop.ui.widgets.messages import ask_save_path

KINDS = {"Shogi game (*.shogi)": ".shogi", "KIF (*.kif)": ".kif", "KIF, UTF-8 (*.kifu)": ".kifu"}
GAME, KIF, KIFU = KINDS
EVERY = "All of these (*.shogi *.kif *.kifu)"


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def ask(window: QWidget, monkeypatch: pytest.MonkeyPatch, proposed: Path, answer: tuple[str, str]) -> tuple[str, str]:
    """The path, and the files that the dialog begins with."""
    begun: list[str] = []

    def dialog(*asked: Any) -> tuple[str, str]:
        begun.append(asked[3][0])
        return answer

    monkeypatch.setattr(file_dialogs, "save_path", dialog)
    return ask_save_path(window, "Save", str(proposed), KINDS), begun[0]


@pytest.mark.parametrize(
    ("typed", "chosen", "saved"),
    [
        ("game", GAME, "game.shogi"),
        ("game", KIF, "game.kif"),
        ("game.shogi", GAME, "game.shogi"),
        ("test game.kif", GAME, "test game.kif"),
        ("game.kif", KIFU, "game.kif"),
        ("GAME.KIF", GAME, "GAME.KIF"),
        ("対局 一", KIF, "対局 一.kif"),
        ("2026.11.28", KIF, "2026.11.28.kif"),
        ("game.txt", KIF, "game.txt.kif"),
        ("game.", KIF, "game.kif"),
        ("game ", GAME, "game.shogi"),
        (".kif", KIF, ".kif.kif"),
        ("game", "", "game.shogi"),
        ("test game.kif.shogi", GAME, "test game.kif"),  # the dialog of Windows has added something
        ("GAME.KIF.shogi", GAME, "GAME.KIF"),
        ("game.txt.shogi", GAME, "game.txt.shogi"),
        ("2026.11.28.kif", KIF, "2026.11.28.kif"),
        ("game", EVERY, "game.shogi"),
        ("game.kif", EVERY, "game.kif"),
        ("game.shogi", KIF, "game.kif"),  # a dialog of Linux leaves the ending as it was proposed
    ],
)
def test_an_ending_that_is_typed_wins_and_another_is_added(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str, chosen: str, saved: str
) -> None:
    path, begun = ask(window, monkeypatch, tmp_path / "proposed.shogi", (f"{tmp_path.as_posix()}/{typed}", chosen))
    assert Path(path) == tmp_path / saved and begun == EVERY


@pytest.mark.parametrize(
    ("proposed", "typed", "saved"),
    [
        ("game.kif", "game.kif", "game.kif"),
        ("game.kif", "other", "other.kif"),
        ("game.KIFU", "other", "other.kifu"),
        ("game.kif.shogi", "other", "other.shogi"),
        ("game.csa", "game.csa", "game.csa.shogi"),
        ("game", "game", "game.shogi"),
    ],
)
def test_a_name_without_an_ending_gets_that_of_the_name_that_was_proposed(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, proposed: str, typed: str, saved: str
) -> None:
    path, begun = ask(window, monkeypatch, tmp_path / proposed, (f"{tmp_path.as_posix()}/{typed}", EVERY))
    assert Path(path) == tmp_path / saved and begun == EVERY


@pytest.mark.parametrize("agreed", [True, False])
@pytest.mark.parametrize("typed", ["game", "game.kif.shogi"])
def test_a_file_that_the_dialog_has_not_asked_about_is_not_replaced_unasked(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str, agreed: bool
) -> None:
    for name in ("game.kif", "game.shogi"):
        (tmp_path / name).write_text("mine")
    asked: list[str] = []

    def answer(_: QWidget, path: str) -> bool:
        asked.append(Path(path).name)
        return agreed

    monkeypatch.setattr(messages, "may_replace", answer)
    path, _ = ask(window, monkeypatch, tmp_path / "proposed", (f"{tmp_path.as_posix()}/{typed}", GAME))
    meant = "game.shogi" if typed == "game" else "game.kif"
    assert asked == [meant] and Path(path).name == (meant if agreed else "")
