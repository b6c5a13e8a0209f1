"""The root of a search: its moves, one iteration after the other, how long it lasts, mates beside it."""
