"""The right side of the window: pages to solve, examine and practise, of which the one that is up owns the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Final, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QStackedWidget, QWidget

from shogi_desktop.rules.board.transition import Transition
from shogi_desktop.rules.position import Position
from shogi_desktop.session.moves import why_not_there

from ..board import BoardView
from ..board.layout.spot import Spot
from ..board.words import half_way_words
from ..look.fonts import grow
from ..look.theme import SPACE
from ..widgets.forms import Segments, call
from ..widgets.layouts import in_column
from ..words.texts import refusal_reason
from .solving.controller import SolveController
from .solving.panel import SolvePanel


class PageController(Protocol):
    """The side of a page that meets the board."""

    def enter(self) -> None:
        """The page comes up: the board belongs to it now."""

    def leave(self) -> None:
        """Another page comes up, or the window goes."""

    def shown(self) -> Position | None:
        """What is to be seen on the board, None without a problem."""

    def move(self, move: int) -> None:
        """The hand has made a move out of those on offer."""

    def preview(self, move: int) -> Transition:
        """What a move on offer would change."""

    def step(self, forward: int) -> None:
        """The wheel on the board: +1 one move forward, -1 back."""

    def remark(self, text: str) -> None:
        """Something about what the hand is doing; "" takes the last such remark away."""


WIDTH: Final = (250, 360)
SOLVE: Final = "solve"
EXAMINE: Final = "examine"
PRACTISE: Final = "practise"

MakePage = Callable[[], tuple[QWidget, PageController]]


class Pages(QWidget):
    """Turns the pages, and passes on what the hand does at the board to the controller of the page that is up."""

    def __init__(
        self,
        board: BoardView,
        panel: SolvePanel,
        controller: SolveController,
        others: Mapping[str, MakePage],
        parent: QWidget | None = None,
    ) -> None:
        """`others` make the pages EXAMINE and PRACTISE when they are first wished for."""
        super().__init__(parent)
        self._board, self._around, self._others = board, panel.around, others
        self._controllers: dict[str, PageController] = {SOLVE: controller}
        self._panels: dict[str, QWidget] = {SOLVE: panel}
        self._controller: PageController = controller
        self._page = SOLVE
        self._choice = Segments([(SOLVE, ""), (EXAMINE, "")])
        self._stack = QStackedWidget()
        self._stack.addWidget(panel)
        self._choice.set_value(SOLVE)
        self._choice.chosen.connect(self.turn_to)
        grow(self, self.setMinimumWidth, WIDTH[0])
        grow(self, self.setMaximumWidth, WIDTH[1])
        column = in_column(self._choice, of=self, margins=0, spacing=SPACE)
        column.addSpacing(SPACE)
        column.addWidget(self._stack, 1)
        column.addWidget(self._around)
        board.hand.move_requested.connect(self._move)
        board.hand.refused.connect(self._tell_refusal)
        board.hand.accepted.connect(self._say_next)
        board.hand.half_way_changed.connect(self._say_next)
        board.wheel_stepped.connect(self._wheel)
        board.hand.set_preview(self._preview)

    @property
    def page(self) -> str:
        """SOLVE, EXAMINE or PRACTISE, whichever is up."""
        return self._page

    def turn_to(self, page: str) -> None:
        """Another page comes up; the same one again changes nothing. To practise is no choice among the others."""
        if page not in self._controllers:
            panel, self._controllers[page] = self._others[page]()
            self._panels[page] = panel
            self._stack.addWidget(panel)
            inside = [each for each in panel.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
            stops = [inside[-1], *self._around.findChildren(QPushButton)]
            for before, after in pairwise(stops):  # it was made later than what stands below it
                QWidget.setTabOrder(before, after)
        self._choice.setVisible(page != PRACTISE)
        if page != PRACTISE:
            self._choice.set_value(page)
        if page != self._page:
            self._page = page
            self._controller.leave()
            self._controller = self._controllers[page]
            self._stack.setCurrentWidget(self._panels[page])
            self._controller.enter()

    def enter(self) -> None:
        """The window is seen."""
        self._controller.enter()

    def leave(self) -> None:
        """The window is not seen any more."""
        self._controller.leave()

    def quiet_actions(self) -> list[QAction]:
        """What can be done with the problem on the page that is up, beside its buttons."""
        return [*self._panels[self._page].actions(), *self._around.actions()]

    def retranslate(self) -> None:
        self._choice.set_texts([self.tr("Solve"), self.tr("Examine")])
        call(self._choice, self.tr("Page"))

    # The board

    def _move(self, move: int) -> None:
        self._controller.move(move)

    def _preview(self, move: int) -> Transition:
        return self._controller.preview(move)

    def _wheel(self, forward: int) -> None:
        self._controller.step(forward)

    def _tell_refusal(self, key: str, square: int, origin: Spot | None) -> None:
        """Why a square cannot be used, with the rule that keeps the piece from it."""
        position = self._controller.shown()
        broken = None
        if origin is not None and square >= 0 and position is not None:
            broken = why_not_there(position, origin.square, origin.kind, square)
        self._controller.remark(broken.text if broken is not None else refusal_reason(key))

    def _say_next(self) -> None:
        self._controller.remark(half_way_words(self._board.hand.state))
