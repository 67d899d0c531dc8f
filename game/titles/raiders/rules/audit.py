"""Nothing is lost, doubled, misplaced or out of bounds: what holds at every decision."""

from __future__ import annotations

from collections.abc import Collection

from game.engine.zones import audit
from game.titles.raiders.rules.animals import TakeSwappedHorse
from game.titles.raiders.rules.book import GOODS, PLUNDER
from game.titles.raiders.rules.setup import quest_places
from game.titles.raiders.rules.state import RaidersState, kind
from game.titles.raiders.rules.strength import most_dice
from game.titles.raiders.rules.zones import box, zones


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)


def check(state: RaidersState) -> None:
    """Raise AssertionError where something does not hold."""
    _heroes(state)
    audit(zones(state), box(state.book))
    _line(state)
    _quests(state)
    _plunder(state)
    _workers(state)
    _spots(state)
    _dice(state)
    for seat, player in enumerate(state.players):
        for item in (*GOODS, *PLUNDER, "vp"):
            _demand(getattr(player, item) >= 0, f"something is below 0: players.{seat}.{item}")
        for number, space in enumerate(player.spaces):
            name = f"players.{seat}.spaces.{number}.wounds"
            _demand(bool(space.crew) or not space.wounds, f"wounds without a crew card: {name}")
            most = state.book.crew[space.crew].strength if space.crew else 0
            _demand(space.wounds <= most, f"too many wounds: {name}")
            _demand(space.wounds >= 0, f"wounds below 0: {name}")


def _same(what: str, found: Collection[str], box: Collection[str]) -> None:
    odd = sorted({*found} ^ {*box})
    _demand(sorted(found) == sorted(box), f"{what} are lost or doubled{': ' if odd else ''}{', '.join(odd)}")


def _heroes(state: RaidersState) -> None:
    """One for each player from the first turn on, one more pair before (RAI-027, RAI-033)."""
    chosen = [p.hero for p in state.players if p.hero]
    heroes = {*chosen, *state.pairs}
    number = state.seats + (state.book.start.spare_heroes if state.pairs else 0)
    _demand(len(chosen) + len(state.pairs) == len(heroes) == number, "heroes are lost or doubled")
    _demand(heroes <= set(state.book.heroes), "a hero is none")


def _line(state: RaidersState) -> None:
    """As many faceup animals as at the start, and an eagle that is being swapped (RAI-060, RAI-148)."""
    whole = state.book.start.animal_line + sum(isinstance(step, TakeSwappedHorse) for step in state.stack)
    _demand(len(state.animal_line) == whole, "the line of animals is not whole")


def _quests(state: RaidersState) -> None:
    """Only in the village and on raid spaces that hold one (RAI-013, RAI-014)."""
    places = {*quest_places(state)}
    odd = ", ".join(sorted(state.quests.keys() - places))
    _demand(not odd, f"a quest lies where none can lie: {odd}")
    facedown = {p for p in places & state.spaces.keys() if not state.spaces[p].raided}
    _demand(facedown <= state.quests.keys(), "a facedown quest is gone")


def _plunder(state: RaidersState) -> None:
    for item, record in state.book.plunder.items():
        board = sum(s.plunder.count(item) for s in state.spaces.values())
        held = sum(getattr(p, item) for p in state.players)
        _demand(board + held + state.supply[item] == record.count, f"{item} is lost or doubled")
    _demand(min(state.supply.values()) >= 0, "the supply is below nothing")
    _demand(not any(s.raided and s.plunder for s in state.spaces.values()), "plunder lies on a raided space")


def _workers(state: RaidersState) -> None:
    """One worker for each raid space in play, each player and each village start (RAI-020 to RAI-024)."""
    start = sum(1 for b in state.book.buildings.values() if b.start_worker)
    colours = ["blue"] * (start + state.seats)
    for settlement in state.book.settlements.values():
        slots = [s for s in settlement.spaces if f"{settlement.id}.{s.slot}" in state.spaces]
        colours += [s.worker for s in slots]
        for slot in slots:
            above = state.spaces[f"{settlement.id}.{slot.slot}"].worker
            _demand(not above or kind(above) == slot.worker, "a worker stands above another's raid space")
    standing = [*state.village.values(), *(p.worker for p in state.players)]
    standing += [w for spots in state.spots.values() for w in spots]
    standing += [s.worker for s in state.spaces.values()]
    workers = [w for w in standing if w]
    odd = ", ".join(w for w in workers if not w.partition(".")[2].isdecimal())
    _demand(not odd, f'no worker is called "{odd}"')
    twice = ", ".join(sorted({worker for worker in workers if workers.count(worker) > 1}))
    _demand(not twice, f"a worker is doubled: {twice}")
    _same("workers", [kind(w) for w in workers], colours)
    holding = all(p.worker for seat, p in enumerate(state.players) if seat != state.active)
    _demand(holding, "a player holds no worker")


def _spots(state: RaidersState) -> None:
    """A worker for each raid of a settlement stands on its spots, in a colour that it accepts (RAI-102)."""
    for settlement in state.book.settlements.values():
        spots = state.spots[settlement.id]
        raids = sum(1 for s in state.spaces.values() if s.settlement == settlement.id and s.raided)
        raid = state.raid
        going_on = bool(raid and raid.settlement == settlement.id and not state.me.worker)
        _demand(len(spots) == raids + going_on, "a worker stands at a settlement that was not raided")
        _demand({kind(w) for w in spots} <= set(settlement.accepts), "a worker stands where it may not raid")


def _dice(state: RaidersState) -> None:
    """No more dice than a raid can take (RAI-112, RAI-113)."""
    rolled = [colour for colour, _ in state.raid.dice] if state.raid else []
    enough = all(rolled.count(colour) <= most for colour, most in most_dice(state.book).items())
    _demand(enough, "there are too many dice")
