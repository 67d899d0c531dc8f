## Mats and abilities

scythe-mat-militant = Militär
scythe-mat-innovative = Innovation
scythe-ability-exalt = Ruhm
scythe-ability-burrow = Graben
scythe-ability-sword = Schwert
scythe-ability-shield = Schild
scythe-ability-rally = Sammeln
scythe-ability-maifuku = Maifuku
scythe-ability-toka = Toka
scythe-ability-suiton = Suiton
scythe-ability-ronin = Ronin
scythe-ability-shinobi = Shinobi

## Flags and traps

scythe-ask-waiting-tokens = Leg einen Marker dorthin, wo dein Anführer angehalten hat
scythe-do-leave_flag = Flagge { FORM($place, "at") } hissen
scythe-do-leave_trap = Falle { FORM($place, "at") } aufstellen: kostet { $things }
scythe-do-arm_trap = Falle { FORM($place, "at") } scharf machen
scythe-log-leave_flag = Hisst { FORM($place, "at") } eine {ICON("flag")}
scythe-log-leave_trap = Stellt { FORM($place, "at") } eine {ICON("trap")} auf
scythe-log-arm_trap = Macht die {ICON("trap")} { FORM($place, "at") } scharf
scythe-milestone-trap_sprung = Eine Falle schnappt zu
scythe-milestone-last_turns = Das Ende naht
scythe-awaits-toll = −{ $coins }
scythe-log-trap_sprung = Löst { FORM($place, "at") } die {ICON("trap")} von { $other } aus: kostet { $things }
scythe-why-token-there = Hier liegt schon eine Flagge oder Falle.
scythe-why-river-tunnel = Über Flüsse kommt die Einheit nur in oder aus einem angrenzenden Tunnel.
scythe-why-river-again = In diesem Zug hat schon eine Einheit einen Fluss überquert.
scythe-why-stopped-by-trap = Die Einheit hat eine Falle ausgelöst und hält in diesem Zug hier an.
scythe-source-encounters = Begegnungsorte

## Airships

scythe-unit-airship = Luftschiff
scythe-place-airship = Luftschiff
    .at = auf dem Luftschiff
    .to = auf das Luftschiff
    .from = vom Luftschiff
scythe-ask-flight = Fliege mit deinem Luftschiff
scythe-ask-spy-below = Spionage für 1~{ICON("coin")}: Wessen Karten willst du sehen?
scythe-ask-place-yield = Bohrer: Wohin kommt die Ressource?
scythe-ask-exchange-objective = Verhandlung: ein Ziel tauschen?
scythe-ask-draw-objective = Zieh dein neues Ziel
scythe-ask-use-tile = Beschuss gegen { $other } { FORM($place, "at") } nutzen? Du zahlst 1~{ICON("any_resource")}, { $other } verliert { $power }~{ICON("power")}.
scythe-ask-airship-combat = { $count ->
    [one] Blitzkrieg { FORM($place, "at") }: das Luftschiff von { $other } angreifen?
   *[other] Blitzkrieg { FORM($place, "at") }: ein anderes Luftschiff angreifen?
  }
scythe-do-land = Landen
scythe-do-boost = Weiter fliegen
scythe-do-spy = Hand von { $other } ansehen
scythe-do-exchange = „{ $card }“ tauschen
scythe-do-draw = Ziel ziehen
scythe-do-duel = Luftschiff von { $other } angreifen
scythe-do-take_shelter = Rückzug unter das Luftschiff { FORM($place, "at") }
scythe-log-fly = { $unit } fliegt { FORM($place, "to") }
scythe-log-load = Lädt { $thing } { FORM($place, "at") } auf
scythe-log-unload = Lädt { $thing } { FORM($place, "at") } ab
scythe-log-use_tile = Nutzt { $tile }
scythe-log-toll = Zahlt { $amount }~{ICON("coin")} Zoll an { $other }
scythe-log-exchange = Tauscht ein Ziel
scythe-log-exchange_card = Du ziehst das Ziel { $card }
scythe-log-air_combat = Kämpft { FORM($place, "at") } gegen das Luftschiff von { $other }
scythe-log-airship_home = { $unit } fliegt heim
scythe-why-airship-range = Weiter kann das Luftschiff bei dieser Bewegung nicht fliegen.
scythe-why-airship-home = Luftschiffe können nicht auf eine Heimatbasis fliegen.
scythe-why-airship-tunnel = Luftschiffe können keine Tunnel und Minen nutzen.
scythe-why-airship-carries-other = Mit diesen Plättchen tragen Luftschiffe etwas anderes.
scythe-why-airship-full = Das Luftschiff ist voll.
scythe-why-airship-not-controlled = Diese Region kontrolliert jemand anderes, du kannst hier keine Ressourcen mitnehmen.
scythe-why-airship-guarded = Hier steht ein fremder Anführer oder Mech, du kannst keine Arbeiter aufladen.
scythe-why-airship-opposed = Hier stehen fremde Einheiten, du kannst keine Arbeiter abladen.
scythe-why-airship-worker-on-lake = Luftschiffe können keine Arbeiter auf einem See abladen.
scythe-why-airship-worker-home = Luftschiffe können keine Arbeiter auf einer Heimatbasis abladen.
scythe-why-airship-goods-on-lake = Auf einem See kannst du eine Ressource nur abladen, wenn dort dein Anführer oder ein Mech von dir steht.
scythe-why-worker-aboard = Dieser Arbeiter ist an Bord des Luftschiffs; lade ihn ab, bevor du mit ihm ziehst.
scythe-why-shelter-held = Unter dem Luftschiff stehen fremde Einheiten.

