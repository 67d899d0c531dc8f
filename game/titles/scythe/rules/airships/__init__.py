"""Airships: flight, cargo, and combat between them."""
