"""The pictures of a rule page: the positions that they show, and a store that draws them one by one.

Positions are data of resources/rules/positions.toml, the same for every language. A table `[VARIANT.NAME]` holds
    sfen        the position ("startpos" or SFEN), or
    pieces      blank-separated pieces with their squares, `FD8h` Black's, `fd8h` White's, `+P5c` promoted, with
    hands       as in SFEN, and
    turn        "b" (default) or "w";
    handicap    key of a handicap to start from instead
    options     rule options that differ from the defaults
    moves       moves (USI) played first; the last one is marked
    crop        two corner squares, "12d-5j"; default the whole board; "table" = with both stands
    select      a square, or a piece in hand as "P*": its targets are shown; `path` = squares it has touched already
    arrow       a move (USI) pointed out, with what it would burn
    danger      true: royal pieces of the side to move that could be taken now glow
    squares     squares to fill, `arrows` pairs of squares ("7g-7f") to join, `barred` pairs that are crossed out
and what the pages say of it, for the tests: `legal` and `illegal` moves, `check`, `outcome`, `declaration`, `empty`
squares, and moves as they are `written` and written in `japanese`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from shogi_desktop.notation.moves.usi import parse_move
from shogi_desktop.notation.positions.sfen import find_kind, parse_sfen
from shogi_desktop.rules import Position, Side, load_variant
from shogi_desktop.rules.board.moves import NO_MOVE
from shogi_desktop.rules.board.pieces import make_piece
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.sight.attacks import threatened_royals

from ..board import BoardStyle
from ..board.layout.spot import Spot, in_hand, on_square
from ..diagrams.reach import ReachSign
from ..diagrams.store import Diagrams
from ..faces.art import Art
from ..look.icons import PictureCache
from ..pictures.board_picture import Crop, PictureMarks, board_picture, whole_board

FILE = Path("rules") / "positions.toml"
STANDS = "table"


@dataclass(frozen=True)
class RulePosition:
    """One picture: the position, what is marked, and the window (None: with both stands).

    `claims` are the fields that tests compare with the rules.
    """

    position: Position
    marks: PictureMarks
    crop: Crop | None
    claims: Mapping[str, Any] = field(default_factory=dict)


@lru_cache(maxsize=2)
def rule_positions(resources: Path) -> Mapping[str, Mapping[str, Mapping[str, Any]]]:
    """The tables of the file by variant and name. tomllib.TOMLDecodeError where it is not TOML."""
    with (resources / FILE).open("rb") as file:
        return tomllib.load(file)


def rule_crop(resources: Path, variant_name: str, name: str) -> Crop | None:
    """The window of a picture alone, which costs nothing; KeyError for an unknown name."""
    return _crop(rule_positions(resources)[variant_name][name].get("crop", ""), load_variant(variant_name))


@lru_cache(maxsize=128)
def rule_position(resources: Path, variant_name: str, name: str) -> RulePosition:
    """The picture's contents; KeyError for an unknown name, ValueError for data that makes no sense."""
    data = rule_positions(resources)[variant_name][name]
    variant = load_variant(variant_name, data.get("options", {}))
    position = _begin(data, variant)
    last = NO_MOVE
    for text in data.get("moves", "").split():
        last = parse_move(text, position)
        position.play(last)
    return RulePosition(position, _marks(data, position, last), _crop(data.get("crop", ""), variant), data)


def _begin(data: Mapping[str, Any], variant: Variant) -> Position:
    if "pieces" in data:
        return _placed(data, variant)
    if "handicap" in data:
        return Position.handicap(variant, data["handicap"])
    sfen = data["sfen"]
    return Position(variant) if sfen == "startpos" else parse_sfen(sfen, variant)


def _placed(data: Mapping[str, Any], variant: Variant) -> Position:
    files, ranks = variant.files, variant.ranks
    empty = "/".join([str(files)] * ranks)
    position = parse_sfen(f"{empty} {data.get('turn', 'b')} {data.get('hands', '-')} 1", variant)
    for word in data["pieces"].split():
        letters = word.rstrip("abcdefghijklmnopqrstuvwxyz")
        start = len(letters.rstrip("0123456789"))
        found = find_kind(variant, word[:start])
        if found is None:
            raise ValueError(f"{word}: there is no such piece")
        kind, side = found
        position.put(variant.parse_square(word[start:]), make_piece(kind.id, Side(side)))
    return position


