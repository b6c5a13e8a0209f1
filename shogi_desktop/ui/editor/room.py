"""The page on which positions are set up, in the place of the board; a game there stays as it is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from shogi_desktop import paths
from shogi_desktop.notation.positions.sfen import format_sfen
from shogi_desktop.rules import Position
from shogi_desktop.session.variants import all_games

from ..action import EDIT, Action
from ..desk import Desk, Room
from ..subjects import Mating, PositionToKeep, SetUp
from ..words.i18n import QT_TRANSLATE_NOOP

if TYPE_CHECKING:  # loaded when it is first wished for, so that the program starts fast
    from .page import EditorPage


class EditorRoom(Room):
    """What is being set up is kept from start to start."""

    name = "editor"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._page: EditorPage | None = None
        self._before = ""  # the page from which the person came
        self.doors = (
            Action("EDIT_POSITION", QT_TRANSLATE_NOOP("Actions", "&Edit position…"), "Ctrl+Shift+E", EDIT.at(2, 0),
                partial(self.open, None),
                tip=QT_TRANSLATE_NOOP("Actions", "Set up any position, to play it, copy it or make a picture of it"),
                icon="edit"),
        )  # fmt: skip
        desk.games_changed.connect(self._offer_games)

    def page(self) -> EditorPage:
        """Made when it is first asked for."""
        if self._page is None:
            self._page = self._made()
        return self._page

    def open(self, subject: object) -> bool:
        """The position on the board, to be changed; a game by its name, under the rules last chosen for it; a mate
        problem by its position."""
        if isinstance(subject, str):
            self.page().edit(subject, "", self.desk.offer.rules_of(subject))
        elif isinstance(subject, Position):
            self.page().edit_problem(subject)
        elif self.desk.page != self.name:
            game = self.desk.session.record.game
            self.page().edit(game.variant.name, format_sfen(game.position), game.variant.chosen)
        else:
            return True
        self._show()
        if isinstance(subject, Position):
            self.desk.come_in_front()
        return True

    def resume(self) -> None:
        """Where the program ended while the person was setting a position up, that goes on."""
        if paths.drafts_file().is_file() and self.page().drafts.broken_off:
            self._show()

    def close(self) -> None:
        """What is being set up is kept for the next start."""
        if self._page is not None:
            self._page.drafts.flush()

    def _show(self) -> None:
        page = self.page()
        if self.desk.page != self.name:
            self._before = self.desk.page
            self.desk.show_page(self.name, page)
        page.setFocus()

    def _made(self) -> EditorPage:
        from shogi_desktop.session.editing.drafts import Drafts

        from .page import EditorPage

        desk = self.desk
        drafts = Drafts(paths.drafts_file(), self)
        drafts.saved.connect(partial(desk.saved.emit, "draft"))
        desk.tell_spoilt(drafts.spoilt)
        page = EditorPage(desk.art, desk.look.style, drafts)
        desk.pages.addWidget(page)
        page.play_wished.connect(self._play)
        page.problem_wished.connect(self._examine)
        page.keep_wished.connect(self._keep)
        page.cancelled.connect(self._leave)
        page.tools.add_action(desk.action("ANALYSE"))
        desk.page_changed.connect(self._note_page)
        desk.edited = page
        desk.dress(page)
        return page

    def _note_page(self) -> None:
        self.page().drafts.set_open(self.desk.page == self.name)

    def _play(self, variant: str, sfen: str, options: Mapping[str, str]) -> None:
        if self.desk.open("play", SetUp(variant, sfen, options)):
            self.page().drafts.finish()

    def _examine(self, position: Position) -> None:
        self.desk.open("problems", Mating(position))

    def _keep(self, position: Position) -> None:
        self.desk.open("problems", PositionToKeep(position))

    def _leave(self) -> None:
        """Back to where the person was."""
        self.desk.open("start" if self._before == "start" else "board")

    def _offer_games(self) -> None:
        if self._page is not None:
            self._page.offer_games([game.name for game in all_games()])
