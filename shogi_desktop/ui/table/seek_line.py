"""The line under the board in which a piece is named that somebody looks for."""

from __future__ import annotations

from .typing_line import TypingLine


class SeekLine(TypingLine):
    """What it says beside the text is where the pieces are."""

    def retranslate(self) -> None:
        super().retranslate()
        self.name.setText(self.tr("Where is:"))
        self.field.setAccessibleName(self.tr("Name of a piece"))
        self.field.setPlaceholderText(self.tr("lion, 獅子, Ln"))
        self.field.setToolTip(self.tr("A name in any language, kanji or letters. Enter leads from one to the next."))
