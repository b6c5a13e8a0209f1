"""Asks the package index whether everything the program needs has wheels where ours are built and used.

    python packaging/wheel_platforms.py

One line for every Python of [tool.cibuildwheel] in pyproject.toml and every system: the release of Qt for Python that
pip takes there. Where a wheel's test is skipped (`test-skip`), the image that builds it lacks one of them; such a wheel
must be installable on a newer Linux. Needs the network and pip; takes a minute or two.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILD_GLIBC, NEWER_GLIBC = 28, 34  # of cibuildwheel's usual image, and the least that the newest Qt for Python asks for
SYSTEMS = {
    "manylinux_x86_64": "x86_64",
    "win_amd64": "AMD64",
    "macosx_arm64": "arm64",
    "macosx_x86_64": "x86_64",
}
"""cibuildwheel's names of what we build for, and what `platform.machine()` is there."""
MACOS = 13  # LSMinimumSystemVersion of the application


@dataclass(frozen=True)
class Target:
    """A Python, as cp314 names it, on a system; whether its wheel is tested where it is built."""

    python: str
    system: str
    tested: bool

    @property
    def platforms(self) -> list[str]:
        """The tags of wheels that can be installed there, without those of no particular system."""
        if self.system.startswith("manylinux"):
            glibc = BUILD_GLIBC if self.tested else NEWER_GLIBC
            machine = SYSTEMS[self.system]
            return [f"manylinux_2_{minor}_{machine}" for minor in range(glibc, 4, -1)] + [f"manylinux2014_{machine}"]
        if self.system.startswith("macosx"):
            return [self.system.replace("macosx", f"macosx_{MACOS}_0")]
        return [self.system]


def targets(project: dict[str, Any]) -> list[Target]:
    """What [tool.cibuildwheel] of a pyproject.toml builds on 64-bit systems."""
    told = project["tool"]["cibuildwheel"]
    pythons = re.findall(r"cp\d+", told["build"])
    skipped = told.get("test-skip", "").split()
    return [
        Target(python, system, not any(fnmatch(f"{python}-{system}", pattern) for pattern in skipped))
        for python in pythons
        for system in SYSTEMS
    ]


def requirements(project: dict[str, Any], target: Target) -> list[str]:
    """The dependencies that hold for a target: pip judges markers by the system that it runs on."""
    from packaging.requirements import Requirement

    version = f"{target.python[2]}.{target.python[3:]}"
    environment = {"python_version": version, "platform_machine": SYSTEMS[target.system]}
    found = [Requirement(line) for line in project["project"]["dependencies"]]
    return [f"{one.name}{one.specifier}" for one in found if not one.marker or one.marker.evaluate(environment)]


def resolve(project: dict[str, Any], target: Target) -> dict[str, str]:
    """The version of every package that pip would install; ValueError with pip's last words where it finds none."""
    version = f"{target.python[2]}.{target.python[3:]}"
    words = [word for platform in target.platforms for word in ("--platform", platform)]
    words += [word for abi in (target.python, "abi3", "none") for word in ("--abi", abi)]
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--dry-run"]
        command += ["--ignore-installed", "--only-binary=:all:", "--python-version", version, "--implementation", "cp"]
        command += [*words, "--target", folder, "--report", str(report), *requirements(project, target)]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace")
        if done.returncode:
            raise ValueError(done.stderr.strip().splitlines()[-1])
        told = json.loads(report.read_text(encoding="utf-8"))
    return {one["metadata"]["name"].lower().replace("_", "-"): one["metadata"]["version"] for one in told["install"]}


def main() -> int:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    failed = False
    for target in targets(project):
        where = f"{target.python}-{target.system}" + ("" if target.tested else ", on a newer Linux")
        try:
            print(f"  {where}: Qt for Python {resolve(project, target)['pyside6-essentials']}", flush=True)
        except ValueError as error:
            failed = True
            print(f"  {where}: FAILED: {error}", flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
