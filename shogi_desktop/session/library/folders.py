"""The folders of the person's collections, as the settings remember them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Final

from shogi_desktop.files.names import place_of
from shogi_desktop.files.plain_values import AtMost, read_json, record

MOST_FOLDERS: Final = 100
_LONGEST: Final = 4096


@dataclass(frozen=True)
class Folders:
    """Absolute paths, none of them inside another."""

    paths: tuple[Annotated[str, AtMost(_LONGEST)], ...] = ()

    @staticmethod
    def read(text: str) -> Folders:
        """What the settings say; nothing where that makes no sense."""
        try:
            return record(Folders, read_json(text)) if text else Folders()
        except ValueError:
            return Folders()

    def written(self) -> str:
        return json.dumps(asdict(self))

    def with_folders(self, paths: Iterable[str]) -> Folders:
        """With these too; of a folder and one inside it the outer one is enough."""
        known = {place_of(path): os.path.abspath(path) for path in reversed((*self.paths, *filter(None, paths)))}
        outer = [path for place, path in reversed(known.items()) if not any(_inside(place, other) for other in known)]
        return Folders(tuple(outer[:MOST_FOLDERS]))

    def without(self, path: str) -> Folders:
        return Folders(tuple(each for each in self.paths if each != path))


def _inside(place: str, folder: str) -> bool:
    return place != folder and Path(place).is_relative_to(folder)
