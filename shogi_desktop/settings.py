"""The person's settings: one typed record, kept in an INI file.

A value that cannot be used is replaced by its default. A file that says nothing of use is put aside, one that the disk
does not give at the moment is left alone: nothing at its place ever stops the start. Keys this version does not know
stay where they are. The file is for its owner only.
"""

from __future__ import annotations

import errno
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from shogi_desktop.files import (
    SPOILT,
    UnusableFileError,
    close_to_others,
    ini,
    private_folder,
    put_aside,
    read_text,
    write_atomic,
)
from shogi_desktop.files.plain_values import AtMost, Clamped, Cut, OneOf, record
from shogi_desktop.files.saving import Saving

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "theme": ("system", "light", "dark"),
    "language": ("system", "en", "ja", "fr", "cs"),
    "piece_set": ("two_kanji", "one_kanji", "western", "letters", "mnemonic"),
    "board": ("kaya", "maple", "walnut", "slate", "plain"),
    "coordinates": ("notation", "kanji", "letters", "off"),
    "notation": ("language", "japanese", "western"),
    "auto_play": ("normal", "slow", "fast"),
    "watch": ("one", "at_once", "three", "ten"),
    "score_view": ("mover", "black", "chance"),
    "analysis_by": ("none", "time", "nodes", "depth"),
    "game_by": ("time", "nodes"),
    "graph_view": ("chance", "score"),
    "coach": ("full", "brief", "off"),
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
    takes at least where two computers play each other. `auto_play` is the speed at which records are played through.
    `lens` explains the piece under a resting pointer in games with special powers. The board shows how many pieces
    control each square (`show_control`), attacked and unguarded pieces (`show_loose`), what special powers reach
    (`show_powers`), where the piece under the pointer goes (`show_reach`) and the move before the last one
    (`show_earlier`). `unhurried` lets the computer take a moment for each answer, `ponder` lets it think in the
    person's time where that is fair, `opening_book` lets it open games as it has learnt.
    An analysis asks the person's own engine of the name `analysis_engine`, "" = the program's, for `analysis_lines`
    lines of play, and with `analysis_beside` another one too (`second_engine`); it ends for each position as
    `analysis_by` says, after `analysis_ms` milliseconds, `analysis_nodes` positions looked at, at `analysis_depth`, or
    never. `score_view` says for whom its scores count, the side to move or always Black, or that they are told as
    chances to win. The analysis of a game asks `game_engine` and gives each position `game_ms` milliseconds or
    `game_nodes` positions, as `game_by` says; moves that lose so many hundredths of the chance to win get a mark
    (`mark_inaccuracy`, ...). `graph` shows its course under the board, as chances or scores (`graph_view`), with the
    times used (`graph_times`), and the `coach` says why moves were bad, in full or in brief.
    `offer_next` offers what fits after a game: another level, problems, a lesson, the analysis.
    `sound` lets anything be heard, as loud as `volume` says (percent): pieces (`sound_moves`), `sound_check`, begin and
    end of games (`sound_ends`), the clock (`sound_clock`); `speech` reads byoyomi aloud, or also moves.
    `guide` shows the piece guide beside the board, `tint` colours the pieces by class. `last_game` is the JSON text of
    the new-game dialog's choices. `games_played` (the last one first), `favourite_games` and `guides_offered` are names
    of games: those begun, those that the person likes, and those in which a guide was offered. `lessons` is the JSON
    text of the progress in the lessons, `problems` that of where the person left off among the problems, `library` that
    of the folders of records, `library_analysis` that of how they were analysed last; `problem_length` shows in how
    many moves problems mate, and `problem_scheduler` is the address of the machines that made some last;
    `problem_author` is who made what was put into a set of one's own last, `own_set` the path of that set.
    `geometry` and `splitter` are Qt's state
    in hex. `picture_style` and `picture_folder` are those of the picture last exported. `file_name` is the pattern of
    names for new files ("" = the usual one), `recent_files` the JSON text of the files opened and saved last.
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
    score_view: Annotated[str, OneOf(*CHOICES["score_view"])] = "mover"
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
    recent_files: _Text = ""
    picture_style: Annotated[str, OneOf("screen", "book")] = "screen"
    picture_folder: _Text = ""
    lessons: _Text = ""
    problems: _Text = ""
    problem_length: bool = True
    problem_scheduler: _Text = ""
    problem_author: _Text = ""
    own_set: _Text = ""
    library: _Text = ""
    library_analysis: _Text = ""
    shortcuts: _Text = ""
    update_check: bool = False
    update_address: _Text = ""
    update_checked: _Text = ""
    update_passed_over: _Text = ""
    started_before: bool = False
    windows: _Text = ""
    splitter: _Text = ""


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


def load(file: Path) -> Settings:
    """Reads the record; whatever is missing or unusable is the default.

    UnusableFileError for a file that says nothing of use: it is put aside. One that the disk does not give raises the
    same and stays.
    """
    try:
        found = ini.parse(read_text(file, ini.MAX_BYTES))
    except FileNotFoundError:
        return Settings()
    except OSError as error:
        raise UnusableFileError(error, put_aside(file) if error.errno in SPOILT else file) from error
    except ValueError as error:
        raise UnusableFileError(error, put_aside(file)) from error
    known = {field.name: field.default for field in fields(Settings)}
    return record(Settings, {name: _plain(found[name], known[name]) for name in known if name in found})


def save(settings: Settings, file: Path) -> None:
    """Writes the record beside the keys that are already there. OSError where the file cannot be written."""
    private_folder(file.parent)
    values = {field.name: _text(getattr(settings, field.name)) for field in fields(Settings)}
    write_atomic(file, ini.merged(_there(file), values), private=True)


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value).encode("utf-8", "replace").decode()


def _there(file: Path) -> str:
    """What the file says now, as far as it is of use; what is not is put aside. OSError where it stays in the way."""
    try:
        text = read_text(file, ini.MAX_BYTES)
        ini.parse(text)
    except FileNotFoundError:
        return ""
    except (OSError, ValueError) as error:
        if isinstance(error, OSError) and error.errno not in SPOILT:
            raise
        if put_aside(file) == file:
            raise OSError(errno.EEXIST, "something that is no settings lies in the way", str(file)) from error
        return ""
    return text


class SettingsStore(QObject):
    """The settings in force, and the one way to change them.

    What cannot be written is tried again now and then.

    Signals:
        changed(object): the new Settings.
        saved(object): None when they were written, or the OSError why they could not be.
    """

    changed = Signal(object)
    saved = Signal(object)

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        """`unusable` tells of a file that could not be used, and where it lies now."""
        super().__init__(parent)
        self.file = file
        self.unusable: UnusableFileError | None = None
        self._saving = Saving(self._save, self)
        self._saving.saved.connect(self.saved)
        close_to_others(file)
        try:
            self.current = load(file)
        except UnusableFileError as error:
            self.current = Settings()
            self.unusable = error

    def update(self, **changes: object) -> None:
        """Changes fields by name, writes the file and tells everybody; TypeError for an unknown name."""
        self.replace(replace(self.current, **changes))  # type: ignore[arg-type]

    def replace(self, settings: Settings) -> None:
        if settings == self.current:
            return
        self.current = settings
        self.try_again()
        self.changed.emit(settings)

    def try_again(self) -> None:
        """Writes the settings in force."""
        self._saving.now()

    def _save(self) -> None:
        save(self.current, self.file)
