## Titles of cards and tiles

scythe-objective-o01 = Bergfestung
scythe-objective-o02 = Tunnelnetz
scythe-objective-o03 = Kornkammer
scythe-objective-o04 = Anspruch auf die Tundra
scythe-objective-o05 = Herr der Fabrik
scythe-objective-o06 = Das Feld räumen
scythe-objective-o07 = Automatisierung
scythe-objective-o08 = Arm, aber beliebt
scythe-objective-o09 = Großes Depot
scythe-objective-o10 = Anspruch auf den Wald
scythe-objective-o11 = Bund der Dörfer
scythe-objective-o12 = Volle Schatzkammer
scythe-objective-o13 = Sammelpunkt
scythe-objective-o14 = Ausgeglichene Bilanz
scythe-objective-o15 = Gleiche Reihen
scythe-objective-o16 = Bewachter Konvoi
scythe-objective-o17 = Äußerer Ring
scythe-objective-o18 = Ruhende Waffen
scythe-objective-o19 = Seenland
scythe-objective-o20 = Städtebau
scythe-objective-o21 = Marktbeherrschung
scythe-objective-o22 = Frisch aus dem Werk
scythe-objective-o23 = Generalstab
scythe-objective-o24 = Posten vor der Fabrik
scythe-objective-o25 = Gefürchtete Macht
scythe-objective-o26 = Fünf Gewerbe
scythe-objective-o27 = Ferne Werke
scythe-encounter-e01 = Feldweg im Morgengrauen
scythe-encounter-e02 = Eingeschneiter Posten
scythe-encounter-e03 = Hochweide
scythe-encounter-e04 = Parade am Wegesrand
scythe-encounter-e05 = Lager am Fluss
scythe-encounter-e06 = Winterliche Lichtung
scythe-encounter-e07 = Vorgeschobenes Lager
scythe-encounter-e08 = Grenzstadt
scythe-encounter-e09 = Hof des Kesselflickers
scythe-encounter-e10 = Lichter im Nebel
scythe-encounter-e11 = Alter Obstgarten
scythe-encounter-e12 = Sägewerk
scythe-encounter-e13 = Dorffest
scythe-encounter-e14 = Zerbrochener Zaun
scythe-encounter-e15 = Übergang
scythe-encounter-e16 = Zeit der Aussaat
scythe-encounter-e17 = Haus der Veteranen
scythe-encounter-e18 = Jagdgesellschaft
scythe-encounter-e19 = Rast am Weg
scythe-encounter-e20 = Einsamer Baum
scythe-encounter-e21 = Führerlose Lokomotive
scythe-encounter-e22 = Stillgelegte Mine
scythe-encounter-e23 = An der Haustür
scythe-encounter-e24 = Waldpatrouille
scythe-encounter-e25 = Verschüttete Werkstatt
scythe-encounter-e26 = Volle Schenke
scythe-encounter-e27 = Neues Scheunendach
scythe-encounter-e28 = Langer Abschied
scythe-encounter-e29 = Essensausgabe
scythe-encounter-e30 = Hof an der Kreuzung
scythe-encounter-e31 = Nach dem Sturm
scythe-encounter-e32 = Rathaus
scythe-encounter-e33 = Fremde Gesandte
scythe-encounter-e34 = Verirrte Kolonne
scythe-encounter-e35 = Gartentor
scythe-encounter-e36 = Kein Wort verstanden
scythe-encounter-e37 = Heimkehr
scythe-encounter-e38 = Am Seeufer
scythe-encounter-e39 = Straße der Drähte
scythe-encounter-e40 = Dorfkapelle
scythe-encounter-e41 = Marschordnung
scythe-encounter-e42 = Landelichter
scythe-factory-f01 = Nachtschicht
scythe-factory-f02 = Ausbildung am Band
scythe-factory-f03 = Volksparade
scythe-factory-f04 = Lagerverkauf
scythe-factory-f05 = Ehrengarde
scythe-factory-f06 = Söldner
scythe-factory-f07 = Beschlagnahme
scythe-factory-f08 = Güterbahnhof
scythe-factory-f09 = Musterwerkstatt
scythe-factory-f10 = Panzerhalle
scythe-factory-f11 = Öffentliche Bauten
scythe-factory-f12 = Exerzierhalle
scythe-factory-f13 = Tauschgießerei
scythe-factory-f14 = Arbeitsbörse
scythe-factory-f15 = Waffenhandel
scythe-factory-f16 = Markttag
scythe-factory-f17 = Feldlabor
scythe-factory-f18 = Nachschubakademie
scythe-bonus-tunnels_adjacent = Nahe Tunnel
scythe-bonus-lakes_adjacent = Nahe Seen
scythe-bonus-encounters_adjacent = Begegnungen
scythe-bonus-on_tunnels = Auf Tunneln
scythe-bonus-in_a_row = In einer Linie
scythe-bonus-on_farms_tundras = Farmen, Tundren

## Joining words

scythe-and = { $first } und { $last }
scythe-or = { $first } oder { $last }
scythe-comma = { $first }, { $last }
scythe-amount = { $amount }~{ $item }
scythe-free = kostenlos
scythe-nobody = niemand
scythe-somewhere = irgendwo
    .at = irgendwo
    .to = irgendwohin
    .from = von irgendwo
scythe-hidden-card = eine Karte

## Factions, player mats

scythe-side = Nation
scythe-sides = Nationen
scythe-plays = Spielertableaus
scythe-first-star = Erster Stern
scythe-first-combat = Erster Angriff
scythe-first-encounter = Erste Begegnung
scythe-faction-nordic = Nordreich
    .gen = des Nordreichs
scythe-faction-rusviet = Rusviet
    .gen = Rusviets
scythe-faction-crimea = Krim
    .gen = der Krim
scythe-faction-saxony = Sachsen
    .gen = Sachsens
scythe-faction-polania = Polania
    .gen = Polanias
scythe-faction-albion = Albion
    .gen = Albions
scythe-faction-togawa = Togawa
    .gen = Togawas
scythe-mat-industrial = Industrie
scythe-mat-engineering = Technik
scythe-mat-patriotic = Vaterland
scythe-mat-mechanical = Mechanik
scythe-mat-agricultural = Landbau

## Icons in plain words, for buttons

scythe-icon-power = Stärke
scythe-icon-popularity = Ansehen
scythe-icon-oil = Öl
scythe-icon-metal = Metall
scythe-icon-food = Nahrung
scythe-icon-wood = Holz
scythe-icon-coin = { $amount ->
    [one] Münze
   *[other] Münzen
  }
scythe-icon-combat_card = { $amount ->
    [one] Kampfkarte
   *[other] Kampfkarten
  }
scythe-icon-any_resource = { $amount ->
    [one] Ressource
   *[other] Ressourcen
  }
scythe-icon-labourer = Arbeiter
scythe-icon-mech = { $amount ->
    [one] Mech
   *[other] Mechs
  }
