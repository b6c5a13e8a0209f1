"""What a picture of the gallery shows: a row of the table and the views it is rendered in."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage, QPixmap

from shogi_desktop.rules import variant_names

if TYPE_CHECKING:
    from .stage import Stage

Size = tuple[int, int]
ALL_GAMES = variant_names()
BOTH_GAMES = ("shogi", "tenjiku")  # those with positions of their own in the scenes
BOTH_THEMES = ("light", "dark")
ALL_LANGUAGES = ("en", "ja", "fr", "cs")
SMALL, COMMON, LARGE, HUGE = (760, 560), (1280, 800), (1920, 1080), (3840, 2160)
OWN = (0, 0)  # the size a window has by itself


@dataclass(frozen=True)
class Option:
    """Settings of one series of pictures, and the part of the file name that tells them; `page` is for the scene."""

    name: str = ""
    settings: Mapping[str, object] = field(default_factory=dict)
    page: str = ""


@dataclass(frozen=True)
class View:
    """One picture of a scene."""

    scene: str
    game: str
    theme: str
    language: str
    size: Size
    option: Option

    @property
    def name(self) -> str:
        """All that is known before it is rendered: the file name adds the size of what came out."""
        parts = (self.scene, self.game, self.option.name, self.theme, self.language)
        return "-".join(part for part in parts if part)


@dataclass(frozen=True)
class Scene:
    """A row: `draw` renders one view; every combination of the other columns is a view of its own."""

    name: str
    draw: Callable[[Stage, View], QPixmap | QImage]
    games: tuple[str, ...] = ("",)
    themes: tuple[str, ...] = BOTH_THEMES
    languages: tuple[str, ...] = ("en",)
    sizes: tuple[Size, ...] = (OWN,)
    options: tuple[Option, ...] = (Option(),)

    def views(self) -> Iterator[View]:
        for row in itertools.product(self.games, self.options, self.sizes, self.themes, self.languages):
            game, option, size, theme, language = row
            yield View(self.name, game, theme, language, size, option)


def settings_of(name: str, *values: object) -> tuple[Option, ...]:
    """One option for every value of a setting."""
    return tuple(Option(str(value), {name: value}) for value in values)


def pages(*names: str) -> tuple[Option, ...]:
    """One option for every page."""
    return tuple(Option(name, {}, name) for name in names)
