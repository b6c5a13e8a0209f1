"""What files hold, as one short text, and what was noted of it: a check that has passed on them is not made again.

A part of dev.py (an old Python must be able to read it) and of tests/unchanged.py. As a command it notes what a check
of other programs has passed on, in two steps, so that nothing that changes meanwhile is taken for checked:

    python packaging/unchanged.py begin NAME PATH ...
    python packaging/unchanged.py passed NAME
"""

import hashlib
import json
import os
import sys
from typing import Iterable

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
NOTES = os.path.join(ROOT, "build", "unchanged")


def content(root: str, paths: "Iterable[str]") -> str:
    """A digest of files and of all in folders, by their names below `root`; what is not there counts as well."""
    total = hashlib.sha256(sys.version.encode())
    for path in sorted(set(paths)):
        for name in _files(root, path):
            total.update(name.encode() + b"\0")
            with open(os.path.join(root, name), "rb") as file:
                total.update(hashlib.sha256(file.read()).digest())
        total.update(path.encode() + b"\n")
    return total.hexdigest()


def _files(root: str, path: str) -> "list[str]":
    whole = os.path.join(root, path)
    if os.path.isfile(whole):
        return [path]
    found = []
    for folder, folders, names in os.walk(whole):
        folders[:] = [name for name in folders if name != "__pycache__"]
        names = [name for name in names if not name.endswith((".so", ".pyd"))]  # made of sources that count
        found += [os.path.relpath(os.path.join(folder, name), root).replace(os.sep, "/") for name in names]
    return sorted(found)


def installed(prefix: str) -> "list[str]":
    """The packages of an environment with their versions, as names of its folders."""
    found = []
    for folder, folders, _ in os.walk(prefix):
        if os.path.basename(folder) == "site-packages":
            found += [name for name in folders if name.endswith(".dist-info")]
            folders[:] = []
    return sorted(found)


def noted(name: str) -> str:
    """What a check of this name has passed on."""
    path = os.path.join(NOTES, name)
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as file:
        return file.read()


def note(name: str, text: str) -> None:
    if not os.path.isdir(NOTES):
        os.makedirs(NOTES)
    with open(os.path.join(NOTES, name), "w", encoding="utf-8", newline="\n") as file:
        file.write(text)


def state(paths: "Iterable[str]") -> str:
    """Files of the checkout, and the packages of its environment."""
    return json.dumps([content(ROOT, paths), installed(os.path.join(ROOT, ".venv"))])


def main(step: str, name: str, *paths: str) -> None:
    begun = name + ".begun"
    if step == "begin":
        note(begun, state(paths))
    else:
        os.replace(os.path.join(NOTES, begun), os.path.join(NOTES, name))


if __name__ == "__main__":
    main(*sys.argv[1:])
