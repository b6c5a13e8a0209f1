"""A folder with Debian 13 and its Wine (an older one does not start Qt); what runs in it sees nothing else of ours."""

from __future__ import annotations

import getpass
import platform
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

LINUX: Final[bool] = sys.platform == "linux"
RELEASE: Final = "trixie"
PACKAGES: Final = ("wine", "wine64", "xvfb", "openbox", "xdotool", "x11-utils", "imagemagick", "procps")
FONTS: Final = ("fonts-dejavu-core", "fonts-noto-cjk")
# What is needed outside of it: the program, and the Debian package that has it.
TOOLS: Final = {
    "debootstrap": "debootstrap",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
    "makensis": "nsis",
}
SCREEN: Final = ":77"
SCREENS: Final = Path("/tmp/.X11-unix")  # where the X servers of a system are reached
INSIDE: Final = "/windows"
"""Where the folder of the trial lies for what runs in Debian 13."""

# In a mount namespace of its own, so that nothing is left mounted, whatever becomes of us.
_ENTER: Final = """
set -e
root=$1 place=$2; shift 2
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mkdir -p "$root{inside}" "$root{screens}"
mount --bind "$place" "$root{inside}"
if [ -d {screens} ]; then mount --bind {screens} "$root{screens}"; fi
exec chroot "$root" /usr/bin/env -i "$@"
"""


class Debian:
    """The folder; `run` needs what `make` makes."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._root = place / "debian"
        self._made = place / "debian.made"

    def make(self) -> None:
        """Two or three minutes and 2 GB the first time. Sets what programs of this system are needed up, too."""
        missing = sorted(package for program, package in TOOLS.items() if not shutil.which(program))
        if missing:
            _say("apt-get install " + " ".join(missing))
            apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=600"]
            must([*apt, "update"])
            must([*apt, "install", "-y", "--no-install-recommends", *missing])
        if self._made.exists():
            return
        _say("making Debian 13 with Wine (two or three minutes)")
        shutil.rmtree(self._root, ignore_errors=True)
        self.place.mkdir(parents=True, exist_ok=True)
        must(["debootstrap", "--variant=minbase", "--include=ca-certificates", RELEASE, str(self._root)])
        self._share_network_settings()
        self.check(["apt-get", "update", "-qq"])
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        self.check(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES, *FONTS], quiet)
        self._made.touch()

    def _share_network_settings(self) -> None:
        """The packages come from where this system's come from."""
        for name in ("etc/resolv.conf", "etc/ssl/certs/ca-certificates.crt"):
            if Path("/", name).exists():
                shutil.copyfile(Path("/", name), self._root / name)
        shutil.copytree("/etc/apt/apt.conf.d", self._root / "etc/apt/apt.conf.d", dirs_exist_ok=True)

    def command(self, words: Sequence[str], variables: Mapping[str, str] | None = None) -> list[str]:
        """What runs a program in there, with these variables and no others of ours."""
        script = _ENTER.format(inside=INSIDE, screens=SCREENS)
        usual = {
            "HOME": "/root",
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/wine",
            "LANG": "C.UTF-8",
            "DISPLAY": SCREEN,
        }
        settings = [f"{name}={value}" for name, value in {**usual, **(variables or {})}.items()]
        namespace = ["unshare", "--mount", "--propagation", "private", "sh", "-c", script, "sh"]
        return [*namespace, str(self._root), str(self.place), *settings, *words]

    def run(self, words: Sequence[str], variables: Mapping[str, str] | None = None, quiet: bool = False) -> int:
        """The exit status of a program in there."""
        sink = subprocess.DEVNULL if quiet else None
        return subprocess.call(self.command(words, variables), stdout=sink, stderr=sink)

    def check(self, words: Sequence[str], variables: Mapping[str, str] | None = None) -> None:
        """As `run`, quietly; ends the command with what the program said where it fails."""
        must(self.command(words, variables))


def why_not() -> str:
    """Why there can be no such folder on this system; "" where there can."""
    if not LINUX or platform.machine() != "x86_64":
        return "Windows is tried with Wine on Linux with an x86-64 processor; this is another system"
    if not shutil.which("apt-get"):
        return "Windows is tried with Debian's packages, and there is no apt-get here"
    if getpass.getuser() != "root":
        return "Windows is tried in a folder with another Debian, which only root can make and enter"
    return ""


def must(command: list[str]) -> None:
    """Runs a program of this system quietly; ends the command with what it said where it fails."""
    ended = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    if ended.returncode:
        sys.exit(f"{ended.stdout.decode('utf-8', 'replace')}\nfailed: {' '.join(command)}")


def _say(text: str) -> None:
    print("* " + text, flush=True)
