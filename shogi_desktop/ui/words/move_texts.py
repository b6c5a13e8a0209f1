"""Moves in words: in the notation of the person, in a sentence to be heard, and while one is being typed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from shogi_desktop.excerpt import excerpt
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.notation.moves import hodges, japanese
from shogi_desktop.rules.board.moves import (
    NO_MOVE,
    drop_kind,
    from_square,
    is_drop,
    is_pass,
    is_promotion,
    to_square,
    vias,
)
from shogi_desktop.rules.board.pieces import Side, kind_of
from shogi_desktop.rules.board.transition import Removal, Transition
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.moves import why_illegal

from .i18n import translate
from .piece_search import romaji_of
from .texts import SIDE_MARKS, piece_name, side_name, square_told

if TYPE_CHECKING:
    from shogi_desktop.notation.moves.typed import Meant


MOST_NAMED: Final = 4  # of the pieces that a move takes; more are counted


def taught_notation(notation: str) -> str:
    """How moves are told to who learns: in words where letters would stand for pieces."""
    return "words" if notation == "western" else notation


def move_text(position: Position, move: int, before: int, notation: str) -> str:
    """A move of `position`, to which the move `before` has led (NO_MOVE: none), "japanese", "western" or in "words"
    that leave out what it takes."""
    if notation == "words":
        return _way(position.variant, position.transition(move), "letters")
    if notation == "western":
        text = hodges.format_move(position, move, signs=False)
        return f"{SIDE_MARKS[position.turn]} {text}{_besides(position, move)}"
    return japanese.format_move(position, move, to_square(before) if before else None)


def _besides(position: Position, move: int) -> str:
    """In words what Hodges has signs for that nobody would guess: what burns, and that a piece goes back."""
    if is_drop(move):
        return ""
    told = []
    if vias(move) and from_square(move) == to_square(move):
        told.append(translate("MoveWords", "and back"))
    if _has_fire(position.variant):
        burnt = [each.square for each in position.transition(move).removals if each.burnt]
        others = [square for square in burnt if square != to_square(move)]
        told += [translate("MoveWords", "burns {n}").format(n=len(others))] if others else []
        told += [translate("MoveWords", "is burnt itself")] if len(others) < len(burnt) else []
    return f" ({', '.join(told)})" if told else ""


@lru_cache(maxsize=8)
def _has_fire(variant: Variant) -> bool:
    return any(kind.burns for kind in variant.every_kind)


def line_texts(position: Position, line: Iterable[int], before: int, notation: str) -> Iterator[str]:
    """The moves of a line that begins in `position`, to which the move `before` has led (NO_MOVE: none)."""
    board = position.copy()
    for move in line:
        yield move_text(board, move, before, notation)
        board.play(move)
        before = move


class MoveTexts:
    """Texts in one notation, "japanese" or "western"; a text needs the position before its move."""

    def __init__(self, notation: str = "japanese") -> None:
        self.notation = notation
        self._known: dict[Node, str] = {}

    def of(self, node: Node) -> str:
        """The text of a node prepared before; "" for any other."""
        return self._known.get(node, "")

    def told(self, game: Game, node: Node) -> str:
        """A move of a game, in words where its letters would tell nothing."""
        if node.parent is None or not names_needed(game.variant):
            return self.of(node)
        position = game.start
        for step in node.parent.path():
            position.play(step.move)
        return move_words(game.variant, position.transition(node.move), self.notation)

    def text(self, game: Game, node: Node) -> str:
        """The text of any move of a game, made now where it is missing."""
        if node not in self._known:
            self.prepare(game, node.path())
        return self.of(node)

    def prepare(self, game: Game, line: list[Node]) -> None:
        """Makes the texts that are missing for a line and its variations."""
        last = max((at for at, node in enumerate(line) if not self._complete(node)), default=-1)
        position = game.start if last >= 0 else None
        for node in line[: last + 1]:
            assert position is not None and node.parent is not None
            for sibling in node.parent.children:
                if sibling not in self._known:
                    self._known[sibling] = self._text(position, sibling)
            position.play(node.move)

    def prepare_all(self, game: Game) -> Iterator[tuple[Node, Position]]:
        """Makes the texts of the whole tree: every node after the start in the order of `walk`, with the position
        that its move has led to (to be read before the next one)."""
        for node, position in game.positions():
            for child in node.children:
                self._known[child] = self._text(position, child)
            if node.parent is not None:
                yield node, position

    def _complete(self, node: Node) -> bool:
        return node.parent is not None and all(sibling in self._known for sibling in node.parent.children)

    def _text(self, position: Position, node: Node) -> str:
        text = move_text(position, node.move, node.parent.move if node.parent else NO_MOVE, self.notation)
        return text + _taken_in_flight(position, node.move)


def move_words(variant: Variant, transition: Transition, notation: str = "western") -> str:
    """ "Black: pawn 7g to 7f, takes silver general, becomes tokin"; in the "japanese" notation with ranks in kanji."""
    text = translate("MoveWords", "{side}: {deed}")
    return text.format(side=side_name(transition.side), deed=deed_words(variant, transition, notation))


def deed_words(variant: Variant, transition: Transition, notation: str = "western") -> str:
    """The same without the side: "pawn 7g to 7f"; in the "japanese" notation squares have ranks in kanji."""
    coordinates = "kanji" if notation == "japanese" else "letters"
    parts = [_way(variant, transition, coordinates)]
    gone = [each for each in transition.removals if not each.burnt]
    taken = [_named(variant, each) for each in gone if each.piece & 1 != transition.side]
    lost = [_named(variant, each) for each in gone if each.piece & 1 == transition.side]
    ashes = [each for each in transition.removals if each.burnt]
    burnt = [
        f"{_named(variant, each)} {square_told(variant, each.square, coordinates)}"
        for each in ashes
        if each.piece & 1 != transition.side
    ]
    if taken:
        parts.append(_taken_words(taken))
    if lost:
        text = translate("MoveWords", "loses {n} of its own ({pieces})")
        parts.append(text.format(n=len(lost), pieces=_counted(lost)))
    if burnt:
        parts.append(translate("MoveWords", "burns {pieces}").format(pieces=", ".join(burnt)))
    if any(each.piece & 1 == transition.side for each in ashes):
        parts.append(translate("MoveWords", "is burnt itself"))
    for _, piece in transition.promoted:
        become = translate("MoveWords", "becomes {piece}")
        parts.append(become.format(piece=piece_name(variant.kind(piece >> 1))))
    return ", ".join(parts)


def deed_text(position: Position, move: int, notation: str) -> str:
    """The same of a move that could be made in `position`."""
    return deed_words(position.variant, position.transition(move), notation)


def _taken_words(names: list[str]) -> str:
    if len(names) <= MOST_NAMED:
        return translate("MoveWords", "takes {pieces}").format(pieces=", ".join(names))
    return translate("MoveWords", "takes {n} ({pieces})").format(n=len(names), pieces=_counted(names))


def hands_text(position: Position) -> str:
    """What both sides have in hand, "" where neither has anything."""
    variant, told = position.variant, []
    for side in Side:
        names = [
            piece_name(variant.kind(kind))
            for kind in variant.hand_kinds
            for _ in range(position.hand_count(side, kind))
        ]
        if names:
            line = translate("Book", "{side} in hand: {pieces}")
            told.append(line.format(side=side_name(side), pieces=_counted(names)))
    return "\n".join(told)


def _counted(names: list[str]) -> str:
    """Each name once, with how many there are of it."""
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in Counter(names).items())


def names_needed(variant: Variant) -> bool:
    """Whether pieces have letters that nobody knows by heart."""
    return any(len(kind.abbreviation) > 1 and not kind.unpromoted for kind in variant.every_kind)


def told_move(position: Position, move: int, before: int, notation: str) -> str:
    """A move as `move_text`, in words where its letters would tell nothing."""
    if not names_needed(position.variant) and notation != "words":
        return move_text(position, move, before, notation)
    return deed_text(position, move, notation)


def infected_kind(transition: Transition, variant: Variant) -> int:
    """The kind that the mover becomes by what it takes, 0 where it stays what it is."""
    faces = {piece >> 1 for _, piece in transition.promoted}
    marked = [variant.kind(each.piece >> 1).infects for each in transition.removals if not each.burnt]
    return next((kind for kind in marked if kind in faces), 0)


@lru_cache(maxsize=8)
def _has_flights(variant: Variant) -> bool:
    return any(ray.block == "sweep" for kind in variant.every_kind for ray in kind.movement.rays)


def _taken_in_flight(position: Position, move: int) -> str:
    """How many pieces a flight takes, and how many it costs, after the text of the move; "" for any other."""
    if not _has_flights(position.variant) or is_drop(move):
        return ""
    gone = [each for each in position.transition(move).removals if not each.burnt]
    if not {each.square for each in gone} - {int(to_square(move)), *vias(move)}:
        return ""
    lost = sum(each.piece & 1 == position.turn for each in gone)
    if not lost:
        return translate("MoveWords", "  (takes {n})").format(n=len(gone))
    return translate("MoveWords", "  (takes {n}, loses {m})").format(n=len(gone) - lost, m=lost)


def _way(variant: Variant, transition: Transition, coordinates: str) -> str:
    square_name = partial(square_told, variant, coordinates=coordinates)
    first = transition.legs[0]
    piece = piece_name(variant.kind(first.piece >> 1))
    if is_pass(transition.move):
        text = translate("MoveWords", "{piece} {square} passes")
        return text.format(piece=piece, square=square_name(first.target))
    if first.origin < 0:
        text = translate("MoveWords", "{piece} dropped on {square}")
        return text.format(piece=piece, square=square_name(first.target))
    squares = [first.origin, *(leg.target for leg in transition.legs)]
    to = translate("MoveWords", "{square} to {next}")
    path = square_name(squares[0])
    for square in squares[1:]:
        path = to.format(square=path, next=square_name(square))
    return translate("MoveWords", "{piece} {path}").format(piece=piece, path=path)


def _named(variant: Variant, removal: Removal) -> str:
    return piece_name(variant.kind(removal.piece >> 1))


MOST_MOVES: Final = 6  # are named where several are meant
MOST_LETTERS: Final = 24  # of what is not understood
_KANA: Final = re.compile("[ぁ-ゖァ-ヺ][ぁ-ゖァ-ヺー]*")


def spelled(text: str) -> str:
    """A typed text with its kana in Latin letters, as `TypedMoves` reads names of pieces: 76ふ is 76fu."""
    return _KANA.sub(lambda found: romaji_of(found.group()), text)


def meaning(meant: Meant, position: Position, before: int, notation: str) -> str:
    """What is meant in `position`, to which the move `before` has led: one move, the first few of several, or how far
    the text was understood."""
    found = meant.written or meant.further
    if found:
        texts = [move_text(position, move, before, notation) for move in found[:MOST_MOVES]]
        more = "  …" if len(found) > MOST_MOVES else ""
        return translate("TypedWords", "  or  ").join(texts) + more
    understood, left = meant.text[: meant.understood], meant.text[meant.understood :]
    if not understood:
        return translate("TypedWords", "“{text}” is no move here.").format(text=excerpt(left, MOST_LETTERS))
    text = translate("TypedWords", "Understood as far as “{text}”; “{rest}” does not follow.")
    rest = excerpt(left, MOST_LETTERS) if left else "…"
    return text.format(text=excerpt(understood, MOST_LETTERS), rest=rest)


def banned(position: Position, meant: Meant) -> str:
    """Why the one move that is meant is against the rules; "" where it is not one."""
    refused = why_illegal(position, meant.move) if meant.move != NO_MOVE else None
    return refused.text if refused else ""


def premove_text(position: Position, move: int, side: int, notation: str) -> str:
    """A move of a side that may not be at move, which tells nothing of what it does."""
    variant, origin = position.variant, int(from_square(move))
    kind = variant.kind(drop_kind(move) if is_drop(move) else kind_of(position.piece_at(origin)))
    steps = [*vias(move), int(to_square(move))]
    promotes = is_promotion(move) and not variant.flips
    if notation == "western":
        piece, start = kind.abbreviation, "" if is_drop(move) else variant.square_name(origin)
        way = "".join(f"-{variant.square_name(step)}" for step in steps)
        way = way.replace("-", "*") if is_drop(move) else way
        return f"{SIDE_MARKS[side]} {piece}{start}{way}{'+' if promotes else ''}"
    first, *onward = (japanese.square_text(variant, step) for step in steps)
    way = "打" if is_drop(move) else f"({japanese.square_text(variant, origin)})"
    told = f"{SIDE_MARKS[side]}{first}{japanese.piece_text(variant, kind)}{way}"
    return told + "".join(f"→{step}" for step in onward) + ("成" if promotes else "")
