"""Names of files that every system takes."""

from __future__ import annotations

import re
from typing import Final

NAME_BYTES: Final = 180  # names of files end at 255 bytes of UTF-8; a day, a number and the suffix need some
_UNSAFE: Final = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
_DEVICE: Final = re.compile(r"(?:CON|PRN|AUX|NUL|COM[0-9¹²³]|LPT[0-9¹²³]|CONIN\$|CONOUT\$) *(?:\.|$)", re.IGNORECASE)


def safe_name(text: str) -> str:
    """As many whole characters of `text` as fit into a file's name, without those a file system refuses; "" if none.

    What Windows takes for a device, with any ending, is none.
    """
    tidy = " ".join(_UNSAFE.sub(" ", text).split())
    name = tidy.encode("utf-8", "ignore")[:NAME_BYTES].decode("utf-8", "ignore").strip(" .")
    return f"_{name}" if _DEVICE.match(name) else name
