"""What PyInstaller makes the commands of that need no display, a program for the console."""

from __future__ import annotations

import sys

from shogi_desktop import child_processes
from shogi_desktop.commands.__main__ import main

if __name__ == "__main__":
    child_processes.give_back()
    if {"--multiprocessing-fork", "-c"} & set(sys.argv):  # a worker of a match is started as this very program
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
