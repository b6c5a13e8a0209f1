"""What a variant is: its record, the files it is read from, and what they may say."""
