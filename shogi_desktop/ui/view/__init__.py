"""How the board is seen and what it shows besides the position."""
