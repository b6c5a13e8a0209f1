"""What is said in words, in the language of the window."""
