"""The list of all actions with their keys, where these are changed by pressing others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QLineEdit, QPushButton, QTreeWidget, QTreeWidgetItem, QWidget

from ..action import SUBJECTS
from ..look.from_settings import EXPLAIN
from ..look.theme import SPACE
from ..widgets.keys import ClearedField
from ..widgets.layouts import in_column, in_row
from ..widgets.plain import folding_label
from ..widgets.tables import RowCover
from .actions import Actions, key_of, key_text, may_be_used, plain_text

NAME: Final = Qt.ItemDataRole.UserRole
CHANGED: Final = " •"  # behind keys that are not as usual


class KeyCatcher(QLineEdit):
    """A field that takes no letters: it tells the next key that is pressed.

    Signals:
        caught(object, str): the QKeyCombination, and how it is kept.
        left(): Escape, or the focus went elsewhere.
    """

    caught = Signal(object, str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # keys of actions too are only told
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self._press(event)
            return True
        return super().event(event)

    def _press(self, event: QKeyEvent) -> None:
        key = key_of(event.keyCombination())
        if event.key() == Qt.Key.Key_Escape and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.left.emit()
        elif key and not event.isAutoRepeat():
            self.caught.emit(event.keyCombination(), key)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.left.emit()


class KeyPage(QWidget):
    """What is changed here is changed at once, in every menu and tool tip."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions, self._keys = actions, actions.keys
        self._adding = False
        self._wanted = ""  # a key that another action has
        self.search = ClearedField()
        self.search.setPlaceholderText(self.tr("Search: an action or a key"))
        self.search.setAccessibleName(self.tr("Search for an action"))
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(self.tr("Actions and their keys"))
        self.catcher = KeyCatcher()
        self.catcher.setAccessibleName(self.tr("New key"))
        self.told = folding_label()
        self.change, self.add, self.remove, self.usual, self.all_usual, self.take = (QPushButton() for _ in range(6))
        self._build()
        self._fill()
        self._connect()
        self._rest()

    def _build(self) -> None:
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels([self.tr("Action"), self.tr("Keys")])
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.setRootIsDecorated(False)
        self.tree.setExpandsOnDoubleClick(False)
        self.tree.setItemsExpandable(False)
        self.tree.setUniformRowHeights(True)
        RowCover(self.tree)
        texts = [self.tr("Change…"), self.tr("Add another…"), self.tr("No key"), self.tr("Reset")]
        texts += [self.tr("Reset all keys"), self.tr("Take it from there")]
        buttons = (self.change, self.add, self.remove, self.usual, self.all_usual, self.take)
        for button, text in zip(buttons, texts, strict=True):
            button.setText(text)
            button.setAutoDefault(False)
        row = in_row(self.change, self.add, self.remove, self.usual, 1, self.all_usual, spacing=SPACE)
        asked = in_row(self.catcher, (self.told, 1), self.take, spacing=SPACE)
        in_column(self.search, (self.tree, 1), asked, row, of=self, margins=(0, SPACE, 0, 0), spacing=SPACE)

    def _fill(self) -> None:
        for title, names in self._groups():
            top = QTreeWidgetItem([plain_text(title)])
            top.setFlags(Qt.ItemFlag.ItemIsEnabled)
            font = self.tree.font()
            font.setBold(True)
            top.setFont(0, font)
            top.setSizeHint(0, QSize(0, self.tree.fontMetrics().height() + SPACE))
            self.tree.addTopLevelItem(top)
            for name in names:
                item = QTreeWidgetItem([self._name_text(name)])
                item.setData(0, NAME, name)
                top.addChild(item)
        self.tree.expandAll()
        self._show_keys()
        self.tree.setCurrentItem(self._items()[0])

    def _groups(self) -> Iterator[tuple[str, list[str]]]:
        """The menus with the actions in them; the board's key stands with how the board looks."""
        for menu in SUBJECTS:
            names = [action.id for action in self._actions.of_menu(menu)]
            if "LENS" in names:
                names.insert(names.index("LENS") + 1, EXPLAIN)
            yield menu.text, names

    def _name_text(self, name: str) -> str:
        """What an action is called, or what the board's key does."""
        if name == EXPLAIN:
            return self.tr("Explain a piece while it is held")
        return self._actions.text(name)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._filter)
        self.tree.currentItemChanged.connect(self._rest)
        self.tree.itemActivated.connect(self._catch)
        self.catcher.caught.connect(self._caught)
        self.catcher.left.connect(self._rest)
        self.change.clicked.connect(self._catch)
        self.add.clicked.connect(self._catch_another)
        self.remove.clicked.connect(self._remove)
        self.usual.clicked.connect(self._reset)
        self.all_usual.clicked.connect(self._reset_all)
        self.take.clicked.connect(self._take)
        self._keys.changed.connect(self._show_keys)

    def _items(self) -> list[QTreeWidgetItem]:
        return [item for top in self._tops() for item in _children(top)]

    def _tops(self) -> list[QTreeWidgetItem]:
        tops = (self.tree.topLevelItem(at) for at in range(self.tree.topLevelItemCount()))
        return [top for top in tops if top is not None]

    @property
    def name(self) -> str:
        """The action that is chosen, "" for none."""
        item = self.tree.currentItem()
        return str(item.data(0, NAME) or "") if item is not None else ""

    def choose(self, name: str) -> None:
        """As a click on the row of an action."""
        self.tree.setCurrentItem(next(item for item in self._items() if item.data(0, NAME) == name))

    # Showing

    def _show_keys(self) -> None:
        for item in self._items():
            name = str(item.data(0, NAME))
            item.setText(1, key_text(self._keys.of(name)) + (CHANGED if self._keys.is_changed(name) else ""))
        self._enable()

    def _enable(self) -> None:
        name = self.name
        for button in (self.change, self.add, self.remove):
            button.setEnabled(bool(name))
        self.add.setEnabled(bool(name) and name != EXPLAIN)
        self.remove.setEnabled(bool(name) and bool(self._keys.of(name)))
        self.usual.setEnabled(bool(name) and self._keys.is_changed(name))
        self.all_usual.setEnabled(self._keys.any_changed())

    def _filter(self, text: str) -> None:
        wanted = text.casefold().strip()
        for item in self._items():
            item.setHidden(wanted not in f"{item.text(0)} {item.text(1)}".casefold())
        for top in self._tops():
            top.setHidden(all(item.isHidden() for item in _children(top)))

    # Changing

    def _rest(self) -> None:
        """No key is waited for."""
        self._wanted = ""
        self.catcher.clear()
        self.catcher.setPlaceholderText("")
        self.catcher.hide()
        self.take.hide()
        text = self.tr("Double click an action, then press the new key. • marks keys that you have changed.")
        self.told.setText(text)
        self._enable()

    def _catch(self) -> None:
        self._begin(adding=False)

    def _catch_another(self) -> None:
        self._begin(adding=True)

    def _begin(self, adding: bool) -> None:
        if not self.name:
            return
        self._rest()
        self._adding = adding
        self.catcher.show()
        self.catcher.setPlaceholderText(self.tr("Press a key"))
        self.told.setText(self.tr("For “{action}”. Esc: leave it.").format(action=self._name_text(self.name)))
        self.catcher.setFocus()

    def _caught(self, combination: object, key: str) -> None:
        name = self.name
        self.catcher.setText(key_text(key))
        self.take.hide()
        if not may_be_used(combination, name):  # type: ignore[arg-type]
            self.told.setText(self.tr("This key works the board or the menus. Press another one."))
            return
        holder = self._keys.holder(key, name)
        if holder:
            self._wanted = key
            text = self.tr("It belongs to “{action}”. Press another one, or take it from there.")
            self.told.setText(text.format(action=self._name_text(holder)))
            self.take.show()
        else:
            self._give(key)

    def _take(self) -> None:
        if self._wanted:
            self._give(self._wanted)

    def _give(self, key: str) -> None:
        name = self.name
        if self._adding:
            self._keys.add(name, key)
        else:
            self._keys.set(name, key)
        self._done()

    def _remove(self) -> None:
        self._keys.set(self.name, "")
        self._done()

    def _reset(self) -> None:
        self._keys.reset(self.name)
        self._done()

    def _reset_all(self) -> None:
        self._keys.reset_all()
        self._done()

    def _done(self) -> None:
        self._rest()
        self.tree.setFocus()


def _children(top: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    found = (top.child(row) for row in range(top.childCount()))
    return [item for item in found if item is not None]
