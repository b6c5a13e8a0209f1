"""The row of things to do with a whole position: undo, presets, mirror, turn, copy, paste, picture."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QComboBox, QMenu, QToolBar, QToolButton, QWidget

from shogi_desktop import program_files
from shogi_desktop.notation.errors import NotationError
from shogi_desktop.notation.positions.bod import format_bod, has_bod
from shogi_desktop.notation.positions.position_text import parse_position
from shogi_desktop.rules.position import Position
from shogi_desktop.rules.record.variant import Variant
from shogi_desktop.session.editing.editing import EMPTY, EVEN, HANDICAP, ONE_KING, TWO_KINGS, Editing, presets
from shogi_desktop.session.variants import all_games
from shogi_desktop.settings import Settings

from ..board import BoardStyle
from ..faces.art import Art
from ..look.icons import Icons
from ..look.theme import DARK, LIGHT
from ..pictures.drawings import DrawnPosition, copy_picture
from ..pictures.picture_dialog import SCREEN, PictureDialog, patience
from ..widgets.forms import call
from ..widgets.game_choice import GameBox
from ..widgets.messages import picture_path, reason_text
from ..widgets.plain import literal, tip
from ..words.i18n import QT_TRANSLATE_NOOP, Translated, joined_sentences, variant_text
from ..words.texts import handicap_name

MOST_WIDTH: Final = 1 << 24  # Qt's own: before it is known how wide the page is
ARROW: Final = """
QToolButton { padding-right: 18px; }
QToolButton::menu-indicator { subcontrol-origin: padding; subcontrol-position: center right; right: 3px; }
"""


class Tool(Enum):
    UNDO = auto()
    REDO = auto()
    MIRROR = auto()
    TURN = auto()
    COPY_SFEN = auto()
    COPY_BOD = auto()
    COPY_PICTURE = auto()
    PASTE = auto()
    SAVE_PICTURE = auto()


_UNDO_KEYS: Final = ("Ctrl+Z",)
_REDO_KEYS: Final = ("Ctrl+Shift+Z", "Ctrl+Y")

# Tool -> its text, what it does, its icon ("" = none), its keys.
_TOOLS: Final[dict[Tool, tuple[str, str, str, tuple[str, ...]]]] = {
    Tool.UNDO: (QT_TRANSLATE_NOOP("EditorTools", "Undo"), "", "undo", _UNDO_KEYS),
    Tool.REDO: (QT_TRANSLATE_NOOP("EditorTools", "Redo"), "", "redo", _REDO_KEYS),
    Tool.MIRROR: (
        QT_TRANSLATE_NOOP("EditorTools", "Mirror"),
        QT_TRANSLATE_NOOP("EditorTools", "Left becomes right"),
        "mirror",
        (),
    ),
    Tool.TURN: (
        QT_TRANSLATE_NOOP("EditorTools", "Swap sides"),
        QT_TRANSLATE_NOOP("EditorTools", "Turns the board round: what was Black's is White's"),
        "turn",
        (),
    ),
    Tool.COPY_SFEN: (QT_TRANSLATE_NOOP("EditorTools", "Position as text (SFEN)"), "", "", ("Ctrl+C",)),
    Tool.COPY_BOD: (QT_TRANSLATE_NOOP("EditorTools", "Japanese diagram (BOD)"), "", "", ()),
    Tool.COPY_PICTURE: (QT_TRANSLATE_NOOP("EditorTools", "Picture"), "", "", ("Ctrl+Shift+C",)),
    Tool.PASTE: (
        QT_TRANSLATE_NOOP("EditorTools", "Paste"),
        QT_TRANSLATE_NOOP("EditorTools", "A position from the clipboard"),
        "paste",
        ("Ctrl+V",),
    ),
    Tool.SAVE_PICTURE: (
        QT_TRANSLATE_NOOP("EditorTools", "Save picture…"),
        QT_TRANSLATE_NOOP("EditorTools", "As a PNG or SVG file"),
        "picture",
        (),
    ),
}
_WORDED: Final = (Tool.MIRROR, Tool.TURN, Tool.PASTE, Tool.SAVE_PICTURE)
"""The buttons that say what they do beside their icons, where there is room."""
_PRESETS: Final = {
    EVEN: QT_TRANSLATE_NOOP("EditorTools", "Even game"),
    EMPTY: QT_TRANSLATE_NOOP("EditorTools", "Empty board"),
    ONE_KING: QT_TRANSLATE_NOOP("EditorTools", "Mate problem, one king"),
    TWO_KINGS: QT_TRANSLATE_NOOP("EditorTools", "Mate problem, two kings"),
}


class EditorTools(Translated, QToolBar):
    """Signals:
    wished(object): a Tool.
    preset_wished(str): the key of a preset.
    game_wished(str): the name of a variant.
    """

    wished = Signal(object)
    preset_wished = Signal(str)
    game_wished = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variant: Variant | None = None
        self._dark: bool | None = None
        self._width = MOST_WIDTH
        self._icons = Icons(program_files.resources())
        self._tools: dict[Tool, QAction] = {}
        for tool in Tool:
            action = self._tools[tool] = QAction(self)
            action.setData(tool)
            action.triggered.connect(self._use)
        self.games = GameBox(game.name for game in all_games())
        self.games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # in every language
        self.games.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.games.chosen.connect(self.game_wished)
        self._arrange = self._menu_button()
        self._copy = self._menu_button()
        self._build()

    def _menu_button(self) -> QToolButton:
        button = QToolButton()
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setMenu(QMenu(button))
        button.setStyleSheet(ARROW)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _build(self) -> None:
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setIconSize(QSize(20, 20))
        self.setMovable(False)
        tools = self._tools
        self.addWidget(self.games)
        self.addSeparator()
        self.addAction(tools[Tool.UNDO])
        self.addAction(tools[Tool.REDO])
        self.addSeparator()
        self.addWidget(self._arrange)
        self.addAction(tools[Tool.MIRROR])
        self.addAction(tools[Tool.TURN])
        self.addSeparator()
        self.addWidget(self._copy)
        self.addAction(tools[Tool.PASTE])
        self.addAction(tools[Tool.SAVE_PICTURE])
        for tool in (Tool.COPY_SFEN, Tool.COPY_BOD, Tool.COPY_PICTURE):
            self._copy.menu().addAction(tools[tool])
        for tool in (Tool.UNDO, Tool.REDO):
            button = self.widgetForAction(tools[tool])
            if isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        for action in self.actions():
            widget = self.widgetForAction(action)
            if isinstance(widget, QToolButton):
                widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def add_action(self, action: QAction) -> None:
        """One of the window's, beside those of the editor."""
        self.addAction(action)
        button = self.widgetForAction(action)
        if isinstance(button, QToolButton):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def menu(self) -> QMenu:
        """The presets."""
        return self._arrange.menu()

    def show_variant(self, variant: Variant) -> None:
        """The presets and texts that the variant has."""
        self._variant = variant
        self.games.set_value(variant.name)
        self._tools[Tool.COPY_BOD].setVisible(has_bod(variant))
        self.retranslate()

    def set_possible(self, undo: bool, redo: bool) -> None:
        """What can be taken back and done again."""
        self._tools[Tool.UNDO].setEnabled(undo)
        self._tools[Tool.REDO].setEnabled(redo)

    def fit(self, width: int) -> None:
        """Words beside the icons where all of it goes into this width; icons alone where not."""
        self._width = width
        buttons = [self.widgetForAction(self._tools[tool]) for tool in _WORDED]
        for style in (Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly):
            for button in buttons:
                if isinstance(button, QToolButton):
                    button.setToolButtonStyle(style)
            if self._needed() <= width:
                break

    def _needed(self) -> int:
        """The width that everything takes now; the bar's own hint would be that before the last change."""
        widgets = [self.widgetForAction(action) for action in self.actions()]
        layout = self.layout()
        assert layout is not None
        between, margins = max(layout.spacing(), 0) * (len(widgets) - 1), layout.contentsMargins()
        return sum(widget.sizeHint().width() for widget in widgets) + between + margins.left() + margins.right()

    def set_dark(self, dark: bool) -> None:
        """The colours of the icons."""
        if dark != self._dark:
            self._dark = dark
            colors = DARK if dark else LIGHT
            for tool, (_, _, icon, _) in _TOOLS.items():
                self._tools[tool].setIcon(self._icons.action(icon, colors))
            self._arrange.setIcon(self._icons.action("arrange", colors))
            self._copy.setIcon(self._icons.action("copy", colors))

    def _use(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.wished.emit(action.data())

    def _arrange_as(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.preset_wished.emit(str(action.data()))

    def _fill_presets(self, variant: Variant) -> None:
        menu = self.menu()
        menu.clear()
        handicaps: QMenu | None = None
        for known in presets(variant):
            where = menu
            if known.key.startswith(HANDICAP):
                handicaps = where = handicaps or menu.addMenu(self.tr("Handicap"))
                text = handicap_name(variant, known.key.removeprefix(HANDICAP))
            else:
                text = self.tr(_PRESETS[known.key])
            action = where.addAction(literal(text))
            action.setToolTip(tip(text))  # else Qt takes the text as it is
            action.setData(known.key)
            action.triggered.connect(self._arrange_as)

    def retranslate(self) -> None:
        self.games.setToolTip(self.tr("Which game the position is of; that of the other one is kept"))
        call(self.games, self.tr("Game"))
        self._arrange.setText(self.tr("Set up"))
        self._arrange.setToolTip(self.tr("Positions to begin with"))
        self._copy.setText(self.tr("Copy"))
        self._copy.setToolTip(self.tr("To the clipboard"))
        for tool, (text, help_, _, keys) in _TOOLS.items():
            action = self._tools[tool]
            shown = " / ".join(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in keys)
            in_menu = tool in (Tool.COPY_SFEN, Tool.COPY_BOD, Tool.COPY_PICTURE)
            action.setText(self.tr(text) + (f"\t{shown}" if in_menu and shown else ""))
            action.setIconText(self.tr(text))
            words = self.tr(help_) if help_ else self.tr(text)
            action.setToolTip(tip(f"{words} ({shown})" if shown else words))
        if self._variant is not None:
            self._fill_presets(self._variant)
        self.fit(self._width)


def tool_of_keys(keys: QKeySequence) -> Tool | None:
    """The tool that a combination of keys means."""
    for tool, (_, _, _, known) in _TOOLS.items():
        if any(QKeySequence(key) == keys for key in known):
            return tool
    return None


class PositionExchange(QObject):
    """Signals:
    told(str): what has been done, or why it could not be.
    """

    told = Signal(str)

    def __init__(self, art: Art, window: QWidget) -> None:
        super().__init__(window)
        self._art, self._window = art, window
        self.style = BoardStyle()

    def copy_sfen(self, editing: Editing) -> None:
        QGuiApplication.clipboard().setText(editing.sfen())
        self.told.emit(self.tr("Copied as SFEN."))

    def copy_bod(self, editing: Editing) -> None:
        QGuiApplication.clipboard().setText(format_bod(editing.position()))
        self.told.emit(self.tr("Copied as a Japanese diagram."))

    def copy_picture(self, editing: Editing) -> None:
        with patience():
            copy_picture(self._subject(editing).drawing(book=False))
        self.told.emit(self.tr("The picture is on the clipboard."))

    def pasted(self, variant: Variant) -> Position | None:
        """The position on the clipboard; None, with a word, where there is none."""
        try:
            return parse_position(QGuiApplication.clipboard().text(), variant)
        except NotationError as error:
            self._complain(self.tr("The clipboard holds no position of this game."), error)
            return None

    def export_picture(self, editing: Editing) -> None:
        """Asks how the picture shall look and where it shall go."""
        proposed = picture_path(Settings(), variant_text(editing.variant.title))
        dialog = PictureDialog(self._subject(editing), SCREEN, proposed, self._window)
        dialog.told.connect(self.told)
        dialog.exec()
        dialog.deleteLater()

    def _subject(self, editing: Editing) -> DrawnPosition:
        return DrawnPosition(self._art, editing.position(), self.style)

    def _complain(self, what: str, error: Exception) -> None:
        self.told.emit(joined_sentences(what, *reason_text(error).splitlines()))
