"""A real server for the browser, as for the tests of the server."""

from tests.server.conftest import server

__all__ = ["server"]
