"""Scenes of the coach in a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from shogi_desktop.analysis.review import scale_of
from shogi_desktop.coach.purpose import Aim, AimKind
from shogi_desktop.game.notes import Evaluation, Score
from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.session.analysis.coaching import CoachedMove, Judging, lesson_about
from shogi_desktop.session.play.coach import MoveReason
from shogi_desktop.session.play.setup import PlayerSetup
from shogi_desktop.ui.play.guide_card import GuideCard

from .scene import View
from .stage import Stage

_GUARD_LEAVES: Final = "4r3k/9/2p6/9/9/9/4G4/3S5/7K1 b RP 1", "6h7i", "R*5h 5a8a", "5a5g+ 2i3h"
_INTO_FIRE: Final = (
    f"15k/16/16/3[fd]12/{'/'.join(['16'] * 6)}/7GP7/{'/'.join(['16'] * 4)}/K15 b - 1",
    "9k9j",
    "9k9l",
    "13d8i",
)


def _lesson(stage: Stage, view: View) -> CoachedMove:
    """What there is to be said of a bad move, which is not made."""
    sfen, text, better, reply = _INTO_FIRE if view.game == "tenjiku" else _GUARD_LEAVES
    stage.start(view.game, sfen)
    position = stage.session.record.game.position
    before = Evaluation(Score(60), tuple(better.split()))
    after = Evaluation(Score(round(1.5 * scale_of(position.variant))), tuple(reply.split()))
    lesson = lesson_about(position.copy(), NO_MOVE, parse_move(text, position), before, after, Judging())
    assert lesson is not None
    return lesson


def safe(stage: Stage, view: View) -> QPixmap:
    """What a move would cost that somebody thinks of."""
    stage.session.advice.safety_ready.emit(_lesson(stage, view))
    return stage.main()


def why(stage: Stage, view: View) -> QPixmap:
    """Why a move was made."""
    lesson = _lesson(stage, view)
    aims = (Aim(AimKind.CHECKS), Aim(AimKind.ATTACKS, lesson.facts[0].victims, lesson.reply[:1]))
    stage.session.request_move(lesson.move)
    stage.session.advice.reason_ready.emit(MoveReason(lesson.position, NO_MOVE, lesson.move, aims, lesson))
    return stage.main()


def teaching(stage: Stage, view: View) -> QPixmap:
    """A blunder may be taken back, on the card of the guide."""
    lesson = _lesson(stage, view)
    record = stage.session.record
    stage.session.request_move(lesson.move)
    computer = PlayerSetup(human=False, level=1)
    record.set_setup(replace(record.setup, white=computer, teaching=True, guided=True))
    stage.session.advice.offered = lesson
    stage.session.advice.blunder_made.emit(lesson)
    if view.option.page == "better":
        parts = (*stage.window.findChildren(GuideCard), stage.window.desk.table.banner)
        asked = QCoreApplication.translate("TeachingGuide", "What was better?")
        next(each for part in parts for each in _seen(part) if each.text() == asked).click()
    picture = stage.main()
    stage.session.advice.offered = None
    stage.window.desk.table.banner.clear()
    return picture


def _seen(part: QWidget) -> list[QPushButton]:
    return [button for button in part.findChildren(QPushButton) if button.isVisible()]
