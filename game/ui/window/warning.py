"""Warnings on standard error, for what the window can do without."""

from __future__ import annotations

import sys

from game import paths
from game.errors import UserError
from game.presentation.messages import Messages
from game.presentation.system_language import chosen
from game.records.settings import Store


def warn(error: UserError) -> None:
    """Write a warning in the person's language."""
    messages = Messages(chosen(Store(paths.config_dir()).load().language))
    sys.stderr.write(f"hotseat: {error.text(messages.say)}\n")
