"""One seat of a title as a Gymnasium environment; bots play the other seats.

    from game.rl.gymnasium import make
    env = make("raiders", seats=2, opponents="random", reward="score")

The number of actions is fixed and most are illegal at any moment: `env.action_masks()` returns which are
legal, in the form that sb3-contrib's MaskablePPO needs; `masked=True` puts the mask into observations, for
Tianshou.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Literal

from game import bots
from game.engine.title import BadTable
from game.packages import registry
from game.rl import MISSING

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise ImportError(f"{error.name}: {MISSING}") from error

from game.rl import drawing
from game.rl.rewards import LOST
from game.rl.table import Table, action_space_of

Array = np.ndarray[Any, Any]
Reward = Literal["rank", "score"]
REWARDS: tuple[Reward, ...] = ("rank", "score")
POINTS_PER_REWARD = 10.0
"""With the reward "score", a lead of this many points over the best opponent is worth 1."""
SEEDS = 1 << 32


def make(
    title: str,
    seats: int = 2,
    opponents: str | Sequence[str] = "random",
    *,
    seat: int | None = None,
    options: Mapping[str, str] | None = None,
    reward: Reward = "rank",
    scaled: bool = True,
    masked: bool = False,
    render_mode: str | None = None,
) -> OneSeat:
    """Return a table of a title at which one seat learns. Raises BadTable, BotFailed or Unlisted.

    opponents   a bot for all other seats, or one for each of them
    seat        the learning seat; None draws it for every game
    options     of the table, as for `hotseat play --option`
    reward      "rank": 1 to -1 at the end, by rank; "score": the change of the lead over the best opponent
                in each step, in units of 10 points; these add up to the final lead
    scaled      True makes observations float32 numbers of about one, False int16 numbers
    masked      True makes observations {"obs": row, "mask": legal actions} instead of the row alone
    """
    names = (opponents,) * (seats - 1) if isinstance(opponents, str) else tuple(opponents)
    return OneSeat(title, seats, names, seat, options or {}, reward, scaled, masked, render_mode)


class OneSeat(gymnasium.Env[Any, Any]):
    """A table at which one seat acts; a step ends when that seat must choose again, or the game is over.

    Infos have the "seat", the "scores" of all seats on the current score sheet, and the "action_mask"; at the
    end also the "result", from 1 for the first to -1 for the last. An illegal action loses: the reward is -1,
    and the game ends. Options that only open a deal between people are left out, as they are for bots. A copy
    or pickle continues from the same position.
    """

    metadata = {"render_modes": [*drawing.MODES], "render_fps": 2}

    def __init__(
        self,
        title: str,
        seats: int,
        opponents: tuple[str, ...],
        seat: int | None,
        options: Mapping[str, str],
        reward: Reward,
        scaled: bool,
        masked: bool,
        render_mode: str | None,
    ) -> None:
        """Set up the table. Raises BadTable, BotFailed or Unlisted."""
        self._table = Table(registry.find(title).title, seats, options, 0, talks=False)
        if len(opponents) != seats - 1:
            raise BadTable("error-opponents", seats=seats, needed=seats - 1, found=len(opponents))
        if seat is not None and seat not in range(seats):
            raise BadTable("error-no-seat", seat=seat, last=seats - 1)
        if reward not in REWARDS:
            raise BadTable("error-no-reward", reward=reward, known=tuple(REWARDS))
        self._title, self._names, self._seat, self._reward = title, opponents, seat, reward
        self._scaled, self._masked, self.render_mode = scaled, masked, drawing.known(render_mode)
        self._size = action_space_of(self._table.game.title).size
        self.seat = seat or 0
        self.action_space = spaces.Discrete(self._size)
        self.observation_space = self._space()
        self._bots  # noqa: B018 - a bot that there is not is refused here, not at the first reset

    def _space(self) -> spaces.Space[Any]:
        limits, length = np.iinfo(np.int16), len(self._table.look(self.seat))
        low, high = (SCALED.min(), SCALED.max()) if self._scaled else (limits.min, limits.max)
        row = spaces.Box(low, high, (length,), np.float32 if self._scaled else np.int16)
        if not self._masked:
            return row
        return spaces.Dict({"obs": row, "mask": spaces.Box(0, 1, (self._size,), np.int8)})

    @cached_property
    def _bots(self) -> list[bots.Bot]:
        package = registry.find(self._title)
        return [bots.make(name, package) for name in self._names]

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for a pickle without the bots, which keep nothing important between decisions."""
        return {name: value for name, value in vars(self).items() if name != "_bots"}

    @property
    def action_names(self) -> tuple[str, ...]:
        """The names of all actions, by action id."""
        return action_space_of(self._table.game.title).names

    # ---- what Gymnasium asks for
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game with a seed, the same game as `hotseat play --seed`, or with a random seed."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        self._seed = drawn if seed is None else seed
        self.seat = int(self.np_random.integers(self._table.seats)) if self._seat is None else self._seat
        self._table.begin(self._seed)
        self._lead = 0
        self._let_others()
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Carry out an action, then let the others play until this seat chooses again."""
        table = self._table
        if int(action) not in table.offered:
            return self._observed(), LOST, True, False, self._info()
        table.choose(int(action))
        self._let_others()
        over = table.seat is None
        return self._observed(), self._earned(over), over, table.endless, self._info()

    def action_masks(self) -> Array:
        """Return which actions are legal now, bool of shape (actions,); all False when the game is over."""
        mask = np.zeros(self._size, np.bool_)
        if self._table.seat == self.seat:
            mask[[*self._table.offered]] = True
        return mask

    def render(self) -> Any:
        """Return or print the table as this seat sees it, by the render mode."""
        return drawing.rendered(self.render_mode, self._table.game, self.seat)

    # ---- what a step is made of
    def _let_others(self) -> None:
        """Let the opponents choose until it is this seat's turn or the game ends."""
        table = self._table
        while table.seat not in (None, self.seat) and not table.endless:
            seat, game = table.seat, table.game
            bot = self._bots[seat - (seat > self.seat)]
            chance = bots.decision_seed(self._seed, seat, table.decisions)
            table.play(bot.choose(game.observe(seat), seat, game.legal(seat), chance))

    def _observed(self) -> Any:
        row = np.frombuffer(self._table.look(self.seat), np.int16)
        seen = SCALED[row.view(np.uint16)] if self._scaled else row.copy()
        return {"obs": seen, "mask": self.action_masks().astype(np.int8)} if self._masked else seen

    def _info(self) -> dict[str, Any]:
        table = self._table
        info = {
            "seat": self.seat,
            "scores": table.game.scores().totals,
            "action_mask": self.action_masks().astype(np.int8),
        }
        return info if table.seat is not None else info | {"result": table.rewards()[self.seat]}

    def _earned(self, over: bool) -> float:
        """Return the reward of the last step."""
        if self._reward == "rank":
            return self._table.rewards()[self.seat] if over else 0.0
        before, self._lead = self._lead, self._points_ahead()
        return (self._lead - before) / POINTS_PER_REWARD

    def _points_ahead(self) -> int:
        """Return the lead over the best opponent in points; a single seat leads by its total."""
        (*totals,) = self._table.game.scores().totals
        own = totals.pop(self.seat)
        return own - max(totals, default=0)


def _scaled() -> Array:
    """Return the float32 value for each int16, indexed by its bits as uint16: -1, 0 and 1 stay, 100 becomes
    3.
    """
    numbers = np.arange(1 << 16, dtype=np.uint16).view(np.int16).astype(np.float32)
    sizes = np.maximum(np.abs(numbers), 1)
    scaled: Array = np.sign(numbers) * (1 + np.log10(sizes))
    return scaled.astype(np.float32)


SCALED = _scaled()
