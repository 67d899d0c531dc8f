"""What the table says of the position: what is asked, what a drop would bring, why not."""

from __future__ import annotations

from game.engine.model import Action, Option, Reason, Ref
from game.ui.table.model import TableModel
from game.ui.table.things import Spot, Thing


class Wording:
    """Puts the position into words, each tip when somebody points at what it is about."""

    def __init__(self, model: TableModel) -> None:
        self._model, self._say = model, model.ui.say
        self._stops: dict[Action, str | None] = {}
        self._tips: dict[tuple[Ref | None, Ref], str] = {}

    def forget(self) -> None:
        """Take notice that the position is another one."""
        self._stops, self._tips = {}, {}

    def question(self) -> str:
        """What the viewer is asked, or what the table waits for, in one sentence."""
        model, game = self._model, self._model.game
        ask = game.question()
        if game.past is not None:
            return self._say("table-past")
        if game.session.over:
            return self._say("table-over")
        if ask is not None:
            facts = {**ask.facts, **model.table.facts(model.context, ask.facts)}
            return self._say(f"{model.title}-ask-{ask.code}", **facts)
        thinking, following = game.thinking(), game.next_viewer()
        if thinking is not None and model.holding:
            return self._say("table-done", name=game.people[thinking].name)
        if thinking is not None:
            message = "table-watches" if game.watching else "table-thinks"
            return self._say(message, name=game.people[thinking].name, below=game.people[game.viewer].name)
        return "" if following is None else self._say("table-pass", name=game.people[following].name)

    def label(self, action: Action) -> str:
        """An action in a few words."""
        return self._model.table.label(self._model.context, action).words

    def why(self, reasons: list[Reason]) -> str:
        """Reasons as lines of a tip, the first one's rule last."""
        lines = [self._reason(reason) for reason in reasons]
        rules = [reason.rule for reason in reasons if reason.rule]
        if rules:
            lines.append(self._say("table-rule", rule=rules[0]))
        return "\n".join(lines)

    def _reason(self, reason: Reason) -> str:
        model = self._model
        facts = {**reason.facts, **model.table.facts(model.context, reason.facts)}
        own = f"{model.title}-why-{reason.code}"
        return self._say(own if model.ui.words.has(own) else f"why-{reason.code}", **facts)

    def tip(self, what: Thing | Spot, held: Ref | None) -> str:
        """What is said of a thing or a place, while something is held or nothing."""
        key = (held, what.ref)
        if key not in self._tips:
            self._tips[key] = self._tip(what, held)
        return self._tips[key]

    def _tip(self, what: Thing | Spot, held: Ref | None) -> str:
        picks = self._model.picks
        if held is not None and what.ref in picks.targets(held):
            return self.preview(picks.drops(held, what.ref), what.tip)
        if held is not None and what.ref != held:
            far = self.why(picks.refusals(held, what.ref))
            if far:
                return far
        more = self.why(picks.refusals(what.ref)) or self.no_undo(picks.at_once(what.ref))
        return "\n".join(filter(None, (what.tip, more)))

    def preview(self, options: list[Option], default: str = "") -> str:
        """What options would bring, else the default, and whether they are for good."""
        table, context = self._model.table, self._model.context
        lines = [words for option in options if (words := table.preview(context, option))] or [default]
        return "\n".join(filter(None, [*lines, self.no_undo(options)]))

    def outcome(self, source: Ref, target: Ref) -> str:
        """What dropping a picked thing somewhere would bring, or why it cannot be dropped there."""
        model, picks = self._model, self._model.picks
        way, options = picks.routes(source).get(target), picks.drops(source, target)
        if options:
            return self.preview(options)
        if way is not None and way.actions:
            return model.table.preview(model.context, Option(way.actions[-1], source, target))
        return self.why(picks.refusals(source, target))

    def no_undo(self, options: list[Option]) -> str:
        """Why none of these options could be taken back, in a sentence; "" where one could."""
        stops = [self._stop(option.action) for option in options]
        return self._say(f"{stops[0]}-soon") if stops and all(stops) else ""

    def _stop(self, action: Action) -> str | None:
        """Message id of what would keep the viewer from taking an action back, tried out once."""
        if action not in self._stops:
            self._stops[action] = self._model.game.would_stop(action)
        return self._stops[action]
