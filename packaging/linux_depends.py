"""Which Debian packages the frozen folder needs: read from the ELF files themselves, not guessed."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

# Shared library -> Debian package; names of later releases (the move to 64-bit time) come first.
PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libcups.so.2": "libcups2t64 | libcups2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libffi.so.8": "libffi8",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libuuid.so.1": "libuuid1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
}
# Not linked, but looked for when it runs: where the keyboards and the fonts of a system are described.
DATA_PACKAGES = ("fontconfig-config", "xkb-data")
# Opened by Qt when it asks for a newer version, which is off by default, and to play sounds, also through PipeWire;
# without them the program says that it cannot, and is silent.
RECOMMENDED_PACKAGES = ("ca-certificates", "libpulse0", "libssl3t64 | libssl3")
# Reads byoyomi and moves aloud, where the person wants that.
SUGGESTED_PACKAGES = ("speech-dispatcher | espeak-ng",)
_LIBC = re.compile(r"(lib(c|m|mvec|dl|rt|pthread|util|resolv)|ld-linux.*)\.so\.[0-9]")
_GLIBC_VERSION = re.compile(rb"\0GLIBC_([0-9.]+)(?=\0)")
_DYNAMIC_SECTION, _NEEDED, _SONAME = 6, 1, 14
_SECTION = struct.Struct("<IIQQQQIIQQ")


class UnknownLibrary(Exception):
    """The frozen folder needs a library of the system that no package is known for."""


@dataclass(frozen=True)
class Library:
    """What an ELF file says of itself: its own name, the libraries it needs, the C library's versions it needs."""

    name: str
    needed: tuple[str, ...]
    glibc: tuple[str, ...]


def read_library(data: bytes) -> Library | None:
    """The dynamic part of a 64-bit little-endian ELF file; None for any other file and for one without."""
    if data[:6] != b"\x7fELF\x02\x01":
        return None
    table, size, count = (*struct.unpack_from("<Q", data, 0x28), *struct.unpack_from("<HH", data, 0x3A))
    sections = [_SECTION.unpack_from(data, table + index * size) for index in range(count)]
    dynamic = next((section for section in sections if section[1] == _DYNAMIC_SECTION), None)
    if dynamic is None:
        return None
    begin, length, strings_at = dynamic[4], dynamic[5], sections[dynamic[6]]
    strings = data[strings_at[4] : strings_at[4] + strings_at[5]]

    def text(offset: int) -> str:
        return strings[offset : strings.index(b"\0", offset)].decode()

    entries = [struct.unpack_from("<qQ", data, begin + at) for at in range(0, length, 16)]
    names = [text(value) for tag, value in entries if tag == _SONAME]
    needed = tuple(text(value) for tag, value in entries if tag == _NEEDED)
    versions = tuple(sorted({found.decode() for found in _GLIBC_VERSION.findall(strings)}))
    return Library(names[0] if names else "", needed, versions)


def libraries(folder: Path) -> dict[Path, Library]:
    """Every ELF file with a dynamic part below a folder."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    found = ((path, read_library(path.read_bytes())) for path in files)
    return {path: library for path, library in found if library is not None}


def depends(folder: Path) -> list[str]:
    """The entries of a Depends field for a frozen folder. UnknownLibrary names what the table above lacks."""
    found = libraries(folder)
    own = {path.name for path in folder.rglob("*.so*")} | {library.name for library in found.values()}
    packages = set(DATA_PACKAGES)
    for path, library in found.items():
        for name in library.needed:
            if name in own or _LIBC.fullmatch(name):
                continue
            if name not in PACKAGES:
                raise UnknownLibrary(f"{path.name} needs {name}: bundle it or name its package in linux_depends.py")
            packages.add(PACKAGES[name])
    return [f"libc6 (>= {oldest_glibc(found.values())})", *sorted(packages)]


def oldest_glibc(found: Iterable[Library]) -> str:
    """The oldest version of the C library that all of them can run with."""
    versions = {version for library in found for version in library.glibc}
    return max(versions, key=lambda version: tuple(int(part) for part in version.split(".")))
