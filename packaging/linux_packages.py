"""What Linux users download: python packaging/linux_packages.py FROZEN OUT

Makes OUT/shogi-desktop-VERSION-linux-MACHINE.tar.xz, the .deb where dpkg-deb is there, and an .AppImage where the
environment names both its tools: APPIMAGETOOL (the program) and APPIMAGE_RUNTIME (the file it begins with).
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from application import BUILT, NAME, PROGRAMS, ROOT, package_name
from linux_deb import build_deb
from linux_depends import libraries, oldest_glibc
from linux_tree import fill, lay_out, settle

sys.path.insert(0, str(ROOT / "packaging" / "artwork"))

import icon_files

DEBIAN_MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
# Called by the name of one of the others, through a link, it is that one.
APP_RUN = """\
#!/bin/sh
case "${ARGV0##*/}" in
    %s) name=${ARGV0##*/} ;;
    *) name=%s ;;
esac
exec "$(dirname "$(readlink -f "$0")")/usr/bin/$name" "$@"
"""


def build_archive(frozen: Path, drawn: Path, place: Path, out: Path) -> Path:
    """The tree as an archive: unpack and start bin/shogi-desktop, or run its install.sh."""
    label = package_name("archive").removesuffix(".tar.xz")
    root = place / label
    lay_out(frozen, root, drawn)
    glibc = oldest_glibc(libraries(frozen).values())
    (root / "install.sh").write_text(fill("install.sh"), encoding="utf-8", newline="\n")
    (root / "README.txt").write_text(fill("README.txt.in", glibc=glibc), encoding="utf-8", newline="\n")
    settle(root)
    target = out / f"{label}.tar.xz"
    with tarfile.open(target, "w:xz", preset=6) as archive:
        archive.add(root, label, filter=_plain)
    return target


def _plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """A file of nobody in particular, made when everything was."""
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    member.mtime = BUILT
    return member


def build_appimage(frozen: Path, drawn: Path, place: Path, out: Path, tool: str, runtime: str) -> Path:
    """One file that runs without being unpacked."""
    root = place / f"{NAME}.AppDir"
    lay_out(frozen, root / "usr", drawn)
    share = root / "usr" / "share"
    shutil.copy(share / "applications" / f"{NAME}.desktop", root)
    shutil.copy(share / "icons" / "hicolor" / "256x256" / "apps" / f"{NAME}.png", root)
    (root / ".DirIcon").symlink_to(f"{NAME}.png")
    run = APP_RUN % (" | ".join(PROGRAMS), NAME)
    (root / "AppRun").write_text(run, encoding="utf-8", newline="\n")
    settle(root)
    target = out / package_name("appimage")
    command = [tool, "--no-appstream", "--runtime-file", runtime, str(root), str(target)]
    environment = {**os.environ, "ARCH": platform.machine(), "APPIMAGE_EXTRACT_AND_RUN": "1"}
    subprocess.run(command, check=True, env=environment)
    return target


def build(frozen: Path, out: Path) -> list[Path]:
    """Everything that can be made here."""
    made = []
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        drawn = place / "icons"
        icon_files.write(drawn)
        made.append(build_archive(frozen, drawn, place, out))
        if shutil.which("dpkg-deb") and platform.machine() in DEBIAN_MACHINES:
            lay_out(frozen, place / "debian" / "usr", drawn)
            made.append(build_deb(place / "debian", out, DEBIAN_MACHINES[platform.machine()]))
        tool, runtime = os.environ.get("APPIMAGETOOL"), os.environ.get("APPIMAGE_RUNTIME")
        if tool and runtime:
            made.append(build_appimage(frozen, drawn, place, out, tool, runtime))
    return made
