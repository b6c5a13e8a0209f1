"""A game as a tree of moves with a cursor: main line, variations, comments, times, headers, result.

The first child of a node goes on with the line it belongs to, the others are variations. Nothing here recurses
over moves, so a game may be thousands of moves long. How a record is changed by hand stands in `edits`.
"""

from __future__ import annotations

from collections.abc import Iterator

from shogi_desktop.game.notes import Drawing, Evaluation, GameResult, Reason
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.errors import IllegalMoveError
from shogi_desktop.rules.legality import illegality, possible_moves
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.rules.rulings.declaration import Declaration, judge_declaration


class Node:
    """A move in the tree, or the start (`move` NO_MOVE, `ply` 0).

    `spent_ms` is the time the move took, `clock_ms` the main time Black and White had left after it; None = not
    known. `illegal` names the fault of an illegal move, which strict play lets be made ("" = a legal move).
    `bookmark` is the name of a place to come back to ("" = none); `ending` says how the line ended there, `evaluation`
    what an engine thought of the position that the move led to, `drawings` what is drawn on it.
    """

    __slots__ = (
        "bookmark",
        "children",
        "chosen",
        "clock_ms",
        "comment",
        "drawings",
        "ending",
        "evaluation",
        "illegal",
        "move",
        "parent",
        "ply",
        "spent_ms",
    )

    def __init__(self, move: int, parent: Node | None) -> None:
        self.move = move
        self.parent = parent
        self.children: list[Node] = []
        self.comment = ""
        self.bookmark = ""
        self.drawings: tuple[Drawing, ...] = ()
        self.ending: GameResult | None = None
        self.evaluation: Evaluation | None = None
        self.spent_ms: int | None = None
        self.clock_ms: tuple[int, int] | None = None
        self.illegal = ""
        self.ply: int = parent.ply + 1 if parent else 0
        # The child last gone to: `forward` takes the way it came back.
        self.chosen: Node | None = None

    def next(self) -> Node | None:
        """The move that follows on the chosen line."""
        return self.chosen or (self.children[0] if self.children else None)

    def child(self, move: int) -> Node | None:
        """The continuation with this move, if it is in the tree."""
        return next((child for child in self.children if child.move == move), None)

    def path(self) -> list[Node]:
        """All nodes from the first move to this one."""
        nodes = []
        node = self
        while node.parent:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        return nodes

    def moves(self) -> tuple[int, ...]:
        """The moves from the start to this one."""
        return tuple(step.move for step in self.path())

    def on_main_line(self) -> bool:
        """Whether it is the start, or first child of first children."""
        return all(step.parent is not None and step is step.parent.children[0] for step in self.path())

    def walk(self) -> Iterator[Node]:
        """This node and everything after it; a move comes before its continuations, the main line before variations."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))


class Game:
    """One game. The cursor is where the board stands; `position` is the position there, with its history.

    Only `play` and the walking methods may change `position`; everybody else reads it. `ended_at` is where the game
    ended, None where it has not. A list of children is replaced and never changed, so that it may be kept.
    """

    def __init__(self, variant: Variant, start: Position | None = None, handicap: str = "") -> None:
        """A game from `start` (default: the handicap's or even start). ValueError for an unknown handicap."""
        self.variant = variant
        self.handicap = handicap
        self._start = start.copy() if start else Position.handicap(variant, handicap)
        self.headers: dict[str, str] = {}
        self.ended_at: Node | None = None
        self.root = Node(NO_MOVE, None)
        self.cursor = self.root
        self.position = self._start.copy()

    @property
    def start(self) -> Position:
        """A copy of the position the game starts from."""
        return self._start.copy()

    @property
    def begins_as_usual(self) -> bool:
        """Whether it begins with the array of its variant or of one of its handicaps."""
        return bool(self._start.same_state(Position.handicap(self.variant, self.handicap)))

    @property
    def first_turn(self) -> Side:
        """The side that makes the first move."""
        return Side(self._start.turn)

    # Its end

    @property
    def result(self) -> GameResult | None:
        """How the game has ended, None as long as it has not."""
        return self.ended_at.ending if self.ended_at else None

    @property
    def end(self) -> Node:
        """The node to which the result belongs; without one the end of the main line."""
        line = self.main_line()
        return self.ended_at or (line[-1] if line else self.root)

    def finish(self, result: GameResult) -> None:
        """The game has ended at the cursor. Moves may follow all the same, tried by somebody who looks back at it."""
        self.reopen()
        self.ended_at = self.cursor
        self.cursor.ending = result

    def reopen(self) -> None:
        """The game goes on."""
        if self.ended_at is not None:
            self.ended_at.ending = None
        self.ended_at = None

    def is_bare(self) -> bool:
        """Whether there is nothing but the start: no move, no word at it, nothing drawn on it, no result."""
        root = self.root
        return not (root.children or root.comment or root.bookmark or root.ending or root.drawings)

    def would_be_missed(self) -> bool:
        """Whether there is more than the usual start of the game: anything done in it, or a position of its own."""
        return not self.is_bare() or not self._start.same_state(Position.handicap(self.variant, self.handicap))

    # Moving

    def play(self, move: int, spent_ms: int | None = None, clock_ms: tuple[int, int] | None = None) -> Node:
        """Makes a move at the cursor and goes there: into the tree if it is there already, else as a new last child.

        IllegalMoveError for a move that is not legal; under strict play only for one that cannot be made by hand, and
        after an illegal move for every move. Times given replace those of a move that is in the tree already.
        """
        return self.append(move, "" if self.cursor.child(move) else self.fault(move), spent_ms, clock_ms)

    def append(
        self, move: int, fault: str = "", spent_ms: int | None = None, clock_ms: tuple[int, int] | None = None
    ) -> Node:
        """As `play`, with a move that has been judged already: a legal one, or one with this `fault`."""
        node = self.cursor.child(move)
        if node is None:
            node = Node(move, self.cursor)
            node.illegal = fault
            self.cursor.children = [*self.cursor.children, node]
        if spent_ms is not None:
            node.spent_ms = spent_ms
        if clock_ms is not None:
            node.clock_ms = clock_ms
        self._enter(node)
        return node

    def back(self) -> bool:
        """Goes one move back; False at the start."""
        if self.cursor.parent is None:
            return False
        self.position.undo()
        self.cursor = self.cursor.parent
        return True

    def forward(self) -> bool:
        """Goes one move on along the chosen line; False at its end."""
        node = self.cursor.next()
        if node is None:
            return False
        self._enter(node)
        return True

    def go_to(self, node: Node) -> None:
        """Goes to any node of the tree, by way of the last one both lines share. ValueError for another game's node."""
        here, there = self.cursor.path(), node.path()
        if (there[0].parent if there else node) is not self.root:
            raise ValueError("the node belongs to another game")
        shared = 0
        while shared < min(len(here), len(there)) and here[shared] is there[shared]:
            shared += 1
        for _ in here[shared:]:
            self.back()
        for step in there[shared:]:
            self._enter(step)

    def go_start(self) -> None:
        while self.back():
            pass

    def go_end(self) -> None:
        """Goes to the end of the chosen line."""
        while self.forward():
            pass

    # Looking

    def ending(self) -> GameResult | None:
        """What the move at the cursor has ended the game by: a rule, or being illegal; None where it goes on."""
        if self.cursor.illegal:
            return GameResult(Side(self.position.turn), Reason.ILLEGAL_MOVE, self.cursor.illegal)
        outcome = self.position.outcome()
        return GameResult.of_outcome(outcome) if outcome else None

    def declaration(self) -> Declaration:
        """What a declaration of the side to move at the cursor brings by the game's rule and handicap."""
        return judge_declaration(self.position, handicap=self.handicap)

    def line(self) -> list[Node]:
        """The chosen line: from the first move through the cursor on to the end."""
        nodes = self.cursor.path()
        node = self.cursor.next()
        while node:
            nodes.append(node)
            node = node.next()
        return nodes

    def main_line(self) -> list[Node]:
        """First child after first child from the start, as far as the game went."""
        nodes = []
        node = self.root
        while node.children and node is not self.ended_at:
            node = node.children[0]
            nodes.append(node)
        return nodes

    def positions(self) -> Iterator[tuple[Node, Position]]:
        """Every node in the order of `Node.walk` with the position there, to be read before the next one."""
        position, node = self.start, self.root
        for there in self.root.walk():
            while there.parent is not node and there is not node:
                assert node.parent is not None
                position.undo()
                node = node.parent
            if there is not node:
                position.play(there.move)
                node = there
            yield there, position

    def at_end(self) -> bool:
        """Whether the cursor stands where the game ended."""
        return self.cursor is self.end

    def _enter(self, node: Node) -> None:
        self.position.play(node.move)
        self.cursor.chosen = node
        self.cursor = node

    def fault(self, move: int) -> str:
        """What is wrong with a move at the cursor ("" = it is legal); IllegalMoveError where it may not be made."""
        if self.cursor.illegal:
            raise IllegalMoveError("the game is over: the last move was illegal")
        if self.position.is_legal(move):
            return ""
        if self.variant.choice("strict_play") == "yes" and move in possible_moves(self.position):
            fault = illegality(self.position, move)
            if fault is not None:
                return fault.value
        raise IllegalMoveError(f"move {self.position.move_number} is not legal")
