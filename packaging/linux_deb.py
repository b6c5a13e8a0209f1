"""The Debian package: the tree of linux_tree.py below /usr, with what Debian wants to know of it."""

from __future__ import annotations

import gzip
import hashlib
import os
import subprocess
from email.utils import formatdate
from pathlib import Path

from application import BUILT, HOMEPAGE, MAINTAINER, NAME, ROOT, SUMMARIES, VERSION, package_name
from linux_depends import RECOMMENDED_PACKAGES, SUGGESTED_PACKAGES, depends
from linux_tree import desktop_entry, settle
from notices import without_gnu_texts

# What lintian has against every program that brings its own Python and Qt along, which this one does on purpose.
OVERRIDES = {
    "embedded-library": "Qt carries copies of image and text libraries of its own",
    "custom-library-search-path": "the libraries of the frozen program find each other beside themselves",
    "shared-library-lacks-prerequisites": "data of ICU and modules of Python are libraries that need no other",
    "hardening-no-fortify-functions": "binaries of Qt, Python and PyInstaller are shipped as their makers built them",
    "hardening-no-pie": "as above",
    "hardening-no-bindnow": "as above",
    "spelling-error-in-binary": "as above",
    "library-not-linked-against-libc": "as above",
    "initial-upload-closes-no-bugs": "this is no upload to Debian",
}
DESCRIPTION = """\
 Shogi (Japanese chess) and its great relative Tenjiku shogi (16 x 16 squares,
 78 pieces a side, fire demons, lions, range-jumping generals) in one window,
 without a network: play a friend at the same board or the computer on ten
 levels, learn with lessons and a piece guide, keep games as files.
 .
 The computer player is a USI engine that other programs can use.
 .
 This package brings its own Python and Qt."""


def build_deb(tree: Path, out: Path, architecture: str) -> Path:
    """Makes OUT/shogi-desktop_VERSION-1_ARCHITECTURE.deb of a folder whose usr/ is the tree; returns its path."""
    program = tree / "usr" / "lib" / NAME
    share = tree / "usr" / "share"
    # Debian's place for games, which not every session searches.
    (tree / "usr" / "bin").rename(tree / "usr" / "games")
    entry = desktop_entry(f"/usr/games/{NAME}")
    (share / "applications" / f"{NAME}.desktop").write_text(entry, encoding="utf-8", newline="\n")
    needed = ", ".join(depends(program))
    _document(share, (program / "_internal" / "NOTICES.txt").read_text(encoding="utf-8"))
    settle(tree)
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    control = tree / "DEBIAN"
    control.mkdir()
    size = sum((path.stat().st_size + 1023) // 1024 for path in files)
    (control / "control").write_text(_control(needed, architecture, size), encoding="utf-8", newline="\n")
    sums = "".join(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files)
    (control / "md5sums").write_text(sums, encoding="utf-8", newline="\n")
    settle(control)
    target = out / package_name("deb", architecture)
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(target)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "SOURCE_DATE_EPOCH": str(BUILT)})
    return target


def _control(needed: str, architecture: str, size: int) -> str:
    homepage = f"Homepage: {HOMEPAGE}\n" if HOMEPAGE else ""
    recommended, suggested = ", ".join(RECOMMENDED_PACKAGES), ", ".join(SUGGESTED_PACKAGES)
    return (
        f"Package: {NAME}\nVersion: {VERSION}-1\nArchitecture: {architecture}\nMaintainer: {MAINTAINER}\n"
        f"Installed-Size: {size}\nDepends: {needed}\nRecommends: {recommended}\n"
        f"Suggests: {suggested}\n"
        f"Section: games\nPriority: optional\n{homepage}"
        f"Description: {SUMMARIES['en'].lower()}\n{DESCRIPTION}\n"
    )


def _document(share: Path, notices: str) -> None:
    """copyright, changelogs and lintian's overrides."""
    folder = share / "doc" / NAME
    folder.mkdir(parents=True)
    (folder / "copyright").write_text(without_gnu_texts(notices), encoding="utf-8", newline="\n")
    entry = (
        f"{NAME} ({VERSION}-1) unstable; urgency=medium\n\n  * Release {VERSION}; changelog.gz tells what is new.\n\n"
        f" -- {MAINTAINER}  {formatdate(BUILT)}\n"
    )
    news = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for name, text in (("changelog.Debian.gz", entry), ("changelog.gz", news)):
        (folder / name).write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    overrides = share / "lintian" / "overrides" / NAME
    overrides.parent.mkdir(parents=True)
    lines = [f"# {reason}\n{NAME}: {tag}\n" for tag, reason in OVERRIDES.items()]
    overrides.write_text("".join(lines), encoding="utf-8", newline="\n")
