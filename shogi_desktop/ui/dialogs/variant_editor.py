"""Writing a variant of one's own: the text of its file, what is wrong with it, and how such a file is written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QTabWidget,
    QTextBrowser,
    QWidget,
)

from shogi_desktop.excerpt import excerpt
from shogi_desktop.files import read_text
from shogi_desktop.rules import Variant, VariantError
from shogi_desktop.rules.record.variant_files import BUILT_IN, LARGEST_FILE
from shogi_desktop.session.toml_places import (
    Place,
    place_of_array,
    place_of_base,
    place_of_mistake,
    place_of_piece,
    place_of_square,
)
from shogi_desktop.session.variants import Checked, OwnVariants, surplus

from ..look.fonts import grow
from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets.layouts import in_column, in_row
from ..widgets.messages import SaveAnswer, ask_to_save, complain
from ..widgets.plain import NAME, PlainLabel, folding_label, words_kept
from ..words.error_words import message_text
from ..words.game_words import size_words
from ..words.i18n import counted, translate, variant_text
from ..words.texts import labelled, piece_name, side_name
from .variant_preview import VariantPreview

SIZE: Final = QSize(1080, 680)
CHECK_MS: Final = 400  # after the last letter
MOST_TOLD: Final = 6
REMARKS_HEIGHT: Final = 116
SHARES: Final = (580, 460)  # of the width: the text, what it says
_PLACE: Final = Qt.ItemDataRole.UserRole
_HELP: Final = BUILT_IN / "README.md"
_EXAMPLE: Final = re.compile(r"```toml\n(.*?)```", re.DOTALL)
_EXPLAINED: Final = re.compile(r"explained in\s+(?:# )?movement\.py")  # which no player has
_FOR_OTHERS: Final = "## A game that comes along"


def help_text() -> str:
    """How a file is written: the page that lies beside those that come along, as far as it is for everybody."""
    return read_text(_HELP, LARGEST_FILE).partition(_FOR_OTHERS)[0]


def template() -> str:
    """The example of that page."""
    found = _EXAMPLE.search(help_text())
    assert found is not None
    return found.group(1)


def copy_of(name: str, title: str) -> str:
    """The file of a game that comes along, under another title."""
    text = read_text(BUILT_IN / f"{name}.toml", LARGEST_FILE)
    text = _EXPLAINED.sub("explained in the help of this window", text, count=1)
    quoted = title.replace("\\", "").replace('"', "")
    return re.sub(r"(?m)^title = .*$", lambda _: f'title = "{quoted}"', text, count=1)


def facts_of(variant: Variant) -> list[str]:
    """How large the game is."""
    kinds = translate("OwnVariantsDialog", "{n} kind of pieces|{n} kinds of pieces")
    rules = translate("OwnVariantsDialog", "{n} rule to choose|{n} rules to choose")
    told = f"{counted(kinds, len(variant.every_kind))}, {counted(rules, len(variant.options))}"
    return [size_words(variant), told]


def remarks_of(variant: Variant) -> list[str]:
    """What is no mistake, but perhaps not meant: armies that differ."""
    told = []
    for side in (0, 1):
        pieces = ", ".join(f"{count} × {piece_name(kind)}" for kind, count in surplus(variant, side))
        if pieces:
            text = translate("VariantEditor", "{side} has more pieces: {pieces}")
            told.append(text.format(side=side_name(side), pieces=pieces))
    return told


def mistake_line(error: VariantError) -> str:
    """What is wrong, after the place where it is."""
    reason = message_text(error.reason)
    return labelled(error.where, reason) if error.where else reason[:1].upper() + reason[1:]


def mistake_words(errors: tuple[VariantError, ...]) -> str:
    """What is wrong with a file, a line for each."""
    more = ["…"] if len(errors) > MOST_TOLD else []
    return "\n".join([f"• {mistake_line(each)}" for each in errors[:MOST_TOLD]] + more)


class VariantEditor(QDialog):
    """Says and shows while one writes what the file is, or what is wrong with it; from there a click leads to its place
    in the text. `played` carries the name where it is to be."""

    played = Signal(str)

    def __init__(
        self, own: OwnVariants, name: str, text: str, preview: VariantPreview, parent: QWidget | None = None
    ) -> None:
        """Takes `preview` over."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Variant {name}").format(name=excerpt(name, NAME)))
        self._own, self._name = own, name
        self.text = QPlainTextEdit(text)
        self.preview = preview
        self.help = QTextBrowser()
        self.told, self.remarks = folding_label(), QListWidget()
        self.play = QPushButton(self.tr("Save and play"))
        self._where = PlainLabel(role="muted")
        self._steps: Iterator[Checked] = iter(())
        self._pause = QTimer(self, singleShot=True, interval=CHECK_MS)
        self._pause.timeout.connect(self._begin)
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._go_on)
        self._build()
        self._connect()
        self.check()
        resize_within(self, SIZE)

    def _build(self) -> None:
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)  # a rank of the set-up is a line
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("The file"))
        self.help.setMarkdown(help_text())
        self.help.setAccessibleName(self.tr("How to write it"))
        self.remarks.setAccessibleName(self.tr("Mistakes and remarks"))
        self.remarks.setWordWrap(True)
        self.remarks.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.remarks.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self.remarks.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        grow(self, self.remarks.setMaximumHeight, REMARKS_HEIGHT)
        pages = QTabWidget()
        pages.addTab(self.preview, self.tr("Preview"))
        pages.addTab(self.help, self.tr("How to write it"))
        written = QWidget()
        in_column((self.text, 1), self.told, self.remarks, of=written, margins=0, spacing=SPACE)
        split = QSplitter()
        split.addWidget(written)
        split.addWidget(pages)
        split.setSizes(SHARES)
        split.setChildrenCollapsible(False)
        foot = in_row(self.play, self._where, 1, self._buttons())
        in_column((split, 1), foot, of=self, margins=SPACE * 2, spacing=SPACE)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        save = buttons.addButton(self.tr("Save"), QDialogButtonBox.ButtonRole.ActionRole)
        close = buttons.addButton(QDialogButtonBox.StandardButton.Close)
        for button in (self.play, save, close):
            button.setAutoDefault(False)
        save.clicked.connect(self.save)
        close.clicked.connect(self.reject)
        return buttons

    def _connect(self) -> None:
        self.play.clicked.connect(self._play)
        self.text.textChanged.connect(self._pause.start)
        self.text.cursorPositionChanged.connect(self._tell_place)
        self.remarks.itemClicked.connect(self._follow)
        self.remarks.itemActivated.connect(self._follow)
        self.preview.square_pointed.connect(self._go_to_square)
        self.preview.kind_pointed.connect(self._go_to_kind)
        self._tell_place()

    # What the text is

    def check(self) -> Variant | None:
        """What the text is now, at once."""
        self._pause.stop()
        self._turn.stop()
        *_, checked = self._own.check_steps(self._name, self.text.toPlainText())
        self._show(checked)
        return checked.variant

    def _begin(self) -> None:
        """The writer pauses: looks at the text, a little at a time, so that typing is never held up."""
        self._steps = self._own.check_steps(self._name, self.text.toPlainText())
        self._turn.start()

    def _go_on(self) -> None:
        checked = None if self._pause.isActive() else next(self._steps, None)  # else the text is another one by now
        if checked is not None:
            self._show(checked)
            self._turn.start()

    def _show(self, checked: Checked) -> None:
        """Its board as soon as it is known, the rest when all is."""
        if checked.variant is not None and checked.variant is not self.preview.variant:
            self.preview.show_variant(checked.variant)
        if not checked.whole:
            return
        variant, text = checked.variant, self.text.toPlainText()
        if variant is not None:
            self.told.setText(f"{excerpt(variant_text(variant.title), NAME)}\n{' · '.join(facts_of(variant))}")
            self._list([(remark, place_of_array(text)) for remark in remarks_of(variant)])
        else:
            self.told.setText(self.tr("This is no variant yet:"))
            places = [(place_of_mistake(text, error), error) for error in checked.mistakes]
            places.sort(key=lambda each: each[0])
            self._list([(self._placed(error, place), place) for place, error in places])
            self.preview.fade()
        self.play.setEnabled(variant is not None)

    def _placed(self, error: VariantError, place: Place) -> str:
        """What is wrong, with its line where it does not say that itself."""
        told = mistake_line(error)
        return self.tr("Line {line}: {mistake}").format(line=place[0], mistake=told) if error.where else told

    def _list(self, told: list[tuple[str, Place]]) -> None:
        self.remarks.clear()
        for text, place in told:
            item = QListWidgetItem(words_kept(text))
            item.setData(_PLACE, place)
            self.remarks.addItem(item)
        self.remarks.setVisible(bool(told))

    # Where in the text

    def _follow(self, item: QListWidgetItem) -> None:
        self._go_to(item.data(_PLACE))

    def _go_to_square(self, square: int) -> None:
        """To the table of the piece that stands there, or to its letters in the set-up."""
        variant, text = self.preview.variant, self.text.toPlainText()
        assert variant is not None
        kind, _ = variant.array.get(square, (0, 0))
        there = place_of_piece(text, variant.kind(kind).code) if kind else None
        self._go_to(there or place_of_square(text, variant, square) or place_of_base(text))

    def _go_to_kind(self, kind: int) -> None:
        """To its table, or to the game that it comes from."""
        variant, text = self.preview.variant, self.text.toPlainText()
        assert variant is not None
        self._go_to(place_of_piece(text, variant.kind(kind).code) or place_of_base(text))

    def _go_to(self, place: Place) -> None:
        """The cursor comes there, with the rest of the line selected."""
        line, column = place
        block = self.text.document().findBlockByNumber(line - 1)
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.MoveAnchor, column - 1)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        self.text.setTextCursor(cursor)
        self.text.centerCursor()
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell_place(self) -> None:
        cursor = self.text.textCursor()
        line = self.text.document().findBlock(cursor.selectionStart()).blockNumber() + 1
        self._where.setText(self.tr("Line {line}").format(line=line))

    # What becomes of it

    def save(self) -> bool:
        """Writes the file, whatever it holds; False where that fails."""
        try:
            self._own.write(self._name, self.text.toPlainText())
        except OSError as error:
            complain(self, self.tr("This file cannot be written."), error, f"{self._name}.toml")
            return False
        self.text.document().setModified(False)
        return True

    def _play(self) -> None:
        if self.check() is not None and self.save():
            self.accept()
            self.played.emit(self._name)

    def reject(self) -> None:
        """Nothing is written or lost without being asked for."""
        if not self.text.document().isModified() or self._may_go():
            super().reject()

    def _may_go(self) -> bool:
        question = self.tr("Save the changes to {name}?").format(name=excerpt(f"{self._name}.toml", NAME))
        if self.check() is None:
            question += "\n" + self.tr("It is no variant yet: it cannot be played before its mistakes are mended.")
        answer = ask_to_save(self, question)
        return answer is SaveAnswer.DISCARD or (answer is SaveAnswer.SAVE and self.save())
