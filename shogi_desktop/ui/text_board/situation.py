"""How the game stands, in lines of text: whose turn it is, the last move, hands, clocks, the result."""

from __future__ import annotations

from PySide6.QtCore import QObject

from shogi_desktop.rules import Side
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.play.game_session import GameSession, SessionState

from ..board.layout.spot import in_hand
from ..board.scene.snapshot import snapshot_of
from ..widgets.side_marks import unmarked
from ..words.i18n import variant_text
from ..words.move_words import move_words
from ..words.texts import clock_text, piece_name, player_name, result_sentence, side_name


class Situation(QObject):
    """Reads the session each time it is asked."""

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session

    def lines(self) -> list[str]:
        """Everything, a line each."""
        said = [self.game(), self.turn(), self.last(), *(self.hand(side) for side in Side), self.clocks()]
        return [*said, *filter(None, [self.result()])]

    def game(self) -> str:
        """The game and who plays it."""
        record = self._session.record
        text = self.tr("{game}: {black} (Black), {white} (White)")
        names = [player_name(record.setup, side) for side in Side]
        return text.format(game=variant_text(record.game.variant.title), black=names[0], white=names[1])

    def turn(self) -> str:
        """The number of the next move, and who is to make it."""
        record, turn = self._session.record, Side(self._session.record.game.position.turn)
        here = not record.looking_back
        if record.state is SessionState.PLAYING and here and turn == record.setup.human_side():
            text = self.tr("Next is move {n}: your move, {side}")
        elif self._session.turn.is_thinking() and here:
            text = self.tr("Next is move {n}: {side}, the computer, is thinking")
        else:
            text = self.tr("Next is move {n}: {side} to move")
        said = text.format(n=record.game.cursor.ply + 1, side=side_name(turn))
        if record.looking_back:
            return said + self.tr(" (looking back; the game goes on at the last position)")
        return said

    def last(self) -> str:
        """The move that led to the position."""
        game = self._session.record.game
        if game.cursor.move == NO_MOVE:
            return self.tr("No move has been made")
        before = game.position.copy()
        before.undo()
        deed = move_words(game.variant, before.transition(game.cursor.move))
        return self.tr("Move {n}, {move}").format(n=game.cursor.ply, move=deed)

    def hand(self, side: Side) -> str:
        """What a side has in hand, or has taken where captured pieces do not come back."""
        game, snapshot = self._session.record.game, snapshot_of(self._session.record.game.position, self._begun())
        if game.variant.has_drops:
            held = [(kind, snapshot.hands.get(in_hand(side, kind), 0)) for kind in game.variant.hand_kinds]
            text = self.tr("{side} has in hand: {pieces}")
        else:
            held = [(piece >> 1, count) for piece, count in snapshot.captured[side]]
            text = self.tr("{side} has taken: {pieces}")
        named = [(piece_name(game.variant.kind(kind)), count) for kind, count in held if count]
        pieces = ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in named)
        return text.format(side=side_name(side), pieces=pieces or self.tr("nothing"))

    def _begun(self) -> list[int]:
        start = self._session.record.game.start
        return [int(piece) for piece in map(start.piece_at, start.variant.squares) if piece]

    def clocks(self) -> str:
        """What both clocks show."""
        faces = [(side, self._session.turn.clock.face(side)) for side in Side]
        said = []
        for side, face in faces:
            if face is None:
                continue
            left = face.byoyomi_ms if face.in_byoyomi else face.main_ms
            text = self.tr("{side} has {time} for this move") if face.in_byoyomi else self.tr("{side} has {time}")
            said.append(text.format(side=side_name(side), time=clock_text(left)))
        return ", ".join(said) or self.tr("No clock")

    def result(self) -> str:
        """How the game has ended; "" while it goes on."""
        result = self._session.record.game.result
        return unmarked(result_sentence(result)) if result is not None else ""
