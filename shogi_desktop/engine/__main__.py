"""`python -m shogi_desktop.engine`: the USI engine."""

from __future__ import annotations

from .usi.server import serve


def main() -> None:
    """Runs the engine until it is told to quit."""
    serve()


if __name__ == "__main__":
    main()
