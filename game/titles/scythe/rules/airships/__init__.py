"""Airships: where they fly, what they carry, and combat between them."""
