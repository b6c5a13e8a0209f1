"""The person's own engines."""
