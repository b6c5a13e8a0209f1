"""A game as a moving picture: its frames, and the files they are written into one by one."""
