"""A variant of shogi as a record: board, pieces, array, rules, options and handicaps.

`loader.load_variant` makes it from a TOML file; nothing in the program asks a variant for its name to know a rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from shogi_desktop.excerpt import shortened

from ..errors import PlaceMessage, RulesError
from .movement import Movement

MAX_BOARD: Final = 36
"""Files, and ranks."""


@dataclass(frozen=True)
class Kind:
    """A kind of piece; a promoted face is a kind of its own.

    `code` stands in positions, `abbreviation` in written moves; a promoted face has + and its unpromoted letters,
    unless its record gives it letters of its own.
    `value` is in hundredths of a pawn, 0 where the record has none; `worth` is the same, but where a piece has no value
    guessed from the way it moves (a royal piece is beyond price and has none). `promotes_to` and `unpromoted` are kind
    ids, 0 = none. `kanji_white` is the face of White's piece (a king may differ: 王将 for the stronger player).
    `drop_file_limit` is how many unpromoted pieces of the kind a side may have on a file when dropping (0 = no limit).
    `jump_rank` orders who may be jumped by whom; a piece that `burns` removes the enemies around it where it ends its
    move. A `lion` is taken by the rules of lion trading. What takes a piece that `infects` becomes that kind, where
    there is contagion (0 = nothing changes).
    """

    id: int
    code: str
    abbreviation: str
    name: str
    romaji: str
    kanji: str
    kanji_short: str
    kanji_white: str
    moves: str
    movement: Movement
    value: int
    worth: int
    promotes_to: int
    unpromoted: int
    royal: bool
    jump_rank: int
    burns: bool
    lion: bool
    infects: int
    drop_file_limit: int
    drop_mate_banned: bool


@dataclass(frozen=True)
class RuleOption:
    """Something the players may agree on before a game; `choices` are (value, title), the first is the default."""

    key: str
    title: str
    text: str
    choices: tuple[tuple[str, str], ...]

    @property
    def default(self) -> str:
        return self.choices[0][0]


@dataclass(frozen=True)
class Handicap:
    """White leaves the pieces on `remove` (squares) out, has `hand` ((kind, count), ...) instead, and moves first.

    On the squares of `replace` ((square, kind), ...) stands another piece of the same side, Black's or White's.
    One of free choice has no name, and the names of its squares as its key: "10c,7c".
    """

    key: str
    name: str
    kanji: str
    remove: tuple[int, ...]
    replace: tuple[tuple[int, int], ...]
    hand: tuple[tuple[int, int], ...]


class Geometry:
    """Squares of a board of `files` x `ranks` inside a wall as thick as the longest step needs.

    A square is `(rank - 1 + pad_ranks) * stride + file - 1`; file 1 is on Black's right, rank 1 is far from Black.
    Neighbouring rows share one wall of `pad_files` columns. All indices are below 2048 up to 36 x 36.
    """

    def __init__(self, files: int, ranks: int, pad_files: int, pad_ranks: int) -> None:
        self.files = files
        self.ranks = ranks
        self.pad_ranks = pad_ranks
        self.stride = files + pad_files
        self.size = (ranks + 2 * pad_ranks) * self.stride + pad_files
        self._rank_of_letters = {rank_letters(rank): rank for rank in range(1, ranks + 1)}
        self.squares = tuple(self.square(f, r) for r in range(1, ranks + 1) for f in range(files, 0, -1))

    def square(self, file: int, rank: int) -> int:
        """The square of a file and rank, both counted from 1; RulesError off the board."""
        if not (1 <= file <= self.files and 1 <= rank <= self.ranks):
            raise RulesError(PlaceMessage.NOT_ON_BOARD(file=file, rank=rank, files=self.files, ranks=self.ranks))
        return (rank - 1 + self.pad_ranks) * self.stride + file - 1

    def file_of(self, square: int) -> int:
        return square % self.stride + 1

    def rank_of(self, square: int) -> int:
        return square // self.stride - self.pad_ranks + 1

    def square_name(self, square: int) -> str:
        """File number and rank letter(s): 7f, 16p, 36aj."""
        return f"{self.file_of(square)}{rank_letters(self.rank_of(square))}"

    def parse_square(self, text: str) -> int:
        """The square named `text`; RulesError where there is none."""
        digits = len(text) - len(text.lstrip("0123456789"))
        letters = text[digits:]
        if not 0 < digits < 3 or text[0] == "0" or letters not in self._rank_of_letters:
            raise RulesError(PlaceMessage.NOT_A_SQUARE(text=shortened(text)))
        return self.square(int(text[:digits]), self._rank_of_letters[letters])


def rank_letters(rank: int) -> str:
    """Letter(s) of a rank counted from 1: a to z, then aa, ab, ..."""
    more, last = divmod(rank - 1, 26)
    return (chr(ord("a") + more - 1) if more else "") + chr(ord("a") + last)


@dataclass(frozen=True, eq=False)
class Variant:
    """One variant with its options chosen. Compared by identity; `load_variant` gives the same object again.

    `kinds[0]` is None, so a kind's id is its index. `array` maps squares to (kind, side) of the even game. Of the
    rules each field answers one question, and none follows from another:

    check           "mate": a check must be answered; "capture": a royal piece is simply taken
    royal_loss      with the loss of which royal piece the game is lost: the "last", or "any"
    bare_king       what becomes of a lone royal piece: "off" nothing, "jcsa", where kinds of `bare_king_minor` of the
                    stronger side do not count, or "loss_unless_bares_back" with the very next move
    promotion_on    which moves may promote; `promotion_forced` must where they could never move again,
                    `promotion_far_rank` may there and on the last rank, `promotion_entry_only` nowhere else but on
                    entering. `promotion_choice`: "forced", what may promote must; "victim_promoted", who takes a
                    promoted piece by it; "free". `promotion_declined`:
                    "deferred", whoever enters without it may not promote with the side's next move unless that
                    captures; "free"
    contagion       which pieces make what takes them another kind (`Kind.infects`): "all" of these, the "promoted"
                    ones, none with "off"; royal pieces never change so, and who does has no choice to promote
    flip            "every_move": a piece with two faces shows the other one after each of its moves; "off"
    hand_kinds      what a hand holds; `drop_faces`: shown is the "front", or "either" face; `stuck_drops`: drops on
                    squares that the piece could never leave are "forbidden" or "allowed". `start_hand` are
                    (kind, count) of what each side has in hand at the start
    repetition      the occurrence at which `repetition_result` comes: "draw"; "first_loses", the side that made the
                    first move has lost; "loss", the side to move, which began to repeat; "maker_loses", the side
                    that made the position, or in answer to a check, who gave that; or it is "forbidden",
                    "forbidden_unless_in_check" or "allowed". `perpetual_check`: "loss" for who has always given check
    no_moves        "loss" or "draw" for a side that has no legal move and is not in check
    declaration     points that a declaration asks for: "none", "27", "24"; `declaration_points` are (kind, points) of
                    the kinds that do not count one
    try_rule        a king on the square where the enemy king begins wins
    move_limit      the game is a draw after so many moves, 0 = never; `quiet_limit`: after so many in a row by which
                    nothing was taken or promoted
    jump_capture    what ranked jumps may take: "non_royal", "lower" or "any"; `jump_quiet`: or end on an empty square
    range_capture_own   "yes": a flight that takes all that it passes may end on an own piece of lower rank; "no"
    emperor_protection  what one emperor (`Movement.raids`) does against another: "always", all other pieces of its side
                    are protected; "strict", where it could itself take back
    burn_clash      what a burner burns that dies beside another: "mover_only" (nothing) or "mover_and_others"
    lion_trading    "off", "jcsa" or "okazaki"; `lion_protection`: judged "after" or "before" the move; no piece of
                    `lion_no_bridge` is a bridge to a distant lion
    """

    name: str
    title: str
    geometry: Geometry
    kinds: tuple[Kind | None, ...]
    array: Mapping[int, tuple[int, int]]
    check: str
    royal_loss: str
    bare_king: str
    bare_king_minor: tuple[int, ...]
    promotion_zone: int
    promotion_on: tuple[str, ...]
    promotion_forced: tuple[int, ...]
    promotion_far_rank: tuple[int, ...]
    promotion_entry_only: tuple[int, ...]
    promotion_choice: str
    promotion_declined: str
    contagion: str
    flip: str
    hand_kinds: tuple[int, ...]
    drop_faces: str
    stuck_drops: str
    start_hand: tuple[tuple[int, int], ...]
    repetition: int
    repetition_result: str
    perpetual_check: str
    no_moves: str
    declaration: str
    declaration_points: tuple[tuple[int, int], ...]
    declaration_pieces: int
    try_rule: bool
    move_limit: int
    quiet_limit: int
    jump_capture: str
    jump_quiet: bool
    range_capture_own: str
    emperor_protection: str
    burn_clash: str
    lion_trading: str
    lion_protection: str
    lion_no_bridge: tuple[int, ...]
    options: tuple[RuleOption, ...]
    chosen: Mapping[str, str]
    handicaps: tuple[Handicap, ...]

    @property
    def every_kind(self) -> tuple[Kind, ...]:
        """The kinds of pieces, promoted faces too, in the order of their ids."""
        return tuple(kind for kind in self.kinds if kind is not None)

    @property
    def files(self) -> int:
        return self.geometry.files

    @property
    def ranks(self) -> int:
        return self.geometry.ranks

    @property
    def squares(self) -> tuple[int, ...]:
        """All squares in reading order: rank 1 first, each from the highest file down to 1."""
        return self.geometry.squares

    @property
    def flips(self) -> bool:
        """Whether pieces turn over with every move: there is nothing to decide about it."""
        return self.flip != "off"

    @property
    def drop_kinds(self) -> tuple[int, ...]:
        """What can stand on the board by a drop: the kinds of the hand, in their order, and other faces of theirs."""
        if self.drop_faces == "front":
            return self.hand_kinds
        faces = ((kind, self.kind(kind).promotes_to) for kind in self.hand_kinds)
        return tuple(face for pair in faces for face in pair if face)

    def full_set(self) -> Counter[int]:
        """How many pieces of each kind, as a hand would hold them, both sides have at the start of the even game."""
        pieces = Counter(self.held_kind(kind) for kind, _ in self.array.values())
        for kind, count in self.start_hand:
            pieces[kind] += 2 * count
        return pieces

    def infection(self, kind: int) -> int:
        """The kind that a piece becomes which takes one of this kind, 0 where that changes nothing."""
        of = self.kind(kind)
        return of.infects if self.contagion == "all" or (self.contagion == "promoted" and of.unpromoted) else 0

    def held_kind(self, kind: int) -> int:
        """What a piece is in a hand: its unpromoted face, or itself."""
        return self.kind(kind).unpromoted or kind

    @property
    def has_drops(self) -> bool:
        return bool(self.hand_kinds)

    @property
    def repetition_ends(self) -> bool:
        """Whether a position that came up often enough ends the game."""
        return self.repetition_result in ("draw", "first_loses", "loss", "maker_loses")

    def square(self, file: int, rank: int) -> int:
        return self.geometry.square(file, rank)

    def file_of(self, square: int) -> int:
        return self.geometry.file_of(square)

    def rank_of(self, square: int) -> int:
        return self.geometry.rank_of(square)

    def square_name(self, square: int) -> str:
        return self.geometry.square_name(square)

    def parse_square(self, text: str) -> int:
        return self.geometry.parse_square(text)

    def kind(self, kind_id: int) -> Kind:
        """The kind with this id; IndexError where there is none."""
        kind = self.kinds[kind_id]
        if kind is None:
            raise IndexError("kinds count from 1")
        return kind

    def kind_by_code(self, code: str) -> Kind:
        """The kind with this abbreviation ("P", "+P"); KeyError where there is none."""
        for kind in self.kinds:
            if kind is not None and kind.code == code:
                return kind
        raise KeyError(code)

    def choice(self, option: str) -> str:
        """Chosen value of a rule option, "" where the variant does not have it."""
        return self.chosen.get(option, "")

    def in_zone(self, square: int, side: int) -> bool:
        """Whether a square lies in the promotion zone of `side`."""
        rank = self.rank_of(square)
        return rank <= self.promotion_zone if side == 0 else rank > self.ranks - self.promotion_zone

    def handicap(self, key: str) -> Handicap:
        """The handicap with this key; "10c,7c" leaves out what White has there at the start of the even game.

        RulesError where a square is none, is stated twice, holds no piece of White's, or no royal piece would be left.
        """
        for known in self.handicaps:
            if known.key == key:
                return known
        try:
            squares = [self.parse_square(name) for name in key.split(",")]
        except ValueError:
            raise RulesError(PlaceMessage.NO_HANDICAP(title=self.name, text=shortened(key))) from None
        for number, square in enumerate(squares):
            if square in squares[:number]:
                raise RulesError(PlaceMessage.LEFT_OUT_TWICE(square=self.square_name(square)))
            if square not in self.array or self.array[square][1] == 0:
                raise RulesError(PlaceMessage.NOTHING_TO_LEAVE_OUT(square=self.square_name(square)))
        royals = [square for square, (kind, owner) in self.array.items() if owner == 1 and self.kind(kind).royal]
        if all(square in squares for square in royals):
            raise RulesError(PlaceMessage.ROYALS_LEFT_OUT)
        return Handicap(key, "", "", tuple(squares), (), ())

    def free_handicap(self, squares: Collection[int]) -> str:
        """The key of the handicap that leaves out what stands on `squares`: a named one where there is one."""
        for known in self.handicaps:
            if set(known.remove) == set(squares) and not (known.replace or known.hand):
                return known.key
        return ",".join(self.square_name(square) for square in self.squares if square in squares)

    def home_square(self, side: int) -> int:
        """The square on which a side's royal piece begins the even game, -1 where it has none."""
        for square, (kind, owner) in self.array.items():
            if owner == side and self.kind(kind).royal:
                return square
        return -1
