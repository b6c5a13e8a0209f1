"""Scenes of what teaches: guide, rule pages and lessons."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from shogi_desktop.rules.pieces import make_piece

from .scene import View
from .stage import Stage


def guide_dock(stage: Stage, view: View) -> QPixmap:
    """The guide beside the board follows what is clicked; the option's page is a kind's code."""
    stage.start(view.game)
    stage.store.update(guide=True)
    variant = stage.session.game.variant
    stage.window.learning.show_piece(make_piece(variant.kind_by_code(view.option.page).id, 0))
    picture = stage.main()
    stage.store.update(guide=False)
    return picture


def guide_page(stage: Stage, view: View) -> QPixmap:
    stage.start(view.game)
    variant = stage.session.game.variant
    kind = variant.kind_by_code(view.option.page).id
    return stage.opened(lambda: stage.window.learning.open_pieces(kind), view)


def rules(stage: Stage, view: View) -> QPixmap:
    """The rule pages; the option's page is a section."""
    stage.start(view.game)
    learning = stage.window.learning

    def open_section() -> None:
        learning.open_rules(view.game)
        assert learning._rules is not None
        learning._rules.open_page(view.game, view.option.page)

    return stage.opened(open_section, view)


def lessons(stage: Stage, view: View) -> QPixmap:
    stage.start(view.game)
    return stage.opened(lambda: stage.window.learning.open_lessons(view.game), view)
