"""What a game is played with: variant, rules, start, players and times; kept in the game's own headers."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Annotated, TypeAlias

from shogi_desktop.files.plain_values import AtMost, Between, OneOf, read_json, record
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.game.tree import Game
from shogi_desktop.notation.positions.sfen import format_sfen, parse_sfen
from shogi_desktop.notation.records.headers import BLACK, STARTED, TIME_LIMIT, WHITE, limits_text, times_of
from shogi_desktop.rules.board.pieces import Side
from shogi_desktop.rules.record.loader import load_variant

HEADER = "setup"
LEVEL_NUMBERS = range(1, 11)
_BEGUN_LETTERS = 40


class Aid(StrEnum):
    """What may help the person in a game against the computer, so that its result says nothing of their strength. The
    values are used in files."""

    TAKE_BACK = "take_back"
    HINT = "hint"  # a hint or a threat was asked for, or a mate looked for
    COACH = "coach"
    TEACHING = "teaching"
    SWAPPED = "swapped"  # sides were changed in the middle of it
    TAKEN_OVER = "taken_over"  # the computer failed, or computers played, and a person went on in its place
    POSITION = "position"  # it began with moves made before
    EDITED = "edited"  # the record was changed by hand, or analysed, while it rested


@dataclass(frozen=True)
class PlayerSetup:
    """Who sits at one side. A computer is the program's own engine, for which `level` counts, or one of the person's
    own engines, by its name."""

    human: bool = True
    name: str = ""
    level: Annotated[int, Between(LEVEL_NUMBERS[0], LEVEL_NUMBERS[-1])] = 5
    engine: str | None = None

    def __post_init__(self) -> None:
        if self.level not in LEVEL_NUMBERS:
            raise ValueError(f"there is no level {self.level}")


PERSON = PlayerSetup()
NO_LIMIT = TimeControl()


@dataclass(frozen=True)
class GameSetup:
    """A game as chosen before it begins. `sfen` "" = the even or handicap start. `teaching`: the person may take back
    blunders against a computer; `guided`: every move of the computer is explained to them.

    Of the one that is played, `begun` says when it was (ISO 8601, to the microsecond: no other game has it), and `aid`
    what has helped the person in it first, "" = nothing (see `Aid`).
    """

    variant: str = "shogi"
    options: Mapping[str, str] = field(default_factory=dict)
    handicap: str = ""
    sfen: str = ""
    black: PlayerSetup = PERSON
    white: PlayerSetup = PERSON
    black_time: TimeControl = NO_LIMIT
    white_time: TimeControl = NO_LIMIT
    teaching: bool = False
    guided: bool = False
    begun: str = field(default="", compare=False)
    aid: str = field(default="", compare=False)

    def player(self, side: Side) -> PlayerSetup:
        return self.black if side is Side.BLACK else self.white

    def with_player(self, side: Side, player: PlayerSetup) -> GameSetup:
        """The same with somebody else at a side."""
        return replace(self, black=player) if side is Side.BLACK else replace(self, white=player)

    def times(self) -> tuple[TimeControl, TimeControl]:
        return self.black_time, self.white_time

    def human_sides(self) -> list[Side]:
        """The sides played by people."""
        return [side for side in Side if self.player(side).human]

    def human_side(self) -> Side | None:
        """The only side played by a person; None where both or neither are."""
        sides = self.human_sides()
        return sides[0] if len(sides) == 1 else None

    @property
    def even(self) -> bool:
        """Whether the game begins as usual, so that neither side is the stronger one or the one to solve it."""
        return not self.handicap and not self.sfen

    def with_sides_swapped(self) -> GameSetup:
        """The players change sides, the clocks stay: for a change in the middle of a game."""
        return replace(self, black=self.white, white=self.black)

    def for_rematch(self) -> GameSetup:
        """The players change sides and take their time along, since time odds belong to the player."""
        changed = self.with_sides_swapped()
        return replace(changed, black_time=self.white_time, white_time=self.black_time)

    def with_person(self, side: Side) -> GameSetup:
        """A person takes over a side."""
        person = replace(self.player(side), human=True, name="", engine=None)
        return self.with_player(side, person)

    def make_game(self) -> Game:
        """A new game without moves. VariantError, NotationError or ValueError where the set-up makes no sense."""
        variant = load_variant(self.variant, self.options)
        return Game(variant, parse_sfen(self.sfen, variant) if self.sfen else None, self.handicap)


@dataclass(frozen=True)
class ClockState:
    """How many milliseconds the turn after `ply` moves has lasted; main times stand with the moves."""

    ply: int
    spent_ms: int


@dataclass(frozen=True)
class _Kept:
    """What the headers of a game say of it."""

    black: PlayerSetup
    white: PlayerSetup
    black_time: TimeControl
    white_time: TimeControl
    clock: ClockState | None = None
    teaching: bool | None = None
    guided: bool | None = None
    begun: Annotated[str, AtMost(_BEGUN_LETTERS)] | None = None
    aid: Annotated[str, OneOf(*Aid)] | None = None


def _kept(game: Game) -> _Kept:
    """ValueError where the headers record nothing, or nothing that can be read."""
    return record(_Kept, read_json(game.headers.get(HEADER, "{}")), strict=True)


def _text(kept: _Kept) -> str:
    written = asdict(kept)
    for player in (written["black"], written["white"]):
        if player["engine"] is None:
            del player["engine"]
    for key in ("clock", "teaching", "guided", "begun", "aid"):
        if written[key] is None:
            del written[key]
    return json.dumps(written, ensure_ascii=False)


def start_of(game: Game) -> str:
    """The position a game starts from as a set-up names it: "" for the usual one of its handicap."""
    return "" if game.begins_as_usual else format_sfen(game.start)


Naming: TypeAlias = Callable[[GameSetup, Side], str]
"""What a record of a game calls a player; "" = nothing."""


def own_names(setup: GameSetup, side: Side) -> str:
    """Only those that were given."""
    return setup.player(side).name


def write_setup(game: Game, setup: GameSetup, clock: ClockState | None, naming: Naming = own_names) -> None:
    """Puts players, times and the state of the clock into the headers, from where `read_setup` takes them again; what
    other programs read as well: names, the day and the time control.

    Variant, rule options and start are the game's own.
    """
    taught = setup.teaching or None, setup.guided or None
    kept = _Kept(setup.black, setup.white, *setup.times(), clock, *taught)
    game.headers[HEADER] = _text(replace(kept, begun=setup.begun or None, aid=setup.aid or None))
    said = {BLACK: naming(setup, Side.BLACK), WHITE: naming(setup, Side.WHITE)}
    said |= {STARTED: game.headers.get(STARTED, "") or day_of(setup.begun)}
    said |= {TIME_LIMIT: game.headers.get(TIME_LIMIT, "") or limits_text(setup.times())}
    for key, text in said.items():
        game.headers.pop(key, None)
        if text:
            game.headers[key] = text


def day_of(begun: str) -> str:
    """When a game was begun (ISO 8601), as records write it in the time of this place; "" where it is not known."""
    try:
        return f"{datetime.fromisoformat(begun).astimezone():%Y/%m/%d %H:%M:%S}"
    except ValueError:
        return ""


def when_begun(game: Game) -> str:
    """When a recorded game was begun, in ISO 8601; "" where nobody began it here, or nobody knows."""
    try:
        return _kept(game).begun or ""
    except ValueError:
        return ""


def as_record(game: Game) -> None:
    """It was begun elsewhere, wherever its headers come from: nobody goes on with it by himself."""
    with suppress(ValueError):
        if _kept(game).begun:
            game.headers[HEADER] = _text(replace(_kept(game), begun=None))


def read_setup(game: Game) -> tuple[GameSetup, ClockState | None]:
    """The set-up of a recorded game: two people where it records none, or none that can be read."""
    times = times_of(game.headers.get(TIME_LIMIT, ""))
    bare = GameSetup(
        game.variant.name,
        dict(game.variant.chosen),
        game.handicap,
        start_of(game),
        PlayerSetup(name=game.headers.get("black", "")),
        PlayerSetup(name=game.headers.get("white", "")),
        *times,
    )
    try:
        kept = _kept(game)
    except ValueError:
        return bare, None
    taught = replace(bare, teaching=bool(kept.teaching), guided=bool(kept.guided))
    players = replace(taught, black=kept.black, white=kept.white)
    players = replace(players, begun=kept.begun or "", aid=kept.aid or "")
    return replace(players, black_time=kept.black_time, white_time=kept.white_time), kept.clock


def with_computers(setup: GameSetup, naming: Naming) -> GameSetup:
    """The set-up that a record without one has, in which a computer is known by what `naming` calls it."""
    for side in Side:
        named = setup.player(side).name
        for level in LEVEL_NUMBERS if named else ():
            computer = setup.with_player(side, PlayerSetup(human=False, level=level))
            if naming(computer, side) == named:
                nameless = computer.with_player(side.other, replace(computer.player(side.other), name=""))
                unnamed = naming(nameless, side.other) == computer.player(side.other).name
                setup = nameless if unnamed else computer
                break
    return setup


def with_names(game: Game, headers: Mapping[str, str]) -> dict[str, str]:
    """These headers with the set-up of a game in its old place, if it has one, its players called as they say."""
    rows = [(key, value) for key, value in headers.items() if key != HEADER]
    if HEADER in game.headers:
        try:
            kept = _kept(game)
        except ValueError:
            text = game.headers[HEADER]
        else:
            black = replace(kept.black, name=headers.get("black", ""))
            white = replace(kept.white, name=headers.get("white", ""))
            text = _text(replace(kept, black=black, white=white))
        rows.insert(list(game.headers).index(HEADER), (HEADER, text))
    return dict(rows)
