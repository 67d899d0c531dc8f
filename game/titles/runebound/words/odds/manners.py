"""The choices for the table of a fight: wounds, Exhaustion for tests, abilities before it, an escape."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.engine.model import Seat
from game.presentation.odds import Choice, Value
from game.presentation.title_words import Context
from game.titles.runebound.rules.heroes.figures import hero_life
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.words import labels
from game.titles.runebound.words.odds import escapes, foes, openings
from game.titles.runebound.words.odds.openings import Approach

AS_IS, HEALED = "as-is", "healed"
"""The figures with their Wounds, or without any."""
NO, YES = "no", "yes"


def choices(context: Context, seat: Seat, foe: str) -> Iterator[Choice]:
    """Yield those of a fight that make a difference."""
    say, view = context.say, context.view
    if any(figure in view.wounds for figure in view.players[seat].figures):
        states = (Value(state, say("runebound-odds-wounds", state=state)) for state in (AS_IS, HEALED))
        yield Choice("wounds", say("runebound-odds-figures"), tuple(states))
    if openings.can_pay(view, seat, foe):
        paid = (Value(answer, say("runebound-odds-paid", paid=answer)) for answer in (NO, YES))
        yield Choice("paid", say("runebound-odds-test"), tuple(paid))
    if found := openings.uses(view, seat, foe):
        actions = (Value(str(action), labels.label(context, action).words) for action in found)
        nothing = Value(NO, say("runebound-odds-no-use"))
        yield Choice("use", say("runebound-odds-use"), (nothing, *actions))
    if escapes.attempts(foes.against(view, seat, foe), seat, paid=False):
        lives = (Value(str(life), say("runebound-odds-leave-at", life=life)) for life in _lives(view, seat))
        yield Choice("leave", say("runebound-odds-leave"), tuple(lives))


def _lives(view: RuneboundState, seat: Seat) -> range:
    """Return the Life at which a Hero may leave a fight; 0 never."""
    return range(hero_life(view, seat))


def figures(context: Context, seat: Seat, chosen: Mapping[str, str]) -> RuneboundState:
    """Return the view with the figures as they are, or healed."""
    return foes.healed(context.view, seat) if chosen.get("wounds") == HEALED else context.view


def approach(chosen: Mapping[str, str]) -> Approach:
    """Return what is done before the fight."""
    return Approach(chosen.get("paid") == YES, chosen.get("use", ""))


def leave(chosen: Mapping[str, str]) -> int:
    """Return the Life at which the Hero leaves the fight; 0 never."""
    return int(chosen.get("leave", "0"))
