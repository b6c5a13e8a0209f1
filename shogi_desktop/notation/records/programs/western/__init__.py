"""Games in Western notations, PSN and PGN: their words, moves, starts and results."""
