"""Texts of the table: the prompt, what a drop would do, and why something is not possible."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import flow
from game.engine.model import Action, Option, Reason, Ref
from game.presentation import glossary
from game.presentation.rich_text import joined
from game.presentation.sentences import Sentences
from game.presentation.title_words import Warn, tip_text
from game.ui.table.api import Spot, Thing
from game.ui.table.model.choices_at_hand import LeadingChoices
from game.ui.table.model.table_model import TableModel
from game.ui.table.words.instructions import Instructions

CLOSED = ("?", "!", ".")
"""Characters that end a sentence."""


class Wording:
    """Formats prompts and tips. A tip is made when somebody points at its thing, and then cached."""

    def __init__(self, model: TableModel) -> None:
        self._model, self._say = model, model.ui.say
        self.sentences, self.refusals = Sentences(model), Refusals(model)
        self._instructions = Instructions(model)
        self._stops: dict[tuple[Action, ...], str | None] = {}
        self._tips: dict[tuple[Ref | None, Ref, bool], str] = {}
        """Tips by what is held, the thing, and whether they are for the mouse."""
        self._question: tuple[int, str] | None = None
        """The number of moves before the shown position, and its question."""

    def forget(self) -> None:
        """Clear the caches: another position is shown."""
        self._stops, self._tips, self._question = {}, {}, None

    def prompt(self, held: Ref | None) -> list[str]:
        """Return the question and how to answer it or, while something is held, where to drop it. The
        first sentence is complete; the ones after it are shorter, for little room."""
        if held is not None:
            return self._instructions.held(held)
        question = self.question()
        message = "table-prompt-then" if question[-1:] in CLOSED else "table-prompt"
        hows = self._instructions.how() if question else []
        return [*(self._say(message, question=question, how=how) for how in hows), question]

    def question(self) -> str:
        """Return what the viewer is asked, or what the table waits for, in one sentence: of the shown
        position, while a later one waits for its dice to fall."""
        made = self._model.game.session.made
        if self._question is None or self._question[0] == made:
            self._question = made, self.sentences.question()
        return self._question[1]

    def explained(self, words: str) -> str:
        """Return an explanation with a word beside each icon."""
        return glossary.explained(self._model.ui.messages, self._model.title, words)

    def label(self, action: Action) -> str:
        """Return an action in a few words."""
        return self.sentences.label(action)

    def name(self, ref: Ref) -> str:
        """Return what a thing or a place without a tip is called: by its kind, else by what a click does."""
        model = self._model
        kind = model.table.words.kind(model.context, ref)
        if kind is not None:
            return self._say(f"{model.title}-kind-{kind.id}", count=1, name=kind.name)
        labels = [self.label(option.action) for option in model.at_hand.by_click(ref)]
        return next(iter(labels), "")

    def stop_name(self, ref: Ref) -> str:
        """Return what screen readers call a thing or place, where its tip does not tell it from others."""
        return self._model.table.words.stop_name(self._model.context, ref)

    def target(self, held: Ref, what: Thing | Spot) -> tuple[str, str]:
        """Return what screen readers call a place where the held thing may go, and how they explain it: where
        that is, then what happens there; ("", "") for other places.
        """
        if what.ref == held or what.ref not in self._model.at_hand.targets(held):
            return "", ""
        name, *about = tip_text(what.tip).split("\n")
        happens = self.tip(what, held).split("\n")
        if not name:
            return joined(self._say, happens, "names-more"), ""
        lines = dict.fromkeys([*happens, *about])
        return name, "\n".join(line for line in lines if line != name)

    def is_named(self, ref: Ref) -> bool:
        """Return whether a thing or place has a name of its own, other than what a click does."""
        model = self._model
        return model.table.words.kind(model.context, ref) is not None

    def chosen_by(self, ref: Ref) -> str:
        """Return the name of the choice that a click makes; "" if it makes none, or one of several."""
        labels = {self.label(option.action) for option in self._model.at_hand.by_click(ref)}
        return labels.pop() if len(labels) == 1 else ""

    def only_drop(self, ref: Ref) -> str:
        """Return the name of the only drop of a thing, which a click makes too, and what it brings; "" if it
        can go to several places or to none.
        """
        only = self._model.at_hand.only(ref)
        if only is None or only.target is None:
            return ""
        label = self.label(only.action)
        first, *more = self._model.table.words.preview(self._model.context, only).split("\n")
        brings = "\n".join(more if first in label else [first, *more])
        return joined(self._say, [*filter(None, (label, brings))], "names-more")

    def why(self, reasons: list[Reason]) -> str:
        """Return reasons as lines of a tip, and the first one's rule as the last line."""
        reasons = [*self._model.game.teacher.filter_reasons(reasons)]
        lines = [self.sentences.reason(reason) for reason in reasons]
        rules = [reason.rule for reason in reasons if reason.rule]
        if rules:
            lines.append(self._say("table-rule", rule=rules[0]))
        return "\n".join(lines)

    def remark(self, warning: Warn) -> str:
        """Return a warning about a choice that is made and can be undone."""
        return self._say("table-remark", words=warning.words)

    def tip(self, what: Thing | Spot, held: Ref | None) -> str:
        """Return the tip of a thing or a place, which depends on what is held."""
        key = (held, what.ref, self._model.ui.by_mouse)
        if key not in self._tips:
            self._tips[key] = self._tip(what, held)
        return self._tips[key]

    def _tip(self, what: Thing | Spot, held: Ref | None) -> str:
        at_hand = self._model.at_hand
        if held is not None and what.ref in at_hand.targets(held):
            return self.outcome(held, what.ref, tip_text(what.tip))
        if held is not None and what.ref != held:
            far = self.why(self.refusals.of_drop(held, what.ref))
            if far:
                return far
        more = self.why(self.refusals.of(what.ref)) or self._no_undo_of_click(what)
        is_guess = what.ref.rpartition(":")[2] in self._model.game.guessed
        guess = self._say("try-guessed") if is_guess else ""
        return "\n".join(filter(None, (tip_text(what.tip), guess, more)))

    def preview(self, options: list[Option], default: str = "", lead: LeadingChoices | None = None) -> str:
        """Return what options would do, or `default`, and whether they could be undone. `lead`: the
        choices before them."""
        table, context = self._model.table, lead.context if lead else self._model.context
        lines = [words for option in options if (words := table.words.preview(context, option))] or [default]
        return "\n".join(filter(None, [*lines, self.no_undo(options, lead)]))

    def outcome(self, source: Ref, target: Ref, default: str = "") -> str:
        """Return what a drop would do, or `default` if there is nothing to say; or why it is impossible."""
        model, at_hand = self._model, self._model.at_hand
        way = at_hand.routes(source).get(target)
        if at_hand.drops(source, target):
            return self._drop(source, target, default)
        if way is not None and way.actions:
            last = Option(way.actions[-1], source, target)
            words = model.table.words.preview(model.context_of(source), last)
            return self._with_lead(source, words or default)
        return self.why(self.refusals.of_drop(source, target))

    def _drop(self, source: Ref, target: Ref, default: str = "") -> str:
        """Return what one drop would do, or `default`, below the choices that it makes first."""
        at_hand = self._model.at_hand
        brings = self.preview(at_hand.drops(source, target), default, at_hand.lead(source))
        return self._with_lead(source, brings)

    def _with_lead(self, source: Ref, words: str) -> str:
        """Return what a drop does, below the choices that it makes first."""
        lead, table = self._model.at_hand.lead(source), self._model.table
        first = table.words.label(lead.contexts[-2], lead.actions[-1]).words if lead is not None else ""
        return "\n".join(filter(None, (first and self._say("table-chooses", what=first), words)))

    def _no_undo_of_click(self, what: Thing | Spot) -> str:
        """Return why a click on a thing could not be undone, with what it brings; "" if it could."""
        then = what.then if isinstance(what, Thing) else ()
        return self.no_undo(self._model.at_hand.by_click(what.ref), then=then)

    def no_undo(
        self, options: list[Option], lead: LeadingChoices | None = None, then: Sequence[Action] = ()
    ) -> str:
        """Return why none of these options could be undone, in a sentence; "" if one could. `then`: what
        follows each of them."""
        if lead is not None and lead.asks:
            return ""
        first = lead.actions if lead is not None else ()
        stops = [self._stop(*first, option.action, *then) for option in options]
        return self._say(f"{stops[0]}-soon") if stops and all(stops) else ""

    def _stop(self, *actions: Action) -> str | None:
        """Return the message id of what would prevent an undo of these actions. Tried out once, then
        cached."""
        if actions not in self._stops:
            self._stops[actions] = self._model.game.would_stop(*actions)
        return self._stops[actions]


