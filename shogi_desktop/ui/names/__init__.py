"""Openings and castles: what they are called, what they look like, what they are for."""
