"""Which game is on the board: its name, the handicap, every rule that is not as usual, and what both sides play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QStyle, QStyleOptionToolButton, QStylePainter, QToolButton, QWidget

from shogi_desktop.game.tree import Game
from shogi_desktop.rules import Side

from ..look.theme import SPACE
from ..widgets import layouts
from ..widgets.labels import ElidedLabel
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import folding_label, tip
from ..widgets.side_marks import draw_marked, marked_width
from ..words.game_words import BETWEEN, brief_name, full_name, shown_names, words_of
from ..words.i18n import Translated, variant_text
from ..words.texts import SIDE_MARKS, changed_rules, handicap_name, labelled, rule_text, side_name

if TYPE_CHECKING:  # the names are read when they can be needed
    from shogi_desktop.library.names import Name
    from shogi_desktop.library.recognition import Reached


INSET: Final = 4


class NameButton(QToolButton):
    """The names of one side, without their kanji, and then shortened, where there is no room for them.

    Signals:
        name_wished(str): the key of the name that was reached last is to be explained.
    """

    name_wished = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marks = ""
        self._names: Sequence[Name] = ()
        self.setProperty("role", "name")
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._wish)

    def keep_place(self, kept: bool) -> None:
        """Whether what stands below stays where it is when the names come and go."""
        self.ensurePolished()  # else it keeps the place of another font
        layouts.keep_place(self, kept)

    def show_names(self, variant: str, sides: Sequence[Side], names: Sequence[Name]) -> None:
        """What is told of one side, perhaps nothing yet, or of both."""
        self._names = names
        self._marks = "".join(SIDE_MARKS[side] for side in sides)
        self.setEnabled(bool(names))
        self.setText(f"{self._marks} {shown_names(names) or '–'}")
        texts = [f"{full_name(variant, name)}\n{words_of(variant, name).text}" for name in names]
        self.setToolTip(tip("\n\n".join(texts)))
        self.setAccessibleDescription("\n\n".join(texts))  # else a screen reader takes the tool tip with its markup
        self.setAccessibleName(labelled(BETWEEN.join(map(side_name, sides)), shown_names(names) or "–"))

    def _wish(self) -> None:
        if self._names:
            self.name_wished.emit(self._names[-1].key)

    def shown_text(self) -> str:
        """The names as they are drawn in the width there is."""
        metrics, room = self.fontMetrics(), self.width() - 2 * INSET
        if marked_width(metrics, self.text()) <= room:
            return self.text()
        brief = f"{self._marks} {BETWEEN.join(map(brief_name, self._names))}"
        return metrics.elidedText(brief, Qt.TextElideMode.ElideRight, room)

    def sizeHint(self) -> QSize:
        """As high with names as without: kanji may come from a higher font."""
        hint, size = super().sizeHint(), self.fontMetrics().size
        own, with_kanji = (size(0, text).height() for text in (self.text(), self.text() + "漢字"))
        return QSize(hint.width(), hint.height() + with_kanji - own)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        option.text = ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        room = self.rect().adjusted(INSET, 0, -INSET, 0)
        painter.setPen(option.palette.color(self.foregroundRole()))
        draw_marked(painter, room, self.shown_text())


class NamesTold:
    """Remembers the line it looked through last, so that walking in it costs nothing."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._line: list[int] = []
        self._reached: tuple[Reached, ...] = ()

    @staticmethod
    def can_name(game: Game) -> bool:
        """Whether there are names for what is played in a game."""
        from shogi_desktop.library.names import has_names

        return has_names(game.variant)

    def at_cursor(self, game: Game) -> tuple[list[Name], list[Name]]:
        """Of Black and of White: openings, then the castle."""
        if game.cursor.parent is None and game.begins_as_usual:
            return [], []
        from shogi_desktop.library.names import NameTable
        from shogi_desktop.library.recognition import shown_names

        reached = [each for each in self._of_line(game) if each.ply <= game.cursor.ply]
        black, white = ([name for group in NameTable for name in shown_names(reached, side, group)] for side in Side)
        return black, white

    def _of_line(self, game: Game) -> tuple[Reached, ...]:
        from shogi_desktop.library.names import names_of
        from shogi_desktop.library.recognition import recognition_of

        line = [node.move for node in game.cursor.path()]
        if not names_of(game.variant).names:
            return ()
        if game is self._game and self._line[: len(line)] == line:
            return self._reached
        self._game, self._line = game, line
        self._reached = recognition_of(game.variant).of_line(game.start, line, game.begins_as_usual)
        return self._reached