scythe-icon-build = Gebäude
scythe-icon-upgrade = { $amount ->
    [one] Entwicklung
   *[other] Entwicklungen
  }
scythe-icon-recruit = { $amount ->
    [one] Rekrut
   *[other] Rekruten
  }
scythe-icon-territory = { $amount ->
    [one] Region
   *[other] Regionen
  }
scythe-icon-character = { $amount ->
    [one] Einheit
   *[other] Einheiten
  }
scythe-icon-move = { $amount ->
    [one] Einheit
   *[other] Einheiten
  }
scythe-icon-triumph = { $amount ->
    [one] Stern
   *[other] Sterne
  }
scythe-icon-tunnel = Tunnel
scythe-icon-encounter = Begegnung
scythe-icon-factory = Fabrik
scythe-icon-combat = Kampf
scythe-icon-arrow_right = für

## Lands

scythe-terrain-mountain = Berg
scythe-terrain-farm = Farm
scythe-terrain-forest = Wald
scythe-terrain-tundra = Tundra
scythe-terrain-village = Dorf
scythe-terrain-lake = See
scythe-terrain-factory = Fabrik
scythe-terrain-home_base = Heimatbasis
scythe-terrain-mountain-many = Berge
scythe-terrain-farm-many = Farmen
scythe-terrain-forest-many = Wälder
scythe-terrain-tundra-many = Tundren
scythe-terrain-village-many = Dörfer
scythe-base = Heimatbasis { FORM($faction, "gen") }
    .at = auf der Heimatbasis { FORM($faction, "gen") }
    .to = auf die Heimatbasis { FORM($faction, "gen") }
    .acc = die Heimatbasis { FORM($faction, "gen") }
    .from = von der Heimatbasis { FORM($faction, "gen") }

## Pieces

scythe-unit-character = Anführer
scythe-unit-mech = Mech
scythe-unit-worker = Arbeiter
scythe-unit-mark = { $icon } { $name }
scythe-mech-named = Mech ({ $ability })
scythe-structure-mine = Mine
    .gender = f
scythe-structure-mill = Mühle
    .gender = f
scythe-structure-monument = Denkmal
    .gender = n
scythe-structure-armory = Arsenal
    .gender = n
scythe-card-combat = Kampfkarte { $value }
scythe-combat-card = Kampf

## Actions of the mats

scythe-action-move = Bewegen
scythe-action-bolster = Verstärken
scythe-action-trade = Handeln
scythe-action-produce = Produzieren
scythe-action-upgrade = Entwickeln
scythe-action-deploy = Einsetzen
scythe-action-build = Bauen
scythe-action-enlist = Rekrutieren
scythe-action-factory_top = Fabrikkarte
scythe-action-factory_move = Fabrikbewegung
scythe-section = { $top } und { $bottom }
scythe-section-factory = die Fabrikkarte
scythe-gives-units = mit { $amount } Einheiten je eine Region weit ziehen
scythe-gives-coins = { $amount }~{ICON("coin")} nehmen
scythe-gives-power = { $amount }~{ICON("power")} bekommen
scythe-gives-combat_cards = { $amount }~{ICON("combat_card")} ziehen
scythe-gives-resources = { $amount } beliebige Ressourcen in einer Region mit einem Arbeiter von dir bekommen
scythe-gives-popularity = { $amount }~{ICON("popularity")} bekommen
scythe-gives-territories = in { $amount } Regionen produzieren
scythe-does-upgrade = einen Würfel der oberen Reihe in ein freies Klammerfeld der unteren Reihe legen
scythe-does-deploy = einen Mech in eine Region stellen, die du mit einem Arbeiter kontrollierst; seine Fähigkeit gilt ab sofort
scythe-does-build = ein Gebäude in eine Region stellen, die du mit einem Arbeiter kontrollierst
scythe-does-enlist = einen Rekruten auf einen freien Sofortbonus deines Nationentableaus legen: Du bekommst ihn jetzt, und von nun an immer wieder den Bonus unter dem Rekruten
scythe-does-mine = Ihre Region ist ein Tunnel, aber nur für deine Einheiten
scythe-does-mill = Produzieren wirkt auch in ihrer Region, solange du sie kontrollierst
scythe-does-monument = Verstärken bringt auch { $things }
scythe-does-armory = Handeln bringt auch { $things }

## Abilities

scythe-ability-swim = Schwimmen
scythe-ability-relentless = Unerbittlich
scythe-ability-coercion = Nötigung
scythe-ability-dominate = Vorherrschaft
scythe-ability-meander = Streifzug
scythe-ability-riverwalk = Waten
scythe-ability-speed = Tempo
scythe-ability-seaworthy = Seetüchtig
scythe-ability-artillery = Artillerie
scythe-ability-township = Gemeinde
scythe-ability-peoples_army = Volksarmee
scythe-ability-wayfare = Wanderschaft
scythe-ability-scout = Späher
scythe-ability-underpass = Stollen
scythe-ability-disarm = Entwaffnen
scythe-ability-submerge = Tauchen
scythe-ability-camaraderie = Kameradschaft
scythe-does-river = dein Anführer und deine Mechs können Flüsse überqueren (Ziel: { $lands })
scythe-does-swim = deine Arbeiter können Flüsse überqueren, egal wohin
scythe-does-range = { $amount ->
    [one] dein Anführer und deine Mechs können bei jeder Bewegung 1 Region weiter ziehen
   *[other] dein Anführer und deine Mechs können bei jeder Bewegung { $amount } Regionen weiter ziehen
  }
scythe-does-lakes = dein Anführer und deine Mechs können Seen betreten und verlassen
scythe-does-lakes-retreat = dein Anführer und deine Mechs können Seen betreten und verlassen; nach einem verlorenen Kampf dürfen sie sich auf einen angrenzenden See zurückziehen
scythe-does-lakes-across = dein Anführer und deine Mechs können Seen betreten und verlassen und von jedem See auf jeden anderen ziehen
scythe-does-link = für deinen Anführer und deine Mechs gelten als benachbart: { $places }
scythe-does-jump = dein Anführer und deine Mechs können von überall zu { $places } ziehen
scythe-does-before-pay = einmal pro Kampf, bevor die Scheiben eingestellt werden, darfst du { $cost } zahlen: { $effect }
scythe-does-before-anywhere = einmal pro Kampf, bevor die Scheiben eingestellt werden: { $effect }
scythe-does-before-tunnel_or_own_mine = einmal pro Kampf in einer Region mit Tunnel oder bei deiner Mine, bevor die Scheiben eingestellt werden: { $effect }
scythe-does-steal = einmal pro Kampf, bevor die Scheiben eingestellt werden: Nimm deinem Gegner { $amount ->
    [one] eine zufällige Kampfkarte weg; du darfst sie gleich spielen
   *[other] { $amount } zufällige Kampfkarten weg; du darfst sie gleich spielen
  }
scythe-does-extra-card = { $amount ->
    [one] ist im Kampf einer deiner Arbeiter dabei, darfst du 1 Kampfkarte mehr spielen
   *[other] ist im Kampf einer deiner Arbeiter dabei, darfst du { $amount } Kampfkarten mehr spielen
  }
