"""Positions as text: SFEN, BOD diagrams."""
