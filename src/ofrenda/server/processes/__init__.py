"""Worker processes: bots think there, and long records are followed there."""
