"""What is done with the set at hand and the person's own ones beside solving them: kept, arranged, passed on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from shogi_desktop.files.names import safe_name
from shogi_desktop.game.tree import Game
from shogi_desktop.mating.problem import Problem, ProblemSet
from shogi_desktop.notation.positions.bod import format_bod
from shogi_desktop.notation.records.encodings import Encoding, encode, lost_characters
from shogi_desktop.notation.records.file_types import POSITION, FileType, FormatKind
from shogi_desktop.notation.records.formats import FORMATS, Format, GamePart, Writer, format_named, format_of_file
from shogi_desktop.notation.records.problem_records import record_of
from shogi_desktop.notation.records.problem_set import format_problem_set, position_of
from shogi_desktop.notation.records.reading import Steps
from shogi_desktop.session.problems.own_sets import OwnSets
from shogi_desktop.session.problems.shelf import Shelf
from shogi_desktop.session.records.files import writing_steps
from shogi_desktop.settings import SettingsStore

from ...look.from_settings import BoardLook
from ...widgets.messages import ask_save_path, complain, write_patiently
from ...words.file_words import title_of
from .column import Export, SetColumn
from .own_sets import Keeping

_UNENDING: Final = (FormatKind.KI2, FormatKind.HODGES)
REST: Final = 20  # problems between two rests


def kinds_for(problems: Sequence[Problem]) -> list[tuple[Format, FileType]]:
    """The kinds of records that keep all of these problems, in the order of a dialog.

    In some formats nothing but its moves tells where a record ends.
    """
    several = len(problems) > 1
    bare = several and not all(problem.solution for problem in problems)
    whole = (
        known
        for known in FORMATS
        if known.write and not known.lacks & {GamePart.HEADERS, GamePart.MOVES, GamePart.COMMENTS}
    )
    return [
        (known, kind)
        for known in whole
        if (known.several or not several) and not (bare and known.kind in _UNENDING)
        for kind in known.file_types
    ]


def data_steps(problem_set: ProblemSet, path: str) -> Steps[bytes]:
    """The bytes of a file: the end of its name says of which kind. NotationError where a problem cannot be written so.

    A format that is usually in Shift_JIS is in UTF-8 where a character would be lost.
    """
    found = format_of_file(path)
    if found is None or found[1] is POSITION or found[0].write is None:
        yield 0.0
        return format_problem_set(problem_set).encode("utf-8", "replace")
    known, kind = found
    text = yield from _text_steps(problem_set.problems, found[0].write)
    encoding = kind.encoding or known.encodings[0]
    if lost_characters(text, encoding) and Encoding.UTF_8 in known.encodings:
        encoding = Encoding.UTF_8
    return encode(text, encoding)


def _saving_steps(problem_set: ProblemSet, path: str) -> Steps[None]:
    yield from writing_steps(path, (yield from data_steps(problem_set, path)))


def _text_steps(problems: Sequence[Problem], write: Writer) -> Steps[str]:
    games: list[Game] = []
    for at, problem in enumerate(problems):
        if at % REST == 0:
            yield at / len(problems)
        games.append(record_of(problem))
    return write(games)


class SetExport(QObject):
    """Signals:
    told(str): what has been done.
    """

    told = Signal(str)

    def __init__(self, store: SettingsStore, window: QWidget) -> None:
        super().__init__(window)
        self._store, self._window = store, window

    def ask_file(self, problem_set: ProblemSet) -> None:
        """Where the set shall be written, and as what."""
        problems = self.tr("Problems")
        kinds = {f"{problems} (*{POSITION.suffix})": POSITION.suffix}
        for _, kind in kinds_for(problem_set.problems):
            kinds[f"{title_of(kind)} (*{kind.suffix})"] = kind.suffix
        name = safe_name(problem_set.name) or self.tr("problems")
        folder = Path(self._store.current.last_folder or Path.home())
        path = ask_save_path(self._window, self.tr("Save problems"), str(folder / name), kinds)
        if path:
            self._store.update(last_folder=str(Path(path).parent))
            self.save(problem_set, path)

    def save(self, problem_set: ProblemSet, path: str) -> None:
        """Writes the set; says why where that fails."""
        failed = self.tr("The problems could not be saved.")
        if write_patiently(self._window, _saving_steps(problem_set, path), path, failed):
            self.told.emit(self.tr("Saved as {name}.").format(name=Path(path).name))

    def copy_sfen(self, problem: Problem) -> None:
        self._put(problem.sfen)

    def copy_kif(self, problem: Problem) -> None:
        """With what is said of it, and the solution where the author gives one."""
        kif = format_named("kif")
        assert kif is not None and kif.write is not None
        try:
            self._put(kif.write([record_of(problem)]))
        except ValueError as error:
            complain(self._window, self.tr("The problem cannot be copied in this format."), error)

    def copy_bod(self, problem: Problem) -> None:
        self._put(format_bod(position_of(problem)))

    def _put(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.told.emit(self.tr("The problem is on the clipboard."))


class OwnWork(QObject):
    """Signals:
    changed(): sets on the disk are others than before.
    open_wished(str, int): the problem in this place of the set of this file.
    """

    changed = Signal()
    open_wished = Signal(str, int)

    def __init__(
        self,
        sets: OwnSets,
        shelf: Shelf,
        column: SetColumn,
        look: BoardLook,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._shelf, self._column, self._window = shelf, column, window
        self._keeping = Keeping(sets, look, self)
        self._export = SetExport(look.store, window)
        self._keeping.changed.connect(self.changed)
        self._keeping.open_wished.connect(self.open_wished)
        self._keeping.told.connect(column.tell)
        self._export.told.connect(column.tell)

    def keep(self, problem: Problem) -> None:
        """Asks into which set a problem shall go."""
        self._keeping.add(problem, self._window)

    def arrange(self) -> None:
        """The dialog of the person's own sets."""
        self._keeping.arrange(self._shelf.name, self._window)

    def pass_on(self, export: Export) -> None:
        """The set as a file, or the problem at hand as text."""
        problems, place = self._shelf.problems, self._column.place
        if export is Export.FILE:
            self._export.ask_file(self._shelf.problem_set)
        elif 0 <= place < len(problems):
            deeds = {
                Export.COPY_SFEN: self._export.copy_sfen,
                Export.COPY_KIF: self._export.copy_kif,
                Export.COPY_BOD: self._export.copy_bod,
            }
            deeds[export](problems[place])
