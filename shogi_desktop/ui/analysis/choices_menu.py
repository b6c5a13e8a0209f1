"""What can be chosen of an analysis: how many lines, for whom scores count, which engines are asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QDoubleSpinBox, QMenu, QSpinBox, QStackedWidget, QWidget

from shogi_desktop.settings import MOST_LINES, Settings

from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets.forms import Segments
from ..widgets.layouts import buttons_of, in_column
from ..widgets.plain import folding_label, literal
from ..words.analysis_words import ScoreStyle
from ..words.i18n import Translated

OWN: Final = "Shogi Desktop"
_VIEWS: Final = ("black", "mover", "chance")


class ChoicesMenu(Translated, QMenu):
    """Signals:
    lines_wished(int): so many lines from now on.
    view_wished(str): for whom scores are told (see `ScoreStyle`).
    hundredths_wished(bool): whether they are told in hundredths of a pawn.
    limit_wished(): how long each position is thought about is to be chosen.
    engine_wished(str): who is asked, by the name of the person's own engine, "" = the program's.
    second_wished(object): who is asked beside it, in the same way; None: nobody.
    mate_wished(): the first engine is to look for a mate.
    log_wished(int): the person wants to see what is said to an engine and by it, 0: to the first one.
    """

    lines_wished = Signal(int)
    view_wished = Signal(str)
    hundredths_wished = Signal(bool)
    limit_wished = Signal()
    engine_wished = Signal(str)
    second_wished = Signal(object)
    mate_wished = Signal()
    log_wished = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._first = ""  # the engine that is asked
        self._counts = self._choice(self, range(1, MOST_LINES + 1), self._wish_lines)
        self._limit = self.addAction("")
        self._limit.triggered.connect(self.limit_wished)
        self.addSeparator()
        self._views = self._choice(self, _VIEWS, self._wish_view)
        self.addSeparator()
        self._hundredths = self.addAction("")
        self._hundredths.setCheckable(True)
        self._hundredths.triggered.connect(self.hundredths_wished)
        self.addSeparator()
        self._engines, self._seconds = self._choice(self, (), self._wish_engine), QActionGroup(self)
        self._seconds.triggered.connect(self._wish_second)
        self._beside = QMenu(self)
        self._before_engines = self.addMenu(self._beside)
        self._mate = self.addAction("")
        self._mate.triggered.connect(self.mate_wished)
        self._logs = [self.addAction(""), self.addAction("")]
        for log, action in enumerate(self._logs):
            action.setData(log)
            action.triggered.connect(self._wish_log)
        self.retranslate()

    def _choice(self, menu: QMenu, values: Iterable[object], wish: Callable[[QAction], None]) -> QActionGroup:
        """Entries of which one is chosen."""
        group = QActionGroup(self)
        for value in values:
            _add(group, value)
        menu.addActions(group.actions())
        group.triggered.connect(wish)
        return group

    def show_choices(self, style: ScoreStyle, count: int) -> None:
        """What is chosen now."""
        _check(self._counts, count)
        _check(self._views, style.view)
        self._hundredths.setChecked(style.hundredths)

    def show_engines(self, names: Iterable[str], first: str, second: str | None) -> None:
        """Whom the person may ask beside the program's own engine, and who is wished, "" for that; None: nobody."""
        everybody = ["", *names]
        for group, menu in ((self._engines, self), (self._seconds, self._beside)):
            for action in group.actions():
                group.removeAction(action)
                menu.removeAction(action)
                action.deleteLater()
        for name in everybody:
            _add(self._engines, name, literal(name) or OWN)
        _add(self._seconds, None, self.tr("No second engine"))
        for name in everybody:
            if name != first:
                _add(self._seconds, name, literal(name) or OWN)
        self.insertActions(self._before_engines, self._engines.actions())
        self._beside.addActions(self._seconds.actions())
        self._first = first
        self._name_mate()
        _check(self._engines, first)
        _check(self._seconds, second)
        self._logs[1].setVisible(second is not None)

    def _name_mate(self) -> None:
        self._mate.setText(self.tr("Look for a mate: {name}").format(name=literal(self._first) or OWN))

    def _wish_lines(self, action: QAction) -> None:
        self.lines_wished.emit(action.data())

    def _wish_view(self, action: QAction) -> None:
        self.view_wished.emit(action.data())

    def _wish_engine(self, action: QAction) -> None:
        self.engine_wished.emit(action.data())

    def _wish_second(self, action: QAction) -> None:
        self.second_wished.emit(action.data())

    def _wish_log(self) -> None:
        action = self.sender()
        assert isinstance(action, QAction)
        self.log_wished.emit(action.data())

    def retranslate(self) -> None:
        for action in self._counts.actions():
            action.setText(self.tr("Lines: {n}").format(n=action.data()))
        views = (
            self.tr("Scores for Black (sente)"),
            self.tr("Scores for the side to move"),
            self.tr("Chances to win of Black (sente)"),
        )
        for action, text in zip(self._views.actions(), views, strict=True):
            action.setText(text)
        self._hundredths.setText(self.tr("Scores in hundredths of a pawn"))
        self._limit.setText(self.tr("End of each search…"))
        self._beside.setTitle(self.tr("A second engine beside it"))
        for action in self._seconds.actions():
            if action.data() is None:
                action.setText(self.tr("No second engine"))
        self._name_mate()
        self._logs[0].setText(self.tr("Conversation with the engine…"))
        self._logs[1].setText(self.tr("Conversation with the second engine…"))


