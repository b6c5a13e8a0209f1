r"""Names of files: whether two paths lead to one (`C:\a`, `C:/A`, `\\?\C:\a`, a short name and a link may), and names
that every system takes."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

_LONG: Final = (("\\\\?\\UNC\\", "\\\\"), ("\\\\?\\", ""))
"""Prefixes that only tell Windows to take a path as it is, and what stands for them without."""
NAME_BYTES: Final = 180  # names of files end at 255 bytes of UTF-8; a day, a number and the suffix need some
_UNSAFE: Final = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
_DEVICE: Final = re.compile(r"(?:CON|PRN|AUX|NUL|COM[0-9¹²³]|LPT[0-9¹²³]|CONIN\$|CONOUT\$) *(?:\.|$)", re.IGNORECASE)


def real_path(path: str | Path) -> str:
    """Where a path leads when all links are followed; the path itself where the system cannot tell, as for one that is
    very long."""
    try:
        return os.path.realpath(path)
    except OSError:
        return os.path.abspath(path)


def place_of(path: str | Path) -> str:
    """One text for all paths that lead to a file, to be compared, not shown; as far as the path itself tells."""
    real = real_path(path)
    if os.name == "nt":
        for prefix, plain in _LONG:
            if real.startswith(prefix):
                real = plain + real.removeprefix(prefix)
                break
    return os.path.normcase(real)


def same_file(one: str | Path, other: str | Path) -> bool:
    """Whether both lead to one file, which need not be there. Asks the disk: it knows of case and of links."""
    try:
        return place_of(one) == place_of(other) or os.path.samefile(one, other)
    except (OSError, ValueError):
        return False


def known_as(path: str | Path, known: Iterable[str | Path]) -> str:
    """What a file is called among those that are known; its absolute path where it is not.

    Only files of its name are looked at, and short names: another one may lie on a disk that is far away, and silent.
    """
    for each in known:
        names = [os.path.basename(file).casefold() for file in (path, each)]
        if (names[0] == names[1] or "~" in "".join(names)) and same_file(path, each):
            return str(each)
    return os.path.abspath(path)


def safe_name(text: str) -> str:
    """As many whole characters of `text` as fit into a file's name, without those a file system refuses; "" if none.

    What Windows takes for a device, with any ending, is none.
    """
    tidy = " ".join(_UNSAFE.sub(" ", text).split())
    name = tidy.encode("utf-8", "ignore")[:NAME_BYTES].decode("utf-8", "ignore").strip(" .")
    return f"_{name}" if _DEVICE.match(name) else name
