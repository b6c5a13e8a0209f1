"""What the computer answers when it is asked: for a hint, what is threatened, whether it takes a draw."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.play.hint import Hint

from ..desk import Desk
from ..widgets.side_marks import unmarked
from ..words.analysis.hint_words import hint_text, threat_text


class Answers(QObject):
    """Tells them in the status line and on the board."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk, self._table = desk, desk.table
        self._session = session = desk.session
        session.advice.hint_ready.connect(self._tell_hint)
        session.advice.threat_ready.connect(self._tell_threat)
        session.turn.draw_answered.connect(self._tell_draw_answer)

    def _tell_hint(self, hint: Hint) -> None:
        shown = self._desk.look.notation
        position, before = self._session.record.game.position, self._session.record.last_move()
        self._desk.tell(hint_text(position, hint, before, shown))
        brief = hint if hint.move == NO_MOVE else replace(hint, line=(hint.move,), by="", trouble="")
        self._table.tell_hint(hint.move, unmarked(hint_text(position, brief, before, shown)))

    def _tell_threat(self, threat: Hint) -> None:
        text = threat_text(self._session.record.game.position, threat, self._desk.look.notation)
        self._desk.tell(text)
        self._table.board.say(unmarked(text))

    def _tell_draw_answer(self, accepted: bool) -> None:
        if not accepted:
            declined = self.tr("The draw is declined.")
            self._desk.tell(declined)
            self._table.board.say(declined)
