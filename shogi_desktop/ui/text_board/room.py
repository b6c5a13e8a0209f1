"""The text board: the game in words, for screen readers and to play by typing; and what is said aloud of the game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from ..action import VIEW, Action
from ..desk import Desk, Room
from ..words.i18n import QT_TRANSLATE_NOOP
from .speaking import Speaking

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from .window import TextBoardWindow

# Their keys work in the window too; none of them is a letter, which is typed into a line there.
KEYS: Final = (
    "NEW", "REMATCH", "CONTINUE", "TAKE_BACK", "OFFER_DRAW", "DECLARE", "RESIGN", "SAVE",
    "FIRST", "BACK", "FORWARD", "LAST", "BACK_TEN", "FORWARD_TEN", "PLAY_HERE",
)  # fmt: skip
WISHES: Final = {"take_back": "TAKE_BACK", "hint": "HINT", "resign": "RESIGN", "new": "NEW"}


class TextBoardRoom(Room):
    name = "text_board"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._window: TextBoardWindow | None = None
        self.speaking = Speaking(desk, self)
        self.doors = (
            Action("TEXT_BOARD", QT_TRANSLATE_NOOP("Actions", "Text &board…"), "F10", VIEW.at(2, 1),
                partial(self.open, None),
                tip=QT_TRANSLATE_NOOP("Actions", "The game in words: for screen readers, and to play by typing"),
                everywhere=True),
        )  # fmt: skip

    @property
    def in_front(self) -> bool:
        """Whether the keyboard is in the window."""
        return self._window is not None and self._window.isActiveWindow()

    def open(self, subject: object) -> bool:
        if self._window is None:
            self._window = self._made()
        self._window.open_board()
        return True

    def tell(self, text: str) -> None:
        """Something that concerns the game is written there too, and heard where the keyboard is there."""
        if self._window is not None:
            self._window.tell(text)

    def _made(self) -> TextBoardWindow:
        from .window import TextBoardWindow

        desk = self.desk
        window = TextBoardWindow(desk.session, desk.window)
        window.addActions([desk.action(name) for name in KEYS])
        window.wished.connect(self._fulfil)
        desk.adopt(window)
        window.tell(desk.table.banner.words())
        return window

    def _fulfil(self, wish: str) -> None:
        """An action, or "yes": the first step that the banner offers."""
        if wish not in WISHES:
            if not self.desk.table.banner.take_first():
                self.tell(self.tr("Nothing is asked now."))
            return
        action = self.desk.action(WISHES[wish])
        if action.isEnabled():
            action.trigger()
        else:
            self.tell(self.tr("{action}: not possible now.").format(action=action.iconText()))
