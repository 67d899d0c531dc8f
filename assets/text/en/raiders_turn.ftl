# How a turn goes in Raiders of Scythia.

raiders-turn-turn = Place a worker, then pick one up
raiders-turn-turn-place = Put your worker on an empty building, and use what that building offers.
raiders-turn-turn-pick = Then pick up a different worker from another building, and use that one too. It is yours for the next turn.
raiders-turn-turn-raid = Or raid: put your worker on a settlement instead. That is your whole turn, and it gives you plunder, points and another worker.

raiders-turn-work = Working in the village
raiders-turn-work-goods = Provisions pay for a raid, kumis makes it stronger or heals, silver pays your crew. At the end of a turn you keep at most { $provisions } provisions, { $kumis } kumis and { $silver } silver.
raiders-turn-work-crew = Draw cards, then hire them at the Barracks: up to five crew members fight for you. You can play or sell a card instead of hiring it.
raiders-turn-work-animals = Eagles and horses stand beside a crew member: horses make it stronger, eagles double its ability or use it.
raiders-turn-work-hero = You can use your hero at the Town Centre, turn after turn.

raiders-turn-end = Raid, score, and see the end coming
raiders-turn-end-dice = In a raid, the dice and your crew add up to your {ICON("strength")}. The more you have, the more {ICON("vp")} you score.
raiders-turn-end-wounds = Raids cause wounds. You choose who takes each one. A wound costs one strength, and one too many kills.
raiders-turn-end-plunder = Take all plunder from one space, and its worker. Plunder scores, and pays for the quests that were under it.
raiders-turn-end-end = When only { $spaces } raid { $spaces ->
        [one] space
       *[other] spaces
    } or { $quests ->
        [one] { $quests } quest is
       *[other] { $quests } quests are
    } left, everyone has one more turn. Whoever has the most points wins.
