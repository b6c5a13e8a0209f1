"""The three cards of the start page: to play, to open records, to learn. Each has words, rows that lead on, buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ..look.theme import SPACE
from ..widgets.forms import JumpSlider
from ..widgets.labels import BalancedLabel, ElidedLabel
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel, tip
from ..words.texts import LEVEL_COUNT, level_words


@dataclass(frozen=True)
class Way:
    """Something that can be gone on with: what it is, a word on it, and what happens when it is clicked."""

    title: str
    fact: str
    go: Callable[[], object]


@dataclass(frozen=True)
class Going:
    """The game that can be gone on with: who plays, which game and how far it is, and its board, once it is drawn."""

    players: str
    state: str


class WayRow(QPushButton):
    """A line that can be clicked: a title, and at its right a fact in quiet letters where there is room for both."""

    def __init__(self, way: Way) -> None:
        super().__init__()
        self.setProperty("row", True)
        self._title, self._fact = title, fact = ElidedLabel(), PlainLabel(way.fact, role="muted")
        title.setText(way.title)
        self.setToolTip(tip("\n".join(filter(None, (way.title, way.fact)))))
        self._row = in_row((title, 1), fact, of=self, margins=(SPACE, SPACE // 2, SPACE, SPACE // 2), spacing=SPACE)
        fact.setVisible(bool(way.fact))  # not before it is in the line: a label without a parent would be a window
        for part in (title, fact):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(", ".join(filter(None, (way.title, way.fact))))
        self.clicked.connect(way.go)

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._row.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wished = self._title.sizeHint().width() + SPACE + self._fact.sizeHint().width()
        room = self.width() - 2 * SPACE
        self._fact.setVisible(bool(self._fact.text()) and wished <= room)


class WayCard(QFrame):
    """`column` ends with a stretch, below which the buttons stand."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.head = PlainLabel()  # keeps the titles of all cards level
        self.picture, self.title, self.text = PlainLabel(), BalancedLabel("heading"), BalancedLabel("muted")
        self.picture.hide()
        self._rows = QVBoxLayout()
        self._rows.setSpacing(2)
        self.buttons = QVBoxLayout()
        self.buttons.setSpacing(SPACE)
        self.column = in_column(
            in_row((self.title, 1), self.picture, self.head, spacing=0),
            self.text,
            self._rows,
            1,
            self.buttons,
            of=self,
            margins=(SPACE * 2, SPACE + SPACE // 2, SPACE * 2, SPACE * 2),
            spacing=SPACE,
        )
        self.rows: list[WayRow] = []
        self.controls: list[QWidget] = []

    def say(self, title: str, text: str) -> None:
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))

    def show_ways(self, ways: Sequence[Way]) -> None:
        """These and no others."""
        for old in self.rows:
            old.hide()
            self._rows.removeWidget(old)
            old.deleteLater()
        self.rows = [WayRow(way) for way in ways]
        for row in self.rows:
            self._rows.addWidget(row)

    def set_head(self, height: int) -> None:
        """Room for a title with a picture beside it."""
        self.head.setFixedSize(1, height)

    def show_picture(self, picture: QPixmap | None) -> None:
        """Beside the title; None where there is no room for one."""
        self.picture.setVisible(picture is not None)
        if picture is not None:
            self.picture.setPixmap(picture)

    def stops(self) -> list[QWidget]:
        """Where the Tab key stops, in this order."""
        return [*self.rows, *self.controls]

    def add_button(self, primary: bool = False) -> QPushButton:
        """Below all others, as wide as the card."""
        button = _button(primary)
        self.buttons.addWidget(button)
        return button


def _button(primary: bool = False) -> QPushButton:
    button = QPushButton()
    button.setProperty("primary", primary)
    return button


