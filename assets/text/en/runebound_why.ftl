# Why a move is better, a clause for each thing that bots weigh; $sign: more or less. And how bots are minded.
runebound-why-green = makes your Hero fitter for green Challenges
runebound-why-yellow = makes your Hero fitter for yellow Challenges
runebound-why-blue = makes your Hero fitter for blue Challenges
runebound-why-red = makes your Hero fitter for red Challenges
runebound-why-gold = leaves you { $sign } gold
runebound-why-life = leaves your Hero { $sign } Life
runebound-why-allies = spares your Allies
runebound-why-rest = leaves your Hero and Allies better rested
runebound-why-cards = leaves you better equipped
runebound-why-learning = brings you nearer to Experience Counters
runebound-why-runes = gains a Dragon Rune
runebound-why-rivals = keeps Dragon Runes from others
runebound-why-clock = holds back the fall of the towns
runebound-why-goals = brings a worthwhile place nearer
runebound-why-fight = promises more from this combat
runebound-why-won = wins the game

runebound-temperament-bold = bold: it goes for Dragon Runes early
runebound-temperament-careful = careful: it heals and picks fights that it surely wins
runebound-temperament-armed = armed: it shops before it fights
