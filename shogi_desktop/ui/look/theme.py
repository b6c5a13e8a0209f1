"""Light and dark: our own palettes over Qt's Fusion style, so that the window looks the same on every system."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from shogi_desktop import program_files
from shogi_desktop.analysis.review import Mark

from .fonts import USUAL, text_size

BASE: Final = """
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
QFrame#strip {{ background: {card}; border: 1px solid {accent}; border-radius: 8px; }}
QFrame#strip QPushButton {{ padding: 2px 10px; }}
QLabel[role="title"] {{ font-weight: bold; font-size: {title_size}; }}
QLabel[role="heading"] {{ font-weight: bold; font-size: {heading_size}; }}
QLabel[role="muted"] {{ color: {muted}; }}
QLabel[role="strong"] {{ font-weight: bold; }}
QFrame[role="line"] {{ border: 1px solid transparent; border-radius: 6px; }}
QFrame[role="float"] {{ background: {window}; border: 1px solid {edge}; border-radius: 8px; }}
QFrame[role="line"]:hover:enabled {{ background: {hover}; }}
QFrame[role="line"]:focus {{ border-color: {accent}; }}
QLabel[role="changed"] {{ font-weight: bold; color: {accent}; }}
QDialogButtonBox, QMessageBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QDockWidget {{ border: 1px solid {edge};
    titlebar-close-icon: url("{signs}/close.svg"); titlebar-normal-icon: url("{signs}/float.svg"); }}
QDockWidget::title {{ background: {window}; padding: 7px 10px; border-bottom: 1px solid {line}; }}
QFileDialog {{ backward-icon: url("{signs}/back.svg"); forward-icon: url("{signs}/forward.svg");
    filedialog-parent-directory-icon: url("{signs}/parent.svg"); }}
"""

MENUS: Final = """
QMenu {{ background: {card}; border: 1px solid {edge}; padding: 4px; }}
QMenu::item {{ padding: 5px 26px 5px 14px; border-radius: 4px; }}
QMenu::item:selected {{ background: {accent_soft}; color: {text}; }}
QMenu::item:disabled {{ color: {faint}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 4px 6px; }}
QMenu::icon, QMenu::indicator {{ left: 6px; }}
QMenu::icon:checked {{ background: {accent_soft}; border: 1px solid {accent}; border-radius: 4px; }}
QMenu::indicator {{ width: 16px; height: 16px; }}
QMenu::indicator:checked {{ image: url("{signs}/tick.svg"); }}
QMenu::right-arrow {{ image: url("{signs}/right.svg"); width: 12px; height: 12px; padding-right: 6px; }}
"""

VIEWS: Final = """
QTableView, QListWidget {{ font-size: {list_size}; }}
QTableView, QTreeView, QListView, QScrollArea, QTextEdit, QPlainTextEdit, QAbstractScrollArea#tree {{
    border: 1px solid {line}; border-radius: 8px; background: {base}; }}
QTableView:focus, QTreeView:focus, QListView:focus, QTextEdit:focus, QPlainTextEdit:focus,
    QAbstractScrollArea#tree:focus {{ border-color: {accent}; }}
QTextEdit, QPlainTextEdit {{ padding: 4px; }}
QAbstractScrollArea[frameShape="NoFrame"] {{ border: none; border-radius: 0; padding: 0; }}
QScrollArea[role="bare"] {{ background: transparent; }}
QTableCornerButton::section {{ background: {base}; border: none; }}
QTableView {{ gridline-color: transparent; alternate-background-color: {stripe}; outline: none; }}
QTableView::item {{ padding: 0 6px; border: none; }}
QTableView::item:selected {{ background: {accent}; color: {on_accent}; }}
QListWidget, QTreeView {{ outline: none; }}
QListWidget::item {{ padding: 3px 6px; }}
QListWidget::item:selected, QTreeView::item:selected, QListView::item:selected {{ background: {accent_soft};
    color: {text}; }}
QHeaderView {{ background: transparent; border: none; }}
QHeaderView::section {{ background: {base}; color: {muted}; border: none;
    border-bottom: 1px solid {line}; padding: 4px 8px; }}
