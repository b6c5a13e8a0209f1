"""The page itself: a text browser with a column of easy length, in which the pictures appear as they are drawn."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEvent, QMimeData, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QFont, QImage, QMouseEvent, QResizeEvent, QTextCursor, QTextDocument, QWheelEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from shogi_desktop.notation.records.reading import Steps

from ..board import BoardStyle
from ..widgets.plain import unjoined
from ..words.i18n import current_language, document
from .page_html import SCHEME, PageLook, PageWriter, page_look
from .page_text import Heading, parse_page, sections, variant_of_page
from .pictures import SOURCES, PictureStore

ZOOMS: Final = (0.8, 0.9, 1.0, 1.12, 1.25, 1.4, 1.6, 1.8, 2.0)
SETTLE_MS: Final = 60  # a page is written anew when sizes have been at rest for this long
HEAD_ROOM: Final = 0.9  # letters above a section that is scrolled to
FOUND: Final = 0.22  # of the height of the view: where a place that was looked for stands
UPPER: Final = 1 / 3  # of that height: who looks for something there need not be moved


@dataclass(frozen=True)
class _Place:
    """A page, the section that is read, and how much of its height is past."""

    variant_name: str
    section: str
    share: float = 0.0


def page_style(style: BoardStyle) -> BoardStyle:
    """With coordinates as the words of a page have them."""
    return replace(style, coordinates="kanji" if current_language() == "ja" else "letters")


class PageView(QTextBrowser):
    """Shows the page of a variant. `section_changed(variant name, section id)` follows what is read,
    `ways_changed(back, forward)` tells which ways there are to pages read before."""

    section_changed = Signal(str, str)
    ways_changed = Signal(bool, bool)

    def __init__(self, resources: Path, store: PictureStore, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._resources, self._store, self._style = resources, store, style
        self._name = ""
        self._headings: list[Heading] = []
        self._tops: list[float] = []
        self._before: list[_Place] = []
        self._after: list[_Place] = []
        self._look: PageLook | None = None
        self._zoom = ZOOMS.index(1.0)
        self._told = ("", "")
        self._pointed = (-1, 0.0)  # where the page was scrolled to for the sake of this height in it
        self._browsed: _Place | None = None
        self._writing = False
        self._blank = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        self._blank.fill(Qt.GlobalColor.transparent)
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle.timeout.connect(self.renew)
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.anchorClicked.connect(self._follow_link)
        store.drawn.connect(self._take_picture)
        self.verticalScrollBar().valueChanged.connect(self._tell_section)
        self.verticalScrollBar().rangeChanged.connect(self._keep_pointed)

    # -- where the reader is

    @property
    def variant_name(self) -> str:
        """The game of the page, "" before the first."""
        return self._name

    def open_page(self, variant_name: str, section: str = "") -> None:
        """Goes to a page and section; the way back leads to where the reader was."""
        before = self._place() if self._name else None
        self._arrive(_Place(variant_name, section))
        if before is not None and before != self._place():
            self._before.append(before)
            self._after.clear()
        self._tell_ways()

    def browse(self, variant_name: str, section: str) -> None:
        """As `open_page`, but a section that was only passed is no place to come back to."""
        passed = self._browsed is not None and self._browsed == self._place()
        if passed:
            self._arrive(_Place(variant_name, section))
        else:
            self.open_page(variant_name, section)
        self._browsed = self._place()

    def go_back(self) -> None:
        if self._before:
            self._after.append(self._place())
            self._arrive(self._before.pop())
            self._tell_ways()

    def go_forward(self) -> None:
        if self._after:
            self._before.append(self._place())
            self._arrive(self._after.pop())
            self._tell_ways()

    def show_found(self, found: QTextCursor) -> None:
        """Selects a place of the page, which then stands in the upper third of what is seen."""
        start = QTextCursor(found)
        start.setPosition(found.selectionStart())
        bar, room = self.verticalScrollBar(), self.viewport().height()
        seen = self.cursorRect(start).top()
        at = bar.value() + seen
        wanted = bar.value() if 0 <= seen <= room * UPPER else round(at - room * FOUND)
        self._scroll(wanted, at)
        self.setTextCursor(found)

    def _arrive(self, place: _Place) -> None:
        self._browsed = None
        if place.variant_name != self._name:
            self._name = place.variant_name
            self._write()
        self._go_to(place)

    def _tell_ways(self) -> None:
        self.ways_changed.emit(bool(self._before), bool(self._after))

    def _follow_link(self, url: QUrl) -> None:
        if url.scheme() == SCHEME:
            self.open_page(url.path(), url.fragment())

    def print_steps(self, width: float, height: float) -> Steps[QTextDocument]:
        """The page on sheets of paper of this size in points, on pale boards whatever the look."""
        from .paper import FINE, document_steps

        store = self._store.another()
        store.set_look(replace(page_style(self._style), board="plain", dark=False), FINE)
        return document_steps(self._resources, store, self.font(), self._name, width, height)

    def section(self) -> str:
        """The section that is read, "" above the first: the one last gone to, until the reader scrolls."""
        value = self.verticalScrollBar().value()
        scrolled, pointed = self._pointed
        at = pointed if value == scrolled else value + 2 * HEAD_ROOM * self.font_size()
        index = bisect_right(self._tops, at) - 1
        return self._headings[index].id if index >= 0 else ""

    def font_size(self) -> int:
        """Size of the letters in pixels."""
        return self._look.size if self._look is not None else self.fontMetrics().height()

    def _extent(self, section: str) -> tuple[float, float]:
        """Where a section begins, and its height; the whole page for ""."""
        whole = float(self.document().size().height())
        names = [heading.id for heading in self._headings]
        if section not in names:
            return 0.0, whole
        index = names.index(section)
        end = self._tops[index + 1] if index + 1 < len(names) else whole
        top = self._tops[index] - HEAD_ROOM * self.font_size()
        return top, max(end - self._tops[index], 1.0)

    def _go_to(self, place: _Place) -> None:
        top, height = self._extent(place.section)
        above = place.section and place.section in (heading.id for heading in self._headings)
        self._scroll(round(top + place.share * height), top + HEAD_ROOM * self.font_size() + 1 if above else None)

    def _scroll(self, wanted: int, pointed: float | None) -> None:
        """Scrolls as far as the page goes; the section at the height `pointed` is the one that is read."""
        bar = self.verticalScrollBar()
        value = min(max(wanted, bar.minimum()), bar.maximum())
        self._pointed = (-1, 0.0) if pointed is None else (value, pointed)
        bar.setValue(value)
        self._tell_section()

    def _keep_pointed(self, _: int, most: int) -> None:
        """A page whose end comes nearer moves, but that is no scrolling of the reader's."""
        scrolled, pointed = self._pointed
        if scrolled == self.verticalScrollBar().value() and not self._writing:
            self._pointed = (min(scrolled, most), pointed)

    def _place(self) -> _Place:
        section = self.section()
        top, height = self._extent(section)
        return _Place(self._name, section, (self.verticalScrollBar().value() - top) / height)

    def _tell_section(self) -> None:
        if self._writing:
            return
        here = (self._name, self.section())
        if here != self._told and here[0]:
            self._told = here
            self.section_changed.emit(*here)

    # -- writing the page

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        url = QUrl(name)
        if url.scheme() not in SOURCES:
            return None
        found = self._store.picture(url.toString())
        return self._blank if found is None else found

    def renew(self) -> None:
        """Writes the page anew in the language and look of now; the reader stays where they are."""
        self._settle.stop()
        if not self._name:
            return
        place, found, length = self._place(), self.textCursor(), self.document().characterCount()
        chosen = found.anchor(), found.position()
        self._write()
        if self.document().characterCount() == length:  # the same text: what was found is still chosen
            found.setPosition(chosen[0])
            found.setPosition(chosen[1], QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(found)
        self._go_to(place)

    def _write(self) -> None:
        self._writing = True
        self._look = self._fresh_look()
        self._store.set_look(page_style(self._style), self.devicePixelRatioF())
        blocks = parse_page(document(f"rules/{self._name}.md"))
        writer = PageWriter(self._resources, variant_of_page(self._name), self._look, self.devicePixelRatioF())
        self._headings, self._tops = [], []
        self.document().clear()  # setHtml alone would keep the pictures in the look of before
        letters = QFont(self.font())
        letters.setPixelSize(self._look.size)
        self.document().setDefaultFont(letters)
        self.setHtml(writer.html(blocks))
        self._lay_out(self._look)
        self._headings = sections(blocks)
        self._writing = False

    def _fresh_look(self) -> PageLook:
        room = self.viewport().width()
        return page_look(self.font(), self.palette(), ZOOMS[self._zoom], room, self._style.dark)

    @property
    def settling(self) -> bool:
        """Whether the page will be written anew in a moment."""
        return self._settle.isActive()

    def set_style(self, style: BoardStyle) -> None:
        if style != self._style:
            self._style = style
            self._settle.start()

    def _lay_out(self, look: PageLook) -> None:
        """Puts the column into the middle and finds out where the sections are."""
        frame = self.document().rootFrame()
        layout = frame.frameFormat()
        side = max(0, (self.viewport().width() - look.column) // 2)
        layout.setLeftMargin(side)
        layout.setRightMargin(side)
        layout.setTopMargin(look.size)
        layout.setBottomMargin(3 * look.size)
        frame.setFrameFormat(layout)
        self._tops = []
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() in (2, 3):
                self._tops.append(self.document().documentLayout().blockBoundingRect(block).top())
            block = block.next()

    def _take_picture(self, address: str) -> None:
        image = self._store.picture(address)
        if image is not None:
            self.document().addResource(QTextDocument.ResourceType.ImageResource, QUrl(address), image)
            self.viewport().update()

    # -- size

    def zoom_by(self, steps: int) -> None:
        """Larger or smaller letters and pictures; 0: as at first."""
        wanted = ZOOMS.index(1.0) if steps == 0 else min(max(self._zoom + steps, 0), len(ZOOMS) - 1)
        if wanted != self._zoom:
            self._zoom = wanted
            self._settle.start()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if event.angleDelta().y():
                self.zoom_by(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.BackButton:
            self.go_back()
        elif event.button() == Qt.MouseButton.ForwardButton:
            self.go_forward()
        else:
            super().mouseReleaseEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle.start()  # not now: a page that is being laid out may be what changes the size

    def createMimeDataFromSelection(self) -> QMimeData:
        """Without what keeps words together on the page. It is Qt's object that is returned: the clipboard keeps it
        longer than Python lives."""
        copied = super().createMimeDataFromSelection()
        text, html = unjoined(copied.text()), unjoined(copied.html())
        copied.setText(text)
        copied.setHtml(html)
        return copied

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._settle.start()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.LanguageChange):
            self._settle.start()
