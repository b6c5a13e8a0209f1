"""Games, diagrams and problems on paper: laid out as pages without Qt, then shown, printed or written as PDF."""
