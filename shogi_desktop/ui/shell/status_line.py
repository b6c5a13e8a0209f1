"""The status line: whose turn it is and what goes on; short answers to the person; what cannot be saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStatusBar, QStyle, QStyleOption, QToolButton, QWidget

from shogi_desktop import paths
from shogi_desktop.build_info import core_is_compiled
from shogi_desktop.excerpt import excerpt
from shogi_desktop.notation.moves.usi import Info
from shogi_desktop.rules import Side
from shogi_desktop.session.play.game_session import GameSession, SessionState

from ..look.theme import SPACE
from ..table.alerts import Alerts
from ..widgets.labels import ElidedLabel
from ..widgets.plain import PlainLabel, tip
from ..widgets.side_marks import draw_marked, marked_width
from ..words.error_words import reason_of
from ..words.i18n import QT_TRANSLATE_NOOP, Translated, translate
from ..words.texts import SIDE_MARKS, player_name, result_sentence, side_name

TOLD_MS = 5000
READ_MS = 40  # for each letter
OFFERED_MS = 20_000  # a key that was hit by mistake is often noticed late
BETWEEN = "  ·  "


TROUBLES: Final = {
    "game": QT_TRANSLATE_NOOP("SavingTroubles", "Your game is not being saved: {why}"),
    "draft": QT_TRANSLATE_NOOP("SavingTroubles", "The position you set up is not being saved: {why}"),
    "history": QT_TRANSLATE_NOOP("SavingTroubles", "The results of your games are not being saved: {why}"),
    "progress": QT_TRANSLATE_NOOP("SavingTroubles", "Your progress is not being saved: {why}"),
    "practice": QT_TRANSLATE_NOOP("SavingTroubles", "Your practice is not being saved: {why}"),
    "engines": QT_TRANSLATE_NOOP("SavingTroubles", "Your engines are not being saved: {why}"),
    "settings": QT_TRANSLATE_NOOP("SavingTroubles", "Your settings are not being saved: {why}"),
}
"""What can fail, the dearest first; the progress in the lessons is among the settings."""


class SavingTroubles(Translated, ElidedLabel):
    """A line for all that fails, with the places where there is room; nothing of it is seen while all goes well."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "changed")
        self._failing: dict[str, Exception] = {}
        self.hide()

    def hear(self, what: str, error: Exception | None) -> None:
        """Whether something of the person could be written: None, or why not."""
        if error is None:
            self._failing.pop(what, None)
        else:
            self._failing[what] = error
        self._show()

    def _show(self) -> None:
        failing = [(TROUBLES[what], self._failing[what]) for what in TROUBLES if what in self._failing]
        whole = [_told(what, error) + _place(error) for what, error in failing]
        short = [_told(what, error) for what, error in failing]
        self.setText("  ".join(whole if len(whole) == 1 else short))
        self.setToolTip(tip("\n".join(whole)))
        self.setVisible(bool(self._failing))

    def retranslate(self) -> None:
        self._show()


def _told(what: str, error: Exception) -> str:
    return translate("SavingTroubles", what).format(why=reason_of(error))


def _place(error: Exception) -> str:
    """The file, where the error names one."""
    return f" ({error.filename})" if isinstance(error, OSError) and error.filename else ""