scythe-does-keep = wenn du als Angreifer gewinnst, kosten dich vertriebene Arbeiter kein Ansehen
scythe-does-repeat = du darfst denselben Abschnitt noch einmal wählen, nur die Fabrikkarte nicht
scythe-does-coerce = { $amount ->
    [one] einmal pro Zug kannst du mit 1 Kampfkarte zahlen, als wäre sie 1 beliebige Ressource
   *[other] in jedem Zug kannst du mit bis zu { $amount } Kampfkarten zahlen, als wäre jede 1 beliebige Ressource
  }
scythe-does-stars = beliebig viele Sterne aus Kämpfen und Zielen, insgesamt aber höchstens sechs; du behältst dein zweites Ziel
scythe-does-options = du darfst in jeder Begegnung bis zu { $amount } verschiedene Möglichkeiten wählen
scythe-does-foe-loses = Dein Gegner verliert { $things }
scythe-does-gain = Du bekommst { $things }

## The same in so few words that they fit a line of the faction mat

scythe-brief-river = über Flüsse, Ziel: { $lands }
scythe-brief-swim = Arbeiter über Flüsse
scythe-brief-range = { $amount } Region weiter ziehen
scythe-brief-lakes = auf Seen und herunter
scythe-brief-lakes-retreat = auf Seen, auch beim Rückzug
scythe-brief-lakes-across = auf Seen, von See zu See
scythe-brief-link = verbindet { $short }
scythe-brief-part-controlled_village = Dörfer
scythe-brief-part-controlled_mountain = Berge
scythe-brief-part-factory = Fabrik
scythe-brief-part-tunnel = Tunnel
scythe-brief-part-own_mine = Mine
scythe-brief-jump = zu { $places }
scythe-brief-before-pay = zahle { $cost }, Gegner −{ $foe }
scythe-brief-before-anywhere = vor dem Kampf: { $effect }
scythe-brief-before-tunnel_or_own_mine = Tunnel, Mine: Gegner −{ $foe }
scythe-brief-steal = stiehl eine Karte vor dem Kampf
scythe-brief-extra-card = { $amount } Karte mehr mit Arbeiter
scythe-brief-keep = Siege kosten kein {ICON("popularity")}
scythe-brief-repeat = Abschnitt darf gleich bleiben
scythe-brief-coerce = { $amount }~{ICON("combat_card")} pro Zug als Ressource
scythe-brief-stars = Kampf- und Zielsterne unbegrenzt
scythe-brief-options = { $amount } Möglichkeiten pro Begegnung
scythe-part-controlled_village = deine Dörfer
scythe-part-controlled_mountain = deine Berge
scythe-part-factory = die Fabrik
scythe-part-tunnel = Tunnel
scythe-part-own_mine = deine Mine
scythe-target-own_home_base = deiner Basis
scythe-target-inactive_home_base = einer ungenutzten
scythe-target-unoccupied_farm = einer Farm ohne Einheiten

## Objectives: as the card says it, in short with its count

scythe-need-control_terrain = { CAPITAL(scythe-bound) } { $amount ->
    [one] { $land }
   *[other] { $lands }
  } kontrollieren
scythe-need-control_tunnels = { CAPITAL(scythe-bound) } Tunnel kontrollieren
scythe-need-control_factory = { $bound ->
    [none] Die Fabrik nicht kontrollieren
   *[least] Die Fabrik kontrollieren
  }
scythe-need-most_power = { $bound ->
    [none] Jemand hat mehr Stärke als du
   *[least] Niemand hat mehr Stärke als du
  }
scythe-need-driven_off = In diesem Zug { scythe-bound } Arbeiter vertreiben
scythe-need-power = { CAPITAL(scythe-bound-least) }~{ICON("power")} haben
scythe-need-factory_cards = { CAPITAL(scythe-bound) } { $amount ->
    [one] Fabrikkarte
   *[other] Fabrikkarten
  } haben
scythe-need-mechs = { CAPITAL(scythe-bound) } { $amount ->
    [one] Mech
   *[other] Mechs
  } haben
scythe-need-workers = { CAPITAL(scythe-bound-least) } Arbeiter haben
scythe-need-coins = { CAPITAL(scythe-bound-least) }~{ICON("coin")} haben
scythe-need-popularity = { $bound ->
    [none] Kein
   *[least] { CAPITAL(scythe-bound-least) }
  }~{ICON("popularity")} haben
scythe-need-territory_resources = Eine Region mit { $bound ->
    [none] keinen
   *[least] { scythe-bound }
  } { $amount ->
    [one] Ressource
   *[other] Ressourcen
  } kontrollieren{ $each ->
    [0] {""}
    [1] , darunter alle vier Sorten
   *[other] , darunter { $each } von jeder Sorte
  }
scythe-need-tokens_on_one_territory = { CAPITAL(scythe-bound-least) } deiner Einheiten und Gebäude in einer Region haben
scythe-need-upgrades = { CAPITAL(scythe-bound-an) } { $amount ->
    [one] Entwicklung
   *[other] Entwicklungen
  } haben
scythe-need-structures = { CAPITAL(scythe-bound) } Gebäude haben
scythe-need-recruits = { CAPITAL(scythe-bound-an) } Rekruten eingesetzt haben
scythe-need-resource_kinds = { CAPITAL(scythe-bound) } { $amount ->
    [one] Sorte
   *[other] Sorten
  } Ressourcen kontrollieren
scythe-need-workers_equal_recruits = { $bound ->
    [none] Nicht gleich viele Arbeiter und eingesetzte Rekruten haben
   *[least] Gleich viele Arbeiter und eingesetzte Rekruten haben
  }
scythe-need-mechs_with_character = { CAPITAL(scythe-bound) }~{ICON("mech")} bei deinem Anführer haben
scythe-need-workers_with_character = { CAPITAL(scythe-bound) }~{ICON("labourer")} bei deinem Anführer haben
scythe-need-resources_with_character = { CAPITAL(scythe-bound) } { $amount ->
    [one] Ressource
   *[other] Ressourcen
  } bei deinem Anführer haben
scythe-need-control_adjacent_to_factory = { CAPITAL(scythe-bound) } { $amount ->
    [one] Region
   *[other] Regionen
  } neben der Fabrik kontrollieren
scythe-need-control_around_same_lake = { CAPITAL(scythe-bound) } { $amount ->
    [one] Region
   *[other] Regionen
  } rund um einen See kontrollieren
scythe-need-resource_same_type = { CAPITAL(scythe-bound) } { $amount ->
    [one] Ressource
   *[other] Ressourcen
  } derselben Sorte kontrollieren
scythe-need-combat_cards = { CAPITAL(scythe-bound-least) }~{ICON("combat_card")} haben
scythe-need-combat_stars = { CAPITAL(scythe-bound) } { $amount ->
    [one] Stern
   *[other] Sterne
  } aus Kämpfen haben
