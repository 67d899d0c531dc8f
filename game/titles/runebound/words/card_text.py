"""The words of Runebound's cards, put together from the same data by which their rules are carried out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.presentation import rich_text
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.effect_bases import Effect, Standing
from game.titles.runebound.rules.cards.effects import Choose, FightCard, SkillTest
from game.titles.runebound.rules.cards.immediate import KeepCard
from game.titles.runebound.rules.state.book import ANY_AMOUNT, FREE, PHASES, Ability, Book
from game.titles.runebound.words import names
from game.titles.runebound.words.figure_now import FigureNow
from game.titles.runebound.words.names import Say


def tag(effect: Effect) -> str:
    """Return the name of an effect's kind in files and in messages."""
    return str(effect.__struct_config__.tag)


# ---------------------------------------------------------------------- effects


def effect(say: Say, record: Effect, when: str = "") -> str:
    """Return one effect as a clause without a capital and a stop. `when`: when it is used."""
    if isinstance(record, SkillTest):
        return _test(say, record)
    if isinstance(record, Choose):
        return say("runebound-effect-choose", options=_either(say, record))
    if isinstance(record, FightCard):
        special = clauses(say, record.special)
        return say("runebound-effect-fight_card", card=names.card(say, record.card), special=special)
    if isinstance(record, KeepCard):
        return _keep(say, record)
    return say(f"runebound-effect-{tag(record)}", when=when, **_facts(say, record))


def clauses(say: Say, effects: Sequence[Effect], when: str = "") -> str:
    """Return several effects joined into one clause."""
    sentences = [effect(say, one, when) for one in effects]
    head = "".join(sentences[:1])
    for part in sentences[1:]:
        head = say("runebound-then", first=head, last=part)
    return head


def _test(say: Say, test: SkillTest) -> str:
    """Return a test, and the consequences of success and failure."""
    parts = [test_words(say, test)]
    for name, effects in (("success", test.success), ("failure", test.failure)):
        if effects:
            parts.append(say(f"runebound-test-{name}", effects=clauses(say, effects)))
    head = parts[0]
    for part in parts[1:]:
        head = say("runebound-semicolon", first=head, last=part)
    return head


def test_words(say: Say, test: SkillTest, code: str = "runebound-test") -> str:
    """Return the test itself: attribute, skill, target number."""
    attribute, skill = names.attribute(say, test.attribute), names.skill(say, test.skill)
    return say(code, attribute=attribute, skill=skill, target=test.target)


def test_short(say: Say, test: SkillTest) -> str:
    """Return the same as a heading."""
    return test_words(say, test, "runebound-test-short")


def _either(say: Say, record: Choose) -> str:
    return rich_text.joined(say, [clauses(say, effects) for effects in record.options], "runebound-or")


def _keep(say: Say, record: KeepCard) -> str:
    if record.rune:
        return say("runebound-effect-keep_rune")
    return say("runebound-effect-keep_card", tag=say(f"runebound-tag-{record.defeats}"))


def _facts(say: Say, record: Effect) -> dict[str, Any]:
    """Return the fields of an effect, those that are ids in words, for its message."""
    facts: dict[str, Any] = {name: getattr(record, name) for name in record.__struct_fields__}
    if isinstance(value := facts.get("value"), int):
        facts |= {"signed": names.signed(value), "amount": abs(value)}
    if (phase := facts.get("phase")) is not None:
        facts["icon"] = names.token(phase) if phase not in ("any", "each") else ""
    for name in ("symbol", "terrain", "counts_as"):
        if name in facts:
            facts[name] = names.token(facts[name])
    if "skill" in facts:
        facts["skill"] = names.skill(say, facts["skill"])
    if "colour" in facts:
        facts["counters"] = say("runebound-counters", number=facts["value"])
    if "price" in facts:
        facts["less"] = -facts["price"]
    if "item" in facts:
        facts["item"] = names.kind(say, facts["item"])
    return facts


# ---------------------------------------------------------------------- abilities


def ability(say: Say, book: Book, card: str, record: Ability) -> str:
    """Return an ability of a Hero, Item or Ally: when, at what cost, how often."""
    effects = clauses(say, record.effects, record.when)
    if passive(record) and record.when == "always":
        return names.sentence(say, effects)
    timing = (book.items[card].timing if card in book.items else "") or "none"
    facts = {"when": say(f"runebound-when-{record.when}", timing=timing), "effects": effects}
    said = say("runebound-ability", **facts)
    if record.cost != FREE:
        said = say("runebound-ability-cost", cost=cost(say, record), **facts)
    if not record.limit:
        return said
    return say("runebound-ability-limit", ability=said, limit=say(f"runebound-limit-{record.limit}"))


