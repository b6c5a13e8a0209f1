"""What each action on a record does: walking, playing through, and everything that changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QDialog, QWidget

from shogi_desktop.game.tree import Node
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.records.auto_play import AutoPlay
from shogi_desktop.session.records.record import is_branching, is_noted

from ..shell.actions import Actions
from ..shell.ids import ActionId
from ..shell.menus import MOVE_MENU
from .side_panel import SidePanel

_A = ActionId
TEN: Final = 10


class ReviewCommands(QObject):
    """Handlers of the actions that concern the record on the board, and whether each can be used now.

    What the person does in the panel goes the same way.
    """

    def __init__(self, session: GameSession, panel: SidePanel, actions: Actions, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._panel = panel
        self._actions = actions
        self._window = window
        self.auto_play = auto_play = AutoPlay(session, self)
        self.handlers: dict[ActionId, Callable[[], object]] = {
            _A.FIRST: session.record.go_start,
            _A.BACK: session.record.back,
            _A.FORWARD: session.record.forward,
            _A.LAST: session.record.go_end,
            _A.BACK_TEN: lambda: session.record.walk(-TEN),
            _A.FORWARD_TEN: lambda: session.record.walk(TEN),
            _A.BRANCHING_BACK: lambda: self._find(is_branching, back=True),
            _A.BRANCHING_ON: lambda: self._find(is_branching),
            _A.NOTE_BACK: lambda: self._find(is_noted, back=True),
            _A.NOTE_ON: lambda: self._find(is_noted),
            _A.AUTO_PLAY: auto_play.toggle,
            _A.UNDO: session.review.undo,
            _A.REDO: session.review.redo,
            _A.COMMENT: self._write_comment,
            _A.BOOKMARK: self._write_bookmark,
            _A.HEADERS: self._ask_headers,
            _A.RESULT: self._ask_result,
            _A.MAIN_LINE: lambda: session.review.promote(session.record.game.cursor),
            _A.BRANCH_UP: lambda: session.review.move_branch(session.record.game.cursor, -1),
            _A.BRANCH_DOWN: lambda: session.review.move_branch(session.record.game.cursor, 1),
            _A.CUT_OFF: lambda: session.review.cut_off(session.record.game.cursor),
            _A.DELETE: lambda: session.review.delete(session.record.game.cursor),
        }
        self._follow_panel()
        for signal in (session.record.game_started, session.turn.turn_changed, session.turn.game_ended):
            signal.connect(self._show_state)

    def _follow_panel(self) -> None:
        session, record, notes = self._session, self._panel.record, self._panel.record.notes
        record.node_wished.connect(session.record.go_to)
        record.walked.connect(session.record.walk)
        record.ends_wished.connect(self._session.record.go_to_end)
        record.menu_wished.connect(self._show_menu)
        notes.comment_written.connect(session.review.set_comment)
        notes.bookmark_written.connect(session.review.set_bookmark)
        notes.entered.connect(self.auto_play.stop)

    def _show_state(self) -> None:
        self._panel.set_review(self._session.record.state is SessionState.REVIEW)

    def checks(self) -> dict[ActionId, Callable[[], bool]]:
        """Whether an action makes sense now, for those that do not always; there is a game on the board."""
        session = self._session
        cursor = session.record.game.cursor
        record = session.record.can_edit
        return {
            _A.FIRST: lambda: cursor.parent is not None,
            _A.BACK: lambda: cursor.parent is not None,
            _A.BACK_TEN: lambda: cursor.parent is not None,
            _A.FORWARD: lambda: cursor.next() is not None,
            _A.LAST: lambda: cursor.next() is not None,
            _A.FORWARD_TEN: lambda: cursor.next() is not None,
            _A.BRANCHING_BACK: lambda: session.record.find(is_branching, back=True) is not None,
            _A.BRANCHING_ON: lambda: session.record.find(is_branching) is not None,
            _A.NOTE_BACK: lambda: session.record.find(is_noted, back=True) is not None,
            _A.NOTE_ON: lambda: session.record.find(is_noted) is not None,
            _A.AUTO_PLAY: lambda: self.auto_play.running or self.auto_play.can_start(),
            _A.PLAY_HERE: lambda: record() and session.record.can_play_here(),
            _A.ANALYSE: record,
            _A.UNDO: session.review.can_undo,
            _A.REDO: session.review.can_redo,
            _A.COMMENT: record,
            _A.BOOKMARK: record,
            _A.HEADERS: record,
            _A.RESULT: record,
            _A.MAIN_LINE: lambda: record() and not cursor.on_main_line(),
            _A.BRANCH_UP: lambda: record() and cursor.parent is not None and cursor is not cursor.parent.children[0],
            _A.BRANCH_DOWN: lambda: record() and cursor.parent is not None and cursor is not cursor.parent.children[-1],
            _A.CUT_OFF: lambda: record() and bool(cursor.children),
            _A.DELETE: lambda: record() and cursor.parent is not None,
        }

    def _find(self, wanted: Callable[[Node], bool], back: bool = False) -> None:
        node = self._session.record.find(wanted, back)
        if node is not None:
            self._session.record.go_to(node)

    def _show_menu(self, node: Node, place: QPoint) -> None:
        """What can be done with a move of the record; it is gone to first, so that one sees what it is about."""
        if self._session.record.can_edit():
            self._session.record.go_to(node)
            menu = self._actions.menu(MOVE_MENU, self._window)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(place)

    # Writing in it

    def _write_comment(self) -> None:
        self._session.review.open()
        self._panel.record.write_comment()

    def _write_bookmark(self) -> None:
        self._session.review.open()
        self._panel.record.write_bookmark()

    def _ask_headers(self) -> None:
        from .headers_dialog import HeadersDialog

        game = self._session.record.game
        dialog = HeadersDialog(game, self._window)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        if accepted and self._session.record.game is game:
            self._session.review.set_headers(dialog.headers())
        dialog.deleteLater()

    def _ask_result(self) -> None:
        from .result_dialog import ResultDialog

        node = self._session.record.game.cursor
        dialog = ResultDialog(node.ending, self._window)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        if accepted and self._session.record.game.cursor is node:
            self._session.review.set_result(node, dialog.result_chosen())
        dialog.deleteLater()
