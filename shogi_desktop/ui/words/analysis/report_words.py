"""What the analysis of a game has shown, as words: a table of both sides, and the moves that lost most."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

from shogi_desktop.analysis.review import Judged, Mark, Review, SideReview
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.steps import Steps
from shogi_desktop.rules import Side
from shogi_desktop.session.analysis.coaching import lesson_of

from ..i18n import QT_TRANSLATE_NOOP
from ..move_texts import move_text
from .coach_words import sentences
from .review_words import SIGNS, judgement_parts

_TITLES = (
    QT_TRANSLATE_NOOP("Report", "Accuracy"),
    QT_TRANSLATE_NOOP("Report", "Moves judged"),
    QT_TRANSLATE_NOOP("Report", "Book moves"),
    QT_TRANSLATE_NOOP("Report", "Inaccuracies"),
    QT_TRANSLATE_NOOP("Report", "Mistakes"),
    QT_TRANSLATE_NOOP("Report", "Blunders"),
    QT_TRANSLATE_NOOP("Report", "Mates missed"),
    QT_TRANSLATE_NOOP("Report", "Mates allowed"),
)


@dataclass(frozen=True)
class Remark:
    """A move worth looking at: its text with its sign, and what is said of it."""

    judged: Judged
    move: str
    words: str

    @property
    def line(self) -> str:
        return f"{self.judged.node.ply}  {self.move}  {self.words}"


@dataclass(frozen=True)
class Report:
    """`rows` are a title and what it is for Black and for White; `remarks` in the order of the game."""

    rows: tuple[tuple[str, str, str], ...]
    remarks: tuple[Remark, ...]

    def text(self, title: str, players: tuple[str, str]) -> str:
        """For the clipboard."""
        lines = [title, "", " | ".join(("", *players)).strip(), *(" | ".join(row) for row in self.rows), ""]
        return "\n".join([*lines, *(remark.line for remark in self.remarks), ""])


def report_steps(game: Game, review: Review, notation: str) -> Steps[Report]:
    """Of a line that was judged; moves in the `notation` "japanese" or "western". The coach takes a moment for each."""
    sides = [_column(review.side(side), review.learnt_by(side)) for side in (Side.BLACK, Side.WHITE)]
    titles = (QCoreApplication.translate("Report", title) for title in _TITLES)
    remarks = yield from _remarks(game, review, notation)
    return Report(tuple(zip(titles, *sides, strict=True)), remarks)


def _column(side: SideReview, learnt: int) -> list[str]:
    number = QLocale().toString
    accuracy = side.accuracy
    told = "–" if accuracy is None else QCoreApplication.translate("Report", "{n}%").format(n=number(round(accuracy)))
    counts = [len(side.moves), learnt, *(side.count(mark) for mark in Mark)]
    counts += [sum(bool(move.missed) for move in side.moves), sum(bool(move.allowed) for move in side.moves)]
    return [told, *map(number, counts)]


def _remarks(game: Game, review: Review, notation: str) -> Steps[tuple[Remark, ...]]:
    turns = QCoreApplication.translate("Report", "turning point")
    position, remarks = game.start, []
    for node in review.line[1:]:
        judged = review.judged.get(node)
        if judged is not None and (judged.mark is not None or judged.missed or judged.allowed):
            before = node.parent.move if node.parent else 0
            text = move_text(position, node.move, before, notation)
            sign = SIGNS[judged.mark] if judged.mark is not None else ""
            words = [*judgement_parts(judged, position, notation), *([turns] if judged.turns else [])]
            lesson = lesson_of(game, judged) if judged.mark is not None else None
            if lesson is not None:
                words += sentences(lesson.facts[:1], position, before, notation)
            remarks.append(Remark(judged, f"{text} {sign}".strip(), " · ".join(words)))
            yield node.ply / len(review.line)
        position.play(node.move)
    return tuple(remarks)
