"""README as the page of the package on an index, where no file lies beside it.

With HOTSEAT_SOURCE, the address of the public repository, pictures and links lead there, to the files of this
version. Without it there is nothing to lead to: pictures are left out and links are their words.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(?P<picture>!?)\[(?P<words>[^]]*)\]\((?P<place>(?![#]|https?:)[^)]+)\)")


class Page(MetadataHookInterface):
    """Hatchling asks it for what pyproject.toml calls dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the page."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        address = os.environ.get("HOTSEAT_SOURCE", "").rstrip("/")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": page(text, address, f"v{metadata['version']}"),
        }


def page(text: str, address: str, tag: str) -> str:
    """README for a page that stands alone; `tag` names the version in the repository at `address`."""

    def lead(link: re.Match[str]) -> str:
        if not address:
            return "" if link["picture"] else link["words"]
        kind = "raw" if link["picture"] else "blob"
        return f"{link['picture']}[{link['words']}]({address}/{kind}/{tag}/{link['place']})"

    return LINK.sub(lead, text)
