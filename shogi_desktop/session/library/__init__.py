"""The person's collections of records: which folders, what is listed of them, and what is played in a position."""
