"""Says where things are on the screen, for tests that drive the program from outside."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from game.ui.table.hit_targets import HitTarget

if TYPE_CHECKING:
    from game.ui.table.view import TableView


def trace(view: TableView) -> None:
    """Write every thing, widget and the state of play to the error stream, where that is wished."""
    if not os.environ.get("HOTSEAT_TRACE"):
        return
    places = [
        (ref, view.grip(hit_target))
        for ref, hit_target in view.hit_targets.items()
        if hit_target.seen.size > (0, 0)
    ]
    places += [(w.key, w.rect.center) for w in view.form.widgets if not isinstance(w, HitTarget)]
    lines = [f"at {name.replace(' ', '_')} {x} {y}" for name, (x, y) in places]
    lines.append(f"table {view.match.session.made} {view.match.viewer} {view.hand.held}")
    print("\n".join(lines), file=sys.stderr, flush=True)  # noqa: T201
