"""What the coach says of a move: the program's engine looks at positions beside the players, and the rules say what is
wrong with a move by what it thought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.analysis.review import Judged, Mark, MarkLimits, chance_of
from shogi_desktop.analysis.same_move import are_one
from shogi_desktop.analysis.thoughts import Listener
from shogi_desktop.clients.catalogue import engine_setup
from shogi_desktop.clients.engine_client import EngineClient
from shogi_desktop.clients.search import EngineLaunch, MateFound, SearchAnswer, SearchRequest, Timeouts
from shogi_desktop.coach.explaining import ExplainedMove, explain
from shogi_desktop.coach.facts import DROPS, TAKEN_NEXT, Fact
from shogi_desktop.coach.sight import piece_value
from shogi_desktop.coach.threats import KnownProspects, Prospects
from shogi_desktop.game.notes import Evaluation, Score
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import Info, format_move, parse_line
from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

MATE_MS: Final = 150
LOOK_MS: Final = 600
_REMEMBERED: Final = 200  # positions


@dataclass(frozen=True)
class PositionByMoves:
    """A position by the moves that lead to it."""

    start: Position
    moves: tuple[int, ...] = ()

    def after(self, move: int) -> PositionByMoves:
        """The position that a move leads to."""
        return PositionByMoves(self.start, (*self.moves, move))

    def position(self) -> Position:
        """The position with its history; a copy."""
        return SearchRequest(self.start, self.moves).position()


_Key = tuple[int, tuple[int, ...]]


class Examiner(QObject):
    """Asks the program's own engine, at its strongest, what it thinks of positions, and remembers what it has said. A
    new question or `cancel` drops the old one.

    Signals:
        looked(object): the Evaluation of each position that was asked about, in their order; None where there is none:
            the game is over there, or the engine has said nothing.
        failed(str): no answer; the text says why.
    """

    looked = Signal(object)
    failed = Signal(str)

    def __init__(self, launch: EngineLaunch, timeouts: Timeouts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._launch = launch
        self._timeouts = timeouts
        self._places: tuple[PositionByMoves, ...] = ()  # asked about; none: nobody has asked
        self._known: dict[_Key, Evaluation | None] = {}
        self._variant: Variant | None = None  # of what is known
        self._listener: Listener | None = None
        self._number = 0
        self._client = EngineClient(timeouts, self)
        self._client.info.connect(self._on_info)
        self._client.best_move.connect(self._on_best_move)
        self._client.failed.connect(self._on_failed)

    def ask(self, places: Sequence[PositionByMoves]) -> None:
        """Positions of one game; `looked` or `failed` follows, at once where all of them are known."""
        self.cancel()
        self._places = tuple(places)
        variants = {place.start.variant for place in self._places}
        if variants != {self._variant}:
            self._variant = next(iter(variants), None)
            self._known.clear()
        self._go_on()

    def cancel(self) -> None:
        """The answer is not wanted any more."""
        self._places = ()
        self._listener = None
        self._client.stop()

    def close(self) -> None:
        self.cancel()
        self._client.close()

    def wait_closed(self) -> None:
        """Returns when the engine's process is gone."""
        self.cancel()
        self._client.wait_closed()

    def _go_on(self) -> None:
        """The first position that is not known yet."""
        for place in self._places:
            if _key(place) in self._known:
                continue
            position = place.position()
            if position.outcome() is None:
                self._client.prepare(engine_setup(None, self._launch, position.variant))
                self._listener = Listener(position)
                deadline = MATE_MS + self._timeouts.margin_ms
                request = SearchRequest(place.start, place.moves, mate_ms=MATE_MS, deadline_ms=deadline)
                self._number = self._client.go(request)
                return
            self._remember(place, None)
        places, self._places = self._places, ()
        self.looked.emit(tuple(self._known[_key(place)] for place in places))

    def _current(self) -> PositionByMoves:
        return next(place for place in self._places if _key(place) not in self._known)

    def _on_info(self, number: int, info: Info) -> None:
        if number == self._number and self._listener is not None:
            self._listener.hear(info)

    def _on_best_move(self, number: int, answer: SearchAnswer | MateFound) -> None:
        listener = self._listener
        if number != self._number or listener is None:
            return
        place = self._current()
        if isinstance(answer, MateFound):
            if answer.mate and answer.line:
                self._note(place, Evaluation(Score(mate=len(answer.line)), answer.line))
                return
            deadline = LOOK_MS + self._timeouts.margin_ms
            request = SearchRequest(place.start, place.moves, movetime_ms=LOOK_MS, deadline_ms=deadline)
            self._number = self._client.go(request)
            return
        thoughts = listener.thoughts()
        best = thoughts.lines[0] if thoughts.lines else None
        if best is None or best.score is None:
            self._note(place, None)
            return
        line = tuple(format_move(move, place.start.variant) for move in best.moves)
        self._note(place, Evaluation(replace(best.score, bound=""), line, best.depth))

    def _note(self, place: PositionByMoves, evaluation: Evaluation | None) -> None:
        self._listener = None
        self._remember(place, evaluation)
        self._go_on()

    def _remember(self, place: PositionByMoves, evaluation: Evaluation | None) -> None:
        """What was thought last is kept, beyond its number what was thought first is forgotten."""
        wanted = {_key(each) for each in self._places}
        for key in [key for key in self._known if key not in wanted][: max(0, len(self._known) - _REMEMBERED)]:
            del self._known[key]
        self._known[_key(place)] = evaluation

    def _on_failed(self, why: str) -> None:
        if self._places:
            self._places, self._listener = (), None
            self.failed.emit(self.tr("The coach has no answer: {why}").format(why=why))


