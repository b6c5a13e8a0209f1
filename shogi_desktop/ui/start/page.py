"""The first thing a person sees: what one does next, and below it the games."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.excerpt import excerpt
from shogi_desktop.rules import load_variant
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.variants import all_games

from ..games.offer import GameOffer
from ..look.fonts import scaled
from ..look.theme import SPACE
from ..widgets.forms import call
from ..widgets.labels import BalancedLabel
from ..widgets.layouts import in_row
from ..widgets.plain import literal
from ..words.game_words import sentence_of, title_of
from ..words.i18n import LANGUAGE_NAMES, Translated, current_language, has_lessons
from .cards import GameStrip, OfferedGames, pair_picture
from .next_steps import NextSteps
from .ways import LearnCard, PlayCard, RecordsCard, WayCard

MOST_WIDTH: Final = 1240
MOST_LETTERS: Final = 40  # of who plays on the board, on the button that leads there
BESIDE: Final = 860  # least width of the page for the cards beside one another
ROOMY: Final = 640  # least height of the page for pieces beside the titles, and for a large board
PIECES: Final = 44  # height of these
SHELF: Final = (QSize(84, 80), QSize(59, 56))  # boards on the shelf, where there is room, and where there is less
AROUND_CARD: Final = 3 * SPACE  # of a card on the shelf, above and below its picture
BOARDS: Final = (132, 104)  # height of the board of the game that goes on, where there is room, and where there is less


class StartPage(Translated, QScrollArea):
    """What it shows besides words it draws after it was seen first: it must be there at once.

    Signals:
        wished(str, object): a room of the window, and what is to be seen there.
        asked(str): the action of this name.
        choice_changed(str, int): the name of the variant and the level, to be offered wherever a game is.
        language_wished(str): a code of LANGUAGES.
        arrived(): it was seen for the first time.
    """

    wished = Signal(str, object)
    asked = Signal(str)
    choice_changed = Signal(str, int)
    language_wished = Signal(str)
    arrived = Signal()

    def __init__(self, offer: GameOffer, steps: NextSteps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offer, self._steps = offer, steps
        self._chosen = GameChoice.variant
        self._fresh = self._path = True
        self._beside = True
        self._arriving = QTimer(self, singleShot=True, interval=0)
        self._arriving.timeout.connect(self._arrive)
        self.seen = False  # what has to be read or drawn comes after that
        self._title, self._which = BalancedLabel("heading"), BalancedLabel("title")
        self._back, self._progress, self._all = QPushButton(), QPushButton(), QPushButton()
        self._language = QComboBox()
        self.play, self.records, self.learn = PlayCard(), RecordsCard(), LearnCard()
        self.games, self.strip = OfferedGames(), GameStrip()
        self._ways = QGridLayout()
        self._ways.setSpacing(SPACE * 2)
        self._build()
        self._connect()
        self._name_parts()

    def _build(self) -> None:
        for code, name in LANGUAGE_NAMES.items():
            self._language.addItem(name, code)
        sheet, column = QWidget(), QVBoxLayout()
        column.setContentsMargins(SPACE * 3, SPACE * 2, SPACE * 3, SPACE * 2)
        column.setSpacing(SPACE + SPACE // 2)
        column.addStretch(1)
        column.addLayout(in_row((self._title, 1), self._progress, self._back, self._language, spacing=SPACE))
        column.addLayout(self._ways)
        column.addLayout(in_row((self._which, 1), self._all))
        column.addLayout(self.games)
        column.addWidget(self.strip)
        column.addStretch(2)
        sheet.setLayout(column)
        sheet.setMaximumWidth(MOST_WIDTH)
        room = QWidget()
        in_row(sheet, of=room, margins=0)
        self.setObjectName("start")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the controls on it scroll it; itself it would show no focus
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(room)
        self._progress.hide()

    def _connect(self) -> None:
        play, records, strip = self.play, self.records, self.strip
        play.go_on.clicked.connect(self._steps.go_on)
        play.computer.clicked.connect(self._play_computer)
        play.friend.clicked.connect(self._play_friend)
        play.level_changed.connect(self._tell_choice)
        for button, action in ((play.more, "NEW"), (records.open, "OPEN"), (records.paste, "PASTE")):
            button.clicked.connect(partial(self.asked.emit, action))
        records.library.clicked.connect(partial(self.wished.emit, "library", None))
        self.learn.start.clicked.connect(self._take_step)
        self.learn.leave.clicked.connect(self._steps.leave_path)
        self.games.chosen.connect(self._choose)
        self._all.clicked.connect(self._ask)
        for button, room in (
            (strip.lessons, "lessons"),
            (strip.pieces, "guide"),
            (strip.rules, "rules"),
            (strip.problems, "problems"),
            (strip.editor, "editor"),
        ):
            button.clicked.connect(partial(self._open_with_game, room))
        self._progress.clicked.connect(partial(self.wished.emit, "progress", None))
        self._back.clicked.connect(partial(self.wished.emit, "board", None))
        self._language.activated.connect(self._speak)
        self._steps.changed.connect(self.show_steps)

    # What the window tells

    def show_style(self) -> None:
        """The boards and pieces in the pictures have another look."""
        self._draw()

    def _show_back(self) -> None:
        """To the board, which is named where it is not the game that is offered above."""
        behind = self._steps.behind()
        name = literal(excerpt(behind or "", MOST_LETTERS))
        self._back.setText(self.tr("Back to {game}").format(game=name) if name else self.tr("Back to the board"))
        self._back.setVisible(behind is not None)

    def set_rating(self, rating: str) -> None:
        """The person's rating in the game that is chosen; "" = none, of which nothing is said."""
        self._progress.setText(self.tr("Rating: {rating}").format(rating=rating))
        self._progress.setVisible(bool(rating))

    def set_level(self, level: int) -> None:
        """The strength of the computer that is offered."""
        self.play.set_level(level)

    def show_steps(self) -> None:
        """What can be gone on with is other than before."""
        steps = self._steps
        fresh = steps.fresh()
        self._fresh, self._path = fresh, steps.on_path()
        self.play.show_going(steps.going())
        self.records.show_ways(steps.records())
        self.learn.show_ways(steps.path() if self._path else steps.learning(self._chosen))
        self._arrange()
        self._reserve()
        self._name_parts()
        self._draw()

    def game(self) -> str:
        """The name of the variant chosen."""
        return self._chosen

    def choose_game(self, name: str) -> None:
        """Puts it first. One that is there no more is passed over."""
        self._chosen = name
        self._show_games()

    def refresh_games(self) -> None:
        """There are other games than before, or the person likes others; the one chosen stays, if it is there still."""
        self._show_games()

    def _show_games(self) -> None:
        """Once the page was seen: to read all games takes a moment."""
        if self.seen:
            games = self._offer.in_order(all_games(), self._chosen)
            self._chosen = games[0].name
            self.games.offer(games)
            self._reserve()
            self._all.setVisible(len(games) > len(self.games.cards))
            self._show_chosen()
            self._draw()

    def _show_chosen(self) -> None:
        name = self._chosen
        title = title_of(load_variant(name))
        self.play.retranslate(title)
        self.strip.show_game(title, sentence_of(name), has_lessons(name), self._steps.has_problems(name))
        if not self._path:
            self.learn.show_ways(self._steps.learning(name))

    # What the person does

    def _choose(self) -> None:
        self._chosen = self.games.value()
        self.ensureWidgetVisible(self.games.cards[self._chosen])
        self._show_chosen()
        self._draw()
        self._tell_choice()

    def _tell_choice(self) -> None:
        self.choice_changed.emit(self._chosen, self.play.level)

    def _ask(self) -> None:
        """All games; the order here is as the person likes it after that."""
        before = self._chosen
        self.choose_game(self._offer.ask(before, self))
        if self._chosen != before:
            self._choose()
        self.play.computer.setFocus()

    def _take_step(self) -> None:
        """The next one of the newcomer's path."""
        self._steps.path()[self._steps.steps().index(False)].go()

    def _play_computer(self) -> None:
        self.wished.emit("play", GameChoice(variant=self._chosen, level=self.play.level))

    def _play_friend(self) -> None:
        self.wished.emit("play", GameChoice(variant=self._chosen, computer=False))

    def _open_with_game(self, room: str) -> None:
        self.wished.emit(room, self._chosen)

    def _speak(self) -> None:
        self.language_wished.emit(self._language.currentData())

    # How it looks

    def _order(self) -> tuple[WayCard, WayCard, WayCard]:
        """Who is new learns first, and goes on with a game before that."""
        if self._path:
            going = self._steps.going() is not None
            return (self.play, self.learn, self.records) if going else (self.learn, self.play, self.records)
        return self.play, self.records, self.learn

    def _arrange(self) -> None:
        """Side by side, or below one another; the Tab key goes the same way."""
        order = self._order()
        for number, card in enumerate(order):
            self._ways.removeWidget(card)
            self._ways.addWidget(card, *((0, number) if self._beside else (number, 0)))
        for column in range(len(order)):
            self._ways.setColumnStretch(column, int(self._beside or column == 0))
        before: QWidget = self._language
        for part in (part for card in order for part in card.stops()):
            QWidget.setTabOrder(before, part)
            before = part

    def _draw(self) -> None:
        """Pictures, as soon as there is time for them."""
        if self.seen and self.isVisible():
            self._arriving.start()

    def _arrive(self) -> None:
        """After the first paint: all that had to be read or drawn."""
        if not self.seen:
            self.seen = True
            self.arrived.emit()
            self._show_games()
            return
        ratio, offer = self.devicePixelRatioF(), self._offer
        roomy = self._roomy
        for name, card in self.games.cards.items():
            card.picture.setFixedSize(SHELF[not roomy])
            card.picture.setPixmap(offer.picture(name, SHELF[not roomy], ratio))
        pictured = roomy and self._fresh
        for way, royal in ((self.play, True), (self.learn, False)):
            way.show_picture(self._pair(royal, ratio) if pictured else None)
        board = self._steps.board(BOARDS[not roomy], ratio)
        if board is not None:
            self.play.board.setPixmap(board)

    @property
    def _roomy(self) -> bool:
        return self.height() >= scaled(ROOMY)

    def _reserve(self) -> None:
        """Room for what is drawn later, so that nothing moves when it comes."""
        for way in self._order():
            way.set_head(PIECES if self._roomy and self._fresh else 1)
        above = 0 if self.games.cards else SPACE + SPACE // 2  # a layout without anything in it has no space above it
        self.games.setRowMinimumHeight(0, SHELF[not self._roomy].height() + AROUND_CARD + above)
        room = self._steps.board_size(BOARDS[not self._roomy])
        if room is not None:
            self.play.board.setFixedSize(room)

    def _pair(self, royal: bool, ratio: float) -> QPixmap:
        variant = load_variant(self._chosen if royal else GameChoice.variant)
        return pair_picture(self._offer.art, variant, self._offer.style, PIECES, ratio, royal)

    def _name_parts(self) -> None:
        self._title.setText(self.tr("Welcome to Shogi Desktop") if self._fresh else self.tr("Shogi Desktop"))
        self._which.setText(self.tr("Games"))
        self._all.setText(self.tr("All games…"))
        self._show_back()
        call(self._language, self.tr("Language"))
        self._language.setCurrentIndex(self._language.findData(current_language()))
        self.records.retranslate(self._steps.has_library())
        steps = self._steps
        self.learn.retranslate(self._path, self._fresh, sum(steps.steps()) if steps.known else None)
        self.games.retranslate()
        self._show_chosen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reserve()
        beside = self.width() >= scaled(BESIDE)
        if beside != self._beside:
            self._beside = beside
            self.games.set_columns(4 if beside else 2)
            self.strip.set_beside(beside)
            self._arrange()
        self._draw()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.seen:
            self._arriving.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw()
        going = self.play.going.isVisibleTo(self)
        first = self.play.go_on if going else self.learn.start if self._path else self.play.computer
        first.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses a button, too; it need not look like the one that is meant most for that."""
        pressed = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(pressed, QAbstractButton):
            pressed.click()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._draw()
        return super().event(event)

    def retranslate(self) -> None:
        self.show_steps()