class PlayCard(WayCard):
    """The game that goes on, if there is one, and a new one: how strong the computer plays, and against whom.

    Signals:
        level_changed(int): the person wants another strength.
    """

    level_changed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.go_on = _button(primary=True)
        self.board = PlainLabel()
        self._players, self._state = ElidedLabel(), ElidedLabel()
        self._players.setProperty("role", "strong")
        self._state.setProperty("role", "muted")
        words = in_column(1, self._players, self._state, self.go_on, 1, spacing=SPACE // 2)
        words.insertSpacing(3, SPACE // 2)
        self.going, self.line = QWidget(), QFrame()
        self.line.setFrameStyle(QFrame.Shape.HLine | QFrame.Shadow.Plain)
        self.line.setForegroundRole(QPalette.ColorRole.Mid)
        in_row(self.board, (words, 1), of=self.going, margins=0, spacing=SPACE * 2)
        self._level = JumpSlider(Qt.Orientation.Horizontal)
        self._level.setRange(1, LEVEL_COUNT)
        self._level.setPageStep(1)
        self._level_words = BalancedLabel("muted")
        self.column.insertWidget(0, self.going)
        self.column.insertWidget(1, self.line)
        self.column.insertLayout(5, in_column(self._level, self._level_words, spacing=2))
        self.computer = self.add_button(primary=True)
        self.friend, self.more = _button(), _button()
        self.buttons.addLayout(in_row((self.friend, 1), (self.more, 1), spacing=SPACE))
        self._level.valueChanged.connect(self._change_level)
        self.controls = [self.go_on, self._level, self.computer, self.friend, self.more]
        self.show_going(None)

    @property
    def level(self) -> int:
        return self._level.value()

    def show_going(self, going: Going | None) -> None:
        """The game that can be gone on with. The button that is meant most is the only one in colour."""
        there = going is not None
        self.going.setVisible(there)
        self.line.setVisible(there)
        self.computer.setProperty("primary", not there)
        self.computer.style().polish(self.computer)
        if going is not None:
            self._players.setText(going.players)
            self._state.setText(going.state)

    def set_level(self, level: int) -> None:
        with QSignalBlocker(self._level):
            self._level.setValue(level)
        self._tell_level()

    def _change_level(self, level: int) -> None:
        self._tell_level()
        self.level_changed.emit(level)

    def _tell_level(self) -> None:
        self._level_words.setText(level_words(self.level))

    def retranslate(self, game: str) -> None:
        """`game` is the title of the one chosen."""
        self.say(self.tr("Play {game}").format(game=game), "")
        self.go_on.setText(self.tr("Continue"))
        self.computer.setText(self.tr("Play the computer"))
        self.friend.setText(self.tr("Play a friend…"))
        self.more.setText(self.tr("More choices…"))
        self._level.setAccessibleName(self.tr("Level"))
        self._tell_level()


class RecordsCard(WayCard):
    """Records: those opened last, and the ways to others. Who has none is told what this is."""

    def __init__(self) -> None:
        super().__init__()
        self.open = self.add_button()
        self.paste, self.library = _button(), _button()
        self.buttons.addLayout(in_row((self.library, 1), (self.paste, 1), spacing=SPACE))
        self.controls = [self.open, self.library, self.paste]

    def retranslate(self, library: bool) -> None:
        """`library`: there is one."""
        told = self.tr("Look at games that you or others have played: a file, a text you have copied, a whole folder.")
        self.say(self.tr("My games"), "" if self.rows else told)
        self.open.setText(self.tr("Open record…"))
        self.paste.setText(self.tr("Paste"))
        self.library.setText(self.tr("Library…") if library else self.tr("Folder as library…"))


class LearnCard(WayCard):
    """The way for somebody new to shogi, until it is done; later what is learnt and practised."""

    def __init__(self) -> None:
        super().__init__()
        self.start = self.add_button(primary=True)
        self.leave = self.add_button()
        self.controls = [self.start, self.leave]

    def retranslate(self, path: bool, fresh: bool, step: int | None) -> None:
        """`path`: the way of a newcomer, of which so many steps are done, None: that is not known yet."""
        told = self.tr("A short way into the chess of Japan, step by step.")
        if step is None:
            told = "\N{NO-BREAK SPACE}"  # keeps the line
        elif step:
            told = self.tr("{n} of 3 steps done.").format(n=step)
        self.say(self.tr("New to shogi?") if path else self.tr("Learn"), told if path else "")
        self.start.setText(self.tr("Start here") if fresh else self.tr("Next step"))
        self.leave.setText(self.tr("I know shogi already"))
        self.start.setVisible(path)
        self.leave.setVisible(path and not fresh)
