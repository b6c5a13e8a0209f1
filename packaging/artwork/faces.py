"""What stands on the pieces: one row a face. A new piece is a new row."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Size:
    """Height and foot width of a piece in millimetres, as sold for a full-size board."""

    height: float
    width: float


KING = Size(31.9, 28.7)
MAJOR = Size(30.9, 27.8)
GENERAL = Size(29.7, 26.5)
KNIGHT = Size(28.7, 25.3)
LANCE = Size(28.7, 23.6)
PAWN = Size(27.5, 22.6)


@dataclass(frozen=True)
class Face:
    """One side of one piece.

    `code` is the SFEN code of the kind; `variant` tells a second face of that kind apart ("white").
    `two` are the one to three characters of the full name from top to bottom, `one` is the abbreviation, `figure` names
    a figure of `figures.py`.
    """

    code: str
    size: Size
    two: str
    one: str
    figure: str
    variant: str = ""

    @property
    def promoted(self) -> bool:
        return self.code.startswith("+")

    @property
    def file_name(self) -> str:
        """The file of this face in every piece set: "+R" is p_R.svg, White's king K_white.svg."""
        suffix = f"_{self.variant}" if self.variant else ""
        return f"{self.code.replace('+', 'p_')}{suffix}.svg"


SHOGI: tuple[Face, ...] = (
    Face("K", KING, "玉将", "玉", "king_jewel"),
    Face("K", KING, "王将", "王", "king", variant="white"),
    Face("R", MAJOR, "飛車", "飛", "rook"),
    Face("B", MAJOR, "角行", "角", "bishop"),
    Face("G", GENERAL, "金将", "金", "gold"),
    Face("S", GENERAL, "銀将", "銀", "silver"),
    Face("N", KNIGHT, "桂馬", "桂", "knight"),
    Face("L", LANCE, "香車", "香", "lance"),
    Face("P", PAWN, "歩兵", "歩", "pawn"),
    Face("+R", MAJOR, "龍王", "龍", "rook"),
    Face("+B", MAJOR, "龍馬", "馬", "bishop"),
    Face("+S", GENERAL, "成銀", "全", "silver"),
    Face("+N", KNIGHT, "成桂", "圭", "knight"),
    Face("+L", LANCE, "成香", "杏", "lance"),
    Face("+P", PAWN, "と", "と", "pawn"),
)
