"""The mate solver: depth-first proof-number search."""
