"""What is heard of the game on the board besides its pieces: check, begin and end, the clock, and moves read aloud."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from shogi_desktop.game.notes import GameResult
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.session.play.game_session import GameSession, SessionState

from ..words.i18n import current_language
from ..words.move_words import move_words
from .board_sounds import BoardSounds
from .countdown import Countdown, Second
from .cues import Sound
from .sounds import Sounds
from .speech import Speech
from .spoken import japanese_move, second_words


class GameSounds(QObject):
    """Follows a session. To be made after the board and the alerts, which must have heard of a move before."""

    def __init__(
        self,
        session: GameSession,
        sounds: Sounds,
        pieces: BoardSounds,
        speech: Speech,
        attacked: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """`attacked` tells whether a royal piece of the side to move is."""
        super().__init__(parent)
        self._session = session
        self._sounds = sounds
        self._pieces = pieces
        self._speech = speech
        self._attacked = attacked
        self._countdown = Countdown()
        session.record.game_started.connect(self._begin)
        session.record.position_changed.connect(self._follow)
        session.turn.game_ended.connect(self._end)
        session.turn.turn_changed.connect(self._countdown.begin)
        session.turn.clock.ticked.connect(self._tick)

    def has_voice(self) -> bool:
        return self._speech.speaks(self._language())

    def say_sample(self) -> None:
        """The first move of many games, where moves or seconds are to be read aloud."""
        if self._speaking("moves", "byoyomi"):
            position = Position(load_variant("shogi"))
            move = parse_move("7g7f", position)
            words = move_words(position.variant, position.transition(move))
            self._say(japanese_move(position, move, NO_MOVE) if self._in_japanese() else words)

    def _begin(self) -> None:
        self._pieces.stop()
        if self._session.record.state is SessionState.PLAYING:
            self._sounds.hear(Sound.START)

    def _end(self, result: GameResult) -> None:
        self._pieces.then(Sound.END)

    def _follow(self, position: Position, transition: Transition | None, backwards: bool) -> None:
        if transition is None or backwards:
            self._pieces.stop()
            return
        if self._attacked():
            self._pieces.then(Sound.CHECK)
        if self._speaking("moves"):
            self._say_move(position, transition)

    def _say_move(self, position: Position, transition: Transition) -> None:
        cursor = self._session.record.game.cursor
        if not self._in_japanese():
            self._say(move_words(position.variant, transition))
        elif cursor.parent is not None and not cursor.illegal:
            before = position.copy()
            before.undo()
            self._say(japanese_move(before, cursor.move, cursor.parent.move))

    def _tick(self) -> None:
        """Only a person is told of the clock."""
        session = self._session
        side = session.record.side_to_move()
        face = session.turn.clock.face(side)
        if face is None or not session.record.setup.player(side).human:
            return
        second = self._countdown.tick(face, session.record.setup.times()[side].byoyomi_ms)
        if second is not None and not (self._speaking("byoyomi", "moves") and self._count(second)):
            sound = second.sound()
            if sound is not None:
                self._sounds.hear(sound)

    def _count(self, second: Second) -> bool:
        """Says the second; whether there was something to say."""
        words = second_words(second, self._in_japanese())
        if words:
            self._say(words)
        return bool(words)

    def _say(self, text: str) -> None:
        self._speech.say(text, self._language())

    def _speaking(self, *wishes: str) -> bool:
        settings = self._sounds.settings
        return settings.sound and settings.speech in wishes and self.has_voice()

    def _language(self) -> str:
        return "ja" if self._in_japanese() else current_language()

    def _in_japanese(self) -> bool:
        """Whoever reads moves in Japanese hears them so too, and with a Japanese window there is no other way."""
        return self._sounds.settings.notation == "japanese" or current_language() == "ja"
