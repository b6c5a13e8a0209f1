"""What is played in a tournament, and by whom, as its file keeps it."""

from __future__ import annotations

import itertools
import json
from dataclasses import MISSING, asdict, dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any, Final

from shogi_desktop.clients.catalogue import XBOARD_GAMES, OutsideEngine
from shogi_desktop.clients.own_program import engine_command
from shogi_desktop.clients.search import Protocol
from shogi_desktop.files.plain_values import MOST, Between, Clamped, Cut, read_json, record
from shogi_desktop.game.clock import TimeControl
from shogi_desktop.jobs.machines import LONGEST_ADDRESS

from ..match import Until
from ..players import MatchPlayer, PlayerLimits
from ..settings import BookOpenings, MatchSettings, OpeningFile, Openings, RandomOpenings
from ..standing import Sprt

LONGEST_PLAYER_NAME: Final = 60
STRONGEST: Final = 10
MOST_NODES: Final = 1_000_000_000
MOST_MS: Final = 24 * 3600 * 1000
_Milliseconds = Annotated[int, Between(0, MOST_MS)]


@dataclass(frozen=True)
class Entrant:
    """A player by its name, which no other one has. `engine` is one of the person's as it was set up then, None: the
    program's own at a `level`. For each move it has so many `nodes`, or the times of a clock."""

    name: Annotated[str, Cut(LONGEST_PLAYER_NAME)]
    engine: OutsideEngine | None = None
    level: Annotated[int, Clamped(1, STRONGEST)] = STRONGEST
    nodes: Annotated[int, Between(0, MOST_NODES)] = 0
    main_ms: _Milliseconds = 0
    byoyomi_ms: _Milliseconds = 0
    increment_ms: _Milliseconds = 0

    def limits(self) -> PlayerLimits:
        """ValueError where it has none."""
        return PlayerLimits(self.nodes, clock=TimeControl(self.main_ms, self.byoyomi_ms, self.increment_ms))

    def player(self, variant: str) -> MatchPlayer:
        """As it plays a match of the variant."""
        engine = self.engine
        if engine is None:
            return MatchPlayer(self.name, own_engine(), self.limits(), {"Skill": str(self.level)})
        launch = engine.launch()
        xboard = XBOARD_GAMES.get(variant, "") if launch.protocol is Protocol.XBOARD else ""
        return MatchPlayer(
            self.name,
            tuple(launch.command),
            self.limits(),
            dict(engine.options),
            dict(launch.environment),
            xboard,
            folder=launch.folder,
            start_ms=launch.start_ms,
        )


def counts(engine: OutsideEngine | None) -> bool:
    """Whether it can be told a number of nodes."""
    return engine is None or (engine.counts and engine.protocol == Protocol.USI.value)


def plays(engine: OutsideEngine | None, variant: str) -> bool:
    """Whether it can play matches of the variant."""
    return engine is None or variant in engine.variants


def own_engine() -> tuple[str, ...]:
    """The command of the program's own engine; what it needs stands in the environment of this process."""
    return tuple(engine_command())


VERSION: Final = 1
MOST_BYTES: Final = 1 << 20
LONGEST_NAME: Final = 100
MOST_ENTRANTS: Final = 32
MOST_GAMES: Final = 100_000
MOST_PARALLEL: Final = 256
_FILE_LETTERS: Final = 255
_Elo = Annotated[int, Between(-1000, 1000)]
_Percent = Annotated[int, Between(1, 49)]


@dataclass(frozen=True)
class SequentialTest:
    """Whether the first player is rather `elo1` than `elo0` stronger than the second; `error` is the chance in percent
    that either answer is wrong."""

    elo0: _Elo = 0
    elo1: _Elo = 10
    error: _Percent = 5

    def sprt(self) -> Sprt:
        """ValueError where it makes no sense."""
        return Sprt(self.elo0, self.elo1, self.error / 100, self.error / 100)


