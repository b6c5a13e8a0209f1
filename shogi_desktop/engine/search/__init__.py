"""The search: alpha-beta, quiescence, order of moves, exchanges, transpositions."""
