"""What PyInstaller makes the program of: `python -m shogi_desktop` without a Python."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication

from shogi_desktop import child_processes
from shogi_desktop.__main__ import main

if __name__ == "__main__":
    QCoreApplication.libraryPaths()  # from now on Qt knows where its plugins are, and asks no variable any more
    child_processes.give_back()
    if {"--multiprocessing-fork", "-c"} & set(sys.argv):  # a worker of a match is started as this very program
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
