"""What one room hands another by `Desk.open`, where a name, a path or a position does not say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias

from shogi_desktop.rules.position import Position

from .board import BoardView

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument
    from PySide6.QtWidgets import QWidget

    from shogi_desktop.clients.catalogue import OutsideEngine
    from shogi_desktop.clients.engine_client import TalkLog
    from shogi_desktop.clients.problem_client import ProblemClient
    from shogi_desktop.library.entry import Entry
    from shogi_desktop.mating.problem import ProblemSet
    from shogi_desktop.notation.records.reading import Steps
    from shogi_desktop.session.editing.drafts import Drafts

    from .words.coach_words import CoachReport

Point: TypeAlias = tuple[float, float]
"""The share of a game, and the height: from 1, all for Black, to -1."""


@dataclass(frozen=True)
class AnalysisPage:
    """The summary of an analysed game, to be printed. `curve` has the stretches in which the course of the game is
    known, `marks` the points of bad moves with how bad they were, from 1 to 3."""

    title: str
    players: tuple[str, str]
    report: CoachReport
    curve: Sequence[Sequence[Point]]
    marks: Sequence[tuple[Point, int]]


@dataclass(frozen=True)
class ProblemPages:
    """Problems of a set from the one at `place` on, to be printed; `client` knows their solutions, `window` asks, and
    `tell` says there what was done."""

    problems: ProblemSet
    place: int
    client: ProblemClient
    window: QWidget
    tell: Callable[[str], object]


@dataclass(frozen=True)
class WrittenPages:
    """A text with pictures, to be printed from a `window`: `make` lays it out in pages of a size in points."""

    title: str
    make: Callable[[float, float], Steps[QTextDocument]]
    window: QWidget


@dataclass(frozen=True)
class OpenTab:
    """One of the records that are open, by its number."""

    number: int


@dataclass(frozen=True)
class EntryAt:
    """A record of the library, at the move in it that was looked for: `ply` moves from its start (0 = none was), on the
    main line but where `turns` (ply, number of the child) say."""

    entry: Entry
    ply: int = 0
    turns: Sequence[tuple[int, int]] = ()


@dataclass(frozen=True)
class SetUp:
    """A sound position to play from, as SFEN, under these rule options (name -> value)."""

    variant: str
    sfen: str
    options: Mapping[str, str]


@dataclass(frozen=True)
class OpenedProblems:
    """Problems of a file, or, with "", from elsewhere."""

    problems: ProblemSet
    path: str


@dataclass(frozen=True)
class Practice:
    """The positions of a game ("": of the one that is looked at) that the person practises, `own` mistakes or those of
    others."""

    game: str = ""
    own: bool = True


@dataclass(frozen=True)
class Mates:
    """The problems of a game that mate in so many plies."""

    game: str
    plies: int


@dataclass(frozen=True)
class Mating:
    """Whether and how the side to move mates from here."""

    position: Position


@dataclass(frozen=True)
class PositionToKeep:
    """A position that is to go into one of the person's own sets of problems."""

    position: Position


@dataclass(frozen=True)
class PieceOf:
    """A kind of piece of a game, for those who tell or teach about it."""

    game: str
    kind: int


@dataclass(frozen=True)
class EngineButton:
    """A button among the options of an engine, which was pressed."""

    engine: OutsideEngine
    name: str


@dataclass(frozen=True)
class WorstMoments:
    """The moves of the game on the board that cost the person most."""


@dataclass(frozen=True)
class TryAgain:
    """The game on the board is played on from the position that is shown, against the same opponent."""


@dataclass(frozen=True)
class Talk:
    """What was said between the program and engines, by what they did."""

    logs: dict[str, TalkLog]


class EditedPosition(Protocol):
    """What is set up on the page of the editor, as far as it can be analysed and kept."""

    @property
    def board(self) -> BoardView: ...

    @property
    def drafts(self) -> Drafts: ...

    def position(self) -> Position: ...

    def obstacle(self) -> str:
        """Why nobody can think about the position; "" = they can."""

    def make_moves(self, moves: Sequence[int]) -> None: ...

    def put_below_verdict(self, widget: QWidget) -> None: ...
