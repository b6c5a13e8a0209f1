"""Commands that need no display: `python -m shogi_desktop NAME ...`."""
