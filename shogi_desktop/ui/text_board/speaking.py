"""What a screen reader hears of the game without asking: moves, checks, clocks, and what banner and status line say.

It is heard where the keyboard is: in the text board, or on the board of the main window.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from shogi_desktop.rules import Position, Side
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.session.play.game_session import SessionState

from ..board.scene.notice import say_aloud
from ..desk import Desk
from ..widgets.side_marks import unmarked
from ..words.i18n import variant_text
from ..words.move_texts import move_words
from ..words.texts import player_name, side_name

if TYPE_CHECKING:
    from .room import TextBoardRoom

_ENDS: Final = (".", "!", "…", "。")
WARNINGS: Final = (60, 30, 20, 10, 5)  # seconds left of a person's clock that are told


class Speaking(QObject):
    """Follows the game on the table."""

    def __init__(self, desk: Desk, text_board: TextBoardRoom) -> None:
        super().__init__(text_board)
        session, table = desk.session, desk.table
        self._session, self._alerts, self._table = session, table.alerts, table
        self._text_board = text_board
        self._message = ""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._say_message)
        self._left: int | None = None  # whole seconds of the clock that was looked at last
        session.record.game_started.connect(self._tell_start)
        session.record.position_changed.connect(self._tell_move)
        session.turn.turn_changed.connect(self._forget_clock)
        session.turn.clock.ticked.connect(self._watch_clock)
        table.banner.said.connect(self.say)
        desk.spoken.connect(self._tell_message)

    def say(self, text: str) -> None:
        """Aloud, and into the text board where there is one."""
        if text:
            self._text_board.tell(text)
            if not self._text_board.in_front:
                say_aloud(self._table.board, text)

    # Of the game

    def _tell_start(self) -> None:
        record = self._session.record
        names = [player_name(record.setup, side) for side in Side]
        text = self.tr("{game}: {black} (Black), {white} (White)")
        said = [text.format(game=variant_text(record.game.variant.title), black=names[0], white=names[1])]
        side = record.setup.human_side()
        if side is not None:
            said.append(self.tr("You play {side}").format(side=side_name(side)))
        self.say(_sentences([*said, *self._alerts.dangers()]))

    def _tell_move(self, position: Position, transition: Transition | None, backwards: bool) -> None:
        """A move as it is made; where somebody walks through the game, the number and move of the place."""
        game, playing = self._session.record.game, self._session.record.state is SessionState.PLAYING
        said = []
        if transition is None or backwards:
            said.append(self._place(position))
        else:
            walked = self.tr("{n}: {move}") if not playing or self._session.record.looking_back else "{move}"
            said.append(walked.format(n=game.cursor.ply, move=move_words(position.variant, transition)))
        self.say(_sentences([*said, *self._alerts.dangers()]))

    def _place(self, position: Position) -> str:
        node, board = self._session.record.game.cursor, position.copy()
        if node.move == NO_MOVE:
            return self.tr("Start of the game")
        board.undo()
        text = self.tr("{n}: {move}")
        return text.format(n=node.ply, move=move_words(position.variant, board.transition(node.move)))

    # Of the clock

    def _forget_clock(self) -> None:
        self._left = None

    def _watch_clock(self) -> None:
        """Tells a person how little is left when another limit is passed."""
        session = self._session
        turn = session.record.side_to_move()
        face = session.turn.clock.face(turn) if session.record.setup.player(turn).human else None
        if face is None:
            return
        left = -(-(face.main_ms + face.byoyomi_ms) // 1000)
        before, self._left = self._left, left
        passed = [limit for limit in WARNINGS if before is not None and left <= limit < before]
        if passed:
            self.say(self.tr("Seconds left: {n}").format(n=left))

    # Of everything else

    def _tell_message(self, text: str) -> None:
        self._message = unmarked(text)
        if self._message:
            self._text_board.tell(self._message)
            self._soon.start()

    def _say_message(self) -> None:
        """What the status line says, unless the board says it by itself or the keyboard is elsewhere."""
        here = QApplication.activeWindow() is self._table.window()
        if self._message and here and not self._table.board.notice:
            say_aloud(self._table.board, self._message)


def _sentences(parts: list[str]) -> str:
    return " ".join(text if text.endswith(_ENDS) else f"{text}." for text in parts)
