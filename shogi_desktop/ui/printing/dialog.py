"""Printing: what is asked about it, the pages as they will be, then a printer or a PDF file."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QPushButton, QWidget

from shogi_desktop.session.records.files import ReadingGivenUp

from ..look.places import resize_within
from ..look.theme import SPACE
from ..widgets.forms import name_fields
from ..widgets.layouts import AROUND_DIALOG, buttons_of, in_column, in_row
from ..widgets.messages import ask_save_path, complain, inform, read_patiently, write_patiently
from ..widgets.plain import PlainLabel
from .flow import A4, LETTER, PAPERS, Paper
from .options import PrintOptions
from .page_view import PDF, PrintedPages, page_layout, pdf_steps, print_steps

if TYPE_CHECKING:  # loaded when a printer is asked for
    from PySide6.QtPrintSupport import QPrinter

PLATFORM: Final = sys.platform
WAIT_MS: Final = 200  # after the last change, before pages are made again
PANEL: Final = 300


class PrintDialog(QDialog):
    """Signals:
    told(str): what has been done.
    saved(str): a PDF file was written as this file.
    """

    told = Signal(str)
    saved = Signal(str)

    def __init__(self, options: PrintOptions, proposed: str, parent: QWidget | None = None) -> None:
        """`proposed` is a path without an ending."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print"))
        self._proposed = proposed
        self._making = False
        self.options = options
        self.view = PrintedPages()
        self.paper_box = QComboBox()
        self.paper_box.addItems(list(PAPERS))
        self.paper_box.setCurrentText(usual_paper().name)
        self.pdf_button = QPushButton(self.tr("Save as P&DF…"))
        self.print_button = QPushButton(self.tr("&Print…"))
        self._timer = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._build()
        self._timer.timeout.connect(self.lay_out)
        self.options.changed.connect(self._timer.start)
        self.paper_box.currentIndexChanged.connect(self.lay_out)
        self.pdf_button.clicked.connect(self._ask_pdf)
        self.print_button.clicked.connect(self._ask_printer)
        self.finished.connect(self.options.stop)
        self.finished.connect(self._timer.stop)
        resize_within(self, self.sizeHint())
        self.lay_out()

    def _build(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(SPACE * 2)
        form.addRow(PlainLabel(self.tr("Paper")), self.paper_box)
        name_fields(form)
        self.view.setAccessibleName(self.windowTitle())
        side = in_column(self.options, form, 1, spacing=SPACE * 2)
        self.options.setMinimumWidth(PANEL)
        row = in_row((self.view, 1), side, spacing=SPACE * 3)
        buttons = buttons_of(self, QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.pdf_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.print_button, QDialogButtonBox.ButtonRole.ActionRole)
        in_column((row, 1), buttons, of=self, margins=AROUND_DIALOG, spacing=SPACE * 2)
        self.print_button.setDefault(True)  # not before it is in the dialog

    @property
    def paper(self) -> Paper:
        return PAPERS[self.paper_box.currentText()]

    def lay_out(self) -> None:
        """Makes the pages of what has been chosen; later, where pages are just being made."""
        if self._making:
            self._timer.start()
            return
        self._timer.stop()
        self._making = True
        with suppress(ReadingGivenUp):
            steps = self.options.steps(self.paper)
            self.view.show_pages(read_patiently(self, steps, told=self.tr("Making the pages …")))
        self._making = False
        for button in (self.pdf_button, self.print_button):
            button.setEnabled(self.options.ready() and bool(self.view.pages))

    def _ask_pdf(self) -> None:
        path = ask_save_path(self, self.tr("Save as PDF"), self._proposed + PDF, {self.tr("PDF (*.pdf)"): PDF})
        if path:
            self.save_pdf(path)

    def save_pdf(self, path: str) -> None:
        """Writes the pages; says why where that fails, and stays."""
        if self._timer.isActive():
            self.lay_out()
        steps = pdf_steps(path, self.options.title, self.paper, self.view.pages)
        if write_patiently(self, steps, path, self.tr("The PDF file could not be saved.")):
            self.saved.emit(path)
            told, file = self.tr("Saved as {name} in {folder}."), Path(path)
            self.told.emit(told.format(name=file.name, folder=file.resolve().parent))
            self.accept()

    def _ask_printer(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.options.title)
        printer.setFullPage(True)
        printer.setPageLayout(page_layout(self.paper))
        if not asks(printer):
            more = self.tr("The pages can be saved as a PDF file.")
            inform(self, self.tr("There is no printer on this computer."), more)
            return
        dialog = QPrintDialog(printer, self)
        dialog.setMinMax(1, len(self.view.pages))
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        if accepted:
            self._print(printer)

    def _print(self, printer: QPrinter) -> None:
        if self._timer.isActive():
            self.lay_out()
        pages = self.view.pages
        if printer.fromPage():
            pages = pages[printer.fromPage() - 1 : printer.toPage()]
        try:
            read_patiently(self, print_steps(printer, pages), told=self.tr("Printing …"))
        except ReadingGivenUp:
            printer.abort()
            return
        except OSError as error:
            complain(self, self.tr("Nothing could be printed."), error)
            return
        self.told.emit(self.tr("Printed."))
        self.accept()


def asks(printer: QPrinter) -> bool:
    """Whether the system has a dialog for this printer: that of Windows does not come where there is no printer."""
    return PLATFORM != "win32" or printer.outputFormat() is type(printer).OutputFormat.NativeFormat


def usual_paper() -> Paper:
    """What the system's country prints on."""
    imperial = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return LETTER if imperial else A4
