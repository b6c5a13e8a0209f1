"""The engine process that solves and examines mate problems, for as long as somebody looks at them."""

from __future__ import annotations

from PySide6.QtCore import QObject

from shogi_desktop.clients.problem_client import ProblemClient


class ProblemEngine(QObject):
    """Owns the process: the first question starts it, and it goes when nobody looks any more."""

    def __init__(self, client: ProblemClient | None = None, parent: QObject | None = None) -> None:
        """`client` None means the built-in engine; any other belongs to this object from now on."""
        super().__init__(parent)
        self.client = client or ProblemClient()
        self.client.setParent(self)
        self._watched = False
        self.client.rested.connect(self._rest)

    def watch(self, watched: bool) -> None:
        """Whether somebody looks. Else all that is asked ends, and then the process; another question starts it."""
        self._watched = watched
        if not watched:
            self.client.stop()
            self._rest()

    def wait_closed(self) -> None:
        """For the end of the program: does not return before the process is gone."""
        self.client.wait_closed()

    def _rest(self) -> None:
        if not self._watched and not self.client.is_busy():
            self.client.close()
