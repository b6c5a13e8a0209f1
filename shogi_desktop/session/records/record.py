"""The game on the board as a record: where one stands in it, walking through it, opening and saving it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.game.edits import Edit, deleted
from shogi_desktop.game.notes import GameResult
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.records.encodings import Encoding
from shogi_desktop.notation.records.reading import Steps, finish
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.position import Position

from ..play.setup import GameSetup
from .files import ReadyFile, Stamp, prepare, stamp_of, telling_file, writing_steps

MOST: Final = 1000  # the oldest are forgotten then


class EditHistory:
    """The edits of one game, the newest last; `settled` says whether the game is as it was last saved."""

    def __init__(self) -> None:
        self._done: list[Edit] = []
        self._undone: list[Edit] = []
        self._saved: Edit | None = None  # the newest edit that was saved
        self._reachable = False  # whether undoing and redoing leads to what was saved

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def settled(self) -> bool:
        return self._reachable and self._saved is self._newest()

    @property
    def only_analysed(self) -> bool:
        """Whether nothing was done since it was saved but an analysis."""
        if self.settled or not self._reachable or self._saved in self._undone:
            return False
        since = self._done.index(self._saved) + 1 if self._saved is not None else 0
        return all(edit.is_analysis for edit in self._done[since:])

    def settle(self) -> None:
        """The game was saved as it is now."""
        self._saved, self._reachable = self._newest(), True

    def add(self, edit: Edit, begun: Edit | None = None) -> Edit:
        """Takes note of what was just done; returned is what is undone with it. That is more where it goes on with what
        was `begun`, and nothing was done or saved in between."""
        if begun is not None and begun is self._newest() and not self._undone and begun is not self._saved:
            self._done[-1] = edit = begun.with_next(edit)
            return edit
        if self._saved in self._undone:
            self._reachable = False
        self._undone.clear()
        self._done.append(edit)
        if len(self._done) > MOST:
            forgotten = self._done.pop(0)
            self._reachable = self._reachable and self._saved is not None
            self._saved = None if self._saved is forgotten else self._saved
        return edit

    def undo(self) -> Edit:
        """Undoes the newest edit, which is returned. There must be one."""
        edit = self._done.pop()
        edit.undo()
        self._undone.append(edit)
        return edit

    def redo(self) -> Edit:
        """Does again what was undone last. There must be something."""
        edit = self._undone.pop()
        edit.redo()
        self._done.append(edit)
        return edit

    def _newest(self) -> Edit | None:
        return self._done[-1] if self._done else None


class SessionState(Enum):
    IDLE = "idle"
    PLAYING = "playing"
    OVER = "over"
    REVIEW = "review"


def is_branching(node: Node) -> bool:
    """Whether another move was tried in the place of this one."""
    return node.parent is not None and len(node.parent.children) > 1


def is_noted(node: Node) -> bool:
    """Whether something is written at a move."""
    return bool(node.comment or node.bookmark)


class Record(QObject):
    """The game, its cursor, its set-up and its file. `tip` is the newest move of a game that is played, `opening` the
    moves that were made before it was begun from there, `history` what was done to it by hand; `waiting` is a game
    that goes on as soon as it is wished for.

    Signals:
        game_started: another game is on the board; everything must refresh.
        position_changed: the position at the cursor (to be read only), the transition that led there or None for a
            jump, and whether it is to be shown backwards.
        move_made: a move was added to the game, told before anybody can show it.
        tree_changed: moves were added, removed or put into another order, or something was written at them.
        players_changed: the players have changed sides, or a person took over.
        writing: the game is about to be written: whoever knows more of it puts that into its headers now.
        changed: something worth keeping has changed.
    """

    game_started = Signal()
    position_changed = Signal(object, object, bool)
    move_made = Signal(object)
    tree_changed = Signal()
    players_changed = Signal()
    writing = Signal()
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setup = GameSetup()
        self.game: Game = self.setup.make_game()
        self.tip: Node = self.game.root
        self.opening: tuple[int, ...] = ()
        self.state = SessionState.IDLE
        self.waiting: Game | None = None
        self.path = ""
        self.encoding: Encoding | None = None
        self.stamp: Stamp = None
        self.unsaved = False
        self.history = EditHistory()
        self._taken: list[list[tuple[Node, Edit]]] = []

    def put(self, game: Game, setup: GameSetup, opening: tuple[int, ...] = ()) -> None:
        """Puts another game in the place of this one. Whoever does it tells so when everything is ready."""
        self.game, self.setup, self.opening = game, setup, opening
        self.path = ""
        self.history = EditHistory()
        self._taken = []
        self.unsaved = not game.is_bare()
        self.tip = game.cursor

    def set_setup(self, setup: GameSetup) -> None:
        """Others play, or the same ones on other sides."""
        self.setup = setup
        self.players_changed.emit()

    def last_move(self) -> int:
        """The move that led to the cursor; 0 = none."""
        return self.game.cursor.move

    @property
    def goes_on(self) -> bool:
        """Whether the game is played, or waits until it is wished for."""
        waits = self.state is SessionState.REVIEW and self.game is self.waiting
        return waits or self.state is SessionState.PLAYING

    @property
    def looking_back(self) -> bool:
        """Whether a game is going on, and an earlier position of it is on the board."""
        return self.state is SessionState.PLAYING and self.game.cursor is not self.tip

    @property
    def walkable(self) -> bool:
        """Whether the wheel may walk through the moves: never away from the present of a running game."""
        return self.can_edit() or self.looking_back

    @property
    def begun(self) -> bool:
        """Whether there is a record through which keys walk, whether or not it is being played."""
        return self.state is not SessionState.IDLE

    def can_edit(self) -> bool:
        """Whether there is a record that nobody plays."""
        return self.state in (SessionState.OVER, SessionState.REVIEW)

    def against_computer(self) -> bool:
        """Whether a person plays a computer, so that they may change sides, or make it a teaching game."""
        return self.state is SessionState.PLAYING and self.setup.human_side() is not None

    def can_play_here(self) -> bool:
        """Whether a game can be begun from the position on the board."""
        return not self.game.cursor.illegal and self.game.position.outcome() is None

    # A game that is played

    def side_to_move(self) -> Side:
        """Whose turn it is at the newest move, wherever the cursor stands."""
        first = self.game.first_turn
        return first if self.tip.ply % 2 == 0 else first.other

    def append(
        self, move: int, fault: str, spent_ms: int, clock_ms: tuple[int, int] | None
    ) -> tuple[Node, GameResult | None]:
        """Adds a move that has been judged (see `Game.append`) to the newest position, and tells of it; whoever looks
        back is left there. Returned is what the move has ended the game by, too."""
        game, shown = self.game, self.game.cursor
        game.go_to(self.tip)
        self._taken = []
        transition = game.position.transition(move)
        self.tip = node = game.append(move, fault, spent_ms, clock_ms)
        self.unsaved = True
        result = game.ending()
        self.move_made.emit(node)
        if shown is not node.parent:
            game.go_to(shown)
        self.tree_changed.emit()
        if shown is node.parent:
            self.position_changed.emit(game.position, transition, False)
        return node, result

    def take_back(self, plies: int) -> None:
        """Removes the last moves, of which there are as many."""
        self.go_to(self.tip)
        taken: list[tuple[Node, Edit]] = []
        for _ in range(plies):
            node = self.tip
            assert node.parent is not None
            self.tip = node.parent
            self.back()
            taken.append((node, deleted(self.game, node)))
        self._taken.append(taken)
        self.unsaved = True
        self.tree_changed.emit()

    def can_put_back(self) -> bool:
        """Whether moves were taken back, and none was made since."""
        return self.state is SessionState.PLAYING and bool(self._taken)

    def put_back(self) -> None:
        """The moves that were taken back last are made again; there must be some."""
        self.go_to(self.tip)
        for node, edit in reversed(self._taken.pop()):
            edit.undo()
            self.tip = node
            self.go_to(node)
        self.unsaved = True
        self.tree_changed.emit()

    def tip_position(self) -> Position:
        """A copy of the newest position, whatever is on the board."""
        shown = self.game.cursor
        self.game.go_to(self.tip)
        position = self.game.position.copy()
        self.game.go_to(shown)
        return position

    # Walking

    def back(self) -> bool:
        """One move back; False at the start."""
        node = self.game.cursor
        if not self.game.back():
            return False
        position = self.game.position
        self.position_changed.emit(position, position.transition(node.move), True)
        return True

    def forward(self) -> bool:
        """One move on; False at the end of the line."""
        node = self.game.cursor.next()
        if node is None:
            return False
        self._enter(node)
        return True

    def go_to(self, node: Node) -> None:
        """To any node of the game: a neighbour with its transition, others as a jump."""
        cursor = self.game.cursor
        if node is cursor:
            return
        if node.parent is cursor:
            self._enter(node)
        elif node is cursor.parent:
            self.back()
        else:
            self.game.go_to(node)
            self.position_changed.emit(self.game.position, None, False)

    def walk(self, plies: int) -> None:
        """So many moves on along the chosen line, or back where negative, as far as there are any."""
        line = [self.game.root, *self.game.line()]
        self.go_to(line[min(max(self.game.cursor.ply + plies, 0), len(line) - 1)])

    def find(self, wanted: Callable[[Node], bool], back: bool = False) -> Node | None:
        """The nearest move of the chosen line after the cursor, or before it, that is wanted."""
        node: Node | None = self.game.cursor
        while node is not None:
            node = node.parent if back else node.next()
            if node is not None and wanted(node):
                return node
        return None

    def go_start(self) -> None:
        self.go_to(self.game.root)

    def go_end(self) -> None:
        """To the end of the chosen line; in a running game to its newest position."""
        line = [self.tip] if self.state is SessionState.PLAYING else self.game.line()
        if line:
            self.go_to(line[-1])

    def go_to_end(self, last: bool) -> None:
        """As `go_end`, or as `go_start` where it is not the last position."""
        if last:
            self.go_end()
        else:
            self.go_start()

    def show_step(self, before: Node) -> None:
        """Shows the position at the cursor, which was at `before`: a neighbour's transition too, others as a jump."""
        cursor, position = self.game.cursor, self.game.position
        if before is cursor:
            return
        if cursor is before.parent:
            self.position_changed.emit(position, position.transition(before.move), True)
        elif cursor.parent is before:
            earlier = position.copy()
            earlier.undo()
            self.position_changed.emit(position, earlier.transition(cursor.move), False)
        else:
            self.position_changed.emit(position, None, False)

    def _enter(self, node: Node) -> None:
        transition = self.game.position.transition(node.move)
        self.game.go_to(node)
        self.position_changed.emit(self.game.position, transition, False)

    # Files

    def text(self) -> str:
        """The game as the text of a `.shogi` file, with everything needed to go on playing it."""
        self.writing.emit()
        return format_game(self.game)

    def kept_text(self) -> str:
        """The same for what the program keeps by itself: with the file that the game is saved in, and the
        place on the board."""
        self.writing.emit()
        with telling_file(self.game, self.path, self.stamp, self.unsaved, rests=not self.goes_on):
            return format_game(self.game)

    def prepare(self, path: str, encoding: Encoding | None = None) -> ReadyFile:
        """The record as it will be in the file `path`, by default encoded as it was read. NotationError where the
        format of the file cannot hold it."""
        return prepare(self.game, path, encoding or self.encoding, self.text)

    def save(self, path: str) -> None:
        """Writes the record, as `prepare` makes it. OSError where that fails; the old file is then as it was."""
        self.write(self.prepare(path))

    def write(self, saving: ReadyFile) -> None:
        """Writes what was prepared. OSError as `save`."""
        finish(self.writing_steps(saving))

    def writing_steps(self, saving: ReadyFile) -> Steps[None]:
        """`write` in steps."""
        yield from writing_steps(saving.path, saving.data)
        self.path, self.encoding = saving.path, saving.encoding
        self.stamp = stamp_of(saving.path)
        self.forget_changes()

    def changed_meanwhile(self) -> bool:
        """Whether another program has changed or removed the file of the record since it was read or written."""
        return bool(self.path) and self.stamp is not None and stamp_of(self.path) != self.stamp

    def forget_changes(self) -> None:
        """What is unsaved is saved now, or not wanted by the person."""
        self.unsaved = False
        self.history.settle()
        self.changed.emit()
