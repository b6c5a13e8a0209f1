"""Sets of problems: which there are, which is open, where one is in it."""
