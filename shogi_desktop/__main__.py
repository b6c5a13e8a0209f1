"""Entry point: the window, with --engine the USI engine, or a command that needs no display; these two load no Qt.

A file that is called as a command is opened by a path: `./convert`.
"""

from __future__ import annotations

import gc
import sys

from shogi_desktop.commands import COMMANDS, run


def main() -> int:
    arguments = sys.argv[1:]
    if arguments[:1] == ["--engine"]:
        from shogi_desktop.engine.__main__ import main as engine_main

        return engine_main()
    if arguments and arguments[0] in COMMANDS:
        return run(arguments[0], arguments[1:])
    gc.disable()  # nearly all that is made from here on stays; `app` turns it on again when the window is open
    from shogi_desktop.second_start import begin

    started = begin(arguments)
    if started is None:
        return 0
    from shogi_desktop.app import main as window_main

    return window_main(started)


if __name__ == "__main__":
    sys.exit(main())
