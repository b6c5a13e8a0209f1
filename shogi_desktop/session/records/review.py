"""A record that nobody plays: tried moves, and everything that is written in it, undone and redone by one stack."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from shogi_desktop.game import edits
from shogi_desktop.game.drawings import Drawing, drawn_next, toggled
from shogi_desktop.game.edits import Edit
from shogi_desktop.game.evaluation import Evaluation
from shogi_desktop.game.result import GameResult
from shogi_desktop.game.tree import Game, Node

from ..play.game_turn import TurnSession
from ..play.setup import read_setup, with_names
from .edit_history import EditHistory
from .record import SessionState

LONGEST_COMMENT: Final = 20_000
LONGEST_BOOKMARK: Final = 200


class ReviewSession(TurnSession):
    """What may be done to the record on the board is done at once, shown, and kept; what changes nothing is no edit.

    A game that has just ended becomes a record with the first change. `history` belongs to the game on the board.
    """

    def review(self) -> None:
        """Opens a finished game for walking about and trying variations."""
        if self.state is SessionState.OVER:
            self.state = SessionState.REVIEW
            self.turn_changed.emit()

    def can_edit(self) -> bool:
        """Whether there is a record that nobody plays."""
        return self.state in (SessionState.OVER, SessionState.REVIEW)

    def can_undo(self) -> bool:
        return self.state is SessionState.REVIEW and self.history.can_undo

    def can_redo(self) -> bool:
        return self.state is SessionState.REVIEW and self.history.can_redo

    # What is done to it

    def delete(self, node: Node) -> None:
        """Takes a move away with all that follows."""
        if node.parent is not None:
            self._edit(node, lambda game: edits.deleted(game, node))

    def cut_off(self, node: Node) -> None:
        """Takes away what follows a move."""
        self._edit(node, lambda game: edits.cut_off(game, node))

    def promote(self, node: Node) -> None:
        """Makes the line to a move the main line."""
        self._edit(node, lambda game: edits.promoted(game, node))

    def move_branch(self, node: Node, steps: int) -> None:
        """Moves a move so many places down among those tried instead of it."""
        self._edit(node, lambda game: edits.moved(game, node, steps))

    def set_comment(self, node: Node, text: str) -> None:
        """The comment on a move, "" for none; one that grows beyond LONGEST_COMMENT is shortened."""
        lines = text.replace("\r\n", "\n").replace("\r", "\n").rstrip()
        self._edit(node, lambda game: edits.commented(game, node, lines[: max(LONGEST_COMMENT, len(node.comment))]))

    def set_bookmark(self, node: Node, name: str) -> None:
        """The bookmark at a move, "" for none."""
        self._edit(node, lambda game: edits.bookmarked(game, node, " ".join(name.split())[:LONGEST_BOOKMARK]))

    def draw(self, drawing: Drawing, next_color: bool = False) -> None:
        """Draws on the position on the board, or rubs out what is drawn again; with `next_color` it takes the next one
        then. In a game that is played, too: it is kept with the position."""
        change = drawn_next if next_color else toggled
        self._set_drawings(change(self.game.cursor.drawings, drawing))

    def rub_out(self) -> None:
        """Rubs out all that is drawn on the position on the board."""
        self._set_drawings(())

    def _set_drawings(self, drawings: tuple[Drawing, ...]) -> None:
        node = self.game.cursor
        if self.state is SessionState.REVIEW:
            self._edit(node, lambda game: edits.drawn(game, node, drawings))
            return
        edit = edits.drawn(self.game, node, drawings) if self.state is not SessionState.IDLE else None
        if edit is not None:
            if self.state is SessionState.OVER:  # which it stays: a move may still be taken back
                self.history.add(edit)
            self.unsaved = True
            self.changed.emit()
            self.tree_changed.emit()

    def set_headers(self, headers: Mapping[str, str]) -> None:
        """What the record says of the game, in this order; the players are called so from now on."""
        self._edit(self.game.root, lambda game: edits.with_headers(game, with_names(self.game, headers)))

    def set_result(self, node: Node, result: GameResult | None) -> None:
        """How the line to a move ended there, None: it did not."""
        self._edit(node, lambda game: edits.ended(game, node, result))

    def set_evaluations(self, found: Mapping[Node, Evaluation], begun: Edit | None = None) -> Edit | None:
        """What an engine thinks of the positions at some moves. Returned is the step that undoes it, which is that of
        `begun` too where this goes on with it."""
        standing = {node: evaluation for node, evaluation in found.items() if edits.stands(self.game, node)}
        edit = edits.evaluated(self.game, standing) if self.can_edit() else None
        if edit is None:
            return begun
        before = self.game.cursor
        step = self.history.add(edit, begun)
        self.review()
        self._tell(edit, before)
        return step

    def try_move(self, move: int) -> None:
        """Makes a move at the cursor, and goes there where it is in the record already."""
        before = self.game.cursor
        edit = edits.played(self.game, move)
        if edit is None:
            self._show_step(before)
        else:
            self.history.add(edit)
            self.move_made.emit(self.game.cursor)
            self._tell(edit, before)

    def place_for(self, other: Game) -> Node | None:
        """Where the moves of another game could be added to the record: at the cursor, where that game starts from the
        position on the board, or at the start, where both games do; None for neither."""
        if not self.can_edit() or other.variant is not self.game.variant:
            return None
        start = other.start.key
        if start == self.game.position.key:
            return self.game.cursor
        return self.game.root if start == self.game.start.key else None

    def graft(self, node: Node, other: Game) -> None:
        """Adds the moves of another game, which starts from the position at a node (see `place_for`)."""
        self._edit(node, lambda game: edits.grafted(game, node, other.root))

    # Undoing it

    def undo(self) -> None:
        """Undoes the last change of the record, if there is one."""
        if self.can_undo():
            before = self.game.cursor
            self._tell(self.history.undo(), before)

    def redo(self) -> None:
        """Does again what was undone last."""
        if self.can_redo():
            before = self.game.cursor
            self._tell(self.history.redo(), before)

    def _edit(self, node: Node, make: Callable[[Game], Edit | None]) -> None:
        """Does something at a move. One that is not in the record any more, or in another one, is past."""
        if not self.can_edit() or not edits.stands(self.game, node):
            return
        before = self.game.cursor
        edit = make(self.game)
        if edit is not None:
            self.history.add(edit)
            self.review()
            self._tell(edit, before)

    def _tell(self, edit: Edit, before: Node) -> None:
        """Tells what an edit did, or what taking it back did, when the cursor was at `before`."""
        self.unsaved = not self.history.settled
        if edit.in_headers:
            self._set_setup(read_setup(self.game)[0])
        self.changed.emit()  # first, so that what is seen is kept
        self.tree_changed.emit()
        self._show_step(before)

    def _show_step(self, before: Node) -> None:
        """Shows the position at the cursor, which was at `before`: a neighbour's transition too, others as a jump."""
        cursor = self.game.cursor
        if before is cursor:
            return
        position = self.game.position
        if cursor is before.parent:
            self._moved(position.transition(before.move), backwards=True)
        elif cursor.parent is before:
            earlier = position.copy()
            earlier.undo()
            self._moved(earlier.transition(cursor.move))
        else:
            self._moved(None)

    def _start(self) -> None:
        """What is played cannot be undone; it can be taken back."""
        self.history = EditHistory()
        super()._start()
