"""What stands on the pieces: stored pictures, letters, or marks of how they move; and the stain of their wood."""
