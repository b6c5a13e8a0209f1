"""What lies under the pieces: wood, lines, numerals."""
