"""Advice during a game: hints and threats, what the coach says of a move, blunders to take back, the first guide."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shogi_desktop.rules import Side
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.hint import Hint
from shogi_desktop.session.variants import named

from ..board.input.move_types import tells_apart
from ..board.marks.marks import CoachMarks
from ..desk import Desk
from ..table.banner import BannerButton, BannerText
from ..widgets.side_marks import unmarked
from ..words.analysis_words import hint_text, threat_text
from ..words.i18n import variant_text

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from shogi_desktop.session.analysis.coaching import CoachedMove
    from shogi_desktop.session.play.coach import MoveReason


class AdviceCommands(QObject):
    """What the actions do with which the coach is asked, and what it offers by itself."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk, self._store = desk, desk.store
        self._session = session = desk.session
        self._table = table = desk.table
        table.board.hand.move_shown.connect(self._ask_about)
        session.advice.safety_ready.connect(self._tell_safe)
        session.advice.reason_ready.connect(self._tell_why)
        session.advice.blunder_made.connect(self._offer)
        session.turn.turn_changed.connect(self._follow_turn)
        self._better_shown = False
        for moved in (session.record.game_started, session.record.position_changed, session.turn.turn_changed):
            moved.connect(self._hide_better)

    @property
    def _notation(self) -> str:
        return self._desk.look.notation

    def _say(self, text: str) -> None:
        self._desk.tell(text)
        self._table.board.say(text)

    # Is this safe?

    def ask_safe(self) -> None:
        """About the move that is aimed at; without one about the next move that is made on the board, which is not
        played."""
        board = self._table.board
        move = board.hand.aimed_move()
        if move != NO_MOVE:
            self._ask_about(move)
        elif board.hand.asking:
            board.hand.asking = False
            self._say("")
        else:
            board.hand.asking = True
            self._say(self.tr("Make the move that you want to ask about. It will not be played."))

    def _ask_about(self, move: int) -> None:
        self._table.board.cancel()
        self._table.board.hand.asking = False
        refused = self._session.advice.ask_safe(move)
        if refused is not None:
            self._table.refuse(refused, move)
            return
        self._table.board.mark(advice=CoachMarks(move, by=int(self._session.record.game.position.turn) ^ 1))
        looking = self.tr("Looking whether this is safe…")
        self._desk.tell(looking)
        self._table.tell_beside(move, int(self._session.record.game.position.turn), looking)

    def _tell_safe(self, lesson: CoachedMove | None) -> None:
        from ..words.coach_words import safe_text

        text = safe_text(lesson, self._notation)
        self._desk.tell(text)
        if lesson is None:
            self._table.board.say(text)
            return
        advice = _advice_of(lesson, considered=True)
        self._table.board.mark(advice=advice)
        self._table.tell_beside(lesson.move, int(lesson.position.turn), unmarked(text), advice.follows)

    # Why that?

    def ask_why(self) -> None:
        self._say(self.tr("Looking why this was played…"))
        self._session.advice.ask_why()

    def _tell_why(self, reason: MoveReason) -> None:
        from ..words.coach_words import why_text

        text = why_text(reason, self._notation)
        self._desk.tell(text.replace("\n", " "))
        mover = int(reason.position.turn)
        shown = next((aim for aim in reason.aims if aim.line), None)
        if shown is not None:
            squares = frozenset(seen.square for seen in shown.pieces)
            self._table.board.mark(advice=CoachMarks(follows=shown.line[0], by=mover, squares=squares))
        self._table.tell_beside(reason.move, mover, unmarked(text))

    # The guide

    def greet(self) -> None:
        """Offers a guide at the lowest level until a game of shogi is over, and in the first game of a kind whose
        pieces have special powers."""
        setup, variant = self._session.record.setup, self._session.record.game.variant
        if not self._session.record.against_computer() or setup.guided:
            return
        gentle = min(setup.player(side).level for side in Side if not setup.player(side).human) == 1
        newcomer = variant.name == GameChoice.variant and gentle
        first = self._store.current.games_played.split() == [variant.name] or tells_apart(variant)
        if (newcomer or first) and variant.name not in self._store.current.guides_offered.split():
            if not newcomer:
                self._store.alter(guides_offered=partial(named, name=variant.name))
            self._table.banner.say(self._guide)

    def _guide(self) -> BannerText:
        variant = self._session.record.game.variant
        title = self.tr("Your first game of {game}").format(game=variant_text(variant.title))
        text = self.tr("A guide can explain what the computer plays and threatens, and let you take blunders back.")
        come = BannerButton(self.tr("With a guide"), self._session.advice.set_guided, primary=True)
        return BannerText(title, text, [come], aside=True)

    # The teaching game

    def is_teaching(self) -> bool:
        return self._session.record.against_computer() and self._session.record.setup.teaching

    def switch_teaching(self) -> None:
        on = not self._session.record.setup.teaching
        self._session.advice.set_teaching(on)
        if on:
            self._desk.tell(self.tr("From now on the coach offers to take blunders back."))
        else:
            self._desk.tell(self.tr("From now on blunders are not taken back."))

    def _offer(self, lesson: CoachedMove) -> None:
        self._table.board.mark(advice=_advice_of(lesson, considered=False))
        self._table.banner.say(self._blunder)

    def _blunder(self) -> BannerText:
        from ..words.coach_words import reasons_text

        lesson = self._session.advice.offered
        if lesson is None:
            return BannerText("")
        text = reasons_text(lesson, self._notation)
        steps = [
            BannerButton(self.tr("Take it back"), self._take_back, primary=True),
            BannerButton(self.tr("Play on"), self._session.advice.play_on),
            BannerButton(self.tr("What was better?"), self._show_better),
        ]
        return BannerText(self.tr("That was a blunder"), unmarked(text), steps, closable=False)

    def _take_back(self) -> None:
        self._session.take_back()

    def _show_better(self) -> None:
        """As an arrow and in the status line: the card stays as it is, and its buttons where they are."""
        from ..words.coach_words import better_text

        lesson = self._session.advice.offered
        if lesson is not None:
            self._table.board.mark(suggestions=[(lesson.better[0], "")])
            self._better_shown = True
            self._desk.tell(better_text(lesson, self._notation))
            self._table.banner.say(self._blunder)

    def _hide_better(self, *_: object) -> None:
        if self._better_shown:
            self._better_shown = False
            self._table.board.mark(suggestions=())

    def _follow_turn(self) -> None:
        """An offer that was answered in another way, or by playing on, is no offer any more."""
        banner, played = self._table.banner, self._session.record.game.cursor.ply
        answered = self._session.advice.offered is None and banner.says(self._blunder)
        if answered or (played >= len(Side) and banner.says(self._guide)):
            banner.clear()


class AdviceAnnouncer(QObject):
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


def _advice_of(lesson: CoachedMove, considered: bool) -> CoachMarks:
    """The move, what follows it, and the piece that it costs."""
    side = int(lesson.position.turn)
    follows = lesson.reply[0] if lesson.reply and lesson.mark is not None else NO_MOVE
    return CoachMarks(lesson.move if considered else NO_MOVE, follows, side ^ 1, lesson.squares)
