"""Hotseat: a desktop table for big-box board games."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame greets whoever loads it, also our libraries

__version__ = "0.2.0"
VERSION = f"hotseat {__version__}"
"""The output of ``hotseat --version``."""
