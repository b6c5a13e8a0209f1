"""What is wrong with the position, line by line, or that it can be played: what is in the way of a mate problem comes
first where one is being composed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QSizePolicy, QWidget

from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.rules.validation import Flaw, FlawReason
from shogi_desktop.session.editing.editing import Editing

from ..widgets.layouts import in_column
from ..widgets.plain import PlainLabel, folding_label, unjoined, words_kept
from ..words.i18n import QT_TRANSLATE_NOOP, Translated, translate
from ..words.texts import piece_name, side_name, square_told

_WORDS: Final = {
    FlawReason.NO_KING: QT_TRANSLATE_NOOP("VerdictPanel", "{side} has no king."),
    FlawReason.TOO_MANY_KINGS: QT_TRANSLATE_NOOP("VerdictPanel", "{side} has a second {piece}, on {square}."),
    FlawReason.NIFU: QT_TRANSLATE_NOOP("VerdictPanel", "{side} has a second {piece} on file {file}: {square} (nifu)."),
    FlawReason.DEAD_PIECE: QT_TRANSLATE_NOOP("VerdictPanel", "{side}'s {piece} on {square} could never move."),
    FlawReason.TOO_MANY: QT_TRANSLATE_NOOP("VerdictPanel", "Too many of a kind: {there} of {full} ({piece})."),
    FlawReason.OPPONENT_IN_CHECK: QT_TRANSLATE_NOOP("VerdictPanel", "{side} is in check on {square}, but not to move."),
    FlawReason.ROYAL_TO_TAKE: QT_TRANSLATE_NOOP("VerdictPanel", "{side} could take the last royal piece at once."),
}
_SQUARE: Final = Qt.ItemDataRole.UserRole


def flaw_words(flaw: Flaw, editing: Editing, coordinates: str) -> str:
    """One sentence on what is wrong, with side, piece and square, which is named as at the edges of the board."""
    variant: Variant = editing.variant
    count = next((count for count in editing.counts() if count.kind == flaw.kind), None)
    return translate("VerdictPanel", _WORDS[flaw.reason]).format(
        side=side_name(flaw.side) if flaw.side >= 0 else "",
        piece=piece_name(variant.kind(flaw.kind)) if flaw.kind else "",
        square=square_told(variant, flaw.square, coordinates) if flaw.square >= 0 else "",
        file=variant.file_of(flaw.square) if flaw.square >= 0 else "",
        there=count.there if count is not None else "",
        full=count.full if count is not None else "",
    )


ACROSS, DOWN, GAP = 10, 8, 4  # pixels around what is said, and between


class VerdictPanel(Translated, QFrame):
    """Signals:
    square_wished(int): the square of a line that was clicked or confirmed.
    """

    square_wished = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editing: Editing | None = None
        self.coordinates = ""  # how the board names its squares
        self._title = PlainLabel(folds=True)
        self._title.setProperty("role", "strong")
        self._lines = QListWidget()
        self._lines.setFrameShape(QFrame.Shape.NoFrame)
        self._lines.setWordWrap(True)
        self._lines.setResizeMode(QListWidget.ResizeMode.Adjust)
        self._lines.setTextElideMode(Qt.TextElideMode.ElideNone)
        self._lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._lines.setMinimumHeight(30)
        self._lines.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        # Qt folds a line as if nothing were beside it: with room left and right its end would be cut off.
        self._lines.setStyleSheet("QListWidget { background: transparent; } QListWidget::item { padding: 3px 0; }")
        self._lines.itemClicked.connect(self._go)
        self._lines.itemActivated.connect(self._go)
        self._note = folding_label("muted")
        self.setObjectName("card")
        in_column(
            self._title, self._note, (self._lines, 1), 0, of=self, margins=(ACROSS, DOWN, ACROSS, DOWN), spacing=GAP
        )

    def sizeHint(self) -> QSize:
        return QSize(300, 86)

    def hasHeightForWidth(self) -> bool:
        """No: what does not fit is scrolled to."""
        return False

    def title(self) -> str:
        return self._title.text()

    def lines(self) -> list[str]:
        """The sentences shown."""
        return [unjoined(self._lines.item(row).text()) for row in range(self._lines.count())]

    def show_editing(self, editing: Editing) -> None:
        """Judges the position as it is now."""
        self._editing = editing
        flaws, obstacles = editing.flaws(), editing.problem_flaws()
        composing = editing.sketch.balanced
        harmless = [] if composing else [flaw for flaw in flaws if flaw not in obstacles]  # the attacker's king
        shown = [*obstacles, *harmless] if obstacles else []
        words = [flaw_words(flaw, editing, self.coordinates) for flaw in shown]
        self._lines.setVisible(bool(shown))
        if words != self.lines():
            self._lines.clear()
            for text, flaw in zip(words, shown, strict=True):
                item = QListWidgetItem(words_kept(text))
                item.setData(_SQUARE, flaw.square)
                self._lines.addItem(item)
        note = ""
        if not flaws:
            title = self.tr("This position can be played.")
            note = self.tr("As a mate problem it has a fault:") if obstacles else ""
        elif not obstacles:
            title = self.tr("Good for a mate problem.")
            note = self.tr("The attacker needs no king there; a game needs one.")
        elif composing:
            title = self.tr("No mate problem yet:")
        else:
            title = self.tr("This position cannot be played:")
        self._title.setText(title)
        self._lines.setAccessibleName(title)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self._make_room()
        self._set_role("changed" if flaws and not note else "strong")

    def _make_room(self) -> None:
        """What is said above the lines is never cut."""
        labels = [label for label in (self._title, self._note) if not label.isHidden()]
        inside = self.width() - 2 * (ACROSS + self.frameWidth())
        parts = [label.heightForWidth(inside) for label in labels]
        for label, height in zip(labels, parts, strict=True):
            label.setMinimumHeight(height)
        if not self._lines.isHidden():
            parts.append(self._lines.minimumHeight())
        self.setMinimumHeight(sum(parts) + GAP * (len(parts) - 1) + 2 * (DOWN + self.frameWidth()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _set_role(self, role: str) -> None:
        if self._title.property("role") != role:
            self._title.setProperty("role", role)
            self._title.style().polish(self._title)

    def _go(self, item: QListWidgetItem) -> None:
        square = item.data(_SQUARE)
        if isinstance(square, int) and square >= 0:
            self.square_wished.emit(square)

    def retranslate(self) -> None:
        if self._editing is not None:
            self.show_editing(self._editing)
