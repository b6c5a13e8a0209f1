"""What is known about a mate problem."""
