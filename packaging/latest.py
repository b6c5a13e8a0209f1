"""Writes what the program reads when it asks for newer versions: python packaging/latest.py FOLDER [NOTES]

FOLDER/latest.json is one JSON object of three texts: `version`; `url`, a https page for the browser; `notes`, one plain
line that the window shows, or "". The release workflow puts it among the files of a release, where the address that
frozen programs know (application.RELEASE_FEED) leads to the newest one. The program takes no other fields into account,
no answer of more than 64 KiB, and no address but https; shogi_desktop/clients/release.py is the reader.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from application import FEED_FILE, HOMEPAGE, VERSION

from shogi_desktop.clients.release import parse_release


def feed(homepage: str, version: str, notes: str = "") -> str:
    """The text of the file; ReleaseError where the program would not take it."""
    told = {"version": version, "url": f"{homepage}/releases/tag/v{version}", "notes": notes}
    text = json.dumps(told, ensure_ascii=False, indent=2) + "\n"
    parse_release(text.encode())
    return text


def main(arguments: list[str]) -> int:
    if len(arguments) not in (1, 2) or not HOMEPAGE:
        print(__doc__ if HOMEPAGE else "SHOGI_HOMEPAGE must say where the releases are")
        return 2
    Path(arguments[0], FEED_FILE).write_text(feed(HOMEPAGE, VERSION, *arguments[1:]), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
