"""The tips of things and places, in rich words."""

from __future__ import annotations

from game.engine.model import UNKNOWN
from game.presentation.title_words import Context
from game.titles.raiders.rules.raid.strength import parts
from game.titles.raiders.rules.state.book import Building, BuildingOption, Quest
from game.titles.raiders.words import phrases
from game.titles.raiders.words.phrases import animal_name
from game.titles.raiders.words.raid_preview import strength_of

ALL_COLOURS = ("blue", "grey", "red")


def building_tip(context: Context, building: Building) -> str:
    """Return what a building offers, and which workers it needs if not all may use it (RAI-045)."""
    say, lines = context.say, building_words(context.say, building)
    if building.place != ALL_COLOURS:
        lines.append(say("raiders-tip-needs", colours=phrases.colours(say, building.place)))
    return "\n".join(lines)


def building_words(say: phrases.Say, building: Building) -> list[str]:
    """Return the name of a building, then a sentence for each of its options."""
    return [phrases.place(say, building.id), *(_option_words(say, option) for option in building.option)]


def _option_words(say: phrases.Say, option: BuildingOption) -> str:
    """Return an option of a building as a sentence, with the workers that may use it."""
    if option.id == "town_centre":
        return say("raiders-tip-town_centre")
    phrase = phrases.sentence(say, phrases.paid(say, option.cost, phrases.effects_phrase(say, option.do)))
    if option.workers == ALL_COLOURS:
        return phrase
    return say("raiders-tip-workers", colours=phrases.colours(say, option.workers), words=phrase)


def settlement_tip(context: Context, name: str) -> str:
    """Return who may raid a settlement and what it costs."""
    say, settlement = context.say, context.view.book.settlements[name]
    return say(
        "raiders-tip-settlement",
        settlement=phrases.place(say, name),
        civilization=phrases.place(say, context.view.book.civilization_of[name]),
        colours=phrases.colours(say, settlement.accepts),
        crew=settlement.min_crew,
        cost=phrases.amounts(say, settlement.cost),
    )


def plunder_tip(context: Context, item: str) -> str:
    """Return what a kind of plunder is worth at the end."""
    record, say = context.view.book.plunder[item], context.say
    goods = say(f"raiders-item-{item}")
    return say("raiders-tip-vp-plunder", goods=goods, vp=record.vp, per=record.vp_per)


def quest_tip(context: Context, quest: str) -> str:
    """Return what a quest costs and brings, if it is known."""
    if quest == UNKNOWN:
        return context.say("raiders-tip-quest-down")
    return quest_words(context.say, context.view.book.quests[quest])


def quest_words(say: phrases.Say, record: Quest) -> str:
    """Return a quest tile as a line of its own."""
    return say("raiders-tip-quest", quest=quest_clause(say, record))


def quest_clause(say: phrases.Say, record: Quest) -> str:
    """Return what a quest tile costs and brings."""
    vp = phrases.amount(say, "vp", record.vp)
    if record.kind == "discard":
        return say("raiders-quest-discard", strength=record.cost["discard_strength"], vp=vp)
    return say("raiders-quest-spend", cost=phrases.amounts(say, record.cost), vp=vp)


def hero_tip(context: Context, hero: str) -> str:
    """Return a hero's name and ability."""
    say = context.say
    text = phrases.play_text(say, context.view.book.heroes[hero].effects)
    ability = say("raiders-tip-part", part=say("raiders-part-hero-tip"), words=text)
    return f"{phrases.card(say, hero)}\n{ability}"


def crew_tip(context: Context, card: str) -> str:
    """Return a crew card's name, what it costs and is worth, and both abilities."""
    say, book = context.say, context.view.book
    record = book.crew[card]
    ability, play = phrases.ability_text(book, say, record.crew), phrases.play_text(say, record.play)
    crew = say("raiders-tip-part", part=say("raiders-part-crew"), words=ability)
    play = say("raiders-tip-part", part=say("raiders-part-play"), words=play)
    worth = phrases.amounts(say, {"strength": record.strength, "vp": record.vp})
    facts = say("raiders-tip-crew", silver=record.silver, worth=worth)
    return "\n".join((phrases.card(say, card), facts, crew, play))