@dataclass(frozen=True)
class TournamentSettings:
    """Every entrant plays a match of `games` against every other one, two games from each opening: `plies` random
    moves, or with `book` as many out of the opening book, or the moves of a record of `openings`, a file in the
    tournament's folder ("" = none; `plies` of them, 0 = all). With a `test`, for two entrants, the match ends when
    that is decided, too; `games` may be 0 then.

    Games that both players call decided by `adjudged_cp` hundredths of a pawn end (0: none does), and those of
    `longest` plies are draws. With `faults_lose` whoever crashes or moves illegally has lost the game, which else
    counts for nobody; with `restart` engines are started for each game. So many games are played at a time as
    `parallel` says, or as the machines of the dask scheduler at the address `scheduler` can ("" = here).
    """

    name: Annotated[str, Cut(LONGEST_NAME)]
    variant: str
    entrants: tuple[Entrant, ...]
    rules: dict[str, str] = field(default_factory=dict)
    games: Annotated[int, Between(0, MOST_GAMES)] = 100
    test: SequentialTest | None = None
    plies: Annotated[int, Between(0, 500)] = 6
    openings: Annotated[str, Cut(_FILE_LETTERS)] = ""
    book: bool = False
    adjudged_cp: Annotated[int, Between(0, MOST)] = 0
    longest: Annotated[int, Between(1, 100_000)] = 400
    faults_lose: bool = True
    restart: bool = False
    parallel: Annotated[int, Clamped(1, MOST_PARALLEL)] = 1
    scheduler: Annotated[str, Cut(LONGEST_ADDRESS)] = ""
    version: Annotated[int, Between(VERSION, VERSION)] = VERSION

    def __post_init__(self) -> None:
        names = {entrant.name for entrant in self.entrants}
        if not 2 <= len(self.entrants) <= MOST_ENTRANTS or len(names) < len(self.entrants):
            raise ValueError(f"from 2 to {MOST_ENTRANTS} players with different names are expected")
        if self.test is not None and len(self.entrants) > 2:
            raise ValueError("a test is for two players")
        for entrant in self.entrants:
            entrant.limits()
        self.until()

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Who plays whom, by their places among the entrants; the first one of each has black in the first game."""
        return tuple(itertools.combinations(range(len(self.entrants)), 2))

    def until(self) -> Until:
        """When the match of a pair is over. ValueError where it never is."""
        return Until(self.games, self.test.sprt() if self.test is not None else None)

    def match(self, pair: tuple[int, int], openings: Openings) -> MatchSettings:
        """The match of two of them."""
        first, second = (self.entrants[place].player(self.variant) for place in pair)
        return MatchSettings(
            self.variant,
            first,
            second,
            openings,
            self.rules,
            self.longest,
            self.faults_lose,
            self.adjudged_cp,
            faults_lose=self.faults_lose,
            restart=self.restart,
        )

    def described(self, pair: tuple[int, int], openings: Openings) -> dict[str, Any]:
        """What games of the pair are played by, by which their folder is known again. Where the program itself lies is
        none of it, since that may change; nor is what is as usual, since later versions may know more of that."""
        first, second = (_unusual(self.entrants[place]) for place in pair)
        return {
            "variant": self.variant,
            "rules": self.rules,
            "openings": openings.described(),
            "longest": self.longest,
            "faults lose": self.faults_lose,
            "adjudged": self.adjudged_cp,
            **({"restart": True} if self.restart else {}),
            "first": first,
            "second": second,
        }

    def load_openings(self, folder: Path) -> Openings:
        """Those of the file in the tournament's folder, or random ones. OSError."""
        if not self.openings:
            return BookOpenings(self.plies) if self.book else RandomOpenings(self.plies)
        return OpeningFile(folder / Path(self.openings).name, self.plies or None, again=True)


def parse_settings(text: str) -> TournamentSettings:
    """The settings of a file's text; what no version knew when it was written is as usual. ValueError where they are
    none."""
    values = read_json(text, MOST_BYTES)
    if isinstance(values, dict):
        values = _usual(TournamentSettings) | values
        if isinstance(values.get("entrants"), list):
            values["entrants"] = [_completed(entrant) for entrant in values["entrants"]]
    return record(TournamentSettings, values, strict=True)


def _completed(entrant: object) -> object:
    if not isinstance(entrant, dict):
        return entrant
    engine = entrant.get("engine")
    whole = _usual(OutsideEngine) | engine if isinstance(engine, dict) else engine
    return _usual(Entrant) | entrant | {"engine": whole}


def _usual(kind: type[Any]) -> dict[str, Any]:
    """The fields of a record that need not be said, and their values then."""
    found = {}
    for each in fields(kind):
        if each.default is not MISSING:
            found[each.name] = each.default
        elif each.default_factory is not MISSING:
            found[each.name] = each.default_factory()
    return found


def _unusual(entrant: Entrant) -> dict[str, Any]:
    """What has to be said of a player."""
    told = {name: value for name, value in asdict(entrant).items() if value != _usual(Entrant).get(name, value)}
    if entrant.engine is not None:
        usual = _usual(OutsideEngine)
        told["engine"] = {name: value for name, value in asdict(entrant.engine).items() if value != usual.get(name)}
    return {"name": entrant.name, **told}


def format_settings(settings: TournamentSettings) -> str:
    """The text of their file."""
    return json.dumps(asdict(settings), ensure_ascii=False, indent=1) + "\n"
