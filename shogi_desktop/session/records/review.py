"""A record that nobody plays: tried moves, and everything that is written in it, undone and redone by one stack."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal

from shogi_desktop.game import edits
from shogi_desktop.game.edits import Edit, grafted
from shogi_desktop.game.notes import Drawing, Evaluation, GameResult, drawn_next, toggled
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen

from ..play.setup import read_setup, with_names
from .record import Record, SessionState


def rest_of(game: Game) -> Game:
    """A game that starts from the position at the cursor and has everything that follows, with the same headers.

    What the moves before forbade (a repetition, a capture) may be allowed in it.
    """
    rest = Game(game.variant, parse_sfen(format_sfen(game.position), game.variant))
    rest.headers = dict(game.headers)
    rest.root.comment, rest.root.bookmark = game.cursor.comment, game.cursor.bookmark
    grafted(rest, rest.root, game.cursor)
    rest.ended_at = next((node for node in rest.main_line() if node.ending), None)
    return rest


LONGEST_COMMENT: Final = 20_000
LONGEST_BOOKMARK: Final = 200


class Review(QObject):
    """What may be done to the record on the board is done at once, shown, and kept; what changes nothing is no edit.

    A game that has just ended becomes a record with the first change.

    Signals:
        opened: that has happened, or somebody wished it.
    """

    opened = Signal()

    def __init__(self, record: Record, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._record = record

    def open(self) -> None:
        """Opens a finished game for walking about and trying variations."""
        if self._record.state is SessionState.OVER:
            self._record.state = SessionState.REVIEW
            self.opened.emit()

    def can_undo(self) -> bool:
        return self._record.state is SessionState.REVIEW and self._record.history.can_undo

    def can_redo(self) -> bool:
        return self._record.state is SessionState.REVIEW and self._record.history.can_redo

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
        self._set_drawings(change(self._record.game.cursor.drawings, drawing))

    def rub_out(self) -> None:
        """Rubs out all that is drawn on the position on the board."""
        self._set_drawings(())

    def _set_drawings(self, drawings: tuple[Drawing, ...]) -> None:
        node = self._record.game.cursor
        if self._record.state is SessionState.REVIEW:
            self._edit(node, lambda game: edits.drawn(game, node, drawings))
            return
        edit = edits.drawn(self._record.game, node, drawings) if self._record.state is not SessionState.IDLE else None
        if edit is not None:
            if self._record.state is SessionState.OVER:  # which it stays: a move may still be taken back
                self._record.history.add(edit)
            self._record.unsaved = True
            self._record.changed.emit()
            self._record.tree_changed.emit()

    def set_headers(self, headers: Mapping[str, str]) -> None:
        """What the record says of the game, in this order; the players are called so from now on."""
        root = self._record.game.root
        self._edit(root, lambda game: edits.with_headers(game, with_names(game, headers)))

    def set_result(self, node: Node, result: GameResult | None) -> None:
        """How the line to a move ended there, None: it did not."""
        self._edit(node, lambda game: edits.ended(game, node, result))

    def set_evaluations(self, found: Mapping[Node, Evaluation], begun: Edit | None = None) -> Edit | None:
        """What an engine thinks of the positions at some moves. Returned is the step that undoes it, which is that of
        `begun` too where this goes on with it."""
        standing = {node: evaluation for node, evaluation in found.items() if edits.stands(self._record.game, node)}
        edit = edits.evaluated(self._record.game, standing) if self._record.can_edit() else None
        if edit is None:
            return begun
        before = self._record.game.cursor
        step = self._record.history.add(edit, begun)
        self.open()
        self._show(edit, before)
        return step

    def play(self, move: int) -> None:
        """Makes a legal move at the cursor, and goes there where it is in the record already."""
        before = self._record.game.cursor
        edit = edits.played(self._record.game, move)
        if edit is None:
            self._record.show_step(before)
        else:
            self._record.history.add(edit)
            self._record.move_made.emit(self._record.game.cursor)
            self._show(edit, before)

    def place_for(self, other: Game) -> Node | None:
        """Where the moves of another game could be added to the record: at the cursor, where that game starts from the
        position on the board, or at the start, where both games do; None for neither."""
        if not self._record.can_edit() or other.variant is not self._record.game.variant:
            return None
        start = other.start.key
        if start == self._record.game.position.key:
            return self._record.game.cursor
        return self._record.game.root if start == self._record.game.start.key else None

    def graft(self, node: Node, other: Game) -> None:
        """Adds the moves of another game, which starts from the position at a node (see `place_for`)."""
        self._edit(node, lambda game: edits.grafted(game, node, other.root))

    # Undoing it

    def undo(self) -> None:
        """Undoes the last change of the record, if there is one."""
        if self.can_undo():
            before = self._record.game.cursor
            self._show(self._record.history.undo(), before)

    def redo(self) -> None:
        """Does again what was undone last."""
        if self.can_redo():
            before = self._record.game.cursor
            self._show(self._record.history.redo(), before)

    def _edit(self, node: Node, make: Callable[[Game], Edit | None]) -> None:
        """Does something at a move. One that is not in the record any more, or in another one, is past."""
        if not self._record.can_edit() or not edits.stands(self._record.game, node):
            return
        before = self._record.game.cursor
        edit = make(self._record.game)
        if edit is not None:
            self._record.history.add(edit)
            self.open()
            self._show(edit, before)

    def _show(self, edit: Edit, before: Node) -> None:
        """Tells what an edit did, or what taking it back did, when the cursor was at `before`."""
        self._record.unsaved = not self._record.history.settled
        if edit.in_headers:
            self._record.set_setup(read_setup(self._record.game)[0])
        self._record.changed.emit()  # first, so that what is seen is kept
        self._record.tree_changed.emit()
        self._record.show_step(before)
