"""What is heard of the boards and of the game: pieces, check, begin and end, the clock, as the settings have it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer

from shogi_desktop.game.notes import GameResult
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules import Position, load_variant
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.settings import Settings

from ..board import BoardView
from ..board.display import BoardDisplay
from ..desk import Desk
from ..words.i18n import current_language
from ..words.move_texts import move_words
from .cues import Countdown, Cue, Second, Sound, cues_of
from .player import SoundPlayer
from .speech import Speech, japanese_move, second_words

_SWITCHES: Final = {
    Sound.MOVE: "sound_moves",
    Sound.CAPTURE: "sound_moves",
    Sound.DROP: "sound_moves",
    Sound.PROMOTION: "sound_moves",
    Sound.BURN: "sound_moves",
    Sound.CHECK: "sound_check",
    Sound.START: "sound_ends",
    Sound.END: "sound_ends",
    Sound.WARNING: "sound_clock",
    Sound.TICK: "sound_clock",
    Sound.LAST: "sound_clock",
}
"""The setting that each of them follows."""


class Sounds:
    """The one way to be heard: asks the settings, then the player."""

    def __init__(self, player: SoundPlayer) -> None:
        self.player = player
        self.settings = Settings()

    def hear(self, sound: Sound) -> None:
        if self.settings.sound and getattr(self.settings, _SWITCHES[sound]):
            self.player.play(sound, self.settings.volume)

    def prepare(self) -> None:
        """The person does something that a sound may follow."""
        if self.settings.sound:
            self.player.prepare()


GAP_MS: Final = 160  # between a move and what is said of it


class BoardSounds(QObject):
    """Follows boards; what is still to be heard of a move is dropped when the next one comes."""

    def __init__(self, sounds: Sounds, parent: QObject) -> None:
        super().__init__(parent)
        self._sounds = sounds
        self._due: list[tuple[int, Sound]] = []  # milliseconds of the clock, in order
        self._last = -GAP_MS
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._sound)

    def follow(self, board: BoardDisplay) -> None:
        """From now on; a hand on the board is a sign that a sound will follow."""
        board.move_seen.connect(self._hear)
        board.hand.touched.connect(self._prepare)

    def then(self, sound: Sound) -> None:
        """A sound a little after those of the move, or now where there are none."""
        now = self._clock.elapsed()
        at = max(now, self._last + GAP_MS) if now < self._last + GAP_MS else now
        self._add([(at, sound)])

    def play(self, cues: Iterable[Cue], leg_ms: int) -> None:
        """Sounds in time, instead of those that are still to come."""
        now = self._clock.elapsed()
        self._due = []
        self._timer.stop()
        self._add([(now + round(cue.at * leg_ms), cue.sound) for cue in cues])

    def stop(self) -> None:
        self._due = []
        self._timer.stop()

    def _hear(self, transition: Transition, leg_ms: int, by_hand: bool) -> None:
        self.play(cues_of(transition, by_hand), leg_ms)

    def _prepare(self) -> None:
        self._sounds.prepare()

    def _add(self, due: list[tuple[int, Sound]]) -> None:
        self._due = sorted([*self._due, *due], key=_time)
        self._last = self._due[-1][0] if self._due else self._last
        self._sound()

    def _sound(self) -> None:
        """What is due now is heard, and the timer set for what follows."""
        while self._due and self._due[0][0] <= self._clock.elapsed():
            self._sounds.hear(self._due.pop(0)[1])
        if self._due:
            self._timer.start(max(0, self._due[0][0] - self._clock.elapsed()))


def _time(due: tuple[int, Sound]) -> int:
    return due[0]


class GameSounds(QObject):
    """Follows a session. To be made after the board and the alerts, which must have heard of a move before."""

    def __init__(
        self,
        session: GameSession,
        sounds: Sounds,
        pieces: BoardSounds,
        speech: Speech,
        attacked: Callable[[], bool],
    ) -> None:
        """`attacked` tells whether a royal piece of the side to move is."""
        super().__init__(pieces)
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


_SAMPLE = (Cue(Sound.MOVE, 0.0), Cue(Sound.MOVE, 1.0), Cue(Sound.CAPTURE, 2.0), Cue(Sound.CHECK, 3.0))
_SAMPLE_MS = 380


class Heard(QObject):
    """Everything that is heard goes through here."""

    def __init__(self, desk: Desk, player: SoundPlayer) -> None:
        super().__init__(desk)
        self._sounds = Sounds(player)
        self._alerts = desk.table.alerts
        self.speech = Speech(self)
        self._pieces = BoardSounds(self._sounds, self)
        self._pieces.follow(desk.table.board)
        self._game = GameSounds(desk.session, self._sounds, self._pieces, self.speech, self._in_check)
        desk.store.changed.connect(self._set_settings)
        self._set_settings(desk.store.current)

    def follow(self, board: BoardView) -> None:
        """Another board, whose pieces are heard too."""
        BoardSounds(self._sounds, board).follow(board)

    def try_out(self) -> None:
        """A few sounds, as loud as they are now, and a move read aloud where that is wanted."""
        self._pieces.play(_SAMPLE, _SAMPLE_MS)
        self._game.say_sample()

    def has_voice(self) -> bool:
        """Whether the system can read aloud in the language that moves are read in."""
        return self._game.has_voice()

    def close(self) -> None:
        """For the end of the program."""
        self._pieces.stop()
        self.speech.close()
        self._sounds.player.close()

    def _in_check(self) -> bool:
        return bool(self._alerts.attacked)

    def _set_settings(self, settings: Settings) -> None:
        self._sounds.settings = settings
        if not settings.sound or settings.speech == "off":
            self.speech.hush()
        if not settings.sound:
            self._pieces.stop()
