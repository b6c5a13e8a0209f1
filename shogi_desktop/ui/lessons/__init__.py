"""Lessons: short courses to play through, one for each game that has one."""
