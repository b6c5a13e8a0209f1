"""Light and dark: our own palettes over Qt's Fusion style, so that the window looks the same on every system."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from shogi_desktop import program_files

from .sheet import SHEET
from .text_size import USUAL, text_size

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
    edge: str
    faint: str
    button: str
    hover: str
    accent: str
    accent_hover: str
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
    edge="#a3957f",
    faint="#9c907c",
    button="#faf6ee",
    hover="#efe6d6",
    accent="#a33f1f",
    accent_hover="#8a3216",
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
    muted="#aea496",
    line="#433e38",
    edge="#726a60",
    faint="#7d756a",
    button="#34302c",
    hover="#3b3630",
    accent="#e08a5c",
    accent_hover="#eca37b",
    on_accent="#241208",
    accent_soft="#4a3023",
    warn="#ff8a75",
)


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


def style_sheet(colors: Colors, dark: bool, font: QFont) -> str:
    signs = program_files.resources() / "icons" / "controls" / ("dark" if dark else "light")
    return SHEET.format(**asdict(colors), **_sizes(font), signs=signs.as_posix())


class Theme(QObject):
    """The look in force. `choice` is "system", "light" or "dark"."""

    changed = Signal()

    def __init__(self, app: QApplication, system: Callable[[], Qt.ColorScheme] | None = None) -> None:
        """`system` tells what the system wishes; default: what Qt knows of it."""
        super().__init__(app)
        self._app = app
        self._system = system or app.styleHints().colorScheme
        self._choice = ""
        self._percent = USUAL
        self._applied: Qt.ColorScheme | None = None
        self.dark = False
        app.setStyle("Fusion")
        self._set_sheet(" ")  # before there is a widget
        app.styleHints().colorSchemeChanged.connect(self._system_changed)

    @property
    def colors(self) -> Colors:
        return DARK if self.dark else LIGHT

    def apply(self, choice: str, percent: int = USUAL) -> None:
        """Takes over a choice and a size of letters (per cent of the system's); title bars and native dialogs follow
        where the system lets them."""
        hints = self._app.styleHints()
        sizes = text_size()
        resized = sizes.set_percent(percent)
        if choice == self._choice and self._applied == self._system() and not resized:
            return
        self._percent = percent
        if choice != self._choice:
            self._choice = choice
            if choice == "system":
                hints.unsetColorScheme()
            else:
                hints.setColorScheme(Qt.ColorScheme.Dark if choice == "dark" else Qt.ColorScheme.Light)
        self._applied = self._system()
        self.dark = choice == "dark" if choice != "system" else self._applied == Qt.ColorScheme.Dark
        self._app.setPalette(palette(self.colors))
        self._set_sheet(style_sheet(self.colors, self.dark, self._app.font()))
        if resized:
            sizes.changed.emit()
        self.changed.emit()

    def _set_sheet(self, sheet: str) -> None:
        """With a style, and with the first sheet over it, Qt gives menus, boxes, tips and others the fonts that they
        have in the system; widgets that are not seen are not told when these are taken back."""
        self._app.setStyleSheet(sheet)
        self._app.setFont(self._app.font())

    def _system_changed(self) -> None:
        if self._choice == "system":
            self.apply("system", self._percent)
