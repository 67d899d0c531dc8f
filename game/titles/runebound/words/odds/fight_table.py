"""A fight's course with each choice of phases: the chance to win it, its length, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.engine.model import Seat
from game.presentation.odds import Choice, Odds, Table, Value
from game.presentation.title_words import Context
from game.titles.runebound.rules.state.book import COLOURS, PHASES
from game.titles.runebound.words import names
from game.titles.runebound.words.odds import bouts, foes, manners, numbers
from game.titles.runebound.words.odds.bouts import Bout
from game.titles.runebound.words.odds.courses import Course, Plan

NOW, TRACK = "now", "track"
"""The Challenge that is fought now; those on the Undefeated Adventure Track."""
MAX_PLANS = 12
"""The number of plans that are listed, the best ones."""


class FightOdds(Odds):
    """A combat of any seat's Hero against a Challenge."""

    def name(self, context: Context) -> str:
        return context.say("runebound-odds-fights")

    def choices(self, context: Context, chosen: Mapping[str, str]) -> Sequence[Choice]:
        """Return who fights, which Challenges are listed, one of them, and how it is fought."""
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
        if "foe" in chosen:
            found += manners.choices(context, seat, chosen["foe"])
        return found

    def nothing(self, context: Context) -> str:
        groups = (NOW, TRACK, *COLOURS)
        known = any(_foes(context, seat, group) for seat in range(context.view.seats) for group in groups)
        return "" if known else context.say("runebound-odds-no-foe")

    def tables(self, context: Context, chosen: Mapping[str, str]) -> Iterator[Table | None]:
        """Yield the plans of the fight, the best ones first, and the escapes."""
        seat, foe = int(chosen["seat"]), chosen["foe"]
        view = manners.figures(context, seat, chosen)
        fight = yield from bouts.bout(view, seat, foe, manners.approach(chosen))
        plans = list[tuple[Course, Plan]]()
        for plan in fight.plans():
            plans.append((fight.course(plan, manners.leave(chosen)), plan))
            yield None
        plans.sort(key=lambda one: (-round(one[0].win, 9), one[0].wounds + one[0].fallen, one[1]))
        yield _plans(context, foe, fight, plans)
        yield from _escape(context, fight)


def _plans(context: Context, foe: str, fight: Bout, plans: Sequence[tuple[Course, Plan]]) -> Table:
    """Return the table of plans."""
    say, leaves = context.say, any(course.free for course, _ in plans)
    heads = ["win", *(["free"] if leaves else []), "rounds", "hero-wounds"]
    heads += ["fallen"] if len(fight.fighters) > 1 else []
    phases = (names.phase(say, phase) for phase in PHASES)
    columns = (*phases, *(say(f"runebound-odds-{head}") for head in heads))
    rows = tuple(_row(context, fight.fighters, heads, plan, course) for course, plan in plans[:MAX_PLANS])
    notes = [say("runebound-odds-fight-note")]
    if (more := len(plans) - len(rows)) > 0:
        notes.append(say("runebound-odds-more-plans", count=more))
    return Table(names.card(say, foe), columns, rows, frozenset([0]), tuple(notes))


def _escape(context: Context, fight: Bout) -> Iterator[Table]:
    """Yield the table of escapes, if the Challenge allows any."""
    say, found = context.say, fight.flights()
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
    context: Context, figures: Sequence[str], heads: Sequence[str], plan: Plan, course: Course
) -> tuple[str, ...]:
    say = context.say
    acting = [say("runebound-odds-defend") if who < 0 else names.card(say, figures[who]) for who in plan]
    cells = {
        "win": numbers.percent(say, course.win),
        "free": numbers.percent(say, course.free),
        "rounds": numbers.mean(say, course.rounds),
        "hero-wounds": numbers.mean(say, course.wounds),
        "fallen": numbers.mean(say, course.fallen),
    }
    return (*acting, *(cells[head] for head in heads))


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
