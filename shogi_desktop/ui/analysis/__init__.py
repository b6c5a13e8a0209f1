"""What an engine thinks of the position on the board, beside it."""
