# How a turn goes in Raiders of Scythia.

raiders-turn-turn = Place a worker, then pick one up
raiders-turn-turn-place = Put your worker on an empty building, and use what that building offers.
raiders-turn-turn-pick = Then pick up a different worker from another building, and use that one too. It is yours for the next turn.
raiders-turn-turn-raid = Or raid: put your worker on a settlement instead. That is the whole turn, and it brings plunder, points and another worker.

raiders-turn-work = What the village gives you
raiders-turn-work-goods = Provisions feed a raid, kumis makes it stronger or heals, silver pays your crew. At the end of a turn you keep at most { $provisions } provisions, { $kumis } kumis and { $silver } silver.
raiders-turn-work-crew = Draw cards, then hire them at the Barracks: up to five crew members fight for you. A card you do not hire can be played once or sold.
raiders-turn-work-animals = Eagles and horses stand beside a crew member: horses make it stronger, eagles double or use what it can do.
raiders-turn-work-hero = Your hero can be used at the Town Centre, turn after turn.

raiders-turn-end = Raid, score, and see the end coming
raiders-turn-end-dice = A raid rolls the dice. They and your crew make your {ICON("strength")} strength: the more, the more {ICON("vp")} points.
raiders-turn-end-wounds = Raids wound. You choose who takes each wound; a wound costs one strength, and one too many kills.
raiders-turn-end-plunder = Take all plunder of one space and its worker. Plunder scores, and pays for the quests that lay under it.
raiders-turn-end-end = When only { $spaces } raid { $spaces ->
        [one] space
       *[other] spaces
    } or { $quests ->
        [one] { $quests } quest is
       *[other] { $quests } quests are
    } left, everyone has one more turn. The most points win.
