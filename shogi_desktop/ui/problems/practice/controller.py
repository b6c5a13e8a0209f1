"""One person at one position out of a game: what the drill tells is shown, what the hand wishes is passed on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from shogi_desktop import paths
from shogi_desktop.analysis.review import MarkLimits
from shogi_desktop.clients.search import EngineLaunch
from shogi_desktop.library.catalogue import Catalogue
from shogi_desktop.mating.problem import Problem
from shogi_desktop.rules.board.moves import NO_MOVE, from_square, is_drop
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.position import Position
from shogi_desktop.session.practice.deck import Card, Deck, Recall, days_to
from shogi_desktop.session.practice.drill import LAST_STEP, Drill, DrillState, MoveVerdict
from shogi_desktop.session.problems.judgement import checked_line
from shogi_desktop.session.sight.attacks import threatened_royals

from ...board import BoardView
from ...board.marks.marks import arrow_of
from ...look.from_settings import BoardLook
from ..page_parts import AroundRow, ProblemWish
from ..pages import PageController
from ..solving.presenter import SolutionWalk, line_html, line_texts
from .panel import (
    PracticePanel,
    again_words,
    hint_words,
    made_words,
    nothing_words,
    origin_words,
    right_words,
    wrong_words,
)

TOLD: Final = 5  # moves of a line; more come with each step through it
_ANSWERED: Final = (DrillState.RIGHT, DrillState.SHOWN)


class PracticeController(QObject):
    """Drill, board and panel together; the board is touched only between `enter` and `leave`.

    Signals:
        recorded(): a position was answered, and the deck knows it.
        forget_wished(str): the position of this key shall not come up again.
    """

    recorded = Signal()
    forget_wished = Signal(str)

    def __init__(
        self,
        drill: Drill,
        board: BoardView,
        panel: PracticePanel,
        deck: Deck,
        notation: Callable[[], str],
    ) -> None:
        """`notation` tells how the person reads moves: "japanese" or "western"."""
        super().__init__()
        self._board, self._panel, self._deck = board, panel, deck
        self._notation = notation
        self._drill = drill
        drill.setParent(self)
        self._walk = SolutionWalk()
        self._card: Card | None = None
        self._place = ""
        self._ways = (False, False)
        self._active = False
        self._failure = ""
        drill.changed.connect(self._changed)
        drill.judged.connect(self._judged)
        drill.answered.connect(self._answered)
        drill.failed.connect(self._failed)
        panel.wished.connect(self._do)
        panel.cancelled.connect(drill.try_again)

    # What the window tells

    def begin(self, card: Card) -> None:
        """Another position. NotationError or VariantError for one that is none; then the old one stays."""
        self._drill.start(card.exercise)
        self._card = card
        self._show_card()
        self._focus_board()

    def clear(self) -> None:
        """There is no position."""
        self._card = None
        self._walk.begin(())
        self._drill.stop()
        self._panel.show_nothing(nothing_words())
        self._allow()

    def show_place(self, place: str) -> None:
        """Where in the set the position is, as the person reads it."""
        self._place = place
        self._show_card()

    def set_around(self, before: bool, after: bool, complete: bool) -> None:
        """Whether there are positions before and after this one."""
        self._ways = (before, after)
        self._allow()

    def refresh(self) -> None:
        """Notation or language are others."""
        self._panel.retranslate()
        if self._card is None:
            self._panel.show_nothing(nothing_words())
        self._show_card()
        self._say()

    def wait_closed(self) -> None:
        """For the end of the program: returns when the engine is gone."""
        self._drill.wait_closed()

    # The page

    def enter(self) -> None:
        """The page comes up: the board belongs to it now."""
        self._active = True
        if self._card is not None:
            self._drill.resume()
            self._show_board(None)
            self._focus_board()
        self._allow()

    def leave(self) -> None:
        """Another page comes up, or the window goes: the engine goes too."""
        self._active = False
        self._drill.rest()

    def shown(self) -> Position | None:
        return self._walk.position or self._drill.position

    def _show_card(self) -> None:
        """The task, and what is known of it."""
        card = self._card
        if card is None:
            return
        start, exercise = self._drill.start_position, card.exercise
        origin = "\n".join(filter(None, (origin_words(exercise), made_words(exercise, start, self._notation()))))
        again = again_words(days_to(card.memory, _now()), bool(card.memory))
        self._panel.show_exercise(self._place, int(start.turn), origin, again)

    def _show_board(self, transition: Transition | None, backwards: bool = False) -> None:
        position = self.shown()
        if not self._active or position is None:
            return
        board = self._board
        board.mark(goals=(), hint=NO_MOVE)
        board.show_position(position, transition, backwards)
        board.mark(last_move=position.last_move(), check=threatened_royals(position, int(position.turn)))
        board.hand.set_moves(() if self._walk else self._drill.moves())

    def _focus_board(self) -> None:
        if self._active:
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    # What the drill tells

    def _changed(self, _position: Position, transition: Transition | None) -> None:
        self._walk.begin(())
        self._failure = ""
        self._panel.show_moves("")
        self._show_board(transition)
        self._say()

    def _judged(self, verdict: MoveVerdict) -> None:
        if self._drill.state is DrillState.RIGHT:
            self._offer_walk(self._drill.best_line if verdict.best else (verdict.move, *verdict.reply), made=1)
        self._say()
        self._lead_on()

    def _answered(self, outcome: Recall) -> None:
        card = self._card
        if card is not None:
            self._deck.note(card.key, outcome, _now())
            self._card = self._deck.card(card.key) or card
            self._show_card()
            self.recorded.emit()

    def _failed(self, why: str) -> None:
        self._failure = why
        self._say()

    def _offer_walk(self, line: tuple[int, ...], made: int) -> None:
        """The moves of a line to be walked through, of which so many are on the board."""
        self._walk.begin(checked_line(self._drill.start_position, line))
        self._walk.at = min(made, len(self._walk.steps))
        self._show_line()

    def _show_line(self) -> None:
        start, moves = self._drill.start_position, [step.transition.move for step in self._walk.steps]
        texts = line_texts(start, moves, self._notation())
        seen = max(TOLD, self._walk.at)
        self._panel.show_moves(line_html(texts[:seen], self._walk.at) + (" …" if len(texts) > seen else ""))

    def _say(self) -> None:
        """The words for what has happened last, and which buttons can be used now."""
        drill, card = self._drill, self._panel.card
        verdict = drill.verdict
        self._panel.waiting.set_waiting(drill.state is DrillState.WEIGHED)
        if self._card is None:
            card.tell("")
        elif drill.state is DrillState.RIGHT and verdict is not None:
            words = right_words(verdict, drill.start_position, drill.best_line, self._notation())
            card.tell(*words, strong=True)
        elif drill.state is DrillState.WRONG and verdict is not None:
            card.tell(*wrong_words(verdict, drill.start_position, self._notation()))
        elif drill.state is DrillState.SHOWN:
            card.tell(self.tr("This is what the engine would play."))
        elif drill.state is DrillState.UNKNOWN:
            card.tell(self.tr("The engine has given no answer."), self._failure)
        else:
            card.tell("")
        if self._walk:
            self._show_line()
        self._allow()

    def _allow(self) -> None:
        state = self._drill.state
        there = self._card is not None
        allowed = {
            ProblemWish.HINT: there
            and state is DrillState.OPEN
            and bool(self._drill.best_line)
            and self._drill.step < LAST_STEP,
            ProblemWish.GIVE_UP: there and state is not DrillState.SHOWN and bool(self._drill.best_line),
            ProblemWish.RESTART: there and state not in (DrillState.OPEN, DrillState.WEIGHED),
            ProblemWish.FORGET: there,
            ProblemWish.STEP_BACK: self._walk.at > 0,
            ProblemWish.STEP_ON: not self._walk.at_end,
        }
        self._panel.show_walk(there and state in _ANSWERED)
        primary = self._likely_wish()
        self._panel.set_wishes(allowed, primary)
        if self._active:
            ways = {ProblemWish.PREVIOUS: self._ways[0], ProblemWish.EDIT: there, ProblemWish.NEXT: self._ways[1]}
            self._panel.around.allow(ways, primary is ProblemWish.NEXT)

    def _likely_wish(self) -> ProblemWish | None:
        """What most people will want now, None where they will want to move."""
        state = self._drill.state
        if state in (DrillState.WRONG, DrillState.UNKNOWN):
            return ProblemWish.RESTART
        if state is DrillState.SHOWN and not self._walk.at_end:
            return ProblemWish.STEP_ON
        return ProblemWish.NEXT if state in _ANSWERED and self._ways[1] else None

    def _lead_on(self) -> None:
        """The keyboard goes to what most people will want now."""
        wish = self._likely_wish()
        if wish is None or not self._active:
            return
        if wish is ProblemWish.NEXT:
            self._panel.around.focus_on_next()
        else:
            self._panel.focus_on(wish)

    # What the person does

    def move(self, move: int) -> None:
        refusal = self._drill.move(move)
        if refusal:
            self._panel.card.tell(refusal)

    def preview(self, move: int) -> Transition:
        position = self.shown()
        assert position is not None
        return position.transition(move)

    def remark(self, text: str) -> None:
        """What was said before is out of date, unless it is how the last move was judged."""
        if self._drill.state is DrillState.OPEN:
            self._panel.card.tell(text)

    def step(self, forward: int) -> None:
        """A move of the better line, if it is shown."""
        made = self._walk.go(forward)
        if made is not None:
            self._show_board(made.transition, backwards=forward < 0)
            self._say()

    def _do(self, wish: ProblemWish) -> None:
        if wish in (ProblemWish.STEP_BACK, ProblemWish.STEP_ON):
            self.step(1 if wish is ProblemWish.STEP_ON else -1)
            if self._walk.at_end:
                self._lead_on()
        elif wish is ProblemWish.HINT:
            self._focus_board()
            self._help()
        elif wish is ProblemWish.GIVE_UP:
            self._focus_board()
            self._drill.show()
            self._offer_walk(self._drill.best_line, made=0)
            self.step(1)
            self._lead_on()
        elif wish is ProblemWish.RESTART:
            self._focus_board()
            self._drill.try_again()
        elif wish is ProblemWish.FORGET and self._card is not None:
            self.forget_wished.emit(self._card.key)

    def _help(self) -> None:
        step, start = self._drill.help(), self._drill.start_position
        move = self._drill.best_line[0]
        if step == LAST_STEP:
            self._board.mark(goals=(), hint=arrow_of(move))
        elif not is_drop(move):
            self._board.mark(goals=[int(from_square(move))])
        self._panel.card.tell(hint_words(move, step, start, self._board.style_used.coordinates))
        self._allow()


def _now() -> datetime:
    return datetime.now().astimezone()


MOST_NAMES: Final = 500
"""Of players of the library, to choose from."""


class Practising(QObject):
    """Signals:
    recorded(): a position was answered, and the deck knows it.
    changed(): positions have come or gone.
    """

    recorded = Signal()
    changed = Signal()

    def __init__(
        self,
        player: EngineLaunch,
        board: BoardView,
        around: AroundRow,
        deck: Deck,
        look: BoardLook,
    ) -> None:
        """`player` starts the engine that weighs moves."""
        super().__init__(board)
        self._deck, self._store, self._board = deck, look.store, board
        self._panel = PracticePanel(around)
        drill = Drill(player, self._margin)
        self.controller = PracticeController(drill, board, self._panel, deck, look.notation)
        self.controller.setParent(self)
        self.controller.recorded.connect(self.recorded)
        self.controller.forget_wished.connect(self._forget)

    def page(self) -> tuple[QWidget, PageController]:
        """Its panel, and what meets the board."""
        return self._panel, self.controller

    def begin(self, problem: Problem) -> None:
        """Another position out of the deck."""
        card = self._deck.card(problem.key)
        if card is not None:
            self.controller.begin(card)

    def gather(self) -> None:
        """Asks for mistakes out of the games of the library."""
        from .gather_dialog import GatherDialog

        index = paths.library_file()
        dialog = GatherDialog(index, self._deck, self._limits(), self._board.window())
        with closing(Catalogue(index)) as catalogue:
            dialog.offer(catalogue.players(MOST_NAMES))
        dialog.finished.connect(self._gathered)
        dialog.open()

    def _gathered(self) -> None:
        """The dialog is closed; what it has found is in the deck, perhaps of other games too."""
        dialog = self.sender()
        assert isinstance(dialog, QDialog)
        dialog.deleteLater()
        self.changed.emit()

    def _forget(self, key: str) -> None:
        self._deck.remove(key)
        self.changed.emit()

    def _limits(self) -> MarkLimits:
        return MarkLimits(*self._store.current.mark_losses)

    def _margin(self) -> float:
        """What share of the chances a move may lose that is no mistake of any kind."""
        return self._limits().inaccuracy / 100
