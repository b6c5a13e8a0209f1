"""The coach beside a game: whether a move would be safe, why one was made, and whether one was a blunder."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from shogi_desktop.analysis.review import Mark, MarkLimits
from shogi_desktop.clients.search import EngineLaunch, Timeouts
from shogi_desktop.coach.facts import PlacedPiece
from shogi_desktop.coach.praise import praise_of
from shogi_desktop.coach.purpose import Aim, aims_of, thought_over
from shogi_desktop.coach.threats import KnownProspects, Prospects, Threat, chance_of, threats_of
from shogi_desktop.game.notes import Evaluation
from shogi_desktop.notation.moves.usi import format_move, parse_line
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.position import Position

from ..analysis.coaching import (
    CoachedMove,
    Examiner,
    Judging,
    PositionByMoves,
    better_to_check,
    checked,
    hangs,
    is_sure,
    lesson_about,
)
from .study import Study

_Thoughts = Sequence[Evaluation | None]


@dataclass(frozen=True)
class MoveReason:
    """Why a move was made: the position before it and the move that led there (NO_MOVE: none), what it does, how good
    it was, and what could be taken next. `earlier` is the move before it, where that was a mistake of the other side.
    `chance` is what the other side can take with gain, `guarded` what could be taken of it, but not with gain.
    """

    position: Position
    last: int
    move: int
    aims: tuple[Aim, ...]
    lesson: CoachedMove | None
    earlier: CoachedMove | None = None
    threats: tuple[Threat, ...] = ()
    chance: PlacedPiece | None = None
    guarded: tuple[PlacedPiece, ...] = ()


class GameCoach(QObject):
    """Answers one question at a time; a new one or `cancel` drops the old one.

    Signals:
        safety_ready(object): the Lesson about a move that is thought of, None where nothing is known of it.
        reason_ready(object): the MoveReason of a move.
        praised(object): the Praise of a move that was made, where it is worth one; before it is `judged`.
        judged(object): the Lesson about a move that was made where it was a blunder, else None.
        failed(str): no answer; the text says why.
    """

    safety_ready = Signal(object)
    reason_ready = Signal(object)
    praised = Signal(object)
    judged = Signal(object)
    failed = Signal(str)

    def __init__(self, launch: EngineLaunch, timeouts: Timeouts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.limits = MarkLimits()
        self._tell: Callable[[PositionByMoves, int, _Thoughts], None] | None = None  # None: nobody waits for an answer
        self._place: PositionByMoves | None = None
        self._move = NO_MOVE
        self._places: list[PositionByMoves] = []  # what is asked about
        self._checking: list[PositionByMoves] = []  # what better moves lead to, looked at afterwards
        self._checked: dict[tuple[int, ...], Evaluation | None] | None = None  # those by moves; None: not looked at yet
        self._reason: MoveReason | None = None  # of the move that is asked about, as far as it needs no thought
        self._known = KnownProspects()  # around the move that is asked about
        self._study = Study(self)
        self._examiner = Examiner(launch, timeouts, self)
        self._examiner.looked.connect(self._on_looked)
        self._examiner.failed.connect(self._on_failed)

    def ask_safe(self, place: PositionByMoves, move: int) -> None:
        """What would a move cost? `safety_ready` follows."""
        self._ask(self._tell_safe, place, move, [place, place.after(move)])

    def ask_why(self, place: PositionByMoves, move: int, at_once: bool = False) -> None:
        """Why was a move made in this position? `reason_ready` follows; `at_once` before it what needs no thought."""
        self.cancel()
        self._known = KnownProspects()
        seen = self._known.of(place.position(), move)
        self._study.begin([seen], partial(self._see_why, place, seen, at_once))

    def _see_why(self, place: PositionByMoves, seen: Prospects, at_once: bool) -> None:
        move = seen.move
        last = place.moves[-1] if place.moves else NO_MOVE
        threats = tuple(threats_of(seen))
        aims = tuple(aims_of(seen))
        chance = chance_of(seen)
        guarded = tuple(seen.guarded) if seen.after.outcome() is None else ()
        self._reason = MoveReason(seen.before, last, move, aims, None, None, threats, chance, guarded)
        if at_once:
            self.reason_ready.emit(self._reason)
        places = [place, place.after(move)]
        passed = _passed(place.after(move))
        places += [passed] if passed is not None else []
        places += [PositionByMoves(place.start, place.moves[:-1])] if place.moves else []
        self._ask(self._tell_why, place, move, places, self._known)

    def judge(self, place: PositionByMoves, move: int) -> None:
        """Was a move a blunder? `judged` follows, at once where that is known."""
        self._ask(self._tell_judged, place, move, [place, place.after(move)])

    def look(self, place: PositionByMoves) -> None:
        """Looks at a position in which a move will have to be judged; nothing is told."""
        self._ask(_silent, place, NO_MOVE, [place])

    def cancel(self) -> None:
        self._tell = None
        self._study.cancel()
        self._examiner.cancel()

    def close(self) -> None:
        self.cancel()
        self._examiner.close()

    def wait_closed(self) -> None:
        """Returns when the engine's process is gone."""
        self.cancel()
        self._examiner.wait_closed()

    def _ask(
        self,
        tell: Callable[[PositionByMoves, int, _Thoughts], None],
        place: PositionByMoves,
        move: int,
        places: Sequence[PositionByMoves],
        known: KnownProspects | None = None,
    ) -> None:
        """`known` is what has been found out of the move already."""
        self._study.cancel()
        self._known = known or KnownProspects()
        self._tell, self._place, self._move = tell, place, move
        self._places, self._checking, self._checked = list(places), [], None
        self._examiner.ask(places)

    def _on_looked(self, thoughts: _Thoughts) -> None:
        tell, place, move = self._tell, self._place, self._move
        if tell is None or place is None:
            return
        if self._checked is None:
            self._checking = list(self._to_check(place, move, thoughts)) if tell != _silent else []
            self._checked = {}
            if self._checking:
                self._examiner.ask([*self._places, *self._checking])
                return
        after_better = thoughts[len(self._places) :]
        self._checked = {each.moves: found for each, found in zip(self._checking, after_better, strict=True)}
        thoughts = thoughts[: len(self._places)]
        asked: list[Prospects] = []
        if tell != _silent:
            asked = self._judging().concerned(place.position(), move, *thoughts[:2])
        if tell == self._tell_judged:
            asked.append(self._known.of(place.position(), move))
        elif tell == self._tell_why and place.moves:
            earlier = PositionByMoves(place.start, place.moves[:-1])
            asked += self._judging().concerned(earlier.position(), place.moves[-1], thoughts[-1], None)
        self._study.begin(asked, partial(self._tell_of, place, move, thoughts))

    def _to_check(self, place: PositionByMoves, move: int, thoughts: _Thoughts) -> Iterator[PositionByMoves]:
        """What better moves lead to, where a move seems to have been a mistake."""
        judged = [(place, move, thoughts[0], thoughts[1])]
        if self._tell == self._tell_why and place.moves:
            earlier = PositionByMoves(place.start, place.moves[:-1])
            judged.append((earlier, place.moves[-1], thoughts[-1], _answered(thoughts[0], move, thoughts[1], place)))
        for at, made, before, after in judged:
            better = better_to_check(at.position(), made, before, after, self.limits)
            if better != NO_MOVE:
                yield at.after(better)

    def _tell_of(self, place: PositionByMoves, move: int, thoughts: _Thoughts) -> None:
        tell, self._tell = self._tell, None
        if tell is not None:
            tell(place, move, thoughts)

    def _judging(self) -> Judging:
        return Judging(self.limits, self._known)

    def _on_failed(self, why: str) -> None:
        """A move that cannot be judged is none that is held against anybody."""
        tell, self._tell = self._tell, None
        if tell == self._tell_judged:
            self.judged.emit(None)
        elif tell is not None and tell is not _silent:
            self.failed.emit(why)

    def _lesson(
        self, place: PositionByMoves, move: int, before: Evaluation | None, after: Evaluation | None
    ) -> CoachedMove | None:
        last = place.moves[-1] if place.moves else NO_MOVE
        position = place.position()
        better = parse_line(before.line[:1], position) if before is not None else ()
        if before is not None and better:
            before = checked(before, (self._checked or {}).get(place.after(better[0]).moves), position.variant)
        lesson = lesson_about(position, last, move, before, after, self._judging())
        if lesson is not None and hangs(lesson, self.limits):
            return replace(lesson, mark=Mark.BLUNDER)
        return lesson

    def _tell_safe(self, place: PositionByMoves, move: int, thoughts: _Thoughts) -> None:
        self.safety_ready.emit(self._lesson(place, move, *thoughts))

    def _tell_judged(self, place: PositionByMoves, move: int, thoughts: _Thoughts) -> None:
        lesson = self._lesson(place, move, *thoughts)
        if lesson is not None and lesson.mark is None and is_sure(lesson.position, move, thoughts, self.limits):
            praise = praise_of(self._known.of(lesson.position, move), lesson.better[:1] == (move,))
            if praise is not None:
                self.praised.emit(praise)
        self.judged.emit(lesson if lesson is not None and lesson.mark is Mark.BLUNDER else None)

    def _tell_why(self, place: PositionByMoves, move: int, thoughts: _Thoughts) -> None:
        assert self._reason is not None
        before, after, *others = thoughts
        passed = _passed(place.after(move))
        threat: tuple[int, ...] = ()
        plies = 0
        if passed is not None:
            found = others.pop(0)
            if found is not None and found.score.mate is not None and found.score.mate > 0:
                threat, plies = parse_line(found.line, passed.start), found.score.mate
        best = before is not None and before.line[:1] == (format_move(move, place.start.variant),)
        earlier = None
        if place.moves:
            answered = _answered(before, move, after, place)
            earlier = self._lesson(
                PositionByMoves(place.start, place.moves[:-1]), place.moves[-1], others.pop(0), answered
            )
        if earlier is not None and (earlier.mark is None or earlier.mark < Mark.MISTAKE):
            earlier = None
        aims = tuple(thought_over(self._reason.aims, threat, plies, best))
        lesson = self._lesson(place, move, before, after)
        self.reason_ready.emit(replace(self._reason, aims=aims, lesson=lesson, earlier=earlier))


def _answered(
    before: Evaluation | None, move: int, after: Evaluation | None, place: PositionByMoves
) -> Evaluation | None:
    """What is thought of a position where it goes on with the move that was made there: that is what is told of it."""
    if before is None:
        return None
    return replace(before, line=(format_move(move, place.start.variant), *(after.line if after is not None else ())))


def _passed(place: PositionByMoves) -> PositionByMoves | None:
    """The position if the side to move passed; None where it must not, or the game is over."""
    position = place.position()
    if position.outcome() is not None or (not position.takes_royals and position.in_check()):
        return None
    position.set_turn(position.turn ^ 1)
    return PositionByMoves(position)


def _silent(place: PositionByMoves, move: int, thoughts: _Thoughts) -> None:
    """The engine remembers what it has thought."""
