"""Engine processes: starting them, talking to them, and never leaving one behind."""