def passive(record: Ability) -> bool:
    """Return whether it holds without being used."""
    return record.cost == FREE and not record.limit and all(isinstance(e, Standing) for e in record.effects)


def cost(say: Say, record: Ability) -> str:
    """Return the cost of using an ability."""
    parts = []
    if record.cost.activate:
        parts.append(say("runebound-cost-activate"))
    if record.cost.exhaustion == ANY_AMOUNT:
        parts.append(say("runebound-cost-any"))
    elif record.cost.exhaustion:
        parts.append(say("runebound-cost-exhaustion", amount=record.cost.exhaustion))
    if record.cost.discard:
        parts.append(say("runebound-cost-discard"))
    return names.listed(say, parts)


def abilities(say: Say, book: Book, card: str) -> Iterator[str]:
    """Yield the abilities of a card, one a line."""
    yield from (ability(say, book, card, one) for one in standing.abilities(book, card))


# ---------------------------------------------------------------------- whole cards


def lines(say: Say, book: Book, card: str) -> list[str]:
    """Return all that a card says, in lines, without its numbers."""
    if card in {**book.heroes, **book.items, **book.allies}:
        return list(abilities(say, book, card))
    if card in book.challenges:
        return _challenge(say, book, card)
    if card in book.events:
        return _event(say, book, card)
    record = book.encounters.get(card) or book.doom.get(card)
    return [names.sentence(say, effect(say, one)) for one in record.effects] if record else []


def _challenge(say: Say, book: Book, card: str) -> list[str]:
    record = book.challenges[card]
    found = []
    if not record.may_escape:
        found.append(say("runebound-no-escape"))
    if record.before_combat:
        found.append(say("runebound-before-combat", effects=clauses(say, record.before_combat)))
    found += [names.sentence(say, effect(say, one)) for one in record.special]
    return found


def reward(say: Say, book: Book, card: str) -> str:
    """Return the reward for a defeated Challenge besides its Adventure Counter."""
    record = book.challenges[card].reward
    parts = [say("runebound-reward-gold", gold=record.gold)] if record.gold else []
    parts += [effect(say, one) for one in record.effects]
    return say("runebound-reward", things=names.listed(say, parts)) if parts else ""


def _event(say: Say, book: Book, card: str) -> list[str]:
    record = book.events[card]
    found = []
    if record.on_play:
        found.append(say("runebound-on-play", effects=clauses(say, record.on_play)))
    found += [names.sentence(say, effect(say, one)) for one in record.while_active]
    return found


def whole(say: Say, book: Book, card: str, now: FigureNow | None = None) -> str:
    """Return a card in words for a tip: name, type, numbers, lines, reward. `now`: a figure's present
    numbers, which replace the printed ones."""
    found = [say("runebound-card-head", card=names.card(say, card), type=names.type_line(say, book, card))]
    found += [_figure(say, now)] if now else _numbers(say, book, card)
    found += lines(say, book, card)
    if card in book.challenges and (brings := reward(say, book, card)):
        found.append(brings)
    return "\n".join(found)


def _numbers(say: Say, book: Book, card: str) -> Iterator[str]:
    """Yield the Life of a figure, and what it adds or asks for in each phase with its damage."""
    if (foe := book.challenges.get(card)) is not None:
        phases = {phase: getattr(foe, phase) for phase in PHASES}
        targets = {phase: guard.target for phase, guard in phases.items()}
        yield say("runebound-card-foe", life=foe.life, **targets, **_hits(phases))
    if (figure := book.heroes.get(card) or book.allies.get(card)) is not None:
        records = ((phase, getattr(figure, phase)) for phase in PHASES)
        strengths = tuple((phase, record.value, record.damage) for phase, record in records)
        yield _figure(say, FigureNow(figure.life, figure.stamina, strengths))


def _figure(say: Say, numbers: FigureNow) -> str:
    """Return the Life and Stamina of a figure, and what it adds in each phase with its damage."""
    values = {phase: names.signed(value) for phase, value, _ in numbers.strengths}
    hits = {f"{phase}_hits": damage for phase, _, damage in numbers.strengths}
    return say("runebound-card-figure", life=numbers.life, stamina=numbers.stamina, **values, **hits)


def _hits(phases: Mapping[str, Any]) -> dict[str, int]:
    """Return the damage in each phase, as facts of a message."""
    return {f"{phase}_hits": record.damage for phase, record in phases.items()}


def printed(book: Book, say: Say, file: str, record: str) -> Sequence[str]:
    """Return a whole card; nothing for the numbers of the table."""
    if file == "table":
        return ()
    return names.spoken(say, whole(say, book, record)).splitlines()
