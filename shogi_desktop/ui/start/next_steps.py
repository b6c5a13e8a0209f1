"""What the person can go on with: the game that is running, records, what is to be learnt and practised.

At once it knows only what is in memory: the table, the tabs and the settings. What lies in files is looked up once the
page has been seen, and `changed` tells of it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from functools import partial
from itertools import islice, pairwise
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale, QObject, QSize, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPixmap

from shogi_desktop import paths, program_files
from shogi_desktop.files.plain_values import read_json
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.rules import Side, load_variant, variant_names
from shogi_desktop.session.play.choice import GameChoice
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.play.setup import read_setup
from shogi_desktop.session.records.files import recent_files
from shogi_desktop.session.records.open_records import OpenRecord
from shogi_desktop.session.variants import named

from ..desk import Desk
from ..subjects import OpenTab, Practice
from ..words.file_words import record_titles
from ..words.game_words import title_of
from ..words.i18n import QT_TRANSLATE_NOOP, counted, has_lessons, has_problems, translate
from ..words.texts import players_text, result_title
from .ways import Going, Way

if TYPE_CHECKING:
    from shogi_desktop.notation.records.file_types import FormatKind

MOST_RECORDS: Final = 5
PATH: Final = (3, 12)  # lessons of shogi that are done after the first step of the path, and after the second
AT_HOME: Final = 3  # records opened or games played
SETTLED_MS: Final = 300  # after the last change of the tabs
CLIPBOARD_LETTERS: Final = 200_000  # of a text that is looked at
MOST_READ: Final = 100_000  # bytes of a record of which is told who plays


@dataclass(frozen=True)
class _FoundFile:
    """When a file was written, and the record in it, as far as they are known."""

    day: date | None = None
    record: OpenRecord | None = None


class NextSteps(QObject):
    """Signals:
    changed(): there is something else to go on with.
    """

    changed = Signal()
    _found = Signal(object)  # from the thread that asks the disk: the _FoundFile of each path

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk, self._session = desk, desk.session
        self._files: dict[str, _FoundFile] = {}
        self._due: dict[str, int] = {}
        self._lessons: dict[str, tuple[int, int]] = {}  # how many are done in a game that was begun, and of how many
        self._solved: dict[str, int] = {}
        self._clipboard: FormatKind | None = None
        self._put_away = 0
        self._played = False  # whether a game of shogi is over
        self._looked = False
        self._read: tuple[str, ...] = ()
        self._found.connect(self._hear)
        desk.store.changed.connect(self._follow)
        self._settling = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._settling.timeout.connect(self._follow_tabs)
        desk.records.changed.connect(self._settling.start)

    def _follow_tabs(self) -> None:
        """Records of the last time come back into their tabs behind the page, one by one."""
        if self._looked and self._desk.page == "start":
            self.changed.emit()

    def _follow(self) -> None:
        """While the page is seen; it looks whenever it comes up."""
        if self._looked and self._desk.page == "start" and self._told() != self._read:
            self.look()

    def _told(self) -> tuple[str, ...]:
        """What of the settings the steps follow from."""
        settings = self._desk.store.current
        return (
            settings.recent_files,
            settings.games_played,
            settings.guides_offered,
            settings.lessons,
            settings.problems,
            settings.library,
        )

    def fresh(self) -> bool:
        """Whether the person has done nothing here yet."""
        settings = self._desk.store.current
        known = (settings.recent_files, settings.games_played, settings.lessons, settings.problems)
        return not any(known) and self._session.record.state is SessionState.IDLE

    def has_library(self) -> bool:
        """Whether the person has put folders into the library."""
        try:
            kept = read_json(self._desk.store.current.library or "{}")  # the library itself is loaded when it is wished
        except ValueError:
            return False
        return isinstance(kept, dict) and bool(kept.get("paths"))

    def on_path(self) -> bool:
        """Whether the person is on the way of somebody new to shogi: until all its steps are done, or they know it."""
        settings, shogi = self._desk.store.current, GameChoice.variant
        begun = bool(settings.lessons) or shogi in settings.games_played.split()
        known = shogi in settings.guides_offered.split() or self._desk.offer.choice().level > 1
        return self.fresh() or (begun and not known)

    def leave_path(self) -> None:
        """The person knows shogi."""
        self._desk.store.alter(guides_offered=partial(named, name=GameChoice.variant))
        self.changed.emit()

    # The game

    def going(self) -> Going | None:
        """The game on the board, where it can be gone on with, or else the first in a tab that can."""
        going = self._going()
        if going is None:
            return None
        game = self._desk.records.records[going].game
        count = len(game.main_line())
        players = players_text(read_setup(game)[0])
        moves = counted(self.tr("{n} move|{n} moves"), count)
        return Going(players, " · ".join([title_of(game.variant), *([moves] if count else [])]))

    def _going(self) -> int | None:
        """Its number among the open records."""
        records = self._desk.records
        playing = [at for at, known in enumerate(records.records) if known.playing]
        return records.current if records.current in playing else next(iter(playing), None)

    def behind(self) -> str | None:
        """What lies on the board: who plays there, "" where it is the game that can be gone on with, None where there
        is nothing, or nothing but a game that is running."""
        state, going = self._session.record.state, self._going()
        if state is SessionState.IDLE or state is SessionState.PLAYING:
            return None
        return "" if going == self._desk.records.current else players_text(self._session.record.setup)

    def go_on(self) -> None:
        """With the game that is offered."""
        going = self._going()
        if going is not None and going != self._desk.records.current:
            self._desk.open("files", OpenTab(going))
            return
        self._desk.open("board")
        if self._session.can_resume():
            self._session.resume()

    def board_size(self, height: int) -> QSize | None:
        """The room for `board` (logical pixels), before anything is drawn."""
        going = self._going()
        if going is None:
            return None
        variant = self._desk.records.records[going].game.variant
        return QSize(round(height * (variant.files + 1) / (variant.ranks + 1)), height)

    def board(self, height: int, ratio: float) -> QPixmap | None:
        """The position of the game that can be gone on with, so high (logical pixels)."""
        going = self._going()
        if going is None:
            return None
        from ..pictures.board_picture import PictureMarks, board_picture, picture_columns, whole_board

        game = self._desk.records.records[going].game
        crop = whole_board(game.variant)
        width = round(height * picture_columns(game.variant, crop, named=False) / (game.variant.ranks + 1))
        marks = PictureMarks(last_move=game.cursor.move)
        flipped = read_setup(game)[0].human_side() is Side.WHITE
        if going == self._desk.records.current:
            flipped = self._desk.table.board.flipped
        style = replace(self._desk.table.board.style_used, coordinates="off")
        image = board_picture(self._desk.art, game.position, style, width, ratio, marks, crop, flipped=flipped)
        return QPixmap.fromImage(image)

    # Records

    def records(self) -> list[Way]:
        """Those with unsaved changes, games that lie open, what is on the clipboard, and those opened last."""
        opened = list(self._open())[1 - MOST_RECORDS :]
        recent = islice(self._recent(), MOST_RECORDS - len(opened))
        return [*opened, *self._copied(), *recent, *self._earlier()]

    def _earlier(self) -> Iterator[Way]:
        records = self._desk.records.records
        count = self._put_away + sum(not record.path and record.game.would_be_missed() for record in records)
        if count:
            yield self._way("earlier", None, self.tr("Earlier games"), QLocale().toString(count))

    def _open(self) -> Iterator[Way]:
        records = self._desk.records
        offered = self._going()
        there = {at: each for at, each in enumerate(records.records) if each.unsaved and at != offered}
        for (number, record), title in zip(there.items(), record_titles(list(there.values())), strict=True):
            go = partial(self._desk.open, "files", OpenTab(number))
            if record.path:
                yield Way(Path(record.path).stem, self.tr("not saved"), go)
            else:
                result = record.game.result
                ended = result_title(result) if result is not None else ""
                yield Way(title, " · ".join(filter(None, (ended, self.tr("open")))), go)

    def _copied(self) -> Iterator[Way]:
        if self._clipboard is None:
            return
        from ..words.file_words import name_of

        copied = name_of(self._clipboard)
        if copied:
            yield Way(self.tr("Open what you copied"), copied, self._desk.action("PASTE").trigger)

    def _recent(self) -> Iterator[Way]:
        records = self._desk.records.records
        tabs, told = {each.path for each in records}, {each.path for each in records if each.unsaved}
        for path in recent_files(self._desk.store.current.recent_files)[:MOST_RECORDS]:
            if path not in told:
                found = self._files.get(path, _FoundFile())
                title = record_titles([found.record])[0] if found.record is not None else Path(path).stem
                day = day_text(found.day) if found.day is not None else ""
                fact = self.tr("open") if path in tabs else day
                yield Way(title, fact, partial(self._desk.open, "files", path))

    # Learning

    def learning(self, chosen: str) -> list[Way]:
        """What is to be practised today, the lesson that comes next, and problems; the game chosen comes first."""
        if not self._looked:
            return []
        ways = [*self._practice(), *self._course(chosen), *self._problems(chosen)]
        if not self._desk.store.current.lessons:
            game = title_of(load_variant(GameChoice.variant))
            new, lessons = self.tr("New to shogi? Start here"), self.tr("Lessons: {game}").format(game=game)
            ways.append(self._way("lessons", GameChoice.variant, lessons if self._at_home() else new, ""))
        return ways

    def _at_home(self) -> bool:
        """Whether the person has opened or played some games, and is hardly new to them."""
        return len(recent_files(self._desk.store.current.recent_files)) + self._put_away >= AT_HOME

    def path(self) -> list[Way]:
        """The steps of somebody new to shogi, with a word on those that are done."""
        first_game = GameChoice(variant=GameChoice.variant, level=1, teaching=True, guided=True)
        facts, done = [], self._lessons.get(GameChoice.variant, (0, 0))[0]
        for before, last in pairwise((0, *PATH)):
            all_ = last - before
            some = counted(
                self.tr("{done} of {all} lesson|{done} of {all} lessons"), all_, done=done - before, all=all_
            )
            facts.append(self.tr("done") if done >= last else some if done > before else "")
        facts.append(self.tr("done") if self._played else "")
        return [
            self._way("lessons", GameChoice.variant, self.tr("1  What the game is about"), facts[0]),
            self._way("lessons", GameChoice.variant, self.tr("2  How the pieces move"), facts[1]),
            self._way("play", first_game, self.tr("3  A first game, with a guide"), facts[2]),
        ]

    @property
    def known(self) -> bool:
        """Whether it was read what is done, or there is nothing to be read."""
        return self._looked or self.fresh()

    def steps(self) -> list[bool]:
        """Which steps of the path are done, as far as is known."""
        done = self._lessons.get(GameChoice.variant, (0, 0))[0]
        return [*(done >= last for last in PATH), self._played]

    def _way(self, room: str, subject: object, title: str, fact: str) -> Way:
        return Way(title, fact, partial(self._desk.open, room, subject))

    def _practice(self) -> Iterator[Way]:
        for game, count in self._due.items():
            text = counted(self.tr("{n} mistake to practise|{n} mistakes to practise"), count)
            yield self._way("problems", Practice(game), text, title_of(load_variant(game)))

    def _course(self, chosen: str) -> Iterator[Way]:
        begun = {game: count for game, count in self._lessons.items() if count[0] < count[1]}
        game = chosen if chosen in begun else next(iter(begun), "")
        if game:
            title = self.tr("Lessons: {game}").format(game=title_of(load_variant(game)))
            done, known = begun[game]
            yield self._way("lessons", game, title, self.tr("{n} of {all}").format(n=done, all=known))

    def _problems(self, chosen: str) -> Iterator[Way]:
        begun = [game for game, count in self._solved.items() if count]
        game = chosen if chosen in begun else next(iter(begun), "")
        if game:
            title = self.tr("Problems: {game}").format(game=title_of(load_variant(game)))
            count = self._solved[game]
            yield self._way("problems", game, title, counted(self.tr("{n} solved"), count))

    def has_problems(self, game: str) -> bool:
        """Whether there are problems of a game, the program's or the person's."""
        return has_problems(game) or game in self._solved

    # Files

    def look(self) -> None:
        """Looks up what is in files, and on the clipboard; `changed` follows."""
        from shogi_desktop.session.records.earlier_games import count_earlier

        self._looked, self._read = True, self._told()
        self._read_progress()
        self._put_away = count_earlier(paths.games_folder())
        self._clipboard = _kind_of_text(QGuiApplication.clipboard().text()[:CLIPBOARD_LETTERS])
        paths_ = recent_files(self._desk.store.current.recent_files)[:MOST_RECORDS]
        if any(path not in self._files for path in paths_):
            Thread(target=self._find, args=(paths_,), daemon=True, name="records opened last").start()
        self.changed.emit()

    def _read_progress(self) -> None:
        settings, known = self._desk.store.current, variant_names()
        self._due, self._lessons, self._solved = {}, {}, {}
        if os.path.exists(paths.practice_file()):
            self._due = {game: count for game, count in _due(self._desk) if count and game in known}
        if settings.lessons:
            from shogi_desktop.session.lessons.course import LessonProgress, lesson_count

            folder = program_files.resources() / "lessons"
            done = LessonProgress.read(settings.lessons).done
            self._lessons = {
                game: (len(stars), lesson_count(folder / f"{game}.toml"))
                for game, stars in done.items()
                if game in known and has_lessons(game)
            }
        if self.on_path():
            games = self._desk.history().games(GameChoice.variant)
            self._played = any(game.score is not None for game in games)
            if all(self.steps()):
                self.leave_path()
        if settings.problems:
            from shogi_desktop.session.problems.progress import ProblemProgress
            from shogi_desktop.session.problems.shelf import Bookmarks

            progress = ProblemProgress(paths.problem_progress_file())
            begun = (game for game in Bookmarks.read(settings.problems).sets if game in known)
            self._solved = {game: progress.solved(game)[0] for game in begun}

    def _find(self, files: Sequence[str]) -> None:
        """In the thread: a disk far away may take its time."""
        found = {}
        for path in files:
            with suppress(OSError, ValueError):
                found[path] = _found_file(path)
        with suppress(RuntimeError):  # the window has gone, and this object with it
            self._found.emit(found)

    def _hear(self, found: dict[str, _FoundFile]) -> None:
        self._files.update(found)
        self.changed.emit()


def _found_file(path: str) -> _FoundFile:
    """OSError where there is none. Of one that is large, or no record of one game, only the day."""
    from shogi_desktop.notation.records.reading import finish
    from shogi_desktop.session.records.opening import Opened, file_steps

    about = os.stat(path)
    day = date.fromtimestamp(about.st_mtime)
    if about.st_size <= MOST_READ:
        with suppress(NotationError):
            content = finish(file_steps(path, GameChoice.variant))
            if isinstance(content, Opened) and len(content.games) == 1:
                return _FoundFile(day, OpenRecord(content.games[0], path))
    return _FoundFile(day)


def _due(desk: Desk) -> Iterator[tuple[str, int]]:
    from shogi_desktop.session.practice.deck import is_due

    deck, now = desk.deck(), datetime.now(UTC).astimezone()
    for game in deck.games():
        yield game, sum(is_due(card.memory, now) for card in deck.of(game))


def _kind_of_text(text: str) -> FormatKind | None:
    """What a text looks like."""
    from shogi_desktop.notation.records.detect import kinds_of

    return next(iter(kinds_of(text)), None) if text.strip() else None


def day_text(day: date) -> str:
    """A day of the past, as one says it."""
    past = (date.today() - day).days
    if past in (0, 1):
        return translate("NextSteps", _DAYS[past])
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


_DAYS: Final = (QT_TRANSLATE_NOOP("NextSteps", "today"), QT_TRANSLATE_NOOP("NextSteps", "yesterday"))
