from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFont, QMouseEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from shogi_desktop.analysis.review import Mark
from shogi_desktop.ui.look.theme import DARK, LIGHT, Colors, Theme, mark_color, palette, style_sheet
from tests.ui.contrast import contrast


@pytest.mark.parametrize("colors", [LIGHT, DARK])
@pytest.mark.parametrize("ground", ["window", "card", "base", "stripe", "button", "hover", "accent_soft"])
def test_text_can_be_read(colors: Colors, ground: str) -> None:
    assert contrast(colors.text, asdict(colors)[ground]) >= 7


WRITTEN = ("text", "muted", "accent", "warn")
GROUNDS = ("window", "card", "base", "stripe", "button", "hover", "accent_soft")


@pytest.mark.parametrize("colors", [LIGHT, DARK])
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("written", WRITTEN)
def test_every_text_can_be_read_on_every_ground(colors: Colors, written: str, ground: str) -> None:
    assert contrast(asdict(colors)[written], asdict(colors)[ground]) >= 4.5


@pytest.mark.parametrize("colors", [LIGHT, DARK])
def test_the_style_sheet_writes_in_no_other_colours_on_no_other_grounds(colors: Colors) -> None:
    """But for what cannot be used, which is pale by intent."""
    names = {value: name for name, value in asdict(colors).items()}
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", style_sheet(colors, colors is DARK, QFont())):
        written = {names[value] for value in re.findall(r"(?<![-\w])color: (#[0-9a-f]{6})", body)}
        assert ":disabled" in selector or written <= {*WRITTEN, "on_accent"}, selector
        on_accent = re.search(f"background: ({colors.accent}|{colors.accent_hover})", body)
        assert on_accent or "on_accent" not in written, selector


@pytest.mark.parametrize("colors", [LIGHT, DARK])
def test_marks_of_bad_moves_can_be_read(colors: Colors) -> None:
    for mark in (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER):
        for ground in ("window", "card", "base", "stripe"):
            assert contrast(mark_color(mark, palette(colors)), asdict(colors)[ground]) >= 4.5


@pytest.mark.parametrize("colors", [LIGHT, DARK])
def test_outlines_and_unusable_text_can_be_seen(colors: Colors) -> None:
    for ground in (colors.window, colors.base, colors.card):
        assert contrast(colors.edge, ground) >= 2.5
        assert contrast(colors.faint, ground) >= 2.5
        assert contrast(colors.accent, ground) >= 3


@pytest.mark.parametrize("colors", [LIGHT, DARK])
def test_text_on_the_accent_can_be_read(colors: Colors) -> None:
    assert contrast(colors.on_accent, colors.accent) >= 4.5
    assert contrast(colors.on_accent, colors.accent_hover) >= 4.5


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("colors", "dark"), [(LIGHT, False), (DARK, True)])
def test_every_sign_of_the_style_sheet_is_drawn_in_the_colours_of_the_theme(colors: Colors, dark: bool) -> None:
    sheet = style_sheet(colors, dark, QFont())
    signs = {Path(name) for name in re.findall(r'url\("([^"]+)"\)', sheet)}
    assert len(signs) > 8
    for sign in signs:
        assert set(re.findall("#[0-9a-f]{6}", sign.read_text())) <= set(asdict(colors).values()), sign.name
        assert QSvgRenderer(str(sign)).isValid()
    assert "{" not in re.sub(r"\{[^{}]*\}", "", sheet)


@pytest.fixture
def wish() -> list[Qt.ColorScheme]:
    """The last item is what the system wishes."""
    return [Qt.ColorScheme.Light]


@pytest.fixture
def theme(qapp: QApplication, wish: list[Qt.ColorScheme]) -> Iterator[Theme]:
    theme = Theme(qapp, lambda: wish[-1])
    yield theme
    theme.apply("light")
    qapp.setStyleSheet("")
    theme.deleteLater()


def test_the_look_follows_the_system(theme: Theme, qapp: QApplication, wish: list[Qt.ColorScheme]) -> None:
    grounds = []
    theme.apply("system")
    for scheme in (Qt.ColorScheme.Dark, Qt.ColorScheme.Light, Qt.ColorScheme.Unknown):
        wish.append(scheme)
        qapp.styleHints().colorSchemeChanged.emit(scheme)
        grounds.append(qapp.palette().window().color().name())
    assert grounds == [DARK.window, LIGHT.window, LIGHT.window]


def test_a_chosen_look_does_not_follow_the_system(theme: Theme, qapp: QApplication, wish: list[Qt.ColorScheme]) -> None:
    theme.apply("dark")
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert theme.dark
    theme.apply("light")
    wish.append(Qt.ColorScheme.Dark)
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert not theme.dark


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("kind", ["segment", "primary", "default"])
def test_a_chosen_button_keeps_its_colours_under_the_pointer(theme: Theme, qtbot: QtBot, dark: bool, kind: str) -> None:
    theme.apply("dark" if dark else "light")
    button = QToolButton() if kind == "segment" else QPushButton()
    qtbot.addWidget(button)
    button.setFixedSize(60, 30)
    button.setProperty(kind, True)
    button.setCheckable(kind == "segment")
    button.setChecked(kind == "segment")
    button.show()
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    none = Qt.MouseButton.NoButton
    inside = QPointF(9, 9)
    moved = QMouseEvent(QEvent.Type.MouseMove, inside, inside, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(button, moved)  # Qt asks push buttons for more than WA_UnderMouse
    seen = button.grab().toImage().pixelColor(10, 15).name()
    assert seen == (DARK if dark else LIGHT).accent_hover


@pytest.mark.parametrize("chosen", [False, True])
def test_a_card_with_the_focus_is_not_filled_like_a_chosen_one(theme: Theme, qtbot: QtBot, chosen: bool) -> None:
    theme.apply("light")
    card = QPushButton()
    qtbot.addWidget(card)
    card.setProperty("card", True)
    card.setCheckable(True)
    card.setChecked(chosen)
    card.setFixedSize(60, 30)
    card.show()
    card.activateWindow()
    card.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(card.hasFocus)
    picture = card.grab().toImage()
    assert picture.pixelColor(30, 15).name() == (LIGHT.accent_soft if chosen else LIGHT.card)
    assert LIGHT.text in {picture.pixelColor(x, 0).name() for x in range(20, 40)}
