"""Hotseat: a desktop table for big-box board games."""

__version__ = "0.2.0"
