"""Games that have ended, as they count for the person's progress, and what they come to: won, drawn and lost by
opponent, side and opening, runs, days, time."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Final, TypeVar

from shogi_desktop.files.plain_values import AtMost, Between, Clamped, Cut, OneOf
from shogi_desktop.game.notes import GameResult, Reason
from shogi_desktop.game.tree import Game, Node
from shogi_desktop.library.recognition import opening_of
from shogi_desktop.notation.moves.usi import format_move
from shogi_desktop.rules.board.pieces import Side

from ..play.setup import LEVEL_NUMBERS, Aid, GameSetup

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
    level: Annotated[int, Between(LEVEL_NUMBERS[0], LEVEL_NUMBERS[-1])] = LEVEL_NUMBERS[0]
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
    def helped(self) -> bool:
        """Whether it was played against a level of the computer, but with a guide or other help."""
        return self.opponent == LEVEL and self.unrated in tuple(Aid)

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
    side = setup.human_side()
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
        level=other.level if other is not None else LEVEL_NUMBERS[0],
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


_Key = TypeVar("_Key", bound=Hashable)


@dataclass(frozen=True)
class GameTally:
    """So many games won, drawn and lost; `open` ended without a result, or were between people."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    open: int = 0

    @property
    def scored(self) -> int:
        """Games with a result of the person's."""
        return self.won + self.drawn + self.lost

    @property
    def games(self) -> int:
        return self.scored + self.open

    @property
    def share(self) -> float:
        """Points of a hundred, as a share; 0 without a game."""
        return (self.won + self.drawn / 2) / self.scored if self.scored else 0.0

    def with_game(self, game: PlayedGame) -> GameTally:
        score = game.score
        return GameTally(
            self.won + (score == 1), self.drawn + (score == 0.5), self.lost + (score == 0), self.open + (score is None)
        )


@dataclass(frozen=True)
class Run:
    """How many in a row: now, and at best."""

    current: int = 0
    best: int = 0

    def goes_on(self) -> Run:
        return Run(self.current + 1, max(self.best, self.current + 1))

    def ends(self) -> Run:
        return Run(0, self.best)


def tally(games: Iterable[PlayedGame]) -> GameTally:
    """All of them together."""
    found = GameTally()
    for game in games:
        found = found.with_game(game)
    return found


def grouped(games: Iterable[PlayedGame], key: Callable[[PlayedGame], _Key | None]) -> dict[_Key, GameTally]:
    """The same by what `key` says of each; games of which it says None are left out, and so are those without score."""
    found: dict[_Key, GameTally] = {}
    for game in games:
        group = key(game)
        if group is not None and game.score is not None:
            found[group] = found.get(group, GameTally()).with_game(game)
    return found


def by_opponent(games: Iterable[PlayedGame]) -> list[tuple[PlayedGame, GameTally]]:
    """A game against each computer player with the results against it: levels from the lowest, then other engines by
    name. What helped the person counts for nothing here: these are the results as they were."""
    chosen = [game for game in games if game.opponent in (LEVEL, ENGINE)]
    examples = {_opponent(game): game for game in chosen}
    results = grouped(chosen, _opponent)
    return [(examples[key], results[key]) for key in sorted(results)]


def by_side(games: Iterable[PlayedGame]) -> dict[str, GameTally]:
    """Results with each side."""
    found = grouped(games, _side)
    return {side: found[side] for side in sorted(found)}


def by_opening(games: Iterable[PlayedGame], plies: int, most: int) -> list[tuple[PlayedGame, GameTally]]:
    """An example of each opening with its results, those played most first: openings by name, or, where they have
    none, by their first moves. Games that began otherwise than usual are left out."""
    chosen = [game for game in games if not game.handicap and game.unrated != "position" and game.moves]

    def key(game: PlayedGame) -> tuple[str, ...]:
        return (game.opening,) if game.opening else ("", *game.moves.split()[:plies])

    examples = {key(game): game for game in chosen}
    results = sorted(grouped(chosen, key).items(), key=lambda row: (-row[1].scored, row[0]))
    return [(examples[group], found) for group, found in results[:most]]


def wins_in_a_row(games: Iterable[PlayedGame]) -> Run:
    """Games won one after the other, those without a result passed over."""
    run = Run()
    for game in games:
        if game.score is not None:
            run = run.goes_on() if game.score == 1 else run.ends()
    return run


def days_in_a_row(games: Sequence[PlayedGame], today: date) -> Run:
    """Days with a game that ended; the present run lives until a whole day has passed without one."""
    run, last = Run(), date.min
    for day in sorted({game.when.date() for game in games}):
        run = run.goes_on() if last + timedelta(days=1) == day else Run(1, max(run.best, 1))
        last = day
    return run if last >= today - timedelta(days=1) else run.ends()


def spent_ms(games: Iterable[PlayedGame]) -> int:
    """The time that the person's own moves have taken."""
    return sum(game.spent_ms for game in games)


def _opponent(game: PlayedGame) -> tuple[int, int, str]:
    return (game.opponent == ENGINE, 0 if game.opponent == ENGINE else game.level, game.engine)


def _side(game: PlayedGame) -> str | None:
    return game.side or None
