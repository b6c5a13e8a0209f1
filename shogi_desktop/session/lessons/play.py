"""Working at one lesson: moves are judged, the opponent stands still or answers, and everything can be taken back."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from shogi_desktop.notation.moves.usi import move_of
from shogi_desktop.rules.board.moves import drop_kind, is_drop, is_pass, to_square
from shogi_desktop.rules.legality import possible_moves
from shogi_desktop.rules.position import Position

from ..moves import PlayedMove, played_move, why_illegal
from ..sight.attacks import RescueSearch
from .course import ANY_STEP, FULL_STARS, Goal, Lesson
from .practice import practice_moves


class Lack(Enum):
    """The first thing that keeps a move from having reached its goal."""

    UNPROMOTED = "unpromoted"  # it stands on the star, but has not become what it should
    PROMOTED = "promoted"  # the same, but should have stayed what it was
    OTHER_PIECE = "other_piece"  # another piece stands on the star
    NOT_REACHED = "not_reached"  # no piece stands on a star
    STANDING = "standing"  # a starred piece has not been taken
    NOT_BURNT = "not_burnt"
    NO_DROP = "no_drop"
    OTHER_DROP = "other_drop"
    BESIDE_THE_STAR = "beside_the_star"  # of a drop
    NO_CHECK = "no_check"
    ESCAPES = "escapes"  # check, but the royal piece can be saved
    NO_PASS = "no_pass"
    NOT_WON = "not_won"
    NOT_HOME = "not_home"  # the piece has not come back

    @property
    def needs_more(self) -> bool:
        """Whether more moves of the kind made would do."""
        return self in (Lack.NOT_REACHED, Lack.STANDING)


_SIMPLE = {
    "capture": Lack.STANDING,
    "burn": Lack.NOT_BURNT,
    "pass": Lack.NO_PASS,
    "win": Lack.NOT_WON,
    "check": Lack.NO_CHECK,
}


def lack_of(goal: Goal, move: int, after: Position, side: int, left: frozenset[int]) -> Lack:
    """What is missing after a move of `side` that has not reached the goal; `left` are the targets not dealt with."""
    if goal.kind == "reach" and left:
        return _not_there(goal, after, side, min(left))
    if goal.kind == "drop":
        return _not_dropped(goal, move)
    if goal.kind == "mate":
        return Lack.ESCAPES if after.in_check() else Lack.NO_CHECK
    if goal.kind in ("capture", "reach") and not left:
        return Lack.NOT_HOME
    return _SIMPLE.get(goal.kind, Lack.NOT_HOME)


def _not_there(goal: Goal, after: Position, side: int, target: int) -> Lack:
    piece = int(after.piece_at(target))
    if not piece or piece & 1 != side:
        return Lack.NOT_REACHED
    kind = after.variant.kind(piece >> 1)
    if kind.promotes_to == goal.piece:
        return Lack.UNPROMOTED
    return Lack.PROMOTED if kind.unpromoted == goal.piece else Lack.OTHER_PIECE


def _not_dropped(goal: Goal, move: int) -> Lack:
    if not is_drop(move):
        return Lack.NO_DROP
    return Lack.OTHER_DROP if goal.piece and drop_kind(move) != goal.piece else Lack.BESIDE_THE_STAR


ROYAL_GOALS: Final = ("check", "mate", "win")


class LessonJudgement(Enum):
    """What a move of the learner has led to; a refused one has changed nothing, and what is below it is a failure."""

    GOES_ON = "goes_on"
    REACHED = "reached"
    REFUSED = "refused"
    NOT_IT = "not_it"  # another move was needed
    TOO_MANY = "too_many"  # all moves are used up
    TAKEN = "taken"  # the opponent takes a piece that was left unsafe
    BURNT = "burnt"  # an own piece went up in flames
    REFUTED = "refuted"  # the opponent shows what is wrong with it, and the lesson has words for that
    STUCK = "stuck"  # nothing can move any more

    @property
    def failed(self) -> bool:
        return self not in (LessonJudgement.GOES_ON, LessonJudgement.REACHED, LessonJudgement.REFUSED)


@dataclass(frozen=True)
class LessonMove:
    """The answer to a move: the judgement, what there is to show, the rule that refuses the move."""

    judgement: LessonJudgement
    shown: tuple[PlayedMove, ...] = ()
    refusal: str = ""


@dataclass
class _State:
    """A position in which the learner decides; `shown` led to it, and so far the solution was followed if `on_line`."""

    position: Position
    shown: tuple[PlayedMove, ...] = field(default_factory=tuple)
    on_line: bool = True
    judgement: LessonJudgement = LessonJudgement.GOES_ON
    lack: Lack | None = None
    slip: str = ""


class LessonPlay:
    """One person at one lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.hinted = self.mistaken = False
        start = lesson.position()
        self._side = int(start.turn)
        self._states = [_State(start)]

    @property
    def position(self) -> Position:
        """What stands on the board; not to be changed."""
        return self._states[-1].position

    @property
    def used(self) -> int:
        """How many moves have been made."""
        return len(self._states) - 1

    @property
    def judgement(self) -> LessonJudgement:
        """What the last move led to."""
        return self._states[-1].judgement

    @property
    def lack(self) -> Lack | None:
        """What the last move lacked of the goal, where it failed by that."""
        return self._states[-1].lack

    @property
    def slip(self) -> str:
        """The key of the words for the last move, where it was a wrong one that was to be expected."""
        return self._states[-1].slip

    @property
    def over(self) -> bool:
        return self.judgement is not LessonJudgement.GOES_ON

    @property
    def last_move(self) -> int:
        """The last move shown, the opponent's included; 0 before the first."""
        shown = self._states[-1].shown
        return shown[-1].transition.move if shown else 0

    def moves(self) -> list[int]:
        """What the hand may do now; in a strict lesson also what the rules will refuse."""
        if self.over:
            return []
        return possible_moves(self.position) if self.lesson.strict else self._legal(self.position)

    def targets_left(self) -> frozenset[int]:
        """Squares of the goal that still have to be dealt with."""
        goal, position = self.lesson.goal, self.position
        if goal.kind in ROYAL_GOALS:
            return frozenset(position.royal_squares(self._side ^ 1))
        return frozenset(square for square in goal.targets if not self._dealt_with(position, square))

    def play(self, move: int) -> LessonMove:
        """Makes a move out of `moves` and says what it leads to."""
        before = self.position
        if self.lesson.strict:
            fault = why_illegal(before, move)
            if fault is not None:
                return LessonMove(LessonJudgement.REFUSED, refusal=fault.text)
        played = played_move(before, move)
        on_line = self._states[-1].on_line and move in self._right_moves()
        slip, more = ("", ()) if on_line else self._slip(played)
        judgement = LessonJudgement.REFUTED
        if not slip:
            judgement, more = self._judged(played, on_line)
        shown = (played, *more)
        after = shown[-1].position
        if judgement is LessonJudgement.GOES_ON and not self.lesson.replies:
            after = _turn_of(after, self._side)
            if not self._legal(after):
                judgement = LessonJudgement.STUCK
        lack = self._lack(played) if judgement in (LessonJudgement.NOT_IT, LessonJudgement.TOO_MANY) else None
        if judgement is LessonJudgement.TOO_MANY and lack is not None and not lack.needs_more:
            judgement = LessonJudgement.NOT_IT
        self._states.append(_State(after, shown, on_line, judgement, lack, slip))
        self.mistaken = self.mistaken or judgement.failed
        return LessonMove(judgement, shown)

    def take_back(self) -> bool:
        """Undoes the learner's last move with its answer; False where there is none."""
        if not self.used:
            return False
        del self._states[-1]
        return True

    def restart(self) -> None:
        self.mistaken = False
        del self._states[1:]

    def hint(self) -> int:
        """The next move of the solution; moves that left it are taken back first."""
        self.hinted = True
        while self.used and (self.over or not self._states[-1].on_line):
            self.take_back()
        return next(iter(self._right_moves()), 0)

    @property
    def stars(self) -> int:
        """3 for the goal reached without help in as few moves as the solution has, 2 in more or with a wrong one that
        was taken back, 1 with a hint."""
        if self.judgement is not LessonJudgement.REACHED:
            return 0
        if self.hinted:
            return FULL_STARS - 2
        return FULL_STARS if self.used <= len(self.lesson.solution) and not self.mistaken else FULL_STARS - 1

    def _right_moves(self) -> list[int]:
        """What the solution has at this step, if it has not been left: its own move first, then those as good."""
        steps = self.lesson.right
        return [move_of(text, self.position) for text in steps[self.used]] if self.used < len(steps) else []

    def _slip(self, played: PlayedMove) -> tuple[str, tuple[PlayedMove, ...]]:
        """The key of the words for a wrong move, and the moves that show what is wrong; "" where there are none."""
        before, move = self.position, played.transition.move
        for slip in self.lesson.slips:
            expected = not slip.moves or move in [move_of(text, before) for text in slip.moves]
            if slip.at in (self.used, ANY_STEP) and self._states[-1].on_line and expected:
                line = self._line(played.position, slip.replies)
                if line is not None:
                    return slip.key, line
        return "", ()

    def _line(self, position: Position, texts: tuple[str, ...]) -> tuple[PlayedMove, ...] | None:
        """These moves one after the other; None where the rules do not allow them."""
        line: list[PlayedMove] = []
        for text in texts:
            move = move_of(text, position)
            if move not in self._legal(position):
                return None
            line.append(played_move(position, move))
            position = line[-1].position
        return tuple(line)

    def _legal(self, position: Position) -> list[int]:
        full = all(position.royal_squares(side) for side in (0, 1))
        return position.legal_moves() if full else practice_moves(position)

    def _judged(self, played: PlayedMove, on_line: bool) -> tuple[LessonJudgement, tuple[PlayedMove, ...]]:
        """What the learner's move leads to, and the opponent's answer to it if there is one to show."""
        burnt = any(gone.burnt and gone.piece & 1 == self._side for gone in played.transition.removals)
        if burnt and not on_line:  # the solution may give a piece away
            return LessonJudgement.BURNT, ()
        if self.lesson.safe:
            loss = self._loss(played.position)
            if loss is not None:
                return LessonJudgement.TAKEN, (loss,)
        if self._reached(played, on_line):
            return LessonJudgement.REACHED, ()
        if not on_line and (self.lesson.replies or self.lesson.goal.kind == "line"):
            return LessonJudgement.NOT_IT, ()
        if self.used + 1 >= self.lesson.most:
            return LessonJudgement.NOT_IT if self.lesson.most == 1 else LessonJudgement.TOO_MANY, ()
        if self.lesson.replies:
            reply = move_of(self.lesson.replies[self.used], played.position)
            return LessonJudgement.GOES_ON, (played_move(played.position, reply),)
        return LessonJudgement.GOES_ON, ()

    def _lack(self, played: PlayedMove) -> Lack | None:
        """What the move lacks; on the way to a goal that only the last of several moves reaches nothing is known."""
        goal = self.lesson.goal
        if self.used + 1 < self.lesson.most and goal.kind not in ("check", "mate"):
            return None
        left = frozenset(square for square in goal.targets if not self._dealt_with(played.position, square))
        return lack_of(goal, played.transition.move, played.position, self._side, left)

    def _loss(self, position: Position) -> PlayedMove | None:
        """How the opponent could take or burn a piece of the learner's now, without losing his own by it."""
        for move in self._legal(position):
            changed = position.transition(move)
            sides = [(gone.piece & 1, gone.burnt) for gone in changed.removals]
            if any(side == self._side for side, _ in sides) and (1 - self._side, True) not in sides:
                return played_move(position, move)
        return None

    def _reached(self, played: PlayedMove, on_line: bool) -> bool:
        goal, after = self.lesson.goal, played.position
        if goal.kind == "line":
            return on_line and self.used + 1 == len(self.lesson.right)
        if goal.home >= 0 and not _own(after, goal.home, self._side):
            return False
        move = played.transition.move
        if goal.kind == "burn":
            burnt = {gone.square for gone in played.transition.removals if gone.burnt}
            return burnt.issuperset(goal.targets)
        if goal.kind == "drop":
            fits = is_drop(move) and (not goal.piece or drop_kind(move) == goal.piece)
            return fits and (not goal.targets or to_square(move) in goal.targets)
        if goal.kind == "check":
            return after.in_check()
        if goal.kind == "mate":
            return _is_mate(after)
        if goal.kind == "win":
            return not after.royal_squares(self._side ^ 1)
        if goal.kind == "pass":
            return is_pass(move)
        if goal.kind == "escape":
            return True  # only a legal move has come this far
        return all(self._dealt_with(after, square) for square in goal.targets)

    def _dealt_with(self, position: Position, square: int) -> bool:
        piece, goal = position.piece_at(square), self.lesson.goal
        if goal.kind == "reach":
            return _own(position, square, self._side) and (not goal.piece or piece >> 1 == goal.piece)
        return goal.kind in ("capture", "burn") and (not piece or piece & 1 == self._side)


def _own(position: Position, square: int, side: int) -> bool:
    piece = position.piece_at(square)
    return piece != 0 and piece & 1 == side


def _turn_of(position: Position, side: int) -> Position:
    """The same board with another side to move, as if it had been set up so."""
    board = position.copy()
    board.set_turn(side)
    return board


def _is_mate(position: Position) -> bool:
    """Whether the side to move has lost its last royal piece or cannot save it."""
    if not position.royal_squares(position.turn):
        return True
    if not position.in_check():
        return False
    search = RescueSearch(position)
    saved = search.try_next()
    while saved is None:
        saved = search.try_next()
    return not saved
