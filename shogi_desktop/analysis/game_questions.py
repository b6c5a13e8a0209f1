"""What an engine is asked about a game, position after position, and what its answers say of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from shogi_desktop.clients.search import MateFound, SearchAnswer, SearchRequest
from shogi_desktop.game.notes import UNKNOWN_MATE, Evaluation, Score
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves.usi import Info, format_move, parse_line
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.position import Position

from .review import chance_of
from .thoughts import Line, Listener, Read

SLOW_MS: Final = 60_000  # an engine that was given nodes may take so much longer than it usually needs
MATE_SHARE: Final = 4  # a mate is looked for in this part of the time
MATE_MS: Final = 100  # and so long where positions are counted instead, if they are many:
MATE_NODES: Final = 500  # one millisecond for so many of them,
MATE_LEAST_MS: Final = 5  # but so long in any case
DOUBTFUL: Final = 0.2  # a loss of the chance to win that is looked at twice,
LONGER: Final = 3  # the second time so many times as long
USUAL_DOUBTS: Final = 0.06  # of the positions of a game have to be looked at twice
USUAL_MS: Final = 1000  # for a position, where an engine does not count them


@dataclass(frozen=True)
class AnalysisScope:
    """What is to be looked at: the moves of the chosen line with these numbers, for so long or in so many positions
    each (the other is 0), those of one side alone or of both (None). `keep`: what an engine thought before stays. What
    is looked at a second time is so many times as long (`longer`)."""

    first: int
    last: int
    movetime_ms: int = 0
    nodes: int = 0
    side: Side | None = None
    keep: bool = True
    longer: int = LONGER

    def by_time(self) -> AnalysisScope:
        """The same for an engine that cannot be asked for so many positions."""
        return replace(self, nodes=0, movetime_ms=USUAL_MS)


@dataclass(frozen=True)
class EngineManner:
    """How an engine is asked. `own`: it is the program's. `endless`: it can be told no limit, and looks until it is
    told to stop, as those of XBoard's protocol do. `read_line` reads the lines of play that it tells."""

    name: str
    own: bool = False
    endless: bool = False
    read_line: Read = parse_line


OWN: Final = EngineManner("Shogi Desktop", own=True)


@dataclass(frozen=True)
class AnalysisProgress:
    """How many positions are known, of how many, and how long the rest will take, 0 = not known yet."""

    done: int
    total: int
    left_ms: int = 0


