"""What is told and asked in boxes: errors, questions, the file to save in, long readings with a way out."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QStandardPaths, Qt, QTimer
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QMessageBox, QProgressBar, QWidget

from shogi_desktop.excerpt import excerpt
from shogi_desktop.files.names import safe_name
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.records.reading import Read, Steps
from shogi_desktop.rules import Side
from shogi_desktop.session.play.setup import GameSetup
from shogi_desktop.session.records.files import ReadingGivenUp
from shogi_desktop.settings import Settings, SettingsStore

from ..look.theme import SPACE
from ..words.error_words import reason_of
from ..words.i18n import QT_TRANSLATE_NOOP, translate
from ..words.texts import player_name
from . import file_dialogs
from .labels import ElidedLabel
from .layouts import AROUND_DIALOG, in_column
from .plain import folding, words_kept

TEXT = (600, 12)  # characters and lines
MORE = (1500, 30)


def complain(parent: QWidget, what: str, error: Exception, path: str = "") -> None:
    """A box that names the file, the line and the reason."""
    _tell(parent, QMessageBox.Icon.Warning, what, reason_text(error, path))


def inform(parent: QWidget, what: str, more: str) -> None:
    """A box that says how things are."""
    _tell(parent, QMessageBox.Icon.Information, what, more)


def reason_text(error: Exception, path: str = "") -> str:
    """The file, then the place and the reason, then the text to blame; no more of each than can be read."""
    lines = [path] if path else []
    if isinstance(error, NotationError):
        where = translate("Messages", "Line {line}, column {column}: {reason}")
        lines.append(where.format(line=error.line, column=error.column, reason=reason_of(error)))
        if error.text:
            lines.append(f"“{error.text}”")
    else:
        lines.append(sentence(reason_of(error)))
    return "\n".join(map(excerpt, lines))


def sentence(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


def confirm(parent: QWidget, question: str, yes: str, no: str) -> bool:
    """Whether the person answered `yes`; Enter and Esc answer `no`."""
    box = message_box(parent, question)
    accepted = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    refused = box.addButton(no, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(refused)
    box.setEscapeButton(refused)
    box.exec()
    answer = box.clickedButton() is accepted
    box.deleteLater()
    return answer


def choose(parent: QWidget, question: str, answers: Sequence[str]) -> int:
    """The number of the answer that the person gave, -1 for none; Enter gives the first one."""
    box = message_box(parent, question)
    buttons = [box.addButton(answer, QMessageBox.ButtonRole.AcceptRole) for answer in answers]
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(buttons[0])
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return next((number for number, button in enumerate(buttons) if button is clicked), -1)


class SaveAnswer(Enum):
    """What shall become of changes; CANCEL goes back to them."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


def ask_to_save(
    parent: QWidget, question: str, words: Mapping[SaveAnswer, str] | None = None, usual: SaveAnswer = SaveAnswer.SAVE
) -> SaveAnswer:
    """What the person answered: Enter gives the `usual` answer, Esc cancels; `words` are on the buttons where others
    than those of the system say it better."""
    box = message_box(parent, question)
    kinds = QMessageBox.StandardButton
    buttons = {SaveAnswer.SAVE: kinds.Save, SaveAnswer.DISCARD: kinds.Discard, SaveAnswer.CANCEL: kinds.Cancel}
    box.setStandardButtons(kinds.Save | kinds.Discard | kinds.Cancel)
    box.setDefaultButton(buttons[usual])
    for answer, text in (words or {}).items():
        box.button(buttons[answer]).setText(text)
    chosen = box.exec()
    box.deleteLater()
    return next((answer for answer, button in buttons.items() if button == chosen), SaveAnswer.CANCEL)


def message_box(parent: QWidget | None, text: str, more: str = "") -> QMessageBox:
    """A box that shows both texts letter by letter, of bounded length, in lines that fold; every box is made here."""
    box = QMessageBox(parent)
    box.setWindowTitle("Shogi Desktop")
    box.setText(words_kept(folding(excerpt(text, *TEXT))))
    box.setInformativeText(words_kept(folding(excerpt(more, *MORE))))
    for label in box.findChildren(QLabel):  # setTextFormat of the box leaves out the second text
        label.setTextFormat(Qt.TextFormat.PlainText)
    return box


def _tell(parent: QWidget, icon: QMessageBox.Icon, what: str, more: str) -> None:
    box = message_box(parent, what, more)
    box.setIcon(icon)
    box.exec()
    box.deleteLater()


PATIENCE_S = 0.2  # most readings are done before; a dialog that flashes up would only disturb
SLICE_S: Final = 0.012
WIDTH: Final = 420


def read_patiently(window: QWidget, steps: Steps[Read], name: str = "", told: str = "") -> Read:
    """What the steps read; when they take longer than a moment, a dialog tells how far they are.

    `name` tells what is read ("" = the clipboard); where something else is done than reading, `told` says what. The
    errors of the steps, and ReadingGivenUp.
    """
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        try:
            next(steps)
        except StopIteration as end:
            read: Read = end.value
            return read
    dialog = ReadingDialog(window, steps, name, told)
    dialog.exec()
    dialog.deleteLater()
    read = dialog.what_was_read()
    return read


