"""The person's own variants: which there are, which files are none and why, and adding and removing them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from shogi_desktop.excerpt import excerpt
from shogi_desktop.rules import Position, Variant, VariantError, load_variant
from shogi_desktop.session.variants import OwnVariants, VariantCandidate, all_games, is_own

from ..board import BoardView
from ..look.fonts import grow
from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets import file_dialogs
from ..widgets.layouts import buttons_of, in_column, in_row
from ..widgets.messages import complain, confirm, inform
from ..widgets.plain import NAME, folding_label, tip
from ..words.i18n import translate, variant_text
from .variant_editor import VariantEditor, copy_of, facts_of, mistake_words, template
from .variant_preview import VariantPreview

SIZE: Final = QSize(880, 620)
EMPTY_WIDTH: Final = 560  # without any variant, as high as its words
LIST_WIDTH: Final = 230
LEAST_BOARD: Final = QSize(320, 320)
_FILE: Final = Qt.ItemDataRole.UserRole


class VariantView(QWidget):
    """The board of a variant at its start and what it is, or why a file is none."""

    def __init__(self, board: BoardView, parent: QWidget | None = None) -> None:
        """Takes `board` over."""
        super().__init__(parent)
        self.board = board
        board.set_style(replace(board.style_used, lens=False, animation_ms=0))
        board.setMinimumSize(LEAST_BOARD)
        board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._name, self._facts = folding_label("heading"), folding_label("muted")
        in_column(self._name, self._facts, (board, 1), 0, of=self, margins=0, spacing=SPACE)

    def show_variant(self, variant: Variant) -> None:
        self._name.setText(excerpt(variant_text(variant.title), NAME))
        self._facts.setText("\n".join(facts_of(variant)))
        self.board.set_start(None)
        self.board.show_position(Position(variant))
        self.board.show()

    def show_errors(self, errors: tuple[VariantError, ...]) -> None:
        """All that is wrong with a file; there must be something."""
        self._name.setText(errors[0].file)
        self._facts.setText(self.tr("This file is no variant:") + "\n" + mistake_words(errors))
        self.board.hide()

    def show_nothing(self) -> None:
        self._name.setText(self.tr("There are no variants of your own yet."))
        self._facts.setText(self.tr("Begin with a template or with a copy of a game, or add a file that you have."))
        self.board.hide()

    def texts(self) -> list[str]:
        return [label.text() for label in self.findChildren(QLabel) if label.parentWidget() is self]


class AddVariantDialog(QDialog):
    """Shows what a file would add; accepted where it shall be."""

    def __init__(self, candidate: VariantCandidate, board: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Add this variant?"))
        self.view = VariantView(board)
        self.view.show_variant(candidate.variant)
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Cancel)
        self.add = buttons.addButton(self.tr("Add"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.add.setDefault(True)
        in_column((self.view, 1), buttons, of=self, margins=SPACE * 2, spacing=SPACE)
        resize_within(self, QSize(560, 640))


class OwnVariantsDialog(QDialog):
    """Follows `own`; what is done here is done at once.

    Signals:
        play_wished(str): a game of the variant of this name is to be begun.
    """

    play_wished = Signal(str)

    def __init__(
        self,
        own: OwnVariants,
        played: Collection[str],
        make_board: Callable[[], BoardView],
        make_preview: Callable[[], VariantPreview],
        parent: QWidget | None = None,
    ) -> None:
        """`played` are the names of the variants of the games that are open, `make_board` gives boards to look at, and
        `make_preview` what shows a game while it is written."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Variants of your own"))
        self._own = own
        self._played = played
        self._make_board, self._make_preview = make_board, make_preview
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Variants of your own"))
        self.list.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)  # as wide as its names
        self.list.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)
        grow(self, self.list.setMinimumWidth, LIST_WIDTH)
        self.view = VariantView(make_board())
        self.new_button, self.add_button = QPushButton(self.tr("New")), QPushButton(self.tr("Add a file…"))
        self.edit_button, self.play_button = QPushButton(self.tr("Edit…")), QPushButton(self.tr("Play"))
        self.remove_button = QPushButton(self.tr("Delete…"))
        self._of_chosen = (self.play_button, self.edit_button, self.remove_button)
        self._build()
        self._fill()

    def _build(self) -> None:
        """What begins a variant stands under the list, what is done with the chosen one under its picture."""
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        for button in (*self._of_chosen, self.new_button, self.add_button, *close.findChildren(QPushButton)):
            button.setAutoDefault(False)
        self.new_button.setMenu(self._beginnings())
        self.edit_button.clicked.connect(self._edit)
        self.play_button.clicked.connect(self._play)
        left = in_column((self.list, 1), in_row(self.new_button, self.add_button, 1), spacing=SPACE * 2)
        right = in_column((self.view, 1), in_row(*self._of_chosen, 1, close), spacing=SPACE * 2)
        self._whole = in_row(left, (right, 1), of=self, margins=SPACE * 2, spacing=SPACE * 2)
        self.list.itemSelectionChanged.connect(self._show)
        self.add_button.clicked.connect(self._ask_file)
        self.remove_button.clicked.connect(self._ask_removal)
        self._own.changed.connect(self._fill_again)

    def _beginnings(self) -> QMenu:
        """What a new file may begin as."""
        menu = QMenu(self)
        menu.addAction(self.tr("From a template"), partial(self._begin, ""))
        copies = menu.addMenu(self.tr("From a copy of"))
        for game in all_games():
            if not is_own(game):
                copies.addAction(variant_text(game.title), partial(self._begin, game.name))
        return menu

    def _begin(self, game: str) -> None:
        """A file of its own from now on, as the template or a copy of a game."""
        name = self._own.free_name(f"my_{game}" if game else "my_game")
        title = self.tr("My {game}").format(game=load_variant(game).title) if game else ""
        self._write(name, copy_of(game, title) if game else template())

    def _edit(self) -> None:
        file = str(self.list.selectedItems()[0].data(_FILE))
        try:
            text = self._own.text(file)
        except OSError as error:
            complain(self, self.tr("This file cannot be read."), error, file)
        else:
            self._write(file.removesuffix(".toml"), text)

    def _write(self, name: str, text: str) -> None:
        editor = VariantEditor(self._own, name, text, self._make_preview(), self)
        editor.played.connect(self.play_wished)
        editor.played.connect(self.accept)
        editor.exec()
        editor.deleteLater()
        self._fill(f"{name}.toml")

    def _play(self) -> None:
        self.play_wished.emit(str(self.list.selectedItems()[0].data(_FILE)).removesuffix(".toml"))
        self.accept()

    def _fill(self, chosen: str = "") -> None:
        middle = self.geometry().center()
        with QSignalBlocker(self.list):  # while it is emptied it chooses rows of files that are gone
            self._list_files(chosen)
        self._show()
        self._fit(middle)

    def _fill_again(self) -> None:
        """The files are others than before."""
        chosen = self.list.selectedItems()
        self._fill(str(chosen[0].data(_FILE)) if chosen else "")

    def _fit(self, middle: QPoint) -> None:
        """The room that is needed, around the same place: for the list and a board, or for a few words only."""
        empty = self.list.count() == 0
        if self.list.isHidden() == empty and self.isVisible():
            return
        self.list.setHidden(empty)
        for button in self._of_chosen:
            button.setHidden(empty)
        self.view.updateGeometry()  # at once: a board that is gone needs no room any more
        self._whole.activate()
        resize_within(self, QSize(EMPTY_WIDTH, self.sizeHint().height()) if empty else SIZE)
        if self.isVisible():
            self.move(self.pos() + middle - self.geometry().center())

    def _list_files(self, chosen: str) -> None:
        self.list.clear()
        titles = {f"{variant.name}.toml": variant_text(variant.title) for variant in self._own.variants()}
        refused = self.tr("{file}: refused")
        titles |= {error.file: refused.format(file=error.file) for error in self._own.refused}
        for file, title in titles.items():
            item = QListWidgetItem(excerpt(title, NAME))
            item.setToolTip(tip(file))
            item.setData(_FILE, file)
            self.list.addItem(item)
            if file == chosen:
                self.list.setCurrentItem(item)
        if not self.list.selectedItems():
            self.list.setCurrentRow(0)

    def _show(self) -> None:
        chosen = self.list.selectedItems()
        for button in self._of_chosen:
            button.setEnabled(bool(chosen))
        if not chosen:
            self.new_button.setDefault(True)
            self.view.show_nothing()
            return
        file = str(chosen[0].data(_FILE))
        refused = any(error.file == file for error in self._own.refused)
        self.play_button.setEnabled(not refused)
        (self.edit_button if refused else self.play_button).setDefault(True)
        if refused:
            self.view.show_errors(self._own.mistakes(file))
        else:
            self.view.show_variant(next(each for each in self._own.variants() if f"{each.name}.toml" == file))

    def _ask_file(self) -> None:
        kinds = self.tr("Variant files (*.toml *.TOML)") + ";;" + translate("RecordCommands", "All files (*)")
        path = file_dialogs.open_path(self, self.tr("Add a variant file"), "", kinds)
        if path:
            self.add_file(path)

    def add_file(self, path: str) -> None:
        """Shows what a file would add, and adds it where the person agrees; says why where it cannot be."""
        try:
            candidate = self._own.preview(Path(path))
            dialog = AddVariantDialog(candidate, self._make_board(), self)
            agreed = dialog.exec() == QDialog.DialogCode.Accepted
            dialog.deleteLater()
            if agreed:
                self._own.add(candidate)
                self._fill(f"{candidate.name}.toml")
        except (OSError, ValueError) as error:
            complain(self, self.tr("This variant cannot be added."), error, path)

    def _ask_removal(self) -> None:
        file = str(self.list.currentItem().data(_FILE))
        if file in (f"{name}.toml" for name in self._played):
            inform(self, self.tr("A game of this variant is open."), self.tr("Close it or begin another one first."))
            return
        question = self.tr("Delete {name}? Games of this variant cannot be opened then.").format(name=file)
        if confirm(self, question, self.tr("Delete"), self.tr("Cancel")):
            try:
                self._own.remove(file)
            except OSError as error:
                complain(self, self.tr("This file cannot be deleted."), error, file)
            self._fill()
