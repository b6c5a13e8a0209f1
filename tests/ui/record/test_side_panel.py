from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QToolButton

from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.ui.record.side_panel import LEAST_WIDTH, PLAY
from shogi_desktop.ui.table.player_card import PlayerCard
from shogi_desktop.ui.widgets.labels import ElidedLabel
from tests.ui.desk import Desk

NAMED = {420: ({True},), 250: ({True},)}
"""Whether names have room for certain, by the width of the panel; else it depends on the font."""


def play_buttons(desk: Desk) -> list[QToolButton]:
    actions = [desk.window.actions_[id_] for id_ in PLAY]
    seen = [each for each in desk.panel.findChildren(QToolButton) if each.isVisible()]
    return [each for each in seen if each.defaultAction() in actions]


def test_the_names_of_the_buttons_are_whole_or_left_out(desk: Desk) -> None:
    """250 pixels are those beside the board in a window of 1024 x 640."""
    desk.window.resize(1024, 640)

    def named() -> set[bool]:
        icons = Qt.ToolButtonStyle.ToolButtonIconOnly
        return {button.toolButtonStyle() != icons for button in play_buttons(desk)}

    def are_whole() -> bool:
        least = 8 if named() == {True} else -10_000
        return all(
            desk.panel.rect().contains(button.rect().translated(button.mapTo(desk.panel, QPoint())))
            and button.width() >= button.fontMetrics().horizontalAdvance(button.text()) + least
            for button in play_buttons(desk)
        )

    for language in ("en", "ja", "fr", "cs"):
        for width in (LEAST_WIDTH, 250, 300, 420):
            desk.store.update(language=language)
            desk.start()
            desk.panel.setFixedWidth(width)
            desk.qtbot.waitUntil(are_whole)
            buttons = play_buttons(desk)
            assert len(buttons) == len(PLAY) and all(button.toolTip() for button in buttons), (language, width)
            assert named() in NAMED.get(width, ({True}, {False})), (language, width)


def test_the_buttons_stay_where_they_are_while_one_plays(desk: Desk) -> None:
    desk.window.resize(1024, 640)
    desk.start()
    desk.panel.setFixedWidth(250)
    desk.qtbot.wait(20)

    def places() -> list[QRect]:
        return [button.geometry() for button in play_buttons(desk)]

    before = places()
    assert len({place.top() for place in before}) == 2
    desk.play("7g7f")
    assert places() == before
    desk.window.actions_["TAKE_BACK"].trigger()
    assert places() == before


def test_players_beside_the_moves_take_a_row_of_the_buttons(desk: Desk) -> None:
    """Zoomed in the players are in the panel, and the moves need the room."""
    desk.window.resize(1024, 600)
    desk.start(GameChoice(variant="taikyoku"))

    def rows() -> int:
        return len({button.geometry().top() for button in play_buttons(desk)})

    desk.qtbot.waitUntil(lambda: rows() == 2)
    for _ in range(9):
        desk.table.board.zoom_in()
    desk.qtbot.waitUntil(lambda: len(desk.panel.findChildren(PlayerCard)) == 2 and rows() == 1)
    desk.trigger("ZOOM_RESET")
    desk.qtbot.waitUntil(lambda: not desk.panel.findChildren(PlayerCard) and rows() == 2)


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
    for language in ("en", "ja", "fr", "cs"):
        for width in (LEAST_WIDTH, 250, 300, 420):
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
            assert button.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly or width < 250, (language, width)
            assert button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon or width < 300, (
                language,
                width,
            )
