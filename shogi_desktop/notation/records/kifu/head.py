"""What stands above the moves of a record: headers, the variant and its rules, handicap, diagram, first comments."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from shogi_desktop.game.tree import Game
from shogi_desktop.rules.board.pieces import Side, kind_of, make_piece
from shogi_desktop.rules.errors import PlaceMessage
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant

from ...errors import NotationError, PositionMessage, RecordMessage, shortened
from ...limits import LONGEST_NAME
from ...positions.bod import has_bod, parse_bod
from ...positions.sfen import format_sfen, parse_sfen
from ..headers import DAYS, OF_KIF, dated
from ..kifu import variants
from ..reading import Reading, report_flaws
from .ends import SIDES
from .handicaps import handicap_of_name, handicap_of_position, is_no_handicap
from .lines import KifuLine
from .written_move import BLANKS, MARKS, names_of

_CELL: Final = re.compile(r"[ \u3000]*+(?P<side>[vVｖ]?)(?P<piece>[・.．･]|成?[^\s|｜vVｖ成])")
_AFTER: Final = re.compile(r"[ \u3000]*+[|｜]")


def read_rank(line: KifuLine, rank: int, position: Position) -> None:
    """Puts the pieces of a rank onto the board. NotationError where it is none of the variant."""
    variant = position.variant
    if rank > variant.ranks:
        raise line.error(PositionMessage.RANK_TOO_MANY(count=variant.ranks))
    at = len(line.text) - len(line.text.lstrip(" \u3000")) + 1
    for file in range(variant.files, 0, -1):
        cell = _CELL.match(line.text, at)
        if cell is None:
            raise line.error(
                PositionMessage.RANK_WRONG(rank=rank, count=variant.files - file, files=variant.files), at + 1
            )
        if cell["piece"] not in "・.．･":
            side = Side.WHITE if cell["side"] else Side.BLACK
            position.put(variant.square(file, rank), make_piece(_kind(variant, cell["piece"], line, at), side))
        at = cell.end()
    if _AFTER.match(line.text, at) is None:
        raise line.error(PositionMessage.RANK_TOO_LONG(rank=rank, files=variant.files), at + 1)


def take_rest(position: Position, side: Side) -> None:
    """Puts all pieces of a full set that are nowhere else into the hand of a side."""
    variant = position.variant
    rest = variant.full_set()
    for square in variant.squares:
        piece = position.piece_at(square)
        if piece:
            rest[variant.kind(kind_of(piece)).unpromoted or kind_of(piece)] -= 1
    for kind in variant.hand_kinds:
        left = rest[kind] - position.hand_count(side.other, kind)
        position.set_hand(side, kind, max(0, left))


def _kind(variant: Variant, name: str, line: KifuLine, at: int) -> int:
    """The kind of a name; of several an unpromoted one, unless 成 stands before it."""
    kinds = names_of(variant).get(name, ())
    if not kinds:
        message = PositionMessage.NOT_A_PIECE(text=shortened(name), title=variant.title)
        raise NotationError(message, line.text, line.number, at + 1)
    return min(kinds, key=lambda kind: bool(variant.kind(kind).unpromoted) != name.startswith("成"))


HANDICAP: Final = "手合割"
VARIANT: Final = "棋種"
RULES: Final = "規則"
START: Final = "開始局面"
KNOWN: Final = frozenset({*OF_KIF, *DAYS, HANDICAP, VARIANT, RULES, START})

_MARKS: Final = "".join(MARKS)  # they may stand before the names of the players
_COLON: Final = re.compile("[：:]")
_NO_NAME: Final = ("*", "&", "#", "|", "｜", "+")
_HAND: Final = re.compile(f"(?:{'|'.join(SIDES)})の?持ち?駒$")
_REST: Final = re.compile(rf"[{BLANKS}]*+(?P<side>{'|'.join(SIDES)})の?持ち?駒[{BLANKS}]*+[：:][{BLANKS}]*+残")
_TURN: Final = re.compile(rf"[{BLANKS}]*+(?P<side>{'|'.join(SIDES)})番[{BLANKS}]*+$")
_NUMBER: Final = re.compile(rf"[{BLANKS}]*+手数[{BLANKS}]*+[＝=]")
_FRAME: Final = re.compile(rf"[{BLANKS}]*+(?:\+[-+]++|[1-9１-９][0-9０-９{BLANKS}]*+)[{BLANKS}]*+$")

_VIEW: Final = re.compile(rf"[{BLANKS}]*+(?:盤面?)?(?:反転|回転)[{BLANKS}]*+(?:[：:].*+)?$")


@dataclass
class Head:
    """What the lines above the moves have said. `board` has the lines of a diagram, with hands, turn and number."""

    reading: Reading
    special: dict[str, KifuLine] = field(default_factory=dict)
    board: list[KifuLine] = field(default_factory=list)
    turn: bool = False
    _headers: dict[str, dict[str, None]] = field(default_factory=dict)

    @property
    def empty(self) -> bool:
        """Whether nothing has been said."""
        return not (self._headers or self.special or self.board)

    def read(self, line: KifuLine) -> bool:
        """Takes a line; False where it is nothing of the kind."""
        text = line.text
        header = header_of(text)
        if header is not None:
            self._read_header(*header, line)
        elif is_diagram(text):
            self.turn = self.turn or _TURN.match(text) is not None
            self.board.append(line)
        else:
            return is_frame(text)
        return True

    def _read_header(self, name: str, value: str, line: KifuLine) -> None:
        if _HAND.match(name):
            self.board.append(line)
        elif name in (HANDICAP, VARIANT, START, RULES):
            if name in self.special and self._value(name) != value:
                self.reading.report(line.error(RecordMessage.HEADER_TWICE(header=name)))
            self.special.setdefault(name, line)
        else:
            self._keep(OF_KIF.get(name, name), value, line)

    def _keep(self, name: str, value: str, line: KifuLine) -> None:
        """A header that was there before gets another line, unless that says nothing new."""
        values = self._headers.setdefault(name, {})
        if value and any(values) and value not in values and name in OF_KIF.values():
            self.reading.report(line.error(RecordMessage.HEADER_TWICE(header=shortened(name))))
        values[value] = None

    def _value(self, name: str) -> str:
        header = header_of(self.special[name].text) if name in self.special else None
        return header[1] if header else ""

    # The game that begins so

    def game(self, size: tuple[int, bool] | None, preferred: str) -> Game:
        """The game, before its first move; `size` tells what moves look like (see `variant_of_moves`), None for none.

        NotationError where the variant is not known; everything else is reported.
        """
        variant = self._variant(size, preferred)
        handicap = self._handicap(variant)
        start = self._start(variant, handicap)
        if start is not None:
            report_flaws(start, self.reading, (self.special.get(START) or self.board[0]).number)
            if handicap is None:
                handicap = handicap_of_position(start)
            if handicap is not None and start.same_state(Position.handicap(variant, handicap)):
                start = None
        game = Game(variant, start, handicap or "")
        headers = {name: "\n".join(filter(None, values)) for name, values in self._headers.items()}
        game.headers.update(dated(headers))
        return game

    def _variant(self, size: tuple[int, bool] | None, preferred: str) -> Variant:
        name = self._variant_name() or self._variant_of_start(preferred)
        name = name or (variants.variant_of_moves(*size, preferred) if size else preferred)
        variant, problems = variants.with_options(name, self._value(RULES))
        for problem in problems:
            self.reading.report(self.special[RULES].error(problem))
        return variant

    def _variant_name(self) -> str | None:
        said = self._value(VARIANT)
        name = variants.named_variant(said)
        if said and name is None:
            raise self.special[VARIANT].error(RecordMessage.UNKNOWN_VARIANT(text=shortened(said)))
        return name

    def _variant_of_start(self, preferred: str) -> str | None:
        try:
            name = variants.handicap_variant(self._value(HANDICAP), preferred)
        except NotationError as error:
            raise self.special[HANDICAP].error(error.message) from None
        ranks = sum(is_rank(line.text) for line in self.board)
        return name or (variants.sized_variant(ranks, preferred) if ranks > 1 else None)

    def _handicap(self, variant: Variant) -> str | None:
        """The key of the handicap; None where none is said, or one that only a diagram tells."""
        said = self._value(HANDICAP)
        if not said or variants.named_variant(said):
            return None
        handicap = None if is_no_handicap(said) else handicap_of_name(variant, said)
        unknown = PlaceMessage.NO_HANDICAP(title=variant.title, text=shortened(said))
        if handicap is None and not (self.board or START in self.special):
            self.reading.report(self.special[HANDICAP].error(unknown))
        return handicap

    def _start(self, variant: Variant, handicap: str | None) -> Position | None:
        """The position that is told, None for none."""
        try:
            if START in self.special:
                return parse_sfen(self._value(START), variant)
            if not any(is_rank(line.text) for line in self.board):
                return None
            start = self._diagram(variant)
            # A hand holds so many pieces at most, also of those that are still to be captured.
            parse_sfen(format_sfen(start), variant)
        except NotationError as error:
            line = self.special.get(START) or self._blamed(error.line)
            self.reading.report(NotationError(error.message, error.text, line.number, 1))
            return None
        if handicap and not self.turn:
            start.set_turn(Side.WHITE)
        return start

    def _blamed(self, number: int) -> KifuLine:
        """The line of the diagram to which an error in its text belongs."""
        return self.board[min(number, len(self.board)) - 1]

    def _diagram(self, variant: Variant) -> Position:
        if has_bod(variant):
            rest = [_REST.match(line.text) for line in self.board]
            lines = ["" if found else line.text for line, found in zip(self.board, rest, strict=True)]
            start = parse_bod("\n".join(lines), variant)
            for found in filter(None, rest):
                take_rest(start, SIDES[found["side"]])
            return start
        position, rank = Position.empty(variant), 0
        for number, line in enumerate(self.board, 1):
            turn = _TURN.match(line.text)
            if turn:
                position.set_turn(SIDES[turn["side"]])
            elif is_rank(line.text):
                rank += 1
                try:
                    read_rank(line, rank, position)
                except NotationError as error:
                    raise NotationError(error.message, error.text, number, error.column) from None
        return position


def header_of(text: str) -> tuple[str, str] | None:
    """Name and value of a header line, None for any other line."""
    colon = _COLON.search(text, 0, LONGEST_NAME + 1)
    name = text[: colon.start()].strip(BLANKS + _MARKS) if colon else ""
    return (name, text[colon.end() :].strip(BLANKS)) if colon and name and not name.startswith(_NO_NAME) else None


def is_view(text: str) -> bool:
    """Whether a line only says that the board is shown from White's side."""
    return _VIEW.match(text) is not None


def is_rank(text: str) -> bool:
    """Whether a line is a rank of a diagram."""
    return text.lstrip(BLANKS).startswith(("|", "｜"))


def is_frame(text: str) -> bool:
    """Whether a line is the frame of a diagram, or the numbers above it."""
    return _FRAME.match(text) is not None


def is_diagram(text: str) -> bool:
    """Whether a line belongs to a diagram, hands aside."""
    return is_rank(text) or _TURN.match(text) is not None or _NUMBER.match(text) is not None


def is_head(text: str) -> bool:
    """Whether a line can only stand above the moves."""
    header = header_of(text)
    if header is not None:
        return header[0] in KNOWN or _HAND.match(header[0]) is not None
    return is_diagram(text) or is_frame(text)
