from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shogi_desktop.game.clock import ClockFace
from shogi_desktop.ui.look.theme import DARK, LIGHT, Theme
from shogi_desktop.ui.table.player_card import PlayerCard

LONG = "A player whose name goes on and on"


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    theme = Theme(qapp)
    theme.apply("light")
    yield theme
    theme.apply("light")
    qapp.setStyleSheet("")
    theme.deleteLater()


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> PlayerCard:
    card = PlayerCard()
    qtbot.addWidget(card)
    card.fit(170)
    card.resize(170, 120)
    card.set_player(0, "Me", "Black")
    card.set_face(ClockFace(60_000, 0, False))
    card.show()
    return card


def _color(card: PlayerCard) -> str:
    return card.clock.palette().color(card.clock.foregroundRole()).name()


def test_the_clock_stays_large_and_is_red_only_while_time_is_low(card: PlayerCard) -> None:
    seen = []
    for left in (30_000, 9_000, 5_000, 30_000):
        card.set_face(ClockFace(left, 0, False))
        font = card.clock.font()
        seen.append((font.pixelSize(), font.bold(), _color(card)))
    large = (26, True)
    assert seen == [(*large, LIGHT.text), (*large, LIGHT.warn), (*large, LIGHT.warn), (*large, LIGHT.text)]


def test_letters_stay_as_they_are_when_look_and_turn_change(card: PlayerCard, theme: Theme) -> None:
    card.set_face(ClockFace(5_000, 0, False))
    labels = (card.name, card.detail, card.clock, card.mark)
    before = [(label.font().pixelSize(), label.font().bold()) for label in labels]
    theme.apply("dark")
    card.set_turn(True, True)
    assert [(label.font().pixelSize(), label.font().bold()) for label in labels] == before
    assert _color(card) == DARK.warn
    assert card.detail.palette().color(card.detail.foregroundRole()) == QApplication.palette().color(
        QPalette.ColorRole.PlaceholderText
    )


def test_a_long_name_ends_in_an_ellipsis_and_is_told_whole(card: PlayerCard) -> None:
    card.set_player(0, LONG, "Black")
    assert card.name.shown_lines()[-1].endswith("…")
    assert card.name.toolTip() == LONG
    card.set_player(0, "Me", "Black")
    assert card.name.shown_lines() == ["Me"]


def test_the_level_stands_in_a_line_of_its_own_where_one_has_no_room(card: PlayerCard) -> None:
    card.set_player(1, "Computer", "White (stronger side) · 4 dan")
    lines = card.detail.shown_lines()
    assert lines in (["White (stronger side)", "4 dan"], ["White", "(stronger side)", "4 dan"])
    tall = card.sizeHint().height()
    card.set_turn(True, True)
    assert card.sizeHint().height() == tall
    card.set_turn(False, False)
    card.fit(170, 400)
    card.resize(400, 120)
    assert card.detail.shown_lines() == ["White (stronger side) · 4 dan"]


@pytest.mark.parametrize("width", [110, 168, 244])
def test_a_card_knows_at_once_how_high_it_is_in_other_letters(card: PlayerCard, qtbot: QtBot, width: int) -> None:
    card.set_player(0, "Vous", "Noirs (camp plus faible)")
    card.resize(card.width(), 60)
    card.fit(width)
    told = card.sizeHint().height()
    card.resize(width, told)
    qtbot.wait(10)
    assert card.sizeHint().height() == told


def test_a_long_name_has_more_lines_before_it_is_cut(card: PlayerCard) -> None:
    assert len(card.name.shown_lines()) == 1
    card.set_player(0, "Marguerite de la Rochefoucauld", "Black")
    assert " ".join(card.name.shown_lines()) == "Marguerite de la Rochefoucauld"
    card.fit(170, 600, flat=True)
    assert len(card.name.shown_lines()) == 1
