"""Encounter, Factory and objective cards."""