def write_patiently(window: QWidget, steps: Steps[object], path: str, failed: str) -> bool:
    """Goes through the steps that write a file, with a word on how far it is, and says that it has `failed` and why.
    Whether the file is written."""
    told = translate("SavePath", "Writing {name} …").format(name=Path(path).name)
    try:
        read_patiently(window, steps, told=told)
    except ReadingGivenUp:
        return False
    except (OSError, ValueError) as error:
        complain(window, failed, error, path)
        return False
    return True


class ReadingDialog(QDialog):
    """Goes through steps while the window stays alive; closed by their end, their error, or the person."""

    def __init__(self, window: QWidget, steps: Steps[Any], name: str, told: str = "") -> None:
        super().__init__(window)
        self.setWindowTitle("Shogi Desktop")
        self._steps = steps
        self._read: list[Any] = []
        self._error: Exception | None = None
        self._bar = QProgressBar()
        self._bar.setRange(0, 100)
        self._bar.setTextVisible(False)
        label = ElidedLabel()
        label.setText(told or self.tr("Reading {name} …").format(name=name or self.tr("the clipboard")))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.rejected.connect(self.reject)
        in_column(label, self._bar, buttons, of=self, margins=AROUND_DIALOG, spacing=SPACE * 2)
        self.setMinimumWidth(WIDTH)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(0)

    def what_was_read(self) -> Any:
        """What was read; the error that ended it, or ReadingGivenUp."""
        if self._error is not None:
            raise self._error
        if not self._read:
            raise ReadingGivenUp
        return self._read[0]

    def done(self, result: int) -> None:
        self._timer.stop()
        self._steps.close()
        super().done(result)

    def _go_on(self) -> None:
        until = time.monotonic() + SLICE_S
        share = 0.0
        try:
            while time.monotonic() < until:
                share = next(self._steps)
        except StopIteration as end:
            self._read.append(end.value)
            self.accept()
        except Exception as error:  # every error is the asker's to judge, as if nobody had waited
            self._error = error
            self.reject()
        else:
            self._bar.setValue(int(share * 100))


EVERY: Final = QT_TRANSLATE_NOOP("SavePath", "All of these")


def ask_save_path(window: QWidget, title: str, proposed: str, kinds: Mapping[str, str]) -> str:
    """The path that the person wishes, "" for none; `kinds` are endings of names by their words, the usual one first.
    The dialog begins with files of all these kinds; the kind is that of the `proposed` path unless another is chosen.

    One of these endings that is typed tells the kind. Any other name gets the ending of the kind chosen beside it.
    """
    first = next((kind for kind, ending in kinds.items() if ending == _ending(proposed)), next(iter(kinds)))
    every = f"{translate('SavePath', EVERY)} (*{' *'.join(dict.fromkeys(kinds.values()))})"
    path, kind = file_dialogs.save_path(window, title, proposed, [every, *kinds] if len(kinds) > 1 else [*kinds])
    if not path:
        return ""
    chosen = kinds.get(kind, kinds[first])
    as_proposed = Path(path) == Path(proposed) and chosen == kinds[first]
    named = path if as_proposed else _named(path, chosen, kinds[first], kinds)
    if _ending(named) not in kinds.values():
        named = named.rstrip(". ") + chosen
    return named if named == path or not Path(named).exists() or may_replace(window, named) else ""


def _named(path: str, chosen: str, first: str, kinds: Mapping[str, str]) -> str:
    """The path that is meant by what a dialog gives back."""
    ending, inner = _ending(path), str(Path(path).with_suffix(""))
    if ending == chosen and _ending(inner) in kinds.values():
        return inner  # typed whole: Windows' dialog adds the ending of the kind to one that no program has registered
    if ending == first and chosen != first:
        return inner + chosen  # another kind was chosen, and the dialog left the ending of the first one
    return path


def _ending(path: str) -> str:
    return Path(path).suffix.lower()


def may_replace(window: QWidget, path: str) -> bool:
    """About a file that the file dialog has not asked about, since its name was completed later."""
    question = translate("SavePath", "{name} already exists. Replace it?")
    replace = translate("SavePath", "Replace")
    cancel = translate("SavePath", "Cancel")
    return confirm(window, question.format(name=Path(path).name), replace, cancel)


def picture_path(settings: Settings, name: str) -> str:
    """The path of a new file of this name, which need not be fit for one; without an ending."""
    pictures = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
    folder = settings.picture_folder or settings.last_folder or pictures or Path.home()
    return str(Path(folder) / safe_name(name))


def proposed_path(settings: Settings, setup: GameSetup) -> str:
    """That of a file about a game, named after its players."""
    return picture_path(settings, " - ".join(player_name(setup, side) for side in Side))


def remember_folder(store: SettingsStore, path: str) -> None:
    """The next file is proposed to lie beside this one."""
    store.update(picture_folder=str(Path(path).parent))
