"""The record beside the board: walking through it, playing it through, and everything that changes it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QDialog, QMenu

from shogi_desktop.game.tree import Node
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.records.auto_play import AutoPlay
from shogi_desktop.session.records.record import is_branching, is_noted
from shogi_desktop.settings import Settings

from ..action import EDIT, GO, RECORD, VIEW, Action, Menu, Shown, Where
from ..desk import Desk, Room
from ..look.places import bring_within
from ..words.i18n import QT_TRANSLATE_NOOP
from .side_panel import SidePanel

MOVE_MENU: Final = (
    "PLAY_HERE", "KEEP_PROBLEM", "GO_TO_MOVE", "", "COMMENT", "BOOKMARK", "RESULT", "HEADERS", "",
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
        reviewed = self._session.record.state is SessionState.REVIEW
        self._panel.set_review(reviewed, not reviewed and self._session.can_take_over())
        self._panel.set_asked(self._session.advice.offered is not None)

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

    def has_moves(self) -> bool:
        return self.has_before() or self.has_after()

    def ask_number(self) -> None:
        """Goes to the move whose number the person types, and back where the person does not want it after all."""
        from .record_dialogs import MoveNumberDialog

        record = self._session.record
        game, before = record.game, record.game.cursor
        dialog = MoveNumberDialog(before.ply, len(game.line()), self._desk.window)
        dialog.wished.connect(self._show_move)
        dialog.adjustSize()
        dialog.move(self._panel.mapToGlobal(self._panel.rect().bottomRight()) - dialog.rect().bottomRight())
        bring_within(dialog)  # over the notes: board and moves are seen meanwhile
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        if not accepted and record.game is game:
            record.go_to(before)
        dialog.deleteLater()

    def _show_move(self, ply: int) -> None:
        self._session.record.walk(ply - self._cursor.ply)

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
        from .record_dialogs import HeadersDialog

        game = self._session.record.game
        dialog = HeadersDialog(game, self._desk.window)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        if accepted and self._session.record.game is game:
            self._session.review.set_headers(dialog.headers())
        dialog.deleteLater()

    def ask_result(self) -> None:
        from .record_dialogs import ResultDialog

        node = self._session.record.game.cursor
        dialog = ResultDialog(node.ending, self._desk.window)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        if accepted and self._session.record.game.cursor is node:
            self._session.review.set_result(node, dialog.result_chosen())
        dialog.deleteLater()


AUTO_PLAY_SPEED = Menu(QT_TRANSLATE_NOOP("Actions", "&Speed of playing through"), GO.at(2, 1))
TEN = 10


class RecordRoom(Room):
    name = "record"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.panel = SidePanel(desk)
        self.review = ReviewCommands(desk, self.panel)
        self.auto_play = self.review.auto_play
        self.doors = (*self._ways(), *self._far_ways(), *self._play(), *self._changes(), *self._branches())
        self._follow()
        desk.store.changed.connect(self._set_settings)
        self._set_settings(desk.store.current)

    def _follow(self) -> None:
        desk, session, panel = self.desk, self.desk.session, self.panel
        for signal in (
            session.record.game_started,
            session.record.position_changed,
            session.record.tree_changed,
            session.turn.game_ended,
        ):
            signal.connect(self._show_moves)
        desk.look.changed.connect(self._show_moves)
        desk.judged.connect(panel.record.set_marks)
        desk.beside_record.connect(panel.put_below_moves)
        desk.page_changed.connect(self.auto_play.stop)
        desk.interrupted.connect(self._interrupt)
        desk.table.board.hand.pointed.connect(self.auto_play.stop)
        self.auto_play.running_changed.connect(desk.changed)
        panel.record.notes.left.connect(desk.table.board.setFocus)
        panel.info.name_wished.connect(partial(desk.open, "names"))

    def may_close(self) -> bool:
        """What is being written belongs to what the person is asked about."""
        self.panel.record.notes.flush()
        return True

    def _set_settings(self, settings: Settings) -> None:
        self.auto_play.set_speed(settings.auto_play)

    def _show_moves(self) -> None:
        if self.desk.session.record.state is not SessionState.IDLE:
            record = self.desk.session.record
            learning = record.state is SessionState.PLAYING and record.setup.guided
            self.panel.info.set_named(not learning)  # names of openings say nothing in a first game
            self.panel.show_game(record.game, self.desk.look.notation)

    def _interrupt(self, action: str) -> None:
        if action != "AUTO_PLAY":
            self.auto_play.stop()

    def _is_running(self) -> bool:
        return self.auto_play.running

    def _can_play(self) -> bool:
        return self.auto_play.running or self.auto_play.can_start()

    # Doors

    def _ways(self) -> list[Action]:
        session, before, after = self.desk.session, self.review.has_before, self.review.has_after
        return [
            Action("FIRST", QT_TRANSLATE_NOOP("Actions", "&First position"), "Alt+Home", GO.at(0, 0),
                session.record.go_start, icon="first", where=Where.GAME_SEEN, enabled=before, shown=Shown.ELSEWHERE),
            Action("BACK", QT_TRANSLATE_NOOP("Actions", "&Back one move"), "Alt+Left", GO.at(0, 1), session.record.back,
                icon="previous", where=Where.GAME_SEEN, enabled=before, shown=Shown.ELSEWHERE),
            Action("FORWARD", QT_TRANSLATE_NOOP("Actions", "Forwar&d one move"), "Alt+Right", GO.at(0, 2),
                session.record.forward, icon="next", where=Where.GAME_SEEN, enabled=after, shown=Shown.ELSEWHERE),
            Action("LAST", QT_TRANSLATE_NOOP("Actions", "&Last position"), "Alt+End", GO.at(0, 3),
                session.record.go_end, icon="last", where=Where.GAME_SEEN, enabled=after, shown=Shown.ELSEWHERE),
            Action("BACK_TEN", QT_TRANSLATE_NOOP("Actions", "Ten moves bac&k"), "Alt+PgUp", GO.at(0, 4),
                partial(session.record.walk, -TEN), where=Where.GAME_SEEN, enabled=before, shown=Shown.PALETTE),
            Action("FORWARD_TEN", QT_TRANSLATE_NOOP("Actions", "&Ten moves forward"), "Alt+PgDown", GO.at(0, 5),
                partial(session.record.walk, TEN), where=Where.GAME_SEEN, enabled=after, shown=Shown.PALETTE),
        ]  # fmt: skip

    def _far_ways(self) -> list[Action]:
        find, is_there = self.review.find, self.review.is_there
        return [
            Action("GO_TO_MOVE", QT_TRANSLATE_NOOP("Actions", "&Go to move…"), "Ctrl+G", VIEW.at(0, 2),
                self.review.ask_number, tip=QT_TRANSLATE_NOOP("Actions", "To the move of a number that you type"),
                where=Where.GAME_SEEN, enabled=self.review.has_moves),
            Action("BRANCHING_BACK", QT_TRANSLATE_NOOP("Actions", "&Previous branching"), "Alt+Shift+Left", GO.at(1, 0),
                partial(find, is_branching, True),
                tip=QT_TRANSLATE_NOOP("Actions", "To the move before in whose place others were tried"),
                where=Where.GAME_SEEN, enabled=partial(is_there, is_branching, True), shown=Shown.PALETTE),
            Action("BRANCHING_ON", QT_TRANSLATE_NOOP("Actions", "&Next branching"), "Alt+Shift+Right", GO.at(1, 1),
                partial(find, is_branching, False),
                tip=QT_TRANSLATE_NOOP("Actions", "To the next move in whose place others were tried"),
                where=Where.GAME_SEEN, enabled=partial(is_there, is_branching, False), shown=Shown.PALETTE),
            Action("NOTE_BACK", QT_TRANSLATE_NOOP("Actions", "Pre&vious comment or bookmark"), "Alt+Shift+PgUp",
                GO.at(1, 2), partial(find, is_noted, True), where=Where.GAME_SEEN,
                enabled=partial(is_there, is_noted, True), shown=Shown.PALETTE),
            Action("NOTE_ON", QT_TRANSLATE_NOOP("Actions", "Ne&xt comment or bookmark"), "Alt+Shift+PgDown",
                GO.at(1, 3), partial(find, is_noted, False), where=Where.GAME_SEEN,
                enabled=partial(is_there, is_noted, False), shown=Shown.PALETTE),
        ]  # fmt: skip

    def _play(self) -> list[Action]:
        return [
            Action("AUTO_PLAY", QT_TRANSLATE_NOOP("Actions", "Pl&ay through"), "A", GO.at(2, 0), self.auto_play.toggle,
                tip=QT_TRANSLATE_NOOP("Actions", "Show move after move by itself, until you do something"),
                icon="auto_play", where=Where.GAME_SEEN, enabled=self._can_play, checked=self._is_running,
                checked_icon="pause", shown=Shown.ELSEWHERE),
            Action("AUTO_PLAY_SLOW", QT_TRANSLATE_NOOP("Actions", "&Slow"), "Ctrl+Alt+1", AUTO_PLAY_SPEED.at(0, 0),
                setting="auto_play", value="slow", shown=Shown.ELSEWHERE),
            Action("AUTO_PLAY_NORMAL", QT_TRANSLATE_NOOP("Actions", "&Normal"), "Ctrl+Alt+2", AUTO_PLAY_SPEED.at(0, 1),
                setting="auto_play", value="normal", shown=Shown.ELSEWHERE),
            Action("AUTO_PLAY_FAST", QT_TRANSLATE_NOOP("Actions", "&Fast"), "Ctrl+Alt+3", AUTO_PLAY_SPEED.at(0, 2),
                setting="auto_play", value="fast", shown=Shown.ELSEWHERE),
        ]  # fmt: skip

    def _changes(self) -> list[Action]:
        session, review = self.desk.session, self.review
        return [
            Action("UNDO", QT_TRANSLATE_NOOP("Actions", "&Undo"), "Ctrl+Z", EDIT.at(0, 1), self._undo,
                tip=QT_TRANSLATE_NOOP("Actions",
                    "Undo the last change of the record; in a game, Take back has this key"), icon="undo",
                where=Where.GAME_SEEN, enabled=self._can_undo, rival="TAKE_BACK"),
            Action("REDO", QT_TRANSLATE_NOOP("Actions", "Re&do"), "Ctrl+Shift+Z; Ctrl+Y", EDIT.at(0, 2),
                session.redo, tip=QT_TRANSLATE_NOOP("Actions", "Do again what was undone or taken back"), icon="redo",
                where=Where.GAME_SEEN, enabled=session.can_redo),
            Action("COMMENT", QT_TRANSLATE_NOOP("Actions", "Write a &comment"), "Ctrl+M", RECORD.at(2, 0),
                review.write_comment, tip=QT_TRANSLATE_NOOP("Actions", "About the move on the board"), icon="comment",
                where=Where.GAME_SEEN, enabled=session.record.can_edit, macos="Ctrl+J", shown=Shown.ELSEWHERE),
            Action("BOOKMARK", QT_TRANSLATE_NOOP("Actions", "B&ookmark…"), "Ctrl+B", RECORD.at(2, 1),
                review.write_bookmark, tip=QT_TRANSLATE_NOOP("Actions", "Name this place, to come back to it"),
                icon="bookmark", where=Where.GAME_SEEN, enabled=session.record.can_edit, shown=Shown.ELSEWHERE),
            Action("HEADERS", QT_TRANSLATE_NOOP("Actions", "About this &game…"), "Ctrl+I", RECORD.at(2, 2),
                review.ask_headers, icon="info",
                tip=QT_TRANSLATE_NOOP("Actions",
                    "Players, event, date, place, opening and whatever else the record says"), where=Where.GAME_SEEN,
                enabled=session.record.can_edit, shown=Shown.ELSEWHERE),
            Action("RESULT", QT_TRANSLATE_NOOP("Actions", "R&esult…"), "Ctrl+Shift+I", RECORD.at(2, 3),
                review.ask_result, tip=QT_TRANSLATE_NOOP("Actions", "Who won here, and how"), where=Where.GAME_SEEN,
                enabled=session.record.can_edit, shown=Shown.ELSEWHERE),
        ]  # fmt: skip

    def _branches(self) -> list[Action]:
        review = self.review
        return [
            Action("MAIN_LINE", QT_TRANSLATE_NOOP("Actions", "Make this the &main line"), "Alt+Shift+Up",
                RECORD.at(3, 0), review.promote,
                tip=QT_TRANSLATE_NOOP("Actions", "The line on the board becomes the one the game is known by"),
                where=Where.GAME_SEEN, enabled=review.can_promote, shown=Shown.ELSEWHERE),
            Action("BRANCH_UP", QT_TRANSLATE_NOOP("Actions", "Move the branch &up"), "Alt+Up", RECORD.at(3, 1),
                partial(review.move_branch, -1),
                tip=QT_TRANSLATE_NOOP("Actions", "Before the other moves tried in this place"), where=Where.GAME_SEEN,
                enabled=partial(review.can_move_branch, 0), shown=Shown.ELSEWHERE),
            Action("BRANCH_DOWN", QT_TRANSLATE_NOOP("Actions", "Move the branch do&wn"), "Alt+Down", RECORD.at(3, 2),
                partial(review.move_branch, 1),
                tip=QT_TRANSLATE_NOOP("Actions", "Behind the other moves tried in this place"), where=Where.GAME_SEEN,
                enabled=partial(review.can_move_branch, -1), shown=Shown.ELSEWHERE),
            Action("CUT_OFF", QT_TRANSLATE_NOOP("Actions", "Cut off f&rom here"), "Ctrl+Shift+Del", RECORD.at(3, 3),
                review.cut_off,
                tip=QT_TRANSLATE_NOOP("Actions", "All moves after the one on the board; this can be undone"),
                where=Where.GAME_SEEN, enabled=review.can_cut_off, shown=Shown.ELSEWHERE),
            Action("DELETE", QT_TRANSLATE_NOOP("Actions", "Delete th&is move"), "Ctrl+Del", RECORD.at(3, 4),
                review.delete,
                tip=QT_TRANSLATE_NOOP("Actions", "The move on the board and all that follow it; this can be undone"),
                where=Where.GAME_SEEN, enabled=review.can_delete, shown=Shown.ELSEWHERE),
        ]  # fmt: skip

    def _can_undo(self) -> bool:
        session = self.desk.session
        half_made = self.desk.table.board.hand.state.half_way and session.record.can_edit()
        return half_made or session.review.can_undo()

    def _undo(self) -> None:
        if not self.desk.table.board.hand.step_back():
            self.desk.session.review.undo()
