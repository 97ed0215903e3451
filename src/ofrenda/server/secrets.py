"""Tokens: who holds one may sit, return or join. The database knows only their hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets

ID_BYTES = 9
TOKEN_BYTES = 24


def new_id() -> str:
    """A table's public name in the address."""
    return secrets.token_urlsafe(ID_BYTES)


def new_token() -> str:
    """An unguessable secret."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, token_hash: str | None) -> bool:
    """Whether the token is the one that was hashed, in constant time."""
    return token_hash is not None and hmac.compare_digest(hashed(token), token_hash)
