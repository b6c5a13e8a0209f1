"""What the hand does at the board, as state without Qt and as gestures."""
