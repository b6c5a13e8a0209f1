"""The text board: the game as texts, for those who hear the screen, and for all who would rather read than look."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLineEdit, QListView, QListWidget, QListWidgetItem, QWidget

from shogi_desktop.excerpt import QUOTED, excerpt
from shogi_desktop.notation.moves.typed import TypedMoves
from shogi_desktop.rules import Side
from shogi_desktop.rules.board.moves import to_square
from shogi_desktop.session.play.game_session import GameSession, SessionState

from ..board.input.state import NOT_NOW
from ..board.layout.spot import Spot, in_hand
from ..board.scene.notice import say_aloud
from ..board.words import describe_spot
from ..look.places import bring_up, resize_within
from ..look.theme import SPACE
from ..table.alerts import refusal_words
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import PlainLabel
from ..words.i18n import Translated, current_language
from ..words.move_texts import deed_words
from .answers import Answers, Situation
from .board_table import BoardModel, BoardTable
from .command_words import Topic, phrases, understood
from .moving import Moving

SIZE: Final = (1060, 720)
LEAST: Final = (560, 420)
MOST_SAID: Final = 300  # lines that are kept
LONGEST: Final = 200  # letters of a line that is read
WISHES: Final = frozenset({Topic.TAKE_BACK, Topic.HINT, Topic.RESIGN, Topic.NEW, Topic.YES})
_SPOT: Final = Qt.ItemDataRole.UserRole


class TextBoardWindow(Translated, QWidget):
    """Shows the session's game and makes moves in it.

    Signals:
        wished(str): the value of an Ask of `WISHES`, which somebody else fulfils.
    """

    wished = Signal(str)

    def __init__(self, session: GameSession, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._session = session
        self._situation = Situation(session, self)
        self._answers = Answers(session, self._situation, self)
        self._moving = Moving(self)
        self._model = BoardModel(self._moving, self)
        self.board = BoardTable(self._model)
        self.hands, self.question, self.state, self.said = (QListWidget() for _ in range(4))
        self.line = QLineEdit()
        self.line.setMaxLength(LONGEST)
        self._labels = [PlainLabel() for _ in range(5)]
        self._place()
        self._connect()
        resize_within(self, QSize(*SIZE), QSize(*LEAST))
        self._name_parts()
        self._begin()

    def _place(self) -> None:
        parts = (self.hands, self.question, self.state, self.said, self.line)
        column = in_column(spacing=SPACE // 2)
        for label, part in zip(self._labels, parts, strict=True):
            label.setBuddy(part)
            column.addWidget(label)
            column.addWidget(part, 2 if part is self.said else 1 if part is self.state else 0)
        for part in (self.hands, self.question):
            part.setMaximumHeight(110)
        for part in (self.hands, self.question, self.state, self.said):
            part.setWordWrap(True)
            part.setResizeMode(QListView.ResizeMode.Adjust)
            part.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        in_row((self.board, 3), (column, 2), of=self, margins=SPACE * 2, spacing=SPACE * 2)
        self._show_question()

    def _connect(self) -> None:
        session = self._session
        session.record.game_started.connect(self._begin)
        record, turn = session.record, session.turn
        for signal in (record.position_changed, turn.turn_changed, turn.game_ended, record.players_changed):
            signal.connect(self._refresh)
        session.turn.clock.ticked.connect(self._show_clocks)
        self._moving.said.connect(self.tell)
        self._moving.changed.connect(self._show_question)
        self._moving.refused.connect(self._tell_refusal)
        self._moving.move_requested.connect(self._play)
        self.board.entered_spot.connect(self._moving.enter)
        self.board.typed.connect(self._type)
        self.hands.itemActivated.connect(self._take_from_hand)
        self.question.itemActivated.connect(self._answer_question)
        self.line.returnPressed.connect(self._read_line)

    # What the session says

    def open_board(self) -> None:
        """The window, in front, the keyboard on the board."""
        bring_up(self)
        self.board.setFocus()

    def tell(self, text: str) -> None:
        """Says something: it stays to be read, and a screen reader hears it where this window is in front."""
        if not text:
            return
        self.said.addItem(excerpt(text, 2000))
        while self.said.count() > MOST_SAID:
            self.said.takeItem(0)
        self.said.setCurrentRow(self.said.count() - 1)
        if self.isActiveWindow():
            say_aloud(self.said, text)

    def _begin(self) -> None:
        game, side = self._session.record.game, self._session.record.setup.human_side()
        self._model.set_board(game.variant, side == Side.WHITE)
        self.board.fit_letters()
        self.board.go_to(game.variant.square((game.variant.files + 1) // 2, game.variant.ranks // 2 + 1))
        self._refresh()

    def _refresh(self) -> None:
        """Position, moves and situation as they are now; of a closed window, when it is opened again."""
        if not self.isVisible():
            return
        game = self._session.record.game
        idle = self._session.record.state is SessionState.IDLE
        self._moving.show(game.position, [] if idle else self._session.turn.movable())
        self._show_hands()
        self._show_state()

    def _show_state(self) -> None:
        """Line by line, so that whoever reads stays where he is."""
        lines = self._situation.lines()
        while self.state.count() > len(lines):
            self.state.takeItem(self.state.count() - 1)
        for row, text in enumerate(lines):
            if row == self.state.count():
                self.state.addItem(text)
            elif self.state.item(row).text() != text:
                self.state.item(row).setText(text)

    def _show_clocks(self) -> None:
        if self.isVisible() and not self.state.hasFocus():  # a line that changed while it is read would be read anew
            self._show_state()

    def _show_hands(self) -> None:
        variant, snapshot = self._session.record.game.variant, self._moving.snapshot
        self._labels[0].setVisible(variant.has_drops)
        self.hands.setVisible(variant.has_drops)
        spots = [in_hand(side, kind) for side in Side for kind in variant.hand_kinds]
        held = [spot for spot in spots if snapshot.hands.get(spot, 0)]
        row = self.hands.currentRow()
        self.hands.clear()
        for spot in held:
            item = QListWidgetItem(describe_spot(variant, snapshot, spot))
            item.setData(_SPOT, spot)
            self.hands.addItem(item)
        self.hands.setCurrentRow(min(max(row, 0), len(held) - 1))

    # What the person does

    def _play(self, move: int) -> None:
        square = int(to_square(move))
        refused = self._session.request_move(move)
        if refused is not None:
            self.tell(refused.text)
        self.board.go_to(square)

    def _tell_refusal(self, key: str, square: int, origin: Spot | None) -> None:
        if self._session.record.state is SessionState.OVER:
            self.tell(self._situation.result())
        else:
            self.tell(refusal_words(self._session, key, square, origin))

    def _take_from_hand(self, item: QListWidgetItem) -> None:
        self._moving.enter(item.data(_SPOT))
        if self._moving.busy:
            self.board.setFocus()

    def _show_question(self) -> None:
        """The answers to choose from come and go with the question, and the keyboard with them."""
        answers = self._moving.question()
        asked = bool(answers)
        self._labels[1].setVisible(asked)
        if not asked and self.question.hasFocus():
            self.board.setFocus()
        self.question.setVisible(asked)
        if asked and self.question.count() == 0:
            self.question.addItems(answers)
            self.question.setCurrentRow(0)
            self.question.setFocus()
        elif not asked:
            self.question.clear()

    def _answer_question(self, item: QListWidgetItem) -> None:
        self._moving.choose(self.question.row(item))

    def _type(self, text: str) -> None:
        self.line.setFocus()
        self.line.insert(text)

    def _read_line(self) -> None:
        """A question is answered, a move made."""
        line = self.line.text().strip()
        self.line.clear()
        if not line:
            return
        question = understood(line, self._session.record.game.variant, current_language())
        if question is not None and question.ask in WISHES:
            self.wished.emit(question.ask.value)
        elif question is not None:
            self.tell(self._answers.answer(question))
        else:
            self._make_typed(line)

    def _make_typed(self, line: str) -> None:
        """Makes the move that is meant, or says between which the person has to decide."""
        session, position = self._session, self._session.record.game.position
        last = session.record.last_move()
        typed = TypedMoves(position, session.turn.movable(), int(to_square(last)) if last else -1)
        meant = typed.read(line).written
        if len(meant) == 1:
            self._play(meant[0])
        elif meant:
            deeds = "; ".join(deed_words(position.variant, position.transition(move)) for move in meant)
            self.tell(self.tr("“{line}” may be: {moves}.").format(line=excerpt(line, QUOTED), moves=deeds))
        elif not session.turn.human_may_move():
            self.tell(refusal_words(session, NOT_NOW, -1, None))
        else:
            text = self.tr("“{line}” is no legal move and no question. Type “{help}”.")
            word = phrases(Topic.HELP, current_language())[0]
            self.tell(text.format(line=excerpt(line, QUOTED), help=word))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc lets go, then leads back to the board."""
        if event.key() == Qt.Key.Key_Escape:
            if not self._moving.cancel():
                self.board.setFocus()
        else:
            super().keyPressEvent(event)

    # How it looks

    def _name_parts(self) -> None:
        self.setWindowTitle(self.tr("Text board"))
        names = (
            self.tr("Pieces in &hand"),
            self.tr("&Which move?"),
            self.tr("&State of the game"),
            self.tr("What was sai&d"),
            self.tr("&Command or move"),
        )
        for label, part, name in zip(
            self._labels, (self.hands, self.question, self.state, self.said, self.line), names, strict=True
        ):
            label.setText(name)
            part.setAccessibleName(name.replace("&", ""))
        self.board.setAccessibleName(self.tr("Board"))

    def retranslate(self) -> None:
        self._name_parts()
        self._refresh()
