"""A game as a record: walked through, opened, saved, kept on disk while it runs."""
