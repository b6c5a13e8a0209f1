"""The person's wishes in a game: what may be done now, and doing it. The only writer of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from shogi_desktop.game.edits import deleted
from shogi_desktop.game.result import GameResult, Reason
from shogi_desktop.game.tree import Game
from shogi_desktop.rules.legality import possible_moves
from shogi_desktop.rules.rulings.declaration import Declaration

from ..records.record import SessionState
from ..refusal import Refusal, judge, refusal
from . import aids
from .advice import AdvisedSession
from .players import HumanPlayer
from .setup import GameSetup, read_setup

__all__ = ["GameSession", "SessionState"]

FAILED_DECLARATION = "failed_declaration"


class GameSession(AdvisedSession):
    """Plays games between people and engines; the window talks to this class only.

    `opening` are the moves that were made before the game on the board was begun from there.
    """

    opening: tuple[int, ...] = ()

    # What may be done

    def movable(self) -> list[int]:
        """The moves the person may make now; under strict play illegal ones too."""
        if not self.human_may_move() or self.game.cursor.illegal:
            return []
        strict = self.state is SessionState.PLAYING and self._strict()
        return possible_moves(self.game.position) if strict else self.game.position.legal_moves()

    def can_take_back(self) -> bool:
        return self._plies_back() > 0

    def can_resign(self) -> bool:
        """Whether a person plays, who may give up or offer a draw."""
        return self.state is SessionState.PLAYING and bool(self.setup.human_sides())

    def can_adjourn(self) -> bool:
        """Whether nobody plays but computers, which somebody has to stop."""
        return self.state is SessionState.PLAYING and not self.setup.human_sides()

    def can_step(self) -> bool:
        """Whether a game between two computers stands still, to go on move by move."""
        return self.can_adjourn() and self.paused

    def can_take_over(self) -> bool:
        """Whether a person may play on for the computer whose turn it is."""
        return self.suspended or self.can_adjourn()

    def can_swap(self) -> bool:
        return self.state is SessionState.PLAYING and self.human_side() is not None

    def can_declare(self) -> bool:
        declares = self.game.variant.choice("declaration") not in ("", "none")
        return self.state is SessionState.PLAYING and self.human_may_move() and declares

    def can_play_here(self) -> bool:
        """Whether a game can be begun from the position on the board."""
        return not self.game.cursor.illegal and self.game.position.outcome() is None

    def can_resume(self) -> bool:
        """Whether a failed computer can be tried again, or an unfinished record be played on."""
        if self._stands():
            return True
        if self.state is not SessionState.REVIEW or self.game.result is not None:
            return False
        line = self.game.line()
        cursor = self.game.cursor
        self.game.go_end()
        unfinished = self.game.position.outcome() is None and not (line and line[-1].illegal)
        self.game.go_to(cursor)
        return unfinished

    # Beginning

    def new_game(self, setup: GameSetup, opening: Sequence[int] = ()) -> None:
        """Begins a game, by the moves of `opening` if there are any, which were made before.

        A ValueError of rules or notation for a set-up without sense, or moves that are none; the old game then stays.
        """
        game = setup.make_game()
        for move in opening:
            game.play(move)
        self._put_on_board(game, replace(setup, begun=now_text(), aid=aids.POSITION if opening else ""))
        self.opening = tuple(opening)
        self._start()
        self.game_started.emit()
        outcome = game.position.outcome()
        if outcome is None:
            self._begin_turn()
        else:
            self._end(GameResult.of_outcome(outcome))

    def rematch(self, swapped: bool = True) -> None:
        """The same game again, with the moves that it began with; by default with sides and times exchanged."""
        self.new_game(self.setup.for_rematch() if swapped else self.setup, self.opening)

    def load(self, game: Game) -> None:
        """Shows a record at its end, for review or for `resume`."""
        game.go_to(game.end)
        setup, state = read_setup(game)
        self._put_on_board(game, setup)
        self.opening = ()
        if state is not None and state.ply == self._tip.ply:
            self._clock.begin(self.turn(), self._main_left(), state.spent_ms)
        self.state = SessionState.REVIEW
        self.game_started.emit()
        self.changed.emit()

    def resume(self) -> None:
        """Tries a failed computer again, or goes on with an unfinished record as its set-up says."""
        if not self.can_resume():
            return
        spent = self._clock.clock.turn_ms()
        if self.state is SessionState.REVIEW:
            self.go_end()
            _, state = read_setup(self.game)
            self._tip = self.game.cursor
            spent = state.spent_ms if state is not None and state.ply == self._tip.ply else 0
            touched = self.history.can_undo or any(node.evaluation for node in self._tip.path())
            self.setup = replace(self.setup, begun=self.setup.begun or now_text())
            self._start()
            if touched:
                self.note_aid(aids.EDITED)
            if self._teaches() and not self._player().is_human:
                self._after_move()  # what was not judged yet
                return
        self._begin_turn(spent)

    # Playing

    def request_move(self, move: int) -> Refusal | None:
        """The person at the board wants to move. None = done; else why not."""
        self._clock.check()
        refused = self._refuse(move)
        if refused is None and self.state is SessionState.REVIEW:
            self.try_move(move)
        elif refused is None:
            player = self._player()
            assert isinstance(player, HumanPlayer)
            player.choose(move)
        return refused

    def take_back(self) -> bool:
        """Back to the person's previous turn, clocks included; also while the computer thinks and after the end."""
        plies = self._plies_back()
        if not plies:
            return False
        self._stop_searching()
        if self.state is not SessionState.PLAYING:
            self._start()
        self.note_aid(aids.TAKE_BACK)
        self.go_to(self._tip)
        for _ in range(plies):
            node = self._tip
            assert node.parent is not None
            self._tip = node.parent
            self.back()
            deleted(self.game, node)
        self.unsaved = True
        self.tree_changed.emit()
        self._begin_turn()
        return True

    def resign(self) -> None:
        """The person gives up; between two people it is the side to move."""
        sides = self.setup.human_sides()
        if self.can_resign():
            loser = sides[0] if len(sides) == 1 else self.turn()
            self._end(GameResult(loser.other, Reason.RESIGN))

    def adjourn(self) -> None:
        """Stops a game between two computers; `resume` goes on with it."""
        if self.can_adjourn():
            self._stop_searching()
            self._note_change()
            self.state = SessionState.REVIEW
            self.turn_changed.emit()

    def pause(self) -> None:
        """A game between two computers stands still, until `resume`; the move that is thought about is forgotten."""
        if self.can_adjourn() and not self.paused:
            self._stand_still()

    def step(self) -> None:
        """One move of a game that stands still."""
        if self.can_step():
            self.go_to(self._tip)
            self._stepping = True
            self._begin_turn(self._clock.clock.turn_ms())

    def offer_draw(self) -> None:
        """The person offers a draw: the computer answers at once, another person is asked by `draw_offered`."""
        sides = self.setup.human_sides()
        if not self.can_resign():
            return
        if len(sides) == 2:
            self._draw_from = self.turn()
            self.draw_offered.emit(self._draw_from)
            return
        accepted = self._seats.player(sides[0].other).accepts_draw(self._tip.ply)
        self.draw_answered.emit(accepted)
        if accepted:
            self._end(GameResult(None, Reason.AGREEMENT))

    def answer_draw(self, accepted: bool) -> None:
        """The answer to `draw_offered`; nothing happens where no offer stands."""
        if self._draw_from is None:
            return
        self._draw_from = None
        self.draw_answered.emit(accepted)
        if accepted:
            self._end(GameResult(None, Reason.AGREEMENT))

    def declare(self) -> Declaration:
        """The person to move declares by the game's rule. One that is not allowed is refused and costs nothing; under
        strict play it loses at once, as in real games."""
        if self.state is not SessionState.PLAYING or not self.human_may_move():
            return Declaration(False, None, 0, 0, ("not_your_turn",))
        declaration = self.game.declaration()
        if declaration.allowed:
            self._end(GameResult(declaration.winner, Reason.DECLARATION))
        elif self._strict() and self.can_declare():
            self._end(GameResult(self.turn().other, Reason.ILLEGAL_MOVE, FAILED_DECLARATION))
        return declaration

    def move_now(self) -> None:
        """Asks the thinking computer for its move; one that waits for the coach begins at once."""
        if self._judged is not None:
            self.play_on()
        elif self.is_thinking() and not self._pause.hurry():
            self._player().move_now()

    def swap_sides(self) -> None:
        """Person and computer change sides; the clocks stay where they are."""
        if not self.can_swap():
            return
        spent = self._clock.clock.turn_ms()
        self._stop_searching()
        self._seats.exchange()
        self._set_setup(self.setup.with_sides_swapped())
        self.note_aid(aids.SWAPPED)
        self._begin_turn(spent)

    def take_over(self) -> None:
        """A person goes on for a computer that failed, or for the one to move of two that play."""
        if not self.can_take_over():
            return
        spent = self._clock.clock.turn_ms()
        self._pause.cancel()
        self._stepping = False
        self.go_to(self._tip)
        aid = self.setup.aid or aids.TAKEN_OVER
        self._set_setup(replace(self.setup.with_person(self.turn()), aid=aid))
        self._seats.seat(self.setup, self.game.variant)
        self._begin_turn(spent)

    def close(self) -> None:
        """Ends every engine, by force where it does not go by itself, and returns when they are gone."""
        self._stop_searching()
        parts = [self._hint, self._threat, self._made_coach, self._seats]
        asking = [part for part in parts if part is not None]
        for part in asking:
            part.close()
        for part in asking:
            part.wait_closed()

    def _plies_back(self) -> int:
        """Moves to take back for the person to be at move again; 0 = none can be."""
        if self.state not in (SessionState.PLAYING, SessionState.OVER):
            return 0
        sides = self.setup.human_sides()
        if not sides:
            return 0
        plies = 2 if sides == [self.turn()] else 1
        return plies if plies <= self._tip.ply - len(self.opening) else 0

    def _refuse(self, move: int) -> Refusal | None:
        if self.state is SessionState.IDLE:
            return refusal("no_game")
        if self.state is SessionState.OVER or self.game.cursor.illegal:
            return refusal("game_over")
        if self.looking_back:
            return refusal("looking_back")
        if not self.human_may_move():
            return refusal("not_your_turn")
        refused = judge(self.game.position, move)
        if refused is not None and move in self.movable():
            return None
        return refused


def now_text() -> str:
    """The moment in UTC, as a set-up keeps when its game was begun."""
    return datetime.now(UTC).isoformat(timespec="microseconds")
