"""The legend of the board: it has every sign, told by words of its own, and each looks different."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFrame, QLabel
from pytestqt.qtbot import QtBot

from shogi_desktop.rules import load_variant
from shogi_desktop.ui.board import BoardStyle
from shogi_desktop.ui.board.ground.style import BOARDS
from shogi_desktop.ui.board.marks.marks import MarkKind
from shogi_desktop.ui.guide.page import SIGNS, BoardSigns, GuidePage, sign_picture

# Of what the hand does at the moment, and of those that are told in words beside the board.
_ASIDE = {MarkKind.SELECTED, MarkKind.STEP, MarkKind.AIM, MarkKind.CURSOR, MarkKind.WATCHED, MarkKind.SUGGESTION}
_ASIDE |= {MarkKind.SCORE}
_ASIDE |= {MarkKind.GOAL_PIECE, MarkKind.GOAL_GLOW}  # the same star, over a piece
_ASIDE |= {MarkKind.SOUGHT}  # the frame of what the coach speaks of; the bar of the search names the piece


def test_it_has_every_sign_once() -> None:
    shown = {mark.kind for sign in SIGNS for mark in sign.marks}
    assert shown == set(MarkKind) - _ASIDE
    assert len({sign.words for sign in SIGNS}) == len(SIGNS)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("dark", [False, True])
def test_signs_differ_without_their_colours(qapp: QApplication, board: str, dark: bool) -> None:
    style = BoardStyle(board=board, dark=dark)
    images = [sign_picture(sign, style, 1.0).toImage() for sign in SIGNS]
    grey = [image.convertToFormat(QImage.Format.Format_Grayscale8) for image in images]
    pictures = [bytes(image.constBits()) for image in grey]
    for one, other in itertools.combinations(range(len(SIGNS)), 2):
        far = sum(abs(a - b) > 24 for a, b in zip(pictures[one], pictures[other], strict=True))
        assert far > 20, (SIGNS[one].words, SIGNS[other].words)


def test_the_signs_stand_below_all_columns(page: GuidePage) -> None:
    """Beside them the other columns would be blank."""
    (signs,) = page.findChildren(BoardSigns)
    others = [card for card in page.findChildren(QFrame, "card") if card.isVisible() and card is not signs]
    for width in (1400, 1080, 660):
        page.resize(width, 760)
        QCoreApplication.processEvents()
        left = min(card.mapTo(page, QPoint()).x() for card in others)
        right = max(card.mapTo(page, card.rect().bottomRight()).x() for card in others)
        assert signs.mapTo(page, QPoint()).x() == left and signs.mapTo(page, signs.rect().bottomRight()).x() == right
        top = signs.mapTo(page, QPoint()).y()
        assert len(others) > 3 and all(top > card.mapTo(page, card.rect().bottomLeft()).y() for card in others)
    words = [label for label in signs.findChildren(QLabel) if label.isVisible() and label.text().endswith(".")]
    assert len({label.x() for label in words}) == 1, "one below the other where it is narrow"
    page.resize(1400, 760)
    QCoreApplication.processEvents()
    assert len({label.x() for label in words}) > 1, "else side by side"


@pytest.mark.parametrize(("name", "told"), [("shogi", False), ("tenjiku", True)])
def test_a_game_shows_its_own_signs(qtbot: QtBot, name: str, told: bool) -> None:
    card = BoardSigns()
    qtbot.addWidget(card)
    card.show_variant(load_variant(name))
    card.show()
    words = {label.text() for label in card.findChildren(QLabel) if label.isVisible()}
    assert ("Enemies that stop here burn." in words) is told
    assert ("The piece may go here, or take here." in words) is not told
    assert "The last move." in words
