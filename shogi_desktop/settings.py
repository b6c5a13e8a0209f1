"""The person's settings: one typed record, kept in an INI file.

A value that cannot be used is replaced by its default. A file that says nothing of use is put aside, one that the disk
does not give at the moment is left alone: nothing at its place ever stops the start. Keys this version does not know
stay where they are, and so do values that it cannot use. The file is for its owner only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from shogi_desktop.files import UnusableFileError, close_to_others, ini
from shogi_desktop.files.plain_values import AtMost, Clamped, Cut, OneOf, record
from shogi_desktop.files.saving import KeptFile

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "lesson_pieces": ("language", "marks", "own"),
    "problem_pieces": ("lessons", "own", "marks"),
    "problem_times": ("later", "on", "off"),
    "begin_with": ("start", "game"),
    "theme": ("system", "light", "dark"),
    "language": ("system", "en", "ja", "fr", "cs"),
    "piece_set": ("two_kanji", "one_kanji", "western", "letters", "mnemonic"),
    "board": ("kaya", "maple", "walnut", "slate", "plain"),
    "coordinates": ("notation", "kanji", "letters", "off"),
    "notation": ("language", "japanese", "western"),
    "arrow_keys": ("walk", "squares"),
    "record_format": ("kif", "shogi"),
    "auto_play": ("normal", "slow", "fast"),
    "watch": ("one", "at_once", "three", "ten"),
    "score_view": ("black", "mover", "chance"),
    "score_unit": ("language", "pawns", "hundredths"),
    "analysis_by": ("none", "time", "nodes", "depth"),
    "game_by": ("time", "nodes"),
    "graph_view": ("chance", "score"),
    "coach": ("full", "brief", "off"),
    "processors": ("all_but_one", "one", "all"),
    "speech": ("off", "byoyomi", "moves"),
}
"""The values a setting of this name may take; where it is in no file, the first is its default."""

ANIMATION_LIMIT: Final = 1000
ANIMATED: Final = 180  # milliseconds a leg, where the system does not want less motion
AS_THE_SYSTEM: Final = -1
TEXT_SIZES: Final = (90, 100, 115, 130, 150)  # per cent of the system's size of letters
MOST_LINES: Final = 5  # of an analysis; more arrows would hide the board
NAME_LETTERS: Final = 200
TEXT_LETTERS: Final = 256 * 1024
_Name: TypeAlias = Annotated[str, Cut(NAME_LETTERS)]
_Text: TypeAlias = Annotated[str, AtMost(TEXT_LETTERS)]


@dataclass(frozen=True)
class Settings:
    """Everything that is remembered between two starts.

    `text_size` is one of TEXT_SIZES. `animation_ms` is the time of one leg of a move (0 = off, -1 = ANIMATED, or off
    where the system wants less motion). `notation` "language" means: as the language has it, `coordinates` "notation":
    as the moves are written. `plan_moves` lets moves be entered ahead while the computer thinks, `confirm_moves` lets
    them wait until they are confirmed, `typing_line` shows the line in which they are typed. `watch` is how long a move
    takes at least where two computers play each other. `arrow_keys` walk through the moves of a game or a record,
    or choose squares of its board. `auto_play` is the speed at which records are played through.
    `lens` explains the piece under a resting pointer in games with special powers. The board shows how many pieces
    control each square (`show_control`), attacked and unguarded pieces (`show_loose`), what special powers reach
    (`show_powers`), where the piece under the pointer goes (`show_reach`) and the move before the last one
    (`show_earlier`). `unhurried` lets the computer take a moment for each answer, `ponder` lets it think in the
    person's time where that is fair, `opening_book` lets it open games as it has learnt. `processors` says how many it
    takes in an analysis and at its strongest.
    An analysis asks the person's own engine of the name `analysis_engine`, "" = the program's, for `analysis_lines`
    lines of play, and with `analysis_beside` another one too (`second_engine`); it ends for each position as
    `analysis_by` says, after `analysis_ms` milliseconds, `analysis_nodes` positions looked at, at `analysis_depth`, or
    never. `score_view` says for whom its scores count, always Black as in the graph or the side to move, or that they
    are told as Black's chances to win; `score_unit` whether they are told in pawns or in hundredths of one, "language"
    means: as programs in the language of the window do. The analysis of a game asks `game_engine` and gives each
    position `game_ms` milliseconds or `game_nodes` positions, as `game_by` says; moves that lose so many hundredths of
    the chance to win get a mark (`mark_inaccuracy`, ...). `graph` shows its course under the board, as chances or
    scores (`graph_view`), with the times used (`graph_times`), and the `coach` says why moves were bad, in full or in
    brief.
    `offer_next` offers what fits after a game: another level, problems, a lesson, the analysis.
    `sound` lets anything be heard, as loud as `volume` says (percent): pieces (`sound_moves`), `sound_check`, begin and
    end of games (`sound_ends`), the clock (`sound_clock`); `speech` reads byoyomi aloud, or also moves.
    `guide` shows the piece guide beside the board, `tint` colours the pieces by class. `last_game` is the JSON text of
    the new-game dialog's choices. `games_played` (the last one first), `favourite_games` and `guides_offered` are names
    of games: those begun, those that the person likes, and those in which no guide needs to be offered. `lessons` is
    the JSON text of the progress in the lessons, `problems` that of where the person left off among the problems,
    `library` that of the folders of records, `library_analysis` that of how they were analysed last; `book_file` is the
    path of the opening book that is looked into; `problem_length` shows in how many moves problems mate,
    `problem_times` the clock and the figures beside it ("later": once a problem has been solved), and
    `problem_scheduler` is
    the address of the machines that made some last;
    `problem_author` is who made what was put into a set of one's own last, `own_set` the path of that set.
    `geometry` and `splitter` are Qt's state
    in hex. `picture_style` and `picture_folder` are those of the picture last exported. `file_name` is the pattern of
    names for new files ("" = the usual one), `record_format` what records are saved as where they lose nothing by it,
    `recent_files` the JSON text of the files opened and saved last,
    `open_records` that of those which are open in tabs.
    The pieces of the lessons and of guided games wear marks that show their moves, or are the person's own
    (`lesson_pieces`); "language" means marks but for who reads Japanese. In the problems (`problem_pieces`)
    "lessons" means as there, for who has done some or has begun a game with a guide (`guided_game`).
    The program begins with the start page, or with a game as the last one was chosen (`begin_with`).
    `shortcuts` is the JSON text of the keys that are not as usual.
    `update_check` asks once a day for a newer release, at `update_address` ("" = where this build says);
    `update_checked` is the day of the last time (ISO 8601), `update_passed_over` the version not to be told of again.
    """

    theme: Annotated[str, OneOf(*CHOICES["theme"])] = "system"
    language: Annotated[str, OneOf(*CHOICES["language"])] = "system"
    text_size: Annotated[int, Clamped(TEXT_SIZES[0], TEXT_SIZES[-1])] = 100
    piece_set: Annotated[str, OneOf(*CHOICES["piece_set"])] = "two_kanji"
    tint: bool = False
    board: Annotated[str, OneOf(*CHOICES["board"])] = "kaya"
    coordinates: Annotated[str, OneOf(*CHOICES["coordinates"])] = "notation"
    notation: Annotated[str, OneOf(*CHOICES["notation"])] = "language"
    arrow_keys: Annotated[str, OneOf(*CHOICES["arrow_keys"])] = "walk"
    auto_play: Annotated[str, OneOf(*CHOICES["auto_play"])] = "normal"
    watch: Annotated[str, OneOf(*CHOICES["watch"])] = "one"
    animation_ms: Annotated[int, Clamped(AS_THE_SYSTEM, ANIMATION_LIMIT)] = AS_THE_SYSTEM
    show_targets: bool = True
    plan_moves: bool = True
    confirm_moves: bool = False
    typing_line: bool = False
    thick_grid: bool = False
    small_map: bool = True  # of the whole board, where it is zoomed in
    auto_flip: bool = False
    lens: bool = True
    show_control: bool = False
    show_loose: bool = False
    show_powers: bool = False
    show_reach: bool = False
    show_earlier: bool = False
    unhurried: bool = True
    ponder: bool = True
    opening_book: bool = True
    processors: Annotated[str, OneOf(*CHOICES["processors"])] = "all_but_one"
    guide: bool = False
    side_panel: bool = True
    analysis_engine: _Name = ""
    analysis_beside: bool = False
    second_engine: _Name = ""
    analysis_lines: Annotated[int, Clamped(1, MOST_LINES)] = 3
    analysis_by: Annotated[str, OneOf(*CHOICES["analysis_by"])] = "none"
    analysis_ms: Annotated[int, Clamped(100, 3_600_000)] = 10_000
    analysis_nodes: Annotated[int, Clamped(100, 1_000_000_000)] = 1_000_000
    analysis_depth: Annotated[int, Clamped(1, 200)] = 12
    score_view: Annotated[str, OneOf(*CHOICES["score_view"])] = "black"
    score_unit: Annotated[str, OneOf(*CHOICES["score_unit"])] = "language"
    game_engine: _Name = ""
    game_by: Annotated[str, OneOf(*CHOICES["game_by"])] = "time"
    game_ms: Annotated[int, Clamped(100, 3_600_000)] = 1000
    game_nodes: Annotated[int, Clamped(100, 1_000_000_000)] = 200_000
    mark_inaccuracy: Annotated[int, Clamped(1, 100)] = 5
    mark_mistake: Annotated[int, Clamped(1, 100)] = 10
    mark_blunder: Annotated[int, Clamped(1, 100)] = 20
    graph: bool = True
    graph_view: Annotated[str, OneOf(*CHOICES["graph_view"])] = "chance"
    graph_times: bool = True
    coach: Annotated[str, OneOf(*CHOICES["coach"])] = "full"
    announce_check: bool = True
    announce_mate: bool = True
    announce_danger: bool = True
    announce_burns: bool = True
    offer_next: bool = True
    sound: bool = True
    volume: Annotated[int, Clamped(0, 100)] = 70
    sound_moves: bool = True
    sound_check: bool = True
    sound_ends: bool = True
    sound_clock: bool = True
    speech: Annotated[str, OneOf(*CHOICES["speech"])] = "off"
    player_name: _Name = ""
    friend_name: _Name = ""
    last_game: _Text = ""
    games_played: _Text = ""
    favourite_games: _Text = ""
    guides_offered: _Text = ""
    last_folder: _Text = ""
    file_name: _Text = ""
    record_format: Annotated[str, OneOf(*CHOICES["record_format"])] = "kif"
    recent_files: _Text = ""
    open_records: _Text = ""
    picture_style: Annotated[str, OneOf("screen", "book")] = "screen"
    picture_folder: _Text = ""
    lessons: _Text = ""
    lesson_pieces: Annotated[str, OneOf(*CHOICES["lesson_pieces"])] = "language"
    problem_pieces: Annotated[str, OneOf(*CHOICES["problem_pieces"])] = "lessons"
    guided_game: bool = False
    problems: _Text = ""
    problem_times: Annotated[str, OneOf(*CHOICES["problem_times"])] = "later"
    problem_length: bool = True
    problem_scheduler: _Text = ""
    problem_author: _Text = ""
    own_set: _Text = ""
    library: _Text = ""
    library_analysis: _Text = ""
    book_file: _Text = ""
    shortcuts: _Text = ""
    update_check: bool = False
    update_address: _Text = ""
    update_checked: _Text = ""
    update_passed_over: _Text = ""
    begin_with: Annotated[str, OneOf(*CHOICES["begin_with"])] = "start"
    windows: _Text = ""
    splitter: _Text = ""

    @property
    def mark_losses(self) -> tuple[int, int, int]:
        """What a move must lose to be an inaccuracy, a mistake, a blunder, as `MarkLimits` counts it."""
        return self.mark_inaccuracy, self.mark_mistake, self.mark_blunder


_TRUE: Final = ("true", "1", "yes")
_FALSE: Final = ("false", "0", "no")


def _plain(text: str, default: object) -> object:
    """The text of a key of the file as a value of its field's type; as it is where it is none."""
    if isinstance(default, bool):
        low = text.strip().lower()
        return True if low in _TRUE else False if low in _FALSE else text
    if isinstance(default, int):
        try:
            return int(text)
        except ValueError:
            return text
    return text


