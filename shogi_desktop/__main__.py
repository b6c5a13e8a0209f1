"""Entry point: the window, with --engine the USI engine, or a command without display; these two never load Qt."""

from __future__ import annotations

import sys


def main() -> int:
    arguments = sys.argv[1:]
    if arguments[:1] == ["--engine"]:
        from shogi_desktop.engine.__main__ import main as engine_main

        engine_main()
        return 0
    if arguments[:1] == ["library"]:
        from shogi_desktop.commands.library import main as library_main

        return library_main(arguments[1:])
    from shogi_desktop.app import main as window_main

    return window_main(arguments)


if __name__ == "__main__":
    sys.exit(main())
