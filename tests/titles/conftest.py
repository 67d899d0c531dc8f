"""Titles are drawn in the same window as everything else."""

from tests.ui.conftest import app, kit, program, watched

__all__ = ["app", "kit", "program", "watched"]
