"""What was done to a record, to be undone and done again."""

from __future__ import annotations

from typing import Final

from shogi_desktop.game.edits import Edit

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
