from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QToolButton

from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.record.side_panel import LEAST_WIDTH, PLAY
from shogi_desktop.ui.widgets.labels import ElidedLabel
from tests.ui.desk import Desk

NAMED = {(420, "en"): {True}, (420, "ja"): {True}, (LEAST_WIDTH, "en"): {False}}
"""Whether names have room for certain; else it depends on the font."""


def test_the_names_of_the_buttons_are_whole_or_left_out(desk: Desk) -> None:
    for language in ("en", "ja"):
        for width in (LEAST_WIDTH, 300, 420):
            desk.store.update(language=language)
            desk.start()
            panel = desk.panel
            panel.setFixedWidth(width)
            desk.qtbot.wait(20)
            actions = [desk.window.actions_[id_] for id_ in PLAY]
            seen = [each for each in panel.findChildren(QToolButton) if each.isVisible()]
            buttons = [each for each in seen if each.defaultAction() in actions]
            assert len(buttons) == len(PLAY), (language, width)
            (named,) = {button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextUnderIcon for button in buttons}
            for button in buttons:
                assert panel.rect().contains(button.rect().translated(button.mapTo(panel, QPoint()))), (language, width)
                assert button.width() >= (button.fontMetrics().horizontalAdvance(button.text()) + 8 if named else 0), (
                    language,
                    width,
                )
                assert button.toolTip(), (language, width)
            assert named in NAMED.get((width, language), {True, False}), (language, width)


def test_a_long_handicap_is_shortened_and_told_whole(desk: Desk) -> None:
    desk.start(GameChoice(computer=False, handicap="8b,7a,8a,9a,1a"))
    desk.qtbot.wait(20)
    info = desk.panel.info
    title = info.findChildren(ElidedLabel)[0]
    assert title.shown_lines()[0].endswith("…")
    told = title.toolTip()
    assert title.text() in told and told.endswith(info.toolTip())
    assert info.toolTip()


def test_in_a_review_the_way_back_to_playing_is_seen(desk: Desk) -> None:
    for language in ("en", "ja"):
        for width in (LEAST_WIDTH, 300, 420):
            desk.store.update(language=language)
            desk.start()
            desk.play("7g7f")
            desk.session.turn.resign()
            desk.session.review.open()
            panel = desk.panel
            panel.setFixedWidth(width)
            desk.qtbot.wait(20)
            action = desk.window.actions_["PLAY_HERE"]
            (button,) = (each for each in panel.findChildren(QToolButton) if each.defaultAction() is action)
            assert button.isVisible() and button.width() >= button.sizeHint().width(), (language, width)
            assert panel.rect().contains(button.rect().translated(button.mapTo(panel, QPoint()))), (language, width)
            assert button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon or width < 300, (
                language,
                width,
            )
