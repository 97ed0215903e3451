"""The steps of Day of the Dead: summoning, fighting, rewards, and what the fighters' effects ask for."""
