"""The Town Centre: play a card, use the hero, use an eagle (RAI-078)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.engine.content.content_files import Count
from game.engine.model import Action, Choice, Choices, Option, Reason, choice, refuse
from game.engine.structs import replace
from game.titles.raiders.rules.shared.goods import discard_card
from game.titles.raiders.rules.shared.picks import Pick, blocked
from game.titles.raiders.rules.state.state import Player, RaidersState, Space, card_ref, place_ref
from game.titles.raiders.rules.state.step import RaidersStep

CENTRE = place_ref("town_centre")


class Play(Action, frozen=True):
    """Play a card from the hand."""

    card: str


class UseHero(Action, frozen=True):
    """Use the player's own hero."""

    hero: str


class UseEagle(Action, frozen=True):
    """Use an own eagle: what the crew card below it says when it is played."""

    eagle: str


class TownCentre(Pick, frozen=True):
    """Offers Town Centre actions, each optional; hero and eagles at most once a turn (RAI-084, RAI-161)."""

    amount: Count = 1

    def picks(self, state: RaidersState) -> Choices:
        """Return every hand card, the hero, every eagle."""
        return [*_cards(state), *_hero(state), *_eagles(state)]

    def blocked(self, state: RaidersState, player: Player) -> Reason | None:
        """Return None: a Town Centre action is no payment."""
        return None

    def pick(self, state: RaidersState, action: Action) -> None:
        """Carry out one action; the further ones come after it."""
        if self.amount > 1:
            state.push(TownCentre(self.amount - 1))
        match action:
            case Play(card):
                discard_card(state, state.active, card)
                _carry_out(state, "use_play", card, state.book.crew[card].play)
            case UseHero(hero):
                state.used.append(hero)
                _carry_out(state, "use_hero", hero, state.book.heroes[hero].effects)
            case UseEagle(eagle):
                state.used.append(eagle)
                _carry_out(state, "use_eagle", eagle, state.book.crew[crew_below(state.me, eagle)].play)


def _carry_out(state: RaidersState, event: str, card: str, effects: tuple[RaidersStep, ...]) -> None:
    state.emit(event, seat=state.active, card=card)
    state.push(*effects)


def _cards(state: RaidersState) -> Iterator[Choice]:
    """Yield the candidates for playing a card, which is discarded before its ability is carried out (RAI-079,
    RAI-166, RAI-202).
    """
    player = state.me
    for card in player.hand:
        without = replace(player, hand=tuple(c for c in player.hand if c != card))
        reason = blocked(state.book.crew[card].play, state, without)
        yield Choice(_play(card), reason)


@cache
def _play(card: str) -> Option:
    return Option(Play(card), card_ref(card), CENTRE)


def _hero(state: RaidersState) -> Iterator[Choice]:
    hero = state.me.hero
    reason = _used(state, hero) or blocked(state.book.heroes[hero].effects, state, state.me)
    yield choice(UseHero(hero), source=card_ref(hero), target=CENTRE, reason=reason)


def _eagles(state: RaidersState) -> Iterator[Choice]:
    for space in state.me.spaces:
        if space.eagle:
            reason = _used(state, space.eagle) or _powerless(state, space)
            yield choice(UseEagle(space.eagle), source=card_ref(space.eagle), target=CENTRE, reason=reason)


def _powerless(state: RaidersState, space: Space) -> Reason | None:
    """Return the reason unless an eagle has the Town Centre symbol and a crew card below it (RAI-082,
    RAI-083).
    """
    if state.book.animals[space.eagle].eagle.power != "activate":
        return refuse("no-eagle-power", "RAI-083")
    if not space.crew:
        return refuse("no-crew-below", "RAI-083")
    return blocked(state.book.crew[space.crew].play, state, state.me)


def _used(state: RaidersState, card: str) -> Reason | None:
    return refuse("used-this-turn", "RAI-085") if card in state.used else None


def crew_below(player: Player, eagle: str) -> str:
    """Return the crew card below a player's eagle; "" if there is none."""
    return next((space.crew for space in player.spaces if space.eagle == eagle), "")
