"""What a player should know of the position on the board: attacked royal pieces, mate, and what has just burnt.

Only words; the status line shows them beside whose turn it is. Each kind can be switched off in the preferences.
"""

from __future__ import annotations

import time
from collections import Counter

from PySide6.QtCore import QObject, QTimer, Signal

from shogi_desktop.rules import Position, Side
from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.moves import why_no_moves, why_not_there
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.sight.attacks import RescueSearch, threatened_royals
from shogi_desktop.settings import Settings

from ..board.layout.spot import Spot
from ..words.i18n import translate
from ..words.move_texts import infected_kind
from ..words.texts import SIDE_MARKS, piece_name, refusal_reason, side_name

SLICE_S = 0.006  # of a search for mate between two events of the window


class Alerts(QObject):
    """Follows a session; `changed` tells that there are other words."""

    changed = Signal()

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = Settings()
        self._transition: Transition | None = None  # the move just made, where it can have burnt something
        self._search: RescueSearch | None = None
        self._mate = False
        self.attacked: list[int] = []  # royal pieces of the side to move that could be taken next
        self._exposed = False  # whether the other side's last royal piece could be taken now
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._search_on)
        session.record.game_started.connect(self._begin)
        session.record.position_changed.connect(self._follow)
        session.turn.game_ended.connect(self._stop)

    def set_settings(self, settings: Settings) -> None:
        self._settings = settings
        self.changed.emit()

    def marked(self) -> list[int]:
        """The squares of the attacked royal pieces that the board should mark."""
        return self.attacked if self._settings.announce_check else []

    def urgent(self) -> bool:
        """Whether the words are about a royal piece in danger."""
        settings = self._settings
        attack = bool(self.attacked) and (settings.announce_check or (self._mate and settings.announce_mate))
        return attack or (self._exposed and settings.announce_danger)

    def words(self) -> list[str]:
        """Everything worth saying about the position, the most urgent first."""
        if self._session.record.state is SessionState.IDLE:
            return []
        burnt = self._burnt() if self._settings.announce_burns else ""
        return self.dangers() + ([burnt] if burnt else [])

    def dangers(self) -> list[str]:
        """What threatens royal pieces, the most urgent first."""
        settings = self._settings
        said = [
            self._attack() if settings.announce_check else "",
            self._no_rescue() if settings.announce_mate and self._mate else "",
            self._prey() if settings.announce_danger and self._exposed else "",
        ]
        return [text for text in said if text]

    def _attack(self) -> str:
        royals = self._session.record.game.position.royal_squares(self._session.record.game.position.turn)
        if not self.attacked:
            return ""
        if len(royals) == 1:
            return self.tr("Check!")
        if len(self.attacked) == len(royals):
            both = len(royals) == 2
            return self.tr("Both royal pieces are attacked!") if both else self.tr("All royal pieces are attacked!")
        return self.tr("A royal piece is attacked")

    def _no_rescue(self) -> str:
        return self.tr("Mate: no move saves the last royal piece")

    def _prey(self) -> str:
        prey = Side(self._session.record.game.position.turn).other
        text = self.tr("{side}: the last royal piece can be taken!")
        return text.format(side=f"{SIDE_MARKS[prey]} {side_name(prey)}")

    def _burnt(self) -> str:
        if self._transition is None:
            return ""
        variant = self._session.record.game.variant
        said = [words(self._transition, variant) for words in (burnt_words, infected_words)]
        return "; ".join(filter(None, said))

    # Following the game

    def _begin(self) -> None:
        self._follow(self._session.record.game.position, None, False)

    def _follow(self, position: Position, transition: Transition | None, backwards: bool) -> None:
        self._stop()
        turn = int(position.turn)
        self.attacked = threatened_royals(position, turn)
        self._exposed = False
        self._transition = None if backwards else transition
        if position.takes_royals:
            prey = position.royal_squares(turn ^ 1)
            self._exposed = len(prey) == 1 and threatened_royals(position, turn ^ 1) == prey
            if self.attacked and position.in_check():
                self._search = RescueSearch(position)
                self._timer.start(0)
        self.changed.emit()

    def _stop(self) -> None:
        self._timer.stop()
        self._search = None
        self._mate = False

    def _search_on(self) -> None:
        """A slice of the search for a move that saves the last royal piece; the window stays responsive."""
        until = time.monotonic() + SLICE_S
        while self._search is not None:
            saved = self._search.try_next()
            if saved is not None:
                self._stop()
                self._mate = not saved
                self.changed.emit()
            elif time.monotonic() > until:
                return


def burnt_words(transition: Transition, variant: Variant) -> str:
    """What a move has burnt, or that the moved piece burnt itself; "" for neither."""
    burnt = [removal for removal in transition.removals if removal.burnt]
    lost = [removal for removal in burnt if removal.piece & 1 == transition.side]
    said = []
    names = Counter(piece_name(variant.kind(each.piece >> 1)) for each in burnt if each not in lost)
    if names:
        listed = ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in names.items())
        text = translate("Alerts", "burnt: {pieces}")
        said.append(text.format(pieces=listed))
    if lost:
        burner = next(piece_name(kind) for kind in variant.every_kind if kind.burns)
        text = translate("Alerts", "the {piece} stopped beside an enemy {burner} and burnt")
        said.append(text.format(piece=piece_name(variant.kind(lost[0].piece >> 1)), burner=burner))
    return "; ".join(said)


def infected_words(transition: Transition, variant: Variant) -> str:
    """What a piece has become by what it took; "" where it is what it was."""
    kind = infected_kind(transition, variant)
    if not kind:
        return ""
    taken = next(each.piece >> 1 for each in transition.removals if variant.kind(each.piece >> 1).infects == kind)
    text = translate("Alerts", "the {piece} took the {taken} and became the {face}")
    mover = piece_name(variant.kind(transition.legs[0].piece >> 1))
    return text.format(piece=mover, taken=piece_name(variant.kind(taken)), face=piece_name(variant.kind(kind)))


def refusal_words(session: GameSession, key: str, square: int, origin: Spot | None) -> str:
    """The words for a key of `board.input.state`; `square` is where the piece of `origin` was to go, -1 for a tray."""
    if key == "not_now":
        return _not_now(session)
    position, broken = session.record.game.position, None
    if origin is not None and key == "not_a_target":
        broken = why_not_there(position, origin.square, origin.kind, square)
    elif origin is not None and key == "no_moves":
        broken = why_no_moves(position, origin.square, origin.kind)
    return broken.text if broken else refusal_reason(key)


def flipped_words(session: GameSession, side: Side, flipped: bool) -> str:
    """That a piece of `side`, which was touched, only looks like an own one as the board is flipped; "" where it does
    not."""
    record = session.record
    own, humans = record.setup.human_side(), record.setup.human_sides()
    home, below = own if own is not None else Side.BLACK, Side.WHITE if flipped else Side.BLACK
    movable = own is None and side is record.side_to_move()
    if record.state is not SessionState.PLAYING or not humans or movable or not home.other is below is side:
        return ""
    text = translate("GameTable", "These are {side}’s pieces; the board is flipped.")
    return text.format(side=side_name(side))


def _not_now(session: GameSession) -> str:
    if session.record.state is SessionState.IDLE:
        return translate("GameTable", "Start a game first.")
    if session.record.looking_back:
        return translate("GameTable", "You are looking back. Go to the last position to play on.")
    if session.advice.offered is not None:
        return translate("GameTable", "Take the move back or play on first.")
    return translate("GameTable", "It is the computer's turn.")
