"""Playing a game: how it begins and ends, what players do in it, and the computer's advice."""

from __future__ import annotations

from functools import partial

from shogi_desktop.clients.power import threads_for
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.play.turn_clock import WATCH_MS, Habits, unhurried
from shogi_desktop.settings import Settings

from ..action import EDIT, GAME, RECORD, Action, Menu, Shown, Where
from ..desk import Desk, Room
from ..subjects import SetUp, TryAgain
from ..words.i18n import QT_TRANSLATE_NOOP, translate
from ..words.texts import recorded_name
from .advice_commands import AdviceAnnouncer, AdviceCommands
from .announcements import AfterGame, Announcements
from .game_commands import GameCommands
from .guide import TeachingGuide

WATCH_SPEED = Menu(QT_TRANSLATE_NOOP("Actions", "Speed of two comput&ers"), GAME.at(3, 5))


class PlayRoom(Room):
    name = "play"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.guide = TeachingGuide(desk)
        self.commands = GameCommands(desk, self.guide)
        self.answers = AdviceAnnouncer(desk, self.guide)
        self.after_game = AfterGame(desk, self.commands)
        self.announcements = Announcements(desk, self.commands, self.after_game)
        self.advice = AdviceCommands(desk, self.guide)
        self.commands.begun.connect(self.advice.greet)
        self.doors = (*self._beginning(), *self._playing(), *self._watching(), *self._asking())
        desk.table.entry.typing_closed.connect(self._close_typing)
        desk.table.board.hand.half_way_changed.connect(desk.changed)
        desk.store.changed.connect(self._set_habits)
        self._set_habits(desk.store.current)
        desk.session.turn.set_naming(recorded_name)

    def open(self, subject: object) -> bool:
        """A game chosen without the dialog, or from a position that was set up, or tried again from the one that is
        shown; with None asks for a game, and so with one against a friend, as two people have names."""
        if isinstance(subject, GameChoice) and subject.computer:
            self.commands.start_choice(subject)
        elif isinstance(subject, GameChoice):
            self.commands.play_friend(subject)
        elif isinstance(subject, SetUp):
            return self.commands.start_position(subject.variant, subject.sfen, subject.options)
        elif isinstance(subject, TryAgain):
            self.commands.try_again()
        else:
            self.commands.new_game()
        return True

    def close(self) -> None:
        self.desk.store.update(typing_line=False)  # who wants it in another game opens it there
        self.desk.session.close()

    def _set_habits(self, settings: Settings) -> None:
        """How the computer is to play."""
        pace = unhurried if settings.unhurried else None
        threads = threads_for(settings.processors)
        habits = Habits(pace, settings.ponder, settings.opening_book, WATCH_MS[settings.watch], threads)
        self.desk.session.turn.set_habits(habits)

    # Doors

    def _beginning(self) -> list[Action]:
        session, commands = self.desk.session, self.commands
        return [
            Action("NEW", QT_TRANSLATE_NOOP("Actions", "&New game…"), "Ctrl+N", GAME.at(0, 1), commands.new_game,
                tip=QT_TRANSLATE_NOOP("Actions", "Choose opponent, side, level, handicap and clock"), icon="new",
                interrupts=True),
            Action("REMATCH", QT_TRANSLATE_NOOP("Actions", "Re&match"), "Ctrl+R", GAME.at(0, 2), commands.rematch,
                tip=QT_TRANSLATE_NOOP("Actions", "The same game once more, an even one with sides changed"),
                icon="rematch", where=Where.GAME_SEEN, enabled=partial(_has_ended, session),
                offered=partial(_has_ended, session)),
            Action("CONTINUE", QT_TRANSLATE_NOOP("Actions", "Cont&inue game"), "Ctrl+U", GAME.at(0, 3), session.resume,
                tip=QT_TRANSLATE_NOOP("Actions", "Go on playing the unfinished game on the board"), icon="play",
                where=Where.GAME_SEEN, enabled=session.can_resume, offered=session.can_resume),
            Action("PLAY_HERE", QT_TRANSLATE_NOOP("Actions", "Play from &here…"), "Ctrl+Shift+G", RECORD.at(0, 0),
                commands.play_from_here,
                tip=QT_TRANSLATE_NOOP("Actions",
                    "Begin a game against the computer or a friend from the position on the board"), icon="play",
                where=Where.GAME_SEEN, enabled=commands.can_play_here, shown=Shown.ELSEWHERE),
        ]  # fmt: skip

    def _playing(self) -> list[Action]:
        session, commands = self.desk.session, self.commands
        return [
            Action("SWAP_SIDES", QT_TRANSLATE_NOOP("Actions", "S&wap sides"), "Ctrl+Shift+W", GAME.at(3, 1),
                session.swap_sides, tip=QT_TRANSLATE_NOOP("Actions", "Go on with the other side's pieces"), icon="swap",
                where=Where.GAME_SEEN, enabled=session.record.against_computer, shown=Shown.PALETTE),
            Action("OFFER_DRAW", QT_TRANSLATE_NOOP("Actions", "Offer a &draw"), "Ctrl+D", GAME.at(2, 0),
                session.turn.offer_draw, icon="draw", where=Where.GAME_SEEN, enabled=session.turn.can_resign,
                offered=session.turn.can_resign),
            Action("DECLARE", QT_TRANSLATE_NOOP("Actions", "De&clare (entering king)"), "Ctrl+K", GAME.at(2, 1),
                commands.declare,
                tip=QT_TRANSLATE_NOOP("Actions", "End the game by the entering-king rule, where it is met"),
                icon="declare", where=Where.GAME_SEEN, enabled=session.turn.can_declare,
                offered=session.turn.has_declaration),
            Action("RESIGN", QT_TRANSLATE_NOOP("Actions", "&Resign…"), "Ctrl+Shift+R", GAME.at(2, 2), commands.resign,
                tip=QT_TRANSLATE_NOOP("Actions", "Give up this game"), icon="resign", where=Where.GAME_SEEN,
                enabled=session.turn.can_resign, offered=session.turn.can_resign),
            Action("TAKE_BACK", QT_TRANSLATE_NOOP("Actions", "&Take back"), "Ctrl+Z", EDIT.at(0, 0), self._take_back,
                tip=QT_TRANSLATE_NOOP("Actions",
                    "Take back your last move, or the last step of a move of several steps; "
                    "a game that is over goes on"),
                icon="undo", where=Where.GAME_SEEN, enabled=self._can_take_back, offered=self._can_take_back,
                rival="UNDO"),
            Action("MOVE_NOW", QT_TRANSLATE_NOOP("Actions", "&Move now"), "M", GAME.at(3, 0), session.move_now,
                tip=QT_TRANSLATE_NOOP("Actions", "Let the computer play at once the best move it has found"),
                icon="move_now", where=Where.GAME_SEEN, enabled=session.turn.is_thinking, shown=Shown.ELSEWHERE),
            Action("TYPE_MOVES", QT_TRANSLATE_NOOP("Actions", "E&nter moves as text"), "/", GAME.at(3, 6), self._type,
                tip=QT_TRANSLATE_NOOP("Actions", "A line under the board for moves in any notation: P-7f, 76fu, 7g7f"),
                where=Where.GAME_SEEN, checked=self._is_typing, shown=Shown.PALETTE),
        ]  # fmt: skip

    def _watching(self) -> list[Action]:
        session = self.desk.session
        return [
            Action("PAUSE", QT_TRANSLATE_NOOP("Actions", "&Pause"), "K", GAME.at(3, 2), self._pause,
                tip=QT_TRANSLATE_NOOP("Actions", "Two computers stop playing, or go on"), icon="pause",
                where=Where.GAME_SEEN, enabled=session.turn.can_adjourn, checked=self._is_paused,
                shown=Shown.ELSEWHERE),
            Action("STEP", QT_TRANSLATE_NOOP("Actions", "&One move"), "Shift+K", GAME.at(3, 3), session.turn.step,
                tip=QT_TRANSLATE_NOOP("Actions", "The next move of two computers, then a pause again"), icon="step",
                where=Where.GAME_SEEN, enabled=session.turn.can_step, shown=Shown.ELSEWHERE),
            Action("TAKE_OVER", QT_TRANSLATE_NOOP("Actions", "Take over a &side"), "Ctrl+Shift+K", GAME.at(3, 4),
                session.take_over,
                tip=QT_TRANSLATE_NOOP("Actions", "Play on yourself for the computer whose turn it is"), icon="swap",
                where=Where.GAME_SEEN, enabled=session.can_take_over, shown=Shown.ELSEWHERE),
            Action("WATCH_AT_ONCE", QT_TRANSLATE_NOOP("Actions", "As fast as they &play"), "Ctrl+Alt+4",
                WATCH_SPEED.at(0, 0), setting="watch", value="at_once", shown=Shown.ELSEWHERE),
            Action("WATCH_ONE", QT_TRANSLATE_NOOP("Actions", "&One second a move"), "Ctrl+Alt+5", WATCH_SPEED.at(0, 1),
                setting="watch", value="one", shown=Shown.ELSEWHERE),
            Action("WATCH_THREE", QT_TRANSLATE_NOOP("Actions", "&Three seconds a move"), "Ctrl+Alt+6",
                WATCH_SPEED.at(0, 2), setting="watch", value="three", shown=Shown.ELSEWHERE),
            Action("WATCH_TEN", QT_TRANSLATE_NOOP("Actions", "T&en seconds a move"), "Ctrl+Alt+7", WATCH_SPEED.at(0, 3),
                setting="watch", value="ten", shown=Shown.ELSEWHERE),
        ]  # fmt: skip

    def _asking(self) -> list[Action]:
        session, commands, advice = self.desk.session, self.commands, self.advice
        return [
            Action("HINT", QT_TRANSLATE_NOOP("Actions", "&Hint"), "H", GAME.at(1, 0), commands.hint,
                tip=QT_TRANSLATE_NOOP("Actions", "Show what the computer would play"), icon="hint",
                where=Where.GAME_SEEN, enabled=session.advice.can_hint),
            Action("THREAT", QT_TRANSLATE_NOOP("Actions", "&What is threatened?"), "Shift+H", GAME.at(1, 1),
                commands.ask_threat,
                tip=QT_TRANSLATE_NOOP("Actions", "Show what the other side would play if you passed"),
                where=Where.GAME_SEEN, enabled=session.advice.can_ask_threat),
            Action("SAFE", QT_TRANSLATE_NOOP("Actions", "Is this &safe?"), "S", GAME.at(1, 2), advice.ask_safe,
                tip=QT_TRANSLATE_NOOP("Actions",
                    "Say what the move would cost that you are about to make, without playing it"),
                where=Where.GAME_SEEN | Where.PLAYING, enabled=session.advice.can_ask_safe),
            Action("WHY", QT_TRANSLATE_NOOP("Actions", "Why that mo&ve?"), "W", GAME.at(1, 3), advice.ask_why,
                tip=QT_TRANSLATE_NOOP("Actions", "Say why the last move was made, and how good it was"),
                where=Where.GAME_SEEN, enabled=session.advice.can_ask_why),
            Action("TEACHING", QT_TRANSLATE_NOOP("Actions", "Te&aching game"), "Ctrl+Shift+T", GAME.at(1, 4),
                advice.switch_teaching,
                tip=QT_TRANSLATE_NOOP("Actions", "The coach offers to take your blunders back, and says why"),
                where=Where.GAME_SEEN, enabled=session.record.against_computer,
                offered=session.record.against_computer, checked=advice.is_teaching),
        ]  # fmt: skip

    # Taking back

    def _can_take_back(self) -> bool:
        half_made = self.desk.table.board.hand.state.half_way and not self.desk.session.record.can_edit()
        return half_made or self.desk.session.can_take_back()

    def _take_back(self) -> None:
        session = self.desk.session
        over = session.record.state is SessionState.OVER
        if not self.desk.table.board.hand.step_back() and session.take_back() and over:
            self.desk.tell(translate("GameTable", "Your last move is taken back: the game goes on."))

    # Two computers

    def _is_paused(self) -> bool:
        return self.desk.session.turn.paused

    def _pause(self) -> None:
        if self.desk.session.turn.paused:
            self.desk.session.resume()
        else:
            self.desk.session.turn.pause()

    # Moves as text

    def _is_typing(self) -> bool:
        return self.desk.store.current.typing_line

    def _type(self) -> None:
        """Its key leads to the line, and away from it where the keyboard is there already."""
        line = self.desk.table.entry.line
        if not line.isHidden() and line.field.hasFocus():
            self._close_typing()
        else:
            self.desk.store.update(typing_line=True)
            line.open()

    def _close_typing(self) -> None:
        self.desk.store.update(typing_line=False)
        self.desk.table.board.setFocus()


def _has_ended(session: GameSession) -> bool:
    return session.record.game.result is not None
