"""Words of Raiders of Scythia: names of ids, and the sentences of cards, made from their records."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.presentation import rich_text
from game.titles.raiders.rules.cards import effects, plunder
from game.titles.raiders.rules.state import book
from game.titles.raiders.rules.state.book import Book, Condition, Cost
from game.titles.raiders.rules.state.state import kind
from game.titles.raiders.rules.village import animals, crew, healing, quests, town
from game.titles.raiders.rules.village.buildings import Bonus, UseBuilding
from game.titles.raiders.words import phrases

Say = Callable[..., str]
ICONS = {"cards": "card", "remove_wounds": "wound", "discard_strength": "strength"}
"""Items whose icon has another name."""


def token(item: str) -> str:
    """Return the inline icon of an item: "{silver}"."""
    return "{" + ICONS.get(item, item) + "}"


def listed(say: Say, parts: Sequence[str]) -> str:
    """Join parts to "one, two and three" in the language of `say`."""
    return rich_text.joined(say, parts, "raiders-and", "raiders-comma")


def amount(say: Say, item: str, number: int) -> str:
    """Return a number with its icon in rich words."""
    return say("raiders-amount", amount=number, item=token(item))


def amounts(say: Say, cost: Cost) -> str:
    """Return every amount above 0 of a cost or gain in rich words."""
    return listed(say, [amount(say, item, n) for item, n in cost.items() if n])


def spoken(say: Say, rich: str) -> str:
    """Return rich words as plain ones for buttons, each icon by its name."""
    return rich_text.spoken(rich, lambda icon, number: say(f"raiders-icon-{icon}", amount=number))


# ---------------------------------------------------------------------- names


def card(say: Say, card_id: str) -> str:
    """Return the name of a crew, hero or animal card; that of any card for a hidden one."""
    return say(f"raiders-card-{kind(card_id)}") if "." in card_id else say("raiders-hidden-card")


def place(say: Say, place_id: str) -> str:
    """Return the name of a building, settlement, raid space or civilization."""
    name, _, slot = place_id.partition(".")
    named = say(f"raiders-place-{name}")
    return say(f"raiders-space-{slot}", settlement=named) if slot in ("left", "right") else named


def worker(say: Say, worker_id: str) -> str:
    """Return what a worker is called: by its colour."""
    colour = worker_id.partition(".")[0]
    return say(f"raiders-worker-{colour}")


def colours(say: Say, names: Sequence[str]) -> str:
    """Join colours with "or"."""
    return rich_text.joined(say, [say(f"raiders-colour-{name}") for name in names], "raiders-or")


# ---------------------------------------------------------------------- sentences


def sentence(say: Say, phrase: str) -> str:
    """Return a phrase as a sentence of its own."""
    return say("raiders-sentence", words=rich_text.sentence(say, phrase))


def play_text(say: Say, steps: Sequence[Any]) -> str:
    """Return a sentence for what a list of effects does."""
    return sentence(say, effects_phrase(say, steps))


def ability_text(of: Book, say: Say, ability: book.Ability) -> str:
    """Return a sentence for what a crew ability does."""
    if isinstance(ability, book.AtBuilding):
        return sentence(say, _at_building(of.buildings[ability.building], say, ability))
    return sentence(say, _ABILITIES[type(ability)](say, ability))


def effects_phrase(say: Say, steps: Sequence[Any]) -> str:
    """Return a phrase for effects in their order; gains in a row become one."""
    phrases: list[str] = []
    gains: Cost = {}
    for step in steps:
        gained = _gained(step)
        if not gained:
            phrases += _flushed(say, gains)
            phrases.append(_EFFECTS[type(step)](say, step))
        for item, number in gained.items():
            gains[item] = gains.get(item, 0) + number
    return listed(say, phrases + _flushed(say, gains))


def _flushed(say: Say, gains: Cost) -> list[str]:
    done = [say("raiders-effect-gain", things=amounts(say, gains))] if gains else []
    gains.clear()
    return done


def _gained(step: Any) -> Cost:
    """Return what a plain gain brings; {} for any other effect."""
    if isinstance(step, effects.Gain | Bonus):
        return {step.item: step.amount}
    if isinstance(step, effects.Draw):
        return {"cards": step.amount}
    if isinstance(step, effects.Vp) and not step.per:
        return {"vp": step.amount}
    return {}


def paid(say: Say, cost: Cost, phrase: str) -> str:
    """Return a phrase with its price, if any, in front."""
    if not any(cost.values()):
        return phrase
    message = "raiders-effect-pay-cards" if set(cost) == {"cards"} else "raiders-effect-pay"
    return say(message, cost=amounts(say, cost), effect=phrase)


def _vp(say: Say, step: effects.Vp) -> str:
    return say(f"raiders-effect-vp-{step.per}", things=amount(say, "vp", step.amount), most=step.max)


def _choose(say: Say, step: effects.Choose) -> str:
    plain = [listed(say, [amounts(say, _gained(e)) for e in option]) for option in step.options]
    first, last = step.options
    if all(_gained(e) for option in step.options for e in option):
        return say("raiders-effect-gain", things=say("raiders-or", first=plain[0], last=plain[1]))
    return say("raiders-effect-choose", first=effects_phrase(say, first), last=effects_phrase(say, last))


def _complete_quest(say: Say, step: quests.CompleteQuest) -> str:
    if not step.gain:
        return say("raiders-effect-complete_quest")
    return say("raiders-effect-complete_quest-gain", things=amounts(say, step.gain))


_EFFECTS: dict[type, Callable[[Say, Any], str]] = {
    effects.Vp: _vp,
    effects.Pay: lambda say, s: paid(say, s.cost, effects_phrase(say, s.then)),
    effects.Choose: _choose,
    effects.If: lambda say, s: say(
        "raiders-effect-if", effect=effects_phrase(say, s.then), when=condition(say, s.test)
    ),
    plunder.TakePlunder: lambda say, s: say(
        "raiders-effect-take_plunder", civilization=place(say, s.civilization)
    ),
    animals.GainAnimal: lambda say, s: paid(say, s.cost, say(f"raiders-effect-gain_animal-{s.side}")),
    animals.SwapEagleForHorse: lambda say, _: say("raiders-effect-swap_eagle_for_horse"),
    crew.SwapCrewWithHand: lambda say, _: say("raiders-effect-swap_crew_with_hand"),
    crew.Hire: lambda say, s: say("raiders-effect-hire-free" if s.free else "raiders-effect-hire"),
    quests.CompleteQuest: _complete_quest,
    town.TownCentre: lambda say, s: say("raiders-effect-town_centre", amount=s.amount),
    UseBuilding: lambda say, _: say("raiders-effect-use_building"),
    healing.Heal: lambda say, s: say("raiders-effect-heal", things=amount(say, "wound", s.amount)),
}


def condition(say: Say, when: Condition) -> str:
    """Return in words when a condition holds."""
    found = []
    if when.civilization:
        found.append(say("raiders-when-civilization", civilization=place(say, when.civilization)))
    if when.other_has_more:
        found.append(say("raiders-when-other_has_more"))
    if when.crew_size_min:
        found.append(say("raiders-when-crew_size_min", amount=when.crew_size_min))
    if when.equipped_horses_min:
        found.append(say("raiders-when-equipped_horses_min", amount=when.equipped_horses_min))
    if when.horse_on_this:
        found.append(say("raiders-when-horse_on_this"))
    if when.settlement_has_gold:
        found.append(say("raiders-when-settlement_has_gold"))
    if when.plunder_taken_has:
        found.append(say("raiders-when-plunder_taken_has", item=token(when.plunder_taken_has)))
    return listed(say, found)


def _raid_strength(say: Say, a: book.RaidStrength) -> str:
    things = amount(say, "strength", a.amount)
    if a.cost:
        return say("raiders-ability-raid_strength-cost", cost=amounts(say, a.cost), things=things)
    when = [condition(say, a.when)] if a.when != book.ALWAYS else []
    if a.per:
        when.insert(0, say(f"raiders-per-{a.per}"))
    if not when:
        return say("raiders-ability-raid_strength", things=things)
    return say("raiders-ability-raid_strength-when", things=things, when=listed(say, when))


def _raid_gain(say: Say, a: book.RaidGain) -> str:
    things = amount(say, a.item, a.amount)
    if a.when == book.ALWAYS:
        return say("raiders-ability-raid_gain", things=things)
    return say("raiders-ability-raid_gain-when", things=things, when=condition(say, a.when))


def _raid_reroll(say: Say, a: book.RaidReroll) -> str:
    if not a.colour:
        return say("raiders-ability-raid_reroll", amount=a.amount)
    colour = say(f"raiders-colour-{a.colour}")
    return say("raiders-ability-raid_reroll-colour", amount=a.amount, colour=colour)


def _raid_dice(say: Say, a: book.RaidDice) -> str:
    which = "more" if a.amount > 0 else "fewer"
    colour = say(f"raiders-colour-{a.colour}")
    return say(f"raiders-ability-raid_dice-{which}", amount=abs(a.amount), colour=colour)


def _raid_cost(say: Say, a: book.RaidCost) -> str:
    if a.reduce:
        return say("raiders-ability-raid_cost-reduce", things=amount(say, a.reduce, a.amount))
    things = amount(say, a.replace, 1)
    return say("raiders-ability-raid_cost-replace", times=a.amount, cost=amounts(say, a.by), things=things)


def _gain_when(name: str) -> Callable[[Say, Any], str]:
    return lambda say, a: say(f"raiders-ability-{name}", things=amount(say, a.item, a.amount))


def _at_building(at: book.Building, say: Say, a: book.AtBuilding) -> str:
    facts = {"building": place(say, a.building), "things": amounts(say, a.reduce_cost or a.bonus)}
    if "remove_wounds" in a.bonus:
        return say("raiders-ability-building-heals", **facts)
    if any(o.bonus_by_worker for o in at.option):
        return say("raiders-ability-building-worker", **facts)
    if not a.option:
        return say("raiders-ability-building-any", **facts)
    facts["use"] = say(f"raiders-use-{a.building}-{a.option}")
    return say(f"raiders-ability-building-{'reduce' if a.reduce_cost else 'bonus'}", **facts)


_ABILITIES: dict[type, Callable[[Say, Any], str]] = {
    book.RaidStrength: _raid_strength,
    book.RaidGain: _raid_gain,
    book.RaidReroll: _raid_reroll,
    book.RaidDice: _raid_dice,
    book.RaidCost: _raid_cost,
    book.RaidWounds: lambda say, a: say("raiders-ability-raid_wounds", things=amount(say, "wound", a.reduce)),
    book.IfWounded: _gain_when("if_wounded"),
    book.IfKilled: _gain_when("if_killed"),
    book.QuestCompleted: _gain_when("quest_completed"),
}


def animal_name(book: Book, say: phrases.Say, card: str, side: str) -> str:
    """Return the name of one side of an animal card: an eagle by its power, a horse by its strength."""
    animal = book.animals[card]
    if side == "eagle":
        return say(f"raiders-eagle-{animal.eagle.power}")
    return say("raiders-horse", strength=animal.horse.strength)
