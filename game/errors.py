"""What a person has to put right, as one family of exceptions with their words; and the exit statuses."""

from __future__ import annotations

EXIT_FAULT = 1
"""The program itself failed, or a check found something."""
EXIT_USER_ERROR = 2
"""The person has to put something right: input, files, a display."""
EXIT_STOPPED = 130
"""The person stopped the program with Ctrl-C."""