scythe-need-workers_beside_factory = { CAPITAL(scythe-bound) } Arbeiter in einer Region neben der Fabrik haben
scythe-need-control_each_terrain_with_worker = In { $bound ->
    [none] keiner Landschaft einen
    [least] { $amount } Landschaften je einen
   *[other] { scythe-bound } Landschaften je einen
  } Arbeiter haben
scythe-need-structures_adjacent_to_own_home_base = { CAPITAL(scythe-bound) } Gebäude neben deiner Heimatbasis haben
scythe-bound = { $bound ->
    [none] keine
    [most] höchstens { $amount }
    [exactly] genau { $amount }
    [between] { $least } bis { $amount }
   *[least] { $amount }
  }
scythe-bound-an = { scythe-bound }
scythe-bound-least = { $bound ->
    [least] mindestens { $amount }
   *[other] { scythe-bound }
  }
scythe-no = { $bound ->
    [none] {"keine "}
   *[other] {""}
  }
scythe-short-control_terrain = { scythe-no }{ $lands }
scythe-short-control_tunnels = { scythe-no }Tunnel
scythe-short-control_factory = { scythe-no }Fabrik
scythe-short-most_power = { $bound ->
    [none] nicht die meiste Stärke
   *[least] meiste Stärke
  }
scythe-short-driven_off = { $bound ->
    [none] kein Arbeiter vertrieben
    [least] { $amount ->
        [one] Arbeiter vertrieben
       *[other] vertriebene Arbeiter
      }
   *[other] vertriebene Arbeiter
  }
scythe-short-power = { scythe-no }{ICON("power")}
scythe-short-factory_cards = { scythe-no }{ $amount ->
    [one] Fabrikkarte
   *[other] Fabrikkarten
  }
scythe-short-mechs = { scythe-no }{ICON("mech")}
scythe-short-workers = { scythe-no }{ICON("labourer")}
scythe-short-coins = { scythe-no }{ICON("coin")}
scythe-short-popularity = { $bound ->
    [none] {"kein "}
   *[other] {""}
  }{ICON("popularity")}
scythe-short-territory_resources = { $each ->
    [0] { scythe-no }Ressourcen an einem Ort
    [1] { scythe-no }Ressourcen aller Sorten an einem Ort
   *[other] { scythe-no }Ressourcen an einem Ort, { $each } je Sorte
  }
scythe-short-tokens_on_one_territory = { scythe-no }Figuren an einem Ort
scythe-short-upgrades = { scythe-no }{ICON("upgrade")}
scythe-short-structures = { scythe-no }{ICON("build")}
scythe-short-recruits = { scythe-no }{ICON("recruit")}
scythe-short-resource_kinds = { scythe-no }Ressourcenarten
scythe-short-workers_equal_recruits = {ICON("labourer")} { $bound ->
    [none] nicht so viele wie
   *[least] so viele wie
  } {ICON("recruit")}
scythe-short-mechs_with_character = { scythe-no }{ICON("mech")} beim Anführer
scythe-short-workers_with_character = { scythe-no }{ICON("labourer")} beim Anführer
scythe-short-resources_with_character = { scythe-no }Ressourcen beim Anführer
scythe-short-control_adjacent_to_factory = { scythe-no }Regionen an der Fabrik
scythe-short-control_around_same_lake = { scythe-no }Regionen um einen See
scythe-short-resource_same_type = { $bound ->
    [none] keine Ressourcen
   *[other] einer Sorte
  }
scythe-short-combat_cards = { scythe-no }{ICON("combat_card")}
scythe-short-combat_stars = { scythe-no }{ $amount ->
    [one] Kampfstern
   *[other] Kampfsterne
  }
scythe-short-workers_beside_factory = { scythe-no }Arbeiter an der Fabrik
scythe-short-control_each_terrain_with_worker = { scythe-no }Landschaften mit Arbeiter
scythe-short-structures_adjacent_to_own_home_base = { scythe-no }{ICON("build")} an deiner Basis
scythe-need-so-far = { $need } (jetzt { $have })
scythe-have = { $have } von { $amount }
scythe-have-bound = { $have }, { scythe-bound }
scythe-progress = { $what } { $mark }
scythe-mark-done = {ICON("done")}~{ $words }
scythe-mark-open = {ICON("todo")}~{ $words }
scythe-reveal-end = Decke es nach der letzten Aktion deines Zuges auf
scythe-reveal-any = Du kannst es in deinem Zug jederzeit aufdecken

## Encounter and Factory cards

scythe-tone-popular = Freundlich
scythe-tone-commercial = Geschäftlich
scythe-tone-unpopular = Rücksichtslos
scythe-special-look-short = eine Hand ansehen
scythe-special-shift-short = Einheiten versetzen
scythe-factory-move = Dann zieht eine Einheit bis zu { $spaces } Regionen weit ({ $speed } mit Tempo)
scythe-factory-move-short = Eine Einheit zieht bis zu { $spaces } weit

## Tips of the mats

scythe-tip-part = { $part }: { $words }
scythe-tip-faction = { $faction }, Tableau { $mat }
scythe-tip-pay = { $cost } zahlen, dann { $words }
scythe-tip-stars = { $amount } von { $total } Sternen: { $goals }
scythe-tip-no-stars = Noch keine Sterne, von { $total }
scythe-tip-end = Der { scythe-nth-star } eines Spielers beendet das Spiel.
scythe-tip-one-time = Sofortbonus: Ein Rekrut hier bringt { $things }
scythe-tip-token = { HAND() ->
    [mouse] Aktionsmarker: Zieh ihn auf einen Abschnitt, um dessen Aktionen zu nutzen
   *[keys] Aktionsmarker: Wähle ihn ({ key-confirm }), dann einen Abschnitt, um dessen Aktionen zu nutzen
  }
