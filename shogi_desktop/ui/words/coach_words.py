"""What the coach says of a move, and in the report of a whole game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLocale

from shogi_desktop.analysis.game_report import turning_points
from shogi_desktop.analysis.review import Judged, LineReview, Mark, SideReview
from shogi_desktop.coach.facts import DROPS, MISSED, Fact, FactKind, PlacedPiece
from shogi_desktop.game.notes import SHORT_MATE, UNKNOWN_MATE
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.moves.japanese import square_text
from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.rules import Position, Side
from shogi_desktop.rules.board.pieces import EMPTY, kind_of
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.analysis.coaching import lesson_steps

from .analysis_words import SIGNS, gap_text, judgement_parts, percent_text
from .i18n import QT_TRANSLATE_NOOP, counted, translate
from .move_texts import line_texts, move_text
from .texts import piece_name

_LISTED: Final = 4  # pieces
_TOLD: Final = 5  # moves of a line, as far as a sentence speaks of them
_K = FactKind
SENTENCES: Final = {
    _K.ALLOWS_MATE: QT_TRANSLATE_NOOP("Coach", "Allows a mate in {n}."),
    _K.LOSES_ROYAL: QT_TRANSLATE_NOOP("Coach", "{by} can take the last royal piece: {victims}."),
    _K.INTO_FIRE: QT_TRANSLATE_NOOP("Coach", "The fire of {by} burns {victims}."),
    _K.UNDER_JUMP: QT_TRANSLATE_NOOP("Coach", "{by} jumps over the pieces between and takes {victims}."),
    _K.DOUBLE_MOVE: QT_TRANSLATE_NOOP("Coach", "Allows {move}, a double move that takes {victims}."),
    _K.BURNS_OWN: QT_TRANSLATE_NOOP("Coach", "Moves into the fire, which burns {victims}."),
    _K.TAKES_OWN: QT_TRANSLATE_NOOP("Coach", "Takes pieces of its own side on its way: {victims}."),
    _K.MOVES_INTO: QT_TRANSLATE_NOOP("Coach", "Goes where {by} takes {victims}."),
    _K.LEAVES: QT_TRANSLATE_NOOP("Coach", "Leaves {victims} for {by} to take."),
    _K.UNGUARDS: QT_TRANSLATE_NOOP("Coach", "No longer guards {victims}, which {by} takes."),
    _K.OPENS: QT_TRANSLATE_NOOP("Coach", "Opens the way of {by} to {victims}."),
    _K.EXPOSES: QT_TRANSLATE_NOOP("Coach", "Lets {by} take {victims}, safe until now."),
    _K.EXCHANGE: QT_TRANSLATE_NOOP("Coach", "Loses more than it wins: {by} takes {victims}."),
    _K.FORK: QT_TRANSLATE_NOOP("Coach", "Allows a fork: {move} attacks {victims} at once."),
    _K.DISCOVERED: QT_TRANSLATE_NOOP("Coach", "Allows a discovered attack: {move} opens the way of {by} to {victims}."),
    _K.PIN: QT_TRANSLATE_NOOP("Coach", "Lets {victims} be pinned: it must not leave its line."),
    _K.PROMOTES: QT_TRANSLATE_NOOP("Coach", "Lets {by} promote: {move}."),
    _K.THREAT: QT_TRANSLATE_NOOP("Coach", "Allows {move}, which wins {victims}."),
    _K.LOSES_LATER: QT_TRANSLATE_NOOP("Coach", "Loses {victims} in the moves that follow."),
    _K.ALLOWS_ATTACK: QT_TRANSLATE_NOOP("Coach", "Allows {move}, which attacks {victims}."),
    _K.KING_HUNT: QT_TRANSLATE_NOOP("Coach", "Allows an attack on the king that begins with {move}."),
    _K.MISSES_MATE: QT_TRANSLATE_NOOP("Coach", "Misses a mate in {n}: {better}."),
    _K.MISSES_BURNING: QT_TRANSLATE_NOOP("Coach", "Misses {better}: its fire would burn {victims}."),
    _K.MISSES_DOUBLE: QT_TRANSLATE_NOOP("Coach", "Misses {better}, which takes twice in one move: {victims}."),
    _K.MISSES_STRIKE: QT_TRANSLATE_NOOP("Coach", "Misses {better}, a double move that takes {victims}."),
    _K.MISSES_EXCHANGE: QT_TRANSLATE_NOOP("Coach", "Misses {better}, which wins the exchange: {by} for {victims}."),
    _K.MISSES_PIECE: QT_TRANSLATE_NOOP("Coach", "Misses {better}, which wins {victims}."),
    _K.MISSES_PROMOTION: QT_TRANSLATE_NOOP("Coach", "Misses {better}, which leads to the promotion of {by}."),
    _K.MISSES_LATER: QT_TRANSLATE_NOOP("Coach", "Misses {better}, which wins {victims} in a few moves ({line})."),
    _K.MISSES_FORK: QT_TRANSLATE_NOOP("Coach", "Misses a fork: {better} attacks {victims} at once."),
    _K.MISSES_ATTACK: QT_TRANSLATE_NOOP("Coach", "Misses {better}, which attacks {victims}."),
    _K.MISSES_HUNT: QT_TRANSLATE_NOOP("Coach", "Misses an attack on the enemy king that begins with {better}."),
    _K.WRONG_DROP: QT_TRANSLATE_NOOP("Coach", "Better was to drop the {wanted} here."),
    _K.WRONG_PLACE: QT_TRANSLATE_NOOP("Coach", "Better was to drop the {wanted} on {place}."),
    _K.SHELTER: QT_TRANSLATE_NOOP("Coach", "Weakens the king's shelter: no other piece guards {victims} any more."),
    _K.SLOWER: QT_TRANSLATE_NOOP("Coach", "{better} was stronger."),
}
_UNKNOWN: Final = {
    _K.ALLOWS_MATE: QT_TRANSLATE_NOOP("Coach", "Allows a mate."),
    _K.MISSES_MATE: QT_TRANSLATE_NOOP("Coach", "Misses a mate: {better}."),
}
_MATES: Final = QT_TRANSLATE_NOOP("Coach", "Now {by} gives mate: {move}.")
_WILL_MATE: Final = QT_TRANSLATE_NOOP("Coach", "Now {by} begins a mate in {n}: {move}.")
"""ALLOWS_MATE, where it is short enough to be seen."""
_OUT: Final = QT_TRANSLATE_NOOP("Coach", "Moves the king out of its shelter: no other piece guards {victims}.")
"""SHELTER, where the king has moved itself."""
_AFTER: Final = QT_TRANSLATE_NOOP("Coach", "After {move} the fire burns {victims}.")
"""INTO_FIRE by a piece that has no fire before it promotes."""
_LATER: Final = QT_TRANSLATE_NOOP("Coach", "After {move} the last royal piece is lost.")
"""LOSES_ROYAL, but not by the next move."""
_PREPARED: Final = {
    _K.MISSES_DOUBLE: QT_TRANSLATE_NOOP("Coach", "Misses {better}, which prepares a move that takes twice: {victims}."),
    _K.MISSES_STRIKE: QT_TRANSLATE_NOOP("Coach", "Misses {better}, which prepares a double move that takes {victims}."),
}
"""Not by the next move."""
_BETWEEN: Final = QT_TRANSLATE_NOOP("Coach", ", ")
_AND: Final = QT_TRANSLATE_NOOP("Coach", " and ")
"""Between pieces that are listed, and before the last one."""
_MORE: Final = QT_TRANSLATE_NOOP("Coach", "{pieces} and {n} more|{pieces} and {n} more")
_PIECE: Final = QT_TRANSLATE_NOOP("Coach", "the {piece} on {square}")
_IN_HAND: Final = QT_TRANSLATE_NOOP("Coach", "the {piece} in hand")


Naming = Callable[[PlacedPiece, Variant, str], str]
"""How a piece is called where it stands, in a notation."""


def fact_sentence(fact: Fact, position: Position, before: int, notation: str) -> str:
    """A fact about a move in `position`, to which the move `before` has led; squares and moves in the `notation`
    "japanese" or "western"."""
    variant = position.variant
    texts = list(line_texts(position, fact.line[:_TOLD], before, notation))
    better = texts[0] if texts else ""
    reply = texts[-1 if fact.kind is _K.PROMOTES else 1] if len(texts) > 1 else better
    sentence = SENTENCES[fact.kind]
    if fact.plies == UNKNOWN_MATE:
        sentence = _UNKNOWN[fact.kind]
    elif fact.kind is _K.ALLOWS_MATE and fact.by is not None and fact.plies <= SHORT_MATE:
        sentence = _MATES if fact.plies == 1 else _WILL_MATE
    elif fact.kind is _K.LOSES_ROYAL and fact.plies > 1:
        sentence = _LATER
    elif fact.kind is _K.INTO_FIRE and fact.by is not None and not variant.kind(kind_of(fact.by.piece)).burns:
        sentence = _AFTER
    elif fact.kind in _PREPARED and len(fact.line) > 1:
        sentence = _PREPARED[fact.kind]
    elif fact.kind is _K.SHELTER and fact.by is not None:
        sentence = _OUT
    values = {
        "n": QLocale().toString(fact.plies),
        "victims": listed(fact.victims, variant, notation),
        "by": _named(fact.by, variant, notation) if fact.by is not None else "",
        "move": reply if fact.kind not in MISSED else better,
        "better": better,
        "line": " ".join([*texts, "…"] if len(fact.line) > len(texts) else texts),
        "place": square_name(fact.victims[-1].square, variant, notation) if fact.victims else "",
        "wanted": kind_name(fact.victims[-1], variant) if fact.kind in DROPS else "",
    }
    return capitalised(counted(_coach(sentence), len(fact.victims), **values))


def capitalised(sentence: str) -> str:
    """It may begin with the name of a piece."""
    return sentence[:1].upper() + sentence[1:]


def reasons_beside(facts: Iterable[Fact]) -> list[Fact]:
    """What is still to be said of a move where the better one is named beside it."""
    return [fact for fact in facts if fact.kind is not _K.SLOWER]


def sentences(facts: Iterable[Fact], position: Position, before: int, notation: str) -> list[str]:
    """One for each fact."""
    return [fact_sentence(fact, position, before, notation) for fact in facts]


def listed(pieces: Sequence[PlacedPiece], variant: Variant, notation: str, named: Naming | None = None) -> str:
    """Pieces with their squares, the first ones of many."""
    names = [(named or _named)(piece, variant, notation) for piece in pieces[:_LISTED]]
    left = len(pieces) - len(names)
    if left:
        return counted(_coach(_MORE), left, pieces=_coach(_BETWEEN).join(names))
    return _coach(_BETWEEN).join([*names[:-2], _coach(_AND).join(names[-2:])])


def _named(piece: PlacedPiece, variant: Variant, notation: str) -> str:
    """A piece and where it stands."""
    if piece.piece == EMPTY:
        return square_name(piece.square, variant, notation)
    name = kind_name(piece, variant)
    if piece.square < 0:
        return _coach(_IN_HAND).format(piece=name)
    return _coach(_PIECE).format(piece=name, square=square_name(piece.square, variant, notation))


def square_name(square: int, variant: Variant, notation: str) -> str:
    """A square as moves are written."""
    return square_text(variant, square) if notation == "japanese" else variant.square_name(square)


def kind_name(piece: PlacedPiece, variant: Variant) -> str:
    """What a piece is called."""
    return piece_name(variant.kind(kind_of(piece.piece)))


def _coach(text: str) -> str:
    return translate("Coach", text)


_TITLES = (
    QT_TRANSLATE_NOOP("CoachReport", "Accuracy"),
    QT_TRANSLATE_NOOP("CoachReport", "Moves judged"),
    QT_TRANSLATE_NOOP("CoachReport", "Book moves"),
    QT_TRANSLATE_NOOP("CoachReport", "Inaccuracies"),
    QT_TRANSLATE_NOOP("CoachReport", "Mistakes"),
    QT_TRANSLATE_NOOP("CoachReport", "Blunders"),
    QT_TRANSLATE_NOOP("CoachReport", "Mates missed"),
    QT_TRANSLATE_NOOP("CoachReport", "Mates allowed"),
)
_TITLES_OF_A_PART = (QT_TRANSLATE_NOOP("CoachReport", "Accuracy of the moves judged"), *_TITLES[1:])


@dataclass(frozen=True)
class Remark:
    """A move worth looking at: its text with its sign, and what is said of it."""

    judged: Judged
    move: str
    words: str

    @property
    def line(self) -> str:
        return f"{self.judged.node.ply}  {self.move}  {self.words}"


@dataclass(frozen=True)
class CoachReport:
    """`rows` are a title and what it is for Black and for White; `remarks` in the order of the game. `gap` says how
    much of it was analysed where that is not the whole."""

    rows: tuple[tuple[str, str, str], ...]
    remarks: tuple[Remark, ...]
    gap: str

    def text(self, title: str, players: tuple[str, str]) -> str:
        """For the clipboard."""
        lines = [title, *filter(None, [self.gap]), "", " | ".join(("", *players)).strip()]
        lines += [*(" | ".join(row) for row in self.rows), ""]
        return "\n".join([*lines, *(remark.line for remark in self.remarks), ""])


def report_steps(game: Game, review: LineReview, notation: str, view: str) -> Steps[CoachReport]:
    """Of a line that was judged; moves in the `notation` "japanese" or "western", chances in the `view` of
    `ScoreStyle`. The coach takes a moment for each."""
    sides = [_column(review.side(side), review.learnt_by(side)) for side in (Side.BLACK, Side.WHITE)]
    titles = (translate("CoachReport", title) for title in (_TITLES if review.is_whole else _TITLES_OF_A_PART))
    remarks = yield from _remarks(game, review, notation, view)
    return CoachReport(tuple(zip(titles, *sides, strict=True)), remarks, gap_text(review))


def _column(side: SideReview, learnt: int) -> list[str]:
    number = QLocale().toString
    accuracy = side.accuracy
    told = "–" if accuracy is None else percent_text(accuracy / 100)
    counts = [len(side.moves), learnt, *(side.count(mark) for mark in Mark)]
    counts += [sum(bool(move.missed) for move in side.moves), sum(bool(move.allowed) for move in side.moves)]
    return [told, *map(number, counts)]


def _remarks(game: Game, review: LineReview, notation: str, view: str) -> Steps[tuple[Remark, ...]]:
    turned, turns = turning_points(review), translate("CoachReport", "turning point")
    position, remarks = game.start, []
    for node in review.line[1:]:
        judged = review.judged.get(node)
        if judged is not None and (judged.mark is not None or judged.missed or judged.allowed):
            before = node.parent.move if node.parent else 0
            text = move_text(position, node.move, before, notation)
            sign = SIGNS[judged.mark] if judged.mark is not None else ""
            share = node.ply / len(review.line)
            lesson = (yield from lesson_steps(game, judged, share)) if judged.mark is not None else None
            reasons = reasons_beside(lesson.facts[:1]) if lesson is not None else []
            words = list(judgement_parts(judged, position, notation, view, reasons[0].kind if reasons else None))
            words += [*([turns] if judged in turned else []), *sentences(reasons, position, before, notation)]
            remarks.append(Remark(judged, f"{text} {sign}".strip(), " · ".join(words)))
            yield share
        position.play(node.move)
    return tuple(remarks)
