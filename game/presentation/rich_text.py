"""Rich text: words with {icon} tokens in them."""

from __future__ import annotations

import re
from collections.abc import Callable


def spoken(text: str, name: Callable[[str, int], str]) -> str:
    """Return rich text without icons, with a stroke between two that stand side by side.

    `name(icon, number)` returns the word for that many of an icon.
    """

    def word(found: re.Match[str]) -> str:
        number, between, icon = found.groups()
        named = name(icon, int(number or 1))
        return f"{number}{between} {named}" if number else named

    return re.sub(r"(?:(\d+)((?: [a-z]+)?)~)?\{(\w+)\}", word, text.replace("}{", "}/{")).replace("~", " ")
