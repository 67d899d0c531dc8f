"""Titles are drawn in the same window as everything else."""

from tests.ui.conftest import app, program, ui, watched

__all__ = ["app", "program", "ui", "watched"]
