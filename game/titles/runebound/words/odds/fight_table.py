"""A fight's course with each choice of phases: the chance to win it, its length, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.engine.model import Seat
from game.presentation.odds import Choice, Odds, Table, Value
from game.presentation.title_words import Context
from game.titles.runebound.rules.state.book import COLOURS, PHASES
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.words import names
from game.titles.runebound.words.odds import courses, escapes, foes, numbers

NOW, TRACK = "now", "track"
"""The Challenge that is fought now; those on the Undefeated Adventure Track."""
AS_IS, HEALED = "as-is", "healed"
"""The figures with their Wounds, or without any."""
MOST_PLANS = 12
"""The number of plans that are listed, the best ones."""


class FightOdds(Odds):
    """A combat of any seat's Hero against a Challenge."""

    def name(self, context: Context) -> str:
        return context.say("runebound-odds-fights")

    def choices(self, context: Context, chosen: Mapping[str, str]) -> Sequence[Choice]:
        """Return who fights, which Challenges are listed, and one of them."""
        say = context.say
        found = [numbers.seats(context)]
        if "seat" not in chosen:
            return found
        seat = int(chosen["seat"])
        groups = [group for group in (NOW, TRACK, *COLOURS) if _foes(context, seat, group)]
        words = (Value(group, say("runebound-odds-group", group=group)) for group in groups)
        found.append(Choice("group", say("runebound-odds-from"), tuple(words)))
        if "group" in chosen:
            cards = _foes(context, seat, chosen["group"])
            values = tuple(Value(card, names.card(say, card)) for card in cards)
            found.append(Choice("foe", say("runebound-odds-foe"), values))
        if "foe" in chosen and any(f in context.view.wounds for f in context.view.players[seat].figures):
            states = (Value(state, say("runebound-odds-wounds", state=state)) for state in (AS_IS, HEALED))
            found.append(Choice("wounds", say("runebound-odds-figures"), tuple(states)))
        return found

    def nothing(self, context: Context) -> str:
        groups = (NOW, TRACK, *COLOURS)
        known = any(_foes(context, seat, group) for seat in range(context.view.seats) for group in groups)
        return "" if known else context.say("runebound-odds-no-foe")

    def tables(self, context: Context, chosen: Mapping[str, str]) -> Sequence[Table]:
        say, seat, foe = context.say, int(chosen["seat"]), chosen["foe"]
        view = foes.healed(context.view, seat) if chosen.get("wounds") == HEALED else context.view
        state = foes.against(view, seat, foe)
        own = courses.side(state, seat)
        figures = view.players[seat].figures[: len(own.lives)]
        found = sorted(
            ((courses.course(own, plan), plan) for plan in courses.plans(own)),
            key=lambda one: (-round(one[0].win, 9), one[0].wounds + one[0].fallen, one[1]),
        )
        columns = (
            *(names.phase(say, phase) for phase in PHASES),
            *(say(f"runebound-odds-{what}") for what in ("win", "rounds", "hero-wounds")),
            *([say("runebound-odds-fallen")] if len(figures) > 1 else []),
        )
        rows = tuple(_row(context, figures, plan, course) for course, plan in found[:MOST_PLANS])
        notes = [say("runebound-odds-fight-note")]
        if (more := len(found) - len(rows)) > 0:
            notes.append(say("runebound-odds-more-plans", count=more))
        fight = Table(names.card(say, foe), columns, rows, frozenset([0]), tuple(notes))
        return [fight, *_escape(context, state, seat)]


def _escape(context: Context, state: RuneboundState, seat: Seat) -> Iterator[Table]:
    """Yield the table of escapes, if the Challenge allows any."""
    say, found = context.say, escapes.flights(state, seat)
    if not found:
        return
    heads = ("escape", "first-escape", "escaped", "hero-wounds")
    rows = tuple(
        (
            say("runebound-odds-escape-how", paid="yes" if flight.paid else "no"),
            numbers.percent(say, flight.first),
            numbers.percent(say, flight.free),
            numbers.mean(say, flight.wounds),
        )
        for flight in found
    )
    columns = tuple(say(f"runebound-odds-{head}") for head in heads)
    yield Table("", columns, rows, frozenset(), (say("runebound-odds-escape-note"),))


def _row(
    context: Context, figures: Sequence[str], plan: courses.Plan, course: courses.Course
) -> tuple[str, ...]:
    say = context.say
    acting = [say("runebound-odds-defend") if who < 0 else names.card(say, figures[who]) for who in plan]
    means = [course.rounds, course.wounds, *([course.fallen] if len(figures) > 1 else [])]
    return (*acting, numbers.percent(say, course.win), *(numbers.mean(say, mean) for mean in means))


def _foes(context: Context, seat: Seat, group: str) -> list[str]:
    """Return the Challenges of a group by their names."""
    return sorted({*_group(context, seat, group)}, key=lambda card: names.card(context.say, card))


def _group(context: Context, seat: Seat, group: str) -> Iterator[str]:
    view = context.view
    if group == NOW:
        yield from filter(None, [foes.fought(view, seat)])
    elif group == TRACK:
        yield from view.undefeated.values()
    else:
        yield from foes.challenges(view, group)
