"""What the Japanese records KIF and KI2 have in common: their words for squares, moves, times, ends and starts."""
