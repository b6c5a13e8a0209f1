"""Moves as text: USI, Hodges, Japanese."""
