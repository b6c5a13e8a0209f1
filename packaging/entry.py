"""What PyInstaller makes the program of: `python -m shogi_desktop` without a Python."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support

from shogi_desktop.__main__ import main

if __name__ == "__main__":
    freeze_support()  # a process for jobs is another copy of the program, and gets no further than here
    sys.exit(main())