scythe-tip-barred = Gesperrt: im letzten Zug gewählt
scythe-tip-mech = Unter einem Mech; wird er eingesetzt, gilt diese Fähigkeit für deinen Anführer und alle deine Mechs
scythe-tip-cube = Würfel: Wird er durch eine Entwicklung versetzt, gibt { $action } { $now } statt { $was }~{ $item }
scythe-tip-supply = { $action }: Wähle dies und dann eine Region mit deinen Arbeitern, um dort { $things } zu bekommen
scythe-tip-cube-moved = Dieser Würfel macht { $action } um 1 billiger
scythe-tip-coins = Dazu { $things }
scythe-tip-recruit = Rekrut: { $things }, sooft du oder jemand neben dir { $action } nutzt
scythe-tip-combat-card = Kampfkarte: erhöht deine Stärke in einem Kampf um { $value }
scythe-tip-factory-card = Fabrikkarte { $card }: dein fünfter Abschnitt
scythe-tip-factory-place = Der Platz deiner Fabrikkarte: Der erste Besuch deines Anführers in der Fabrik bringt eine.
scythe-no-factory-card = Noch keine Fabrikkarte
scythe-tip-tier = Jetzt wert: { $star }~{ICON("coin")} pro Stern, { $territory }~{ICON("coin")} pro Region, { $pair }~{ICON("coin")} für je zwei Ressourcen
scythe-tip-next-tier = Mit { $missing } Ansehen mehr wären es jetzt { $worth }~{ICON("coin")}
scythe-counter-power = Stärke: so viel kannst du im Kampf höchstens einstellen; ein Stern bei { $need }
scythe-counter-popularity = Ansehen: bestimmt, was am Ende alles wert ist; ein Stern bei { $need }
scythe-counter-coins = Münzen
scythe-counter-combat_cards = Kampfkarten auf der Hand
scythe-counter-oil = Öl in deinen Regionen; damit bezahlst du Entwickeln
scythe-counter-metal = Metall in deinen Regionen; damit bezahlst du Einsetzen
scythe-counter-food = Nahrung in deinen Regionen; damit bezahlst du Rekrutieren
scythe-counter-wood = Holz in deinen Regionen; damit bezahlst du Bauen
scythe-tip-dial = Scheibe auf { $amount } stellen
scythe-tip-keep = { $card }: Wähle sie, um sie zu behalten
scythe-tip-pay-here = { HAND() ->
    [mouse] Zieh deine Zahlung hierher
   *[keys] Wähle, womit du zahlst ({ key-confirm }), dann diese Aktion
  }

## Options of the new-game screen

scythe-option-mats = Nationen und Tableaus
scythe-option-mats-help = Zufällig: werden ausgeteilt. Gewählt: Alle wählen erst eine Nation, dann ein Spielertableau. Ersteigert: Alle bieten Startmünzen auf Paare aus beidem.
scythe-option-mats-dealt = Zufällig
scythe-option-mats-chosen = Gewählt
scythe-option-mats-bid = Ersteigert
scythe-option-bids = Gebote
scythe-option-bids-help = Eine mehr: Jedes Gebot ist eine Münze höher als das vorige. Beliebig: Du darfst gleich mehr bieten, höchstens die Startmünzen des Paars.
scythe-option-bids-step = Eine mehr
scythe-option-bids-any = Beliebig
scythe-option-banned_pairs = Zwei Paare sperren
scythe-option-banned_pairs-help = Krim spielt nie Vaterland, Rusviet nie Industrie. Aus: Jedes Paar ist erlaubt.
scythe-option-banned_pairs-on = An
scythe-option-banned_pairs-off = Aus
scythe-option-fixed_seats = Sitzordnung behalten
scythe-option-fixed_seats-help = Die Züge folgen der Reihenfolge, in der die Spieler aufgeführt sind. Aus: Sie folgen den Heimatbasen im Uhrzeigersinn um den Spielplan. Es beginnt immer das niedrigste Spielertableau.
scythe-option-fixed_seats-on = An
scythe-option-fixed_seats-off = Aus
scythe-option-combat_stars = Sterne für Kämpfe
scythe-option-combat_stars-help = Unbegrenzt: Jeder gewonnene Kampf bringt einen Stern, solange du noch einen hast. Sonst gilt das nur für Sachsen.
scythe-option-combat_stars-limited = Begrenzt
scythe-option-combat_stars-unlimited = Unbegrenzt
scythe-option-factory_speed = Fabrikbewegung mit Tempo
scythe-option-factory_speed-help = Wie weit Anführer und Mechs mit Tempo durch eine Fabrikkarte ziehen.
scythe-option-factory_speed-4 = 4 Regionen
scythe-option-factory_speed-3 = 3 Regionen
scythe-option-free_abilities = Kostenlose Kampffähigkeiten
scythe-option-free_abilities-help = Ob Entwaffnen, Späher und andere kostenlose Fähigkeiten von selbst wirken oder ob du jedes Mal gefragt wirst. Brächte eine davon einen Stern, wirst du immer gefragt.
scythe-option-free_abilities-used = Von selbst
scythe-option-free_abilities-asked = Fragen
scythe-option-deals = Absprachen
scythe-option-deals-help = Ihr könnt einander Münzen geben, und wer bedroht wird, kann sich freikaufen. Ob Versprechen gehalten werden, bleibt euch überlassen.
scythe-option-deals-on = Ein
scythe-option-deals-off = Aus
scythe-option-show_coins = Münzen der anderen
scythe-option-show_coins-help = Ob du siehst, wie viele Münzen die anderen haben.
scythe-option-show_coins-on = Sichtbar
scythe-option-show_coins-off = Verdeckt
scythe-option-promo_encounters = Weitere Begegnungen
scythe-option-promo_encounters-help = Dazu kommen die 14 später erschienenen Begegnungskarten.
scythe-option-promo_encounters-on = Ein
scythe-option-promo_encounters-off = Aus
scythe-option-promo_objectives = Weitere Ziele
scythe-option-promo_objectives-help = Dazu kommen die 4 später erschienenen Zielkarten.
scythe-option-promo_objectives-on = Ein
scythe-option-promo_objectives-off = Aus
scythe-option-promo_factory = Weitere Fabrikkarten
scythe-option-promo_factory-help = Dazu kommen die 6 später erschienenen Fabrikkarten.
scythe-option-promo_factory-on = Ein
scythe-option-promo_factory-off = Aus

## Words on the table

scythe-round = Runde { $round } · meiste Sterne: { $stars } von { $end }
scythe-setup = Aufbau
scythe-pay-left = Noch zu zahlen: { $cost }
scythe-pay-proposal = Vorschlag: { $things }
scythe-pay-from = { $things } { FORM($place, "from") }
scythe-tip-proposal = { HAND() ->
    [mouse] Vorgeschlagene Zahlung: Klick, um so zu zahlen, oder zieh andere Ressourcen auf die Aktion
   *[keys] Vorgeschlagene Zahlung: { key-confirm } zahlt so; oder wähle andere Ressourcen, dann die Aktion
  }
scythe-advice-factions = Wähle eine Nation: Sie bestimmt deine Fähigkeiten, womit und wo du beginnst. Danach wählst du ein Spielertableau.
scythe-advice-mats = Wähle ein Spielertableau: Es bestimmt, welche Aktionen zusammengehören und womit du beginnst. Wer das Tableau hat, das hier am weitesten vorn steht, beginnt.
scythe-advice-lots = Biete auf Nation und Spielertableau. Wirst du überboten, bietest du neu. Dein Gebot geht von den Startmünzen des Paares ab.
scythe-lot-start = Beginnt mit { $things }
scythe-lot-leads = { $name } bietet { $amount }
scythe-lot-free = Noch kein Gebot
scythe-combat-title = Kampf: { $place }
scythe-combat-won = { $name } siegt { FORM($place, "at") }
scythe-combat-equal = bei Gleichstand siegt der Angriff
scythe-combat-power = {ICON("power")}~{ $power }
scythe-combat-total = { $cards ->
    [0] Summe { $total }
   *[other] { $sum } = { $total }
  }
