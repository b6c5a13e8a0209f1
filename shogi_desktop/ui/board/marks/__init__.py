"""Signs on the squares: targets, last move, goals."""