## Airship tiles

scythe-tile-bombard = Beschuss
scythe-tile-bounty = Kopfgeld
scythe-tile-siege_engine = Belagerung
scythe-tile-distract = Ablenkung
scythe-tile-espionage = Spionage
scythe-tile-blitzkrieg = Blitzkrieg
scythe-tile-toll = Zoll
scythe-tile-war_correspondent = Reporter
scythe-tile-ferry = Fähre
scythe-tile-boost = Schub
scythe-tile-drill = Bohrer
scythe-tile-hero = Held
scythe-tile-safe_haven = Zuflucht
scythe-tile-reap = Ernte
scythe-tile-craft = Handwerk
scythe-tile-negotiate = Verhandlung
scythe-tile-bombard-text = Einmal in jedem deiner Kämpfe unter deinem Luftschiff darfst du, bevor die Scheiben eingestellt werden, eine beliebige Ressource zahlen: Dein Gegner verliert { $power }~{ICON("power")}.
scythe-tile-bounty-text = Jeder Kampf, den du unter deinem Luftschiff gewinnst, bringt { $amount }~{ICON("coin")}.
scythe-tile-siege_engine-text = Greifst du unter oder neben deinem Luftschiff an, darfst du { $amount ->
    [one] eine Kampfkarte mehr spielen.
   *[other] { $amount } Kampfkarten mehr spielen.
  }
scythe-tile-distract-text = In jedem deiner Kämpfe unter deinem Luftschiff darf dein Gegner { $amount ->
    [one] eine Kampfkarte weniger spielen.
   *[other] { $amount } Kampfkarten weniger spielen.
  }
scythe-tile-espionage-text = Endet ein Flug über fremden Einheiten, darfst du { $coins }~{ICON("coin")} zahlen: Sieh dir die Kampfkarten dieses Gegners an und zieh dann { $combat_cards ->
    [one] eine Karte.
   *[other] { $combat_cards } Karten.
  }
scythe-tile-blitzkrieg-text = Nach den Bewegungen darf dein Luftschiff ein anderes über derselben Region angreifen, mit Scheiben und { $cards ->
    [one] einer Kampfkarte
   *[other] bis zu { $cards } Kampfkarten
  } auf jeder Seite. Wer siegt, setzt einen Kampfstern; das andere fliegt heim.
scythe-tile-toll-text = Jeder fremde Anführer, Mech oder Arbeiter, der in die Region unter deinem Luftschiff zieht, zahlt dir wenn möglich { $coins }~{ICON("coin")}. Getragene Einheiten zahlen nichts.
scythe-tile-war_correspondent-text = Nach jedem Kampf unter deinem Luftschiff, auch zwischen anderen, bekommst du { $amount }~{ICON("popularity")}.
scythe-tile-ferry-text = Dein Luftschiff trägt { $resources } Ressourcen und { $workers } Arbeiter zugleich.
scythe-tile-boost-text = Einmal pro Flug darfst du { $coins }~{ICON("coin")} zahlen und bis zu { $spaces ->
    [one] eine Region weiter fliegen.
   *[other] { $spaces } Regionen weiter fliegen.
  }
scythe-tile-drill-text = Ein Flug, der über Berg oder Tundra endet, bringt 1~{ICON("metal")} oder 1~{ICON("oil")}, das du zu einem deiner Arbeiter legst.
scythe-tile-hero-text = Jede deiner Begegnungen unter deinem Luftschiff bringt danach { $amount }~{ICON("popularity")} dazu.
scythe-tile-safe_haven-text = Nach einem verlorenen Kampf dürfen sich alle deine Einheiten dort in die Region unter deinem Luftschiff zurückziehen, wenn sie anderes Land ohne fremde Einheiten ist.
scythe-tile-reap-text = Produzieren wirkt auch in der Region unter deinem Luftschiff, wenn du sie kontrollierst, mit { $tokens ->
    [one] einem Stück mehr.
   *[other] { $tokens } Stück mehr.
  }
