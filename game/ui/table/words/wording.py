"""What the table says of the position: what is asked, what a drop would bring, why not."""

from __future__ import annotations

from game.engine.model import Action, Option, Reason, Ref
from game.presentation import glossary
from game.presentation.sentences import Sentences
from game.presentation.title_words import told
from game.ui.table.api import Spot, Thing
from game.ui.table.model.choices_at_hand import LeadingChoices
from game.ui.table.model.table_model import TableModel
from game.ui.table.words.instructions import Instructions
from game.ui.table.words.refusals import Refusals

CLOSED = ("?", "!", ".")
"""Signs that end a sentence."""


class Wording:
    """Puts the position into words, each tip when somebody points at what it is about."""

    def __init__(self, model: TableModel) -> None:
        self._model, self._say = model, model.ui.say
        self.sentences, self.refusals = Sentences(model), Refusals(model)
        self._instructions = Instructions(model)
        self._stops: dict[tuple[Action, ...], str | None] = {}
        self._tips: dict[tuple[Ref | None, Ref], str] = {}

    def forget(self) -> None:
        """Take notice that the position is another one."""
        self._stops, self._tips = {}, {}

    def prompt(self, held: Ref | None) -> list[str]:
        """What is asked and how it is answered; while something is held, where it can be dropped. The first
        says it all; those after it say less, for where there is little room."""
        if held is not None:
            return self._instructions.held(held)
        question = self.question()
        message = "table-prompt-then" if question[-1:] in CLOSED else "table-prompt"
        hows = self._instructions.how() if question else []
        return [*(self._say(message, question=question, how=how) for how in hows), question]

    def question(self) -> str:
        """What the viewer is asked, or what the table waits for, in one sentence."""
        return self.sentences.question()

    def explained(self, words: str) -> str:
        """An explanation with the word for each of its icons."""
        return glossary.explained(self._model.ui.messages, self._model.title, words)

    def label(self, action: Action) -> str:
        """An action in a few words."""
        return self.sentences.label(action)

    def why(self, reasons: list[Reason]) -> str:
        """Reasons as lines of a tip, the first one's rule last."""
        reasons = [*self._model.game.teacher.sift(reasons)]
        lines = [self.sentences.reason(reason) for reason in reasons]
        rules = [reason.rule for reason in reasons if reason.rule]
        if rules:
            lines.append(self._say("table-rule", rule=rules[0]))
        return "\n".join(lines)

    def tip(self, what: Thing | Spot, held: Ref | None) -> str:
        """What is said of a thing or a place, while something is held or nothing."""
        key = (held, what.ref)
        if key not in self._tips:
            self._tips[key] = self._tip(what, held)
        return self._tips[key]

    def _tip(self, what: Thing | Spot, held: Ref | None) -> str:
        at_hand = self._model.at_hand
        if held is not None and what.ref in at_hand.targets(held):
            return self._drop(held, what.ref, told(what.tip))
        if held is not None and what.ref != held:
            far = self.why(self.refusals.of_drop(held, what.ref))
            if far:
                return far
        more = self.why(self.refusals.of(what.ref)) or self.no_undo(at_hand.by_click(what.ref))
        return "\n".join(filter(None, (told(what.tip), more)))

    def preview(self, options: list[Option], default: str = "", lead: LeadingChoices | None = None) -> str:
        """What options would bring after their lead, else the default, and whether they are for good."""
        table, context = self._model.table, lead.context if lead else self._model.context
        lines = [words for option in options if (words := table.words.preview(context, option))] or [default]
        return "\n".join(filter(None, [*lines, self.no_undo(options, lead)]))

    def outcome(self, source: Ref, target: Ref) -> str:
        """What dropping a picked thing somewhere would bring, or why it cannot be dropped there."""
        model, at_hand = self._model, self._model.at_hand
        way = at_hand.routes(source).get(target)
        if at_hand.drops(source, target):
            return self._drop(source, target)
        if way is not None and way.actions:
            words = model.table.words.preview(
                model.context_of(source), Option(way.actions[-1], source, target)
            )
            return self._with_lead(source, words)
        return self.why(self.refusals.of_drop(source, target))

    def _drop(self, source: Ref, target: Ref, default: str = "") -> str:
        """What one drop would bring, else the default; before that what it chooses first."""
        at_hand = self._model.at_hand
        brings = self.preview(at_hand.drops(source, target), default, at_hand.lead(source))
        return self._with_lead(source, brings)

    def _with_lead(self, source: Ref, words: str) -> str:
        """What a drop brings, below what it chooses first."""
        lead, table = self._model.at_hand.lead(source), self._model.table
        first = table.words.label(lead.contexts[-2], lead.actions[-1]).words if lead is not None else ""
        return "\n".join(filter(None, (first and self._say("table-chooses", what=first), words)))

    def no_undo(self, options: list[Option], lead: LeadingChoices | None = None) -> str:
        """Why none of these options could be taken back, in a sentence; "" where one could."""
        if lead is not None and lead.asks:
            return ""
        first = lead.actions if lead is not None else ()
        stops = [self._stop(*first, option.action) for option in options]
        return self._say(f"{stops[0]}-soon") if stops and all(stops) else ""

    def _stop(self, *actions: Action) -> str | None:
        """Message id of what would keep the viewer from taking actions back, tried out once."""
        if actions not in self._stops:
            self._stops[actions] = self._model.game.would_stop(*actions)
        return self._stops[actions]
