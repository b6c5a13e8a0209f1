from __future__ import annotations

from PySide6.QtGui import QImage

from shogi_desktop.ui.look.icons import PictureCache

SIDE = 10
ONE = 4 * SIDE * SIDE  # bytes of one picture


def picture(side: int = SIDE) -> QImage:
    return QImage(side, side, QImage.Format.Format_ARGB32)


def test_what_is_used_stays_and_what_is_not_goes() -> None:
    kept: PictureCache[str, QImage] = PictureCache(3 * ONE)
    for key in "abc":
        kept.put(key, picture())
    assert kept.get("a") is not None
    kept.put("d", picture())
    assert [kept.get(key) is not None for key in "abcd"] == [True, False, True, True]
    assert len(kept) == 3


def test_the_newest_is_kept_however_large() -> None:
    kept: PictureCache[int, QImage] = PictureCache(3 * ONE)
    kept.put(1, picture())
    large = kept.put(2, picture(100))
    assert kept.get(2) is large and kept.get(1) is None
    kept.put(3, picture())
    assert kept.get(2) is None and kept.get(3) is not None
