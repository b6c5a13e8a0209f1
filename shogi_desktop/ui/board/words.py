"""The board in words, for screen readers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Kind, Variant

from ..diagrams.legend import sign_words
from ..diagrams.reach import ReachSign, diagram_of
from ..words.i18n import counted, joined_sentences, translate
from ..words.texts import piece_name
from .input.state import BoardState
from .layout.spot import Snapshot, Spot


def _side_name(side: int) -> str:
    if side == 0:
        return translate("Board", "Black")
    return translate("Board", "White")


def describe_spot(variant: Variant, snapshot: Snapshot, spot: Spot) -> str:
    """What lies where: "7g: Black pawn", "5e: empty", "Black hand: pawn ×2"."""
    if not spot.on_board:
        text, held = translate("Board", "{side} hand: {piece}|{side} hand: {piece} ×{n}"), snapshot.hands.get(spot, 0)
        return counted(text, held, side=_side_name(spot.side), piece=piece_name(variant.kind(spot.kind)))
    name = variant.square_name(spot.square)
    piece = snapshot.pieces.get(spot.square, 0)
    if not piece:
        return translate("Board", "{square}: empty").format(square=name)
    return translate("Board", "{square}: {side} {piece}").format(
        square=name, side=_side_name(piece & 1), piece=piece_name(variant.kind(piece >> 1))
    )


def describe_reach(variant: Variant, squares: Iterable[int]) -> str:
    """Where an enemy piece goes: "Reaches 2 squares: 5d 5e"."""
    names = [variant.square_name(square) for square in squares]
    text = translate("Board", "Reaches {n} square: {squares}|Reaches {n} squares: {squares}")
    return counted(text, len(names), squares=" ".join(names))


def half_way_words(state: BoardState) -> str:
    """What can be done with a piece that stands half-way through its move; "" where none does."""
    if not state.half_way or state.selected is None:
        return ""
    stops, returns = state.path[-1] in state.targets, state.selected.square in state.targets
    words = {
        (True, True): translate(
            "Board", "Click the next square, this one again to stop here, or the home square to capture and return."
        ),
        (True, False): translate("Board", "Click the next square, or this one again to stop here."),
        (False, True): translate("Board", "Click the next square, or the home square to capture and return."),
        (False, False): translate("Board", "Click the next square."),
    }
    back = translate("Board", "Backspace takes the step back.")
    return joined_sentences(words[stops, returns], back)


def doom_words(position: Position, square: int) -> str:
    """What is said of the piece on a square that would burn where it is about to go."""
    kind = position.variant.kind(int(position.piece_at(square)) >> 1)
    return translate("Board", "Your {piece} would burn here.").format(piece=piece_name(kind))


@dataclass(frozen=True)
class KindNote:
    """A sentence on a kind, and the sign of its diagram that it explains."""

    text: str
    sign: ReachSign | None = None


def kind_notes(kind: Kind, variant: Variant) -> list[KindNote]:
    """What there is to say of a kind beside its diagram, whose steps and ranges need no words."""
    notes = [KindNote(_royal_words())] if kind.royal else []
    diagram = diagram_of(kind, variant)
    notes += [
        KindNote(sign_words(sign), sign) for sign in diagram.signs if sign not in (ReachSign.STEP, ReachSign.RANGE)
    ]
    if any(line.ranked for line in diagram.lines):
        notes.append(KindNote(_jump_words(variant.jump_capture).format(rank=kind.jump_rank)))
    if any(line.sign is ReachSign.SWEEP for line in diagram.lines):
        text = translate("Board", "Rank {rank}: takes lower ranks only, and none stops it.")
        notes.append(KindNote(text.format(rank=kind.jump_rank)))
    return notes


def _royal_words() -> str:
    return translate("Board", "Royal: who loses the last royal piece loses.")


def _jump_words(jump_capture: str) -> str:
    """What may be jumped over by rank, and taken by such a jump."""
    words = {
        "non_royal": translate("Board", "Rank {rank}: jumps over lower ranks only, and never onto a royal piece."),
        "lower": translate("Board", "Rank {rank}: jumps over lower ranks only, and onto lower ranks only."),
        "any": translate("Board", "Rank {rank}: jumps over lower ranks only, but onto any hostile piece."),
    }
    return words[jump_capture]
