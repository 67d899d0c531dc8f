"""The PIN of a seat: a record keeps only what tells whether a typed one is right."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Annotated

import msgspec

from game.engine.model import Seat
from game.errors import UserError

MIN_DIGITS, MAX_DIGITS = 4, 8
_SALT_BYTES, _KEY_BYTES = 16, 32
ROUNDS = 10_000
"""The rounds for one try, about 0.1 s. Few digits are quickly tried by a program that has the file."""


class Pin(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The salted hash of a seat's PIN, as hex digits; without a key the seat has none any more."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    salt: Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{2 * _SALT_BYTES}}}$")] | None = None
    key: Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{2 * _KEY_BYTES}}}$")] | None = None

    @property
    def is_set(self) -> bool:
        """True if the seat has a PIN."""
        return bool(self.salt and self.key)

    def fits(self, typed: str) -> bool:
        """Return whether this is the PIN."""
        key = _key(typed, bytes.fromhex(self.salt or ""))
        return self.is_set and hmac.compare_digest(key, self.key or "")


def require_pin(typed: str) -> None:
    """Raise UserError unless a text is 4 to 8 digits, or "" for no PIN."""
    fits = typed.isascii() and typed.isdigit() and MIN_DIGITS <= len(typed) <= MAX_DIGITS
    if typed and not fits:
        raise UserError("error-pin-form", least=MIN_DIGITS, most=MAX_DIGITS)


def new(seat: Seat, typed: str) -> Pin:
    """Return a seat's PIN with a salt of its own."""
    salt = secrets.token_bytes(_SALT_BYTES)
    return Pin(seat, salt.hex(), _key(typed, salt))


def _key(typed: str, salt: bytes) -> str:
    """Return the key of PBKDF2 with HMAC-SHA-256 (RFC 8018). `hashlib.pbkdf2_hmac` needs OpenSSL, which the
    packaged program does not carry.
    """
    keyed = hmac.new(typed.encode(), digestmod=hashlib.sha256)
    block = _mac(keyed, salt + (1).to_bytes(4, "big"))
    key = int.from_bytes(block, "big")
    for _ in range(ROUNDS - 1):
        block = _mac(keyed, block)
        key ^= int.from_bytes(block, "big")
    return key.to_bytes(_KEY_BYTES, "big").hex()


def _mac(keyed: hmac.HMAC, message: bytes) -> bytes:
    one = keyed.copy()
    one.update(message)
    return one.digest()
