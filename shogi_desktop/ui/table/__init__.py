"""The table: board, players, clocks, banner."""
