"""Text to position, move and game, and back; one format per module, always as parse/format pairs."""