scythe-combat-done = Bereit
scythe-combat-choosing = Wählt verdeckt
scythe-combat-watch = Beide Seiten wählen verdeckt und decken zugleich auf
scythe-combat-wait = Deine Wahl steht fest. Sobald die andere Seite bereit ist, wird aufgedeckt.
scythe-combat-cards = { $most ->
    [0] Du hast keine Kampfkarte für diesen Kampf: Bestätige deine Scheibe
    [one] Du darfst 1 Kampfkarte dazulegen: Leg sie auf deine Scheibe und bestätige
   *[other] Du darfst bis zu { $most } Kampfkarten dazulegen: Leg sie auf deine Scheibe und bestätige
  }
scythe-panel-counts = Jetzt { $worth }~{ICON("coin")} wert, ohne verdeckte Münzen
scythe-panel-made = { $upgrades }~{ICON("upgrade")} von { $upgrades_need }, { $recruits }~{ICON("recruit")} von { $recruits_need }
scythe-panel-coins-hidden = Münzen bleiben bis zum Ende verdeckt
scythe-panel-workers = Arbeiter im Spiel, von { $most }
scythe-panel-mechs = Mechs im Spiel; { $need } bringen einen Stern
scythe-panel-structures = Gebaute Gebäude; { $need } bringen einen Stern

## Previews

scythe-option-deal = { $cost } → { $gains }
scythe-preview-drives = { $amount ->
    [one] Vertreibt 1 Arbeiter: −1~{ICON("popularity")}
   *[other] Vertreibt { $amount } Arbeiter: −{ $amount }~{ICON("popularity")}
  }
scythe-preview-fight = Kampf gegen { $name }: { $power }~{ICON("power")}, { $cards }~{ICON("combat_card")}
scythe-preview-encounter = Beendet diese Bewegung: eine Begegnung
scythe-preview-better = { $action } gibt { $now } statt { $was }~{ $item }
scythe-preview-cheaper = { $action } kostet 1~{ $item } weniger
scythe-preview-gain = { $things } { FORM($place, "at") } bekommen
scythe-preview-once = Einmal: { $things }

## Questions

scythe-ask-choose-faction = Wähle deine Nation
scythe-ask-choose-mat = Wähle dein Spielertableau
scythe-ask-bid = Biete auf Nation und Spielertableau
scythe-ask-choose-section = Wähle deine Aktionen
scythe-ask-top-row = { $top }, dann { $bottom }
scythe-ask-bottom-row = Nutze die untere Aktion
scythe-ask-end-of-turn = { $reveal ->
    [0] Beende deinen Zug
   *[other] Decke ein Ziel auf oder beende deinen Zug
  }
scythe-ask-move-units = { $left ->
    [0] Bewege diese Einheit weiter oder drück „Fertig“
    [one] Bewege noch 1 Einheit
   *[other] Bewege bis zu { $left } Einheiten
  }{ $token ->
    [flag] {" "}oder setz eine Flagge
    [trap] {" "}oder leg eine Falle
    [arm] {" "}oder mach die Falle scharf
   *[none] {""}
  }
scythe-ask-gain-resources = { $amount ->
    [one] Wähle noch 1 Ressource
   *[other] Wähle { $amount } Ressourcen, alle für dieselbe Region
  }
scythe-ask-produce = { $territories ->
    [0] Produziere mit der Mühle
    [one] Produziere in 1 weiteren Region
   *[other] Produziere in bis zu { $territories } Regionen
  }
scythe-ask-pay-cards = { $amount ->
    [one] Wirf 1 deiner { $choices } Kampfkarten ab
   *[other] Wirf { $amount } deiner { $choices } Kampfkarten ab
  }
scythe-ask-pay-tokens = Bezahlen
scythe-ask-upgrade = Entwickeln
scythe-ask-deploy = Einsetzen
scythe-ask-build = Bauen
scythe-ask-enlist = Rekrutieren
scythe-ask-gain = { $by ->
    [recruit] Dein Rekrut bringt dir { $amount }~{ $item }. Annehmen?
    [structure] Dein Gebäude bringt dir { $amount }~{ $item }. Annehmen?
    [tile] Das Plättchen deines Luftschiffs bringt dir { $amount }~{ $item }. Annehmen?
   *[other] Deine Belohnung: { $amount }~{ $item }. Annehmen?
  }
scythe-ask-combats = { $count ->
    [one] Jetzt { FORM($place, "at") } kämpfen oder erst verhandeln?
   *[other] Welcher Kampf kommt zuerst?
  }
scythe-ask-use-ability = „{ $ability }“ gegen { $other } { FORM($place, "at") } nutzen? { $effect ->
    [cards] { $amount ->
        [one] Du bekommst 1 zufällige Kampfkarte.
       *[other] Du bekommst { $amount } zufällige Kampfkarten.
      }
    [own] Du bekommst { $amount }~{ICON("power")}.
   *[foe] { $pay ->
        [0] { $other } verliert { $amount }~{ICON("power")}.
       *[other] Du zahlst { $pay }~{ICON("power")}, { $other } verliert { $amount }~{ICON("power")}.
      }
  }
scythe-ask-set-power = { $most ->
    [0] Stell deine Scheibe ein
   *[other] Stell deine Scheibe ein und leg Kampfkarten dazu
  }
scythe-ask-retreat = Du hast { FORM($place, "at") } verloren. Wohin ziehen sich deine Einheiten zurück?
scythe-ask-choose-option = { $card }
scythe-ask-choose-hand = Wessen Kampfkarten willst du sehen?
scythe-ask-look-at-hand = Kampfkarten von { $other }
scythe-ask-shift-units = Versetze Einheiten in eine leere Nachbarregion
scythe-ask-choose-factory-card = Behalte eine Fabrikkarte
scythe-ask-factory-top = Nutze deine Fabrikkarte
scythe-ask-take-part = Nimm so viel, wie du willst
scythe-ask-gain-workers = Wohin kommt der neue Arbeiter?
scythe-ask-offer-deal = Absprache: Wer gibt wem Münzen?
scythe-ask-deal-amount = Wie viele Münzen gibt { $giver } an { $taker }?
scythe-ask-deal-counter = Wie viele Münzen soll { $giver } an { $taker } geben statt { $amount }?
scythe-ask-answer-deal = { $taker } will { $amount }~{ICON("coin")} von dir. Einverstanden?
scythe-ask-offer-amount = { $taker } bedroht deine Einheiten. Wie viel bietet { $giver } für den Frieden?
scythe-ask-answer-proposal = Vorschlag von { $proposer }: Du gibst { $amount }~{ICON("coin")} an { $taker }. Einverstanden?
scythe-ask-answer-offer = { $giver } bietet dir { $amount }~{ICON("coin")}. Annehmen?

## The panel of a deal

