"""What tests ask about pages that were laid out."""

from __future__ import annotations

from collections.abc import Sequence

from shogi_desktop.ui.pictures.book_shapes import LetterShape, LineShape, Sheet, Text
from shogi_desktop.ui.printing.flow import Measures, Paper


def half(text: str, size: float) -> float:
    """Every letter is half as wide as high, a Japanese one as wide."""
    return sum(size * (0.5 if letter.isascii() else 1.0) for letter in text)


MEASURES = Measures(half, half)


def words(pages: Sequence[Sheet]) -> list[str]:
    return [shape.text for page in pages for shape in page.shapes if isinstance(shape, Text)]


def boards(page: Sheet) -> list[tuple[float, float, float, float]]:
    """The frames of the diagrams: left, top, right, bottom."""
    found = []
    for shape in page.shapes:
        if isinstance(shape, LineShape) and shape.closed and len(shape.points) == 4:
            (left, top), _, (right, bottom), _ = shape.points
            found.append((left, top, right, bottom))
    return found


def is_within_margins(pages: Sequence[Sheet], paper: Paper) -> bool:
    """Whether nothing is cut off, neither at the sides nor below the place of the page number."""
    for page in pages:
        for shape in page.shapes:
            if isinstance(shape, Text):
                left = shape.x - shape.align * half(shape.text, shape.size)
                right = left + half(shape.text, shape.size)
                if left < paper.margin - 1 or right > paper.width - paper.margin + 1 or shape.y > paper.height - 15:
                    return False
            if isinstance(shape, LetterShape) and not (0 < shape.x < paper.width and 0 < shape.y < paper.bottom):
                return False
        if any(box[0] < paper.margin - 1 or box[3] > paper.bottom + 1 for box in boards(page)):
            return False
    return True


def nothing_overlaps(page: Sheet) -> bool:
    """Whether no line of text stands in a diagram, nor on another line."""
    lines = [
        (shape.x - shape.align * half(shape.text, shape.size), shape.y, half(shape.text, shape.size))
        for shape in page.shapes
        if isinstance(shape, Text)
    ]
    for x, y, width in lines:
        if any(box[1] < y - 2 < box[3] and x < box[2] and x + width > box[0] for box in boards(page)):
            return False
    places = [(round(x, 1), round(y, 1)) for x, y, _ in lines]
    return len(places) == len(set(places))
