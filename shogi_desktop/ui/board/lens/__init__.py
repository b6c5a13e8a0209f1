"""The card that tells about a piece on the board."""
