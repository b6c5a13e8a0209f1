"""Mate problems: to solve, to examine and to make."""
