"""The first thing a newcomer sees: which game, and large cards for playing the computer, a friend, or learning."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.session.play.game_choice import GameChoice
from shogi_desktop.session.variants import all_games

from ..games.offer import GameOffer
from ..look.fonts import scaled
from ..look.theme import SPACE
from ..widgets.forms import JumpSlider, call
from ..widgets.labels import BalancedLabel
from ..widgets.layouts import in_column, in_row
from ..words.i18n import LANGUAGE_NAMES, QT_TRANSLATE_NOOP, Translated, current_language
from ..words.texts import LEVEL_COUNT, level_words
from .cards import GameGrid, TaskCard, task_picture

MOST_WIDTH: Final = 1240
# Least width of the page -> greatest height of a board's and size of a task's picture (nothing where there is no room).
_PICTURES: Final = ((1180, 224, QSize(150, 72)), (900, 120, QSize(84, 56)), (0, 90, QSize(0, 0)))
_HEAD: Final = 148  # height of all that is above and below the cards
_BESIDE: Final = 700  # least width of the page for the games beside what can be done with them; else they stand above

COMPUTER, FRIEND, LEARN, SOLVE, SET_UP = "computer", "friend", "learn", "solve", "set_up"
_CARDS: Final = (
    (
        COMPUTER,
        QT_TRANSLATE_NOOP("StartPage", "Play the computer"),
        QT_TRANSLATE_NOOP("StartPage", "An opponent of your strength, from a first game on. You begin, as Black."),
    ),
    (
        FRIEND,
        QT_TRANSLATE_NOOP("StartPage", "Play a friend"),
        QT_TRANSLATE_NOOP("StartPage", "Two people at this board. The program knows the rules and keeps the record."),
    ),
    (
        LEARN,
        QT_TRANSLATE_NOOP("StartPage", "Learn the game"),
        QT_TRANSLATE_NOOP("StartPage", "Short lessons to play through, every piece explained, and the rules to read."),
    ),
    (
        SOLVE,
        QT_TRANSLATE_NOOP("StartPage", "Solve problems"),
        QT_TRANSLATE_NOOP("StartPage", "Find the mate: easy ones and hard ones, and the program can make more."),
    ),
    (
        SET_UP,
        QT_TRANSLATE_NOOP("StartPage", "Set up a position"),
        QT_TRANSLATE_NOOP("StartPage", "Any position you like, to play it, copy it, or make a picture of it."),
    ),
)


class StartPage(Translated, QScrollArea):
    """Asks what to do.

    Signals:
        game_wished(object): a GameChoice to begin at once.
        choice_changed(str, int): the name of the variant and the level, to be offered wherever a game is.
        lessons_wished(str), guide_wished(str), rules_wished(str): the name of the variant to learn.
        problems_wished(str): mate problems of the variant of this name.
        editor_wished(str): a position of the variant of this name shall be set up.
        language_wished(str): a code of LANGUAGES.
        progress_wished(): how far the person has come.
    back_wished(): the board shall be seen again.
    """

    game_wished = Signal(object)
    choice_changed = Signal(str, int)
    lessons_wished = Signal(str)
    guide_wished = Signal(str)
    rules_wished = Signal(str)
    problems_wished = Signal(str)
    editor_wished = Signal(str)
    language_wished = Signal(str)
    progress_wished = Signal()
    back_wished = Signal()

    def __init__(self, offer: GameOffer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offer = offer
        self._games, self._tasks, self._grid = GameGrid(), QVBoxLayout(), QGridLayout()
        self._asked = QHBoxLayout()  # which game, and the way to all of them
        self._headed = QHBoxLayout()  # what can be done, and the rating
        self._beside = True
        self._title = BalancedLabel("heading")
        self._intro = BalancedLabel("muted")
        self._which = BalancedLabel("title")
        self._all = QPushButton()
        self._what = BalancedLabel("title")
        self.cards = {key: TaskCard(title, text) for key, title, text in _CARDS}
        self._language = QComboBox()
        self._rating, self._progress = "", QPushButton()
        self._back = QPushButton()
        self._level = JumpSlider(Qt.Orientation.Horizontal)
        self._level_words = BalancedLabel("muted")
        self._play = self.cards[COMPUTER].add_button(primary=True)
        self._meet = self.cards[FRIEND].add_button()
        self._lessons = self.cards[LEARN].add_button()
        self._guide = self.cards[LEARN].add_foot_button()
        self._rules = self.cards[LEARN].add_foot_button()
        self._solve = self.cards[SOLVE].add_button()
        self._edit = self.cards[SET_UP].add_button()
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        for code, name in LANGUAGE_NAMES.items():
            self._language.addItem(name, code)
        self._level.setRange(1, LEVEL_COUNT)
        self._level.setPageStep(1)
        self._level.setMinimumWidth(90)
        self._level.setMaximumWidth(190)
        strength = self.cards[COMPUTER].foot
        strength.addWidget(self._level, 1)
        strength.addWidget(self._level_words, 1)
        sheet, column = QWidget(), QVBoxLayout()
        column.setContentsMargins(SPACE * 4, SPACE * 3, SPACE * 4, SPACE * 3)
        column.setSpacing(SPACE * 2)
        column.addStretch(1)
        column.addLayout(self._head())
        column.addLayout(self._columns())
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
        self._offer_first(GameChoice.variant)

    def _head(self) -> QHBoxLayout:
        words = in_column(self._title, self._intro, spacing=2)
        head = in_row(
            (words, 1), (self._back, 0, Qt.AlignmentFlag.AlignBottom), (self._language, 0, Qt.AlignmentFlag.AlignBottom)
        )
        return head

    def _columns(self) -> QGridLayout:
        grid = self._grid
        grid.setHorizontalSpacing(SPACE * 3)
        grid.setVerticalSpacing(SPACE * 2)
        self._asked.addWidget(self._which, 1)
        self._asked.addWidget(self._all)
        self._headed.addWidget(self._what, 1)
        self._headed.addWidget(self._progress)
        self._tasks.setSpacing(SPACE + SPACE // 2)
        for card in self.cards.values():
            self._tasks.addWidget(card, 1)
        self._arrange()
        return grid

    def _arrange(self) -> None:
        """Games and what can be done side by side, each below its heading, or all below one another."""
        grid, beside = self._grid, self._beside
        for item in (self._asked, self._games, self._tasks, self._headed):
            grid.removeItem(item)
        grid.addLayout(self._asked, 0, 0)
        grid.addLayout(self._games, 1, 0)
        grid.addLayout(self._headed, 0 if beside else 2, int(beside))
        grid.addLayout(self._tasks, 1 if beside else 3, int(beside))
        grid.setColumnStretch(0, 4)
        grid.setColumnStretch(1, 5 * beside)

    def refresh_games(self) -> None:
        """There are other games than before, or the person likes others; the one chosen stays, if it is there still."""
        self._offer_first(self.game())

    def _offer_first(self, name: str) -> None:
        """Chooses a game, which stands before all others then."""
        games = self._offer.in_order(all_games(), name)
        self._games.offer(games)
        self._all.setVisible(len(games) > len(self._games.cards))
        self._show_pictures()

    def _connect(self) -> None:
        self._games.chosen.connect(self._choose)
        self._all.clicked.connect(self._ask)
        self._level.valueChanged.connect(self._change_level)
        self._play.clicked.connect(self._play_computer)
        self._meet.clicked.connect(self._play_friend)
        self._lessons.clicked.connect(self._learn)
        self._guide.clicked.connect(self._look)
        self._rules.clicked.connect(self._read)
        self._solve.clicked.connect(self._find_mates)
        self._edit.clicked.connect(self._set_up)
        self._progress.clicked.connect(self.progress_wished)
        self._back.clicked.connect(self.back_wished)
        self._language.activated.connect(self._speak)

    # What the window tells

    def show_style(self) -> None:
        """The boards and pieces in the pictures have another look."""
        self._show_pictures()

    def set_back(self, there_is_a_board: bool) -> None:
        """Whether a game lies on the board, to which the person can go back."""
        self._back.setVisible(there_is_a_board)

    def set_rating(self, rating: str) -> None:
        """The person's rating in the game that is chosen; "" = none, of which nothing is said."""
        self._rating = rating
        self._progress.setText(self.tr("Rating: {rating}").format(rating=rating))
        self._progress.setVisible(bool(rating))

    def set_level(self, level: int) -> None:
        """The strength of the computer that is offered."""
        with QSignalBlocker(self._level):
            self._level.setValue(level)
        self._tell_level()

    def game(self) -> str:
        """The name of the variant chosen."""
        return self._games.value()

    def choose_game(self, name: str) -> None:
        """Puts it first. One that is there no more is passed over."""
        self._offer_first(name)

    # What the person does

    def _choose(self) -> None:
        self.ensureWidgetVisible(self._games.cards[self.game()])
        self._show_pictures()
        self.choice_changed.emit(self.game(), self._level.value())

    def _ask(self) -> None:
        """All games; the order here is as the person likes it after that."""
        before = self.game()
        self._offer_first(self._offer.ask(before, self))
        if self.game() != before:
            self._choose()
        self._play.setFocus()

    def _change_level(self) -> None:
        self._tell_level()
        self.choice_changed.emit(self.game(), self._level.value())

    def _play_computer(self) -> None:
        self.game_wished.emit(GameChoice(variant=self.game(), level=self._level.value()))

    def _play_friend(self) -> None:
        self.game_wished.emit(GameChoice(variant=self.game(), computer=False))

    def _learn(self) -> None:
        self.lessons_wished.emit(self.game())

    def _look(self) -> None:
        self.guide_wished.emit(self.game())

    def _read(self) -> None:
        self.rules_wished.emit(self.game())

    def _find_mates(self) -> None:
        self.problems_wished.emit(self.game())

    def _set_up(self) -> None:
        self.editor_wished.emit(self.game())

    def _speak(self) -> None:
        self.language_wished.emit(self._language.currentData())

    # How it looks

    def _tell_level(self) -> None:
        self._level_words.setText(level_words(self._level.value()))

    def _show_pictures(self) -> None:
        if not self.isVisible():
            return
        ratio = self.devicePixelRatioF()
        _, most, faces = next(row for row in _PICTURES if self.width() >= row[0])
        room = QSize(self.width(), self.height() - _HEAD)
        self._games.show_boards(self._offer, room, most, ratio)
        for key, task in self.cards.items():
            task.picture.setVisible(not faces.isEmpty())
            task.picture.setFixedSize(faces)
            if not faces.isEmpty():
                drawn = task_picture(self._offer.art, self.game(), key, self._offer.style, faces, ratio)
                task.picture.setPixmap(drawn)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Welcome to Shogi Desktop"))
        self._intro.setText(self.tr("Choose a game, and what you would like to do."))
        self._which.setText(self.tr("Which game?"))
        self._all.setText(self.tr("All games…"))
        self._what.setText(self.tr("What would you like to do?"))
        self._back.setText(self.tr("Back to the board"))
        self._play.setText(self.tr("Play"))
        self._meet.setText(self.tr("Play"))
        self._lessons.setText(self.tr("Lessons"))
        self._guide.setText(self.tr("The pieces"))
        self._rules.setText(self.tr("The rules"))
        self._solve.setText(self.tr("Solve"))
        self._edit.setText(self.tr("Set up"))
        self.set_rating(self._rating)
        call(self._language, self.tr("Language"))
        self._level.setAccessibleName(self.tr("Level"))
        self._language.setCurrentIndex(self._language.findData(current_language()))
        self._games.retranslate()
        for task in self.cards.values():
            task.retranslate()
        self._tell_level()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= scaled(_BESIDE)
        if beside != self._beside:
            self._beside = beside
            self._games.set_columns(1 if beside else 2)
            self._arrange()
        self._show_pictures()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_pictures()
        self._play.setFocus()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._show_pictures()
        return super().event(event)
