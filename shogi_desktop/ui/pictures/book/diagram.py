"""What a printed diagram shows, and in which manner."""

from __future__ import annotations

from dataclasses import dataclass

from shogi_desktop.rules.board.moves import NO_MOVE, to_square
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ...board.scene.snapshot import Snapshot, snapshot_of

BOTH: tuple[int, ...] = (0, 1)


@dataclass(frozen=True)
class BookStyle:
    """`kanji`: pieces are kanji, White's upside down; otherwise letters in the outline of a piece.

    `japanese`: hands stand in columns beside the board and captions are Japanese; otherwise all words stand below, in
    the language of the window. `coordinates` is "kanji", "letters" or "off". The words below the board are `words`
    times as large as usual.
    """

    kanji: bool = True
    japanese: bool = True
    coordinates: str = "kanji"
    words: float = 1.0


@dataclass(frozen=True)
class Diagram:
    """A position to be printed. `marked` squares are shaded; `hands` are the sides whose pieces in hand are told."""

    variant: Variant
    snapshot: Snapshot
    marked: tuple[int, ...] = ()
    title: str = ""
    caption: str = ""
    hands: tuple[int, ...] = BOTH
    flipped: bool = False


def diagram_of(
    position: Position,
    last_move: int = NO_MOVE,
    caption: str = "",
    title: str = "",
    hands: tuple[int, ...] = BOTH,
    flipped: bool = False,
) -> Diagram:
    """The diagram of a position, to which `last_move` has led."""
    marked = (int(to_square(last_move)),) if last_move != NO_MOVE else ()
    return Diagram(position.variant, snapshot_of(position, ()), marked, title, caption, hands, flipped)
