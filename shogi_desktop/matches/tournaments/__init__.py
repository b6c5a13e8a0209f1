"""Tournaments: matches of every player against every other one, in one folder, as the window keeps them."""
