"""One game: tree of moves, headers, times, result, clock."""
