"""Tokens: who holds one may sit, return or join. The database knows only their hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets

ID_BYTES = 9
TOKEN_BYTES = 24


def new_id() -> str:
    """A table's public name in the address; on a command line it is not taken for an option."""
    while (name := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return name


def new_token() -> str:
    """An unguessable secret."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def equal(token_hash: str, known: str | None) -> bool:
    """Whether two tokens are the same, by their hashes, in constant time."""
    return known is not None and hmac.compare_digest(token_hash, known)
