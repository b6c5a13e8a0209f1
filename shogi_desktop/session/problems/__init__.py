"""Mate problems: solved, examined, asked about."""
