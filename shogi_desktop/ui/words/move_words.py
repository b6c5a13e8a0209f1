"""A move in a sentence, for those who hear it: who moves what from where to where, and what it takes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.rules.board.moves import is_pass
from shogi_desktop.rules.board.transition import Removal, Transition
from shogi_desktop.rules.record.variant import Variant

from .texts import piece_name, side_name


def move_words(variant: Variant, transition: Transition) -> str:
    """ "Black: pawn 7g to 7f, takes silver general, becomes tokin"."""
    translate = QCoreApplication.translate
    text = translate("MoveWords", "{side}: {deed}")
    return text.format(side=side_name(transition.side), deed=deed_words(variant, transition))


def deed_words(variant: Variant, transition: Transition) -> str:
    """The same without the side: "pawn 7g to 7f"."""
    translate = QCoreApplication.translate
    parts = [_way(variant, transition)]
    taken = [_named(variant, each) for each in transition.removals if not each.burnt]
    burnt = [
        f"{_named(variant, each)} {variant.square_name(each.square)}" for each in transition.removals if each.burnt
    ]
    if taken:
        parts.append(translate("MoveWords", "takes {pieces}").format(pieces=", ".join(taken)))
    if burnt:
        parts.append(translate("MoveWords", "burns {pieces}").format(pieces=", ".join(burnt)))
    for _, piece in transition.promoted:
        become = translate("MoveWords", "becomes {piece}")
        parts.append(become.format(piece=piece_name(variant.kind(piece >> 1))))
    return ", ".join(parts)


def _way(variant: Variant, transition: Transition) -> str:
    translate = QCoreApplication.translate
    first = transition.legs[0]
    piece = piece_name(variant.kind(first.piece >> 1))
    if is_pass(transition.move):
        text = translate("MoveWords", "{piece} {square} passes")
        return text.format(piece=piece, square=variant.square_name(first.target))
    if first.origin < 0:
        text = translate("MoveWords", "{piece} dropped on {square}")
        return text.format(piece=piece, square=variant.square_name(first.target))
    squares = [first.origin, *(leg.target for leg in transition.legs)]
    to = translate("MoveWords", "{square} to {next}")
    path = variant.square_name(squares[0])
    for square in squares[1:]:
        path = to.format(square=path, next=variant.square_name(square))
    return translate("MoveWords", "{piece} {path}").format(piece=piece, path=path)


def _named(variant: Variant, removal: Removal) -> str:
    return piece_name(variant.kind(removal.piece >> 1))