QWidget#sheet {{ background: {base}; }}
QScrollBar {{ background: transparent; border: none; }}
QScrollBar:vertical {{ width: 12px; margin: 2px; }}
QScrollBar:horizontal {{ height: 12px; margin: 2px; }}
QScrollBar::handle {{ background: {faint}; border-radius: 4px; }}
QScrollBar::handle:vertical {{ min-height: 28px; }}
QScrollBar::handle:horizontal {{ min-width: 28px; }}
QScrollBar::handle:hover, QScrollBar::handle:pressed {{ background: {muted}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QAbstractScrollArea::corner {{ background: transparent; }}
QTabWidget::pane {{ border: none; border-top: 1px solid {line}; }}
QTabBar {{ qproperty-drawBase: 0; }}
QTabBar::tab {{ padding: 8px 14px 6px 14px; border: none; border-bottom: 2px solid transparent; color: {muted}; }}
QTabBar::tab:hover {{ color: {text}; background: {hover}; }}
QTabBar::tab:selected {{ color: {text}; border-bottom-color: {accent}; }}
QTabBar::tab:selected:focus {{ background: {accent_soft}; }}
QTabBar::close-button {{ image: url({signs}/close.svg); subcontrol-position: right; padding: 2px; border-radius: 3px; }}
QTabBar::close-button:hover {{ background: {accent_soft}; }}
"""

BUTTONS: Final = """
QToolButton, QPushButton {{ outline: none; }}
QToolButton {{ border: 1px solid transparent; border-radius: 6px; padding: 4px; }}
QToolButton:hover:enabled {{ background: {hover}; }}
QToolButton:pressed, QToolButton:checked {{ background: {accent_soft}; }}
QToolButton:focus {{ border-color: {accent}; }}
QToolButton:disabled {{ color: {faint}; }}
QToolButton[segment="true"] {{ border: 1px solid {line}; padding: 6px 12px; background: {button}; }}
QToolButton[segment="true"]:hover:enabled {{ background: {hover}; }}
QToolButton[segment="true"]:checked {{ background: {accent}; color: {on_accent}; border-color: {accent}; }}
QToolButton[segment="true"]:checked:hover:enabled {{ background: {accent_hover}; border-color: {accent_hover}; }}
QToolButton[segment="true"]:checked:disabled {{ background: {faint}; color: {window}; border-color: {faint}; }}
QToolButton[segment="true"]:focus, QToolButton[segment="true"]:checked:focus:enabled {{ border: 2px solid {text};
    padding: 5px 11px; }}
QToolButton[popupMode="1"] {{ padding-right: 16px; }}
QToolButton::menu-button {{ border: none; border-radius: 6px; width: 16px; background: transparent; }}
QToolButton::menu-button:hover:enabled {{ background: {hover}; }}
QToolButton[role="news"] {{ color: {accent}; padding: 1px 8px; }}
QToolButton[role="undo"] {{ background: {accent}; color: {on_accent}; padding: 0 10px; }}
QToolButton[role="undo"]:hover:enabled {{ background: {accent_hover}; }}
QToolButton[role="star"] {{ color: {muted}; padding: 0 4px; font-size: {title_size}; }}
QToolButton[role="star"]:checked {{ color: {accent}; background: transparent; }}
QToolButton[role="name"] {{ padding: 1px 4px; }}
QToolButton[role="choices"] {{ border-color: {line}; padding: 1px 8px; background: {button}; }}
QToolButton[role="news"]::menu-indicator, QToolButton[role="choices"]::menu-indicator {{ image: none; }}
QPushButton {{ background: {button}; border: 1px solid {line}; border-radius: 6px; padding: 5px 14px; }}
QPushButton:hover:enabled {{ background: {hover}; }}
QPushButton:pressed {{ background: {accent_soft}; }}
QPushButton:focus {{ border-color: {accent}; }}
QPushButton:disabled {{ color: {muted}; background: {window}; }}
QPushButton:default, QPushButton[primary="true"] {{ background: {accent}; color: {on_accent}; border-color: {accent}; }}
QPushButton::menu-indicator:default, QPushButton[primary="true"]::menu-indicator {{ image: url("{signs}/down_on.svg");
    width: 12px; height: 12px; right: 5px; subcontrol-position: right center; }}
QPushButton:default:hover:enabled, QPushButton[primary="true"]:hover:enabled {{ background: {accent_hover};
    border-color: {accent_hover}; }}
QPushButton:default:focus:enabled, QPushButton[primary="true"]:focus:enabled, QPushButton[asked="true"] {{
    border: 2px solid {text}; padding: 4px 13px; }}
QPushButton:default:disabled, QPushButton[primary="true"]:disabled {{ background: {line}; border-color: {line};
    color: {muted}; }}
"""

FIELDS: Final = """
QComboBox, QLineEdit, QAbstractSpinBox {{ min-height: 22px; background: {base}; color: {text}; border: 1px solid {edge};
    border-radius: 6px; padding: 2px 7px; selection-background-color: {accent}; selection-color: {on_accent}; }}
QComboBox {{ background: {button}; combobox-popup: 0; }}
QComboBox:hover:enabled {{ background: {hover}; }}
QComboBox:focus, QLineEdit:focus, QAbstractSpinBox:focus {{ border-color: {accent}; }}
QComboBox:on {{ border-color: {accent}; }}
QComboBox:disabled, QLineEdit:disabled, QAbstractSpinBox:disabled {{ color: {faint}; background: {window};
    border-color: {line}; }}
QComboBox::drop-down {{ border: none; width: 24px; }}
QComboBox::down-arrow {{ image: url("{signs}/down.svg"); width: 12px; height: 12px; }}
QComboBox::down-arrow:disabled {{ image: url("{signs}/down_off.svg"); }}
QComboBox QAbstractItemView, QComboBox QAbstractItemView[frameShape="NoFrame"] {{
    border: 1px solid {edge}; border-radius: 0; background: {card}; outline: none;
    padding: 3px; selection-background-color: {accent_soft}; selection-color: {text}; }}
QComboBox QAbstractItemView::item {{ min-height: 24px; padding: 2px 6px; border-radius: 4px; }}
QComboBox QAbstractItemView::item:selected {{ background: {accent_soft}; color: {text}; }}
QAbstractSpinBox {{ qproperty-alignment: "AlignHCenter | AlignVCenter"; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ width: 22px; border: none; background: transparent; }}
QAbstractSpinBox::up-button {{ subcontrol-position: top right; }}
QAbstractSpinBox::down-button {{ subcontrol-position: bottom right; }}
QAbstractSpinBox::up-arrow {{ image: url("{signs}/up.svg"); width: 10px; height: 10px; }}
QAbstractSpinBox::down-arrow {{ image: url("{signs}/down.svg"); width: 10px; height: 10px; }}
QAbstractSpinBox::up-arrow:disabled, QAbstractSpinBox::up-arrow:off {{ image: url("{signs}/up_off.svg"); }}
QAbstractSpinBox::down-arrow:disabled, QAbstractSpinBox::down-arrow:off {{ image: url("{signs}/down_off.svg"); }}
QSlider:horizontal {{ min-height: 20px; }}
QSlider::groove:horizontal {{ height: 4px; border-radius: 2px; background: {line}; }}
QSlider::sub-page:horizontal {{ height: 4px; border-radius: 2px; background: {accent}; }}
QSlider::sub-page:horizontal:disabled {{ background: {faint}; }}
QSlider::handle:horizontal {{ width: 14px; height: 14px; margin: -6px 0; border-radius: 8px; background: {base};
    border: 2px solid {accent}; }}
QSlider::handle:horizontal:hover {{ background: {accent_soft}; }}
QSlider::handle:horizontal:focus {{ background: {accent}; }}
QSlider::handle:horizontal:disabled {{ border-color: {faint}; background: {window}; }}
QProgressBar {{ border: none; border-radius: 4px; background: {line}; text-align: center; min-height: 18px; }}
QProgressBar::chunk {{ border-radius: 4px; background: {accent}; }}
QProgressBar::chunk:disabled {{ background: {faint}; }}
QCheckBox, QRadioButton, QGroupBox {{ spacing: 8px; }}
QCheckBox:disabled, QRadioButton:disabled {{ color: {faint}; }}
QCheckBox::indicator, QRadioButton::indicator, QGroupBox::indicator {{ width: 16px; height: 16px;
    border: 1px solid {edge}; background: {base}; }}
QCheckBox::indicator, QGroupBox::indicator {{ border-radius: 4px; }}
QRadioButton::indicator {{ border-radius: 9px; }}
QCheckBox::indicator:hover, QRadioButton::indicator:hover {{ border-color: {accent}; background: {hover}; }}
QCheckBox::indicator:focus, QRadioButton::indicator:focus {{ border: 2px solid {accent}; width: 14px; height: 14px; }}
QCheckBox::indicator:checked, QGroupBox::indicator:checked {{ background: {accent}; border-color: {accent};
    image: url("{signs}/check.svg"); }}
QCheckBox::indicator:checked:focus {{ border-color: {text}; }}
QRadioButton::indicator:checked {{ border-color: {accent}; background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5,
    fx: 0.5, fy: 0.5, stop: 0 {on_accent}, stop: 0.40 {on_accent}, stop: 0.48 {accent}, stop: 1 {accent}); }}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {{ border-color: {line}; background: {window}; }}
QCheckBox::indicator:checked:disabled {{ background: {faint}; border-color: {faint}; }}
QScrollArea#start {{ background: {window}; border: none; border-radius: 0; }}
QScrollArea#start > QWidget > QWidget {{ background: {window}; }}
QPushButton[card="true"] {{ background: {card}; border: 1px solid {line}; border-radius: 10px; padding: 0; }}
QPushButton[card="true"]:hover {{ background: {hover}; }}
QPushButton[card="true"]:checked {{ background: {accent_soft}; border: 2px solid {accent}; }}
QPushButton[row="true"] {{ background: transparent; border: 1px solid transparent; padding: 0; }}
QPushButton[row="true"]:hover {{ background: {hover}; }}
QPushButton[row="true"]:focus {{ border-color: {accent}; }}
QPushButton[card="true"]:focus {{ border: 2px dashed {text}; }}
"""

SHEET: Final = BASE + MENUS + VIEWS + BUTTONS + FIELDS


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


_ON_LIGHT: Final = {Mark.INACCURACY: "#846000", Mark.MISTAKE: "#a94d00", Mark.BLUNDER: "#b3261e"}
_ON_DARK: Final = {Mark.INACCURACY: "#e3c14f", Mark.MISTAKE: "#f2a04e", Mark.BLUNDER: "#ff7d6b"}


def mark_color(mark: Mark, palette: QPalette) -> QColor:
    """A colour that can be told from the others and from the ground."""
    dark = palette.color(QPalette.ColorRole.Base).lightness() < 128
    return QColor((_ON_DARK if dark else _ON_LIGHT)[mark])
