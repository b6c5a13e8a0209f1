"""How long the engines of an analysis think about each position."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QDoubleSpinBox, QSpinBox, QStackedWidget, QVBoxLayout, QWidget

from shogi_desktop.settings import Settings

from ..look.screen_room import resize_within
from ..look.theme import SPACE
from ..widgets.plain import folding_label
from ..widgets.segments import Segments

SECONDS: Final = (0.1, 3600.0)
NODES: Final = (100, 1_000_000_000)
DEPTH: Final = (1, 200)
_KINDS: Final = ("none", "time", "nodes", "depth")


class LimitDialog(QDialog):
    """Signals:
    chosen(object): the settings that are to be changed, by their names.
    """

    chosen = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("End of each search"))
        texts = (self.tr("Never"), self.tr("Time"), self.tr("Positions"), self.tr("Depth"))
        self.by = Segments(list(zip(_KINDS, texts, strict=True)))
        self.by.set_value(settings.analysis_by)
        self.by.chosen.connect(self._show)
        self.seconds, self.nodes, self.deep = QDoubleSpinBox(), QSpinBox(), QSpinBox()
        self.seconds.setRange(*SECONDS)
        self.seconds.setDecimals(1)
        self.seconds.setSuffix(self.tr(" s"))
        self.seconds.setValue(settings.analysis_ms / 1000)
        self.nodes.setRange(*NODES)
        self.nodes.setSingleStep(100_000)
        self.nodes.setGroupSeparatorShown(True)
        self.nodes.setValue(settings.analysis_nodes)
        self.deep.setRange(*DEPTH)
        self.deep.setValue(settings.analysis_depth)
        self._amount = QStackedWidget()
        for text, box in zip(texts, (QWidget(), self.seconds, self.nodes, self.deep), strict=True):
            box.setAccessibleName(text)
            self._amount.addWidget(box)
        told = folding_label("muted")
        told.setText(self.tr("Then the engine rests and its lines stay, until another position is looked at."))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 2, SPACE * 2, SPACE * 2, SPACE * 2)
        column.setSpacing(SPACE + 2)
        for widget in (self.by, self._amount, told, buttons):
            column.addWidget(widget)
        self._show()
        resize_within(self, self.sizeHint())

    def _show(self) -> None:
        self._amount.setCurrentIndex(_KINDS.index(self.by.value()))

    def accept(self) -> None:
        amounts = {
            "analysis_ms": round(self.seconds.value() * 1000),
            "analysis_nodes": self.nodes.value(),
            "analysis_depth": self.deep.value(),
        }
        self.chosen.emit({"analysis_by": self.by.value(), **amounts})
        super().accept()
