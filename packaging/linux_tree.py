"""The folders bin/, lib/ and share/ of the program on Linux: the same in the package, the archive and the AppImage."""

from __future__ import annotations

import gzip
import shutil
import time
from pathlib import Path
from string import Template
from xml.sax.saxutils import escape, quoteattr

from application import BUILT, HOMEPAGE, IDENTIFIER, NAME, PROGRAMS, ROOT, SUMMARIES, TITLE, VERSION

from shogi_desktop.notation.records.file_types import FILE_TYPES, FileType

SOURCES = ROOT / "packaging" / "linux"
ICONS = ROOT / "resources" / "icons" / "app"
FILE_ICON = f"{NAME}-file"
PICTURE_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def fill(template: str, **more: str) -> str:
    """A text of packaging/linux with what is known of the program; KeyError where it asks for something else."""
    date = time.strftime("%Y-%m-%d", time.gmtime(BUILT))
    known = {"name": NAME, "title": TITLE, "identifier": IDENTIFIER, "version": VERSION, "date": date}
    return Template((SOURCES / template).read_text(encoding="utf-8")).substitute(known | more)


def desktop_entry(program: str = NAME) -> str:
    """The entry in the menu; `program` is the command, with its folder where the search path may lack that."""
    comments = [f"Comment{'' if code == 'en' else f'[{code}]'}={text}" for code, text in sorted(SUMMARIES.items())]
    media_types = ";".join(kind.media_type for kind in FILE_TYPES)
    return fill("shogi-desktop.desktop.in", program=program, comments="\n".join(comments), media_types=media_types)


def metainfo() -> str:
    """AppStream's description of the program, for software centres."""
    summaries = [f"  <summary{_language(code)}>{escape(text)}</summary>" for code, text in sorted(SUMMARIES.items())]
    return fill(
        "metainfo.xml.in",
        developer=IDENTIFIER.rpartition(".")[0].lower(),
        summaries="\n".join(summaries),
        urls=f'  <url type="homepage">{escape(HOMEPAGE)}</url>' if HOMEPAGE else "",
        binaries="\n".join(f"    <binary>{name}</binary>" for name in PROGRAMS),
        media_types="\n".join(f"    <mediatype>{kind.media_type}</mediatype>" for kind in FILE_TYPES),
    )


def media_types() -> str:
    """The program's kinds of files in the format of the shared MIME-info database."""
    body = "".join(_media_type(kind) for kind in FILE_TYPES)
    head = '<?xml version="1.0" encoding="UTF-8"?>\n'
    return f'{head}<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">\n{body}</mime-info>\n'


def _media_type(kind: FileType) -> str:
    comments = "".join(
        f"    <comment{_language(code)}>{escape(text)}</comment>\n" for code, text in sorted(kind.titles.items())
    )
    match = f'<match type="string" offset="0" value={quoteattr(kind.begins)}/>'
    magic = f'    <magic priority="60">{match}</magic>\n' if kind.begins else ""
    return (
        f'  <mime-type type="{kind.media_type}">\n{comments}'
        f'    <icon name="{FILE_ICON}"/>\n    <sub-class-of type="text/plain"/>\n{magic}'
        f'    <glob pattern="*{kind.suffix}"/>\n  </mime-type>\n'
    )


def _language(code: str) -> str:
    return "" if code == "en" else f' xml:lang="{code}"'


def lay_out(frozen: Path, root: Path, drawn: Path) -> None:
    """Writes the tree into `root`. `drawn` is the folder of the icons that packaging/artwork/icon_files.py makes."""
    shutil.copytree(frozen, root / "lib" / NAME, symlinks=True)
    (root / "bin").mkdir()
    for name in PROGRAMS:
        (root / "bin" / name).symlink_to(f"../lib/{NAME}/{name}")
    share = root / "share"
    _write(share / "applications" / f"{NAME}.desktop", desktop_entry())
    _write(share / "metainfo" / f"{IDENTIFIER}.metainfo.xml", metainfo())
    _write(share / "mime" / "packages" / f"{NAME}.xml", media_types())
    manual = gzip.compress(fill("shogi-desktop.6.in").encode(), 9, mtime=0)
    for name in PROGRAMS:
        _write(share / "man" / "man6" / f"{name}.6.gz", manual)
    hicolor = share / "icons" / "hicolor"
    _write(hicolor / "scalable" / "apps" / f"{NAME}.svg", (ICONS / "shogi.svg").read_bytes())
    _write(hicolor / "scalable" / "mimetypes" / f"{FILE_ICON}.svg", (drawn / "shogi-file.svg").read_bytes())
    for size in PICTURE_SIZES:
        picture = (ICONS / f"shogi-{size}.png").read_bytes()
        _write(hicolor / f"{size}x{size}" / "apps" / f"{NAME}.png", picture)
    settle(root)


def settle(root: Path) -> None:
    """Plain permissions for everything, whatever those of this checkout are; programs and libraries stay programs."""
    for path in [root, *root.rglob("*")]:
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)
        elif not path.is_symlink():
            runs = path.name in ("install.sh", "AppRun") or (path.parent.name == NAME and path.name in PROGRAMS)
            path.chmod(0o755 if runs else 0o644)


def _write(path: Path, content: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
