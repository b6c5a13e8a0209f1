"""What each action on a record does: walking, playing through, and everything that changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QDialog, QMenu

from shogi_desktop.game.tree import Node
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.records.auto_play import AutoPlay

from ..desk import Desk
from .side_panel import SidePanel

MOVE_MENU: Final = (
    "PLAY_HERE", "", "COMMENT", "BOOKMARK", "RESULT", "",
    "MAIN_LINE", "BRANCH_UP", "BRANCH_DOWN", "CUT_OFF", "DELETE", "", "UNDO", "REDO",
)  # fmt: skip
"""At a move of the record; "" is a line."""


class ReviewCommands(QObject):
    """What the actions on the record do, and whether they make sense now. What the person does in the panel goes the
    same way."""

    def __init__(self, desk: Desk, panel: SidePanel) -> None:
        super().__init__(desk)
        self._desk, self._panel = desk, panel
        self._session = session = desk.session
        self.auto_play = AutoPlay(session, self)
        self._follow_panel()
        for signal in (session.record.game_started, session.turn.turn_changed, session.turn.game_ended):
            signal.connect(self._show_state)

    def _follow_panel(self) -> None:
        session, record, notes = self._session, self._panel.record, self._panel.record.notes
        record.node_wished.connect(session.record.go_to)
        record.walked.connect(session.record.walk)
        record.ends_wished.connect(session.record.go_to_end)
        record.menu_wished.connect(self._show_menu)
        notes.comment_written.connect(session.review.set_comment)
        notes.bookmark_written.connect(session.review.set_bookmark)
        notes.entered.connect(self.auto_play.stop)

    def _show_state(self) -> None:
        self._panel.set_review(self._session.record.state is SessionState.REVIEW)

    @property
    def _cursor(self) -> Node:
        return self._session.record.game.cursor

    # Walking

    def has_before(self) -> bool:
        return self._cursor.parent is not None

    def has_after(self) -> bool:
        return self._cursor.next() is not None

    def is_there(self, wanted: Callable[[Node], bool], back: bool) -> bool:
        """Whether there is such a move, before the one on the board or after it."""
        return self._session.record.find(wanted, back) is not None

    def find(self, wanted: Callable[[Node], bool], back: bool) -> None:
        """Goes to the nearest such move."""
        node = self._session.record.find(wanted, back)
        if node is not None:
            self._session.record.go_to(node)

    # Branches

    def promote(self) -> None:
        self._session.review.promote(self._cursor)

    def can_promote(self) -> bool:
        return self._session.record.can_edit() and not self._cursor.on_main_line()

    def move_branch(self, by: int) -> None:
        self._session.review.move_branch(self._cursor, by)

    def can_move_branch(self, end: int) -> bool:
        """Whether the move is not the one at this end (0 or -1) of those tried in its place."""
        cursor = self._cursor
        return (
            self._session.record.can_edit() and cursor.parent is not None and cursor is not cursor.parent.children[end]
        )

    def cut_off(self) -> None:
        self._session.review.cut_off(self._cursor)

    def can_cut_off(self) -> bool:
        return self._session.record.can_edit() and bool(self._cursor.children)

    def delete(self) -> None:
        self._session.review.delete(self._cursor)

    def can_delete(self) -> bool:
        return self._session.record.can_edit() and self._cursor.parent is not None

    def _show_menu(self, node: Node, place: QPoint) -> None:
        """What can be done with a move of the record; it is gone to first, so that one sees what it is about."""
        if self._session.record.can_edit():
            self._session.record.go_to(node)
            menu = QMenu(self._desk.window)
            for name in MOVE_MENU:
                if name:
                    menu.addAction(self._desk.action(name))
                else:
                    menu.addSeparator()
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(place)

    # Writing in it

    def write_comment(self) -> None:
        self._desk.panel_wished.emit()
        self._session.review.open()
        self._panel.record.write_comment()

    def write_bookmark(self) -> None:
        self._desk.panel_wished.emit()
        self._session.review.open()
        self._panel.record.write_bookmark()

    def ask_headers(self) -> None:
        from .headers_dialog import HeadersDialog

        game = self._session.record.game
        dialog = HeadersDialog(game, self._desk.window)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        if accepted and self._session.record.game is game:
            self._session.review.set_headers(dialog.headers())
        dialog.deleteLater()

    def ask_result(self) -> None:
        from .result_dialog import ResultDialog

        node = self._session.record.game.cursor
        dialog = ResultDialog(node.ending, self._desk.window)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        if accepted and self._session.record.game.cursor is node:
            self._session.review.set_result(node, dialog.result_chosen())
        dialog.deleteLater()
