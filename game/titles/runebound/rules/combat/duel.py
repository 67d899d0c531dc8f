"""Combat between Heroes (RUN-137 to RUN-146, RUN-151, RUN-248)."""

from __future__ import annotations

from game.engine.model import Seat
from game.titles.runebound.rules.combat.outcome import CheckEnd
from game.titles.runebound.rules.combat.rounds import BeforeCombat, Round, open_fight
from game.titles.runebound.rules.state.state import Fight, RuneboundState


def begin(state: RuneboundState, other: Seat) -> None:
    """The active player attacks another Hero, who uses abilities before combat first (RUN-137).

    The loser's prize and knockout are pushed at its end (RUN-147, RUN-151).
    """
    seat = state.active
    open_fight(state, Fight(seat, "meeting", defender=other, phase="before_combat"))
    state.emit("duel", seat=seat, other=other)
    state.push(BeforeCombat(other), CheckEnd(), BeforeCombat(seat), CheckEnd(), Round())
