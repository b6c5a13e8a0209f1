"""The software bill of materials and the checksums: python packaging/bill_of_materials.py FROZEN FOLDER

Adds to a folder of things to download ShogiDesktop-VERSION-SYSTEM-MACHINE.cdx.json, a CycloneDX list of what the frozen
program is made of, and SHA256SUMS over everything in the folder. Packages come from the metadata of the environment
that made the program, so exact versions are named; libraries that lie in the program by themselves come with their sum.
"""

from __future__ import annotations

import hashlib
import json
import platform
import re
import sys
import time
import uuid
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

from application import BUILT, NAME, TITLE, VERSION
from notices import installed

# What pip installed and the program carries; the licences that their metadata state badly or not at all stand here.
SHIPPED = {
    "PySide6_Essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
    "fsrs": "MIT",
    "librt": "",
    "mypy_extensions": "",
    "pillow": "",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
    "typing_extensions": "",
}
SHIPPED_WHERE_INSTALLED = {"cffi": "", "miniaudio": "MIT"}


def component(name: str, version: str, licence: str, purl: str) -> dict[str, Any]:
    """One entry; a licence is an SPDX expression."""
    entry: dict[str, Any] = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
    if licence:
        entry["licenses"] = [{"expression": licence}]
    return entry


def libraries(frozen: Path) -> list[dict[str, Any]]:
    """The shared libraries that the program brings along beside Python's and Qt's folders."""
    pattern = re.compile(r"lib.*\.so[.0-9]*|.*\.(dll|dylib)", re.IGNORECASE)
    files = [path for path in (frozen / "_internal").iterdir() if path.is_file() and not path.is_symlink()]
    return [
        {
            "type": "file",
            "bom-ref": f"file:{path.name}",
            "name": path.name,
            "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(path.read_bytes()).hexdigest()}],
        }
        for path in sorted(files)
        if pattern.fullmatch(path.name)
    ]


def shipped() -> dict[str, str]:
    """The packages that come along, with their licences where those must be told."""
    return SHIPPED | {name: licence for name, licence in SHIPPED_WHERE_INSTALLED.items() if installed(name)}


def bill(frozen: Path) -> dict[str, Any]:
    """The CycloneDX document for a frozen program, this system and this environment."""
    packages = [_package(distribution(name), licence) for name, licence in shipped().items()]
    python = platform.python_version()
    qt = distribution("PySide6_Essentials").version
    others = [
        component("CPython", python, "PSF-2.0", f"pkg:generic/python@{python}"),
        component("Qt", qt, "LGPL-3.0-only", f"pkg:generic/qt@{qt}"),
        component("Noto CJK (subsets)", "2.004", "OFL-1.1", "pkg:generic/noto-cjk@2.004"),
    ]
    program = {"type": "application", "bom-ref": NAME, "name": TITLE, "version": VERSION}
    components = sorted([*packages, *others, *libraries(frozen)], key=lambda entry: str(entry["name"]).lower())
    content = json.dumps([program, components], sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, content)}",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(BUILT)),
            "component": program | {"licenses": [{"license": {"id": "MIT"}}]},
        },
        "components": components,
        "dependencies": [{"ref": NAME, "dependsOn": sorted(entry["bom-ref"] for entry in components)}],
    }


def _package(found: Distribution, licence: str) -> dict[str, Any]:
    name = re.sub(r"[-_.]+", "-", found.metadata["Name"]).lower()
    known = "License-Expression" in found.metadata
    stated = licence or (found.metadata["License-Expression"] if known else "")
    return component(found.metadata["Name"], found.version, stated, f"pkg:pypi/{name}@{found.version}")


def checksums(folder: Path) -> str:
    """A line for every file, as `sha256sum --check` reads them."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print(__doc__)
        return 2
    frozen, folder = map(Path, arguments)
    name = f"ShogiDesktop-{VERSION}-{platform.system().lower()}-{platform.machine().lower()}.cdx.json"
    (folder / name).write_text(json.dumps(bill(frozen), indent=2) + "\n", encoding="utf-8", newline="\n")
    (folder / "SHA256SUMS").write_text(checksums(folder), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
