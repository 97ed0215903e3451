"""The steps of the rulebook, a module for each of its subjects."""