class GameQuestions:
    """Goes through a game from its end back to its start: what comes later in the game is then known where the engine
    comes to what led there.

    To judge a move one must know what the position before it was worth and the one after it. Of the moves of one side
    those that the engine would have made too need no second look. The program's own engine looks for a mate first: it
    finds one of 23 plies sooner than its search would see that there is something.

    What looks like a blunder is looked at once more, longer: a move is called so only where both looks agree. Until
    then what was found there is kept back, so that one who stops and goes on finds it still to be looked at.
    """

    def __init__(
        self,
        game: Game,
        scope: AnalysisScope,
        manner: EngineManner = OWN,
        margin_ms: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """An answer may come `margin_ms` late. The clock counts seconds."""
        self.game, self.scope = game, scope
        self._manner, self._margin_ms, self._clock = manner, margin_ms, clock
        wanted = _positions(game, scope)
        self._waiting = [node for node in wanted if not (scope.keep and node.evaluation)]  # the next one last
        self._kept = len(wanted) - len(self._waiting)  # known from an analysis before
        self._due = frozenset(self._waiting)  # what was thought of them before is of no use
        self._node: Node | None = None  # that is looked at
        self._listener = self._listening(game.start)
        self._found: dict[Node, Evaluation] = {}  # not yet taken
        self._done, self._total = 0, len(self._waiting)
        self._answers = self._scores = 0
        self._asked_at, self._took, self._timed = clock(), 0.0, 0  # seconds for so many positions, looked at as now
        self._seen: dict[Node, Evaluation] = {}  # all that was found
        self._again = False  # whether it is the second look
        self._sure: set[Node] = set()  # these have it

    # Questions and answers

    def next_request(self) -> SearchRequest | None:
        """What the engine is asked next; None where nothing is left."""
        self._node = None
        while self._waiting or self._looks_again():
            node = self._waiting.pop()
            path = node.moves()
            position = SearchRequest(self.game.start, path).position()
            known = not self._again and self._is_known(node)
            if not (node.illegal or position.outcome() is not None or known):
                self._node, self._listener, self._asked_at = node, self._listening(position), self._clock()
                return self._mate_request(path) if self._manner.own else self._request(path)
            self._done += 1
        return None

    def _looks_again(self) -> bool:
        """Goes back to the positions before and after what would be blunders, to each once; whether there are any."""
        self._waiting = self._doubtful()
        self._sure.update(self._waiting)
        self._total += len(self._waiting)
        scope = self.scope
        if not self._again:
            self._took *= scope.longer
            self.scope = replace(scope, movetime_ms=scope.movetime_ms * scope.longer, nodes=scope.nodes * scope.longer)
        self._again = True
        return bool(self._waiting)

    def _doubtful(self) -> list[Node]:
        """The positions that were looked at once, before and after what would be blunders as far as is known."""
        return list(dict.fromkeys(node for move in self._blunders() for node in move if node not in self._sure))

    def _blunders(self) -> Iterator[tuple[Node, Node]]:
        """What seem to be some, as the positions before and after each, of which one was looked at now."""
        for node in self.game.line()[self.scope.first - 1 : self.scope.last]:
            before = node.parent
            now = before in self._seen or node in self._seen
            if before is not None and now and self._loss(before, node) >= DOUBTFUL:
                yield before, node

    def _loss(self, before: Node, after: Node) -> float:
        """What a move seems to have cost whoever made it; nothing where mates are known, which need no second look."""
        thought, found = (self._thought(node) for node in (before, after))
        if thought is None or found is None or thought.line[:1] == (format_move(after.move, self.game.variant),):
            return 0.0
        if thought.score.mate is not None and found.score.mate is not None:
            return 0.0
        had, left = (chance_of(each.score, self.game.variant) for each in (thought, found))
        return had - (1 - left)

    def _thought(self, node: Node) -> Evaluation | None:
        return self._seen.get(node) or (node.evaluation if node not in self._due else None)

    def _listening(self, position: Position) -> Listener:
        return Listener(position, self._manner.read_line)

    @property
    def enough_ms(self) -> int:
        """How long an engine that knows no limit may look at a position before it is told to stop; 0: it knows one."""
        if not self._manner.endless:
            return 0
        return SLOW_MS if self.scope.nodes else self.scope.movetime_ms

    @property
    def has_enough(self) -> bool:
        """Whether such an engine has looked at as many positions as were wished."""
        return self._manner.endless and 0 < self.scope.nodes <= self._listener.nodes

    def hear(self, info: object) -> None:
        """What the engine says while it looks."""
        if isinstance(info, Info):
            self._listener.hear(info)

    def answered(self, answer: object) -> SearchRequest | None:
        """The engine's answer to the last question; the next question is as that of `next_request`."""
        node = self._node
        assert node is not None
        if not isinstance(answer, MateFound):
            self._note(node, self._heard() if isinstance(answer, SearchAnswer) or self._manner.endless else None)
        elif answer.mate and answer.line:
            self._note(node, Evaluation(Score(mate=len(answer.line)), answer.line, engine=self._manner.name))
        else:
            return self._request(node.moves())
        return self.next_request()

    def asks_by_time(self) -> bool:
        """Whether the engine has failed to count positions, as some end themselves when they are asked to (GPS Shogi
        does): from now on it gets a time, and `next_request` asks about the same position again."""
        if self._node is None or not self.scope.nodes or self._manner.own or self._manner.endless:
            return False
        self.scope = self.scope.by_time()
        self._waiting.append(self._node)
        return True

    # What has come of it

    @property
    def progress(self) -> AnalysisProgress:
        """The rest takes as long as what was measured, but no less than the time that each position gets: at the end of
        a game mates are found sooner. How much must be looked at twice, a part of a game tells badly, most of all its
        wild end: at first it is the usual share."""
        done, total, left = self._done, self._total, float(self._total - self._done)
        told = self._kept + done, self._kept + total
        if not self._timed:
            return AnalysisProgress(*told)
        each_ms = max(self._took * 1000 / self._timed, self.scope.movetime_ms)
        doubtful = len(self._doubtful())
        if self._again:
            left += doubtful
        else:
            doubtful += round(left * (doubtful + USUAL_DOUBTS * total) / (done + total))
            left = left * self._timed / done + self.scope.longer * doubtful
        return AnalysisProgress(*told, round(each_ms * left))

    @property
    def without_score(self) -> bool:
        """Whether the engine has answered, and told no score of any position."""
        return self._answers > 0 and not self._scores

    def take(self) -> dict[Node, Evaluation]:
        """What was found and not taken yet, but for what a second look may show in another light."""
        waiting = {*self._waiting, self._node}
        sure = self._sure.difference(waiting)
        kept = {node for move in self._blunders() if not sure.issuperset(move) for node in move}
        found = {node: self._found.pop(node) for node in [*self._found] if node not in kept}
        return found

    def _heard(self) -> Evaluation | None:
        thoughts = self._listener.thoughts()
        best = thoughts.lines[0] if thoughts.lines else Line((), thoughts.score, thoughts.depth)
        if best.score is None:
            return None
        line = tuple(format_move(move, self.game.variant) for move in best.moves)
        return Evaluation(replace(best.score, bound=""), line, best.depth, thoughts.nodes, self._manner.name)

    def _note(self, node: Node, evaluation: Evaluation | None) -> None:
        self._took += self._clock() - self._asked_at
        self._timed += 1
        self._done += 1
        self._answers += 1
        if evaluation is not None:
            self._scores += 1
            self._found[node] = self._seen[node] = evaluation
            self._follow_mate(node, evaluation)

    def _follow_mate(self, node: Node, evaluation: Evaluation) -> None:
        """The moves of a mate that were played lead to positions that are lost, whatever was thought of them before."""
        mate, line = evaluation.score.mate, evaluation.line
        if mate is None or mate <= 0 or mate == UNKNOWN_MATE:
            return
        for at, text in enumerate(line, 1):
            played = (child for child in node.children if format_move(child.move, self.game.variant) == text)
            after = next(played, None)
            known = (self._found.get(after) or after.evaluation) if after is not None else None
            if after is None or at == mate or (known is not None and known.score.mate is not None):
                return
            left = mate - at if at % 2 == 0 else at - mate
            self._found[after] = Evaluation(Score(mate=left), line[at:], engine=self._manner.name)
            node = after

    # What is asked

    def _is_known(self, node: Node) -> bool:
        """Whether only this side's moves are judged, and the move to a position is the one that the engine expected."""
        side = self.scope.side
        if side is None or node.parent is None or (node.ply % 2 == 1) is not (side is self.game.first_turn):
            return False
        before = self._found.get(node.parent) or node.parent.evaluation
        return before is not None and before.line[:1] == (format_move(node.move, self.game.variant),)

    def _mate_request(self, path: tuple[int, ...]) -> SearchRequest:
        scope = self.scope
        limit = scope.movetime_ms // MATE_SHARE or min(MATE_MS, max(MATE_LEAST_MS, scope.nodes // MATE_NODES))
        return SearchRequest(self.game.start, path, mate_ms=limit, deadline_ms=limit + self._margin_ms)

    def _request(self, path: tuple[int, ...]) -> SearchRequest:
        """Byoyomi is what every engine for shogi knows; some end themselves when they are asked in another way."""
        scope, start = self.scope, self.game.start
        if self._manner.endless:
            return SearchRequest(start, path)
        if scope.nodes:
            return SearchRequest(start, path, nodes=scope.nodes, deadline_ms=SLOW_MS + self._margin_ms)
        deadline = scope.movetime_ms + self._margin_ms
        if self._manner.own:
            spent = round((self._clock() - self._asked_at) * 1000)
            left = max(scope.movetime_ms - spent, scope.movetime_ms // 2)
            return SearchRequest(start, path, movetime_ms=left, deadline_ms=deadline)
        return SearchRequest(start, path, black_ms=0, white_ms=0, byoyomi_ms=scope.movetime_ms, deadline_ms=deadline)


def _positions(game: Game, scope: AnalysisScope) -> list[Node]:
    """Those before and after each move that is wished, in the order of the game."""
    nodes = [game.root, *game.line()]
    turn = game.first_turn
    wanted: dict[int, None] = {}
    for ply in range(max(1, scope.first), min(scope.last, len(nodes) - 1) + 1):
        mover = turn if ply % 2 else turn.other
        if scope.side is None:
            wanted |= {ply - 1: None, ply: None}
        elif scope.side is mover:
            wanted |= {ply: None, ply - 1: None}  # the position before says whether that after is looked at
    if wanted:  # what was before the first move and is after the last one belongs to the course of the game
        wanted |= {min(scope.last, len(nodes) - 1): None, max(0, scope.first - 1): None}
    return [nodes[ply] for ply in wanted]
