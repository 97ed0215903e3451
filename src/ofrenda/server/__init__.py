"""The web table, in four rooms: `http` answers, `table` plays, `store` remembers, `processes` think.

Each room knows those below it: `http` the live tables, these the worker processes and the database.
"""