def half_tip(context: Context, animal: str, side: str) -> str:
    """Return the name of an eagle or a horse, and what it does."""
    name = animal_name(context.view.book, context.say, animal, side)
    return f"{name}\n{_half_text(context, animal, side)}"


def _half_text(context: Context, animal: str, side: str) -> str:
    """Return what a half is worth and what it does."""
    record, say = context.view.book.animals[animal], context.say
    half = record.eagle if side == "eagle" else record.horse
    words = say(f"raiders-eagle-{record.eagle.power}-text" if side == "eagle" else "raiders-horse-text")
    worth = phrases.amounts(say, {"strength": half.strength, "vp": half.vp})
    return say("raiders-tip-half", worth=worth, words=words) if worth else words


def dice_tip(context: Context, civilization: str) -> str:
    """Return which dice are rolled in a civilization (RAI-112)."""
    say, dice = context.say, context.view.book.civilizations[civilization].dice
    rolled = [say("raiders-tip-dice-of", amount=n, colour=colour) for colour, n in dice.items() if n]
    where = phrases.place(say, civilization)
    return say("raiders-tip-dice", civilization=where, dice=phrases.listed(say, rolled))


def animal_tip(context: Context, animal: str) -> str:
    """Return the name of an animal card, and what each half does."""
    say = context.say
    halves = (
        say("raiders-tip-part", part=say(f"raiders-part-{side}"), words=_half_text(context, animal, side))
        for side in ("eagle", "horse")
    )
    return "\n".join((phrases.card(say, animal), *halves))


def pair_tip(context: Context, hero: str, crew: str) -> str:
    """Return the names and abilities of a hero and the crew card beside it."""
    return "\n".join((hero_tip(context, hero), crew_tip(context, crew)))


def free_building_tip(context: Context, building: Building) -> str:
    """Return which workers may be placed on a free building."""
    say = context.say
    name, colours = phrases.place(say, building.id), phrases.colours(say, building.place)
    return say("raiders-tip-building", building=name, colours=colours)


def worker_tip(context: Context, worker: str) -> str:
    """Return what a worker is called."""
    return context.say("raiders-tip-worker", worker=phrases.worker(context.say, worker))


def goods_tip(context: Context, item: str) -> str:
    """Return what a kind of goods is for, and how many can be kept."""
    say, most = context.say, getattr(context.view.book.limits, item)
    use = say(f"raiders-for-{item}")
    return say("raiders-tip-goods", goods=say(f"raiders-item-{item}"), most=most, use=use)


def discard_tip(context: Context) -> str:
    """Return how many cards the discard pile has, and the name of the top one."""
    pile = context.view.crew_discard
    size = context.say("raiders-crew-discard", amount=len(pile))
    return f"{size}\n{phrases.card(context.say, pile[-1])}" if pile else size


def raid_total_tip(context: Context) -> str:
    """Return the strength of the raid that is going on, by source until its result is final."""
    say, view = context.say, context.view
    total, _ = strength_of(view, view.active)
    sources = [] if view.raid.total else parts(view, view.active, view.raid)
    lines = [say("raiders-tip-raid-total", name=context.people[view.active].name, total=total)]
    lines += [say(f"raiders-strength-{name}", amount=n) for name, n in sources if n]
    return "\n".join(lines)


def die_tip(context: Context, colour: str, face: int) -> str:
    """Return the colour of a rolled die, and the strength and wounds that it shows."""
    say, shown = context.say, context.view.book.dice[colour].faces[face]
    return say("raiders-tip-die", colour=say(f"raiders-colour-{colour}"), strength=shown.s, wounds=shown.w)
