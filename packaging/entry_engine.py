"""What PyInstaller makes the engine of, a program for the console that other programs can use."""

from __future__ import annotations

import sys

from shogi_desktop.engine.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
