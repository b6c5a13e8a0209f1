"""Words of Qt itself, on buttons and in its dialogs, are in the language of the program as well."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from shogi_desktop import program_files
from shogi_desktop.ui.widgets.file_dialogs import made_dialog
from shogi_desktop.ui.words.i18n import Language

CANCEL = {"en": "Cancel", "ja": "キャンセル", "fr": "Annuler", "cs": "Zrušit"}
CLOSE = {"en": "Close", "ja": "閉じる", "fr": "Fermer", "cs": "Zavřít"}
COPY = {"en": "&Copy", "ja": "コピー(&C)", "fr": "Cop&ier", "cs": "&Kopírovat"}
FOLDER = {"ja": "フォルダ", "fr": "Dossier", "cs": "Složka"}
TURNS = ("ja", "fr", "cs", "en", "ja", "en")


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    language = Language(qapp, program_files.resources())
    yield language
    language.apply("en")


def test_buttons_follow_the_language_while_they_are_seen(language: Language, qtbot: QtBot, qapp: QApplication) -> None:
    box, kinds = QDialogButtonBox(), QDialogButtonBox.StandardButton
    message = QMessageBox()
    for widget in (box, message):
        qtbot.addWidget(widget)
    box.setStandardButtons(kinds.Cancel | kinds.Close)
    message.setStandardButtons(QMessageBox.StandardButton.Cancel | QMessageBox.StandardButton.Close)
    box.show()
    for code in TURNS:
        language.apply(code)
        qapp.processEvents()
        assert (box.button(kinds.Cancel).text(), box.button(kinds.Close).text()) == (CANCEL[code], CLOSE[code])
        said = [message.button(kind) for kind in (QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Close)]
        assert [button.text() for button in said] == [CANCEL[code], CLOSE[code]]


def test_what_is_made_after_a_change_speaks_the_language(language: Language, qtbot: QtBot) -> None:
    for code in TURNS:
        language.apply(code)
        field = QLineEdit()
        qtbot.addWidget(field)
        entries = [action.text().split("\t")[0] for action in field.createStandardContextMenu().actions()]
        assert COPY[code] in entries


@pytest.mark.parametrize("code", ["ja", "fr", "cs"])
def test_the_dialog_for_files_has_no_english_word(language: Language, qtbot: QtBot, code: str) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)

    def labels() -> list[str]:
        return [label.text() for label in made_dialog(parent, "", "", "").findChildren(QLabel) if label.text()]

    english = labels()
    language.apply(code)
    assert len(english) == 3 and not set(english) & set(labels())


@pytest.mark.parametrize(
    ("code", "folder"), [("en", "Folder"), ("ja", "フォルダ"), ("fr", "Dossier"), ("cs", "Složka")]
)
def test_the_list_of_files_calls_a_folder_so(language: Language, code: str, folder: str) -> None:
    language.apply(code)
    assert QCoreApplication.translate("QAbstractFileIconProvider", "Folder", "All other platforms") == folder
