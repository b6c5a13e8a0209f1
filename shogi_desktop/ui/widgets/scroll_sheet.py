"""The questions of a dialog: as large as they are, and scrolled where the screen is smaller."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

LEAST_HEIGHT = 160


class ScrollSheet(QScrollArea):
    """Never narrower than what is `inside`; its height is given away where it has to be."""

    def __init__(self, parent: QWidget | None = None, least: int = LEAST_HEIGHT) -> None:
        """`least` is the height that it keeps, in pixels."""
        super().__init__(parent)
        self._least = least
        self.inside = QWidget()
        self.inside.installEventFilter(self)
        self.setWidget(self.inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the controls in it scroll it; itself it would show no focus

    def settle(self) -> None:
        """Follows what has appeared inside at once."""
        layout = self.inside.layout()
        if layout is not None:
            layout.activate()
        self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A scroll area keeps to itself that its inside has other wishes."""
        if watched is self.inside and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        return self.inside.sizeHint() + QSize(self._bar(), 0)

    def minimumSizeHint(self) -> QSize:
        least = self.inside.minimumSizeHint()
        return QSize(least.width() + self._bar(), min(least.height(), self._least))

    def _bar(self) -> int:
        """Room for the scroll bar, also while it is not seen: its coming and going moves nothing."""
        return self.verticalScrollBar().sizeHint().width()
