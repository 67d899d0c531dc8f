"""The odds of Runebound, computed from a viewer's view: fights, whole ways, and the fall of towns."""

from game.titles.runebound.words.odds.fight_table import FightOdds
from game.titles.runebound.words.odds.threat_table import ThreatOdds
from game.titles.runebound.words.odds.way_table import WayOdds

ODDS = (FightOdds(), WayOdds(), ThreatOdds())
