"""Engine matches: setting them up, looking on, and how they stand."""