def _crop(text: str, variant: Variant) -> Crop | None:
    if text == STANDS:
        return None
    if not text:
        return whole_board(variant)
    one, other = (variant.parse_square(name) for name in text.split("-"))
    files = sorted((variant.file_of(one), variant.file_of(other)))
    ranks = sorted((variant.rank_of(one), variant.rank_of(other)))
    return Crop(files[1], files[0], ranks[0], ranks[1])


def _marks(data: Mapping[str, Any], position: Position, last: int) -> PictureMarks:
    variant = position.variant
    squares = tuple(variant.parse_square(name) for name in data.get("squares", ()))
    royals = threatened_royals(position, int(position.turn)) if data.get("danger") else []
    return PictureMarks(
        last_move=last,
        arrow=parse_move(data["arrow"], position) if "arrow" in data else NO_MOVE,
        selected=_spot(data.get("select", ""), position),
        path=tuple(variant.parse_square(name) for name in data.get("path", ())),
        royals=frozenset(royals),
        squares=squares,
        arrows=_pairs(data.get("arrows", ()), variant),
        barred=_pairs(data.get("barred", ()), variant),
    )


def _pairs(texts: Sequence[str], variant: Variant) -> tuple[tuple[int, int], ...]:
    """Pairs of squares written "7g-7f"."""
    pairs = [text.split("-") for text in texts]
    return tuple((variant.parse_square(start), variant.parse_square(end)) for start, end in pairs)


def _spot(text: str, position: Position) -> Spot | None:
    if not text:
        return None
    if text.endswith("*"):
        return in_hand(int(position.turn), position.variant.kind_by_code(text[:-1]).id)
    return on_square(position.variant.parse_square(text))


KEPT: Final = 64 * 1024 * 1024  # bytes of pictures
SOURCES: Final = ("board", "piece", "diagram", "sign")


class PictureStore(QObject):
    """Pictures by their address `SOURCE:VARIANT/NAME?WIDTH`, WIDTH in logical pixels.

    `drawn` tells the address of a picture that was asked for and is there now.
    """

    drawn = Signal(str)

    def __init__(self, resources: Path, art: Art, diagrams: Diagrams, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._resources, self._art, self._diagrams = resources, art, diagrams
        self._style = BoardStyle()
        self._ratio = 1.0
        self._kept: PictureCache[str, QImage] = PictureCache(KEPT)
        self._wanted: list[str] = []
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._draw_next)

    def another(self) -> PictureStore:
        """One that draws in a look of its own."""
        return PictureStore(self._resources, self._art, self._diagrams)

    def set_look(self, style: BoardStyle, ratio: float) -> None:
        """What is drawn from now on looks like this; pictures of another look are forgotten."""
        if style.coordinates == "off":  # the words beside the pictures speak of squares
            style = replace(style, coordinates="letters")
        if (style, ratio) != (self._style, self._ratio):
            self._style, self._ratio = style, ratio
            self._kept = PictureCache(KEPT)
        self._wanted.clear()

    def picture(self, address: str) -> QImage | None:
        """The picture; None while it is yet to be drawn, which `drawn` will tell."""
        kept = self._kept.get(address)
        if kept is None:
            if address not in self._wanted:
                self._wanted.append(address)
            self.go_on()
        return kept

    def pause(self) -> None:
        """Nothing is drawn until `go_on`, or until another picture is asked for."""
        self._timer.stop()

    def go_on(self) -> None:
        """Draws what was asked for."""
        self._timer.start(0)

    def _draw_next(self) -> None:
        if not self._wanted:
            return
        address = self._wanted.pop(0)
        self._kept.put(address, self.draw(address))
        if self._wanted:
            self.go_on()
        self.drawn.emit(address)

    def draw(self, address: str) -> QImage:
        """Draws a picture now. KeyError or ValueError for an address that names nothing."""
        source, _, rest = address.partition(":")
        path, _, width = rest.partition("?")
        variant_name, _, name = path.partition("/")
        if source == "board":
            shown = rule_position(self._resources, variant_name, name)
            size = int(width)
            return board_picture(self._art, shown.position, self._style, size, self._ratio, shown.marks, shown.crop)
        image = self._pixmap(source, load_variant(variant_name), name, round(int(width) * self._ratio)).toImage()
        image.setDevicePixelRatio(self._ratio)
        return image

    def _pixmap(self, source: str, variant: Variant, name: str, pixels: int) -> QPixmap:
        if source == "sign":
            return self._diagrams.sign(ReachSign(name), pixels // 2, self._style.dark)
        kind = variant.kind_by_code(name)
        if source == "diagram":
            return self._diagrams.pixmap(variant, kind.id, pixels, self._style.dark)
        return self._art.pixmap(kind, 0, self._style.look, pixels, False)
