"""The games that are kept: a table, a seed, and how its moves are drawn."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path

from game.bots.search.levels import Level
from game.bots.search.planner import Planner
from game.engine.model import Action, Seat
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from tests.playthroughs.telling import COLOURS

HERE = Path(__file__).parent / "records"
QUICK = Level(width=1, positions=40, tempered=False)
"""The bot that draws moves."""


@dataclass(frozen=True)
class Game:
    """`options`: those that are not at their default; `length`: moves after which it is left; `whim`: share
    of moves that are drawn at random, the others are a bot's."""

    title: str
    seats: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    length: int = 400
    whim: float = 0.25

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return HERE / f"{self.title}_{self.seats}_{self.seed}.txt"

    def session(self) -> Session:
        """The table before the first move."""
        people = [SeatSetup(f"P{n}", COLOURS[n]) for n in range(self.seats)]
        return Session.new(registry.find(self.title).title, people, dict(self.options), self.seed)


class Mover:
    """Draws the moves of a game where none are kept; the same ones every time."""

    def __init__(self, game: Game) -> None:
        self.chance, self.whim = random.Random(game.seed), game.whim
        self.bot = Planner(registry.find(game.title), QUICK)

    def choose(self, session: Session) -> tuple[Seat, Action]:
        """A seat that must choose, and what it does."""
        seat = self.chance.choice(sorted(session.waiting_for()))
        options = session.legal(seat)
        if len(options) == 1 or self.chance.random() < self.whim:
            return seat, self.chance.choice(options).action
        return seat, self.bot.choose(session.view(seat), seat, options, len(session.moments))


_INVADERS = {"invaders": "on"}
_AIRSHIPS = {"airships": "shared", "free_abilities": "asked"}
_ENDING = {
    **_INVADERS,
    "airships": "shared",
    "aggressive": "espionage",
    "passive": "boost",
    "resolution": "backup_plan",
    "promo_encounters": "on",
}
GAMES: tuple[Game, ...] = (
    Game("raiders", 1, 1),
    Game("raiders", 2, 2, {"draft": "dealt"}),
    Game("raiders", 3, 3, {"dice_wounds": "off"}),
    Game("raiders", 4, 10, length=800),
    Game("runebound", 1, 1, {"threat": "10"}),
    Game("runebound", 2, 2, {"huntmaster": "on", "doom_deck": "on"}, length=700),
    Game("runebound", 2, 10, length=600, whim=0.1),
    Game("runebound", 3, 3, {"doom_deck": "on", "counter_values": "colour"}),
    Game("runebound", 4, 4, {"core84": "on", "event_refreshes": "off"}, whim=0.5),
    Game("runebound", 5, 5, {"draw_after_event": "off", "huntmaster": "on"}, length=500),
    Game("runebound", 6, 6, {"attack_in_town": "off", "threat": "30"}, length=500),
    Game("runebound", 6, 10, {"attack_in_town": "on"}, length=300, whim=1.0),
    Game("scythe", 2, 1),
    Game("scythe", 2, 10, _ENDING, length=500, whim=0.3),
    Game("scythe", 2, 2, _AIRSHIPS | {"aggressive": "espionage", "passive": "negotiate"}),
    Game("scythe", 2, 3, _AIRSHIPS | {"aggressive": "blitzkrieg", "passive": "boost"}),
    Game("scythe", 3, 3, {"mats": "bid", "resolution": "spoils_of_war", "show_coins": "on"}),
    Game("scythe", 3, 4, _AIRSHIPS | {"aggressive": "bombard", "passive": "ferry"}, whim=0.5),
    Game("scythe", 4, 4, {"mats": "chosen", "resolution": "factory_explosion", "promo_encounters": "on"}),
    Game("scythe", 4, 5, _AIRSHIPS | {"aggressive": "toll", "passive": "drill", "promo_objectives": "on"}),
    Game("scythe", 5, 5, {"resolution": "mission_possible", "promo_factory": "on", "factory_speed": "3"}),
    Game("scythe", 6, 6, _INVADERS | {"mats": "bid", "resolution": "doomsday_clock"}),
    Game("scythe", 7, 7, _INVADERS | {"airships": "own", "resolution": "land_rush"}, length=600),
    Game("scythe", 7, 8, _INVADERS | {"resolution": "backup_plan"}, length=600, whim=0.5),
)
