"""The position as magazines and books print it: black on white, of lines and letters alone."""