def _key(place: PositionByMoves) -> _Key:
    return int(place.start.key), place.moves


@dataclass(frozen=True)
class CoachedMove:
    """What is to be said of a move: the position before it and the move that led there (NO_MOVE: none), the chance to
    win before and after it and its mark, the facts, what the engine would have played there, and what follows it.
    `cost` is what it loses by the scores, in hundredths of a pawn; 0 where mates are about."""

    position: Position
    last: int
    move: int
    before: float
    after: float
    mark: Mark | None
    facts: tuple[Fact, ...]
    better: tuple[int, ...]
    reply: tuple[int, ...]
    cost: int = 0

    @property
    def squares(self) -> frozenset[int]:
        """Where the pieces stand that are spoken of first."""
        spoken = (fact for fact in self.facts if fact.victims and fact.kind not in DROPS)
        return frozenset(seen.square for fact in list(spoken)[:1] for seen in fact.victims)


def concerned_by(game: Game, judged: Judged, known: KnownProspects) -> list[Prospects]:
    """What `lesson_of` will ask of what could be taken, as `Judging.concerned`."""
    node = judged.node
    if node.parent is None or node.illegal or node.parent.evaluation is None:
        return []
    before = _position_at(game, node.parent)
    return Judging(known=known).concerned(before, node.move, node.parent.evaluation, node.evaluation)


def lesson_of(game: Game, judged: Judged, known: KnownProspects | None = None) -> CoachedMove | None:
    """None for the move that the engine would have made too, and where it did not say what it thought before it.
    `known` is what has been found out already."""
    node = judged.node
    if node.parent is None or node.illegal or node.parent.evaluation is None:
        return None
    before = _position_at(game, node.parent)
    better = parse_line(node.parent.evaluation.line, before)
    if not better or are_one(better[0], node.move, before):
        return None
    after = _after(before, node.move)
    reply = parse_line(node.evaluation.line, after) if node.evaluation is not None else ()
    score = node.evaluation.score if node.evaluation is not None else Score()
    scores = node.parent.evaluation.score, score
    facts = explain(ExplainedMove(before, node.move, better, reply, *scores, known or KnownProspects()))
    judgement = judged.before, judged.after, judged.mark
    return CoachedMove(before, node.parent.move, node.move, *judgement, tuple(facts), better, reply)


def lesson_steps(game: Game, judged: Judged, share: float) -> Steps[CoachedMove | None]:
    """`lesson_of`, a little at a time: on the largest boards it takes half a second. `share` is what is done of the
    whole meanwhile."""
    known = KnownProspects()
    for seen in concerned_by(game, judged, known):
        while seen.go_on():
            yield share
    return lesson_of(game, judged, known)


@dataclass(frozen=True)
class Judging:
    """From which losses on a move is a mistake or a blunder, and what has been found out of moves already."""

    limits: MarkLimits = field(default_factory=MarkLimits)
    known: KnownProspects = field(default_factory=KnownProspects)

    def concerned(
        self, position: Position, move: int, before: Evaluation | None, after: Evaluation | None
    ) -> list[Prospects]:
        """What `lesson_about` will ask of what could be taken, which may be found out before, a little at a time."""
        following = _after(position, move)
        lines = ((position, before), (following, after)) if before is not None and before.line else ()
        parsed = [(start, parse_line(told.line[:1], start)) for start, told in lines if told is not None]
        return [self.known.of(start, line[0]) for start, line in parsed if line]


