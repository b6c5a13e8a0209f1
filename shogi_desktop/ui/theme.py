"""Light and dark: our own palettes over Qt's Fusion style, so that the window looks the same on every system."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

SPACE: Final = 8  # pixels between neighbours; all margins are multiples of half of it


@dataclass(frozen=True)
class Colors:
    """Names of what a colour is for; values as #rrggbb."""

    window: str
    card: str
    base: str
    stripe: str
    text: str
    muted: str
    line: str
    faint: str
    button: str
    hover: str
    accent: str
    on_accent: str
    accent_soft: str
    warn: str


LIGHT: Final = Colors(
    window="#f3eee5",
    card="#fdfaf4",
    base="#fffdf9",
    stripe="#f7f2e9",
    text="#2b241b",
    muted="#6d6254",
    line="#d9cfbf",
    faint="#b3a892",
    button="#faf6ee",
    hover="#efe6d6",
    accent="#a33f1f",
    on_accent="#ffffff",
    accent_soft="#f3dccd",
    warn="#b3261e",
)
DARK: Final = Colors(
    window="#211f1d",
    card="#2b2825",
    base="#2b2825",
    stripe="#302c29",
    text="#ece5da",
    muted="#a99f91",
    line="#433e38",
    faint="#6f675d",
    button="#34302c",
    hover="#403b35",
    accent="#e08a5c",
    on_accent="#241208",
    accent_soft="#4e3324",
    warn="#ff8a75",
)

_SHEET: Final = """
QToolTip {{ color: {text}; background: {card}; border: 1px solid {line}; padding: 4px; }}
QMenuBar {{ background: {window}; padding: 2px 4px; }}
QMenuBar::item {{ padding: 4px 9px; border-radius: 4px; background: transparent; }}
QMenuBar::item:selected {{ background: {hover}; }}
QStatusBar {{ background: {window}; border-top: 1px solid {line}; }}
QStatusBar::item {{ border: none; }}
QSplitter::handle:horizontal {{ background: {window}; border-left: 1px solid {line}; }}
QFrame#card {{ background: {card}; border: 1px solid {line}; border-radius: 8px; }}
QFrame#card[active="true"] {{ border: 2px solid {accent}; }}
QFrame#banner {{ background: {card}; border: 1px solid {accent}; border-radius: 10px; }}
QLabel[role="title"] {{ font-weight: bold; font-size: {title_size}; }}
QLabel[role="heading"] {{ font-weight: bold; font-size: {heading_size}; }}
QLabel[role="muted"] {{ color: {muted}; }}
QLabel[role="strong"] {{ font-weight: bold; }}
QLabel[role="changed"] {{ font-weight: bold; color: {accent}; }}
QTableView, QListWidget {{ font-size: {list_size}; }}
QTableView {{ background: {base}; border: 1px solid {line}; border-radius: 8px; gridline-color: transparent;
    alternate-background-color: {stripe}; outline: none; }}
QTableView::item {{ padding: 0 6px; border: none; }}
QTableView::item:selected {{ background: {accent}; color: {on_accent}; }}
QListWidget {{ background: {base}; border: 1px solid {line}; border-radius: 8px; outline: none; }}
QListWidget::item {{ padding: 3px 6px; }}
QListWidget::item:selected {{ background: {accent_soft}; color: {text}; }}
QToolButton {{ border: 1px solid transparent; border-radius: 6px; padding: 4px; }}
QToolButton:hover:enabled {{ background: {hover}; }}
QToolButton:pressed, QToolButton:checked {{ background: {accent_soft}; }}
QToolButton:focus {{ border-color: {accent}; }}
QToolButton:disabled {{ color: {faint}; }}
QToolButton[segment="true"] {{ border: 1px solid {line}; padding: 6px 12px; background: {button}; }}
QToolButton[segment="true"]:checked {{ background: {accent}; color: {on_accent}; border-color: {accent}; }}
QScrollArea {{ background: {base}; border: 1px solid {line}; border-radius: 8px; }}
QWidget#sheet {{ background: {base}; }}
QComboBox, QLineEdit, QSpinBox {{ min-height: 22px; }}
QDialogButtonBox, QMessageBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QPushButton {{ background: {button}; border: 1px solid {line}; border-radius: 6px; padding: 5px 14px; }}
QPushButton:hover:enabled {{ background: {hover}; }}
QPushButton:pressed {{ background: {accent_soft}; }}
QPushButton:focus {{ border-color: {accent}; }}
QPushButton:disabled {{ color: {muted}; background: {window}; }}
QPushButton:default, QPushButton[primary="true"] {{ background: {accent}; color: {on_accent}; border-color: {accent}; }}
QPushButton:default:focus, QPushButton[primary="true"]:focus {{ border: 2px solid {text}; padding: 4px 13px; }}
QScrollArea#start {{ background: {window}; border: none; border-radius: 0; }}
QScrollArea#start > QWidget > QWidget {{ background: {window}; }}
QPushButton[card="true"] {{ background: {card}; border: 1px solid {line}; border-radius: 10px; padding: 0; }}
QPushButton[card="true"]:hover {{ background: {hover}; }}
QPushButton[card="true"]:checked {{ background: {accent_soft}; border: 2px solid {accent}; }}
QPushButton[card="true"]:focus {{ border: 2px solid {accent}; }}
"""


