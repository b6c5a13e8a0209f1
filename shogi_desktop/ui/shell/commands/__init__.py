"""What the actions of the window do, a module for each subject."""
