"""The field in which a game is searched for."""

from __future__ import annotations

from ..widgets.search_field import SearchField


class GameSearchField(SearchField):
    """By name, kanji or the size of the board."""

    def _retranslate(self) -> None:
        self.setPlaceholderText(self.tr("Search: name, kanji or size"))
        self.setAccessibleName(self.tr("Search for a game"))
        self.setToolTip(self.tr("Names in any language and spelling, or the size of the board: tenjiku, 天竺, 16 × 16"))
