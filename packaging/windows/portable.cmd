@echo off
rem Starts Shogi Desktop with its settings and games in the folder "data" beside this file.
set "SHOGI_DESKTOP_HOME=%~dp0data"
start "" "%~dp0shogi-desktop.exe" %*
