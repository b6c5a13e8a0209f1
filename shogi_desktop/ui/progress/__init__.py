"""The window that shows what the person has reached."""
