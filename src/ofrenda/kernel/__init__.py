"""The engine on which every game stands."""