scythe-tile-craft-text = Auf dem Land unter deinem Luftschiff darfst du ohne Arbeiter bauen und einsetzen, wenn dort keine fremden Einheiten stehen.
scythe-tile-negotiate-text = Nach einem Flug, der über einem Dorf endet, darfst du ein Ziel gegen ein neues tauschen und bekommst { $popularity }~{ICON("popularity")}.

## Resolution tiles

scythe-tile-land_rush = Landnahme
scythe-tile-factory_explosion = Die Fabrik explodiert
scythe-tile-spoils_of_war = Kriegsbeute
scythe-tile-king_of_the_hill = König des Hügels
scythe-tile-deja_vu = Déjà-vu
scythe-tile-mission_possible = Mission: möglich
scythe-tile-doomsday_clock = Fünf vor zwölf
scythe-tile-backup_plan = Plan B
scythe-nth-star = { $stars ->
    [1] erste Stern
    [2] zweite Stern
    [3] dritte Stern
    [4] vierte Stern
    [5] fünfte Stern
    [6] sechste Stern
    [7] siebte Stern
    [8] achte Stern
    [9] neunte Stern
    [10] zehnte Stern
   *[other] { $stars }. Stern
  }
    .acc = { $stars ->
    [1] ersten Stern
    [2] zweiten Stern
    [3] dritten Stern
    [4] vierten Stern
    [5] fünften Stern
    [6] sechsten Stern
    [7] siebten Stern
    [8] achten Stern
    [9] neunten Stern
    [10] zehnten Stern
   *[other] { $stars }. Stern
  }
scythe-more-turns = { $turns ->
    [one] noch einen Zug
    [2] noch zwei Züge
   *[other] noch { $turns } Züge
  }
scythe-tile-land_rush-text = Nach dem { scythe-nth-star.acc } eines Spielers bekommen alle gleich viele Züge. Dann ziehen alle noch einmal mit { $closing_move ->
    [one] einer Einheit
    [2] zwei Einheiten
   *[other] { $closing_move } Einheiten
  }, ohne Kampf.
scythe-tile-factory_explosion-text = Wer zuerst den { scythe-nth-star.acc } setzt, bekommt { $trigger_coins }~{ICON("coin")}; alle haben { scythe-more-turns }. Dann ziehen alle Einheiten in und neben der Fabrik heim, und jede kostet ihren Besitzer { $blast_popularity }~{ICON("popularity")}.
scythe-tile-spoils_of_war-text = Jeder gewonnene Kampf bringt { $combat_coins }~{ICON("coin")}, und für einen dritten Sieg kann ein Stern auf dieses Plättchen kommen. Der { scythe-nth-star } beendet das Spiel.
scythe-tile-king_of_the_hill-text = Kontrollierst du zu Beginn deines Zuges die Fabrik, darfst du einmal einen Stern setzen. Wer sie am Ende kontrolliert, bekommt { $factory_coins }~{ICON("coin")}. Der { scythe-nth-star } beendet das Spiel.
scythe-tile-deja_vu-text = Ziel, Ansehen und Stärke können je zwei Sterne bringen; dazwischen muss der Wert gesunken sein. Nach dem { scythe-nth-star.acc } eines Spielers bekommen alle gleich viele Züge.
scythe-tile-mission_possible-text = { $public_objectives ->
    [2] Zwei Ziele
   *[other] { $public_objectives } Ziele
  } sind für alle offen; du kannst für jedes einmal einen Stern setzen, dazu für ein eigenes. Der { scythe-nth-star } beendet das Spiel.
scythe-tile-doomsday_clock-text = Das Spiel dauert für alle { $rounds } Züge, egal wie viele Sterne gesetzt sind.
scythe-tile-backup_plan-text = Der { scythe-nth-star } beendet das Spiel, wenn dieser Spieler in Führung liegt. Sonst haben alle { scythe-more-turns }.
scythe-goal-tile = das Schlussplättchen
scythe-goal-public = { $place ->
    [1] das erste offene Ziel
    [2] das zweite offene Ziel
    [3] das dritte offene Ziel
   *[other] offenes Ziel { $place }
  }
scythe-log-last_turns = { $amount ->
    [0] Löst das Ende nach diesem Zug aus
    [one] Löst das Ende aus: noch 1 Zug
   *[other] Löst das Ende aus: noch { $amount } Züge
  }
scythe-log-closing_move = Schlussbewegung
scythe-why-closing-peace = Die Schlussbewegung darf nicht zu fremden Einheiten führen.
scythe-why-no-star-left = Du hast schon alle deine Sterne gesetzt.
scythe-why-public-starred = Für dieses Ziel hast du schon einen Stern.

