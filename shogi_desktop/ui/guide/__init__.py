"""The piece guide: a dock beside the game and a page of its own."""
