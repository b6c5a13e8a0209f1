"""The new-game dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.clients.catalogue import OutsideEngine
from shogi_desktop.excerpt import excerpt
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.positions.sfen import parse_sfen
from shogi_desktop.rules import Side, Variant, load_variant
from shogi_desktop.rules.validation import validate
from shogi_desktop.session.play.choice import GameChoice

from ..board import BoardView
from ..games.button import GameButton
from ..games.offer import GameOffer
from ..look.places import bring_within, first_room, resize_within, room_for
from ..look.theme import SPACE
from ..widgets.forms import ElidedBox, JumpSlider, ScrollSheet, Segments, call, center_labels
from ..widgets.game_choice import RulesChoice
from ..widgets.layouts import AROUND_DIALOG, buttons_of, in_column
from ..widgets.plain import NAME, PlainLabel, tip
from ..words.texts import LEVEL_COUNT, level_words, side_name
from .clock_choice import ClockChoice
from .handicap_choice import HandicapChoice

WIDTH = 500
NAME_LENGTH = 40
RULES_HEIGHT = 620


@dataclass(frozen=True)
class GameProposal:
    """What is asked for at first, and what there is to choose from.

    `names` are the person's and the friend's; `note` is told under the title ("" = nothing). With `sfen` the game
    begins from there, so that neither another game nor a handicap is asked for. `engines` are the person's own, offered
    as opponents in the games that they play.
    """

    choice: GameChoice
    names: tuple[str, str] = ("", "")
    note: str = ""
    sfen: str = ""
    engines: Sequence[OutsideEngine] = ()


class NewGameDialog(QDialog):
    """Asks for a game; `choice()`, `player_name()` and `friend_name()` are the answers."""

    def __init__(
        self,
        proposal: GameProposal,
        offer: GameOffer,
        make_board: Callable[[], BoardView],
        parent: QWidget | None = None,
    ) -> None:
        """`offer` has the games to choose from; `make_board` gives a board in the look of the window, on which the
        pieces of a handicap are chosen."""
        super().__init__(parent)
        choice, names, sfen = proposal.choice, proposal.names, proposal.sfen
        self.setWindowTitle(self.tr("Play from here") if sfen else self.tr("New game"))
        self._chosen_rules = {**choice.others, choice.variant: choice.options}
        self._variant: Variant = load_variant(choice.variant, choice.options)
        self._game = GameButton(offer)
        opponents = [("computer", self.tr("The computer")), ("friend", self.tr("A friend here"))]
        self._opponent = Segments([*opponents, ("watch", self.tr("Two computers"))])
        self._side = Segments(
            [("black", self.tr("☗ Black")), ("random", self.tr("Random")), ("white", self.tr("☖ White"))]
        )
        self._engines = proposal.engines
        self._engine = ElidedBox()
        self._level = JumpSlider(Qt.Orientation.Horizontal)
        self._level_words = PlainLabel()
        self._white_engine = ElidedBox()
        self._white_level = JumpSlider(Qt.Orientation.Horizontal)
        self._white_words = PlainLabel()
        self._teaching = QCheckBox(self.tr("Offer to take blunders back, and say why"))
        self._guided = QCheckBox(self.tr("Explain what the computer plays and threatens"))
        self._asks_to_be_taught = False
        self._handicap = HandicapChoice(make_board)
        self._clock = ClockChoice()
        self._names = (QLineEdit(names[0]), QLineEdit(names[1]))
        self._rules = RulesChoice()
        self._rules_button = QPushButton()
        self._start = QPushButton()
        self._sfen = sfen
        self._form = QFormLayout()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sheet = ScrollSheet()
        self._fitted = (0, 0)  # least width and wished height that the size was last made for
        self._build(proposal.note)
        self._game.setDisabled(bool(sfen))
        self._form.setRowVisible(self._handicap, not sfen)
        self._fill(choice)
        self._refresh()
        if not choice.computer and not choice.watching:
            self._names[0].setFocus(Qt.FocusReason.TabFocusReason)  # which chooses the last name, to type another one

    def _build(self, note: str) -> None:
        self._form.setHorizontalSpacing(SPACE * 2)
        self._form.setVerticalSpacing(SPACE + 2)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._game.chosen.connect(self._change_game)
        self._form.addRow(self.tr("Game"), self._game)
        self._form.addRow(self.tr("Play against"), self._opponent)
        self._form.addRow(self.tr("Engine"), self._engine_box(self._engine, self.tr("Engine")))
        self._level_field = self._level_row(self._level, self._level_words, self.tr("Level"))
        self._form.addRow(self.tr("Level"), self._level_field)
        white_engine, white_level = self.tr("White’s engine"), self.tr("White’s level")
        self._form.addRow(white_engine, self._engine_box(self._white_engine, white_engine))
        self._white_field = self._level_row(self._white_level, self._white_words, white_level)
        self._form.addRow(white_level, self._white_field)
        self._taught = self._teaching_rows()
        self._form.addRow(self.tr("Teaching game"), self._taught)
        self._form.addRow(self.tr("You play"), self._side)
        for edit, label in zip(self._names, (self.tr("Your name"), self.tr("Friend's name")), strict=True):
            edit.setMaxLength(NAME_LENGTH)
            self._form.addRow(label, edit)
        self._form.addRow(self.tr("Handicap"), self._handicap)
        self._form.addRow(self.tr("Clock"), self._clock)
        self._form.addRow(self.tr("Rules"), self._rules_opener())
        center_labels(self._form)
        sides = self._sides
        sides.setSpacing(SPACE * 3)
        questions = QWidget()
        left = QVBoxLayout(questions)
        left.addStrut(WIDTH - 6 * SPACE)  # at least; a minimum width of the widget would cut what needs more
        left.setContentsMargins(0, 0, 0, 0)
        left.addLayout(self._form)
        left.addStretch(1)
        sides.addWidget(questions, 1)
        sides.addWidget(self._rules)
        layout = in_column(of=self, margins=AROUND_DIALOG, spacing=SPACE * 2)
        if note:
            told = PlainLabel(note)
            told.setProperty("role", "muted")
            told.setWordWrap(True)
            layout.addWidget(told)
        self._sheet.inside.setLayout(sides)
        layout.addWidget(self._sheet, 1)
        layout.addWidget(self._buttons())
        self._rules.hide()

    def _engine_box(self, box: QComboBox, name: str) -> QComboBox:
        call(box, name)
        box.setToolTip(self.tr("Without a clock your own engines think for three seconds about each move."))
        box.currentIndexChanged.connect(self._refresh)
        return box

    def _show_engines(self, chosen: str, white: str) -> None:
        """Those that play the game."""
        for box, wished in ((self._engine, chosen), (self._white_engine, white)):
            box.blockSignals(True)
            box.clear()
            for name in ("", *(each.name for each in self._engines if self._variant.name in each.variants)):
                box.addItem(excerpt(name, NAME) or "Shogi Desktop", name)
            box.setCurrentIndex(max(0, box.findData(wished)))
            box.blockSignals(False)
        self._refresh()

    def _rules_opener(self) -> QPushButton:
        self._rules_button.setCheckable(True)
        self._rules_button.setAutoDefault(False)
        self._rules_button.setToolTip(self.tr("Show every rule that can be agreed on"))
        self._rules_button.toggled.connect(self._open_rules)
        self._rules.changed.connect(self._tell_rules)
        return self._rules_button

    def _level_row(self, level: QSlider, words: PlainLabel, name: str) -> QWidget:
        level.setRange(1, LEVEL_COUNT)
        level.setPageStep(1)
        level.setTickPosition(QSlider.TickPosition.TicksBelow)
        level.setAccessibleName(name)
        words.setProperty("role", "muted")
        level.valueChanged.connect(self._refresh)
        widget = QWidget()
        in_column(level, words, of=widget, margins=0, spacing=2)
        return widget

    def _teaching_rows(self) -> QWidget:
        """A guide is for those who are taught; with a clock those alone are who ask for it."""
        self._teaching.toggled.connect(self._guided.setEnabled)
        self._teaching.clicked.connect(self._ask_to_be_taught)
        self._clock.chosen.connect(self._teach_no_more)
        self._guided.setEnabled(False)
        widget = QWidget()
        in_column(self._teaching, self._guided, of=widget, margins=0, spacing=SPACE // 2)
        return widget

    def _ask_to_be_taught(self, asked: bool) -> None:
        self._asks_to_be_taught = asked

    def _teach_no_more(self, clock: str) -> None:
        """It was chosen for another game, without a clock."""
        if clock != "none" and not self._asks_to_be_taught:
            self._teaching.setChecked(False)

    def _buttons(self) -> QDialogButtonBox:
        box = buttons_of(self, QDialogButtonBox.StandardButton.Cancel)
        self._start.setText(self.tr("Start game"))
        self._start.setDefault(True)
        box.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        self._opponent.chosen.connect(self._refresh)
        self._side.chosen.connect(self._refresh)
        return box

    def _fill(self, choice: GameChoice) -> None:
        self._game.set_value(choice.variant)
        self._show_variant(choice.handicap)
        self._show_engines(choice.engine, choice.white_engine)
        self._opponent.set_value("watch" if choice.watching else "computer" if choice.computer else "friend")
        self._side.set_value(choice.side)
        self._level.setValue(choice.level)
        self._white_level.setValue(choice.white_level)
        self._teaching.setChecked(choice.teaching)
        self._guided.setChecked(choice.guided)
        self._clock.set_choice(choice.clock, choice.first, choice.second, choice.unequal)

    def _change_game(self, name: str) -> None:
        """Another variant, with the rules last chosen for it; those of the other one are kept."""
        self._chosen_rules[self._variant.name] = self._rules.values()
        self._variant = load_variant(name, self._chosen_rules.get(name, {}))
        self._show_variant()
        self._show_engines(*(str(box.currentData() or "") for box in (self._engine, self._white_engine)))

    def _show_variant(self, handicap: str = "") -> None:
        self._handicap.show_variant(self._variant, handicap)
        self._rules.show_variant(self._variant)

    def _open_rules(self, opened: bool) -> None:
        """Beside the questions where the screen has room, else under them."""
        self._rules.setVisible(opened)
        self._tell_rules()
        self._place_rules(beside=True)
        self._settle()
        if self._wished().width() > room_for(self).width():
            self._place_rules(beside=False)
            self._settle()
        wished = self._wished()
        self._resize(wished.expandedTo(QSize(0, RULES_HEIGHT)) if opened else wished)

    def _place_rules(self, beside: bool) -> None:
        directions = QBoxLayout.Direction
        self._sides.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._rules.set_beside(beside)
        self._sheet.settle()

    def _settle(self) -> None:
        """At once: the window would keep the least width of what it held before."""
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        layout.activate()

    def _wished(self) -> QSize:
        """As narrow as the questions allow, and as high as they are."""
        return QSize(self.minimumSizeHint().width(), self.sizeHint().height())

    def _resize(self, size: QSize) -> None:
        resize_within(self, size)
        bring_within(self)

    def _tell_rules(self) -> None:
        """Says on the button how many rules are not as usual; a position that they do not allow is not played."""
        count = self._rules.unusual()
        text = self.tr("{n} changed").format(n=count) if count else self.tr("Usual rules")
        self._rules_button.setText(f"{text}   {'«' if self._rules_button.isChecked() else '»'}")
        playable = not self._sfen or self._allows(self._sfen)
        self._start.setEnabled(playable)
        self._start.setToolTip("" if playable else tip(self.tr("These rules do not allow the position.")))

    def _allows(self, sfen: str) -> bool:
        """Whether a game by the chosen rules can begin from a position."""
        try:
            return not validate(parse_sfen(sfen, load_variant(self._variant.name, self._rules.values())))
        except NotationError:
            return False

    def _refresh(self) -> None:
        opponent = self._opponent.value()
        computer, watching = opponent != "friend", opponent == "watch"
        self._level_words.setText(level_words(self._level.value()))
        self._white_words.setText(level_words(self._white_level.value()))
        several = self._engine.count() > 1
        self._form.setRowVisible(self._engine, computer and several)
        self._form.setRowVisible(self._level_field, computer and not self._engine.currentData())
        self._form.setRowVisible(self._white_engine, watching and several)
        self._form.setRowVisible(self._white_field, watching and not self._white_engine.currentData())
        self._form.setRowVisible(self._taught, opponent == "computer")
        self._form.setRowVisible(self._side, not watching)
        self._form.setRowVisible(self._names[0], not watching)
        self._form.setRowVisible(self._names[1], not computer)
        self._name_rows(watching)
        for edit, name in zip(self._names, self._names_if_empty(computer), strict=True):
            edit.setPlaceholderText(name)

    def _name_rows(self, watching: bool) -> None:
        """Of two computers the first is Black's."""
        engine = self.tr("Black’s engine") if watching else self.tr("Engine")
        level = self.tr("Black’s level") if watching else self.tr("Level")
        for field, text in ((self._engine, engine), (self._level_field, level)):
            label = self._form.labelForField(field)
            if isinstance(label, QLabel):
                label.setText(text)
        self._engine.setAccessibleName(engine)
        self._level.setAccessibleName(level)

    def _names_if_empty(self, computer: bool) -> tuple[str, str]:
        """What the table calls the person and the friend where they give no names."""
        if computer:
            return self.tr("You"), ""
        if self._side.value() == "random":
            return self.tr("Black or White"), self.tr("Black or White")
        mine = Side.WHITE if self._side.value() == "white" else Side.BLACK
        return side_name(mine), side_name(mine.other)

    def event(self, event: QEvent) -> bool:
        """Follows its contents: rows that appear find room, and those that go leave no gap."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return handled

    def _fit(self) -> None:
        least, wished = self.minimumSizeHint().width(), self.sizeHint().height()
        if self._rules.isVisibleTo(self) or (least, wished) == self._fitted:
            return
        self._fitted = least, wished
        self._resize(QSize(max(least, self.width()), wished).boundedTo(first_room(self)))

    def choice(self) -> GameChoice:
        """What the person chose."""
        return GameChoice(
            variant=self._variant.name,
            computer=self._opponent.value() != "friend",
            watching=self._opponent.value() == "watch",
            white_engine=str(self._white_engine.currentData() or ""),
            white_level=self._white_level.value(),
            engine=str(self._engine.currentData() or ""),
            side=self._side.value(),
            level=self._level.value(),
            teaching=self._teaching.isChecked(),
            guided=self._teaching.isChecked() and self._guided.isChecked(),
            handicap=self._handicap.key(),
            clock=self._clock.clock(),
            first=self._clock.times(0),
            second=self._clock.times(1),
            unequal=self._clock.unequal(),
            options=self._rules.values(),
            others={name: rules for name, rules in self._chosen_rules.items() if name != self._variant.name},
        )

    def player_name(self) -> str:
        return self._names[0].text().strip()

    def friend_name(self) -> str:
        return self._names[1].text().strip()
