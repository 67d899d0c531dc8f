"""The PIN of a seat: a record keeps only what tells whether a typed one is right."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Annotated

import msgspec

from game.engine.model import Seat

MIN_DIGITS, MAX_DIGITS = 4, 8
_SALT_BYTES, _KEY_BYTES = 16, 32
_COST = {"n": 2**14, "r": 8, "p": 1}
"""The work for one try: some 50 ms and 16 MB. Few digits are quickly tried by a program that has the file."""


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


def is_pin(typed: str) -> bool:
    """Return whether a text can be a PIN: 4 to 8 digits."""
    return typed.isascii() and typed.isdigit() and MIN_DIGITS <= len(typed) <= MAX_DIGITS


def new(seat: Seat, typed: str) -> Pin:
    """Return a seat's PIN with a salt of its own."""
    salt = secrets.token_bytes(_SALT_BYTES)
    return Pin(seat, salt.hex(), _key(typed, salt))


def _key(typed: str, salt: bytes) -> str:
    return hashlib.scrypt(typed.encode(), salt=salt, dklen=_KEY_BYTES, **_COST).hex()
