"""Writing a variant of one's own: the text of its file, what is wrong with it, and how such a file is written."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QPushButton, QSplitter, QTextBrowser, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.files import read_text
from shogi_desktop.rules import Variant, VariantError
from shogi_desktop.rules.record.variant_files import BUILT_IN, LARGEST_FILE
from shogi_desktop.session.variants import OwnVariants

from ..look.fonts import grow
from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets.layouts import in_column, in_row
from ..widgets.messages import SaveAnswer, ask_to_save, complain
from ..widgets.plain import NAME, folding_label
from ..words.error_words import message_text
from ..words.game_words import size_words
from ..words.i18n import counted, translate, variant_text
from ..words.texts import labelled

SIZE: Final = QSize(1080, 680)
CHECK_MS: Final = 400  # after the last letter
MOST_TOLD: Final = 6
FACTS_HEIGHT: Final = 96
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


def mistake_words(errors: tuple[VariantError, ...]) -> str:
    """What is wrong with a file, a line for each."""
    reasons = [(error.where, message_text(error.reason)) for error in errors]
    told = [labelled(where, reason) if where else reason for where, reason in reasons]
    more = ["…"] if len(told) > MOST_TOLD else []
    return "\n".join([f"• {each}" for each in told[:MOST_TOLD]] + more)


class VariantEditor(QDialog):
    """Says while one writes what the file is, or what is wrong with it. `played` carries the name where it is to be."""

    played = Signal(str)

    def __init__(self, own: OwnVariants, name: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Variant {name}").format(name=excerpt(name, NAME)))
        self._own, self._name = own, name
        self.text = QPlainTextEdit(text)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)  # a rank of the set-up is a line
        self.text.setAccessibleName(self.tr("The file"))
        self.help = QTextBrowser()
        self.help.setMarkdown(help_text())
        self.help.setAccessibleName(self.tr("How to write it"))
        self.told = folding_label()
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        grow(self, self.told.setMinimumHeight, FACTS_HEIGHT)
        self.play = QPushButton(self.tr("Save and play"))
        self._buttons = QDialogButtonBox()
        self._build()
        self._timer = QTimer(self, singleShot=True, interval=CHECK_MS)
        self._timer.timeout.connect(self.check)
        self.text.textChanged.connect(self._timer.start)
        self.check()
        resize_within(self, SIZE)

    def _build(self) -> None:
        save = self._buttons.addButton(self.tr("Save"), QDialogButtonBox.ButtonRole.ActionRole)
        close = self._buttons.addButton(QDialogButtonBox.StandardButton.Close)
        for button in (self.play, save, close):
            button.setAutoDefault(False)
        save.clicked.connect(self.save)
        close.clicked.connect(self.reject)
        self.play.clicked.connect(self._play)
        split = QSplitter()
        split.addWidget(self.text)
        split.addWidget(self.help)
        split.setSizes([3, 2])
        foot = in_row(self.play, 1, self._buttons)
        in_column((split, 1), self.told, foot, of=self, margins=SPACE * 2, spacing=SPACE)

    def check(self) -> Variant | None:
        """What the text is now."""
        variant, errors = self._own.check_text(self._name, self.text.toPlainText())
        if variant is not None:
            facts = " · ".join(facts_of(variant))
            self.told.setText(f"{excerpt(variant_text(variant.title), NAME)}\n{facts}")
        else:
            self.told.setText(self.tr("This is no variant yet:") + "\n" + mistake_words(errors))
        self.play.setEnabled(variant is not None)
        return variant

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
