"""Games as files and on the clipboard: opening, saving, and keeping the one on the table from being lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from shogi_desktop.files.names import same_file
from shogi_desktop.game.tree import Game
from shogi_desktop.mating.problem import ProblemSet
from shogi_desktop.notation.records.file_types import FILE_TYPES, POSITION, file_type
from shogi_desktop.notation.records.formats import GamePart
from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.rules import Side
from shogi_desktop.session.play.game_session import SessionState
from shogi_desktop.session.play.setup import GameSetup, as_record, read_setup
from shogi_desktop.session.records.files import (
    SUFFIX,
    ReadingGivenUp,
    ReadyFile,
    file_name,
    keep,
    own_date,
    recent_files,
    stamp_of,
    text_with_newest,
    usual_kind,
    usual_name,
)
from shogi_desktop.session.records.left_open import text_of_left
from shogi_desktop.session.records.open_records import OpenRecord
from shogi_desktop.session.records.opening import Opened, RecognizedTextError, file_steps

from ..desk import Desk
from ..subjects import OpenedProblems
from ..widgets import file_dialogs
from ..widgets.messages import (
    SaveAnswer,
    ask_save_path,
    ask_to_save,
    complain,
    confirm,
    inform,
    read_patiently,
    reason_text,
    write_patiently,
)
from ..words.file_words import file_filter, kinds_to_save, lost_text, part_texts, words_for
from ..words.i18n import joined_sentences, variant_text
from ..words.texts import player_name

if TYPE_CHECKING:
    from shogi_desktop.library.entry import Entry

MOST_SHOWN: Final = 20
"""Files of several that are named where they cannot be opened."""
MOST_FINISHED: Final = 5
"""Games that were played to their end here and lie unsaved in tabs, beside the one on the board."""


class RecordCommands(QObject):
    """What the actions do that concern files, and what shows what was read."""

    def __init__(self, desk: Desk, games: Path) -> None:
        """`games` is the folder for games that are put away unsaved."""
        super().__init__(desk)
        self._desk, self._games = desk, games
        self._session, self._records, self._store, self._window = desk.session, desk.records, desk.store, desk.window

    def preferred(self) -> str:
        """The variant that a position is read as where several have boards of one size."""
        return self._desk.offer.choice().variant

    # Keeping

    def keep_game(self) -> bool:
        """Makes room for another game: a record and a game that is over stay open in their tab, one that goes on is put
        among the earlier games. False where that fails: it must then stay on the table."""
        record = self._session.record
        if (record.path or record.can_edit()) and self._records.worth_a_place():
            return self._has_room() and self._changed(self._records.make_room)
        return self._may_go()

    def _has_room(self) -> bool:
        """Puts the oldest of many games that are over in their tabs among the earlier games; False where that fails."""
        current = self._records.current
        over = [
            (number, record.game)
            for number, record in enumerate(self._records.records)
            if number != current and not record.path and record.unsaved and record.game.result is not None
        ]
        if len(over) < MOST_FINISHED:
            return True
        number, oldest = over[0]
        kept = self._kept(oldest, read_setup(oldest)[0])
        if kept:
            self._records.close_beside(number)
        return kept

    def _may_go(self) -> bool:
        """Puts an unsaved game among the earlier games, and asks about the changes of a record out of a file, since
        they belong into that file; False where it must stay on the table."""
        record = self._session.record
        if record.state is SessionState.IDLE or not record.unsaved:
            return True
        if self._is_changed_record():
            return self.may_leave_record()
        return self.keep_aside(record.game, record.setup)

    def may_leave_record(self) -> bool:
        """Asks whether the changes of a record out of a file shall be saved; False where it must stay on the table."""
        if not self._is_changed_record():
            return True
        answer = self._ask_to_save()
        if answer is SaveAnswer.DISCARD:
            self._keep_found(self._session.record.game, self._session.record.path)
            self._session.record.forget_changes()
        return answer is not SaveAnswer.CANCEL

    def _keep_found(self, game: Game, path: str) -> None:
        """What an analysis found is there again when the file is opened, though that does not say it."""
        from shogi_desktop.session.records.kept_analyses import keep_analysis

        try:
            keep_analysis(game, path)
        except (OSError, ValueError) as error:
            complain(self._window, self.tr("The analysis could not be kept."), error)

    def _ask_to_save(self) -> SaveAnswer:
        """Asks about the changes of the record on the board, and saves them; CANCEL also where that fails."""
        record = self._session.record
        name = Path(record.path).name
        if record.history.only_analysed:
            answer = self._ask_to_keep_analysis(name)
        else:
            answer = ask_to_save(self._window, self.tr("Save the changes to {name}?").format(name=name))
        return SaveAnswer.CANCEL if answer is SaveAnswer.SAVE and not self.save() else answer

    def _ask_to_keep_analysis(self, name: str) -> SaveAnswer:
        """A file of another format, which others may have written, is left alone unless the person wishes it: there an
        analysis becomes comments."""
        question, usual = self.tr("Keep the analysis in {name}?"), SaveAnswer.SAVE
        if Path(name).suffix.lower() != SUFFIX:
            question = self.tr("Keep the analysis in {name}? Its scores are added as comments.")
            usual = SaveAnswer.DISCARD
        words = {SaveAnswer.SAVE: self.tr("Keep it"), SaveAnswer.DISCARD: self.tr("Leave the file as it is")}
        return ask_to_save(self._window, question.format(name=name), words, usual)

    def _is_changed_record(self) -> bool:
        record = self._session.record
        return record.state is SessionState.REVIEW and record.unsaved and bool(record.path)

    def keep_aside(self, game: Game, setup: GameSetup | None = None) -> bool:
        """Writes a game with anything in it into the folder of earlier games; says why where that fails."""
        if not game.would_be_missed():
            return True
        kept = self._kept(game, setup or read_setup(game)[0])
        if kept:
            self._desk.tell(self.tr("Your last game is kept under “Earlier games”."))
        return kept

    def _kept(self, game: Game, setup: GameSetup) -> bool:
        try:
            name = file_name(usual_name(game.variant.name), self._values(game, setup), datetime.now())
            keep(game, self._games / name)
        except (OSError, ValueError) as error:
            complain(self._window, self.tr("The game could not be kept."), error)
            return False
        return True

    # Records in tabs

    def several(self) -> bool:
        """Whether more than one record is open."""
        return self._records.count > 1

    def switch(self, index: int) -> None:
        """Puts another record on the board."""
        self._changed(lambda: self._records.switch(index))

    def next_record(self) -> None:
        self.switch((self._records.current + 1) % self._records.count)

    def previous_record(self) -> None:
        self.switch((self._records.current - 1) % self._records.count)

    def close_record(self, index: int = -1) -> None:
        """Takes a record out of the tabs (-1: the one on the board), where its changes may go or are kept."""
        if index >= 0:
            self.switch(index)
        if index in (-1, self._records.current) and self._may_go():
            self._records.close()

    def may_leave_all(self) -> bool:
        """Whether the program may end: asks about every record out of a file that was changed. What is not wanted goes
        when all was answered: who cancels has everything as it was."""
        unwanted = []
        for index, record in enumerate(self._records.records):
            if record.path and record.unsaved and not record.playing:
                self.switch(index)
                answer = self._ask_to_save() if self._records.current == index else SaveAnswer.CANCEL
                if answer is SaveAnswer.CANCEL:
                    return False
                if answer is SaveAnswer.DISCARD:
                    unwanted.append(index)
        for index in unwanted:
            record = self._records.records[index]
            self._keep_found(record.game, record.path)
            self._records.forget_changes(index)
        return True

    def _changed(self, change: Callable[[], None]) -> bool:
        """Changes the record on the board; says why where the one that is there cannot be kept."""
        try:
            change()
        except (OSError, ValueError) as error:
            complain(self._window, self.tr("The record on the board cannot be put away."), error)
            self._records.changed.emit()  # tabs show what is on the board
            return False
        return True

    # Files

    def open(self) -> None:
        self._ask_file(self._store.current.last_folder)

    def _ask_file(self, folder: str) -> None:
        kinds = file_filter(self.tr("All records"), FILE_TYPES)
        self.open_files(file_dialogs.open_paths(self._window, self.tr("Open records"), folder, kinds))

    def open_files(self, paths: Sequence[str]) -> None:
        """Opens one file after the other. Those of several that cannot be read are told of at the end, in one box; a
        person who gives up the reading of one gives up the rest, and a table that takes no more records ends it too.
        Mate problems have a window of their own, which does not come before records: they are only told of."""
        if len(paths) == 1:
            self.open_file(paths[0])
            return
        unread: list[str] = []
        problems: list[tuple[ProblemSet, str]] = []
        for path in paths:
            try:
                content = read_patiently(self._window, file_steps(path, self.preferred()), Path(path).name)
            except ReadingGivenUp:
                break
            except (OSError, ValueError) as error:
                unread.append(self._why_unread(error, path))
                continue
            if isinstance(content, ProblemSet):
                problems.append((content, path))
            elif not self._show_file(content, path) and len(content.games) == 1:
                break
        if len(problems) + len(unread) < len(paths):
            self._tell_of_problems([Path(path).name for _, path in problems])
        else:
            for content, path in problems:
                self._show_file(content, path)
        if unread:
            rest = [self.tr("and {count} more").format(count=len(unread) - MOST_SHOWN)] if unread[MOST_SHOWN:] else []
            inform(self._window, self.tr("These files could not be opened:"), "\n".join(unread[:MOST_SHOWN] + rest))

    def _tell_of_problems(self, names: Sequence[str]) -> None:
        if names:
            told = self.tr("Mate problems, to be opened by themselves: {names}")
            self._desk.tell(told.format(names=", ".join(names[:MOST_SHOWN])))

    def _why_unread(self, error: Exception, path: str) -> str:
        words = words_for(error.kind) if isinstance(error, RecognizedTextError) else ""
        reason = reason_text(error.error if isinstance(error, RecognizedTextError) else error, path)
        return joined_sentences(reason.replace("\n", " "), words)

    def open_file(self, path: str) -> bool:
        """Shows what a file holds, of several games those that are chosen.

        Where that fails or takes too long, the table is left as it is.
        """
        failed = self.tr("This file could not be opened.")
        content = self.read(file_steps(path, self.preferred()), failed, path)
        return content is not None and self._show_file(content, path)

    def _show_file(self, content: Opened | ProblemSet, path: str) -> bool:
        shown = self.show_content(content, path)
        if shown and not same_file(Path(path).parent, self._games):
            self._remember(path)
        return shown

    def _remember(self, path: str) -> None:
        """The next file will be looked for beside this one, and this one may be wanted again."""
        folder, records = str(Path(path).parent), self._records
        left = text_of_left(records.records, records.current)
        self._store.alter(
            last_folder=lambda _: folder,
            recent_files=partial(text_with_newest, path),
            open_records=lambda _: left,
        )

    def recent(self) -> list[str]:
        """The files opened and saved last, the newest first."""
        return recent_files(self._store.current.recent_files)

    def open_part(self, entry: Entry) -> bool:
        """Shows one record of a collection; says why where it cannot be read any more."""
        from shogi_desktop.library.record_files import read_again

        try:
            game = read_again(entry.path, entry.offset, entry.length, entry.nth, entry.variant or self.preferred())
        except (OSError, ValueError) as error:
            complain(self._window, self.tr("This file could not be opened."), error, entry.path)
            return False
        return self.show_game(game)

    def show_content(self, content: Opened | ProblemSet, path: str = "") -> bool:
        """Shows what was read from a file, or else from the clipboard; False where it is not shown after all."""
        if isinstance(content, ProblemSet):
            self._desk.open("problems", OpenedProblems(content, path))
            return True
        games = content.games
        if len(games) == 1:
            shown = self._show(OpenRecord(games[0], path, encoding=content.encoding, stamp=stamp_of(path)))
        else:
            # A file of several games is none to save one of them in.
            from .choosing import choose_games

            chosen = choose_games(self._window, games, Path(path).name)
            shown = bool(chosen) and all([self._show(OpenRecord(games[index])) for index in chosen])
        if shown and content.problems:
            self._tell_problems(content, path)
        return shown

    def read(self, steps: Steps[Opened | ProblemSet], failed: str, path: str = "") -> Opened | ProblemSet | None:
        """What a file holds, or else the clipboard; says why, with `failed`, where that cannot be read: None."""
        try:
            return read_patiently(self._window, steps, Path(path).name)
        except ReadingGivenUp:
            return None
        except RecognizedTextError as found:
            complain(self._window, joined_sentences(failed, words_for(found.kind)), found.error, path)
        except (OSError, ValueError) as error:
            complain(self._window, failed, error, path)
        return None

    def _tell_problems(self, content: Opened, path: str) -> None:
        """What is wrong in a record that was opened all the same."""
        told = self.tr("The record was opened, but something in it is wrong:")
        lines = [reason_text(problem).replace("\n", " ") for problem in content.problems]
        inform(self._window, told, "\n".join([path, *lines] if path else lines))

    def _show(self, record: OpenRecord) -> bool:
        """Shows a record beside those that are open; False where the one on the table cannot be kept.

        A file of positions is none to save a game in.
        """
        if not record.path or file_type(record.path) is POSITION:
            as_record(record.game)
            record = OpenRecord(record.game, unsaved=record.game.would_be_missed())
        record.game.go_to(record.game.root)
        if not self._changed(lambda: self._records.open(record)):
            return False
        if record.game.is_bare() and not record.game.headers:
            self._desk.position_opened.emit()
        return True

    def show_game(self, game: Game) -> bool:
        """Shows a game that is in no file."""
        return self._show(OpenRecord(game))

    def save(self) -> bool:
        return self.save_to(self._session.record.path) if self._session.record.path else self.save_as()

    def save_as(self) -> bool:
        record = self._session.record
        folder = Path(self._store.current.last_folder or Path.home())
        values = self._values(record.game, record.setup)
        suffix, lost = self._usual_kind()
        pattern = self._store.current.file_name or usual_name(record.game.variant.name)
        name = file_name(pattern, values, datetime.now(), suffix)
        if not record.path:
            self._tell_own_kind(lost)
        path = ask_save_path(self._window, self.tr("Save record"), record.path or str(folder / name), kinds_to_save())
        return bool(path) and self.save_to(path)

    def _tell_own_kind(self, lost: frozenset[GamePart]) -> None:
        """Why another kind of file is proposed than the person's usual one."""
        if self._session.record.state is SessionState.PLAYING and self._store.current.record_format == "kif":
            clocks = self.tr("This game is saved as .shogi: KIF cannot keep the clocks of a game that goes on.")
            players = self.tr("This game is saved as .shogi: KIF cannot keep who plays on in a game that goes on.")
            self._desk.tell(players if self._session.record.setup.times() == GameSetup().times() else clocks)
        elif lost:
            told = self.tr("This record is saved as .shogi: KIF would not keep {lost}.")
            self._desk.tell(told.format(lost=", ".join(part_texts(lost))))

    def _usual_kind(self) -> tuple[str, frozenset[GamePart]]:
        """As `usual_kind`; a game that goes on is kept with its players and clocks, as only our own format does."""
        record = self._session.record
        if record.state is SessionState.PLAYING:
            return SUFFIX, frozenset()
        return usual_kind(record.game, self._store.current.record_format)

    def save_to(self, path: str) -> bool:
        """Writes the record; asks where something would be lost by it."""
        record = self._session.record
        failed = self.tr("The game could not be saved.")
        try:
            before, saving = record.path, record.prepare(path)
        except (OSError, ValueError) as error:
            complain(self._window, failed, error, path)
            return False
        if not (self._agreed(saving) and write_patiently(self._window, record.writing_steps(saving), path, failed)):
            return False
        self._keep_copy(path, before)
        self._remember(path)
        self._desk.tell(self.tr("Saved as {name}.").format(name=Path(path).name))
        return True

    def _keep_copy(self, path: str, before: str) -> None:
        """A game that was played here stays among the earlier games wherever it is saved."""
        from shogi_desktop.session.records.earlier_games import keep_copy

        record = self._session.record
        try:
            if before or record.setup.begun:
                keep_copy(record.game, path, before, self._games)
        except (OSError, ValueError) as error:
            complain(self._window, self.tr("The game could not be kept."), error)

    def _agreed(self, saving: ReadyFile) -> bool:
        """Whether the person wants it written, though another program has changed the file or the format lacks
        something."""
        name, cancel = Path(saving.path).name, self.tr("Cancel")
        before = self._session.record.path
        if before and same_file(saving.path, before) and self._session.record.changed_meanwhile():
            question = self.tr("Another program has changed {name} since it was opened. Replace it?")
            if not confirm(self._window, question.format(name=name), self.tr("Replace"), cancel):
                return False
        if saving.is_whole:
            return True
        question = self.tr("{name} would not have everything of this record:").format(name=name)
        return confirm(self._window, f"{question}\n{lost_text(saving)}", self.tr("Save all the same"), cancel)

    def _values(self, game: Game, setup: GameSetup) -> dict[str, str]:
        """What the name of a file may say of a game (see `game_files.FIELDS`)."""
        said = {key: game.headers.get(key, "") for key in ("event", "place", "opening")}
        names = {"black": player_name(setup, Side.BLACK), "white": player_name(setup, Side.WHITE)}
        return {**own_date(game, setup.begun), **said, **names, "game": variant_text(game.variant.title)}
