"""Practice of own mistakes: positions out of the person's games in which a better move is to be found."""
