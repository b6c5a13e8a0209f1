"""A game as a record on the board: walking through it, opening and saving it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QObject, Signal

from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.records.encodings import Encoding
from shogi_desktop.notation.records.shogi_file import format_game
from shogi_desktop.notation.steps import Steps, finish

from ..play.setup import GameSetup
from ..reading import writing_steps
from .edit_history import EditHistory
from .saving import Saving, Stamp, prepare, stamp_of


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


class RecordSession(QObject):
    """The game, its cursor, its file, and what was done to it by hand. `GameSession` adds the playing.

    Signals:
        game_started: another game is on the board; everything must refresh.
        position_changed: the position at the cursor (to be read only), the transition that led there or None for a
            jump, and whether it is to be shown backwards.
        move_made: a move was added to the game, told before anybody can show it.
        tree_changed: moves were added, removed or put into another order, or something was written at them.
        changed: something worth keeping has changed.
    """

    game_started = Signal()
    position_changed = Signal(object, object, bool)
    move_made = Signal(object)
    tree_changed = Signal()
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setup = GameSetup()
        self.game: Game = self.setup.make_game()
        self.state = SessionState.IDLE
        self.path = ""
        self.encoding: Encoding | None = None
        self.stamp: Stamp = None
        self.unsaved = False
        self.history = EditHistory()

    def last_move(self) -> int:
        """The move that led to the cursor; 0 = none."""
        return self.game.cursor.move

    # Walking

    def back(self) -> bool:
        """One move back; False at the start."""
        node = self.game.cursor
        if not self.game.back():
            return False
        position = self.game.position
        self._moved(position.transition(node.move), backwards=True)
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
            self._moved(None)

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
        """To the end of the chosen line."""
        line = self.game.line()
        if line:
            self.go_to(line[-1])

    def go_to_end(self, last: bool) -> None:
        """As `go_end`, or as `go_start` where it is not the last position."""
        if last:
            self.go_end()
        else:
            self.go_start()

    def _enter(self, node: Node) -> None:
        transition = self.game.position.transition(node.move)
        self.game.go_to(node)
        self._moved(transition)

    def _moved(self, transition: object, backwards: bool = False) -> None:
        self.position_changed.emit(self.game.position, transition, backwards)

    # Files

    def text(self) -> str:
        """The game as the text of a `.shogi` file."""
        return format_game(self.game)

    def prepare(self, path: str, encoding: Encoding | None = None) -> Saving:
        """The record as it will be in the file `path`, by default encoded as it was read. NotationError where the
        format of the file cannot hold it."""
        return prepare(self.game, path, encoding or self.encoding, self.text)

    def save(self, path: str) -> None:
        """Writes the record, as `prepare` makes it. OSError where that fails; the old file is then as it was."""
        self.write(self.prepare(path))

    def write(self, saving: Saving) -> None:
        """Writes what was prepared. OSError as `save`."""
        finish(self.writing_steps(saving))

    def writing_steps(self, saving: Saving) -> Steps[None]:
        """`write` in steps."""
        yield from writing_steps(saving.path, saving.data)
        self.path, self.encoding = saving.path, saving.encoding
        self.stamp = stamp_of(saving.path)
        self.unsaved = False
        self.history.settle()
        self.changed.emit()

    def changed_meanwhile(self) -> bool:
        """Whether another program has changed or removed the file of the record since it was read or written."""
        return bool(self.path) and self.stamp is not None and stamp_of(self.path) != self.stamp

    def forget_changes(self) -> None:
        """The person does not want what is unsaved to be kept."""
        self.unsaved = False
        self.history.settle()
        self.changed.emit()

    def show(
        self, game: Game, path: str, unsaved: bool = False, encoding: Encoding | None = None, stamp: Stamp = None
    ) -> None:
        """Shows a game of the file `path` ("" = none), for review; `unsaved` where it has more than that file.

        `encoding` and `stamp` are those of the file when it was read; None = as it is now.
        """
        self.load(game)
        self.path = path
        self.encoding = encoding
        self.stamp = stamp or stamp_of(path)
        self.unsaved = unsaved
        if not unsaved:
            self.history.settle()
        self.changed.emit()

    def load(self, game: Game) -> None:
        raise NotImplementedError
