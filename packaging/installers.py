"""Makes what people download out of the frozen program: python packaging/installers.py FROZEN OUT

Linux: .tar.xz, .deb, .AppImage. Windows: installer, portable .zip. macOS: .dmg. Each system makes its own.
"""

from __future__ import annotations

import sys
from pathlib import Path


def build(frozen: Path, out: Path) -> list[Path]:
    """The files made for the system this runs on."""
    if sys.platform == "win32":
        import windows_packages

        return windows_packages.build(frozen, out)
    elif sys.platform == "darwin":
        import macos_packages

        return macos_packages.build(frozen, out)
    else:
        import linux_packages

        return linux_packages.build(frozen, out)


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print(__doc__)
        return 2
    frozen, out = (Path(argument).resolve() for argument in arguments)
    out.mkdir(parents=True, exist_ok=True)
    for path in build(frozen, out):
        print(f"  {path.name}: {path.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
