"""Pieces, trays, choosers and flights as graphics items."""