def palette(colors: Colors) -> QPalette:
    """The palette for Fusion; disabled text is muted, links wear the accent."""
    role, made = QPalette.ColorRole, QPalette()
    for which, name in (
        (role.Window, colors.window),
        (role.WindowText, colors.text),
        (role.Base, colors.base),
        (role.AlternateBase, colors.stripe),
        (role.Text, colors.text),
        (role.PlaceholderText, colors.muted),
        (role.Button, colors.button),
        (role.ButtonText, colors.text),
        (role.BrightText, colors.warn),
        (role.ToolTipBase, colors.card),
        (role.ToolTipText, colors.text),
        (role.Highlight, colors.accent),
        (role.HighlightedText, colors.on_accent),
        (role.Link, colors.accent),
        (role.LinkVisited, colors.accent),
        (role.Accent, colors.accent),
        (role.Light, colors.card),
        (role.Midlight, colors.hover),
        (role.Mid, colors.line),
        (role.Dark, colors.line),
        (role.Shadow, colors.line),
    ):
        made.setColor(which, QColor(name))
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, QColor(colors.muted))
    return made


def _sizes(font: QFont) -> dict[str, str]:
    """Sizes of letters in proportion to the system's, which is 9 points on one system and 13 on another."""
    unit, base = ("pt", font.pointSizeF()) if font.pointSizeF() > 0 else ("px", float(font.pixelSize()))
    shares = {"title_size": 1.25, "heading_size": 1.65, "list_size": 1.1}
    return {name: f"{base * share:.1f}{unit}" for name, share in shares.items()}


class Theme(QObject):
    """The look in force. `choice` is "system", "light" or "dark"."""

    changed = Signal()

    def __init__(self, app: QApplication, system: Callable[[], Qt.ColorScheme] | None = None) -> None:
        """`system` tells what the system wishes; default: what Qt knows of it."""
        super().__init__(app)
        self._app = app
        self._system = system or app.styleHints().colorScheme
        self._choice = ""
        self._applied: Qt.ColorScheme | None = None
        self.dark = False
        app.setStyle("Fusion")
        app.styleHints().colorSchemeChanged.connect(self._system_changed)

    @property
    def colors(self) -> Colors:
        return DARK if self.dark else LIGHT

    def apply(self, choice: str) -> None:
        """Takes over a choice; title bars and native dialogs follow where the system lets them."""
        hints = self._app.styleHints()
        if choice == self._choice and self._applied == self._system():
            return
        if choice != self._choice:
            self._choice = choice
            if choice == "system":
                hints.unsetColorScheme()
            else:
                hints.setColorScheme(Qt.ColorScheme.Dark if choice == "dark" else Qt.ColorScheme.Light)
        self._applied = self._system()
        self.dark = choice == "dark" if choice != "system" else self._applied == Qt.ColorScheme.Dark
        self._app.setPalette(palette(self.colors))
        self._app.setStyleSheet(_SHEET.format(**asdict(self.colors), **_sizes(self._app.font())))
        self.changed.emit()

    def _system_changed(self) -> None:
        if self._choice == "system":
            self.apply("system")
