"""Matches between engines: players, openings, the referee, statistics, and the folder that keeps every game.

Knows no Qt. `match.Match` is where to begin.
"""