class Refusals:
    """Finds why something cannot be done with a thing, the same for drag, click and hover."""

    def __init__(self, model: TableModel) -> None:
        self._model = model

    def of(self, ref: Ref) -> list[Reason]:
        """Return why nothing can be done with a thing now; for a part of something larger, why not with
        the whole."""
        at_hand = self._model.at_hand
        return at_hand.refusals(ref) or ([] if at_hand.concerns(ref) else self._of_what_is_below(ref))

    def of_drop(self, held: Ref, target: Ref) -> list[Reason]:
        """Return why the held thing cannot be dropped on a place."""
        at_hand = self._model.at_hand
        reasons = at_hand.refusals(held, target)
        if reasons or target == held or target in at_hand.targets(held) or not self._is_named(target):
            return reasons
        places = Instructions(self._model).places(held)
        return [Reason("goes-elsewhere", "", {"places": places})]

    def of_drag(self, ref: Ref) -> list[Reason]:
        """Return why a thing cannot be picked up."""
        reasons = self.of(ref)
        is_thing = isinstance(self._model.by_ref.get(ref), Thing)
        if reasons or not is_thing or not self._is_named(ref) or not self._model.game.choices():
            return reasons
        return [flow.NOT_NOW]

    def _is_named(self, ref: Ref) -> bool:
        """Return whether prompts name things of this kind, so that somebody may try to use one."""
        return self._model.table.words.kind(self._model.context, ref) is not None

    def _of_what_is_below(self, ref: Ref) -> list[Reason]:
        """Return the reasons of the uppermost thing under this one that has any."""
        model, what = self._model, self._model.by_ref.get(ref)
        if what is None or isinstance(what, Spot):
            return []
        middle = model.where(what).center
        lower = (other for other in model.things if other.on_board == what.on_board and other.z < what.z)
        below = [other.ref for other in lower if model.where(other).collidepoint(middle)]
        found = (model.at_hand.refusals(other) for other in reversed(below))
        return next((reasons for reasons in found if reasons), [])
