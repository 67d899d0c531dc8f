"""Skill tests: d20 + attribute + bonuses against a target number (RUN-199 to RUN-205)."""

from __future__ import annotations

from game.engine.model import Action, Ask, Choices, Reason, Seat, button, choice, refuse
from game.titles.runebound.rules.cards import abilities, standing
from game.titles.runebound.rules.cards.abilities import Use
from game.titles.runebound.rules.cards.effects import SkillTest
from game.titles.runebound.rules.cards.modifiers import SkillBonus, TestBonus
from game.titles.runebound.rules.cards.resolve import Resolve, carry_out
from game.titles.runebound.rules.combat.d20 import SIDES, throw
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.state.book import ATTRIBUTES
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep

PHASES = {attribute: phase for phase, attribute in ATTRIBUTES.items()}


def bonus(state: RuneboundState, seat: Seat, attribute: str, skill: str) -> int:
    """Return the Hero's attribute with all that is added to a test of this skill now (RUN-200, RUN-203,
    RUN-205).
    """
    named = sum(e.value for e in standing.of(state, seat, SkillBonus) if e.skill == skill)
    extra = sum(e.value for e in standing.of(state, seat, TestBonus) if e.attribute in (attribute, "any"))
    return figures.value(state, state.players[seat].hero, PHASES[attribute]) + named + extra


def chance(state: RuneboundState, seat: Seat, attribute: str, skill: str, target: int, paid: bool) -> int:
    """Return how many of the 20 results succeed; 1 and 20 mean nothing special here (RUN-204)."""
    added = bonus(state, seat, attribute, skill) + (state.book.skill.bonus if paid else 0)
    return max(0, min(SIDES, SIDES + 1 - target + added))


def cannot_pay(state: RuneboundState, seat: Seat) -> Reason | None:
    """Return why no Exhaustion can be paid for a bonus (RUN-202, RUN-081)."""
    hero, need = state.players[seat].hero, state.book.skill.exhaustion
    have = figures.room(state, hero)
    return refuse("too-exhausted", "RUN-081", figure=hero, need=need, have=have) if have < need else None


def pay(state: RuneboundState, seat: Seat) -> int:
    """Take the Exhaustion; what it adds to the test (RUN-201)."""
    figures.put(state.exhaustion, state.players[seat].hero, state.book.skill.exhaustion)
    return state.book.skill.bonus


@carry_out.register(SkillTest)
def _test(effect: SkillTest, state: RuneboundState, by: Resolve) -> None:
    state.push(SkillRoll(by.seat, effect, by))


class RollTest(Action, frozen=True):
    """Roll; Exhaustion may be paid for a bonus."""

    paid: bool


class SkillRoll(RuneboundStep, frozen=True):
    """A test that is about to be rolled, and what follows from it."""

    seat: Seat
    test: SkillTest
    by: Resolve

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return abilities first, then the roll without and with Exhaustion (RUN-201, RUN-202)."""
        rule = "RUN-077" if state.fight else "RUN-255"
        used = abilities.choices(state, self.seat, "skill_test", rule=rule)
        paid = choice(RollTest(paid=True), reason=cannot_pay(state, self.seat))
        return {self.seat: [*used, button(RollTest(paid=False)), paid]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Use an ability and ask again, or roll."""
        match action:
            case Use():
                state.push(self)
                abilities.use(state, seat, action)
            case RollTest(paid):
                passed = _passes(state, self.seat, self.test, paid)
                effects = self.test.success if passed else self.test.failure
                state.push(Resolve(effects, seat, self.by.figure, self.by.card, self.by.until))

    def question(self, state: RuneboundState, seat: Seat) -> Ask:
        """Return the test, and how many of the 20 results succeed without and with Exhaustion paid."""
        test = self.test
        known = (state, self.seat, test.attribute, test.skill)
        return Ask(
            "skill-roll",
            {
                "card": self.by.card,
                "attribute": test.attribute,
                "skill": test.skill,
                "target": test.target,
                "bonus": bonus(*known),
                "chance": chance(*known, test.target, paid=False),
                "paid": chance(*known, test.target, paid=True),
            },
        )


def _passes(state: RuneboundState, seat: Seat, test: SkillTest, paid: bool) -> bool:
    """Throw the die, after any exhaustion is paid. Return whether the test succeeds."""
    added = bonus(state, seat, test.attribute, test.skill) + (pay(state, seat) if paid else 0)
    standing.end(state, "test")
    result = throw(state)
    passed = result + added >= test.target
    state.emit(
        "roll",
        seat=seat,
        die="d20",
        result=result,
        bonus=added,
        total=result + added,
        target=test.target,
        what=test.skill,
        success=int(passed),
    )
    return passed
