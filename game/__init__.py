"""Hotseat: a desktop table for big-box board games."""

__version__ = "0.2.0"
VERSION = f"hotseat {__version__}"
"""What ``hotseat --version`` says."""
