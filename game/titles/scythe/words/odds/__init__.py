"""The odds of Scythe, computed from a viewer's view: combats, where units get, and the final score."""

from game.titles.scythe.words.odds.combat_table import CombatOdds
from game.titles.scythe.words.odds.reach_table import ReachOdds
from game.titles.scythe.words.odds.score_table import ScoreOdds

ODDS = (CombatOdds(), ReachOdds(), ScoreOdds())
