"""Engine matches in the window: which there are, how they stand, and the process that plays one."""