def lesson_about(
    position: Position, last: int, move: int, before: Evaluation | None, after: Evaluation | None, judging: Judging
) -> CoachedMove | None:
    """The same about a move that need not be in any record: what an engine thinks of the position, to which the move
    `last` has led, and of the one after the move. None where it did not say what it thinks; without facts where it
    would make the move too."""
    following = _after(position, move)
    had = _chance(position, before)
    left = _chance(following, after)
    better = parse_line(before.line, position) if before is not None else ()
    if had is None or left is None or before is None or not better:
        return None
    reply = parse_line(after.line, following) if after is not None else ()
    if are_one(better[0], move, position):
        return CoachedMove(position, last, move, min(had, 1 - left), 1 - left, None, (), better, reply)
    score = after.score if after is not None else Score()
    facts = explain(ExplainedMove(position, move, better, reply, before.score, score, judging.known))
    mark = judging.limits.mark_of(before.score, after.score if after is not None else None, had - (1 - left))
    return CoachedMove(position, last, move, had, 1 - left, mark, tuple(facts), better, reply, _cost(before, after))


def hangs(lesson: CoachedMove, limits: MarkLimits) -> bool:
    """Whether the reply takes what would be a blunder to lose in an even game. Where one side has won already, chances
    hardly change by that, and whoever learns to look after the pieces should hear of it."""
    variant = lesson.position.variant
    taken = [fact.victims for fact in lesson.facts if fact.kind in TAKEN_NEXT]
    worth = max((sum(piece_value(variant, seen.piece) for seen in victims) for victims in taken), default=0)
    return _mark_when_even(min(worth, lesson.cost), variant, limits) is Mark.BLUNDER


def better_to_check(
    position: Position, move: int, before: Evaluation | None, after: Evaluation | None, limits: MarkLimits
) -> int:
    """The better move whose position is to be looked at too before a move is called a mistake, else NO_MOVE.

    Each move is then judged by what was seen after it. A short search, above all on a large board, finds more for the
    side to move than is there, since it sees its captures and not all the answers."""
    had, left = _chance(position, before), _chance(_after(position, move), after)
    better = parse_line(before.line[:1], position) if before is not None else ()
    if had is None or left is None or not better or are_one(better[0], move, position):
        return NO_MOVE
    cost = _cost(before, after)
    costs = limits.mark(had - (1 - left)) or _mark_when_even(cost, position.variant, limits)
    return better[0] if cost > 0 and costs else NO_MOVE


def checked(before: Evaluation, better: Evaluation | None, variant: Variant) -> Evaluation:
    """What is thought of a position, with the score that is left after the better move where that is less."""
    if better is None:
        return before
    mate = better.score.mate
    left = Score(-better.score.cp, None if mate is None else -mate - (1 if mate > 0 else -1))
    return replace(before, score=left) if chance_of(left, variant) < chance_of(before.score, variant) else before


def is_sure(position: Position, move: int, thoughts: Sequence[Evaluation | None], limits: MarkLimits) -> bool:
    """Whether a move has lost hardly anything, by what was thought before and after it: what it seemed to be worth is
    still there where the engine has looked one move further. A longer look will seldom call it a mistake."""
    following = _after(position, move)
    had, left = (_chance(at, told) for at, told in zip((position, following), thoughts, strict=True))
    return had is not None and left is not None and limits.mark(2 * (had - (1 - left))) is None


def _cost(before: Evaluation | None, after: Evaluation | None) -> int:
    """What a move loses by the scores before and after it; 0 where it is not known, or mates are about."""
    if before is None or after is None or before.score.mate is not None or after.score.mate is not None:
        return 0
    return before.score.cp + after.score.cp


def _mark_when_even(loss: int, variant: Variant, limits: MarkLimits) -> Mark | None:
    """The mark for a loss in hundredths of a pawn in a game that was even."""
    return limits.mark(chance_of(Score(loss), variant) - 0.5)


def _after(position: Position, move: int) -> Position:
    following = position.copy()
    following.play(move)
    return following


def _chance(position: Position, evaluation: Evaluation | None) -> float | None:
    """From 0 to 1, for the side to move; where the game is over there is nothing to be thought."""
    outcome = position.outcome()
    if outcome is not None:
        return 0.5 if outcome.winner is None else float(outcome.winner == position.turn)
    return chance_of(evaluation.score, position.variant) if evaluation is not None else None


def _position_at(game: Game, node: Node) -> Position:
    position = game.start
    for step in node.path():
        position.play(step.move)
    return position
