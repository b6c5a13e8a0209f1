"""What is printed with a diagram: names of pieces, hands, captions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shogi_desktop.game.tree import Node
from shogi_desktop.notation.moves.japanese import kanji_number, piece_text
from shogi_desktop.rules.record.variant import Kind, Variant

from ...board.layout.spot import in_hand
from ...words.i18n import QT_TRANSLATE_NOOP
from ...words.texts import SIDE_MARKS
from .diagram import Diagram


def _translated(text: str) -> str:
    return QCoreApplication.translate("Book", text)


def face(variant: Variant, kind: Kind, kanji: bool) -> str:
    """What stands on a piece: kanji as moves name them, or the letters of the record."""
    return piece_text(variant, kind) or kind.code if kanji else kind.abbreviation


def has_double(variant: Variant, kind: Kind, kanji: bool) -> bool:
    """Whether a promoted piece looks like another kind of the game."""
    text = face(variant, kind, kanji)
    return bool(kind.unpromoted) and any(
        other.id != kind.id and face(variant, other, kanji) == text for other in variant.every_kind
    )


def hand(diagram: Diagram, side: int) -> list[tuple[Kind, int]]:
    """Kinds and counts of what a side has in hand."""
    variant, hands = diagram.variant, diagram.snapshot.hands
    held = [(variant.kind(kind), hands.get(in_hand(side, kind), 0)) for kind in variant.hand_kinds]
    return [(kind, count) for kind, count in held if count]


def hand_column(diagram: Diagram, side: int) -> list[str]:
    """What stands beside the board from top to bottom, in parts that stay together."""
    variant = diagram.variant
    held = [
        face(variant, kind, True) + (kanji_number(count) if count > 1 else "") for kind, count in hand(diagram, side)
    ]
    return [f"{SIDE_MARKS[side]}持駒", *(held or ["なし"])]


def hand_line(diagram: Diagram, side: int) -> str:
    """What stands below the board: "☗ in hand: B, P×3"."""
    variant = diagram.variant
    held = [
        face(variant, kind, False) + (f"×{count}" if count > 1 else "") for kind, count in hand(diagram, side)
    ]
    nothing = _translated(QT_TRANSLATE_NOOP("Book", "nothing"))
    line = _translated(QT_TRANSLATE_NOOP("Book", "{side} in hand: {pieces}"))
    return line.format(side=SIDE_MARKS[side], pieces=", ".join(held) or nothing)


def doubles_note(japanese: bool) -> str:
    """Explains the line below promoted pieces that look like others."""
    return "下線は成駒" if japanese else _translated(QT_TRANSLATE_NOOP("Book", "Underlined: promoted"))


def caption(node: Node, move: str, japanese: bool, number: int = 0) -> str:
    """Below a diagram: which move, written so, led to it; `number` counts the diagrams of a page (0 = the only one)."""
    move = move.lstrip("".join(SIDE_MARKS) + " ") if not japanese else move
    if japanese:
        head = f"第{number}図は" if number else "図は"
        return head + (f"{move.replace(chr(0x3000), '')}まで" if move else "開始局面")
    if not move:
        start = _translated(QT_TRANSLATE_NOOP("Book", "Diagram {number}: the start"))
        return start.format(number=number) if number else _translated(QT_TRANSLATE_NOOP("Book", "The start"))
    numbered = _translated(QT_TRANSLATE_NOOP("Book", "Diagram {number}: after {ply} {move}"))
    alone = _translated(QT_TRANSLATE_NOOP("Book", "After {ply} {move}"))
    return (numbered if number else alone).format(number=number, ply=node.ply, move=move)
