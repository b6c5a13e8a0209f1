"""The game as texts: a table of squares, lists, and a line for moves and questions."""
