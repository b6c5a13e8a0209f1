"""What PyInstaller makes the program of: `python -m shogi_desktop` without a Python."""

from __future__ import annotations

import sys

from shogi_desktop.__main__ import main

if __name__ == "__main__":
    if {"--multiprocessing-fork", "-c"} & set(sys.argv):  # a worker of a match is started as this very program
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
