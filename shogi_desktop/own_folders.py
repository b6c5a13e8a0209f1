"""The program's own folders at its start: closed to others, and rid of what a killed program left half written."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from shogi_desktop import paths
from shogi_desktop.files import close_to_others, remove, remove_left_over

# Of versions that let Qt write the settings: its lock, and temporary files in mixed letters, as no person names any.
_OF_QT: Final = re.compile(r"settings\.ini\.((?=[A-Za-z]*[a-z])[A-Za-z](?=[A-Za-z]*[A-Z])[A-Za-z]{5}|lock)")
_OURS: Final = re.compile(
    r"(settings\.ini|autosave[-0-9]*\.shogi|problems\.json|drafts\.json|library\.sqlite|errors)(-wal|-shm|\..*)?"
)


def put_in_order() -> None:
    """Goes through the folders. What cannot be done is left: another start will try again."""
    homes = {paths.config_folder(), paths.data_folder(), paths.cache_folder()}
    for home in homes:
        if home.name == paths.FOLDER:  # not one that a person has chosen, where other things may lie
            close_to_others(home)
        for file in _files(home):
            if _OF_QT.fullmatch(file.name):
                with suppress(OSError):
                    remove(file)
            elif _OURS.fullmatch(file.name):
                close_to_others(file)
        remove_left_over(home)
    for folder in (
        paths.games_folder(),
        paths.problems_folder(),
        paths.variants_folder(),
        paths.analysed_folder(),
    ):
        if _is_open(folder):
            for file in _files(folder):
                close_to_others(file)
            close_to_others(folder)
        remove_left_over(folder)


def _files(folder: Path) -> Iterator[Path]:
    """The plain files in a folder; none where it cannot be read."""
    with suppress(OSError):
        for entry in list(os.scandir(folder)):
            if entry.is_file(follow_symlinks=False):
                yield Path(entry.path)


def _is_open(folder: Path) -> bool:
    """Whether others than the owner may go in."""
    try:
        found = folder.lstat().st_mode
    except OSError:
        return False
    return stat.S_ISDIR(found) and bool(stat.S_IMODE(found) & 0o077)
