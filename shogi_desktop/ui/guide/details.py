"""All about one piece, on a sheet as high as it needs: in one column, or in more where there is room."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from html import escape
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from shogi_desktop.rules.record.variant import Kind, Variant
from shogi_desktop.session.piece_catalogue import at_start, moves_unusually, origins, promotion_chain

from ..board import BoardStyle
from ..diagrams.legend import LegendWidget
from ..diagrams.store import Diagrams
from ..faces.art import Art
from ..look.fonts import japanese_font
from ..look.theme import SPACE
from ..pictures.piece_face import Portrait
from ..widgets.labels import ShareLine
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import RichLabel, folding_label, tip
from ..words.i18n import Translated, current_language, document
from ..words.piece_search import reading_of, second_names
from ..words.texts import changed_rules, piece_name, title_of, value_of, value_text
from .piece_views import ChainView, DiagramView
from .trial_board import TrialBoard

FILE: Final = "pieces.toml"
ANY_GAME: Final = "pieces"  # the table of what holds for every game; others are named after one


def paragraph(variant: Variant, kind: Kind) -> str:
    """How a kind moves in words and what to watch, in the language of the window; "" where nothing is written."""
    words = _tables(document(FILE))
    return words.get(variant.name, {}).get(kind.name) or words.get(ANY_GAME, {}).get(kind.name, "")


@lru_cache(maxsize=2)
def _tables(text: str) -> dict[str, dict[str, str]]:
    return tomllib.loads(text)


TWO_COLUMNS: Final = 620  # pixels in width
THREE_COLUMNS: Final = 1080
# The parts (0 names, 1 moves, 2 words, 3 trial, 4 one more) in one, two and three columns.
_COLUMNS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    ((0, 1, 2, 3, 4),),
    ((0, 2, 3), (1, 4)),
    ((0, 2), (1, 4), (3,)),
)


class PieceDetails(Translated, QWidget):
    """Faces, names, words, promotion, moves and a board to try a kind.

    Signals:
        kind_wished(int): another kind shall be shown.
    """

    kind_wished = Signal(int)

    def __init__(self, art: Art, diagrams: Diagrams, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variant: Variant | None = None
        self._kind: Kind | None = None
        self._style = BoardStyle()
        self._portrait = Portrait(art)
        self._name, self._reading, self._facts = folding_label("heading"), folding_label(), folding_label("muted")
        self._kanji, self._also = folding_label(), folding_label("muted")
        self._value, self._bar = folding_label("strong"), ShareLine()
        self._words, self._changed = folding_label(), folding_label("changed")
        self._chain, self._links, self._once = ChainView(art), RichLabel(), folding_label("muted")
        self._diagram, self._legend = DiagramView(diagrams), LegendWidget(diagrams)
        self.trial = TrialBoard(art)
        self._titles = {name: folding_label("title") for name in ("chain", "moves", "trial")}
        self._words_card = self._card(self._words, self._changed)
        self._chain_card = self._card(self._titles["chain"], self._chain, self._links, self._once)
        self._told = QWidget()
        self._parts: list[QWidget] = []
        self._row = QHBoxLayout()
        self._rows = in_column(self._row, 1, of=self, margins=0, spacing=SPACE)
        self._columns = [QVBoxLayout() for _ in _COLUMNS]
        self._column_count = 1
        self._build()
        self.retranslate()

    def _build(self) -> None:
        self._kanji.setFont(japanese_font(22))
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._links.setWordWrap(True)
        self._links.linkActivated.connect(self._follow)
        self._chain.kind_clicked.connect(self.kind_wished)
        self.setObjectName("details")
        self._row.setSpacing(SPACE)
        for place in self._columns:
            place.setSpacing(SPACE)
            place.addStretch(1)
            self._row.addLayout(place)
        in_column(self._words_card, self._chain_card, of=self._told, margins=0, spacing=SPACE)
        self.add_part(self._head())
        self.add_part(self._card(self._titles["moves"], self._diagram, self._legend))
        self.add_part(self._told)
        self.add_part(self._card(self._titles["trial"], self.trial))

    def add_part(self, part: QWidget) -> None:
        """Something after what is there; there is place for five parts in all."""
        self._parts.append(part)
        self._place()

    def add_below(self, part: QWidget) -> None:
        """Something below all columns, as wide as they are together."""
        self._rows.insertWidget(self._rows.count() - 1, part)

    def _place(self) -> None:
        plan = _COLUMNS[self._column_count - 1]
        for column in self._columns:
            for part in self._parts:
                column.removeWidget(part)
        for number, column in enumerate(self._columns):
            used = number < len(plan)
            for index in plan[number] if used else ():
                if index < len(self._parts):
                    column.insertWidget(column.count() - 1, self._parts[index])  # before the stretch
            self._row.setStretch(number, int(used))

    def _head(self) -> QFrame:
        names = in_row(self._kanji, (self._reading, 1), spacing=SPACE)
        facts = in_column(1, self._value, self._bar, self._facts, spacing=SPACE // 2)
        below = in_row(self._portrait, (facts, 1), spacing=SPACE + SPACE // 2)
        card = self._card(self._name, self._also)
        column = card.layout()
        assert isinstance(column, QVBoxLayout)
        column.addLayout(names)
        column.addLayout(below)
        return card

    def _card(self, *widgets: QWidget) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        in_column(*widgets, of=card, margins=(SPACE + 2, SPACE, SPACE + 2, SPACE + 2), spacing=SPACE)
        return card

    @property
    def kind(self) -> Kind | None:
        return self._kind

    def show_kind(self, variant: Variant, kind: Kind) -> None:
        self._variant, self._kind = variant, kind
        self._refresh()
        self.trial.show_kind(variant, kind)

    def set_style(self, style: BoardStyle) -> None:
        self._style = style
        self._legend.set_dark(style.dark)
        self.trial.set_style(style)
        self._refresh()

    def _refresh(self) -> None:
        """Everything but the board to try the piece on."""
        variant, kind = self._variant, self._kind
        if variant is None or kind is None:
            return
        self._portrait.show_kind(variant, kind.id, self._style)
        self._name.setText(title_of(kind))
        self._kanji.setText(" · ".join(dict.fromkeys((kind.kanji, kind.kanji_white))))
        self._kanji.setVisible(self._kanji.text() != self._name.text())
        self._reading.setText(reading_of(kind))
        others = second_names(kind) if current_language() == "en" else ()
        self._also.setText(self.tr("also: {names}").format(names=", ".join(others)))
        self._also.setVisible(bool(others))
        self._tell_facts(variant, kind)
        words, unusual = paragraph(variant, kind), moves_unusually(variant, kind)
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self._changed.setText(self.tr("In this game: {rules}").format(rules=" · ".join(changed_rules(variant))))
        self._changed.setVisible(unusual)
        self._words_card.setVisible(bool(words) or unusual)
        self._tell_promotion(variant, kind)
        self._told.setVisible(not (self._words_card.isHidden() and self._chain_card.isHidden()))
        self._diagram.show_kind(variant, kind, self._style.dark)
        self._legend.show_kind(variant, kind.id)

    def _tell_facts(self, variant: Variant, kind: Kind) -> None:
        worth = self.tr("Value {value}").format(value=value_text(variant, kind))
        explained = self.tr("In pawns, on the whole: its worth changes with the game.")
        self._value.setText(self._royalty(variant) if kind.royal else worth)
        self._value.setToolTip("" if kind.royal else tip(explained))
        value = value_of(kind)
        self._value.setVisible(value > 0 or kind.royal)
        self._bar.setVisible(value > 0)
        if value:
            self._bar.set_share(value / max(map(value_of, variant.every_kind)))
        count = at_start(variant, kind)
        facts = [self.tr("Written {letters}").format(letters=kind.abbreviation)]
        facts.append(self.tr("{n} per side").format(n=count) if count else self._never_at_start(variant))
        facts += [self.tr("royal")] if kind.royal else []
        facts += [self.tr("jump rank {rank}").format(rank=kind.jump_rank)] if kind.jump_rank else []
        self._facts.setText("\n".join(facts))
        ranked = self.tr("Jumping pieces pass only over lower ranks: the higher it is, the fewer can jump over it.")
        self._facts.setToolTip(tip(ranked) if kind.jump_rank else "")

    def _royalty(self, variant: Variant) -> str:
        several = sum(kind.royal for kind in variant.every_kind) > 1
        if several:
            return self.tr("Whoever loses their last royal piece loses the game.")
        return self.tr("Whoever loses it loses the game.")

    def _never_at_start(self, variant: Variant) -> str:
        return self.tr("not up at the start") if variant.flips else self.tr("only by promotion")

    def _tell_turning(self, variant: Variant, kind: Kind) -> None:
        """The two faces of a piece that turns over with every move."""
        other = kind.promotes_to or kind.unpromoted
        self._chain_card.setVisible(bool(other))
        pair = sorted((kind.id, other)) if other else (kind.id,)
        self._chain.show_chain(tuple((variant.kind(each),) for each in pair), kind, self._style)
        told = self.tr("Turns into: {pieces}").format(pieces=_link(variant.kind(other))) if other else ""
        self._links.setText(told)
        self._once.setText(self.tr("It turns over with every move and may be dropped with either face."))
        self._once.setVisible(bool(other))

    def _tell_promotion(self, variant: Variant, kind: Kind) -> None:
        self._titles["chain"].setText(self.tr("Two faces") if variant.flips else self.tr("Promotion"))
        if variant.flips:
            self._tell_turning(variant, kind)
            return
        steps = promotion_chain(variant, kind)
        self._chain_card.setVisible(len(steps) > 1)
        self._chain.show_chain(steps, kind, self._style)
        lines = []
        below = origins(variant, kind)
        if below:
            lines.append(self.tr("Comes from: {pieces}").format(pieces=", ".join(map(_link, below))))
        if kind.promotes_to:
            above = _link(variant.kind(kind.promotes_to))
            lines.append(self.tr("Promotes to: {pieces}").format(pieces=above))
        self._links.setText("<br>".join(lines))
        if kind.unpromoted:
            once = self.tr("It has been promoted and stays what it is.")
        else:
            once = self.tr("Each piece promotes only once: one arrow of this chain.") if len(steps) > 2 else ""
        self._once.setText(once)
        self._once.setVisible(bool(once))

    def _follow(self, link: str) -> None:
        self.kind_wished.emit(int(link))

    def retranslate(self) -> None:
        self._titles["moves"].setText(self.tr("Moves"))
        self._titles["trial"].setText(self.tr("Try it"))
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        width = event.size().width()
        columns = 3 if width >= THREE_COLUMNS else 2 if width >= TWO_COLUMNS else 1
        if columns != self._column_count:
            self._column_count = columns
            self._place()
        super().resizeEvent(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 1)  # the height follows from the width alone


def _link(kind: Kind) -> str:
    color = QGuiApplication.palette().color(QPalette.ColorRole.Link).name()  # else a label keeps that of its first text
    return f'<a href="{kind.id}" style="color: {color}">{escape(piece_name(kind))}</a>'