scythe-deal-title = Deine Absprachen
scythe-deal-others = Absprachen der anderen
scythe-deal-give = Münzen geben
scythe-deal-ask = Münzen fordern
scythe-deal-hear = Angebot hören
scythe-deal-amount-title = Wie viele Münzen?
scythe-deal-counter-title = Wie viele Münzen stattdessen?
scythe-deal-answer-title = { $name } schlägt eine Absprache vor
scythe-deal-gives = { $amount ->
    [0] gibt →
   *[other] gibt { $amount }~{ICON("coin")} →
}

## Things and places in the prompt

scythe-kind-action-token = deinen Aktionsmarker
scythe-kind-section = einen Abschnitt
scythe-kind-action = { $count ->
    [one] „{ $name }“
   *[other] eine Aktion
  }
scythe-kind-building = ein Gebäude
scythe-kind-mech = { $count ->
    [one] den Mech
   *[other] einen Mech
  }
scythe-kind-recruit = { $count ->
    [one] den Rekruten
   *[other] einen Rekruten
  }
scythe-kind-one-time = einen Sofortbonus
scythe-kind-cube = einen Würfel
scythe-kind-bracket = ein Klammerfeld
scythe-kind-goods = eine Ressource
scythe-kind-supply = eine Ressource von deinem Tableau
scythe-kind-deal = eine Absprache
scythe-kind-alternative = ein Symbol auf deinem Tableau
scythe-kind-flag = deine Flagge
scythe-kind-trap = eine Falle
scythe-kind-option = eine Möglichkeit
scythe-kind-mat = eine Spielertafel
scythe-kind-dial = deine Scheibe
scythe-kind-payment = die vorgeschlagene Zahlung
scythe-kind-faction = eine Nation
scythe-kind-lot = eine Möglichkeit
scythe-kind-row = eine Möglichkeit
scythe-kind-number = eine Zahl
scythe-kind-coins = einen Betrag
scythe-kind-unit = eine Einheit
scythe-kind-airship = dein Luftschiff
scythe-kind-place = { $count ->
    [one] { FORM($name, "acc") }
   *[other] eine Region
  }
    .own = yes
    .to = { $count ->
        [one] { FORM($name, "to") }
       *[other] in eine Region
      }
scythe-kind-objective = ein Ziel
scythe-kind-factory = eine Karte
scythe-kind-combat-card = eine Kampfkarte

## Why not

scythe-why-banned-pair = Diese Nation und dieses Tableau dürfen nicht zusammenkommen.
scythe-why-bid-too-high = Du kannst nicht mehr bieten als die { $coins } Münzen, mit denen das Tableau beginnt.
scythe-why-bracket-full = In jedem Klammerfeld dieser Aktion liegt schon ein Würfel.
scythe-why-cannot-pay = Kostet { $need }~{ $item }; du hast { $have }.
scythe-why-card-needed = Diese Kampfkarte brauchst du noch für den Rest der Kosten.
scythe-why-coerced-already = Du hast in diesem Zug schon mit einer Kampfkarte bezahlt.
scythe-why-cube-moved = Dieser Würfel wurde schon versetzt.
scythe-why-deal-fighting = Wer gegeneinander kämpft, kann einander keine Münzen geben.
scythe-why-faction-taken = Diese Nation ist vergeben.
scythe-why-lake-held = Auf diesem See steht schon jemand anderes.
scythe-why-leaves-banned-pair = Dann bliebe für jemand anderen nur ein verbotenes Tableau.
scythe-why-no-threat = Dein Anführer und deine Mechs können diese Einheiten gerade nicht erreichen.
scythe-why-mat-taken = Dieses Spielertableau ist vergeben.
scythe-why-no-more-cards = { $most ->
    [0] Du kannst keine Kampfkarten dazulegen: Für jede brauchst du einen Anführer oder Mech.
    [one] Eine Kampfkarte pro Anführer oder Mech: höchstens 1.
   *[other] Eine Kampfkarte pro Anführer oder Mech: höchstens { $most }.
  }
scythe-why-no-worker-out = Du hast in keiner Region, die du kontrollierst, einen Arbeiter.
scythe-why-no-worker-there = In dieser Region hast du keinen Arbeiter, oder du kontrollierst sie nicht.
scythe-why-on-home-base = Nicht auf einer Heimatbasis.
scythe-why-on-lake = Nicht auf einem See.
scythe-why-no-yield = Dort lässt sich nichts produzieren.
scythe-why-not-enough-power = Du hast nur { $power } Stärke.
scythe-why-nothing-to-produce = Deine Arbeiter können gerade nichts produzieren.
scythe-why-objective-at-end = Dieses Ziel kannst du erst nach deiner letzten Aktion aufdecken.
scythe-why-objective-open = Du hast dieses Ziel noch nicht erfüllt.
scythe-why-once-a-turn = Jede Aktion gibt es nur einmal pro Zug.
scythe-why-one-time-taken = Hier liegt schon ein Rekrut.
scythe-why-option-taken = Das hast du schon gewählt.
scythe-why-other-section = Dein Aktionsmarker steht auf einem anderen Abschnitt.
scythe-why-produced-there = Dort hast du schon produziert.
scythe-why-same-factory = Du kannst die Fabrikkarte nicht zweimal hintereinander nutzen.
scythe-why-same-section = Du kannst nicht zweimal hintereinander denselben Abschnitt wählen.
scythe-why-shift-not-empty = Diese Region ist nicht leer.
scythe-why-shift-not-land = Nicht auf einen See oder eine Heimatbasis.
scythe-why-shift-one-place = Alle müssen in dieselbe Region.
scythe-why-solid-border = Diese Aktion hat kein Klammerfeld für einen Würfel.
scythe-why-structure-there = Hier steht schon ein Gebäude.
scythe-why-too-few-coins = Du hast { $have } Münzen.
scythe-why-top-is-over = Die obere Aktion kommt zuerst; für diesen Zug ist sie vorbei.

## Buttons and the names of actions

scythe-do-take_faction = { $faction }
scythe-do-take_mat = { $mat }
scythe-do-place_bid = { $amount } auf { $faction }, { $mat } bieten
scythe-do-take_section = { $section }
scythe-do-factory = Fabrikkarte: { $cost } zahlen für { $gain }
scythe-do-factory_move = Fabrikbewegung
scythe-do-take_bottom = { $action }
scythe-do-take_bottom_without_coins = { $action }, ohne die Münzen
scythe-do-take_elsewhere = { $action }
scythe-do-skip = { $count ->
    [0] Weiter
   *[other] Ohne { $actions } weiter
  }
scythe-do-skip-end = { $count ->
    [0] Zug beenden
   *[other] Ohne { $actions } beenden
  }
