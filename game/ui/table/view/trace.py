"""Writes where things are on the screen, for tests that drive the program from outside."""

from __future__ import annotations

import os
import sys

from game.play.controller import Controller
from game.ui.table.api import Thing
from game.ui.table.input.drag import DragAndDrop
from game.ui.table.input.hit_targets import HitTarget
from game.ui.table.panels.table_widgets import TableWidgets
from game.ui.widgets import Form


def trace(game: Controller, drag: DragAndDrop, widgets: TableWidgets) -> None:
    """Write every thing, widget and the state of play to stderr, if HOTSEAT_TRACE is set."""
    if not os.environ.get("HOTSEAT_TRACE"):
        return
    seen = [target for target in widgets.hit_targets.values() if target.seen.size > (0, 0)]
    places = [(target.ref, widgets.grip(target)) for target in seen]
    acts = [(t.what.act, t) for t in seen if isinstance(t.what, Thing) and t.what.act is not None]
    places += [(f"act:{act}", widgets.grip(target)) for act, target in acts]
    places += [(w.key, w.rect.center) for w in widgets.form.widgets if not isinstance(w, HitTarget)]
    lines = [f"at {name.replace(' ', '_')} {x} {y}" for name, (x, y) in places]
    stops = " ".join(_key(stop.key) for stop in widgets.form.stops())
    lines.append(f"stops {stops}")
    lines.append(_focus(widgets.form))
    lines.append(f"table {game.session.made} {game.viewer} {drag.held}")
    sys.stderr.write("\n".join(lines) + "\n")


def trace_focus(form: Form, last: str) -> str:
    """Write what has the focus to stderr, if HOTSEAT_TRACE is set and it differs from `last`; return what
    was written."""
    now = _focus(form)
    if now != last and os.environ.get("HOTSEAT_TRACE"):
        sys.stderr.write(now + "\n")
    return now


def _focus(form: Form) -> str:
    return f"focus {_key(form.focus.key)}" if form.focus is not None else "focus"


def _key(key: str) -> str:
    return key.replace(" ", "_")
