"""The way to the text board: its window, made when it is first wished for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from shogi_desktop.session.play.game_session import GameSession

from ..table.banner import Banner
from ..shell.actions import Actions, action_text
from ..shell.ids import ActionId
from ..guide.room import give_close_key

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from ..text_board import TextBoardWindow

_A = ActionId
# Their keys work in the window too; none of them is a letter, which is typed into a line there.
KEYS: Final = (
    _A.NEW, _A.REMATCH, _A.CONTINUE, _A.TAKE_BACK, _A.OFFER_DRAW, _A.DECLARE, _A.RESIGN, _A.SAVE,
    _A.FIRST, _A.BACK, _A.FORWARD, _A.LAST, _A.BACK_TEN, _A.FORWARD_TEN, _A.PLAY_HERE,
)  # fmt: skip
WISHES: Final = {"take_back": _A.TAKE_BACK, "hint": _A.HINT, "resign": _A.RESIGN, "new": _A.NEW}


class TextBoardAccess(QObject):
    """Opens and keeps the window."""

    def __init__(self, session: GameSession, actions: Actions, banner: Banner, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._actions, self._banner, self._window = session, actions, banner, window
        self._board: TextBoardWindow | None = None

    @property
    def in_front(self) -> bool:
        """Whether the keyboard is in the window."""
        return self._board is not None and self._board.isActiveWindow()

    def open(self) -> None:
        """The window, in front."""
        self._made().open_board()

    def tell(self, text: str) -> None:
        """Something that concerns the game is written there too, and heard where the keyboard is there."""
        if self._board is not None:
            self._board.tell(text)

    def _made(self) -> TextBoardWindow:
        if self._board is None:
            from ..text_board import TextBoardWindow

            self._board = TextBoardWindow(self._session, self._window)
            self._board.addActions([self._actions[id_] for id_ in KEYS])
            self._board.wished.connect(self._fulfil)
            give_close_key(self._board)
            self._board.tell(self._banner.words())
        return self._board

    def _fulfil(self, wish: str) -> None:
        """An action, or "yes": the first step that the banner offers."""
        if wish not in WISHES:
            if not self._banner.take_first():
                self.tell(self.tr("Nothing is asked now."))
        elif self._actions[WISHES[wish]].isEnabled():
            self._actions[WISHES[wish]].trigger()
        else:
            self.tell(self.tr("{action}: not possible now.").format(action=action_text(WISHES[wish])))
