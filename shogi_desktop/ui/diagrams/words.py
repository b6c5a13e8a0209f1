"""The signs of the move diagrams in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from .reach import Sign


def sign_words(sign: Sign) -> str:
    """What a sign says, one sentence."""
    words = {
        Sign.STEP: QCoreApplication.translate("Diagram", "Steps along the line to here."),
        Sign.AREA: QCoreApplication.translate("Diagram", "Steps here, turning freely; a capture ends the move."),
        Sign.JUMP: QCoreApplication.translate("Diagram", "Jumps here over anything in between."),
        Sign.JUMP_STEP: QCoreApplication.translate("Diagram", "Jumps here; may then step on to the ring."),
        Sign.JUMP_RANGE: QCoreApplication.translate("Diagram", "Jumps here; may then range on along the line."),
        Sign.MULTI: QCoreApplication.translate("Diagram", "Steps here; after a capture it may step once more."),
        Sign.JUMP_MULTI: QCoreApplication.translate("Diagram", "Jumps here, or steps here after a capture on the way."),
        Sign.LION_STEPS: QCoreApplication.translate(
            "Diagram", "Steps here, turning freely: three steps in all, also after captures."
        ),
        Sign.WALK: QCoreApplication.translate(
            "Diagram", "Steps or jumps here: three steps in all along the line, to and fro, also after captures."
        ),
        Sign.IGUI: QCoreApplication.translate("Diagram", "Captures here without moving (igui)."),
        Sign.RANGE: QCoreApplication.translate("Diagram", "Ranges over any number of empty squares."),
        Sign.TURN: QCoreApplication.translate(
            "Diagram", "Ranges, and may turn once on the way at a right angle and range on."
        ),
        Sign.RANGE_JUMP: QCoreApplication.translate("Diagram", "Ranges, and captures even beyond pieces in the way."),
        Sign.FREE_JUMP: QCoreApplication.translate("Diagram", "Ranges, and moves even beyond pieces in the way."),
        Sign.SOME_JUMP: QCoreApplication.translate(
            "Diagram", "Ranges, and moves even beyond pieces in the way: as many as there are strokes."
        ),
        Sign.SWEEP: QCoreApplication.translate(
            "Diagram", "Flies over pieces of lower rank, of both sides, and takes them all."
        ),
        Sign.ANYWHERE: QCoreApplication.translate(
            "Diagram", "Goes anywhere on the board; takes only what no other piece protects."
        ),
        Sign.BURN: QCoreApplication.translate("Diagram", "Burns every enemy beside it where it stops."),
        Sign.PASS: QCoreApplication.translate("Diagram", "May pass and stay where it is: double click it."),
    }
    return words[sign]
