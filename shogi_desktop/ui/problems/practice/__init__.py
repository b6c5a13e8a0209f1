"""Practising positions out of the person's own games."""
