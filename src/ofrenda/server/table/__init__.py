"""A live table and what it holds: seats, the match, questions, windows, undo requests, messages."""