def _add(group: QActionGroup, value: object, text: str = "") -> None:
    action = group.addAction(text)
    action.setData(value)
    action.setCheckable(True)


def _check(group: QActionGroup, value: object) -> None:
    for action in group.actions():
        action.setChecked(action.data() == value)


SECONDS: Final = (0.1, 3600.0)
NODES: Final = (100, 1_000_000_000)
DEPTH: Final = (1, 200)
_KINDS: Final = ("none", "time", "nodes", "depth")


class LimitDialog(QDialog):
    """Signals:
    chosen(object): the settings that are to be changed, by their names.
    """

    chosen = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("End of each search"))
        texts = (self.tr("Never"), self.tr("Time"), self.tr("Positions"), self.tr("Depth"))
        self.by = Segments(list(zip(_KINDS, texts, strict=True)))
        self.by.set_value(settings.analysis_by)
        self.by.chosen.connect(self._show)
        self.seconds, self.nodes, self.deep = QDoubleSpinBox(), QSpinBox(), QSpinBox()
        self.seconds.setRange(*SECONDS)
        self.seconds.setDecimals(1)
        self.seconds.setSuffix(self.tr(" s"))
        self.seconds.setValue(settings.analysis_ms / 1000)
        self.nodes.setRange(*NODES)
        self.nodes.setSingleStep(100_000)
        self.nodes.setGroupSeparatorShown(True)
        self.nodes.setValue(settings.analysis_nodes)
        self.deep.setRange(*DEPTH)
        self.deep.setValue(settings.analysis_depth)
        self._amount = QStackedWidget()
        for text, box in zip(texts, (QWidget(), self.seconds, self.nodes, self.deep), strict=True):
            box.setAccessibleName(text)
            self._amount.addWidget(box)
        told = folding_label("muted")
        told.setText(self.tr("Then the engine rests and its lines stay, until another position is looked at."))
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        in_column(self.by, self._amount, told, buttons, of=self, margins=SPACE * 2, spacing=SPACE + 2)
        self._show()
        resize_within(self, self.sizeHint())

    def _show(self) -> None:
        self._amount.setCurrentIndex(_KINDS.index(self.by.value()))

    def accept(self) -> None:
        amounts = {
            "analysis_ms": round(self.seconds.value() * 1000),
            "analysis_nodes": self.nodes.value(),
            "analysis_depth": self.deep.value(),
        }
        self.chosen.emit({"analysis_by": self.by.value(), **amounts})
        super().accept()
