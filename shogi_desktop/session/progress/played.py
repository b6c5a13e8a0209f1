"""A game that has ended, as it counts for the person's progress."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Final

from shogi_desktop.files.plain_values import AtMost, Between, Clamped, Cut, OneOf
from shogi_desktop.game.result import GameResult, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.library.names.recognition import opening_of
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.rules.board.pieces import Side

from ..play.setup import LEVELS, Aid, GameSetup

LEVEL: Final = "level"
ENGINE: Final = "engine"
PERSON: Final = "person"
SIDES: Final = ("black", "white")
DRAW: Final = "draw"
NONE: Final = "none"
HANDICAP: Final = "handicap"
SHORT: Final = "short"
FRIEND: Final = "friend"
UNRATED: Final = (*Aid, HANDICAP, SHORT, FRIEND)
"""Why a result says nothing of the person's strength: what helped (`Aid`), a handicap, given up before
the game had begun, no computer as opponent."""
FEWEST: Final = 10
"""Plies; a game given up, lost on time or drawn by agreement before so many is too short to be rated."""
OPENING_PLIES: Final = 12
_EARLY: Final = frozenset({Reason.RESIGN, Reason.TIME, Reason.AGREEMENT})
_BROKEN: Final = frozenset({Reason.ABORTED, Reason.ENGINE_FAILURE, Reason.OTHER})
_DAY_MS: Final = 24 * 3_600_000

Score = float
"""0 lost, 0.5 drawn, 1 won."""


@dataclass(frozen=True)
class PlayedGame:
    """`begun` is the moment in UTC by which a game is known, `ended` that of its end (both ISO 8601). `side` is the
    person's, "" where people played both; `winner` a side, "draw" or "none". `unrated` says why it counts for no
    rating, "" = it does if the strength of the opponent is known. `spent_ms` is the time that the person's own moves
    took, `moves` the first moves as USI text and `opening` the key of its opening's name, "" = it has none.
    """

    begun: Annotated[str, AtMost(40)]
    ended: Annotated[str, AtMost(40)]
    variant: Annotated[str, AtMost(60)]
    side: Annotated[str, OneOf("", *SIDES)]
    opponent: Annotated[str, OneOf(LEVEL, ENGINE, PERSON)]
    winner: Annotated[str, OneOf(*SIDES, DRAW, NONE)]
    reason: Annotated[str, OneOf(*(reason.value for reason in Reason))]
    level: Annotated[int, Between(LEVELS[0], LEVELS[-1])] = LEVELS[0]
    engine: Annotated[str, Cut(200)] = ""
    unrated: Annotated[str, OneOf("", *UNRATED)] = ""
    handicap: Annotated[str, Cut(200)] = ""
    plies: Annotated[int, Clamped(0, 100_000)] = 0
    spent_ms: Annotated[int, Clamped(0, 30 * _DAY_MS)] = 0
    moves: Annotated[str, Cut(200)] = ""
    opening: Annotated[str, Cut(60)] = ""

    @property
    def score(self) -> Score | None:
        """What the person scored; None where there is no result, or two people played."""
        if not self.side or self.winner == NONE:
            return None
        return 0.5 if self.winner == DRAW else float(self.winner == self.side)

    @property
    def when(self) -> datetime:
        """The end, in the time of this place."""
        return moment(self.ended).astimezone()


def moment(text: str) -> datetime:
    """The moment that a text of a record names, the beginning of time for one that names none."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return datetime.fromtimestamp(0, UTC)
    return found if found.tzinfo is not None else found.replace(tzinfo=UTC)


def played_game(game: Game, setup: GameSetup, ended: datetime) -> PlayedGame | None:
    """What is kept of a game that has ended; None for one between computers, or of which nobody knows when it began."""
    people, result = setup.human_sides(), game.result
    if not people or not setup.begun or result is None:
        return None
    side = people[0] if len(people) == 1 else None
    line = game.main_line()
    other = setup.player(side.other) if side is not None else None
    opening = opening_of(game)
    return PlayedGame(
        begun=setup.begun,
        ended=ended.astimezone(UTC).isoformat(timespec="seconds"),
        variant=game.variant.name,
        side=SIDES[side] if side is not None else "",
        opponent=PERSON if other is None else ENGINE if other.engine else LEVEL,
        winner=_winner(result),
        reason=result.reason.value,
        level=other.level if other is not None else LEVELS[0],
        engine=(other.engine or "") if other is not None else "",
        unrated=_unrated(setup, result, len(line)),
        handicap=game.handicap,
        plies=len(line),
        spent_ms=sum(node.spent_ms or 0 for node in line if side is None or _mover(game, node) == side),
        moves=" ".join(format_move(node.move, game.variant) for node in line[:OPENING_PLIES]),
        opening=opening.key if opening is not None else "",
    )


def _winner(result: GameResult) -> str:
    if result.winner is not None:
        return SIDES[result.winner]
    return NONE if result.reason in _BROKEN else DRAW


def _unrated(setup: GameSetup, result: GameResult, plies: int) -> str:
    if setup.aid:
        return setup.aid
    if len(setup.human_sides()) > 1:
        return FRIEND
    if setup.teaching or setup.guided:
        return Aid.TEACHING
    if setup.handicap:
        return HANDICAP
    if setup.sfen:
        return Aid.POSITION
    return SHORT if plies < FEWEST and result.reason in _EARLY else ""


def _mover(game: Game, node: Node) -> Side:
    first = game.first_turn
    return first if node.ply % 2 == 1 else first.other
