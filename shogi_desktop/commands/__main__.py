"""Entry point of the commands alone, which never loads the window: `shogi-desktop-tools NAME ...`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from . import COMMANDS, run


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit code; 2 where there is none of that name."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or words[0] not in COMMANDS:
        print(f"usage: shogi-desktop-tools {{{','.join(COMMANDS)}}} ...", file=sys.stderr)
        return 2
    return run(words[0], words[1:])


if __name__ == "__main__":
    sys.exit(main())
