"""A game being played: players, turns, clock, hints; the only writer of its tree."""
