"""Pictures that are kept for their next use, as far as memory allows."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

from PySide6.QtGui import QImage, QPixmap

_Key = TypeVar("_Key", bound=Hashable)
_Picture = TypeVar("_Picture", QImage, QPixmap)


class PictureCache(Generic[_Key, _Picture]):
    """Pictures by key. Those not used for longest go while all together take more than `limit` bytes."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._taken = 0
        self._pictures: OrderedDict[_Key, _Picture] = OrderedDict()

    def get(self, key: _Key) -> _Picture | None:
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
        return picture

    def put(self, key: _Key, picture: _Picture) -> _Picture:
        """Keeps and returns a picture that was not there; the newest is kept however large it is."""
        self._pictures[key] = picture
        self._taken += _bytes(picture)
        while self._taken > self._limit and len(self._pictures) > 1:
            self._taken -= _bytes(self._pictures.popitem(last=False)[1])
        return picture

    def __len__(self) -> int:
        return len(self._pictures)


def _bytes(picture: QImage | QPixmap) -> int:
    return 4 * picture.width() * picture.height()