class _SettingsFormat:
    """An INI file, in which all that is not ours stays."""

    most_bytes = ini.MAX_BYTES

    def nothing(self) -> Settings:
        return Settings()

    def read(self, text: str) -> tuple[str, Settings]:
        found = ini.parse(text)
        known = {each.name: each.default for each in fields(Settings)}
        return text, record(Settings, {name: _plain(found[name], known[name]) for name in known if name in found})

    def written(self, there: str | None, before: Settings, after: Settings) -> str:
        values = {each.name: (getattr(before, each.name), getattr(after, each.name)) for each in fields(Settings)}
        changed = {name: _text(now) for name, (earlier, now) in values.items() if there is None or earlier != now}
        return ini.merged(there or "", changed)


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value).encode("utf-8", "replace").decode()


FORMAT: Final = _SettingsFormat()


class SettingsStore(QObject):
    """The settings in force, and the one way to change them. What another program of the person's has changed is in
    force here too with the next change.

    Signals:
        changed(object): the new Settings.
        saved(object): None when they were written, or the OSError why they could not be; it is tried again.
    """

    changed = Signal(object)
    saved = Signal(object)

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = file
        close_to_others(file)
        self._kept = KeptFile(file, FORMAT, self)
        self._kept.saved.connect(self.saved)
        self._kept.changed.connect(self._tell)

    @property
    def current(self) -> Settings:
        return self._kept.current

    @property
    def unusable(self) -> UnusableFileError | None:
        """A file that could not be used at the start, and where it lies now."""
        return self._kept.store.unusable

    def update(self, **changes: object) -> None:
        """Changes fields by name, writes the file and tells everybody; TypeError for an unknown name."""
        self.replace(replace(self.current, **changes))  # type: ignore[arg-type]

    def alter(self, **changes: Callable[[str], str]) -> None:
        """Changes texts by the names of their fields, each as it is by then in the file: what another program has put
        into it stays."""
        if _altered(self.current, changes) != self.current:
            self._kept.change(partial(_altered, changes=changes))

    def replace(self, settings: Settings) -> None:
        now = self.current
        names = (each.name for each in fields(Settings))
        changes = {name: getattr(settings, name) for name in names if getattr(settings, name) != getattr(now, name)}
        if changes:
            self._kept.change(partial(replace, **changes))

    def try_again(self) -> None:
        """Writes what could not be written yet."""
        self._kept.try_again()

    def _tell(self) -> None:
        self.changed.emit(self.current)


def _altered(settings: Settings, changes: Mapping[str, Callable[[str], str]]) -> Settings:
    texts: dict[str, Any] = {name: change(getattr(settings, name)) for name, change in changes.items()}
    return replace(settings, **texts)
