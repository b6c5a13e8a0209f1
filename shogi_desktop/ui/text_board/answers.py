"""Answers to what is asked about the position on the board, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QLocale, QObject

from shogi_desktop.rules import Position, Side
from shogi_desktop.rules.board.moves import NO_MOVE, drop_kind, from_square, is_drop, is_pass, is_promotion
from shogi_desktop.rules.record.variant import Kind, Variant, rank_letters
from shogi_desktop.session.play.game_session import GameSession, SessionState
from shogi_desktop.session.sight.attacks import piece_moves, strikers, threatened_royals

from ..board.input.state import steps_of
from ..board.layout.spot import in_hand, on_square, snapshot_of
from ..board.words import describe_spot
from ..widgets.side_marks import unmarked
from ..words.i18n import current_language, variant_text
from ..words.move_texts import move_words
from ..words.piece_search import kinds_called
from ..words.texts import clock_text, piece_name, player_name, result_sentence, side_name
from .command_words import TextQuestion, Topic, Whose, examples


class Situation(QObject):
    """Reads the session each time it is asked."""

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session

    def lines(self) -> list[str]:
        """Everything, a line each."""
        said = [self.game(), self.turn(), self.last(), *(self.hand(side) for side in Side), self.clocks()]
        return [*said, *filter(None, [self.result()])]

    def game(self) -> str:
        """The game and who plays it."""
        record = self._session.record
        text = self.tr("{game}: {black} (Black), {white} (White)")
        names = [player_name(record.setup, side) for side in Side]
        return text.format(game=variant_text(record.game.variant.title), black=names[0], white=names[1])

    def turn(self) -> str:
        """The number of the next move, and who is to make it."""
        record, turn = self._session.record, Side(self._session.record.game.position.turn)
        here = not record.looking_back
        if record.state is SessionState.PLAYING and here and turn == record.setup.human_side():
            text = self.tr("Next is move {n}: your move, {side}")
        elif self._session.turn.is_thinking() and here:
            text = self.tr("Next is move {n}: {side}, the computer, is thinking")
        else:
            text = self.tr("Next is move {n}: {side} to move")
        said = text.format(n=record.game.cursor.ply + 1, side=side_name(turn))
        if record.looking_back:
            return said + self.tr(" (looking back; the game goes on at the last position)")
        return said

    def last(self) -> str:
        """The move that led to the position."""
        game = self._session.record.game
        if game.cursor.move == NO_MOVE:
            return self.tr("No move has been made")
        before = game.position.copy()
        before.undo()
        deed = move_words(game.variant, before.transition(game.cursor.move))
        return self.tr("Move {n}, {move}").format(n=game.cursor.ply, move=deed)

    def hand(self, side: Side) -> str:
        """What a side has in hand, or has taken where captured pieces do not come back."""
        game, snapshot = self._session.record.game, snapshot_of(self._session.record.game.position, self._begun())
        if game.variant.has_drops:
            held = [(kind, snapshot.hands.get(in_hand(side, kind), 0)) for kind in game.variant.hand_kinds]
            own, text = [], self.tr("{side} has in hand: {pieces}")
        else:
            lying = snapshot.captured[side]
            held = [(piece >> 1, count) for piece, count in lying if piece & 1 != side]
            own = [(piece >> 1, count) for piece, count in lying if piece & 1 == side]
            text = self.tr("{side} has taken: {pieces}")
            text = self.tr("{side} has taken: {pieces}; of its own: {own}") if own else text
        counted = _counted(game.variant, held) or self.tr("nothing")
        return text.format(side=side_name(side), pieces=counted, own=_counted(game.variant, own))

    def _begun(self) -> list[int]:
        start = self._session.record.game.start
        return [int(piece) for piece in map(start.piece_at, start.variant.squares) if piece]

    def clocks(self) -> str:
        """What both clocks show."""
        faces = [(side, self._session.turn.clock.face(side)) for side in Side]
        said = []
        for side, face in faces:
            if face is None:
                continue
            left = face.byoyomi_ms if face.in_byoyomi else face.main_ms
            text = self.tr("{side} has {time} for this move") if face.in_byoyomi else self.tr("{side} has {time}")
            said.append(text.format(side=side_name(side), time=clock_text(left)))
        return ", ".join(said) or self.tr("No clock")

    def result(self) -> str:
        """How the game has ended; "" while it goes on."""
        result = self._session.record.game.result
        return unmarked(result_sentence(result)) if result is not None else ""


PAWN = 100  # in the unit of Kind.value
MOST_TARGETS = 60  # of one piece are told


class Answers(QObject):
    """Reads the session's game; `situation` says what does not depend on a question."""

    def __init__(self, session: GameSession, situation: Situation, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._situation = situation
        self._by_ask: dict[Topic, Callable[[TextQuestion], str]] = {
            Topic.WHERE: self._where,
            Topic.BOARD: self._where,
            Topic.ATTACKS: self._attacks,
            Topic.MOVES: self._moves,
            Topic.SQUARE: self._square,
            Topic.RANK: self._line,
            Topic.FILE: self._line,
            Topic.HANDS: self._hands,
            Topic.LAST: self._last,
            Topic.TURN: self._turn,
            Topic.TIME: self._time,
            Topic.MATERIAL: self._material,
            Topic.CHECK: self._check,
            Topic.HELP: self._help,
        }

    def answer(self, question: TextQuestion) -> str:
        """What there is to say; "" where the question is a wish that somebody else fulfils."""
        return self._by_ask[question.ask](question) if question.ask in self._by_ask else ""

    @property
    def _position(self) -> Position:
        return self._session.record.game.position

    def _sides(self, whose: Whose | None) -> list[Side]:
        """The sides that are meant: mine are those of the person, or of who is to move where two play or nobody."""
        mine = self._session.record.setup.human_side() if self._session.record.state is SessionState.PLAYING else None
        me = mine if mine is not None else Side(self._position.turn)
        meant = {Whose.MINE: [me], Whose.THEIRS: [me.other], Whose.BLACK: [Side.BLACK], Whose.WHITE: [Side.WHITE]}
        return meant[whose] if whose is not None else list(Side)

    # Where pieces are

    def _where(self, question: TextQuestion) -> str:
        kinds = kinds_called(question.piece, self._position.variant)
        if not kinds:
            return self.tr("No piece of this game is called “{name}”.").format(name=question.piece)
        text = self.tr("{side}: {pieces}.")
        said = [(side, self._listed(side, kinds)) for side in self._sides(question.whose)]
        return " ".join(text.format(side=side_name(side), pieces=pieces) for side, pieces in said)

    def _listed(self, side: Side, kinds: Iterable[Kind]) -> str:
        """ "gold general 4i, 6i; pawn in hand ×2"."""
        position, parts = self._position, []
        variant = position.variant
        for kind in kinds:
            packed = kind.id << 1 | side
            names = [variant.square_name(each) for each in variant.squares if position.piece_at(each) == packed]
            if names:
                parts.append(f"{piece_name(kind)} {', '.join(names)}")
            count = int(position.hand_count(side, kind.id)) if kind.id in variant.hand_kinds else 0
            if count:
                parts.append(self.tr("{piece} in hand ×{n}").format(piece=piece_name(kind), n=count))
        return "; ".join(parts) or self.tr("none")

    def _square(self, question: TextQuestion) -> str:
        if question.square < 0:
            return self._which_square()
        return self._at(question.square) + "."

    def _at(self, square: int) -> str:
        return describe_spot(self._position.variant, snapshot_of(self._position), on_square(square))

    def _which_square(self) -> str:
        return self.tr("Name a square, such as {square}.").format(
            square=self._position.variant.square_name(self._position.variant.squares[0])
        )

    def _line(self, question: TextQuestion) -> str:
        """The pieces of a rank from the highest file on, or of a file from its first rank on."""
        variant, position = self._position.variant, self._position
        wanted = [
            square
            for square in variant.squares
            if variant.rank_of(square) == question.rank or variant.file_of(square) == question.file
        ]
        said = [self._at(square) for square in wanted if position.piece_at(square)]
        name = rank_letters(question.rank) if question.rank else str(question.file)
        text = self.tr("Rank {name}: {pieces}.") if question.rank else self.tr("File {name}: {pieces}.")
        return text.format(name=name, pieces="; ".join(said) or self.tr("empty"))

    # What they can do

    def _attacks(self, question: TextQuestion) -> str:
        if question.square < 0:
            return self._which_square()
        variant, said = self._position.variant, [self._at(question.square)]
        text, piece = self.tr("{side}: {pieces}"), self._piece
        for side in Side:
            squares = strikers(self._position, question.square, side)
            named = ", ".join(f"{piece(each)} {variant.square_name(each)}" for each in squares)
            said.append(text.format(side=side_name(side), pieces=named or self.tr("nothing")))
        return ". ".join(said) + "."

    def _piece(self, square: int) -> str:
        return piece_name(self._position.variant.kind(self._position.piece_at(square) >> 1))

    def _moves(self, question: TextQuestion) -> str:
        if question.square >= 0:
            return self._moves_of(question.square)
        position, variant = self._position, self._position.variant
        legal = position.legal_moves()
        kinds = {kind.id for kind in kinds_called(question.piece, variant)}
        origins = dict.fromkeys(int(from_square(move)) for move in legal if not is_drop(move))
        origins_of = [each for each in variant.squares if each in origins and position.piece_at(each) >> 1 in kinds]
        if question.piece:
            said = [self._moves_of(square) for square in origins_of]
            return " ".join(said) or self.tr("No such piece can move.")
        named = [f"{self._piece(square)} {variant.square_name(square)}" for square in origins_of]
        dropped = dict.fromkeys(variant.held_kind(int(drop_kind(m))) for m in legal if is_drop(m))
        drops = [piece_name(variant.kind(kind)) for kind in dropped]
        named += [self.tr("{piece} in hand").format(piece=name) for name in drops]
        return self.tr("Moves: {n}. Can move: {pieces}.").format(
            n=len(legal), pieces=", ".join(named) or self.tr("nothing")
        )

    def _moves_of(self, square: int) -> str:
        """Where the piece on a square may go; of one whose turn it is not, where it could."""
        position, where = self._position, self._at(square)
        piece = int(position.piece_at(square))
        if not piece:
            return where + "."
        mover = piece & 1 == position.turn
        moves = position.legal_moves() if mover else piece_moves(position, square)
        moves = [move for move in moves if not is_drop(move) and from_square(move) == square]
        goals = self._goals(moves)
        text = self.tr("{piece}, moves: {squares}.") if mover else self.tr("{piece}, could go to: {squares}.")
        return text.format(piece=where, squares="; ".join(goals) or self.tr("none"))

    def _goals(self, moves: Iterable[int]) -> list[str]:
        """The ways of moves of one piece, each once: "7f", "5c takes gold general, may promote"."""
        ways: dict[tuple[int, ...], list[int]] = {}
        said = []
        for move in moves:
            ways.setdefault((0,) if is_pass(move) else steps_of(move), []).append(move)
        for steps, same in list(ways.items())[:MOST_TARGETS]:
            if is_pass(same[0]):
                said.append(self.tr("pass"))
                continue
            way = " – ".join(self._step(step, int(from_square(same[0]))) for step in steps)
            promoting = [is_promotion(move) and not self._position.variant.flips for move in same]
            note = self.tr("promotes") if all(promoting) else self.tr("may promote")
            said.append(f"{way}, {note}" if any(promoting) else way)
        return said + (["…"] if len(ways) > MOST_TARGETS else [])

    def _step(self, square: int, home: int) -> str:
        """A square that a move touches, and what it takes there."""
        name = self._position.variant.square_name(square)
        if square == home or not self._position.piece_at(square):
            return name
        return self.tr("{square} takes {piece}").format(square=name, piece=self._piece(square))

    # How things stand

    def _hands(self, question: TextQuestion) -> str:
        sides = self._sides(question.whose)
        return " ".join(self._situation.hand(side) + "." for side in sides)

    def _last(self, question: TextQuestion) -> str:
        return self._situation.last() + "."

    def _turn(self, question: TextQuestion) -> str:
        return ". ".join([self._situation.turn(), *filter(None, [self._situation.result()])]) + "."

    def _time(self, question: TextQuestion) -> str:
        return self._situation.clocks() + "."

    def _material(self, question: TextQuestion) -> str:
        worth = [self._worth(side) for side in Side]
        text = self.tr("{side}: {points}")
        said = [text.format(side=side_name(side), points=_number(worth[side])) for side in Side]
        ahead = Side.BLACK if worth[0] > worth[1] else Side.WHITE
        more = self.tr("{side} is ahead by {points}, counted in pawns")
        even = self.tr("Even")
        lead = more.format(side=side_name(ahead), points=_number(abs(worth[0] - worth[1])))
        return ". ".join([*said, even if worth[0] == worth[1] else lead]) + "."

    def _worth(self, side: Side) -> int:
        """The values of all pieces of a side, royal ones aside."""
        position, variant = self._position, self._position.variant
        pieces = [int(position.piece_at(square)) for square in variant.squares]
        kinds = [variant.kind(piece >> 1) for piece in pieces if piece and piece & 1 == side]
        hand = sum(int(position.hand_count(side, kind)) * variant.kind(kind).worth for kind in variant.hand_kinds)
        return hand + sum(kind.worth for kind in kinds if not kind.royal)

    def _check(self, question: TextQuestion) -> str:
        position, variant = self._position, self._position.variant
        turn = Side(position.turn)
        attacked = threatened_royals(position, turn)
        if not attacked:
            return self.tr("{side} is not in check.").format(side=side_name(turn))
        said = []
        for square in attacked:
            by = ", ".join(
                f"{self._piece(each)} {variant.square_name(each)}" for each in strikers(position, square, turn.other)
            )
            said.append(self.tr("{piece} is attacked: {pieces}").format(piece=self._at(square), pieces=by))
        return ". ".join(said) + "."

    def _help(self, question: TextQuestion) -> str:
        text = self.tr(
            "Type a move in any notation, a square, or one of: {examples}. "
            "On the board the arrow keys go from square to square, Enter picks up and sets down, Esc lets go; "
            "whatever you type goes to this line."
        )
        return text.format(examples="; ".join(examples(current_language())))


def _number(value: int) -> str:
    return QLocale().toString(value / PAWN, "g", 6)


def _counted(variant: Variant, held: list[tuple[int, int]]) -> str:
    """Kinds with their numbers, those that are there."""
    named = [(piece_name(variant.kind(kind)), count) for kind, count in held if count]
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in named)
