"""What lies outside the program: engine processes, never left behind, and the feed that tells of releases."""
