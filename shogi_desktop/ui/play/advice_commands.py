"""Advice during a game: hints and threats, what the coach says of a move, the guide that is offered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from shogi_desktop.rules import Position, Side
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.hint import Hint
from shogi_desktop.session.variants import named

from ..board.input.move_types import tells_apart
from ..board.marks.marks import CoachMarks
from ..desk import Desk
from ..table.banner import BannerButton, BannerText
from ..widgets.side_marks import unmarked
from ..words.analysis_words import hint_text, is_threat, threat_text
from ..words.i18n import joined_sentences, variant_text
from ..words.move_texts import taught_notation
from .guide import TeachingGuide

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from shogi_desktop.coach.sight import Prey
    from shogi_desktop.coach.threats import Prospects
    from shogi_desktop.session.analysis.coaching import CoachedMove
    from shogi_desktop.session.play.coach import MoveReason
    from shogi_desktop.session.play.study import Study


TAUGHT: Final = 1  # moves of a line that are told to who learns


class AdviceCommands(QObject):
    """What the actions do with which the coach is asked, and what it offers by itself."""

    def __init__(self, desk: Desk, guide: TeachingGuide) -> None:
        super().__init__(desk)
        self._desk, self._store, self._guide = desk, desk.store, guide
        self._session = session = desk.session
        self._table = table = desk.table
        table.board.hand.move_shown.connect(self._ask_about)
        session.advice.safety_ready.connect(self._tell_safe)
        session.advice.reason_ready.connect(self._tell_why)
        session.turn.turn_changed.connect(self._follow_turn)
        desk.interrupted.connect(self._stop_asking)

    @property
    def _notation(self) -> str:
        return _notation(self._desk)

    # Is this safe?

    def ask_safe(self) -> None:
        """About the move that is aimed at; without one about the next move that is made on the board, which is not
        played."""
        board = self._table.board
        board.mark(hint=NO_MOVE, threat=NO_MOVE)  # an answer to another question
        move = board.hand.aimed_move()
        if move != NO_MOVE:
            self._ask_about(move)
        elif board.hand.asking.on:
            self._table.stop_asking()
        else:
            board.pen.switch(False)
            board.hand.asking.turn(True)

    def _stop_asking(self, action: str) -> None:
        """Something else is done."""
        if action != "SAFE":
            self._table.stop_asking()

    def _ask_about(self, move: int) -> None:
        self._table.board.cancel()
        self._table.board.hand.asking.turn(False)
        refused = self._session.advice.ask_safe(move)
        if refused is not None:
            self._table.refuse(refused, move)
            return
        self._table.board.mark(advice=CoachMarks(move, by=int(self._session.record.game.position.turn) ^ 1))
        self._tell_of(move, int(self._session.record.game.position.turn), self.tr("Looking whether this is safe…"))

    def _tell_of(self, move: int, side: int, text: str, follows: int = NO_MOVE) -> None:
        """Says something of a move of a side: on the card of the guide, or beside the square it leads to."""
        if self._guide.speaking:
            self._guide.tell(text)
            return
        self._table.tell_beside(move, side, unmarked(text), follows)

    def _tell_safe(self, lesson: CoachedMove | None) -> None:
        from ..words.advice_words import safe_text

        text = safe_text(lesson, self._notation)
        if lesson is None:
            self._guide.tell(text)
            return
        advice = _advice_of(lesson)
        self._table.board.mark(advice=advice)
        self._tell_of(lesson.move, int(lesson.position.turn), text, advice.follows)

    # Why that?

    def ask_why(self) -> None:
        self._guide.tell(self.tr("Looking why this was played…"))
        self._session.advice.ask_why()

    def _tell_why(self, reason: MoveReason) -> None:
        from shogi_desktop.coach.purpose import AimKind

        from ..words.advice_words import why_words

        mover = int(reason.position.turn)
        yours = self._session.record.setup.human_side() == mover ^ 1
        shown = [(aim.line[0], aim.pieces) for aim in reason.aims if aim.line]
        if yours:
            mates = [(aim.line[0], aim.pieces) for aim in reason.aims if aim.kind is AimKind.THREATENS_MATE]
            shown = [*mates, *((threat.taking, (threat.piece,)) for threat in reason.threats), *shown]
        if shown:
            squares = frozenset(seen.square for seen in shown[0][1])
            self._table.board.mark(advice=CoachMarks(follows=shown[0][0], by=mover, squares=squares))
        if yours and self._guide.speaking:
            self._guide.explain(reason)
        else:
            self._tell_of(reason.move, mover, why_words(reason, self._notation, yours).whole)

    # The guide

    def greet(self, first: bool) -> None:
        """Offers a guide once: in the `first` game of shogi, where that is at the lowest level, and in the first one of
        a kind whose pieces have special powers."""
        setup, variant, settings = self._session.record.setup, self._session.record.game.variant, self._store.current
        if not self._session.record.against_computer():
            return
        gentle = min(setup.player(side).level for side in Side if not setup.player(side).human) == 1
        newcomer = variant.name == GameChoice.variant and gentle
        alone = settings.games_played.split() == [variant.name] or tells_apart(variant)
        offered = (first if newcomer else alone) and variant.name not in settings.guides_offered.split()
        if offered and not newcomer:
            self._store.alter(guides_offered=partial(named, name=variant.name))
        if offered and not setup.guided:
            self._table.banner.say(self._offered_guide)

    def _offered_guide(self) -> BannerText:
        variant = self._session.record.game.variant
        title = self.tr("Your first game of {game}").format(game=variant_text(variant.title))
        text = self.tr("A guide can explain what the computer plays and threatens, and let you take blunders back.")
        come = BannerButton(self.tr("With a guide"), self._session.advice.set_guided, primary=True)
        return BannerText(title, text, [come])

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

    def _follow_turn(self) -> None:
        """A guide that was not taken when the game has begun is not offered any more."""
        banner, played = self._table.banner, self._session.record.game.cursor.ply
        if played >= len(Side) and banner.says(self._offered_guide):
            banner.clear()


class AdviceAnnouncer(QObject):
    """Tells them on the board, or on the card of the guide."""

    def __init__(self, desk: Desk, guide: TeachingGuide) -> None:
        super().__init__(desk)
        self._desk, self._table, self._guide = desk, desk.table, guide
        self._session = session = desk.session
        self._study: Study | None = None
        session.advice.hint_ready.connect(self._on_hint)
        session.record.position_changed.connect(self._drop)
        session.advice.threat_ready.connect(self._tell_threat)
        session.turn.draw_answered.connect(self._tell_draw_answer)

    def _on_hint(self, hint: Hint) -> None:
        position = self._session.record.game.position
        if not self._session.record.setup.teaching or hint.move == NO_MOVE:
            before = self._session.record.last_move()
            self._tell_hint(hint, hint_text(position, hint, before, self._desk.look.notation))
            return
        from shogi_desktop.coach.threats import Prospects

        seen = Prospects(position.copy(), hint.move)
        self._studied([seen], partial(self._teach_hint, seen, hint))

    def _drop(self) -> None:
        if self._study is not None:
            self._study.cancel()

    def _teach_hint(self, seen: Prospects, hint: Hint) -> None:
        from ..words.advice_words import taught_hint

        self._tell_hint(hint, taught_hint(seen, hint, _notation(self._desk)))

    def _tell_hint(self, hint: Hint, text: str) -> None:
        if self._guide.speaking:
            self._guide.tell(text)
        else:
            turn = int(self._session.record.game.position.turn)
            self._table.tell_beside(hint.move, turn, unmarked(text))

    def _tell_threat(self, threat: Hint) -> None:
        if self._session.record.setup.teaching:
            threat = replace(threat, line=threat.line[:TAUGHT])
        position = self._session.record.game.position
        if is_threat(position, threat):
            from shogi_desktop.coach.facts import placed

            attacked = [placed(position, square) for square in self._table.alerts.attacked]
            self._guide.tell(threat_text(position, threat, _notation(self._desk), attacked))
            return
        from shogi_desktop.coach.sight import Prey

        passed = position.copy()
        passed.play_null()
        prey = Prey(passed)
        self._studied([prey], partial(self._tell_calm, threat, passed, prey))

    def _tell_calm(self, threat: Hint, passed: Position, prey: Prey) -> None:
        """Nothing would be taken: what could be is named all the same, as much as can be read, and all of it marked."""
        from shogi_desktop.coach.facts import placed
        from shogi_desktop.coach.threats import worth_taking

        from ..words.advice_words import guarded_text

        position, shown = self._session.record.game.position, _notation(self._desk)
        royals = self._table.alerts.attacked
        attacked = [*royals, *(square for square in worth_taking(passed, prey.all) if square not in royals)]
        guarded = [square for square in prey.guarded if square not in royals]
        by = int(passed.turn)
        self._table.board.mark(advice=CoachMarks(by=by, squares=frozenset(attacked), guarded=frozenset(guarded)))
        loose, held = ([placed(position, square) for square in found] for found in (attacked, guarded))
        told = threat_text(position, threat, shown, loose), guarded_text(held, position.variant, shown)
        self._guide.tell(joined_sentences(*told))

    def _studied(self, asked: Sequence[Prospects | Prey], then: Callable[[], None]) -> None:
        from shogi_desktop.session.play.study import Study

        self._study = self._study or Study(self)
        self._study.begin(asked, then)

    def _tell_draw_answer(self, accepted: bool) -> None:
        if not accepted:
            self._table.say(self.tr("The draw is declined."))


def _notation(desk: Desk) -> str:
    """How the coach tells moves."""
    notation = desk.look.notation
    return taught_notation(notation) if desk.session.record.setup.teaching else notation


def _advice_of(lesson: CoachedMove) -> CoachMarks:
    """The move, what follows it, and the piece that it costs."""
    follows = lesson.reply[0] if lesson.reply and lesson.mark is not None else NO_MOVE
    return CoachMarks(lesson.move, follows, int(lesson.position.turn) ^ 1, lesson.squares)
