"""A picture as large as its place lets it be."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget


class PictureView(QWidget):
    """Shows an image, whole and undistorted, never larger than it is."""

    def __init__(self, wished: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wished = wished
        self.image = QImage()
        self.setMinimumSize(wished / 2)

    def sizeHint(self) -> QSize:
        return self._wished

    def show_image(self, image: QImage) -> None:
        self.image = image
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.image.isNull():
            return
        size = QSizeF(self.image.size())
        if size.width() > self.width() or size.height() > self.height():
            size.scale(QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2, *size.toTuple())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, self.image)