## Options of the new-game screen

scythe-option-invaders = Albion und Togawa
scythe-option-invaders-help = Zwei weitere Nationen und zwei Spielertableaus. Zu sechst oder siebt nötig.
scythe-option-invaders-on = Ein
scythe-option-invaders-off = Aus
scythe-option-airships = Luftschiffe
scythe-option-airships-help = Alle haben ein Luftschiff. Was Luftschiffe können, sagen zwei Plättchen: ein Paar für alle oder jedem ein eigenes. Die meisten sind Hausplättchen: Die Namen stammen aus dem Spiel, die Wirkungen von uns.
scythe-option-airships-off = Keine
scythe-option-airships-shared = Ein Paar für alle
scythe-option-airships-own = Jedem ein Paar
scythe-option-aggressive = Aggressives Plättchen
scythe-option-aggressive-help = { $chosen ->
    [bombard] { scythe-tile-bombard-text }
    [bounty] { scythe-tile-bounty-text }
    [siege_engine] { scythe-tile-siege_engine-text }
    [distract] { scythe-tile-distract-text }
    [espionage] { scythe-tile-espionage-text }
    [blitzkrieg] { scythe-tile-blitzkrieg-text }
    [toll] { scythe-tile-toll-text }
    [war_correspondent] { scythe-tile-war_correspondent-text }
   *[other] Was Luftschiffe tragen und was sie in Kämpfen bewirken.
  }
scythe-option-aggressive-random = Zufällig
scythe-option-aggressive-bombard = { scythe-tile-bombard }
scythe-option-aggressive-bounty = { scythe-tile-bounty }
scythe-option-aggressive-siege_engine = { scythe-tile-siege_engine }
scythe-option-aggressive-distract = { scythe-tile-distract }
scythe-option-aggressive-espionage = { scythe-tile-espionage }
scythe-option-aggressive-blitzkrieg = { scythe-tile-blitzkrieg }
scythe-option-aggressive-toll = { scythe-tile-toll }
scythe-option-aggressive-war_correspondent = { scythe-tile-war_correspondent }
scythe-option-passive = Passives Plättchen
scythe-option-passive-help = { $chosen ->
    [ferry] { scythe-tile-ferry-text }
    [boost] { scythe-tile-boost-text }
    [drill] { scythe-tile-drill-text }
    [hero] { scythe-tile-hero-text }
    [safe_haven] { scythe-tile-safe_haven-text }
    [reap] { scythe-tile-reap-text }
    [craft] { scythe-tile-craft-text }
    [negotiate] { scythe-tile-negotiate-text }
   *[other] Wie weit Luftschiffe fliegen und was sie sonst noch können.
  }
scythe-option-passive-random = Zufällig
scythe-option-passive-ferry = { scythe-tile-ferry }
scythe-option-passive-boost = { scythe-tile-boost }
scythe-option-passive-drill = { scythe-tile-drill }
scythe-option-passive-hero = { scythe-tile-hero }
scythe-option-passive-safe_haven = { scythe-tile-safe_haven }
scythe-option-passive-reap = { scythe-tile-reap }
scythe-option-passive-craft = { scythe-tile-craft }
scythe-option-passive-negotiate = { scythe-tile-negotiate }
scythe-option-resolution = Schlussplättchen
scythe-option-resolution-help = { $chosen ->
    [land_rush] { scythe-tile-land_rush-text }
    [factory_explosion] { scythe-tile-factory_explosion-text }
    [spoils_of_war] { scythe-tile-spoils_of_war-text }
    [king_of_the_hill] { scythe-tile-king_of_the_hill-text }
    [deja_vu] { scythe-tile-deja_vu-text }
    [mission_possible] { scythe-tile-mission_possible-text }
    [doomsday_clock] { scythe-tile-doomsday_clock-text }
    [backup_plan] { scythe-tile-backup_plan-text }
   *[other] Ein Plättchen bestimmt, wann das Spiel endet, und bringt eigene Regeln mit. Die meisten sind Hausplättchen.
  }
scythe-option-resolution-off = Keines
scythe-option-resolution-random = Zufällig
scythe-option-resolution-land_rush = { scythe-tile-land_rush }
scythe-option-resolution-factory_explosion = { scythe-tile-factory_explosion }
scythe-option-resolution-spoils_of_war = { scythe-tile-spoils_of_war }
scythe-option-resolution-king_of_the_hill = { scythe-tile-king_of_the_hill }
scythe-option-resolution-deja_vu = { scythe-tile-deja_vu }
scythe-option-resolution-mission_possible = { scythe-tile-mission_possible }
scythe-option-resolution-doomsday_clock = { scythe-tile-doomsday_clock }
scythe-option-resolution-backup_plan = { scythe-tile-backup_plan }
