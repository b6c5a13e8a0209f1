"""Records and positions as text on the clipboard, in every format."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from shogi_desktop.game.tree import Game
from shogi_desktop.mating.problem import ProblemSet
from shogi_desktop.notation.positions.bod import format_bod, has_bod
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.notation.records.formats import format_named
from shogi_desktop.session.records.opening import Opened, content_steps
from shogi_desktop.session.records.review import rest_of

from ..desk import Desk
from ..widgets.messages import choose, complain
from .record_commands import RecordCommands


class ClipboardCommands(QObject):
    """What the actions for copying and pasting do."""

    def __init__(self, desk: Desk, records: RecordCommands) -> None:
        super().__init__(desk)
        self._desk, self._records = desk, records
        self._session = desk.session

    def copy_position(self) -> None:
        self._put(format_sfen(self._session.record.game.position), self.tr("The position is on the clipboard."))

    def copy_diagram(self) -> None:
        position = self._session.record.game.position
        if has_bod(position.variant):
            self._put(format_bod(position), self.tr("The position is on the clipboard."))
        else:
            self._desk.tell(self.tr("This game has no diagrams of text."))

    def copy_from_here(self) -> None:
        """The position on the board as the start, and what follows it."""
        self._copy(rest_of(self._session.record.game), "kif")

    def copy_record(self, key: str) -> None:
        """The whole record in a format by its name."""
        self._copy(self._session.record.game, key)

    def _copy(self, game: Game, key: str) -> None:
        known = format_named(key)
        assert known is not None and known.write is not None
        try:
            text = known.write([game])
        except ValueError as error:
            complain(self._desk.window, self.tr("The game cannot be copied in this format."), error)
        else:
            self._put(text, self.tr("The game is on the clipboard."))

    def _put(self, text: str, told: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._desk.tell(told)

    def paste(self) -> None:
        """Whatever is on the clipboard: beside the records that are open, or as a branch of the one on the board."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self._desk.tell(self.tr("There is no text on the clipboard."))
            return
        failed = self.tr("The text on the clipboard is neither a game nor a position.")
        content = self._records.read(content_steps(text, self._records.preferred()), failed)
        if content is not None and not self._added(content):
            self._records.show_content(content)

    def _added(self, content: Opened | ProblemSet) -> bool:
        """Asks, where a game could go on from the record on the board, whether it shall; True where that is settled."""
        if isinstance(content, ProblemSet) or len(content.games) != 1 or content.games[0].is_bare():
            return False
        node = self._session.review.place_for(content.games[0])
        if node is None or self._session.record.game.is_bare():
            return False
        question = self.tr("Open the game as a record of its own, or add its moves to the record on the board?")
        answers = (self.tr("Record of its own"), self.tr("Add as a branch"))
        answer = choose(self._desk.window, question, answers)
        if answer == 1:
            self._session.review.graft(node, content.games[0])
        return answer != 0
