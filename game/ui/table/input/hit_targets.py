"""Things and places as widgets, so that focus, arrow keys and tooltips work with them as with buttons."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pygame

from game.engine.model import Ref
from game.presentation.title_words import tip_text
from game.ui.table.api import Shape, Spot, Thing
from game.ui.table.drawing import hexagon_shape
from game.ui.table.input.drag import DragAndDrop
from game.ui.table.words.wording import Wording
from game.ui.widgets import Widget
from game.ui.widgets.described import Description, Role, named
from game.ui.window.commands import Command, Do
from game.ui.window.ui import Ui

ROUND_ENOUGH = 0.25
_ICONS = re.compile(r"\{\w+\}|~")


class HitTarget(Widget):
    """An invisible widget over a thing or a spot. The focus stops at it while something can be done with
    it."""

    def __init__(
        self, ui: Ui, what: Thing | Spot, drag: DragAndDrop, wording: Wording, touch: Callable[[Ref], None]
    ) -> None:
        super().__init__(ui, f"ref:{what.ref}")
        self.what, self._drag, self._wording, self._touch = what, drag, wording, touch
        self._is_for_sale = isinstance(what, Thing) and what.for_sale
        self.under: tuple[pygame.Rect, ...] = ()
        """Rects of solid things above it, which the pointer cannot pass."""

    @property
    def ref(self) -> Ref:
        """The ref of the thing or spot."""
        return self.what.ref

    @property
    def shape(self) -> Shape:
        return self.what.shape

    @property
    def focusable(self) -> bool:  # type: ignore[override]  # a plain flag of other widgets
        return self._drag.reacts(self.what.ref) or (self._is_for_sale and self._is_refused)

    @property
    def _is_refused(self) -> bool:
        """True for goods that the rules refuse now, which the focus reaches all the same."""
        is_offered = self._is_for_sale and self._drag.held is None
        return is_offered and not self._drag.reacts(self.ref) and bool(self._wording.refusals.of(self.ref))

    @property
    def tooltip(self) -> str:
        return self._wording.tip(self.what, self._drag.held)

    def described(self) -> Description:
        """Return its name; a thing that can be picked up or chosen is a button.

        Where a click makes one choice, the name says which: alone for a button, which has no other name, and
        where it has the name in it.
        """
        role: Role = "button" if self.focusable else "text"
        own, _, more = self._wording.stop_name(self.ref).partition("\n")
        held = self._drag.held
        if held is not None and (target := self._wording.target(held, self.what))[0]:
            return Description(role, own or target[0], more="\n".join(filter(None, (target[1], more))))
        if self._is_refused:
            why = self._wording.why(self._wording.refusals.of(self.ref))
            found = named("button", own, tip_text(self.what.tip), enabled=False)
            return replace(found, more="\n".join(filter(None, (why, found.more))))
        tip, label = "\n".join(filter(None, (more, self.tooltip))), self._choice()
        found = named(role, own, tip)
        is_bare = not own and not (found.name and self._wording.is_named(self.ref))
        if label and (is_bare or _has_in_it(label, found.name)):
            found = named(role, label, tip)
        elif _bare(label) not in _bare(found.name):
            found = replace(found, name=self.ui.say("access-value", name=found.name, value=label))
        return replace(found, name=found.name or self._wording.name(self.ref), is_on=self._held)

    def _choice(self) -> str:
        """Return the name of the choice that a click makes; "" if it makes none, or several in a row."""
        if isinstance(self.what, Thing) and self.what.then:
            return ""
        return self._wording.chosen_by(self.ref) or self._wording.only_drop(self.ref)

    @property
    def _held(self) -> bool | None:
        """True while it is held; None otherwise."""
        return True if self._drag.held == self.ref else None

    @property
    def chooses(self) -> bool:
        """True if a click on it makes a choice at once."""
        return self._drag.chooses(self.ref)

    @property
    def is_informative(self) -> bool:
        """True for a thing, not for a place on which things lie."""
        return isinstance(self.what, Thing)

    def hit(self, pos: tuple[int, int]) -> bool:
        return super().hit(pos) and self.covers(pos) and not any(r.collidepoint(pos) for r in self.under)

    def covers(self, pos: tuple[int, int]) -> bool:
        """Return whether a point is inside the shape, though perhaps below something else."""
        if not self.rect.collidepoint(pos):
            return False
        if self.shape == "hex":
            return hexagon_shape.hit(self.rect, pos)
        if self.shape != "round":
            return True
        x = (pos[0] - self.rect.centerx) / max(1, self.rect.width)
        y = (pos[1] - self.rect.centery) / max(1, self.rect.height)
        return x * x + y * y <= ROUND_ENOUGH

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw nothing for a raised card: it has its ring where it is drawn."""
        if not self.rises:
            super().draw_focus(surface)

    @property
    def rises(self) -> bool:
        """True if it is a card that is raised while the pointer or the focus is on it."""
        return isinstance(self.what, Thing) and self.what.lifts and self._drag.held != self.ref

    def command(self, command: Command) -> bool:
        if command == Do("confirm"):
            self._touch(self.ref)
            return True
        return False


def _has_in_it(label: str, name: str) -> bool:
    """Return whether a choice has the name of what it is made with in it, as whole words.

    >>> _has_in_it("Use Patak, draw", "Patak"), _has_in_it("Brauerei bauen", "Brauer")
    (True, False)
    """
    return bool(name) and f" {_bare(name)} " in f" {_bare(label)} "


def _bare(words: str) -> str:
    """Return rich words without icons, capitals and marks, to compare them."""
    return " ".join(word.strip(".,:;") for word in _ICONS.sub(" ", words).casefold().split())
