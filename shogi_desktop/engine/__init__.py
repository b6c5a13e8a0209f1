"""The computer player: search, evaluation and levels, as a USI program on stdin and stdout."""
