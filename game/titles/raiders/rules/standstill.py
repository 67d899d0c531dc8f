"""When neither condition that ends the game can be met any more (RAI-182)."""

from __future__ import annotations

from collections.abc import Sequence

from game.titles.raiders.rules.state.state import RaidersState, kind


def is_stuck(state: RaidersState) -> bool:
    """Return whether nobody can ever raid again and too many quests stay on the board for good."""
    return not _is_raid_possible(state) and len(state.quests) - completable(state) > state.book.end.quests


def _is_raid_possible(state: RaidersState) -> bool:
    """Return whether a settlement with spaces left accepts a worker of the village or of a hand."""
    workers = [*state.village.values(), *(player.worker for player in state.players)]
    colours = {kind(worker) for worker in workers if worker}
    left = {space.settlement for space in state.spaces.values() if not space.raided}
    return any(colour in colours for s in left for colour in state.book.settlements[s].accepts)


def completable(state: RaidersState) -> int:
    """Return how many quests can be completed at most without another raid: of those that need gold only as
    many as the gold pays that players hold or can still take from raid spaces. No supply gives gold."""
    quests = state.book.quests
    lying = (quest for place, quest in state.quests.items() if state.quest_open(place))
    needs = sorted(quests[quest].cost.get("gold", 0) for quest in lying)
    held = [player.gold for player in state.players]
    return next(n for n in range(len(needs), -1, -1) if _missing(needs[:n], held) <= _lootable(state))


def _lootable(state: RaidersState) -> int:
    """Gold on raid spaces from which cards take plunder without a raid."""
    book = state.book
    spaces = (s for place, s in state.spaces.items() if book.civilization_of[place] in book.looted)
    return sum(space.plunder.count("gold") for space in spaces)


def _missing(needs: Sequence[int], held: Sequence[int]) -> int:
    """Return the least gold that players must still gain to pay all of these needs, each paid by one of
    them."""
    if not needs or not needs[-1]:
        return 0
    *rest, need = needs
    return min(
        max(0, need - have) + _missing(rest, [*held[:n], max(0, have - need), *held[n + 1 :]])
        for n, have in enumerate(held)
    )
