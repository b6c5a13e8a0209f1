"""What is heard of a game: sounds of the board, the clock and the end, and words spoken by the system's voices."""
