"""The way of a problem into the person's own sets, and to the dialog in which they are arranged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QWidget,
)

from shogi_desktop.excerpt import excerpt
from shogi_desktop.mating.problem import Problem
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.session.problems.own_sets import AUTHOR, LENGTH, TITLE, OwnSets
from shogi_desktop.session.records.files import ReadingGivenUp

from ...look.fonts import grow
from ...look.from_settings import BoardLook
from ...look.places import resize_within
from ...look.theme import SPACE
from ...widgets.layouts import AROUND_DIALOG, in_column, in_row
from ...widgets.messages import complain, confirm
from ...widgets.plain import NAME, folding_label, literal, tip
from .keeping_dialog import AddDialog, DetailsDialog
from .previews import Thumbnail
from .problem_table import ProblemTable

SIZE: Final = QSize(900, 560)
LIST_WIDTH: Final = 210
_PATH: Final = Qt.ItemDataRole.UserRole


class SetsDialog(QDialog):
    """What is done here is done at once, and can be undone while the program runs.

    Signals:
        changed(): the sets on the disk are others than before.
        open_wished(str, int): the problem in this place of the set of this file.
    """

    changed = Signal()
    open_wished = Signal(str, int)

    def __init__(self, sets: OwnSets, chosen: str, look: BoardLook, parent: QWidget | None = None) -> None:
        """`chosen` is the path of the set that is shown first; one that is none means the first one."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("My problems"))
        self._sets, self._look = sets, look
        self.list, self.table = QListWidget(), ProblemTable()
        self.picture = Thumbnail(look.art, look.style, self.tr("The problem"))
        self.told = folding_label("muted")
        self.new, self.rename, self.delete = (
            self._button(text, done)
            for text, done in (
                (self.tr("&New…"), self._begin),
                (self.tr("&Rename"), self._edit_name),
                (self.tr("Delete set…"), self._ask_delete),
            )
        )
        self.up, self.down, self.details, self.take_out = (
            self._button(text, done)
            for text, done in (
                (self.tr("&Up"), self._shift_up),
                (self.tr("Do&wn"), self._shift_down),
                (self.tr("D&etails…"), self._describe),
                (self.tr("&Delete"), self._take_out),
            )
        )
        self.sort, self.elsewhere = self._menu_button(self.tr("&Sort")), self._menu_button(self.tr("&Move to"))
        self.undo = self._button(self.tr("Und&o"), self._undo)
        self._build()
        self._connect()
        self._fill(chosen)
        resize_within(self, SIZE)

    def _button(self, text: str, done: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(done)
        return button

    def _menu_button(self, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.setMenu(QMenu(button))
        return button

    def _build(self) -> None:
        self.list.setAccessibleName(self.tr("Sets"))
        self.list.setEditTriggers(
            QAbstractItemView.EditTrigger.EditKeyPressed | QAbstractItemView.EditTrigger.DoubleClicked
        )
        grow(self, self.list.setFixedWidth, LIST_WIDTH)
        self.table.setAccessibleName(self.tr("Problems"))
        for key, text in ((LENGTH, self.tr("By length")), (TITLE, self.tr("By title")), (AUTHOR, self.tr("By author"))):
            action = self.sort.menu().addAction(text)
            action.setData(key)
        for button, keys in ((self.up, "Alt+Up"), (self.down, "Alt+Down"), (self.take_out, "Del"), (self.rename, "F2")):
            button.setToolTip(tip(QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)))
        row = in_row(self.new, self.rename)
        left = in_column((self.list, 1), row, self.delete, spacing=SPACE)
        row = in_row(self.up, self.down, self.sort, self.elsewhere, self.take_out, 1, spacing=SPACE)
        middle = in_column((self.table, 1), row, spacing=SPACE)
        right = in_column(self.picture, self.details, 1, spacing=SPACE)
        columns = in_row(left, (middle, 1), right, spacing=SPACE * 2)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        foot = in_row(self.undo, (self.told, 1), close, spacing=SPACE * 2)
        in_column((columns, 1), foot, of=self, margins=AROUND_DIALOG, spacing=SPACE * 2)

    def _connect(self) -> None:
        self.list.currentItemChanged.connect(self._show)
        self.list.itemChanged.connect(self._rename)
        self.table.selectionModel().selectionChanged.connect(self._choose)
        self.table.activated.connect(self._open)
        self.sort.menu().triggered.connect(self._sort)
        self.elsewhere.menu().aboutToShow.connect(self._offer_targets)
        self.elsewhere.menu().triggered.connect(self._move)
        for keys, done in (
            ("Alt+Up", self._shift_up),
            ("Alt+Down", self._shift_down),
            (QKeySequence(QKeySequence.StandardKey.Undo), self._undo),
        ):
            QShortcut(QKeySequence(keys), self, done)
        delete = QShortcut(QKeySequence("Del"), self.table, self._take_out)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)

    # What is shown

    @property
    def path(self) -> Path | None:
        """The set that is shown."""
        item = self.list.currentItem()
        return Path(item.data(_PATH)) if item is not None else None

    def _fill(self, chosen: str = "") -> None:
        """The sets there are."""
        with QSignalBlocker(self.list):
            self.list.clear()
            for path in self._sets.paths():
                item = QListWidgetItem(excerpt(self._sets.title(path), NAME))
                item.setData(_PATH, str(path))
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
                self.list.addItem(item)
                if str(path) == chosen:
                    self.list.setCurrentItem(item)
            if self.list.currentItem() is None:
                self.list.setCurrentRow(0)
        self._show()

    def _show(self) -> None:
        self.show_places(())

    def show_places(self, places: tuple[int, ...] | list[int]) -> None:
        """The problems of the set as they are now, of which these are chosen."""
        problems: tuple[Problem, ...] = ()
        path = self.path
        if path is not None:
            try:
                problems = self._sets.read(path).problems
            except ReadingGivenUp:
                pass
            except (OSError, NotationError) as error:
                complain(self, self.tr("This set cannot be opened."), error, str(path))
        self.table.show_problems(problems, places)
        self._choose()

    def _choose(self) -> None:
        """What can be done with what is chosen."""
        places, there = self.table.chosen(), self.path is not None
        self.picture.show_problem(self.table.problems[places[0]] if places else None)
        for button in (self.rename, self.delete):
            button.setEnabled(there)
        self.sort.setEnabled(len(self.table.problems) > 1)
        self.up.setEnabled(bool(places) and places[0] > 0)
        self.down.setEnabled(bool(places) and places[-1] < len(self.table.problems) - 1)
        self.elsewhere.setEnabled(bool(places) and self.list.count() > 1)
        self.details.setEnabled(len(places) == 1)
        self.take_out.setEnabled(bool(places))
        self.undo.setEnabled(self._sets.can_undo)

    # What the person does

    def _do(self, deed: Callable[[], object], said: str = "") -> bool:
        """Does something to the sets and says so; whether it could be done."""
        try:
            deed()
        except ReadingGivenUp:
            return False
        except (OSError, NotationError) as error:
            path = str(getattr(error, "filename", None) or "")
            complain(self, self.tr("The set could not be changed."), error, path)
            return False
        self.told.setText(said)
        self.changed.emit()
        return True

    def _begin(self) -> None:
        """A new set, whose name is to be written at once."""
        made: list[Path] = []

        def begin() -> None:
            made.append(self._sets.begin(self.tr("New set")))

        if self._do(begin):
            self._fill(str(made[0]))
            self._edit_name()

    def _edit_name(self) -> None:
        if self.list.currentItem() is not None:
            self.list.editItem(self.list.currentItem())

    def _rename(self, item: QListWidgetItem) -> None:
        path, title = Path(item.data(_PATH)), item.text().strip()
        if title and title != excerpt(self._sets.title(path), NAME):
            self._do(lambda: self._sets.rename(path, title))
        with QSignalBlocker(self.list):
            item.setText(excerpt(self._sets.title(path), NAME))
        self._choose()

    def _ask_delete(self) -> None:
        path, count = self.path, len(self.table.problems)
        if path is None:
            return
        question = self.tr("Delete the set “{name}” with its problems ({n})?")
        name = excerpt(self._sets.title(path), NAME)
        if count and not confirm(self, question.format(name=name, n=count), self.tr("Delete"), self.tr("Cancel")):
            return
        if self._do(lambda: self._sets.delete(path), self.tr("Undo brings the set back.")):
            self._fill()

    def _shift_up(self) -> None:
        self._shift(-1)

    def _shift_down(self) -> None:
        self._shift(1)

    def _shift(self, by: int) -> None:
        path, places = self.path, self.table.chosen()
        if path is None or not places:
            return
        then: list[int] = []

        def shift() -> None:
            then.extend(self._sets.shift(path, places, by))

        self._do(shift)
        self.show_places(then or places)

    def _sort(self, action: QAction) -> None:
        path = self.path
        if path is not None:
            self._do(lambda: self._sets.sort(path, str(action.data())))
            self._show()

    def _describe(self) -> None:
        path, places = self.path, self.table.chosen()
        if path is None or len(places) != 1:
            return
        (place,) = places
        dialog = DetailsDialog(self.table.problems[place], self._look, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            problem = dialog.form.problem
            self._do(lambda: self._sets.change(path, place, problem))
            self.show_places(places)
        dialog.deleteLater()

    def _take_out(self) -> None:
        path, places = self.path, self.table.chosen()
        if path is not None and places:
            said = self.tr("Problems deleted: {n}. Undo brings them back.").format(n=len(places))
            self._do(lambda: self._sets.take_out(path, places), said)
            self.show_places([min(places[0], len(self.table.problems) - len(places) - 1)])

    def _offer_targets(self) -> None:
        menu = self.elsewhere.menu()
        menu.clear()
        for path in self._sets.paths():
            if path != self.path:
                action = menu.addAction(literal(self._sets.title(path)))
                action.setToolTip(tip(str(path)))
                action.setData(str(path))

    def _move(self, action: QAction) -> None:
        """What is chosen goes to another set."""
        path, places, target = self.path, self.table.chosen(), Path(action.data())
        if path is not None and places:
            said = self.tr("Moved to “{name}”: {n}").format(name=self._sets.title(target), n=len(places))
            self._do(lambda: self._sets.move(path, places, target), said)
            self._show()

    def _undo(self) -> None:
        if not self._sets.can_undo:
            return
        path, undone = self.path, list[bool]()

        def undo() -> None:
            undone.append(self._sets.undo())

        if self._do(undo) and not undone[0]:
            self.told.setText(self.tr("Something else has changed the set meanwhile: nothing was undone."))
        self._fill(str(path) if path is not None else "")

    def _open(self) -> None:
        path, places = self.path, self.table.chosen()
        if path is not None and places:
            self.open_wished.emit(str(path), places[0])
            self.accept()


class Keeping(QObject):
    """Signals:
    told(str): what has been done.
    changed(): sets on the disk are others than before.
    open_wished(str, int): the problem in this place of the set of this file.
    """

    told = Signal(str)
    changed = Signal()
    open_wished = Signal(str, int)

    def __init__(self, sets: OwnSets, look: BoardLook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sets, self._look, self._store = sets, look, look.store

    def add(self, problem: Problem, window: QWidget) -> None:
        """Asks for the set and for what there is to say; the author of the last one is proposed where none is known."""
        known = self._store.current
        proposed = replace(problem, author=problem.author or known.problem_author)
        dialog = AddDialog(proposed, self._sets, known.own_set, self._look, window)
        if dialog.exec() == QDialog.DialogCode.Accepted and dialog.path is not None:
            self._store.update(own_set=str(dialog.path), problem_author=dialog.form.problem.author)
            self._tell(dialog.path, dialog.new)
        dialog.deleteLater()

    def _tell(self, path: Path, new: bool) -> None:
        added = self.tr("Added to “{name}”.")
        there = self.tr("It was in “{name}” already; what is said of it is kept.")
        self.changed.emit()
        self.told.emit((added if new else there).format(name=excerpt(self._sets.title(path), NAME)))

    def arrange(self, chosen: str, window: QWidget) -> None:
        """The dialog of the sets; `chosen` is the path of the one that is shown, "" for that used last."""
        dialog = SetsDialog(self._sets, chosen or self._store.current.own_set, self._look, window)
        dialog.changed.connect(self.changed)
        dialog.open_wished.connect(self.open_wished)
        dialog.exec()
        dialog.deleteLater()
