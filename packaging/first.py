"""Run by PyInstaller's start before anything else, also before its own hooks for libraries."""

from shogi_desktop import child_processes

child_processes.take_note()
