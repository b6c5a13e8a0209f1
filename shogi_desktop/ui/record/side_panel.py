"""The panel beside the board: the record, buttons to walk through it, and those of the game or of a review."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QChildEvent, QEvent, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QMenu,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.analysis.review import Mark
from shogi_desktop.game.tree import Game, Node

from ..desk import Desk
from ..look.fonts import grow, scaled
from ..look.theme import SPACE
from ..table.player_card import PlayerCard
from ..widgets.layouts import in_column, in_row, keep_place
from ..words.i18n import Translated
from .game_info import GameInfo
from .move_list import LEAST_ROWS, ROW_HEIGHT, MoveList
from .notes import NoteList, NotePane
from .tree_view import TreeView

ROOMY: Final = 360  # pixels; in less height the moves need them more than the notes
CRAMPED: Final = 285  # there is no room for notes at all, as beside an analysis in a small window


class RecordView(Translated, QWidget):
    """Shows a game in one of three ways; only the list of moves is there for those who play.

    Signals:
        node_wished(object): a Node of the game.
        walked(int): plies, negative = back.
        ends_wished(bool): True: to the last position.
        menu_wished(object, QPoint): at a Node, and where on the screen.
    """

    node_wished = Signal(object)
    walked = Signal(int)
    ends_wished = Signal(bool)
    menu_wished = Signal(object, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._brief = self._cramped = self._review = self._writing = False
        self._splitter = QSplitter(Qt.Orientation.Vertical, self)
        self._upper = QWidget(self._splitter)
        self.tabs, self._stack = QTabBar(self._upper), QStackedWidget(self._upper)
        self.moves, self.tree, self.list = MoveList(self._stack), TreeView(self._stack), NoteList(self._stack)
        self.notes = NotePane(self._splitter)
        for view in (self.moves, self.tree, self.list):
            self.tabs.addTab("")
            self._stack.addWidget(view)
            view.node_wished.connect(self.node_wished)
        for view in (self.tree, self.list):
            view.setMinimumHeight(ROW_HEIGHT)  # the moves say how much is needed
        for walker in (self.moves, self.tree):
            walker.walked.connect(self.walked)
            walker.ends_wished.connect(self.ends_wished)
            walker.menu_wished.connect(self.menu_wished)
        self._place()
        self.tabs.currentChanged.connect(self._show_view)
        self.notes.left.connect(self._leave_notes)
        self.retranslate()

    def _place(self) -> None:
        self.tabs.setExpanding(True)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        in_column(self.tabs, (self._stack, 1), of=self._upper, margins=0, spacing=SPACE // 2)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        self._splitter.setChildrenCollapsible(False)
        in_column(self._splitter, of=self, margins=0)

    def set_review(self, on: bool) -> None:
        """Whether a record is looked at that nobody plays."""
        self._review = on
        self.tabs.setVisible(on)
        self._show_notes()
        if not on:
            self.tabs.setCurrentIndex(0)

    def write_comment(self) -> None:
        """Lets the person comment on the move, however little room there is."""
        self._writing = True
        self._show_notes()
        self.notes.comment.setFocus()

    def write_bookmark(self) -> None:
        """Lets the person name a bookmark, in the same way."""
        self._writing = True
        self._show_notes()
        self.notes.write_bookmark()

    def _leave_notes(self) -> None:
        self._writing = False
        self._show_notes()

    def _show_notes(self) -> None:
        self.notes.setVisible(self._review and (self._writing or not self._cramped))

    def set_marks(self, marks: Mapping[Node, Mark]) -> None:
        """The moves that an analysis has marked."""
        self.moves.set_marks(marks)

    def show_game(self, game: Game, notation: str) -> None:
        """Shows the game as it is now; `notation` is "japanese" or "western"."""
        self._game = game
        self.moves.show_game(game, notation)
        self._show_view()
        self.notes.show_node(game.cursor)

    def _show_view(self) -> None:
        """Only what is seen is made."""
        self._stack.setCurrentIndex(self.tabs.currentIndex())
        view = self._stack.currentWidget()
        if self._game is not None and isinstance(view, TreeView | NoteList):
            view.show_game(self._game, self.moves.texts)

    def sizeHint(self) -> QSize:
        """In a game no more than it must have: what is said beside it comes first."""
        wished = super().sizeHint()
        return wished if self._review else QSize(wished.width(), self.minimumSizeHint().height())

    def childEvent(self, event: QChildEvent) -> None:
        super().childEvent(event)
        if isinstance(event.child(), PlayerCard):  # has come, or gone to the board
            QTimer.singleShot(0, self, self._name_buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._writing:  # which asks for more height
            least = sum(part.minimumSizeHint().height() for part in (self._upper, self.notes))
            self._cramped = self.height() < max(scaled(CRAMPED), least + 2 * SPACE)
        self._show_notes()
        brief = self.height() < scaled(ROOMY)
        if brief != self._brief:
            self._brief = brief
            self.notes.set_brief(brief)
            wanted = self.notes.sizeHint().height()
            self._splitter.setSizes([max(1, self.height() - wanted), wanted])

    def retranslate(self) -> None:
        for at, text in enumerate((self.tr("Moves"), self.tr("Tree"), self.tr("Notes"))):
            self.tabs.setTabText(at, text)
        self.tree.setAccessibleName(self.tr("Tree of the moves"))


WIDTH = 300
LOW = 460  # height in which players have two lines each
TWO_ROWS = 500  # beside the players, in which the buttons of the game may have two rows
FEW_ROWS = 3  # of moves are left where what is said has no room else
LEAST_WIDTH = 190
MOST_WIDTH = 460  # beyond it a wide screen's room is the board's
GAP = 4
CARD_WIDTH = 150
WALK = ("FIRST", "BACK", "AUTO_PLAY", "FORWARD", "LAST", "FLIP")
PLAY = ("TAKE_BACK", "HINT", "MOVE_NOW", "RESIGN")
QUESTIONS = ("HINT", "THREAT", "SAFE", "WHY")
WATCH = ("PAUSE", "STEP", "TAKE_OVER")
SPEEDS = ("WATCH_AT_ONCE", "WATCH_ONE", "WATCH_THREE", "WATCH_TEN")
REVIEW = ("ANALYSE", "UNDO", "REDO")
WALK_ICON = QSize(20, 20)
PLAY_ICON = QSize(24, 24)


class SidePanel(QWidget):
    """Only places things."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.info = GameInfo(desk.action("GUIDE"), desk.action("HEADERS"), self)
        self.record = RecordView(self)
        self.moves = self.record.moves
        self._upper, self._below_moves, self._lower = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        self._map_place, self._reviewing = QVBoxLayout(), False
        walk = _buttons(desk, WALK, WALK_ICON, Qt.ToolButtonStyle.ToolButtonIconOnly)
        self._auto_play = walk[WALK.index("AUTO_PLAY")]
        self._play = _buttons(desk, PLAY, PLAY_ICON, Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        keep_place(self._play[PLAY.index("TAKE_BACK")])
        self._questions = _menu(desk, QUESTIONS, self._play[PLAY.index("HINT")])
        watch = _buttons(desk, WATCH, PLAY_ICON, Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self._speeds = _menu(desk, SPEEDS, watch[WATCH.index("PAUSE")])
        self._play_row, self._watch_row, self._review_row = QWidget(), _row(watch), self._made_review_row(desk)
        self._play_places = QGridLayout(self._play_row)
        self._play_places.setContentsMargins(0, 0, 0, 0)
        self._play_places.setSpacing(GAP)
        in_column(
            self._upper,
            self.info,
            (self.record, 1),
            self._below_moves,
            self._map_place,
            _row(walk),
            self._lower,
            self._play_row,
            self._watch_row,
            self._review_row,
            of=self,
            margins=(SPACE // 2, SPACE, SPACE, SPACE),
            spacing=SPACE,
        )
        self.set_review(False, False)
        grow(self, self.setMinimumWidth, LEAST_WIDTH)
        grow(self, self.setMaximumWidth, MOST_WIDTH)

    def _made_review_row(self, desk: Desk) -> QWidget:
        """To play on from the position is what a review leads to; its button has room for its name."""
        self._here = _buttons(desk, ("PLAY_HERE",), WALK_ICON, Qt.ToolButtonStyle.ToolButtonTextBesideIcon)[0]
        self._others = _buttons(desk, REVIEW, WALK_ICON, Qt.ToolButtonStyle.ToolButtonIconOnly)
        for button in self._others:
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return _row([self._here, *self._others])

    def _give_way(self) -> None:
        """Where there is little room, the moves give theirs to what is asked and said, then the name of the game."""
        column = self.layout()
        if column is None:
            return
        room, moves = self.height(), self.record.moves
        for part in (self.info, self.record):
            room += part.minimumSizeHint().height() + SPACE if part.isVisibleTo(self) else 0
        room -= column.totalMinimumSize().height()
        about = self.info.minimumSizeHint().height() + SPACE
        least = LEAST_ROWS
        if not self._reviewing:
            wished = self._below_moves.sizeHint().height() - self._below_moves.minimumSize().height()
            fitting = (room - about - SPACE - wished - moves.least_height(0)) // ROW_HEIGHT
            least = min(max(fitting, FEW_ROWS), LEAST_ROWS)
        low = not self._reviewing and room < about + SPACE + moves.least_height()
        moves.set_least(1 if low else least)
        seen = not low or room >= about + SPACE + moves.least_height(1)
        self.record.setVisible(seen)
        self.info.setVisible(seen or room >= about)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._give_way()
        return super().event(event)

    def set_review(self, on: bool, watched: bool) -> None:
        """Whether a record is looked at that nobody plays, or two computers are watched; who plays sees only what
        belongs to playing."""
        self._reviewing = on
        self.record.set_review(on)
        self._auto_play.setVisible(on)
        self._play_row.setVisible(not on and not watched)
        self._watch_row.setVisible(watched)
        self._review_row.setVisible(on)

    def set_asked(self, asked: bool) -> None:
        """Whether it is asked here whether a move is taken back: there is one button for it then, not two."""
        self._play[PLAY.index("TAKE_BACK")].setVisible(not asked)

    def show_game(self, game: Game, notation: str) -> None:
        """The game as it is now; `notation` is "japanese" or "western"."""
        self.info.show_game(game)
        self.record.show_game(game, notation)

    def take_map(self, map_: QWidget) -> None:
        """Shows the small map of the board between the moves and the buttons to walk through them."""
        self._map_place.addWidget(map_, 0, Qt.AlignmentFlag.AlignHCenter)

    def put_below_moves(self, widget: QWidget) -> None:
        """Gives something that belongs to the record a place between the moves and the buttons to walk through them."""
        self._below_moves.addWidget(widget)

    def take_cards(self, upper: PlayerCard, lower: PlayerCard) -> None:
        """Shows the players here: the far side above the moves, the near side below."""
        for card, place in ((upper, self._upper), (lower, self._lower)):
            place.addWidget(card)
            card.show()
        self._fit_cards()

    def _cards(self) -> Iterator[PlayerCard]:
        """The players, where they are here."""
        for place in (self._upper, self._lower):
            item = place.itemAt(0)
            card = item.widget() if item is not None else None
            if isinstance(card, PlayerCard):
                yield card

    def _fit_cards(self) -> None:
        for card in self._cards():
            card.fit(CARD_WIDTH, self.width() - SPACE * 3 // 2, brief=self.height() < scaled(LOW))

    def _name_buttons(self) -> None:
        """The buttons of the game have their names where all of them can be read, in one row or in two, else only in
        their tool tips."""
        room, styles = self.width() - SPACE * 3 // 2, Qt.ToolButtonStyle
        rows = [(styles.ToolButtonTextUnderIcon, 4)]
        players = sum(card.sizeHint().height() for card in self._cards())
        if self.height() - players >= scaled(TWO_ROWS):
            rows += [(styles.ToolButtonTextBesideIcon, 2), (styles.ToolButtonTextOnly, 2)]
        for style, columns in (*rows, (styles.ToolButtonIconOnly, 4)):
            for button in self._play:
                button.setToolButtonStyle(style)
            widths = [max(each.sizeHint().width() for each in self._play[at::columns]) for at in range(columns)]
            if sum(widths) + GAP * (columns - 1) <= room:
                break
        if self._play_places.itemAtPosition(*divmod(len(self._play) - 1, columns)) is None:
            for at, button in enumerate(self._play):
                self._play_places.addWidget(button, *divmod(at, columns))
        self._play_places.activate()  # in the same picture as the words
        self._name_here(room)

    def _name_here(self, room: int) -> None:
        """With its name it is a button to be seen, without it one among others."""
        room -= sum(button.sizeHint().width() + GAP for button in self._others)
        styles = Qt.ToolButtonStyle
        for style in (styles.ToolButtonTextBesideIcon, styles.ToolButtonTextOnly, styles.ToolButtonIconOnly):
            self._here.setToolButtonStyle(style)
            self._here.setProperty("segment", style is not styles.ToolButtonIconOnly)
            self._here.style().polish(self._here)
            if self._here.sizeHint().width() <= room:
                break

    def childEvent(self, event: QChildEvent) -> None:
        super().childEvent(event)
        if isinstance(event.child(), PlayerCard):  # has come, or gone to the board
            QTimer.singleShot(0, self, self._name_buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_cards()
        self._name_buttons()
        self._give_way()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            QTimer.singleShot(0, self, self._name_buttons)  # the actions get their new names first


def _buttons(desk: Desk, names: tuple[str, ...], icon: QSize, style: Qt.ToolButtonStyle) -> list[QToolButton]:
    made = []
    for name in names:
        button = QToolButton()
        button.setDefaultAction(desk.action(name))
        button.setIconSize(icon)
        button.setToolButtonStyle(style)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.append(button)
    return made


def _menu(desk: Desk, names: tuple[str, ...], button: QToolButton) -> QMenu:
    """More that can be asked, behind the arrow of a button."""
    menu = QMenu(button)
    menu.addActions([desk.action(name) for name in names])
    button.setMenu(menu)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
    menu.aboutToHide.connect(partial(QTimer.singleShot, 0, button, partial(_see_pointer, button)))
    return menu


def _see_pointer(button: QToolButton) -> None:
    """A button whose menu was open does not hear that the pointer has left it meanwhile."""
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, button.rect().contains(button.mapFromGlobal(QCursor.pos())))
    button.setDown(False)
    button.update()


def _row(buttons: list[QToolButton]) -> QWidget:
    whole = QWidget()
    in_row(*buttons, of=whole, margins=0, spacing=GAP)
    return whole
