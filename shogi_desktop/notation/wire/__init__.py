"""Lines that our processes say to each other."""