class StatusLine(Translated, QStatusBar):
    """Follows a session, and says what the alerts have to say about the position."""

    def __init__(self, session: GameSession, alerts: Alerts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._alerts = alerts
        self._depth = 0
        self._board_seen, self._end_told = True, False
        self._state = ElidedLabel()
        self._notice = PlainLabel(role="muted")
        self.addWidget(self._state, 1)
        self.troubles = SavingTroubles()
        self.addPermanentWidget(self.troubles, 2)
        self.addPermanentWidget(self._notice)
        self.setContentsMargins(6, 2, 6, 2)
        self._offered = ""  # what is said, as long as a button stands beside it
        self._button = QToolButton(self)
        self._button.setProperty("role", "undo")
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.hide()
        self._deed: Callable[[], object] | None = None
        self._button.clicked.connect(self._take_offer)
        self.messageChanged.connect(self._follow_message)
        session.record.game_started.connect(self._begin)
        session.record.position_changed.connect(self._moved)
        session.turn.turn_changed.connect(self.refresh)
        session.turn.game_ended.connect(self.refresh)
        session.turn.engine_message.connect(self.tell)
        session.advice.failed.connect(self.tell)
        session.turn.thinking.connect(self._show_depth)
        alerts.changed.connect(self._show_state)
        self.retranslate()

    def tell(self, text: str) -> None:
        """Says something for a few seconds, longer where there is more to read."""
        said = BETWEEN.join(filter(None, (excerpt(text), self._offered)))
        self.showMessage(said, max(TOLD_MS + READ_MS * len(said), OFFERED_MS if self._offered else 0))
        self._place_button()

    def tell_switched(self, text: str, undo: Callable[[], object]) -> None:
        """Says what has been switched, with a button beside it that undoes it; whatever else is said meanwhile stands
        before it."""
        self._offer(text, self.tr("Undo"), undo)

    def tell_unseen(self, text: str, show: Callable[[], object]) -> None:
        """Says what is out of sight, with a button beside it that shows it."""
        self._offer(text, self.tr("Show"), show)

    def _offer(self, text: str, button: str, deed: Callable[[], object]) -> None:
        self._offered, self._deed = text, deed
        self._button.setText(button)
        self.tell("")
        self._button.show()

    def _place_button(self) -> None:
        """Behind what is said."""
        size, room = self._button.sizeHint(), self.contentsRect()
        told = self.fontMetrics().horizontalAdvance(self.currentMessage())
        behind = room.left() + self._warning_width() + told + SPACE
        left = min(behind, room.right() - size.width())
        self._button.setGeometry(left, room.center().y() - size.height() // 2 + 1, size.width(), size.height())

    def _take_offer(self) -> None:
        deed = self._deed
        self.clearMessage()
        if deed is not None:
            deed()

    def _follow_message(self, text: str) -> None:
        if not text or not text.endswith(self._offered):
            self._offered, self._deed = "", None
            self._button.hide()

    def _forget_offer(self) -> None:
        """What has a button belongs to what was seen; whatever else is said stays."""
        if self._offered:
            said = self.currentMessage().removesuffix(self._offered).removesuffix(BETWEEN)
            self.clearMessage()
            if said:
                self.tell(said)

    def tell_spoilt(self, place: Path) -> None:
        """A file of the person's made no sense, and lies there now."""
        self.tell(self.tr("A file of yours could not be read. It was put aside: {file}").format(file=place))

    def set_board_seen(self, seen: bool) -> None:
        """Elsewhere than on the board nothing is said of it."""
        self._board_seen = seen
        self._forget_offer()
        if not seen:
            self.clearMessage()
        self._show_state()

    def set_end_told(self, told: bool) -> None:
        """Whether how a game has ended is said over the board."""
        self._end_told = told
        self._show_state()

    def refresh(self) -> None:
        self._depth = 0
        self._show_state()

    @property
    def _warns(self) -> bool:
        """Whether what the alerts say is told: not of a position in which the game was over."""
        record = self._session.record
        over = record.game.result is not None and record.game.at_end()
        return self._board_seen and not over and record.state in (SessionState.PLAYING, SessionState.REVIEW)

    def warning(self) -> str:
        """What threatens royal pieces in a game that is played, which stands before whatever is told; "" = nothing."""
        playing = self._board_seen and self._session.record.state is SessionState.PLAYING
        return "".join(text + BETWEEN for text in self._alerts.dangers()) if playing else ""

    def _warning_width(self) -> int:
        return marked_width(self._state.fontMetrics(), self.warning())

    def _show_state(self) -> None:
        text = self._situation()
        words = self._alerts.words() if self._warns else []
        self._state.setText(BETWEEN.join([text, *words]))
        role = "changed" if words and self._alerts.urgent() else ""
        if self._state.property("role") != role:
            self._state.setProperty("role", role)
            self._state.style().polish(self._state)

    def _begin(self) -> None:
        self._forget_offer()
        self.refresh()

    def _moved(self) -> None:
        self.clearMessage()
        self.refresh()

    def _show_depth(self, info: Info) -> None:
        if info.depth:
            self._depth = info.depth
            self._show_state()

    def _situation(self) -> str:
        record = self._session.record
        if record.state is SessionState.IDLE or not self._board_seen:
            return ""
        game = record.game
        if record.state is SessionState.PLAYING:
            return self._looking_back() if record.looking_back else self._turn()
        if record.state is SessionState.OVER and game.result is not None:
            return self.tr("The game is over.") if self._end_told else result_sentence(game.result)
        text = self.tr("Move {n} of {all}. Moves you play here become a variation.")
        moves = len(game.line())
        said = text.format(n=game.cursor.ply, all=moves) if moves else self._to_move(Side(game.position.turn))
        return BETWEEN.join([result_sentence(game.result), said]) if game.result and game.at_end() else said

    def _looking_back(self) -> str:
        game = self._session.record.game
        text = self.tr("Looking back: move {n} of {all}. The game goes on at the last position.")
        return text.format(n=game.cursor.ply, all=len(game.line()))

    def _turn(self) -> str:
        session = self._session
        turn = session.record.side_to_move()
        setup = session.record.setup
        if session.turn.suspended:
            return self.tr("The computer player has stopped.")
        if session.turn.paused:
            return self.tr("The game is paused.")
        if session.advice.offered is not None:
            return self.tr("Take your move back, or play on?")
        if not setup.player(turn).human:
            text = self.tr("{name} is thinking…").format(name=player_name(setup, turn))
            return text + "  " + self.tr("(depth {depth})").format(depth=self._depth) if self._depth else text
        if len(setup.human_sides()) == 2:
            return self._to_move(turn)
        return self.tr("Your move")

    def _to_move(self, turn: Side) -> str:
        return self.tr("{mark} {side} to move").format(mark=SIDE_MARKS[turn], side=side_name(turn))

    def retranslate(self) -> None:
        self._forget_offer()  # its words and its button are of the other language
        self._button.setText(self.tr("Undo"))
        slow = self.tr("The computer player runs slowly: it is not compiled here (see Help, About).")
        home = self.tr("The program's folder cannot be written: settings and games are kept on this computer.")
        notices = [(slow, not core_is_compiled()), (home, paths.read_only_home() is not None)]
        self._notice.setText(BETWEEN.join(text for text, holds in notices if holds))
        self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt's own would write what is told with the letters of its font, which turn the marks of the sides round."""
        told = self.currentMessage()
        if not told:
            super().paintEvent(event)
            return
        painter, option = QPainter(self), QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelStatusBar, option, painter, self)
        room = self.contentsRect()
        lasting = [each.x() for each in (self.troubles, self._notice, self._button) if each.isVisible()]
        room.setRight(min([room.right(), *lasting]) - 1)
        painter.setFont(self._state.font())
        painter.setPen(self._state.palette().windowText().color())
        draw_marked(painter, room, self.warning())
        room.setLeft(room.left() + self._warning_width())
        painter.setFont(self.font())
        painter.setPen(self.palette().windowText().color())
        draw_marked(painter, room, told)
