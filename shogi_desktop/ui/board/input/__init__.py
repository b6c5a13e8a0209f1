"""What mouse and keys do at the board, as state without Qt and as gestures."""
