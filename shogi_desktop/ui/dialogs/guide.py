"""The guide to the game on the board: its rules in short, and every piece with its faces and how it moves."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from shogi_desktop.rules.pieces import make_piece
from shogi_desktop.rules.variant import Kind, Variant

from ..art import RATIO, Art
from ..board import BoardStyle, PieceLens
from ..i18n import variant_text
from ..rule_words import rule_sentences
from ..texts import changed_rules, piece_name
from ..theme import SPACE

FACE = 38  # pixels of a piece in the list
LENS_FACTOR = 1.15
SIZE = (760, 640)


class GuideDialog(QDialog):
    """A page to read and pieces to look at; nothing to change."""

    def __init__(self, variant: Variant, art: Art, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variant = variant
        self._art = art
        self._style = style
        self.setWindowTitle(self.tr("Guide to {game}").format(game=variant_text(variant.title)))
        self._list = QListWidget()
        self._list.setIconSize(QSize(FACE, round(FACE * RATIO)))
        self._list.setAccessibleName(self.tr("Pieces"))
        self._lens = PieceLens(art)
        for kind in _in_order(variant):
            self._list.addItem(self._item(kind))
        self._list.currentItemChanged.connect(self._show_piece)
        self._build()
        self._list.setCurrentRow(0)
        self.resize(*SIZE)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 3, SPACE * 2, SPACE * 3, SPACE * 2)
        column.setSpacing(SPACE * 2)
        sentences = "\n".join(f"• {sentence}" for sentence in rule_sentences(self._variant))
        column.addWidget(_paragraph(sentences, ""))
        unusual = changed_rules(self._variant)
        if unusual:
            column.addWidget(_paragraph(self.tr("In this game: {rules}").format(rules=" · ".join(unusual)), "changed"))
        pieces = QHBoxLayout()
        pieces.setSpacing(SPACE * 3)
        pieces.addWidget(self._list, 1)
        pieces.addWidget(self._lens, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(pieces, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)

    def _item(self, kind: Kind) -> QListWidgetItem:
        pixels = round(FACE * self.devicePixelRatioF())
        face = self._art.pixmap(kind, 0, self._style.look, pixels, False)
        face.setDevicePixelRatio(self.devicePixelRatioF())
        icon = QIcon(face)
        icon.addPixmap(face, QIcon.Mode.Selected)
        name = piece_name(kind)
        item = QListWidgetItem(icon, kind.kanji if name in kind.kanji else f"{kind.kanji}   {name}")
        item.setData(Qt.ItemDataRole.UserRole, kind.id)
        return item

    def _show_piece(self, item: QListWidgetItem) -> None:
        piece = make_piece(item.data(Qt.ItemDataRole.UserRole), 0)
        self._lens.show_piece(self._variant, piece, self._style, LENS_FACTOR)
        self._lens.setFixedSize(self._lens.sizeHint())


def _paragraph(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setProperty("role", role)
    return label


def _in_order(variant: Variant) -> list[Kind]:
    """Royal pieces first, then by worth; promoted faces after the pieces of the start, each look once."""
    kinds = sorted(
        (kind for kind in variant.kinds if kind is not None),
        key=lambda kind: (kind.unpromoted > 0, not kind.royal, -kind.value),
    )
    looks: dict[tuple[str, str], Kind] = {}
    for kind in kinds:
        looks.setdefault((kind.kanji, kind.moves), kind)
    return list(looks.values())