ICON = QSize(18, 18)


class GameInfo(Translated, QFrame):
    """Two lines above the moves, with the guide and what is said of the game beside them; pointing at them shows all
    the rules of the game. Below stand the openings and castles at the cursor; their place is kept from the
    beginning, so that the moves never jump while one walks through them.

    Signals:
        name_wished(str): the opening or castle of this key is to be explained.
    """

    name_wished = Signal(str)

    def __init__(self, guide: QAction, about: QAction, parent: QWidget | None = None) -> None:
        """`about` is what tells of the game: players, event, date."""
        super().__init__(parent)
        self._game: Game | None = None
        self._named = True
        self._title = ElidedLabel()
        self._title.setProperty("role", "strong")
        self._rules = folding_label("muted")
        self._told = NamesTold()
        self.names = [NameButton() for _ in Side]
        buttons = [QToolButton(), QToolButton()]
        for button, action in zip(buttons, (guide, about), strict=True):
            button.setDefaultAction(action)
            button.setIconSize(ICON)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._about = buttons[1]
        about.changed.connect(self._show_about)
        self._show_about()
        column = in_column(self._title, self._rules, spacing=1)
        row = in_row((column, 1), *((button, 0, Qt.AlignmentFlag.AlignTop) for button in buttons), spacing=0)
        whole = in_column(row, of=self, margins=(SPACE // 2, 0, 0, 0), spacing=0)
        whole.addLayout(in_row(*((name, 1) for name in self.names), spacing=SPACE // 2))
        for name in self.names:
            name.name_wished.connect(self.name_wished)
        self.hide()

    def _show_about(self) -> None:
        """Nothing is said of a game that is being played."""
        self._about.setVisible(self._about.isEnabled())

    def set_named(self, named: bool) -> None:
        """Whether openings and castles are named, from the next game shown on."""
        self._named = named

    def show_game(self, game: Game) -> None:
        """The game as it is now, with its cursor."""
        if game is not self._game:
            self._game = game
            self._show_rules(game)
            named = self._named and self._told.can_name(game)
            for button in self.names:
                button.keep_place(named and button is self.names[0])
                button.hide()
        self._show_names(game)
        self.show()

    def _show_names(self, game: Game) -> None:
        """What both play alike is told once."""
        black, white = self._told.at_cursor(game) if self._named else ([], [])
        first, second = self.names
        alike = black == white
        first.show_names(game.variant.name, list(Side) if alike else [Side.BLACK], black)
        second.show_names(game.variant.name, [Side.WHITE], white)
        first.setVisible(bool(black or white))
        second.setVisible(not alike)

    def _show_rules(self, game: Game) -> None:
        variant = game.variant
        title = variant_text(variant.title)
        if game.handicap:
            title = f"{title}  ·  {handicap_name(variant, game.handicap)}"
        rules = changed_rules(variant)
        self._title.setText(title)
        self._rules.setText(" · ".join(rules))
        self._rules.setVisible(bool(rules))
        every = "\n".join(rule_text(option, variant.chosen[option.key]) for option in variant.options)
        self.setToolTip(tip(every))
        self._title.setToolTip(tip(f"{title}\n\n{every}".rstrip()))

    def retranslate(self) -> None:
        if self._game is not None:
            self._show_rules(self._game)
            self._show_names(self._game)
