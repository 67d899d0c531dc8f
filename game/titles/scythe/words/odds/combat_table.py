"""The odds of a pending or an imagined combat: what to select, and what victory and defeat bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from game.engine.model import Seat
from game.presentation.odds import Choice, Odds, Table, Value
from game.presentation.title_words import Context
from game.titles.scythe.words import terms
from game.titles.scythe.words.odds import combats
from game.titles.scythe.words.odds.combats import Battle
from game.titles.scythe.words.odds.selections import (
    Distribution,
    Pool,
    Selection,
    Side,
    all_in,
    at_random,
    highest,
    selections,
    wins,
)

PENDING = "pending"
"""The combat for which power is selected now."""
ATTACKS, DEFENDS = "attacks", "defends"


class CombatOdds(Odds):
    """A combat of the viewer against another seat."""

    def name(self, context: Context) -> str:
        return context.say("scythe-odds-combats")

    def nothing(self, context: Context) -> str:
        """Return why there is no combat to think of: nobody is watched, or no unit could meet another."""
        seat, view = context.seat, context.view
        if not 0 <= seat < view.seats:
            return context.say("scythe-odds-no-seat")
        possible = _is_pending(context) or any(
            combats.opponents(view, seat, place) for place in combats.places(view, seat)
        )
        return "" if possible else context.say("scythe-odds-no-combat")

    def choices(self, context: Context, chosen: Mapping[str, str]) -> Sequence[Choice]:
        """Return the place, the opponent, who attacks, with how many, and whether abilities are used."""
        found = [self._place(context)]
        if "place" in chosen and chosen["place"] != PENDING:
            found.append(self._opponent(context, chosen["place"]))
            if "other" in chosen:
                found.append(self._role(context, chosen["place"], int(chosen["other"])))
            if "role" in chosen:
                found.append(self._number(context, chosen))
                if combats.has_choice(context.view, *_sides(context, chosen), chosen["place"]):
                    words = tuple(Value(use, context.say(f"scythe-odds-uses-{use}")) for use in ("yes", "no"))
                    found.append(Choice("uses", context.say("scythe-odds-uses"), words))
        return found

    def _place(self, context: Context) -> Choice:
        say, view = context.say, context.view
        places = [
            Value(place, terms.place(say, place))
            for place in combats.places(view, context.seat)
            if combats.opponents(view, context.seat, place)
        ]
        now = [Value(PENDING, say("scythe-odds-pending"))] if _is_pending(context) else []
        return Choice("place", say("scythe-odds-place"), (*now, *places))

    def _opponent(self, context: Context, place: str) -> Choice:
        seats = combats.opponents(context.view, context.seat, place)
        names = tuple(Value(str(seat), context.people[seat].name) for seat in seats)
        return Choice("other", context.say("scythe-odds-other"), names)

    def _role(self, context: Context, place: str, other: Seat) -> Choice:
        """Return who attacks: who is not there, or either if both are."""
        view, roles = context.view, list[str]()
        if combats.own_fighters(view, other, place):
            roles.append(ATTACKS)
        if combats.own_fighters(view, context.seat, place):
            roles.append(DEFENDS)
        words = tuple(Value(role, context.say(f"scythe-odds-role-{role}")) for role in roles)
        return Choice("role", context.say("scythe-odds-role"), words)

    def _number(self, context: Context, chosen: Mapping[str, str]) -> Choice:
        attacker, _ = _sides(context, chosen)
        most = max(1, len(combats.fighters(context.view, attacker)))
        numbers = tuple(Value(str(number), str(number)) for number in range(1, most + 1))
        return Choice("fighters", context.say("scythe-odds-fighters"), numbers)

    def tables(self, context: Context, chosen: Mapping[str, str]) -> Sequence[Table]:
        battle, seat, say = _battle(context, chosen), context.seat, context.say
        other, pool = battle.other(seat), combats.unseen(context.view)
        mine, theirs = combats.side(battle, seat), combats.side(battle, other)
        attacks = seat == battle.attacker
        rows, sure = _rows(say, mine, theirs, pool, attacks)
        columns = tuple(say(f"scythe-odds-{name}") for name in ("total", "few", "low", "random", "all-in"))
        notes = (
            say(
                "scythe-odds-range", name=context.people[other].name, most=highest(theirs, pool),
                power=theirs.dial, cards=theirs.playable,
            ),
            say("scythe-odds-tie-won" if attacks else "scythe-odds-tie-lost"),
            *_used(context, battle),
        )  # fmt: skip
        heading = say(
            "scythe-odds-against", name=context.people[other].name,
            place=terms.place(say, battle.step.place),
        )  # fmt: skip
        return [Table(heading, columns, rows, sure, notes), _results(context, battle)]


def _is_pending(context: Context) -> bool:
    step = combats.pending(context.view)
    return step is not None and context.seat in step.choosers


def _sides(context: Context, chosen: Mapping[str, str]) -> tuple[Seat, Seat]:
    """Return attacker and defender."""
    seat, other = context.seat, int(chosen["other"])
    return (seat, other) if chosen["role"] == ATTACKS else (other, seat)


def _battle(context: Context, chosen: Mapping[str, str]) -> Battle:
    step = combats.pending(context.view)
    if chosen["place"] == PENDING and step is not None:
        return Battle(context.view, step)
    attacker, defender = _sides(context, chosen)
    uses, number = chosen.get("uses", "yes") == "yes", int(chosen["fighters"])
    return combats.imagined(context.view, attacker, defender, chosen["place"], number, uses)


def _rows(
    say: terms.Say, mine: Side, theirs: Side, pool: Pool, attacks: bool
) -> tuple[tuple[tuple[str, ...], ...], frozenset[int]]:
    """Return a row for each total up to the first that always wins, and the numbers of rows that do."""
    rows, sure = list[tuple[str, ...]](), set[int]()
    guesses: tuple[Distribution, Distribution] = at_random(theirs, pool), all_in(theirs, pool)
    for total, (few, low) in selections(mine).items():
        chances = [wins(total, guess, attacks) for guess in guesses]
        if chances[1] == 1:
            sure.add(len(rows))
        rows.append(
            (str(total), _selected(say, few), _selected(say, low), *(_share(say, c) for c in chances))
        )
        if sure:
            break
    return tuple(rows), frozenset(sure)


def _selected(say: terms.Say, selection: Selection) -> str:
    """Return a selection: 3 + cards 2, 5."""
    cards = terms.listed(say, [str(card) for card in selection.cards])
    key = "scythe-odds-selection" if selection.cards else "scythe-odds-dial"
    return str(say(key, dial=selection.dial, cards=cards, icon=terms.token("combat_card")))


def _share(say: terms.Say, chance: Fraction) -> str:
    """Return a chance in whole percent; only certainty is 0 or 100."""
    whole = round(100 * chance)
    if 0 < chance < 1:
        whole = min(99, max(1, whole))
    return str(say("scythe-odds-percent", share=whole))


def _used(context: Context, battle: Battle) -> list[str]:
    """Return the abilities that the table counts with."""
    say = context.say
    found = [
        say("scythe-odds-used", name=context.people[seat].name, ability=terms.ability(say, mech))
        for seat, mech in battle.used
    ]
    return [*found, *([say("scythe-odds-stolen")] if battle.stolen else ())]


def _results(context: Context, battle: Battle) -> Table:
    """Return what victory and defeat change for the viewer."""
    say, seat = context.say, context.seat
    won, lost = (combats.outcome(battle, seat, wins) for wins in (True, False))
    rows = tuple(
        (say(f"scythe-odds-has-{name}"), _signed(say, getattr(won, name)), _signed(say, getattr(lost, name)))
        for name in won._fields
        if getattr(won, name) or getattr(lost, name)
    )
    columns = (say("scythe-odds-brings"), say("scythe-odds-won"), say("scythe-odds-lost"))
    return Table("", columns, rows, notes=(say("scythe-odds-result-note"),))


def _signed(say: terms.Say, number: int) -> str:
    return str(
        say(
            "scythe-odds-change",
            sign="more" if number > 0 else "less" if number < 0 else "none",
            amount=abs(number),
        )
    )
