"""The pages say what the content files, the maps and the window say."""

from __future__ import annotations

import difflib

import pytest

from tests.content import page


@pytest.mark.parametrize("title", page.PAGES)
def test_the_page_says_what_is_printed(title: str) -> None:
    kept = page.file(title).read_text(encoding="utf-8").splitlines()
    today = page.write(title).splitlines()
    changed = list(difflib.unified_diff(kept, today, "kept", "today", n=0, lineterm=""))
    assert not changed, "\n".join([*changed[:30], "where this is meant: python -m tests.content"])