scythe-do-end_turn = Zug beenden
scythe-do-done = Fertig
scythe-do-confirm = Bestätigen
scythe-do-decline = Verzichten
scythe-do-enough = Fertig
scythe-do-no-deal = Keine Absprache
scythe-do-seen = Fertig
scythe-do-go_home = Zurück auf die Heimatbasis
scythe-do-accept = Nehmen
scythe-do-step_to = { $unit } { FORM($place, "to") } ziehen
scythe-do-shift = { $unit } { FORM($place, "to") } versetzen
scythe-do-take_aboard = { $thing } aufladen
scythe-do-put_down = { $thing } abladen
scythe-do-place_resource = 1~{ $item } { FORM($place, "at") } nehmen
scythe-do-produce_on = { $things } { FORM($place, "at") } produzieren
scythe-do-produce_on-nothing = { FORM($place, "at") } produzieren
scythe-do-produce_part = Weniger produzieren
scythe-do-place_worker = Neuer Arbeiter { FORM($place, "at") }
scythe-do-take_gain = { $things } nehmen
scythe-do-fight_at = Kampf { FORM($place, "at") }
scythe-do-dial = Scheibe auf { $amount }
scythe-do-play_card = { $card } dazulegen
scythe-do-pay_resource = { $item } { FORM($place, "from") } zahlen
scythe-do-pay_card = { $card } zahlen
scythe-do-move_cube = Würfel von { $top } zu { $bottom }
scythe-do-deploy_mech = Mech „{ $mech }“ { FORM($place, "at") } einsetzen
scythe-do-build_structure = { $structure } { FORM($place, "at") } bauen
scythe-do-move_recruit = Rekrut „{ $bottom }“ für { $gain }
scythe-do-reveal = „{ $card }“ aufdecken
scythe-do-deal = Absprache
scythe-do-give = { $giver } gibt Münzen an { $taker }
scythe-do-hear = { $other } um ein Angebot bitten
scythe-do-coins = { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
}
scythe-do-agree = Einverstanden
scythe-do-counter_offer = Gegenangebot
scythe-do-take_option = Möglichkeit { $letter }
scythe-do-take_option_part = Weniger von { $letter }
scythe-do-look = Hand von { $other } ansehen
scythe-do-keep = „{ $card }“ behalten
scythe-do-use = { $ability } nutzen
scythe-do-fall_back = Anführer und Mechs auf den See zurückziehen
scythe-do-fall_back-workers = Alle Einheiten auf den See zurückziehen

## Log

scythe-log-choose_faction = Nimmt { $faction }
scythe-log-choose_mat = Nimmt das Tableau { $mat }
scythe-log-bid = Bietet { $amount }~{ICON("coin")} auf { $faction }, { $mat }
scythe-log-win_lot = Bekommt { $faction }, { $mat } für { $amount }~{ICON("coin")}
scythe-log-turn = Neuer Zug
scythe-log-section = Wählt { $section }
scythe-log-top = Aktion: { $action }
scythe-log-top-factory = Nutzt die Fabrikkarte
scythe-log-bottom = Aktion: { $action }
scythe-log-step = { $workers ->
    [0] { $goods ->
        [0] { $unit } zieht { FORM($place, "to") }
       *[other] { $unit } zieht mit { $goods }~{ICON("any_resource")} { FORM($place, "to") }
      }
   *[other] { $goods ->
        [0] { $unit } zieht mit { $workers }~{ICON("labourer")} { FORM($place, "to") }
       *[other] { $unit } zieht mit { $workers }~{ICON("labourer")} { $goods }~{ICON("any_resource")} { FORM($place, "to") }
      }
  }
scythe-log-drive_off = { $amount ->
    [one] Vertreibt einen Arbeiter { FORM($place, "from") }
   *[other] Vertreibt { $amount } Arbeiter { FORM($place, "from") }
  }
scythe-log-go_home = { $unit } zieht sich auf die Heimatbasis zurück
scythe-log-go_back = { $unit } kehrt { FORM($place, "to") } zurück
scythe-log-fall_back = { $unit } zieht sich { FORM($place, "to") } zurück
scythe-log-shift = { $unit } wird { FORM($place, "to") } versetzt
scythe-log-resource = Bekommt { $amount }~{ $kind } { FORM($place, "at") }
scythe-log-worker = Bekommt einen {ICON("labourer")} { FORM($place, "at") }
scythe-log-gain = Bekommt { $amount }~{ $item }
scythe-log-lose = Verliert { $amount }~{ $item }
scythe-log-pay = Zahlt { $amount }~{ $item }
scythe-log-pay_goods = Zahlt { $amount }~{ $kind } { FORM($place, "from") }
scythe-log-draw = Zieht { $amount }~{ICON("combat_card")}
scythe-log-draw_cards = Du ziehst { $cards }
scythe-log-discard = Wirft {ICON("combat_card")} { $value } ab
scythe-log-upgrade = Entwickelt { $top }; { $action } wird billiger
scythe-log-deploy = Setzt {ICON("mech")} { $mech } { FORM($place, "at") } ein
scythe-log-build = Baut { FORM($structure, "gender") ->
    [f] eine
   *[n] ein
  } { $structure } { FORM($place, "at") }
scythe-log-enlist = Rekrut „{ $action }“ bringt { $gain }
scythe-log-recruit_bonus = Rekrutenbonus „{ $action }“
scythe-milestone-star = Stern für { $name }
scythe-milestone-star-line = { CAPITAL($goal) }
scythe-milestone-game_over = Das Ende
scythe-log-star = Setzt einen {ICON("triumph")}: { $goal }
scythe-log-reveal = Deckt ein Ziel auf: { $card }
scythe-log-encounter = Begegnung { FORM($place, "at") }: { $card }
scythe-log-option = Wählt Möglichkeit { $letter }
scythe-log-look = Sieht die Kampfkarten von { $other } an
scythe-log-factory_card = Behält die Fabrikkarte { $card }
scythe-log-combat = Kämpft { FORM($place, "at") } gegen { $other }
scythe-log-use_ability = Nutzt { $ability }
scythe-log-steal = Stiehlt eine Kampfkarte von { $other }
scythe-log-steal_card = Stiehlt { $card } von { $other }
scythe-log-reveal_power = Scheibe { $dial } + { $count ->
    [one] Karte
   *[other] Karten
  } { $values } = { $total }~{ICON("power")}
scythe-log-reveal_power-bare = Scheibe { $dial }, keine Karten
scythe-log-combat_won = Schlägt { $other } { FORM($place, "at") }
scythe-log-combat_won-tie = Schlägt { $other } { FORM($place, "at") }: Gleichstand, und den gewinnt der Angriff
scythe-log-give = Gibt { $amount }~{ICON("coin")} an { $other }
scythe-log-offer = Angebot an { $other }: { $amount }~{ICON("coin")}
scythe-log-no_deal = Lehnt eine Absprache mit { $other } ab: { $amount }~{ICON("coin")}
scythe-log-game_over = Das Spiel ist aus

## Score sheet

scythe-source-coins = Münzen
scythe-source-stars = Sterne
scythe-source-territories = Regionen
scythe-source-resources = Ressourcen
scythe-source-structures = Gebäudebonus
scythe-source-pieces = Arbeiter, Mechs und Gebäude
scythe-source-power = Stärke
scythe-source-popularity = Ansehen
scythe-source-tokens = Kontrollierte Ressourcen
scythe-source-lands = Kontrollierte Regionen
scythe-source-stars_placed = Gesetzte Sterne
