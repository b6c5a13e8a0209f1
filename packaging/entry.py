"""What PyInstaller makes the program of: `python -m shogi_desktop` without a Python."""

from __future__ import annotations

import sys

from shogi_desktop.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
