"""The coach beside a teaching game: what it says on its card, blunders to take back, pieces that show their moves."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shogi_desktop.rules import Position
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.session.play.game_session import SessionState

from ..board.marks.marks import CoachMarks
from ..desk import Desk
from ..look.from_settings import MARKS, lessons_have_marks
from ..table.banner import BannerButton, BannerText
from ..widgets.side_marks import unmarked
from ..words.i18n import joined_sentences
from ..words.move_texts import taught_notation

if TYPE_CHECKING:  # loaded when somebody is first taught, so that the program starts fast
    from shogi_desktop.coach.praise import Praise
    from shogi_desktop.session.analysis.coaching import CoachedMove
    from shogi_desktop.session.play.coach import MoveReason

    from .guide_card import GuideCard, GuideWords


class TeachingGuide(QObject):
    """Follows the session. Where its card is not seen, as the panel beside the board is closed, a blunder is offered
    over the board."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk, self._session, self._table, self._store = desk, desk.session, desk.table, desk.store
        self._card: GuideCard | None = None
        self._praise: Praise | None = None
        self._asking = self._better_shown = False
        session = desk.session
        session.record.game_started.connect(self._begin)
        session.record.position_changed.connect(self._follow_position)
        session.turn.turn_changed.connect(self._follow_turn)
        session.turn.game_ended.connect(self._follow)
        session.record.players_changed.connect(self._greet_anew)
        session.advice.well_played.connect(self._praise_move)
        session.advice.blunder_made.connect(self._offer)
        desk.table.board.hand.refused.connect(self._insist)
        desk.store.changed.connect(self._show_marks)

    @property
    def _notation(self) -> str:
        return taught_notation(self._desk.look.notation)

    @property
    def speaking(self) -> bool:
        """Whether its card is seen, where everything the coach says then stands."""
        return self._card is not None and self._card.isVisible()

    def tell(self, text: str) -> None:
        """Says something on the card; where that is not seen, in the middle of the board."""
        from .guide_card import GuideWords

        if self.speaking:
            self._say(lambda: GuideWords(text=unmarked(text)))
        else:
            self._table.say(unmarked(text))

    def explain(self, reason: MoveReason) -> None:
        """Says why the computer has made its move, and what is in danger by it."""
        from ..words.advice_words import why_words
        from .guide_card import GuideWords

        def explained() -> GuideWords:
            words = why_words(reason, self._notation, yours=True)
            return GuideWords(self._praise_words(), words.danger, unmarked(words.reasons))

        self._say(explained)

    def _say(self, make: Callable[[], GuideWords]) -> None:
        if self._card is not None:
            self._card.say(make)
            self._desk.spoken.emit(make().whole)

    # The card

    def _teaches(self) -> bool:
        record = self._session.record
        return record.state is SessionState.PLAYING and record.setup.teaching and record.against_computer()

    def _begin(self) -> None:
        self._praise = None
        if self._card is not None:
            self._card.begin()
        if self._teaches():
            self._show_card()
        self._follow()

    def _show_card(self) -> None:
        if self._card is None:
            from .guide_card import GuideCard

            self._card = GuideCard()
            self._card.marks_switched.connect(self._switch_marks)
            self._card.seen.connect(self._move_offer)
            self._desk.beside_record.emit(self._card)
        self._show_marks()
        self._card.say(self._greeting)
        self._card.show()
        if self._session.record.setup.guided:
            self._desk.panel_wished.emit()

    def _follow(self) -> None:
        """It is there for as long as somebody is taught."""
        if self._teaches():
            if self._card is None or self._card.isHidden():
                self._show_card()
            self._show_marks()
        elif self._card is not None:
            self._card.hide()

    def _greet_anew(self) -> None:
        """A guide may have come, who greets in other words."""
        self._follow()
        if self._card is not None:
            self._card.renew()

    def _greeting(self) -> GuideWords:
        from .guide_card import GuideWords

        if not self._session.record.setup.guided:
            return GuideWords(text=self.tr("The coach watches your moves. A blunder can be taken back here."))
        first = self.tr("Touch one of your pieces: dots show where it can go.")
        return GuideWords(
            self.tr("Your guide"),
            text=joined_sentences(first, self._promise()),
        )

    def _follow_position(self, position: Position, transition: Transition | None, backwards: bool) -> None:
        """What was said of another position is old; praise stays until the person moves again."""
        self._hide_better()
        if self._card is None or not self._teaches():
            return
        if self._session.advice.offered is not None:
            self._card.renew()
            return
        if backwards or position.turn != self._session.record.setup.human_side():
            self._praise = None
        self._card.say(self._silence)

    def _silence(self) -> GuideWords:
        """While there is nothing new to say: praise, or what is to be expected of it."""
        from .guide_card import GuideWords

        if self._praise is not None:
            return GuideWords(self._praise_words())
        if self._session.record.setup.guided and self._session.record.game.cursor.ply:
            return GuideWords(text=self._promise())
        return self._greeting()

    def _promise(self) -> str:
        return self.tr("After each move of the computer you read here what it does.")

    # Praise

    def _praise_move(self, praise: Praise) -> None:
        self._praise = praise
        if self._card is not None:
            self._card.renew()
            self._desk.spoken.emit(self._praise_words())

    def _praise_words(self) -> str:
        if self._praise is None:
            return ""
        from ..words.advice_words import praise_words

        return praise_words(self._praise)

    # Blunders

    def _offer(self, lesson: CoachedMove) -> None:
        self._asking = True
        side = int(lesson.position.turn)
        follows = lesson.reply[0] if lesson.reply else 0
        self._table.board.mark(advice=CoachMarks(follows=follows, by=side ^ 1, squares=lesson.squares))
        self._ask()

    def _ask(self) -> None:
        """On the card, for which the banner only keeps the steps; where the card is not seen, on the banner."""
        if self.speaking and self._card is not None:
            self._card.say(self._blunder_words)
            self._card.follow(self._table.board)
        self._table.banner.say(self._blunder)

    def _insist(self) -> None:
        """A piece was touched before the question was answered."""
        if self._session.advice.offered is not None and self.speaking and self._card is not None:
            self._card.insist()

    def _move_offer(self) -> None:
        """The panel beside the board has come or gone."""
        if self._session.advice.offered is not None and self._table.banner.says(self._blunder):
            self._ask()

    def _blunder(self) -> BannerText:
        from ..words.advice_words import better_text, reasons_text

        lesson, notation = self._session.advice.offered, self._notation
        if lesson is None:
            return BannerText("")
        text = reasons_text(lesson, notation)
        if self.speaking and self._better_shown and not _is_named(text, lesson, notation):
            text = joined_sentences(text, better_text(lesson, notation))
        steps = [
            BannerButton(self.tr("Take it back"), self._take_back, primary=True),
            BannerButton(self.tr("Play on"), self._session.advice.play_on),
            BannerButton(self.tr("What was better?"), self._show_better),
        ]
        title = self.tr("That was a blunder")
        return BannerText(title, unmarked(text), steps, closable=False, elsewhere=self.speaking)

    def _blunder_words(self) -> GuideWords:
        from .guide_card import GuideWords

        offered = self._blunder()
        return GuideWords(offered.title, "", offered.text, offered.steps)

    def _take_back(self) -> None:
        self._session.take_back()

    def _show_better(self) -> None:
        """As an arrow, and in words where it is not named already; the buttons stay where they are."""
        from ..words.advice_words import better_text

        lesson = self._session.advice.offered
        if lesson is not None:
            self._table.board.mark(suggestions=[(lesson.better[0], "")])
            self._better_shown = True
            told = better_text(lesson, self._notation)
            (self._desk.spoken.emit if self.speaking else self._desk.tell)(told)
            self._ask()

    def _hide_better(self) -> None:
        if self._better_shown:
            self._better_shown = False
            self._table.board.mark(suggestions=())

    def _follow_turn(self) -> None:
        """An offer that was answered in another way, or by playing on, is no offer any more."""
        self._follow()
        self._hide_better()
        if self._asking and self._session.advice.offered is None:
            self._asking = False
            if self._table.banner.says(self._blunder):
                self._table.banner.clear()
            if self._card is not None:
                self._card.say(self._silence)

    # Pieces that show how they move

    def _switch_marks(self) -> None:
        self._store.update(lesson_pieces="own" if lessons_have_marks(self._store.current) else "marks")

    def _show_marks(self) -> None:
        guided = self._session.record.setup.guided
        if guided and not self._store.current.guided_game:
            self._store.update(guided_game=True)
        settings = self._store.current
        possible = guided and settings.piece_set != MARKS
        if self._card is not None:
            self._card.set_marks(lessons_have_marks(settings), possible, settings.piece_set)


def _is_named(text: str, lesson: CoachedMove, notation: str) -> bool:
    """Whether a text about a blunder names the move that was better."""
    from ..words.move_texts import move_text

    better = unmarked(move_text(lesson.position, lesson.better[0], lesson.last, notation)).strip()
    return re.search(rf"{re.escape(better)}(?![\w+*=])", unmarked(text), re.IGNORECASE) is not None
